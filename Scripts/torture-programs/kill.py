"""SIGKILL at random moments of everything that writes a catalog. Whatever was told to be done must be there, nothing may be
half done, and the next try must work."""

import argparse
import fcntl
import json
import os
import pty
import random
import shutil
import signal
import struct
import subprocess
import sys
import termios
import time

from catalog import (
    Lost, Programs, Score, contents, copy, end_cleanly, plan, remove, require_sound, rows)


class Kill:
    def __init__(self, programs, random_numbers):
        self.programs = programs
        self.random = random_numbers
        self.path = programs.path("catalog.sqlite")
        self.small = programs.path("small.sqlite")
        self.durations = {}
        programs.run("plan", "--database", self.path)
        known = [row[0] for row in rows(self.path, "SELECT slug FROM workout ORDER BY id LIMIT 200")]
        self.slugs = known
        subprocess.run(
            [programs.seed, "--database", self.small, "--workouts", "1041"], check=True, capture_output=True)

    # Running a program until it ends or is killed

    def strike(self, kind, words, keys=None, may_refuse=False):
        """Runs a program, and kills it at a random moment of the time that it takes when it is let be.

        Returns whether it ended by itself, and what it wrote to its standard output."""
        usual = self.durations.get(kind)
        moment = None if usual is None else self.random.uniform(0, usual * 1.15)
        start = time.monotonic()
        ended, output, errors = self.run(words, keys, moment)
        if usual is None or (ended and time.monotonic() - start > usual):
            self.durations[kind] = time.monotonic() - start
        if ended and errors and not may_refuse:
            raise Lost(f"ended with {errors.strip()!r}")
        return ended, output

    def run(self, words, keys, moment):
        terminal = None
        options = {"stdin": subprocess.DEVNULL}
        if keys is not None:
            terminal, inside = pty.openpty()
            fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

            def control():
                os.setsid()
                fcntl.ioctl(0, termios.TIOCSCTTY, 0)

            options = {"stdin": inside, "preexec_fn": control}
        # Files, for a pipe that nobody reads could hold the program up.
        with open(self.programs.path("out"), "w+b") as out, open(self.programs.path("err"), "w+b") as err:
            process = subprocess.Popen(words, stdout=out, stderr=err, env=self.programs.environment, **options)
            if terminal is not None:
                os.close(inside)
            deadline = None if moment is None else time.monotonic() + moment
            try:
                self.attend(process, terminal, list(keys or []), deadline)
            finally:
                if terminal is not None:
                    os.close(terminal)
            out.seek(0)
            err.seek(0)
            return process.returncode >= 0, out.read().decode(), err.read().decode()

    def attend(self, process, terminal, keys, deadline):
        """Types the keys as the program asks for them, until it has ended or its time has come."""
        limit = time.monotonic() + 300
        drawn = False
        if terminal is not None:
            os.set_blocking(terminal, False)
        while process.poll() is None:
            now = time.monotonic()
            if deadline is not None and now >= deadline:
                process.send_signal(signal.SIGKILL)
                process.wait()
                return
            if now > limit:
                process.kill()
                process.wait()
                raise Lost("it did not end")
            if terminal is not None:
                try:
                    drawn = len(os.read(terminal, 65536)) > 0 or drawn
                except BlockingIOError:
                    if drawn and keys:
                        os.write(terminal, keys.pop(0))
                        drawn = False
                except OSError:
                    pass
            wait = 0.0005 if terminal is not None else 0.0002
            time.sleep(wait if deadline is None else max(0, min(wait, deadline - now)))

    # What is done

    def select(self):
        name = "Push day"
        before = plan(self.path, name)
        picks = self.random.choices(self.slugs, k=self.random.randint(1, 40))
        words = [self.programs.catalog, "select", "--database", self.path, "--plan", name, "--workout", *picks]
        ended, output = self.strike("select --workout", words)
        after = plan(self.path, name)
        whole = before + [(slug, 0) for slug in picks]
        if after not in (before, whole):
            raise Lost(f"half of {len(picks)} picks: {len(before)} became {len(after)}")
        if (ended or output) and after != whole:
            raise Lost("picks were printed, and are not there")
        if len(after) > 400:
            self.start_afresh()

    def start_afresh(self):
        remove(self.path)
        shutil.copy(self.small, self.path)

    def pick(self):
        before = plan(self.path, "My plan")
        words = [self.programs.catalog, "select", "--database", self.path]
        keys = [b" ", b"\x1b[B", b" ", b"\x1b[B", b"\x1b[B", b" ", b"\r"]
        ended, output = self.strike("select on a terminal", words, keys)
        after = plan(self.path, "My plan")
        if len(after) - len(before) not in (0, 3) or after[: len(before)] != before:
            raise Lost(f"{len(before)} became {len(after)}")
        if (ended or output) and len(after) == len(before):
            raise Lost("picks were printed, and are not there")

    def check(self):
        name = "Checked"
        if not plan(self.path, name):
            self.programs.run(
                "select", "--database", self.path, "--plan", name, "--workout", *self.slugs[:5])
        before = [done for _, done in plan(self.path, name)]
        words = [self.programs.catalog, "plan", "check", name, "--database", self.path]
        keys = [b" ", b"\x1b[B", b" ", b"\x1b[B", b" ", b"q"]
        ended, _ = self.strike("plan check on a terminal", words, keys)
        after = [done for _, done in plan(self.path, name)]
        # The ticks come one after the other, each a write of its own.
        flipped = [one != other for one, other in zip(before, after)]
        if len(after) != len(before) or flipped not in (
                [False] * 5, [True] + [False] * 4, [True, True] + [False] * 3, [True] * 3 + [False] * 2):
            raise Lost(f"{before} became {after}")
        if ended and flipped[:3] != [True] * 3:
            raise Lost("ticks are not there")

    def create(self):
        path = self.programs.path("new.sqlite")
        remove(path)
        ended, _ = self.strike("first run", [self.programs.catalog, "plan", "--json", "--database", path])
        again = self.programs.run("plan", "--json", "--database", path)
        if again.returncode != 1 or again.stderr:
            raise Lost(f"the next run: {again.returncode} {again.stderr}")
        self.expect_built_in(path)
        require_sound(self.programs, path)

    def seed(self):
        path = self.programs.path("seeded.sqlite")
        remove(path)
        words = [self.programs.seed, "--database", path, "--workouts", "3000"]
        ended, _ = self.strike("seed", words)
        if os.path.exists(path):
            count = rows(path, "SELECT count(*) FROM workout")[0][0]
            if count != 3000:
                raise Lost(f"{count} workouts of 3000")
            require_sound(self.programs, path)
        elif ended:
            raise Lost("it ended, and made nothing")

    def expect_built_in(self, path):
        count = rows(path, "SELECT count(*) FROM workout")[0][0]
        if count != rows(self.small, "SELECT count(*) FROM workout")[0][0]:
            raise Lost(f"{count} workouts")

    def rebuild(self):
        before = rows(self.path, "SELECT * FROM plan_entry ORDER BY id")
        ended, _ = self.strike(
            "doctor --rebuild", [self.programs.catalog, "doctor", "--rebuild", "--database", self.path])
        if rows(self.path, "SELECT * FROM plan_entry ORDER BY id") != before:
            raise Lost("plans changed")

    def backup(self):
        path = self.programs.path("backup.sqlite")
        remove(path)
        ended, _ = self.strike("backup", [self.programs.catalog, "backup", path, "--database", self.path])
        if os.path.exists(path):
            entries = "SELECT * FROM plan_entry ORDER BY id"
            if rows(path, entries) != rows(self.path, entries):
                raise Lost("the backup is another")
            require_sound(self.programs, path)
        elif ended:
            raise Lost("it ended, and made nothing")

    def settings(self):
        slug = self.random.choice(self.slugs[:20])
        sets, rest = self.random.randint(1, 20), self.random.randint(0, 300)
        query = (
            "SELECT sets, rest, note FROM workout_settings JOIN workout ON id = workout_id WHERE slug = ?")
        before = rows(self.path, query, slug)
        words = ["settings", slug, "--sets", str(sets), "--rest", str(rest), "--note", f"{sets} and {rest}"]
        ended, _ = self.strike("settings", [self.programs.catalog, *words, "--database", self.path])
        after = rows(self.path, query, slug)
        whole = [(sets, rest, f"{sets} and {rest}")]
        if after not in (before, whole) or (ended and after != whole):
            raise Lost(f"{before} became {after}, not {whole}")

    # What is done to a copy of the catalog first, to know what must come of it

    def whole_or_nothing(self, kind, words):
        """Strikes a command: the catalog is as it was before, or as the command leaves one when it is let be."""
        twin = self.programs.path("twin.sqlite")
        remove(twin)
        copy(self.path, twin)
        done = self.programs.run(*words, "--database", twin)
        if done.returncode not in (0, 1, 2):
            raise Lost(f"{words}: {done.returncode} {done.stderr}")
        before, whole = contents(self.path), contents(twin)
        ended, output = self.strike(
            kind, [self.programs.catalog, *words, "--database", self.path], may_refuse=done.returncode != 0)
        after = contents(self.path)
        if after not in (before, whole):
            differing = [table for table in after if after[table] not in (before[table], whole[table])]
            raise Lost(f"{words}: half done, in {differing or 'some tables'}")
        # What is printed, is printed when all is done.
        if (ended or output) and after != whole:
            raise Lost(f"{words}: it was told to be done, and is not there")

    def own(self):
        """Adds, edits, removes and brings back workouts."""
        own = [row[0] for row in rows(self.path, "SELECT slug FROM workout WHERE origin = 'custom'")]
        number = self.random.randrange(1000)
        if len(own) < 5:
            words = ["add", f"Garage Press {number}", "--muscle", "chest"]
        else:
            slug = self.random.choice(own)
            words = self.random.choice([
                ["edit", slug, "--english", f"Cellar Press {number}", "--alias", f"CP {number}"],
                ["edit", slug, "--korean", f"지하실 프레스 {number}"],
                ["remove", slug], ["restore", slug], ["hide", slug], ["unhide", slug],
            ])
        self.whole_or_nothing("own", words)

    def plan_edit(self):
        name = "Edited"
        count = len(plan(self.path, name))
        if count < 4 or count > 30:
            self.programs.run("plan", "delete", name, "--database", self.path)
            self.programs.run("plan", "delete", "Other", "--database", self.path)
            self.programs.run(
                "select", "--database", self.path, "--plan", name, "--workout",
                *self.random.choices(self.slugs, k=12))
            count = 12
        first, other = self.random.sample(range(1, count + 1), 2)
        pair = min(first, count - 1)
        taken = rows(self.path, "SELECT 1 FROM plan WHERE name = 'Other'")
        words = self.random.choice([
            ["add", name, "--workout", *self.random.choices(self.slugs, k=3), "--at", str(first)],
            ["remove", name, "--entry", str(first), str(other)],
            ["move", name, "--entry", str(first), "--to", str(other)],
            ["superset", name, "--entry", str(pair), str(pair + 1)],
            ["superset", name, "--entry", str(pair), "--apart"],
            ["settings", name, "--entry", str(first), "--sets", str(other), "--weight", f"{other}.25kg"],
            ["done", name, "--entry", str(first), str(other)],
            ["done", name, "--undo"],
            ["delete", "Other"] if taken else ["copy", name, "--as", "Other"],
        ])
        self.whole_or_nothing(f"plan {words[0]}", ["plan", *words])

    def import_json(self):
        numbers = self.random.sample(range(2000), self.random.randint(1, 300))
        path = self.programs.path("import.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump([{
                "id": f"torture-{number}", "name": f"Zigzag Hop {number}", "equipment": "dumbbell",
                "primaryMuscles": ["calves"], "secondaryMuscles": [], "category": "strength",
                "level": self.random.choice(["beginner", "expert"]), "instructions": ["Hop.", "And back."],
            } for number in numbers], file)
        self.bring(path)

    def import_csv(self):
        path = self.programs.path("import.csv")
        with open(path, "w", encoding="utf-8") as file:
            file.write("Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds\n")
            for number in self.random.sample(range(500), self.random.randint(1, 100)):
                name = self.random.choice(["Bench Press (Barbell)", f"Logged Hop {number}"])
                file.write(f"2024-01-02,Day {number % 7},{name},1,60,8,0,0\n")
        self.bring(path)

    def bring(self, path):
        self.whole_or_nothing(f"import {path.rsplit('.')[-1]}", ["import", path])
        if rows(self.path, "SELECT count(*) FROM workout")[0][0] > 1600:
            self.start_afresh()

    def restore(self):
        backup = self.programs.path("kept.sqlite")
        remove(backup)
        self.programs.run("backup", backup, "--database", self.path)
        entries = "SELECT plan_id, workout_id, is_done FROM plan_entry ORDER BY id"
        then = rows(backup, entries)
        self.programs.run("select", "--database", self.path, "--plan", "Later", "--workout", *self.slugs[:3])
        before = rows(self.path, entries)
        words = [self.programs.catalog, "restore", backup, "--database", self.path]
        ended, output = self.strike("restore", words)
        after = rows(self.path, entries)
        if after not in (before, then) or (ended and after != then):
            raise Lost(f"{len(before)} entries became {len(after)}, not {len(then)}")
        if output and rows(output.strip(), entries) != before:
            raise Lost("what was there was not kept")
        for name in os.listdir(self.programs.folder):
            if name.startswith("catalog.sqlite.2"):
                os.unlink(self.programs.path(name))

    def kinds(self):
        return [
            self.select, self.select, self.pick, self.check, self.settings, self.own, self.own, self.plan_edit,
            self.plan_edit, self.plan_edit, self.import_json, self.import_csv, self.create, self.seed,
            self.rebuild, self.backup, self.restore,
        ]


def main():
    parser = argparse.ArgumentParser(prog="torture kill")
    parser.add_argument("programs")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument("--only", action="append", help="one of the things that are done, such as select")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    end_cleanly()
    programs = Programs(options.programs)
    score = Score("kill")
    try:
        kill = Kill(programs, random.Random(options.seed))
        kinds = [do for do in kill.kinds() if not options.only or do.__name__ in options.only]
        # Each is let be once, to learn how long it takes.
        for do in dict.fromkeys(kinds):
            do()
        for _ in range(options.count):
            do = kill.random.choice(kinds)
            try:
                do()
                require_sound(programs, kill.path)
                score.count(do.__name__)
            except (Lost, OSError) as reason:
                score.count(do.__name__, reason)
                kill.start_afresh()
        return score.end()
    finally:
        programs.remove()


if __name__ == "__main__":
    sys.exit(main())
