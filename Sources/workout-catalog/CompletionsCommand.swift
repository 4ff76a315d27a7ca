/// `completions`: prints the script by which a shell asks the program what it can offer.
struct CompletionsCommand {
  private let program: Program

  /// The script that a command line asks for.
  init(_ program: Program) {
    self.program = program
  }

  /// Prints the script.
  func run() throws -> Exit {
    guard let shell = program.arguments.operand.flatMap(Shell.init(rawValue:)) else { return .failure }
    try program.output.write(shell.completions)
    return .done
  }
}

extension Shell {
  /// The script. What is after Tab is asked of the program of the name that was typed, as it is then.
  var completions: String {
    switch self {
    case .bash: Self.bashCompletions
    case .zsh: Self.zshCompletions
    case .fish: Self.fishCompletions
    }
  }

  // `-o nosort` came with bash 4.4, and `compopt` with 4.0; macOS has 3.2.
  private static let bashCompletions = """
    # bash completion for \(Command.program)

    _workout_catalog() {
      local answer
      COMPREPLY=()
      {
        read -r answer
        if [ "$answer" = files ]; then
          compopt -o default -o filenames 2>/dev/null
        else
          while IFS= read -r answer; do COMPREPLY+=("$answer"); done
        fi
      } < <("$1" \(Completion.query) bash "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null)
    }

    complete -o nosort -F _workout_catalog \(Command.program) 2>/dev/null ||
      complete -F _workout_catalog \(Command.program)

    """

  private static let zshCompletions = """
    #compdef \(Command.program)

    _workout_catalog() {
      local -a answers texts lines
      local answer text
      answers=("${(@f)$("${(Q)words[1]}" \(Completion.query) words "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      if [[ $answers[1] == files ]]; then
        compset -P '--*='
        _files
        return
      fi
      for answer in "${(@)answers[2,-1]}"; do
        text=${answer%%$'\\t'*}
        texts+=("$text")
        if [[ $answer == *$'\\t'* ]]; then
          lines+=("$text  -- ${answer#*$'\\t'}")
        else
          lines+=("$text")
        fi
      done
      (( $#texts )) || return 1
      compadd -U -l -d lines -a texts
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _workout_catalog "$@"
    else
      compdef _workout_catalog \(Command.program)
    fi

    """

  private static let fishCompletions = """
    # fish completion for \(Command.program)

    function __workout_catalog_complete
        set -l words (commandline -opc)
        set -l program $words[1]
        set -e words[1]
        set -l current (commandline -ct)
        set -l answers ($program \(Completion.query) words $words (string unescape -- $current; or echo -- $current) 2>/dev/null)
        if test "$answers[1]" = files
            # In --database=FILE only what is behind the sign is a path.
            set -l name (string match --regex -- '^--[^=]*=' $current)
            printf "$name%s\\n" (__fish_complete_path (string replace -- "$name" '' $current))
        else
            printf '%s\\n' $answers[2..]
        end
    end

    complete --command \(Command.program) --no-files --keep-order --arguments '(__workout_catalog_complete)'

    """
}
