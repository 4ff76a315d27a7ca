// Tells ThreadSanitizer of a lock that it cannot see. On Linux a contended `Mutex` of Swift's takes and leaves its lock
// within the Synchronization library, which is not built with the sanitizer: every such pair of threads would be reported
// as a race. Preloaded before that library, these stand in for its three slow ways and tell of what each does.
// Where the sanitizer is not linked in, as in `swift test` itself, they tell nobody.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT bool tryLock(SELF) __asm__(TRY_LOCK);
SWIFT void unlock(SELF) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF) {
  ((SWIFT void (*)(uint32_t, SELF))dlsym(RTLD_NEXT, LOCK))(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT bool tryLock(SELF) {
  bool isLocked = ((SWIFT bool (*)(SELF))dlsym(RTLD_NEXT, TRY_LOCK))(self);
  if (isLocked && __tsan_acquire) __tsan_acquire(self);
  return isLocked;
}

SWIFT void unlock(SELF) {
  if (__tsan_release) __tsan_release(self);
  ((SWIFT void (*)(SELF))dlsym(RTLD_NEXT, UNLOCK))(self);
}
