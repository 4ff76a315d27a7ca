# shellcheck shell=bash
# What the scripts beside this file share: Debian packages, Swift, and building a program when it is stale.
# Sourced, never run, by a script that has set `here` to its own resolved path. The working directory stays
# the caller's.

set -euo pipefail

# shellcheck disable=SC2154 # set by the script that sources this file
root=${here%/*/*}

# fail MESSAGE: one line on stderr, and the exit code of an error.
fail() {
  printf '%s: %s\n' "${here##*/}" "$*" >&2
  exit 2
}

build_packages=(libsqlite3-dev libncurses-dev libutf8proc-dev)
# shellcheck disable=SC2034 # read by Scripts/test
test_packages=(tmux python3 zsh fish mandoc man-db)

# find_missing PACKAGE...: sets `missing` to those Debian packages that are not installed.
find_missing() {
  local package
  missing=()
  for package in "$@"; do
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
      missing+=("$package")
  done
}

tell_packages() {
  fail "packages are missing; type: sudo apt-get install --yes ${missing[*]}"
}

# need_packages PACKAGE...: installs those that are missing; where it may not, says what to type.
# Where there is no dpkg the compiler is left to name a header it does not find.
need_packages() {
  command -v dpkg-query >/dev/null || return 0
  find_missing "$@"
  ((${#missing[@]})) || return 0
  command -v apt-get >/dev/null || tell_packages
  local as_root=(env)
  if ((EUID != 0)); then
    as_root=(sudo -n)
    "${as_root[@]}" true 2>/dev/null || tell_packages
  fi
  mkdir -p "$root/.build"
  # apt-get refuses to run twice at once: a second script waits here, and then finds nothing missing.
  (
    flock 9
    find_missing "$@"
    ((${#missing[@]})) || exit 0
    echo "Installing ${missing[*]}" >&2
    "${as_root[@]}" apt-get update || true
    "${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 \
      install --yes --no-install-recommends "${missing[@]}" || tell_packages
  ) 9>"$root/.build/packages.lock" >&2
}

# need_swift: sets `swift` to the path of the compiler driver.
need_swift() {
  swift=$(command -v swift || true)
  [[ $swift ]] || swift=${SWIFTLY_BIN_DIR:-${HOME:-}/.local/share/swiftly/bin}/swift
  [[ -x $swift ]] || fail "Swift 6.2 or newer is needed on PATH; see https://www.swift.org/install"
}

# On Linux a program is one static file: it starts in about 1 ms and needs no Swift to run.
release=(--configuration release)
[[ $OSTYPE != linux* ]] || release+=(-Xswiftc -static-executable)
# The types of collections are made from their parts, known when compiled, and not from names that the runtime
# takes apart and looks up among every conformance of the program: a quarter of the way to the first frame.
release+=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)

# need_program PRODUCT: sets `program` to the release program's path, built unless it is newer than every
# source. The compiler speaks on stderr only.
need_program() {
  program=$root/.build/release/$1
  # Sources are compared with a stamp, for a build that changes nothing leaves the program as old as it was.
  # The stamp is of the time at which the build began: what is edited meanwhile counts as newer.
  local stamp=$root/.build/$1.built
  if [[ -x $program && -e $stamp ]] && ! find "$root/Package.swift" "$root/Sources" "$root/Migrations" \
    "$root/Scripts" -newer "$stamp" -print -quit | read -r _; then
    return
  fi
  need_packages "${build_packages[@]}"
  need_swift
  mkdir -p "$root/.build"
  : >"$stamp.$$"
  if ! "$swift" build --package-path "$root" "${release[@]}" --product "$1" >&2; then
    rm -f "$stamp.$$"
    fail "the build of $1 failed; its errors are above"
  fi
  mv -f "$stamp.$$" "$stamp"
}
