/* test_robot_beside.c - robots at pegs beside people: in the other seat, at
 * the same buttons, and gone with something left on. */
#include "rig.h"

#include <string.h>

#include "games.h"
#include "sitting.h"

static struct games games;              /* large */

/* A person in the other seat */

/* The person submits the same guess until the game is over. */
static void person_plays(struct play *play)
{
    const struct pegs *chip = games_chip(play->session);

    while (chip->state == PEGS_PLAY) {
        sitting_tap(play, "BTNU");
        sitting_tap(play, "BTNS");
    }
    sitting_tap(play, "BTNS");
}

static void check_other_seat(char person)
{
    const char *a = person == 'A' ? NULL : "consistent";
    const char *b = person == 'A' ? "consistent" : NULL;
    struct play *play = sitting_begin("pegs#person match=2", a, b);
    const struct pegs *chip = games_chip(play->session);
    int seat = person == 'A' ? PEGS_A : PEGS_B, waits = 0;

    for (int i = 0; chip->state != PEGS_OVER; i++) {
        size_t events = session_event_count(play->session);

        assert_true(i < 600);
        sitting_run(play, 1);
        if (chip->state != PEGS_PLAY || chip->player != seat)
            continue;
        sitting_run(play, 1);           /* its finger is away */
        events = session_event_count(play->session);
        sitting_run(play, 30);
        assert_int_equal(session_event_count(play->session), events);
        assert_int_equal(chip->player, seat);
        person_plays(play);
        waits++;
    }
    assert_int_equal(waits, 2);
    games_read(&games, play->session);
    games_check(&games);
    assert_int_equal(games_contradictions(&games, person == 'A' ? 'b' : 'A'),
                     0);
    assert_int_equal(games.finished, 4);
    sitting_end(play);
}

CASE(a_robot_leaves_a_persons_game_alone)
{
    BEGIN_CASE;
    check_other_seat('A');
    check_other_seat('b');
}

/* The robot of the player who comes next skips the totals; after its own
 * game a person has all the time that there is. */
CASE(the_next_player_ends_the_totals)
{
    struct play *play = sitting_begin("pegs#totals match=1", NULL, "random");
    const struct pegs *chip = games_chip(play->session);
    uint64_t since[2];

    BEGIN_CASE;
    for (int game = 0; game < 2; game++) {
        while (chip->state != PEGS_PLAY)
            play_run(play, 20);
        if (game == 0)
            person_plays(play);
        while (chip->state != PEGS_TOTALS)
            play_run(play, 20);
        since[game] = session_tick(play->session);
        while (chip->state == PEGS_TOTALS)
            play_run(play, 20);
        since[game] = session_tick(play->session) - since[game];
    }
    assert_in_range(since[0], 900, 1300);
    assert_in_range(since[1], 1900, 2100);
    sitting_end(play);
}

static struct play *sit_at_b(const char *id)
{
    struct play *play = sitting_begin(id, NULL, "consistent");
    const struct pegs *chip = games_chip(play->session);

    sitting_run(play, 3);
    person_plays(play);
    while (chip->state != PEGS_PLAY || chip->player != PEGS_B)
        play_run(play, 100);
    sitting_run(play, 4);
    return play;
}

/* Power brings A's game back: the call for A is not b's to end. */
CASE(a_robot_hears_who_is_called)
{
    struct play *play = sit_at_b("pegs#called match=1");
    const struct pegs *chip = games_chip(play->session);

    BEGIN_CASE;
    sitting_do(play, "power");
    play_run(play, 1950);
    assert_int_equal(chip->state, PEGS_PLAYER);
    sitting_end(play);
}

/* With a button held down there is not even a call, only the point. */
CASE(a_robot_sees_whose_game_it_is_by_the_point)
{
    struct play *play = sit_at_b("pegs#point match=1");
    size_t events;

    BEGIN_CASE;
    play_run(play, 20 - session_tick(play->session) % 20);
    sitting_do(play, "press BTNL");
    play_run(play, 200);
    sitting_do(play, "power");
    sitting_run(play, 1);
    assert_int_equal(games_chip(play->session)->state, PEGS_PLAY);
    assert_int_equal(games_chip(play->session)->player, PEGS_A);
    sitting_do(play, "release BTNL");
    events = session_event_count(play->session);
    sitting_run(play, 20);
    assert_int_equal(session_event_count(play->session), events);
    sitting_end(play);
}

/* Five seconds, or until the person does something. */
CASE(beside_a_person_a_robot_does_not_begin_at_once)
{
    struct play *patient = sitting_begin("pegs match=1", "random", NULL);
    struct play *asked = sitting_begin("pegs match=1", "random", NULL);

    BEGIN_CASE;
    sitting_run(patient, 6);
    assert_int_equal(session_event_count(patient->session), 0);
    sitting_run(patient, 3);
    assert_true(session_event_count(patient->session) > 0);
    sitting_run(asked, 2);
    sitting_tap(asked, "BTNR");
    sitting_run(asked, 2);
    assert_true(session_event_count(asked->session) > 2);
    sitting_end(patient);
    sitting_end(asked);
}

/* Restless people */

/* Somebody changes pegs under the robot's fingers; what it submits is what
 * it meant. */
CASE(a_robot_looks_at_its_guess_before_it_submits)
{
    static const char *const buttons[] = {"BTNU", "BTND", "BTNL", "BTNR"};
    struct play *play = sitting_begin("pegs#meddle", "consistent", NULL);
    struct rng rng;
    int meddled = 0;

    BEGIN_CASE;
    rng_seed(&rng, "meddle");
    for (int i = 0; i < 300; i++) {
        play_run(play, 500 + rng_below(&rng, 3000));
        if (sitting_is_idle(play))
            sitting_tap(play, "BTNL");
        if (games_chip(play->session)->state != PEGS_PLAY
            || strcmp(rig_read(play->session, "BTNS"), "0") != 0)
            continue;
        sitting_tap(play, buttons[rng_below(&rng, 4)]);
        meddled++;
    }
    games_read(&games, play->session);
    games_check(&games);
    assert_true(meddled > 200 && games.finished > 15);
    assert_int_equal(games_contradictions(&games, 'A'), 0);
    sitting_end(play);
}

/* Somebody presses colours at a result for so long that btnS would come too
 * late: it would submit the first guess of the next game. */
static void check_late(uint64_t until)
{
    struct play *play = sitting_begin("pegs#late", "consistent", NULL);
    const struct pegs *chip = games_chip(play->session);
    uint64_t since;

    while (chip->state != PEGS_RESULT)
        play_run(play, 20);
    since = session_tick(play->session);
    sitting_run(play, 2);
    for (int i = 0; session_tick(play->session) < since + until; i++) {
        sitting_do(play, i % 2 ? "release BTNU" : "press BTNU");
        play_run(play, 50);
    }
    sitting_do(play, "release BTNU");
    sitting_run(play, 4);
    assert_int_equal(chip->state, PEGS_PLAY);
    assert_int_equal(chip->turn, 1);
    sitting_end(play);
}

CASE(a_robot_does_not_end_a_result_too_late)
{
    BEGIN_CASE;
    for (uint64_t until = 3000; until < 5200; until += 50)
        check_late(until);
}

CASE(a_robot_switches_a_history_off_that_was_left_on)
{
    struct play *play = sitting_begin("pegs#left", "consistent", NULL);
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "left on");
    for (int i = 0; i < 100; i++) {     /* even before the first turn */
        sitting_do(play, "set SW0 1");
        sitting_run(play, 2);
        assert_string_equal(rig_read(play->session, "SW0"), "1");
        sitting_run(play, 2);
        assert_string_equal(rig_read(play->session, "SW0"), "0");
        sitting_run_on(play, rng_below(&rng, 9));
    }
    games_read(&games, play->session);
    games_check(&games);
    assert_true(games.finished > 10);
    assert_int_equal(games_contradictions(&games, 'A'), 0);
    sitting_end(play);
}

CASE(a_robot_lets_a_person_read_the_history)
{
    struct play *play = sitting_begin("pegs#read", "consistent", NULL);

    BEGIN_CASE;
    sitting_run(play, 20);
    sitting_do(play, "set SW0 1");
    for (int i = 0; i < 10; i++) {      /* somebody steps back and forth */
        sitting_run(play, 2);
        sitting_tap(play, i % 2 ? "BTNU" : "BTND");
        assert_string_equal(rig_read(play->session, "SW0"), "1");
    }
    sitting_run(play, 4);
    assert_string_equal(rig_read(play->session, "SW0"), "0");
    sitting_end(play);
}

CASE(a_robot_in_a_match_leaves_the_switch_to_the_player)
{
    struct play *play = sitting_begin("pegs#switch match=1", NULL, "random");

    BEGIN_CASE;
    sitting_run(play, 3);
    sitting_do(play, "set SW0 1");
    sitting_run(play, 60);
    assert_string_equal(rig_read(play->session, "SW0"), "1");
    sitting_end(play);
}

/* Power, or a button that somebody holds: the game goes on. */
CASE(a_robot_goes_on_after_power_and_stuck_buttons)
{
    static const char *const troubles[] = {
        "power", "press BTNS", "press BTNU", "press BTND", "press BTNR",
        "press BTNL",
    };
    struct play *play = sitting_begin("pegs#trouble", "consistent", NULL);
    int before = 0;

    BEGIN_CASE;
    for (int i = 0; i < 24; i++) {
        play_run(play, 4321);
        sitting_do(play, troubles[i % 6]);
        sitting_run_on(play, 90);
        games_read(&games, play->session);
        assert_true(games.finished > before);
        before = games.finished;
    }
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("robot: at pegs it leaves a person's game alone",
         a_robot_leaves_a_persons_game_alone),
    TEST("robot: the next player ends the totals of pegs",
         the_next_player_ends_the_totals),
    TEST("robot: at pegs it hears who is called",
         a_robot_hears_who_is_called),
    TEST("robot: at pegs it sees by the point whose game it is",
         a_robot_sees_whose_game_it_is_by_the_point),
    TEST("robot: beside a person at pegs it does not begin at once",
         beside_a_person_a_robot_does_not_begin_at_once),
    TEST("robot: at pegs it looks at its guess before it submits",
         a_robot_looks_at_its_guess_before_it_submits),
    TEST("robot: at pegs it does not end a result too late",
         a_robot_does_not_end_a_result_too_late),
    TEST("robot: at pegs it switches a history off that was left on",
         a_robot_switches_a_history_off_that_was_left_on),
    TEST("robot: at pegs it lets a person read the history",
         a_robot_lets_a_person_read_the_history),
    TEST("robot: in a match of pegs it leaves the switch to the player",
         a_robot_in_a_match_leaves_the_switch_to_the_player),
    TEST("robot: at pegs it goes on after power and stuck buttons",
         a_robot_goes_on_after_power_and_stuck_buttons),
};

CHECK_MAIN("robot beside", tests)
