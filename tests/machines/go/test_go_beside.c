/* test_go_beside.c - robots at Go beside people, who move the cursor away,
 * press what is not theirs, play against the machine, and go away. */
#include "machines/hands.h"
#include "bench/rig.h"

#include <string.h>

#include "bench/goban.h"
#include "bench/sitting.h"

static const struct program *program_of(const struct play *play)
{
    return goban_program(play->session);
}

/* Nobody touches anything for a while. */
static void check_waits(struct play *play)
{
    size_t events = session_event_count(play->session);

    goban_run_ms(play, 5000);
    assert_int_equal(session_event_count(play->session), events);
}

/* A game for two, with a mind in one seat or none. */
static struct play *begin_game(const char *id, const char *a, const char *b)
{
    struct play *play = sitting_begin(id, a, b);

    goban_run_ms(play, 300);
    goban_tap(play, "EE");
    return play;
}

static void go_anywhere(struct play *play)
{
    const struct program *program = program_of(play);
    unsigned moves = program->record.count;

    for (int i = 0; i < 81 && program->record.count == moves; i++) {
        char point[] = {"ABCDEFGHJ"[i * 7 % 81 % 9],
                        (char)('1' + i * 7 % 81 / 9), 0};

        goban_place(play, point);
    }
}

/* A robot leaves title and menus to a person, answers each move, and waits
 * for the next. */
static void play_beside(const char *id, int person)
{
    struct play *play = sitting_begin(id, person ? "greedy" : NULL,
                                      person ? NULL : "greedy");
    Stone own = person ? WHITE : BLACK;

    goban_run_ms(play, 300);
    check_waits(play);
    goban_tap(play, "E");
    check_waits(play);
    goban_tap(play, "E");
    for (int i = 0; i < 8; i++) {
        goban_await(play, own, 5000);
        if (i % 3 == 0)
            check_waits(play);
        go_anywhere(play);
    }
    goban_await(play, own, 5000);
    assert_int_equal(program_of(play)->record.count, 16 + (unsigned)person);
    sitting_end(play);
}

CASE(a_robot_answers_a_person)
{
    BEGIN_CASE;
    play_beside("go#person", 0);
    play_beside("go#person", 1);
}

/* Robots press at a look, every 20 ms; a person hardly ever does just then. A
 * press comes no sooner after the last event than a hand takes. */
static void check_calm(const struct session *session)
{
    uint64_t before = 0;

    for (size_t i = 0; i < session_event_count(session); i++) {
        const struct event *event = session_event(session, i);

        if (event->kind == EVENT_PRESS
            && event->tick % robot_step_ticks(session) == 0)
            assert_true(event->tick >= before + 600 + GOBAN_HZ / 10);
        before = event->tick;
    }
}

/* Whoever moves the cursor away from under its finger only costs it time. */
CASE(a_cursor_moved_away_is_brought_back)
{
    struct play *play = begin_game("go#away", NULL, "random");
    const struct program *program = program_of(play);
    int disturbed = 0;

    BEGIN_CASE;
    for (unsigned moves = 2; moves <= 12; moves += 2) {
        goban_await(play, BLACK, 20000);
        go_anywhere(play);
        for (int i = 0; i < 40 && program->record.count < moves; i++) {
            goban_run_ms(play, 445 + 3 * (unsigned)i);
            goban_tap(play, i % 2 ? "L" : "U");
            disturbed++;
        }
        goban_await(play, BLACK, 20000);
        assert_int_equal(program->record.count, moves);
        assert_int_equal(program->refusal, MOVE_OK);
    }
    assert_true(disturbed > 12);
    check_calm(play->session);
    sitting_end(play);
}

CASE(a_person_may_place_for_a_robot)
{
    struct play *play = begin_game("go#for", NULL, "greedy");

    BEGIN_CASE;
    goban_place(play, "D4");
    goban_place(play, "F6");            /* White's */
    goban_place(play, "D6");
    goban_await(play, BLACK, 5000);
    assert_int_equal(program_of(play)->record.count, 4);
    goban_tap(play, "S");
    goban_tap(play, "S");               /* both have passed */
    assert_int_equal(program_of(play)->screen, SCREEN_OVER);
    check_waits(play);
    sitting_end(play);
}

CASE(a_robot_waits_while_a_key_is_held)
{
    struct play *play = begin_game("go#held", NULL, "greedy");

    BEGIN_CASE;
    goban_place(play, "E5");
    sitting_do(play, "press SPACE");    /* a pass, for White */
    goban_run_ms(play, 3000);
    sitting_do(play, "release SPACE");
    goban_run_ms(play, 60);
    goban_place(play, "A1");
    sitting_do(play, "press ENTER");    /* and it stays down */
    check_waits(play);
    sitting_do(play, "release ENTER");
    goban_await(play, BLACK, 5000);
    assert_int_equal(program_of(play)->record.count, 4);
    sitting_end(play);
}

/* Against the machine's own level: the robot has Black's seat, and nothing to
 * do while the machine thinks. */

struct spy {
    int presses, out_of_turn;
};

static void spy_on(void *with, const struct session *session)
{
    struct spy *spy = with;
    const struct program *program = goban_program(session);
    size_t done = session_events_done(session);
    const struct event *last = done ? session_event(session, done - 1) : NULL;

    if (!last || last->kind != EVENT_PRESS
        || last->tick + 1 != session_tick(session)
        || program->screen != SCREEN_GAME)
        return;
    spy->presses++;
    spy->out_of_turn += program->board.turn != BLACK;
}

CASE(a_robot_plays_against_the_machine_in_its_turns)
{
    struct play *play = sitting_begin("go#machine", "greedy", NULL);
    struct spy spy = {0, 0};

    BEGIN_CASE;
    goban_run_ms(play, 300);
    goban_tap(play, "EDEDDEE");
    goban_run_ms(play, 60000);
    assert_int_equal(program_of(play)->bot, WHITE);
    assert_int_equal(program_of(play)->level, 3);
    rig_play_again(play->session, spy_on, &spy);
    assert_true(spy.presses > 50);
    assert_int_equal(spy.out_of_turn, 0);
    sitting_end(play);
}

/* Level 5 thinks for longer than a robot would. */
CASE(a_robot_leaves_the_machines_colour_alone)
{
    struct play *play = sitting_begin("go#alone", NULL, "greedy");
    size_t events;

    BEGIN_CASE;
    goban_run_ms(play, 300);
    goban_tap(play, "EDEUEE");          /* the person is Black */
    check_waits(play);
    goban_place(play, "E5");
    events = session_event_count(play->session);
    goban_run_ms(play, 1500);
    assert_true(program_is_thinking(program_of(play)));
    goban_await(play, BLACK, 20000);
    assert_int_equal(program_of(play)->record.count, 2);
    assert_int_equal(session_event_count(play->session), events);
    sitting_end(play);
}

CASE(a_robot_goes_on_in_the_next_game)
{
    struct play *play = begin_game("go#next", "greedy", NULL);

    BEGIN_CASE;
    goban_await(play, WHITE, 5000);
    goban_tap(play, "X");
    check_waits(play);
    goban_tap(play, "E");
    goban_await(play, WHITE, 5000);
    assert_int_equal(program_of(play)->record.count, 1);
    sitting_do(play, "power");
    goban_run_ms(play, 300);
    check_waits(play);
    goban_tap(play, "EE");
    goban_await(play, WHITE, 5000);
    assert_int_equal(program_of(play)->record.count, 1);
    sitting_end(play);
}

/* The FPGA forgets all, the program does not. */
CASE(a_robot_goes_on_after_a_reset)
{
    struct play *play = begin_game("go#reset", NULL, "greedy");

    BEGIN_CASE;
    goban_place(play, "E5");
    sitting_do(play, "press KEY0");
    check_waits(play);
    sitting_do(play, "release KEY0");
    goban_await(play, BLACK, 5000);
    assert_int_equal(program_of(play)->record.count, 2);
    sitting_end(play);
}

/* Fingers on everything, all the time. */
CASE(robots_stand_any_person)
{
    static const char *const keys[] = {"U", "D", "L", "R", "E", "E", "S",
                                       "X", "E"};
    struct play *play = begin_game("go#chaos", NULL, "greedy");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "chaos");
    for (int i = 0; i < 500; i++) {
        goban_tap(play, keys[rng_below(&rng, 9)]);
        goban_run_ms(play, (unsigned)rng_below(&rng, 300));
    }
    sitting_do(play, "power");
    goban_run_ms(play, 300);
    goban_tap(play, "EE");
    for (unsigned moves = 0; moves < 10; moves += 2) {
        goban_await(play, BLACK, 5000);
        assert_int_equal(program_of(play)->record.count, moves);
        go_anywhere(play);
    }
    sitting_end(play);
}

/* A wrong eye */

/* Half a stone where there is none: it does not move. A whole one: it takes
 * that for true, and goes elsewhere. */
CASE(a_robot_plays_by_what_it_sees)
{
    struct play *play = begin_game("go#eye", NULL, "greedy");
    const struct program *program = program_of(play);

    BEGIN_CASE;
    goban_place(play, "A1");
    goban_paint(play->session, 0, 8, COLOR_WHITE, 1);
    check_waits(play);
    goban_paint(play->session, 0, 8, COLOR_BOARD, 1);
    goban_await(play, BLACK, 5000);
    assert_int_equal(program->record.move[1], RECORD_PASS / 2); /* E5 */
    goban_tap(play, "X");
    goban_tap(play, "E");
    goban_place(play, "A1");
    goban_paint(play->session, 4, 4, COLOR_BLACK, 2);
    goban_await(play, BLACK, 5000);
    assert_int_equal(program->record.count, 2);
    assert_int_not_equal(program->record.move[1], RECORD_PASS / 2);
    sitting_end(play);
}

/* A hand alone, with a mind that wants one thing */

static struct go_game heard;
static int asked;

static enum mind_answer insist(void *mind, const void *seen, void *scratch,
                               long budget, void *move)
{
    (void)mind;
    (void)scratch;
    (void)budget;
    heard = *(const struct go_game *)seen;
    asked++;
    *(go_point *)move = go_at(4, 3);    /* D5 */
    return MIND_MOVES;
}

static const struct mind_type stubborn = {
    .name = "stubborn", .size = 1, .reset = mind_forgets,
    .think = insist,
};

static void look_for_ms(struct play *play, void *state,
                        const struct hand *hand, unsigned ms)
{
    for (unsigned i = 0; i < ms; i += 20) {
        goban_run_ms(play, 20);
        go_hand.look(state, hand, play->session);
    }
}

/* Presses what the hand wants to press, as a robot does. */
static void act_for_ms(struct play *play, void *state,
                       const struct hand *hand, unsigned ms)
{
    static const char names[] = "UDLRESX";
    static const char *const keys[] = {"UP", "DOWN", "LEFT", "RIGHT",
                                       "ENTER", "SPACE", "ESC"};

    for (unsigned i = 0; i < ms; i += 20) {
        const char *words;

        look_for_ms(play, state, hand, 20);
        if (go_hand.choose(state, hand, play->session, &words)
            != HAND_PRESSES)
            continue;
        for (int k = 0; k < 7; k++)
            if (strcmp(words, keys[k]) == 0)
                goban_tap(play, (char[]){names[k], 0});
    }
}

static const char *const to_ko[] = {"D6", "E6", "C5", "F5", "D4", "E4", "A1",
                                    "D5", "E5"};

/* Refusals that it could foresee are the person's, and teach it nothing: it
 * has seen the ko, and still knows it. */
CASE(a_persons_refused_moves_are_his_own)
{
    struct play *play = begin_game("go#refused", NULL, NULL);
    struct hand hand = {.mind = &stubborn, .seat = 'b'};
    void *state = calloc(1, go_hand.size);

    BEGIN_CASE;
    assert_non_null(state);
    go_hand.sit(state, &hand, play->session);
    look_for_ms(play, state, &hand, 100);
    for (int i = 0; i < 9; i++) {
        goban_place(play, to_ko[i]);
        look_for_ms(play, state, &hand, 100);
    }
    goban_tap(play, "E");               /* occupied */
    assert_int_equal(program_of(play)->refusal, MOVE_ILLEGAL_OCCUPIED);
    asked = 0;
    look_for_ms(play, state, &hand, 100);
    act_for_ms(play, state, &hand, 800);
    assert_int_equal(asked, 1);
    assert_int_equal(heard.now.ko, go_at(4, 3));
    free(state);
    sitting_end(play);
}

/* Who sits down after a ko was taken does not know it: it tries once, is
 * refused, and then passes; that is enough for the next time. */
CASE(a_refusal_is_not_repeated)
{
    struct play *play = begin_game("go#ko", NULL, NULL);
    const struct program *program = program_of(play);
    struct hand hand = {.mind = &stubborn, .seat = 'b'};
    void *state = calloc(1, go_hand.size);

    BEGIN_CASE;
    assert_non_null(state);
    for (int i = 0; i < 9; i++)
        goban_place(play, to_ko[i]);
    asked = 0;
    go_hand.sit(state, &hand, play->session);
    act_for_ms(play, state, &hand, 3000);
    assert_int_equal(program->record.count, 10);
    assert_int_equal(program->record.move[9], RECORD_PASS);
    assert_int_equal(asked, 2);
    goban_tap(play, "RRR");
    goban_place(play, "J9");
    act_for_ms(play, state, &hand, 5000);
    assert_int_equal(program->record.count, 12);        /* and now it may */
    assert_int_equal(program->record.move[11], 9 * 4 + 3);
    free(state);
    sitting_end(play);
}

CASE(a_robot_knows_the_superko_switch)
{
    BEGIN_CASE;
    for (int is_on = 0; is_on < 2; is_on++) {
        struct play *play = sitting_begin("go#switch", NULL, NULL);
        struct hand hand = {.mind = &stubborn, .seat = 'A'};
        void *state = calloc(1, go_hand.size);

        assert_non_null(state);
        go_hand.sit(state, &hand, play->session);
        act_for_ms(play, state, &hand, 300);
        if (is_on)
            sitting_do(play, "set SW1 1");
        goban_tap(play, "EE");
        act_for_ms(play, state, &hand, 2000);
        assert_int_equal(program_of(play)->record.count, 1);
        assert_int_equal(program_of(play)->has_superko, is_on);
        assert_int_equal(heard.rules.ko,
                         is_on ? GO_KO_POSITIONAL : GO_KO_SIMPLE);
        free(state);
        sitting_end(play);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("beside: a robot plays Go with a person, leaves title and menus to "
         "him, and waits for its turn (M4-003)", a_robot_answers_a_person),
    TEST("beside: a cursor that was moved away is brought back",
         a_cursor_moved_away_is_brought_back),
    TEST("beside: a person may place a stone for a robot",
         a_person_may_place_for_a_robot),
    TEST("beside: at Go what is refused to a person is his own business",
         a_persons_refused_moves_are_his_own),
    TEST("beside: a robot waits while a key is held",
         a_robot_waits_while_a_key_is_held),
    TEST("beside: a robot plays against the machine's own level, and presses "
         "nothing while that thinks (M4-122)",
         a_robot_plays_against_the_machine_in_its_turns),
    TEST("beside: a robot leaves the machine's colour alone",
         a_robot_leaves_the_machines_colour_alone),
    TEST("beside: a robot goes on in the next game of Go, and after power",
         a_robot_goes_on_in_the_next_game),
    TEST("beside: a robot goes on after a reset of the FPGA",
         a_robot_goes_on_after_a_reset),
    TEST("beside: robots at Go stand people who press anything",
         robots_stand_any_person),
    TEST("beside: a robot plays by the stones that it sees, and not while it "
         "cannot read them", a_robot_plays_by_what_it_sees),
    TEST("beside: what was refused is not tried again in that turn (M4-126)",
         a_refusal_is_not_repeated),
    TEST("beside: a robot knows whether the superko switch was on",
         a_robot_knows_the_superko_switch),
};

CHECK_MAIN("go beside", tests)
