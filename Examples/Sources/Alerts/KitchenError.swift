import Foundation

/// Why the kitchen does not cook.
enum KitchenError: LocalizedError {
  case closed

  var errorDescription: String? { "The kitchen is closed." }
  var failureReason: String? { "It opens at six." }
  var recoverySuggestion: String? { "Your order can wait." }
}
