/* test_ai_levels.c - levels 1 to 3 do what the document says. */
#include "check.h"

#include <string.h>

#include "base/fair.h"
#include "base/rng.h"
#include "games/go/minds/uct.h"
#include "machines/go/hps/ai.h"
#include "machines/go/hps/board_rig.h"
#include "machines/go/hps/slow_board.h"

enum { LINES = BOARD_LINES, CELLS = SLOW_CELLS };

static int cell_of(const Move *move)
{
    return move->pass ? RECORD_PASS : LINES * move->row + move->col;
}

static int ask(const BoardState *b, AiLevel level, uint64_t seed)
{
    static char lent[16 << 20];
    struct ai_thought thought;
    Move move;

    if (ai_lacks(level))
        ai_lend(lent);
    ai_begin(&thought, level, 0, seed);
    while (!ai_think(&thought, b, NULL, 50, &move))
        ;
    return cell_of(&move);
}

/* The model */

static struct slow_board slow_of(const BoardState *b)
{
    struct slow_board slow;

    slow_board_begin(&slow);
    memcpy(slow.cells, b->cells, sizeof slow.cells);
    slow.turn = (Stone)b->turn;
    return slow;
}

/* All neighbours are its own, and of the diagonals at most one is the
 * other's, at the edge none. */
static int is_eye(const BoardState *b, int row, int col)
{
    int is_edge = row == 0 || col == 0 || row == LINES - 1
               || col == LINES - 1;
    int others = is_edge, to_row, to_col;

    for (int side = 0; side < 4; side++)
        if (slow_board_beside(row, col, side, &to_row, &to_col)
            && b->cells[to_row][to_col] != b->turn)
            return 0;
    for (int i = 0; i < 4; i++) {
        to_row = row + (i & 1 ? 1 : -1);
        to_col = col + (i & 2 ? 1 : -1);
        others += to_row >= 0 && to_row < LINES && to_col >= 0
               && to_col < LINES && b->cells[to_row][to_col] != EMPTY
               && b->cells[to_row][to_col] != b->turn;
    }
    return others < 2;
}

static int is_sensible(const BoardState *b, int cell)
{
    int row = cell / LINES, col = cell % LINES;

    return board_judge(b, row, col) == MOVE_OK && !is_eye(b, row, col);
}

/* What a group beside the stone was and is: eight for a rescue, two for each
 * liberty lost by one that has a single one left. */
static int worth_of_group(const struct slow_board *before,
                          const struct slow_board *after, int row, int col)
{
    struct slow_group was, is;

    slow_board_group(before, row, col, &was);
    slow_board_group(after, row, col, &is);
    if (before->cells[row][col] == before->turn)
        return was.liberties == 1 && is.liberties > 1 ? 8 : 0;
    if (after->cells[row][col] == EMPTY)
        return 10 * was.stones;
    return is.liberties == 1 ? 2 * (was.liberties - is.liberties) : 0;
}

static int worth_of(const BoardState *b, int cell)
{
    struct slow_board before = slow_of(b), after = before;
    uint8_t is_seen[LINES][LINES] = {{0}};
    int row = cell / LINES, col = cell % LINES, to_row, to_col, worth = 0;
    int rows = abs(row - 4), cols = abs(col - 4);
    struct slow_group group;

    slow_board_place(&after, row, col);
    for (int side = 0; side < 4; side++) {
        if (!slow_board_beside(row, col, side, &to_row, &to_col)
            || b->cells[to_row][to_col] == EMPTY || is_seen[to_row][to_col])
            continue;
        worth += worth_of_group(&before, &after, to_row, to_col);
        slow_board_group(&before, to_row, to_col, &group);
        for (int i = 0; i < CELLS; i++)
            is_seen[i / LINES][i % LINES] |= group.has[i / LINES][i % LINES];
    }
    rows = rows > cols ? rows : cols;
    return worth + (rows < 3 ? 3 - rows : 0);
}

/* The best moves by that; the return is how many. */
static int list_best(const BoardState *b, int best[CELLS])
{
    int most = -1, count = 0;

    for (int i = 0; i < CELLS; i++) {
        int worth = is_sensible(b, i) ? worth_of(b, i) : -1;

        if (worth > most)
            count = 0;
        if (worth >= 0 && worth >= most) {
            most = worth;
            best[count++] = i;
        }
    }
    return count;
}

static int place_in(const int *list, int count, int cell)
{
    for (int i = 0; i < count; i++)
        if (list[i] == cell)
            return i;
    return -1;
}

static void wander(BoardState *b, struct rng *rng, int moves)
{
    board_init(b);
    for (int i = 0; i < moves; i++) {
        int cell = ask(b, AI_RANDOM, rng_next(rng));

        if (cell == RECORD_PASS || b->game_over)
            return;
        board_place(b, cell / LINES, cell % LINES);
    }
}

/* Level 1 */

/* With an eye, a suicide, and a ko in it. */
static void set_up_corners(BoardState *b)
{
    board_rig_set_up(b, ".XO...O./XO.O..OO/.XO/......XX/......X.X/"
                     "......XXX/...../XX/.X", BLACK);
    assert_int_equal(board_place(b, 1, 2), MOVE_OK);
    board_pass(b);
    assert_int_equal(board_place(b, 5, 0), MOVE_OK);
    b->turn = BLACK;
    b->consecutive_passes = 0;
    b->prev_board_hash = b->board_hash ^ board_rig_number(2, 8, BLACK);
    assert_int_equal(board_judge(b, 2, 8), MOVE_ILLEGAL_KO);
}

CASE(level_one_plays_anywhere_alike)
{
    unsigned counts[CELLS] = {0};
    int cells[CELLS], count = 0;
    BoardState b;

    BEGIN_CASE;
    set_up_corners(&b);
    for (int i = 0; i < CELLS; i++)
        if (is_sensible(&b, i))
            cells[count++] = i;
    assert_in_range(count, 30, 60);
    for (int i = 0; i < 100 * count; i++) {
        int place = place_in(cells, count,
                             ask(&b, AI_RANDOM, (uint64_t)i));

        assert_true(place >= 0);
        counts[place]++;
    }
    assert_true(fair_enough(counts, count));
}

CASE(without_a_point_each_level_passes)
{
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, ".XXXXXXX./XXXXXXXXX/XXXXXXXXX/XXXXXXXXX/XXXXXXXXX/"
                     "XXXXXXXXX/XXXXXXXXX/XXXXXXXXX/XXXXXXXXX", WHITE);
    for (int level = AI_RANDOM; level <= AI_MASTER; level++)
        assert_int_equal(ask(&b, (AiLevel)level, 7), RECORD_PASS);
    b.turn = BLACK;
    for (int level = AI_RANDOM; level <= AI_MASTER; level++)
        assert_int_equal(ask(&b, (AiLevel)level, 7), RECORD_PASS);
}

/* Level 2 */

static void check_best(const char *rows, int row, int col)
{
    BoardState b;

    board_rig_set_up(&b, rows, BLACK);
    for (uint64_t seed = 0; seed < 10; seed++)
        assert_int_equal(ask(&b, AI_GREEDY, seed), LINES * row + col);
}

/* At the edge, where nothing is added for the centre: two stones before one,
 * one before a rescue, a rescue before the empty centre. */
CASE(level_two_takes_and_rescues)
{
    BEGIN_CASE;
    check_best("OX///X/OX/OX", 6, 0);
    check_best("OX////////...OXO", 1, 0);
    check_best("////////...OXO", 7, 4);
}

CASE(level_two_follows_the_sum)
{
    struct rng rng;
    BoardState b;

    BEGIN_CASE;
    rng_seed(&rng, "positions");
    for (int i = 0; i < 250; i++) {
        int best[CELLS], count, cell;

        wander(&b, &rng, 5 + (int)rng_below(&rng, 80));
        if (b.consecutive_passes)
            continue;
        count = list_best(&b, best);
        cell = ask(&b, AI_GREEDY, rng_next(&rng));
        assert_true(count ? place_in(best, count, cell) >= 0
                          : cell == RECORD_PASS);
    }
}

CASE(level_two_throws_dice_over_ties)
{
    unsigned counts[CELLS] = {0};
    int best[CELLS], count;
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, "////....X", WHITE);
    count = list_best(&b, best);
    assert_int_equal(count, 8);         /* the ring around the centre */
    for (uint64_t seed = 0; seed < 1600; seed++) {
        int place = place_in(best, count, ask(&b, AI_GREEDY, seed));

        assert_true(place >= 0);
        counts[place]++;
    }
    assert_true(fair_enough(counts, count));
}

/* Level 3 */

static struct go_uct tree, earlier;
static struct go_game game;

static void begin_tree(const BoardState *b)
{
    static struct record none;

    record_game(&none, 0, &game);
    for (int i = 0; i < CELLS; i++)
        if (b->cells[i / LINES][i % LINES])
            assert_null(go_game_set_up(
                &game, go_at(i / LINES, i % LINES),
                (enum go_colour)b->cells[i / LINES][i % LINES]));
    game.turn = b->turn;
    go_uct_begin(&tree, &game);
}

/* As ai.c has them from a seed. */
static struct rng dice_of(uint64_t seed)
{
    struct rng rng;

    for (int i = 0; i < 4; i++)
        rng.state[i] = rng_splitmix(&seed);
    return rng;
}

/* How often the root's children were visited: the most, and one of them. */
static int most_visits(void)
{
    int most = 0;

    for (int i = 1; i < tree.count; i++)
        if (tree.node[i].parent == 0 && tree.node[i].visits > most)
            most = tree.node[i].visits;
    return most;
}

static int visits_of(int cell)
{
    for (int i = 1; i < tree.count; i++)
        if (tree.node[i].parent == 0
            && tree.node[i].move == go_at(cell / LINES, cell % LINES))
            return tree.node[i].visits;
    return 0;
}

CASE(level_three_simulates_two_hundred_times)
{
    struct rng rng = dice_of(5);
    struct ai_thought thought;
    int calls = 1;
    BoardState b;
    Move move;

    BEGIN_CASE;
    board_init(&b);
    assert_int_equal(ai_simulations(AI_MCTS), 200);
    ai_begin(&thought, AI_MCTS, 0, 5);
    for (; !ai_think(&thought, &b, NULL, 1, &move); calls++)
        assert_true(calls < 200);
    assert_int_equal(calls, 200);
    begin_tree(&b);
    go_uct_play(&tree, &game, &rng, 1000);
    assert_int_equal(tree.node[0].visits, 200);
    assert_int_equal(tree.count, 201);
}

CASE(level_three_plays_the_most_visited)
{
    struct rng positions;
    BoardState b;

    BEGIN_CASE;
    rng_seed(&positions, "midgame");
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct rng rng = dice_of(seed);

        wander(&b, &positions, 40);
        b.prev_board_hash = UINT64_MAX;
        begin_tree(&b);
        go_uct_play(&tree, &game, &rng, GO_UCT_SIMULATIONS);
        assert_true(most_visits() > 3);
        assert_int_equal(visits_of(ask(&b, AI_MCTS, seed)), most_visits());
    }
}

/* From the empty board nobody passes so soon: one move in the tree, 81 at
 * random. */
CASE(games_at_random_have_eighty_one_moves)
{
    int whole = 0;
    BoardState b;

    BEGIN_CASE;
    board_init(&b);
    for (uint64_t seed = 0; seed < 50; seed++) {
        const struct go_board *now = &tree.game.now;
        struct rng rng = dice_of(seed);
        int stones;

        begin_tree(&b);
        go_uct_play(&tree, &game, &rng, 1);
        stones = CELLS - now->free_count + now->taken[GO_BLACK]
               + now->taken[GO_WHITE];
        assert_true(stones <= 1 + 81);
        whole += stones == 1 + 81;
    }
    assert_true(whole > 25);
}

/* Numbers with fractions, for the formula as printed. */
static double root_of(double square)
{
    double root = square > 1 ? square : 1;

    for (int i = 0; i < 60; i++)
        root = (root + square / root) / 2;
    return root;
}

static double logarithm_of(double number)
{
    double sum = 0, power, z, ln_two = 0.693147180559945;

    while (number > 2) {
        number /= 2;
        sum += ln_two;
    }
    z = power = (number - 1) / (number + 1);
    for (int i = 1; i < 80; i += 2, power *= z * z)
        sum += 2 * power / i;
    return sum;
}

static double bound_of(const struct go_uct_node *node, int parent_visits)
{
    return (double)node->wins / node->visits
         + 1.41 * root_of(logarithm_of(parent_visits) / node->visits);
}

/* At each node where every move was tried, the last simulation went to the
 * child with the highest bound. The return is how many such nodes. */
static int check_way(void)
{
    int checked = 0;

    for (int i = 1; i < earlier.count; i++) {
        const struct go_uct_node *node = &earlier.node[i];
        int parent = node->parent;
        double bound;

        if (tree.node[i].visits == node->visits
            || earlier.node[parent].untried_count)
            continue;
        bound = bound_of(node, earlier.node[parent].visits);
        for (int j = 1; j < earlier.count; j++)
            if (earlier.node[j].parent == parent)
                assert_true(bound_of(&earlier.node[j],
                                     earlier.node[parent].visits)
                            < bound + 0.001);
        checked++;
    }
    return checked;
}

/* All but a few points are filled: so there are few moves, and the tree is
 * deep. */
static void set_up_few(BoardState *b)
{
    board_rig_set_up(b, "XXXX....O/XXXXX.OOO/XXXXX.O.O/XXXX..OOO/XXXX..OOO/"
                     ".XXX.OOOO/XX.X.OOO./XXXX.OOOO/XXXX.OOOO", BLACK);
}

CASE(level_three_goes_where_the_bound_is_highest)
{
    int checked = 0;
    BoardState b;

    BEGIN_CASE;
    set_up_few(&b);
    for (uint64_t seed = 0; seed < 5; seed++) {
        struct rng rng = dice_of(seed);

        begin_tree(&b);
        for (int i = 0; i < GO_UCT_SIMULATIONS; i++) {
            earlier = tree;
            go_uct_play(&tree, &game, &rng, 1);
            checked += check_way();
        }
    }
    assert_true(checked > 1000);
}

CASE(constants_are_as_printed)
{
    BEGIN_CASE;
    assert_int_equal(AI_RANDOM, 1);
    assert_int_equal(AI_GREEDY, 2);
    assert_int_equal(AI_MCTS, 3);
    assert_int_equal(MCTS_SIMULATIONS, 200);
    assert_int_equal(MCTS_MAX_DEPTH, 81);
    assert_int_equal(GO_UCT_SIMULATIONS, MCTS_SIMULATIONS);
    assert_int_equal(GO_UCT_DEPTH, MCTS_MAX_DEPTH);
}

static const struct CMUnitTest tests[] = {
    TEST("go ai: level 1 plays any legal point, each as often (M4-110)",
         level_one_plays_anywhere_alike),
    TEST("go ai: without a point to play each level passes (M4-110)",
         without_a_point_each_level_passes),
    TEST("go ai: level 2 would rather take than rescue, and rather rescue than "
         "go to the centre (M4-111, M4-112)", level_two_takes_and_rescues),
    TEST("go ai: level 2 adds up captures, rescues, threats and the centre "
         "and plays the best (M4-111, M4-112, M4-113, M4-114)",
         level_two_follows_the_sum),
    TEST("go ai: level 2 throws dice over ties (M4-115)",
         level_two_throws_dice_over_ties),
    TEST("go ai: level 3 simulates 200 times (M4-116)",
         level_three_simulates_two_hundred_times),
    TEST("go ai: level 3 goes where UCB1 with C = 1.41 is highest (M4-117)",
         level_three_goes_where_the_bound_is_highest),
    TEST("go ai: its games at random have 81 moves (M4-118)",
         games_at_random_have_eighty_one_moves),
    TEST("go ai: level 3 plays the child with most visits (M4-119)",
         level_three_plays_the_most_visited),
    TEST("go ai: levels and constants are as printed (M4-131)",
         constants_are_as_printed),
};

CHECK_MAIN("hps_ai_levels", tests)
