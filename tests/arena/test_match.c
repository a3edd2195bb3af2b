/* test_match.c - what every match does, with games that are only numbers. */
#include "check.h"

#include <string.h>

#include "arena/guest.h"
#include "arena/match.h"

enum { GAMES = 200, THREADS = 4 };

struct number {
    struct match_result game;
    int square;
};

static int begun, next, kept, sums, opened, closed, is_right;
static int last_game, bad_game;         /* -1: none */

static const char *check_side(const char *name)
{
    return strcmp(name, "nobody") == 0 ? "nobody plays" : NULL;
}

static const char *open_side(void *context, int number, void *side)
{
    (void)context;
    __atomic_add_fetch(&opened, 1, __ATOMIC_SEQ_CST);
    *(int *)side += number;
    return NULL;
}

static void close_side(void *side)
{
    (void)side;
    __atomic_add_fetch(&closed, 1, __ATOMIC_SEQ_CST);
}

static const char *prepare(void *context, struct append *records)
{
    (void)context;
    return append_is_open(records) ? "it is open already" : NULL;
}

static const char *keep(void *context, struct append *records, int number,
                        const struct match_result *result)
{
    (void)context;
    (void)records;
    (void)number;
    kept += strcmp(result->record, "a record") == 0;
    return NULL;
}

static const char *play(void *context, const struct match_table *table,
                        int number, struct match_result *result)
{
    static const char record[] = "a record";
    struct number *self = (struct number *)result;

    (void)context;
    __atomic_add_fetch(&begun, 1, __ATOMIC_SEQ_CST);
    if (*(int *)table->side[0] != 0 || *(int *)table->side[1] != 1)
        return "these are not the sides";
    if (number == bad_game)
        return "it cannot be played";
    self->square = number * number;
    result->is_played = last_game < 0 || number <= last_game;
    result->record = malloc(sizeof record);
    assert_non_null(result->record);
    memcpy(result->record, record, sizeof record);
    return NULL;
}

static void add(void *context, int number, const struct match_result *result)
{
    (void)context;
    is_right &= number == next++
             && ((const struct number *)result)->square == number * number;
}

static void print_nothing(void *context, int number,
                          const struct match_result *result)
{
    (void)context;
    (void)number;
    (void)result;
}

static void print_sum(void *context, FILE *to)
{
    (void)context;
    (void)to;
    sums++;
}

static const char *run(int threads)
{
    const struct match match = {
        .games = GAMES, .threads = threads,
        .side_size = sizeof(int), .result_size = sizeof(struct number),
        .open_side = open_side, .close_side = close_side,
        .prepare = prepare, .keep = keep, .play = play, .add = add,
        .print_result = print_nothing, .print_sum = print_sum,
    };

    begun = next = kept = sums = opened = closed = 0;
    is_right = 1;
    return match_run(&match);
}

static void every_game_in_order(void **state)
{
    (void)state;
    last_game = bad_game = -1;
    for (int threads = 1; threads <= THREADS; threads++) {
        assert_null(run(threads));
        assert_true(is_right);
        assert_int_equal(next, GAMES);
        assert_int_equal(kept, GAMES);
        assert_int_equal(sums, 1);
        assert_int_equal(closed, opened);
    }
}

static void a_game_not_played_is_the_end(void **state)
{
    (void)state;
    last_game = 20;
    bad_game = -1;
    assert_null(run(1));
    assert_int_equal(begun, 22);
    assert_int_equal(next, 21);
    assert_int_equal(kept, 21);
    assert_int_equal(sums, 1);
}

static void an_error_is_returned_after_the_sum(void **state)
{
    (void)state;
    last_game = -1;
    bad_game = 7;
    for (int threads = 1; threads <= THREADS; threads++) {
        assert_string_equal(run(threads), "it cannot be played");
        assert_true(is_right);
        assert_int_equal(sums, 1);
        assert_int_equal(closed, opened);
    }
}

static void sides_are_two(void **state)
{
    struct match match = {.who = "who plays?", .check_side = check_side};
    const char *const words[] = {"one", "nobody", "two"};

    (void)state;
    assert_string_equal(match_take_names(&match, words, 1), "who plays?");
    assert_string_equal(match_take_names(&match, words, 3), "who plays?");
    assert_string_equal(match_take_names(&match, words, 2), "nobody plays");
    assert_null(match_take_names(&match, (const char *const[]){"one", "two"},
                                 2));
    assert_string_equal(match.name[0], "one");
    assert_string_equal(match.name[1], "two");
    assert_int_equal(match_first(0), 0);
    assert_int_equal(match_first(1), 1);
    assert_int_equal(match_first(2), 0);
}

static void guests_have_names(void **state)
{
    const struct guest_protocol talk = {.prefix = "talk:", .example = "me"};
    char shown[GUEST_SHOWN_MAX];

    (void)state;
    assert_null(guest_command(&talk, "odds"));
    assert_string_equal(guest_command(&talk, "talk:a b"), "a b");
    assert_null(guest_check(&talk, "a b"));
    assert_string_equal(guest_check(&talk, " \t"),
                        "talk: needs a command, such as 'talk:me'");
    guest_shorten(" '/usr/games/gnugo' --mode gtp", shown);
    assert_string_equal(shown, "gnugo");
}

static const struct CMUnitTest tests[] = {
    TEST("match: every game is added up and kept, in their order",
         every_game_in_order),
    TEST("match: a game that is not played ends it without an error",
         a_game_not_played_is_the_end),
    TEST("match: the first error ends it, and the sum is printed all the "
         "same", an_error_is_returned_after_the_sum),
    TEST("match: the sides are two, and each can be had", sides_are_two),
    TEST("match: a guest is a command behind the name of its protocol",
         guests_have_names),
};

CHECK_MAIN("match", tests)
