#ifndef CNCURSES_SHIMS_H
#define CNCURSES_SHIMS_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif

#include <curses.h>
#include <term.h>

// Swift 6 refuses mutable C globals, so the standard window is reached through a function.
static inline WINDOW *cncurses_stdscr(void) { return stdscr; }

#endif
