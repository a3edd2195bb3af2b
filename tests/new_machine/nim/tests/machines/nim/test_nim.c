/* test_nim.c - Nim on its board, and the mind that cannot be beaten. */
#include "check.h"

#include "base/rng.h"
#include "machines/nim/hand_minds.h"
#include "machines/nim/on_basys2.h"
#include "machines/stand.h"

/* Sets SW7 and SW1, SW0 and presses. */
static void take(struct stand *stand, const char *button, unsigned heap,
                 unsigned count)
{
    (heap == NIM_LEFT ? stand_hold : stand_release)(stand, "SW7");
    (count & 2 ? stand_hold : stand_release)(stand, "SW1");
    (count & 1 ? stand_hold : stand_release)(stand, "SW0");
    stand_tap(stand, button);
}

CASE(what_is_taken_goes_dark)
{
    struct stand stand;

    BEGIN_CASE;
    stand_open(&stand, &nim_on_basys2, "", "1");
    take(&stand, "BTN3", NIM_LEFT, 3);
    assert_int_equal(stand_leds(&stand), 0x1f);
    assert_string_equal(stand_digits(&stand), "_P-b");
    take(&stand, "BTN0", NIM_RIGHT, 1);
    assert_int_equal(stand_leds(&stand), 0x1b);
    take(&stand, "BTN0", NIM_RIGHT, 1);         /* not b's turn */
    take(&stand, "BTN3", NIM_LEFT, 0);          /* nothing taken */
    take(&stand, "BTN3", NIM_LEFT, 3);          /* there are two */
    assert_int_equal(stand_leds(&stand), 0x1b);
    assert_string_equal(stand_digits(&stand), "_P-A");
}

static int best(const struct nim_seen *seen)
{
    for (unsigned heap = 0; heap < NIM_HEAPS; heap++)
        for (unsigned n = 1; n <= NIM_TAKE_MAX; n++) {
            struct nim_seen after = *seen;

            if (n > seen->left[heap])
                continue;
            after.left[heap] -= n;
            if (!best(&after))
                return 1;
        }
    return 0;
}

static void make(const struct mind_type *mind, void *state,
                 struct nim_seen *seen)
{
    struct nim_move move;

    assert_int_equal(mind->think(state, seen, NULL, 1, &move), MIND_MOVES);
    assert_in_range(move.count, 1, NIM_TAKE_MAX);
    assert_true(move.count <= seen->left[move.heap]);
    seen->left[move.heap] -= move.count;
}

/* As a search of all games to their ends finds it. */
CASE(what_can_be_won_the_perfect_mind_wins)
{
    BEGIN_CASE;
    for (unsigned left = 0; left <= NIM_LEFT_SIZE; left++)
        for (unsigned right = 0; right <= NIM_RIGHT_SIZE; right++) {
            struct nim_seen seen = {{right, left}};

            if (!best(&seen))
                continue;
            make(nim_minds[0], NULL, &seen);
            assert_false(best(&seen));
        }
}

CASE(the_random_mind_plays_by_the_rules)
{
    struct rng dice;

    BEGIN_CASE;
    nim_minds[1]->reset(&dice, "nim");
    for (int game = 0; game < 1000; game++) {
        struct nim_seen seen = {{NIM_RIGHT_SIZE, NIM_LEFT_SIZE}};

        while (seen.left[NIM_LEFT] || seen.left[NIM_RIGHT])
            make(nim_minds[1], &dice, &seen);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("nim: what is taken goes dark, and only what may be",
         what_is_taken_goes_dark),
    TEST("nim: what can be won the perfect mind wins",
         what_can_be_won_the_perfect_mind_wins),
    TEST("nim: the random mind plays by the rules",
         the_random_mind_plays_by_the_rules),
};

CHECK_MAIN("nim", tests)
