/* test_go_think_book.c - moves known by heart are not thought about; all
 * others are. */
#include "check.h"

#include "games/go/engine/think.h"
#include "games/go/minds/book.h"

enum { KOMI = 15, PLAYOUTS = 100, TREE_MIB = 4 };

struct rig {
    struct go_thinker *thinker;
    struct go_game game;
    struct go_thought thought;
};

static void begin(struct rig *self, int size)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    rules.size = (uint8_t)size;
    rules.komi = KOMI;
    assert_null(go_game_begin(&self->game, &rules));
    assert_null(go_thinker_open(&self->thinker, 1, TREE_MIB));
}

static void think(struct rig *self, int has_book)
{
    struct go_aim aim = {.has_book = (uint8_t)has_book};
    struct go_effort effort = {.playouts = PLAYOUTS, .is_patient = 1};

    go_thinker_think(self->thinker, &self->game, &aim, &effort,
                     &self->thought);
}

static void play(struct rig *self, go_point point)
{
    assert_int_equal(go_game_play(&self->game, point,
                                  (enum go_colour)self->game.turn),
                     GO_LEGAL);
}

static void assert_thought_about(const struct rig *self)
{
    assert_false(self->thought.is_from_book);
    assert_int_equal(self->thought.playouts, PLAYOUTS);
}

CASE(a_known_move_needs_no_games)
{
    struct rig rig;
    struct go_candidate candidate;
    go_point known;

    BEGIN_CASE;
    begin(&rig, 9);
    for (int i = 0; i < 2; i++) {
        assert_true(go_book_find(&rig.game, &known));
        think(&rig, 1);
        assert_true(rig.thought.is_from_book);
        assert_false(rig.thought.is_resigned);
        assert_int_equal(rig.thought.move, known);
        assert_int_equal(rig.thought.playouts, 0);
        assert_int_equal(go_mcts_candidates(go_thinker_tree(rig.thinker),
                                            &candidate, 1), 0);
        play(&rig, known);
    }
    go_thinker_close(rig.thinker);
}

CASE(without_the_book_all_is_thought_about)
{
    struct rig rig;

    BEGIN_CASE;
    begin(&rig, 9);
    think(&rig, 0);
    assert_thought_about(&rig);
    go_thinker_close(rig.thinker);
}

CASE(what_the_book_does_not_know_is_thought_about)
{
    struct rig rig;

    BEGIN_CASE;
    begin(&rig, 7);
    think(&rig, 1);
    assert_thought_about(&rig);
    go_thinker_close(rig.thinker);
}

/* The tree follows the game over moves that it never saw. */
CASE(thinking_begins_where_the_book_ends)
{
    struct rig rig;

    BEGIN_CASE;
    begin(&rig, 9);
    think(&rig, 1);
    play(&rig, rig.thought.move);
    play(&rig, go_at(0, 0));
    think(&rig, 1);
    assert_thought_about(&rig);
    assert_int_equal(go_game_judge(&rig.game, rig.thought.move, GO_BLACK),
                     GO_LEGAL);
    go_thinker_close(rig.thinker);
}

/* Nothing was played: nobody owns anything, nothing is dead. */
CASE(the_board_may_be_asked_about_after_a_known_move)
{
    struct rig rig;
    uint8_t dead[GO_POINTS];
    int16_t owner[GO_POINTS];
    go_point known;

    BEGIN_CASE;
    begin(&rig, 9);
    assert_true(go_book_find(&rig.game, &known));
    play(&rig, known);
    think(&rig, 1);
    assert_true(rig.thought.is_from_book);
    assert_int_equal(go_mcts_dead(go_thinker_tree(rig.thinker), dead), 0);
    go_mcts_owners(go_thinker_tree(rig.thinker), owner);
    for (int i = 0; i < GO_POINTS; i++)
        assert_int_equal(owner[i], 0);
    go_thinker_close(rig.thinker);
}

static const struct CMUnitTest tests[] = {
    TEST("go_think: a move known by heart needs no games",
         a_known_move_needs_no_games),
    TEST("go_think: without the book everything is thought about",
         without_the_book_all_is_thought_about),
    TEST("go_think: what the book does not know is thought about",
         what_the_book_does_not_know_is_thought_about),
    TEST("go_think: thinking begins where the book ends",
         thinking_begins_where_the_book_ends),
    TEST("go_think: the board may be asked about after a move known by heart",
         the_board_may_be_asked_about_after_a_known_move),
};

CHECK_MAIN("go_think_book", tests)
