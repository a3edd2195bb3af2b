/* null.c - the smallest board and the machine on it: a template.
 *
 * One button, one switch, one keyboard and eleven LEDs, all straight on the
 * null chip: a light goes on one tick after what works it. Copy it to
 * begin a new board.
 */
#include "boards/null.h"

#include "chips/null.h"

enum { BTN0 = 0, SW0 = 1, KEYS = 2, LIGHTS = 11 };

#define LED(n) {PART_LED, "LD", n, 55 - 5 * (n), 10, 3, 3, 0, n}

static const struct part parts[] = {
    LED(10), LED(9), LED(8), LED(7), LED(6), LED(5), LED(4), LED(3),
    LED(2), LED(1), LED(0),
    {PART_SWITCH, "SW", 0, 10, 25, 4, 9, SW0, 0},
    {PART_BUTTON, "BTN", 0, 25, 25, 7, 7, BTN0, 0},
    {PART_KEYBOARD, "KEYS", PART_ALONE, 45, 25, 20, 9, KEYS, 0},
    {0},
};

static const struct pin_def inputs[] = {
    {"BTN", BTN0, 1, ACTIVE_HIGH},
    {"SW", SW0, 1, ACTIVE_HIGH},
    {"KEY", KEYS, 8, ACTIVE_HIGH},
    {"STROBE", KEYS + 8, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"LD", 0, LIGHTS, ACTIVE_HIGH},
    {0},
};

/* Word 0 must be set as a whole: the caller does not clear it. */
static void light_leds_directly(pins out, struct lights *lit)
{
    lit->word[0] = pins_get(out, 0, LIGHTS);
}

const struct board_type null_board = {
    .name = "null",
    .title = "nothing but wires: a template",
    .width_mm = 60,
    .height_mm = 34,
    .mask_rgb = 0x30343a,
    .clock_hz = 1000,
    .scan_ticks = 1,
    .lights = LIGHTS,
    .tap_ticks = 60,
    .rest_ticks = 60,
    .parts = parts,
    .inputs = inputs,
    .outputs = outputs,
    .shine = light_leds_directly,
};

static const struct role roles[] = {
    {"BTN0", 'a', "lights LD0"},
    {"SW0", '0', "lights LD1"},
    {0},
};

const struct machine_type null_machine = {
    .name = "null",
    .title = "what goes in comes out",
    .board = &null_board,
    .top = &null_chip,
    .roles = roles,
    .is_template = 1,
};

const struct machine_type *const null_machines[] = {&null_machine, NULL};
