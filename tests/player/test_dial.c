/* test_dial.c - a number that is typed, and set on switches. */
#include "player/at_board.h"

#include <string.h>

#include "bench/look.h"
#include "player/dial.h"

#define MACHINE "poker:basys3#1"

static const struct machine_dial dial = {"SW", 15, "bet", "Bet"};

/* Reading */

CASE(a_number_is_read_in_decimal)
{
    static const struct { const char *typed; pins number; } right[] = {
        {"0", 0}, {"20", 20}, {"  7\t", 7}, {"0008", 8}, {"32767", 32767},
        {"00000000000000000000000000000000012", 12},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof right / sizeof right[0]; i++) {
        pins number = 99;

        assert_null(dial_read(&dial, right[i].typed, &number));
        assert_int_equal(number, right[i].number);
    }
}

CASE(what_is_none_is_refused_with_what_is_right)
{
    static const char *const wrong[] = {
        "", " ", "x", "-1", "+1", "1.5", "1 2", "0x10", "20 chips", "32768",
        "99999999999999999999999999999999", "\xc3\xa4",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        pins number = 99;
        const char *error = dial_read(&dial, wrong[i], &number);

        assert_non_null(error);
        assert_non_null(strstr(error, "a bet is a whole number from 0 to "
                                      "32767, not '"));
        assert_non_null(strstr(error, wrong[i]));
        assert_int_equal(number, 99);
    }
}

/* Setting */

static void expect_part(const struct sitting *self, const char *words)
{
    struct look_answer answer;

    assert_null(look_expect(self->play.session, words, &answer));
    if (!answer.holds)
        fail_msg("%s: it is %s", words, answer.actual);
}

static size_t count(const struct sitting *self)
{
    return session_event_count(self->play.session);
}

static const char *last_words(const struct sitting *self)
{
    assert_true(count(self) > 0);
    return session_event(self->play.session, count(self) - 1)->words;
}

CASE(a_bet_is_one_event_and_the_fold_switch_is_left_alone)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, MACHINE);
    player_do(&s.game, "set SW15 1");
    player_dial(&s.game, "20");
    assert_int_equal(count(&s), 2);
    assert_string_equal(last_words(&s), "set SW x000000000010100");
    expect_part(&s, "SW 1000000000010100");
    player_dial(&s.game, "32767");
    expect_part(&s, "SW 1111111111111111");
    player_do(&s.game, "set SW15 0");
    player_dial(&s.game, "0");
    expect_part(&s, "SW 0000000000000000");
    assert_int_equal(dial_number(session_machine(s.play.session),
                                      session_in(s.play.session)), 0);
    assert_string_equal(s.game.notice, "");
    play_close(&s.play);
}

CASE(the_same_bet_again_does_nothing)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, MACHINE);
    player_dial(&s.game, "20");
    player_dial(&s.game, "020");
    assert_int_equal(count(&s), 1);
    assert_int_equal(dial_number(session_machine(s.play.session),
                                      session_in(s.play.session)), 20);
    play_close(&s.play);
}

CASE(a_wrong_one_is_told_and_changes_nothing)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, MACHINE);
    player_dial(&s.game, "20");
    player_dial(&s.game, "all in");
    assert_int_equal(count(&s), 1);
    assert_non_null(strstr(s.game.notice, "0 to 32767, not 'all in'"));
    expect_part(&s, "SW 0000000000010100");
    play_close(&s.play);
}

CASE(after_a_rewind_it_is_a_new_way_from_there)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, MACHINE);
    frames(&s, 50);
    player_dial(&s.game, "20");
    frames(&s, 50);
    player_seek_by(&s.game, -1);
    player_dial(&s.game, "3");
    assert_non_null(strstr(s.game.notice, "the game continues from here"));
    play_close(&s.play);
}

static const struct CMUnitTest tests[] = {
    TEST("dial: a number is read in decimal", a_number_is_read_in_decimal),
    TEST("dial: what is none is refused with what would be right",
         what_is_none_is_refused_with_what_is_right),
    TEST("dial: a bet is one event on SW14..SW0, and the fold switch is left "
         "alone", a_bet_is_one_event_and_the_fold_switch_is_left_alone),
    TEST("dial: the same bet again does nothing",
         the_same_bet_again_does_nothing),
    TEST("dial: a wrong bet is told and changes nothing",
         a_wrong_one_is_told_and_changes_nothing),
    TEST("dial: after a rewind a bet cuts off what came later",
         after_a_rewind_it_is_a_new_way_from_there),
};

CHECK_MAIN("dial", tests)
