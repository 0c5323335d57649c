# Writes each Swift block of a document, or of the documentation comments of a source file, into a file of its own, and
# prints their number. Variables: document, folder.

BEGIN {
  isSource = document ~ /\.swift$/
  prefix = document
  gsub(/[^A-Za-z0-9]/, "_", prefix)
}

{
  line = $0
  if (isSource) {
    if (line !~ /^ *\/\/\//) { inBlock = 0; next }
    sub(/^ *\/\/\/ ?/, "", line)
  }
}

!inBlock && line ~ /^```swift *$/ {
  inBlock = 1
  count++
  first = FNR + 1
  body = ""
  isFile = 0
  isManifest = 0
  next
}

inBlock && line ~ /^```/ {
  inBlock = 0
  file = folder "/" prefix "_" count ".swift"
  location = "#sourceLocation(file: \"" document "\", line: " first ")\n"
  if (isManifest) {
    # Checked by the package manager: see check-code-blocks.sh.
    manifest = folder "/../../Manifest"
    system("mkdir -p " manifest)
    printf "// swift-tools-version: 6.2\n%s", body > (manifest "/Package.swift")
    close(manifest "/Package.swift")
    next
  }
  if (isFile) {
    printf "%s%s", location, body > file
  } else {
    printf "import ChoiceService\nimport ChoiceServiceTerminal\n\n" > file
    printf "func %s_%d(_ given: Given) async throws {\n", prefix, count > file
    printf "  let (service, presenter, request, error, dishes) = given.values\n" > file
    printf "  var prompt = given.prompt\n" > file
    printf "  _ = (service, presenter, request, error, dishes, prompt)\n" > file
    printf "  prompt.message = nil\n" > file
    printf "  do {\n%s%s  }\n}\n", location, body > file
  }
  close(file)
  next
}

inBlock {
  if (line ~ /^(import|extension|@main)/) isFile = 1
  if (line ~ /^import PackageDescription/) isManifest = 1
  body = body line "\n"
}

END { print count + 0 }
