/* test_go_decide.c - when to pass, when to give up, and what is dead. */
#include "check.h"

#include <string.h>

#include "games/go/go_rig.h"
#include "games/go/go_search_rig.h"

enum { NODES = 60000 };

static struct go_game game;
static struct go_search_rig rig;
static struct go_thought thought;

static const struct go_aim plain = {0}, clean = {.must_clean_up = 1},
                           proud = {.may_resign = 1};

static int open_rig(void **of)
{
    (void)of;
    go_search_rig_open(&rig, NODES, 1);
    return 0;
}

static int close_rig(void **of)
{
    (void)of;
    go_search_rig_close(&rig);
    return 0;
}

static go_point think(const struct go_aim *aim, int games)
{
    go_search_rig_think(&rig, &game, aim, games, &thought);
    return thought.move;
}

static void set_up(const char *rows, enum go_colour turn, int komi)
{
    go_search_rig_clear(&rig, 7);
    go_rig_set_up(&game, rows, turn);
    game.rules.komi = (int16_t)komi;
}

static void play(go_point move)
{
    assert_int_equal(go_game_play(&game, move, (enum go_colour)game.turn),
                     GO_LEGAL);
}

/* Both think about every move, until both pass; the return is how many moves
 * that took. */
static int play_on(const struct go_aim *aim, int games, int most)
{
    int begun = game.count;

    while (!go_game_is_over(&game)) {
        go_point move = think(aim, games);

        assert_false(move && go_is_eye(&game.now, move,
                                       (enum go_colour)game.turn));
        play(move);
        assert_true(game.count - begun <= most);
    }
    return game.count - begun;
}

/* Finished boards: nothing is dead, and some points are nobody's. */
static const struct finished {
    const char *rows;
    int dame;
} finished[] = {
    {"XXOOO/XXXOO/X.XO./XXXOO/.XXO.", 0},
    {"XX.OO/XXXOO/X.XO./XXXOO/.XXO.", 1},
    {"XX.OO/XX.OO/X.XO./XXXOO/.XXO.", 2},
    {".XX.OO./XXX.OOO/.XX.OOO/XXXXOO./XXXOOOO/XX.XOO./XXXXOOO", 3},
};

/* Black's points less White's, but for those. */
static int settled(const struct finished *at)
{
    struct go_area area;

    go_rig_set_up(&game, at->rows, GO_BLACK);
    go_score_area(&game.now, NULL, &area, NULL);
    assert_int_equal(area.empty[GO_EMPTY], at->dame);
    return area.stones[GO_BLACK] + area.empty[GO_BLACK]
         - area.stones[GO_WHITE] - area.empty[GO_WHITE];
}

/* By turns the dame are filled, and nothing else changes. */
static void check_half_point(const struct finished *at, enum go_colour turn,
                             int half, const struct go_aim *aim)
{
    int odd = at->dame % 2 * (turn == GO_BLACK ? 1 : -1);
    int komi = 2 * (settled(at) + odd) + half;

    set_up(at->rows, turn, komi);
    play_on(aim, 400, 60);
    if ((go_game_margin(&game, NULL) > 0) != (half < 0))
        fail_msg("%s: %s to move, %+d: %+d", at->rows,
                 turn == GO_BLACK ? "Black" : "White", -half,
                 go_game_margin(&game, NULL));
}

CASE(a_game_won_by_half_a_point_is_won)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof finished / sizeof finished[0]; i++)
        for (int half = -1; half <= 1; half += 2) {
            check_half_point(&finished[i], GO_BLACK, half, &plain);
            check_half_point(&finished[i], GO_WHITE, half, &plain);
            check_half_point(&finished[i], GO_BLACK, half, &clean);
            check_half_point(&finished[i], GO_WHITE, half, &clean);
        }
}

CASE(who_is_ahead_answers_a_pass_with_a_pass)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof finished / sizeof finished[0]; i++)
        for (int turn = GO_BLACK; turn <= GO_WHITE; turn++)
            for (int games = 1; games < 200; games += 66) {
                int ahead = turn == GO_BLACK ? -1 : 1;

                set_up(finished[i].rows, go_other((enum go_colour)turn),
                       2 * settled(&finished[i]) + ahead);
                play(GO_PASS);
                assert_int_equal(think(&plain, games), GO_PASS);
                go_search_rig_clear(&rig, 3);
                assert_int_equal(think(&clean, games), GO_PASS);
            }
}

/* White's two stones at the left cannot live, but count while they stand. */
static const char dead_ones[] =
    ".X.XO../X.XXO../O.XXO.O/O.XXOOO/..XXO../.XXXO../XX.XO..";

CASE(dead_stones_are_taken_before_a_pass_if_they_must_be)
{
    uint8_t dead[GO_POINTS] = {0};
    int moves = 0;

    BEGIN_CASE;
    dead[go_at(2, 0)] = dead[go_at(3, 0)] = 1;
    set_up(dead_ones, GO_BLACK, 0);
    game.rules.komi = (int16_t)(go_game_margin(&game, dead) - 1);
    assert_true(go_game_margin(&game, NULL) < 0);
    while (!go_game_is_over(&game)) {
        play(game.turn == GO_BLACK ? think(&clean, 1000) : GO_PASS);
        assert_true(++moves < 40);
    }
    assert_true(go_game_margin(&game, NULL) > 0);
}

CASE(dead_stones_are_known_and_a_won_game_is_not_played_on)
{
    uint8_t dead[GO_POINTS];

    BEGIN_CASE;
    set_up(dead_ones, GO_BLACK, 0);
    think(&plain, 3000);
    assert_int_equal(go_mcts_dead(rig.tree, dead), 2);
    assert_true(dead[go_at(2, 0)] && dead[go_at(3, 0)]);
    assert_int_equal(thought.move, GO_PASS);
    set_up(dead_ones, GO_WHITE, 0);     /* won only without them */
    game.rules.komi = (int16_t)(go_game_margin(&game, dead) - 9);
    assert_true(go_game_margin(&game, NULL) < 0);
    play(GO_PASS);
    assert_int_equal(think(&plain, 3000), GO_PASS);
    set_up("..XO./.XXO./O.XOO/.XXO./..XO.", GO_WHITE, 1);
    play(GO_PASS);
    assert_int_equal(think(&plain, 20000), GO_PASS);
}

/* One move decides whether Black's corner lives: that is no time to pass,
 * though after the move all is clear. */
CASE(nobody_passes_while_one_move_decides)
{
    static const char rows[] =
        "...XOOXXX/XXXXOOX.X/OOOOOOXXX/OOOOOOX.X/OOOOOOXXX/O.OOOXXXX/"
        "OOOOXXX.X/O.OOXXXXX/OOOXX.XXX";

    BEGIN_CASE;
    for (int turn = GO_BLACK; turn <= GO_WHITE; turn++) {
        set_up(rows, (enum go_colour)turn, 0);
        assert_int_equal(think(&plain, 2000), go_at(0, 1));
    }
    set_up(rows, GO_BLACK, 0);          /* nor if the other has passed */
    play(GO_PASS);
    assert_int_equal(think(&plain, 2000), go_at(0, 1));
}

static const char walls[] =
    "...OX..../...OX..../...OX..../...OX..../...OX..../...OX..../...OX..../"
    "...OX..../...OX....";

CASE(only_the_hopeless_resign_and_only_if_they_may)
{
    BEGIN_CASE;
    set_up(finished[0].rows, GO_WHITE, 0);
    think(&proud, 1000);
    assert_true(thought.is_resigned);
    think(&plain, 1000);
    assert_false(thought.is_resigned);
    set_up(finished[0].rows, GO_BLACK, 0);
    think(&proud, 1000);
    assert_false(thought.is_resigned);
    set_up("...../...../...../...../.....", GO_BLACK, 0);
    think(&proud, 1000);
    assert_false(thought.is_resigned);
    set_up(walls, GO_WHITE, 3);         /* behind, but with much to try */
    think(&proud, 4000);
    assert_true(thought.win < GO_MCTS_ONE / 2);
    assert_false(thought.is_resigned);
    set_up(finished[0].rows, GO_WHITE, 0);      /* too little was tried */
    think(&proud, 20);
    assert_false(thought.is_resigned);
}

CASE(a_lost_player_comes_to_an_end_too)
{
    int moves = 0;

    BEGIN_CASE;
    set_up(finished[3].rows, GO_WHITE, -41);
    while (!go_game_is_over(&game)) {
        if (game.turn == GO_WHITE) {
            go_point move = think(&clean, 100);

            assert_false(move && go_is_eye(&game.now, move, GO_WHITE));
            play(move);
        } else {
            play(GO_PASS);
        }
        assert_true(++moves < 2 * 49);
    }
    for (go_point i = 1; i < GO_POINTS; i++)
        assert_false(game.now.colour[i] == GO_EMPTY
                     && go_judge(&game.now, i, GO_WHITE) == GO_LEGAL
                     && !go_is_eye(&game.now, i, GO_WHITE)
                     && go_game_margin(&game, NULL) < 0);
}

CASE(games_with_itself_end_by_two_passes)
{
    static const struct { int size, games, most; } boards[] = {
        {2, 60, 60}, {3, 60, 80}, {5, 150, 100}, {7, 100, 200},
        {9, 80, 300}, {13, 40, 600},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++)
        for (int is_clean = 0; is_clean < 2; is_clean++) {
            struct go_rules rules = {.size = (uint8_t)boards[i].size,
                                     .ko = GO_KO_POSITIONAL, .komi = 11};

            go_search_rig_clear(&rig, i);
            assert_null(go_game_begin(&game, &rules));
            play_on(is_clean ? &clean : &plain, boards[i].games,
                    boards[i].most);
        }
}

static const struct CMUnitTest tests[] = {
    TEST("go_decide: a game won by half a point is won, with points left "
         "that are nobody's", a_game_won_by_half_a_point_is_won),
    TEST("go_decide: who is ahead answers a pass with a pass",
         who_is_ahead_answers_a_pass_with_a_pass),
    TEST("go_decide: dead stones are taken before a pass if they must be",
         dead_stones_are_taken_before_a_pass_if_they_must_be),
    TEST("go_decide: dead stones are known, and a won game is not played on",
         dead_stones_are_known_and_a_won_game_is_not_played_on),
    TEST("go_decide: nobody passes while one move decides",
         nobody_passes_while_one_move_decides),
    TEST("go_decide: only the hopeless resign, and only if they may",
         only_the_hopeless_resign_and_only_if_they_may),
    TEST("go_decide: a lost player comes to an end, too",
         a_lost_player_comes_to_an_end_too),
    TEST("go_decide: games with itself end by two passes, without an eye "
         "filled", games_with_itself_end_by_two_passes),
};

int main(void)
{
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("go_decide", tests, open_rig,
                                       close_rig);
}
