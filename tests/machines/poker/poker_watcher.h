/* poker_watcher.h - a session of poker watched tick by tick: the chip, and
 * whose cards stand on the terminal. */
#ifndef POKER_WATCHER_H
#define POKER_WATCHER_H

#include "bench/session.h"
#include "machines/poker/poker.h"

/* What was true one tick ago. */
struct poker_watcher {                  /* zero at first */
    struct poker_chip chip;
    uint64_t tick, ticks;               /* the last one; how many watched */
    size_t events;
    uint32_t bytes;
    int is_begun;
};

/* A session_watcher; fails the test that sees something wrong. */
void poker_watcher_look(void *with, const struct session *session);

#endif
