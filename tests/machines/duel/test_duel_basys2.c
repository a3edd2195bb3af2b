/* test_duel_basys2.c - the duel on its board: buttons, switches, lights. */
#include "check.h"

#include <string.h>

#include "boards/basys2.h"
#include "machines/duel/on_basys2.h"
#include "machines/stand.h"

enum { MESSAGE = 2000 };        /* two seconds of board ticks */

static struct stand open_stand(const char *options)
{
    struct stand stand;

    stand_open(&stand, &duel_on_basys2, options, "stand");
    stand_run(&stand, 40);
    return stand;
}

static const char letters[] = "-ACEFHLU";

static void type(struct stand *stand, const char *button, const char *word)
{
    for (; *word; word++) {
        stand_set_letter(stand, (unsigned)(strchr(letters, *word) - letters));
        stand_tap(stand, button);
    }
}

/* A has made ALEF and b may guess. */
static struct stand at_the_guess(const char *options)
{
    struct stand stand = open_stand(options);

    stand_tap(&stand, "BTN3");
    stand_run(&stand, 2 * MESSAGE);
    type(&stand, "BTN3", "ALEF");
    stand_run(&stand, 2 * MESSAGE);
    return stand;
}

CASE(it_starts_by_itself)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    assert_string_equal(stand_digits(&stand), "_A-b");
    assert_int_equal(stand_leds(&stand), 0);
}

static void assert_first_press(const char *button, const char *player)
{
    struct stand stand = open_stand("");

    stand_tap(&stand, button);
    assert_string_equal(stand_digits(&stand), "_0-0");
    stand_run(&stand, MESSAGE);
    assert_string_equal(stand_digits(&stand), player);
}

CASE(btn3_is_enter_of_a)
{
    BEGIN_CASE;
    assert_first_press("BTN3", "_P-A");
}

CASE(btn0_is_enter_of_b)
{
    BEGIN_CASE;
    assert_first_press("BTN0", "_P-b");
}

CASE(btn2_is_reset)
{
    struct stand stand = at_the_guess("");

    BEGIN_CASE;
    stand_tap(&stand, "BTN2");
    assert_string_equal(stand_digits(&stand), "_A-b");
    stand_tap(&stand, "BTN0");
    assert_string_equal(stand_digits(&stand), "_0-0");
}

/* As the chip's own wire sees it: low while the button is held. */
static unsigned reset_wire(const struct stand *stand)
{
    pins in, out;

    stand->machine->top->probe(stand->chip, &in, &out);
    return (unsigned)pins_get(pins_levels(duel.inputs, in), DUEL_RST, 1);
}

CASE(the_reset_wire_is_low_while_btn2_is_held)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    assert_int_equal(reset_wire(&stand), 1);
    stand_hold(&stand, "BTN2");
    stand_run(&stand, 20);
    assert_int_equal(reset_wire(&stand), 0);
    stand_release(&stand, "BTN2");
    stand_run(&stand, 20);
    assert_int_equal(reset_wire(&stand), 1);
}

CASE(sw2_to_sw0_choose_the_letter)
{
    static const char *const shown[] = {"-___", "A___", "C___", "E___",
                                        "F___", "H___", "L___", "U___"};
    struct stand stand = at_the_guess("");

    BEGIN_CASE;
    for (unsigned letter = 0; letter < 8; letter++) {
        stand_set_letter(&stand, letter);
        stand_run(&stand, 4);
        assert_string_equal(stand_digits(&stand), shown[letter]);
    }
}

CASE(sw3_leaves_a_alone)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    stand_hold(&stand, "SW3");
    stand_tap(&stand, "BTN3");
    assert_string_equal(stand_digits(&stand), "_P-A");
    stand_run(&stand, MESSAGE);
    assert_string_equal(stand_digits(&stand), "_L-3");
}

CASE(ld7_to_ld0_judge_the_guess)
{
    struct stand stand = at_the_guess("");

    BEGIN_CASE;
    type(&stand, "BTN0", "AFHH");
    assert_string_equal(stand_digits(&stand), "AFHH");
    assert_int_equal(stand_leds(&stand), 0xd0);
}

CASE(the_other_parts_do_nothing)
{
    static const char *const idle[] = {"BTN1", "SW7", "SW6", "SW5", "SW4"};
    struct stand stand = open_stand(""), plain = stand;

    BEGIN_CASE;
    for (int i = 0; i < 5; i++)
        stand_hold(&stand, idle[i]);
    stand_run(&stand, 500);
    stand_run(&plain, 500);
    assert_memory_equal(stand.chip, plain.chip, sizeof plain.chip);
    assert_true(stand.out == plain.out);
}

/* With contacts that bounce at both ends of the press, and so slowly that
 * the game's clock sees every one of them. */
static void bounce(struct stand *stand, const char *button)
{
    static const char line[] = "1010110111101011010010000";

    for (const char *c = line; *c; c++) {
        (*c == '1' ? stand_hold : stand_release)(stand, button);
        stand_run(stand, 20);
    }
}

CASE(a_bouncing_press_counts_once)
{
    struct stand stand = at_the_guess("");

    BEGIN_CASE;
    stand_set_letter(&stand, 6);
    bounce(&stand, "BTN0");
    assert_string_equal(stand_digits(&stand), "LL__");
    bounce(&stand, "BTN0");
    assert_string_equal(stand_digits(&stand), "LLL_");
}

CASE(a_tap_counts_and_a_held_button_counts_once)
{
    struct stand stand = at_the_guess("");

    BEGIN_CASE;
    stand_set_letter(&stand, 6);
    stand_hold(&stand, "BTN0");
    stand_run(&stand, 10 * MESSAGE);
    assert_string_equal(stand_digits(&stand), "LL__");
    stand_release(&stand, "BTN0");
    stand_run(&stand, 60);
    stand_tap(&stand, "BTN0");
    assert_string_equal(stand_digits(&stand), "LLL_");
}

static pins core_out(const struct stand *stand)
{
    pins in, out;

    stand->machine->top->probe(stand->chip, &in, &out);
    return out;
}

static int ticks_shown(struct stand *stand)
{
    pins before = core_out(stand);
    int ticks = 0;

    for (; core_out(stand) == before && ticks < 100000; ticks++)
        stand_run(stand, 1);
    return ticks;
}

CASE(a_message_lasts_2000_ticks_of_the_board)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    stand_hold(&stand, "BTN3");
    ticks_shown(&stand);
    assert_int_equal(ticks_shown(&stand), MESSAGE);
    assert_int_equal(ticks_shown(&stand), MESSAGE);
    stand_run(&stand, 4);
    assert_string_equal(stand_digits(&stand), "-___");
}

CASE(the_driver_changes_its_digit_every_tick)
{
    struct stand stand = open_stand("");

    BEGIN_CASE;
    for (int t = 0; t < 1000; t++) {
        stand_run(&stand, 1);
        assert_int_equal(pins_get(stand.out, BASYS2_AN, 4), 1 << t % 4);
    }
}

CASE(a_digit_is_lit_for_a_quarter_of_the_time)
{
    static struct light_meter meter;
    struct stand stand = open_stand("");
    struct parts an2 = board_find(&basys2, "AN2");
    int light = basys2.parts[an2.first].light;

    BEGIN_CASE;
    light_meter_clear(&meter);
    for (int t = 0; t < 400; t++) {
        struct lights lit = {{0}};

        stand_run(&stand, 1);
        basys2.shine(stand.out, &lit);
        light_meter_add(&meter, &lit, LIGHT_WORDS, 1);
    }
    assert_int_equal(light_meter_read(&meter, light), 100);
    assert_int_equal(light_brightness(light_meter_read(&meter, light), 400,
                                      (unsigned)basys2.scan_ticks), 255);
}

CASE(anodes_and_segments_are_low_while_lit)
{
    struct stand stand = open_stand("");
    pins levels;

    BEGIN_CASE;
    while (!(stand.out & PIN(BASYS2_AN + 1)))
        stand_run(&stand, 1);
    levels = pins_levels(stand.machine->top->outputs, stand.out);
    assert_int_equal(pins_get(levels, BASYS2_AN, 4), 0xd);
    assert_int_equal(pins_get(levels, BASYS2_SEG, 8), 0xbf);
    assert_int_equal(pins_get(levels, BASYS2_LD, 8), 0x00);
}

/* Within one period of the game's clock, the game itself unchanged. */
CASE(the_preview_follows_between_game_clocks)
{
    struct stand stand = at_the_guess("");
    struct duel before;

    BEGIN_CASE;
    while (stand.ticks % 20 != 1)
        stand_run(&stand, 1);
    before = ((struct duel_basys2 *)(void *)stand.chip)->game;
    stand_set_letter(&stand, 5);
    stand_run(&stand, 4);
    assert_string_equal(stand_digits(&stand), "H___");
    stand_set_letter(&stand, 7);
    stand_run(&stand, 4);
    assert_string_equal(stand_digits(&stand), "U___");
    assert_memory_equal(&((struct duel_basys2 *)(void *)stand.chip)->game,
                        &before, sizeof before);
}

CASE(options_reach_the_chip)
{
    struct stand stand = at_the_guess("repeat=counting");

    BEGIN_CASE;
    type(&stand, "BTN0", "AAAA");
    assert_int_equal(stand_leds(&stand), 0xc0);
    stand = at_the_guess("");
    type(&stand, "BTN0", "AAAA");
    assert_int_equal(stand_leds(&stand), 0xd5);
    stand = open_stand("hide=on");
    stand_set_letter(&stand, 1);
    stand_tap(&stand, "BTN3");
    stand_run(&stand, 2 * MESSAGE);
    assert_string_equal(stand_digits(&stand), "o___");
}

static unsigned letter_bits(const char *event)
{
    return (unsigned)strtoul(event + strlen(event) - 3, NULL, 2);
}

CASE(a_letter_key_sets_its_letter)
{
    BEGIN_CASE;
    for (const struct shortcut *s = duel_on_basys2.shortcuts; s->key; s++) {
        assert_int_equal(letters[letter_bits(s->event)], s->key);
        assert_int_equal(strncmp(s->event, "set SW xxxxx", 12), 0);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("duel on basys2: it starts by itself", it_starts_by_itself),
    TEST("duel on basys2: BTN3 is enter A (M0-60)", btn3_is_enter_of_a),
    TEST("duel on basys2: BTN0 is enter B (M0-61)", btn0_is_enter_of_b),
    TEST("duel on basys2: BTN2 is reset (M0-10, M0-62)", btn2_is_reset),
    TEST("duel on basys2: the reset wire is low while BTN2 is held "
         "(M0-10, M0-62)", the_reset_wire_is_low_while_btn2_is_held),
    TEST("duel on basys2: SW2..SW0 choose the letter, SW0 lowest "
         "(M0-17, M0-63)", sw2_to_sw0_choose_the_letter),
    TEST("duel on basys2: SW3 and BTN3 leave A alone (M0-64)",
         sw3_leaves_a_alone),
    TEST("duel on basys2: LD7..LD0 judge the guess (M0-46, M0-66)",
         ld7_to_ld0_judge_the_guess),
    TEST("duel on basys2: the other parts do nothing",
         the_other_parts_do_nothing),
    TEST("duel on basys2: a bouncing press counts once (M0-84)",
         a_bouncing_press_counts_once),
    TEST("duel on basys2: a held button counts once (M0-84)",
         a_tap_counts_and_a_held_button_counts_once),
    TEST("duel on basys2: a message lasts 2000 ticks of the board "
         "(M0-86)", a_message_lasts_2000_ticks_of_the_board),
    TEST("duel on basys2: the driver runs on the undivided clock (M0-85)",
         the_driver_changes_its_digit_every_tick),
    TEST("duel on basys2: a digit is lit a quarter of the time (M0-85)",
         a_digit_is_lit_for_a_quarter_of_the_time),
    TEST("duel on basys2: anodes and segments are low while lit",
         anodes_and_segments_are_low_while_lit),
    TEST("duel on basys2: the preview follows between game clocks (M0-87)",
         the_preview_follows_between_game_clocks),
    TEST("duel on basys2: options reach the chip", options_reach_the_chip),
    TEST("duel on basys2: a letter key sets its letter",
         a_letter_key_sets_its_letter),
};

CHECK_MAIN("duel on basys2", tests)
