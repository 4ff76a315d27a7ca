/// The program's version, as semver.org has it.
let version = "0.1.0"

/// The day from which the version is, as a manual page writes it.
let versionDate = "November 30, 2026"
