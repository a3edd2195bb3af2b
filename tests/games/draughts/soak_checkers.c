/* soak_checkers.c - the whole table of perft, which takes a while. */
#include "check.h"

#include "games/draughts/rules/perft.h"

static void count(enum checkers_rules rules, enum checkers_count how,
                  int depth, uint64_t wanted)
{
    struct checkers start;

    checkers_begin(&start, rules);
    assert_int_equal(checkers_perft(&start, depth, how), wanted);
}

CASE(full_game_to_fourteen)
{
    BEGIN_CASE;
    count(CHECKERS_FULL, CHECKERS_COUNT_BULK, 11, 85242128);
    count(CHECKERS_FULL, CHECKERS_COUNT_BULK, 12, 388623673);
    count(CHECKERS_FULL, CHECKERS_COUNT_BULK, 13, 1766623630);
    count(CHECKERS_FULL, CHECKERS_COUNT_BULK, 14, UINT64_C(7978439499));
    count(CHECKERS_FULL, CHECKERS_COUNT_EACH, 13, 1766623630);
}

CASE(unique_to_thirteen)
{
    BEGIN_CASE;
    count(CHECKERS_FULL, CHECKERS_COUNT_UNIQUE, 12, 388617999);
    count(CHECKERS_FULL, CHECKERS_COUNT_UNIQUE, 13, 1766564893);
}

CASE(simple_game_to_nine)
{
    BEGIN_CASE;
    count(CHECKERS_SIMPLE, CHECKERS_COUNT_EACH, 9, 109895943);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers: perft of the full game to depth 14",
         full_game_to_fourteen),
    TEST("checkers: unique perft to depth 13", unique_to_thirteen),
    TEST("checkers: perft of the simple game to depth 9",
         simple_game_to_nine),
};

CHECK_MAIN("soak_checkers", tests)
