/* test_go_pattern.c - the eight points around a point, turned and mirrored. */
#include <string.h>

#include "check.h"

#include "games/go/go_rig.h"
#include "games/go/minds/pattern.h"

/* As a square of three by three, the middle left out. */
static int place_of(int row, int column)
{
    int place = row * 3 + column;

    return place < 4 ? place : place - 1;
}

static unsigned turned(unsigned pattern, int way)
{
    unsigned to = 0;

    for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++) {
            go_point from = go_rig_turned(3, go_at(row, column), way);

            if (row != 1 || column != 1)
                to |= (pattern >> 2 * place_of(go_row(from), go_column(from))
                       & 3) << 2 * place_of(row, column);
        }
    return to;
}

CASE(the_least_of_eight_is_found)
{
    BEGIN_CASE;
    for (unsigned i = 0; i < GO_PATTERNS; i++) {
        unsigned least = i;

        for (int way = 0; way < 8; way++)
            if (turned(i, way) < least)
                least = turned(i, way);
        assert_int_equal(go_pattern_least(i), least);
    }
}

CASE(colours_are_exchanged_and_edges_stay)
{
    static const unsigned other[] = {GO_EMPTY, GO_WHITE, GO_BLACK, GO_EDGE};

    BEGIN_CASE;
    for (unsigned i = 0; i < GO_PATTERNS; i++) {
        unsigned swapped = go_pattern_swapped(i);

        for (int place = 0; place < 8; place++)
            assert_int_equal(swapped >> 2 * place & 3,
                             other[i >> 2 * place & 3]);
        assert_true(swapped < GO_PATTERNS);
    }
}

static void check_at(const struct go_board *board, go_point point)
{
    unsigned pattern = board->pattern[point];

    for (int row = -1; row <= 1; row++)
        for (int column = -1; column <= 1; column++) {
            go_point at = (go_point)(point + row * GO_ROW + column);
            int place = place_of(row + 1, column + 1);

            if (!row && !column)
                continue;
            assert_int_equal(pattern >> 2 * place & 3, board->colour[at]);
            assert_int_equal(point + go_steps[place], at);
        }
}

CASE(a_pattern_is_what_stands_around)
{
    struct go_board board;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "pattern");
    for (int size = GO_SIZE_MIN; size <= GO_SIZE_MAX; size++) {
        go_begin(&board, size);
        go_rig_wander(&board, &rng, size * size);
        for (int row = 0; row < size; row++)
            for (int column = 0; column < size; column++)
                check_at(&board, go_at(row, column));
    }
}

/* The copy plays on like the board, whatever lay in its memory. */
CASE(a_copy_plays_on_alike)
{
    struct go_board board, copy;
    struct rng rng, again;

    BEGIN_CASE;
    rng_seed(&rng, "copy");
    for (int size = GO_SIZE_MIN; size <= GO_SIZE_MAX; size++) {
        memset(&copy, 0xa5, sizeof copy);
        go_begin(&board, size);
        go_rig_wander(&board, &rng, size * size);
        go_copy(&copy, &board);
        again = rng;
        go_rig_wander(&board, &rng, size * size);
        go_rig_wander(&copy, &again, size * size);
        assert_int_equal(copy.hash, board.hash);
        assert_int_equal(copy.ko, board.ko);
        assert_memory_equal(copy.taken, board.taken, sizeof copy.taken);
        assert_int_equal(copy.free_count, board.free_count);
        for (int row = 0; row < size; row++)
            for (int column = 0; column < size; column++)
                check_at(&copy, go_at(row, column));
    }
}

static const struct CMUnitTest tests[] = {
    TEST("go_board: a copy plays on alike", a_copy_plays_on_alike),
    TEST("go_pattern: of each pattern the least of its eight turns is found",
         the_least_of_eight_is_found),
    TEST("go_pattern: stones change their colour, edges and free points do "
         "not", colours_are_exchanged_and_edges_stay),
    TEST("go_pattern: a pattern is what stands around a point, on boards of "
         "every size", a_pattern_is_what_stands_around),
};

CHECK_MAIN("go_pattern", tests)
