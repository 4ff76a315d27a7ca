#ifndef CNCURSES_SHIMS_H
#define CNCURSES_SHIMS_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif

#include <stddef.h>
#include <curses.h>
#include <term.h>

#include <sys/ioctl.h>
#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>
#endif

// Swift 6 refuses mutable C globals, so they are reached through functions.
static inline WINDOW *cncurses_stdscr(void) { return stdscr; }
static inline WINDOW *cncurses_curscr(void) { return curscr; }
static inline int cncurses_colors(void) { return COLORS; }
static inline int cncurses_color_pairs(void) { return COLOR_PAIRS; }

// Swift does not import macros that compute.
static inline attr_t cncurses_bold(void) { return A_BOLD; }
static inline attr_t cncurses_dim(void) { return A_DIM; }
static inline attr_t cncurses_underline(void) { return A_UNDERLINE; }
static inline attr_t cncurses_reverse(void) { return A_REVERSE; }

// The C library's width of a character, by which ncurses tracks the cursor. wchar.h declares wcwidth only when
// X/Open interfaces are asked for, which Swift's own import of it does not.
static inline int cncurses_width(wchar_t character) {
    extern int wcwidth(wchar_t);
    return wcwidth(character);
}

// A file without a name that is kept in memory; -1 where there is no such thing. The C library declares memfd_create for
// those who ask for GNU interfaces, which Swift's own import of it does not. 1 is MFD_CLOEXEC.
static inline int cncurses_memory(void) {
#ifdef __linux__
    return (int)syscall(SYS_memfd_create, "frame", 1u);
#else
    return -1;
#endif
}

// ioctl is variadic, which Swift does not import. Returns 0 when the terminal tells its size.
static inline int cncurses_window_size(int descriptor, int *height, int *width) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return -1;
    *height = size.ws_row;
    *width = size.ws_col;
    return 0;
}

#endif
