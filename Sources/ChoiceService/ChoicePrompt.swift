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
  /// The value that a bare confirmation takes.
  ///
  /// It is ignored while it is not among the options, is unavailable, or is destructive. It is found by raw value, by
  /// equality, or by identity; naming a value of a type that has none of these is a programming error and stops the
  /// program.
  public var defaultValue: Value?
  /// The values that are ticked at first where several can be chosen; found as ``defaultValue`` is.
  public var preselected: [Value] = []
  /// How long the person has, counted from when the question is shown; `nil` is for ever.
  public var timeout: Duration?
  /// What to do while another question is showing.
  public var whenBusy: ChoiceBusyPolicy = .wait

  var entries: [Entry]
  var isAcknowledgement: Bool = false

  private init(entries: [Entry], title: String?, message: String?) {
    self.entries = entries
    self.title = title
    self.message = message
  }

  /// The values that can be asked for, in the order in which they are shown.
  public var values: [Value] { entries.map(\.value) }

  /// The name of the values' type, as it was declared.
  var typeName: String { TypeName.of(Value.self) }
}

extension ChoicePrompt: Sendable where Value: Sendable {}
extension ChoicePrompt.Entry: Sendable where Value: Sendable {}

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
    self.init(
      entries: cases.map { Entry(value: $0, option: ChoiceOption(rawValue: $0.rawValue)) },
      title: title, message: message)
  }

  /// The option that stands for a case; a change is made to every option with the case's raw value.
  ///
  /// - Parameter value: A case that is among the options; any other is a programming error and stops the program.
  public subscript(_ value: Value) -> ChoiceOption {
    get {
      entries[requiredIndices(of: value)[0]].option
    }
    set {
      for index in requiredIndices(of: value) { entries[index].option = newValue }
    }
  }

  private func requiredIndices(of value: Value) -> [Int] {
    let indices = entries.indices.filter { entries[$0].value.rawValue == value.rawValue }
    precondition(
      !indices.isEmpty,
      "\(typeName).\(value) (“\(value.rawValue)”) is not among the options of this prompt: "
        + "\(entries.map(\.value.rawValue)). Change only options that are there.")
    return indices
  }
}

/// The way out of a question without an answer.
///
/// ```swift
/// prompt.cancel = "Not now"
/// ```
public enum ChoiceCancel: Sendable, Hashable, ExpressibleByStringLiteral {
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
/// ```swift
/// prompt.whenBusy = .replace
/// ```
public enum ChoiceBusyPolicy: Sendable, Hashable {
  /// Wait for its turn, in the order of asking.
  case wait
  /// End at once as ``CancelReason/busy``.
  case fail
  /// End the other one as ``CancelReason/superseded`` and show this one next.
  case replace
}
