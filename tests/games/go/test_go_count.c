/* test_go_count.c - all positions of small Go boards, counted and judged. */
#include "check.h"

#include "base/bits.h"
#include "games/go/go_graph.h"
#include "games/go/slow_go.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define IS_SLOW 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define IS_SLOW 1
#endif

/* As published by Tromp and Farnebaeck. */
CASE(as_many_positions_as_published)
{
    BEGIN_CASE;
    assert_int_equal(go_graph_positions(2), 57);
    assert_int_equal(go_graph_positions(3), 12675);
#ifndef IS_SLOW
    assert_int_equal(go_graph_positions(4), 24318165);
#endif
}

static struct slow_go slow;

static void judge_all(struct go_board *board, int may_suicide)
{
    board->may_suicide = (uint8_t)may_suicide;
    slow.may_suicide = may_suicide;
    for (int i = 0; i < slow.area; i++)
        for (int colour = GO_BLACK; colour <= GO_WHITE; colour++)
            assert_int_equal(
                go_judge(board, slow_go_point(&slow, i),
                         (enum go_colour)colour),
                slow_go_judge(&slow, i, (enum go_colour)colour));
}

static void judge_position(const struct go_board *board)
{
    struct go_board copy = *board;

    slow_go_begin(&slow, board->size);
    for (int i = 0; i < slow.area; i++)
        slow.now.at[i] = board->colour[slow_go_point(&slow, i)];
    judge_all(&copy, 0);
    judge_all(&copy, 1);
}

CASE(every_point_of_every_small_position)
{
    BEGIN_CASE;
    assert_int_equal(go_graph_each(2, judge_position), 57);
    assert_int_equal(go_graph_each(3, judge_position), 12675);
}

/* Every position of two lines can be played to; and by hand: eight ways from
 * the empty board, and none is left where it was. */
CASE(every_position_of_two_lines_is_reached)
{
    static struct go_graph graph;

    BEGIN_CASE;
    go_graph_find(&graph);
    assert_int_equal(graph.count, 57);
    assert_int_equal(bits_count(graph.moves[0]), 8);
    for (int i = 0; i < graph.count; i++)
        assert_false(graph.moves[i] >> i & 1);
}

static const struct CMUnitTest tests[] = {
    TEST("go: 2 lines have 57 legal positions, 3 have 12675, 4 have 24318165",
         as_many_positions_as_published),
    TEST("go: every move in each of them is judged as by flood fill",
         every_point_of_every_small_position),
    TEST("go: every position of 2 lines can be reached",
         every_position_of_two_lines_is_reached),
};

CHECK_MAIN("go_count", tests)
