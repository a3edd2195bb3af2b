/* test_checkers_beside.c - robots at checkers beside people, who make
 * mistakes, begin anew, touch what is not theirs, and are too quick. */
#include "bench/rig.h"

#include <string.h>

#include "boards/tinychip.h"
#include "bench/draughts.h"
#include "bench/sitting.h"

static struct draughts seen;

static void run_ms(struct play *play, unsigned ms)
{
    play_run(play, 4 * (uint64_t)ms);
    assert_string_equal(play->trouble, "");
}

static char on_turn(const struct play *play)
{
    return draughts_position(play->session).turn == CHECKERS_BLACK ? 'A'
                                                                   : 'b';
}

/* The robot has ten seconds for its move. */
static void await_turn(struct play *play, char seat)
{
    for (int i = 0; on_turn(play) != seat; i++) {
        run_ms(play, 100);
        assert_true(i < 100);
    }
    run_ms(play, 500);                  /* its finger is away */
}

/* A person at one side who knows the rules and takes any move. */

static const char *name_of(int square)
{
    static char name[3];
    int row = (square - 1) / 4;

    name[0] = (char)('a' + 2 * (3 - (square - 1) % 4) + row % 2);
    name[1] = (char)('1' + row);
    return name;
}

static void person_moves(struct play *play, struct rng *rng)
{
    struct checkers now = draughts_position(play->session);
    struct checkers_moves moves;
    int path[CHECKERS_PATH_MAX], count;

    checkers_find_moves(&now, &moves);
    count = checkers_path(&moves.move[rng_below(rng,
                                                (uint64_t)moves.count)],
                          path);
    for (int i = 0; i < count; i++)
        draughts_enter(play, name_of(path[i]));
}

static void point_at(struct play *play, int square)
{
    char words[] = "set ROW 0";

    words[8] = name_of(square)[1];
    words[8]--;
    sitting_do(play, words);
    memcpy(words, "set COL", 7);
    words[8] = (char)('0' + name_of(square)[0] - 'a');
    sitting_do(play, words);
}

static int is_over(const struct play *play)
{
    struct checkers now = draughts_position(play->session);

    return !checkers_can_move(&now);
}

static void play_beside(const char *id, char person)
{
    struct play *play = sitting_begin(id, person == 'A' ? NULL : "greedy",
                                      person == 'A' ? "greedy" : NULL);
    struct rng rng;

    rng_seed(&rng, id);
    run_ms(play, 100);                  /* power comes up */
    for (int i = 0; i < 12; i++) {
        size_t events;

        await_turn(play, person);
        events = session_event_count(play->session);
        run_ms(play, 8000);             /* it waits for the person */
        assert_int_equal(session_event_count(play->session), events);
        if (is_over(play))
            break;
        person_moves(play, &rng);
    }
    draughts_read(&seen, play->session);
    assert_int_equal(seen.errors, 0);
    assert_true(seen.moves >= 20);
    sitting_end(play);
}

CASE(a_robot_answers_a_person)
{
    BEGIN_CASE;
    play_beside("checkers#person", 'A');
    play_beside("checkers#person", 'b');
    play_beside("checkers#person rules=full", 'A');
    play_beside("checkers#person rules=full", 'b');
}

/* Where the array is dark a robot has only its own board. */
static struct play *sit_in_the_dark(const char *id, const char *b)
{
    struct play *play = sitting_begin(id, NULL, b);

    sitting_do(play, "set DARK 1");
    run_ms(play, 500);
    return play;
}

/* The light tells: red is on from the beginning. */
CASE(a_robot_that_plays_red_begins)
{
    struct play *red = sitting_begin("checkers", "random", NULL);
    struct play *black = sitting_begin("checkers", NULL, "random");

    BEGIN_CASE;
    sitting_run(red, 5);
    sitting_run(black, 5);
    assert_int_equal(on_turn(red), 'b');
    assert_in_range(session_event(red->session, 0)->tick, 4000, 4400);
    assert_int_equal(session_event_count(black->session), 0);
    sitting_end(red);
    sitting_end(black);
}

/* After whatever the person has done, the robot answers one move of his and
 * never has one refused itself. */
static void check_answer(struct play *play, int errors)
{
    await_turn(play, 'A');
    draughts_read(&seen, play->session);
    assert_int_equal(seen.errors, errors);
    assert_int_equal(seen.moves % 2, 0);
    sitting_end(play);
}

CASE(a_robot_survives_a_persons_mistakes)
{
    struct play *play = sit_in_the_dark("checkers#errors", "greedy");

    BEGIN_CASE;
    draughts_enter(play, "a2");         /* light (M3-019) */
    draughts_tap(play, "ENTER");
    draughts_enter(play, "b6");         /* not his (M3-018) */
    run_ms(play, 3000);
    draughts_tap(play, "ENTER");
    draughts_enter(play, "d4");         /* nobody's */
    draughts_tap(play, "CLEAR");
    draughts_enter(play, "c3c4");       /* light (M3-020) */
    draughts_tap(play, "ENTER");
    draughts_enter(play, "c3e5");       /* nobody to jump over (M3-014) */
    draughts_tap(play, "ENTER");
    draughts_enter(play, "c3");
    draughts_tap(play, "CLEAR");        /* rather another one (M3-031) */
    draughts_enter(play, "e3");
    run_ms(play, 7000);
    draughts_enter(play, "f4");
    check_answer(play, 5);
}

CASE(a_robot_begins_anew_with_the_machine)
{
    BEGIN_CASE;
    for (int is_power = 0; is_power < 2; is_power++)
        for (unsigned moment = 0; moment < 3000; moment += 200) {
            struct play *play = sit_in_the_dark("checkers#anew", "greedy");

            draughts_enter(play, "c3d4");
            await_turn(play, 'A');
            draughts_enter(play, "g3h4");
            run_ms(play, moment);
            if (is_power)
                sitting_do(play, "power");
            else
                draughts_tap(play, "RESET");
            run_ms(play, 4000);         /* a finger may be on ENTER yet */
            assert_int_equal(on_turn(play), 'A');
            draughts_tap(play, "CLEAR");
            draughts_enter(play, "a3b4");
            await_turn(play, 'A');
            draughts_read(&seen, play->session);
            assert_int_equal(seen.games, 2);
            sitting_end(play);
        }
}

/* Who holds a button down when power comes presses it anew, if long
 * enough. */
CASE(a_robot_knows_of_a_button_held_when_power_comes)
{
    BEGIN_CASE;
    for (int is_long = 0; is_long < 2; is_long++) {
        struct play *play = sit_in_the_dark("checkers#hold", "greedy");

        point_at(play, 11);             /* c3 */
        sitting_do(play, "press ENTER");
        run_ms(play, 200);
        sitting_do(play, "power");
        run_ms(play, is_long ? 200 : 20);
        sitting_do(play, "release ENTER");
        run_ms(play, 200);
        draughts_enter(play, is_long ? "d4" : "c3d4");
        check_answer(play, 0);
    }
}

/* On its turn the person points somewhere, holds a man, makes errors. */
CASE(a_robot_tidies_up_what_a_person_left)
{
    static const char *const left[] = {"b6", "a1", "a2"};

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        struct play *play = sit_in_the_dark("checkers#tidy", "greedy");

        draughts_enter(play, "c3d4");
        draughts_enter(play, left[i]);
        check_answer(play, i > 0);
    }
}

/* f6xd4xf2 is begun by somebody else, while the robot thinks, maybe of
 * d6xf4. */
CASE(a_robot_goes_on_with_a_jump_that_somebody_began)
{
    BEGIN_CASE;
    for (int seed = 0; seed < 6; seed++) {
        char id[] = "checkers#0 rules=full";
        struct play *play;
        struct checkers now;

        id[9] = (char)('0' + seed);
        play = sit_in_the_dark(id, "random");
        draughts_enter(play, "g3h4h6g5f2g3g5f4g3e5f6d4");
        assert_int_equal(on_turn(play), 'b');
        if (seed % 2)
            draughts_tap(play, "CLEAR");        /* no way out */
        await_turn(play, 'A');
        now = draughts_position(play->session);
        assert_true(now.pieces[CHECKERS_WHITE] & checkers_at(6));
        draughts_read(&seen, play->session);
        assert_int_equal(seen.moves, 6);
        assert_int_equal(seen.errors, 0);
        sitting_end(play);
    }
}

CASE(a_robot_goes_on_with_its_jump_after_an_error)
{
    struct play *play = sit_in_the_dark("checkers#e rules=full", "greedy");

    BEGIN_CASE;
    draughts_enter(play, "g3h4h6g5f2g3g5f4g3e5f6d4c3");
    check_answer(play, 1);
}

/* Too quick to be seen: a switch changes in the very moment in which the
 * press counts. What the robot believes then may be wrong. */
static void enter_and_change(struct play *play, int align, uint64_t after)
{
    char words[] = "set COL 0";
    pins column = pins_get(session_in(play->session), TINYCHIP_COL, 3);

    play_run(play, (uint64_t)align);
    sitting_do(play, "press ENTER");
    play_run(play, after);
    words[8] = (char)('0' + (column ^ 1));
    sitting_do(play, words);
    play_run(play, 240);
    sitting_do(play, "release ENTER");
    run_ms(play, 500);
}

static int is_refused(const struct play *play)
{
    return draughts_chip(play->session)->slave.state == CHECKERS_ERR;
}

/* Men who cannot be told apart by anything but the array. */
static struct play *fool(int align, uint64_t after)
{
    struct play *play = sit_in_the_dark("checkers#quick", "greedy");

    draughts_enter(play, "c3");
    sitting_do(play, "set COL 3");
    sitting_do(play, "set ROW 3");
    enter_and_change(play, align, after);
    if (is_refused(play)) {
        run_ms(play, 3000);
        draughts_tap(play, "CLEAR");
        draughts_enter(play, "c3d4");
    }
    return play;
}

/* Returns whether it was. */
static int check_fooled(int align, uint64_t after)
{
    struct play *play = fool(align, after);
    int is_fooled;

    run_ms(play, 10000);
    is_fooled = on_turn(play) == 'b';
    sitting_do(play, "set DARK 0");
    await_turn(play, 'A');
    draughts_read(&seen, play->session);
    assert_true(seen.errors <= 1);
    assert_int_equal(seen.moves, 2);
    sitting_end(play);
    return is_fooled;
}

CASE(a_robot_that_was_fooled_looks_at_the_array)
{
    int fooled = 0;

    BEGIN_CASE;
    for (int align = 0; align < 4; align++)
        for (uint64_t after = 150; after < 170; after++)
            fooled += check_fooled(align, after);
    assert_in_range(fooled, 1, 40);
}

/* A man is held in the robot's turn, though it saw a light square on the
 * switches: it lets go before it moves. */
static int check_held(int align, uint64_t after)
{
    struct play *play = sit_in_the_dark("checkers#held", "greedy");
    int is_fooled;

    draughts_enter(play, "c3d4");
    sitting_do(play, "set COL 1");
    sitting_do(play, "set ROW 6");
    enter_and_change(play, align, after);
    is_fooled = !is_refused(play);
    run_ms(play, 5000);
    is_fooled &= on_turn(play) == 'b';
    sitting_do(play, "set DARK 0");
    if (is_fooled) {
        await_turn(play, 'A');
        draughts_read(&seen, play->session);
        assert_int_equal(seen.errors, 0);
    }
    sitting_end(play);
    return is_fooled;
}

CASE(a_robot_that_was_fooled_lets_go_what_is_held)
{
    int fooled = 0;

    BEGIN_CASE;
    for (int align = 0; align < 4; align++)
        for (uint64_t after = 158; after < 163; after++)
            fooled += check_held(align, after);
    assert_in_range(fooled, 1, 19);
}

/* The same in the middle of a full game, where Black has to jump backwards
 * with a king, which the array does not show: it has to be remembered. */

static int needs_king(const struct checkers *now,
                      const struct checkers_move *move)
{
    struct checkers next = *now;
    int path[CHECKERS_PATH_MAX];

    checkers_play(&next, move);
    if (!checkers_can_jump(&next) || checkers_path(move, path) > 2)
        return 0;
    next.kings &= ~next.pieces[CHECKERS_WHITE] | UINT64_C(0xf);
    return !checkers_can_jump(&next);
}

/* Red's move after which that is so. */
static int find_kings(const struct session *session,
                      struct checkers_move *move)
{
    struct checkers now = draughts_position(session);
    struct checkers_moves moves;

    if (now.turn != CHECKERS_BLACK
        || draughts_chip(session)->slave.state != CHECKERS_RDSOURCE)
        return 0;
    checkers_find_moves(&now, &moves);
    for (int i = 0; i < moves.count; i++) {
        *move = moves.move[i];
        if (needs_king(&now, move))
            return 1;
    }
    return 0;
}

static struct play *come_to_kings(int *seed, struct checkers_move *move)
{
    char id[] = "checkers#00 rules=full";
    struct session *session;
    struct play *robots;
    int is_found = 0;

    id[9] = (char)('0' + *seed / 10);
    id[10] = (char)('0' + *seed % 10);
    robots = sitting_begin(id, "random", "random");
    session = robots->session;
    for (int i = 0; i < 300 && !is_found; i++) {
        sitting_run(robots, 1);
        is_found = find_kings(session, move);
    }
    (*seed)++;
    if (!is_found) {
        sitting_end(robots);
        return NULL;
    }
    robots->session = NULL;
    sitting_end(robots);
    return sitting_with(session, NULL, "greedy");
}

static void fool_beside_kings(struct play *play,
                              const struct checkers_move *move, int align)
{
    int path[CHECKERS_PATH_MAX];
    int errors;

    (void)checkers_path(move, path);
    run_ms(play, 500);
    draughts_tap(play, "CLEAR");
    play_run(play, 4 - session_tick(play->session) % 4);
    draughts_enter(play, name_of(path[0]));
    point_at(play, path[1]);
    enter_and_change(play, align, 160);
    errors = is_refused(play);
    if (errors) {
        draughts_tap(play, "CLEAR");
        run_ms(play, 3000);
        draughts_enter(play, name_of(path[0]));
        draughts_enter(play, name_of(path[1]));
    }
    await_turn(play, 'A');
    draughts_read(&seen, play->session);
    assert_int_equal(seen.errors, errors);
    sitting_end(play);
}

CASE(a_robot_that_was_fooled_remembers_kings)
{
    int seed = 0, found = 0;

    BEGIN_CASE;
    while (found < 4) {
        struct checkers_move move;
        struct play *play = come_to_kings(&seed, &move);

        if (play)
            fool_beside_kings(play, &move, found++);
        assert_true(seed < 100);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("robot: at checkers it answers a person's moves, by either colour "
         "(M3-006, M3-007)", a_robot_answers_a_person),
    TEST("robot: at checkers it begins if it plays red (M3-006)",
         a_robot_that_plays_red_begins),
    TEST("robot: at checkers it survives a person's mistakes and clears "
         "(M3-029, M3-030, M3-031)", a_robot_survives_a_persons_mistakes),
    TEST("robot: at checkers it begins anew with reset and with power "
         "(M3-033)", a_robot_begins_anew_with_the_machine),
    TEST("robot: at checkers it knows of a button held when power comes",
         a_robot_knows_of_a_button_held_when_power_comes),
    TEST("robot: at checkers it tidies up what a person left",
         a_robot_tidies_up_what_a_person_left),
    TEST("robot: at checkers it goes on with a jump that somebody began",
         a_robot_goes_on_with_a_jump_that_somebody_began),
    TEST("robot: at checkers it goes on with its jump after an error",
         a_robot_goes_on_with_its_jump_after_an_error),
    TEST("robot: at checkers it lets go what is held when it was fooled",
         a_robot_that_was_fooled_lets_go_what_is_held),
    TEST("robot: at checkers it remembers kings when it was fooled",
         a_robot_that_was_fooled_remembers_kings),
    TEST("robot: at checkers it looks at the array when it was fooled "
         "(M3-124)", a_robot_that_was_fooled_looks_at_the_array),
};

CHECK_MAIN("checkers beside", tests)
