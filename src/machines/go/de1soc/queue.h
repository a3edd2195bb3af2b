/* queue.h - a queue of keyboard reports between the thread that reads and the
 * one that plays.
 *
 * One thread puts, one takes, and neither waits: a ring and two counters that
 * only grow, each written by one thread. Their difference is what is in it.
 */
#ifndef DE1SOC_QUEUE_H
#define DE1SOC_QUEUE_H

#include <stdatomic.h>
#include <stdint.h>

#include "machines/go/hps/keys.h"

enum { QUEUE_ITEMS = 64 };

enum queue_kind { QUEUE_NOTHING, QUEUE_REPORT, QUEUE_UNPLUGGED };

struct queue_item {
    uint8_t kind;                       /* enum queue_kind */
    uint8_t length;                     /* as it came, whatever is kept */
    uint8_t report[KEYS_REPORT];
};

struct queue {                          /* zero: empty */
    atomic_uint put, taken;             /* so many, ever */
    int has_lost;                       /* seen by the putting thread only */
    struct queue_item item[QUEUE_ITEMS];
};

/* What does not fit is lost; the taker then sees an unplugged keyboard before
 * the next report, so that all keys count as up. */
void queue_report(struct queue *self, const uint8_t *report, int length);
void queue_unplug(struct queue *self);

/* The next one, or QUEUE_NOTHING. */
enum queue_kind queue_take(struct queue *self, struct queue_item *item);

#endif
