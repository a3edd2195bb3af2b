/* test_checkers_think.c - thinking with threads, a clock and a way out. */
#include "check.h"

#include <string.h>
#include <time.h>

#include "games/draughts/engine/think.h"
#include "games/thoughts.h"
#include "os/clock.h"

enum { TABLE_MIB = 1, NODES = 40000 };

static struct checkers_thinker *thinker;
static struct checkers_thought thought;

static double now_ms(void)
{
    struct timespec now;

    assert_int_equal(timespec_get(&now, TIME_UTC), TIME_UTC);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* What a processor did for us, however many others it works for. */
static double worked_ms(void)
{
    return (double)clock() * 1e3 / CLOCKS_PER_SEC;
}

static void open_with(int threads)
{
    assert_null(checkers_thinker_open(&thinker, threads, TABLE_MIB));
}

static struct checkers_game first_game(enum checkers_rules rules)
{
    struct checkers start;
    struct checkers_game game;

    checkers_begin(&start, rules);
    checkers_game_begin(&game, &start);
    return game;
}

static int is_legal(const struct checkers *at,
                    const struct checkers_move *move)
{
    struct checkers_moves moves;

    checkers_find_moves(at, &moves);
    for (int i = 0; i < moves.count; i++)
        if (checkers_same_move(&moves.move[i], move))
            return 1;
    return 0;
}

/* A few moves of a game: threads share what they know, and end together. */
static void play_some(int threads, enum checkers_rules rules)
{
    struct checkers_game game = first_game(rules);
    struct checkers_effort effort = {.depth = 6};

    open_with(threads);
    for (int ply = 0; ply < 10; ply++) {
        checkers_thinker_think(thinker, &game, &effort, &thought);
        assert_int_equal(thought.depth, 6);
        assert_true(thought.nodes > 0);
        assert_true(is_legal(&game.now, &thought.best));
        checkers_game_play(&game, &thought.best);
    }
    checkers_thinker_close(thinker);
}

CASE(threads_think_together)
{
    static const int counts[] = {1, 2, 4};

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        play_some(counts[i], CHECKERS_FULL);
        play_some(counts[i], CHECKERS_SIMPLE);
    }
}

/* All four on the same few entries, all the time. */
CASE(threads_find_what_one_finds)
{
    struct checkers at = {.turn = CHECKERS_WHITE};
    struct checkers_game game;
    struct checkers_effort effort = {.depth = 12};

    BEGIN_CASE;
    at.pieces[CHECKERS_BLACK] = checkers_at(1);
    at.pieces[CHECKERS_WHITE] = checkers_at(10) | checkers_at(9);
    at.kings = at.pieces[0] | at.pieces[1];
    checkers_game_begin(&game, &at);
    assert_null(checkers_thinker_open(&thinker, 4, 0));
    for (int i = 0; i < 20; i++) {
        checkers_thinker_think(thinker, &game, &effort, &thought);
        assert_int_equal(thought.score, CHECKERS_WIN - 3);
        assert_true(is_legal(&game.now, &thought.best));
    }
    checkers_thinker_close(thinker);
}

/* It thinks until the time is nearly over: no depth is left out because the
 * next one would not be finished. How late the machine may be is not asked. */
static void check_time(int threads, int time_ms)
{
    struct checkers_game game = first_game(CHECKERS_FULL);
    struct checkers_effort effort = {.time_ms = time_ms};
    double begun = now_ms(), before = worked_ms(), took;

    open_with(threads);
    checkers_thinker_think(thinker, &game, &effort, &thought);
    took = now_ms() - begun;
    assert_true(took >= time_ms / 5);
    assert_true(worked_ms() - before < threads * time_ms + 2000);
    assert_true(thought.depth >= 1);
    assert_true(is_legal(&game.now, &thought.best));
    assert_true(checkers_thinker_rest(thinker) > 0);
    checkers_thinker_close(thinker);
}

CASE(time_is_kept)
{
    BEGIN_CASE;
    check_time(1, 1);
    check_time(1, 200);
    check_time(2, 200);
}

/* By a clock: of a time that is used up already only depths are left that take
 * no time. */
CASE(no_depth_is_begun_after_the_soft_limit)
{
    struct checkers_game game = first_game(CHECKERS_FULL);
    struct checkers_effort effort = {.time_ms = 600000, .soft_ms = 1,
                                     .begun_ms = clock_ms() - 2};

    BEGIN_CASE;
    open_with(1);
    checkers_thinker_think(thinker, &game, &effort, &thought);
    assert_in_range(thought.depth, 1, 12);
    checkers_thinker_close(thinker);
}

/* A time that was over before it began still has a move. */
CASE(a_time_that_is_over_has_an_answer)
{
    struct checkers_game game = first_game(CHECKERS_FULL);
    struct checkers_effort effort = {.time_ms = 1, .begun_ms = 1};

    BEGIN_CASE;
    open_with(4);
    for (int i = 0; i < 50; i++) {
        checkers_thinker_think(thinker, &game, &effort, &thought);
        assert_true(thought.depth >= 1);
        assert_true(is_legal(&game.now, &thought.best));
    }
    checkers_thinker_close(thinker);
}

struct asker {
    int asked, told, last_depth, patience;
};

static int has_enough(void *context)
{
    struct asker *self = context;

    return ++self->asked > self->patience;
}

static void listen(void *context, const struct checkers_thought *so_far)
{
    struct asker *self = context;

    self->told++;
    assert_int_equal(so_far->depth, self->last_depth + 1);
    self->last_depth = so_far->depth;
}

static void check_cancel(int threads, int patience)
{
    struct checkers_game game = first_game(CHECKERS_FULL);
    struct asker asker = {.patience = patience};
    struct checkers_effort effort = {.should_stop = has_enough,
                                     .tell = listen, .context = &asker};

    open_with(threads);
    checkers_thinker_think(thinker, &game, &effort, &thought);
    assert_int_equal(asker.asked, patience + 1);
    assert_int_equal(asker.told, thought.depth);
    assert_true(is_legal(&game.now, &thought.best));
    asker = (struct asker){.patience = 3};      /* and then it thinks again */
    checkers_thinker_think(thinker, &game, &effort, &thought);
    assert_int_equal(asker.asked, 4);
    checkers_thinker_close(thinker);
}

CASE(a_thought_can_be_cancelled)
{
    BEGIN_CASE;
    check_cancel(1, 0);
    check_cancel(1, 20);
    check_cancel(4, 20);
}

/* Another game in between, and a clear. */
CASE(a_clear_makes_thoughts_come_again)
{
    struct checkers_game game = first_game(CHECKERS_FULL);
    struct checkers_game other = first_game(CHECKERS_SIMPLE);
    struct checkers_effort effort = {.nodes = NODES};
    struct checkers_thought first;

    BEGIN_CASE;
    open_with(1);
    checkers_thinker_think(thinker, &game, &effort, &first);
    assert_int_equal(first.nodes, NODES);
    checkers_thinker_think(thinker, &other, &effort, &thought);
    checkers_thinker_think(thinker, &game, &effort, &thought);
    assert_false(thoughts_are_same(&first, &thought));
    checkers_thinker_clear(thinker);
    checkers_thinker_think(thinker, &game, &effort, &thought);
    assert_true(thoughts_are_same(&first, &thought));
    checkers_thinker_close(thinker);
    open_with(1);
    checkers_thinker_think(thinker, &game, &effort, &thought);
    assert_true(thoughts_are_same(&first, &thought));
    checkers_thinker_close(thinker);
}

/* Helpers have no limit of their own: they must be told. */
CASE(helpers_stop_with_the_first)
{
    struct checkers_game game = first_game(CHECKERS_FULL);
    struct checkers at = {.pieces = {checkers_at(12), checkers_at(16)
                                                      | checkers_at(19)}};
    struct checkers_effort effort = {.nodes = NODES};

    BEGIN_CASE;
    open_with(4);
    checkers_thinker_think(thinker, &game, &effort, &thought);
    assert_true(thought.nodes >= NODES);        /* those of all */
    checkers_game_begin(&game, &at);    /* Black cannot move */
    checkers_thinker_think(thinker, &game, &(struct checkers_effort){0},
                           &thought);
    assert_int_equal(thought.line_length, 0);
    assert_int_equal(thought.nodes, 0);
    checkers_thinker_close(thinker);
}

CASE(what_cannot_be_opened_says_why)
{
    BEGIN_CASE;
    assert_string_equal(checkers_thinker_open(&thinker, 0, 1),
                        "1 to 64 threads");
    assert_string_equal(checkers_thinker_open(&thinker, 65, 1),
                        "1 to 64 threads");
    assert_non_null(strstr(checkers_thinker_open(&thinker, 1, -1),
                           "out of memory"));
    assert_null(thinker);
    checkers_thinker_close(NULL);
    assert_null(checkers_thinker_open(&thinker, 64, 0));
    checkers_thinker_close(thinker);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers_think: one, two and four threads think together",
         threads_think_together),
    TEST("checkers_think: four threads with one small table find what one "
         "finds", threads_find_what_one_finds),
    TEST("checkers_think: time is kept", time_is_kept),
    TEST("checkers_think: no depth is begun after the soft limit",
         no_depth_is_begun_after_the_soft_limit),
    TEST("checkers_think: a time that is over has an answer",
         a_time_that_is_over_has_an_answer),
    TEST("checkers_think: a thought can be cancelled, and another begun",
         a_thought_can_be_cancelled),
    TEST("checkers_think: after a clear the same thought comes again",
         a_clear_makes_thoughts_come_again),
    TEST("checkers_think: helpers stop with the first",
         helpers_stop_with_the_first),
    TEST("checkers_think: what cannot be opened says why",
         what_cannot_be_opened_says_why),
};

CHECK_MAIN("checkers_think", tests)
