extension ControlSequence {
  /// Whether the sequence is `CSI 200 ~` (xterm ctlseqs, "Bracketed Paste Mode").
  func isPasteStart(endedBy final: UInt8) -> Bool {
    introducer == .csi && final == UInt8(ascii: "~") && numbers == [[200]]
  }

  /// The keys that the sequence stands for with its final byte; none for a report, a release, or what is unknown.
  func presses(endedBy final: UInt8) -> [KeyPress] {
    guard let numbers else { return [] }
    let letter = Character(Unicode.Scalar(final))
    switch (introducer, letter) {
    case (.csi, "u"): return Self.kittyPresses(numbers)
    case (.csi, "~"): return Self.otherKeyPresses(numbers) ?? Self.numberedPresses(numbers)
    // urxvt(7), "Key Codes": the final byte says what is held. Its `$` for Shift is not here, because it is an
    // intermediate byte, after which a sequence goes on.
    case (.csi, "^"): return Self.numberedPresses(numbers, adding: .control)
    case (.csi, "@"): return Self.numberedPresses(numbers, adding: [.control, .shift])
    // With parameters it is taken for a report of the cursor's position, which xterm's F3 with modifiers looks like.
    // The kitty keyboard protocol gave up this form for that.
    case (.csi, "R") where !parameters.isEmpty: return []
    default:
      guard let press = introducer == .csi ? Self.csiPress(letter) : Self.ss3Press(letter),
        let held = Self.heldKeys(ofLetterWith: numbers)
      else { return [] }
      return [KeyPress(press.key, press.modifiers.union(held))]
    }
  }

  // MARK: Letters

  private static func csiPress(_ letter: Character) -> KeyPress? {
    switch letter {
    // Back tab (ECMA-48's CBT) is what Shift-Tab sends.
    case "Z": KeyPress(.tab, .shift)
    case "a": KeyPress(.up, .shift)
    case "b": KeyPress(.down, .shift)
    case "c": KeyPress(.right, .shift)
    case "d": KeyPress(.left, .shift)
    default: cursorOrFunctionKey(letter).map { KeyPress($0) }
    }
  }

  /// A key after SS3: also the keypad in application mode (xterm ctlseqs, "VT220-Style Function Keys").
  private static func ss3Press(_ letter: Character) -> KeyPress? {
    switch letter {
    case "M": KeyPress(.enter)
    case "I": KeyPress(.tab)
    case "X": KeyPress(.text("="))
    // rxvt: arrows with Control.
    case "a": KeyPress(.up, .control)
    case "b": KeyPress(.down, .control)
    case "c": KeyPress(.right, .control)
    case "d": KeyPress(.left, .control)
    // 0x6A to 0x79 are the characters from * to 9, each with 0x40 added.
    case "j"..."y": letter.asciiValue.map { KeyPress(.text(Unicode.Scalar($0 - 0x40))) }
    default: cursorOrFunctionKey(letter).map { KeyPress($0) }
    }
  }

  private static func cursorOrFunctionKey(_ letter: Character) -> Key? {
    switch letter {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  /// The keys held according to the parameters of a letter; nil if no key was pressed.
  ///
  /// They are the second parameter and the first one is 1, but for an older xterm (`modifyCursorKeys` below 2), for
  /// which they are the only one.
  private static func heldKeys(ofLetterWith numbers: [[Int?]]) -> KeyModifiers? {
    switch numbers.count {
    case 1: heldKeys(numbers[0])
    case 2 where numbers[0] == [1] || numbers[0] == [nil]: heldKeys(numbers[1])
    default: nil
    }
  }

  // MARK: Numbers

  private static func numberedPresses(_ numbers: [[Int?]], adding added: KeyModifiers = []) -> [KeyPress] {
    guard numbers.count <= 2, numbers[0].count == 1, let number = numbers[0][0],
      let key = numberedKey(number), let held = heldKeys(numbers.count == 2 ? numbers[1] : [nil])
    else { return [] }
    return [KeyPress(key, held.union(added))]
  }

  /// The key of `CSI number ~` (xterm ctlseqs, "PC-Style Function Keys"; rxvt for 7 and 8, and above 24).
  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 2: .insert
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    // The gaps are the VT220's, whose keyboard had them.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// xterm's `CSI 27 ; modifiers ; code ~` (`modifyOtherKeys`); nil if it is not that form.
  ///
  /// The code is of the character that Shift has chosen already.
  private static func otherKeyPresses(_ numbers: [[Int?]]) -> [KeyPress]? {
    guard numbers.count == 3, numbers[0] == [27] else { return nil }
    guard let held = heldKeys(numbers[1]), numbers[2].count == 1, let code = numbers[2][0],
      let key = codedKey(code)
    else { return [] }
    guard case .text(let scalar) = key, held == .shift else { return [pressed(key, held)] }
    return [KeyPress(.text(scalar))]
  }

  // MARK: The kitty keyboard protocol

  /// `CSI code:shifted:base ; modifiers:event ; text u`.
  private static func kittyPresses(_ numbers: [[Int?]]) -> [KeyPress] {
    guard numbers.count <= 3, let code = numbers[0][0],
      let held = heldKeys(numbers.count > 1 ? numbers[1] : [nil])
    else { return [] }
    if held.isSubset(of: .shift), isText(code) {
      // Several scalars where a key types them together. The protocol rules out controls here: they are no keys.
      let text = numbers.count > 2 ? numbers[2].compactMap { $0.flatMap(scalar) } : []
      if !text.isEmpty { return text.map { KeyPress(.text($0)) } }
      if held == .shift, numbers[0].count > 1, let shifted = numbers[0][1].flatMap(scalar) {
        return [KeyPress(.text(shifted))]
      }
    }
    return codedKey(code).map { [pressed($0, held)] } ?? []
  }

  /// Whether the code is of a key that types text; 0 is for text that no key is known for.
  private static func isText(_ code: Int) -> Bool {
    if code == 0 { return true }
    if case .text = codedKey(code) { return true }
    return false
  }

  private static func scalar(_ code: Int) -> Unicode.Scalar? {
    Unicode.Scalar(UInt32(code)).flatMap { $0.isTyped ? $0 : nil }
  }

  /// The key of a code, which is a scalar or one of the protocol's "Functional key definitions".
  private static func codedKey(_ code: Int) -> Key? {
    switch code {
    case 13: .enter
    case 9: .tab
    case 27: .escape
    case 127, 8: .backspace
    case 57_376...57_398: .function(code - 57_376 + 13)
    case 57_399...57_408: scalar(code - 57_399 + 0x30).map { .text($0) }
    case 57_409: .text(".")
    case 57_410: .text("/")
    case 57_411: .text("*")
    case 57_412: .text("-")
    case 57_413: .text("+")
    case 57_414: .enter
    case 57_415: .text("=")
    case 57_416: .text(",")
    case 57_417: .left
    case 57_418: .right
    case 57_419: .up
    case 57_420: .down
    case 57_421: .pageUp
    case 57_422: .pageDown
    case 57_423: .home
    case 57_424: .end
    case 57_425: .insert
    case 57_426: .delete
    // Locks, media keys, modifiers by themselves, and what the protocol may add.
    case 57_344...63_743: nil
    default: scalar(code).map { .text($0) }
    }
  }

  /// The press of a key with others held, which for a letter says the same whichever protocol it came by.
  private static func pressed(_ key: Key, _ held: KeyModifiers) -> KeyPress {
    guard case .text(let scalar) = key, scalar.isASCII, scalar.properties.isAlphabetic else {
      return KeyPress(key, held)
    }
    let isCapital = scalar.value & 0x20 == 0
    if held.isSubset(of: .shift) {
      return KeyPress(.text(held == .shift && !isCapital ? scalar.withCaseBitFlipped : scalar))
    }
    return KeyPress(.text(isCapital ? scalar.withCaseBitFlipped : scalar), held)
  }

  // MARK: Modifiers

  /// The keys held according to `modifiers:event`, of which 1 is added to the bits; nil if no key was pressed.
  private static func heldKeys(_ parameter: [Int?]) -> KeyModifiers? {
    // What is omitted has its default (ECMA-48, 5.4.2), for which 0 stood once. Events are 1 for a press, 2 for a
    // repeat, and 3 for a release.
    let number = max(parameter[0] ?? 1, 1)
    let event = parameter.count > 1 ? parameter[1] ?? 1 : 1
    guard parameter.count <= 2, event <= 2, let bits = UInt8(exactly: number - 1) else { return nil }
    return KeyModifiers(rawValue: bits).intersection(.all)
  }
}

extension Unicode.Scalar {
  /// The other case of an ASCII letter.
  fileprivate var withCaseBitFlipped: Unicode.Scalar { Unicode.Scalar(UInt8(truncatingIfNeeded: value) ^ 0x20) }
}
