import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceSwiftUI

@Suite("What a card and a list show")
struct PlanTests {
  private let request = ChoiceRequest(
    title: "Menu",
    options: [
      ChoiceOption("Steak", detail: "NT$ 320", symbol: "🥩", shortcut: "s"),
      ChoiceOption("Noodles", availability: .unavailable(reason: "Sold out")),
      ChoiceOption("Ramen", detail: "NT$ 200", availability: .unavailable(reason: nil)),
      ChoiceOption("Nothing", role: .destructive),
    ], cancelTitle: "Cancel", defaultIndex: 0, localizer: .english)

  private func counted(_ count: Int, _ selection: ChoiceRequest.Selection = .one) -> ChoiceRequest {
    ChoiceRequest(
      title: "Question", options: (0..<count).map { ChoiceOption("Option \($0)") }, selection: selection,
      cancelTitle: "Cancel", localizer: .english)
  }

  @Test("A70 A71 buttons keep the order, say why they cannot be used, and Return takes the default")
  func buttons() {
    let buttons = ChoiceButton.options(of: request)
    #expect(buttons.map(\.title) == ["Steak", "Noodles", "Ramen", "Nothing"])
    #expect(buttons.map(\.notes) == [["NT$ 320"], ["Sold out"], ["NT$ 200", "Not available"], []])
    #expect(buttons.map(\.isEnabled) == [true, false, false, true])
    #expect(buttons.map(\.look) == [.standard, .standard, .standard, .destructive])
    #expect(buttons.map(\.keys) == [[.confirm, .character("s")], [], [], []])
    #expect(buttons.map(\.isProminent) == [true, false, false, false])
    #expect(buttons.map(\.isTicked) == [nil, nil, nil, nil])
    #expect(
      buttons.map(\.plainTitle) == ["Steak", "Noodles (Sold out)", "Ramen (NT$ 200, Not available)", "Nothing"])
    #expect(buttons.map(\.alertKey) == [.confirm, nil, nil, nil])
    #expect(ChoiceButton.cancel(of: request)?.keys == [])
    #expect(ChoiceButton.cancel(of: request)?.isProminent == false)
    #expect(ChoiceButton.cancel(of: counted(2))?.isProminent == true)
    #expect(ChoiceButton.cancel(of: request)?.alertKey == nil)
    #expect(ChoiceButton.done(of: request, ticks: []) == nil)
    let destructive = ChoiceRequest(
      title: "Erase?", options: [ChoiceOption("Erase", role: .destructive, shortcut: "e")], defaultIndex: 0)
    #expect(ChoiceButton.options(of: destructive).map(\.keys) == [[.character("e")]])
  }

  @Test("Escape declines what can be declined, and the focus starts on what does no harm")
  func escapeAndFocus() {
    let erase = [ChoiceOption("Erase", role: .destructive)]
    let requests = [
      request, .message(), ChoiceRequest(title: "Erase?", options: erase, cancelTitle: "Cancel"),
      ChoiceRequest(title: "Erase?", options: erase + [ChoiceOption("Keep")]),
      ChoiceRequest(title: "Erase?", options: erase),
    ]
    #expect(requests.map(\.escapeAct) == [.decline(.escape), .decline(.escape), .decline(.escape), nil, nil])
    #expect(
      requests.map(\.focusedAct) == [
        .pick(request.options[0].id), .pick(requests[1].options[0].id), .decline(.button),
        .pick(requests[3].options[1].id), nil,
      ])
  }

  @Test("A61 a message has its one OK, which Return takes, and no Cancel")
  func message() async throws {
    let plan = CardPlan(of: .message())
    #expect(plan.pinned.map(\.title) == ["OK"])
    #expect(plan.pinned.map(\.keys) == [[.confirm]])
    #expect(plan.cancel == nil)
    #expect(ListPlan(of: .message()).isDismissable)
  }

  @Test("A63 A65 more than five buttons scroll, large text makes them scroll, and Cancel always stays")
  func pinned() {
    func counts(_ count: Int, hasLargeText: Bool = false) -> [Int] {
      let plan = CardPlan(of: counted(count), hasLargeText: hasLargeText)
      return [plan.scrolling.count, plan.pinned.count, plan.cancel == nil ? 0 : 1]
    }
    #expect(counts(5) == [0, 5, 1])
    #expect(counts(6) == [6, 0, 1])
    #expect(counts(2, hasLargeText: true) == [2, 0, 1])
    #expect(counts(1, hasLargeText: true) == [0, 1, 1])
    let several = CardPlan(of: counted(6, .many(1...2)))
    #expect(several.pinned.map(\.act) == [.finish])
    #expect(CardPlan.width(300, hasLargeText: false) == 300)
    #expect(CardPlan.width(300, hasLargeText: true) == 420)
  }

  @Test("A63 text has what the buttons leave, at least 120 points of it, and at most what the style says")
  func textHeight() {
    let heights: [Double?] = [nil, 1000, 420, 300, 120, 60, 0]
    #expect(
      heights.map { CardPlan.textHeight(offered: $0, most: 420) } == [420, 420, 420, 300, 120, 120, 120])
    #expect(heights.map { CardPlan.textHeight(offered: $0, most: 100) } == Array(repeating: 100, count: 7))
  }

  @Test("a card fades where less motion is asked for, and warns of what destroys")
  func motion() {
    let motions = ChoiceCardEntrance.allCases.map { entrance in
      [false, true].map { CardPlan.motion(of: entrance, reducesMotion: $0) }
    }
    #expect(motions == [[.slide, .fade], [.scale, .fade]])
    #expect(CardPlan.feedback(for: request) == .warning)
    #expect(CardPlan.feedback(for: counted(2)) == .selection)
  }

  @Test("a picture is cut to its shape, which a photo fills, and a style can say otherwise")
  func picture() {
    let image = ChoiceImage(.named("hero"))
    #expect(image.corner == ChoiceImage.Size(width: 0, height: 0))
    #expect(image.styled(size: nil, shape: .circle).corner == ChoiceImage.Size(width: 40, height: 40))
    #expect(image.styled(size: nil, shape: .rounded(radius: 8)).corner == ChoiceImage.Size(width: 8, height: 8))
    #expect(image.fillsSize == false)
    #expect(image.styled(size: nil, shape: .circle).fillsSize)
    #expect(image.styled(size: nil, shape: .rounded(radius: 8)).fillsSize)
    #expect(ChoiceImage(.file(path: "/hero.png"), shape: .circle).fillsSize)
    #expect(ChoiceImage(.system("star"), shape: .circle).fillsSize == false)
    let wide = ChoiceImage.Size(width: 120, height: 60)
    #expect(image.styled(size: wide, shape: .circle).corner == ChoiceImage.Size(width: 60, height: 30))
  }

  @Test("from twelve options on, a list can be searched: every word, whatever the case, in title or detail")
  func search() {
    #expect([11, 12].map { ListPlan(of: counted($0)).isSearchable } == [false, true])
    // Letters are typed there, and Return after them.
    let shortcuts = (0..<12).map { ChoiceOption("\($0)", shortcut: "s") }
    #expect(
      [11, 12].map {
        ListPlan(of: ChoiceRequest(title: "?", options: Array(shortcuts.prefix($0)), defaultIndex: 0)).rows[0].keys
      }
        == [[.confirm, .character("s")], []])
    let found = ["", " ", "option 1", "1 OPT", "11 1", "12"].map {
      ListPlan(of: counted(12), query: $0).rows.map(\.title)
    }
    let all = (0..<12).map { "Option \($0)" }
    let ones = ["Option 1", "Option 10", "Option 11"]
    #expect(found == [all, all, ones, ones, ["Option 11"], []])
    #expect(ListPlan(of: counted(12), query: "12").nothingFound == "No results for “12”")
    #expect(ListPlan(of: request, query: "320").rows.map(\.title) == ["Steak"])
  }

  @Test("Done waits for the minimum, rows for the maximum, and the list says how many")
  func several() {
    let request = counted(4, .many(1...2))
    let ticks = Set(request.options.prefix(2).map(\.id))
    let (none, two) = (ListPlan(of: request), ListPlan(of: request, ticks: ticks, query: "option 3"))
    #expect(none.done?.isEnabled == false)
    #expect(none.rows.map(\.isTicked) == [false, false, false, false])
    #expect(two.done?.isEnabled == true)
    #expect(two.done?.title == "Done")
    #expect(two.done?.keys == [.confirm])
    #expect(two.rows.map(\.isEnabled) == [false])
    #expect(ListPlan(of: request, ticks: ticks).rows.map(\.isEnabled) == [true, true, false, false])
    let ranges = [0...4, 0...2, 1...4, 1...2, 3...3]
    #expect(
      ranges.map { ListPlan(of: counted(4, .many($0))).hint }
        == [nil, "Choose up to 2.", "Choose at least 1.", "Choose 1 to 2.", "Choose 3."])
  }

  @Test("a list that has no Cancel cannot be swiped away")
  func dismissable() {
    #expect(ListPlan(of: counted(2)).isDismissable)
    #expect(ListPlan(of: .meal(cancelTitle: nil)).isDismissable == false)
  }

  @Test("A67 A69 the views' words are there in every language, and a localizer replaces them")
  func words() {
    for word in ChoiceWord.screenWords {
      for language in ChoiceLanguage.allCases {
        let text = ChoiceLocalizer(language: language).text(for: word, "{0}", "{1}")
        #expect(!text.isEmpty && text != word.description)
      }
    }
    #expect(Set(ChoiceWord.screenWords.map(\.description)).count == ChoiceWord.screenWords.count)
    let localizer = ChoiceLocalizer(language: .japanese) { $0 == .word(.done) ? "決定" : nil }
    let request = ChoiceRequest(
      title: "Menu", options: [ChoiceOption("A", availability: .unavailable(reason: nil))], selection: .many(0...1),
      localizer: localizer)
    #expect(ChoiceButton.done(of: request, ticks: [])?.title == "決定")
    #expect(ChoiceButton.options(of: request).map(\.notes) == [["選択できません"]])
  }
}
