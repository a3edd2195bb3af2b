/* test_utf8.c - characters of several bytes, and text that a terminal can
 * show. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "base/utf8.h"

static size_t length_of(const char *text)
{
    return utf8_length(text, strlen(text));
}

CASE(characters_have_one_to_four_bytes)
{
    BEGIN_CASE;
    assert_int_equal(length_of("A"), 1);
    assert_int_equal(length_of("\xc3\xa9"), 2);
    assert_int_equal(length_of("\xe2\x82\xac"), 3);
    assert_int_equal(length_of("\xf0\x9f\x8e\xb2"), 4);
}

CASE(what_is_no_character_has_no_length)
{
    static const char *const wrong[] = {
        "\x9b", "\xe9", "\xc3", "\xc3\x41", "\xc0\x80", "\xc1\xbf",
        "\xe0\x80\x80", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xe2\x82",
        "\xf0\x80\x80\x80", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(length_of(wrong[i]), 0);
}

CASE(a_character_that_is_cut_off_is_none)
{
    BEGIN_CASE;
    assert_int_equal(utf8_length("\xe2\x82\xac", 2), 0);
    assert_int_equal(utf8_length("\xf0\x9f\x8e\xb2", 3), 0);
}

CASE(marks_of_byte_order_are_known)
{
    BEGIN_CASE;
    assert_int_equal(utf8_mark("\xef\xbb\xbfx", 4), 3);
    assert_int_equal(utf8_mark("\xef\xbb", 2), 0);
    assert_int_equal(utf8_mark("x", 1), 0);
    assert_true(utf8_is_16("\xff\xfex", 3));
    assert_true(utf8_is_16("\xfe\xff", 2));
    assert_false(utf8_is_16("\xff", 1));
    assert_false(utf8_is_16("\xef\xbb\xbf", 3));
}

static void is_shown_as(const char *text, const char *wanted)
{
    char buffer[200];
    struct text to;

    text_begin(&to, buffer, sizeof buffer);
    utf8_put_visible(&to, text, strlen(text));
    assert_string_equal(buffer, wanted);
}

CASE(letters_stay)
{
    BEGIN_CASE;
    is_shown_as("G\xc3\xb6" "del\tB\n", "G\xc3\xb6" "del\tB\n");
    is_shown_as("\xe5\x9b\xb2\xe7\xa2\x81", "\xe5\x9b\xb2\xe7\xa2\x81");
    is_shown_as("a\\x1b", "a\\x1b");
}

CASE(what_a_terminal_obeys_is_shown_by_its_number)
{
    BEGIN_CASE;
    is_shown_as("\x1b]0;t\x07", "\\x1b]0;t\\x07");
    is_shown_as("a\rb\x7f", "a\\x0db\\x7f");
    is_shown_as("\x9b" "31m", "\\x9b31m");
    is_shown_as("\xc2\x9b" "31m", "\\u009b31m");
    is_shown_as("\xe2\x80\xae" "x", "\\u202ex");
    is_shown_as("\xe2\x81\xa6\xd8\x9c\xe2\x80\xa8", "\\u2066\\u061c\\u2028");
    is_shown_as("caf\xe9", "caf\\xe9");
}

CASE(a_small_buffer_has_no_half_of_one)
{
    char buffer[6];
    struct text to;

    BEGIN_CASE;
    text_begin(&to, buffer, sizeof buffer);
    utf8_put_visible(&to, "ab\x1b", 3);
    assert_string_equal(buffer, "ab");
    text_begin(&to, buffer, sizeof buffer);
    utf8_put_visible(&to, "a\x1b\x1b", 3);
    assert_string_equal(buffer, "a\\x1b");
}

/* Whatever the bytes: the answer is UTF-8 without control characters. */
CASE(no_bytes_at_all_come_through_that_should_not)
{
    struct rng rng;
    char bytes[16], shown[200];

    BEGIN_CASE;
    rng_seed(&rng, "utf8");
    for (int round = 0; round < 100000; round++) {
        struct text to;

        for (size_t i = 0; i < sizeof bytes; i++)
            bytes[i] = (char)(unsigned char)rng_below(&rng, 256);
        text_begin(&to, shown, sizeof shown);
        utf8_put_visible(&to, bytes, sizeof bytes);
        for (size_t i = 0, step; i < to.used; i += step) {
            step = utf8_length(shown + i, to.used - i);
            assert_true(step > 0);
            assert_true(shown[i] == '\n' || shown[i] == '\t'
                        || !utf8_is_control(shown + i, to.used - i));
        }
    }
}

static const struct CMUnitTest tests[] = {
    TEST("characters have one to four bytes",
         characters_have_one_to_four_bytes),
    TEST("what is no character has no length",
         what_is_no_character_has_no_length),
    TEST("a character that is cut off is none",
         a_character_that_is_cut_off_is_none),
    TEST("marks of byte order are known", marks_of_byte_order_are_known),
    TEST("letters, line ends and tabs stay", letters_stay),
    TEST("what a terminal obeys is shown by its number",
         what_a_terminal_obeys_is_shown_by_its_number),
    TEST("a small buffer has no half of an escape",
         a_small_buffer_has_no_half_of_one),
    TEST("no bytes at all come through that should not",
         no_bytes_at_all_come_through_that_should_not),
};

CHECK_MAIN("utf8", tests)
