#ifndef CMAINQUEUE_SHIMS_H
#define CMAINQUEUE_SHIMS_H

// The two calls by which CoreFoundation's run loop serves libdispatch's main queue, on which Swift runs
// the main actor. A program that waits for its terminal in poll(2) watches the handle beside it and
// calls back when the handle is readable, so that `await` and `Task { @MainActor in }` work meanwhile.
// dispatch_main() is no choice: on Linux it ends the main thread.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

#endif
