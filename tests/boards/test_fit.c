/* test_fit.c - machines on boards that they were not made for. */
#include "check.h"

#include "boards/fit.h"
#include "boards/machines.h"

static struct fit fit;

/* Calls `check` for every machine on every other board that takes it. */
static int each_fit(void (*check)(const struct machine_type *home))
{
    const struct machine_type *machine;
    const struct pinout *pinout;
    int count = 0;

    for (int m = 0; (machine = machines_at(m)); m++)
        for (int b = 0; (pinout = pinout_at(b)); b++)
            if (machine->needs && !fit_machine(&fit, machine, pinout)) {
                check(machine);
                count++;
            }
    return count;
}

static void check_numbers(const struct machine_type *home)
{
    unsigned char is_lit[LIGHTS_MAX] = {0};
    pins pressed = 0;

    (void)home;
    for (const struct part *part = fit.parts; part->group; part++) {
        if (part_is_control(part)) {
            assert_in_range(part->pin, 0, 63);
            assert_false(pressed & PIN(part->pin));
            pressed |= PIN(part->pin);
        }
        for (int i = 0; i < part_lights(part); i++) {
            assert_in_range(part->light + i, 0, fit.board.lights - 1);
            assert_false(is_lit[part->light + i]++);
        }
    }
}

static void no_two_parts_share_a_pin_or_a_light(void **state)
{
    (void)state;
    assert_true(each_fit(check_numbers) > 30);
}

/* Each part that a role of the machine names does at home what it does here. */
static void check_roles(const struct machine_type *home)
{
    for (const struct role *role = fit.machine.roles; role->part; role++) {
        struct parts here = board_find(&fit.board, role->part);
        int found = 0;

        assert_int_equal(here.count, 1);
        for (const struct role *own = home->roles; own->part; own++) {
            struct parts there = board_find(home->board, own->part);

            found += own->key == role->key
                && home->board->parts[there.first].pin
                   == fit.parts[here.first].pin;
        }
        assert_int_equal(found, 1);
    }
}

static void a_control_has_the_pin_and_the_role_that_it_has_at_home(void **state)
{
    (void)state;
    each_fit(check_roles);
}

/* The machine's own words find what they find at home. */
static void check_words(const struct machine_type *home)
{
    char name[PART_NAME_MAX];

    for (const struct part *part = home->board->parts; part->group; part++) {
        struct parts here;

        board_part_name(part, name);
        here = board_find(&fit.board, name);
        if (!here.count || (part->light != fit.parts[here.first].light
                            && part->pin != fit.parts[here.first].pin))
            continue;
        assert_int_equal(fit.parts[here.first].kind, part->kind);
    }
}

static void the_words_of_a_machine_find_parts_of_the_same_kind(void **state)
{
    (void)state;
    each_fit(check_words);
}

static void a_board_without_room_says_what_is_missing(void **state)
{
    const struct machine_type *machine;
    const struct pinout *pinout;

    (void)state;
    assert_null(machines_find("poker", &machine));
    assert_null(pinout_find("icebreaker", &pinout));
    assert_string_equal(fit_machine(&fit, machine, pinout), "16 LEDs");
    assert_null(machines_find("duel", &machine));
    assert_null(fit_machine(&fit, machine, pinout));
    assert_null(pinout_find("tinytapeout", &pinout));
    assert_string_equal(fit_machine(&fit, machine, pinout), "8 LEDs");
}

static void what_is_plugged_in_is_told(void **state)
{
    const struct machine_type *machine;
    const struct pinout *pinout;

    (void)state;
    assert_null(machines_find("pegs", &machine));
    assert_null(pinout_find("de1soc", &pinout));
    assert_null(fit_machine(&fit, machine, pinout));
    assert_string_equal(fit_plugged(&fit, 0), "1 button");
    assert_string_equal(fit_plugged(&fit, 1), "4 RGB LEDs");
    assert_null(fit_plugged(&fit, 2));
}

static const struct CMUnitTest tests[] = {
    TEST("fit: no two parts share a pin or a light",
         no_two_parts_share_a_pin_or_a_light),
    TEST("fit: a control has the pin and the role that it has at home",
         a_control_has_the_pin_and_the_role_that_it_has_at_home),
    TEST("fit: the words of a machine find parts of the same kind",
         the_words_of_a_machine_find_parts_of_the_same_kind),
    TEST("fit: a board without room says what is missing",
         a_board_without_room_says_what_is_missing),
    TEST("fit: what is plugged in is told", what_is_plugged_in_is_told),
};

CHECK_MAIN("fit", tests)
