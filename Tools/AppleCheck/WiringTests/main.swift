// Runs the package's own views on Linux, in the small interpreter of the stubs.
//
// What it shows: the views are wired to the presenter; the right button gives the right answer, whatever SwiftUI calls first.
// What it cannot show: anything about the real SwiftUI.

// A question that is never settled would wait for ever.
Task.detached {
  try? await Task.sleep(for: .seconds(60))
  check(false, "The tests have not ended within a minute.")
}

await systemAlerts()
await staleButtons()
await throughTheService()
await cards()
await cardsInARow()
await cardsThatAppear()
await ownCards()
await looks()
await keys()
await lists()
await selections()
await hosts()
await changes()
await automatic()
print("the views are wired: alerts, dialogs, cards, lists, hosts")
