/* test_pegs_nexys3.c - the game of pegs on its board: buttons, switches,
 * lights, and the breadboard beside it. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "boards/nexys3.h"
#include "machines/pegs/on_nexys3.h"
#include "machines/stand.h"

static const char colours[] = "KBGCRMYW";

static struct stand open_stand(const char *options)
{
    struct stand stand;

    stand_open(&stand, &pegs_on_nexys3, options, "stand");
    stand_run(&stand, 40);
    return stand;
}

static struct pegs *game_of(struct stand *stand)
{
    return &((struct pegs_nexys3 *)stand->chip)->game;
}

/* The secret, as if a press had just drawn it. */
static void hide(struct stand *stand, uint16_t code)
{
    game_of(stand)->has_code = 1;
    game_of(stand)->code = code;
}

static void tap(struct stand *stand, const char *buttons)
{
    for (; *buttons; buttons++) {
        const char name[] = {'B', 'T', 'N', *buttons, 0};

        stand_tap(stand, name);
    }
}

static char colour_of(const struct lights *lit, const char *name)
{
    struct parts found = board_find(&nexys3, name);
    const struct part *part = &nexys3.parts[found.first];
    int bits = 0;

    assert_int_equal(found.count, 1);
    assert_int_equal(part->kind, PART_RGB);
    for (int i = 0; i < 3; i++)
        bits |= lights_has(lit, part->light + i) << i;
    return colours[bits];
}

/* What has shone over more than one blink. */
static const char *pegs_of(struct stand *stand)
{
    static const char *const names[] = {"RGB3", "RGB2", "RGB1", "RGB0"};
    static char row[5];
    struct lights seen = {{0}};

    for (int t = 0; t < 520; t++) {
        struct lights lit = {{0}};

        stand_run(stand, 1);
        nexys3.shine(stand->out, &lit);
        seen.word[0] |= lit.word[0];
    }
    for (int i = 0; i < 4; i++)
        row[i] = colour_of(&seen, names[i]);
    return row;
}

/* Buttons and the switch */

CASE(btnu_and_btnd_change_the_colour)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    tap(&stand, "UUUUU");
    assert_string_equal(pegs_of(&stand), "MKKK");
    tap(&stand, "D");
    assert_string_equal(pegs_of(&stand), "RKKK");
}

CASE(btnl_and_btnr_move_the_selection)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    tap(&stand, "URUULLUUU");
    assert_string_equal(pegs_of(&stand), "BGKC");
}

CASE(btns_submits)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    tap(&stand, "UUUURUU");
    hide(&stand, 0x4216);                       /* RGBY */
    tap(&stand, "S");
    assert_string_equal(stand_digits(&stand), "HH__");
    assert_int_equal(stand_leds(&stand), 0x02);
    tap(&stand, "RRURUUUUUUS");
    assert_string_equal(stand_digits(&stand), "HHHH");
    assert_string_equal(pegs_of(&stand), "RGBY");
}

CASE(sw0_is_history_and_no_other_switch)
{
    static const char *const others[] = {"SW1", "SW2", "SW3", "SW4", "SW5",
                                         "SW6", "SW7"};
    struct stand stand = open_stand("");

    BEGIN_CASE;
    tap(&stand, "UU");
    hide(&stand, 0x4216);
    tap(&stand, "SUUU");
    for (int i = 0; i < 7; i++)
        stand_hold(&stand, others[i]);
    assert_string_equal(pegs_of(&stand), "MKKK");
    assert_int_equal(stand_leds(&stand), 0x02);
    stand_hold(&stand, "SW0");
    assert_string_equal(pegs_of(&stand), "GKKK");
    assert_int_equal(stand_leds(&stand), 0x01);
    stand_release(&stand, "SW0");
    assert_string_equal(pegs_of(&stand), "MKKK");
}

/* The switch goes straight to the game: seen at the very next tick. */
CASE(the_switch_is_not_delayed)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    assert_int_equal(stand_leds(&stand), 0x01);
    stand_hold(&stand, "SW0");
    stand_run(&stand, 1);
    assert_int_equal(stand_leds(&stand), 0x00);
    stand_release(&stand, "SW0");
    stand_run(&stand, 1);
    assert_int_equal(stand_leds(&stand), 0x01);
}

/* A switch on the right of the row: the rightmost of them is SW0. */
CASE(sw0_is_the_rightmost_switch)
{
    struct parts sw = board_find(&nexys3, "SW");
    const struct part *last = &nexys3.parts[sw.first + sw.count - 1];

    BEGIN_CASE;
    assert_int_equal(sw.count, 8);
    assert_int_equal(last->number, 0);
    for (int i = 0; i < 7; i++)
        assert_true(nexys3.parts[sw.first + i].x_mm < last->x_mm);
}

/* Debouncing */

/* With contacts that bounce at both ends of the press. */
static void bounce(struct stand *stand, const char *button)
{
    static const char line[] = "10101101111111101011010010000";

    for (const char *c = line; *c; c++) {
        (*c == '1' ? stand_hold : stand_release)(stand, button);
        stand_run(stand, *c == c[1] ? 30 : 5);
    }
}

CASE(a_bouncing_press_counts_once)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    bounce(&stand, "BTNU");
    assert_string_equal(pegs_of(&stand), "BKKK");
    bounce(&stand, "BTNU");
    bounce(&stand, "BTNR");
    bounce(&stand, "BTND");
    assert_string_equal(pegs_of(&stand), "GWKK");
    bounce(&stand, "BTNL");
    bounce(&stand, "BTNU");
    assert_string_equal(pegs_of(&stand), "CWKK");
    bounce(&stand, "BTNS");
    assert_int_equal(stand_leds(&stand), 0x02);
}

CASE(a_held_button_counts_once)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    stand_hold(&stand, "BTNU");
    stand_run(&stand, 20000);
    stand_release(&stand, "BTNU");
    stand_run(&stand, 60);
    tap(&stand, "U");
    assert_string_equal(pegs_of(&stand), "GKKK");
}

/* Forty milliseconds: 39 ticks are a bounce, 40 are a press. */
CASE(a_press_is_believed_after_forty_ticks)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    stand_hold(&stand, "BTNU");
    stand_run(&stand, 39);
    stand_release(&stand, "BTNU");
    stand_run(&stand, 100);
    assert_int_equal(game_of(&stand)->guess, 0x0000);
    stand_hold(&stand, "BTNU");
    stand_run(&stand, 39);
    assert_int_equal(game_of(&stand)->guess, 0x0000);
    stand_run(&stand, 1);
    assert_int_equal(game_of(&stand)->guess, 0x1000);
}

/* Wires, drawn from the names on the board to the pins of the chip; and
 * what stands between a button and the chip, worked out by hand. */

static const struct { const char *part; int to; } wires[] = {
    {"BTNS", PEGS_BTNS}, {"BTNL", PEGS_BTNL}, {"BTNR", PEGS_BTNR},
    {"BTNU", PEGS_BTNU}, {"BTND", PEGS_BTND}, {"SW0", PEGS_HISTORY},
};

enum { SETTLE = 40, BUTTONS = 5, WIRES = 6 };   /* the last is straight */

struct button {
    int steady, held;
};

struct bare {
    struct pegs chip;
    struct button button[BUTTONS];
    pins from[WIRES];
    pins in, out;
};

static int believes(struct button *self, int level)
{
    self->held = level != self->steady ? self->held + 1 : 0;
    if (self->held < SETTLE)
        return 0;
    self->held = 0;
    self->steady = level;
    return level;
}

static void clock_bare(struct bare *self, pins board_in)
{
    self->in = 0;
    for (int i = 0; i < WIRES; i++) {
        int level = (board_in & self->from[i]) != 0;

        if (i < BUTTONS ? believes(&self->button[i], level) : level)
            self->in |= PIN(wires[i].to);
    }
    self->out = pegs_chip.tick(&self->chip, self->in);
}

/* Busy hands on every button and switch. */
static void fumble(struct stand *stand, struct rng *rng)
{
    if (rng_below(rng, 25) == 0)
        stand->in ^= PIN(rng_below(rng, 5));
    if (rng_below(rng, 400) == 0)
        stand->in ^= PIN(5 + rng_below(rng, 8));
}

/* All lights over one tick: LEDs and pegs always, one digit in its turn. */
static void compare_lights(const struct stand *stand, const struct bare *bare)
{
    unsigned turn = (unsigned)((stand->ticks - 1) % 4);
    pins digit = pins_get(bare->out, PEGS_SSD0 + 8 * turn, 8);
    struct lights lit = {{0}};

    stand->machine->board->shine(stand->out, &lit);
    assert_true(lit.word[0] == (pins_get(bare->out, PEGS_LD, 8)
                                | digit << (8 + 8 * turn)
                                | pins_get(bare->out, PEGS_RGB0, 12) << 40));
}

CASE(the_bare_chip_shows_through)
{
    struct chip_setup setup = {.seed = "wiring", .clock_hz = 1000,
                               .option = {1, 1, 1}};
    struct stand stand;
    struct bare bare = {.in = 0};
    struct rng rng;
    int count[PEGS_OVER + 1] = {0};

    BEGIN_CASE;
    stand_open(&stand, &pegs_on_nexys3,
               "match=1 turns=bar history=keep", "wiring");
    pegs_chip.reset(&bare.chip, &setup);
    for (int i = 0; i < WIRES; i++)
        bare.from[i] = stand_pin(&stand, wires[i].part);
    rng_seed(&rng, "fumble");
    for (int t = 0; t < 2000000; t++) {
        pins in, out;

        fumble(&stand, &rng);
        stand_run(&stand, 1);
        clock_bare(&bare, stand.in);
        compare_lights(&stand, &bare);
        stand.machine->top->probe(stand.chip, &in, &out);
        assert_true(in == bare.in && out == bare.out);
        count[bare.chip.state]++;
    }
    for (int state = 0; state <= PEGS_OVER; state++)
        assert_int_not_equal(count[state], 0);
}

/* Lights */

CASE(the_driver_changes_its_digit_every_tick)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    for (int t = 0; t < 1000; t++) {
        stand_run(&stand, 1);
        assert_int_equal(pins_get(stand.out, NEXYS3_AN, 4), 1 << t % 4);
    }
}

CASE(anodes_and_segments_are_low_while_lit)
{
    struct stand stand = open_stand("");
    pins levels;

    BEGIN_CASE;
    hide(&stand, 0x4216);
    tap(&stand, "UUUUSRUUU");                   /* RKKK: X; then RCKK */
    while (!(stand.out & PIN(NEXYS3_AN + 3)))
        stand_run(&stand, 1);
    levels = pins_levels(stand.machine->top->outputs, stand.out);
    assert_int_equal(pins_get(levels, NEXYS3_AN, 4), 0x7);
    assert_int_equal(pins_get(levels, NEXYS3_SEG, 8), 0x89);
    assert_int_equal(pins_get(levels, NEXYS3_LD, 8), 0x02);
    assert_int_equal(pins_get(levels, NEXYS3_RGB + 9, 3), 4);
    assert_int_equal(pins_get(levels, NEXYS3_RGB, 6), 0);
}

/* Fully on or off, for the whole of a half period: nothing is dimmed. */
CASE(the_pegs_are_not_dimmed)
{
    struct stand stand = open_stand("");
    pins first;

    BEGIN_CASE;
    tap(&stand, "UUUURUUR");
    first = pins_get(stand.out, NEXYS3_RGB + 6, 6);
    assert_int_equal(first, 042);               /* R, G */
    for (int t = 0; t < 2000; t++) {
        stand_run(&stand, 1);
        assert_true(pins_get(stand.out, NEXYS3_RGB + 6, 6) == first);
    }
}

CASE(times_are_those_of_the_boards_clock)
{
    struct stand stand = open_stand("");
    int lit = 0;

    BEGIN_CASE;
    hide(&stand, 0x0000);
    stand_hold(&stand, "BTNS");
    stand_run(&stand, 39);
    assert_int_equal(game_of(&stand)->state, PEGS_PLAY);
    stand_run(&stand, 1);
    assert_int_equal(game_of(&stand)->state, PEGS_RESULT);
    for (int t = 0; t < 4999; t++) {
        lit += stand_leds(&stand) == 0x01;
        assert_int_equal(stand_leds(&stand), t % 500 < 250);
        stand_run(&stand, 1);
    }
    assert_int_equal(lit, 2500);
    assert_int_equal(game_of(&stand)->state, PEGS_RESULT);
    stand_run(&stand, 1);
    assert_int_equal(game_of(&stand)->state, PEGS_PLAY);
}

CASE(options_reach_the_chip)
{
    struct stand stand = open_stand("match=2");

    BEGIN_CASE;
    assert_string_equal(stand_digits(&stand), "_P-A");
    stand = open_stand("turns=bar");
    hide(&stand, 0x1111);
    tap(&stand, "SSS");
    assert_int_equal(stand_leds(&stand), 0x0f);
}

/* Parts */

static int count_kind(enum part_kind kind)
{
    int count = 0;

    for (const struct part *part = nexys3.parts; part->group; part++)
        count += part->kind == kind;
    return count;
}

CASE(the_parts_list)
{
    BEGIN_CASE;
    assert_int_equal(count_kind(PART_RGB), 4);
    assert_int_equal(count_kind(PART_RESISTOR), 12);
    assert_int_equal(count_kind(PART_WIRE), 12);
    assert_int_equal(count_kind(PART_BREADBOARD), 1);
    assert_int_equal(count_kind(PART_CHIP), 1);
    assert_int_equal(count_kind(PART_BUTTON), 5);
    assert_int_equal(count_kind(PART_SWITCH), 8);
    assert_int_equal(count_kind(PART_LED), 8);
    assert_int_equal(count_kind(PART_DIGIT), 4);
}

static int lies_on(const struct part *part, const struct part *under)
{
    int dx = 2 * (part->x_mm - under->x_mm);
    int dy = 2 * (part->y_mm - under->y_mm);

    return (dx < 0 ? -dx : dx) + part->width_mm <= under->width_mm
        && (dy < 0 ? -dy : dy) + part->height_mm <= under->height_mm;
}

static int is_on_breadboard(enum part_kind kind)
{
    return kind == PART_RGB || kind == PART_RESISTOR || kind == PART_WIRE;
}

CASE(the_pegs_sit_on_the_breadboard)
{
    struct parts found = board_find(&nexys3, "BREADBOARD");
    const struct part *breadboard = &nexys3.parts[found.first];

    BEGIN_CASE;
    assert_int_equal(breadboard->kind, PART_BREADBOARD);
    for (const struct part *part = nexys3.parts; part->group; part++)
        if (part != breadboard)
            assert_int_equal(lies_on(part, breadboard),
                             is_on_breadboard(part->kind));
}

static const struct part *part_named(const char *name)
{
    struct parts found = board_find(&nexys3, name);

    assert_int_equal(found.count, 1);
    return &nexys3.parts[found.first];
}

/* Left of, above, and so on, as the letters say. */
CASE(the_buttons_stand_as_a_cross)
{
    const struct part *s = part_named("BTNS");

    BEGIN_CASE;
    assert_true(part_named("BTNL")->x_mm < s->x_mm);
    assert_true(part_named("BTNR")->x_mm > s->x_mm);
    assert_true(part_named("BTNU")->y_mm < s->y_mm);
    assert_true(part_named("BTND")->y_mm > s->y_mm);
    assert_int_equal(part_named("BTNL")->y_mm, s->y_mm);
    assert_int_equal(part_named("BTNR")->y_mm, s->y_mm);
    assert_int_equal(part_named("BTNU")->x_mm, s->x_mm);
    assert_int_equal(part_named("BTND")->x_mm, s->x_mm);
}

/* The LEDs stand in one row above the switches, each above its own. */
CASE(the_leds_stand_above_the_switches)
{
    BEGIN_CASE;
    for (int n = 0; n < 8; n++) {
        const char led[] = {'L', 'D', (char)('0' + n), 0};
        const char sw[] = {'S', 'W', (char)('0' + n), 0};

        assert_int_equal(part_named(led)->x_mm, part_named(sw)->x_mm);
        assert_true(part_named(led)->y_mm < part_named(sw)->y_mm);
    }
}

/* Keys and seats */

CASE(the_keys_of_the_panel)
{
    static const struct { const char *part; char key; } keys[] = {
        {"BTNU", 'i'}, {"BTND", 'k'}, {"BTNL", 'j'}, {"BTNR", 'l'},
        {"BTNS", 's'}, {"SW0", '0'}, {"SW7", '7'},
    };

    BEGIN_CASE;
    for (int i = 0; i < 7; i++)
        assert_int_equal(machine_role(&pegs_on_nexys3,
                                      part_named(keys[i].part))->key,
                         keys[i].key);
}

CASE(only_a_match_has_a_second_seat)
{
    int64_t option[OPTIONS_MAX] = {0};
    const struct machine_type *machine = &pegs_on_nexys3;

    BEGIN_CASE;
    assert_string_equal(machine->seats, "Ab");
    assert_null(machine_missing_seat(machine, 'A', option));
    assert_non_null(strstr(machine_missing_seat(machine, 'b', option),
                           "match=1"));
    for (option[PEGS_MATCH] = 1; option[PEGS_MATCH] <= 9;
         option[PEGS_MATCH]++) {
        assert_null(machine_missing_seat(machine, 'A', option));
        assert_null(machine_missing_seat(machine, 'b', option));
    }
}

static const struct CMUnitTest tests[] = {
    TEST("pegs on nexys3: BTNU and BTND change the colour (M1-04)",
         btnu_and_btnd_change_the_colour),
    TEST("pegs on nexys3: BTNL and BTNR move the selection (M1-02, M1-03)",
         btnl_and_btnr_move_the_selection),
    TEST("pegs on nexys3: BTNS submits, the digits judge (M1-01, M1-25)",
         btns_submits),
    TEST("pegs on nexys3: SW0 is history, and no other switch (M1-05)",
         sw0_is_history_and_no_other_switch),
    TEST("pegs on nexys3: the switch is not delayed (M1-35)",
         the_switch_is_not_delayed),
    TEST("pegs on nexys3: SW0 is the rightmost switch (M1-05)",
         sw0_is_the_rightmost_switch),
    TEST("pegs on nexys3: a bouncing press counts once",
         a_bouncing_press_counts_once),
    TEST("pegs on nexys3: a held button counts once",
         a_held_button_counts_once),
    TEST("pegs on nexys3: a press is believed after 40 ms",
         a_press_is_believed_after_forty_ticks),
    TEST("pegs on nexys3: the bare chip shows through, tick by tick "
         "(M1-01..M1-05, M1-07, M1-10)", the_bare_chip_shows_through),
    TEST("pegs on nexys3: the driver lights one digit after another",
         the_driver_changes_its_digit_every_tick),
    TEST("pegs on nexys3: anodes and segments are low while lit, LEDs and "
         "pegs high (M1-08)", anodes_and_segments_are_low_while_lit),
    TEST("pegs on nexys3: the pegs are not dimmed (M1-08)",
         the_pegs_are_not_dimmed),
    TEST("pegs on nexys3: a result lasts 5000 ticks and flashes at 2 Hz "
         "(M1-42)", times_are_those_of_the_boards_clock),
    TEST("pegs on nexys3: options reach the chip", options_reach_the_chip),
    TEST("pegs on nexys3: the parts list has all that the game needs "
         "(M1-07, M1-49)", the_parts_list),
    TEST("pegs on nexys3: the pegs sit on the breadboard with their "
         "resistors (M1-10, M1-49)", the_pegs_sit_on_the_breadboard),
    TEST("pegs on nexys3: the buttons stand as a cross (M1-03)",
         the_buttons_stand_as_a_cross),
    TEST("pegs on nexys3: the LEDs stand above the switches (M1-31)",
         the_leds_stand_above_the_switches),
    TEST("pegs on nexys3: the keys of the panel", the_keys_of_the_panel),
    TEST("pegs on nexys3: only a match has a second seat (M1-47)",
         only_a_match_has_a_second_seat),
};

CHECK_MAIN("pegs on nexys3", tests)
