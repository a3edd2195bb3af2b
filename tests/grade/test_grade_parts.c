/* test_grade_parts.c - shortening, likeness, results as files, checks in the
 * words of another board, and sequences. */
#include "check.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "boards/machines.h"
#include "grade/alike.h"
#include "grade/folder.h"
#include "grade/result.h"
#include "grade/shorten.h"
#include "grade/translate.h"
#include "grade/trial.h"

/* Shortening */

struct needs {
    const char *lines[3];
    int asked;
};

static int fails_with_all(void *with, const char *text)
{
    struct needs *needs = with;

    needs->asked++;
    for (int i = 0; i < 3 && needs->lines[i]; i++)
        if (!strstr(text, needs->lines[i]))
            return 0;
    return 1;
}

CASE(only_lines_that_matter_are_left)
{
    static const char text[] = "one\n# a comment\ntwo\nthree\n\nfour\nfive\n"
                               "six\nseven\nlast\nbehind\n";
    struct needs needs = {{"two\n", "six\n", "last\n"}, 0};
    int tries = 100;
    char *shortest = shorten_lines(text, 10, &tries, fails_with_all, &needs);

    BEGIN_CASE;
    assert_string_equal(shortest, "two\nsix\nlast\n");
    assert_int_equal(100 - tries, needs.asked);
    free(shortest);
}

CASE(without_tries_nothing_but_comments_is_left_out)
{
    struct needs needs = {{NULL, NULL, NULL}, 0};
    int tries = 0;
    char *shortest = shorten_lines("# x\none\ntwo\nlast\n", 4, &tries,
                                   fails_with_all, &needs);

    BEGIN_CASE;
    assert_string_equal(shortest, "one\ntwo\nlast\n");
    assert_int_equal(needs.asked, 0);
    free(shortest);
}

/* Likeness */

#define CELL(name, type, a, y) \
    "\"" name "\": {\"type\": \"" type "\", \"port_directions\": {\"A\": " \
    "\"input\", \"Y\": \"output\"}, \"connections\": {\"A\": [" a "], " \
    "\"Y\": [" y "]}}"
#define NET(cells) "{\"modules\": {\"top\": {\"cells\": {" cells "}}}}"

static void sketch(const char *net, uint32_t to[ALIKE_NUMBERS])
{
    const char *error = alike_sketch(net, strlen(net), to);

    if (error)
        fail_msg("%s", error);
}

CASE(names_and_order_do_not_matter_and_structure_does)
{
    uint32_t a[ALIKE_NUMBERS], b[ALIKE_NUMBERS], c[ALIKE_NUMBERS];

    BEGIN_CASE;
    sketch(NET(CELL("x", "$not", "2", "3") "," CELL("y", "$or", "3", "4")
               "," CELL("z", "$and", "4", "5")), a);
    sketch(NET(CELL("q", "$and", "14", "15") "," CELL("p", "$or", "13", "14")
               "," CELL("r", "$not", "12", "13")), b);
    sketch(NET(CELL("x", "$not", "2", "3") "," CELL("y", "$xor", "3", "4")
               "," CELL("z", "$add", "4", "5")), c);
    assert_int_equal(alike_share(a, b), 100);
    assert_true(alike_share(a, c) < 60);
}

CASE(a_broken_netlist_is_an_error)
{
    uint32_t a[ALIKE_NUMBERS];

    BEGIN_CASE;
    assert_non_null(alike_sketch("{\"modules\": [", 13, a));
}

/* Results */

static void fill(struct result *result)
{
    struct result_check *check;

    assert_null(result_begin(result));
    check = &result->check[0];
    strcpy(result->key, "abc");
    strcpy(result->name, "ada \"the first\"");
    strcpy(result->seeds[0], "1f");
    strcpy(result->seeds[1], "2e");
    result->points = 7;
    result->got = 3;
    result->board_ms = 12345;
    result->sketch[63] = 0xdeadbeef;
    result->check_count = 2;
    strcpy(check->name, "lives");
    strcpy(check->done, "tap BTN3\nuntil AN \"_L-3\"\n");
    check->state = RESULT_UNSTEADY;
    check->points = 7;
    strcpy(result->check[1].name, "end");
    result->check[1].got = 3;
}

CASE(a_result_is_read_as_it_was_written)
{
    char place[] = "/tmp/test-result-XXXXXX";
    struct result a, b;

    BEGIN_CASE;
    fill(&a);
    assert_non_null(mkdtemp(place));
    assert_null(result_write(&a, place));
    assert_null(result_read(&b, place));
    assert_string_equal(b.name, a.name);
    assert_string_equal(b.seeds[1], "2e");
    assert_int_equal(b.got, 3);
    assert_int_equal(b.board_ms, 12345);
    assert_true(b.sketch[63] == 0xdeadbeef);
    assert_int_equal(b.check_count, 2);
    assert_string_equal(b.check[0].done, a.check[0].done);
    assert_int_equal(b.check[0].state, RESULT_UNSTEADY);
    assert_int_equal(b.check[1].got, 3);
    result_free(&a);
    result_free(&b);
    folder_remove(place);
}

/* Words of a board */

CASE(checks_are_put_into_the_words_of_the_board)
{
    const struct machine_type *machine;
    char *text;

    BEGIN_CASE;
    assert_null(machines_find("duel:basys3", &machine));
    text = translate_lines("tap BTN3\nset SW xxxxx001\n"
                           "until LD 11010100 within 2s or fail 4 \"LD\"\n"
                           "match LD AN for 1s within 300ms\n# BTN3\nwait 1s\n",
                           machine->board);
    assert_non_null(strstr(text, "tap BTNL\n"));
    assert_non_null(strstr(text, "until LD7..LD0 11010100 within 2s or fail "
                                 "4 \"LD\"\n"));
    assert_non_null(strstr(text, "match LD7..LD0 AN for 1s within 300ms\n"));
    assert_non_null(strstr(text, "# BTN3\nwait 1s\n"));
    free(text);
}

CASE(on_the_machines_own_board_nothing_changes)
{
    static const char lines[] = "tap BTN3\nuntil LD 11010100 within 2s\n";
    const struct machine_type *machine;
    char *text;

    BEGIN_CASE;
    assert_null(machines_find("duel:basys2", &machine));
    text = translate_lines(lines, machine->board);
    assert_string_equal(text, lines);
    free(text);
}

/* Sequences */

static void show_at(struct trial_sequence *self, uint32_t ms, const char *value)
{
    self->at[self->count].ms = ms;
    snprintf(self->at[self->count++].value, TRIAL_VALUE, "%s", value);
}

CASE(a_change_just_before_a_match_may_come_just_after_it)
{
    struct trial_sequence early = {0}, late = {0}, later = {0}, other = {0};

    BEGIN_CASE;
    show_at(&early, 0, "new");
    show_at(&early, 500, "next");
    show_at(&late, 0, "old");
    show_at(&late, 40, "new");
    show_at(&late, 600, "next");
    assert_true(trial_is_alike(&early, &late, 200, 1000));
    assert_true(trial_is_alike(&late, &early, 200, 1000));
    assert_false(trial_is_alike(&early, &late, 50, 1000));

    show_at(&later, 0, "old");
    show_at(&later, 300, "new");
    show_at(&later, 500, "next");
    assert_false(trial_is_alike(&early, &later, 200, 1000));

    show_at(&other, 0, "old");
    show_at(&other, 40, "next");
    assert_false(trial_is_alike(&early, &other, 200, 1000));
}

CASE(what_comes_at_the_end_of_a_match_may_be_missing)
{
    struct trial_sequence a = {0}, b = {0};

    BEGIN_CASE;
    show_at(&a, 0, "one");
    show_at(&b, 0, "one");
    show_at(&b, 900, "two");
    assert_true(trial_is_alike(&a, &b, 100, 1000));
    assert_true(trial_is_alike(&b, &a, 100, 1000));
    assert_false(trial_is_alike(&a, &b, 90, 1000));
}

CASE(a_match_sees_the_whole_array)
{
    static const struct assignment bare;
    static const struct trial_machine golden = {.id = "checkers"};
    static struct trial trial;
    const struct script_check is = {.name = "array", .points = 1};
    const struct trial_check check = {
        .assignment = &bare, .is = &is, .seed = "1",
        .text = "wait 100ms\nmatch ARRAY for 100ms within 10ms\n"};

    BEGIN_CASE;
    assert_null(trial_run(&trial, &golden, &check, NULL));
    assert_string_equal(trial.seen[0][0].at[0].value,
                        ".G.G.G.G/G.G.G.G./.G.G.G.G/......../......../"
                        "R.R.R.R./.R.R.R.R/R.R.R.R.");
    trial_end(&trial);
}

static const struct CMUnitTest tests[] = {
    TEST("grade: only lines that matter are left of a check",
         only_lines_that_matter_are_left),
    TEST("grade: without tries nothing but comments is left out",
         without_tries_nothing_but_comments_is_left_out),
    TEST("grade: names and order do not make designs unlike, structure does",
         names_and_order_do_not_matter_and_structure_does),
    TEST("grade: a broken netlist is an error",
         a_broken_netlist_is_an_error),
    TEST("grade: a result is read as it was written",
         a_result_is_read_as_it_was_written),
    TEST("grade: checks are put into the words of the board",
         checks_are_put_into_the_words_of_the_board),
    TEST("grade: on the machine's own board nothing changes",
         on_the_machines_own_board_nothing_changes),
    TEST("grade: a change just before a match may come just after it",
         a_change_just_before_a_match_may_come_just_after_it),
    TEST("grade: what comes at the very end of a match may be missing",
         what_comes_at_the_end_of_a_match_may_be_missing),
    TEST("grade: a match sees the whole array",
         a_match_sees_the_whole_array),
};

CHECK_MAIN("grade_parts", tests)
