import ChoiceService
import SwiftUI

@testable import ChoiceServiceSwiftUI

/// Views that come, go, and are given another presenter.
@MainActor
func hosts() async {
  let presenter = ChoiceScreenPresenter(clock: QuickClock())
  let root = StubHost { Text(verbatim: "root").choices(from: presenter, style: .alert) }
  let sheet = StubHost { Text(verbatim: "sheet").choices(from: presenter, style: .alert) }

  let request = ChoiceRequest.food()
  let first = await Asking(presenter, request)
  check(sheet.alertCount == 1 && root.alertCount == 0, "The view that appeared last shows it, and no other one.")
  sheet.setVisible(false)
  await wait { root.alertCount == 1 }
  root.alert?.tap("牛排", actionFirst: true)
  await first.expect(.chosen([request.options[0].id]))

  let second = await Asking(presenter, request)
  check(root.alertCount == 1, "The view that is left shows the next one.")
  root.setVisible(false)
  await second.expect(.droppedRequest)
  await Asking(refusedBy: presenter, request).expect(.unavailable)

  let returning = await { () -> Asking in
    root.setVisible(true)
    let asking = await Asking(presenter, request)
    root.setVisible(false)
    root.setVisible(true)
    return asking
  }()
  await wait { root.alertCount == 1 }
  root.alert?.tap("取消", actionFirst: false)
  await returning.expect(.cancelled(.button))

  let cancelled = await Asking(presenter, request)
  check(root.alertCount == 1, "It is shown.")
  cancelled.task.cancel()
  await wait { root.alertCount == 0 }
  guard case .failure(is CancellationError) = await cancelled.task.result else {
    return check(false, "A task that is cancelled gets its own error.")
  }
  root.setVisible(false)

  // The window goes away without onDisappear: the end of the view's state is enough.
  var window: StubHost? = StubHost { Text(verbatim: "window").choices(from: presenter) }
  let orphan = await Asking(presenter, request)
  check(window?.alertCount == 0 && window?.button(with: "牛排") != nil, "An unavailable option needs a card.")
  window = nil
  await orphan.expect(.droppedRequest)
}

/// Another presenter, another style, and two modifiers on one view.
@MainActor
func changes() async {
  let (old, new) = (ChoiceScreenPresenter(clock: QuickClock()), ChoiceScreenPresenter(clock: QuickClock()))
  var current = old
  var style = ChoiceStyle.alert
  let host = StubHost { Text(verbatim: "root").choices(from: current, style: style) }
  let request = ChoiceRequest.food()
  let waiting = await Asking(old, request)
  check(host.alertCount == 1, "The old presenter's alert is shown.")
  current = new
  host.update()
  await waiting.expect(.droppedRequest)
  let fresh = await Asking(new, request)
  host.alert?.tap("牛排", actionFirst: true)
  await fresh.expect(.chosen([request.options[0].id]))
  style = .list
  host.update()
  let listed = await Asking(new, request)
  check(host.alertCount == 0 && host.sheetIsOpen, "The new style counts.")
  host.button("牛排")?.tap()
  host.update()
  await listed.expect(.chosen([request.options[0].id]))

  let twice = ChoiceScreenPresenter(clock: QuickClock())
  let both = StubHost {
    Text(verbatim: "root").choices(from: twice, style: .alert).choices(from: twice, style: .alert)
  }
  let asking = await Asking(twice, request)
  check(both.alertCount == 1, "Two modifiers show one alert, and not \(both.alertCount).")
  both.alert?.tap("取消", actionFirst: false)
  await asking.expect(.cancelled(.button))
}

/// The automatic style: every form on one view, one after the other.
@MainActor
func automatic() async {
  let presenter = ChoiceScreenPresenter(clock: QuickClock())
  let host = StubHost { Text(verbatim: "root").choices(from: presenter) }
  func request(_ count: Int, image: ChoiceImage? = nil) -> ChoiceRequest {
    ChoiceRequest(
      title: "\(count)", image: image, options: (0..<count).map { ChoiceOption("\($0)") }, cancelTitle: "Cancel",
      localizer: .english)
  }
  let (alert, dialog, list, card) = (
    await Asking(presenter, request(2)), await Asking(presenter, request(5)), await Asking(presenter, request(20)),
    await Asking(presenter, request(3, image: ChoiceImage(.emoji("🍜"))))
  )
  check(host.alert?.isDialog == false, "Two options are an alert.")
  host.alert?.tap("Cancel", actionFirst: true)
  await alert.expect(.cancelled(.button))
  check(host.alert?.isDialog == true, "Five are a dialog.")
  host.alert?.tap("Cancel", actionFirst: false)
  await dialog.expect(.cancelled(.button))
  check(host.sheetIsOpen && host.alertCount == 0, "Twenty are a list.")
  host.swipeSheetDown()
  await list.expect(.cancelled(.close))
  check(host.button("Cancel") != nil && !host.sheetIsOpen && host.texts.contains("🍜"), "A picture needs a card.")
  host.tapBackdrop()
  await card.expect(.cancelled(.backdrop))
}
