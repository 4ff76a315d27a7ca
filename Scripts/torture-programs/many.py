"""Eight processes at one file at once, and a screen that stays open. No pick may be lost or torn, nobody may be told that the
file is locked, nobody may get a wrong answer, and who reads never waits for who writes."""

import argparse
import json
import multiprocessing
import random
import shutil
import sqlite3
import subprocess
import sys
import time

from catalog import Lost, Programs, Score, end_cleanly, plan, require_sound, rows

PLAN = "Shared"
# A reader that waits for a writer waits as long as the writer works: seconds, in the last part.
LONGEST_READ = 2.0


def edit(programs, path, name, entries, slugs, numbers):
    """Changes a plan that only one process writes; `entries` is what it holds, before and afterwards."""
    if len(entries) < 3:
        slug = numbers.choice(slugs)
        entries.append(slug)
        words = ["add", name, "--workout", slug]
    elif numbers.random() < 0.3:
        words = ["remove", name, "--entry", "1"]
        entries.pop(0)
    else:
        words = ["move", name, "--entry", "1", "--to", str(len(entries))]
        entries.append(entries.pop(0))
    return programs.run("plan", *words, "--json", "--database", path)


def bring(programs, path, source_ids, number):
    """Imports a few workouts that nobody else does."""
    file = programs.path(f"import-{number}.json")
    start = len(source_ids)
    added = [f"{number}-{index}" for index in range(start, start + 5)]
    with open(file, "w", encoding="utf-8") as out:
        json.dump([{
            "id": identity, "name": f"Zigzag Hop {identity}", "equipment": "dumbbell", "primaryMuscles": ["calves"],
            "secondaryMuscles": [], "category": "strength", "level": "beginner", "instructions": ["Hop."],
        } for identity in added], out)
    run = programs.run("import", file, "--database", path)
    if run.returncode == 0:
        source_ids += added
    return run


def work(number, programs, path, slugs, seconds, seed, results):
    """One process that picks, edits, imports, reads and searches until its time is over."""
    numbers = random.Random(seed * 100 + number)
    picks, tried, wrong, longest = [], {}, [], 0.0
    own, entries, source_ids = f"Own {number}", [], []
    programs.run("plan", "create", own, "--database", path)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        kind = numbers.choice(
            ["pick", "pick", "edit", "edit", "import", "search", "show", "read the plan", "backup"])
        tried[kind] = tried.get(kind, 0) + 1
        start = time.monotonic()
        if kind == "pick":
            chosen = numbers.choices(slugs, k=numbers.randint(1, 5))
            run = programs.run("select", "--database", path, "--plan", PLAN, "--workout", *chosen)
            if run.returncode == 0 and len(run.stdout.splitlines()) == len(chosen):
                picks.append(chosen)
            else:
                wrong.append((kind, run.returncode, run.stderr))
            continue
        if kind in ("edit", "import"):
            run = (
                edit(programs, path, own, entries, slugs, numbers) if kind == "edit"
                else bring(programs, path, source_ids, number))
            if run.returncode != 0 or run.stderr:
                wrong.append((kind, run.returncode, run.stderr))
            continue
        if kind == "search":
            run = programs.run("search", "bench press", "--database", path, "--limit", "5", "--lang", "en")
            right = run.stdout.splitlines()[:1] == ["Barbell Bench Press"]
        elif kind == "show":
            run = programs.run("show", slugs[0], "--json", "--database", path)
            right = slugs[0] in run.stdout
        elif kind == "read the plan":
            run = programs.run("plan", "show", PLAN, "--database", path)
            right = run.returncode == 0 and len(run.stdout) > 0
        else:
            copy = programs.path(f"backup-{number}.sqlite")
            run = programs.run("backup", copy, "--replace", "--database", path)
            right = run.returncode == 0
        longest = max(longest, time.monotonic() - start)
        if run.returncode != 0 or run.stderr or not right:
            wrong.append((kind, run.returncode, run.stderr))
    results.put((picks, own, entries, source_ids, tried, wrong, longest))


def find(entries, chosen, start):
    """Where a pick stands whole, from a place on."""
    for place in range(start, len(entries) - len(chosen) + 1):
        if entries[place : place + len(chosen)] == chosen:
            return place
    return None


class Screen:
    """A plan open on a terminal of tmux's."""

    def __init__(self, programs, path):
        self.server = ["tmux", "-L", "torture-" + programs.folder.rsplit("-", 1)[-1]]
        self.environment = programs.environment
        words = [programs.catalog, "plan", "check", PLAN, "--database", path, "--lang", "en"]
        self.tmux("-f", "/dev/null", "-u", "new-session", "-d", "-x", "80", "-y", "24", *words)

    def tmux(self, *words):
        return subprocess.run(
            [*self.server, *words], env=self.environment, capture_output=True, text=True, check=False).stdout

    def waits_for(self, text, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if text in self.tmux("capture-pane", "-p"):
                return True
            time.sleep(0.1)
        return False

    def close(self):
        self.tmux("kill-server")


def read_beside_a_writer(programs, path, score):
    """A long write is under way: who reads does not notice."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE workout SET familiarity = familiarity")
    for words in (["search", "press"], ["plan", "show", PLAN], ["show", "push-up"], ["plan"]):
        start = time.monotonic()
        run = programs.run(*words, "--database", path)
        took = time.monotonic() - start
        wrong = run.returncode != 0 or took > LONGEST_READ
        score.count("read beside a writer", f"{words}: {run.returncode}, {took:.1f} s" if wrong else None)
    connection.execute("ROLLBACK")
    connection.close()


def main():
    parser = argparse.ArgumentParser(prog="torture many")
    parser.add_argument("programs")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--processes", type=int, default=8)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    end_cleanly()
    programs = Programs(options.programs)
    score = Score("many")
    screen = None
    try:
        path = programs.path("catalog.sqlite")
        programs.run("plan", "--database", path)
        slugs = [row[0] for row in rows(path, "SELECT slug FROM workout ORDER BY id LIMIT 100")]
        programs.run("select", "--database", path, "--plan", PLAN, "--workout", slugs[0])
        if shutil.which("tmux"):
            screen = Screen(programs, path)
        results = multiprocessing.Queue()
        workers = [
            multiprocessing.Process(
                target=work, args=(number, programs, path, slugs, options.seconds, options.seed, results))
            for number in range(options.processes)]
        for worker in workers:
            worker.start()
        outcomes = [results.get() for _ in workers]
        for worker in workers:
            worker.join()
        entries = [slug for slug, _ in plan(path, PLAN)]
        expected = 1
        longest = 0.0
        imported = {identity for (identity,) in rows(path, "SELECT source_id FROM workout_source")}
        for picks, own, edited, source_ids, tried, wrong, slowest in outcomes:
            longest = max(longest, slowest)
            held = [slug for slug, _ in plan(path, own)]
            score.count("plan of one process", None if held == edited else f"{held}, not {edited}")
            missing = set(source_ids) - imported
            score.count("imports of one process", f"{len(missing)} missing" if missing else None)
            for kind, count in tried.items():
                score.tried[kind] = score.tried.get(kind, 0) + count
            for kind, status, errors in wrong:
                score.tried[kind] -= 1
                score.count(kind, f"exit {status}: {errors.strip()}")
            place = 0
            for chosen in picks:
                expected += len(chosen)
                place = find(entries, chosen, place)
                if place is None:
                    score.lost.append("pick")
                    print(f"LOST pick {chosen}")
                    break
        score.count("entries", None if len(entries) == expected else f"{len(entries)} of {expected}")
        if screen:
            text = f"0 of {expected:,} done"
            score.count("open screen", None if screen.waits_for(text) else f"never showed '{text}'")
        read_beside_a_writer(programs, path, score)
        try:
            require_sound(programs, path)
            score.count("sound")
        except Lost as reason:
            score.count("sound", reason)
        print(f"longest read {longest * 1000:.0f} ms, {len(entries)} entries")
        return score.end()
    finally:
        if screen:
            screen.close()
        programs.remove()


if __name__ == "__main__":
    sys.exit(main())
