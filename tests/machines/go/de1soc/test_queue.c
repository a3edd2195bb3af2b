/* test_queue.c - reports from thread to thread. */
#include "check.h"

#include <pthread.h>

#include "machines/go/de1soc/queue.h"

enum { MANY = 200000 };

static void put_number(struct queue *queue, uint32_t number)
{
    uint8_t report[KEYS_REPORT] = {0};

    for (int i = 0; i < 4; i++)
        report[i] = (uint8_t)(number >> 8 * i);
    queue_report(queue, report, KEYS_REPORT);
}

static uint32_t number_in(const struct queue_item *item)
{
    uint32_t number = 0;

    for (int i = 0; i < 4; i++)
        number |= (uint32_t)item->report[i] << 8 * i;
    return number;
}

CASE(in_order)
{
    struct queue queue = {0};
    struct queue_item item;

    BEGIN_CASE;
    assert_int_equal(queue_take(&queue, &item), QUEUE_NOTHING);
    put_number(&queue, 70000);
    queue_unplug(&queue);
    put_number(&queue, 2);
    assert_int_equal(queue_take(&queue, &item), QUEUE_REPORT);
    assert_int_equal(item.length, KEYS_REPORT);
    assert_int_equal(number_in(&item), 70000);
    assert_int_equal(queue_take(&queue, &item), QUEUE_UNPLUGGED);
    assert_int_equal(queue_take(&queue, &item), QUEUE_REPORT);
    assert_int_equal(number_in(&item), 2);
    assert_int_equal(queue_take(&queue, &item), QUEUE_NOTHING);
}

CASE(other_lengths)
{
    struct queue queue = {0};
    struct queue_item item;
    uint8_t report[300] = {1, 2, 3};

    BEGIN_CASE;
    queue_report(&queue, report, 3);
    queue_report(&queue, report, 9);
    queue_report(&queue, report, 264);  /* must not become 8 */
    queue_take(&queue, &item);
    assert_int_equal(item.length, 3);
    assert_int_equal(item.report[2], 3);
    assert_int_equal(item.report[3], 0);
    queue_take(&queue, &item);
    assert_int_equal(item.length, 9);
    queue_take(&queue, &item);
    assert_int_equal(item.length, 255);
}

/* A release among the lost ones would leave a key down for ever. */
CASE(too_many)
{
    struct queue queue = {0};
    struct queue_item item;

    BEGIN_CASE;
    for (uint32_t i = 0; i < QUEUE_ITEMS + 5; i++)
        put_number(&queue, i);
    queue_take(&queue, &item);
    put_number(&queue, 500);            /* no room for it and its gap */
    queue_take(&queue, &item);
    put_number(&queue, 600);
    for (uint32_t i = 2; i < QUEUE_ITEMS; i++) {
        assert_int_equal(queue_take(&queue, &item), QUEUE_REPORT);
        assert_int_equal(number_in(&item), i);
    }
    assert_int_equal(queue_take(&queue, &item), QUEUE_UNPLUGGED);
    assert_int_equal(queue_take(&queue, &item), QUEUE_REPORT);
    assert_int_equal(number_in(&item), 600);
    assert_int_equal(queue_take(&queue, &item), QUEUE_NOTHING);
}

static struct queue shared;
static atomic_int has_put_all;

static void *put_many(void *with)
{
    (void)with;
    for (uint32_t i = 1; i <= MANY; i++)
        put_number(&shared, i);
    atomic_store(&has_put_all, 1);
    return NULL;
}

/* Numbers only grow, and a gap is always told. */
static int take_all(void)
{
    struct queue_item item;
    uint32_t next = 1;
    int is_told = 0, taken = 0, was_last;
    enum queue_kind kind;

    do {
        was_last = atomic_load(&has_put_all);
        kind = queue_take(&shared, &item);
        if (kind == QUEUE_REPORT) {
            assert_true(is_told ? number_in(&item) >= next
                                : number_in(&item) == next);
            next = number_in(&item) + 1;
            taken++;
        }
        if (kind != QUEUE_NOTHING)
            is_told = kind == QUEUE_UNPLUGGED;
    } while (kind != QUEUE_NOTHING || !was_last);
    return taken;
}

CASE(two_threads)
{
    pthread_t thread;
    int taken;

    BEGIN_CASE;
    assert_int_equal(pthread_create(&thread, NULL, put_many, NULL), 0);
    taken = take_all();
    pthread_join(thread, NULL);
    assert_true(taken >= QUEUE_ITEMS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST("queue: M4-101 reports and unpluggings come out as they went in",
             in_order),
        TEST("queue: a report keeps its length, whatever it is",
             other_lengths),
        TEST("queue: what is lost is made good by all keys up", too_many),
        TEST("queue: M4-101 one thread puts while another takes", two_threads),
    };

    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("queue", tests, NULL, NULL);
}
