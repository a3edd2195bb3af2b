/* test_go_mcts.c - the search: what it keeps, what it forgets, and that it
 * breaks no rule. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "games/go/go_rig.h"
#include "games/go/go_search_rig.h"

enum { NODES = 30000, LIST = 400 };

static struct go_game game, other;
static struct go_search_rig rig;
static struct go_thought thought;
static struct go_candidate list[LIST];
static const struct go_aim plain = {0}, clean = {.must_clean_up = 1};

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

static void begin(int size, enum go_ko_rule ko)
{
    struct go_rules rules = {.size = (uint8_t)size, .ko = (uint8_t)ko,
                             .komi = 11};

    assert_null(go_game_begin(&game, &rules));
    go_search_rig_clear(&rig, 5);
}

static void think(int games)
{
    go_search_rig_think(&rig, &game, &plain, games, &thought);
}

static void play(go_point move)
{
    assert_int_equal(go_game_play(&game, move, (enum go_colour)game.turn),
                     GO_LEGAL);
}

/* Games that the tree knows of a position, before any more are played. */
static uint64_t known(const struct go_game *of)
{
    struct go_thought now;

    go_mcts_aim(rig.tree, of, &plain);
    go_mcts_decide(rig.tree, &now);
    return now.playouts;
}

/* The same again */

static void think_from_seed(struct go_search_rig *at, uint64_t seed,
                            int at_once, struct go_thought *to,
                            struct go_candidate candidates[10])
{
    go_search_rig_clear(at, seed);
    go_mcts_aim(at->tree, &game, &plain);
    for (int left = 1200; left > 0; left -= at_once)
        go_mcts_play(at->tree, at->worker, at_once);
    go_mcts_decide(at->tree, to);
    memset(candidates, 0, 10 * sizeof candidates[0]);
    go_mcts_candidates(at->tree, candidates, 10);
}

CASE(the_same_seed_thinks_the_same)
{
    struct go_search_rig second;
    struct go_thought first_thought = {0}, again = {0};
    static struct go_candidate first_list[10], again_list[10];

    BEGIN_CASE;
    begin(7, GO_KO_SIMPLE);
    go_search_rig_open(&second, NODES, 9);
    think_from_seed(&rig, 3, 1200, &first_thought, first_list);
    think_from_seed(&rig, 3, 1200, &again, again_list);
    assert_memory_equal(first_list, again_list, sizeof first_list);
    assert_int_equal(first_thought.move, again.move);
    think_from_seed(&second, 3, 40, &again, again_list);
    assert_memory_equal(first_list, again_list, sizeof first_list);
    assert_int_equal(first_thought.nodes, again.nodes);
    assert_int_equal(first_thought.win, again.win);
    assert_int_equal(first_thought.lead_halves, again.lead_halves);
    think_from_seed(&second, 4, 40, &again, again_list);
    assert_memory_not_equal(first_list, again_list, sizeof first_list);
    go_search_rig_close(&second);
}

/* What is kept */

CASE(what_was_learnt_about_the_moves_made_is_kept)
{
    int count;

    BEGIN_CASE;
    begin(7, GO_KO_SIMPLE);
    think(2000);
    count = go_mcts_candidates(rig.tree, list, LIST);
    assert_int_equal(thought.playouts, 2000);
    assert_true(count > 40 && list[0].line_count > 2);
    assert_int_equal(known(&game), 2000);       /* nothing has happened */
    play(list[0].line[0]);
    assert_int_equal(known(&game), list[0].visits);
    go_mcts_candidates(rig.tree, list, LIST);
    play(list[0].move);
    play(list[0].line[1]);
    assert_true(known(&game) > 0);
    assert_true(known(&game) < list[0].visits);
    think(100);
    assert_true(thought.playouts > 100);
}

CASE(a_pass_is_followed_like_any_move)
{
    BEGIN_CASE;
    begin(5, GO_KO_SIMPLE);
    go_rig_set_up(&game, "XXOOO/XXXOO/X.XO./XXXOO/.XXO.", GO_BLACK);
    think(500);
    go_mcts_candidates(rig.tree, list, 1);
    assert_int_equal(list[0].move, GO_PASS);    /* there is no other */
    play(GO_PASS);
    assert_int_equal(known(&game), list[0].visits);
    think(500);
    play(GO_PASS);                      /* over, and still it thinks */
    assert_true(known(&game) > 0);
    think(500);
    play(thought.move);
    think(500);
}

/* Each is another game than the one before. */
CASE(another_game_begins_anew)
{
    BEGIN_CASE;
    begin(7, GO_KO_SIMPLE);
    play(go_at(3, 3));
    think(1000);
    other = game;
    go_game_undo(&other);
    assert_int_equal(known(&other), 0);         /* taken back */
    think(1000);
    other = game;
    go_game_undo(&other);
    go_game_play(&other, go_at(2, 2), GO_BLACK);
    assert_int_equal(known(&other), 0);         /* another move */
    think(1000);
    other = game;
    other.turn = GO_BLACK;
    assert_int_equal(known(&other), 0);         /* another's turn */
    think(1000);
    other = game;
    other.rules.komi = 13;
    assert_int_equal(known(&other), 0);
    think(1000);
    other = game;
    other.rules.ko = GO_KO_POSITIONAL;
    assert_int_equal(known(&other), 0);
    think(1000);
    other = game;
    go_game_play(&other, GO_PASS, GO_WHITE);
    go_game_play(&other, go_at(0, 0), GO_WHITE);        /* two of White's */
    assert_int_equal(known(&other), 0);
    think(1000);
    go_mcts_aim(rig.tree, &game, &clean);       /* a pass means another end */
    go_mcts_decide(rig.tree, &thought);
    assert_int_equal(thought.playouts, 0);
    think(1000);
    go_mcts_clear(rig.tree);
    assert_int_equal(known(&game), 0);
}

/* The same stones by other ways are other games: ko may differ. */
CASE(the_same_stones_in_another_order_begin_anew)
{
    static const go_point moves[] = {GO_ROW * 2 + 2, GO_ROW * 3 + 3,
                                     GO_ROW * 4 + 4};

    BEGIN_CASE;
    begin(7, GO_KO_SIMPLE);
    other = game;
    for (int i = 0; i < 3; i++) {
        play(moves[i]);
        go_game_play(&other, moves[2 - i], i & 1 ? GO_WHITE : GO_BLACK);
    }
    assert_int_equal(other.now.hash, game.now.hash);
    think(500);
    assert_int_equal(known(&game), 500);
    assert_int_equal(known(&other), 0);
}

/* Little memory */

CASE(a_few_hundred_nodes_are_enough)
{
    struct go_search_rig small;
    int prunes = 0, left = 4000;

    BEGIN_CASE;
    begin(9, GO_KO_POSITIONAL);
    go_search_rig_open(&small, 400, 2);
    go_mcts_aim(small.tree, &game, &plain);
    while (left > 0) {
        left -= go_mcts_play(small.tree, small.worker, left);
        if (!go_mcts_is_full(small.tree))
            continue;
        go_mcts_prune(small.tree);
        prunes++;
    }
    go_mcts_decide(small.tree, &thought);
    assert_true(prunes > 3);
    assert_int_equal(thought.playouts, 4000);
    assert_true(thought.nodes <= 400);
    assert_int_equal(go_game_judge(&game, thought.move, GO_BLACK), GO_LEGAL);
    for (int i = 0; i < 6; i++) {       /* and on, with what is kept */
        go_search_rig_think(&small, &game, &plain, 500, &thought);
        play(thought.move);
    }
    go_search_rig_close(&small);
}

CASE(a_tree_too_small_for_a_move_says_so)
{
    struct go_search_rig small;

    BEGIN_CASE;
    begin(9, GO_KO_SIMPLE);
    go_search_rig_open(&small, 40, 2);
    go_mcts_aim(small.tree, &game, &plain);
    for (int i = 0; i < 3; i++) {
        assert_in_range(go_mcts_play(small.tree, small.worker, 100), 0, 1);
        assert_true(go_mcts_is_full(small.tree));
        go_mcts_prune(small.tree);
    }
    go_mcts_decide(small.tree, &thought);
    assert_int_equal(thought.move, GO_PASS);
    assert_int_equal(go_mcts_candidates(small.tree, list, LIST), 0);
    go_search_rig_close(&small);
}

/* Rules */

/* All that is foreseen can be played, one move after the other. */
static void check_line(const struct go_candidate *candidate)
{
    assert_int_equal(candidate->line[0], candidate->move);
    assert_in_range(candidate->line_count, 1, GO_MCTS_LINE_MAX);
    other = game;
    for (int i = 0; i < candidate->line_count
                    && other.count < GO_MOVES_MAX; i++)
        assert_int_equal(go_game_play(&other, candidate->line[i],
                                      (enum go_colour)other.turn), GO_LEGAL);
}

static void check_candidates(void)
{
    int count = go_mcts_candidates(rig.tree, list, LIST);
    int area = game.rules.size * game.rules.size, prior = 0;
    uint64_t visits = 0;

    assert_true(count >= 1);
    for (int i = 0; i < count; i++) {
        check_line(&list[i]);
        visits += list[i].visits;
        assert_true(!i || list[i].visits <= list[i - 1].visits);
        assert_in_range(list[i].win, 0, GO_MCTS_ONE);
        assert_in_range(list[i].prior, 0, GO_MCTS_PRIOR_ONE);
        prior += list[i].prior;
        assert_true(list[i].lead <= (area + 1000) * GO_MCTS_ONE
                    && list[i].lead >= -(area + 1000) * GO_MCTS_ONE);
        assert_in_range(list[i].spread, 0, 2 * area * GO_MCTS_ONE);
        for (int k = 0; k < i; k++)
            assert_int_not_equal(list[i].move, list[k].move);
    }
    assert_true(visits <= thought.playouts);
    assert_in_range(prior, GO_MCTS_PRIOR_ONE - count,
                    GO_MCTS_PRIOR_ONE + count);
}

static void play_any(struct rng *rng)
{
    for (int tries = 0; tries < 30; tries++) {
        go_point move = go_at((int)rng_below(rng, game.rules.size),
                              (int)rng_below(rng, game.rules.size));

        if (go_game_play(&game, move, (enum go_colour)game.turn) == GO_LEGAL)
            return;
    }
    play(GO_PASS);
}

/* Moves that only what was before forbids; and those that take nothing. */
static int superkos, quiet_superkos;

static void count_superkos(void)
{
    for (int i = 0; i < game.now.free_count; i++) {
        go_point point = game.now.free_point[i];
        enum go_colour turn = (enum go_colour)game.turn;

        if (go_judge(&game.now, point, turn) != GO_LEGAL
            || go_game_judge(&game, point, turn) != GO_KO)
            continue;
        other = game;
        go_play(&other.now, point, turn);
        superkos++;
        quiet_superkos += other.now.free_count == game.now.free_count - 1;
    }
}

/* On small boards stones are taken all the time, and positions come back. */
CASE(no_forbidden_move_is_thought_of)
{
    struct rng rng;

    BEGIN_CASE;
    superkos = quiet_superkos = 0;
    rng_seed(&rng, "ko");
    for (int ko = GO_KO_SIMPLE; ko <= GO_KO_SITUATIONAL; ko++)
        for (int size = 2; size <= 5; size++)
            for (int suicide = 0; suicide < 2; suicide++) {
                begin(size, (enum go_ko_rule)ko);
                game.rules.may_suicide = (uint8_t)suicide;
                game.now.may_suicide = (uint8_t)suicide;
                for (int i = 0; i < 60; i++) {
                    play_any(&rng);
                    count_superkos();
                    think(60);
                    check_candidates();
                }
            }
    assert_true(superkos > 50 && quiet_superkos > 5);
}

static int is_candidate(go_point move)
{
    int count = go_mcts_candidates(rig.tree, list, LIST);

    for (int i = 0; i < count; i++)
        if (list[i].move == move)
            return 1;
    return 0;
}

/* Black takes the ko at the upper edge; White may not at once. */
CASE(a_ko_is_not_taken_back_at_once)
{
    BEGIN_CASE;
    for (int ko = GO_KO_SIMPLE; ko <= GO_KO_SITUATIONAL; ko++) {
        begin(5, GO_KO_SIMPLE);
        go_rig_set_up(&game, ".XO../XO.O./.XO../...../.....", GO_BLACK);
        game.rules.ko = (uint8_t)ko;
        play(go_at(1, 2));
        assert_int_equal(game.now.colour[go_at(1, 1)], GO_EMPTY);
        think(300);
        assert_false(is_candidate(go_at(1, 1)));
        assert_true(is_candidate(go_at(4, 4)));
        play(go_at(4, 4));
        play(go_at(4, 0));
        think(300);                     /* a threat later it may */
        assert_true(is_candidate(go_at(1, 1)));
    }
}

/* Sizes and lengths */

CASE(every_size_works)
{
    int16_t owner[GO_POINTS];

    BEGIN_CASE;
    for (int size = GO_SIZE_MIN; size <= GO_SIZE_MAX; size++) {
        begin(size, GO_KO_SITUATIONAL);
        think(50);
        play(thought.move);
        think(50);
        check_candidates();
        go_mcts_owners(rig.tree, owner);
        for (int i = 0; i < GO_POINTS; i++)
            assert_true(owner[i] >= -GO_MCTS_ONE && owner[i] <= GO_MCTS_ONE
                        && (game.now.colour[i] != GO_EDGE || !owner[i]));
    }
}

CASE(games_near_the_greatest_length_do_no_harm)
{
    struct rng rng;

    BEGIN_CASE;
    for (int ko = GO_KO_SIMPLE; ko <= GO_KO_POSITIONAL; ko++) {
        rng_seed(&rng, "long");
        begin(6, (enum go_ko_rule)ko);
        while (game.count < GO_MOVES_MAX - 2)
            play_any(&rng);
        for (; game.count < GO_MOVES_MAX; play(thought.move))
            think(100);
        think(100);
        check_candidates();
    }
}

CASE(any_komi_will_do)
{
    static const int16_t komi[] = {INT16_MIN, -700, 700, INT16_MAX};

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        begin(9, GO_KO_SIMPLE);
        game.rules.komi = komi[i];
        think(100);
        assert_int_equal(thought.win, komi[i] < 0 ? GO_MCTS_ONE : 0);
        assert_in_range(thought.lead_halves + komi[i] + 162, 0, 324);
    }
}

/* What it says */

/* If the second caught up, it would be one of two. */
static void check_settled(uint32_t ahead)
{
    assert_int_equal(go_mcts_is_settled(rig.tree, ahead), 0);
    if (ahead)
        assert_int_equal(go_mcts_is_settled(rig.tree, ahead - 1), 1);
}

CASE(what_is_settled_stays)
{
    int settled = 0;

    BEGIN_CASE;
    for (uint64_t seed = 0; seed < 20; seed++) {
        go_point best;

        begin(5, GO_KO_SIMPLE);
        go_search_rig_clear(&rig, seed);
        think(100 + (int)seed * 20);
        go_mcts_candidates(rig.tree, list, LIST);
        best = list[0].move;
        check_settled(list[0].visits - list[1].visits);
        if (!go_mcts_is_settled(rig.tree, 100))
            continue;
        settled++;
        think(100);
        go_mcts_candidates(rig.tree, list, LIST);
        assert_int_equal(list[0].move, best);
    }
    assert_true(settled > 0 && settled < 20);
}

CASE(a_finished_board_is_known_for_what_it_is)
{
    int16_t owner[GO_POINTS];
    uint8_t whose[GO_POINTS];
    struct go_area area;

    BEGIN_CASE;
    begin(5, GO_KO_SIMPLE);
    go_rig_set_up(&game, "XXOOO/XXXOO/X.XO./XXXOO/.XXO.", GO_BLACK);
    think(500);
    go_score_area(&game.now, NULL, &area, whose);
    assert_int_equal(thought.lead_halves, go_game_margin(&game, NULL));
    go_mcts_owners(rig.tree, owner);
    for (int i = 0; i < GO_POINTS; i++)
        if (game.now.colour[i] != GO_EDGE)
            assert_int_equal(owner[i], whose[i] == GO_BLACK ? GO_MCTS_ONE
                                                            : -GO_MCTS_ONE);
}

/* To pass ends the game, and White is behind by half a point: a point of
 * Black's that touches no stone is his, too. */
CASE(two_passes_are_counted_by_the_rules)
{
    int count, visits = 0;

    BEGIN_CASE;
    begin(7, GO_KO_SIMPLE);
    go_rig_set_up(&game, "...XOO./...XOOO/...XO.O/XXXXOOO/XX.XOOO/XXXXOOO/"
                         "X.XXOOO", GO_BLACK);
    game.rules.komi = (int16_t)(go_game_margin(&game, NULL) - 1);
    play(GO_PASS);
    go_search_rig_think(&rig, &game, &clean, 2000, &thought);
    count = go_mcts_candidates(rig.tree, list, LIST);
    for (int i = 0; i < count; i++)
        if (list[i].move == GO_PASS) {
            assert_true(list[i].win < GO_MCTS_ONE / 10);
            visits = (int)list[i].visits;
        }
    assert_true(visits > 0);
}

/* The root is the mean of its moves. Here Black has all of the board, 25
 * points less one and a half. */
static void check_root(enum go_colour turn)
{
    int sign = turn == GO_BLACK ? 1 : -1, count;
    int64_t wins = 0, visits = 0;
    struct go_candidate root;

    go_rig_set_up(&game, ".X.X./.X.X./.X.X./.X.X./.X.X.", turn);
    game.rules.komi = 3;
    go_search_rig_clear(&rig, 5);
    think(400);
    go_mcts_root(rig.tree, &root);
    count = go_mcts_candidates(rig.tree, list, LIST);
    for (int i = 0; i < count; i++) {
        wins += (int64_t)list[i].win * list[i].visits;
        visits += list[i].visits;
    }
    assert_int_equal(root.visits, thought.playouts);
    assert_true(visits > 0 && labs((long)(wins / visits) - root.win) < 150);
    assert_in_range(sign * root.lead, 20 * GO_MCTS_ONE, 24 * GO_MCTS_ONE);
    assert_in_range(sign * list[0].lead, 20 * GO_MCTS_ONE, 24 * GO_MCTS_ONE);
    assert_true(turn == GO_BLACK ? root.win > GO_MCTS_ONE * 9 / 10
                                 : root.win < GO_MCTS_ONE / 10);
}

CASE(the_root_is_told_of)
{
    BEGIN_CASE;
    check_root(GO_BLACK);
    check_root(GO_WHITE);
}

static const struct CMUnitTest tests[] = {
    TEST("go_mcts: the same seed thinks the same, however it is cut up",
         the_same_seed_thinks_the_same),
    TEST("go_mcts: what was learnt about the moves made is kept",
         what_was_learnt_about_the_moves_made_is_kept),
    TEST("go_mcts: a pass is followed like any move, and after two it goes on",
         a_pass_is_followed_like_any_move),
    TEST("go_mcts: a move taken back, another move, turn, komi, rule or aim "
         "begins anew", another_game_begins_anew),
    TEST("go_mcts: the same stones in another order begin anew",
         the_same_stones_in_another_order_begin_anew),
    TEST("go_mcts: a few hundred nodes are enough",
         a_few_hundred_nodes_are_enough),
    TEST("go_mcts: a tree too small for a move says so",
         a_tree_too_small_for_a_move_says_so),
    TEST("go_mcts: no forbidden move is thought of, nor any in what is to "
         "follow", no_forbidden_move_is_thought_of),
    TEST("go_mcts: a ko is not taken back at once",
         a_ko_is_not_taken_back_at_once),
    TEST("go_mcts: every size works", every_size_works),
    TEST("go_mcts: games near the greatest length do no harm",
         games_near_the_greatest_length_do_no_harm),
    TEST("go_mcts: any komi will do", any_komi_will_do),
    TEST("go_mcts: what is settled stays", what_is_settled_stays),
    TEST("go_mcts: two passes are counted by the rules",
         two_passes_are_counted_by_the_rules),
    TEST("go_mcts: a finished board is known for what it is",
         a_finished_board_is_known_for_what_it_is),
    TEST("go_mcts: the root is told of as the one on turn sees it",
         the_root_is_told_of),
};

int main(void)
{
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("go_mcts", tests, open_rig,
                                       close_rig);
}
