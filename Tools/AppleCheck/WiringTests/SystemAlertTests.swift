import ChoiceService
import SwiftUI

@testable import ChoiceServiceSwiftUI

/// Alerts and dialogs: what they show, and both orders in which SwiftUI calls back.
@MainActor
func systemAlerts() async {
  for (style, isDialog) in [(ChoiceStyle.alert, false), (.confirmationDialog, true)] {
    for actionFirst in [true, false] {
      let presenter = ChoiceScreenPresenter(clock: QuickClock())
      let host = StubHost { Text(verbatim: "root").choices(from: presenter, style: style) }
      check(host.alertCount == 0, "There is nothing to show yet.")

      let request = ChoiceRequest.food()
      let first = await Asking(presenter, request)
      check(host.alertCount == 1, "One alert is shown, and not \(host.alertCount).")
      guard let alert = host.alert else { return }
      check(alert.isDialog == isDialog, "It has the form that was asked for.")
      check(alert.title == "餐點" && alert.message == "請選擇你的餐點", "\(alert.title), \(alert.message)")
      check(alert.buttons.map(\.title) == ["牛排", "雞排 (賣完了)", "不吃了", "取消"], "\(alert.buttons.map(\.title))")
      check(alert.buttons.map(\.role) == [nil, nil, .destructive, .cancel], "\(alert.buttons.map(\.role))")
      check(alert.buttons.map(\.isEnabled) == [true, false, true, true], "Only what is available can be tapped.")
      check(alert.buttons.map(\.key) == ["return", nil, nil, nil], "Return takes the default.")
      alert.tap("不吃了", actionFirst: actionFirst)
      check(host.alertCount == 0, "It goes at once.")
      await first.expect(.chosen([request.options[2].id]))

      let second = await Asking(presenter, .food())
      host.alert?.tap("取消", actionFirst: actionFirst)
      await second.expect(.cancelled(.button))

      let third = await Asking(presenter, .food())
      host.alert?.dismissWithoutAction()
      await third.expect(.cancelled(isDialog ? .backdrop : .escape))

      let binding = ChoiceRequest.food(cancelTitle: nil)
      let fourth = await Asking(presenter, binding)
      check(host.alert?.buttons.count == 3, "There is no Cancel.")
      host.alert?.dismissWithoutAction()
      check(host.alertCount == 0, "It was dismissed.")
      await wait { host.alertCount == 1 }
      host.alert?.tap("牛排", actionFirst: actionFirst)
      await fourth.expect(.chosen([binding.options[0].id]))
    }
  }
}

/// Buttons that SwiftUI still holds when their question is over.
@MainActor
func staleButtons() async {
  let presenter = ChoiceScreenPresenter(clock: QuickClock())
  let host = StubHost { Text(verbatim: "root").choices(from: presenter, style: .alert) }
  let request = ChoiceRequest.food()
  let first = await Asking(presenter, request)
  let stale = host.alert
  stale?.tap("牛排", actionFirst: true)
  await first.expect(.chosen([request.options[0].id]))
  let second = await Asking(presenter, .food())
  check(host.alertCount == 1, "The next one is shown.")
  stale?.tap("不吃了", actionFirst: false)
  check(host.alertCount == 1, "The alert of a question that is over closes nothing.")
  host.alert?.tap("取消", actionFirst: true)
  await second.expect(.cancelled(.button))
}

/// What the service adds: the OK of a message, an error with actions of its own, and forms that follow the question.
@MainActor
func throughTheService() async {
  enum Recovery: String, CaseIterable { case again = "Try again", later = "Later" }
  struct Offline: Error, CustomStringConvertible { let description = "No connection." }

  let presenter = ChoiceScreenPresenter(clock: QuickClock())
  let service = MessageService(presenter: presenter, localizer: .english)
  let host = StubHost { Text(verbatim: "root").choices(from: presenter) }

  let informing = Task { try await service.inform("Saved", message: "3 files") }
  await wait { host.alertCount == 1 }
  check(
    host.alert?.buttons.map(\.title) == ["OK"] && host.alert?.buttons.map(\.key) == ["return"], "A message has its OK.")
  host.alert?.tap("OK", actionFirst: false)
  check(await (try? informing.value) != nil, "It was acknowledged.")

  let recovering = Task { try await service.choose(Recovery.self, for: Offline()) }
  await wait { host.alertCount == 1 }
  check(host.alert?.title == "No connection.", "An error describes itself.")
  check(host.alert?.buttons.map(\.title) == ["Try again", "Later", "Cancel"], "It has actions of its own.")
  host.alert?.tap("Later", actionFirst: true)
  check(await (try? recovering.value) == .later, "The action comes back as a case.")

  let reporting = Task { try await service.report(Offline()) }
  await wait { host.alertCount == 1 }
  host.alert?.dismissWithoutAction()
  check(await (try? reporting.value) != nil, "Closing acknowledges it.")
}
