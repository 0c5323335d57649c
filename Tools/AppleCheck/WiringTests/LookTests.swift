import ChoiceService
import SwiftUI

@testable import ChoiceServiceSwiftUI

/// What the views ask SwiftUI for, which nothing here can show.
@MainActor
func looks() async {
  let request = ChoiceRequest(
    title: "Menu", message: "Choose", image: ChoiceImage(.named("menu"), accessibilityLabel: "A menu"),
    options: [ChoiceOption("Erase", role: .destructive), ChoiceOption("Keep", detail: "for now")],
    cancelTitle: "Cancel", localizer: .english)
  var style = ChoiceCardStyle(entrance: .scale)
  style.imageSize = ChoiceImage.Size(width: 64, height: 32)
  style.maximumWidth = 222
  style.backdropOpacity = 0.25
  (style.titleFont, style.messageFont, style.buttonFont, style.noteFont) = (.title2, .callout, .title3, .caption)
  let expected = [
    "feedback warning", "transition opacity", "ignoresSafeArea", "color 0.25", "transition scale 0.85 + opacity",
    "maxWidth 222.0", "fits", "label A menu", "frame 64.0 32.0", "accessibilityFocused", "trait header",
    "Menu: font title2",
    "Choose: font callout", "priority 1.0", "fits", "Erase: font title3", "Erase: weight regular", "Keep: font title3",
    "Keep: weight regular", "for now: font caption", "priority 2.0", "Cancel: font title3", "Cancel: weight semibold",
  ]
  for style in [ChoiceStyle.card(style), .automatic(card: style)] {
    let notes = await Notes(of: request, style: style)
    check(notes.texts == expected, "\(notes.texts)")
    check(notes.focus == .pick(request.options[1].id), "The focus is not on what destroys.")
  }

  style.hasHaptics = false
  style.entrance = .slide
  let sliding = await Notes(of: request, style: .card(style)).texts
  check(!sliding.contains("feedback warning") && sliding.contains("transition move bottom + opacity"), "\(sliding)")
  _Settings.reducesMotion = true
  _Settings.textSize = .accessibility3
  let fading = await Notes(of: request, style: .card(style)).texts
  (_Settings.reducesMotion, _Settings.textSize) = (false, .large)
  check(fading.filter { $0.hasPrefix("transition") } == ["transition opacity", "transition opacity"], "\(fading)")
  // With large text the card is wider, and the options scroll with the text.
  check(fading.contains("maxWidth \(222 * 1.4)"), "\(fading)")
  check(fading.firstIndex(of: "Keep: font title3") ?? 99 < fading.firstIndex(of: "priority 1.0") ?? 0, "\(fading)")

  let list = await Notes(of: request, style: .list)
  check(
    list.texts == [
      "feedback -", "detents large medium", "label A menu", "frame 80.0 80.0", "trait header", "Menu: font headline",
      "Choose: font subheadline", "Erase: font body", "Erase: weight regular", "Keep: font body",
      "Keep: weight regular",
      "for now: font footnote",
    ], "\(list.texts)")
  check(list.focus == .pick(request.options[1].id), "The focus is not on what destroys.")
  let several = ChoiceRequest(
    title: "Menu", link: ChoiceLink("All", destination: "https://example.com"),
    options: [ChoiceOption("A"), ChoiceOption("B")],
    selection: .many(0...2), cancelTitle: "Cancel", preselectedIndices: [1], localizer: .english)
  let ticked = await Notes(of: several, style: .list)
  check(ticked.texts.suffix(3) == ["trait selected", "B: font body", "B: weight regular"], "\(ticked.texts)")
  check(ticked.links == ["https://example.com"], "\(ticked.links)")
}

/// Keys, where nobody sees what they press.
@MainActor
func keys() async {
  for style in [ChoiceStyle.card(), .list] {
    let presenter = ChoiceScreenPresenter(clock: QuickClock())
    let host = StubHost {
      VStack {
        Button("Save") {}
        Text(verbatim: "root")
      }
      .choices(from: presenter, style: style)
    }
    let first = await Asking(presenter, .food())
    host.button(key: "escape")?.tap()
    host.update()
    await first.expect(.cancelled(.escape))

    let request = ChoiceRequest(
      title: "Steak?", options: [ChoiceOption("Yes", shortcut: "y"), ChoiceOption("No", shortcut: "n")],
      defaultIndex: 0,
      localizer: .english)
    for (key, index) in [("return", 0), ("y", 0), ("n", 1)] {
      let asking = await Asking(presenter, request)
      check(host.button(key: "escape") == nil, "It has to be answered.")
      check(host.button("Save")?.isEnabled == (style.preference == .list), "Keys do not reach what a card covers.")
      host.button(key: key)?.tap()
      host.update()
      await asking.expect(.chosen([request.options[index].id]))
    }
    check(host.button("Save")?.isEnabled == true, "What was covered works again.")

    let message = ChoiceRequest(
      title: "Saved", options: [ChoiceOption("OK")], defaultIndex: 0, isAcknowledgement: true, localizer: .english)
    let informing = await Asking(presenter, message)
    host.button(key: "escape")?.tap()
    host.update()
    await informing.expect(.cancelled(.escape))
  }
  let presenter = ChoiceScreenPresenter(clock: QuickClock())
  let host = StubHost { Text(verbatim: "root").choices(from: presenter, style: .list) }
  let searching = await Asking(presenter, .food(count: 12))
  host.update()
  check(
    host.buttons.compactMap(\.key) == ["escape"], "What is typed is searched for: \(host.buttons.compactMap(\.key))")
  host.button(key: "escape")?.tap()
  host.update()
  await searching.expect(.cancelled(.escape))
  let several = await Asking(presenter, .food(selection: .many(0...2)))
  check(host.button("Done")?.key == "return", "Return ends a choice of several.")
  host.button("Done")?.tap()
  host.update()
  await several.expect(.chosen([]))
}

/// What is noted while a question is shown.
@MainActor
struct Notes {
  let texts: [String]
  let links: [String]
  let focus: ScreenAct?

  init(of request: ChoiceRequest, style: ChoiceStyle) async {
    let presenter = ChoiceScreenPresenter(clock: QuickClock())
    let host = StubHost { Text(verbatim: "root").choices(from: presenter, style: style) }
    let asking = await Asking(presenter, request)
    host.update()
    texts = host.notes.filter { $0 != "maxWidth inf" }
    links = host.links.map(\.absoluteString)
    focus = host.focus as? ScreenAct
    host.button("Cancel")?.tap()
    host.update()
    await asking.expect(.cancelled(.button))
  }
}
