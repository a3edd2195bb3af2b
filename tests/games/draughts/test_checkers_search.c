/* test_checkers_search.c - the search against plain proofs. */
#include "check.h"

#include <string.h>

#include "base/bits.h"
#include "base/rng.h"
#include "games/draughts/minds/minds.h"
#include "games/draughts/minds/search.h"
#include "games/draughts/rules/reach.h"
#include "games/thoughts.h"

enum { TABLE_BYTES = 1 << 20, POSITIONS = 250, NODES = 200000 };

static char *room;
static struct checkers_table *table;
static struct checkers_search *search;
static struct checkers_thought thought;

static void begin_search(void)
{
    size_t size = checkers_table_size(TABLE_BYTES);

    if (!room)
        room = malloc(size + CHECKERS_SEARCH_SIZE);
    assert_non_null(room);
    table = checkers_table_make(room, size);
    search = checkers_search_make(room + size, table, 0);
}

static void think(const struct checkers_game *game, int depth,
                  uint64_t nodes)
{
    struct checkers_limits limits = {.depth = depth, .nodes = nodes};

    checkers_search_think(search, game, &limits, &thought, NULL);
}

/* Few pieces at random: endings, in which wins are near. */
static struct checkers_game any_ending(struct rng *rng,
                                       enum checkers_rules rules)
{
    struct checkers at = {.turn = (uint8_t)rng_below(rng, 2),
                          .rules = (uint8_t)rules};
    struct checkers_game game;
    int pieces = 2 + (int)rng_below(rng, 5);

    for (int i = 0; i < pieces; i++) {
        uint64_t one = checkers_at(1 + (int)rng_below(rng, 32));
        int side = i < 2 ? i : (int)rng_below(rng, 2);

        if ((at.pieces[0] | at.pieces[1]) & one)
            continue;
        at.pieces[side] |= one;
        if (rules == CHECKERS_FULL
            && (one & checkers_far(side) || rng_below(rng, 2)))
            at.kings |= one;
    }
    checkers_game_begin(&game, &at);
    return game;
}

/* Whether the side on turn wins within so many plies, whatever the other
 * does: no table, no window, no order. */
static int wins_within(const struct checkers *at, int plies);

static int loses_within(const struct checkers *at, int plies)
{
    struct checkers_moves moves;

    checkers_find_moves(at, &moves);
    if (moves.count > 0 && plies == 0)
        return 0;
    for (int i = 0; i < moves.count; i++) {
        struct checkers next = *at;

        checkers_play(&next, &moves.move[i]);
        if (!wins_within(&next, plies - 1))
            return 0;
    }
    return 1;
}

static int wins_within(const struct checkers *at, int plies)
{
    struct checkers_moves moves;

    if (plies <= 0)
        return 0;
    checkers_find_moves(at, &moves);
    for (int i = 0; i < moves.count; i++) {
        struct checkers next = *at;

        checkers_play(&next, &moves.move[i]);
        if (loses_within(&next, plies - 1))
            return 1;
    }
    return 0;
}

static int plies_to_win(int score)
{
    return CHECKERS_WIN - (score < 0 ? -score : score);
}

/* Wins that are there are found, and those that are found are there. */
static void check_wins(enum checkers_rules rules, int least)
{
    struct rng rng;
    int wins = 0;

    rng_seed(&rng, "wins");
    for (int i = 0; i < POSITIONS; i++) {
        struct checkers_game game = any_ending(&rng, rules);

        if (checkers_game_result(&game) != CHECKERS_GOES_ON)
            continue;
        begin_search();
        think(&game, 14, 0);
        if (wins_within(&game.now, 5))
            assert_true(thought.score >= CHECKERS_WIN - 5);
        if (thought.score >= CHECKERS_WIN - 7) {
            assert_true(wins_within(&game.now, plies_to_win(thought.score)));
            wins++;
        }
        if (thought.score <= 7 - CHECKERS_WIN)
            assert_true(loses_within(&game.now,
                                     plies_to_win(thought.score)));
    }
    assert_true(wins >= least);
}

CASE(wins_are_true_in_the_full_game)
{
    BEGIN_CASE;
    check_wins(CHECKERS_FULL, 20);
}

CASE(wins_are_true_in_the_simple_game)
{
    BEGIN_CASE;
    check_wins(CHECKERS_SIMPLE, 40);
}

/* A game against itself: every line is legal, scores keep their sign of a
 * win, and the end is the one foretold. */
CASE(lines_are_games)
{
    struct checkers start;
    struct checkers_game game;

    BEGIN_CASE;
    for (int rules = 0; rules < 2; rules++) {
        checkers_begin(&start, (enum checkers_rules)rules);
        checkers_game_begin(&game, &start);
        begin_search();
        for (int ply = 0; ply < 200; ply++) {
            if (checkers_game_result(&game) != CHECKERS_GOES_ON)
                break;
            think(&game, 0, 3000);
            thoughts_check_line(&thought, &game);
            checkers_game_play(&game, &thought.best);
        }
    }
}

CASE(the_same_nodes_give_the_same_thought)
{
    struct checkers start;
    struct checkers_game game;
    struct checkers_thought first;

    BEGIN_CASE;
    checkers_begin(&start, CHECKERS_FULL);
    checkers_game_begin(&game, &start);
    begin_search();
    think(&game, 0, NODES);
    first = thought;
    assert_int_equal(first.nodes, NODES);
    assert_true(first.depth >= 9);
    begin_search();
    think(&game, 0, NODES);
    assert_true(thoughts_are_same(&first, &thought));
}

static int asked;

static int stop_at_once(void *context)
{
    asked++;
    return *(int *)context;
}

CASE(it_stops_when_it_is_told)
{
    struct checkers start;
    struct checkers_game game;
    int stop = 1;
    struct checkers_limits limits = {.should_stop = stop_at_once,
                                     .context = &stop};

    BEGIN_CASE;
    checkers_begin(&start, CHECKERS_FULL);
    checkers_game_begin(&game, &start);
    begin_search();
    checkers_search_think(search, &game, &limits, &thought, NULL);
    assert_int_equal(asked, 1);
    assert_true(thought.nodes <= 2048);
    thoughts_check_line(&thought, &game);
    stop = 0;
    limits.depth = 7;
    checkers_search_think(search, &game, &limits, &thought, NULL);
    assert_int_equal(thought.depth, 7);
}

/* Nothing was taken for 79 plies, and nothing can be now. */
CASE(the_forty_moves_are_known)
{
    struct checkers at = {.turn = CHECKERS_BLACK};
    struct checkers_game game;

    BEGIN_CASE;
    at.pieces[CHECKERS_BLACK] = checkers_at(1) | checkers_at(2)
                              | checkers_at(3);
    at.pieces[CHECKERS_WHITE] = checkers_at(32);
    at.kings = at.pieces[CHECKERS_BLACK] | at.pieces[CHECKERS_WHITE];
    checkers_game_begin(&game, &at);
    begin_search();
    think(&game, 6, 0);
    assert_true(thought.score > 100);
    for (int i = 0; i < CHECKERS_QUIET_PLIES - 1; i++)
        game.past[i] = at;
    for (int i = 0; i < CHECKERS_QUIET_PLIES - 1; i++)
        game.past[i].turn = CHECKERS_WHITE;
    game.quiet = CHECKERS_QUIET_PLIES - 1;
    begin_search();
    think(&game, 6, 0);
    assert_int_equal(thought.score, 0);
}

/* Black is far behind, but every move it has repeats. */
CASE(a_repetition_is_worth_nothing)
{
    struct checkers at = {.turn = CHECKERS_BLACK};
    struct checkers_game game;
    struct checkers_moves moves;

    BEGIN_CASE;
    at.pieces[CHECKERS_BLACK] = checkers_at(4);
    at.pieces[CHECKERS_WHITE] = checkers_at(24) | checkers_at(31)
                              | checkers_at(32);
    at.kings = at.pieces[CHECKERS_BLACK] | at.pieces[CHECKERS_WHITE];
    checkers_find_moves(&at, &moves);
    assert_int_equal(moves.count, 1);
    checkers_game_begin(&game, &at);
    begin_search();
    think(&game, 3, 0);
    assert_true(thought.score < -20);
    game.past[0] = at;
    checkers_play(&game.past[0], &moves.move[0]);
    game.past[1] = at;
    game.quiet = 2;
    begin_search();
    game.past[1].pieces[CHECKERS_WHITE] ^= checkers_at(24)
                                         | checkers_at(20);
    game.quiet = 1;
    think(&game, 3, 0);
    assert_int_equal(thought.score, 0);
}

/* One side plays by search, the other by another mind. */

static char scratch[64];
static _Alignas(16) char minds_own[2][MIND_SIZE_MAX];

static struct checkers_move answer(const struct mind_type *mind, int i,
                                   const struct checkers_game *game)
{
    struct checkers_move move;

    assert_true(mind->scratch_size <= sizeof scratch);
    while (mind->think(minds_own[i], game, scratch, 1000, &move)
           != MIND_MOVES)
        continue;
    return move;
}

static int score_against(const struct mind_type *mind, int games,
                         uint64_t nodes, int *losses)
{
    int wins = 0;

    *losses = 0;
    for (int i = 0; i < games; i++) {
        struct checkers start;
        struct checkers_game game;
        char seed[] = {(char)('a' + i % 26), (char)('a' + i / 26), 0};
        enum checkers_result result;

        checkers_begin(&start, CHECKERS_FULL);
        checkers_game_begin(&game, &start);
        mind->reset(minds_own[0], seed);
        begin_search();
        while ((result = checkers_game_result(&game)) == CHECKERS_GOES_ON) {
            think(&game, 0, nodes);
            if (game.now.turn != i % 2)
                thought.best = answer(mind, 0, &game);
            checkers_game_play(&game, &thought.best);
        }
        wins += result == (i % 2 ? CHECKERS_WHITE_WINS
                                 : CHECKERS_BLACK_WINS);
        *losses += result == (i % 2 ? CHECKERS_BLACK_WINS
                                    : CHECKERS_WHITE_WINS);
    }
    return wins;
}

CASE(it_beats_the_others)
{
    int losses;

    BEGIN_CASE;
    assert_true(score_against(&checkers_random, 20, 1000, &losses) >= 18);
    assert_int_equal(losses, 0);
    assert_true(score_against(&checkers_greedy, 20, 3000, &losses) >= 18);
    assert_int_equal(losses, 0);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers_search: wins in the full game are found, and are there",
         wins_are_true_in_the_full_game),
    TEST("checkers_search: wins in the simple game are found, and are "
         "there", wins_are_true_in_the_simple_game),
    TEST("checkers_search: its lines are games by the rules",
         lines_are_games),
    TEST("checkers_search: the same nodes give the same thought",
         the_same_nodes_give_the_same_thought),
    TEST("checkers_search: it stops when it is told",
         it_stops_when_it_is_told),
    TEST("checkers_search: the forty quiet moves are part of what it sees",
         the_forty_moves_are_known),
    TEST("checkers_search: what was there before is worth a draw",
         a_repetition_is_worth_nothing),
    TEST("checkers_search: with few nodes it beats random and greedy, and "
         "loses to neither", it_beats_the_others),
};

CHECK_MAIN("checkers_search", tests)
