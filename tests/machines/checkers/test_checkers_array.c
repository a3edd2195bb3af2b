/* test_checkers_array.c - the LED array on the rule checker's board. */
#include "check.h"

#include "base/rng.h"
#include "machines/checkers/men.h"

enum { SIDE = MATRIX_SIDE };

static unsigned any(struct rng *rng, uint32_t below)
{
    return (unsigned)rng_below(rng, below);
}

static void play_anything(struct stand *stand, struct rng *rng)
{
    switch (any(rng, 4)) {
    case 0:  stand_tap(stand, "CLEAR"); break;
    case 1:  stand_tap(stand, "RESET"); break;
    default: men_enter(stand, any(rng, 8), any(rng, 8)); break;
    }
}

/* The address of a man whose turn it is, or now and then of anything. */
static unsigned any_man(struct stand *stand, struct rng *rng)
{
    const struct checkers_chip *game = men_game(stand);
    uint32_t men = men_is_lit(stand, "BLACK") ? game->black : game->red;
    unsigned at = any(rng, 32);

    for (int i = 0; i < 100 && !(men >> at & 1); i++)
        at = any(rng, 32);
    return at;
}

/* Mostly moves that could be legal: a man's own square, then a step. */
static void try_move(struct stand *stand, struct rng *rng)
{
    unsigned up = men_is_lit(stand, "BLACK") ? 7 : 1;
    unsigned aside = any(rng, 2) ? 7 : 1, far = 1 + any(rng, 2);
    unsigned at = any_man(stand, rng);
    unsigned row = at / 4, column = 2 * (at % 4) + row % 2;

    if (men_is_lit(stand, "ERROR"))
        stand_tap(stand, "ENTER");
    men_enter(stand, row, column);
    men_check_array(stand);
    if (!men_is_lit(stand, "ERROR"))
        men_enter(stand, (row + far * up) % 8, (column + far * aside) % 8);
}

static void check_random_play(const char *options)
{
    struct stand stand = men_open(options);
    int moves = 0, turn = 0;
    struct rng rng;

    rng_seed(&rng, options);
    for (int i = 0; i < 1000; i++) {
        int is_black;

        (i % 30 ? try_move : play_anything)(&stand, &rng);
        men_check_array(&stand);
        is_black = men_is_lit(&stand, "BLACK");
        assert_int_equal(men_is_lit(&stand, "RED"), !is_black);
        moves += is_black != turn;
        turn = is_black;
        if (options[0] == 0)
            assert_string_equal(men_more_lamps(&stand), "----");
    }
    assert_true(moves > 40);
}

CASE(the_array_shows_the_chips_memory)
{
    BEGIN_CASE;
    check_random_play("");
    check_random_play("rules=full");
}

CASE(dark_puts_the_array_out_and_nothing_else)
{
    struct stand stand = men_open("");

    BEGIN_CASE;
    men_move(&stand, "20-31");
    stand_hold(&stand, "DARK");
    stand_run(&stand, 32);
    for (int i = 0; i < MATRIX_LIGHTS; i++)
        assert_int_equal(men_has_shone(&stand, TINYCHIP_LIGHT_ARRAY + i), 0);
    assert_string_equal(men_lamps(&stand), "-B-");
    men_move(&stand, "53-42");
    assert_string_equal(men_lamps(&stand), "R--");
    stand_release(&stand, "DARK");
    stand_run(&stand, 32);
    men_check_array(&stand);
    assert_int_equal(men_cell(&stand, 4, 2), 'G');
}

/* For how many of the last 32 ticks the red of a cell was on. */
static int red_ticks(const struct stand *stand, int row, int column)
{
    int at = TINYCHIP_LIGHT_ARRAY + 2 * (SIDE * row + column) + 1, ticks = 0;

    for (int i = 0; i < tinychip.scan_ticks; i++)
        ticks += lights_has(&stand->lit[i], at);
    return ticks;
}

/* How often in two seconds a cell went from full to faint. */
static int blinks(struct stand *stand, int row, int column)
{
    int count = 0, last = 0;

    for (int t = 0; t < 8000; t += 32) {
        stand_run(stand, 32);
        count += last == 4 && red_ticks(stand, row, column) < 4;
        last = red_ticks(stand, row, column);
    }
    return count;
}

CASE(the_man_in_hand_blinks_and_the_one_that_came_winks)
{
    struct stand stand = men_open("");

    BEGIN_CASE;
    assert_int_equal(blinks(&stand, 2, 2), 0);
    men_enter(&stand, 2, 2);
    assert_in_range(blinks(&stand, 2, 2), 7, 9);
    assert_int_equal(blinks(&stand, 2, 4), 0);
    men_enter(&stand, 3, 3);
    assert_in_range(blinks(&stand, 3, 3), 1, 3);
    assert_int_equal(red_ticks(&stand, 2, 2), 1);       /* amber, faintly */
    assert_int_equal(blinks(&stand, 2, 4), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers board: the array shows the chip's memory, and one turn "
         "light is on (M3-034, M3-039, M3-040, M3-124)",
         the_array_shows_the_chips_memory),
    TEST("checkers board: DARK puts the array out, and nothing else",
         dark_puts_the_array_out_and_nothing_else),
    TEST("checkers board: the man in hand blinks, the one that came winks",
         the_man_in_hand_blinks_and_the_one_that_came_winks),
};

CHECK_MAIN("checkers_array", tests)
