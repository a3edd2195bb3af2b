/* test_names.c - parts and machines by name, and names mistyped. */
#include "check.h"

#include <string.h>

#include "base/text.h"
#include "boards/basys2.h"
#include "boards/null.h"
#include "boards/machines.h"
#include "machines/duel/on_basys2.h"
#include "machines/duel/on_sim.h"

CASE(a_part_is_found_by_its_name)
{
    BEGIN_CASE;
    for (int i = 0; basys2.parts[i].group; i++) {
        char name[PART_NAME_MAX];
        struct parts found;

        board_part_name(&basys2.parts[i], name);
        found = board_find(&basys2, name);
        assert_int_equal(found.first, i);
        assert_int_equal(found.count, 1);
    }
}

CASE(a_group_is_found_whole)
{
    struct parts found = board_find(&basys2, "SW");

    BEGIN_CASE;
    assert_int_equal(found.count, 8);
    assert_int_equal(basys2.parts[found.first].number, 7);
    assert_string_equal(basys2.parts[found.first].group, "SW");
    assert_int_equal(board_find(&basys2, "BTN").count, 4);
    assert_int_equal(board_find(&basys2, "LD").count, 8);
    assert_int_equal(board_find(&basys2, "AN").count, 4);
}

CASE(a_part_alone_has_no_number)
{
    char name[PART_NAME_MAX];
    struct parts found = board_find(&null_board, "KEYS");

    BEGIN_CASE;
    assert_int_equal(found.count, 1);
    board_part_name(&null_board.parts[found.first], name);
    assert_string_equal(name, "KEYS");
}

CASE(what_is_not_there_is_not_found)
{
    static const char *const names[] = {"", "SW8", "SW-1", "S", "SWW", "sw"};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_int_equal(board_find(&basys2, names[i]).count, 0);
}

CASE(picking_gives_the_same_parts)
{
    struct parts picked = {99, 99};

    BEGIN_CASE;
    assert_null(board_pick(&basys2, "SW3", &picked));
    assert_int_equal(picked.first, board_find(&basys2, "SW3").first);
    assert_int_equal(picked.count, 1);
    assert_null(board_pick(&basys2, "AN", &picked));
    assert_int_equal(picked.first, 0);
    assert_int_equal(picked.count, 4);
}

static void assert_pick(const char *name, const char *answer)
{
    struct parts picked;
    const char *error = board_pick(&basys2, name, &picked);

    assert_non_null(error);
    assert_string_equal(error, answer);
    assert_int_equal(picked.count, 0);
}

CASE(a_mistyped_part_is_told_the_nearest)
{
    BEGIN_CASE;
    assert_pick("BTN9", "no part 'BTN9' on the basys2 board; "
                "did you mean 'BTN3'?");
    assert_pick("SW8", "no part 'SW8' on the basys2 board; "
                "did you mean 'SW7'?");
    assert_pick("BT", "no part 'BT' on the basys2 board; "
                "did you mean 'BTN'?");
    assert_pick("XC3S100", "no part 'XC3S100' on the basys2 board; "
                "did you mean 'XC3S100E'?");
}

CASE(a_strange_part_is_told_the_board)
{
    BEGIN_CASE;
    assert_pick("speaker", "no part 'speaker' on the basys2 board");
}

/* One letter too many: the name itself is then the nearest. */
CASE(every_part_is_suggested_by_its_own_name)
{
    BEGIN_CASE;
    for (int i = 0; basys2.parts[i].group; i++) {
        char name[PART_NAME_MAX], typed[20], answer[80];
        struct text to;

        board_part_name(&basys2.parts[i], name);
        text_begin(&to, typed, sizeof typed);
        text_put(&to, name);
        text_put_char(&to, 'x');
        text_begin(&to, answer, sizeof answer);
        text_put(&to, "no part '");
        text_put(&to, typed);
        text_put(&to, "' on the basys2 board; did you mean '");
        text_put(&to, name);
        text_put(&to, "'?");
        assert_pick(typed, answer);
    }
}

static void assert_machine(const char *name,
                           const struct machine_type *expected)
{
    const struct machine_type *found = NULL;

    assert_null(machines_find(name, &found));
    assert_ptr_equal(found, expected);
}

CASE(a_machine_is_found_with_and_without_its_board)
{
    BEGIN_CASE;
    assert_machine("duel", &duel_on_basys2);
    assert_machine("duel:basys2", &duel_on_basys2);
    assert_machine("duel:sim", &duel_on_sim);
    assert_machine("null", &null_machine);
    assert_machine("null:null", &null_machine);
}

CASE(every_machine_is_found_by_its_full_name)
{
    BEGIN_CASE;
    for (int i = 0; machines_at(i); i++) {
        char name[80];
        struct text to;

        text_begin(&to, name, sizeof name);
        text_put(&to, machines_at(i)->name);
        text_put_char(&to, ':');
        text_put(&to, machines_at(i)->board->name);
        assert_machine(name, machines_at(i));
    }
}

static void assert_no_machine(const char *name, const char *answer)
{
    const struct machine_type *found;
    const char *error = machines_find(name, &found);

    assert_non_null(error);
    assert_string_equal(error, answer);
}

CASE(a_mistyped_machine_is_told_the_nearest)
{
    BEGIN_CASE;
    assert_no_machine("dual", "no machine 'dual'; did you mean 'duel'?");
    assert_no_machine("deul:sim", "no machine 'deul'; "
                      "did you mean 'duel'?");
}

CASE(a_strange_machine_is_told_the_list)
{
    BEGIN_CASE;
    assert_no_machine("tetris", "no machine 'tetris'; "
                      "'boardwalk list' shows them");
    assert_no_machine("", "no machine ''; 'boardwalk list' shows them");
    assert_no_machine("a-machine-with-a-name-of-33-chars",
                      "no machine 'a-machine-with-a-name-of-33-chars'; "
                      "'boardwalk list' shows them");
    assert_no_machine("a-machine-with-a-name-of-32-char",
                      "no machine 'a-machine-with-a-name-of-32-char'; "
                      "'boardwalk list' shows them");
}

CASE(a_wrong_board_is_told_a_right_one)
{
    BEGIN_CASE;
    assert_no_machine("duel:simm", "no board 'simm' for the machine duel; "
                      "did you mean 'sim'?");
    assert_no_machine("duel:bassys2", "no board 'bassys2' for the machine "
                      "duel; did you mean 'basys2'?");
}

static void assert_told(const char *name, const char *wrong,
                        const char *usual)
{
    const struct machine_type *found;
    const char *error = machines_find(name, &found);

    assert_non_null(error);
    assert_non_null(strstr(error, wrong));
    assert_non_null(strstr(error, usual));
}

CASE(a_strange_board_is_told_the_usual_one)
{
    BEGIN_CASE;
    assert_told("duel:", "no board '' for the machine duel", "'basys2'");
    assert_told("duel:breadboard", "no board 'breadboard'", "'basys2'");
    assert_told("null:sim", "no board 'sim' for the machine null",
                "'null'");
}

CASE(names_of_machines_on_boards_are_unique)
{
    BEGIN_CASE;
    for (int i = 0; machines_at(i); i++)
        for (int j = 0; j < i; j++)
            assert_false(text_same(machines_at(i)->name, machines_at(j)->name)
                         && text_same(machines_at(i)->board->name,
                                      machines_at(j)->board->name));
}

static const struct CMUnitTest tests[] = {
    TEST("names: a part is found by its name", a_part_is_found_by_its_name),
    TEST("names: a group is found whole", a_group_is_found_whole),
    TEST("names: a part that is alone has no number",
         a_part_alone_has_no_number),
    TEST("names: what is not there is not found",
         what_is_not_there_is_not_found),
    TEST("names: picking gives the same parts", picking_gives_the_same_parts),
    TEST("names: a mistyped part is told the nearest",
         a_mistyped_part_is_told_the_nearest),
    TEST("names: a strange part is told the board",
         a_strange_part_is_told_the_board),
    TEST("names: every part is suggested by its own name",
         every_part_is_suggested_by_its_own_name),
    TEST("names: a machine is found with and without its board",
         a_machine_is_found_with_and_without_its_board),
    TEST("names: every machine is found by its full name",
         every_machine_is_found_by_its_full_name),
    TEST("names: a mistyped machine is told the nearest",
         a_mistyped_machine_is_told_the_nearest),
    TEST("names: a strange machine is told the list",
         a_strange_machine_is_told_the_list),
    TEST("names: a wrong board is told a right one",
         a_wrong_board_is_told_a_right_one),
    TEST("names: a strange board is told the usual one",
         a_strange_board_is_told_the_usual_one),
    TEST("names: machines on boards are unique",
         names_of_machines_on_boards_are_unique),
};

CHECK_MAIN("names", tests)
