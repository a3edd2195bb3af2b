/* test_play.c - a sitting: people and robots, pace, going back, other games
 * on disk. */
#include "rig.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "folder.h"
#include "games/mastermind/rules/mastermind.h"
#include "match.h"
#include "sitting.h"

/* People */

CASE(people_play_without_robots)
{
    struct play *play = sitting_begin("duel:sim", NULL, "human");
    struct session *alone = rig_open("duel:sim");

    BEGIN_CASE;
    assert_null(play->robots[0]);
    assert_null(play->robots[1]);
    sitting_do(play, "set SW 3");
    rig_do(alone, "set SW 3");
    play_run(play, 17);
    session_run(alone, 17);
    rig_compare(play->session, alone);
    rig_says(play_do(play, "press BTN8"), "no part 'BTN8'");
    sitting_end(play);
    session_close(alone);
}

CASE(an_empty_name_is_a_person)
{
    struct play *play = sitting_begin("duel:sim", "", "random");

    BEGIN_CASE;
    assert_null(play->robots[0]);
    assert_non_null(play->robots[1]);
    assert_string_equal(play->minds[0], "");
    assert_string_equal(play->minds[1], "random");
    sitting_end(play);
}

CASE(a_robot_waits_for_the_person_to_start)
{
    struct play *left = sitting_begin("duel:sim", "random", NULL);
    struct play *right = sitting_begin("duel:sim", NULL, "random");

    BEGIN_CASE;
    play_run(left, 1000);
    play_run(right, 1000);
    assert_int_equal(session_event_count(left->session), 0);
    assert_int_equal(session_event_count(right->session), 0);
    sitting_end(left);
    sitting_end(right);
}

CASE(time_passes_by_the_clock_on_the_wall)
{
    struct play *play = sitting_begin("duel:basys2", NULL, NULL);

    BEGIN_CASE;
    assert_int_equal(play_advance(play, 16666667), 16);
    assert_int_equal(session_tick(play->session), 16);
    assert_int_equal(play_advance(play, 16666667), 16);
    assert_int_equal(play_advance(play, 16666667), 16);
    assert_int_equal(play_advance(play, 2000000), 4);
    play->pace.is_paused = 1;
    assert_int_equal(play_advance(play, 100000000), 0);
    play_run(play, 1);                  /* a single step */
    assert_int_equal(session_tick(play->session), 53);
    play->pace.is_paused = 0;
    pace_slower(&play->pace);           /* half of it, in whole scans */
    assert_int_equal(play_advance(play, 100000000), 48);
    assert_int_equal(session_tick(play->session), 101);
    sitting_end(play);
}

/* A clock that goes on by a millisecond at each look. */
static uint64_t clock_now;

static uint64_t clock_ns(void)
{
    return clock_now += 1000000;
}

CASE(unlimited_speed_runs_as_long_as_there_is_time)
{
    struct play *play = sitting_begin("duel:basys2", NULL, NULL);
    uint64_t once, often;

    BEGIN_CASE;
    play->pace.speed_tenths = PACE_UNLIMITED;
    once = play_advance(play, 16000000);        /* no clock: one slice */
    assert_true(once > 0);
    assert_int_equal(session_tick(play->session), once);
    play->clock_ns = clock_ns;
    often = play_advance(play, 16000000);
    assert_int_equal(often, 8 * once);          /* half of the time */
    assert_int_equal(session_tick(play->session), once + often);
    play->pace.is_paused = 1;
    assert_int_equal(play_advance(play, 16000000), 0);
    assert_int_equal(session_tick(play->session), once + often);
    sitting_end(play);
}

/* Robots */

CASE(two_robots_open_the_game_and_play_it)
{
    struct play *play = sitting_begin("duel:basys2#9", "consistent", "random");

    BEGIN_CASE;
    sitting_play_out(play);
    assert_string_equal(play->trouble, "");
    assert_string_equal(session_event(play->session, 0)->words,
                        "press BTN3");
    sitting_end(play);
}

/* By frames of any length, it is the same match to the tick. */
CASE(a_match_does_not_depend_on_the_frames)
{
    struct play *once = sitting_begin("duel:basys2#9", "random", "consistent");
    struct play *often = sitting_begin("duel:basys2#9", "random", "consistent");
    struct rng rng;

    BEGIN_CASE;
    sitting_play_out(once);
    rng_seed(&rng, "frames");
    while (session_tick(often->session) < session_tick(once->session)) {
        uint64_t left = session_tick(once->session)
                      - session_tick(often->session);
        uint64_t ticks = 1 + rng_below(&rng, 60);

        play_run(often, ticks < left ? ticks : left);
    }
    rig_compare(often->session, once->session);
    sitting_end(once);
    sitting_end(often);
}

/* Whoever always begins with the same guess does not make it the code. */
CASE(every_mind_makes_different_codes)
{
    uint16_t codes[6];

    BEGIN_CASE;
    for (int seed = 0; seed < 6; seed++) {
        struct play *play;
        struct match match;
        char id[40];

        sprintf(id, "duel:sim#make%d", seed);
        play = sitting_begin(id, "knuth", "random");
        sitting_play_out(play);
        match_read(&match, play->session);
        assert_int_equal(match.tries[0].maker, 'A');
        codes[seed] = match.tries[0].code;
        for (int i = 0; i < seed; i++)
            assert_int_not_equal(codes[seed], codes[i]);
        sitting_end(play);
    }
}

/* A scripted person in seat A, who always enters these letters. */
static void person_acts(struct play *play, const char *letters)
{
    const struct duel *chip = match_chip(play->session);
    char words[24];

    if (chip->state == DUEL_START) {
        sitting_do(play, "press BTN3");
    } else if ((chip->state == DUEL_MAKE && chip->maker == DUEL_A)
               || (chip->state == DUEL_BREAK && chip->maker == DUEL_B)) {
        sprintf(words, "set SW %c", letters[chip->place]);
        sitting_do(play, words);
        sitting_do(play, "press BTN3");
    } else if (chip->state == DUEL_FEEDBACK && chip->maker == DUEL_B) {
        sitting_do(play, "press BTN3");
    }
    play_run(play, 100);
    sitting_do(play, "release BTN3");
    play_run(play, 100);
}

static void check_with_person(const char *id, const char *mind,
                              const char *letters)
{
    struct play *play = sitting_begin(id, NULL, mind);
    struct match match;

    for (int i = 0; !match_is_over(play->session); i++) {
        person_acts(play, letters);
        assert_true(i < 2000);
    }
    match_read(&match, play->session);
    assert_int_equal(match.ended, 1);
    for (int i = 0; i < match.count; i++)
        if (match.tries[i].maker == 'b')
            assert_int_equal(match.tries[i].guess,
                             strtol(letters, NULL, 16));
        else
            assert_int_equal(match.tries[i].code,
                             strtol(letters, NULL, 16));
    sitting_end(play);
}

CASE(a_person_plays_with_a_robot)
{
    BEGIN_CASE;
    check_with_person("duel:basys2#p", "consistent", "1643");
    check_with_person("duel:basys2#q repeat=counting", "random", "7717");
    check_with_person("duel:basys2#r hide=on", "consistent", "5555");
}

/* SW3 up and a press of A's button: the circuit makes the code. */
static void play_single(struct play *play, uint64_t ticks)
{
    sitting_do(play, "press BTN2");
    play_run(play, 100);
    sitting_do(play, "release BTN2");
    sitting_do(play, "set SW3 1");
    sitting_do(play, "press BTN3");
    play_run(play, 100);
    sitting_do(play, "release BTN3");
    play_run(play, ticks);
}

/* A game left in the middle is another game: its marks are forgotten. */
CASE(a_robot_breaks_the_codes_of_the_circuit)
{
    struct play *play = sitting_begin("duel:basys2#single", "consistent", NULL);
    struct match match;

    BEGIN_CASE;
    for (uint64_t i = 0; i < 8; i++)
        play_single(play, 17000);
    sitting_play_out(play);
    match_read(&match, play->session);
    assert_true(match.count > 8);
    for (int i = 0; i < match.count; i++)
        for (int j = 0; j < i; j++)
            if (match.tries[j].round == match.tries[i].round)
                assert_int_equal(mastermind_marks(MASTERMIND_MEMBERSHIP,
                    DUEL_PLACES, match.tries[i].guess, match.tries[j].guess),
                    match.tries[j].marks);
    sitting_end(play);
}

CASE(a_robot_goes_on_after_a_reset_by_a_person)
{
    struct play *play = sitting_begin("duel:basys2#reset", "consistent",
                                      "random");
    struct match match;

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        play_run(play, 7000 * (uint64_t)(i + 1));
        sitting_do(play, i % 2 ? "power" : "press BTN2");
        play_run(play, 30);
        sitting_do(play, "release BTN2");
    }
    sitting_play_out(play);
    match_read(&match, play->session);
    assert_true(match.ended >= 1);
    sitting_end(play);
}

CASE(after_the_end_robots_play_again)
{
    struct play *play = sitting_begin("duel:sim#again", "random", "random");
    struct match match;

    BEGIN_CASE;
    sitting_play_out(play);
    play_run(play, 100);
    assert_true(match_is_over(play->session));
    sitting_do(play, "press BTN3");     /* a person asks for more */
    play_run(play, 1);
    sitting_do(play, "release BTN3");
    sitting_play_out(play);
    match_read(&match, play->session);
    assert_int_equal(match.ended, 2);
    sitting_end(play);
}

/* Wrong seats */

CASE(what_cannot_be_seated_is_not_taken)
{
    struct session *session = rig_open("duel:sim");
    struct session *null = rig_open("null");
    struct play play = {0};

    BEGIN_CASE;
    rig_says(play_open(&play, session, "randon", NULL),
             "no mind 'randon'|did you mean 'random'");
    assert_null(play.session);
    rig_says(play_open(&play, session, "random", "consistence"),
             "no mind 'consistence'|did you mean 'consistent'");
    assert_null(play.robots[0]);
    assert_null(play.robots[1]);
    rig_says(play_open(&play, null, NULL, "random"), "no mind can play null");
    session_run(session, 5);            /* both are still ours */
    session_run(null, 5);
    session_close(session);
    session_close(null);
}

/* A seat that only some options give: said before anything is taken. */
CASE(nobody_sits_where_the_options_have_no_seat)
{
    struct session *session = rig_open("pegs");
    struct play play = {0};

    BEGIN_CASE;
    rig_says(play_open(&play, session, NULL, "random"),
             "player b|only in a match|match=1");
    assert_null(play.session);
    assert_null(play_open(&play, session, NULL, NULL));
    play_close(&play);
}

/* Going back */

CASE(people_go_back_and_forth)
{
    struct play *play = sitting_begin("duel:sim", NULL, NULL);

    BEGIN_CASE;
    play_run(play, 10);
    sitting_do(play, "set SW 1");
    play_run(play, 10);
    play_seek(play, 7);
    assert_int_equal(session_tick(play->session), 7);
    assert_string_equal(rig_read(play->session, "SW"), "00000000");
    play_seek(play, 1000);
    assert_int_equal(session_tick(play->session), 20);
    assert_string_equal(rig_read(play->session, "SW"), "00000001");
    sitting_end(play);
}

/* On disk */

CASE(a_game_is_saved_and_another_one_loaded)
{
    struct play *play = sitting_begin("duel:sim#one", NULL, NULL);
    struct folder folder;
    const char *one, *two;

    BEGIN_CASE;
    folder_begin(&folder);
    one = folder_at(&folder, "one");
    two = folder_at(&folder, "two");
    sitting_do(play, "set SW 1");
    play_run(play, 5);
    assert_null(play_save(play, one));
    pace_faster(&play->pace);
    play->clock_ns = clock_ns;
    sitting_do(play, "set SW 2");
    assert_null(play_save(play, two));
    assert_null(play_load(play, one));
    assert_string_equal(rig_read(play->session, "SW"), "00000001");
    assert_int_equal(session_tick(play->session), 5);
    assert_string_equal(pace_name(&play->pace), "2x");
    assert_true(play->clock_ns == clock_ns);
    assert_null(play->notice);
    sitting_do(play, "set SW 4");       /* goes into the file */
    assert_non_null(strstr(folder_text(one), "@5 set SW 4\n"));
    assert_null(play_load(play, two));
    play_run(play, 3);
    sitting_end(play);
    assert_non_null(strstr(folder_text(two), "\n@8\n"));
    assert_non_null(strstr(folder_text(one), "@5 set SW 4\n@5\n"));
    folder_end(&folder);
}

CASE(a_load_that_fails_leaves_the_game)
{
    struct play *play = sitting_begin("duel:sim#stay", "consistent", NULL);
    struct folder folder;
    struct robot *robot = play->robots[0];

    BEGIN_CASE;
    folder_begin(&folder);
    rig_says(play_load(play, folder_at(&folder, "missing")),
             "cannot open|missing");
    assert_ptr_equal(play->robots[0], robot);
    folder_write(folder_at(&folder, "null"), "boardwalk 1\nopen null\n", 22);
    for (int i = 0; i < 2; i++)         /* and the file is let go */
        rig_says(play_load(play, folder_at(&folder, "null")),
                 "no mind can play null");
    assert_ptr_equal(play->robots[0], robot);
    sitting_do(play, "set SW 1");
    play_run(play, 5);
    assert_int_equal(session_tick(play->session), 5);
    sitting_end(play);
    folder_end(&folder);
}

/* A mind that takes over in the middle plays as one that was there from the
 * beginning: it has seen the same game. */
CASE(another_mind_takes_a_seat_in_the_middle)
{
    struct play *play = sitting_begin("duel:basys2#seat", "random", "random");
    struct play *other;
    uint64_t tick;

    BEGIN_CASE;
    sitting_run(play, 20);
    tick = session_tick(play->session);
    assert_null(play_seat(play, 1, "consistent"));
    assert_string_equal(play->minds[1], "consistent");
    assert_non_null(play->robots[1]);
    assert_int_equal(session_tick(play->session), tick);
    sitting_play_out(play);
    assert_null(play_seat(play, 0, "human"));
    assert_null(play->robots[0]);
    other = sitting_begin("duel:basys2#seat", "random", "random");
    sitting_run(other, 20);
    assert_null(play_seat(other, 1, "consistent"));
    sitting_play_out(other);
    rig_compare(play->session, other->session);
    sitting_end(play);
    sitting_end(other);
}

CASE(a_mind_that_is_none_leaves_the_seat_as_it_was)
{
    struct play *play = sitting_begin("duel:basys2#seat", NULL, "random");

    BEGIN_CASE;
    rig_says(play_seat(play, 1, "clever"), "no mind 'clever'");
    assert_string_equal(play->minds[1], "random");
    assert_non_null(play->robots[1]);
    rig_says(play_seat(play, 0, "clever"), "no mind 'clever'");
    assert_null(play->robots[0]);
    sitting_end(play);
}

/* Not even a journal: the new session is all there is. */
CASE(another_game_takes_the_place_of_this_one)
{
    struct play *play = sitting_begin("duel:basys2#1", NULL, "random");
    struct session *next = rig_open("pegs:nexys3#2");
    struct journal none = {0};

    BEGIN_CASE;
    pace_faster(&play->pace);
    none.snap = calloc(1, sizeof *none.snap);
    rig_says(play_change(play, next, &none, "clever", NULL),
             "no mind 'clever'");
    assert_null(none.snap);             /* else it would be freed twice */
    assert_string_equal(session_machine(play->session)->name, "duel");
    play->pace.is_paused = 1;
    assert_null(play_change(play, next, &none, NULL, NULL));
    assert_false(play->pace.is_paused);    /* a new game runs */
    assert_ptr_equal(play->session, next);
    assert_string_equal(play->minds[1], "");
    assert_int_equal(play->pace.speed_tenths, 20);
    sitting_end(play);
}

CASE(a_torn_journal_comes_with_a_notice)
{
    static const char text[] = "boardwalk 1\nopen duel:sim#1\n@5 set";
    struct play *play = sitting_begin("duel:sim#1", NULL, NULL);
    struct folder folder;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "torn");
    folder_write(path, text, sizeof text - 1);
    assert_null(play_load(play, path));
    rig_says(play->notice, "last line|dropped");
    sitting_end(play);
    folder_end(&folder);
}

/* Refuses every line while it is told to. */
static const char *refuse(void *to, const char *line)
{
    (void)line;
    return *(int *)to ? "cannot write: the disk is full" : NULL;
}

CASE(a_journal_that_fails_is_a_robots_trouble)
{
    struct play *play = sitting_begin("duel:basys2#9", "consistent", "random");
    int is_full = 0;

    BEGIN_CASE;
    session_journal(play->session, (struct session_sink){refuse, &is_full});
    for (uint64_t i = 0; i < 30; i++) {
        play_run(play, 1000 + 170 * i);
        is_full = !is_full;
    }
    assert_string_equal(play->trouble, "cannot write: the disk is full");
    is_full = 0;
    sitting_play_out(play);                     /* and goes on when it can */
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("play: people play without robots", people_play_without_robots),
    TEST("play: an empty name is a person", an_empty_name_is_a_person),
    TEST("play: a robot waits for the person to start",
         a_robot_waits_for_the_person_to_start),
    TEST("play: time passes by the clock on the wall, in whole scans",
         time_passes_by_the_clock_on_the_wall),
    TEST("play: unlimited speed runs as long as there is time",
         unlimited_speed_runs_as_long_as_there_is_time),
    TEST("play: two robots open the game and play it",
         two_robots_open_the_game_and_play_it),
    TEST("play: a match does not depend on the frames",
         a_match_does_not_depend_on_the_frames),
    TEST("play: every mind makes different codes",
         every_mind_makes_different_codes),
    TEST("play: a person plays with a robot", a_person_plays_with_a_robot),
    TEST("play: a robot breaks the codes of the circuit, each for itself",
         a_robot_breaks_the_codes_of_the_circuit),
    TEST("play: robots go on after a reset by a person",
         a_robot_goes_on_after_a_reset_by_a_person),
    TEST("play: after the end robots play again",
         after_the_end_robots_play_again),
    TEST("play: what cannot be seated is not taken",
         what_cannot_be_seated_is_not_taken),
    TEST("play: nobody sits where the options have no seat (M1-47)",
         nobody_sits_where_the_options_have_no_seat),
    TEST("play: people go back and forth", people_go_back_and_forth),
    TEST("play: a game is saved and another one loaded",
         a_game_is_saved_and_another_one_loaded),
    TEST("play: a load that fails leaves the game",
         a_load_that_fails_leaves_the_game),
    TEST("play: another mind takes a seat in the middle of a game",
         another_mind_takes_a_seat_in_the_middle),
    TEST("play: a mind that is none leaves the seat as it was",
         a_mind_that_is_none_leaves_the_seat_as_it_was),
    TEST("play: another game takes the place of this one",
         another_game_takes_the_place_of_this_one),
    TEST("play: a torn journal comes with a notice",
         a_torn_journal_comes_with_a_notice),
    TEST("play: a journal that fails is a robot's trouble, for a while",
         a_journal_that_fails_is_a_robots_trouble),
};

CHECK_MAIN("play", tests)
