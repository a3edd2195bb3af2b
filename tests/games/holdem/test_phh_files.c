/* test_phh_files.c - the files of poker hands beside this one: lines that
 * begin with #! are what is told about each, and nothing else may be. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "games/holdem/phh_rig.h"

static char text[RIG_ROOM], told[RIG_ROOM], wanted[RIG_ROOM];

static size_t read_file(const char *name)
{
    char path[1024];
    struct text to;
    size_t length;
    FILE *file;

    text_begin(&to, path, sizeof path);
    text_put(&to, PHH_FILES "/");
    text_put(&to, name);
    file = fopen(path, "rb");
    if (!file)
        fail_msg("%s cannot be opened", path);
    length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    return length;
}

static void find_wanted(void)
{
    struct text to;

    text_begin(&to, wanted, sizeof wanted);
    for (const char *at = text; (at = strstr(at, "\n#! ")); at++)
        for (const char *c = at + 4; c == at + 4 || c[-1] != '\n'; c++)
            text_put_char(&to, *c);
}

static void check_file(const char *name, int hands)
{
    size_t length = read_file(name);

    find_wanted();
    assert_int_equal(rig_check(text, length, told), hands);
    assert_string_equal(told, wanted);
}

CASE(good_files_are_clean)
{
    BEGIN_CASE;
    check_file("raise_and_fold.phh", 1);
    check_file("limit.phh", 1);
    check_file("cents.phh", 1);
    check_file("evening.phhs", 4);
    check_file("machine.phhs", 3);
    check_file("table.phhs", 3);
    check_file("own_tables.phhs", 2);
    assert_string_equal(wanted, "");
}

/* Each header of a table is cut short once. */
CASE(tables_without_end_are_told)
{
    size_t length = read_file("own_tables.phhs");
    int tables = 0;

    BEGIN_CASE;
    for (char *at = text; (at = strchr(at, '[')); at++)
        if (at == text || at[-1] == '\n') {
            char *end = strpbrk(at, "]\n");
            char kept = *end;

            *end = 'x';
            assert_int_not_equal(rig_check(text, length, told), 0);
            assert_non_null(strstr(told, "begins with a n"));
            *end = kept;
            tables++;
        }
    assert_int_equal(tables, 8);
}

CASE(other_games_are_noted)
{
    BEGIN_CASE;
    check_file("others.phhs", 3);
    assert_memory_equal(wanted, "note 2:1:", 9);
}

CASE(defects_are_told)
{
    BEGIN_CASE;
    check_file("broken.phhs", 9);
    assert_memory_equal(wanted, "11:3:", 5);
}

/* A file in standard form means the same: each of its hands is as clean. */
CASE(copies_are_as_clean)
{
    static const char *const names[] = {"raise_and_fold.phh", "limit.phh",
                                        "cents.phh", "evening.phhs",
                                        "machine.phhs", "table.phhs",
                                        "own_tables.phhs"};
    static char copy[RIG_ROOM], again[RIG_ROOM];

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        rig_copy(text, read_file(names[i]), copy);
        rig_check(copy, strlen(copy), told);
        assert_string_equal(told, "");
        rig_copy(copy, strlen(copy), again);
        assert_string_equal(copy, again);
    }
}

/* Cut off anywhere, and with every line left out once. */
static void check_parts(const char *name)
{
    size_t length = read_file(name);
    static char part[RIG_ROOM];

    for (size_t i = 0; i < length; i += i % 7 + 1)
        rig_check(text, i, told);
    for (const char *at = text, *end; *at; at = end) {
        end = strchr(at, '\n');
        end = end ? end + 1 : at + strlen(at);
        memcpy(part, text, (size_t)(at - text));
        strcpy(part + (at - text), end);
        rig_check(part, strlen(part), told);
    }
}

CASE(parts_of_files_are_answered)
{
    BEGIN_CASE;
    check_parts("evening.phhs");
    check_parts("others.phhs");
    check_parts("table.phhs");
    check_parts("own_tables.phhs");
    check_parts("broken.phhs");
}

static const struct CMUnitTest tests[] = {
    TEST("phh files: good ones are clean", good_files_are_clean),
    TEST("phh files: a table's name without an end is told",
         tables_without_end_are_told),
    TEST("phh files: other games are noted", other_games_are_noted),
    TEST("phh files: every defect is told with its place",
         defects_are_told),
    TEST("phh files: copies in standard form are as clean",
         copies_are_as_clean),
    TEST("phh files: parts of files are answered",
         parts_of_files_are_answered),
};

CHECK_MAIN("phh_files", tests)
