/* test_board.c - what holds for the parts of every machine on the bench. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "base/text.h"
#include "machines/all.h"

#define FOR_PARTS(p, board) \
    for (const struct part *p = (board)->parts; p->group; p++)

static const char *name_of(const struct part *part)
{
    static char names[2][PART_NAME_MAX];
    static int turn;

    turn = !turn;
    board_part_name(part, names[turn]);
    return names[turn];
}

CASE(part_names_are_unique)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        FOR_PARTS(a, (*m)->board)
            for (const struct part *b = a + 1; b->group; b++)
                assert_string_not_equal(name_of(a), name_of(b));
}

CASE(part_names_are_printed_whole)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        FOR_PARTS(p, (*m)->board) {
            assert_true(strlen(name_of(p)) < PART_NAME_MAX - 1);
            assert_null(strpbrk(name_of(p), " \t\":#@"));
            assert_true(p->number == PART_ALONE || p->number >= 0);
        }
}

/* In half millimetres, so that an odd width has whole edges. */
struct edges { int left, right, top, bottom; };

static struct edges edges_of(const struct part *part)
{
    return (struct edges){
        2 * part->x_mm - part->width_mm, 2 * part->x_mm + part->width_mm,
        2 * part->y_mm - part->height_mm, 2 * part->y_mm + part->height_mm,
    };
}

CASE(parts_lie_inside_the_board)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        FOR_PARTS(p, (*m)->board) {
            struct edges at = edges_of(p);

            assert_true(at.left < at.right && at.top < at.bottom);
            assert_true(at.left >= 0 && at.top >= 0);
            assert_true(at.right <= 2 * (*m)->board->width_mm);
            assert_true(at.bottom <= 2 * (*m)->board->height_mm);
        }
}

static int overlap(const struct part *one, const struct part *two)
{
    struct edges a = edges_of(one), b = edges_of(two);

    return a.left < b.right && b.left < a.right
        && a.top < b.bottom && b.top < a.bottom;
}

static int is_inside(const struct part *part, const struct part *under)
{
    struct edges a = edges_of(part), b = edges_of(under);

    return a.left >= b.left && a.right <= b.right
        && a.top >= b.top && a.bottom <= b.bottom;
}

/* Parts may lie on a breadboard, whole; it comes before them in the table,
 * so that who draws the table in order draws it below. */
CASE(parts_do_not_overlap)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        FOR_PARTS(a, (*m)->board)
            for (const struct part *b = a + 1; b->group; b++)
                if (a->kind != PART_BREADBOARD || !is_inside(b, a))
                    assert_false(overlap(a, b));
}

/* Once another group has begun, an old one must not come back. */
static int is_new_group(const struct board_type *board,
                        const struct part *part)
{
    for (const struct part *p = board->parts; p != part; p++)
        if (text_same(p->group, part->group))
            return 0;
    return 1;
}

CASE(groups_stand_together_highest_first)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        for (const struct part *p = (*m)->board->parts + 1; p->group; p++) {
            if (is_new_group((*m)->board, p))
                continue;
            assert_string_equal(p[-1].group, p->group);
            assert_int_equal(p[-1].number, p->number + 1);
            assert_int_equal(p[-1].kind, p->kind);
            assert_true(p[-1].x_mm < p->x_mm);
        }
}

static pins mask_of(const struct pin_def *table)
{
    pins mask = 0;

    for (; table->name; table++)
        mask |= PINS(table->at, table->width);
    return mask;
}

static pins pins_of(const struct part *part)
{
    int width = part->kind == PART_KEYBOARD ? 9 : 1;

    return part_is_input(part) ? PINS(part->pin, width) : 0;
}

CASE(every_input_part_has_pins_of_its_own)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        pins taken = 0;

        FOR_PARTS(p, (*m)->board) {
            assert_true((taken & pins_of(p)) == 0);
            taken |= pins_of(p);
        }
        assert_true(taken == mask_of((*m)->board->inputs));
    }
}

static int number_of(const struct part *part)
{
    return part->number == PART_ALONE ? 0 : part->number;
}

/* SW3 is bit 3 of the pins printed SW. */
CASE(a_part_has_the_pin_of_its_name)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        FOR_PARTS(p, (*m)->board)
            for (const struct pin_def *d = (*m)->board->inputs; d->name; d++)
                if (part_is_input(p) && text_same(d->name, p->group))
                    assert_int_equal(p->pin, d->at + number_of(p));
}

CASE(the_top_has_the_pins_of_the_board)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        const struct board_type *board = (*m)->board;
        const struct chip_type *top = (*m)->top;

        assert_true((mask_of(board->inputs) & ~mask_of(top->inputs)) == 0);
        assert_true((mask_of(board->outputs) & ~mask_of(top->outputs)) == 0);
    }
}

static int lights_of(const struct part *part)
{
    switch (part->kind) {
    case PART_DIGIT: return 8;
    case PART_RGB:   return 3;
    case PART_MATRIX: return 2 * 8 * 8;
    default:         return part->kind == PART_LED;
    }
}

CASE(every_light_belongs_to_one_part)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        char owned[LIGHTS_MAX] = {0};
        int lights = (*m)->board->lights;

        assert_in_range(lights, 1, LIGHTS_MAX);
        FOR_PARTS(p, (*m)->board) {
            assert_int_equal(part_lights(p), lights_of(p));
            for (int i = 0; i < lights_of(p); i++) {
                assert_in_range(p->light + i, 0, lights - 1);
                assert_int_equal(owned[p->light + i]++, 0);
            }
        }
        for (int i = 0; i < lights; i++)
            assert_int_equal(owned[i], 1);
    }
}

CASE(no_pin_lights_more_than_the_board_has)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "shine");
    FOR_MACHINES(m)
        for (int i = 0; i < 1000; i++) {
            struct lights lit = {{0}};

            (*m)->board->shine(i ? rng_next(&rng) : ~UINT64_C(0), &lit);
            for (int l = (*m)->board->lights; l < LIGHTS_MAX; l++)
                assert_false(lights_has(&lit, l));
        }
}

CASE(every_role_is_of_an_input_that_exists)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        for (const struct role *r = (*m)->roles; r->part; r++) {
            struct parts found = board_find((*m)->board, r->part);
            const struct part *part = &(*m)->board->parts[found.first];

            assert_int_equal(found.count, 1);
            assert_true(part_is_input(part));
            assert_ptr_equal(machine_role(*m, part), r);
            assert_true(r->does && r->does[0]);
        }
}

/* Every button and switch can be worked from the keyboard. */
CASE(every_button_and_switch_has_a_role)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        FOR_PARTS(p, (*m)->board) {
            int worked = p->kind == PART_BUTTON || p->kind == PART_SWITCH;

            assert_int_equal(machine_role(*m, p) != NULL, worked);
        }
}

/* Keys that the terminal keeps for itself, whatever the machine. */
static void take_key(char taken[256], char key)
{
    assert_in_range(key, 33, 126);
    assert_null(strchr("?qh .,<>[]wopmv", key));
    assert_int_equal(taken[(unsigned char)key]++, 0);
}

CASE(keys_are_unique_and_free)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        char taken[256] = {0};

        for (const struct role *r = (*m)->roles; r->part; r++)
            take_key(taken, r->key);
        if ((*m)->shortcuts)
            for (const struct shortcut *s = (*m)->shortcuts; s->key; s++)
                take_key(taken, s->key);
    }
}

/* "set SW xxxxx001": a part or group, and a place for each of them. */
CASE(shortcuts_name_parts_that_exist)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        for (const struct shortcut *s = (*m)->shortcuts; s && s->key; s++) {
            const char *from = s->event;
            char verb[20], part[20], bits[80];
            struct parts found;

            assert_int_equal(text_word(&from, verb, sizeof verb), 1);
            assert_int_equal(text_word(&from, part, sizeof part), 1);
            assert_int_equal(text_word(&from, bits, sizeof bits), 1);
            assert_string_equal(verb, "set");
            found = board_find((*m)->board, part);
            assert_int_equal(strspn(bits, "01x"), found.count);
            assert_int_equal(strlen(bits), found.count);
        }
}

static const struct part *cross_part(const struct board_type *board, int at)
{
    struct parts found = board_find(board, board->cross[at]);

    assert_int_equal(found.count, 1);
    assert_int_equal(board->parts[found.first].kind, PART_BUTTON);
    return &board->parts[found.first];
}

CASE(a_cross_is_five_buttons_around_one)
{
    int crosses = 0;

    BEGIN_CASE;
    FOR_MACHINES(m) {
        const struct board_type *board = (*m)->board;
        const struct part *at[CROSS_BUTTONS], *centre;

        for (int i = 0; i < CROSS_BUTTONS; i++)
            assert_int_equal(!board->cross[i], !board->cross[0]);
        for (int i = 0; board->cross[0] && i < CROSS_BUTTONS; i++)
            at[i] = cross_part(board, i);
        if (!board->cross[0])
            continue;
        centre = at[CROSS_CENTRE];
        assert_true(at[CROSS_UP]->y_mm < centre->y_mm);
        assert_true(at[CROSS_DOWN]->y_mm > centre->y_mm);
        assert_true(at[CROSS_LEFT]->x_mm < centre->x_mm);
        assert_true(at[CROSS_RIGHT]->x_mm > centre->x_mm);
        crosses++;
    }
    assert_true(crosses > 0);
}

/* A terminal listens to one output of the board. */
CASE(a_terminal_hangs_on_an_output_pin)
{
    int terminals = 0;

    BEGIN_CASE;
    FOR_MACHINES(m)
        FOR_PARTS(p, (*m)->board) {
            if (p->kind != PART_TERMINAL)
                continue;
            assert_ptr_equal(board_terminal((*m)->board), p);
            assert_true(PIN(p->pin) & mask_of((*m)->board->outputs));
            terminals++;
        }
    assert_true(terminals > 0);
}

/* The lowest switches of a group, not more than it has. */
CASE(a_dial_is_made_of_switches)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        const struct machine_dial *dial = (*m)->dial;
        struct parts found;

        if (!dial)
            continue;
        found = board_find((*m)->board, dial->group);
        assert_in_range(dial->width, 1, found.count);
        assert_int_equal((*m)->board->parts[found.first].kind, PART_SWITCH);
        assert_int_equal((*m)->board->parts[found.first].number,
                         found.count - 1);
        assert_true(dial->asks && dial->asks[0]);
    }
}

/* Each of the seats once, and only where there is a terminal to cover. */
CASE(eyes_are_lights_of_seats)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        for (const struct machine_eyes *e = (*m)->eyes; e && e->seat; e++) {
            struct parts found = board_find((*m)->board, e->light);

            assert_int_equal(found.count, 1);
            assert_int_equal((*m)->board->parts[found.first].kind, PART_LED);
            assert_non_null(strchr((*m)->seats, e->seat));
            assert_non_null(board_terminal((*m)->board));
            for (const struct machine_eyes *o = (*m)->eyes; o != e; o++) {
                assert_int_not_equal(o->seat, e->seat);
                assert_string_not_equal(o->light, e->light);
            }
        }
}

/* Dark boards are dark: no pin lights anything while it rests. */
CASE(no_light_without_a_pin)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        struct lights lit;

        memset(&lit, 0xff, sizeof lit);
        (*m)->board->shine(0, &lit);
        for (int l = 0; l < (*m)->board->lights; l++)
            assert_false(lights_has(&lit, l));
    }
}

static const struct part *only(const struct board_type *board,
                               const char *name, enum part_kind kind)
{
    struct parts found = board_find(board, name);

    assert_int_equal(found.count, 1);
    assert_int_equal(board->parts[found.first].kind, kind);
    return &board->parts[found.first];
}

static void check_switches(const struct board_type *board, const char *name)
{
    struct parts found = board_find(board, name);

    assert_int_equal(found.count, 3);           /* for eight places */
    for (int i = 0; i < found.count; i++)
        assert_int_equal(board->parts[found.first + i].kind, PART_SWITCH);
}

CASE(a_pointer_is_six_switches_a_button_and_an_array)
{
    int pointers = 0;

    BEGIN_CASE;
    FOR_MACHINES(m) {
        const struct board_type *board = (*m)->board;

        if (!board->pointer)
            continue;
        only(board, board->pointer->matrix, PART_MATRIX);
        only(board, board->pointer->enter, PART_BUTTON);
        check_switches(board, board->pointer->row);
        check_switches(board, board->pointer->column);
        pointers++;
    }
    assert_true(pointers > 0);
}

CASE(a_package_is_a_chip_with_legs_on_two_sides)
{
    int packages = 0;

    BEGIN_CASE;
    FOR_MACHINES(m) {
        const struct board_package *package = (*m)->board->package;

        if (!package)
            continue;
        only((*m)->board, package->part, PART_CHIP);
        assert_true(package->count > 0 && package->count % 2 == 0);
        for (int i = 0; i < package->count; i++)
            if (package->legs[i])
                assert_in_range(strlen(package->legs[i]), 1, 10);
        packages++;
    }
    assert_true(packages > 0);
}

/* Inputs are what a person works: by kind, and nothing else. */
CASE(buttons_switches_and_keyboards_are_inputs)
{
    static const struct { enum part_kind kind; int input; } kinds[] = {
        {PART_BUTTON, 1}, {PART_SWITCH, 1}, {PART_KEYBOARD, 1},
        {PART_LED, 0}, {PART_DIGIT, 0}, {PART_RGB, 0}, {PART_CHIP, 0},
        {PART_MATRIX, 0}, {PART_BREADBOARD, 0}, {PART_RESISTOR, 0},
        {PART_WIRE, 0},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        struct part part = {.kind = kinds[i].kind};

        assert_int_equal(part_is_input(&part), kinds[i].input);
    }
}

/* Where a machine says nothing of its seats, all are always there; who
 * says something has an answer for every one. */
CASE(the_first_seat_is_always_there)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        long option[OPTIONS_MAX];

        options_defaults((*m)->top->options, option);
        for (const char *seat = (*m)->seats; seat && *seat; seat++)
            if (seat == (*m)->seats || !(*m)->missing_seat)
                assert_null(machine_missing_seat(*m, *seat, option));
    }
}

CASE(a_tap_is_long_enough_to_be_seen)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        const struct board_type *board = (*m)->board;

        assert_true(board->clock_hz > 0);
        assert_true(board->scan_ticks >= 1);
        assert_true(board->tap_ticks >= 1);
        assert_true(board->rest_ticks >= 0);
    }
}

CASE(a_machine_for_players_tells_how_to_play)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        assert_true((*m)->name[0] && (*m)->title[0]);
        assert_null(strpbrk((*m)->name, " :#"));
        assert_null(strpbrk((*m)->board->name, " :#"));
        assert_true((*m)->is_template || (*m)->how_to);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("board: part names are unique", part_names_are_unique),
    TEST("board: part names are printed whole",
         part_names_are_printed_whole),
    TEST("board: parts lie inside the board", parts_lie_inside_the_board),
    TEST("board: parts do not overlap", parts_do_not_overlap),
    TEST("board: groups stand together, highest number first",
         groups_stand_together_highest_first),
    TEST("board: every input part has pins of its own",
         every_input_part_has_pins_of_its_own),
    TEST("board: a part has the pin of its name",
         a_part_has_the_pin_of_its_name),
    TEST("board: the top has the pins of the board",
         the_top_has_the_pins_of_the_board),
    TEST("board: every light belongs to one part",
         every_light_belongs_to_one_part),
    TEST("board: no pin lights more than the board has",
         no_pin_lights_more_than_the_board_has),
    TEST("board: every role is of an input that exists",
         every_role_is_of_an_input_that_exists),
    TEST("board: every button and switch has a role",
         every_button_and_switch_has_a_role),
    TEST("board: keys are unique, and none is the terminal's own",
         keys_are_unique_and_free),
    TEST("board: shortcuts name parts that exist",
         shortcuts_name_parts_that_exist),
    TEST("board: a cross is five buttons, four of them around one",
         a_cross_is_five_buttons_around_one),
    TEST("board: a terminal hangs on an output pin",
         a_terminal_hangs_on_an_output_pin),
    TEST("board: a dial is made of switches", a_dial_is_made_of_switches),
    TEST("board: eyes are lights of seats", eyes_are_lights_of_seats),
    TEST("board: no light without a pin", no_light_without_a_pin),
    TEST("board: a pointer is six switches, a button and an array",
         a_pointer_is_six_switches_a_button_and_an_array),
    TEST("board: a package is a chip with legs on two sides",
         a_package_is_a_chip_with_legs_on_two_sides),
    TEST("board: buttons, switches and keyboards are inputs",
         buttons_switches_and_keyboards_are_inputs),
    TEST("board: the first seat is always there",
         the_first_seat_is_always_there),
    TEST("board: clocks, scans and taps are at least a tick",
         a_tap_is_long_enough_to_be_seen),
    TEST("board: a machine for players tells how to play",
         a_machine_for_players_tells_how_to_play),
};

CHECK_MAIN("board", tests)
