#!/usr/bin/env python3
"""Treats the program badly on a pseudo-terminal and counts what it survives.

usage: terminal.py PROGRAM DATABASE [SECONDS] [SEED]

Each line of the report is one kind of treatment: how often it was tried, survived and lost. What is lost is told on
stderr with all that is needed to try it again. Exit status 1 when anything is lost.
"""
import ctypes, errno, fcntl, os, platform, pty, random, re, select, shutil, signal, statistics, struct, sys, tempfile, termios, time

PROGRAM, DATABASE = sys.argv[1:3]
SECONDS = float(sys.argv[3]) if len(sys.argv) > 3 else 60
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else random.SystemRandom().randrange(1 << 32)
RANDOM = random.Random(SEED)
PATIENCE = 20
# What must be as it was: screen, paste, mouse, cursor keys, and the cursor, which alone is on at first.
SWITCHES = {b"1049": False, b"2004": False, b"1000": False, b"1006": False, b"1": False, b"25": True}


# How long each Esc took, in milliseconds.
WAITS = []


class Lost(Exception):
    pass


class Terminal:
    """A program in a window of its own."""

    def __init__(self, words, columns=80, rows=24, term="xterm-256color", shell=False, rate=None):
        self.master, self.slave = pty.openpty()
        self.resize(columns, rows)
        self.found = termios.tcgetattr(self.slave)
        self.output, self.rate, self.status = b"", rate, None
        environment = {k: v for k, v in os.environ.items() if k not in ("TERM", "LINES", "COLUMNS", "NO_COLOR")}
        environment.update(TERM=term, LC_ALL="C.UTF-8", PS1="$ ", HISTFILE="/dev/null")
        command = words if shell else [PROGRAM] + words + ["--database", DATABASE, "--lang", "en"]
        self.process = os.fork()
        if self.process == 0:
            try:
                os.setsid()
                fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
                for descriptor in (0, 1, 2):
                    os.dup2(self.slave, descriptor)
                os.closerange(3, 64)
                os.execvpe(command[0], command, environment)
            finally:
                os._exit(127)

    def resize(self, columns, rows):
        self.size = (columns, rows)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def send(self, data):
        data = data.encode() if isinstance(data, str) else data
        while data:
            self.read(0)
            _, ready, _ = select.select([], [self.master], [], 0.05)
            if ready:
                data = data[os.write(self.master, data) :]

    def read(self, wait):
        """Reads what has come, as fast as the line is; whether anything had."""
        ready, _, _ = select.select([self.master], [], [], wait)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536 if self.rate is None else max(1, self.rate // 50))
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            return False
        if self.rate:
            time.sleep(len(data) / self.rate)
        self.output += data
        return bool(data)

    def settle(self, quiet=0.06):
        while self.read(quiet):
            pass

    def wait_for(self, text, since=0):
        end = time.monotonic() + PATIENCE
        text = text.encode()
        while text not in self.output[since:]:
            if time.monotonic() > end:
                raise Lost(f"{text!r} never came; the last: {self.output[-300:]!r}")
            if not self.read(0.05) and self.has_ended():
                raise Lost(f"ended with {self.status} before {text!r}: {self.output[-300:]!r}")

    def has_ended(self):
        if self.status is None:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is not None

    def wait_for_end(self, patience=PATIENCE):
        end = time.monotonic() + patience
        while not self.has_ended():
            if time.monotonic() > end:
                raise Lost("does not end")
            self.read(0.02)
        self.settle(0)
        return self.status

    def expect_given_back(self):
        if termios.tcgetattr(self.slave) != self.found:
            raise Lost("the modes are not as they were")
        for number, on in SWITCHES.items():
            # A list of modes as in Esc [ ? 1006 ; 1000 h sets each.
            for modes, letter in re.findall(rb"\x1b\[\?([\d;]*)([hl])", self.output):
                if number in modes.split(b";"):
                    on = letter == b"h"
            if on != SWITCHES[number]:
                raise Lost(f"mode {number.decode()} is not as it was")

    def close(self):
        if not self.has_ended():
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        for descriptor in (self.master, self.slave):
            if descriptor >= 0:
                os.close(descriptor)


COMMANDS = [["search"], ["select"], []]
KEYS = ["\x1b[B", "\x1b[A", "\x1b[6~", " ", "a", "\x1bOB", "벤", "\t"]


def begun(command=None, **options):
    terminal = Terminal(RANDOM.choice(COMMANDS) if command is None else command, **options)
    terminal.wait_for("workouts")
    terminal.settle()
    return terminal


def ending(number, status):
    def try_once():
        terminal = Terminal(RANDOM.choice(COMMANDS) + RANDOM.choice([[], ["--mouse"]]))
        try:
            if RANDOM.random() < 0.7:
                terminal.wait_for("workouts")
                for _ in range(RANDOM.randrange(4)):
                    terminal.send(RANDOM.choice(KEYS))
            else:
                # Somewhere in the start, but not before the program is there to catch a signal.
                while termios.tcgetattr(terminal.slave)[3] & termios.ICANON and not terminal.has_ended():
                    terminal.read(0.0005)
                terminal.read(RANDOM.random() * 0.02)
            if isinstance(number, str):
                terminal.send(number)
            else:
                os.kill(terminal.process, number)
            ended = terminal.wait_for_end()
            if ended not in status:
                raise Lost(f"ended with {ended} instead of {status}")
            terminal.expect_given_back()
        finally:
            terminal.close()

    return try_once


class Tracer:
    """What ptrace(2) does to a child on Linux of x86-64."""

    POKE_REGISTER, ATTACH, DETACH = 6, 16, 17
    # Where struct user has the stack pointer.
    STACK_POINTER = 19 * 8
    IS_KNOWN = sys.platform == "linux" and platform.machine() == "x86_64"

    def __init__(self, process):
        self.process = process
        self.library = ctypes.CDLL(None, use_errno=True)
        self.request(self.ATTACH)
        os.waitpid(process, 0)

    def request(self, number, address=0, value=0):
        arguments = [ctypes.c_long(number), ctypes.c_long(self.process), ctypes.c_void_p(address), ctypes.c_void_p(value)]
        if self.library.ptrace(*arguments) == -1:
            raise OSError(ctypes.get_errno(), "ptrace")


def use_up_the_stack():
    """The stack's end is reached, as in a recursion without one: no handler finds room on it."""
    terminal = begun()
    try:
        tracer = Tracer(terminal.process)
        tracer.request(Tracer.POKE_REGISTER, Tracer.STACK_POINTER, 4096)
        tracer.request(Tracer.DETACH)
        # Out of the call that waits for a key, back to the stack.
        terminal.send("\x1b[B")
        ended = terminal.wait_for_end()
        if ended != -signal.SIGSEGV:
            raise Lost(f"ended with {ended}")
        terminal.expect_given_back()
    finally:
        terminal.close()


def hang_up():
    terminal = Terminal(RANDOM.choice(COMMANDS))
    try:
        if RANDOM.random() < 0.8:
            terminal.wait_for("workouts")
        os.close(terminal.slave)
        os.close(terminal.master)
        terminal.master = terminal.slave = -1
        end = time.monotonic() + PATIENCE
        while not terminal.has_ended():
            if time.monotonic() > end:
                raise Lost("does not end when the terminal is gone")
            time.sleep(0.005)
    finally:
        terminal.close()


def lose_terminal_quietly():
    """The terminal goes while the program ignores SIGHUP, as under nohup: reads fail from then on."""
    terminal = Terminal(["sh", "-c", 'trap "" HUP; exec "$@"', "sh", PROGRAM, "search", "--database", DATABASE], shell=True)
    try:
        terminal.wait_for("workouts")
        os.close(terminal.slave)
        os.close(terminal.master)
        terminal.master = terminal.slave = -1
        end = time.monotonic() + PATIENCE
        while not terminal.has_ended():
            if time.monotonic() > end:
                raise Lost("does not end at EIO")
            time.sleep(0.005)
    finally:
        terminal.close()


def stop_and_go_on():
    terminal = Terminal(["bash", "--norc", "--noprofile", "-i"], shell=True)
    try:
        terminal.wait_for("$ ")
        before = termios.tcgetattr(terminal.slave)
        start = len(terminal.output)
        terminal.send(f"'{PROGRAM}' select --database '{DATABASE}' --lang en\r")
        terminal.wait_for("0 picked", start)
        terminal.send("\x1a")
        terminal.wait_for("Stopped", start)
        terminal.settle()
        switched = terminal.output[start:]
        if switched.count(b"?1049h") != switched.count(b"?1049l"):
            raise Lost("the alternate screen stays while stopped")
        if termios.tcgetattr(terminal.slave)[3] & termios.ISIG == 0:
            raise Lost("raw modes stay while stopped")
        columns, rows = RANDOM.randrange(60, 200), RANDOM.randrange(10, 60)
        terminal.resize(columns, rows)
        mark = len(terminal.output)
        terminal.send("fg; echo ended=$?\r")
        terminal.wait_for("0 picked", mark)
        terminal.settle()
        frame = terminal.output[mark:]
        if f"\x1b[{rows};1H".encode() not in frame and f"\x1b[{rows}d".encode() not in frame:
            raise Lost(f"the size {columns}x{rows} was not seen after fg")
        terminal.send("\x1b")
        terminal.wait_for("ended=1", mark)
        terminal.send("\x15exit\r")
        terminal.wait_for_end()
        if before[3] & termios.ISIG == 0:
            raise Lost("no shell to compare with")
    finally:
        terminal.close()


def stop_a_leader():
    terminal = begun(["select"])
    try:
        terminal.send("\x1a")
        terminal.settle()
        mark = len(terminal.output)
        terminal.send(" ")
        terminal.wait_for("1", mark)
        terminal.send("\x1b")
        if terminal.wait_for_end() != 1:
            raise Lost(f"ended with {terminal.status}")
        terminal.expect_given_back()
    finally:
        terminal.close()


def expect_inside(frame, columns, rows):
    for row, column in re.findall(rb"\x1b\[(\d+);(\d+)H", frame):
        if int(row) > rows or int(column) > columns:
            raise Lost(f"draws at {row.decode()};{column.decode()} on {columns}x{rows}")
    for row in re.findall(rb"\x1b\[(\d+)d", frame):
        if int(row) > rows:
            raise Lost(f"draws on line {row.decode()} of {rows}")


def resizes():
    terminal = begun()
    try:
        for _ in range(RANDOM.randrange(1, 30)):
            extreme = RANDOM.choice([(1, 1), (500, 200), (20, 5), (19, 5), (20, 4), (500, 1), (1, 200)])
            size = extreme if RANDOM.random() < 0.3 else (RANDOM.randrange(1, 501), RANDOM.randrange(1, 201))
            terminal.resize(*size)
            if RANDOM.random() < 0.5:
                terminal.send(RANDOM.choice(KEYS))
            if RANDOM.random() < 0.5:
                terminal.read(0)
        terminal.settle()
        columns, rows = size = (RANDOM.randrange(1, 501), RANDOM.randrange(1, 201))
        mark = len(terminal.output)
        terminal.resize(*size)
        terminal.settle(0.15)
        expect_inside(terminal.output[mark:], columns, rows)
        if (columns < 20 or rows < 5) != (b"Needs"[: min(5, columns)] in terminal.output[mark:]):
            raise Lost(f"says at {columns}x{rows}: {terminal.output[mark:][:200]!r}")
        terminal.send("\x03")
        if terminal.wait_for_end() != 130:
            raise Lost(f"ended with {terminal.status} after {columns}x{rows}")
        terminal.expect_given_back()
    finally:
        terminal.close()


def unknown_sequence():
    kind = RANDOM.randrange(5)
    parameters = "".join(RANDOM.choice("0123456789;:") for _ in range(RANDOM.randrange(6)))
    if kind == 0:
        return f"\x1b[?{parameters}{RANDOM.choice('ncxyhlt')}"
    if kind == 1:
        return f"\x1b[>{parameters}{RANDOM.choice('cqm')}"
    if kind == 2:
        return f"\x1b]{RANDOM.choice('10 11 52 4'.split())};rgb:{parameters}{RANDOM.choice([chr(7), chr(27) + chr(92)])}"
    if kind == 3:
        return f"\x1bP{RANDOM.choice('>| 1$r 0+r !|'.split())}xterm{parameters}\x1b\\"
    return f"\x1b[{RANDOM.choice('IO')}" if RANDOM.random() < 0.5 else f"\x1b[9;{parameters}$y"


def swallow():
    terminal = begun(["search"])
    try:
        mark = len(terminal.output)
        sequence = unknown_sequence().encode()
        for _ in range(RANDOM.randrange(1, 6)):
            sequence += unknown_sequence().encode()
        while sequence:
            piece = RANDOM.randrange(1, 9)
            # Never right behind an Esc, which after its time is a key.
            piece += sequence[piece - 1 : piece] == b"\x1b"
            terminal.send(sequence[:piece])
            sequence = sequence[piece:]
        terminal.settle()
        if terminal.output[mark:]:
            raise Lost(f"something was typed: {terminal.output[mark:]!r}")
        terminal.send("\x1b")
        terminal.wait_for_end()
        terminal.expect_given_back()
    finally:
        terminal.close()


def split_key():
    terminal = begun(["search"])
    try:
        mark = len(terminal.output)
        for byte in RANDOM.choice([b"\x1b[B", b"\x1b[6~", b"\x1b[1;5B", "벤".encode()]):
            terminal.send(bytes([byte]))
            # A slow link parts the bytes, though the first two must not look like a lone Esc.
            time.sleep(0.004 if byte == 27 else 0.06)
        terminal.settle()
        if not terminal.output[mark:] or b"[B" in terminal.output[mark:].replace(b"\x1b[B", b""):
            raise Lost(f"the key came to {terminal.output[mark:]!r}")
        terminal.send("\x1b")
        if terminal.wait_for_end() != 0:
            raise Lost(f"ended with {terminal.status}")
    finally:
        terminal.close()


def noise():
    """Any bytes at all: it may end, but only as it should."""
    terminal = begun()
    try:
        data = bytes(RANDOM.randrange(256) for _ in range(RANDOM.randrange(1, 400))).replace(b"\x1c", b"")
        for start in range(0, len(data), 16):
            if terminal.has_ended():
                break
            terminal.send(data[start : start + 16])
        terminal.settle()
        if not terminal.has_ended():
            terminal.send("\x03" if RANDOM.random() < 0.5 else "\x1b[201~\x03")
            terminal.send("\x03")
        if terminal.wait_for_end() not in (0, 1, 130):
            raise Lost(f"ended with {terminal.status} at {data!r}")
        terminal.expect_given_back()
    finally:
        terminal.close()


def on_a_type(term):
    def try_once():
        terminal = begun(term=term)
        try:
            for _ in range(3):
                terminal.send("\x1b[B")
            terminal.settle()
            terminal.send("\x03")
            if terminal.wait_for_end() != 130:
                raise Lost(f"ended with {terminal.status}")
            terminal.expect_given_back()
        finally:
            terminal.close()

    return try_once


def lines_left_by(keys, status):
    def try_once():
        terminal = Terminal(RANDOM.choice([["search"], ["select"], []]) + ["--accessible"])
        try:
            terminal.wait_for(": ")
            terminal.settle()
            if RANDOM.random() < 0.7:
                terminal.send(RANDOM.choice(["bench\r", "1-3\r", "\r", "?\r", "벤치\r", "1"]))
                terminal.settle()
            if isinstance(keys, int):
                os.kill(terminal.process, keys)
            else:
                terminal.send(keys)
            ended = terminal.wait_for_end()
            if ended not in status:
                raise Lost(f"ended with {ended} instead of {status}")
            if b"\x1b" in terminal.output:
                raise Lost(f"steers the terminal: {terminal.output!r}")
            terminal.expect_given_back()
        finally:
            terminal.close()

    return try_once


def count_bytes():
    terminal = begun(["search"])
    try:
        for key, most in [("\x1b[B", 200)] * 5 + [("\x1b[A", 200)] * 5 + [(key, 2000) for key in "press"]:
            mark = len(terminal.output)
            terminal.send(key)
            terminal.settle(0.1)
            sent = len(terminal.output) - mark
            if not 0 < sent <= most:
                raise Lost(f"{sent} bytes for {key!r}")
        terminal.send("\x03")
        terminal.wait_for_end()
    finally:
        terminal.close()


def count_writes():
    with tempfile.NamedTemporaryFile("r") as log:
        words = ["strace", "-f", "-y", "-e", "trace=write,writev", "-o", log.name, PROGRAM, "select", "--database", DATABASE]
        terminal = Terminal(words, shell=True)
        try:
            terminal.wait_for("workouts")
            terminal.settle(0.3)
            for key in RANDOM.choices(["\x1b[B", "\x1b[6~", " ", "G", "g"], k=8):
                before = sum("</dev/tty>" in line for line in open(log.name))
                mark = len(terminal.output)
                terminal.send(key)
                terminal.settle(0.2)
                writes = sum("</dev/tty>" in line for line in open(log.name)) - before
                if writes != (len(terminal.output) > mark):
                    raise Lost(f"{writes} writes for {key!r}")
            terminal.send("\x03")
            terminal.wait_for_end()
        finally:
            terminal.close()


def leave_in_time():
    terminal = begun(["select"])
    try:
        mark, start = len(terminal.output), time.monotonic()
        terminal.send("\x1b")
        while len(terminal.output) == mark and time.monotonic() < start + PATIENCE:
            terminal.read(0.001)
        WAITS.append((time.monotonic() - start) * 1000)
        terminal.wait_for_end()
        # A busy machine may wake a process late; what is asked of the program is the median below.
        if WAITS[-1] > 250:
            raise Lost(f"Esc took {WAITS[-1]:.0f} ms")
    finally:
        terminal.close()


def slow_line():
    terminal = Terminal(["search"], rate=960)
    try:
        terminal.wait_for("workouts")
        terminal.send("press")
        terminal.wait_for("press")
        terminal.send("\x1b")
        if terminal.wait_for_end() != 0:
            raise Lost(f"ended with {terminal.status}")
        terminal.expect_given_back()
    finally:
        terminal.close()


TREATMENTS = {
    "left by Esc": ending("\x1b", (0, 1)),
    "left by Ctrl-C": ending("\x03", (130,)),
    "SIGTERM": ending(signal.SIGTERM, (143,)),
    "SIGINT": ending(signal.SIGINT, (130,)),
    "SIGHUP": ending(signal.SIGHUP, (129,)),
    "SIGQUIT": ending(signal.SIGQUIT, (131,)),
    "SIGSEGV": ending(signal.SIGSEGV, (-signal.SIGSEGV,)),
    "SIGABRT": ending(signal.SIGABRT, (-signal.SIGABRT,)),
    "SIGILL, a trap": ending(signal.SIGILL, (-signal.SIGILL,)),
    "SIGBUS": ending(signal.SIGBUS, (-signal.SIGBUS,)),
    "SIGTRAP": ending(signal.SIGTRAP, (-signal.SIGTRAP,)),
    "SIGFPE": ending(signal.SIGFPE, (-signal.SIGFPE,)),
    "the stack used up": use_up_the_stack,
    "the terminal gone": hang_up,
    "the terminal gone, SIGHUP ignored": lose_terminal_quietly,
    "Ctrl-Z, another size, fg": stop_and_go_on,
    "Ctrl-Z of a session's leader": stop_a_leader,
    "sizes from 1x1 to 500x200": resizes,
    "unknown sequences, in pieces": swallow,
    "a key in pieces": split_key,
    "noise": noise,
    "TERM=linux": on_a_type("linux"),
    "TERM=xterm": on_a_type("xterm"),
    "TERM=vt100": on_a_type("vt100"),
    "TERM=screen": on_a_type("screen"),
    "TERM=tmux-256color": on_a_type("tmux-256color"),
    "TERM=xterm-kitty, unknown here": on_a_type("xterm-kitty"),
    "9600 baud": slow_line,
    "bytes of a move (200) and a letter (2000)": count_bytes,
    "one write a frame": count_writes,
    "Esc in time": leave_in_time,
    "lines left by Ctrl-C": lines_left_by("\x03", (-signal.SIGINT,)),
    "lines left by Ctrl-D": lines_left_by("\x15\x04\x04\x04\x04", (0, 1)),
    "lines left by SIGTERM": lines_left_by(signal.SIGTERM, (-signal.SIGTERM,)),
}


def main():
    if not shutil.which("strace"):
        del TREATMENTS["one write a frame"]
        print("strace is not installed, so the writes of a frame are not counted", file=sys.stderr)
    if not Tracer.IS_KNOWN:
        del TREATMENTS["the stack used up"]
        print("the stack is only used up on Linux of x86-64", file=sys.stderr)
    lost = {name: 0 for name in TREATMENTS}
    tried = dict(lost)
    print(f"seed {SEED}", flush=True)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end or 0 in tried.values():
        for name, treatment in TREATMENTS.items():
            if time.monotonic() > end and tried[name]:
                continue
            tried[name] += 1
            try:
                treatment()
            except (Lost, OSError) as error:
                lost[name] += 1
                print(f"{name}: {error}", file=sys.stderr, flush=True)
    for name in TREATMENTS:
        print(f"{name}: {tried[name]} tried, {tried[name] - lost[name]} survived, {lost[name]} lost")
    total, gone = sum(tried.values()), sum(lost.values())
    print(f"in all: {total} tried, {total - gone} survived, {gone} lost")
    median = statistics.median(WAITS)
    print(f"Esc acts after {median:.1f} ms (median of {len(WAITS)})")
    return 1 if gone or median > 25 else 0


sys.exit(main())
