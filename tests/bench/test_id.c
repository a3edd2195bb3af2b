/* test_id.c - what a session is opened by, taken apart and put together. */
#include "check.h"

#include <string.h>

#include "bench/id.h"

static struct id id;

static void split(const char *text)
{
    const char *error = id_split(&id, text);

    if (error)
        fail_msg("%s: %s", text, error);
}

CASE(a_machine_a_board_a_seed_and_options)
{
    BEGIN_CASE;
    split("duel:basys2#42 repeat=membership hide=on");
    assert_string_equal(id.name, "duel:basys2");
    assert_string_equal(id.seed, "42");
    assert_true(id.has_seed);
    assert_string_equal(id.options, " repeat=membership hide=on");
    split("duel");
    assert_string_equal(id.name, "duel");
    assert_string_equal(id.seed, "0");
    assert_false(id.has_seed);
    assert_string_equal(id.options, "");
    split("  pegs#a#b\t match=2");
    assert_string_equal(id.name, "pegs");
    assert_string_equal(id.seed, "a#b");
}

static void refuses(const char *text, const char *why)
{
    const char *error = id_split(&id, text);

    assert_non_null(error);
    assert_non_null(strstr(error, why));
}

CASE(what_is_wrong_is_told)
{
    char word[ID_WORD_MAX + 8];

    BEGIN_CASE;
    refuses("", "missing machine");
    refuses("   ", "missing machine");
    refuses("duel#", "missing seed");
    memset(word, 'a', sizeof word - 1);
    word[sizeof word - 1] = 0;
    refuses(word, "too long");
    memcpy(word, "duel#", 5);
    word[5 + ID_SEED_MAX - 1] = 0;
    split(word);
    word[5 + ID_SEED_MAX - 1] = 'a';
    word[5 + ID_SEED_MAX] = 0;
    refuses(word, "is too long: 63 characters");
}

CASE(what_was_taken_apart_is_put_together)
{
    static const char *const some[] = {"duel:basys2#42", "duel", "go#x.7"};
    char text[ID_MAX];
    struct text to;

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        split(some[i]);
        text_begin(&to, text, sizeof text);
        id_put(&to, id.name, id.has_seed ? id.seed : NULL);
        assert_string_equal(text, some[i]);
    }
    text_begin(&to, text, sizeof text);
    id_put(&to, "duel#1", "2");
    assert_string_equal(text, "duel#1");
}

static const struct CMUnitTest tests[] = {
    TEST("id: a machine, a board, a seed and options",
         a_machine_a_board_a_seed_and_options),
    TEST("id: what is wrong is told", what_is_wrong_is_told),
    TEST("id: what was taken apart is put together, and one seed is enough",
         what_was_taken_apart_is_put_together),
};

CHECK_MAIN("id", tests)
