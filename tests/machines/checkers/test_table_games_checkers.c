/* test_table_games_checkers.c - whole games of draughts by touches, compared
 * move by move with the rules and with the chip; and touches at random, which
 * may do nothing that was not ordered. */
#include "bench/rig.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "bench/draughts.h"
#include "bench/sitting.h"
#include "table_rig.h"

enum {
    TOUCH_NEW = 1, TOUCH_SQUARE = 16, TOUCHES = TOUCH_SQUARE + 64,
    MOVE_SECONDS = 30,                  /* twelve jumps and more */
};

static struct checkers_game truth;      /* what the rules say */
static int plies;
static char listed[1000][40];           /* as the list should have them */

static const char *const rules[] = {"simple", "full"};

/* Squares and touches: 8 * row + column. */

static int touch_of(int square)
{
    int row = (square - 1) / 4;

    return TOUCH_SQUARE + 8 * row + 2 * (3 - (square - 1) % 4) + row % 2;
}

static void begin_truth(const struct play *play)
{
    struct checkers start = draughts_position(play->session);

    checkers_begin(&start, (enum checkers_rules)start.rules);
    checkers_game_begin(&truth, &start);
    plies = 0;
}

static void play_truth(const struct checkers_move *move)
{
    int path[CHECKERS_PATH_MAX], count = checkers_path(move, path);
    char *at = listed[plies++];

    assert_in_range(plies, 1, 999);
    at += sprintf(at, "%d", path[0]);
    for (int i = 1; i < count; i++)
        at += sprintf(at, "%c%d", move->taken ? 'x' : '-', path[i]);
    checkers_game_play(&truth, move);
}

/* The move that has led to what the chip has in its memory. */
static const struct checkers_move *find_move_made(const struct play *play)
{
    static struct checkers_moves moves;
    struct checkers now = draughts_position(play->session);

    checkers_find_moves(&truth.now, &moves);
    for (int i = 0; i < moves.count; i++) {
        struct checkers next = truth.now;

        checkers_play(&next, &moves.move[i]);
        if (checkers_same(&next, &now))
            return &moves.move[i];
    }
    return NULL;
}

static int is_turn_of_truth(const struct play *play)
{
    return draughts_chip(play->session)->slave.turn == truth.now.turn;
}

/* Until the turn changes, in bounded time. */
static void wait_for_turn(struct play *play)
{
    for (int i = 0; is_turn_of_truth(play); i++) {
        assert_in_range(i, 0, 50 * MOVE_SECONDS);
        play_run(play, TABLE_RIG_HZ / 50);
    }
    play_run(play, TABLE_RIG_HZ / 4);
    assert_string_equal(play->trouble, "");
}

/* Whether its end tells a jump from all others of the same man. */
static int is_end_enough(const struct checkers_moves *moves,
                         const struct checkers_move *wanted)
{
    int path[CHECKERS_PATH_MAX];

    if (wanted->from == wanted->to)
        return 0;
    for (int i = 0; i < moves->count; i++) {
        const struct checkers_move *move = &moves->move[i];

        (void)checkers_path(move, path);
        if (move->from == wanted->from
            && ((move->to == wanted->to && !checkers_same_move(move, wanted))
                || checkers_at(path[1]) == wanted->to))
            return 0;
    }
    return 1;
}

static void touch_square(struct play *play, int square)
{
    const char *error = play_table_touch(play, touch_of(square), 0);

    if (error)
        fail_msg("square %d: %s", square, error);
}

/* The marks are those of the rules, with a man chosen. */
static void check_targets(struct play *play, const struct checkers_moves *moves,
                          uint64_t from)
{
    static struct table table;
    uint64_t marked = 0, next = 0, ends = 0;

    play_table_lay(play, &table);
    for (int square = 1; square <= CHECKERS_SQUARES; square++)
        for (int i = 0; i < table.count; i++)
            if (table.item[i].touch == touch_of(square)
                && table.item[i].marks & TABLE_IS_TARGET)
                marked |= checkers_at(square);
    for (int i = 0; i < moves->count; i++) {
        int path[CHECKERS_PATH_MAX];

        if (moves->move[i].from != from)
            continue;
        (void)checkers_path(&moves->move[i], path);
        next |= checkers_at(path[1]);
        if (is_end_enough(moves, &moves->move[i]))
            ends |= moves->move[i].to;
    }
    assert_int_equal(marked, next | ends);
}

static void touch_random_move(struct play *play, struct rng *rng)
{
    static struct checkers_moves moves;
    struct checkers_move move;
    int path[CHECKERS_PATH_MAX], count;

    checkers_find_moves(&truth.now, &moves);
    move = moves.move[rng_below(rng, (uint64_t)moves.count)];
    count = checkers_path(&move, path);
    touch_square(play, path[0]);
    check_targets(play, &moves, move.from);
    if (count > 2 && is_end_enough(&moves, &move) && rng_below(rng, 2)) {
        touch_square(play, path[count - 1]);
    } else {
        for (int i = 1; i < count; i++)
            touch_square(play, path[i]);
    }
    wait_for_turn(play);
    play_truth(&move);
}

static void check_position(const struct play *play)
{
    struct checkers now = draughts_position(play->session);

    assert_true(checkers_same(&truth.now, &now));
}

static void check_list(const struct play *play)
{
    uint64_t before = 0;

    assert_int_equal(play_table_moves(play), plies < 300 ? plies : 300);
    for (int i = 0; i < play_table_moves(play); i++) {
        struct table_move move;

        play_table_move(play, i, &move);
        assert_string_equal(move.words, listed[i]);
        assert_int_equal(move.seat, i % 2 ? 'b' : 'A');
        assert_true(move.tick > before
                    && move.tick <= session_tick(play->session));
        before = move.tick;
    }
}

/* Who won and why, told to the person alone, or to both. */
static void check_told_end(struct play *play, int is_shared)
{
    static const char *const winners[] = {
        [CHECKERS_BLACK_WINS] = "A", [CHECKERS_WHITE_WINS] = "b",
        [CHECKERS_DRAW_REPEATED] = "", [CHECKERS_DRAW_QUIET] = "",
    };
    enum checkers_result result = checkers_game_result(&truth);
    int is_own = winners[result][0] == (play_table_seat(play) ? 'b' : 'A');
    struct table_end end;

    assert_true(play_table_end(play, &end));
    assert_int_equal(end.winner, winners[result][0]);
    if (!winners[result][0])
        rig_says(end.words, "A draw: ");
    else if (is_shared)
        rig_says(end.words, is_own ? "Red wins: Black has no m"
                                   : "Black wins: Red has no m");
    else
        rig_says(end.words, is_own ? "You win: " : "You lose: you have no m");
}

/* Men, and kings twice, as the seat sees it. */
static void check_lead(struct play *play, int is_shared)
{
    struct table_move move = {0};
    int lead = 0;

    for (int side = 0; side < 2; side++)
        lead += (side ? -1 : 1)
              * (bits_count(truth.now.pieces[side])
                 + bits_count(truth.now.pieces[side] & truth.now.kings));
    assert_string_equal(play_table_graph(play), "Your advantage");
    if (play_table_moves(play) != plies)        /* a longer game than listed */
        return;
    play_table_move(play, plies - 1, &move);
    assert_true(move.has_value);
    assert_int_equal(move.value,
                     !is_shared && play_table_seat(play) ? -lead : lead);
}

static void check_end(struct play *play, int is_shared)
{
    static const char *const said[] = {
        [CHECKERS_BLACK_WINS] = "Red wins: Black has no m",
        [CHECKERS_WHITE_WINS] = "Black wins: Red has no m",
        [CHECKERS_DRAW_REPEATED] = "A draw: the same position came up for",
        [CHECKERS_DRAW_QUIET] = "A draw: forty moves each",
    };

    at_table_hear(play, said[checkers_game_result(&truth)]);
    check_told_end(play, is_shared);
    check_lead(play, is_shared);
    rig_says(play_table_touch(play, TOUCH_SQUARE, 0), "the game is over");
    assert_int_equal(at_table_presses(play, "CLEAR"), 0);
    assert_int_equal(at_table_presses(play, "RESET"), 0);
    check_list(play);
    at_table_is_calm(play, 5);
    assert_null(table_rig_touch(play, "New game"));
    play_run(play, TABLE_RIG_HZ / 2);   /* before a mind opens it */
    assert_int_equal(at_table_presses(play, "RESET"), 1);
    begin_truth(play);
    assert_int_equal(play_table_moves(play), 0);
}

static enum checkers_result play_game(const char *id, const char *a,
                                      const char *b, struct rng *rng)
{
    struct play *play = sitting_begin(id, a, b);
    static struct draughts seen;
    enum checkers_result result;

    sitting_run(play, 1);
    begin_truth(play);
    while (checkers_game_result(&truth) == CHECKERS_GOES_ON) {
        if (truth.now.turn == CHECKERS_BLACK ? !a : !b) {
            touch_random_move(play, rng);
        } else {
            wait_for_turn(play);
            assert_non_null(find_move_made(play));
            play_truth(find_move_made(play));
        }
        check_position(play);
    }
    draughts_read(&seen, play->session);
    assert_int_equal(seen.errors, 0);
    assert_int_equal(seen.moves, plies);
    result = checkers_game_result(&truth);
    check_end(play, !a && !b);
    sitting_end(play);
    return result;
}

CASE(whole_games_are_played_by_touch)
{
    static const char *const minds[] = {"random", "greedy", NULL};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "whole games by touch");
    for (int r = 0; r < 2; r++)
        for (int m = 0; m < 3; m++)
            for (int seed = 0; seed < 3; seed++) {
                char id[60];

                sprintf(id, "checkers#%d rules=%s", seed, rules[r]);
                (void)play_game(id, NULL, minds[m], &rng);
                (void)play_game(id, minds[m], NULL, &rng);
            }
}

/* A jump of several squares, and another move that begins otherwise. */
static int find_rivals(struct checkers_move *jump, struct checkers_move *other)
{
    static struct checkers_moves moves;
    int one[CHECKERS_PATH_MAX], two[CHECKERS_PATH_MAX];

    checkers_find_moves(&truth.now, &moves);
    for (int i = 0; i < moves.count; i++)
        for (int j = 0; j < moves.count; j++) {
            *jump = moves.move[i];
            *other = moves.move[j];
            if (checkers_path(jump, one) > 2
                && checkers_path(other, two) == 2
                && (one[0] != two[0] || one[1] != two[1]))
                return 1;
        }
    return 0;
}

/* While a move is ordered, the person makes half of another jump by hand, with
 * the button still down: the order cannot be carried out any more. */
static void order_beside_jump(struct play *play,
                              const struct checkers_move *jump,
                              const struct checkers_move *other)
{
    int path[CHECKERS_PATH_MAX], presses;
    char names[2 * CHECKERS_PATH_MAX + 1] = "", words[EVENT_WORDS_MAX];

    (void)checkers_path(jump, path);
    for (int i = 0; i < 2; i++) {
        int cell = touch_of(path[i]) - TOUCH_SQUARE;

        sprintf(names + 2 * i, "%c%c", 'a' + cell % 8, '1' + cell / 8);
    }
    draughts_enter(play, (char[]){names[0], names[1], 0});
    sprintf(words, "set COL %d", names[2] - 'a');
    sitting_do(play, words);
    sprintf(words, "set ROW %d", names[3] - '1');
    sitting_do(play, words);
    sitting_do(play, "press ENTER");
    (void)checkers_path(other, path);
    for (int i = 0; i < 2; i++)
        if (path[0] != checkers_square(jump->from) || i == 1)
            touch_square(play, path[i]);
    presses = at_table_presses(play, "ENTER");
    play_run(play, 240);
    (void)play_do(play, "release ENTER");
    sitting_run(play, 5);
    assert_int_equal(at_table_presses(play, "ENTER"), presses);
    assert_int_equal(at_table_presses(play, "CLEAR"), 0);
    assert_non_null(strstr(at_table_now(play), "the jump goes on"));
}

CASE(an_order_is_dropped_rather_than_replaced)
{
    struct checkers_move jump, other;
    struct rng rng;
    int found = 0;

    BEGIN_CASE;
    rng_seed(&rng, "orders that cannot be");
    for (int game = 0; found < 3; game++) {
        struct play *play = sitting_begin("checkers#o rules=full", NULL, NULL);

        assert_in_range(game, 0, 100);
        sitting_run(play, 1);
        begin_truth(play);
        while (checkers_game_result(&truth) == CHECKERS_GOES_ON) {
            if (find_rivals(&jump, &other)) {
                order_beside_jump(play, &jump, &other);
                found++;
                break;
            }
            touch_random_move(play, &rng);
        }
        sitting_end(play);
    }
}

/* Touches of anything, at any time. Each move that is made ends at the square
 * that was taken last and begins at one that was taken before; each RESET was
 * asked for twice, and nobody presses CLEAR, as nothing is begun on the board
 * itself. */
struct touched {
    uint64_t squares;                   /* taken in this turn */
    int last;
    int resets, asked;
};

static void touch_anything(struct play *play, struct rng *rng,
                           struct touched *touched)
{
    int touch = rng_below(rng, 40) ? TOUCH_SQUARE + (int)rng_below(rng, 64)
                                   : (int)rng_below(rng, TOUCHES + 5);
    const char *error = play_table_touch(play, touch, 0);

    assert_true(!error || (strlen(error) > 10 && strlen(error) < 120));
    if (touch == TOUCH_NEW && !error) {
        touched->asked++;
        return;
    }
    for (int square = 1; !error && square <= CHECKERS_SQUARES; square++)
        if (touch == touch_of(square)) {
            touched->squares |= checkers_at(square);
            touched->last = square;
        }
}

/* A move or a reset since the last look is accounted for. */
static void account_for(struct play *play, struct touched *touched)
{
    struct checkers now = draughts_position(play->session);
    const struct checkers_move *move;
    int resets = at_table_presses(play, "RESET");

    if (resets != touched->resets) {
        assert_int_equal(resets, touched->resets + 1);
        assert_true(touched->asked >= 2 || (touched->asked == 1
                    && checkers_game_result(&truth) != CHECKERS_GOES_ON));
        memset(touched, 0, sizeof *touched);
        touched->resets = resets;
        sitting_run(play, 1);
        begin_truth(play);
    } else if (now.turn != truth.now.turn) {
        move = find_move_made(play);
        assert_non_null(move);
        assert_true(touched->squares & move->from);
        assert_int_equal(checkers_at(touched->last), move->to);
        play_truth(move);
        touched->squares = 0;
    }
}

static int play_fuzz(const char *id, int touches, struct rng *rng)
{
    struct play *play = sitting_begin(id, NULL, NULL);
    struct touched touched = {0};
    int moves = 0;

    sitting_run(play, 1);
    begin_truth(play);
    for (int i = 0; i < touches; i++) {
        int before = plies;

        touch_anything(play, rng, &touched);
        if (rng_below(rng, 4) == 0)
            play_run(play, TABLE_RIG_HZ / 50 * (1 + rng_below(rng, 20)));
        if (play_table_moves(play) != plies)    /* the chip needs a moment */
            play_run(play, TABLE_RIG_HZ / 100);
        account_for(play, &touched);
        moves += plies != before;
    }
    sitting_run(play, MOVE_SECONDS);
    account_for(play, &touched);
    at_table_is_calm(play, 5);
    assert_int_equal(at_table_presses(play, "CLEAR"), 0);
    sitting_end(play);
    return moves;
}

CASE(touches_at_random_do_nothing_that_was_not_ordered)
{
    struct rng rng;
    int moves = 0;

    BEGIN_CASE;
    rng_seed(&rng, "touches at random");
    for (int i = 0; i < 6; i++) {
        char id[60];

        sprintf(id, "checkers#f%d rules=%s", i, rules[i % 2]);
        moves += play_fuzz(id, 5000, &rng);
    }
    assert_true(moves > 100);
}

/* The same with hands on the board at the same time. */
static void meddle(struct play *play, struct rng *rng)
{
    static const char *const acts[] = {
        "press ENTER", "release ENTER", "press ENTER", "release ENTER",
        "press CLEAR", "release CLEAR", "press RESET", "release RESET",
        "set DARK 1", "set DARK 0", "power",
    };
    char words[EVENT_WORDS_MAX];
    uint64_t which = rng_below(rng, 30);

    if (which < 10)
        sprintf(words, "set ROW %u", (unsigned)rng_below(rng, 8));
    else if (which < 20)
        sprintf(words, "set COL %u", (unsigned)rng_below(rng, 8));
    else
        sprintf(words, "%s", acts[rng_below(rng, rng_below(rng, 9) ? 6 : 11)]);
    (void)play_do(play, words);
}

static void hands_off(struct play *play)
{
    (void)play_do(play, "release ENTER");
    (void)play_do(play, "release CLEAR");
    (void)play_do(play, "release RESET");
    (void)play_do(play, "set DARK 0");
    sitting_run(play, MOVE_SECONDS);
}

/* With hands off the board everything comes to rest; then a move that is
 * touched is made, whatever was before. */
static void check_rest(struct play *play, struct rng *rng)
{
    struct checkers before;

    hands_off(play);
    at_table_is_calm(play, 5);
    if (strncmp(at_table_now(play), "Your turn", 9) != 0)
        return;
    before = draughts_position(play->session);
    for (int i = 0; i < 3000; i++) {
        struct checkers now;

        (void)play_table_touch(play, TOUCH_SQUARE + (int)rng_below(rng, 64),
                               0);
        if (strstr(at_table_now(play), "is being entered")
            || rng_below(rng, 10) == 0)
            sitting_run(play, 5);
        now = draughts_position(play->session);
        if (!checkers_same(&now, &before))
            return;
    }
    fail_msg("no touch leads to a move, but '%s'", at_table_now(play));
}

CASE(hands_on_the_board_do_not_lock_the_table)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "hands on the board");
    for (int game = 0; game < 6; game++) {
        char id[60];
        struct play *play;

        sprintf(id, "checkers#c%d rules=%s", game, rules[game % 2]);
        play = sitting_begin(id, NULL, game % 3 ? NULL : "random");
        for (int i = 0; i < 1200; i++) {
            if (rng_below(&rng, 2))
                meddle(play, &rng);
            (void)play_table_touch(play, (int)rng_below(&rng, TOUCHES), 0);
            play_run(play, rng_below(&rng, TABLE_RIG_HZ / 4));
            assert_string_equal(play->trouble, "");
            if (i % 100 == 99)
                check_rest(play, &rng);
        }
        sitting_end(play);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("table of checkers: whole games are played by touch",
         whole_games_are_played_by_touch),
    TEST("table of checkers: an order is dropped rather than replaced by "
         "another jump", an_order_is_dropped_rather_than_replaced),
    TEST("table of checkers: touches at random do nothing that was not "
         "ordered", touches_at_random_do_nothing_that_was_not_ordered),
    TEST("table of checkers: hands on the board do not lock the table",
         hands_on_the_board_do_not_lock_the_table),
};

CHECK_MAIN("table games checkers", tests)
