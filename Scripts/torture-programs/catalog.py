"""What the torture programs share: the programs under test, and a look into a catalog that does not trust them."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time


class Programs:
    """The built programs, and a folder of one's own."""

    def __init__(self, folder):
        self.catalog = os.path.join(folder, "workout-catalog")
        self.seed = os.path.join(folder, "seed-database")
        self.folder = tempfile.mkdtemp(prefix="workout-catalog-torture-")
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": self.folder, "LANG": "C.UTF-8", "TERM": "xterm-256color",
        }

    def path(self, name):
        return os.path.join(self.folder, name)

    def run(self, *words, timeout=120, **options):
        """Runs workout-catalog to its end."""
        return subprocess.run(
            [self.catalog, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True,
            env=self.environment, timeout=timeout, **options)

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class Lost(Exception):
    """Something that a catalog should have survived."""


def remove(path):
    """Removes a database and everything beside it."""
    folder, name = os.path.split(path)
    for entry in os.listdir(folder):
        if entry == name or entry.startswith(name + "-") or entry.startswith(name + "."):
            os.unlink(os.path.join(folder, entry))


def rows(path, sql, *values):
    connection = sqlite3.connect(path, timeout=30)
    try:
        return connection.execute(sql, values).fetchall()
    finally:
        connection.close()


def copy(path, target):
    """Copies a database as it is at this moment, with what its log holds."""
    source, copied = sqlite3.connect(path, timeout=30), sqlite3.connect(target)
    try:
        source.backup(copied)
    finally:
        source.close()
        copied.close()


def contents(path):
    """All rows by table, but those that are derived, which the doctor compares with these."""
    connection = sqlite3.connect(path, timeout=30)
    try:
        connection.execute("BEGIN")
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'workout_search*' "
            "AND name NOT IN ('search_word', 'workout_listing', 'section_count')").fetchall()
        return {name: connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for (name,) in tables}
    finally:
        connection.close()


def plan(path, name):
    """The slugs of a plan's workouts, in order, and whether each is done."""
    return rows(
        path,
        "SELECT workout.slug, plan_entry.is_done FROM plan JOIN plan_entry ON plan_entry.plan_id = plan.id "
        "JOIN workout ON workout.id = plan_entry.workout_id WHERE plan.name = ? ORDER BY position", name)


def require_sound(programs, path):
    """Checks a catalog, by SQLite alone and by the program's own doctor."""
    connection = sqlite3.connect(path, timeout=30)
    try:
        found = connection.execute("PRAGMA integrity_check").fetchall()
        if found != [("ok",)]:
            raise Lost(f"integrity_check: {found[:3]}")
        found = connection.execute("PRAGMA foreign_key_check").fetchall()
        if found:
            raise Lost(f"foreign_key_check: {found[:3]}")
        connection.execute("INSERT INTO workout_search (workout_search) VALUES ('integrity-check')")
        connection.rollback()
    except sqlite3.Error as error:
        raise Lost(f"SQLite: {error}") from error
    finally:
        connection.close()
    doctor = programs.run("doctor", "--database", path, "--lang", "en")
    if doctor.returncode != 0:
        raise Lost(f"doctor {doctor.returncode}: {doctor.stdout}{doctor.stderr}")


def end_cleanly():
    """Has a request to end run what clears away, as an error would."""
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))


class Score:
    """How many were tried, and how many of them were lost."""

    def __init__(self, title):
        self.title = title
        self.tried = {}
        self.lost = []
        self.start = time.monotonic()

    def count(self, kind, reason=None):
        self.tried[kind] = self.tried.get(kind, 0) + 1
        if reason is not None:
            self.lost.append(f"{kind}: {reason}")
            print(f"LOST {kind}: {reason}", flush=True)

    def end(self):
        total = sum(self.tried.values())
        for kind, count in sorted(self.tried.items()):
            print(f"  {kind}: {count}")
        print(
            f"{self.title}: tried {total}, survived {total - len(self.lost)}, lost {len(self.lost)} "
            f"({time.monotonic() - self.start:.0f} s)")
        return 1 if self.lost or total == 0 else 0
