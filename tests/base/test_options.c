/* test_options.c - a machine's options and what is said of wrong ones. */
#include "check.h"

#include <string.h>

#include "base/options.h"
#include "base/rng.h"
#include "base/text.h"

static const struct option_def table[] = {
    {"repeat", "membership counting", .standard = 1, .help = "by name"},
    {"level", NULL, 2, 9, 3, .help = "by number"},
    {"speed", "slow plain quick", .help = "by name again"},
    {0},
};

enum { OPTIONS = 3 };

struct values { int64_t at[OPTIONS_MAX]; };

static struct values standard(void)
{
    struct values values;

    memset(&values, 0x55, sizeof values);
    options_defaults(table, values.at);
    return values;
}

CASE(defaults_fill_the_whole_array)
{
    static const struct values expected = {{1, 3, 0}};
    struct values values = standard();

    BEGIN_CASE;
    assert_memory_equal(&values, &expected, sizeof values);
}

CASE(no_table_means_no_options)
{
    static const struct values zero;
    struct values values = standard();
    char line[20];
    struct text to;

    BEGIN_CASE;
    options_defaults(NULL, values.at);
    assert_memory_equal(&values, &zero, sizeof values);
    text_begin(&to, line, sizeof line);
    options_write(NULL, values.at, &to);
    assert_string_equal(line, "");
}

CASE(a_name_sets_its_place_in_the_list)
{
    struct values values = standard();

    BEGIN_CASE;
    assert_null(options_set(table, values.at, "speed=quick"));
    assert_null(options_set(table, values.at, "repeat=membership"));
    assert_int_equal(values.at[2], 2);
    assert_int_equal(values.at[0], 0);
    assert_int_equal(values.at[1], 3);
}

CASE(a_number_is_taken_within_its_bounds)
{
    struct values values = standard();

    BEGIN_CASE;
    assert_null(options_set(table, values.at, "level=2"));
    assert_int_equal(values.at[1], 2);
    assert_null(options_set(table, values.at, "level=9"));
    assert_int_equal(values.at[1], 9);
    assert_null(options_set(table, values.at, "level=0x7"));
    assert_int_equal(values.at[1], 7);
}

/* Also that an assignment refused leaves every value as it was. */
static void assert_refused(const char *assignment, const char *why)
{
    struct values before = standard(), after = before;
    const char *error = options_set(table, after.at, assignment);

    assert_non_null(error);
    assert_string_equal(error, why);
    assert_memory_equal(&before, &after, sizeof before);
}

CASE(a_number_out_of_bounds_is_told_the_bounds)
{
    BEGIN_CASE;
    assert_refused("level=1", "option level cannot be '1'; "
                   "it is a number from 2 to 9");
    assert_refused("level=10", "option level cannot be '10'; "
                   "it is a number from 2 to 9");
    assert_refused("level=", "option level cannot be ''; "
                   "it is a number from 2 to 9");
    assert_refused("level=3x", "option level cannot be '3x'; "
                   "it is a number from 2 to 9");
}

CASE(a_wrong_name_is_told_the_right_ones)
{
    BEGIN_CASE;
    assert_refused("repeat=count", "option repeat cannot be 'count'; "
                   "it is one of: membership counting");
    assert_refused("repeat=", "option repeat cannot be ''; "
                   "it is one of: membership counting");
    assert_refused("repeat=1", "option repeat cannot be '1'; "
                   "it is one of: membership counting");
}

CASE(a_mistyped_option_is_told_the_nearest)
{
    BEGIN_CASE;
    assert_refused("levle=3", "no option 'levle'; did you mean 'level'?");
    assert_refused("sped=slow", "no option 'sped'; did you mean 'speed'?");
}

CASE(a_strange_option_is_told_one_that_is_there)
{
    const char *error;
    struct values values = standard();

    BEGIN_CASE;
    error = options_set(table, values.at, "colour=red");
    assert_non_null(error);
    assert_non_null(strstr(error, "no option 'colour'"));
    assert_non_null(strstr(error, "'repeat'"));
}

CASE(a_machine_with_one_option_names_it)
{
    static const struct option_def one[] = {
        {"hide", "off on", .help = ""}, {0},
    };
    const char *error;
    int64_t value = 0;

    BEGIN_CASE;
    error = options_set(one, &value, "colour=red");
    assert_non_null(error);
    assert_non_null(strstr(error, "'hide'"));
}

CASE(a_machine_without_options_says_so)
{
    static const struct option_def empty[] = {{0}};
    static const char why[] = "no option 'a': this machine has none";
    int64_t value = 0;

    BEGIN_CASE;
    assert_string_equal(options_set(NULL, &value, "a=1"), why);
    assert_string_equal(options_set(empty, &value, "a=1"), why);
}

CASE(what_is_no_assignment_is_told_the_form)
{
    BEGIN_CASE;
    assert_refused("level", "option 'level' should read name=value");
    assert_refused("=3", "option '=3' should read name=value");
    assert_refused("", "option '' should read name=value");
    assert_refused("a-name-that-is-much-too-long-to-be-any-option=1",
                   "option 'a-name-that-is-much-too-long-to-be-any-option=1'"
                   " should read name=value");
}

/* 39 letters are the longest name that has room, and then some. */
CASE(a_long_name_does_not_overflow)
{
    char line[60];
    struct values values = standard();

    BEGIN_CASE;
    for (size_t length = 30; length < 50; length++) {
        memset(line, 'x', sizeof line);
        memcpy(line + length, "=1", 3);
        assert_non_null(options_set(table, values.at, line));
    }
}

static void write_to(char *line, size_t size, const struct values *values)
{
    struct text to;

    text_begin(&to, line, size);
    options_write(table, values->at, &to);
}

CASE(only_what_differs_from_the_defaults_is_written)
{
    struct values values = standard();
    char line[80];

    BEGIN_CASE;
    write_to(line, sizeof line, &values);
    assert_string_equal(line, "");
    values.at[0] = 0;
    values.at[1] = 8;
    write_to(line, sizeof line, &values);
    assert_string_equal(line, " repeat=membership level=8");
}

static struct values read_back(const char *line)
{
    struct values values = standard();
    char word[40];

    while (text_word(&line, word, sizeof word) > 0)
        assert_null(options_set(table, values.at, word));
    return values;
}

CASE(what_is_written_reads_back)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "options");
    for (int i = 0; i < 1000; i++) {
        struct values values = standard(), again;
        char line[80];

        values.at[0] = (int64_t)rng_below(&rng, 2);
        values.at[1] = (int64_t)rng_below(&rng, 8) + 2;
        values.at[2] = (int64_t)rng_below(&rng, 3);
        write_to(line, sizeof line, &values);
        again = read_back(line);
        assert_memory_equal(&values, &again, sizeof values);
    }
}

CASE(a_value_is_written_as_a_person_writes_it)
{
    char line[40];
    struct text to;

    BEGIN_CASE;
    text_begin(&to, line, sizeof line);
    for (int64_t value = 0; value < OPTIONS; value++)
        options_value(&table[2], value, &to);
    options_value(&table[1], 9, &to);
    assert_string_equal(line, "slowplainquick9");
}

static const struct CMUnitTest tests[] = {
    TEST("options: defaults fill the whole array",
         defaults_fill_the_whole_array),
    TEST("options: a null table means no options", no_table_means_no_options),
    TEST("options: a name sets its place in the list",
         a_name_sets_its_place_in_the_list),
    TEST("options: a number is taken within its bounds",
         a_number_is_taken_within_its_bounds),
    TEST("options: a number out of bounds is told the bounds",
         a_number_out_of_bounds_is_told_the_bounds),
    TEST("options: a wrong name is told the right ones",
         a_wrong_name_is_told_the_right_ones),
    TEST("options: a mistyped option is told the nearest",
         a_mistyped_option_is_told_the_nearest),
    TEST("options: a strange option is told one that is there",
         a_strange_option_is_told_one_that_is_there),
    TEST("options: a machine with one option names it",
         a_machine_with_one_option_names_it),
    TEST("options: a machine without options says so",
         a_machine_without_options_says_so),
    TEST("options: what is no assignment is told the form",
         what_is_no_assignment_is_told_the_form),
    TEST("options: a long name does not overflow",
         a_long_name_does_not_overflow),
    TEST("options: only what differs from the defaults is written",
         only_what_differs_from_the_defaults_is_written),
    TEST("options: what is written reads back", what_is_written_reads_back),
    TEST("options: a value is written as a person writes it",
         a_value_is_written_as_a_person_writes_it),
};

CHECK_MAIN("options", tests)
