/* test_words.c - reading text: words, numbers, names nearly right. */
#include "check.h"

#include <string.h>

#include "base/text.h"

enum { WORD = 10 };

/* Reads a whole line; the words come back with a bar before each. */
static const char *words_of(const char *line)
{
    static char joined[200];
    char word[40];
    struct text to;
    int answer;

    text_begin(&to, joined, sizeof joined);
    while ((answer = text_word(&line, word, sizeof word)) > 0) {
        text_put_char(&to, '|');
        text_put(&to, word);
    }
    return answer == -1 ? "bad" : joined;
}

CASE(words_stand_between_spaces)
{
    BEGIN_CASE;
    assert_string_equal(words_of("press BTN3"), "|press|BTN3");
    assert_string_equal(words_of(" \t a  b\tc\r"), "|a|b|c");
    assert_string_equal(words_of(""), "");
    assert_string_equal(words_of(" \r"), "");
}

CASE(a_quoted_word_may_hold_spaces_and_escapes)
{
    BEGIN_CASE;
    assert_string_equal(words_of("expect AN \"_P-A\" now"),
                        "|expect|AN|_P-A|now");
    assert_string_equal(words_of("\"a b\" \"\" c"), "|a b||c");
    assert_string_equal(words_of("\"\\n\\t\\\"\\\\\""), "|\n\t\"\\");
    assert_string_equal(words_of("\"\\x41\\x6a\\x4F\""), "|AjO");
    assert_string_equal(words_of("a\"b"), "|a\"b");
}

CASE(bad_quoting_is_refused)
{
    static const char *const lines[] = {
        "\"open", "\"", "\"ends in \\", "\"\\q\"", "\"\\x\"", "\"\\x4\"",
        "\"\\xg1\"", "\"\\x1g\"", "\"\\x00\"", "\"\\", "\"\\x", "\"\\x1",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        assert_string_equal(words_of(lines[i]), "bad");
}

static int read_word(const char *line, char *word)
{
    return text_word(&line, word, WORD);
}

CASE(a_word_too_long_is_refused)
{
    char word[WORD + 1];

    BEGIN_CASE;
    word[WORD] = 'g';
    assert_int_equal(read_word("123456789", word), 1);
    assert_string_equal(word, "123456789");
    assert_int_equal(read_word("\"12 45 789\"", word), 1);
    assert_string_equal(word, "12 45 789");
    assert_int_equal(read_word("1234567890", word), -1);
    assert_int_equal(read_word("\"12 45 7890\"", word), -1);
    assert_int_equal(word[WORD], 'g');
}

CASE(reading_goes_on_behind_the_word)
{
    const char *line = " one \"two\" three";
    char word[WORD];

    BEGIN_CASE;
    assert_int_equal(text_word(&line, word, sizeof word), 1);
    assert_string_equal(line, " \"two\" three");
    assert_int_equal(text_word(&line, word, sizeof word), 1);
    assert_string_equal(line, " three");
}

static void assert_number(const char *string, uint64_t expected)
{
    uint64_t number = ~expected;

    assert_true(text_number(string, &number));
    assert_true(number == expected);
}

static void assert_no_number(const char *string)
{
    uint64_t number = 77;

    assert_false(text_number(string, &number));
    assert_true(number == 77);
}

CASE(numbers_are_read)
{
    BEGIN_CASE;
    assert_number("0", 0);
    assert_number("007", 7);
    assert_number("1203", 1203);
    assert_number("0x0", 0);
    assert_number("0x1fA", 0x1fa);
    assert_number("0xabcdefABCDEF", 0xabcdefabcdef);
    assert_number("18446744073709551615", UINT64_MAX);
    assert_number("0xffffffffffffffff", UINT64_MAX);
}

CASE(what_is_not_wholly_a_number_is_refused)
{
    static const char *const strings[] = {
        "", "x", "0x", "12a", "1 ", " 1", "-1", "+1", "0x1g", "1.5", "f",
        "0X1", ":", "/", "0x@", "0x`",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof strings / sizeof *strings; i++)
        assert_no_number(strings[i]);
}

CASE(a_number_too_large_is_refused)
{
    BEGIN_CASE;
    assert_no_number("18446744073709551616");
    assert_no_number("18446744073709551620");
    assert_no_number("99999999999999999999");
    assert_no_number("0x10000000000000000");
}

static const char *name_in(const void *at, int i)
{
    return ((const char *const *)at)[i];
}

/* The nearest of the names, or "none". */
static const char *nearest(const char *name, const char *const *names)
{
    const char *near = text_nearest(name, name_in, names);

    return near ? near : "none";
}

static const char *const games[] = {"duel", "pegs", "poker", "checkers", 0};

CASE(one_or_two_slips_find_the_name)
{
    BEGIN_CASE;
    assert_string_equal(nearest("duel", games), "duel");
    assert_string_equal(nearest("del", games), "duel");
    assert_string_equal(nearest("dl", games), "duel");
    assert_string_equal(nearest("duael", games), "duel");
    assert_string_equal(nearest("dual", games), "duel");
    assert_string_equal(nearest("chekcers", games), "checkers");
    assert_string_equal(nearest("pokers!", games), "poker");
    assert_string_equal(nearest("eckers", games), "checkers");
}

CASE(three_slips_are_too_many)
{
    BEGIN_CASE;
    assert_string_equal(nearest("ckers", games), "none");
    assert_string_equal(nearest("dxyz", games), "none");
    assert_string_equal(nearest("duel:::", games), "none");
}

/* "go" is two slips from anything as short: that is no likeness. */
CASE(a_name_wholly_changed_is_not_near)
{
    static const char *const names[] = {"go", "a", 0};

    BEGIN_CASE;
    assert_string_equal(nearest("xy", names), "none");
    assert_string_equal(nearest("", names), "none");
    assert_string_equal(nearest("gx", names), "go");
}

CASE(the_nearest_wins_and_of_two_the_first)
{
    static const char *const names[] = {"abcxx", "abcdx", "abcdy", 0};

    BEGIN_CASE;
    assert_string_equal(nearest("abcde", names), "abcdx");
    assert_string_equal(nearest("abcdy", names), "abcdy");
}

#define TEN "abcdefghij"

CASE(very_long_names_are_never_suggested)
{
    static const char *const names[] = {TEN TEN TEN "12", TEN TEN TEN "1",
                                        0};

    BEGIN_CASE;
    assert_string_equal(nearest(TEN TEN TEN "2", names), TEN TEN TEN "1");
    assert_string_equal(nearest(TEN TEN TEN "12", names), "none");
}

CASE(strings_are_the_same_byte_by_byte)
{
    BEGIN_CASE;
    assert_true(text_same("", ""));
    assert_true(text_same("SW3", "SW3"));
    assert_false(text_same("SW3", "SW"));
    assert_false(text_same("SW", "sw"));
}

static const struct CMUnitTest tests[] = {
    TEST("text: words stand between spaces", words_stand_between_spaces),
    TEST("text: a quoted word may hold spaces and escapes",
         a_quoted_word_may_hold_spaces_and_escapes),
    TEST("text: bad quoting is refused", bad_quoting_is_refused),
    TEST("text: a word too long is refused", a_word_too_long_is_refused),
    TEST("text: reading goes on behind the word",
         reading_goes_on_behind_the_word),
    TEST("text: decimal and hexadecimal numbers are read",
         numbers_are_read),
    TEST("text: what is not wholly a number is refused",
         what_is_not_wholly_a_number_is_refused),
    TEST("text: a number too large is refused",
         a_number_too_large_is_refused),
    TEST("text: one or two slips find the name",
         one_or_two_slips_find_the_name),
    TEST("text: three slips are too many", three_slips_are_too_many),
    TEST("text: a name wholly changed is not near",
         a_name_wholly_changed_is_not_near),
    TEST("text: the nearest wins, and of two the first",
         the_nearest_wins_and_of_two_the_first),
    TEST("text: very long names are never suggested",
         very_long_names_are_never_suggested),
    TEST("text: strings are the same byte by byte",
         strings_are_the_same_byte_by_byte),
};

CHECK_MAIN("words", tests)
