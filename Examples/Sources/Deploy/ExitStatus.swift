import ChoiceService

extension ChoiceError {
  /// What a shell script that called the tool sees.
  var exitStatus: Int32 {
    switch self {
    case .cancelled(let reason) where reason.isDeclined: 1
    case .cancelled(.interrupt): 130
    case .cancelled(.timeout): 124
    case .cancelled, .noOptions, .presenterFailed: 2
    }
  }

  /// What the tool has to say about it; nothing where the person has ended the question and knows.
  var sentence: String? {
    switch self {
    case .cancelled(let reason) where reason.isDeclined || reason == .interrupt: nil
    case .cancelled, .noOptions, .presenterFailed: description
    }
  }
}
