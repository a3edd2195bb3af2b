/* test_language.c - what players read, in their own language. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"

static char long_po[1 << 20];

static const char *take(const char *po)
{
    static char copy[4096];

    assert_true(strlen(po) < sizeof copy);
    strcpy(copy, po);
    return words_take(copy);
}

static const char *put(const char *pattern, const char *a, const char *b)
{
    static char line[200];
    struct text to;

    text_begin(&to, line, sizeof line);
    words_put(&to, pattern, a, b, (char *)0);
    return line;
}

static void take_english(void)
{
    assert_null(take(""));
}

CASE(without_a_language_words_are_english)
{
    BEGIN_CASE;
    take_english();
    assert_string_equal(words_of("Play"), "Play");
    assert_string_equal(put("{1} bets {2}", "A", "20"), "A bets 20");
    assert_int_equal(words_known(), 0);
}

CASE(a_language_is_looked_up_and_may_turn_words_round)
{
    BEGIN_CASE;
    assert_null(take("# Deutsch\nmsgid \"\"\nmsgstr \"Language: de\\n\"\n\n"
                     "msgid \"Play\"\nmsgstr \"Spielen\"\n\n"
                     "#: src/x.c\nmsgid \"\"\n\"{1} bets \"\n\"{2}\"\n"
                     "msgstr \"{2} setzt {1}\"\n"
                     "msgid \"later\"\nmsgstr \"\"\n"));
    assert_int_equal(words_known(), 2);
    assert_string_equal(words_of("Play"), "Spielen");
    assert_string_equal(words_of("Plays"), "Plays");
    assert_string_equal(words_of("later"), "later");
    assert_string_equal(put("{1} bets {2}", "A", "20"), "20 setzt A");
}

CASE(escapes_are_those_of_c)
{
    BEGIN_CASE;
    assert_null(take("msgid \"a \\\"b\\\" \\\\ c\\nd\"\r\n"
                     "msgstr \"x\\\"\"\r\n"));
    assert_string_equal(words_of("a \"b\" \\ c\nd"), "x\"");
}

CASE(holes_without_a_filling_are_left_out)
{
    BEGIN_CASE;
    take_english();
    assert_string_equal(put("{1}{3}{2} {x} {0} {", "a", "b"), "ab {x} {0} {");
}

CASE(a_number_chooses_its_pattern)
{
    char line[80];
    struct text to;

    BEGIN_CASE;
    assert_null(take("msgid \"{1} move\"\nmsgstr \"{1} Zug\"\n"
                     "msgid \"{1} moves\"\nmsgstr \"{1} Züge\"\n"));
    text_begin(&to, line, sizeof line);
    words_count(&to, 1, "{1} move", "{1} moves");
    words_count(&to, 0, ", {1} move", ", {1} moves");
    words_count(&to, 12, "{1} move", "{1} moves");
    assert_string_equal(line, "1 Zug, 0 moves12 Züge");
}

/* An error may be part of the next one. */
CASE(an_error_is_a_pattern_in_the_language)
{
    const char *error;

    BEGIN_CASE;
    assert_null(take("msgid \"cannot read {1}: {2}\"\n"
                     "msgstr \"{2}: {1} bleibt zu\"\n"));
    error = words_error("cannot read {1}: {2}", "a.bw", "kaputt", (char *)0);
    assert_string_equal(error, "kaputt: a.bw bleibt zu");
    error = words_error("line {1}: {2}", "3", error, (char *)0);
    assert_string_equal(error, "line 3: kaputt: a.bw bleibt zu");
    take_english();
    assert_string_equal(words_error("cannot read {1}: {2}", "a", "b",
                                    (char *)0), "cannot read a: b");
}

static const char *fruit_at(const void *names, int i)
{
    return ((const char *const *)names)[i];
}

/* Near, one of many, the only one. */
static void check_unknown(const char *near, const char *others,
                          const char *only)
{
    static const struct words_unknown says = {
        "no {1} on the {2}; did you mean {3}?",
        "no {1} on the {2}; there are {3}", "no {1} on the {2}; there is {3}",
    };
    static const char *const fruits[] = {"apple", "pear", "plum", NULL};

    assert_string_equal(words_unknown(&says, "plumm", "tree", fruit_at,
                                      fruits), near);
    assert_string_equal(words_unknown(&says, "banana", "tree", fruit_at,
                                      fruits), others);
    assert_string_equal(words_unknown(&says, "banana", "tree", fruit_at,
                                      fruits + 2), only);
}

CASE(an_unknown_name_is_told_in_the_language)
{
    BEGIN_CASE;
    take_english();
    check_unknown("no plumm on the tree; did you mean plum?",
                  "no banana on the tree; there are 'apple', 'pear' and "
                  "'plum'", "no banana on the tree; there is 'plum'");
    assert_null(take(
        "msgid \"no {1} on the {2}; did you mean {3}?\"\n"
        "msgstr \"{2} ohne {1}: {3}?\"\n"
        "msgid \"no {1} on the {2}; there are {3}\"\n"
        "msgstr \"{2} ohne {1}: {3}\"\n"
        "msgid \"{1} and {2}\"\nmsgstr \"{1} und {2}\"\n"));
    check_unknown("tree ohne plumm: plum?",
                  "tree ohne banana: 'apple', 'pear' und 'plum'",
                  "no banana on the tree; there is 'plum'");
    take_english();
}

CASE(what_is_no_language_is_refused_and_leaves_english)
{
    static const char *const wrong[] = {
        "msgid \"a\"\n", "msgid \"a\nmsgstr \"b\"\n", "msgid a\nmsgstr b\n",
        "msgstr \"b\"\n", "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"\n",
        "msgid \"a\"\nmsgstr \"b", "msgid \"a\"\nmsgstr \"b\\", "<html>",
        "msgid", "msgid ", "msgid \"", "msgid \"a\" msgstr",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char po[200] = "msgid \"Play\"\nmsgstr \"Spielen\"\n";

        strcat(po, wrong[i]);
        assert_non_null(take(po));
        assert_string_equal(words_of("Play"), "Play");
    }
}

/* In any order, and more than there is room for. */
CASE(all_texts_of_a_long_file_are_found)
{
    size_t used = 0;
    char english[24], other[24];

    BEGIN_CASE;
    for (int i = 0; i < 3000; i++)
        used += (size_t)snprintf(long_po + used, sizeof long_po - used,
                                 "msgid \"%d\"\nmsgstr \"n%d\"\n",
                                 i * 7919 % 3001, i * 7919 % 3001);
    assert_null(words_take(long_po));
    assert_int_equal(words_known(), 2048);
    for (int i = 0; i < 2048; i++) {
        snprintf(english, sizeof english, "%d", i * 7919 % 3001);
        snprintf(other, sizeof other, "n%d", i * 7919 % 3001);
        assert_string_equal(words_of(english), other);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("language: without a language words are english",
         without_a_language_words_are_english),
    TEST("language: a language is looked up and may turn words round",
         a_language_is_looked_up_and_may_turn_words_round),
    TEST("language: escapes are those of C",
         escapes_are_those_of_c),
    TEST("language: holes without a filling are left out",
         holes_without_a_filling_are_left_out),
    TEST("language: a number chooses its pattern",
         a_number_chooses_its_pattern),
    TEST("language: an error is a pattern in the language",
         an_error_is_a_pattern_in_the_language),
    TEST("language: an unknown name is told in the language",
         an_unknown_name_is_told_in_the_language),
    TEST("language: what is no language is refused and leaves english",
         what_is_no_language_is_refused_and_leaves_english),
    TEST("language: all texts of a long file are found",
         all_texts_of_a_long_file_are_found),
};

CHECK_MAIN("language", tests)
