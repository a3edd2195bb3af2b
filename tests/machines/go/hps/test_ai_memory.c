/* test_ai_memory.c - the memory that levels of the computer need: whose? */
#include "check.h"

#include <string.h>

#include "base/arena.h"
#include "base/font.h"
#include "games/go/minds/mcts.h"
#include "games/go/minds/uct.h"
#include "machines/go/hps/ai.h"
#include "machines/go/hps/program.h"

static char lent[16 << 20], other[16 << 20];
static BoardState board;

/* A board that no book knows. */
static void begin(void)
{
    board_init(&board);
    for (int i = 0; i < 3; i++)
        assert_int_equal(board_place(&board, i, 2 * i), MOVE_OK);
}

static Move move_of(AiLevel level)
{
    struct ai_thought thought;
    Move move;

    ai_begin(&thought, level, 0, 3);
    while (!ai_think(&thought, &board, NULL, 5000, &move))
        ;
    return move;
}

CASE(the_first_three_levels_fit_the_budget)
{
    BEGIN_CASE;
    assert_true(sizeof(struct go_uct) <= 400000);
    for (int level = AI_RANDOM; level <= AI_MCTS; level++)
        assert_true(ai_memory((AiLevel)level) >= sizeof(struct go_uct)
                    && ai_memory((AiLevel)level) + sizeof(struct program)
                       + sizeof font_table < 500000);
}

CASE(only_the_strong_want_memory_and_pass_without)
{
    BEGIN_CASE;
    begin();
    ai_lend(NULL);
    for (int level = AI_RANDOM; level <= AI_MASTER; level++) {
        assert_int_equal(ai_lacks((AiLevel)level) != 0, level > AI_MCTS);
        assert_true(ai_lacks((AiLevel)level) < ai_memory((AiLevel)level));
        assert_int_equal(move_of((AiLevel)level).pass, level > AI_MCTS);
    }
    ai_lend(lent);
    assert_int_equal(ai_lacks(AI_MASTER), 0);
    assert_int_equal(move_of(AI_STRONG).pass, 0);
}

/* It may be lent once more, and need not be aligned. */
CASE(a_thought_outlives_its_memory)
{
    struct ai_thought thought;
    Move wanted, move;

    BEGIN_CASE;
    begin();
    ai_lend(lent);
    wanted = move_of(AI_STRONG);
    ai_begin(&thought, AI_STRONG, 0, 3);
    assert_false(ai_think(&thought, &board, NULL, 400, &move));
    memset(lent, 0xa5, sizeof lent);
    ai_lend(other + 1);
    assert_false(ai_think(&thought, &board, NULL, 400, &move));
    assert_true(ai_think(&thought, &board, NULL, 400, &move));
    assert_memory_equal(&move, &wanted, sizeof move);
}

/* What malloc gives is aligned by eight on an ARM. */
CASE(memory_may_begin_anywhere)
{
    Move wanted, move;

    BEGIN_CASE;
    begin();
    ai_lend(lent);
    wanted = move_of(AI_STRONG);
    for (int i = 1; i < 2 * ARENA_ALIGN; i++) {
        ai_lend(other + i);
        move = move_of(AI_STRONG);
        assert_memory_equal(&move, &wanted, sizeof move);
    }
}

CASE(the_forest_is_never_full)
{
    uint32_t nodes = (ai_simulations(AI_MASTER) + 1) * (RECORD_PASS + 1) + 1;

    BEGIN_CASE;
    ai_lend(NULL);
    assert_true(go_mcts_size(nodes) + go_worker_size() + 64
                < ai_lacks(AI_MASTER));
    assert_true(ai_memory(AI_MASTER) <= 24u << 20);
}

static const struct CMUnitTest tests[] = {
    TEST("go ai: levels 1 to 3 need less than half a megabyte with the game, "
         "their tree less than 400 KB (M4-141)",
         the_first_three_levels_fit_the_budget),
    TEST("go ai: levels 4 and 5 alone want memory, and pass without it "
         "(M4-140)", only_the_strong_want_memory_and_pass_without),
    TEST("go ai: a thought outlives the memory it was thought in",
         a_thought_outlives_its_memory),
    TEST("go ai: lent memory may begin at any byte",
         memory_may_begin_anywhere),
    TEST("go ai: the memory of the strong ones cannot fill up",
         the_forest_is_never_full),
};

CHECK_MAIN("hps_ai_memory", tests)
