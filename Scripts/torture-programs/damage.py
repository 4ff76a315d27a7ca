"""Pages of a catalog, each in turn overwritten by noise. Whatever is asked of the file then ends in an answer, or in one clear
line; the file stays as it is, and what is salvaged of it is sound."""

import argparse
import os
import random
import sqlite3
import subprocess
import sys

from catalog import Lost, Programs, Score, end_cleanly, remove, require_sound, rows

PAGE = 4096
COMMANDS = [["doctor"], ["search", "press", "--plain"], ["plan", "show", "A"], ["show", "push-up"], ["export"]]


def require_answer(words, run):
    """A status of the program's own, and of an error one line that says what is wrong."""
    if run.returncode not in (0, 1, 2):
        raise Lost(f"{words[0]} ended with {run.returncode}: {run.stderr[-300:]!r}")
    lines = run.stderr.splitlines()
    if run.returncode == 2 and (len(lines) != 1 or not lines[0].startswith("workout-catalog: ")):
        raise Lost(f"{words[0]} told {run.stderr[-300:]!r}")
    if run.returncode == 0 and lines:
        raise Lost(f"{words[0]} is done, and told {run.stderr[-300:]!r}")


def strike(programs, whole, page, numbers):
    """Overwrites a page, and asks for everything."""
    path, saved = programs.path("damaged.sqlite"), programs.path("saved.sqlite")
    remove(path)
    remove(saved)
    damaged = whole[: page * PAGE] + numbers.randbytes(PAGE) + whole[(page + 1) * PAGE :]
    with open(path, "wb") as file:
        file.write(damaged)
    for words in [*COMMANDS, ["doctor", "--salvage", saved]]:
        try:
            run = programs.run(*words, "--database", path)
        except subprocess.TimeoutExpired as reason:
            raise Lost(f"{words[0]} does not end") from reason
        require_answer(words, run)
        with open(path, "rb") as file:
            if file.read() != damaged:
                raise Lost(f"{words[0]} changed the file")
    if os.path.exists(saved):
        require_sound(programs, saved)
    elif run.returncode != 2:
        raise Lost("nothing was saved, and no error told")
    return "salvaged" if run.returncode != 2 else "refused"


def main():
    parser = argparse.ArgumentParser(prog="torture damage")
    parser.add_argument("programs")
    parser.add_argument("--count", type=int, help="that many pages, at random; else each")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    end_cleanly()
    numbers = random.Random(options.seed)
    programs = Programs(options.programs)
    score = Score("damage")
    try:
        path = programs.path("catalog.sqlite")
        programs.run("plan", "--database", path)
        slugs = [row[0] for row in rows(path, "SELECT slug FROM workout ORDER BY id LIMIT 300")]
        programs.run("select", "--database", path, "--plan", "A", "--workout", *slugs)
        # All in the file itself, and nothing in a log beside it.
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        with open(path, "rb") as file:
            whole = file.read()
        pages = range(len(whole) // PAGE)
        if options.count is not None:
            pages = sorted(numbers.sample(pages, min(options.count, len(pages))))
        for page in pages:
            kind, reason = "lost", None
            try:
                kind = strike(programs, whole, page, numbers)
            except Lost as lost:
                reason = f"page {page + 1}: {lost}"
            score.count(kind, reason)
        return score.end()
    finally:
        programs.remove()


if __name__ == "__main__":
    sys.exit(main())
