import ChoiceService
import Testing

@testable import ChoiceServiceSwiftUI

@Suite("What a row and a button may do")
struct VerdictTests {
  private func ids(_ request: ChoiceRequest, _ positions: Int...) -> Set<ChoiceRequest.OptionID> {
    Set(positions.map { request.options[$0].id })
  }

  @Test("picking answers where one is chosen, and an unavailable or foreign option is refused")
  func single() {
    let request = ChoiceRequest.meal()
    #expect(request.verdict(on: .pick(request.options[0].id), ticks: []) == .answers(.chosen([request.options[0].id])))
    #expect(request.verdict(on: .pick(request.options[1].id), ticks: []) == .refused)
    #expect(request.verdict(on: .pick(ChoiceRequest.meal().options[0].id), ticks: []) == .refused)
    #expect(request.verdict(on: .finish, ticks: ids(request, 0)) == .refused)
    #expect(request.options.map { request.canPick($0.id, ticks: []) } == [true, false, true, true])
  }

  @Test("ticks stop at the maximum, and Done waits for the minimum")
  func several() {
    let request = ChoiceRequest.meal(.many(1...2))
    #expect(request.verdict(on: .pick(request.options[0].id), ticks: []) == .ticks(ids(request, 0)))
    #expect(request.verdict(on: .pick(request.options[0].id), ticks: ids(request, 0)) == .ticks([]))
    #expect(request.verdict(on: .pick(request.options[3].id), ticks: ids(request, 0, 2)) == .refused)
    #expect(request.options.map { request.canPick($0.id, ticks: ids(request, 0, 2)) } == [true, false, true, false])
    #expect(request.canFinish(with: []) == false)
    #expect(
      request.verdict(on: .finish, ticks: ids(request, 2, 0))
        == .answers(.chosen([request.options[0].id, request.options[2].id])))
  }

  @Test("where one is the most, picking another moves the tick; where none is enough, Done works at once")
  func edges() {
    let radio = ChoiceRequest.meal(.many(0...1))
    #expect(radio.verdict(on: .pick(radio.options[2].id), ticks: ids(radio, 0)) == .ticks(ids(radio, 2)))
    #expect(radio.verdict(on: .finish, ticks: []) == .answers(.chosen([])))
  }
}
