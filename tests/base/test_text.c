/* test_text.c - building: bounded text, numbers, quotes, errors. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "base/text.h"

enum { GUARD = 0x5a };

/* Puts a bit of everything; what a large buffer holds is the full text. */
static void put_everything(struct text *to)
{
    text_put(to, "ab");
    text_put_char(to, 'c');
    text_put_number(to, 1203);
    text_put_hex(to, 0xbeef, 4);
    text_put_quoted(to, "\n\x01\"");
}

static const char everything[] = "abc1203beef\"\\n\\x01\\\"\"";

CASE(a_large_buffer_holds_all)
{
    char buffer[80];
    struct text to;

    BEGIN_CASE;
    text_begin(&to, buffer, sizeof buffer);
    assert_string_equal(buffer, "");
    put_everything(&to);
    assert_string_equal(buffer, everything);
    assert_int_equal(to.used, strlen(everything));
}

CASE(what_does_not_fit_is_dropped)
{
    char buffer[80];
    struct text to;

    BEGIN_CASE;
    for (size_t size = 1; size <= sizeof everything + 1; size++) {
        size_t length = size < sizeof everything ? size - 1
                                                 : sizeof everything - 1;

        memset(buffer, GUARD, sizeof buffer);
        text_begin(&to, buffer, size);
        put_everything(&to);
        assert_int_equal(strlen(buffer), length);
        assert_memory_equal(buffer, everything, length);
        assert_int_equal(buffer[size], GUARD);
    }
}

/* Letters of one to four bytes, into every size of buffer: what is there is
 * the whole letters that fit, up to the first that does not. */
static void check_cut(const char *const letters[], int count, size_t size)
{
    char buffer[80], whole[80] = "";
    struct text to;
    int is_full = 0;

    memset(buffer, GUARD, sizeof buffer);
    text_begin(&to, buffer, size);
    for (int i = 0; i < count; i++) {
        is_full |= strlen(whole) + strlen(letters[i]) >= size;
        if (!is_full)
            strcat(whole, letters[i]);
        text_put(&to, letters[i]);
        assert_string_equal(buffer, whole);
        assert_int_equal(to.used, strlen(whole));
        assert_int_equal(to.used + 1 >= to.size,
                         is_full || strlen(whole) + 1 >= size);
        assert_int_equal(buffer[size], GUARD);
    }
}

CASE(a_letter_of_several_bytes_is_there_or_not)
{
    static const char *const kinds[] = {"a", "\xc3\xbc", "\xe2\x80\xa6",
                                        "\xf0\x9f\x82\xa1"};
    const char *letters[12];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "letters");
    for (int round = 0; round < 200; round++) {
        for (int i = 0; i < 12; i++)
            letters[i] = kinds[rng_below(&rng, 4)];
        for (size_t size = 1; size < 40; size++)
            check_cut(letters, 12, size);
    }
}

/* Bytes that are no UTF-8 are cut as they come: none takes others along. */
CASE(bytes_that_are_no_letters_are_cut_as_bytes)
{
    char buffer[8];
    struct text to;

    BEGIN_CASE;
    text_begin(&to, buffer, 4);
    text_put(&to, "ab\x80\x80\x80\x80\x80\x80");
    assert_string_equal(buffer, "ab\x80");
    text_begin(&to, buffer, 4);
    text_put(&to, "ab\xe9zz");
    assert_string_equal(buffer, "ab\xe9");
}

CASE(the_text_ends_after_every_character)
{
    char buffer[8];
    struct text to;

    BEGIN_CASE;
    memset(buffer, GUARD, sizeof buffer);
    text_begin(&to, buffer, sizeof buffer);
    for (size_t i = 0; i < 20; i++) {
        assert_int_equal(strlen(buffer), i < 7 ? i : 7);
        text_put_char(&to, 'x');
    }
}

static const char *number(uint64_t n)
{
    static char buffer[40];
    struct text to;

    text_begin(&to, buffer, sizeof buffer);
    text_put_number(&to, n);
    return buffer;
}

static const char *hex(uint64_t n, int digits)
{
    static char buffer[40];
    struct text to;

    text_begin(&to, buffer, sizeof buffer);
    text_put_hex(&to, n, digits);
    return buffer;
}

CASE(numbers_are_written_in_full)
{
    BEGIN_CASE;
    assert_string_equal(number(0), "0");
    assert_string_equal(number(9), "9");
    assert_string_equal(number(10), "10");
    assert_string_equal(number(1000), "1000");
    assert_string_equal(number(UINT64_MAX), "18446744073709551615");
}

CASE(hex_has_as_many_digits_as_asked)
{
    BEGIN_CASE;
    assert_string_equal(hex(0x1f, 2), "1f");
    assert_string_equal(hex(0x1f, 4), "001f");
    assert_string_equal(hex(0x1f, 1), "f");
    assert_string_equal(hex(UINT64_C(0xfedcba9876543210), 16),
                        "fedcba9876543210");
}

CASE(numbers_below_zero_have_their_sign)
{
    static const struct {
        int64_t number;
        const char *digits;
    } cases[] = {{0, "0"}, {-1, "-1"}, {2147483648, "2147483648"},
                 {INT64_MIN, "-9223372036854775808"}};
    char buffer[32];
    struct text to;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        text_begin(&to, buffer, sizeof buffer);
        text_put_signed(&to, cases[i].number);
        assert_string_equal(buffer, cases[i].digits);
    }
}

CASE(a_text_begins_with_what_stands_at_its_start)
{
    BEGIN_CASE;
    assert_true(text_begins("rewind 7", "rewind "));
    assert_true(text_begins("rewind", ""));
    assert_false(text_begins("rew", "rewind"));
    assert_false(text_begins(" rewind", "rewind"));
}

CASE(the_line_after_the_last_is_the_end)
{
    const char *text = "one\n\nthree";
    const char *second = text_next_line(text);

    BEGIN_CASE;
    assert_ptr_equal(second, text + 4);
    assert_ptr_equal(text_next_line(second), text + 5);
    assert_ptr_equal(text_next_line(text + 5), text + 10);
    assert_ptr_equal(text_next_line(text + 10), text + 10);
}

static const char *quoted(const char *string)
{
    static char buffer[2000];
    struct text to;

    text_begin(&to, buffer, sizeof buffer);
    text_put_quoted(&to, string);
    return buffer;
}

CASE(quotes_escape_what_needs_it)
{
    BEGIN_CASE;
    assert_string_equal(quoted(""), "\"\"");
    assert_string_equal(quoted("a b"), "\"a b\"");
    assert_string_equal(quoted("\"\\"), "\"\\\"\\\\\"");
    assert_string_equal(quoted("\n\t\r"), "\"\\n\\t\\x0d\"");
    assert_string_equal(quoted("\x01\x1f\x7f"), "\"\\x01\\x1f\\x7f\"");
    assert_string_equal(quoted(" ~\x80\xff"), "\" ~\x80\xff\"");
}

/* A journal is read line by line: no byte may break its line. */
CASE(a_quoted_word_stays_on_its_line)
{
    BEGIN_CASE;
    for (int c = 1; c < 256; c++) {
        const char string[] = {(char)c, 0};
        const char *line = quoted(string);

        assert_null(strpbrk(line, "\n\r\t"));
        assert_int_equal(line[strlen(line) - 1], '"');
    }
}

static void random_string(struct rng *rng, char *string, size_t length)
{
    for (size_t i = 0; i < length; i++)
        string[i] = (char)(1 + rng_below(rng, 255));
    string[length] = 0;
}

CASE(a_quoted_word_reads_back)
{
    struct rng rng;
    char string[301], word[301];

    BEGIN_CASE;
    rng_seed(&rng, "quotes");
    for (int i = 0; i < 2000; i++) {
        const char *from;

        random_string(&rng, string, rng_below(&rng, 301));
        from = quoted(string);
        assert_int_equal(text_word(&from, word, strlen(string) + 1), 1);
        assert_string_equal(word, string);
        assert_string_equal(from, "");
    }
}

CASE(an_error_joins_its_parts)
{
    BEGIN_CASE;
    assert_string_equal(text_error("alone", (char *)0), "alone");
    assert_string_equal(text_error("no '", "x", "' here", (char *)0),
                        "no 'x' here");
}

CASE(an_error_may_tell_of_the_last_one)
{
    const char *error = text_error("no part 'X'", (char *)0);

    BEGIN_CASE;
    error = text_error("line 7: ", error, "!", (char *)0);
    assert_string_equal(error, "line 7: no part 'X'!");
    error = text_error(error, " ", error, (char *)0);
    assert_string_equal(error, "line 7: no part 'X'! line 7: no part 'X'!");
}

CASE(an_error_is_bounded)
{
    char longer[2 * TEXT_ERROR_MAX];
    const char *error;

    BEGIN_CASE;
    memset(longer, 'x', sizeof longer);
    longer[sizeof longer - 1] = 0;
    error = text_error(longer, longer, (char *)0);
    assert_int_equal(strlen(error), TEXT_ERROR_MAX - 1);
}

CASE(a_text_is_found_where_it_first_stands)
{
    static const char in[] = "the cat, the hat";

    BEGIN_CASE;
    assert_ptr_equal(text_find(in, "the"), in);
    assert_ptr_equal(text_find(in, "the h"), in + 9);
    assert_ptr_equal(text_find(in, "hat"), in + 13);
    assert_ptr_equal(text_find(in, ""), in);
    assert_null(text_find(in, "hats"));
    assert_null(text_find(in, "Cat"));
    assert_null(text_find("", "a"));
    assert_ptr_equal(text_find(in + sizeof in - 1, ""), in + sizeof in - 1);
}

static void assert_ms(const char *word, uint64_t ms)
{
    uint64_t found = 77;

    assert_true(text_seconds(word, &found));
    assert_true(found == ms);
}

CASE(seconds_are_read)
{
    static const char *const bad[] = {"", "x", ".", "-", "1s", "1.5.2",
                                      "1e3", "+1", " 1", "-.", "1,5"};
    uint64_t ms;

    BEGIN_CASE;
    assert_ms("291.587", 291587);
    assert_ms("1", 1000);
    assert_ms("0", 0);
    assert_ms("0.5", 500);
    assert_ms(".05", 50);
    assert_ms("2.", 2000);
    assert_ms("1.000000", 1000);
    assert_ms("0.9999", 999);
    assert_ms("-0.3", 0);
    assert_ms("1000000000.9", UINT64_C(1000000000000));
    assert_ms("99999999999999999999999", UINT64_C(1000000000000));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(text_seconds(bad[i], &ms));
}

static const struct CMUnitTest tests[] = {
    TEST("text: a large buffer holds all", a_large_buffer_holds_all),
    TEST("text: what does not fit is dropped, and the end stands",
         what_does_not_fit_is_dropped),
    TEST("text: a letter of several bytes is there or not, and none follows "
         "one that is not", a_letter_of_several_bytes_is_there_or_not),
    TEST("text: bytes that are no letters are cut as bytes",
         bytes_that_are_no_letters_are_cut_as_bytes),
    TEST("text: the text ends after every character",
         the_text_ends_after_every_character),
    TEST("text: numbers are written in full", numbers_are_written_in_full),
    TEST("text: hex has as many digits as asked",
         hex_has_as_many_digits_as_asked),
    TEST("text: numbers below zero have their sign, the lowest too",
         numbers_below_zero_have_their_sign),
    TEST("text: a text begins with what stands at its start",
         a_text_begins_with_what_stands_at_its_start),
    TEST("text: the line after the last one is the end",
         the_line_after_the_last_is_the_end),
    TEST("text: quotes escape what needs it", quotes_escape_what_needs_it),
    TEST("text: a quoted word stays on its line",
         a_quoted_word_stays_on_its_line),
    TEST("text: any bytes but zero, quoted, read back",
         a_quoted_word_reads_back),
    TEST("text: an error joins its parts", an_error_joins_its_parts),
    TEST("text: an error may tell of the last one",
         an_error_may_tell_of_the_last_one),
    TEST("text: an error is bounded", an_error_is_bounded),
    TEST("text: a text is found where it first stands",
         a_text_is_found_where_it_first_stands),
    TEST("text: seconds are read as milliseconds", seconds_are_read),
};

CHECK_MAIN("text", tests)
