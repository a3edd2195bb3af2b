/* test_checkers_trace.c - every cycle of the 192 vectors inside the chip, and
 * what clear, reset and enter do in each state, as tables say. */
#include "check.h"

#include <string.h>

#include "base/oracle.h"
#include "machines/checkers/checkers_vectors.h"

/* The golden traces */

enum {                          /* columns */
    CYCLE, TEST_NUMBER, VECTOR, ROW, COL, ENTER, CLR, RESET,
    EXP_ERR, EXP_RED, EXP_BLACK, ERR, REDTIND, BLACKTIND,
    STATE, STATE_NAME, TURN, SRC_ROW, SRC_COL, DEST_ROW, DEST_COL,
    MID_ROW, MID_COL, DISTANCE, ADDR, MEMWRITE, DATAIN, R_END, B_END,
    RED_END, BLACK_END, NEXT_STATE, NEXT_NAME, COLUMNS
};

static const char *const names[] = {
#define STATE_NAME_OF(name) #name,
    CHECKERS_STATES(STATE_NAME_OF)
#undef STATE_NAME_OF
};

/* The vectors without underscores, and their inputs as traced. */
static pins traced_inputs(const struct oracle *row)
{
    const char *field[] = {row->field[ROW], row->field[COL]};
    char bits[13] = "xxx";

    for (int i = 0; i < 2; i++)
        memcpy(bits + 3 + 3 * i, field[i], 3);
    bits[9] = row->field[ENTER][0];
    bits[10] = row->field[CLR][0];
    bits[11] = row->field[RESET][0];
    return checkers_vectors_inputs(bits, 0);
}

static int has_x(const char *field)
{
    return strchr(field, 'x') != NULL;
}

/* A field that is unknown says nothing; each known one counts. */
static long compare(const struct oracle *row, int column, unsigned value,
                    int base)
{
    const char *field = row->field[column];

    if (has_x(field))
        return 0;
    if (strtoul(field, NULL, base) != value)
        fail_msg("cycle %s, column %d: %s expected, the chip has %x",
                 row->field[CYCLE], column, field, value);
    return 1;
}

static long compare_outputs(const struct oracle *row, pins out)
{
    return compare(row, ERR, out >> CHECKERS_PIN_ERR & 1, 2)
         + compare(row, REDTIND, out >> CHECKERS_PIN_REDTIND & 1, 2)
         + compare(row, BLACKTIND, out >> CHECKERS_PIN_BLACKTIND & 1, 2);
}

/* The traced next state is the one before clear and reset have their say. */
static int is_cleared(const struct oracle *row)
{
    return row->field[CLR][0] == '1' || row->field[RESET][0] == '1';
}

static long compare_controller(const struct oracle *row,
                               const struct checkers_chip *chip)
{
    const struct checkers_flops *flops = &chip->slave;

    if (!has_x(row->field[STATE]))
        assert_string_equal(row->field[STATE_NAME], names[flops->state]);
    if (is_cleared(row))
        assert_int_equal(chip->master.state, CHECKERS_RDSOURCE);
    else
        assert_string_equal(row->field[NEXT_NAME],
                            names[chip->master.state]);
    return compare(row, STATE, flops->state, 10)
         + compare(row, TURN, flops->turn, 2)
         + compare(row, SRC_ROW, flops->src >> 3, 10)
         + compare(row, SRC_COL, flops->src & 7, 10)
         + compare(row, DEST_ROW, flops->dest >> 3, 10)
         + compare(row, DEST_COL, flops->dest & 7, 10);
}

/* A red man that does not go up has no middle row; the traced circuit kept
 * an old one in a latch there. */
static int has_middle_row(const struct checkers_flops *flops)
{
    return flops->turn || flops->src >> 3 < flops->dest >> 3;
}

static long compare_wires(const struct oracle *row,
                          const struct checkers_chip *chip)
{
    struct checkers_wires wires = checkers_chip_wires(chip);
    long known = 0;

    if (!has_x(row->field[SRC_ROW]) && has_middle_row(&chip->slave))
        known += compare(row, MID_ROW, wires.mid >> 3, 10);
    return known + compare(row, MID_COL, wires.mid & 7, 10)
         + compare(row, DISTANCE, wires.distance, 2)
         + compare(row, ADDR, wires.addr, 10)
         + compare(row, MEMWRITE, wires.memwrite, 2)
         + compare(row, DATAIN, wires.datain, 2);
}

static long compare_memory(const struct oracle *row,
                           const struct checkers_chip *chip)
{
    return compare(row, R_END, chip->r, 2) + compare(row, B_END, chip->b, 2)
         + compare(row, RED_END, chip->red, 16)
         + compare(row, BLACK_END, chip->black, 16);
}

/* Registers are compared after the cycle that has just ended, in which they
 * did not change after phi1; cycle 0 begins with nothing known. */
static long follow(const char *name, const char *seed)
{
    struct checkers_driver d = checkers_driver_open("", seed);
    struct oracle row;
    long known = 0;

    oracle_open(&row, name);
    assert_int_equal(row.fields, COLUMNS);
    while (oracle_next(&row)) {
        assert_int_equal(atoi(row.field[CYCLE]), d.cycles);
        checkers_driver_cycle(&d, traced_inputs(&row));
        known += compare_outputs(&row, d.out);
        known += compare_memory(&row, &d.chip);
        if (d.cycles == 1)
            continue;
        known += compare_controller(&row, &d.chip);
        known += compare_wires(&row, &d.chip);
    }
    assert_int_equal(d.cycles, 192);
    return known;
}

/* Every known field is counted, so that none is passed over. */
CASE(the_trace_with_zeroes)
{
    BEGIN_CASE;
    assert_int_equal(follow("checkers/golden_trace_zerofill.csv", "some"),
                     3591);
    assert_int_equal(follow("checkers/golden_trace_zerofill.csv", "other"),
                     3591);
}

CASE(the_trace_with_unknowns)
{
    BEGIN_CASE;
    assert_int_equal(follow("checkers/golden_trace_x.csv", "some"), 3250);
}

/* Clear, reset and enter in each state of a jump */

enum { WHAT, WHEN, NEXT, TURN_AFTER, ERR_AFTER, RED_BEFORE, BLACK_BEFORE,
       RED_AFTER, BLACK_AFTER, WHAT_COLUMNS };

static uint32_t hex(const char *field)
{
    return (uint32_t)strtoul(field, NULL, 16);
}

static enum checkers_state state_named(const char *name)
{
    unsigned state = 0;

    while (state < 9 && strcmp(names[state], name) != 0)
        state++;
    assert_true(state < 9);
    return state;
}

/* Black is on turn and can jump from (4,2) to (2,0). */
static struct checkers_driver before_the_jump(void)
{
    struct checkers_driver d = checkers_driver_new("");

    d.chip.red = 0x000056ff;
    d.chip.black = 0xffd20000;
    d.chip.master.turn = d.chip.slave.turn = 1;
    checkers_driver_wait(&d, 1);
    return d;
}

/* The same in the error state. */
static struct checkers_driver after_an_error(void)
{
    struct checkers_driver d = before_the_jump();

    checkers_driver_cycle(&d, checkers_driver_press(041));
    return d;
}

static pins pin_named(const char *what)
{
    if (strcmp(what, "clr") == 0)
        return PIN(CHECKERS_PIN_CLR);
    if (strcmp(what, "reset") == 0)
        return PIN(CHECKERS_PIN_RESET);
    return strcmp(what, "enter") == 0 ? PIN(CHECKERS_PIN_ENTER) : 0;
}

/* One cycle of the jump, with one more pin. */
static void jump_cycle(struct checkers_driver *d, int cycle, pins also)
{
    static const unsigned entered[] = {042, 020};

    checkers_driver_cycle(d, (cycle < 2
                              ? checkers_driver_press(entered[cycle])
                              : checkers_driver_at(042)) | also);
}

/* The jump up to this cycle, in which the pin comes. */
static struct checkers_driver jump_with(const char *what, int cycle)
{
    struct checkers_driver d = before_the_jump();

    for (int i = 0; i < cycle; i++)
        jump_cycle(&d, i, 0);
    jump_cycle(&d, cycle, pin_named(what));
    return d;
}

static void assert_row(struct checkers_driver *d, const struct oracle *row)
{
    assert_string_equal(names[d->chip.slave.state], row->field[WHEN]);
    assert_int_equal(d->chip.red, hex(row->field[RED_AFTER]));
    assert_int_equal(d->chip.black, hex(row->field[BLACK_AFTER]));
    checkers_driver_cycle(d, 0);
    assert_int_equal(d->chip.slave.state, state_named(row->field[NEXT]));
    assert_int_equal(d->out & 1, atoi(row->field[TURN_AFTER]));
    assert_int_equal(d->out >> CHECKERS_PIN_ERR & 1,
                     atoi(row->field[ERR_AFTER]));
}

static int is_carrying_out(enum checkers_state state)
{
    return state == CHECKERS_CLEARMID || state == CHECKERS_WRITE
        || state == CHECKERS_CLEAR || state == CHECKERS_DONE;
}

/* Whether the table's clear would leave the board or the turn broken: there
 * the chip is to do what it does without (erratum 6). */
static int is_repaired(const struct oracle *row)
{
    return strcmp(row->field[WHAT], "clr") == 0
        && is_carrying_out(state_named(row->field[WHEN]));
}

/* The rows of one pin: nine cycles of the jump in order, and the error. */
static int follow_rows(const char *what)
{
    struct oracle row;
    int rows = 0, cycle = 0;

    oracle_open(&row, "checkers/clr_enter_reset_by_state.csv");
    while (oracle_next(&row)) {
        struct checkers_driver d;

        if (strcmp(row.field[WHAT], what) != 0)
            continue;
        assert_int_equal(row.fields, WHAT_COLUMNS);
        rows++;
        if (strcmp(row.field[WHEN], "ERR") == 0) {
            d = after_an_error();
            checkers_driver_cycle(&d, pin_named(what));
        } else {
            d = jump_with(what, cycle++);
        }
        if (!is_repaired(&row))
            assert_row(&d, &row);
    }
    return rows;
}

CASE(reset_in_each_state)
{
    BEGIN_CASE;
    assert_int_equal(follow_rows("reset"), 10);
}

CASE(enter_in_each_state)
{
    BEGIN_CASE;
    assert_int_equal(follow_rows("enter"), 10);
}

CASE(clear_in_each_state)
{
    BEGIN_CASE;
    assert_int_equal(follow_rows("clr"), 10);
}

/* Clear, alone or held to the end, changes no bit of the chip there. */
CASE(clear_while_a_move_is_carried_out)
{
    BEGIN_CASE;
    for (int cycle = 4; cycle < 8; cycle++) {
        struct checkers_driver with = jump_with("clr", cycle);
        struct checkers_driver without = jump_with("nothing", cycle);

        assert_true(is_carrying_out(with.chip.slave.state));
        assert_memory_equal(&with.chip, &without.chip, sizeof with.chip);
        for (int i = cycle + 1; i < 8; i++)
            jump_cycle(&with, i, PIN(CHECKERS_PIN_CLR));
        checkers_driver_wait(&with, 1);
        assert_int_equal(with.chip.red, 0x000046ff);
        assert_int_equal(with.chip.black, 0xffd00100);
        assert_lights(&with, "R");
    }
}

/* The last line of the table: the states while enter is held on (4,2). */
CASE(enter_held)
{
    struct checkers_driver d = before_the_jump();
    struct oracle row;
    const char *state = NULL;
    int states = 0;

    BEGIN_CASE;
    oracle_open(&row, "checkers/clr_enter_reset_by_state.csv");
    while (oracle_next(&row))
        if (strncmp(row.field[WHAT], "enter held", 10) == 0)
            state = strchr(row.field[WHEN], ':') + 2;
    assert_non_null(state);
    for (; *state; state += strcspn(state, " ") + 1) {
        checkers_driver_cycle(&d, checkers_driver_press(042));
        assert_true(strncmp(state, names[d.chip.slave.state],
                            strcspn(state, " ")) == 0);
        states++;
    }
    assert_int_equal(states, 12);
    assert_int_equal(d.chip.black, 0xffd20000);
}

static const struct CMUnitTest tests[] = {
    TEST("checkers: the golden trace with zeroes, cycle by cycle: registers, "
         "wires, memory (M3-048..M3-051, M3-056..M3-064, M3-072, M3-073, "
         "M3-076, M3-077)", the_trace_with_zeroes),
    TEST("checkers: the golden trace with unknown bits, wherever it is known "
         "(M3-056..M3-064, M3-072)", the_trace_with_unknowns),
    TEST("checkers: reset in each state is the opening at once and red's "
         "turn (M3-033, M3-089)", reset_in_each_state),
    TEST("checkers: enter matters in 0, 1 and 7 and in no other state "
         "(M3-065, M3-067, M3-071, M3-075)", enter_in_each_state),
    TEST("checkers: clear in 0, 1, 2, 3 and 7 leads to Read source and "
         "leaves board and turn (M3-031, M3-032, M3-086, M3-087, M3-088)",
         clear_in_each_state),
    TEST("checkers: clear is not heard while a move is carried out "
         "(M3-086)", clear_while_a_move_is_carried_out),
    TEST("checkers: the chip hears enter as a level: held, it goes round",
         enter_held),
};

CHECK_MAIN("checkers: trace", tests)
