import ChoiceService
import Testing

@testable import ChoiceServiceTerminal

@Suite("A question as numbered lines")
struct LineQuestionTests {
  @Test("shows title, message, link, options with everything that they have, and Cancel as 0")
  func everything() {
    let request = ChoiceRequest(
      title: "餐點",
      message: "請選擇你的餐點\nToday only",
      link: ChoiceLink("Menu", destination: "https://example.com"),
      options: [
        ChoiceOption("牛排", detail: "NT$ 320", symbol: "🥩"),
        ChoiceOption("Noodles", availability: .unavailable(reason: "Sold out")),
        ChoiceOption("Soup", symbol: .system("cup"), availability: .unavailable(reason: nil)),
        ChoiceOption("Clear the table", role: .destructive),
      ],
      cancelTitle: "取消", defaultIndex: 0, localizer: .english)
    #expect(
      LineQuestion(request: request).whole == """
        餐點
        請選擇你的餐點
        Today only
        Menu: https://example.com

          1) 🥩 牛排 — NT$ 320 (default)
          2) Noodles (unavailable: Sold out)
          3) Soup (unavailable)
          4) Clear the table (!)
          0) 取消

        Number or name [1]: \("")
        """)
  }

  @Test("A63 aligns the numbers of a long list, and shows Cancel after all of it")
  func long() {
    let request = ChoiceRequest(
      title: "?", options: (1...40).map { ChoiceOption("option \($0)") }, cancelTitle: "Cancel",
      localizer: .english)
    let lines = LineQuestion(request: request).whole.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 45)
    #expect(lines[2] == "   1) option 1")
    #expect(lines[41] == "  40) option 40")
    #expect(lines[42] == "   0) Cancel")
    #expect(lines[44] == "Number or name: ")
  }

  @Test("says how many can be chosen, and what Enter takes")
  func many() {
    let options = ["a", "b", "c"].map { ChoiceOption($0) }
    let some = ChoiceRequest(
      title: "?", options: options, selection: .many(1...2), preselectedIndices: [0, 2], localizer: .english)
    #expect(LineQuestion(request: some).prompt == "Numbers or names separated by commas, 1 to 2 [1, 3]: ")
    let two = ChoiceRequest(title: "?", options: options, selection: .many(2...2), localizer: .english)
    #expect(LineQuestion(request: two).prompt == "Numbers or names separated by commas, exactly 2: ")
    let any = ChoiceRequest(title: "?", options: options, selection: .many(0...3), localizer: .english)
    #expect(LineQuestion(request: any).prompt == "Numbers or names separated by commas, 0 to 3 [Enter for none]: ")
    let ticked = ChoiceRequest(
      title: "?", options: options, selection: .many(0...3), preselectedIndices: [1], localizer: .english)
    #expect(LineQuestion(request: ticked).prompt == "Numbers or names separated by commas, 0 to 3 [2; - for none]: ")
  }

  @Test("C77 writes nothing that a terminal would obey, wherever it stands")
  func hostile() {
    let evil = "a\u{1B}[2J\r\u{9B}\u{202E}"
    let request = ChoiceRequest(
      title: evil, message: evil, link: ChoiceLink(evil, destination: evil),
      options: [
        ChoiceOption(evil, detail: evil, symbol: .emoji(evil), availability: .unavailable(reason: evil)),
        ChoiceOption("b"),
      ],
      cancelTitle: evil)
    let text = LineQuestion(request: request).whole
    #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) })
    #expect(!text.contains("\u{202E}"))
    #expect(text.split(separator: "\n").count == 7)
  }
}

extension LineQuestion {
  fileprivate var whole: String { text + prompt }
}

@Suite("What a typed line means")
struct LineVerdictTests {
  static let menu = ChoiceRequest(
    title: "Menu",
    options: [
      ChoiceOption("Soup"), ChoiceOption("Soup of the day"), ChoiceOption("Steak"),
      ChoiceOption("Stew", availability: .unavailable(reason: "Sold out")), ChoiceOption("ラーメン"), ChoiceOption("2024"),
      ChoiceOption("Bread\u{1B}"),
    ],
    cancelTitle: "Cancel")

  private func chosen(_ number: Int, in request: ChoiceRequest) -> LineVerdict {
    .answer(.chosen([request.options[number - 1].id]))
  }

  @Test(
    "a number in range, an exact title, a title but for case and width, or the beginning of one title",
    arguments: [
      ("1", 1), (" 3 ", 3), ("02", 2), ("３", 3), ("Soup", 1), ("soup", 1), ("ＳＯＵＰ", 1), ("soup o", 2), ("STEAK", 3),
      ("stea", 3), ("ﾗｰ", 5), ("ラーメン", 5), ("2024", 6), ("bread␛", 7), ("br", 7), ("20", 6),
    ])
  func one(line: String, number: Int) {
    #expect(LineVerdict(line, for: Self.menu) == chosen(number, in: Self.menu))
  }

  @Test("Cancel by its number or its word", arguments: ["0", "00", "０", "Cancel", "CANCEL", " cancel "])
  func cancel(line: String) {
    #expect(LineVerdict(line, for: Self.menu) == .answer(.cancelled(.button)))
  }

  @Test(
    "a sentence for everything else",
    arguments: [
      ("", .empty), ("   ", .empty), ("9", .outOfRange("9", 0...7)),
      ("99999999999999999999", .unknown("99999999999999999999")),
      ("pizza", .unknown("pizza")), ("-1", .unknown("-1")), ("1.5", .unknown("1.5")), ("1,2", .unknown("1,2")),
      ("s", .ambiguous("s", [1, 2, 3, 4])), ("st", .ambiguous("st", [3, 4])), ("cance", .unknown("cance")),
      ("4", .chosenUnavailable("Stew", reason: "Sold out")), ("stew", .chosenUnavailable("Stew", reason: "Sold out")),
      ("\u{1B}[A", .unknown("␛[A")), ("五", .unknown("五")), ("½", .unknown("½")),
    ] as [(String, LinePhrase)])
  func refused(line: String, phrase: LinePhrase) {
    #expect(LineVerdict(line, for: Self.menu) == .refused(phrase))
  }

  @Test("A49 a title that equals Cancel's word is the option; a longer title leaves Cancel its word")
  func titleCancel() {
    let request = ChoiceRequest(
      title: "?", options: [ChoiceOption("go on"), ChoiceOption("cancel")], cancelTitle: "Cancel")
    #expect(LineVerdict("Cancel", for: request) == chosen(2, in: request))
    #expect(LineVerdict("0", for: request) == .answer(.cancelled(.button)))
    let longer = ChoiceRequest(title: "?", options: [ChoiceOption("Cancellation fee")], cancelTitle: "Cancel")
    #expect(LineVerdict("cancel", for: longer) == .answer(.cancelled(.button)))
    #expect(LineVerdict("cancell", for: longer) == chosen(1, in: longer))
  }

  @Test("a number in range wins over a title that is a number")
  func numbersAsTitles() {
    let request = ChoiceRequest(title: "?", options: ["3", "2", "1", "7", "0"].map { ChoiceOption($0) })
    #expect(LineVerdict("1", for: request) == chosen(1, in: request))
    #expect(LineVerdict("7", for: request) == chosen(4, in: request))
    // Without Cancel, 0 is in no range.
    #expect(LineVerdict("0", for: request) == chosen(5, in: request))
  }

  @Test("A55 two options with one title are told apart by number")
  func sameTitle() {
    let request = ChoiceRequest(title: "?", options: ["Soup", "Stew", "Soup"].map { ChoiceOption($0) })
    #expect(LineVerdict("Soup", for: request) == .refused(.ambiguous("Soup", [1, 3])))
    #expect(LineVerdict("3", for: request) == chosen(3, in: request))
  }

  @Test("titles that differ in case are told apart by case, else by number")
  func sameButForCase() {
    let request = ChoiceRequest(title: "?", options: ["soup", "Soup"].map { ChoiceOption($0) })
    #expect(LineVerdict("Soup", for: request) == chosen(2, in: request))
    #expect(LineVerdict("SOUP", for: request) == .refused(.ambiguous("SOUP", [1, 2])))
  }

  @Test("without Cancel, 0 and Cancel's word mean nothing")
  func noCancel() {
    let request = ChoiceRequest(title: "?", options: [ChoiceOption("a"), ChoiceOption("b")])
    #expect(LineVerdict("0", for: request) == .refused(.outOfRange("0", 1...2)))
    #expect(LineVerdict("Cancel", for: request) == .refused(.unknown("Cancel")))
  }

  @Test("A71 an empty line takes the default, and never a destructive option")
  func defaults() {
    let options = [ChoiceOption("Erase", role: .destructive), ChoiceOption("Keep")]
    let keep = ChoiceRequest(title: "?", options: options, defaultIndex: 1)
    #expect(LineVerdict("", for: keep) == chosen(2, in: keep))
    let erase = ChoiceRequest(title: "?", options: options, defaultIndex: 0)
    #expect(LineVerdict("", for: erase) == .refused(.empty))
  }

  static let toppings = ChoiceRequest(
    title: "Toppings",
    options: [
      ChoiceOption("Cheese"), ChoiceOption("Egg"), ChoiceOption("Corn", availability: .unavailable(reason: nil)),
      ChoiceOption("Salt, pepper"), ChoiceOption("Chilli"),
    ],
    selection: .many(1...3), cancelTitle: "Cancel")

  @Test(
    "C67 several by number or name, between commas of any script or blanks, in the order of the list",
    arguments: [
      ("1", [1]), ("2,1", [1, 2]), ("5 1 2", [1, 2, 5]), ("1，2、5", [1, 2, 5]), ("egg, cheese", [1, 2]),
      ("1-2", [1, 2]),
      ("1 - 2", [1, 2]), ("Salt, pepper", [4]), ("salt", [4]), ("1,1,1", [1]), ("1 2, 5", [1, 2, 5]),
      ("egg;5", [2, 5]),
      ("chi , EGG", [2, 5]),
    ])
  func several(line: String, numbers: [Int]) {
    let expected = LineVerdict.answer(.chosen(numbers.map { Self.toppings.options[$0 - 1].id }))
    #expect(LineVerdict(line, for: Self.toppings) == expected)
  }

  @Test(
    "a sentence when several do not fit",
    arguments: [
      ("", .wrongCount(0, 1...3)), ("-", .wrongCount(0, 1...3)), ("1,2,4,5", .wrongCount(4, 1...3)),
      ("1,3", .chosenUnavailable("Corn", reason: nil)), ("1-5", .chosenUnavailable("Corn", reason: nil)),
      ("0,1", .cancelIsNotAlone), ("1,pizza", .unknownAmongSeveral("pizza")),
      ("cheese egg", .unknownAmongSeveral("cheese egg")), ("1,9", .outOfRange("9", 0...5)),
      (",,", .wrongCount(0, 1...3)),
      ("2-1", .unknownAmongSeveral("2-1")), ("0-2", .unknownAmongSeveral("0-2")), ("c", .ambiguous("c", [1, 3, 5])),
    ] as [(String, LinePhrase)])
  func severalRefused(line: String, phrase: LinePhrase) {
    #expect(LineVerdict(line, for: Self.toppings) == .refused(phrase))
  }

  @Test("Cancel among several only when it stands alone")
  func severalCancel() {
    #expect(LineVerdict("0", for: Self.toppings) == .answer(.cancelled(.button)))
    #expect(LineVerdict("cancel", for: Self.toppings) == .answer(.cancelled(.button)))
  }

  @Test("an empty line takes what is preselected, and a dash none")
  func preselected() {
    let request = ChoiceRequest(
      title: "?", options: ["a", "b", "c"].map { ChoiceOption($0) }, selection: .many(0...2),
      preselectedIndices: [0, 2])
    #expect(LineVerdict("", for: request) == .answer(.chosen([request.options[0].id, request.options[2].id])))
    #expect(LineVerdict("-", for: request) == .answer(.chosen([])))
    #expect(LineVerdict("2", for: request) == chosen(2, in: request))
  }

  @Test("every refusal is one sentence that says what to type")
  func sentences() {
    let phrases: [LinePhrase] = [
      .empty, .outOfRange("9", 1...3), .unknown("x"), .ambiguous("s", [1, 2]),
      .chosenUnavailable("Stew", reason: "Sold out"),
      .chosenUnavailable("Stew", reason: nil), .unknownAmongSeveral("a b"), .wrongCount(0, 1...3), .cancelIsNotAlone,
      .tooLong(limit: 10),
    ]
    #expect(
      phrases.map { $0.text(by: .english) } == [
        "Nothing was typed. Type the number or the name of an option.",
        "There is no number 9. Type one from 1 to 3.",
        "No option is called “x”. Type a number from the list, or the beginning of a name.",
        "“s” can mean 1, 2. Type the number.",
        "“Stew” cannot be chosen: Sold out. Choose another.",
        "“Stew” cannot be chosen. Choose another.",
        "No option is called “a b”. Type numbers such as 1,3 or 1-3, or names separated by commas.",
        "0 chosen; choose 1 to 3.",
        "Cancel cannot be combined with options. Type 0 alone to cancel.",
        "The line is longer than 10 bytes. Type a number from the list, or the beginning of a name.",
      ])
  }
}

@Suite("The numbered list in five languages")
struct LineLanguageTests {
  @Test("has every word, with the same places for values, in every language")
  func complete() {
    let places = { (text: String) in ["{0}", "{1}", "{2}"].filter(text.contains) }
    for word in ChoiceWord.lineWords {
      let english = word.text(in: .english) ?? ""
      for language in ChoiceLanguage.allCases {
        let text = word.text(in: language) ?? ""
        #expect(!text.isEmpty, "\(word) in \(language)")
        #expect(places(text) == places(english), "\(word) in \(language)")
        if language != .english, word != .separator { #expect(text != english, "\(word) in \(language)") }
      }
    }
    #expect(Set(ChoiceWord.lineWords.map(\.description)).count == ChoiceWord.lineWords.count)
  }

  @Test("C94 shows no English word in another language", arguments: ChoiceLanguage.allCases.dropFirst())
  func noEnglish(language: ChoiceLanguage) {
    let localizer = ChoiceLocalizer(language: language)
    let request = ChoiceRequest(
      title: "菜單",
      options: [ChoiceOption("麵"), ChoiceOption("湯", availability: .unavailable(reason: "售完")), ChoiceOption("飯")],
      selection: .many(0...2), cancelTitle: localizer.text(for: .cancel), preselectedIndices: [0], localizer: localizer)
    let question = LineQuestion(request: request)
    let text = question.text + question.prompt
    #expect(!text.contains { $0.isASCII && $0.isLetter }, "\(text)")
  }

  @Test("is 繁體中文 where that is asked for")
  func traditionalChinese() {
    let localizer = ChoiceLocalizer(language: .traditionalChinese)
    let request = ChoiceRequest(
      title: "餐點",
      options: [ChoiceOption("牛排"), ChoiceOption("雞排", availability: .unavailable(reason: "售完"))],
      cancelTitle: localizer.text(for: .cancel), defaultIndex: 0, localizer: localizer)
    let question = LineQuestion(request: request)
    #expect(
      question.text + question.prompt == """
        餐點

          1) 牛排 (預設)
          2) 雞排 (無法選擇：售完)
          0) 取消

        編號或名稱 [1]: \("")
        """)
    guard case .refused(let phrase) = LineVerdict("9", for: request) else { return }
    #expect(phrase.text(by: localizer) == "沒有編號 9。請輸入 0 到 2。")
  }

  @Test("cuts a long list of numbers in its language")
  func longList() {
    let numbers = Array(1...24)
    #expect(
      LinePhrase.ambiguous("a", numbers).text(by: ChoiceLocalizer(language: .japanese))
        == "「a」は1、2、3、4、5、6、7、8、9、10、11、12、13、14、15、16、17、18、19、20、ほか4件のどれかです。番号を入力してください。")
    #expect(LinePhrase.ambiguous("a", [1, 2]).text(by: .english) == "“a” can mean 1, 2. Type the number.")
  }

  @Test("takes a host's own word, and English where a language has none")
  func overridden() {
    let localizer = ChoiceLocalizer(language: .korean) { key in
      key == .word(.noSuchNumber) ? "{2} is the last, {0} is not there" : nil
    }
    #expect(LinePhrase.outOfRange("9", 1...3).text(by: localizer) == "3 is the last, 9 is not there")
    #expect(LinePhrase.isDefault.text(by: localizer) == "기본값")
  }
}
