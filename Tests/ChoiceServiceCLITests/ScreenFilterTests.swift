import TestSupport
import Testing

@Suite("The built choice on a screen, searched by typing", .serialized, .timeLimit(.minutes(10)), Prompt.needsEmulator)
struct ScreenFilterTests {
  /// The 249 countries of ISO 3166-1, with their flags and their names in two scripts.
  static let countries =
    #filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/Resources/countries.txt"
  static let commands = ["q": "cat '\(countries)' | choice --title 'Which country?' >out"]

  private func onScreen(
    environment: [String: String?] = [:], _ body: (Screen) async throws -> Void
  ) async throws {
    try await Screen.open(columns: 60, rows: 12, commands: Self.commands, environment: environment) { screen in
      await screen.enter("q")
      try await screen.shows(
        """
        $ q
        ? Which country?
        / type to find
        ❯ 🇦🇫 Afghanistan 阿富汗
          🇦🇱 Albania 阿爾巴尼亞
          🇩🇿 Algeria 阿爾及利亞
          🇦🇸 American Samoa 美屬薩摩亞
          🇦🇩 Andorra 安道爾
          🇦🇴 Angola 安哥拉
          🇦🇮 Anguilla 安圭拉
          Cancel
          1 of 249 · ↑↓ move · Enter choose · Esc cancel
        """)
      try await body(screen)
    }
  }

  @Test(
    "C55 a country is found by a part of either name, in simplified characters as well, and Enter prints its line",
    arguments: [("taiw", 6), ("臺", 4), ("台湾", 6), ("灣", 4), ("ＴＡＩＷ", 10), ("twn", 5)])
  func taiwan(typed: String, caret: Int) async throws {
    try await onScreen { screen in
      await screen.type(typed)
      try await screen.wait { $0.contains("/ \(typed)\n❯ 🇹🇼 Taiwan 臺灣\n") }
      #expect(await screen.cursor() == Screen.Cursor(column: caret, row: 2))
      await screen.press("Enter")
      try await screen.shows("$ q\n✔ Which country? 🇹🇼 Taiwan 臺灣\n$")
      #expect(screen.file("out") == "🇹🇼 Taiwan 臺灣\n")
    }
  }

  @Test(
    "what is deleted widens the search again, best matches first, and Escape brings the whole list back, then cancels")
  func backspace() async throws {
    try await onScreen { screen in
      await screen.type("ta")
      try await screen.wait { $0.contains("/ ta\n") }
      await screen.press("BSpace")
      try await screen.shows(
        """
        $ q
        ? Which country?
        / t
        ❯ 🇹🇬 Togo 多哥
          🇹🇴 Tonga 東加
          🇹🇼 Taiwan 臺灣
          🇹🇻 Tuvalu 吐瓦魯
          🇹🇭 Thailand 泰國
          🇹🇰 Tokelau 托克勞
          🇹🇷 Türkiye 土耳其
          Cancel
          1 of 95 · ↑↓ move · Enter choose · Esc clear
        """)
      await screen.press("Down", "Escape")
      try await screen.wait { $0.contains("/ type to find\n") && $0.contains("❯ 🇹🇴 Tonga 東加\n") }
      await screen.press("Escape")
      try await screen.shows("$ q\n✘ Which country? cancelled\n$")
    }
  }

  @Test("C61 C62 where nothing matches, the question stays open and says so")
  func noMatch() async throws {
    try await onScreen { screen in
      await screen.type("zzz")
      await screen.press("Down", "Enter")
      try await screen.shows(
        """
        $ q
        ? Which country?
        / zzz
          Nothing matches “zzz”.
          Cancel
          Nothing matches “zzz”.
        """)
      #expect(await screen.cursor() == Screen.Cursor(column: 5, row: 2))
      await screen.press("C-u", "Enter")
      try await screen.shows("$ q\n✔ Which country? 🇦🇫 Afghanistan 阿富汗\n$")
    }
  }

  @Test("C56 what was typed in several bytes is deleted as one character, and nothing of it stays on the screen")
  func clusters() async throws {
    // However long the bytes of a character are on their way here, they are one.
    try await onScreen(environment: ["ESCDELAY": "10000"]) { screen in
      for byte in Array("é日👨‍👩‍👧".utf8) { await screen.send([byte]) }
      try await screen.wait { $0.contains("/ é日") }
      await screen.press("BSpace", "BSpace")
      try await screen.wait { $0.contains("/ é\n") }
      await screen.press("BSpace")
      try await screen.wait { $0.contains("/ type to find\n") && $0.contains("❯ 🇪🇬 Egypt 埃及\n") }
      #expect(await screen.cursor() == Screen.Cursor(column: 2, row: 2))
    }
  }
}
