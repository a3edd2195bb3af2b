/* soak_go.c - all games of Go on two lines, which takes three minutes. */
#include "check.h"

#include "base/bits.h"
#include "games/go/go_graph.h"

static struct go_graph graph;

/* A game in which no position comes twice is a path that meets none twice;
 * passes let either colour move. Whatever can come next is counted at once,
 * each as the end of a game, and then what goes on from there. */
static uint64_t count_games(int node, uint64_t seen)
{
    uint64_t next = graph.moves[node] & ~seen;
    uint64_t count = (uint64_t)bits_count(next);

    for (; next; next &= next - 1) {
        int to = bits_lowest(next);

        count += count_games(to, seen | (uint64_t)1 << to);
    }
    return count;
}

/* By symmetry all eight first moves have as many games. */
CASE(games_of_two_lines)
{
    int first;

    BEGIN_CASE;
    go_graph_find(&graph);
    assert_int_equal(bits_count(graph.moves[0]), 8);
    first = bits_lowest(graph.moves[0]);
    assert_true(1 + 8 * (1 + count_games(first, 1 | (uint64_t)1 << first))
                == UINT64_C(386356909593));
}

static const struct CMUnitTest tests[] = {
    TEST("go: a board of 2 lines has 386356909593 games without repetition",
         games_of_two_lines),
};

CHECK_MAIN("soak_go", tests)
