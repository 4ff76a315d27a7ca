import Testing
import WorkoutCatalog

@testable import workout_catalog

struct EnvironmentTests {
  private func path(given: String? = nil, _ variables: [String: String]) throws(Failure) -> String {
    try Environment { variables[$0] }.databasePath(given: given).path
  }

  @Test func `the command line, the variable, the data folder and the home folder are asked in this order`()
    throws
  {
    var variables = ["HOME": "/home/mina"]
    #expect(try path(variables) == "/home/mina/.local/share/workout-catalog/catalog.sqlite")
    variables["XDG_DATA_HOME"] = "/data"
    #expect(try path(variables) == "/data/workout-catalog/catalog.sqlite")
    variables["WORKOUT_CATALOG_DATABASE"] = "mine.sqlite"
    #expect(try path(variables) == "mine.sqlite")
    #expect(try path(given: "given.sqlite", variables) == "given.sqlite")
  }

  @Test func `a relative or empty data folder is ignored`() throws {
    for folder in ["data", "./data", "~/data", ""] {
      #expect(
        try path(["HOME": "/home/mina", "XDG_DATA_HOME": folder])
          == "/home/mina/.local/share/workout-catalog/catalog.sqlite")
    }
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "mina"], ["XDG_DATA_HOME": "data"]])
  func `without a home folder the error says what to give`(_ variables: [String: String]) {
    #expect {
      try path(variables)
    } throws: { error in
      (error as? Failure)?.message.english
        == "HOME is not set to a whole path, so there is no place for the catalog; name one with '--database FILE'"
    }
  }

  @Test(
    arguments: [
      ([:], Language.english),
      (["LANG": "ko_KR.UTF-8"], .korean),
      (["LANG": "ko"], .korean),
      (["LANG": "ko.UTF-8"], .korean),
      (["LANG": "KO_kr"], .korean),
      (["LANG": "kok_IN.UTF-8"], .english),
      (["LANG": "de_DE.UTF-8"], .english),
      (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], .english),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"], .korean),
      (["LC_ALL": "C", "LC_MESSAGES": "ko_KR.UTF-8"], .english),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"], .korean),
    ])
  func `the locale chooses the language`(_ variables: [String: String], _ language: Language) {
    #expect(Language(environment: Environment { variables[$0] }) == language)
  }

  @Test func `the process's own variables are found`() {
    #expect(Environment.process["PATH"] != nil)
    #expect(Environment.process["WORKOUT_CATALOG_NO_SUCH_VARIABLE"] == nil)
  }
}
