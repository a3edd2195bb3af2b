/* test_catalogue.c - wires and lights of each board, and what holds for the
 * chip of every machine. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "base/rng.h"
#include "boards/basys2.h"
#include "boards/nexys3.h"
#include "boards/null.h"
#include "boards/sim.h"
#include "machines/all.h"

enum { CHIP_MAX = 2 << 20 };            /* the largest has two frames */


CASE(the_pins_of_a_basys2)
{
    BEGIN_CASE;
    assert_string_equal(pin_sheet(basys2.inputs), " BTN@0:4 SW@4:8");
    assert_string_equal(pin_sheet(basys2.outputs),
                        " LD@0:8!SEG@8:8!AN@16:4");
}

CASE(the_pins_of_a_nexys3)
{
    BEGIN_CASE;
    assert_string_equal(pin_sheet(nexys3.inputs), " BTN@0:5 SW@5:8");
    assert_string_equal(pin_sheet(nexys3.outputs),
                        " LD@0:8!SEG@8:8!AN@16:4 RGB@20:12");
}

CASE(the_pins_of_a_simulation)
{
    BEGIN_CASE;
    assert_string_equal(pin_sheet(sim.inputs), " BTN@0:4 SW@4:8");
    assert_string_equal(pin_sheet(sim.outputs), " LD@0:8 SSD0@8:8"
                        " SSD1@16:8 SSD2@24:8 SSD3@32:8");
}

CASE(the_pins_of_the_null_board)
{
    BEGIN_CASE;
    assert_string_equal(pin_sheet(null_board.inputs),
                        " BTN@0:1 SW@1:1 KEY@2:8 STROBE@10:1");
    assert_string_equal(pin_sheet(null_board.outputs), " LD@0:11");
}

static const struct part *part_of(const struct board_type *board,
                                  const char *group, int number)
{
    struct parts found = board_find(board, group);
    const struct part *part = &board->parts[found.first];

    while (part->number != number)
        part++;
    assert_string_equal(part->group, group);
    return part;
}

static int shines(const struct lights *lit, const struct board_type *board,
                  const char *group, int number, int segment)
{
    return lights_has(lit, part_of(board, group, number)->light + segment);
}

/* A segment is lit where its wire and the anode of its digit are active. */
CASE(a_basys2_lights_a_segment_by_wire_and_anode)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "segments");
    for (int i = 0; i < 1000; i++) {
        pins out = rng_next(&rng);
        struct lights lit = {{0}};

        basys2.shine(out, &lit);
        for (int n = 0; n < 8; n++)
            assert_int_equal(shines(&lit, &basys2, "LD", n, 0),
                             out >> n & 1);
        for (int n = 0; n < 32; n++)
            assert_int_equal(shines(&lit, &basys2, "AN", n / 8, n % 8),
                             (out >> (8 + n % 8) & out >> (16 + n / 8)) & 1);
    }
}

/* So does a Nexys3; and each of three lights of a peg has a wire. */
CASE(a_nexys3_lights_a_peg_by_three_wires)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "pegs");
    for (int i = 0; i < 1000; i++) {
        pins out = rng_next(&rng);
        struct lights lit = {{0}};

        nexys3.shine(out, &lit);
        for (int n = 0; n < 8; n++)
            assert_int_equal(shines(&lit, &nexys3, "LD", n, 0),
                             out >> n & 1);
        for (int n = 0; n < 32; n++)
            assert_int_equal(shines(&lit, &nexys3, "AN", n / 8, n % 8),
                             (out >> (8 + n % 8) & out >> (16 + n / 8)) & 1);
        for (int n = 0; n < 12; n++)
            assert_int_equal(shines(&lit, &nexys3, "RGB", n / 3, n % 3),
                             out >> (20 + n) & 1);
    }
}

CASE(a_simulation_has_a_wire_for_each_segment)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "segments");
    for (int i = 0; i < 1000; i++) {
        pins out = rng_next(&rng);
        struct lights lit = {{0}};

        sim.shine(out, &lit);
        for (int n = 0; n < 8; n++)
            assert_int_equal(shines(&lit, &sim, "LD", n, 0), out >> n & 1);
        for (int n = 0; n < 32; n++)
            assert_int_equal(shines(&lit, &sim, "AN", n / 8, n % 8),
                             out >> (8 + n) & 1);
    }
}

static void power_up(const struct machine_type *machine, void *chip,
                     int garbage)
{
    struct chip_setup setup = {.seed = "bytes",
                               .clock_hz = machine->board->clock_hz};

    assert_in_range(machine->top->size, 1, CHIP_MAX);
    options_defaults(machine->top->options, setup.option);
    memset(chip, garbage, CHIP_MAX);
    machine->top->reset(chip, &setup);
}

/* Memory before power-up is garbage; afterwards nothing of it is left. */
CASE(power_up_leaves_no_byte_to_chance)
{
    void *one = test_malloc(CHIP_MAX), *two = test_malloc(CHIP_MAX);

    BEGIN_CASE;
    FOR_MACHINES(m) {
        power_up(*m, one, 0x00);
        power_up(*m, two, 0xff);
        assert_memory_equal(one, two, (*m)->top->size);
    }
    test_free(two);
    test_free(one);
}

CASE(a_copy_goes_on_as_the_machine_does)
{
    void *one = test_malloc(CHIP_MAX), *two = test_malloc(CHIP_MAX);
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "copies");
    FOR_MACHINES(m) {
        power_up(*m, one, 0);
        for (int t = 0; t < 50000; t++) {
            pins in = rng_next(&rng) & rng_next(&rng);

            if (t % 1000 == 0)
                memcpy(two, one, CHIP_MAX);
            assert_true((*m)->top->tick(one, in) == (*m)->top->tick(two, in));
        }
        assert_memory_equal(one, two, (*m)->top->size);
    }
    test_free(two);
    test_free(one);
}

/* A top that carries a core lets a trace see it. */
CASE(a_core_comes_with_a_probe)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        assert_int_equal((*m)->top->core != NULL, (*m)->top->probe != NULL);
}

static const struct CMUnitTest tests[] = {
    TEST("machines: the pins of a Basys2", the_pins_of_a_basys2),
    TEST("machines: the pins of a Nexys3", the_pins_of_a_nexys3),
    TEST("machines: the pins of a simulation", the_pins_of_a_simulation),
    TEST("machines: the pins of the null board", the_pins_of_the_null_board),
    TEST("machines: a Basys2 lights a segment by wire and anode "
         "(M0-65, M0-66)", a_basys2_lights_a_segment_by_wire_and_anode),
    TEST("machines: a Nexys3 lights a peg by three wires (M1-08, M1-10)",
         a_nexys3_lights_a_peg_by_three_wires),
    TEST("machines: a simulation has a wire for each segment",
         a_simulation_has_a_wire_for_each_segment),
    TEST("machines: power-up leaves no byte to chance",
         power_up_leaves_no_byte_to_chance),
    TEST("machines: a copy goes on as the machine does",
         a_copy_goes_on_as_the_machine_does),
    TEST("machines: a core comes with a probe", a_core_comes_with_a_probe),
};

CHECK_MAIN("machines", tests)
