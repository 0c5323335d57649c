/// Judges what a presenter returned or threw; the only place that turns identities back into positions.
enum ResponseVerdict {
  /// The positions of the chosen options in ascending order, or why there are none.
  static func outcome(
    of result: Result<ChoiceResponse, any Error>, for request: ChoiceRequest
  ) -> Result<[Int], ChoiceError> {
    switch result {
    case .success(.chosen(let ids)): positions(of: ids, in: request)
    case .success(.cancelled(let reason)): .failure(.cancelled(reason))
    case .failure(let error): .failure(choiceError(from: error))
    }
  }

  private static func positions(
    of ids: [ChoiceRequest.OptionID], in request: ChoiceRequest
  ) -> Result<[Int], ChoiceError> {
    var positions: Set<Int> = []
    for id in ids {
      guard let option = request[id] else {
        return invalid(request, "with an option of another request. Answer with identities from this request's options")
      }
      guard option.isAvailable else {
        return invalid(request, "with “\(option.title)”, which is unavailable. Offer only available options")
      }
      guard positions.insert(id.index).inserted else {
        return invalid(request, "with “\(option.title)” twice. Name each option once")
      }
    }
    let count = request.selection.count
    guard count.contains(positions.count) else {
      let allowed = count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "\(count)"
      return invalid(request, "with \(positions.count) options. The number allowed is \(allowed)")
    }
    return .success(positions.sorted())
  }

  private static func invalid(_ request: ChoiceRequest, _ what: String) -> Result<[Int], ChoiceError> {
    .failure(.presenterFailed(PresenterFailure(.invalidResponse, "The presenter answered “\(request.title)” \(what).")))
  }

  private static func choiceError(from error: any Error) -> ChoiceError {
    switch error {
    case let failure as PresenterFailure:
      return .presenterFailed(failure)
    case ChoiceError.presenterFailed(let failure):
      return .presenterFailed(failure)
    case ChoiceError.cancelled(let reason) where reason.canBePassedOn:
      // The presenter asked through another service, and the person ended that question.
      return .cancelled(reason)
    case is CancellationError:
      return .presenterFailed(
        PresenterFailure(
          .other, "The presenter threw CancellationError although its task was not cancelled.", underlyingError: error))
    default:
      return .presenterFailed(
        PresenterFailure(.other, "The presenter failed: \(ErrorText(error).inOneLine)", underlyingError: error))
    }
  }
}
