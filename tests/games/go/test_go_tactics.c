/* test_go_tactics.c - liberties, ladders and vital points, against slower
 * ways to find the same. */
#include "check.h"

#include <string.h>

#include "games/go/go_rig.h"
#include "games/go/minds/tactics.h"

enum { BOARDS = 60, LIBERTIES_MAX = GO_AREA_MAX, DEEP = 1 << 20 };

static struct go_board board;
static struct go_game game;
static struct rng rng;

/* A board of every size, emptier and fuller. */
static void wander(int i)
{
    int size = GO_SIZE_MIN + i % (GO_SIZE_MAX - GO_SIZE_MIN + 1);

    go_begin(&board, size);
    go_rig_wander(&board, &rng, (int)rng_below(&rng, (uint64_t)(2 * size
                                                               * size)));
}

static void each_board(void (*check)(void), int boards)
{
    rng_seed(&rng, "tactics");
    for (int i = 0; i < boards; i++) {
        wander(i);
        check();
    }
}

/* Liberties */

static void check_liberties(void)
{
    for (go_point i = 1; i < GO_POINTS; i++)
        for (int most = 1; board.head[i] && most < 12; most += 3) {
            go_point liberties[12] = {0};
            int count = go_tactics_liberties(&board, i, liberties, most);

            assert_int_equal(count, go_liberties(&board, i, most));
            for (int k = 0; k < count; k++) {
                assert_int_equal(board.colour[liberties[k]], GO_EMPTY);
                for (int j = 0; j < k; j++)
                    assert_int_not_equal(liberties[j], liberties[k]);
            }
        }
}

CASE(liberties_are_those_of_the_rules)
{
    BEGIN_CASE;
    each_board(check_liberties, 3 * BOARDS);
}

static void check_two(void)
{
    for (go_point i = 1; i < GO_POINTS; i++) {
        go_point two[2] = {0}, all[3] = {0};
        int count, found;

        if (!board.head[i])
            continue;
        count = go_tactics_liberties(&board, i, all, 3);
        found = go_tactics_has_two(&board, i, two);
        assert_int_equal(found, count == 2);
        if (found)
            assert_true((two[0] == all[0] && two[1] == all[1])
                        || (two[0] == all[1] && two[1] == all[0]));
    }
}

CASE(two_liberties_are_seen_from_the_sums)
{
    BEGIN_CASE;
    each_board(check_two, 3 * BOARDS);
}

/* As many as liberties_after says, and nothing taken; suicides, too. */
static void check_self_atari(go_point point, enum go_colour colour)
{
    int is_taking = 0;

    for (int s = 0; s < 4; s++) {
        go_point side = (go_point)(point + go_sides[s]);

        is_taking |= board.colour[side] == go_other(colour)
                  && go_liberties(&board, side, 2) == 1;
    }
    assert_int_equal(go_tactics_is_self_atari(&board, point, colour),
                     !is_taking && go_tactics_liberties_after(
                         &board, point, colour, 2) < 2);
}

static void check_self_ataris(void)
{
    for (int i = 0; i < board.free_count; i++)
        for (int colour = GO_BLACK; colour <= GO_WHITE; colour++)
            check_self_atari(board.free_point[i], (enum go_colour)colour);
}

CASE(a_self_atari_has_one_liberty_and_takes_nothing)
{
    BEGIN_CASE;
    each_board(check_self_ataris, 3 * BOARDS);
}

/* What is taken beside the stone counts as one liberty for each side; what
 * more that frees is not seen. */
static void check_after(go_point point, enum go_colour colour)
{
    struct go_board after = board;
    int taken = board.taken[colour], seen, real;

    if (go_judge(&board, point, colour) != GO_LEGAL)
        return;
    seen = go_tactics_liberties_after(&board, point, colour, 8);
    go_play(&after, point, colour);
    real = go_liberties(&after, point, 8);
    if (after.taken[colour] == taken)
        assert_int_equal(seen, real);
    else
        assert_in_range(seen, 1, real);
    for (int most = 1; most < 8; most++)
        assert_int_equal(go_tactics_liberties_after(&board, point, colour,
                                                    most),
                         seen < most ? seen : most);
}

static void check_all_after(void)
{
    for (int i = 0; i < board.free_count; i++)
        for (int colour = GO_BLACK; colour <= GO_WHITE; colour++)
            check_after(board.free_point[i], (enum go_colour)colour);
}

CASE(liberties_after_a_move_are_those_of_the_move)
{
    BEGIN_CASE;
    each_board(check_all_after, 3 * BOARDS);
}

static void check_prey_of(go_point stone)
{
    go_point prey[LIBERTIES_MAX];
    uint8_t is_prey[GO_POINTS] = {0};
    int count = go_tactics_prey(&board, stone, prey, LIBERTIES_MAX);
    int expected = 0;

    for (go_point i = 1; i < GO_POINTS; i++)
        if (board.head[i] == i && board.colour[i] != board.colour[stone]
            && go_liberties(&board, i, 2) == 1
            && go_rig_touches(&board, stone, i)) {
            expected += !is_prey[go_last_liberty(&board, i)];
            is_prey[go_last_liberty(&board, i)] = 1;
        }
    assert_int_equal(count, expected);
    for (int i = 0; i < count; i++) {
        assert_true(is_prey[prey[i]]);
        is_prey[prey[i]] = 0;           /* each once */
    }
    if (count > 1)
        assert_int_equal(go_tactics_prey(&board, stone, prey, 1), 1);
}

static void check_prey(void)
{
    for (go_point i = 1; i < GO_POINTS; i++)
        if (board.head[i] == i)
            check_prey_of(i);
}

CASE(prey_is_what_can_be_taken_around)
{
    BEGIN_CASE;
    each_board(check_prey, BOARDS);
}

/* Ladders */

static int plain_runs(const struct go_board *at, go_point stone);

/* The way out took stones: go_tactics does not see all liberties of that. */
static int has_taken;

/* The other plays at each liberty that leaves one. */
static int plain_is_caught(const struct go_board *at, go_point stone,
                           go_point liberty)
{
    enum go_colour colour = (enum go_colour)at->colour[stone];
    struct go_board next = *at;

    if (go_judge(at, liberty, go_other(colour)) != GO_LEGAL)
        return 0;
    go_play(&next, liberty, go_other(colour));
    return go_liberties(&next, stone, 2) == 1 && !plain_runs(&next, stone);
}

static int can_take(const struct go_board *at, go_point stone)
{
    for (go_point i = 1; i < GO_POINTS; i++)
        for (int s = 0; s < 4 && at->head[i]
                        && at->head[i] == at->head[stone]; s++) {
            go_point side = (go_point)(i + go_sides[s]);

            if (at->head[side] && at->colour[side] != at->colour[stone]
                && go_liberties(at, side, 2) == 1)
                return 1;
        }
    return 0;
}

/* Minimax: take, or grow and be chased from either side. To take is to get
 * away, as go_tactics has it. */
static int plain_runs(const struct go_board *at, go_point stone)
{
    enum go_colour colour = (enum go_colour)at->colour[stone];
    go_point out = 0;
    struct go_board next = *at;

    if (can_take(at, stone))
        return 1;
    for (int i = 0; i < at->free_count; i++)
        for (int s = 0; s < 4; s++)
            if (at->head[at->free_point[i] + go_sides[s]] == at->head[stone])
                out = at->free_point[i];
    if (go_judge(at, out, colour) != GO_LEGAL)
        return 0;
    go_play(&next, out, colour);
    has_taken |= next.taken[colour] != at->taken[colour];
    if (go_liberties(&next, stone, 3) != 2)
        return go_liberties(&next, stone, 3) > 2;
    for (int i = 0; i < next.free_count; i++)
        for (int s = 0; s < 4; s++)
            if (next.head[next.free_point[i] + go_sides[s]]
                    == next.head[stone]
                && plain_is_caught(&next, stone, next.free_point[i]))
                return 0;
    return 1;
}

static int escapes, caught, others;     /* how often, so that all come */

static void check_ladders(void)
{
    for (go_point i = 1; i < GO_POINTS; i++) {
        go_point liberties[3] = {0};
        int count = board.head[i] != i
            ? 0 : go_tactics_liberties(&board, i, liberties, 3);

        has_taken = 0;
        if (count == 1) {
            int runs = plain_runs(&board, i);

            if (has_taken)
                continue;
            assert_int_equal(go_tactics_escapes(&board, i, DEEP), runs);
            *(runs ? &escapes : &others) += 1;
        }
        for (int k = 0; k < 2 && count == 2; k++) {
            int is_caught = plain_is_caught(&board, i, liberties[k]);

            if (has_taken)
                continue;
            assert_int_equal(go_tactics_is_caught(&board, i, liberties[k],
                                                  DEEP), is_caught);
            caught += is_caught;
        }
    }
}

CASE(ladders_are_read_as_by_plain_search)
{
    BEGIN_CASE;
    escapes = caught = others = 0;
    each_board(check_ladders, 20 * BOARDS);
    assert_true(escapes > 50 && caught > 50 && others > 50);
}

/* White's first stone; Black's move at the first 'a' catches it or not; 'b' is
 * another way. */
struct ladder {
    const char *what, *rows;
    int at_a, at_b;                     /* caught by a move there */
};

static const struct ladder ladders[] = {
    {"down to the corner",
     "........./..X....../.XOa...../.Xb....../........./........./........./"
     "........./.........", 1, 0},
    {"a stone of White's waits on the way",
     "........./..X....../.XOa...../.Xb....../........./........./"
     "......O../........./.........", 0, 0},
    {"that stone is beside the way, but near enough",
     "........./..X....../.XOa...../.Xb....../........./........./"
     ".....O.../........./.........", 0, 0},
    {"it is too far off",
     "........./..X....../.XOa...../.Xb....../........./........./"
     "........./..O....../.........", 1, 0},
    {"Black's stone waits there, too",
     "........./..X....../.XOa...../.Xb....../........./.....X.../"
     "......O../........./.........", 1, 0},
    {"along the edge",
     ".XOa...../.Xb....../..X....../........./........./........./........./"
     "........./.........", 1, 1},
    {"along the edge or across the board, each to a friend",
     ".XOa...O./.Xb....../..X....../........./........./......O../........./"
     "........./.........", 1, 0},
    {"a net holds it, but no ladder does",
     "......X../.XX...X../XXOa..X../..b...X../....X.X../..X...X../..XXX.X../"
     "........./.........", 0, 0},
};

CASE(ladders_worked_by_hand_come_out_right)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof ladders / sizeof ladders[0]; i++) {
        const struct ladder *at = &ladders[i];
        go_point stone = go_rig_find(at->rows, 'O');
        go_point a = go_rig_find(at->rows, 'a');
        go_point b = go_rig_find(at->rows, 'b');

        go_rig_set_up(&game, at->rows, GO_BLACK);
        if (go_tactics_is_caught(&game.now, stone, a, DEEP) != at->at_a
            || go_tactics_is_caught(&game.now, stone, b, DEEP) != at->at_b)
            fail_msg("%s: %d %d", at->what,
                     go_tactics_is_caught(&game.now, stone, a, DEEP),
                     go_tactics_is_caught(&game.now, stone, b, DEEP));
    }
}

/* White to move; his first stone is in atari, with 'a' to run to. */
static const struct {
    const char *what, *rows;
    int escapes;
} runs[] = {
    {"into the corner", "XOa/XX./...", 0},
    {"one chaser is in atari itself", ".XOa/.OX./..../....", 1},
    {"no chaser is", ".XOa/..X./..../....", 0},
    {"three liberties", "..X./.XOX/..a./..../....", 1},
    {"down a corridor", "X.X.X/.XOX./.XaX./.X.X./X...X", 0},
    {"by joining a friend", "..X../.XOX./.XaX./..O../.....", 1},
    {"a friend as short of breath", "..X../.XOX./.XaX./.XOX./..X..", 0},
};

CASE(runs_worked_by_hand_come_out_right)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof runs / sizeof runs[0]; i++) {
        go_point stone = go_rig_find(runs[i].rows, 'O');

        go_rig_set_up(&game, runs[i].rows, GO_WHITE);
        assert_true(go_is_in_atari(&game.now, stone));
        if (go_tactics_escapes(&game.now, stone, DEEP) != runs[i].escapes)
            fail_msg("%s: %d", runs[i].what, !runs[i].escapes);
    }
}

/* Reading that is cut short says that the stone gets away. */
CASE(what_is_not_read_to_its_end_escapes)
{
    go_point stone = go_rig_find(ladders[0].rows, 'O');
    go_point a = go_rig_find(ladders[0].rows, 'a');
    int turns = 0;

    BEGIN_CASE;
    go_rig_set_up(&game, ladders[0].rows, GO_BLACK);
    assert_int_equal(go_tactics_is_caught(&game.now, stone, a, 0), 0);
    for (int moves = 1; moves < 200; moves++)
        turns += go_tactics_is_caught(&game.now, stone, a, moves)
              != go_tactics_is_caught(&game.now, stone, a, moves - 1);
    assert_int_equal(turns, 1);
}

/* Vital points */

enum { EYE_MAX = 7, GRID = 7 };

struct shape {
    int count;
    uint8_t row[EYE_MAX], column[EYE_MAX];
};

/* Known from books: these die if the other plays at the first point, all
 * others of up to six points live or are dead as they are. */
static const struct shape killed[] = {
    {3, {1, 0, 2}, {0, 0, 0}},                          /* straight three */
    {3, {0, 1, 0}, {0, 0, 1}},                          /* bent three */
    {4, {0, 0, 0, 1}, {1, 0, 2, 1}},                    /* pyramid four */
    {5, {1, 0, 0, 1, 2}, {0, 0, 1, 1, 0}},              /* bulky five */
    {5, {1, 0, 2, 1, 1}, {1, 1, 1, 0, 2}},              /* crossed five */
    {6, {1, 0, 2, 1, 1, 0}, {1, 1, 1, 0, 2, 0}},        /* rabbity six */
};

static int has_cell(const struct shape *shape, int row, int column)
{
    for (int i = 0; i < shape->count; i++)
        if (shape->row[i] == row && shape->column[i] == column)
            return 1;
    return 0;
}

/* Turned within a square, then moved by some rows and columns. */
static void turn_cell(const struct shape *shape, int i, int way, int *row,
                      int *column)
{
    go_point to = go_rig_turned(EYE_MAX, go_at(shape->row[i],
                                               shape->column[i]), way);

    *row = go_row(to);
    *column = go_column(to);
}

static int is_same_shape(const struct shape *a, const struct shape *b,
                         int way, int rows, int columns)
{
    for (int i = 0; i < a->count; i++) {
        int row, column;

        turn_cell(a, i, way, &row, &column);
        if (!has_cell(b, row + rows, column + columns))
            return 0;
    }
    return 1;
}

/* Which of the cells is vital; -1 if none is. */
static int vital_of(const struct shape *shape)
{
    for (size_t k = 0; k < sizeof killed / sizeof killed[0]; k++)
        for (int way = 0; way < 8; way++)
            for (int i = 0; i < killed[k].count && killed[k].count
                            == shape->count; i++) {
                int row, column;

                turn_cell(&killed[k], 0, way, &row, &column);
                if (is_same_shape(&killed[k], shape, way,
                                  shape->row[i] - row,
                                  shape->column[i] - column))
                    return i;
            }
    return -1;
}

/* An eye of that shape in a board full of one colour; at one point of its
 * wall a stone of the other, if there is one. */
static void build_eye(const struct shape *eye, enum go_colour colour,
                      go_point other)
{
    go_begin(&board, GRID);
    for (int row = 0; row < GRID; row++)
        for (int column = 0; column < GRID; column++)
            if (!has_cell(eye, row, column))
                go_play(&board, go_at(row, column),
                        go_at(row, column) == other ? go_other(colour)
                                                    : colour);
}

static int vitals, shapes;

static void check_eye(const struct shape *eye)
{
    int at = vital_of(eye);
    go_point vital = at < 0 ? 0 : go_at(eye->row[at], eye->column[at]);

    shapes++;
    vitals += vital != 0;
    build_eye(eye, shapes & 1 ? GO_BLACK : GO_WHITE, 0);
    for (int i = 0; i < eye->count; i++)
        assert_int_equal(go_tactics_vital(&board, go_at(eye->row[i],
                                                        eye->column[i])),
                         vital);
}

static int touches_cell(const struct shape *eye, int row, int column)
{
    return !eye->count || has_cell(eye, row - 1, column)
        || has_cell(eye, row + 1, column) || has_cell(eye, row, column - 1)
        || has_cell(eye, row, column + 1);
}

/* Each set of cells that hang together, once: what was left out before stays
 * out. */
static void each_eye(struct shape *eye, int size, uint64_t out,
                     void (*check)(const struct shape *))
{
    if (eye->count == size) {
        check(eye);
        return;
    }
    for (int i = 0; i < GRID * GRID; i++) {
        uint64_t bit = UINT64_C(1) << i;

        if (out & bit || !touches_cell(eye, i / GRID, i % GRID))
            continue;
        out |= bit;
        eye->row[eye->count] = (uint8_t)(i / GRID);
        eye->column[eye->count++] = (uint8_t)(i % GRID);
        each_eye(eye, size, out, check);
        eye->count--;
    }
}

/* So many shapes in all turns: 2, 6, 19, 63, 216 with three to six cells. */
CASE(vital_points_are_those_of_the_books)
{
    static const int turned[] = {[3] = 6, [4] = 4, [5] = 8 + 1, [6] = 4};

    BEGIN_CASE;
    for (int size = 1; size <= EYE_MAX; size++) {
        struct shape eye = {0};

        vitals = shapes = 0;
        each_eye(&eye, size, 0, check_eye);
        assert_true(shapes > 0);
        if (size < 3 || size > 6)
            assert_int_equal(vitals, 0);
        else                            /* and in many places */
            assert_true(vitals > 10 * turned[size]);
    }
}

static void check_mixed_wall(const struct shape *eye)
{
    for (int i = 0; i < GRID * GRID; i++) {
        int row = i / GRID, column = i % GRID;

        if (has_cell(eye, row, column) || !touches_cell(eye, row, column))
            continue;
        build_eye(eye, GO_WHITE, go_at(row, column));
        for (int k = 0; k < eye->count; k++)
            assert_int_equal(go_tactics_vital(&board, go_at(eye->row[k],
                                                            eye->column[k])),
                             0);
    }
}

CASE(between_two_colours_no_point_is_vital)
{
    struct shape eye = {0};

    BEGIN_CASE;
    each_eye(&eye, 3, 0, check_mixed_wall);
    each_eye(&eye, 4, 0, check_mixed_wall);
    go_begin(&board, 2);                /* nor where nobody is */
    assert_int_equal(go_tactics_vital(&board, go_at(0, 0)), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("go_tactics: liberties are those of the rules, each once",
         liberties_are_those_of_the_rules),
    TEST("go_tactics: two liberties are seen from the sums of a group",
         two_liberties_are_seen_from_the_sums),
    TEST("go_tactics: a self-atari leaves one liberty at most and takes "
         "nothing",
         a_self_atari_has_one_liberty_and_takes_nothing),
    TEST("go_tactics: liberties after a move are those it really has",
         liberties_after_a_move_are_those_of_the_move),
    TEST("go_tactics: prey is each group in atari beside one",
         prey_is_what_can_be_taken_around),
    TEST("go_tactics: ladders are read as by a plain search of all moves",
         ladders_are_read_as_by_plain_search),
    TEST("go_tactics: ladders worked by hand come out right",
         ladders_worked_by_hand_come_out_right),
    TEST("go_tactics: runs worked by hand come out right",
         runs_worked_by_hand_come_out_right),
    TEST("go_tactics: what is not read to its end gets away",
         what_is_not_read_to_its_end_escapes),
    TEST("go_tactics: of all eyes of one to seven points, anywhere, those of "
         "the books have a vital point", vital_points_are_those_of_the_books),
    TEST("go_tactics: between stones of both colours no point is vital",
         between_two_colours_no_point_is_vital),
};

CHECK_MAIN("go_tactics", tests)
