/* test_go_playout.c - games played to their end, watched move by move. */
#include "check.h"

#include <string.h>

#include "games/go/go_rig.h"
#include "games/go/minds/prior.h"
#include "games/go/minds/tactics.h"

/* All stones of a playout come down here. */
static int watch_stone(struct go_board *at, go_point point,
                       enum go_colour colour);

#define go_play_lightly watch_stone
#include "games/go/minds/playout.c"
#undef go_play_lightly

enum { STONES_MAX = 4 * GO_AREA_MAX };

static struct go_shapes shapes;
static struct go_board board, start;
static struct rng dice;
static uint8_t firsts[GO_POINTS];

static struct {
    int count;
    struct { go_point point; uint8_t colour; } stone[STONES_MAX];
    int eyes_filled;
} seen;

static int watch_stone(struct go_board *at, go_point point,
                       enum go_colour colour)
{
    enum go_verdict verdict = go_judge(at, point, colour);
    int is_eye = go_is_eye(at, point, colour);
    int is_played = go_play_lightly(at, point, colour);

    assert_ptr_equal(at, &board);
    assert_int_equal(is_played, verdict == GO_LEGAL);
    if (!is_played)
        return 0;
    assert_true(seen.count < STONES_MAX);
    seen.stone[seen.count].point = point;
    seen.stone[seen.count++].colour = (uint8_t)colour;
    seen.eyes_filled += is_eye;
    return 1;
}

static struct go_playout playout_from(enum go_colour turn, go_point last)
{
    seen.count = seen.eyes_filled = 0;
    memset(firsts, 0, sizeof firsts);
    start = board;
    return (struct go_playout){
        .board = &board, .rng = &dice, .turn = (uint8_t)turn, .last = last,
        .first = firsts,
        .patterns = (const uint8_t (*)[GO_PATTERNS])shapes.playout,
    };
}

/* Stands with one liberty and took nothing. */
static int is_given_away(go_point point, enum go_colour colour)
{
    struct go_board after = board;

    go_play(&after, point, colour);
    return after.taken[colour] == board.taken[colour]
        && go_liberties(&after, point, 2) < 2;
}

static int moves_left(enum go_colour colour)
{
    int count = 0;

    for (int i = 0; i < board.free_count; i++)
        count += !go_is_eye(&board, board.free_point[i], colour)
              && go_judge(&board, board.free_point[i], colour) == GO_LEGAL
              && !is_given_away(board.free_point[i], colour);
    return count;
}

/* Black's stones less White's. */
static int stones_ahead(void)
{
    int ahead = 0;

    for (int i = 0; i < GO_POINTS; i++)
        ahead += (board.colour[i] == GO_BLACK) - (board.colour[i] == GO_WHITE);
    return ahead;
}

static void check_end(const struct go_playout *playout)
{
    int area = board.size * board.size, ahead = stones_ahead();

    if (seen.count >= 2 * area)         /* kos without end */
        return;
    if (playout->passes < 2)            /* given up, one far ahead */
        assert_true(4 * abs(ahead) > area);
    else                                /* whoever passed had nothing to gain */
        assert_int_equal(moves_left(go_other((enum go_colour)playout->turn)),
                         0);
}

static void check_firsts(void)
{
    uint8_t first[GO_POINTS] = {0};

    for (int i = 0; i < seen.count; i++)
        if (!first[seen.stone[i].point])
            first[seen.stone[i].point] = seen.stone[i].colour;
    assert_memory_equal(first, firsts, sizeof firsts);
}

/* The same stones once more, one by one, by the rules. */
static void check_replay(void)
{
    for (int i = 0; i < seen.count; i++) {
        enum go_colour colour = (enum go_colour)seen.stone[i].colour;

        if (i && seen.stone[i - 1].colour == colour)
            start.ko = 0;               /* there was a pass */
        assert_int_equal(go_judge(&start, seen.stone[i].point, colour),
                         GO_LEGAL);
        go_play(&start, seen.stone[i].point, colour);
    }
    assert_memory_equal(start.colour, board.colour, sizeof board.colour);
}

static void wander(int size, int moves)
{
    go_begin(&board, size);
    go_rig_wander(&board, &dice, moves);
}

static void run_one(int i)
{
    int size = GO_SIZE_MIN + i % (GO_SIZE_MAX - GO_SIZE_MIN + 1);
    struct go_playout playout;

    wander(size, (int)rng_below(&dice, (uint64_t)(size * size)));
    playout = playout_from(i & 1 ? GO_BLACK : GO_WHITE, 0);
    go_playout_run(&playout);
    assert_true(seen.count <= STONES_MAX);
    check_end(&playout);
    check_firsts();
    check_replay();
}

CASE(playouts_end_with_legal_moves_only)
{
    BEGIN_CASE;
    go_prior_begin(&shapes);
    rng_seed(&dice, "playouts");
    for (int i = 0; i < 1800; i++)
        run_one(i);
}

CASE(no_eye_is_filled)
{
    BEGIN_CASE;
    go_prior_begin(&shapes);
    rng_seed(&dice, "eyes");
    for (int i = 0; i < 1800; i++) {
        run_one(i);
        assert_int_equal(seen.eyes_filled, 0);
    }
}

/* A game from rows of text to its end. */
static void run_from(const char *rows, enum go_colour turn, go_point last)
{
    static struct go_game game;
    struct go_playout playout;

    go_rig_set_up(&game, rows, turn);
    board = game.now;
    playout = playout_from(turn, last);
    go_playout_run(&playout);
}

/* A group with two eyes stands whatever happens around it. */
CASE(two_eyes_live)
{
    static const char rows[] =
        ".X.XO..../XXXXO..../OOOOO..../........./........./........./"
        "........./........./.........";

    BEGIN_CASE;
    go_prior_begin(&shapes);
    rng_seed(&dice, "live");
    for (int i = 0; i < 300; i++) {
        run_from(rows, i & 1 ? GO_BLACK : GO_WHITE, go_at(2, 4));
        for (go_point at = 1; at < GO_POINTS; at++)
            if (start.colour[at] == GO_BLACK)
                assert_int_equal(board.colour[at], GO_BLACK);
        assert_int_equal(board.colour[go_at(0, 0)], GO_EMPTY);
        assert_int_equal(board.colour[go_at(0, 2)], GO_EMPTY);
    }
}

/* Black's three stones have three liberties, the white ones below them two,
 * far from White's last move: they are the ones to take. */
CASE(in_a_race_the_weakest_is_attacked)
{
    static const char rows[] =
        "........./........./..O.O..../..XXX..../..OOO..../..XXX..../"
        "........./........./.........";
    int attacks = 0;

    BEGIN_CASE;
    go_prior_begin(&shapes);
    rng_seed(&dice, "race");
    for (int i = 0; i < 1000; i++) {
        run_from(rows, GO_BLACK, go_at(2, 4));
        attacks += seen.stone[0].point == go_at(4, 1)
                || seen.stone[0].point == go_at(4, 5);
    }
    assert_true(attacks > 250);
}

CASE(the_same_dice_play_the_same_game)
{
    struct rng kept;
    struct go_playout playout;
    struct go_board end;
    int others = 0;

    BEGIN_CASE;
    go_prior_begin(&shapes);
    rng_seed(&dice, "again");
    for (int i = 0; i < 20; i++) {
        kept = dice;
        for (int again = 0; again < 2; again++) {
            dice = kept;
            go_begin(&board, 9);
            playout = playout_from(GO_BLACK, 0);
            go_playout_run(&playout);
            if (again)
                assert_memory_equal(&end, &board, sizeof board);
            others += i && !again
                   && memcmp(end.colour, board.colour, sizeof end.colour);
            end = board;
        }
    }
    assert_true(others > 15);
}

/* After two passes nothing is to be done. */
CASE(a_game_that_is_over_stays_as_it_is)
{
    struct go_playout playout;

    BEGIN_CASE;
    go_prior_begin(&shapes);
    rng_seed(&dice, "over");
    wander(9, 30);
    playout = playout_from(GO_BLACK, 0);
    playout.passes = 2;
    go_playout_run(&playout);
    assert_int_equal(seen.count, 0);
    assert_memory_equal(&start, &board, sizeof board);
}

/* Counting */

static int is_single(go_point point)
{
    for (int s = 0; s < 4; s++)
        if (board.colour[point + go_sides[s]] == GO_EMPTY)
            return 0;
    return 1;
}

static int is_all_single(void)
{
    for (int i = 0; i < board.free_count; i++)
        if (!is_single(board.free_point[i]))
            return 0;
    return 1;
}

static void check_count(void)
{
    int32_t owners[GO_POINTS] = {[0] = 77};
    uint8_t owner[GO_POINTS];
    struct go_area area;
    int count = go_playout_count(&board, owners);

    go_score_area(&board, NULL, &area, owner);
    assert_int_equal(count, area.stones[GO_BLACK] + area.empty[GO_BLACK]
                            - area.stones[GO_WHITE] - area.empty[GO_WHITE]);
    assert_int_equal(owners[0], 77);    /* off the board nothing changes */
    for (int row = 0; row < board.size; row++)
        for (int column = 0; column < board.size; column++) {
            go_point at = go_at(row, column);

            assert_int_equal(owners[at], (owner[at] == GO_BLACK)
                                         - (owner[at] == GO_WHITE));
        }
}

CASE(a_count_is_the_area_where_all_is_settled)
{
    int settled = 0;

    BEGIN_CASE;
    go_prior_begin(&shapes);
    rng_seed(&dice, "count");
    for (int i = 0; i < 600; i++) {
        run_one(i);
        if (!is_all_single())
            continue;
        settled++;
        check_count();
    }
    assert_true(settled > 100);
}

CASE(counts_add_up)
{
    int32_t owners[GO_POINTS] = {0};
    struct go_game game;

    BEGIN_CASE;
    go_rig_set_up(&game, "X.X/XXX/OO.", GO_BLACK);
    assert_int_equal(go_playout_count(&game.now, owners), 4);
    assert_int_equal(go_playout_count(&game.now, owners), 4);
    assert_int_equal(owners[go_at(0, 1)], 2);
    assert_int_equal(owners[go_at(2, 1)], -2);
}

static const struct CMUnitTest tests[] = {
    TEST("go_playout: games end, with legal moves only, and tell who was "
         "first on each point", playouts_end_with_legal_moves_only),
    TEST("go_playout: nobody fills an eye of his own", no_eye_is_filled),
    TEST("go_playout: a group with two eyes lives", two_eyes_live),
    TEST("go_playout: in a race the weakest of the other's is attacked",
         in_a_race_the_weakest_is_attacked),
    TEST("go_playout: the same dice play the same game",
         the_same_dice_play_the_same_game),
    TEST("go_playout: a game that is over stays as it is",
         a_game_that_is_over_stays_as_it_is),
    TEST("go_playout: a count is the area where all is settled",
         a_count_is_the_area_where_all_is_settled),
    TEST("go_playout: counts add up", counts_add_up),
};

CHECK_MAIN("go_playout", tests)
