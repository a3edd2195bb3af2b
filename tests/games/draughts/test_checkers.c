/* test_checkers.c - draughts against a slower witness, and by its figures. */
#include "check.h"

#include <string.h>

#include "base/bits.h"
#include "base/rng.h"
#include "games/draughts/rules/perft.h"
#include "games/draughts/rules/reach.h"
#include "games/draughts/slow_draughts.h"

enum { GAMES = 1500, PLIES = 300, POSITIONS = 60000 };

/* The same moves, whatever their order */

static int is_same_path(const struct checkers_move *move,
                        const struct slow_move *slow)
{
    int squares[CHECKERS_PATH_MAX];
    int count = checkers_path(move, squares);

    return count == slow->count
        && memcmp(squares, slow->square,
                  (size_t)count * sizeof *squares) == 0;
}

static const struct slow_move *find_slow(const struct slow_moves *moves,
                                         const struct checkers_move *move)
{
    for (int i = 0; i < moves->count; i++)
        if (is_same_path(move, &moves->move[i]))
            return &moves->move[i];
    return NULL;
}

static void compare(const struct checkers *position)
{
    static struct slow_moves slow;
    static struct checkers_moves moves;
    struct slow_draughts board = slow_of(position);

    slow_find(&board, &slow);
    checkers_find_moves(position, &moves);
    assert_int_equal(moves.count, slow.count);
    assert_int_equal(checkers_can_move(position), slow.count > 0);
    for (int i = 0; i < moves.count; i++) {
        const struct slow_move *same = find_slow(&slow, &moves.move[i]);
        struct checkers after = *position;

        assert_non_null(same);
        checkers_play(&after, &moves.move[i]);
        assert_true(slow_is(&same->after, &after));
        for (int k = 0; k < i; k++)     /* and none is there twice */
            assert_true(find_slow(&slow, &moves.move[k]) != same);
    }
}

static void play_random(enum checkers_rules rules, const char *seed)
{
    struct rng rng;

    rng_seed(&rng, seed);
    for (int game = 0; game < GAMES; game++) {
        struct checkers at;
        struct checkers_moves moves;

        checkers_begin(&at, rules);
        for (int ply = 0; ply < PLIES; ply++) {
            compare(&at);
            assert_null(checkers_check(&at));
            checkers_find_moves(&at, &moves);
            if (moves.count == 0)
                break;
            checkers_play(&at, &moves.move[rng_below(
                &rng, (uint64_t)moves.count)]);
        }
    }
}

CASE(full_games_go_alike)
{
    BEGIN_CASE;
    play_random(CHECKERS_FULL, "full");
}

CASE(simple_games_go_alike)
{
    BEGIN_CASE;
    play_random(CHECKERS_SIMPLE, "simple");
}

/* Positions that no game reaches: many kings, many jumps. */

static struct checkers any_position(struct rng *rng)
{
    struct checkers at = {.turn = (uint8_t)rng_below(rng, 2)};
    uint64_t share = 1 + rng_below(rng, 6);

    for (int square = 1; square <= CHECKERS_SQUARES; square++) {
        uint64_t one = checkers_at(square);
        int side = (int)rng_below(rng, 2);

        if (rng_below(rng, 8) > share
            || bits_count(at.pieces[side]) == CHECKERS_MEN)
            continue;
        at.pieces[side] |= one;
        if (rng_below(rng, 3) == 0 || one & checkers_far(side))
            at.kings |= one;
    }
    return at;
}

CASE(any_position_has_the_same_moves)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "positions");
    for (int i = 0; i < POSITIONS; i++) {
        struct checkers at = any_position(&rng);

        assert_null(checkers_check(&at));
        compare(&at);
    }
}

/* A king in a net of men: paths that meet again. */
CASE(a_king_may_come_back_to_where_it_began)
{
    static const int men[] = {9, 10, 17, 18};
    struct checkers at = {.turn = CHECKERS_BLACK};
    struct checkers_moves moves;
    int rounds = 0;

    BEGIN_CASE;
    at.kings = at.pieces[CHECKERS_BLACK] = checkers_at(6);
    for (int i = 0; i < 4; i++)
        at.pieces[CHECKERS_WHITE] |= checkers_at(men[i]);
    compare(&at);
    checkers_find_moves(&at, &moves);
    for (int i = 0; i < moves.count; i++)
        rounds += moves.move[i].from == moves.move[i].to
               && bits_count(moves.move[i].taken) == 4;
    assert_int_equal(rounds, 2);
    assert_int_equal(checkers_perft(&at, 1, CHECKERS_COUNT_EACH),
                     moves.count);
    assert_int_equal(checkers_perft(&at, 1, CHECKERS_COUNT_UNIQUE),
                     moves.count - 1);
}

/* Figures */

static const uint64_t full[] = {7, 49, 302, 1469, 7361, 36768, 179740,
                                845931, 3963680, 18391564};
static const uint64_t simple[] = {7, 49, 379, 2872, 23582, 189143, 1585096,
                                  13019316};

static void count(enum checkers_rules rules, enum checkers_count how,
                  const uint64_t *wanted, int depths)
{
    struct checkers start;

    checkers_begin(&start, rules);
    assert_int_equal(checkers_perft(&start, 0, how), 1);
    for (int depth = 1; depth <= depths; depth++)
        assert_int_equal(checkers_perft(&start, depth, how),
                         wanted[depth - 1]);
}

CASE(full_game_is_as_large_as_known)
{
    BEGIN_CASE;
    count(CHECKERS_FULL, CHECKERS_COUNT_EACH, full, 10);
    count(CHECKERS_FULL, CHECKERS_COUNT_BULK, full, 10);
    count(CHECKERS_FULL, CHECKERS_COUNT_UNIQUE, full, 8);
}

CASE(simple_game_is_as_large_as_known)
{
    BEGIN_CASE;
    count(CHECKERS_SIMPLE, CHECKERS_COUNT_EACH, simple, 8);
}

/* What stands on the board at random, counted three ways. */
static uint64_t count_slowly(const struct slow_draughts *at, int depth)
{
    struct slow_moves *moves;
    uint64_t total = 0;

    if (depth == 0)
        return 1;
    moves = malloc(sizeof *moves);
    assert_non_null(moves);
    slow_find(at, moves);
    for (int i = 0; i < moves->count; i++)
        total += count_slowly(&moves->move[i].after, depth - 1);
    free(moves);
    return total;
}

CASE(three_ways_of_counting_agree)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "count");
    for (int i = 0; i < 300; i++) {
        struct checkers at = any_position(&rng);
        struct slow_draughts board = slow_of(&at);
        uint64_t slow = count_slowly(&board, 3);

        assert_int_equal(checkers_perft(&at, 3, CHECKERS_COUNT_EACH), slow);
        assert_int_equal(checkers_perft(&at, 3, CHECKERS_COUNT_BULK), slow);
        assert_true(checkers_perft(&at, 3, CHECKERS_COUNT_UNIQUE) <= slow);
    }
}

/* Small things */

CASE(squares_and_places_agree)
{
    uint64_t all = 0;

    BEGIN_CASE;
    for (int square = 1; square <= CHECKERS_SQUARES; square++) {
        assert_int_equal(checkers_square(checkers_at(square)), square);
        all |= checkers_at(square);
    }
    assert_true(all == CHECKERS_BOARD);
}

CASE(a_hash_tells_positions_apart)
{
    struct checkers a, b;

    BEGIN_CASE;
    checkers_begin(&a, CHECKERS_FULL);
    b = a;
    assert_true(checkers_hash(&a) == checkers_hash(&b));
    b.turn = CHECKERS_WHITE;
    assert_true(checkers_hash(&a) != checkers_hash(&b));
    assert_false(checkers_same(&a, &b));
    b = a;
    b.kings = checkers_at(1);
    assert_true(checkers_hash(&a) != checkers_hash(&b));
    b = a;
    b.rules = CHECKERS_SIMPLE;
    assert_true(checkers_hash(&a) != checkers_hash(&b));
    a.turn = CHECKERS_WHITE;            /* nor does one make up for another */
    assert_true(checkers_hash(&a) != checkers_hash(&b));
}

CASE(what_cannot_be_is_refused)
{
    struct checkers at;

    BEGIN_CASE;
    checkers_begin(&at, CHECKERS_FULL);
    assert_null(checkers_check(&at));
    at.pieces[CHECKERS_WHITE] |= checkers_at(1);
    assert_string_equal(checkers_check(&at),
                        "two pieces stand on one square");
    checkers_begin(&at, CHECKERS_FULL);
    at.kings = checkers_at(16);
    assert_string_equal(checkers_check(&at),
                        "a piece stands off the board");
    checkers_begin(&at, CHECKERS_FULL);
    at.pieces[CHECKERS_BLACK] |= checkers_at(16);
    assert_string_equal(checkers_check(&at),
                        "a side has more than twelve pieces");
    checkers_begin(&at, CHECKERS_FULL);
    at.pieces[CHECKERS_WHITE] |= checkers_at(16);
    assert_string_equal(checkers_check(&at),
                        "a side has more than twelve pieces");
    at.pieces[CHECKERS_BLACK] = checkers_at(5);
    at.pieces[CHECKERS_WHITE] = checkers_at(2);
    assert_string_equal(checkers_check(&at),
                        "a man stands where it would have become a king");
    at.pieces[CHECKERS_BLACK] = checkers_at(30);
    at.pieces[CHECKERS_WHITE] = checkers_at(5);
    assert_string_equal(checkers_check(&at),
                        "a man stands where it would have become a king");
    at.kings = checkers_at(30);
    assert_null(checkers_check(&at));
    at.rules = CHECKERS_SIMPLE;
    assert_string_equal(checkers_check(&at),
                        "there are no kings in the simple game");
    at.kings = 0;
    assert_null(checkers_check(&at));
}

static const struct CMUnitTest tests[] = {
    TEST("checkers: random full games have the moves that a plain board "
         "finds", full_games_go_alike),
    TEST("checkers: random simple games have the moves that a plain board "
         "finds, without kings, duties and long jumps (M3-021, M3-022, "
         "M3-023)", simple_games_go_alike),
    TEST("checkers: positions with many kings have the moves that a plain "
         "board finds", any_position_has_the_same_moves),
    TEST("checkers: a king may jump in a circle, both ways round; doing the "
         "same is counted once if one wants",
         a_king_may_come_back_to_where_it_began),
    TEST("checkers: perft of the full game is as known to depth 10, each "
         "leaf made, in bulk, and to depth 8 unique",
         full_game_is_as_large_as_known),
    TEST("checkers: perft of the simple game is as known to depth 8",
         simple_game_is_as_large_as_known),
    TEST("checkers: three ways of counting agree on any position",
         three_ways_of_counting_agree),
    TEST("checkers: squares 1 to 32 are the places of a set",
         squares_and_places_agree),
    TEST("checkers: turn, kings and rules are part of a position's hash",
         a_hash_tells_positions_apart),
    TEST("checkers: a position that cannot be is refused, with the reason",
         what_cannot_be_is_refused),
};

CHECK_MAIN("checkers", tests)
