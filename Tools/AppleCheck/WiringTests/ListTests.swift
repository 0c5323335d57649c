import ChoiceService
import SwiftUI

@testable import ChoiceServiceSwiftUI

/// Lists in a sheet: search, Cancel, swiping, several selections.
@MainActor
func lists() async {
  // No timer is needed where the sheet tells that it is gone.
  let start = ContinuousClock.now
  let presenter = ChoiceScreenPresenter(clock: ContinuousClock())
  let host = StubHost { Text(verbatim: "root").choices(from: presenter, style: .list) }

  let request = ChoiceRequest.food()
  let first = await Asking(presenter, request)
  check(host.sheetIsOpen && !host.keepsSheet && !host.isSearchable, "A short list is a sheet without a search field.")
  check(
    Set(host.buttons.map(\.title)) == ["牛排", "雞排 賣完了", "不吃了", "取消", ""], "\(host.buttons.map(\.title))")
  check(host.texts.contains("餐點"), "The question is a row, and not the title of a bar: \(host.texts)")
  check(host.button(with: "雞排")?.isEnabled == false, "What is unavailable cannot be tapped.")
  host.button("不吃了")?.tap()
  host.update()
  await first.expect(.chosen([request.options[2].id]))
  check(!host.sheetIsOpen, "The sheet is gone.")

  let second = await Asking(presenter, .food())
  check(host.sheetIsOpen, "The next one is shown.")
  host.swipeSheetDown()
  await second.expect(.cancelled(.close))

  let binding = ChoiceRequest.food(cancelTitle: nil, count: 12)
  let third = await Asking(presenter, binding)
  check(host.sheetIsOpen && host.keepsSheet && host.isSearchable, "It cannot be swiped away, and can be searched.")
  host.search("第11")
  check(host.buttons.map(\.title) == ["第11道"], "\(host.buttons.map(\.title))")
  host.search("魚")
  check(host.buttons.isEmpty && host.texts.contains("No results for “魚”"), "\(host.texts)")
  host.search("第11")
  host.button("第11道")?.tap()
  host.update()
  await third.expect(.chosen([binding.options[11].id]))

  let fourth = await Asking(presenter, .food(count: 12))
  check(
    host.isSearchable && host.buttons.count { !$0.title.isEmpty } == 13,
    "What was typed for the last question does not filter this one.")
  host.button("取消")?.tap()
  host.update()
  await fourth.expect(.cancelled(.button))
  check(ContinuousClock.now - start < .seconds(3), "Four lists took \(ContinuousClock.now - start).")
}

/// A list from which several options are chosen, whatever the style.
@MainActor
func selections() async {
  for style in [ChoiceStyle.automatic, .alert, .confirmationDialog, .card(), .list] {
    let presenter = ChoiceScreenPresenter(clock: QuickClock())
    let host = StubHost { Text(verbatim: "root").choices(from: presenter, style: style) }
    let request = ChoiceRequest.food(count: 5, selection: .many(2...2))
    let asking = await Asking(presenter, request)
    check(host.sheetIsOpen && host.alertCount == 0, "Several options are chosen in a list.")
    check(host.texts.contains("Choose 2."), "\(host.texts)")
    host.button("牛排")?.tap()
    check(host.button("Done")?.isEnabled == false, "One is not enough.")
    host.button("第4道")?.tap()
    host.update()
    check(host.images.filter { $0 == "checkmark.circle.fill" }.count == 2, "\(host.images)")
    check(host.button("第3道")?.isEnabled == false, "Two is the most.")
    host.button("Done")?.tap()
    host.update()
    await asking.expect(.chosen([request.options[0].id, request.options[4].id]))
  }
}
