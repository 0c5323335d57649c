import TestSupport
import Testing

@testable import ChoiceService

@Suite("Prompts")
struct PromptTests {
  private func request<Value>(
    _ prompt: ChoicePrompt<Value>, localizer: ChoiceLocalizer = .english
  ) -> ChoiceRequest {
    prompt.request(selection: .one, localizer: localizer)
  }

  @Test("access by case changes every option with the case's raw value")
  func changesEveryMatch() {
    var prompt = ChoicePrompt([Meal.steak, .noodles, .steak])
    prompt[.steak].detail = "NT$ 320"
    #expect(prompt.entries.map(\.option.detail) == ["NT$ 320", nil, "NT$ 320"])
    #expect(prompt[.steak].detail == "NT$ 320")
    #expect(prompt.values == [.steak, .noodles, .steak])
  }

  @Test("a change to one of several options with one raw value leaves their other differences")
  func changesOnlyTheChange() {
    var number = 0
    var prompt = ChoicePrompt([Meal.steak, .steak], title: "?") { _ in
      number += 1
      return ChoiceOption("steak \(number)", key: "k\(number)")
    }
    prompt[.steak].detail = "rare"
    #expect(
      prompt.entries.map(\.option) == [
        ChoiceOption("steak 1", detail: "rare", key: "k1"), ChoiceOption("steak 2", detail: "rare", key: "k2"),
      ])
  }

  @Test("an option that is replaced whole keeps its raw value as the key")
  func keys() {
    var prompt = ChoicePrompt(Meal.self)
    prompt[.steak] = ChoiceOption("Grilled steak", detail: "rare")
    prompt[.noodles].key = "ramen"
    let options = request(prompt).options
    #expect(options.map(\.title) == ["Grilled steak", "Chicken", "Noodles"])
    #expect(options.map(\.key) == ["Steak", "Chicken", "ramen"])
    #expect(
      ChoiceRequest(title: "?", options: [ChoiceOption("a"), ChoiceOption("b", key: "c")]).options.map(\.key) == [
        "a", "c",
      ])
  }

  @Test("a case that is not among the options stops the program and is named")
  func missingCase() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var prompt = ChoicePrompt([Meal.steak])
      prompt[.noodles].detail = "?"
    }.map { result in
      let said = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(said.contains("Meal.noodles (“Noodles”) is not among the options of this prompt: [\"Steak\"]"))
    }
  }

  @Test("a range of counts that holds no number stops the program and is named")
  func emptyRange() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let service = MessageService(presenter: ScriptedPresenter([]))
      _ = try await service.chooseMany(Meal.self, count: 2..<2)
    }.map { result in
      let said = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(said.contains("The range of how many options can be chosen, 2..<2, holds no possible number"))
    }
  }

  @Test("a default is found by raw value, by equality, or by key")
  func defaults() {
    var byRawValue = ChoicePrompt(Meal.self)
    byRawValue.defaultValue = .noodles
    #expect(request(byRawValue).defaultOption?.index == 2)
    #expect(byRawValue.defaultValue == .noodles)

    final class Kind: CaseIterable, RawRepresentable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static var allCases: [Kind] { [Kind(rawValue: "a"), Kind(rawValue: "b")] }
    }
    var byRawValueOfAClass = ChoicePrompt(Kind.self)
    byRawValueOfAClass.defaultValue = Kind(rawValue: "b")
    byRawValueOfAClass.preselected = [Kind(rawValue: "a")]
    #expect(byRawValueOfAClass.defaultIndex == 1)
    #expect(byRawValueOfAClass.preselected.map(\.rawValue) == ["a"])

    var byEquality = ChoicePrompt([1, 2, 3], title: "?") { _ in ChoiceOption("same") }
    byEquality.defaultValue = 2
    #expect(request(byEquality).defaultOption?.index == 1)

    struct Code: Equatable { let number: Int }
    var byComparison = ChoicePrompt([1, 2, 3].map(Code.init), title: "?") { _ in ChoiceOption("same") }
    byComparison.defaultValue = Code(number: 3)
    #expect(request(byComparison).defaultOption?.index == 2)

    final class Dish {
      let name: String
      init(_ name: String) { self.name = name }
    }
    var byCondition = ChoicePrompt(["soup", "stew"].map(Dish.init), title: "?") { ChoiceOption($0.name) }
    byCondition.setDefault { $0.name == "stew" }
    #expect(request(byCondition).defaultOption?.index == 1)
    byCondition.setDefault { _ in false }
    #expect(request(byCondition).defaultOption == nil)
    byCondition.preselect { $0.name.hasPrefix("s") }
    #expect(request(byCondition).preselected.map(\.index) == [0, 1])
  }

  @Test("a default that is not among the options, unavailable or destructive is ignored")
  func ignoredDefaults() {
    var prompt = ChoicePrompt([Meal.steak, .chicken])
    prompt.defaultValue = .noodles
    #expect(request(prompt).defaultOption == nil)
    prompt.defaultValue = .steak
    prompt[.steak].role = .destructive
    #expect(request(prompt).defaultOption == nil)
    prompt[.steak].role = .standard
    prompt[.steak].availability = .unavailable(reason: nil)
    #expect(request(prompt).defaultOption == nil)
  }

  @Test("preselected values are ticked in the order of the options, unavailable ones are not")
  func preselected() {
    var prompt = ChoicePrompt(Meal.self)
    prompt.preselected = [.noodles, .steak, .chicken]
    prompt[.chicken].availability = .unavailable(reason: nil)
    #expect(request(prompt).preselected.map(\.index) == [0, 2])
  }

  @Test("A69 A67 texts fall back: an empty entry to the raw value, an empty raw value to the case's name")
  func fallbacks() {
    enum Odd: String, CaseIterable { case nothing = "", tea = "Tea" }
    let localizer = ChoiceLocalizer(language: .english) { _ in "" }
    #expect(request(ChoicePrompt(Odd.self), localizer: localizer).options.map(\.title) == ["nothing", "Tea"])
    #expect(request(ChoicePrompt(Odd.self), localizer: localizer).cancelTitle == "Cancel")
    #expect(request(ChoicePrompt(Odd.self), localizer: localizer).title == "Odd")
  }

  @Test("strings passed explicitly are used as they are")
  func explicitStrings() {
    let localizer = ChoiceLocalizer { _ in "localized" }
    var prompt = ChoicePrompt(Meal.self, title: "Steak")
    prompt[.steak].title = "Steak"
    prompt.cancel = "No"
    let request = request(prompt, localizer: localizer)
    #expect(request.title == "Steak")
    #expect(request.options.map(\.title) == ["Steak", "localized", "localized"])
    #expect(request.cancelTitle == "No")
    let dynamic = ChoicePrompt([1], title: "?") { _ in ChoiceOption("") }
    #expect(self.request(dynamic, localizer: localizer).options.map(\.title) == [""])
  }

  @Test("A54 a title with any character stays one option, and its value comes back")
  func hostileTitles() async throws {
    let titles = ["a\nb", "|", "\u{0}", "-rf", "$(touch x)'\"", "\u{1B}[2J", ""]
    for (index, title) in titles.enumerated() {
      let service = MessageService(presenter: ScriptedPresenter([.choose(title: title)]))
      let prompt = ChoicePrompt(titles.indices, title: "?") { ChoiceOption(titles[$0]) }
      #expect(try await service.choose(prompt) == index)
    }
  }

  @Test("A81 a request keeps what it was asked with")
  func immutable() async throws {
    let stage = StagePresenter()
    let service = MessageService(presenter: stage)
    var prompt = ChoicePrompt(Meal.self, title: "before")
    let asked = prompt
    async let answer = service.choose(asked)
    let request = await stage.waitForShown(1)
    prompt.title = "after"
    prompt[.steak].title = "changed"
    #expect(request.title == "before")
    #expect(request.options[0].title == "Steak")
    await stage.choose(0)
    #expect(try await answer == .steak)
  }
}

@Suite("Names of types in words")
struct TypeNameTests {
  @Test(
    arguments: [
      ("FoodKind", "Food kind"), ("Meal", "Meal"), ("HTTPMethod", "HTTP method"), ("UseHTTP", "Use HTTP"),
      ("food_kind", "Food kind"), ("Level2Boss", "Level2 boss"), ("餐點種類", "餐點種類"), ("iPhone", "I phone"),
      ("ÜberKind", "Über kind"), ("A", "A"), ("ABTest", "AB test"), ("_Private", "Private"), ("", ""),
    ])
  func inWords(name: String, words: String) {
    #expect(TypeName.inWords(name) == words)
  }

  @Test("the name has no module, enclosing type or generic arguments")
  func ofType() {
    struct Box<Content> {}
    #expect(TypeName.of(Meal.self) == "Meal")
    #expect(TypeName.of(Box<Int>.self) == "Box")
    #expect(TypeName.of(CallTests.Topping.self) == "Topping")
  }
}

@Suite("The package's words")
struct LanguageTests {
  @Test(
    "A67 a locale has the language that its people read",
    arguments: [
      ("en_US.UTF-8", "en"), ("zh_TW.UTF-8", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh_HK", "zh-Hant"),
      ("zh_CN.UTF-8", "zh-Hans"), ("zh", "zh-Hans"), ("zh-Hans-TW", "zh-Hans"), ("zh-hant-CN", "zh-Hant"),
      ("zh_TW@pinyin", "zh-Hant"), ("yue", "zh-Hant"), ("yue-Hans", "zh-Hans"), ("yue_CN", "zh-Hans"),
      ("zh_US", "zh-Hant"), ("zh_SG", "zh-Hans"), ("ja_JP.eucJP", "ja"),
      ("ko-KR", "ko"), ("KO", "ko"), ("C", nil), ("POSIX", nil), ("", nil), ("fr_FR", nil), ("english", nil),
    ])
  func locales(identifier: String, tag: String?) {
    #expect(ChoiceLanguage(localeIdentifier: identifier)?.tag == tag)
  }

  @Test(
    "the environment names one language: LC_ALL, else LC_MESSAGES, else LANG",
    arguments: [
      ([:], "en"), (["LANG": "zh_TW.UTF-8"], "zh-Hant"), (["LANG": "C"], "en"), (["LANG": "fr_FR.UTF-8"], "en"),
      (["LANG": "ko_KR.UTF-8", "LC_ALL": "ja_JP.UTF-8"], "ja"), (["LANG": "ko_KR.UTF-8", "LC_ALL": ""], "ko"),
      (["LANG": "ko_KR", "LC_MESSAGES": "zh_CN"], "zh-Hans"), (["LC_MESSAGES": "zh_CN", "LC_ALL": "C"], "en"),
      (["LANGUAGE": "ja"], "en"),
    ] as [([String: String], String)])
  func environment(variables: [String: String], tag: String) {
    #expect(ChoiceLanguage.preferred(in: variables).tag == tag)
  }

  @Test("of several preferred languages the first that has words is taken")
  func preferred() {
    #expect(ChoiceLanguage.preferred(among: ["fr-FR", "de", "ko-KR", "ja"]) == .korean)
    #expect(ChoiceLanguage.preferred(among: ["fr-FR"]) == .english)
    #expect(ChoiceLanguage.preferred(among: []) == .english)
  }

  @Test(
    "values stand in their places, once",
    arguments: [
      ("{0} of {1}", ["a", "b"], "a of b"), ("{1}{0}{1}", ["a", "b"], "bab"), ("{0}", ["{1}", "b"], "{1}"),
      ("{2} {x} {", ["a"], "{2} {x} {"), ("none", ["a"], "none"), ("{0}", [], "{0}"), ("{{0}}", ["a"], "{a}"),
    ] as [(String, [String], String)])
  func templates(text: String, values: [String], filled: String) {
    #expect(Template(text).filled(with: values) == filled)
  }

  @Test("a table of titles has cases by raw value and questions by type")
  func table() async throws {
    let presenter = ScriptedPresenter([.choose("牛排")])
    let localizer = ChoiceLocalizer(language: .japanese, titles: ["Steak": "牛排", "Meal": "餐點"])
    let service = MessageService(presenter: presenter, localizer: localizer)
    #expect(try await service.choose(Meal.self) == .steak)
    #expect(presenter.requests[0].title == "餐點")
    #expect(presenter.requests[0].options.map(\.title) == ["牛排", "Chicken", "Noodles"])
    #expect(presenter.requests[0].cancelTitle == "キャンセル")
    #expect(presenter.requests[0].localizer.language == .japanese)
  }

  @Test("A67 no word is missing in any language")
  func complete() {
    for language in ChoiceLanguage.allCases {
      for word in ChoiceWord.coreWords {
        #expect(word.text(in: language)?.isEmpty == false, "\(word) in \(language)")
      }
    }
  }

  @Test("A67 Cancel is in the language of the localizer; an entry of the host wins; titles of the host come from it")
  func cancel() async throws {
    let expected = ["en": "Cancel", "zh-Hant": "取消", "zh-Hans": "取消", "ja": "キャンセル", "ko": "취소"]
    for language in ChoiceLanguage.allCases {
      let presenter = ScriptedPresenter([.cancel])
      let service = MessageService(presenter: presenter, localizer: ChoiceLocalizer(language: language))
      _ = try await service.chooseOrNil(Meal.self)
      #expect(presenter.requests[0].cancelTitle == expected[language.tag])
    }
    let host = ChoiceLocalizer(language: .korean) { $0 == .word(.cancel) ? "그만" : nil }
    #expect(host.text(for: .cancel) == "그만")
    #expect(host.text(for: .ok) == "확인")
  }
}

@Suite("An enum that describes its own options")
struct DescribingTests {
  enum Drink: String, CaseIterable, ChoiceDescribing {
    case tea, wine, water

    var choiceTitle: String? { self == .tea ? "Green tea" : nil }
    var choiceDetail: String? { self == .wine ? "0.2 l" : nil }
    var choiceSymbol: ChoiceSymbol? { self == .tea ? "🍵" : nil }
    var choiceRole: ChoiceRole { self == .wine ? .destructive : .standard }
    var choiceAvailability: ChoiceAvailability { self == .wine ? .unavailable(reason: "After six") : .available }
    var choiceShortcut: Character? { self == .water ? "w" : nil }
  }

  enum Plain: String, CaseIterable, ChoiceDescribing { case one, two }

  @Test("needs no change where it is asked for; what it does not say has a default, and the localizer finds its titles")
  func described() async throws {
    let presenter = ScriptedPresenter([.choose(Drink.water), .choose(Drink.tea), .choose(Plain.two)])
    let localizer = ChoiceLocalizer(language: .english, titles: ["tea": "Tee", "wine": "Wein"])
    let service = MessageService(presenter: presenter, localizer: localizer)
    #expect(try await service.choose(Drink.self) == .water)
    #expect(
      presenter.requests[0].options.map(\.option) == [
        ChoiceOption("Green tea", symbol: "🍵", key: "tea"),
        ChoiceOption(
          "Wein", detail: "0.2 l", role: .destructive, availability: .unavailable(reason: "After six"), key: "wine"),
        ChoiceOption("water", shortcut: "w", key: "water"),
      ])
    #expect(try await service.chooseOrNil(Drink.self) { $0[.tea].title = "Black tea" } == .tea)
    #expect(presenter.requests[1].options[0].title == "Black tea")
    #expect(try await service.choose(Plain.self) == .two)
    #expect(
      presenter.requests[2].options.map(\.option) == [ChoiceOption("one", key: "one"), ChoiceOption("two", key: "two")])
  }
}
