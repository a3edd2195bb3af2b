/* test_look_terminal.c - a terminal on the bench: as a person reads it, as a
 * script expects it, for whose eyes it is, and through all of time. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/look.h"
#include "bench/trace.h"

#define BOARD "9D QC 9S"
#define HAND_A BOARD "/3H 5C"
#define HAND_B BOARD "/8H 7D"

static struct session *open_table(int presses)
{
    struct session *session = rig_open("poker:basys3#1 deal=hash");

    rig_wait(session, 1);
    while (presses--)
        rig_do(session, "tap BTNC");
    return session;
}

static void check_holds(const struct session *session, const char *text,
                        int holds)
{
    char words[200];
    struct look_answer answer;

    snprintf(words, sizeof words, "TTY \"%s\"", text);
    assert_null(look_expect(session, words, &answer));
    assert_int_equal(answer.holds, holds);
    assert_string_equal(answer.wanted, text);
    assert_string_equal(answer.actual, rig_read(session, "TTY"));
}

/* Reading */

CASE(lines_are_joined_by_strokes)
{
    static const char *const screens[] = {"", BOARD, HAND_A, BOARD, HAND_B,
                                          "", "1P 1P 1P"};
    struct session *session = open_table(0);

    BEGIN_CASE;
    for (int i = 0; i < 7; i++) {
        assert_string_equal(rig_read(session, "TTY"), screens[i]);
        rig_do(session, "tap BTNC");
    }
    session_close(session);
}

/* Straight onto the screen. */
static struct terminal *screen_of(const struct session *session)
{
    return (struct terminal *)(uintptr_t)session_terminal(session);
}

CASE(blanks_at_the_end_are_left_out_and_others_read)
{
    struct session *session = open_table(0);
    struct terminal *terminal = screen_of(session);

    BEGIN_CASE;
    terminal->screen[3][2] = 'x';
    terminal->screen[3][5] = ' ';
    terminal->screen[9][0] = ' ';
    terminal->screen[20][0] = '/';
    assert_string_equal(rig_read(session, "TTY"), "  x//");
    terminal->screen[23][TERMINAL_COLUMNS - 1] = 'y';
    check_holds(session, "  x//", 0);
    session_close(session);
}

CASE(an_expectation_holds_for_the_whole_screen)
{
    struct session *session = open_table(2);

    BEGIN_CASE;
    check_holds(session, HAND_A, 1);
    check_holds(session, BOARD, 0);
    check_holds(session, "3H 5C", 0);
    check_holds(session, HAND_A " ", 0);
    check_holds(session, HAND_B, 0);
    check_holds(session, "", 0);
    session_close(session);
}

/* More on the screen than an answer can hold: what is cut off still
 * counts. */
CASE(a_screen_too_long_for_an_answer_is_compared_whole)
{
    struct session *session = open_table(0);
    char words[LOOK_MAX + 8];
    struct look_answer answer;

    BEGIN_CASE;
    memset(screen_of(session)->screen, 'z', 5 * TERMINAL_COLUMNS);
    snprintf(words, sizeof words, "TTY %s", rig_read(session, "TTY"));
    assert_int_equal(strlen(words), LOOK_MAX - 1 + 4);
    assert_null(look_expect(session, words, &answer));
    assert_false(answer.holds);
    session_close(session);
}

CASE(what_cannot_be_is_explained)
{
    struct session *session = open_table(0);
    struct look_answer answer;

    BEGIN_CASE;
    rig_says(look_expect(session, "TTY", &answer), "value|missing|TTY");
    rig_says(look_expect(session, "TTY 1P 1P", &answer), "too many|quote");
    rig_says(look_expect(session, "XC7A35T 1", &answer), "shows nothing");
    rig_says(session_do(session, "press TTY"), "TTY cannot be operated");
    rig_says(session_do(session, "set TTY 1"), "TTY cannot be operated");
    rig_says(session_do(session, "type x"), "no keyboard");
    session_close(session);
}

CASE(other_boards_have_no_terminal)
{
    struct session *session = rig_open("duel:basys2#1");

    BEGIN_CASE;
    assert_null(session_terminal(session));
    assert_int_equal(look_private_seat(session), 0);
    session_close(session);
}

/* Eyes */

CASE(the_eyes_lights_tell_whose_cards_they_are)
{
    static const char seats[] = {0, 0, 'A', 0, 'b', 0, 0};
    struct session *session = open_table(0);

    BEGIN_CASE;
    for (int i = 0; i < 7; i++) {
        assert_int_equal(look_private_seat(session), seats[i]);
        rig_do(session, "tap BTNC");
    }
    session_close(session);
}

/* Time */

CASE(going_back_brings_the_screen_back)
{
    struct session *session = open_table(2);
    uint64_t tick = session_tick(session);
    struct terminal before = *session_terminal(session);

    BEGIN_CASE;
    for (int i = 0; i < 6; i++)
        rig_do(session, "tap BTNC");
    session_seek(session, tick);
    assert_memory_equal(session_terminal(session), &before, sizeof before);
    assert_int_equal(look_private_seat(session), 'A');
    session_seek(session, 0);
    assert_string_equal(rig_read(session, "TTY"), "");
    assert_int_equal(session_terminal(session)->bytes, 0);
    assert_null(session_rewind(session, tick));
    rig_do(session, "tap BTNC");
    assert_string_equal(rig_read(session, "TTY"), BOARD);
    session_close(session);
}

/* In the middle of a byte, too: the bits received so far are part of it. */
CASE(a_byte_on_its_way_survives_going_back)
{
    struct session *session = open_table(1);
    uint64_t tick = 0;
    struct terminal after;

    BEGIN_CASE;
    rig_do(session, "press BTNC");
    session_run(session, 4608);
    while (session_terminal(session)->bits != 5)
        session_run(session, 1);
    tick = session_tick(session);
    session_run(session, 2000);
    after = *session_terminal(session);
    assert_string_equal(rig_read(session, "TTY"), HAND_A);
    session_seek(session, tick);
    assert_int_equal(session_terminal(session)->bits, 5);
    session_run(session, 2000);
    assert_memory_equal(session_terminal(session), &after, sizeof after);
    session_close(session);
}

/* Or cards would be there without the light that says whose they are. */
CASE(power_clears_the_screen)
{
    struct session *session = open_table(1);

    BEGIN_CASE;
    rig_do(session, "power");
    rig_wait(session, 2);
    assert_string_equal(rig_read(session, "TTY"), "");
    rig_do(session, "tap BTNC");
    assert_string_equal(rig_read(session, "TTY"), BOARD);
    assert_int_equal(session_terminal(session)->bytes, 41);
    session_close(session);
}

/* Half a byte, half a line: both are lost with the power. */
CASE(power_in_the_middle_of_a_line_does_no_harm)
{
    struct session *session = open_table(0);

    BEGIN_CASE;
    for (uint64_t ticks = 0; ticks < 700; ticks += 7) {
        rig_do(session, "press BTNC");
        session_run(session, 4608 + ticks);
        rig_do(session, "release BTNC");
        rig_do(session, "power");
        rig_wait(session, 1);
        rig_do(session, "tap BTNC");
        assert_string_equal(rig_read(session, "TTY"), BOARD);
        rig_do(session, "tap BTNC");
        rig_do(session, "tap BTNC");
        assert_string_equal(rig_read(session, "TTY"), BOARD);
        rig_do(session, "power");
        rig_wait(session, 1);
    }
    session_close(session);
}

/* Traces */

CASE(a_trace_has_the_serial_line_in_true_time)
{
    struct session *session = open_table(0);
    struct rig_page page = {0};
    struct trace *trace;

    BEGIN_CASE;
    assert_null(trace_begin(&trace, session, rig_page_sink(&page)));
    rig_do(session, "tap BTNC");
    session_run(session, 115200 - session_tick(session));
    assert_null(trace_end(trace));
    assert_non_null(strstr(page.text, " RsTx $end"));
    assert_non_null(strstr(page.text, " send $end"));
    assert_non_null(strstr(page.text, "$timescale 1 ns $end"));
    assert_non_null(strstr(page.text, "\n#1000000000\n"));
    rig_page_free(&page);
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("look: lines on a terminal are read with strokes between them "
         "(M2-061, M2-062, M2-066)", lines_are_joined_by_strokes),
    TEST("look: blanks at the end of a line are left out",
         blanks_at_the_end_are_left_out_and_others_read),
    TEST("look: an expectation is of the whole screen",
         an_expectation_holds_for_the_whole_screen),
    TEST("look: even of what an answer has no room for",
         a_screen_too_long_for_an_answer_is_compared_whole),
    TEST("look: what cannot be is explained", what_cannot_be_is_explained),
    TEST("look: other boards have no terminal",
         other_boards_have_no_terminal),
    TEST("look: lights tell for whose eyes the terminal is (M2-007)",
         the_eyes_lights_tell_whose_cards_they_are),
    TEST("terminal: going back brings the screen back",
         going_back_brings_the_screen_back),
    TEST("terminal: so it does in the middle of a byte",
         a_byte_on_its_way_survives_going_back),
    TEST("terminal: with the power the screen is gone",
         power_clears_the_screen),
    TEST("terminal: power off in the middle of a line does no harm",
         power_in_the_middle_of_a_line_does_no_harm),
    TEST("trace: the serial line is in it, in true time (M2-019)",
         a_trace_has_the_serial_line_in_true_time),
};

CHECK_MAIN("look_terminal", tests)
