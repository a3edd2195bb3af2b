/* test_checkers_moves.c - which moves are legal and what they do: by example,
 * and every pair of squares with everything on and between them. */
#include "check.h"

#include <string.h>

#include "machines/checkers/checkers_driver.h"
#include "machines/checkers/checkers_judge.h"

#define OPENING "r00 r02 r04 r06 r11 r13 r15 r17 r20 r22 r24 r26 " \
                "b51 b53 b55 b57 b60 b62 b64 b66 b71 b73 b75 b77"

/* By example */

static void assert_legal(const char *men, char side, unsigned from,
                         unsigned to, const char *after)
{
    struct checkers_driver d = checkers_driver_set("", men, side);

    checkers_driver_move(&d, from, to);
    assert_lights(&d, side == 'r' ? "B" : "R");
    assert_men(&d, after);
}

static void assert_illegal(const char *men, char side, unsigned from,
                           unsigned to)
{
    struct checkers_driver d = checkers_driver_set("", men, side);

    checkers_driver_cycle(&d, checkers_driver_press(from));
    checkers_driver_wait(&d, 2);
    if (!(d.out & PIN(CHECKERS_PIN_ERR)))
        checkers_driver_cycle(&d, checkers_driver_press(to));
    checkers_driver_wait(&d, 4);
    assert_lights(&d, side == 'r' ? "RE" : "BE");
    assert_men(&d, men);
    checkers_driver_cycle(&d, PIN(CHECKERS_PIN_ENTER));
    checkers_driver_wait(&d, 1);
    assert_lights(&d, side == 'r' ? "R" : "B");
    assert_men(&d, men);
}

CASE(the_opening)
{
    struct checkers_driver d = checkers_driver_new("");

    BEGIN_CASE;
    assert_men(&d, OPENING);
    assert_lights(&d, "R");
}

CASE(every_light_square_is_refused)
{
    BEGIN_CASE;
    for (unsigned square = 0; square < 64; square++) {
        if ((square >> 3 & 1) == (square & 1))
            continue;
        assert_illegal(OPENING, 'r', square, 031);
        assert_illegal(OPENING, 'r', 020, square);
        assert_illegal(OPENING, 'b', 053, square);
    }
}

CASE(turns_alternate)
{
    struct checkers_driver d = checkers_driver_new("");

    BEGIN_CASE;
    checkers_driver_move(&d, 020, 031);
    assert_lights(&d, "B");
    checkers_driver_move(&d, 051, 031);         /* onto a man */
    assert_lights(&d, "BE");
    checkers_driver_cycle(&d, PIN(CHECKERS_PIN_ENTER));
    checkers_driver_move(&d, 051, 040);
    assert_lights(&d, "R");
    checkers_driver_move(&d, 022, 033);
    assert_lights(&d, "B");
}

CASE(steps)
{
    BEGIN_CASE;
    assert_legal("r33", 'r', 033, 044, "r44");
    assert_legal("r33", 'r', 033, 042, "r42");
    assert_legal("b33", 'b', 033, 024, "b24");
    assert_legal("b33", 'b', 033, 022, "b22");
    assert_illegal("r33", 'r', 033, 024);
    assert_illegal("r33", 'r', 033, 022);
    assert_illegal("b33", 'b', 033, 044);
    assert_illegal("b33", 'b', 033, 042);
}

CASE(jumps)
{
    BEGIN_CASE;
    assert_legal("r33 b44", 'r', 033, 055, "r55");
    assert_legal("r33 b42", 'r', 033, 051, "r51");
    assert_legal("r24 b33", 'b', 033, 015, "b15");
    assert_legal("r22 b33", 'b', 033, 011, "b11");
    assert_illegal("b24 r33", 'r', 033, 015);
    assert_illegal("b33 r44", 'b', 033, 055);
}

CASE(jumps_over_the_wrong_man)
{
    BEGIN_CASE;
    assert_illegal("r33 r44", 'r', 033, 055);
    assert_illegal("b22 b33", 'b', 033, 011);
    assert_illegal("r33", 'r', 033, 055);
    assert_illegal("b33", 'b', 033, 011);
}

CASE(landing_on_a_man)
{
    BEGIN_CASE;
    assert_illegal("r33 r44", 'r', 033, 044);
    assert_illegal("r33 b44", 'r', 033, 044);
    assert_illegal("r33 b44 r55", 'r', 033, 055);
    assert_illegal("r33 b44 b55", 'r', 033, 055);
    assert_illegal("b11 r22 b33", 'b', 033, 011);
    assert_illegal("r11 r22 b33", 'b', 033, 011);
}

CASE(strange_distances)
{
    BEGIN_CASE;
    assert_illegal("r00", 'r', 000, 033);
    assert_illegal("r00", 'r', 000, 020);
    assert_illegal("r00", 'r', 000, 002);
    assert_illegal("r00", 'r', 000, 013);
    assert_illegal("r00", 'r', 000, 031);
    assert_illegal("r00", 'r', 000, 077);
    assert_illegal("b77", 'b', 077, 057);
    assert_illegal("r33", 'r', 033, 033);
}

/* Rows and columns do not wrap around (erratum 3). */
CASE(the_edge_is_an_edge)
{
    BEGIN_CASE;
    assert_illegal("b00 r11", 'b', 000, 071);
    assert_illegal("b02", 'b', 002, 062);
    assert_illegal("b02", 'b', 002, 064);
    assert_illegal("r02 b13", 'b', 013, 071);
    assert_illegal("r02 r04 b13", 'b', 013, 075);
    assert_illegal("r06", 'r', 006, 010);
    assert_illegal("r17", 'r', 017, 020);
    assert_illegal("r71", 'r', 071, 000);
    assert_illegal("r71", 'r', 071, 002);
    assert_illegal("b00 r77", 'r', 077, 011);
}

CASE(only_own_men)
{
    BEGIN_CASE;
    assert_illegal("r20 b53", 'r', 053, 042);
    assert_illegal("r20 b53", 'b', 020, 031);
    assert_illegal("r20 b53", 'r', 033, 044);
}

/* Left out on purpose: in each position the whole game would say no. */
CASE(what_the_chip_leaves_out)
{
    struct checkers_driver d;

    BEGIN_CASE;
    assert_legal("r62", 'r', 062, 073, "r73");
    assert_illegal("b62 r73", 'r', 073, 051);
    assert_illegal("r73", 'r', 073, 062);
    assert_legal("r00 r33 b44", 'r', 000, 011, "r11 r33 b44");
    assert_legal("r00 b11 b33", 'r', 000, 022, "r22 b33");
    assert_legal("r22 b33", 'r', 022, 044, "r44");
    d = checkers_driver_set("", "r22", 'b');
    assert_lights(&d, "B");
    d = checkers_driver_set("", "r22 b33", 'r');
    assert_lights(&d, "R");
}

/* Every pair of squares */

enum { CASES = 2 * 64 * 64 * 3 * 3 * 3 * 3 };

static char man_of(int what, char side)
{
    return what == 0 ? '.' : what == 1 ? side : checkers_judge_other(side);
}

static void put(struct checkers_paper *paper, int row, int column, char man)
{
    if (row % 2 == column % 2)
        paper->man[row][column] = man;
}

/* One man everywhere, others between the squares and on them. */
static struct checkers_paper lay_out(struct checkers_hop hop, char side,
                                     int what)
{
    struct checkers_paper paper = {.side = side};
    int rows = hop.from_row + hop.to_row;
    int columns = hop.from_column + hop.to_column;

    memset(paper.man, '.', sizeof paper.man);
    for (int i = 0; i < 64; i++)
        put(&paper, i / 8, i % 8, man_of(what % 3, side));
    if (rows % 2 == 0 && columns % 2 == 0)
        put(&paper, rows / 2, columns / 2, man_of(what / 3 % 3, side));
    put(&paper, hop.to_row, hop.to_column, man_of(what / 9 % 3, side));
    put(&paper, hop.from_row, hop.from_column, man_of(what / 27, side));
    return paper;
}

static uint32_t cells_of(const struct checkers_paper *paper, char side)
{
    uint32_t cells = 0;

    for (int row = 0; row < 8; row++)
        for (int column = row % 2; column < 8; column += 2)
            if (paper->man[row][column] == side)
                cells |= UINT32_C(1) << (row * 4 + column / 2);
    return cells;
}

/* The lights that a verdict leads to, and the cycle after the destination's
 * enter that is the first to show them. */
static const int shown_after[] = {
    [CHECKERS_LIGHT_SOURCE] = 0,        /* one after the source's */
    [CHECKERS_NOT_OWN] = 1,             /* two after the source's */
    [CHECKERS_LIGHT_DEST] = 1,
    [CHECKERS_NO_WAY] = 2,
    [CHECKERS_NO_ENEMY] = 3,
    [CHECKERS_STEP] = 5,
    [CHECKERS_JUMP] = 7,
};

static pins lights_of(char side, int is_error)
{
    return (side == 'r' ? PIN(CHECKERS_PIN_REDTIND)
                        : PIN(CHECKERS_PIN_BLACKTIND))
        | (is_error ? PIN(CHECKERS_PIN_ERR) : 0);
}

struct trial {
    struct checkers_paper paper;
    struct checkers_hop hop;
    enum checkers_verdict verdict;
};

static void assert_cells(const struct checkers_driver *d,
                         const struct checkers_paper *paper)
{
    assert_int_equal(d->chip.red, cells_of(paper, 'r'));
    assert_int_equal(d->chip.black, cells_of(paper, 'b'));
}

static void assert_outcome(struct checkers_driver *d,
                           const struct trial *trial)
{
    struct checkers_paper after = trial->paper;
    int is_legal = trial->verdict >= CHECKERS_STEP;
    char side = is_legal ? checkers_judge_other(after.side) : after.side;

    if (is_legal)
        checkers_judge_do(&after, trial->hop);
    for (int i = 0; i < 3; i++) {
        assert_true((d->out & 7) == lights_of(side, !is_legal));
        assert_cells(d, &after);
        checkers_driver_cycle(d, checkers_driver_at(022));
    }
}

static void assert_trial(const struct checkers_driver *ready,
                         const struct trial *trial)
{
    struct checkers_driver d = *ready;
    const struct checkers_hop *hop = &trial->hop;
    pins idle = lights_of(trial->paper.side, 0);
    pins to = checkers_driver_press((unsigned)(hop->to_row * 8
                                               + hop->to_column));
    int cycles = 0;

    d.chip.red = cells_of(&trial->paper, 'r');
    d.chip.black = cells_of(&trial->paper, 'b');
    checkers_driver_cycle(&d, checkers_driver_press(
        (unsigned)(hop->from_row * 8 + hop->from_column)));
    assert_true((d.out & 7) == idle);
    checkers_driver_cycle(&d, trial->verdict == CHECKERS_LIGHT_SOURCE
                              ? 0 : to);
    while ((d.out & 7) == idle && cycles < 10) {
        checkers_driver_cycle(&d, checkers_driver_at(055));
        cycles++;
    }
    assert_int_equal(cycles, shown_after[trial->verdict]);
    assert_outcome(&d, trial);
}

/* All of them; counts how often each verdict was given. */
static void try_everything(long given[CHECKERS_JUMP + 1])
{
    struct checkers_driver ready[] = {checkers_driver_set("", "", 'r'),
                                      checkers_driver_set("", "", 'b')};
    long cases = 0;

    for (int pair = 0; pair < 2 * 64 * 64; pair++)
        for (int what = 0; what < 3 * 3 * 3 * 3; what++) {
            char side = pair % 2 ? 'b' : 'r';
            struct trial trial = {.hop = {
                .from_row = pair / 2 / 512, .from_column = pair / 2 / 64 % 8,
                .to_row = pair / 2 / 8 % 8, .to_column = pair / 2 % 8}};

            trial.paper = lay_out(trial.hop, side, what);
            trial.verdict = checkers_judge(&trial.paper, trial.hop);
            assert_trial(&ready[pair % 2], &trial);
            given[trial.verdict]++;
            cases++;
        }
    assert_int_equal(cases, CASES);
}

/* Of the 81 ways to lay out a pair of squares, a step is legal in 9 of the
 * 27 with an own man on its source, a jump in 3; there are 49 steps and 36
 * jumps for each side. */
CASE(every_pair_of_squares)
{
    long given[CHECKERS_JUMP + 1] = {0};

    BEGIN_CASE;
    try_everything(given);
    assert_int_equal(given[CHECKERS_STEP], 2 * 49 * 9);
    assert_int_equal(given[CHECKERS_JUMP], 2 * 36 * 3);
    for (int i = 0; i <= CHECKERS_JUMP; i++)
        assert_true(given[i] > 200);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers: at the start twelve red men stand on rows 0 to 2, twelve "
         "black ones on rows 5 to 7, and red is on turn "
         "(M3-002..M3-006, M3-051)", the_opening),
    TEST("checkers: only dark squares are used "
         "(M3-002, M3-003, M3-019, M3-020)", every_light_square_is_refused),
    TEST("checkers: turns alternate, but not after an error "
         "(M3-006, M3-007, M3-025)", turns_alternate),
    TEST("checkers: a man steps forwards, to both sides, and not backwards "
         "(M3-008..M3-011, M3-016)", steps),
    TEST("checkers: a man jumps over an enemy, who is gone then, and not "
         "backwards (M3-012, M3-016)", jumps),
    TEST("checkers: no jump over an own man or over nobody "
         "(M3-013, M3-014)", jumps_over_the_wrong_man),
    TEST("checkers: nobody lands on a man (M3-010, M3-012, M3-015)",
         landing_on_a_man),
    TEST("checkers: one or two squares, and diagonally (M3-017)",
         strange_distances),
    TEST("checkers: the edge is an edge (M3-008, M3-009, M3-017)",
         the_edge_is_an_edge),
    TEST("checkers: only own men move (M3-018, M3-025)", only_own_men),
    TEST("checkers: no kings, no duty to jump, no second jump, no winner "
         "(M3-021..M3-024)", what_the_chip_leaves_out),
    TEST("checkers: every pair of squares with everything on and between "
         "them is judged as the rules say, in time "
         "(M3-001, M3-002, M3-007..M3-020, M3-025, M3-066..M3-069, "
         "M3-079..M3-084)", every_pair_of_squares),
};

CHECK_MAIN("checkers: moves", tests)
