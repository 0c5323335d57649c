import ChoiceService
import Testing

@testable import ChoiceServiceSwiftUI

@Suite("The form of a question")
struct FormTests {
  private func request(
    _ count: Int, selection: ChoiceRequest.Selection = .one, cancelTitle: String? = "Cancel",
    image: ChoiceImage? = nil, link: ChoiceLink? = nil, detail: String? = nil
  ) -> ChoiceRequest {
    ChoiceRequest(
      title: "Question", image: image, link: link, options: (0..<count).map { ChoiceOption("\($0)", detail: detail) },
      selection: selection, cancelTitle: cancelTitle)
  }

  /// The forms for 1, 3, 4, 5, 6, 7, 11, 12 and 500 options.
  private func forms(
    _ platform: ChoicePlatform, _ make: (Int) -> ChoiceRequest
  ) -> [ChoiceForm] {
    [1, 3, 4, 5, 6, 7, 11, 12, 500].map { .form(of: make($0), preferring: .automatic, on: platform) }
  }

  private let plain: [ChoiceForm] =
    [.alert, .alert, .confirmationDialog, .confirmationDialog, .confirmationDialog] + Array(repeating: .list, count: 4)

  @Test(
    "A62 A63 by the number of options: an alert, a dialog, a list; never fewer options",
    arguments: ChoicePlatform.allCases)
  func byNumber(platform: ChoicePlatform) {
    #expect(forms(platform) { request($0) } == plain)
  }

  @Test("A77 without Cancel never a dialog, to which the system adds one")
  func withoutCancel() {
    let many: [ChoiceForm] = Array(repeating: .list, count: 5)
    #expect(forms(.iOS) { request($0, cancelTitle: nil) } == [.alert, .alert, .card, .card] + many)
    #expect(forms(.tvOS) { request($0, cancelTitle: nil) } == [.alert, .alert, .list, .list] + many)
  }

  @Test("a picture or a link needs a card, which scrolls from six options on, and from twelve on a list")
  func pictureOrLink() {
    let card: [ChoiceForm] = Array(repeating: .card, count: 7) + [.list, .list]
    #expect(forms(.iOS) { request($0, image: ChoiceImage(.system("star"))) } == card)
    #expect(forms(.visionOS) { request($0, link: ChoiceLink("Terms", destination: "https://example.com")) } == card)
    #expect(
      forms(.watchOS) { request($0, image: ChoiceImage(.system("star"))) } == Array(repeating: .list, count: 9))
  }

  @Test("options with more than a title need a card, or a list where there are more than five")
  func details() {
    let card: [ChoiceForm] = Array(repeating: .card, count: 4) + Array(repeating: .list, count: 5)
    #expect(forms(.macOS) { request($0, detail: "NT$ 80") } == card)
    let unavailable = ChoiceRequest(
      title: "Menu", options: [ChoiceOption("Soup", availability: .unavailable(reason: nil)), ChoiceOption("Rice")])
    #expect(ChoiceForm.form(of: unavailable, preferring: .automatic, on: .iOS) == .card)
    let symbol = ChoiceRequest(title: "Menu", options: [ChoiceOption("Soup", symbol: "🍜"), ChoiceOption("Rice")])
    #expect(ChoiceForm.form(of: symbol, preferring: .automatic, on: .iOS) == .card)
  }

  @Test("the host decides, but several options can be chosen in a list only, or in a card of its own")
  func preferred() {
    let expected: [(FormPreference, ChoiceForm, ChoiceForm)] = [
      (.automatic, .alert, .list), (.alert, .alert, .list), (.confirmationDialog, .confirmationDialog, .list),
      (.card, .card, .list), (.ownCard, .card, .card), (.list, .list, .list),
    ]
    #expect(expected.map(\.0) == FormPreference.allCases)
    for (preference, one, many) in expected {
      #expect(ChoiceForm.form(of: request(2), preferring: preference, on: .iOS) == one)
      #expect(ChoiceForm.form(of: request(2, selection: .many(0...2)), preferring: preference, on: .iOS) == many)
    }
  }

  @Test("a card needs room around it, and the focus in it")
  func cards() {
    #expect(ChoicePlatform.allCases.filter(\.hasCards) == [.iOS, .macOS, .visionOS])
  }

  @Test("a card and a list tell when they are gone; the system's alerts do not")
  func reports() {
    #expect(ChoiceForm.allCases.filter(\.reportsEnd) == [.card, .list])
    #expect(ChoiceForm.allCases.map(\.closingReason) == [.escape, .backdrop, nil, .close])
  }
}
