/* test_gtp.c - lines of the Go Text Protocol. */
#include "check.h"

#include <string.h>

#include "games/go/notation/gtp.h"

static struct gtp_line line;
static char text[40000], written[400];

static void read_line(const char *bytes)
{
    assert_true(strlen(bytes) < sizeof text);
    strcpy(text, bytes);
    gtp_read(&line, text);
}

static const char *answered(const char *id, int is_good, const char *answer)
{
    struct text to;

    text_begin(&to, written, sizeof written);
    gtp_write_answer(&to, id, is_good, answer);
    return written;
}

CASE(a_line_is_cut_up)
{
    BEGIN_CASE;
    read_line("play black D4");
    assert_string_equal(line.id, "");
    assert_string_equal(line.command, "play");
    assert_int_equal(line.count, 2);
    assert_string_equal(line.argument[0], "black");
    assert_string_equal(line.argument[1], "D4");
    read_line("  name  ");
    assert_string_equal(line.command, "name");
    assert_int_equal(line.count, 0);
}

CASE(a_number_may_stand_before_it)
{
    BEGIN_CASE;
    read_line("12 boardsize 9");
    assert_string_equal(line.id, "12");
    assert_string_equal(line.command, "boardsize");
    assert_int_equal(line.count, 1);
    assert_string_equal(line.argument[0], "9");
    read_line("007\tname");
    assert_string_equal(line.id, "007");
    assert_string_equal(line.command, "name");
    read_line("1234567890 name");
    assert_string_equal(line.id, "1234567890");
    read_line("5");
    assert_string_equal(line.id, "5");
    assert_string_equal(line.command, "");
}

CASE(what_is_no_number_is_a_command)
{
    BEGIN_CASE;
    read_line("12345678901 name");
    assert_string_equal(line.id, "");
    assert_string_equal(line.command, "12345678901");
    read_line("-1 name");
    assert_string_equal(line.id, "");
    assert_string_equal(line.command, "-1");
    read_line("1a name");
    assert_string_equal(line.command, "1a");
}

CASE(comments_and_control_characters_are_nothing)
{
    BEGIN_CASE;
    read_line("name#really");
    assert_string_equal(line.command, "name");
    read_line("3 play\tb\t\tA1 # b B1");
    assert_string_equal(line.id, "3");
    assert_int_equal(line.count, 2);
    assert_string_equal(line.argument[1], "A1");
    read_line("\001na\177me\r");
    assert_string_equal(line.command, "name");
    assert_int_equal(line.count, 0);
    read_line("kgs-chat game \303\244\303\266");
    assert_string_equal(line.argument[1], "\303\244\303\266");
}

CASE(nothing_wants_no_answer)
{
    BEGIN_CASE;
    read_line("");
    assert_null(line.command);
    read_line(" \t \r\f");
    assert_null(line.command);
    read_line("# 1 name");
    assert_null(line.command);
    assert_string_equal(line.id, "");
}

static void many_words(int count)
{
    strcpy(text, "1 x");
    for (int i = 0; i < count; i++)
        strcat(text, " a");
    gtp_read(&line, text);
}

CASE(too_many_arguments_are_told)
{
    BEGIN_CASE;
    many_words(GTP_ARGUMENTS);
    assert_int_equal(line.count, GTP_ARGUMENTS);
    assert_false(line.is_cut);
    many_words(GTP_ARGUMENTS + 1);
    assert_int_equal(line.count, GTP_ARGUMENTS);
    assert_true(line.is_cut);
    read_line("name");
    assert_false(line.is_cut);
}

CASE(an_answer_ends_with_an_empty_line)
{
    BEGIN_CASE;
    assert_string_equal(answered("", 1, ""), "=\n\n");
    assert_string_equal(answered("", 1, "2"), "= 2\n\n");
    assert_string_equal(answered("12", 1, ""), "=12\n\n");
    assert_string_equal(answered("12", 1, "D4"), "=12 D4\n\n");
    assert_string_equal(answered("", 0, "syntax error"),
                        "? syntax error\n\n");
    assert_string_equal(answered("7", 0, "illegal move"),
                        "?7 illegal move\n\n");
}

CASE(there_is_no_empty_line_within)
{
    BEGIN_CASE;
    assert_string_equal(answered("1", 1, "a\nb"), "=1 a\nb\n\n");
    assert_string_equal(answered("1", 1, "a\nb\n"), "=1 a\nb\n\n");
    assert_string_equal(answered("1", 1, "a\n\n\nb\n\n"), "=1 a\nb\n\n");
    assert_string_equal(answered("1", 1, "a\n\r\n\001\nb"), "=1 a\nb\n\n");
    assert_string_equal(answered("1", 1, "a\n\r"), "=1 a\n\n");
}

CASE(the_first_line_may_be_empty)
{
    BEGIN_CASE;
    assert_string_equal(answered("", 1, "\n A B\n"), "=\n A B\n\n");
    assert_string_equal(answered("4", 1, "\n\n A"), "=4\n A\n\n");
    assert_string_equal(answered("4", 1, "\n"), "=4\n\n");
}

CASE(nothing_unseen_is_answered)
{
    BEGIN_CASE;
    assert_string_equal(answered("", 1, "a\033[2J\tb\r\177"),
                        "= a[2J\tb\n\n");
}

static const struct CMUnitTest tests[] = {
    TEST("gtp: a line is a command and arguments", a_line_is_cut_up),
    TEST("gtp: a number may stand before the command",
         a_number_may_stand_before_it),
    TEST("gtp: what is no number is a command",
         what_is_no_number_is_a_command),
    TEST("gtp: comments and control characters are nothing, a tab is a space",
         comments_and_control_characters_are_nothing),
    TEST("gtp: lines with nothing in them want no answer",
         nothing_wants_no_answer),
    TEST("gtp: too many arguments are told", too_many_arguments_are_told),
    TEST("gtp: an answer ends with an empty line",
         an_answer_ends_with_an_empty_line),
    TEST("gtp: there is no empty line within an answer",
         there_is_no_empty_line_within),
    TEST("gtp: the first line of an answer may be empty",
         the_first_line_may_be_empty),
    TEST("gtp: nothing unseen is answered", nothing_unseen_is_answered),
};

CHECK_MAIN("gtp", tests)
