import TerminalUI
import WorkoutCatalog
import WorkoutScreens
let store = try WorkoutStore(path: CommandLine.arguments[2])
let terminal = try CursesTerminal()
let context = CatalogContext(store: store, language: CommandLine.arguments.count > 3 ? .korean : .english, theme: .dark)
let app = Application(terminal: terminal)
var screen: any Screen = WorkoutListScreen(context: context)
if CommandLine.arguments[1] == "select" { screen = WorkoutSelectionScreen(context: context, planName: "My plan") }
if CommandLine.arguments[1] == "plans" { screen = PlanListScreen(context: context) }
print(app.run(root: screen))
