/* test_go_think.c - thinking about Go with threads, a clock and a way out. */
#include "check.h"

#include <string.h>
#include <time.h>

#include "games/go/engine/think.h"
#include "games/go/go_rig.h"

enum { TREE_MIB = 1, GAMES = 1000 };

static struct go_thinker *thinker;
static struct go_thought thought;
static struct go_game game;
static const struct go_aim plain = {0};

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
    assert_null(go_thinker_open(&thinker, threads, TREE_MIB));
}

static void begin(int size)
{
    struct go_rules rules = {.size = (uint8_t)size,
                             .ko = GO_KO_POSITIONAL, .komi = 11};

    assert_null(go_game_begin(&game, &rules));
}

static void think(const struct go_effort *effort)
{
    go_thinker_think(thinker, &game, &plain, effort, &thought);
    assert_int_equal(go_game_judge(&game, thought.move,
                                   (enum go_colour)game.turn), GO_LEGAL);
}

CASE(threads_play_as_many_games_as_they_shall)
{
    static const int counts[] = {1, 2, 4};
    static const int games[] = {1, 63, 65, GAMES};

    BEGIN_CASE;
    begin(9);
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 4; k++) {
            struct go_effort effort = {.playouts = (uint64_t)games[k],
                                       .is_patient = 1};

            open_with(counts[i]);
            think(&effort);
            assert_int_equal(thought.playouts, games[k]);
            think(&effort);             /* and on */
            assert_int_equal(thought.playouts, 2 * games[k]);
            go_thinker_close(thinker);
        }
}

CASE(threads_play_a_game_together)
{
    struct go_effort effort = {.playouts = 200};

    BEGIN_CASE;
    begin(7);
    open_with(4);
    while (!go_game_is_over(&game)) {
        think(&effort);
        assert_int_equal(go_game_play(&game, thought.move,
                                      (enum go_colour)game.turn), GO_LEGAL);
        assert_true(game.count < 200);
    }
    go_thinker_close(thinker);
}

/* The smallest tree on the largest board: soon there is no room. */
CASE(a_full_tree_makes_room)
{
    static const int counts[] = {1, 4};
    struct go_effort effort = {.playouts = 600, .is_patient = 1};

    BEGIN_CASE;
    begin(19);
    for (int i = 0; i < 2; i++) {
        uint64_t before = 0;

        open_with(counts[i]);
        for (int k = 0; k < 3; k++) {
            think(&effort);
            assert_int_equal(thought.playouts, before + 600);
            before = thought.playouts;
        }
        assert_true(thought.nodes <= (1 << 20) / go_mcts_node_size());
        go_thinker_close(thinker);
    }
}

static int is_same(const struct go_thought *a, const struct go_thought *b)
{
    return a->move == b->move && a->win == b->win && a->nodes == b->nodes
        && a->lead_halves == b->lead_halves && a->playouts == b->playouts;
}

CASE(one_thread_thinks_the_same_after_a_clear)
{
    struct go_effort effort = {.playouts = GAMES};
    struct go_thought first;

    BEGIN_CASE;
    begin(9);
    open_with(1);
    think(&effort);
    first = thought;
    think(&effort);
    assert_false(is_same(&first, &thought));    /* more is known */
    go_thinker_clear(thinker, 0);
    think(&effort);
    assert_true(is_same(&first, &thought));
    go_thinker_clear(thinker, 1);
    think(&effort);
    assert_false(is_same(&first, &thought));
    go_thinker_close(thinker);
    open_with(1);
    think(&effort);
    assert_true(is_same(&first, &thought));
    go_thinker_close(thinker);
}

CASE(what_is_settled_is_not_thought_about_for_long)
{
    struct go_effort effort = {.playouts = 20000};

    BEGIN_CASE;
    go_rig_set_up(&game, "...XOOXXX/XXXXOOX.X/OOOOOOXXX/OOOOOOX.X/OOOOOOXXX/"
                         "O.OOOXXXX/OOOOXXX.X/O.OOXXXXX/OOOXX.XXX", GO_WHITE);
    open_with(1);       /* others play on while the first one waits its turn */
    think(&effort);
    assert_true(thought.playouts < 15000);
    effort.is_patient = 1;
    go_thinker_clear(thinker, 0);
    think(&effort);
    assert_int_equal(thought.playouts, 20000);
    go_thinker_close(thinker);
}

static void check_time(int threads, int time_ms)
{
    struct go_effort effort = {.time_ms = time_ms, .is_patient = 1};
    double begun = now_ms(), before = worked_ms(), took;

    begin(9);
    open_with(threads);
    think(&effort);
    took = now_ms() - begun;
    assert_true(5 * took >= time_ms);   /* a quarter, on a slow machine */
    assert_true(worked_ms() - before < threads * time_ms + 3000);
    assert_true(thought.playouts > 0);
    go_thinker_close(thinker);
}

CASE(time_is_kept)
{
    BEGIN_CASE;
    check_time(1, 1);
    check_time(1, 150);
    check_time(2, 150);
}

/* A time that was over before it began still has a move, and not a pass. */
CASE(a_time_that_is_over_has_an_answer)
{
    struct go_effort effort = {.time_ms = 1, .begun_ms = 1};

    BEGIN_CASE;
    begin(9);
    open_with(4);
    for (int i = 0; i < 50; i++) {
        think(&effort);
        assert_int_not_equal(thought.move, GO_PASS);
    }
    go_thinker_close(thinker);
}

struct asker {
    int asked, told, patience;
    uint64_t heard;                     /* visits at the last telling */
};

/* Whoever is patient waits for news, however slow the machine is. */
static int has_enough(void *context)
{
    struct asker *self = context;

    return ++self->asked > self->patience && (!self->patience || self->told);
}

static void listen(void *context, struct go_thinker *from)
{
    static struct go_candidate list[400];
    struct asker *self = context;
    int count = go_mcts_candidates(go_thinker_tree(from), list, 400);
    uint64_t visits = 0;

    for (int i = 0; i < count; i++)
        visits += list[i].visits;
    assert_true(count > 0 && visits > self->heard);
    self->heard = visits;
    self->told++;
}

static void check_cancel(int threads, int patience)
{
    struct asker asker = {.patience = patience};
    struct go_effort effort = {.should_stop = has_enough, .tell = listen,
                               .context = &asker, .is_patient = 1};

    begin(9);
    open_with(threads);
    think(&effort);
    assert_true(asker.asked > patience);
    assert_true(patience == 0 || asker.told > 0);
    asker = (struct asker){.patience = 0};      /* and then it thinks again */
    think(&effort);
    assert_int_equal(asker.asked, 1);
    go_thinker_close(thinker);
}

CASE(a_thought_tells_and_can_be_cancelled)
{
    BEGIN_CASE;
    check_cancel(1, 0);
    check_cancel(1, 10);
    check_cancel(4, 10);
}

/* Dead stones; and a seki, in which neither side can take the other. */
static const struct {
    const char *what, *rows;
    int dead;
} judged[] = {
    {"two stones of White's",
     ".X.XO../X.XXO../O.XXO.O/O.XXOOO/..XXO../.XXXO../XX.XO..", 2},
    {"nothing", "XXOOO/XXXOO/X.XO./XXXOO/.XXO.", 0},
    {"a seki",
     "O.OX.OXXX/OOOXXOX.X/O.OX.OXXX/OOOXXOX.X/OOOOOXXXX/OOOOOXXXX/"
     "OOOOOXX.X/OOOOOXXXX/OOOOOXXXX", 0},
};

CASE(the_dead_are_known_whoever_is_ahead)
{
    uint8_t dead[GO_POINTS];
    int16_t owner[GO_POINTS];

    BEGIN_CASE;
    open_with(1);
    for (size_t i = 0; i < sizeof judged / sizeof judged[0]; i++)
        for (int komi = -61; komi <= 61; komi += 61)
            for (int turn = GO_BLACK; turn <= GO_WHITE; turn++) {
                int count = 0;

                go_rig_set_up(&game, judged[i].rows, (enum go_colour)turn);
                game.rules.komi = (int16_t)komi;
                go_thinker_judge(thinker, &game, dead, owner);
                for (int k = 0; k < GO_POINTS; k++)
                    count += dead[k];
                if (count != judged[i].dead)
                    fail_msg("%s: %d are dead, komi %d, turn %d",
                             judged[i].what, count, komi, turn);
            }
    go_thinker_close(thinker);
}

CASE(what_cannot_be_opened_says_why)
{
    BEGIN_CASE;
    assert_string_equal(go_thinker_open(&thinker, 0, 1),
                        "the number of threads must be 1 to 64");
    assert_string_equal(go_thinker_open(&thinker, 65, 1),
                        "the number of threads must be 1 to 64");
    assert_non_null(strstr(go_thinker_open(&thinker, 1, -1),
                           "out of memory"));
    assert_null(thinker);
    go_thinker_close(NULL);
    assert_null(go_thinker_open(&thinker, 64, 1));
    go_thinker_close(thinker);
}

static const struct CMUnitTest tests[] = {
    TEST("go_think: one, two and four threads play as many games as they "
         "shall", threads_play_as_many_games_as_they_shall),
    TEST("go_think: four threads play a game together",
         threads_play_a_game_together),
    TEST("go_think: a full tree makes room", a_full_tree_makes_room),
    TEST("go_think: after a clear one thread thinks the same again",
         one_thread_thinks_the_same_after_a_clear),
    TEST("go_think: what is settled is not thought about for long",
         what_is_settled_is_not_thought_about_for_long),
    TEST("go_think: time is kept", time_is_kept),
    TEST("go_think: a time that is over has an answer",
         a_time_that_is_over_has_an_answer),
    TEST("go_think: a thought tells, and can be cancelled",
         a_thought_tells_and_can_be_cancelled),
    TEST("go_think: the dead are known, whoever is ahead, and a seki is none",
         the_dead_are_known_whoever_is_ahead),
    TEST("go_think: what cannot be opened says why",
         what_cannot_be_opened_says_why),
};

CHECK_MAIN("go_think", tests)
