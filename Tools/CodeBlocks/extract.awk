# Writes each Swift block of a document, or of the documentation comments of a source file, into a file of its own, and
# prints the name of each block. A `text` block that follows a Swift block is what that one prints, and goes to a file, too.
# A block that imports SwiftUI goes to a folder of its own, where Tools/check-apple.sh finds it, and its name is not printed.
# Variables: document, sources, expected, manifest, views.

BEGIN {
  isSource = document ~ /\.swift$/
  prefix = document
  gsub(/[^A-Za-z0-9]/, "_", prefix)
}

function finishSwift(    file, location) {
  location = "#sourceLocation(file: \"" document "\", line: " first ")\n"
  if (isManifest) {
    printf "// swift-tools-version: 6.2\n%s", body > manifest
    close(manifest)
    return
  }
  name = prefix "_" ++count
  if (isView) {
    file = views "/" name ".swift"
    printf "%s%s", location, body > file
    close(file)
    return
  }
  file = sources "/" name ".swift"
  if (isFile) {
    printf "%s%s", location, body > file
    printf "#sourceLocation()\n\nfunc %s(_ given: Given) async throws {}\n", name > file
  } else {
    printf "import ChoiceService\nimport ChoiceServiceSwiftUI\nimport ChoiceServiceTerminal\nimport ChoiceServiceTesting\n\n" > file
    printf "func %s(_ given: Given) async throws {\n", name > file
    printf "  let (service, presenter, request, error, dishes, rig) = given.values\n" > file
    printf "  var prompt = given.prompt\n" > file
    printf "  _ = (service, presenter, request, error, dishes, rig, prompt)\n" > file
    printf "  prompt.message = nil\n" > file
    printf "  do {\n%s%s  }\n}\n", location, body > file
  }
  close(file)
  print name
}

{
  line = $0
  if (isSource) {
    if (line !~ /^ *\/\/\//) { inSwift = inText = 0; name = ""; next }
    sub(/^ *\/\/\/ ?/, "", line)
  }
}

inSwift && line ~ /^```/ { inSwift = 0; finishSwift(); next }
inText && line ~ /^```/ { inText = 0; printf "%s", body > (expected "/" name ".txt"); close(expected "/" name ".txt"); name = ""; next }
inSwift || inText {
  if (line ~ /^(import|extension|@main)/) isFile = 1
  if (line ~ /^import PackageDescription/) isManifest = 1
  if (line ~ /^import SwiftUI/) isView = 1
  body = body line "\n"
  next
}
line ~ /^```swift *$/ { inSwift = 1; first = FNR + 1; body = ""; isFile = isManifest = isView = 0; name = ""; next }
line ~ /^```text *$/ && name != "" { inText = 1; body = ""; next }
line !~ /^ *$/ { name = "" }
