/// The program's version, as semver.org has it.
let version = "0.1.0"
