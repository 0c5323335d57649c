// What a builder cannot take: a loop.
import SwiftUI

struct LoopInBuilder: View {
  var body: some View {
    VStack {
      #if FIXED
        ForEach(0..<3) { number in Text(verbatim: "\(number)") }
      #else
        // error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
        for number in 0..<3 { Text(verbatim: "\(number)") }
      #endif
    }
  }
}
