/// A question as the asker writes it: its answer has the asker's own type.
///
/// A prompt is made from an enum, from a list of an enum's cases, or from any sequence with a closure that describes
/// each element.
///
/// ```swift
/// var prompt = ChoicePrompt(FoodKind.self, title: "餐點", message: "請選擇你的餐點")
/// prompt[.steak].detail = "NT$ 320"
/// prompt[.noodles].availability = .unavailable(reason: "Sold out")
/// prompt.defaultValue = .chicken
/// prompt.timeout = .seconds(30)
/// let food = try await service.choose(prompt)
/// ```
public struct ChoicePrompt<Value> {
  struct Entry {
    var value: Value
    var option: ChoiceOption
    /// The raw value of an enum's case, which is the option's key unless it is given one.
    var rawValue: String?
  }

  /// The question; `nil` asks the localizer for a title that fits the enum's name.
  public var title: String?
  /// The text under the question.
  public var message: String?
  /// A picture beside the question.
  public var image: ChoiceImage?
  /// A link under the message.
  public var link: ChoiceLink?
  /// The way out without an answer; `nil` when the person has to choose.
  public var cancel: ChoiceCancel? = .localized
  /// How long the person has, counted from when the presenter is asked to show the question; `nil` is for ever, and
  /// nothing or less ends the question as soon as it is shown.
  public var timeout: Duration?
  /// What to do while another question is showing.
  public var whenBusy: ChoiceBusyPolicy = .wait

  var entries: [Entry]
  /// The position of the default value.
  var defaultIndex: Int?
  /// The positions of the preselected values.
  var preselectedIndices: Set<Int> = []
  var isAcknowledgement: Bool = false

  private init(entries: [Entry], title: String?, message: String?) {
    self.entries = entries
    self.title = title
    self.message = message
  }

  /// The values that can be asked for, in the order in which they are shown.
  public var values: [Value] { entries.map(\.value) }
}

extension ChoicePrompt: Sendable where Value: Sendable {}
extension ChoicePrompt.Entry: Sendable where Value: Sendable {}

// MARK: - Default and preselection

extension ChoicePrompt {
  /// Makes the first value that meets a condition the one that a bare confirmation takes.
  ///
  /// It is passed over while it is unavailable or destructive. Values that can be compared have a `defaultValue`.
  ///
  /// ```swift
  /// var menu = ChoicePrompt(dishes, title: "Menu") { ChoiceOption($0.name) }
  /// menu.setDefault { $0.name == "Soup" }
  /// let dish = try await service.choose(menu)
  /// ```
  ///
  /// - Parameter condition: Whether a value is the default; when none is, there is no default.
  public mutating func setDefault(where condition: (Value) -> Bool) {
    defaultIndex = entries.firstIndex { condition($0.value) }
  }

  /// Ticks the values that meet a condition at first, where several can be chosen; a bare confirmation takes them.
  ///
  /// Unavailable ones are not ticked. Values that can be compared have `preselected`.
  ///
  /// ```swift
  /// var menu = ChoicePrompt(dishes, title: "Menu") { ChoiceOption($0.name) }
  /// menu.preselect { $0.price == "NT$ 0" }
  /// let meal = try await service.chooseMany(menu)
  /// ```
  ///
  /// - Parameter condition: Whether a value is ticked.
  public mutating func preselect(where condition: (Value) -> Bool) {
    preselectedIndices = Set(entries.indices.filter { condition(entries[$0].value) })
  }

  private var defaultedValue: Value? { defaultIndex.map { entries[$0].value } }
  private var preselectedValues: [Value] { preselectedIndices.sorted().map { entries[$0].value } }
}

extension ChoicePrompt where Value: Equatable {
  /// The value that a bare confirmation takes where one is chosen; for several, see `preselected`.
  ///
  /// It is passed over while it is unavailable or destructive, and becomes `nil` when it is not among the options.
  public var defaultValue: Value? {
    get { defaultedValue }
    set { setDefault { $0 == newValue } }
  }

  /// The values that are ticked at first, and taken by a bare confirmation, where several can be chosen.
  ///
  /// Those not among the options are dropped, and unavailable ones are not ticked.
  public var preselected: [Value] {
    get { preselectedValues }
    set { preselect(where: newValue.contains) }
  }
}

extension ChoicePrompt where Value: RawRepresentable<String> {
  /// The value that a bare confirmation takes where one is chosen; found by its raw value.
  public var defaultValue: Value? {
    get { defaultedValue }
    set { setDefault { $0.rawValue == newValue?.rawValue } }
  }

  /// The values that are ticked at first where several can be chosen; found by their raw values.
  public var preselected: [Value] {
    get { preselectedValues }
    set {
      let rawValues = Set(newValue.map(\.rawValue))
      preselect { rawValues.contains($0.rawValue) }
    }
  }
}

extension ChoicePrompt where Value: RawRepresentable<String> & Equatable {
  /// The value that a bare confirmation takes where one is chosen; for several, see `preselected`.
  ///
  /// It is found by its raw value. It is passed over while it is unavailable or destructive, and becomes `nil` when it is
  /// not among the options.
  public var defaultValue: Value? {
    get { defaultedValue }
    set { setDefault { $0.rawValue == newValue?.rawValue } }
  }

  /// The values that are ticked at first, and taken by a bare confirmation, where several can be chosen.
  ///
  /// They are found by their raw values. Those not among the options are dropped, and unavailable ones are not ticked.
  public var preselected: [Value] {
    get { preselectedValues }
    set {
      let rawValues = Set(newValue.map(\.rawValue))
      preselect { rawValues.contains($0.rawValue) }
    }
  }
}

// MARK: - From a sequence

extension ChoicePrompt {
  /// Creates a prompt from the elements of a sequence.
  ///
  /// - Parameters:
  ///   - values: The values that can be answered, in the order in which they are shown.
  ///   - title: The question.
  ///   - message: The text under the question.
  ///   - option: Describes the option that stands for a value.
  public init(
    _ values: some Sequence<Value>,
    title: String,
    message: String? = nil,
    option: (Value) -> ChoiceOption
  ) {
    self.init(
      entries: values.map { Entry(value: $0, option: option($0)) },
      title: title, message: message)
  }
}

// MARK: - From an enum

extension ChoicePrompt where Value: CaseIterable & RawRepresentable<String> {
  /// Creates a prompt from all cases of an enum; `allCases` is read once.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - title: The question; `nil` asks the localizer for a title that fits the enum's name.
  ///   - message: The text under the question.
  public init(_ type: Value.Type, title: String? = nil, message: String? = nil) {
    self.init(Value.allCases, title: title, message: message)
  }

  /// Creates a prompt from some cases of an enum.
  ///
  /// - Parameters:
  ///   - cases: The cases that can be answered, in the order in which they are shown.
  ///   - title: The question; `nil` asks the localizer for a title that fits the enum's name.
  ///   - message: The text under the question.
  public init(_ cases: some Sequence<Value>, title: String? = nil, message: String? = nil) {
    let describesItself = Value.self is any ChoiceDescribing.Type
    self.init(
      entries: cases.map {
        Entry(value: $0, option: ChoiceOption(standingFor: $0, describesItself: describesItself), rawValue: $0.rawValue)
      },
      title: title, message: message)
  }

  /// The option that stands for a case; what is changed in it is changed in every option with the case's raw value.
  ///
  /// - Parameter value: A case that is among the options; any other is a programming error and stops the program.
  public subscript(_ value: Value) -> ChoiceOption {
    get {
      entries[requiredIndices(of: value)[0]].option
    }
    set {
      let indices = requiredIndices(of: value)
      let old = entries[indices[0]].option
      for index in indices { entries[index].option.takeChanges(from: old, to: newValue) }
    }
  }

  private func requiredIndices(of value: Value) -> [Int] {
    let indices = entries.indices.filter { entries[$0].value.rawValue == value.rawValue }
    precondition(
      !indices.isEmpty,
      "\(TypeName.of(Value.self)).\(value) (“\(value.rawValue)”) is not among the options of this prompt: "
        + "\(entries.map(\.value.rawValue)). Change only options that are there.")
    return indices
  }
}

/// The way out of a question without an answer.
///
/// ```swift
/// prompt.cancel = "Not now"
/// ```
public enum ChoiceCancel: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// Cancel in the person's language.
  case localized
  /// A title of your own.
  case title(String)

  /// Creates a way out with a title of your own.
  ///
  /// - Parameter value: The title.
  public init(stringLiteral value: String) {
    self = .title(value)
  }
}

/// What a question does while another one is showing.
///
/// The list can grow, so this is a structure and not an enum.
///
/// ```swift
/// prompt.whenBusy = .replace
/// ```
public struct ChoiceBusyPolicy: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case wait, fail, replace
  }

  let kind: Kind

  /// Wait for its turn, in the order of asking.
  public static let wait: Self = Self(kind: .wait)
  /// End at once as ``CancelReason/busy``.
  public static let fail: Self = Self(kind: .fail)
  /// End the other one as ``CancelReason/superseded`` and show this one next.
  public static let replace: Self = Self(kind: .replace)
}
