#include "FaultVFS.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <string.h>

#define PLANS 64

struct plan {
    char folder[1024];
    enum faultvfs_kind kind;
    int first;
    bool goes_on;
    int count;
    bool has_failed;
};

// Guards the plans: tests run at the same time, each with a folder of its own.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct plan plans[PLANS];

// Which of SQLite's calls it is, by what may go wrong with it.
enum call { READ, WRITE, SYNC, OTHER };

static bool may_fail(enum faultvfs_kind kind, enum call call) {
    switch (kind) {
    case FAULTVFS_ERROR: return true;
    case FAULTVFS_FULL:
    case FAULTVFS_SHORT_WRITE: return call == WRITE;
    case FAULTVFS_SYNC: return call == SYNC;
    }
}

static struct plan *plan_of(const char *path) {
    if (!path) return NULL;
    for (int index = 0; index < PLANS; index++) {
        size_t length = strlen(plans[index].folder);
        if (length && !strncmp(path, plans[index].folder, length) && path[length] == '/') return &plans[index];
    }
    return NULL;
}

static bool is_armed(const char *path) {
    pthread_mutex_lock(&lock);
    bool armed = plan_of(path) != NULL;
    pthread_mutex_unlock(&lock);
    return armed;
}

// Whether this call is to fail, and how.
static bool fails(const char *path, enum call call, enum faultvfs_kind *kind) {
    bool failing = false;
    pthread_mutex_lock(&lock);
    struct plan *plan = plan_of(path);
    if (plan && may_fail(plan->kind, call)) {
        plan->count++;
        failing = plan->first && (plan->goes_on ? plan->count >= plan->first : plan->count == plan->first);
        plan->has_failed |= failing;
        if (kind) *kind = plan->kind;
    }
    pthread_mutex_unlock(&lock);
    return failing;
}

struct file {
    sqlite3_file base;
    const char *path;
    sqlite3_file *real;
};

static struct file *of(sqlite3_file *file) { return (struct file *)file; }
static sqlite3_file *real_file(sqlite3_file *file) { return of(file)->real; }

#define REAL(file, method, ...) real_file(file)->pMethods->method(real_file(file) __VA_OPT__(, ) __VA_ARGS__)
#define FAIL(file, call, code) do { if (fails(of(file)->path, call, NULL)) return code; } while (0)

static int file_close(sqlite3_file *file) { return REAL(file, xClose); }

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    FAIL(file, READ, SQLITE_IOERR_READ);
    return REAL(file, xRead, bytes, count, offset);
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    enum faultvfs_kind kind;
    if (!fails(of(file)->path, WRITE, &kind)) return REAL(file, xWrite, bytes, count, offset);
    if (kind == FAULTVFS_SHORT_WRITE) REAL(file, xWrite, bytes, count / 2, offset);
    return kind == FAULTVFS_ERROR ? SQLITE_IOERR_WRITE : SQLITE_FULL;
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
    FAIL(file, OTHER, SQLITE_IOERR_TRUNCATE);
    return REAL(file, xTruncate, size);
}

static int file_sync(sqlite3_file *file, int flags) {
    FAIL(file, SYNC, SQLITE_IOERR_FSYNC);
    return is_armed(of(file)->path) ? SQLITE_OK : REAL(file, xSync, flags);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    FAIL(file, OTHER, SQLITE_IOERR_FSTAT);
    return REAL(file, xFileSize, size);
}

static int file_lock(sqlite3_file *file, int level) {
    FAIL(file, OTHER, SQLITE_IOERR_LOCK);
    return REAL(file, xLock, level);
}

// Letting go of a lock cannot fail in a way that anybody could answer; SQLite does not look.
static int file_unlock(sqlite3_file *file, int level) { return REAL(file, xUnlock, level); }

static int file_check_reserved_lock(sqlite3_file *file, int *reserved) {
    FAIL(file, OTHER, SQLITE_IOERR_CHECKRESERVEDLOCK);
    return REAL(file, xCheckReservedLock, reserved);
}

static int file_control(sqlite3_file *file, int operation, void *argument) {
    if (operation == SQLITE_FCNTL_SIZE_HINT) FAIL(file, WRITE, SQLITE_FULL);
    return REAL(file, xFileControl, operation, argument);
}

static int file_sector_size(sqlite3_file *file) { return REAL(file, xSectorSize); }
static int file_device_characteristics(sqlite3_file *file) { return REAL(file, xDeviceCharacteristics); }

static int file_shm_map(sqlite3_file *file, int region, int size, int extend, void volatile **memory) {
    FAIL(file, extend ? WRITE : OTHER, SQLITE_IOERR_SHMMAP);
    return REAL(file, xShmMap, region, size, extend, memory);
}

static int file_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
    if (flags & SQLITE_SHM_LOCK) FAIL(file, OTHER, SQLITE_IOERR_SHMLOCK);
    return REAL(file, xShmLock, offset, count, flags);
}

static void file_shm_barrier(sqlite3_file *file) { REAL(file, xShmBarrier); }
static int file_shm_unmap(sqlite3_file *file, int remove) { return REAL(file, xShmUnmap, remove); }

static int file_fetch(sqlite3_file *file, sqlite3_int64 offset, int count, void **memory) {
    FAIL(file, READ, SQLITE_IOERR_MMAP);
    return REAL(file, xFetch, offset, count, memory);
}

static int file_unfetch(sqlite3_file *file, sqlite3_int64 offset, void *memory) {
    return REAL(file, xUnfetch, offset, memory);
}

// One for each version of the interface that the real file may have.
#define METHODS(version)                                                                                              \
    { version, file_close, file_read, file_write, file_truncate, file_sync, file_size, file_lock, file_unlock,        \
      file_check_reserved_lock, file_control, file_sector_size, file_device_characteristics, file_shm_map,            \
      file_shm_lock, file_shm_barrier, file_shm_unmap, file_fetch, file_unfetch }
static const sqlite3_io_methods methods[] = {METHODS(1), METHODS(2), METHODS(3)};

static sqlite3_vfs *real_vfs(sqlite3_vfs *vfs) { return vfs->pAppData; }

static int vfs_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *granted) {
    struct file *shim = of(file);
    shim->base.pMethods = NULL;
    if (fails(path, flags & SQLITE_OPEN_CREATE ? WRITE : OTHER, NULL)) return SQLITE_CANTOPEN;
    shim->path = path;
    shim->real = (sqlite3_file *)(shim + 1);
    int code = real_vfs(vfs)->xOpen(real_vfs(vfs), path, shim->real, flags, granted);
    if (shim->real->pMethods) shim->base.pMethods = &methods[shim->real->pMethods->iVersion - 1];
    return code;
}

static int vfs_delete(sqlite3_vfs *vfs, const char *path, int synchronize) {
    if (fails(path, OTHER, NULL)) return SQLITE_IOERR_DELETE;
    return real_vfs(vfs)->xDelete(real_vfs(vfs), path, is_armed(path) ? 0 : synchronize);
}

static int vfs_access(sqlite3_vfs *vfs, const char *path, int flags, int *result) {
    if (fails(path, OTHER, NULL)) return SQLITE_IOERR_ACCESS;
    return real_vfs(vfs)->xAccess(real_vfs(vfs), path, flags, result);
}

static int vfs_full_pathname(sqlite3_vfs *vfs, const char *path, int size, char *full) {
    if (fails(path, OTHER, NULL)) return SQLITE_CANTOPEN;
    return real_vfs(vfs)->xFullPathname(real_vfs(vfs), path, size, full);
}

static sqlite3_vfs shim;

static void register_once(void) {
    sqlite3_vfs *real = sqlite3_vfs_find(NULL);
    // Loading libraries, time and randomness are the real one's, as they are.
    shim = *real;
    shim.szOsFile = (int)sizeof(struct file) + real->szOsFile;
    shim.zName = "fault";
    shim.pNext = NULL;
    shim.pAppData = real;
    shim.xOpen = vfs_open;
    shim.xDelete = vfs_delete;
    shim.xAccess = vfs_access;
    shim.xFullPathname = vfs_full_pathname;
    sqlite3_vfs_register(&shim, 1);
}

void faultvfs_register(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, register_once);
}

int faultvfs_arm(const char *folder, enum faultvfs_kind kind, int first, int goes_on) {
    int found = -1;
    if (strlen(folder) >= sizeof plans[0].folder) return -1;
    pthread_mutex_lock(&lock);
    for (int index = 0; index < PLANS && found < 0; index++) {
        if (plans[index].folder[0]) continue;
        plans[index] = (struct plan){.kind = kind, .first = first, .goes_on = goes_on};
        strcpy(plans[index].folder, folder);
        found = index;
    }
    pthread_mutex_unlock(&lock);
    return found;
}

int faultvfs_count(int plan) {
    pthread_mutex_lock(&lock);
    int count = plans[plan].count;
    pthread_mutex_unlock(&lock);
    return count;
}

int faultvfs_has_failed(int plan) {
    pthread_mutex_lock(&lock);
    int has_failed = plans[plan].has_failed;
    pthread_mutex_unlock(&lock);
    return has_failed;
}

void faultvfs_disarm(int plan) {
    pthread_mutex_lock(&lock);
    plans[plan].folder[0] = 0;
    pthread_mutex_unlock(&lock);
}
