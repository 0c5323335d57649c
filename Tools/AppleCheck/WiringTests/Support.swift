import ChoiceService
import Foundation
import SwiftUI

@testable import ChoiceServiceSwiftUI

/// Ends the program where something is not as it should be.
func check(_ isAsItShouldBe: Bool, _ text: @autoclosure () -> String, line: Int = #line, file: String = #fileID) {
  if isAsItShouldBe { return }
  FileHandle.standardError.write(Data("\(file):\(line): \(text())\n".utf8))
  exit(1)
}

/// A clock that runs twenty times as fast, so that the tests do not wait for dismissals.
struct QuickClock: Clock {
  typealias Instant = ContinuousClock.Instant

  var now: Instant { ContinuousClock().now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await Task.sleep(for: now.duration(to: deadline) / 20)
  }
}

extension ChoiceRequest {
  static func food(cancelTitle: String? = "取消", count: Int = 3, selection: Selection = .one) -> ChoiceRequest {
    let first = [
      ChoiceOption("牛排"), ChoiceOption("雞排", availability: .unavailable(reason: "賣完了")),
      ChoiceOption("不吃了", role: .destructive),
    ]
    let more = (3..<max(count, 3)).map { ChoiceOption("第\($0)道") }
    return ChoiceRequest(
      title: "餐點", message: "請選擇你的餐點", options: first + more, selection: selection, cancelTitle: cancelTitle,
      defaultIndex: 0, localizer: .english)
  }
}

/// A question in flight, and what comes of it.
@MainActor
struct Asking {
  let task: Task<ChoiceResponse, any Error>

  init(_ presenter: ChoiceScreenPresenter, _ request: ChoiceRequest) async {
    let before = presenter.questionCount
    task = Task { try await presenter.present(request) }
    await wait { presenter.questionCount > before }
  }

  /// A question that is refused at once.
  init(refusedBy presenter: ChoiceScreenPresenter, _ request: ChoiceRequest) {
    task = Task { try await presenter.present(request) }
  }

  func expect(_ response: ChoiceResponse, line: Int = #line, file: String = #fileID) async {
    let result = await task.result
    guard case .success(response) = result else {
      return check(false, "\(result) and not \(response)", line: line, file: file)
    }
  }

  func expect(_ code: PresenterFailure.Code, line: Int = #line, file: String = #fileID) async {
    let result = await task.result
    guard case .failure(let error) = result, (error as? PresenterFailure)?.code == code else {
      return check(false, "\(result) and not \(code)", line: line, file: file)
    }
  }
}

/// Gives way to other tasks until something holds; ends the program where it never does.
@MainActor
func wait(line: Int = #line, file: String = #fileID, until isMet: () -> Bool) async {
  let end = ContinuousClock.now + .seconds(10)
  while !isMet() {
    check(ContinuousClock.now < end, "It did not come to this within ten seconds.", line: line, file: file)
    await Task.yield()
  }
}

extension StubHost {
  /// The button whose text has these words.
  func button(with words: String) -> FoundButton? {
    update()
    return buttons.last { $0.title.contains(words) }
  }

  /// The button that a key presses.
  func button(key: String) -> FoundButton? {
    update()
    return buttons.last { $0.key == key }
  }
}
