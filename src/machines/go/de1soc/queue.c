/* queue.c - a queue of keyboard reports between two threads.
 *
 * A ring for one producer and one consumer after Lamport. Each side reads its
 * own counter relaxed and the other's with the default order, so that an item
 * is written before the counter that announces it.
 */
#include "machines/go/de1soc/queue.h"

#include <string.h>

static int room(struct queue *self)
{
    unsigned put = atomic_load_explicit(&self->put, memory_order_relaxed);

    return (int)(QUEUE_ITEMS - (put - atomic_load(&self->taken)));
}

static void append_item(struct queue *self, const struct queue_item *item)
{
    unsigned put = atomic_load_explicit(&self->put, memory_order_relaxed);

    self->item[put % QUEUE_ITEMS] = *item;
    atomic_store(&self->put, put + 1);
}

/* Where something was lost, a key may have come up that still seems held. The
 * gap that says so needs a place of its own. */
static void enqueue(struct queue *self, const struct queue_item *item)
{
    static const struct queue_item gap = {.kind = QUEUE_UNPLUGGED};

    if (room(self) < 1 + self->has_lost) {
        self->has_lost = 1;
        return;
    }
    if (self->has_lost)
        append_item(self, &gap);
    self->has_lost = 0;
    append_item(self, item);
}

void queue_report(struct queue *self, const uint8_t *report, int length)
{
    struct queue_item item = {.kind = QUEUE_REPORT};
    int kept = length < KEYS_REPORT ? length : KEYS_REPORT;

    item.length = (uint8_t)(length < UINT8_MAX ? length : UINT8_MAX);
    memcpy(item.report, report, (size_t)kept);
    enqueue(self, &item);
}

void queue_unplug(struct queue *self)
{
    enqueue(self, &(struct queue_item){.kind = QUEUE_UNPLUGGED});
}

enum queue_kind queue_take(struct queue *self, struct queue_item *item)
{
    unsigned taken = atomic_load_explicit(&self->taken, memory_order_relaxed);

    if (taken == atomic_load(&self->put))
        return QUEUE_NOTHING;
    *item = self->item[taken % QUEUE_ITEMS];
    atomic_store(&self->taken, taken + 1);
    return (enum queue_kind)item->kind;
}
