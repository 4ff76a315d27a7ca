"""A disk that becomes full, or a file that may not grow any more, at each place in turn. Each time: one clear line, exit status
2, the old state, and the next try works once there is room."""

import argparse
import os
import resource
import shutil
import signal
import subprocess
import sys

from catalog import Lost, Programs, Score, end_cleanly, plan, remove, require_sound, rows


def limit(size):
    def set_limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    return set_limit


def require_refusal(run, what):
    lines = run.stderr.splitlines()
    if run.returncode != 2 or len(lines) != 1 or not lines[0].startswith("workout-catalog: ") or run.stdout:
        raise Lost(f"{what}: exit {run.returncode}, {run.stdout!r}, {run.stderr!r}")


class Full:
    def __init__(self, programs, score):
        self.programs = programs
        self.score = score
        self.original = programs.path("original.sqlite")
        programs.run("plan", "--database", self.original)
        programs.run("select", "--database", self.original, "--plan", "A", "--workout", "push-up")
        self.picks = [row[0] for row in rows(self.original, "SELECT slug FROM workout LIMIT 100")]

    def attempt(self, kind, body):
        try:
            body()
            self.score.count(kind)
        except Lost as reason:
            self.score.count(kind, reason)

    def operations(self, path):
        """What is done, and what there is when it is done."""
        return [
            ("pick", ["select", "--plan", "A", "--workout", *self.picks, "--database", path]),
            ("rebuild", ["doctor", "--rebuild", "--database", path]),
        ]

    def one(self, path, words, make_room, **options):
        """Runs a command where it may have no room.

        Returns whether it had."""
        before = plan(self.original, "A")
        run = self.programs.run(*words, **options)
        make_room()
        after = plan(path, "A")
        if run.returncode == 0:
            if words[0] == "select" and len(after) != len(before) + len(self.picks):
                raise Lost("picks were printed, and are not there")
        else:
            require_refusal(run, words[0])
            if after != before:
                raise Lost(f"{words[0]} failed, and left {len(after)} entries of {len(before)}")
            again = self.programs.run(*words)
            if again.returncode != 0:
                raise Lost(f"the next try: {again.returncode} {again.stderr}")
        require_sound(self.programs, path)
        return run.returncode == 0

    def file_size(self):
        """Files may not grow beyond a size."""
        path = self.programs.path("limited.sqlite")
        for _, words in self.operations(path):
            for size in [0, 100, 4096, 8192, 20000, 32768, 40000, 100000, 500000, 1 << 20, 3 << 20, 1 << 24]:
                remove(path)
                shutil.copy(self.original, path)
                self.attempt(
                    f"size limit, {words[0]}",
                    lambda: self.one(path, words, lambda: None, preexec_fn=limit(size)))
        for size in [0, 1, 4096, 8192, 50000, 200000, 1 << 20, 2 << 20, 1 << 24]:
            self.attempt("size limit, first run", lambda: self.first_run(path, size))

    def first_run(self, path, size):
        remove(path)
        run = self.programs.run("search", "push-up", "--database", path, preexec_fn=limit(size))
        if run.returncode != 0:
            require_refusal(run, "first run")
        again = self.programs.run("search", "push-up", "--database", path)
        if again.returncode != 0 or not again.stdout:
            raise Lost(f"the next try: {again.returncode} {again.stderr}")
        require_sound(self.programs, path)

    def disk(self):
        """A small disk of one's own, filled up but for a little. Only root may make one."""
        mount = self.programs.path("disk")
        os.mkdir(mount)
        made = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=16m,mode=700", "none", mount], capture_output=True, check=False)
        if made.returncode != 0:
            print("  no disk could be mounted (only root may): only files' sizes were limited")
            return
        path = os.path.join(mount, "catalog.sqlite")
        filler = os.path.join(mount, "filler")
        try:
            for name, words in self.operations(path):
                for free in [0, 4, 8, 16, 32, 40, 64, 100, 200, 500, 1000, 2000, 4000, 8000]:
                    remove(path)
                    self.fill(filler, None)
                    shutil.copy(self.original, path)
                    self.fill(filler, free)
                    self.attempt(
                        f"full disk, {name}", lambda: self.one(path, words, lambda: self.fill(filler, None)))
            for free in [0, 4, 8, 40, 200, 1000, 2000, 4000, 8000]:
                self.attempt("full disk, first run", lambda: self.first_run_on_disk(path, filler, free))
                self.attempt("full disk, backup", lambda: self.backup_to_disk(path, filler, free))
        finally:
            subprocess.run(["umount", mount], check=False)

    def first_run_on_disk(self, path, filler, free):
        remove(path)
        self.fill(filler, free)
        run = self.programs.run("search", "push-up", "--database", path)
        self.fill(filler, None)
        if run.returncode != 0:
            require_refusal(run, "first run")
        again = self.programs.run("search", "push-up", "--database", path)
        if again.returncode != 0 or not again.stdout:
            raise Lost(f"the next try: {again.returncode} {again.stderr}")
        require_sound(self.programs, path)

    def backup_to_disk(self, path, filler, free):
        remove(path)
        self.fill(filler, free)
        run = self.programs.run("backup", path, "--database", self.original)
        self.fill(filler, None)
        if run.returncode != 0:
            require_refusal(run, "backup")
            left = [name for name in os.listdir(os.path.dirname(path)) if name != "filler"]
            if left:
                raise Lost(f"left {left}")
        else:
            require_sound(self.programs, path)

    @staticmethod
    def fill(filler, free):
        """Leaves so many KiB free on the filler's disk; all of it when that is None."""
        if os.path.exists(filler):
            os.unlink(filler)
        if free is None:
            return
        disk = os.statvfs(os.path.dirname(filler))
        size = disk.f_bavail * disk.f_frsize - free * 1024
        if size > 0:
            with open(filler, "wb") as file:
                os.posix_fallocate(file.fileno(), 0, size)


def main():
    parser = argparse.ArgumentParser(prog="torture full")
    parser.add_argument("programs")
    options = parser.parse_args()
    end_cleanly()
    programs = Programs(options.programs)
    score = Score("full")
    try:
        full = Full(programs, score)
        full.file_size()
        full.disk()
        return score.end()
    finally:
        programs.remove()


if __name__ == "__main__":
    sys.exit(main())
