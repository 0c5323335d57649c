import ChoiceService
import Testing

@testable import ChoiceServiceSwiftUI

/// What the tests of the machine say: a story of events on one question, and what it comes to.
struct MachineStory {
  var machine = PresentationMachine(platform: .iOS)
  var settlements: [Settlement] = []

  init(hosts: [(Host, FormPreference)] = [(.first, .alert)]) {
    for (host, preference) in hosts { send(.hostAppeared(host, preference)) }
  }

  mutating func send(_ events: PresentationEvent...) {
    for event in events { settlements += machine.handle(event) }
  }
}

extension Host {
  static let first = Host(number: 1)
  static let second = Host(number: 2)
}

extension Ticket {
  static let first = Ticket(number: 1)
  static let second = Ticket(number: 2)
}

extension Showing {
  static let first = Showing(ticket: .first, turn: 0)
  static let again = Showing(ticket: .first, turn: 1)
}

extension ChoiceRequest {
  static func meal(
    _ selection: Selection = .one, cancelTitle: String? = "Cancel", preselected: Set<Int> = []
  ) -> ChoiceRequest {
    ChoiceRequest(
      title: "Meal",
      options: [
        ChoiceOption("Steak"), ChoiceOption("Noodles", availability: .unavailable(reason: "Sold out")),
        ChoiceOption("Rice"), ChoiceOption("Nothing", role: .destructive),
      ],
      selection: selection, cancelTitle: cancelTitle, preselectedIndices: preselected, localizer: .english)
  }

  static func message() -> ChoiceRequest {
    ChoiceRequest(title: "Saved", options: [ChoiceOption("OK")], defaultIndex: 0, isAcknowledgement: true)
  }
}

@Suite("A question on screen ends once, and is settled when its UI is gone")
struct PresentationMachineTests {
  let request = ChoiceRequest.meal()

  private func settled(_ outcome: PresentationOutcome, _ ticket: Ticket = .first) -> [Settlement] {
    [Settlement(ticket: ticket, outcome: outcome)]
  }

  @Test(
    "A01 A02 A14 A77 an alert closed without a button is a cancel with its reason, after 250 ms",
    arguments: [
      (FormPreference.alert, CancelReason.escape), (.confirmationDialog, .backdrop), (.list, .close),
    ])
  func closed(preference: FormPreference, reason: CancelReason) {
    var story = MachineStory(hosts: [(.first, preference)])
    story.send(.requested(.first, request), .closed(.first))
    #expect(story.machine.timers.contains(.action(.first)))
    #expect(story.machine.presentation(on: .first)?.stage == .undecided(isGone: false))
    story.send(.timerFired(.action(.first)))
    #expect(story.settlements == [])
    story.send(.ended(.first))
    #expect(story.settlements == settled(.response(.cancelled(reason))))
  }

  @Test("A02 a sheet that is swiped away is a cancel when it is gone, without waiting for an action")
  func swiped() {
    var story = MachineStory(hosts: [(.first, .list)])
    story.send(.requested(.first, request), .closed(.first), .ended(.first))
    #expect(story.settlements == settled(.response(.cancelled(.close))))
  }

  @Test("A31 the action counts before the UI closes and after it", arguments: [true, false])
  func bothOrders(actionFirst: Bool) {
    for option in request.options where option.isAvailable {
      var story = MachineStory()
      let act = PresentationEvent.acted(.first, .pick(option.id))
      story.send(.requested(.first, request))
      story.send(actionFirst ? act : .closed(.first), actionFirst ? .closed(.first) : act)
      #expect(story.machine.isPresented(on: .first) == false)
      story.send(.timerFired(.dismissal(.first)))
      #expect(story.settlements == settled(.response(.chosen([option.id]))))
    }
  }

  @Test("A21 A22 A18 an answer is out, and the next question on screen, when the dismissal has ended")
  func answeredMeansGone() {
    for (preference, timer) in [(FormPreference.alert, Timer.dismissal(.first)), (.card, .report(.first))] {
      var story = MachineStory(hosts: [(.first, preference)])
      story.send(.requested(.first, request), .requested(.second, request))
      if preference == .card { story.send(.appeared(.first)) }
      story.send(.acted(.first, .pick(request.options[0].id)))
      #expect(story.settlements == [])
      #expect(story.machine.timers == [timer])
      #expect(story.machine.presentation(on: .first)?.ticket == .first)
      story.send(.ended(.first))
      #expect(story.settlements == settled(.response(.chosen([request.options[0].id]))))
      #expect(story.machine.presentation(on: .first)?.ticket == .second)
      #expect(story.machine.isPresented(on: .first))
    }
  }

  @Test("A34 A57 a second tap, and buttons of an earlier question, do nothing")
  func stale() {
    var story = MachineStory()
    story.send(.acted(.first, .pick(request.options[0].id)), .requested(.first, request))
    story.send(.acted(.first, .pick(request.options[2].id)), .acted(.first, .pick(request.options[0].id)))
    story.send(.acted(.first, .decline(.button)), .closed(.first), .timerFired(.dismissal(.first)))
    story.send(.requested(.second, request))
    let shown = story.machine
    story.send(.acted(.first, .pick(request.options[0].id)), .closed(.first), .ended(.first))
    story.send(.timerFired(.action(.first)), .timerFired(.dismissal(.first)), .taskCancelled(.first))
    #expect(story.machine == shown)
    #expect(story.settlements == settled(.response(.chosen([request.options[2].id]))))
  }

  @Test("A81 A82 the question stays the same while its UI fades out, and nothing is left after it")
  func content() {
    var story = MachineStory()
    story.send(.requested(.first, request), .acted(.first, .decline(.button)))
    #expect(story.machine.presentation(on: .first)?.request == request)
    #expect(story.machine.isPresented(on: .first) == false)
    story.send(.timerFired(.dismissal(.first)))
    #expect(story.machine == MachineStory().machine)
  }

  @Test("A83 an equal question is shown and answered again")
  func equalQuestion() {
    var story = MachineStory()
    for ticket in [Ticket.first, .second] {
      story.send(.requested(ticket, request))
      #expect(story.machine.isPresented(on: .first))
      story.send(.acted(ticket, .decline(.button)))
      story.send(.timerFired(.dismissal(Showing(ticket: ticket, turn: 0))))
    }
    #expect(
      story.settlements == settled(.response(.cancelled(.button))) + settled(.response(.cancelled(.button)), .second))
  }

  @Test("A79 of two modifiers on one view, one shows the question")
  func twoHosts() {
    var story = MachineStory(hosts: [(.first, .alert), (.second, .alert)])
    story.send(.requested(.first, request))
    #expect([Host.first, .second].map(story.machine.isPresented) == [false, true])
    #expect(story.machine.presentation(on: .first) == nil)
  }

  @Test("A10 A59 without a view a question fails at once")
  func noHost() {
    var story = MachineStory(hosts: [])
    story.send(.requested(.first, request))
    #expect(story.settlements == settled(.failure(.noHost)))
    story.send(.hostAppeared(.first, .alert), .hostDisappeared(.first), .timerFired(.host))
    story.send(.requested(.second, request))
    #expect(story.settlements == settled(.failure(.noHost)) + settled(.failure(.noHost), .second))
  }

  @Test(
    "A10 A13 the view goes, no other one comes: the question that was shown is dropped, those that wait find no view")
  func hostGone() {
    var story = MachineStory()
    story.send(.requested(.first, request), .requested(.second, request), .hostDisappeared(.first))
    #expect(story.machine.timers == [.host, .dismissal(.first)])
    story.send(.timerFired(.dismissal(.first)), .timerFired(.host))
    #expect(story.settlements == settled(.failure(.hostGone)) + settled(.failure(.noHost), .second))
  }

  @Test("A85 the view goes and comes back within the second: the same question, one answer", arguments: [true, false])
  func hostReturns(isAnother: Bool) {
    let host = isAnother ? Host.second : .first
    var story = MachineStory()
    story.send(.requested(.first, request), .hostDisappeared(.first), .hostAppeared(host, .card))
    #expect(story.machine.isPresented(on: host) == false)
    story.send(.timerFired(.dismissal(.first)))
    #expect(story.machine.isPresented(on: host))
    #expect(story.machine.presentation(on: host)?.form == .card)
    story.send(.acted(.first, .pick(request.options[0].id)), .ended(.again))
    #expect(story.settlements == settled(.response(.chosen([request.options[0].id]))))
  }

  @Test("A85 a view closes its alert because it goes: the question moves, and is not cancelled")
  func closedByItsView() {
    var story = MachineStory(hosts: [(.first, .list), (.second, .alert)])
    story.send(.requested(.first, request), .closed(.first), .hostDisappeared(.second))
    story.send(.timerFired(.action(.first)), .timerFired(.dismissal(.first)))
    #expect(story.machine.isPresented(on: .first))
    #expect(story.settlements == [])
  }

  @Test(
    "A01 A75 a tap on the backdrop does what the policy says, with Cancel and without",
    arguments: [
      (ChoiceBackdropTap.isIgnored, false, false), (.cancelsIfPossible, true, false), (.alwaysCancels, true, true),
    ])
  func backdrop(tap: ChoiceBackdropTap, endsWithCancel: Bool, endsWithout: Bool) {
    for (cancelTitle, ends) in [("Cancel", endsWithCancel), (nil, endsWithout)] {
      var story = MachineStory(hosts: [(.first, .card)])
      story.send(.requested(.first, .meal(cancelTitle: cancelTitle)), .acted(.first, .tapBackdrop(tap)), .ended(.first))
      #expect(story.settlements == (ends ? settled(.response(.cancelled(.backdrop))) : []))
    }
  }

  @Test("A46 without Cancel, what closes the alert brings it back", arguments: FormPreference.allCases)
  func notDeclinable(preference: FormPreference) {
    var story = MachineStory(hosts: [(.first, preference)])
    story.send(.requested(.first, .meal(cancelTitle: nil)))
    for reason in [CancelReason.button, .escape, .close, .backdrop] { story.send(.acted(.first, .decline(reason))) }
    story.send(.closed(.first), .timerFired(.action(.first)), .timerFired(.dismissal(.first)))
    #expect(story.machine.presentation(on: .first)?.showing == .again)
    #expect(story.machine.isPresented(on: .first))
    #expect(story.settlements == [])
  }

  @Test("a button for an unavailable option closes the alert, and the question comes back", arguments: [true, false])
  func unavailable(actionFirst: Bool) {
    let act = PresentationEvent.acted(.first, .pick(request.options[1].id))
    var story = MachineStory()
    story.send(.requested(.first, request))
    story.send(actionFirst ? act : .closed(.first), actionFirst ? .closed(.first) : act)
    story.send(.timerFired(.action(.first)), .timerFired(.dismissal(.first)))
    #expect(story.machine.presentation(on: .first)?.showing == .again)
    #expect(story.settlements == [])
  }

  @Test("A61 a message is acknowledged by its OK, and by whatever closes it")
  func acknowledged() {
    let message = ChoiceRequest.message()
    let ways: [([PresentationEvent], ChoiceResponse)] = [
      ([.acted(.first, .pick(message.options[0].id))], .chosen([message.options[0].id])),
      ([.closed(.first), .timerFired(.action(.first))], .cancelled(.escape)),
    ]
    for (way, response) in ways {
      var story = MachineStory()
      story.send(.requested(.first, message))
      for event in way { story.send(event) }
      story.send(.timerFired(.dismissal(.first)))
      #expect(story.settlements == settled(.response(response)))
    }
  }

  @Test("a cancelled task ends its question, waiting or shown")
  func taskCancelled() {
    var story = MachineStory()
    story.send(.requested(.first, request), .requested(.second, request), .taskCancelled(.second))
    #expect(story.settlements == settled(.taskCancelled, .second))
    story.send(.taskCancelled(.first), .acted(.first, .decline(.button)), .timerFired(.dismissal(.first)))
    #expect(story.settlements == settled(.taskCancelled, .second) + settled(.taskCancelled))
  }

  @Test("a sheet that never reports its end is given up after three seconds, before the service gives up")
  func unreported() {
    var story = MachineStory(hosts: [(.first, .list)])
    story.send(.requested(.first, request), .appeared(.first), .acted(.first, .decline(.button)))
    #expect(story.machine.timers == [.report(.first)])
    #expect(Timer.report(.first).duration == .seconds(3))
    story.send(.timerFired(.report(.first)))
    #expect(story.settlements == settled(.response(.cancelled(.button))))
  }

  @Test(
    "A30 what ends before it came on screen reports no end, and is waited for as long as an alert, unless it comes late",
    arguments: [FormPreference.card, .list])
  func neverAppeared(preference: FormPreference) {
    var story = MachineStory(hosts: [(.first, preference)])
    story.send(.requested(.first, request), .requested(.second, request), .taskCancelled(.first))
    #expect(story.machine.timers == [.dismissal(.first)])
    var late = story
    late.send(.appeared(.first))
    #expect(late.machine.timers == [.report(.first)])
    late.send(.ended(.first), .appeared(.first))
    #expect(late.machine.presentation(on: .first)?.hasAppeared == false)
    story.send(.timerFired(.dismissal(.first)))
    for each in [story, late] {
      #expect(each.settlements == settled(.taskCancelled))
      #expect(each.machine.presentation(on: .first)?.ticket == .second)
    }
  }

  @Test("a card whose view reports its end first moves with it, and comes back where the view stays")
  func cardDisappears() {
    var story = MachineStory(hosts: [(.first, .card)])
    story.send(.requested(.first, request), .ended(.first), .hostDisappeared(.first), .hostAppeared(.second, .card))
    #expect(story.machine.isPresented(on: .second))
    story.send(.ended(.again), .timerFired(.action(.again)))
    #expect(story.machine.isPresented(on: .second))
    #expect(story.settlements == [])
  }

  @Test("ticks stay when the question moves to another view, and only enough of them are an answer")
  func ticks() {
    let request = ChoiceRequest.meal(.many(2...2), preselected: [0])
    var story = MachineStory(hosts: [(.first, .list)])
    story.send(.requested(.first, request), .acted(.first, .finish))
    story.send(.acted(.first, .pick(request.options[2].id)), .acted(.first, .pick(request.options[3].id)))
    story.send(.hostDisappeared(.first), .hostAppeared(.second, .alert), .timerFired(.dismissal(.first)))
    #expect(story.machine.presentation(on: .second)?.ticks == [request.options[0].id, request.options[2].id])
    story.send(.acted(.first, .finish), .ended(.again))
    #expect(story.settlements == settled(.response(.chosen([request.options[0].id, request.options[2].id]))))
  }

  @Test("no more is ticked at first than can be chosen")
  func tooManyPreselected() {
    var story = MachineStory()
    let request = ChoiceRequest.meal(.many(0...1), preselected: [0, 2])
    story.send(.requested(.first, request))
    #expect(story.machine.active?.ticks == [request.options[0].id])
  }

  @Test("a view that appears again while it is there has another style, and not another place")
  func appearsAgain() {
    var story = MachineStory(hosts: [(.first, .alert), (.second, .alert), (.first, .card)])
    story.send(.requested(.first, request))
    #expect(story.machine.hosts.map(\.preference) == [.card, .alert])
    #expect(story.machine.isPresented(on: .second))
  }

  @Test("a question that nobody could leave is refused")
  func noWayOut() {
    let closed = ChoiceRequest(
      title: "Menu", options: [ChoiceOption("Soup", availability: .unavailable(reason: nil))])
    var story = MachineStory()
    story.send(.requested(.first, closed))
    #expect(
      story.settlements
        == settled(
          .failure(
            PresenterFailure(
              .other, "“Menu” can neither be answered nor cancelled: too few of its options are available."))))
  }
}
