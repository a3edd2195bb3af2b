/* test_go.c - the Go board against a slower witness, move by move. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "games/go/slow_go.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define IS_SLOW 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define IS_SLOW 1
#endif

#ifdef IS_SLOW
enum { SHARE = 4 };                     /* a sanitizer looks at each step */
#else
enum { SHARE = 1 };
#endif

enum {
    MOVES_PER_SIZE = 150000 / SHARE,    /* times 18 sizes: millions */
    CELLS_PER_SIZE = 36000 / SHARE,     /* looked at in every way */
    TRIES = 4,
};

static struct slow_go slow;
static struct go_board board;
static struct rng rng;

static int below(int n) { return (int)rng_below(&rng, (uint64_t)n); }

static void begin(int size, int may_suicide)
{
    slow_go_begin(&slow, size);
    slow.may_suicide = may_suicide;
    go_begin(&board, size);
    board.may_suicide = (uint8_t)may_suicide;
}

static go_point at(int cell) { return slow_go_point(&slow, cell); }

static enum go_verdict judge(int cell, enum go_colour colour)
{
    enum go_verdict verdict = slow_go_judge(&slow, cell, colour);

    if (cell != SLOW_PASS)
        assert_int_equal(go_judge(&board, at(cell), colour), verdict);
    return verdict;
}

static void play(int cell, enum go_colour colour)
{
    assert_int_equal(judge(cell, colour), GO_LEGAL);
    slow_go_play(&slow, cell, colour);
    go_play(&board, at(cell), colour);
}

/* What must agree after every move */

static void check_stones(void)
{
    int empty = 0;

    for (int i = 0; i < slow.area; i++) {
        if (board.colour[at(i)] != slow.now.at[i])
            fail_msg("another stone at %d on %d lines", i, slow.size);
        empty += slow.now.at[i] == GO_EMPTY;
    }
    assert_int_equal(board.free_count, empty);
    assert_int_equal(board.taken[GO_BLACK], slow.taken[GO_BLACK]);
    assert_int_equal(board.taken[GO_WHITE], slow.taken[GO_WHITE]);
}

/* What is looked at now and then */

static void check_verdicts(void)
{
    for (int i = 0; i < slow.area; i++) {
        judge(i, GO_BLACK);
        judge(i, GO_WHITE);
    }
}

/* The points of the grid that are no points of the board. */
static void check_outside(void)
{
    int outside = 0;

    for (int p = 0; p < GO_POINTS + 20; p++) {
        int is_point = p < GO_POINTS && board.colour[p] != GO_EDGE;

        outside += !is_point;
        assert_int_equal(go_judge(&board, (go_point)p, GO_BLACK)
                         == GO_OUTSIDE, !is_point);
    }
    assert_int_equal(outside, GO_POINTS + 20 - slow.area);
}

static void check_free(void)
{
    for (int i = 0; i < board.free_count; i++) {
        assert_int_equal(board.colour[board.free_point[i]], GO_EMPTY);
        assert_int_equal(board.free_place[board.free_point[i]], i);
    }
}

static void check_ring(int cell, const struct slow_group *group)
{
    go_point head = board.head[at(cell)], stone = head;
    int count = 0;

    do {
        int i = go_row(stone) * slow.size + go_column(stone);

        assert_true(group->is_stone[i]);
        assert_int_equal(board.head[stone], head);
        stone = board.next[stone];
        assert_in_range(++count, 1, group->stones);
    } while (stone != head);
    assert_int_equal(count, group->stones);
}

static void check_group(int cell)
{
    struct slow_group group;
    go_point stone = at(cell);

    slow_go_group(&slow, cell, &group);
    check_ring(cell, &group);
    assert_int_equal(go_liberties(&board, stone, GO_POINTS),
                     group.liberties);
    for (int most = 1; most < 4; most++)
        assert_int_equal(go_liberties(&board, stone, most),
                         group.liberties < most ? group.liberties : most);
    assert_int_equal(go_is_in_atari(&board, stone), group.liberties == 1);
    for (int i = 0; group.liberties == 1 && i < slow.area; i++)
        if (group.is_liberty[i])
            assert_int_equal(go_last_liberty(&board, stone), at(i));
}

static void check_groups(void)
{
    for (int i = 0; i < slow.area; i++) {
        if (slow.now.at[i] != GO_EMPTY)
            check_group(i);
        else
            assert_int_equal(board.head[at(i)], 0);
    }
}

/* A stone's colour by row and column; GO_EDGE beyond the board. */
static int colour_at(int row, int column)
{
    if (row < 0 || row >= slow.size || column < 0 || column >= slow.size)
        return GO_EDGE;
    return slow.now.at[row * slow.size + column];
}

static int is_eye(int row, int column, int colour)
{
    int own = 0, edges = 0, others = 0;

    for (int r = -1; r <= 1; r++)
        for (int c = -1; c <= 1; c++) {
            int seen = colour_at(row + r, column + c);

            if ((r == 0) != (c == 0)) {
                own += seen == colour;
                edges += seen == GO_EDGE;
            } else if (r != 0) {
                others += seen == GO_EDGE - colour;
            }
        }
    return own + edges == 4 && (edges ? others == 0 : others <= 1);
}

static void check_eyes(void)
{
    for (int i = 0; i < slow.area; i++)
        for (int colour = GO_BLACK; colour <= GO_WHITE; colour++)
            if (slow.now.at[i] == GO_EMPTY)
                assert_int_equal(
                    go_is_eye(&board, at(i), (enum go_colour)colour),
                    is_eye(i / slow.size, i % slow.size, colour));
}

/* The same stones put down in another order: no stone of a position can be
 * taken on the way there, so all stay. */
static void check_rebuilt(void)
{
    struct go_board other;
    int start = below(slow.area);

    go_begin(&other, slow.size);
    for (int k = 0; k < slow.area; k++) {
        int i = (start + k * (slow.area - 1)) % slow.area;

        if (slow.now.at[i] != GO_EMPTY)
            go_play(&other, at(i), (enum go_colour)slow.now.at[i]);
    }
    assert_true(other.hash == board.hash);
    for (int i = 0; i < slow.area; i++) {
        assert_int_equal(other.colour[at(i)], board.colour[at(i)]);
        assert_int_equal(other.around[at(i)], board.around[at(i)]);
        if (slow.now.at[i] != GO_EMPTY)
            assert_true(other.liberties[other.head[at(i)]]
                        == board.liberties[board.head[at(i)]]);
    }
}

/* A move made lightly leaves all but the hash as the other way does; one
 * that is refused leaves everything. Suicide is always refused. */
static void check_lightly(int cell, enum go_colour colour,
                          const struct go_board *after, int is_legal)
{
    struct go_board light;

    memcpy(&light, &board, sizeof light);
    assert_int_equal(go_play_lightly(&light, at(cell), colour), is_legal);
    if (is_legal)
        light.hash = after->hash;
    assert_memory_equal(&light, is_legal ? after : &board, sizeof light);
}

static void check_after(int cell, enum go_colour colour)
{
    int is_legal = go_judge(&board, at(cell), colour) == GO_LEGAL;
    struct go_board after;

    memcpy(&after, &board, sizeof after);
    if (is_legal) {
        go_play(&after, at(cell), colour);
        assert_true(go_hash_after(&board, at(cell), colour) == after.hash);
    }
    is_legal = is_legal && after.colour[at(cell)] == colour;
    if (slow.now.at[cell] == GO_EMPTY)
        check_lightly(cell, colour, &after, is_legal);
}

static void check_all(void)
{
    check_verdicts();
    check_outside();
    check_free();
    check_groups();
    check_eyes();
    check_rebuilt();
    assert_true(go_hash_after(&board, GO_PASS, GO_BLACK) == board.hash);
    for (int i = 0; i < slow.area; i++) {
        check_after(i, GO_BLACK);
        check_after(i, GO_WHITE);
    }
}

/* Random games */

/* Anywhere, or near the last move, where there is more to see. */
static int choose(int last)
{
    int cell = last + below(3) - 1 + (below(3) - 1) * slow.size;

    if (last >= 0 && below(4) == 0 && cell >= 0 && cell < slow.area)
        return cell;
    return below(slow.area);
}

static int choose_legal(int last, enum go_colour colour)
{
    for (int i = 0; i < TRIES; i++) {
        int cell = choose(last);

        if (judge(cell, colour) == GO_LEGAL)
            return cell;
    }
    return SLOW_PASS;
}

/* Now and then the same colour twice. */
static int play_game(int moves, int every)
{
    enum go_colour colour = GO_BLACK;
    int last = SLOW_PASS, checks = 0;

    for (int i = 0; i < moves; i++) {
        last = choose_legal(last, colour);
        play(last, colour);
        check_stones();
        if (every && below(every) == 0) {
            check_all();
            checks++;
        }
        if (below(16))
            colour = go_other(colour);
    }
    return checks;
}

static int moves_of_a_game(int size)
{
    int moves = 4 * size * size + 10;

    return moves < GO_MOVES_MAX ? moves : GO_MOVES_MAX;
}

CASE(looked_at_in_every_way)
{
    BEGIN_CASE;
    rng_seed(&rng, "every way");
    for (int size = GO_SIZE_MIN; size <= GO_SIZE_MAX; size++) {
        int wanted = CELLS_PER_SIZE / (size * size) + 1;

        for (int checks = 0, game = 0; checks < wanted; game++) {
            begin(size, game & 1);
            checks += play_game(moves_of_a_game(size), 1 + size * size / 8);
        }
    }
}

static void play_many(int may_suicide)
{
    for (int size = GO_SIZE_MIN; size <= GO_SIZE_MAX; size++) {
        int moves = moves_of_a_game(size);

        for (int left = MOVES_PER_SIZE / 2; left > 0; left -= moves) {
            begin(size, may_suicide);
            play_game(moves, 0);
        }
    }
}

CASE(millions_of_moves)
{
    BEGIN_CASE;
    rng_seed(&rng, "millions");
    play_many(0);
    play_many(1);
}

/* Worked by hand */

static void put(const char *const *rows, int size, int may_suicide)
{
    begin(size, may_suicide);
    for (int i = 0; i < slow.area; i++) {
        char c = rows[i / size][i % size];

        if (c != '.')
            play(i, c == 'B' ? GO_BLACK : GO_WHITE);
    }
}

CASE(a_single_stone_never_vanishes_at_once)
{
    static const char *const corner[] = {".B.", "B..", "..."};

    BEGIN_CASE;
    for (int may_suicide = 0; may_suicide < 2; may_suicide++) {
        put(corner, 3, may_suicide);
        assert_int_equal(go_judge(&board, go_at(0, 0), GO_WHITE),
                         GO_SUICIDE);
        assert_int_equal(go_judge(&board, go_at(0, 0), GO_BLACK), GO_LEGAL);
    }
}

CASE(several_stones_may_vanish_if_suicide_is_allowed)
{
    static const char *const corner[] = {"W.B", "BB.", "..."};
    uint64_t after;

    BEGIN_CASE;
    put(corner, 3, 0);
    assert_int_equal(go_judge(&board, go_at(0, 1), GO_WHITE), GO_SUICIDE);
    put(corner, 3, 1);
    after = go_hash_after(&board, go_at(0, 1), GO_WHITE);
    play(1, GO_WHITE);
    assert_true(board.hash == after);
    assert_int_equal(board.colour[go_at(0, 0)], GO_EMPTY);
    assert_int_equal(board.colour[go_at(0, 1)], GO_EMPTY);
    assert_int_equal(board.taken[GO_BLACK], 2);
    assert_int_equal(board.taken[GO_WHITE], 0);
    check_all();
}

static const char *const ko_shape[] = {".BW.", "BW.W", ".BW.", "...."};

CASE(a_ko_is_for_the_other_and_for_one_move)
{
    BEGIN_CASE;
    put(ko_shape, 4, 0);
    play(6, GO_BLACK);
    assert_int_equal(board.ko, go_at(1, 1));
    assert_int_equal(go_judge(&board, go_at(1, 1), GO_WHITE), GO_KO);
    assert_int_equal(go_judge(&board, go_at(1, 1), GO_BLACK), GO_LEGAL);
    play(15, GO_WHITE);
    assert_int_equal(board.ko, 0);
    play(12, GO_BLACK);
    play(5, GO_WHITE);                  /* and now it is Black's turn */
    assert_int_equal(go_judge(&board, go_at(1, 2), GO_BLACK), GO_KO);
    check_all();
}

CASE(a_pass_ends_a_ko)
{
    BEGIN_CASE;
    put(ko_shape, 4, 0);
    play(6, GO_BLACK);
    play(SLOW_PASS, GO_WHITE);
    assert_int_equal(board.ko, 0);
    play(SLOW_PASS, GO_BLACK);
    assert_int_equal(go_judge(&board, go_at(1, 1), GO_WHITE), GO_LEGAL);
}

CASE(rows_and_columns_are_counted_from_the_upper_left)
{
    BEGIN_CASE;
    begin(GO_SIZE_MAX, 0);
    for (int i = 0; i < slow.area; i++) {
        assert_int_equal(go_row(at(i)), i / slow.size);
        assert_int_equal(go_column(at(i)), i % slow.size);
        assert_int_equal(board.colour[at(i)], GO_EMPTY);
    }
    assert_int_equal(go_other(GO_BLACK), GO_WHITE);
    assert_int_equal(go_other(GO_WHITE), GO_BLACK);
}

/* The longest sums that a group's liberties can have. */
CASE(a_comb_over_the_largest_board_keeps_its_liberties)
{
    BEGIN_CASE;
    begin(GO_SIZE_MAX, 0);
    for (int row = 0; row < GO_SIZE_MAX; row++)
        for (int column = 0; column < GO_SIZE_MAX; column++)
            if (row % 2 == 0 || column == 9) {
                slow_go_play(&slow, row * GO_SIZE_MAX + column, GO_WHITE);
                go_play(&board, go_at(row, column), GO_WHITE);
            }
    assert_int_equal(go_liberties(&board, go_at(18, 18), GO_POINTS),
                     9 * (GO_SIZE_MAX - 1));
    check_all();
}

/* Whole rows that are taken at once. */
CASE(a_full_board_less_one_point_is_taken)
{
    BEGIN_CASE;
    for (int size = GO_SIZE_MIN; size <= GO_SIZE_MAX; size++) {
        begin(size, 0);
        for (int i = 1; i < slow.area; i++)
            play(i, GO_BLACK);
        assert_int_equal(go_judge(&board, at(0), GO_BLACK), GO_SUICIDE);
        assert_true(go_is_in_atari(&board, at(1)));
        play(0, GO_WHITE);
        assert_int_equal(board.taken[GO_WHITE], slow.area - 1);
        assert_int_equal(board.free_count, slow.area - 1);
        check_stones();
        check_free();
        check_groups();
        check_rebuilt();
    }
}

static const struct CMUnitTest tests[] = {
    TEST("go: random games on every size agree with a flood fill in every "
         "point, group, liberty, verdict and hash", looked_at_in_every_way),
    TEST("go: millions of random moves leave the same stones and prisoners",
         millions_of_moves),
    TEST("go: a single stone never vanishes at once",
         a_single_stone_never_vanishes_at_once),
    TEST("go: several stones may vanish where suicide is allowed",
         several_stones_may_vanish_if_suicide_is_allowed),
    TEST("go: a ko binds the other player, for one move",
         a_ko_is_for_the_other_and_for_one_move),
    TEST("go: a pass ends a ko", a_pass_ends_a_ko),
    TEST("go: rows and columns count from the upper left",
         rows_and_columns_are_counted_from_the_upper_left),
    TEST("go: a comb over the largest board keeps its liberties",
         a_comb_over_the_largest_board_keeps_its_liberties),
    TEST("go: a board full but for one point can be taken",
         a_full_board_less_one_point_is_taken),
};

CHECK_MAIN("go", tests)
