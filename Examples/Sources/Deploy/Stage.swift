import ChoiceService

/// Where a version can run: any enum with string raw values can be asked for, and this one also describes its cases.
enum Stage: String, CaseIterable, ChoiceDescribing {
  case development, staging, production

  var choiceDetail: String? {
    switch self {
    case .development: "on this machine"
    case .staging: "for the testers"
    case .production: "for everybody"
    }
  }
}
