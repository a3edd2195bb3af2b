/* test_go_facts.c - groups short of liberties, against slower ways to find
 * the same. */
#include "check.h"

#include <string.h>

#include "games/go/go_rig.h"
#include "games/go/minds/facts.h"

static struct go_board board;
static struct go_facts facts;
static struct rng rng;

static void wander(int size)
{
    go_begin(&board, size);
    go_rig_wander(&board, &rng,
                  (int)rng_below(&rng, (uint64_t)(size * size)));
}

/* The liberties are all those of one foe, and no foe has fewer. */
static void check_foe_of(go_point stone, int most)
{
    go_point liberties[GO_RACE + 1] = {0};
    int count = go_tactics_weakest_foe(&board, stone, most, liberties);
    int fewest = most + 1, is_one = 0;

    for (go_point i = 1; i < GO_POINTS; i++) {
        int few, all = 1;

        if (board.head[i] != i || board.colour[i] == board.colour[stone]
            || !go_rig_touches(&board, stone, i))
            continue;
        few = go_liberties(&board, i, most + 1);
        fewest = few < fewest ? few : fewest;
        for (int k = 0; k < count && count <= most; k++)
            all &= board.head[liberties[k] + go_sides[0]] == i
                || board.head[liberties[k] + go_sides[1]] == i
                || board.head[liberties[k] + go_sides[2]] == i
                || board.head[liberties[k] + go_sides[3]] == i;
        is_one |= all && few == count;
    }
    assert_int_equal(count, fewest);
    assert_true(count > most || is_one);
}

static void check_foes(void)
{
    for (go_point i = 1; i < GO_POINTS; i++) {
        go_point liberties[GO_RACE + 1];

        if (board.head[i] != i)
            continue;
        assert_int_equal(go_tactics_few_liberties(&board, i, liberties),
                         go_liberties(&board, i, GO_RACE + 1));
        for (int most = 1; most <= GO_RACE; most++)
            check_foe_of(i, most);
    }
}

CASE(the_weakest_foe_has_fewest_liberties)
{
    BEGIN_CASE;
    rng_seed(&rng, "foes");
    for (int i = 0; i < 60; i++) {
        wander(2 + i % 18);
        check_foes();
    }
}

/* Asked twice, and in any order; on the large boards there are more groups
 * than are kept. */
static void check_facts(go_point stone)
{
    const struct go_group_facts *found = go_facts_of(&facts, &board, stone);
    go_point liberties[GO_RACE + 1];
    int few = go_liberties(&board, stone, GO_RACE + 1);

    assert_int_equal(found->few, few);
    if (few == 2)
        for (int i = 0; i < 2; i++)
            assert_int_equal(found->is_caught[i],
                             go_tactics_is_caught(&board, stone,
                                                  found->liberties[i],
                                                  GO_FACTS_LADDER));
    if (few >= 2 && few <= GO_RACE)
        assert_int_equal(found->foe,
                         go_tactics_weakest_foe(&board, stone, GO_RACE,
                                                liberties));
}

CASE(facts_are_those_of_the_groups)
{
    int most = 0;

    BEGIN_CASE;
    rng_seed(&rng, "facts");
    for (int i = 0; i < 60; i++) {
        wander(2 + i % 18);
        memset(&facts, 0, sizeof facts);
        for (int k = 0; k < 2 * GO_POINTS; k++)
            if (board.head[k % GO_POINTS])
                check_facts((go_point)(k % GO_POINTS));
        most = facts.count > most ? facts.count : most;
    }
    assert_int_equal(most, GO_FACTS_GROUPS - 1);
}

static const struct CMUnitTest tests[] = {
    TEST("go_facts: the weakest foe around a group has fewest liberties",
         the_weakest_foe_has_fewest_liberties),
    TEST("go_facts: facts are those of the groups, however many there are",
         facts_are_those_of_the_groups),
};

CHECK_MAIN("go_facts", tests)
