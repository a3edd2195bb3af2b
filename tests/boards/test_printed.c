/* test_printed.c - sentences name parts as the board prints them. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "boards/fit.h"
#include "boards/machines.h"
#include "boards/printed.h"

static struct fit fit;

static void put_on(const char *name, const char *board)
{
    const struct machine_type *machine;
    const struct pinout *pinout;

    assert_null(machines_find(name, &machine));
    assert_null(pinout_find(board, &pinout));
    assert_null(fit_machine(&fit, machine, pinout));
}

static void expect_words(const struct board_type *board, const char *words,
                         const char *expected)
{
    char told[200];
    struct text to;

    text_begin(&to, told, sizeof told);
    printed_put(&to, board, words);
    assert_string_equal(told, expected);
    snprintf(told, sizeof told, "%s", words);
    printed_rename(told, sizeof told, board);
    assert_string_equal(told, expected);
    assert_string_equal(printed_words(board, words), expected);
    assert_string_equal(printed_error(board, words), expected);
}

/* The part that has this name itself, whatever stands for it; null: none. */
static const struct part *named_on(const struct board_type *board,
                                   const char *name)
{
    char own[PART_NAME_MAX];

    for (const struct part *part = board->parts; part->group; part++) {
        board_part_name(part, own);
        if (!strcmp(own, name))
            return part;
    }
    return NULL;
}

/* A role of the machine at home, told on the board that it is on now. */
static void check_role(const struct machine_type *home,
                       const struct role *role)
{
    struct parts there = board_find(home->board, role->part);
    const struct part *here;
    char told[PART_NAME_MAX];
    struct text to;

    if (there.count != 1 || !strcmp(role->does, "-")
        || !part_is_control(&home->board->parts[there.first]))
        return;
    text_begin(&to, told, sizeof told);
    printed_put(&to, &fit.board, role->part);
    here = named_on(&fit.board, told);
    assert_non_null(here);
    assert_int_equal(here->pin, home->board->parts[there.first].pin);
}

static void a_name_leads_to_the_part_that_does_it(void **state)
{
    const struct machine_type *machine;
    const struct pinout *pinout;

    (void)state;
    for (int m = 0; (machine = machines_at(m)); m++)
        for (int b = 0; (pinout = pinout_at(b)); b++) {
            if (!machine->needs || fit_machine(&fit, machine, pinout))
                continue;
            for (const struct role *role = machine->roles; role->part; role++)
                check_role(machine, role);
        }
}

static void whole_words_only_are_names(void **state)
{
    (void)state;
    put_on("duel", "nexysa7");
    expect_words(&fit.board, "press BTN3, or BTN0.", "press BTNL, or BTNR.");
    expect_words(&fit.board, "XBTN3 BTN3X BTN33 BTN", "XBTN3 BTN3X BTN33 BTN");
    expect_words(&fit.board, "Prüfe BTN3; ü", "Prüfe BTNL; ü");
    expect_words(&fit.board, "set SW2-SW0", "set SW2-SW0");
    expect_words(&fit.board, "", "");
}

static void some_of_a_group_are_the_first_and_the_last(void **state)
{
    (void)state;
    put_on("checkers", "basys3");
    expect_words(&fit.board, "On the board: ROW, COL, ENTER",
                 "On the board: SW5-SW3, SW2-SW0, BTNC");
}

static void on_its_own_board_a_machine_keeps_its_words(void **state)
{
    const struct machine_type *machine;
    const char *words = "press BTN3";

    (void)state;
    assert_null(machines_find("duel", &machine));
    expect_words(machine->board, words, words);
    assert_ptr_equal(printed_error(machine->board, words), words);
    assert_null(printed_error(machine->board, NULL));
    put_on("duel", "nexysa7");
    assert_null(printed_error(&fit.board, NULL));
}

static const struct CMUnitTest tests[] = {
    TEST("printed: a name leads to the part that does it, on every board",
         a_name_leads_to_the_part_that_does_it),
    TEST("printed: whole words only are names", whole_words_only_are_names),
    TEST("printed: some of a group are the first and the last of them",
         some_of_a_group_are_the_first_and_the_last),
    TEST("printed: on its own board a machine keeps its words",
         on_its_own_board_a_machine_keeps_its_words),
};

CHECK_MAIN("printed", tests)
