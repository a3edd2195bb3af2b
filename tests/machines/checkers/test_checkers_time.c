/* test_checkers_time.c - what happens in which cycle. */
#include "check.h"

#include <string.h>

#include "machines/checkers/checkers_driver.h"

enum { CLR = 1 << CHECKERS_PIN_CLR, ERR = 1 << CHECKERS_PIN_ERR };

/* The codes of the states in cycles without a press, after both squares came
 * in the two cycles before; stops at 0 or 7. */
static const char *states_of(struct checkers_driver *d, unsigned from,
                             unsigned to)
{
    static char codes[20];
    char *code = codes;

    checkers_driver_cycle(d, checkers_driver_press(from));
    checkers_driver_cycle(d, checkers_driver_press(to));
    do {
        checkers_driver_cycle(d, checkers_driver_at(017));
        *code++ = (char)('0' + d->chip.slave.state);
    } while (!strchr("07", code[-1]) && code < codes + 10);
    *code = 0;
    return codes;
}

static void assert_states(const char *men, char side, unsigned from,
                          unsigned to, const char *codes)
{
    struct checkers_driver d = checkers_driver_set("", men, side);

    assert_string_equal(states_of(&d, from, to), codes);
    assert_int_equal((d.out & ERR) != 0, strchr(codes, '7') != NULL);
}

CASE(a_step)
{
    BEGIN_CASE;
    assert_states("r33", 'r', 033, 044, "24580");
    assert_states("b33", 'b', 033, 022, "24580");
}

CASE(a_jump)
{
    BEGIN_CASE;
    assert_states("r33 b44", 'r', 033, 055, "2364580");
    assert_states("r22 b33", 'b', 033, 011, "2364580");
}

CASE(errors_after_the_destination)
{
    BEGIN_CASE;
    assert_states("r33", 'r', 033, 034, "7");
    assert_states("r33 b44", 'r', 033, 044, "27");
    assert_states("r33", 'r', 033, 066, "27");
    assert_states("r33", 'r', 033, 022, "27");
    assert_states("r33", 'r', 033, 055, "237");
    assert_states("r33 r44", 'r', 033, 055, "237");
}

/* The men at the end of each cycle: complete one cycle before Done. */
static void assert_steps(const char *before, char side, unsigned from,
                         unsigned to, const char *const *men)
{
    struct checkers_driver d = checkers_driver_set("", before, side);

    checkers_driver_cycle(&d, checkers_driver_press(from));
    checkers_driver_cycle(&d, checkers_driver_press(to));
    for (; *men; men++) {
        checkers_driver_wait(&d, 1);
        assert_men(&d, *men);
        assert_lights(&d, side == 'r' ? "R" : "B");
    }
    assert_int_equal(d.chip.slave.state, CHECKERS_DONE);
    checkers_driver_wait(&d, 1);
    assert_lights(&d, side == 'r' ? "B" : "R");
    assert_men(&d, men[-1]);
}

CASE(the_board_is_complete_before_done)
{
    static const char *const step[] = {
        "r20 r31 b42", "r20 r31 b33 b42", "r20 r31 b33", "r20 r31 b33", NULL,
    };
    static const char *const jump[] = {
        "r22 r31 b42", "r22 r31 b42", "r22 b42", "b20 r22 b42", "b20 r22",
        "b20 r22", NULL,
    };

    BEGIN_CASE;
    assert_steps("r20 r31 b42", 'b', 042, 033, step);
    assert_steps("r22 r31 b42", 'b', 042, 020, jump);
}

static struct checkers_flops flops_in(int state, int turn)
{
    return (struct checkers_flops){.state = (uint8_t)state,
                                   .turn = (uint8_t)turn,
                                   .src = 022, .dest = 044};
}

/* 9 to 15, whatever is pressed: no cell changes, no light is on. */
CASE(unused_codes_lead_to_read_source)
{
    BEGIN_CASE;
    for (int state = 9; state < 16; state++)
        for (pins also = 0; also < 4; also++) {
            struct checkers_driver d = checkers_driver_set("", "r22 b44",
                                                           'b');

            checkers_driver_force(&d, flops_in(state, 1));
            checkers_driver_cycle(&d, checkers_driver_at(044)
                                      | also << CHECKERS_PIN_ENTER);
            assert_lights(&d, "B");
            checkers_driver_cycle(&d, 0);
            assert_int_equal(d.chip.slave.state, CHECKERS_RDSOURCE);
            assert_lights(&d, "B");
            assert_men(&d, "r22 b44");
        }
}

/* The registers follow the switches in their own state and no other. */
CASE(registers_follow_the_inputs)
{
    BEGIN_CASE;
    for (int state = 0; state < 9; state++) {
        struct checkers_driver d = checkers_driver_new("");

        checkers_driver_force(&d, flops_in(state, 0));
        checkers_driver_cycle(&d, checkers_driver_at(037));
        assert_int_equal(d.chip.master.src,
                         state == CHECKERS_RDSOURCE ? 037 : 022);
        assert_int_equal(d.chip.master.dest,
                         state == CHECKERS_RDDEST ? 037 : 044);
    }
}

/* One of the two is on, and it is the turn register that says which. */
CASE(one_turn_light_is_on)
{
    BEGIN_CASE;
    for (int state = 0; state < 16; state++)
        for (int turn = 0; turn < 2; turn++) {
            struct checkers_driver d = checkers_driver_new("");

            checkers_driver_force(&d, flops_in(state, turn));
            d.out = checkers_chip_tick(&d.chip, 0);
            assert_true((d.out & 3) == (turn ? 1 : 2));
            assert_int_equal((d.out & ERR) != 0, state == CHECKERS_ERR);
        }
}

/* The turn toggles in Done and in no other state. */
CASE(the_turn_toggles_in_done)
{
    BEGIN_CASE;
    for (int state = 0; state < 9; state++)
        for (int turn = 0; turn < 2; turn++) {
            struct checkers_driver d = checkers_driver_set("", "r22 b66",
                                                           'r');

            checkers_driver_force(&d, flops_in(state, turn));
            checkers_driver_wait(&d, 1);
            assert_int_equal(d.chip.master.turn,
                             state == CHECKERS_DONE ? !turn : turn);
        }
}

CASE(the_destination_may_come_at_once_or_late)
{
    BEGIN_CASE;
    for (int wait = 0; wait < 30; wait++) {
        struct checkers_driver d = checkers_driver_set("", "r33", 'r');

        checkers_driver_cycle(&d, checkers_driver_press(033));
        for (int i = 0; i < wait; i++)
            checkers_driver_cycle(&d, checkers_driver_at(042));
        checkers_driver_cycle(&d, checkers_driver_press(044));
        assert_int_equal(d.chip.slave.state, CHECKERS_RDDEST);
        checkers_driver_wait(&d, 4);
        assert_lights(&d, "R");
        checkers_driver_wait(&d, 1);
        assert_lights(&d, "B");
        assert_men(&d, "r44");
    }
}

/* Without a second press: one cycle in Read destination, then the error. */
CASE(a_wrong_source_is_an_error_by_itself)
{
    static const unsigned sources[] = {044, 055};

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        struct checkers_driver d = checkers_driver_set("", "r33 b44", 'r');

        checkers_driver_cycle(&d, checkers_driver_press(sources[i]));
        checkers_driver_wait(&d, 1);
        assert_int_equal(d.chip.slave.state, CHECKERS_RDDEST);
        assert_lights(&d, "R");
        checkers_driver_wait(&d, 1);
        assert_lights(&d, "RE");
    }
}

CASE(the_error_light_waits_for_enter)
{
    struct checkers_driver d = checkers_driver_new("");

    BEGIN_CASE;
    checkers_driver_cycle(&d, checkers_driver_press(021));
    assert_lights(&d, "R");
    for (int i = 0; i < 100; i++) {
        checkers_driver_cycle(&d, checkers_driver_at((unsigned)i % 64));
        assert_lights(&d, "RE");
    }
    checkers_driver_cycle(&d, checkers_driver_press(020));
    assert_lights(&d, "RE");
    checkers_driver_wait(&d, 3);
    assert_lights(&d, "R");
    assert_int_equal(d.chip.slave.state, CHECKERS_RDSOURCE);
    checkers_driver_move(&d, 020, 031);
    assert_lights(&d, "B");
}

CASE(clear_drops_a_move_half_entered)
{
    struct checkers_driver d = checkers_driver_new("");

    BEGIN_CASE;
    checkers_driver_cycle(&d, checkers_driver_press(020));
    checkers_driver_wait(&d, 3);
    checkers_driver_cycle(&d, CLR);
    checkers_driver_wait(&d, 1);
    assert_int_equal(d.chip.slave.state, CHECKERS_RDSOURCE);
    assert_lights(&d, "R");
    checkers_driver_move(&d, 022, 033);
    assert_lights(&d, "B");
    assert_int_equal(d.chip.red, 0x00002dff);
    assert_int_equal(d.chip.black, 0xfff00000);
}

CASE(clear_beats_enter)
{
    struct checkers_driver d = checkers_driver_new("");

    BEGIN_CASE;
    checkers_driver_cycle(&d, checkers_driver_press(020) | CLR);
    checkers_driver_cycle(&d, checkers_driver_press(021) | CLR);
    assert_int_equal(d.chip.slave.state, CHECKERS_RDSOURCE);
    checkers_driver_wait(&d, 1);
    assert_int_equal(d.chip.slave.state, CHECKERS_RDSOURCE);
    assert_lights(&d, "R");
}

static const struct CMUnitTest tests[] = {
    TEST("checkers: a step is checked, written, cleared and done in four "
         "cycles (M3-058, M3-060, M3-061, M3-064, M3-068, M3-070, M3-079)",
         a_step),
    TEST("checkers: a jump takes six (M3-059, M3-062, M3-068, M3-069, "
         "M3-070, M3-080)", a_jump),
    TEST("checkers: an error after the destination comes one, two or three "
         "cycles later (M3-067..M3-069, M3-081, M3-083, M3-084)",
         errors_after_the_destination),
    TEST("checkers: the board is complete in Clear, one cycle before Done "
         "(M3-060..M3-062, M3-079, M3-080, M3-091)",
         the_board_is_complete_before_done),
    TEST("checkers: unused codes lead to Read source (M3-074)",
         unused_codes_lead_to_read_source),
    TEST("checkers: source and destination follow the inputs in their states "
         "(M3-026, M3-056, M3-057)", registers_follow_the_inputs),
    TEST("checkers: one turn light is on, as the turn register says; the "
         "error light is on in Error (M3-029, M3-034, M3-063, M3-073)",
         one_turn_light_is_on),
    TEST("checkers: the turn toggles in Done (M3-007, M3-064)",
         the_turn_toggles_in_done),
    TEST("checkers: the destination may come in the next cycle or later "
         "(M3-027, M3-028, M3-065, M3-078)",
         the_destination_may_come_at_once_or_late),
    TEST("checkers: a wrong source is an error two cycles later, without a "
         "second press (M3-057, M3-066, M3-082)",
         a_wrong_source_is_an_error_by_itself),
    TEST("checkers: the error light is on until enter, which does nothing "
         "else (M3-029, M3-030, M3-071, M3-085)",
         the_error_light_waits_for_enter),
    TEST("checkers: clear drops a move half entered (M3-031, M3-032, M3-086)",
         clear_drops_a_move_half_entered),
    TEST("checkers: clear beats enter (M3-065, M3-088)", clear_beats_enter),
};

CHECK_MAIN("checkers: time", tests)
