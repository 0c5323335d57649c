#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Every way in which a question can end without an answer.
///
/// The enum is closed: a `switch` over it needs no default. Write `do throws(ChoiceError)`, since inside a closure the
/// compiler does not infer the type.
///
/// ```swift
/// do throws(ChoiceError) {
///   print(try await service.choose(FoodKind.self))
/// } catch {
///   switch error {
///   case .cancelled(let reason): print("no answer:", reason)
///   case .noOptions: print("nothing to choose from")
///   case .presenterFailed(let failure): print("could not ask:", failure)
///   }
/// }
/// ```
public enum ChoiceError: Error, Sendable, Hashable {
  /// The question ended without an answer.
  case cancelled(CancelReason)
  /// Nothing could be selected, or fewer options than the question requires; the presenter was never asked.
  case noOptions
  /// The presenter could not get an answer.
  case presenterFailed(PresenterFailure)
}

extension ChoiceError: CustomStringConvertible {
  /// What happened, as a sentence.
  public var description: String {
    switch self {
    case .cancelled(let reason): reason.sentence
    case .noOptions:
      "Not enough options can be selected: the list is empty, its options are unavailable, or fewer than the question requires."
    case .presenterFailed(let failure): failure.message
    }
  }
}

extension ChoiceError: LocalizedError {
  /// The same sentence as the description, in English.
  public var errorDescription: String? { description }
}

extension PresenterFailure: LocalizedError {
  /// The failure's message.
  public var errorDescription: String? { message }
}
