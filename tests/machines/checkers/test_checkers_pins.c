/* test_checkers_pins.c - the chip's wires, the view port, and that nothing
 * else matters. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "base/rng.h"
#include "machines/checkers/checkers_driver.h"

CASE(the_pins_of_the_chip)
{
    BEGIN_CASE;
    assert_string_equal(checkers_chip.name, "checkers");
    assert_string_equal(pin_sheet(checkers_chip.inputs), " phi1@0:1 phi2@1:1"
                        " reset@2:1 enter@3:1 clr@4:1 usrrow@5:3 usrcol@8:3"
                        " viewrow@11:3 viewmark@14:1");
    assert_string_equal(pin_sheet(checkers_chip.outputs), " blacktind@0:1"
                        " redtind@1:1 err@2:1 mustjump@3:1 kingmade@4:1"
                        " redwins@5:1 blackwins@6:1 view@7:12");
}

static int width_of(const struct pin_def *table, const char *name)
{
    for (; table->name; table++)
        if (strcmp(table->name, name) == 0)
            return table->width;
    return 0;
}

/* The frame's module has the outputs first, each part by the alphabet; it
 * has no port that the chip has not. */
CASE(the_ports_of_the_frame)
{
    static const char *const outputs[] = {"blacktind", "err", "redtind"};
    static const char *const inputs[] = {"clr", "enter", "phi1", "phi2",
                                         "reset", "usrcol", "usrrow"};
    int wires = 0;

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        assert_int_equal(width_of(checkers_chip.outputs, outputs[i]), 1);
        wires++;
    }
    for (int i = 0; i < 7; i++) {
        int width = width_of(checkers_chip.inputs, inputs[i]);

        assert_int_equal(width, inputs[i][0] == 'u' ? 3 : 1);
        wires += width;
    }
    assert_int_equal(wires, 20 - 6);            /* less supply and ground */
}

static int wires_of(const struct pin_def *table)
{
    int wires = 0;

    for (; table->name; table++)
        wires += table->width;
    return wires;
}

CASE(all_legs_of_the_package_are_used)
{
    BEGIN_CASE;
    assert_int_equal(wires_of(checkers_chip.inputs)
                     + wires_of(checkers_chip.outputs), 40 - 6);
}

/* Each input does its own: by a walk through one entry. */
CASE(each_input_is_heard)
{
    struct checkers_driver d = checkers_driver_new("");

    BEGIN_CASE;
    checkers_driver_cycle(&d, PIN(3) | PIN(6));         /* enter (2,0) */
    checkers_driver_cycle(&d, PIN(5) | PIN(6) | PIN(8) | PIN(3));
    checkers_driver_wait(&d, 5);                        /* and (3,1) */
    assert_true((d.out & 7) == PIN(0));                 /* black's turn */
    assert_int_equal(d.chip.red, 0x00001eff);
    checkers_driver_cycle(&d, PIN(3) | PIN(5));         /* (1,0) is light */
    checkers_driver_wait(&d, 1);
    assert_true((d.out & 7) == (PIN(0) | PIN(2)));      /* an error */
    checkers_driver_cycle(&d, PIN(4));                  /* clr */
    checkers_driver_wait(&d, 1);
    assert_true((d.out & 7) == PIN(0));
    checkers_driver_cycle(&d, PIN(2));                  /* reset */
    checkers_driver_wait(&d, 1);
    assert_true((d.out & 7) == PIN(1));                 /* red's turn */
    assert_true(pins_levels(checkers_chip.outputs, d.out) == d.out);
}

CASE(the_rules_are_an_option)
{
    int64_t values[OPTIONS_MAX];

    BEGIN_CASE;
    options_defaults(checkers_options, values);
    assert_int_equal(values[CHECKERS_OPTION_RULES], CHECKERS_CHIP_SIMPLE);
    assert_null(options_set(checkers_options, values, "rules=full"));
    assert_int_equal(values[CHECKERS_OPTION_RULES], CHECKERS_CHIP_FULL);
    assert_non_null(options_set(checkers_options, values, "rules=polish"));
    assert_ptr_equal(checkers_chip.options, checkers_options);
}

/* The view port */

static pins view_of(const struct checkers_driver *d, unsigned row, pins mark)
{
    return pins_get(checkers_chip_show(&d->chip, (pins)row << 11 | mark), 7,
                    12);
}

/* One piece on each square in turn, and it is seen there and only there. */
CASE(each_square_can_be_seen)
{
    static const uint32_t kinds[][3] = {{1, 0, 0}, {1, 0, 1}, {0, 1, 0},
                                        {0, 1, 1}};

    BEGIN_CASE;
    for (unsigned at = 0; at < 32; at++)
        for (unsigned kind = 0; kind < 4; kind++) {
            struct checkers_driver d = checkers_driver_new("rules=full");

            d.chip.red = kinds[kind][0] << at;
            d.chip.black = kinds[kind][1] << at;
            d.chip.kings = kinds[kind][2] << at;
            for (unsigned row = 0; row < 8; row++)
                assert_true(view_of(&d, row, 0)
                            == (row == at / 4
                                ? (kind + 1) << at % 4 * 3 : 0));
        }
}

CASE(marks_can_be_seen)
{
    struct checkers_driver d = checkers_driver_new("");

    BEGIN_CASE;
    assert_marked(&d, CHECKERS_MARK_HELD, "");
    assert_marked(&d, CHECKERS_MARK_LEFT, "");
    assert_marked(&d, CHECKERS_MARK_REACHED, "");
    checkers_driver_cycle(&d, checkers_driver_press(020));
    checkers_driver_cycle(&d, 0);
    assert_marked(&d, CHECKERS_MARK_HELD, "20");
    checkers_driver_cycle(&d, checkers_driver_press(031));
    checkers_driver_wait(&d, 1);
    assert_marked(&d, CHECKERS_MARK_HELD, "20");
    checkers_driver_wait(&d, 4);
    assert_marked(&d, CHECKERS_MARK_HELD, "");
    assert_marked(&d, CHECKERS_MARK_LEFT, "20");
    assert_marked(&d, CHECKERS_MARK_REACHED, "31");
    assert_true(view_of(&d, 2, PIN(14)) == CHECKERS_MARK_LEFT);
    assert_true(view_of(&d, 3, PIN(14)) == CHECKERS_MARK_REACHED);
    checkers_driver_cycle(&d, checkers_driver_press(021));
    checkers_driver_wait(&d, 1);
    assert_lights(&d, "BE");
    assert_marked(&d, CHECKERS_MARK_HELD, "");
    checkers_driver_cycle(&d, PIN(CHECKERS_PIN_RESET));
    checkers_driver_wait(&d, 1);
    assert_marked(&d, CHECKERS_MARK_LEFT, "");
}

/* Random presses, in which moves come about. */
static pins some_input(struct rng *rng)
{
    pins in = checkers_driver_at((unsigned)rng_below(rng, 64));

    if (rng_below(rng, 2))
        in |= PIN(CHECKERS_PIN_ENTER);
    if (rng_below(rng, 20) == 0)
        in |= PIN(CHECKERS_PIN_CLR);
    if (rng_below(rng, 3000) == 0)
        in |= PIN(CHECKERS_PIN_RESET);
    return in;
}

CASE(looking_changes_nothing)
{
    struct checkers_driver one = checkers_driver_new("rules=full"), two = one;
    struct rng rng, view;

    BEGIN_CASE;
    rng_seed(&rng, "one");
    rng_seed(&view, "view");
    for (int i = 0; i < 50000; i++) {
        pins in = some_input(&rng);

        checkers_driver_cycle(&one, in);
        checkers_driver_cycle(&two, in | rng_below(&view, 16) << 11);
        assert_true(((one.out ^ two.out) & PINS(0, 7)) == 0);
    }
    assert_memory_equal(&one.chip, &two.chip, sizeof one.chip);
}

/* Nothing else matters */

CASE(other_wires_are_not_heard)
{
    struct checkers_driver clean = checkers_driver_new("rules=full");
    struct checkers_driver noisy = clean;
    struct rng rng, noise;

    BEGIN_CASE;
    rng_seed(&rng, "clean");
    rng_seed(&noise, "noise");
    for (int i = 0; i < 50000; i++) {
        pins in = some_input(&rng);

        checkers_driver_cycle(&clean, in);
        checkers_driver_cycle(&noisy, in | rng_next(&noise) << 15);
        assert_true(clean.out == noisy.out);
        assert_true(clean.out >> 19 == 0);
    }
    assert_memory_equal(&clean.chip, &noisy.chip, sizeof clean.chip);
}

CASE(a_copy_goes_on_as_the_chip_does)
{
    struct checkers_driver d = checkers_driver_new("rules=full");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "copies");
    for (int i = 0; i < 500; i++) {
        struct checkers_driver copy = d;

        for (int t = 0; t < 50; t++) {
            pins in = some_input(&rng);

            checkers_driver_cycle(&d, in);
            checkers_driver_cycle(&copy, in);
            assert_true(copy.out == d.out);
        }
        assert_memory_equal(&copy.chip, &d.chip, sizeof copy.chip);
    }
}

/* Two chips ticked in turn do not know of each other. */
CASE(chips_share_nothing)
{
    struct checkers_driver alone = checkers_driver_new(""), beside = alone;
    struct checkers_driver other = checkers_driver_new("rules=full");
    struct rng rng, noise;

    BEGIN_CASE;
    rng_seed(&rng, "alone");
    rng_seed(&noise, "noise");
    for (int i = 0; i < 20000; i++) {
        pins in = some_input(&rng);

        checkers_driver_cycle(&alone, in);
        checkers_driver_cycle(&other, some_input(&noise));
        checkers_driver_cycle(&beside, in);
        assert_true(alone.out == beside.out);
    }
    assert_memory_equal(&alone.chip, &beside.chip, sizeof alone.chip);
}

/* Power-up writes every byte, so that equal chips compare as equal. */
CASE(power_up_leaves_no_byte_to_chance)
{
    BEGIN_CASE;
    for (long rules = 0; rules < 2; rules++) {
        struct chip_setup setup = {.seed = "bytes", .clock_hz = 50,
                                   .option = {rules}};
        struct checkers_chip one, two;

        memset(&one, 0x00, sizeof one);
        memset(&two, 0xff, sizeof two);
        checkers_chip.reset(&one, &setup);
        checkers_chip.reset(&two, &setup);
        assert_memory_equal(&one, &two, sizeof one);
        assert_int_equal(checkers_chip.size, sizeof one);
    }
}

/* What rules=full has in addition, rules=simple has not, whatever the seed. */
CASE(the_chip_as_built_has_no_third_memory)
{
    int jumping = 0, crowned = 0;
    uint32_t kings = 0;

    BEGIN_CASE;
    for (char seed[] = "a"; seed[0] <= 'z'; seed[0]++) {
        struct checkers_chip simple = checkers_driver_open("", seed).chip;
        struct checkers_chip full = checkers_driver_open("rules=full",
                                                         seed).chip;

        assert_int_equal(simple.kings, 0);
        assert_int_equal(simple.slave.is_jumping | simple.master.is_jumping
                         | simple.slave.is_crowned
                         | simple.master.is_crowned, 0);
        jumping |= full.slave.is_jumping;
        crowned |= full.slave.is_crowned;
        kings |= full.kings;
    }
    assert_true(jumping && crowned && kings == ~0u);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers: the ports have the document's names; all are active high "
         "(M3-037..M3-046)", the_pins_of_the_chip),
    TEST("checkers: the ports of the frame's module are among them, fourteen "
         "wires (M3-037..M3-045)", the_ports_of_the_frame),
    TEST("checkers: with supply and ground the package's 40 legs are used",
         all_legs_of_the_package_are_used),
    TEST("checkers: each input and each light is where the table says "
         "(M3-037..M3-044)", each_input_is_heard),
    TEST("checkers: rules=simple is standard, rules=full the whole game",
         the_rules_are_an_option),
    TEST("checkers: the view port shows each of eight rows of four cells "
         "(M3-048, M3-055)", each_square_can_be_seen),
    TEST("checkers: the view port shows the man in hand and the last move",
         marks_can_be_seen),
    TEST("checkers: looking changes nothing", looking_changes_nothing),
    TEST("checkers: wires that are no pins are not heard",
         other_wires_are_not_heard),
    TEST("checkers: a copy goes on as the chip does",
         a_copy_goes_on_as_the_chip_does),
    TEST("checkers: chips share nothing", chips_share_nothing),
    TEST("checkers: power-up leaves no byte to chance",
         power_up_leaves_no_byte_to_chance),
    TEST("checkers: two memories of 32 cells, and a third only with "
         "rules=full (M3-048)", the_chip_as_built_has_no_third_memory),
};

CHECK_MAIN("checkers: pins", tests)
