/* test_checkers_edges.c - the search where games and limits end. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "games/draughts/minds/order.h"
#include "games/draughts/minds/table.h"
#include "games/draughts/rules/reach.h"
#include "games/thoughts.h"

enum { TABLE_BYTES = 1 << 18 };

static char *room;
static struct checkers_table *table;
static struct checkers_search *search;
static struct checkers_thought thought;

static void begin_search_in(size_t bytes, int number)
{
    size_t size = checkers_table_size(bytes);

    free(room);
    room = malloc(size + CHECKERS_SEARCH_SIZE);
    assert_non_null(room);
    table = checkers_table_make(room, size);
    search = checkers_search_make(room + size, table, number);
}

static void begin_search(void)
{
    begin_search_in(TABLE_BYTES, 0);
}

static void think(const struct checkers_game *game, int depth,
                  uint64_t nodes)
{
    struct checkers_limits limits = {.depth = depth, .nodes = nodes};

    checkers_search_think(search, game, &limits, &thought, NULL);
}

static uint64_t sq(int square)
{
    return checkers_at(square);
}

static struct checkers_game set_up(uint64_t black, uint64_t white,
                                   uint64_t kings, int turn)
{
    struct checkers at = {.pieces = {black, white}, .kings = kings,
                          .turn = (uint8_t)turn};
    struct checkers_game game;

    assert_null(checkers_check(&at));
    checkers_game_begin(&game, &at);
    return game;
}

/* So many quiet plies behind it, and nothing of them comes again. */
static void age(struct checkers_game *game, int quiet)
{
    struct checkers nowhere = {.rules = game->now.rules};

    game->quiet = quiet;
    for (int i = 0; i < quiet; i++)
        game->past[i] = nowhere;
}

/* What is true, by trying everything. The one who can move no more has lost,
 * even if that is the eightieth ply: see checkers_game_result. */

static int wins_within(const struct checkers_game *game, int plies);

static int loses_within(const struct checkers_game *game, int plies)
{
    struct checkers_moves moves;

    checkers_find_moves(&game->now, &moves);
    if (moves.count > 0
        && (plies == 0 || game->quiet >= CHECKERS_QUIET_PLIES))
        return 0;
    for (int i = 0; i < moves.count; i++) {
        struct checkers_game next = *game;

        checkers_game_play(&next, &moves.move[i]);
        if (!wins_within(&next, plies - 1))
            return 0;
    }
    return 1;
}

static int wins_within(const struct checkers_game *game, int plies)
{
    struct checkers_moves moves;

    if (plies <= 0 || game->quiet >= CHECKERS_QUIET_PLIES)
        return 0;
    checkers_find_moves(&game->now, &moves);
    for (int i = 0; i < moves.count; i++) {
        struct checkers_game next = *game;

        checkers_game_play(&next, &moves.move[i]);
        if (loses_within(&next, plies - 1))
            return 1;
    }
    return 0;
}

/* 12 has nowhere to go but over 8: Black's king shuts it in by 7-3. */
CASE(a_win_on_the_last_quiet_ply_is_one)
{
    struct checkers_game game = set_up(sq(7) | sq(8), sq(12), sq(7),
                                       CHECKERS_BLACK);

    BEGIN_CASE;
    age(&game, CHECKERS_QUIET_PLIES - 1);
    assert_true(wins_within(&game, 1));
    begin_search();
    think(&game, 4, 0);
    assert_int_equal(thought.score, CHECKERS_WIN - 1);
    checkers_game_play(&game, &thought.best);
    assert_int_equal(checkers_game_result(&game), CHECKERS_BLACK_WINS);
}

/* 21x30x23 and then straight to 32, or round by 16, 7 and 14 first: the way
 * round takes all there is. */
CASE(it_plays_the_jump_that_it_thought_of)
{
    struct checkers_game game = set_up(sq(21), sq(10) | sq(11) | sq(18)
                                       | sq(19) | sq(25) | sq(26) | sq(27),
                                       sq(21), CHECKERS_BLACK);

    BEGIN_CASE;
    begin_search();
    think(&game, 6, 0);
    assert_int_equal(thought.score, CHECKERS_WIN - 1);
    assert_true(thought.best.taken == game.now.pieces[CHECKERS_WHITE]);
    assert_int_equal(thought.line_length, 1);
}

CASE(it_never_takes_more_nodes_than_it_may)
{
    struct checkers start;
    struct checkers_game game;

    BEGIN_CASE;
    begin_search();
    for (uint64_t nodes = 1; nodes < 4000; nodes += 1 + nodes / 20) {
        checkers_begin(&start, (enum checkers_rules)(nodes % 2));
        checkers_game_begin(&game, &start);
        for (int ply = 0; ply < 12; ply++) {
            if (checkers_game_result(&game) != CHECKERS_GOES_ON)
                break;
            think(&game, 0, nodes);
            assert_true(thought.nodes <= nodes);
            thoughts_check_line(&thought, &game);
            checkers_game_play(&game, &thought.best);
        }
    }
}

CASE(one_move_or_none_is_no_trouble)
{
    struct checkers_game game = set_up(sq(12), sq(16) | sq(19), 0,
                                       CHECKERS_BLACK);

    BEGIN_CASE;
    begin_search();
    thought.nodes = 77;
    think(&game, 0, 0);                 /* no limit, and yet an end */
    assert_int_equal(thought.line_length, 0);
    assert_int_equal(thought.best.from | thought.best.to, 0);
    assert_int_equal(thought.nodes, 0);
    game = set_up(sq(12), sq(16) | sq(32), 0, CHECKERS_BLACK);
    think(&game, 3, 0);
    thoughts_check_line(&thought, &game);
    assert_true(thought.best.taken == sq(16));
    assert_int_equal(thought.depth, 3);
}

/* All moves are drawn at once, so every depth there is is searched; also
 * where the game should have ended already. */
CASE(at_the_end_of_patience_it_ends)
{
    struct checkers_game game = set_up(sq(1) | sq(4), sq(29) | sq(32),
                                       sq(1) | sq(4) | sq(29) | sq(32),
                                       CHECKERS_BLACK);

    BEGIN_CASE;
    for (int quiet = 79; quiet <= 80; quiet++) {
        age(&game, quiet);
        begin_search();
        think(&game, 0, 0);
        assert_int_equal(thought.score, 0);
        thoughts_check_line(&thought, &game);
    }
    think(&game, 1 << 20, 0);           /* deeper than can be */
    assert_in_range(thought.depth, 80, CHECKERS_DEPTH_MAX);
}

/* Two kings that can do nothing to each other, and a game of any age: the
 * search goes as deep as there is room for, and stays in it. */
CASE(great_depth_stays_in_its_room)
{
    struct checkers_game game = set_up(sq(1), sq(32), sq(1) | sq(32),
                                       CHECKERS_BLACK);
    int deepest = 0;

    BEGIN_CASE;
    for (int quiet = 0; quiet < CHECKERS_QUIET_PLIES; quiet += 13) {
        age(&game, quiet);
        begin_search_in(1 << 22, 0);
        think(&game, 0, 200000);
        thoughts_check_line(&thought, &game);
        if (thought.depth > deepest)
            deepest = thought.depth;
    }
    assert_true(deepest > 60);
}

static struct checkers_game any_ending(struct rng *rng, int rules,
                                       int kings_in_ten)
{
    struct checkers at = {.turn = (uint8_t)rng_below(rng, 2),
                          .rules = (uint8_t)rules};
    struct checkers_game game;

    for (int i = 0; i < 4; i++) {
        uint64_t one = checkers_at(1 + (int)rng_below(rng, 32));
        int side = i < 2 ? i : (int)rng_below(rng, 2);

        if ((at.pieces[0] | at.pieces[1]) & one)
            continue;
        at.pieces[side] |= one;
        if (rules == CHECKERS_FULL
            && (one & checkers_far(side)
                || rng_below(rng, 10) < (uint64_t)kings_in_ten))
            at.kings |= one;
    }
    checkers_game_begin(&game, &at);
    return game;
}

static void check_claim(const struct checkers_game *game)
{
    int plies = CHECKERS_WIN - abs(thought.score);

    if (thought.score >= CHECKERS_WIN - 6)
        assert_true(wins_within(game, plies));
    if (thought.score <= 6 - CHECKERS_WIN)
        assert_true(loses_within(game, plies));
}

/* It found a win when there was time for it; now there is none. */
CASE(wins_that_come_too_late_are_none)
{
    struct rng rng;
    int late = 0;

    BEGIN_CASE;
    rng_seed(&rng, "late");
    for (int i = 0; i < 400; i++) {
        struct checkers_game game = any_ending(&rng, CHECKERS_FULL, 9);
        int plies;

        if (checkers_game_result(&game) != CHECKERS_GOES_ON)
            continue;
        begin_search();
        think(&game, 11, 0);
        plies = CHECKERS_WIN - thought.score;
        if (plies < 5 || plies > 9)
            continue;
        age(&game, CHECKERS_QUIET_PLIES - 4);
        think(&game, 8, 0);             /* with all that is known */
        if (thought.score >= CHECKERS_WON)
            assert_true(wins_within(&game, CHECKERS_WIN - thought.score));
        late += !wins_within(&game, plies);
    }
    assert_true(late >= 5);
}

/* The same men under both rules, by turns: what is known of the one says
 * nothing of the other. */
CASE(one_table_serves_both_rules)
{
    struct rng rng;
    int wins[2] = {0};

    BEGIN_CASE;
    rng_seed(&rng, "both");
    begin_search();
    for (int i = 0; i < 300; i++) {
        struct checkers_game game = any_ending(&rng, CHECKERS_SIMPLE, 0);

        for (int rules = 0; rules < 2; rules++) {
            game.now.rules = (uint8_t)rules;
            if (checkers_check(&game.now)
                || checkers_game_result(&game) != CHECKERS_GOES_ON)
                continue;
            think(&game, 9, 0);
            check_claim(&game);
            assert_true(!wins_within(&game, 4)
                        || thought.score >= CHECKERS_WON);
            wins[rules] += thought.score >= CHECKERS_WIN - 6;
        }
    }
    assert_true(wins[CHECKERS_FULL] >= 20 && wins[CHECKERS_SIMPLE] >= 20);
}

/* A table of four entries forgets nearly all, and is right nevertheless. */
CASE(the_smallest_table_will_do)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "small");
    begin_search_in(0, 1);
    for (int i = 0; i < 200; i++) {
        struct checkers_game game = any_ending(&rng, i % 2, 5);

        if (checkers_game_result(&game) != CHECKERS_GOES_ON)
            continue;
        think(&game, 7, 0);
        thoughts_check_line(&thought, &game);
        check_claim(&game);
        assert_true(!wins_within(&game, 3)
                    || thought.score >= CHECKERS_WIN - 3);
    }
}

/* Other games before do no harm once search and table are made anew. */
CASE(it_forgets_other_games)
{
    struct rng rng;
    struct checkers start;
    struct checkers_game game;
    struct checkers_thought first;
    size_t size = checkers_table_size(TABLE_BYTES);

    BEGIN_CASE;
    rng_seed(&rng, "other");
    checkers_begin(&start, CHECKERS_FULL);
    checkers_game_begin(&game, &start);
    begin_search();
    think(&game, 0, 30000);
    first = thought;
    for (int i = 0; i < 5; i++) {
        struct checkers_game other = any_ending(&rng, i % 2, 5);

        think(&other, 0, 5000);
    }
    table = checkers_table_make(room, size);
    search = checkers_search_make(room + size, table, 0);
    think(&game, 0, 30000);
    assert_true(thoughts_are_same(&first, &thought));
}

static int asked;

static int count_asking(void *context)
{
    (void)context;
    asked++;
    return 0;
}

CASE(it_asks_every_thousand_nodes)
{
    struct checkers start;
    struct checkers_game game;
    struct checkers_limits limits = {.nodes = 100000,
                                     .should_stop = count_asking};

    BEGIN_CASE;
    checkers_begin(&start, CHECKERS_FULL);
    checkers_game_begin(&game, &start);
    begin_search();
    checkers_search_think(search, &game, &limits, &thought, NULL);
    assert_in_range(asked, 90, 110);
}

/* What the table says of each position on the way to a win, counted from
 * there; the last of the line is the one who cannot move. */
static int check_way_to_win(const struct checkers_game *game)
{
    struct checkers at = game->now;
    int plies = CHECKERS_WIN - thought.score, exact = 0;

    assert_int_equal(thought.line_length, plies);
    for (int i = 0; i < plies; i++) {
        struct checkers_known known;
        int score = CHECKERS_WIN - (plies - i);

        if (checkers_table_find(table, checkers_hash(&at), &known)
            && known.bound == CHECKERS_EXACT) {
            assert_int_equal(known.score, i % 2 ? -score : score);
            exact++;
        }
        checkers_play(&at, &thought.line[i]);
    }
    assert_false(checkers_can_move(&at));
    return exact;
}

CASE(the_way_to_a_win_is_known)
{
    struct rng rng;
    int ways = 0, exact = 0;

    BEGIN_CASE;
    rng_seed(&rng, "ways");
    for (int i = 0; i < 400; i++) {
        struct checkers_game game = any_ending(&rng, i % 2, 7);

        if (checkers_game_result(&game) != CHECKERS_GOES_ON)
            continue;
        begin_search();
        think(&game, 9, 0);
        if (thought.score < CHECKERS_WIN - 9)
            continue;
        ways++;
        exact += check_way_to_win(&game);
    }
    assert_true(ways >= 40 && exact >= 3 * ways);
}

/* Nothing of a longer line before hangs on to a shorter one. */
CASE(a_line_ends_where_the_search_ended)
{
    struct checkers start;
    struct checkers_game game;

    BEGIN_CASE;
    checkers_begin(&start, CHECKERS_FULL);
    checkers_game_begin(&game, &start);
    begin_search();
    think(&game, 8, 0);
    assert_true(thought.line_length >= 4);
    for (int depth = 1; depth <= 2; depth++) {
        think(&game, depth, 0);         /* too early for any jump */
        assert_int_equal(thought.line_length, depth);
    }
}

/* The short name of a move tells at least from where and to where. */
CASE(names_tell_moves_apart)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "names");
    for (int i = 0; i < 500; i++) {
        struct checkers_game game = any_ending(&rng, i % 2, 7);
        struct checkers_moves moves;

        checkers_find_moves(&game.now, &moves);
        for (int k = 1; k < moves.count; k++)
            for (int m = 0; m < k; m++)
                assert_true(checkers_order_name(&moves.move[k])
                            != checkers_order_name(&moves.move[m])
                            || (moves.move[k].from == moves.move[m].from
                                && moves.move[k].to == moves.move[m].to));
    }
}

/* Men and a king one step from the far row. */
CASE(only_men_are_crowned)
{
    struct checkers_game game = set_up(sq(26) | sq(28), sq(12), sq(28),
                                       CHECKERS_BLACK);
    struct checkers_order order = {0};
    struct checkers_moves moves;
    int points[CHECKERS_MOVES_MAX], men = 0;

    BEGIN_CASE;
    checkers_find_moves(&game.now, &moves);
    checkers_order_rate(&order, &game.now, &moves, 0, 0, points);
    for (int i = 0; i < moves.count; i++) {
        assert_true((points[i] > 0) == (moves.move[i].from == sq(26)));
        men += points[i] > 0;
    }
    assert_int_equal(men, 2);
    assert_true(moves.count > 2);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers_edges: who shuts the other in on the eightieth quiet ply "
         "has won", a_win_on_the_last_quiet_ply_is_one),
    TEST("checkers_edges: of two jumps that begin and end alike it plays "
         "the one it thought of", it_plays_the_jump_that_it_thought_of),
    TEST("checkers_edges: it never takes more nodes than it may",
         it_never_takes_more_nodes_than_it_may),
    TEST("checkers_edges: one legal move or none is no trouble",
         one_move_or_none_is_no_trouble),
    TEST("checkers_edges: with eighty quiet plies behind it a thought ends, "
         "as a draw", at_the_end_of_patience_it_ends),
    TEST("checkers_edges: at great depth it stays in its room",
         great_depth_stays_in_its_room),
    TEST("checkers_edges: wins that come after the eightieth quiet ply are "
         "none, even if known", wins_that_come_too_late_are_none),
    TEST("checkers_edges: one table serves both rules",
         one_table_serves_both_rules),
    TEST("checkers_edges: the smallest table will do",
         the_smallest_table_will_do),
    TEST("checkers_edges: made anew it forgets other games",
         it_forgets_other_games),
    TEST("checkers_edges: every thousand nodes it asks whether to stop",
         it_asks_every_thousand_nodes),
    TEST("checkers_edges: the line to a win goes to its end, and the table "
         "counts from every position on it", the_way_to_a_win_is_known),
    TEST("checkers_edges: a line ends where the search has ended",
         a_line_ends_where_the_search_ended),
    TEST("checkers_order: names tell moves apart", names_tell_moves_apart),
    TEST("checkers_order: a man's crown is looked at early; a king's step to "
         "the far row is none", only_men_are_crowned),
};

CHECK_MAIN("checkers_edges", tests)
