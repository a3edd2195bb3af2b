/* test_robot_pegs.c - minds that play pegs through its buttons. */
#include "bench/rig.h"

#include <string.h>

#include "bench/games.h"
#include "bench/sitting.h"
#include "games/mastermind/minds/minds.h"
#include "machines/hands.h"

static struct games games;              /* large */

/* What robots may touch here: five buttons and the history switch. */
static void check_events(const struct session *session)
{
    static const char *const rights[] = {
        "BTNS", "BTNL", "BTNR", "BTNU", "BTND",
    };

    for (size_t i = 0; i < session_event_count(session); i++) {
        const struct event *event = session_event(session, i);
        const char *part = strchr(event->words, ' ') + 1;
        int is_right = strcmp(event->words, "set SW0 0") == 0;

        for (int b = 0; b < 5; b++)
            is_right |= strcmp(part, rights[b]) == 0;
        assert_true(is_right);
    }
}

/* One player */

static void play_alone(const char *id, const char *mind, uint64_t seconds)
{
    struct play *play = sitting_begin(id, mind, NULL);

    sitting_run_on(play, seconds);
    check_events(play->session);
    games_read(&games, play->session);
    games_check(&games);
    sitting_end(play);
}

static int repeats_within_a_game(void)
{
    int count = 0;

    for (int i = 0; i < games.count; i++)
        for (int j = 0; j < i; j++)
            count += games.tries[i].game == games.tries[j].game
                  && games.tries[i].guess == games.tries[j].guess;
    return count;
}

/* A guess in five or so is the luck of the draw; no mind but the blind one
 * needs all eight turns often. */
CASE(every_mind_plays_game_after_game)
{
    const struct mind_type *mind;

    BEGIN_CASE;
    for (int i = 0; (mind = mastermind_minds[i]); i++) {
        int is_blind = strcmp(mind->name, "random") == 0;
        int is_weak = strcmp(mind->name, "forgetful") == 0;

        play_alone("pegs#all", mind->name, 600);
        assert_true(games.finished >= 14);
        if (is_blind)
            assert_true(games.won < 2);
        else if (is_weak)
            assert_in_range(games.won, games.finished / 4,
                            games.finished - 1);
        else
            assert_true(games.won >= games.finished - 1);
        if (!is_blind)
            assert_int_equal(repeats_within_a_game(), 0);
    }
}

static void check_first_guesses_differ(void)
{
    int same = 0, firsts = 0;

    for (int i = 0; i < games.count; i++)
        for (int j = 0; j < i; j++)
            if (games.tries[i].turn == 1 && games.tries[j].turn == 1) {
                firsts++;
                same += games.tries[i].guess == games.tries[j].guess;
            }
    assert_true(firsts > 100 && same * 20 < firsts);
}

CASE(the_consistent_mind_contradicts_nothing_it_has_read)
{
    static const char *const ids[] = {
        "pegs#1", "pegs#2 turns=bar", "pegs#3 history=keep",
        "pegs#4 turns=bar history=keep",
    };

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        play_alone(ids[i], "consistent", 600);
        assert_true(games.finished > 20);
        assert_int_equal(games_contradictions(&games, 'A'), 0);
        check_first_guesses_differ();
    }
    play_alone("pegs#1", "random", 600);
    assert_true(games_contradictions(&games, 'A') > 20);
}

CASE(after_a_lost_game_the_next_one_begins)
{
    int lost = 0;

    BEGIN_CASE;
    play_alone("pegs#lost", "random", 300);
    for (int i = 1; i < games.count; i++) {
        const struct games_try *last = &games.tries[i - 1];
        const struct games_try *next = &games.tries[i];

        if (last->turn != 8 || last->guess == last->code)
            continue;
        assert_int_equal(next->turn, 1);
        assert_int_equal(next->game, last->game + 1);
        lost++;
    }
    assert_true(lost >= 5);
}

CASE(a_robot_alone_begins_by_itself)
{
    struct play *play = sitting_begin("pegs", "consistent", NULL);

    BEGIN_CASE;
    sitting_run(play, 3);
    assert_true(session_event_count(play->session) > 0);
    assert_in_range(session_event(play->session, 0)->tick, 1400, 2000);
    sitting_end(play);
}

CASE(a_robot_alone_plays_one_game_and_waits)
{
    struct play *play = sitting_begin("pegs#one", "consistent", NULL);
    size_t events;

    BEGIN_CASE;
    sitting_run(play, 60);
    games_read(&games, play->session);
    assert_int_equal(games.finished, 1);
    events = session_event_count(play->session);
    sitting_run(play, 60);
    assert_int_equal(session_event_count(play->session), events);
    sitting_tap(play, "BTNU");          /* more of it */
    sitting_run(play, 60);
    games_read(&games, play->session);
    assert_int_equal(games.finished, 2);
    sitting_end(play);
}

/* As a person's: it never holds two buttons, and each as long as a tap. */
CASE(a_robot_presses_one_button_after_the_other)
{
    struct play *play = sitting_begin("pegs#taps", "consistent", NULL);
    const struct event *down = NULL;
    uint64_t up = 0;

    BEGIN_CASE;
    sitting_run(play, 25);
    for (size_t i = 0; i < session_event_count(play->session); i++) {
        const struct event *event = session_event(play->session, i);

        if (event->kind == EVENT_PRESS) {
            assert_null(down);
            assert_true(up == 0 || event->tick - up >= 160);
            down = event;
        } else {
            assert_non_null(down);
            assert_int_equal(event->drop, down->raise);
            assert_int_equal(event->tick - down->tick, 60);
            down = NULL;
            up = event->tick;
        }
    }
    assert_true(up > 0);
    sitting_end(play);
}

/* Which button a robot presses with an event: 'U', or 0 if it is none of
 * its presses. A person's last longer. */
static char pressed_by_robot(const struct session *session, size_t i)
{
    const struct event *event = session_event(session, i);

    if (event->kind != EVENT_PRESS || i + 1 == session_event_count(session)
        || session_event(session, i + 1)->tick - event->tick != 60)
        return 0;
    return event->words[strlen("press BTN")];
}

/* Never more than four steps to a colour, and never back. */
static void check_way(const struct session *session, size_t from, size_t to)
{
    int ups = 0, downs = 0, moves = 0;

    for (size_t i = from; i < to; i++) {
        char button = pressed_by_robot(session, i);

        ups += button == 'U';
        downs += button == 'D';
        if (button == 'L' || button == 'R')
            moves++, ups = downs = 0;
        assert_true(ups == 0 || downs == 0);
        assert_true(ups <= 4 && downs <= 3);
    }
    assert_true(moves <= 3);
}

CASE(a_robot_goes_the_shorter_way_to_a_guess)
{
    struct play *play = sitting_begin("pegs#way", "random", NULL);
    size_t from = 0;
    int guesses = 0, lefts = 0;

    BEGIN_CASE;
    sitting_run_on(play, 600);
    for (size_t i = 0; i < session_event_count(play->session); i++) {
        char button = pressed_by_robot(play->session, i);

        lefts += button == 'L';
        if (button != 'S')
            continue;
        check_way(play->session, from, i);
        from = i + 1;
        guesses++;
    }
    assert_true(guesses > 80 && lefts > 2);
    sitting_end(play);
}

/* Two players */

CASE(two_robots_play_a_match_to_its_end)
{
    struct play *play = sitting_begin("pegs#two match=3", "consistent",
                                      "random");
    size_t events;

    BEGIN_CASE;
    for (int i = 0; games_chip(play->session)->state != PEGS_OVER; i++) {
        sitting_run(play, 10);
        assert_true(i < 60);
    }
    sitting_run(play, 5);
    events = session_event_count(play->session);
    sitting_run(play, 60);              /* what now, a person decides */
    assert_int_equal(session_event_count(play->session), events);
    check_events(play->session);
    games_read(&games, play->session);
    games_check(&games);
    assert_int_equal(games.finished, 6);
    assert_int_equal(games.ended, 1);
    for (int i = 0; i < games.count; i++)
        assert_int_equal(games.tries[i].player,
                         games.tries[i].game % 2 ? 'b' : 'A');
    assert_int_equal(games_contradictions(&games, 'A'), 0);
    assert_true(games_contradictions(&games, 'b') > 0);
    sitting_do(play, "press BTNS");
    sitting_run(play, 1);
    sitting_do(play, "release BTNS");
    sitting_run(play, 60);
    games_read(&games, play->session);
    assert_true(games.finished > 6);
    sitting_end(play);
}

/* Messages go by sooner than by themselves, but can be read. */
CASE(robots_read_messages_for_a_second)
{
    struct play *play = sitting_begin("pegs#skip match=1", "consistent",
                                      "random");
    uint8_t state = PEGS_PLAYER;
    uint64_t since = 0;
    int messages = 0;

    BEGIN_CASE;
    while (state != PEGS_OVER) {
        const struct pegs *chip = games_chip(play->session);
        uint64_t lasted;

        play_run(play, 1);
        if (chip->state == state)
            continue;
        lasted = session_tick(play->session) - since;
        if (state == PEGS_PLAYER || state == PEGS_TOTALS)
            assert_in_range(lasted, 1000, 1300);
        if (state == PEGS_RESULT)
            assert_in_range(lasted, 3000, 3500);  /* a loss, too */
        messages += state != PEGS_PLAY;
        state = chip->state;
        since = session_tick(play->session);
    }
    assert_int_equal(messages, 6);
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("robot: every mind plays pegs, game after game (M1-30, M1-46)",
         every_mind_plays_game_after_game),
    TEST("robot: at pegs the consistent mind contradicts nothing it has read",
         the_consistent_mind_contradicts_nothing_it_has_read),
    TEST("robot: after a lost game of pegs the next one begins",
         after_a_lost_game_the_next_one_begins),
    TEST("robot: alone at pegs it begins by itself",
         a_robot_alone_begins_by_itself),
    TEST("robot: alone at pegs it plays one game and waits until somebody "
         "wants more", a_robot_alone_plays_one_game_and_waits),
    TEST("robot: at pegs it presses one button after the other, as long as "
         "a tap", a_robot_presses_one_button_after_the_other),
    TEST("robot: at pegs it goes the shorter way to a guess",
         a_robot_goes_the_shorter_way_to_a_guess),
    TEST("robot: two play a match of pegs to its end (M1-47)",
         two_robots_play_a_match_to_its_end),
    TEST("robot: at pegs it reads messages for a second and a result for "
         "three", robots_read_messages_for_a_second),
};

CHECK_MAIN("robot pegs", tests)
