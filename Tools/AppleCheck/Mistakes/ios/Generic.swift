// A type argument that does not meet its constraint.
import SwiftUI

struct Row {
  var name: String
}

struct RowsView: View {
  var rows: [Row]

  var body: some View {
    #if FIXED
      ForEach(rows, id: \.name) { row in Text(row.name) }
    #else
      // error: requires that 'Row' conform to 'Identifiable'
      ForEach(rows) { row in Text(row.name) }
    #endif
  }
}
