#ifndef FAULTVFS_H
#define FAULTVFS_H

// What a failing call answers.
enum faultvfs_kind {
    // An input or output error, of the call's own kind.
    FAULTVFS_ERROR = 0,
    // The disk is full: only calls that may need room fail.
    FAULTVFS_FULL = 1,
    // Half of the bytes are written before the disk is full.
    FAULTVFS_SHORT_WRITE = 2,
    // What was written did not reach the disk: only syncs fail.
    FAULTVFS_SYNC = 3,
};

// Puts the shim before SQLite's own layer over the operating system, for every connection opened from now on. It passes
// everything on, but for files in an armed folder. Calling it again does nothing.
void faultvfs_register(void);

// Counts the calls on the files of a folder from now on, and makes some fail: the `first`-th and, when `goes_on`, all
// that follow. `first` 0 only counts. Syncs are counted and not passed on, for they take long.
// Returns the plan's number, or -1 when too many folders are armed.
int faultvfs_arm(const char *folder, enum faultvfs_kind kind, int first, int goes_on);

// How many calls a plan has counted, of those that its kind may fail.
int faultvfs_count(int plan);

// Whether a plan has made a call fail.
int faultvfs_has_failed(int plan);

// Ends a plan: its folder's files are as any others.
void faultvfs_disarm(int plan);

#endif
