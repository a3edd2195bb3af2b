/* test_checkers_phases.c - what happens in which phase of a cycle: latches,
 * the memory, reset. */
#include "check.h"

#include "machines/checkers/checkers_driver.h"

enum { RESET = 1 << CHECKERS_PIN_RESET, PHI1 = 1 << CHECKERS_PIN_PHI1,
       PHI2 = 1 << CHECKERS_PIN_PHI2, ERR = 1 << CHECKERS_PIN_ERR };

static struct checkers_flops flops_in(int state, int turn)
{
    return (struct checkers_flops){.state = (uint8_t)state,
                                   .turn = (uint8_t)turn,
                                   .src = 022, .dest = 044};
}

/* A cycle of four looks, in which the outputs may change with phi1 only and
 * the memory with phi2 only. */
CASE(registers_change_with_phi1_and_cells_with_phi2)
{
    struct checkers_driver d = checkers_driver_set("", "r22 b33 r40", 'r');
    struct checkers_chip *chip = &d.chip;

    BEGIN_CASE;
    for (int i = 0; i < 12; i++) {
        pins in = i == 0 ? checkers_driver_press(022)
                : i == 1 ? checkers_driver_press(044) : 0;
        struct checkers_chip before = *chip;

        checkers_chip_tick(chip, in);
        assert_memory_equal(&chip->slave, &before.slave, sizeof chip->slave);
        checkers_chip_tick(chip, in | PHI1);
        assert_memory_equal(&chip->slave, &before.master,
                            sizeof chip->slave);
        before = *chip;
        checkers_chip_tick(chip, in);
        assert_memory_equal(chip, &before, sizeof before);
        checkers_chip_tick(chip, in | PHI2);
        assert_memory_equal(&chip->slave, &before.slave, sizeof chip->slave);
        if (!checkers_chip_wires(&before).memwrite)
            assert_true(chip->red == before.red
                        && chip->black == before.black);
        else
            assert_true(chip->red != before.red
                        || chip->black != before.black);
    }
    assert_men(&d, "r40 r44");
}

/* The input of cycle N is heard in its phi2 and seen with the next phi1. */
CASE(an_input_shows_with_the_next_phi1)
{
    struct checkers_driver d = checkers_driver_new("");
    pins in = checkers_driver_press(021);
    struct checkers_chip *chip = &d.chip;

    BEGIN_CASE;
    assert_false(checkers_chip_tick(chip, 0) & ERR);
    assert_false(checkers_chip_tick(chip, in | PHI1) & ERR);
    assert_false(checkers_chip_tick(chip, in) & ERR);
    assert_false(checkers_chip_tick(chip, in | PHI2) & ERR);
    assert_false(checkers_chip_tick(chip, 0) & ERR);
    assert_true(checkers_chip_tick(chip, PHI1) & ERR);
}

/* A press between two phi2 is not heard: only that phase counts. */
CASE(only_phi2_hears)
{
    struct checkers_driver d = checkers_driver_new("");
    struct checkers_chip *chip = &d.chip;
    pins press = checkers_driver_press(021);

    BEGIN_CASE;
    checkers_chip_tick(chip, press);
    checkers_chip_tick(chip, press | PHI1);
    checkers_chip_tick(chip, press);
    checkers_chip_tick(chip, PHI2);
    checkers_chip_tick(chip, press);
    assert_false(checkers_chip_tick(chip, PHI1) & ERR);
}

/* A latch follows as long as its phase is high, and keeps the last. */
CASE(latches_follow_while_their_phase_is_high)
{
    struct checkers_driver d = checkers_driver_new("");
    struct checkers_chip *chip = &d.chip;

    BEGIN_CASE;
    checkers_chip_tick(chip, checkers_driver_at(011) | PHI2);
    assert_int_equal(chip->master.src, 011);
    checkers_chip_tick(chip, checkers_driver_at(022) | PHI2);
    assert_int_equal(chip->master.src, 022);
    checkers_chip_tick(chip, checkers_driver_at(033));
    assert_int_equal(chip->master.src, 022);
    assert_int_not_equal(chip->slave.src, 022);
    checkers_chip_tick(chip, checkers_driver_at(044) | PHI1);
    assert_int_equal(chip->slave.src, 022);
    checkers_chip_tick(chip, checkers_driver_at(055) | PHI1);
    assert_int_equal(chip->slave.src, 022);
}

/* The memory looks once for each phi2, when it rises. */
CASE(the_memory_acts_when_phi2_rises)
{
    struct checkers_driver d = checkers_driver_set("", "r33", 'r');
    struct checkers_chip *chip = &d.chip;

    BEGIN_CASE;
    checkers_driver_cycle(&d, checkers_driver_press(033));
    checkers_chip_tick(chip, PHI1);
    chip->r = chip->b = 0;
    checkers_chip_tick(chip, PHI2);
    assert_true(chip->r && !chip->b);
    chip->red = 0;
    checkers_chip_tick(chip, PHI2);
    assert_true(chip->r);
    checkers_chip_tick(chip, 0);
    assert_true(chip->r);
    checkers_chip_tick(chip, PHI2);
    assert_false(chip->r);
}

/* It writes once, too: a cell that comes back while phi2 is high stays. */
CASE(the_memory_writes_when_phi2_rises)
{
    struct checkers_driver d = checkers_driver_set("", "r33", 'r');
    struct checkers_chip *chip = &d.chip;
    uint32_t red = chip->red;

    BEGIN_CASE;
    checkers_driver_force(&d, (struct checkers_flops){
        .state = CHECKERS_CLEAR, .src = 033, .dest = 044});
    checkers_chip_tick(chip, 0);
    checkers_chip_tick(chip, PHI2);
    assert_int_equal(chip->red, 0);
    chip->red = red;
    checkers_chip_tick(chip, PHI2);
    assert_int_equal(chip->red, red);
}

/* r and b after one phi2 in each state, having been both on or both off. */
CASE(what_was_read_is_kept_while_something_is_written)
{
    BEGIN_CASE;
    for (int state = 0; state < 9; state++)
        for (int was = 0; was < 2; was++) {
            struct checkers_driver d = checkers_driver_set("", "r22", 'r');
            int writes = state >= CHECKERS_WRITE && state <= CHECKERS_CLEARMID;

            checkers_driver_force(&d, flops_in(state, 0));
            d.chip.r = d.chip.b = (uint8_t)was;
            checkers_chip_tick(&d.chip, 0);
            checkers_chip_tick(&d.chip, RESET | PHI2);
            assert_true(d.chip.r == was && d.chip.b == was);
            checkers_driver_force(&d, flops_in(state, 0));
            d.chip.red = 1 << 9;
            d.chip.black = 0;
            checkers_chip_tick(&d.chip, 0);
            checkers_chip_tick(&d.chip, PHI2);
            assert_int_equal(d.chip.b, writes ? was : 0);
            assert_int_equal(d.chip.r, writes ? was
                             : state != CHECKERS_CHKMOVE
                               && state != CHECKERS_CHKLONG);
        }
}

/* src is (2,2), address 9; dest (4,4), 18; between them (3,3), 13. */
CASE(each_state_has_its_address)
{
    static const int addresses[] = {9, 9, 18, 13, 18, 9, 13, 9, 9};

    BEGIN_CASE;
    for (int state = 0; state < 9; state++) {
        struct checkers_driver d = checkers_driver_new("");
        struct checkers_wires wires;

        checkers_driver_force(&d, flops_in(state, 0));
        wires = checkers_chip_wires(&d.chip);
        assert_int_equal(wires.addr, addresses[state]);
        assert_int_equal(wires.mid, 033);
    }
}

CASE(each_square_has_its_address)
{
    BEGIN_CASE;
    for (unsigned square = 0; square < 64; square++) {
        struct checkers_driver d = checkers_driver_new("");
        unsigned row = square / 8, column = square % 8;

        checkers_driver_cycle(&d, checkers_driver_at(square));
        checkers_driver_cycle(&d, 0);
        assert_int_equal(checkers_chip_wires(&d.chip).addr,
                         row * 4 + column / 2);
    }
}

/* What the memory is told to hold: king, red, black. */
CASE(write_data)
{
    BEGIN_CASE;
    for (int state = 0; state < 9; state++)
        for (int turn = 0; turn < 2; turn++) {
            struct checkers_driver d = checkers_driver_new("");
            struct checkers_wires wires;

            checkers_driver_force(&d, flops_in(state, turn));
            wires = checkers_chip_wires(&d.chip);
            assert_int_equal(wires.memwrite, state == 4 || state == 5
                                             || state == 6);
            assert_int_equal(wires.datain, state != 4 ? 0 : turn ? 1 : 2);
        }
}

/* Both phases low: the cells are set, the registers wait for a clock. */
CASE(reset_does_not_wait_for_a_clock)
{
    struct checkers_driver d = checkers_driver_set("", "r33 b44", 'b');
    struct checkers_chip *chip = &d.chip;

    BEGIN_CASE;
    checkers_driver_cycle(&d, checkers_driver_press(021));
    checkers_driver_cycle(&d, 0);
    assert_lights(&d, "BE");
    checkers_chip_tick(chip, 0);
    d.out = checkers_chip_tick(chip, RESET);
    assert_int_equal(chip->red, 0x00000fff);
    assert_int_equal(chip->black, 0xfff00000);
    assert_lights(&d, "BE");
    checkers_chip_tick(chip, 0);
    d.out = checkers_chip_tick(chip, PHI1);
    assert_lights(&d, "BE");
    checkers_chip_tick(chip, RESET | PHI2);
    checkers_chip_tick(chip, 0);
    d.out = checkers_chip_tick(chip, PHI1);
    assert_lights(&d, "R");
}

/* Reset wins over every enable, clear and enter included. */
CASE(reset_comes_first)
{
    BEGIN_CASE;
    for (int state = 0; state < 16; state++)
        for (pins also = 0; also < 4; also++) {
            struct checkers_driver d = checkers_driver_set("", "r33", 'b');

            checkers_driver_force(&d, flops_in(state, 1));
            checkers_driver_cycle(&d, RESET | checkers_driver_at(055)
                                      | also << CHECKERS_PIN_ENTER);
            checkers_chip_tick(&d.chip, PHI1);
            assert_int_equal(d.chip.slave.state, CHECKERS_RDSOURCE);
            assert_int_equal(d.chip.slave.turn, 0);
            assert_int_equal(d.chip.slave.src | d.chip.slave.dest, 0);
            assert_int_equal(d.chip.red, 0x00000fff);
            assert_int_equal(d.chip.black, 0xfff00000);
        }
}

/* Whatever a seed brings up: nothing can be said before the first reset, and
 * everything after it. */
CASE(power_up_is_anything)
{
    int states[16] = {0}, turns[2] = {0};
    uint32_t red = 0, black = 0, all_red = ~0u, all_black = ~0u;

    BEGIN_CASE;
    for (int i = 0; i < 200; i++) {
        char seed[] = {(char)('a' + i % 20), (char)('a' + i / 20), 0};
        struct checkers_driver d = checkers_driver_open("", seed);

        states[d.chip.slave.state]++;
        turns[d.chip.slave.turn]++;
        red |= d.chip.red;
        black |= d.chip.black;
        all_red &= d.chip.red;
        all_black &= d.chip.black;
        checkers_driver_cycle(&d, RESET);
        checkers_driver_cycle(&d, 0);
        assert_lights(&d, "R");
        assert_true(d.chip.red == 0xfff && d.chip.black == 0xfff00000);
    }
    for (int i = 0; i < 16; i++)
        assert_true(states[i] > 0);
    assert_true(turns[0] > 50 && turns[1] > 50);
    assert_true(red == ~0u && black == ~0u);
    assert_true(all_red == 0 && all_black == 0);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers: registers change when phi1 rises, cells when phi2 rises "
         "(M3-045, M3-053, M3-076, M3-128)",
         registers_change_with_phi1_and_cells_with_phi2),
    TEST("checkers: an input shows with the next phi1 (M3-076, M3-081)",
         an_input_shows_with_the_next_phi1),
    TEST("checkers: inputs are heard in phi2 alone (M3-045, M3-076)",
         only_phi2_hears),
    TEST("checkers: latches follow while their phase is high (M3-128)",
         latches_follow_while_their_phase_is_high),
    TEST("checkers: the memory reads once, when phi2 rises (M3-053, M3-077)",
         the_memory_acts_when_phi2_rises),
    TEST("checkers: the memory writes once, when phi2 rises (M3-053)",
         the_memory_writes_when_phi2_rises),
    TEST("checkers: r and b are kept while cells are written or reset "
         "(M3-054)", what_was_read_is_kept_while_something_is_written),
    TEST("checkers: each state has its address (M3-072)",
         each_state_has_its_address),
    TEST("checkers: an address is row * 4 + column / 2 (M3-049)",
         each_square_has_its_address),
    TEST("checkers: red is written as 10, black as 01, empty as 00 "
         "(M3-050, M3-060..M3-062)", write_data),
    TEST("checkers: reset sets the cells without a clock (M3-051, M3-052)",
         reset_does_not_wait_for_a_clock),
    TEST("checkers: reset has priority in every state "
         "(M3-033, M3-089, M3-128)", reset_comes_first),
    TEST("checkers: nothing is sure before the first reset (M3-090)",
         power_up_is_anything),
};

CHECK_MAIN("checkers: phases", tests)
