import ChoiceService
import SwiftUI

@testable import ChoiceServiceSwiftUI

/// Cards: what is on them, and what a tap beside them does.
@MainActor
func cards() async {
  for tap in ChoiceBackdropTap.allCases {
    let presenter = ChoiceScreenPresenter(clock: QuickClock())
    let style = ChoiceCardStyle(entrance: .scale, backdropTap: tap)
    let host = StubHost { Text(verbatim: "root").choices(from: presenter, style: .card(style)) }
    let request = ChoiceRequest(
      title: "餐點", message: "請選擇", image: ChoiceImage(.system("fork.knife"), shape: .circle),
      link: ChoiceLink("菜單", destination: "https://example.com/menu"),
      options: [
        ChoiceOption("牛排", detail: "NT$ 320", symbol: .system("flame"), shortcut: "s"),
        ChoiceOption("麵", shortcut: "n"),
        ChoiceOption("飯", availability: .unavailable(reason: "賣完了")),
      ], cancelTitle: "取消", defaultIndex: 0, localizer: .english)

    let first = await Asking(presenter, request)
    host.update()
    check(host.texts.prefix(4) == ["root", "餐點", "請選擇", "菜單"], "\(host.texts)")
    check(host.images == ["fork.knife", "flame"], "\(host.images)")
    check(host.links.map(\.absoluteString) == ["https://example.com/menu"], "\(host.links)")
    // Two are for keys alone: the shortcut of the default option, and Escape.
    check(host.buttons.map(\.title) == ["牛排 NT$ 320", "", "麵", "飯 賣完了", "取消", ""], "\(host.buttons.map(\.title))")
    check(host.buttons.map(\.key) == ["return", "s", "n", nil, nil, "escape"], "\(host.buttons.map(\.key))")
    check(
      host.buttons.map(\.isEnabled) == [true, true, true, false, true, true], "Only what is available can be tapped.")
    check(host.modalCount == 1, "The card is modal for VoiceOver.")
    check(
      host.hiddenCount == 6,
      "The view below, the backdrop, picture, symbol, and two buttons for keys are hidden from it: \(host.hiddenCount)")
    host.button(with: "飯")?.tap()
    host.button(with: "麵")?.tap()
    host.update()
    await first.expect(.chosen([request.options[1].id]))
    check(host.buttons.isEmpty && host.texts == ["root"], "Nothing is left of the card.")

    let second = await Asking(presenter, request)
    host.tapBackdrop()
    if tap == .isIgnored {
      check(host.button(with: "取消") != nil, "The card stays.")
      host.escape()
      await second.expect(.cancelled(.escape))
    } else {
      await second.expect(.cancelled(.backdrop))
    }

    let binding = ChoiceRequest.food(cancelTitle: nil)
    let third = await Asking(presenter, binding)
    host.escape()
    check(host.button(with: "牛排") != nil, "Without Cancel, the gesture does nothing.")
    host.tapBackdrop()
    if tap == .alwaysCancels {
      await third.expect(.cancelled(.backdrop))
    } else {
      host.button(with: "牛排")?.tap()
      host.update()
      await third.expect(.chosen([binding.options[0].id]))
    }
  }
}

/// A card that reports its own end lets the next question come without waiting for a timer.
@MainActor
func cardsInARow() async {
  let presenter = ChoiceScreenPresenter(clock: ContinuousClock())
  let host = StubHost { Text(verbatim: "root").choices(from: presenter, style: .card()) }
  let start = ContinuousClock.now
  for _ in 0..<20 {
    let request = ChoiceRequest.food()
    let (first, second) = (await Asking(presenter, request), await Asking(presenter, .food()))
    host.button(with: "牛排")?.tap()
    host.update()
    await first.expect(.chosen([request.options[0].id]))
    host.escape()
    await second.expect(.cancelled(.escape))
  }
  check(ContinuousClock.now - start < .seconds(5), "Twenty pairs of cards took \(ContinuousClock.now - start).")
}

/// A card tells that it is on screen, and one that was never drawn keeps the next question waiting no longer than an alert would.
@MainActor
func cardsThatAppear() async {
  let presenter = ChoiceScreenPresenter(clock: ContinuousClock())
  var drawn: PresentedChoice?
  let host = StubHost {
    Text(verbatim: "root").choices(from: presenter) { choice in
      let _ = drawn = choice
      Text(verbatim: choice.request.title)
    }
  }
  let start = ContinuousClock.now
  let never = await Asking(presenter, .food())
  never.task.cancel()
  _ = await never.task.result
  check(drawn == nil && ContinuousClock.now - start < .seconds(3), "It took \(ContinuousClock.now - start).")
  let asking = await Asking(presenter, .food())
  host.update()
  check(drawn?.presentation.hasAppeared == true, "The card tells that it is there.")
  host.escape()
  await asking.expect(.cancelled(.escape))
}

/// A card that the app draws.
@MainActor
func ownCards() async {
  let presenter = ChoiceScreenPresenter(clock: QuickClock())
  let host = StubHost {
    Text(verbatim: "root").choices(from: presenter) { choice in
      VStack {
        Text(verbatim: "own: \(choice.request.title)")
        ForEach(choice.request.options) { option in
          Button(choice.isTicked(option.id) ? "✓ \(option.title)" : option.title) { choice.pick(option.id) }
            .disabled(!choice.canPick(option.id))
        }
        Button("Done") { choice.finish() }
          .disabled(!choice.canFinish)
      }
    }
  }
  let request = ChoiceRequest.food(count: 4, selection: .many(1...2))
  let asking = await Asking(presenter, request)
  check(host.button("Done")?.isEnabled == false, "Nothing is ticked.")
  check(host.texts == ["root", "own: 餐點"] && host.modalCount == 1, "\(host.texts)")
  host.button("牛排")?.tap()
  host.button("第3道")?.tap()
  check(host.button("✓ 第3道") != nil, "It is ticked.")
  check(host.button("不吃了")?.isEnabled == false, "No more can be ticked.")
  host.button("Done")?.tap()
  host.update()
  await asking.expect(.chosen([request.options[0].id, request.options[3].id]))
}
