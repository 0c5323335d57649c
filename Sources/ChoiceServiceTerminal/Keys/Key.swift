/// A key of the keyboard, or the character that a key has typed.
package enum Key: Sendable, Hashable {
  case text(Unicode.Scalar)
  case enter
  case tab
  case backspace
  case delete
  case insert
  case escape
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case function(Int)
}

/// The keys that were held while another one was pressed.
///
/// The bits are those of the kitty keyboard protocol ("Modifiers"). xterm has the first three of them, and calls the
/// fourth Meta. The locks are not here: a lock changes what a key types, not what it means.
package struct KeyModifiers: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)
  package static let superKey = KeyModifiers(rawValue: 8)
  package static let hyper = KeyModifiers(rawValue: 16)
  package static let meta = KeyModifiers(rawValue: 32)

  static let all: KeyModifiers = [.shift, .alt, .control, .superKey, .hyper, .meta]
}

/// A key that was pressed, or that repeats because it is held.
///
/// Shift that only chose the character is not reported: a capital is `.text("A")` without modifiers. A letter that was
/// pressed together with Control, Alt or another such key is always the small one.
package struct KeyPress: Sendable, Hashable {
  package var key: Key
  package var modifiers: KeyModifiers

  package init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// What a person has done at the keyboard.
package enum KeyEvent: Sendable, Hashable {
  case press(KeyPress)
  /// A text that was pasted, whole; nothing in it is a key.
  case paste(String)

  /// A press of a key, with others held.
  package static func press(_ key: Key, _ modifiers: KeyModifiers = []) -> KeyEvent {
    .press(KeyPress(key, modifiers))
  }
}
