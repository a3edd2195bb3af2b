/* test_checkers_table.c - what is known about positions stays true. */
#include "check.h"

#include "base/rng.h"
#include "games/draughts/minds/table.h"

enum { ROOM = 1 << 16 };

static _Alignas(64) char memory[ROOM + 64];
static struct checkers_table *table;

static void make(size_t bytes)
{
    assert_true(checkers_table_size(bytes) <= ROOM);
    table = checkers_table_make(memory + 8, checkers_table_size(bytes));
}

static struct checkers_known any(struct rng *rng)
{
    return (struct checkers_known){
        .score = (int16_t)((int)rng_below(rng, 60001) - 30000),
        .depth = (int16_t)rng_below(rng, CHECKERS_DEPTH_MAX + 1),
        .move = (uint16_t)rng_next(rng),
        .bound = (uint8_t)(1 + rng_below(rng, 3)),
    };
}

static void check_same(const struct checkers_known *a,
                       const struct checkers_known *b)
{
    assert_int_equal(a->score, b->score);
    assert_int_equal(a->depth, b->depth);
    assert_int_equal(a->move, b->move);
    assert_int_equal(a->bound, b->bound);
}

CASE(what_was_kept_is_found)
{
    struct rng rng;
    struct checkers_known known;

    BEGIN_CASE;
    make(ROOM / 2);
    rng_seed(&rng, "keep");
    assert_false(checkers_table_find(table, 12345, &known));
    for (int i = 0; i < 20000; i++) {
        uint64_t hash = rng_next(&rng);
        struct checkers_known kept = any(&rng);

        checkers_table_keep(table, hash, &kept);
        assert_true(checkers_table_find(table, hash, &known));
        check_same(&kept, &known);
        kept = any(&rng);               /* and what is newer holds */
        checkers_table_keep(table, hash, &kept);
        assert_true(checkers_table_find(table, hash, &known));
        check_same(&kept, &known);
    }
}

static uint64_t in_bucket(uint64_t i)
{
    return (i + 1) << 40;               /* all in bucket 0 */
}

static void keep_deep(uint64_t i, int depth)
{
    struct checkers_known known = {.depth = (int16_t)depth,
                                   .bound = CHECKERS_EXACT};

    checkers_table_keep(table, in_bucket(i), &known);
}

static int is_known(uint64_t i)
{
    struct checkers_known known;

    return checkers_table_find(table, in_bucket(i), &known);
}

CASE(shallow_and_old_ones_go_first)
{
    BEGIN_CASE;
    make(ROOM / 2);
    for (int i = 0; i < CHECKERS_BUCKET; i++)
        keep_deep((uint64_t)i, 10 + i);
    keep_deep(7, 5);                    /* in the place of the shallowest */
    assert_false(is_known(0));
    assert_true(is_known(1) && is_known(2) && is_known(3) && is_known(7));
    checkers_table_grow_older(table);
    keep_deep(8, 1);
    keep_deep(9, 1);
    assert_true(is_known(8) && is_known(9));
    assert_false(is_known(7) || is_known(1));
    keep_deep(10, 1);
    keep_deep(11, 1);
    assert_false(is_known(2) || is_known(3));
    assert_true(is_known(8) && is_known(9) && is_known(10)
                && is_known(11));
}

/* Half of one entry and half of another, as two threads may leave it. */
CASE(torn_entries_are_not_believed)
{
    struct checkers_known known, a = {.score = 77, .bound = CHECKERS_EXACT},
                          b = {.score = -5, .bound = CHECKERS_EXACT};
    struct checkers_entry *entry;
    uint64_t key;

    BEGIN_CASE;
    make(ROOM / 2);
    checkers_table_keep(table, in_bucket(1), &a);
    entry = checkers_table_bucket(table, in_bucket(1));
    key = entry->key;
    checkers_table_clear(table);
    checkers_table_keep(table, in_bucket(2), &b);
    entry->key = key;                   /* a's key, b's data */
    assert_false(checkers_table_find(table, in_bucket(1), &known));
    assert_false(checkers_table_find(table, in_bucket(2), &known));
}

CASE(buckets_fill_lines_of_cache_and_the_room)
{
    BEGIN_CASE;
    for (size_t bytes = 1000; bytes <= ROOM / 2; bytes += 777) {
        char *end;

        make(bytes);
        end = (char *)(table->entries + table->buckets * CHECKERS_BUCKET);
        assert_int_equal((uintptr_t)table->entries % 64, 0);
        assert_true(checkers_table_size(bytes) <= bytes);
        assert_true(end <= memory + 8 + checkers_table_size(bytes));
        assert_int_equal(table->buckets & (table->buckets - 1), 0);
    }
}

/* No size is too small, and none makes the sum of bytes run over. */
CASE(any_size_has_an_answer)
{
    BEGIN_CASE;
    make(0);
    assert_int_equal(table->buckets, 1);
    assert_true(checkers_table_size(SIZE_MAX) > SIZE_MAX / 2);
    for (size_t bytes = 1000; bytes < SIZE_MAX / 4; bytes += bytes / 3) {
        assert_true(checkers_table_size(bytes) <= bytes);
        assert_true(checkers_table_size(bytes) > (bytes - 128) / 2);
    }
}

CASE(ages_go_round)
{
    BEGIN_CASE;
    make(ROOM / 2);
    for (int i = 0; i < 300; i++) {
        checkers_table_grow_older(table);
        assert_in_range(table->age, 1, 63);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("checkers_table: what was kept is found, as it was",
         what_was_kept_is_found),
    TEST("checkers_table: shallow entries give way, and those of older "
         "thoughts first", shallow_and_old_ones_go_first),
    TEST("checkers_table: an entry torn by two threads is not believed",
         torn_entries_are_not_believed),
    TEST("checkers_table: buckets are lines of cache and stay in the room "
         "given", buckets_fill_lines_of_cache_and_the_room),
    TEST("checkers_table: of any size asked for it makes what it can",
         any_size_has_an_answer),
    TEST("checkers_table: ages go round", ages_go_round),
};

CHECK_MAIN("checkers_table", tests)
