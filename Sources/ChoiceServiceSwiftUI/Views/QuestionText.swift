#if canImport(SwiftUI)
  internal import ChoiceService
  private import Foundation
  internal import SwiftUI

  /// A question's picture.
  struct PictureView: View {
    let image: ChoiceImage

    var body: some View {
      let corner = image.corner
      let cut = RoundedRectangle(
        cornerSize: CGSize(width: corner.width, height: corner.height), style: .circular)
      let picture =
        picture
        .frame(width: CGFloat(image.size.width), height: CGFloat(image.size.height))
        .clipShape(cut)
      if let label = image.accessibilityLabel {
        picture.accessibilityLabel(Text(verbatim: label))
      } else {
        picture.accessibilityHidden(true)
      }
    }

    @ViewBuilder
    private var picture: some View {
      switch image.source {
      case .named(let name): fitted(Image(name))
      case .system(let name): fitted(Image(systemName: name))
      case .emoji(let text): Text(verbatim: text).font(.largeTitle)
      case .file(let path):
        AsyncImage(url: URL(fileURLWithPath: path)) { picture in
          fitted(picture)
        } placeholder: {
          Color.clear
        }
      }
    }

    private func fitted(_ picture: Image) -> some View {
      picture.resizable().aspectRatio(contentMode: image.fillsSize ? .fill : .fit)
    }
  }

  /// A link; an address that is none is shown as text.
  struct LinkView: View {
    let link: ChoiceLink

    var body: some View {
      if let url = URL(string: link.destination) {
        Link(destination: url) { Text(verbatim: link.title) }
      } else {
        Text(verbatim: link.title)
      }
    }
  }
#endif
