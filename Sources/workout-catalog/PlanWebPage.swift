import TerminalUI
import WorkoutCatalog

/// A plan as one web page to train by or to print: it holds all that it needs, asks nothing of any server, and runs no
/// script.
struct PlanWebPage {
  private let plan: Plan
  private let language: Language

  /// A page in a language.
  init(_ plan: Plan, language: Language) {
    self.plan = plan
    self.language = language
  }

  /// The page, in HTML 5.
  var text: String {
    let name = Self.escaped(plan.name)
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      img-src data:; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <title>\(name)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(name)</h1>
      \(entries)\(muscles)</main>
      </body>
      </html>

      """
  }

  private var entries: String {
    guard !plan.entries.isEmpty else {
      return "<p>\(Text("Nothing in this plan.", "이 계획에는 운동이 없습니다.")[language])</p>\n"
    }
    var html = "<ol class=\"entries\">\n"
    for (index, place) in plan.supersetPlaces.enumerated() {
      if place == .first {
        let label = Text("Superset", "슈퍼세트")[language]
        html += "<li class=\"superset\" value=\"\(index + 1)\"><p>\(label)</p>\n<ol class=\"entries\">\n"
      }
      html += item(index)
      if place == .last { html += "</ol></li>\n" }
    }
    return html + "</ol>\n"
  }

  private func item(_ index: Int) -> String {
    let entry = plan.entries[index]
    let settings = entry.settings
    let details = [
      entry.summary(in: language),
      settings.rest.map { seconds in
        Text("rest ", "휴식 ")[language] + WorkoutSettings.duration(seconds, in: language)
      } ?? "",
      (settings.techniques ?? []).map { $0.name(in: language) }.joined(separator: ", "), settings.note ?? "",
    ].filter { !$0.isEmpty }.joined(separator: " · ")
    return """
      <li value="\(index + 1)"><label><input type="checkbox" autocomplete="off"\(entry.isDone ? " checked" : "")>\
      <span class="number">\(index + 1)</span>\
      <span class="what"><bdi>\(Self.escaped(entry.workout.name(in: language)))</bdi>\
      <small>\(Self.escaped(details))</small></span></label></li>

      """
  }

  private var muscles: String {
    let coverage = plan.coverage
    guard coverage.most.halves > 0 else { return "" }
    let rows = coverage.shares.map { share in
      """
      <tr><th scope="row">\(share.muscle.name(in: language))</th>\
      <td><meter min="0" max="\(coverage.most.halves)" value="\(share.sets.halves)"></meter></td>\
      <td>\(share.sets)</td></tr>

      """
    }
    let title = Text("Sets per muscle", "근육별 세트 수")[language]
    return "<h2>\(title)</h2>\n<table>\n\(rows.joined())</table>\n"
  }

  /// A text that is nothing but text, whatever stands in it.
  static func escaped(_ text: String) -> String {
    DisplayText.neutralized(text).reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(character)
      }
    }
  }

  private static let style = """
    :root { color-scheme: light dark; font: 100%/1.45 system-ui, sans-serif; }
    body { margin: 0; }
    main { max-width: 42rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
    h1 { font-size: 1.6rem; margin: 0 0 .75rem; }
    h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
    ol.entries { list-style: none; margin: 0; padding: 0; }
    label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; padding: .35rem .25rem;
      border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
    input { width: 1.4rem; height: 1.4rem; flex: none; margin: 0; }
    .number { min-width: 1.5rem; text-align: right; font-variant-numeric: tabular-nums; opacity: .7; }
    .what { display: flex; flex: 1; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; }
    small { opacity: .8; font-size: .9rem; }
    input:checked ~ .what bdi { text-decoration: line-through; }
    .superset { border-left: .25rem solid; margin: .5rem 0; padding-left: .5rem; }
    .superset > p { margin: 0; font-size: .85rem; opacity: .8; }
    table { border-collapse: collapse; width: 100%; }
    th { text-align: left; font-weight: normal; padding: .15rem .75rem .15rem 0; white-space: nowrap; }
    td:last-child { text-align: right; font-variant-numeric: tabular-nums; padding-left: .75rem;
      white-space: nowrap; }
    td:nth-child(2) { width: 100%; }
    meter { width: 100%; height: .9rem; }
    @media print {
      main { max-width: none; padding: 0; }
      label, tr, .superset { break-inside: avoid; }
      input, meter { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
