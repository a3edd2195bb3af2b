/* test_mastermind_memo.c - what is kept is found again, or not at all. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "games/mastermind/minds/memo.h"

enum { BITS = 6, SLOTS = 1 << BITS };

static _Alignas(16) char memory[SLOTS * sizeof(struct mastermind_slot) + 64];

static void begin(struct mastermind_memo *memo)
{
    struct arena arena = arena_of(memory, sizeof memory);

    memset(memory, 0xa5, sizeof memory);
    assert_true(mastermind_memo_begin(memo, BITS, &arena));
}

static void check_fact(const struct mastermind_memo *memo, uint64_t key,
                       struct mastermind_fact expected)
{
    struct mastermind_fact fact = {-1, -1, -1};

    assert_true(mastermind_memo_find(memo, key, &fact));
    assert_int_equal(fact.low, expected.low);
    assert_int_equal(fact.high, expected.high);
    assert_int_equal(fact.guess, expected.guess);
}

CASE(a_fact_is_found_again_as_it_was)
{
    static const struct mastermind_fact facts[] = {
        {1, 2, 3}, {0, 0xffffff, 0xffff}, {0xffffff, 0xffffff, 0},
        {0, 1, 0}, {0, 0, 1}, {20471, 20473, 0x7fff},
    };
    struct mastermind_memo memo;
    struct mastermind_fact fact;

    BEGIN_CASE;
    begin(&memo);
    assert_false(mastermind_memo_find(&memo, 0, &fact));
    assert_false(mastermind_memo_find(&memo, 77, &fact));
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
        mastermind_memo_keep(&memo, i * 4 * 1001, facts[i]);
        check_fact(&memo, i * 4 * 1001, facts[i]);
    }
    assert_false(mastermind_memo_find(&memo, 77, &fact));
}

CASE(a_later_fact_takes_the_place_of_an_earlier_one)
{
    struct mastermind_memo memo;
    int found = 0;

    BEGIN_CASE;
    begin(&memo);
    for (uint64_t i = 1; i <= 4; i++)
        mastermind_memo_keep(&memo, i << 32, (struct mastermind_fact){
                                                 (int)i, 100, 5});
    for (uint64_t i = 1; i <= 4; i++)
        mastermind_memo_keep(&memo, i << 32, (struct mastermind_fact){
                                                 (int)i + 10, 50, 6});
    for (uint64_t i = 1; i <= 4; i++) {
        check_fact(&memo, i << 32,
                   (struct mastermind_fact){(int)i + 10, 50, 6});
        found++;
    }
    assert_int_equal(found, 4);         /* all in the same row */
}

/* Of five in a row of four, the last is there and three of the others. */
CASE(a_full_row_gives_one_up)
{
    struct mastermind_memo memo;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "rows");
    for (int n = 0; n < 200; n++) {
        uint64_t key[5];
        int found = 0;

        begin(&memo);
        for (int i = 0; i < 5; i++) {
            key[i] = rng_next(&rng) & ~(uint64_t)(SLOTS - 1);
            mastermind_memo_keep(&memo, key[i],
                                 (struct mastermind_fact){i, i + 1, i});
        }
        check_fact(&memo, key[4], (struct mastermind_fact){4, 5, 4});
        for (int i = 0; i < 5; i++) {
            struct mastermind_fact fact;

            if (!mastermind_memo_find(&memo, key[i], &fact))
                continue;
            check_fact(&memo, key[i], (struct mastermind_fact){i, i + 1, i});
            found++;
        }
        assert_int_equal(found, 4);
    }
}

CASE(every_slot_is_used_and_none_behind)
{
    struct mastermind_memo memo;
    int used = 0;

    BEGIN_CASE;
    begin(&memo);
    for (uint64_t i = 0; i < 100 * SLOTS; i++)
        mastermind_memo_keep(&memo, i * UINT64_C(0x9e3779b97f4a7c15),
                             (struct mastermind_fact){1, 2, (int)i & 255});
    for (int i = 0; i < SLOTS; i++)
        used += memo.slots[i].fact != 0;
    assert_int_equal(used, SLOTS);
    for (size_t i = SLOTS * sizeof(struct mastermind_slot);
         i < sizeof memory; i++)
        assert_int_equal((unsigned char)memory[i], 0xa5);
}

/* Two writers at once: the key of one and the fact of the other. */
CASE(halves_of_two_facts_are_not_found)
{
    struct mastermind_memo memo;
    struct mastermind_fact fact;
    struct mastermind_slot first, second;
    const uint64_t one = UINT64_C(0x123456789abcde00), two = ~one;

    BEGIN_CASE;
    begin(&memo);
    mastermind_memo_keep(&memo, one & ~63u, (struct mastermind_fact){3, 4,
                                                                     5});
    for (int i = 0; i < 4; i++)
        if (memo.slots[i].fact)
            first = memo.slots[i];
    begin(&memo);
    mastermind_memo_keep(&memo, two & ~63u, (struct mastermind_fact){6, 7,
                                                                     8});
    for (int i = 0; i < 4; i++)
        if (memo.slots[i].fact) {
            second = memo.slots[i];
            memo.slots[i].key = first.key;
        }
    assert_false(mastermind_memo_find(&memo, one & ~63u, &fact));
    assert_false(mastermind_memo_find(&memo, two & ~63u, &fact));
    memo.slots[0] = second;
    check_fact(&memo, two & ~63u, (struct mastermind_fact){6, 7, 8});
}

CASE(memory_too_short_is_told)
{
    struct mastermind_memo memo;

    BEGIN_CASE;
    assert_int_equal(mastermind_memo_need(BITS),
                     SLOTS * sizeof(struct mastermind_slot));
    for (size_t size = 0; size < mastermind_memo_need(BITS); size++) {
        struct arena arena = arena_of(memory, size);

        memset(memory, 0xa5, sizeof memory);
        assert_false(mastermind_memo_begin(&memo, BITS, &arena));
        assert_int_equal((unsigned char)memory[size], 0xa5);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("memo: a fact is found again as it was",
         a_fact_is_found_again_as_it_was),
    TEST("memo: a later fact takes the place of an earlier one",
         a_later_fact_takes_the_place_of_an_earlier_one),
    TEST("memo: a full row gives one up", a_full_row_gives_one_up),
    TEST("memo: every slot is used and none behind",
         every_slot_is_used_and_none_behind),
    TEST("memo: halves of two facts are not found",
         halves_of_two_facts_are_not_found),
    TEST("memo: memory too short is told", memory_too_short_is_told),
};

CHECK_MAIN("mastermind memo", tests)
