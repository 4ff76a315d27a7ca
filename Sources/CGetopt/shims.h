#ifndef CGETOPT_SHIMS_H
#define CGETOPT_SHIMS_H

#include <getopt.h>
#include <stddef.h>

// getopt's state lives in C globals, which Swift 6 refuses; these functions reach it.
static inline const char *cgetopt_argument(void) { return optarg; }
static inline int cgetopt_index(void) { return optind; }
static inline int cgetopt_option(void) { return optopt; }

// Starts a scan of a new argument vector, with getopt's own messages off.
static inline void cgetopt_reset(void) {
#ifdef __GLIBC__
    optind = 0;
#else
    optind = 1;
    optreset = 1;
#endif
    opterr = 0;
}

#endif
