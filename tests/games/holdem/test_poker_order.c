/* test_poker_order.c - every hand in order: how many of each kind there are,
 * and each against the judge of many. */
#include "check.h"

#include "games/holdem/rules/order.h"
#include "games/holdem/slow_poker.h"

/* Sanitizers make it slow: then only some of the steps are looked at. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define EVERY 29
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define EVERY 29
#endif
#ifndef EVERY
#define EVERY 1
#endif

enum { CANARY = 0xbeef, BEHIND = 64 };

static struct poker_order order;
static uint16_t classes[POKER_ORDER_MOST + POKER_ORDER_SLACK + BEHIND];
static cards hands[POKER_ORDER_MOST];
static uint32_t values[POKER_ORDER_MOST];
static long times[POKER_CLASSES + 1];

/* The lowest class of each category, from the royal flush on. */
static const int worst[POKER_CATEGORIES] = {
    7462, 6185, 3325, 2467, 1609, 1599, 322, 166, 10, 1,
};

/* Values by class, as hands of five have them. */
static uint32_t value_of[POKER_CLASSES + 1];

static void learn_values(void)
{
    static cards five[POKER_ORDER_MOST];
    int count;

    for (poker_order_begin(&order, 5);
         (count = poker_order_hands(&order, five)) != 0;) {
        assert_int_equal(poker_order_step(&order, classes), count);
        for (int i = 0; i < count; i++)
            value_of[classes[i]] = poker_value(five[i]);
    }
}

/* The same order once more: cards that count up like the wheels of a meter */

struct meter {
    int size, is_done;
    int card[7];
    cards upto[8];                      /* the first so many as a set */
};

static void set_wheel(struct meter *self, int wheel, int card)
{
    self->card[wheel] = card;
    self->upto[wheel + 1] = self->upto[wheel]
                          | UINT64_C(1) << (card / 13 * 16 + card % 13);
}

static struct meter meter_of(int size)
{
    struct meter self = {.size = size};

    for (int i = 0; i < size; i++)
        set_wheel(&self, i, i);
    return self;
}

static void turn(struct meter *self, int wheel)
{
    while (wheel >= 0 && self->card[wheel] == 52 - self->size + wheel)
        wheel--;
    if (wheel < 0) {
        self->is_done = 1;
        return;
    }
    set_wheel(self, wheel, self->card[wheel] + 1);
    while (++wheel < self->size)
        set_wheel(self, wheel, self->card[wheel - 1] + 1);
}

/* Steps */

static void compare_hands(struct meter *meter, int count)
{
    poker_values(hands, (size_t)count, values);
    for (int i = 0; i < count; i++) {
        if (hands[i] != meter->upto[meter->size])
            fail_msg("hand %d of a step: %016llx, not %016llx", i,
                     (unsigned long long)hands[i],
                     (unsigned long long)meter->upto[meter->size]);
        if (classes[i] < 1 || classes[i] > POKER_CLASSES
            || values[i] != value_of[classes[i]])
            fail_msg("%016llx: class %d, value %x",
                     (unsigned long long)hands[i], classes[i], values[i]);
        turn(meter, meter->size - 1);
    }
}

static void watch_the_end(int count)
{
    for (int i = 0; i < BEHIND; i++)
        assert_int_equal(classes[count + POKER_ORDER_SLACK + i], CANARY);
}

static int step_watched(void)
{
    int count;

    for (int i = 0; i < POKER_ORDER_MOST + POKER_ORDER_SLACK + BEHIND; i++)
        classes[i] = CANARY;
    count = poker_order_step(&order, classes);
    assert_in_range(count, 1, POKER_ORDER_MOST);
    watch_the_end(count);
    return count;
}

/* Whether a step is looked at or just counted, it turns the meter on. */
static void step(struct meter *meter, int is_compared)
{
    int right = is_compared ? poker_order_hands(&order, hands) : 0;
    int count = step_watched();

    for (int i = 0; i < count; i++)
        times[classes[i] <= POKER_CLASSES ? classes[i] : 0]++;
    if (is_compared) {
        assert_int_equal(count, right);
        compare_hands(meter, count);
    } else {
        turn(meter, meter->size - 4);
    }
}

/* Classes that there are, and hands by category */

static int classes_there(void)
{
    int there = 0;

    assert_int_equal(times[0], 0);
    for (int i = 1; i <= POKER_CLASSES; i++)
        there += times[i] != 0;
    return there;
}

static void check_counts(const long right[POKER_CATEGORIES])
{
    int class = 1;

    for (int i = POKER_CATEGORIES - 1; i >= 0; i--) {
        long count = 0;

        for (; class <= worst[i]; class++)
            count += times[class];
        assert_int_equal(count, right[i]);
    }
}

static void go_through(int size, int classes_right)
{
    struct meter meter = meter_of(size);

    learn_values();
    for (int i = 0; i <= POKER_CLASSES; i++)
        times[i] = 0;
    poker_order_begin(&order, size);
    for (int i = 0; !meter.is_done; i++)
        step(&meter, i % EVERY == 0);
    assert_int_equal(poker_order_hands(&order, hands), 0);
    assert_int_equal(poker_order_step(&order, classes), 0);
    assert_int_equal(classes_there(), classes_right);
    check_counts(slow_poker_counts[size - 5]);
}

CASE(five) { BEGIN_CASE; go_through(5, POKER_CLASSES); }
CASE(six) { BEGIN_CASE; go_through(6, 6075); }
CASE(seven) { BEGIN_CASE; go_through(7, POKER_CLASSES_SEVEN); }

/* A hand of each step, by chance. */
CASE(slow_judge_agrees)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "steps");
    for (int size = 5; size <= 7; size++) {
        int count, slow_of[POKER_CLASSES + 1] = {0};

        poker_order_begin(&order, size);
        while ((count = poker_order_hands(&order, hands)) != 0) {
            uint64_t at = rng_below(&rng, (uint64_t)count);
            int slow = slow_poker_value(hands[at]);

            poker_order_step(&order, classes);
            if (!slow_of[classes[at]])
                slow_of[classes[at]] = slow;
            assert_int_equal(slow_of[classes[at]], slow);
        }
        for (int i = 1, before = 1 << 30; i <= POKER_CLASSES; i++) {
            assert_true(slow_of[i] < before);
            before = slow_of[i] ? slow_of[i] : before;
        }
    }
}

CASE(tables_are_small)
{
    BEGIN_CASE;
    assert_true(sizeof(struct poker_order) < 1 << 20);
}

static const struct CMUnitTest tests[] = {
    TEST("poker order: all 2,598,960 hands of five, 7462 classes", five),
    TEST("poker order: all 20,358,520 hands of six, 6075 classes", six),
    TEST("poker order: all 133,784,560 hands of seven, 4824 classes", seven),
    TEST("poker order: one hand of each step agrees with the slow judge",
         slow_judge_agrees),
    TEST("poker order: the tables fit a second cache of a megabyte",
         tables_are_small),
};

CHECK_MAIN("poker_order", tests)
