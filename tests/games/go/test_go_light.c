/* test_go_light.c - games at random, beside the board that anybody else plays
 * on: the same dice, the same moves, the same end. */
#include "check.h"

#include <string.h>

#include "games/go/rules/light.h"
#include "games/go/rules/score.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define IS_SLOW 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define IS_SLOW 1
#endif

#ifdef IS_SLOW
enum { SHARE = 20 };                    /* a sanitizer looks at each step */
#else
enum { SHARE = 1 };
#endif

enum {
    GAMES = 100000 / SHARE,             /* on nine lines */
    GAMES_SMALLER = 4000 / SHARE,       /* on each size below */
    POSITIONS = 2000,                   /* to go on from */
    LOOK_EACH = 100,                    /* games between two looks at all */
    ROLLS = 400,                        /* for each move that may come */
};

static struct go_light light;
static struct go_board board;

static go_point point_of(unsigned at)
{
    return go_at((int)at / GO_LIGHT_ROW - 1, (int)at % GO_LIGHT_ROW - 1);
}

static enum go_colour colour_in(const struct go_light_game *game,
                                unsigned at)
{
    if (game->side[0].head[at])
        return GO_BLACK;
    return game->side[1].head[at] ? GO_WHITE : GO_EMPTY;
}

static void check_same(const struct go_light_game *game)
{
    assert_int_equal(game->free_count, board.free_count);
    for (int i = 0; i < board.size * board.size; i++) {
        go_point point = go_at(i / board.size, i % board.size);
        unsigned at = go_light_at(point);

        assert_int_equal(colour_in(game, at), board.colour[point]);
        if (board.colour[point] == GO_EMPTY)
            assert_int_equal(game->free_point[game->free_place[at]], at);
    }
    assert_int_equal(game->ko, board.ko ? go_light_at(board.ko) : 0);
}

static int is_sensible(go_point point, enum go_colour colour)
{
    return !go_is_eye(&board, point, colour)
        && go_judge(&board, point, colour) == GO_LEGAL;
}

/* What has to come: a point after the other at random, none twice. */
static unsigned expect_move(const struct go_light_game *game, uint64_t dice)
{
    enum go_colour colour = game->turn ? GO_WHITE : GO_BLACK;
    uint8_t left[GO_LIGHT_AREA_MAX];
    unsigned count = game->free_count;

    memcpy(left, game->free_point, sizeof left);
    while (count) {
        unsigned place = go_light_roll(&dice, count), at = left[place];

        if (is_sensible(point_of(at), colour))
            return at;
        left[place] = left[--count];
        left[count] = (uint8_t)at;
    }
    return 0;
}

static unsigned move_both(struct go_light_game *game, uint64_t *dice)
{
    enum go_colour colour = game->turn ? GO_WHITE : GO_BLACK;
    unsigned expected = expect_move(game, *dice);
    unsigned at = go_light_move(&light, game, dice);

    if (at != expected)
        fail_msg("%u is played, not %u", at, expected);
    go_play(&board, at ? point_of(at) : GO_PASS, colour);
    return at;
}

static int margin_on_board(void)
{
    struct go_area area;

    go_score_area(&board, NULL, &area, NULL);
    return area.stones[GO_BLACK] + area.empty[GO_BLACK]
         - area.stones[GO_WHITE] - area.empty[GO_WHITE];
}

/* The whole game in one call, and move by move beside the board. */
static void play_both(struct rng *rng, int is_looked_at)
{
    struct go_board start = board;
    struct go_light_game game = light.start;
    struct rng same = *rng;
    uint64_t dice = rng_next(&same);
    struct go_light_end end = go_light_play(&light, rng);
    int moves = 0;

    for (int passes = 0; passes < 2 && moves < light.moves_max; moves++) {
        passes = move_both(&game, &dice) ? 0 : passes + 1;
        if (is_looked_at)
            check_same(&game);
    }
    assert_int_equal(end.moves, moves);
    assert_int_equal(end.margin, margin_on_board());
    board = start;
}

CASE(all_games_agree)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "light");
    go_begin(&board, 9);
    go_light_begin(&light, &board, GO_BLACK);
    for (int i = 0; i < GAMES; i++)
        play_both(&rng, i % LOOK_EACH == 0);
}

CASE(all_games_agree_on_smaller_boards)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "smaller");
    for (int size = GO_SIZE_MIN; size < GO_LIGHT_SIZE_MAX; size++) {
        go_begin(&board, size);
        go_light_begin(&light, &board, GO_WHITE);
        assert_int_equal(light.moves_max, 3 * size * size);
        for (int i = 0; i < GAMES_SMALLER; i++)
            play_both(&rng, i % LOOK_EACH == 0);
    }
}

/* Some moves from an empty board; the return is whose turn it is. */
static enum go_colour play_some(struct rng *rng, int moves)
{
    enum go_colour colour = GO_BLACK;

    for (int i = 0; i < moves; i++) {
        uint64_t which = rng_below(rng, (uint64_t)board.free_count);
        go_point point = board.free_point[which];

        if (is_sensible(point, colour))
            go_play(&board, point, colour);
        else
            go_play(&board, GO_PASS, colour);
        colour = go_other(colour);
    }
    return colour;
}

CASE(games_go_on_from_any_position)
{
    struct rng rng;
    int kos = 0;

    BEGIN_CASE;
    rng_seed(&rng, "any");
    for (int i = 0; i < POSITIONS; i++) {
        enum go_colour turn;

        go_begin(&board, 4 + i % 6);
        turn = play_some(&rng, i % 90);
        kos += board.ko != 0;
        go_light_begin(&light, &board, turn);
        play_both(&rng, 1);
    }
    assert_true(kos > 5);
}

/* Who took in a ko may fill it at once; only the other may not. */
CASE(a_ko_is_banned_for_one_side_only)
{
    BEGIN_CASE;
    go_begin(&board, 5);
    for (int i = 0; i < 3; i++) {
        go_play(&board, go_at(i, i == 1 ? 0 : 1), GO_BLACK);
        go_play(&board, go_at(i, i == 1 ? 3 : 2), GO_WHITE);
    }
    go_play(&board, go_at(1, 2), GO_BLACK);
    go_play(&board, go_at(1, 1), GO_WHITE);
    assert_int_equal(board.ko, go_at(1, 2));
    go_light_begin(&light, &board, GO_BLACK);
    assert_int_equal(light.start.ko, go_light_at(go_at(1, 2)));
    go_light_begin(&light, &board, GO_WHITE);
    assert_int_equal(light.start.ko, 0);
}

/* Each move that is sensible comes equally often; all others never. The sum
 * of squared deviations, over what is expected, has a mean of one less than
 * the moves and a variance of twice that. */
static void check_uniform(enum go_colour turn, uint64_t dice)
{
    unsigned came[GO_LIGHT_POINTS] = {0};
    int sensible = 0;
    double squares = 0, bound;

    go_light_begin(&light, &board, turn);
    for (int i = 0; i < board.free_count; i++)
        sensible += is_sensible(board.free_point[i], turn);
    for (int i = 0; i < ROLLS * sensible; i++) {
        struct go_light_game game = light.start;

        came[go_light_move(&light, &game, &dice)]++;
    }
    for (int i = 0; i < board.free_count; i++) {
        int times = (int)came[go_light_at(board.free_point[i])];

        if (is_sensible(board.free_point[i], turn))
            squares += (double)(times - ROLLS) * (times - ROLLS) / ROLLS;
        else
            assert_int_equal(times, 0);
    }
    bound = sensible - 1;
    assert_true((squares - bound) * (squares - bound) <= 16 * 2 * bound);
}

CASE(every_sensible_move_is_equally_likely)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "uniform");
    for (int i = 0; i < 24; i++) {
        enum go_colour turn;

        go_begin(&board, 9);
        turn = play_some(&rng, i * 6);
        check_uniform(turn, rng_next(&rng));
    }
}

CASE(games_from_the_same_dice_are_the_same)
{
    struct rng one, two;
    int margins[3] = {0};

    BEGIN_CASE;
    rng_seed(&one, "same");
    two = one;
    go_begin(&board, 9);
    go_light_begin(&light, &board, GO_BLACK);
    for (int i = 0; i < 1000; i++) {
        struct go_light_end a = go_light_play(&light, &one);
        struct go_light_end b = go_light_play(&light, &two);

        assert_int_equal(a.margin, b.margin);
        assert_int_equal(a.moves, b.moves);
        margins[(a.margin > 0) - (a.margin < 0) + 1]++;
    }
    assert_true(margins[0] > 300 && margins[2] > 300);
}

static const struct CMUnitTest tests[] = {
    TEST("light games have the moves and the end that the board has",
         all_games_agree),
    TEST("so they have on boards of two to eight lines",
         all_games_agree_on_smaller_boards),
    TEST("light games go on from any position", games_go_on_from_any_position),
    TEST("a ko is banned for one side only",
         a_ko_is_banned_for_one_side_only),
    TEST("every sensible move of a light game is equally likely",
         every_sensible_move_is_equally_likely),
    TEST("the same dice give the same games, won by either side",
         games_from_the_same_dice_are_the_same),
};

CHECK_MAIN("go_light", tests)
