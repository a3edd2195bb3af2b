/* test_checkers_full.c - rules=full by example: kings, the duty to jump,
 * jumps that go on, and who has won. */
#include "check.h"

#include "machines/checkers/checkers_driver.h"

enum { ENTER = 1 << CHECKERS_PIN_ENTER, CLR = 1 << CHECKERS_PIN_CLR,
       RESET = 1 << CHECKERS_PIN_RESET };

static struct checkers_driver set(const char *men, char side)
{
    return checkers_driver_set("rules=full", men, side);
}

static void assert_move(const char *men, char side, unsigned from,
                        unsigned to, const char *lights, const char *after)
{
    struct checkers_driver d = set(men, side);

    checkers_driver_move(&d, from, to);
    assert_lights(&d, lights);
    assert_men(&d, after);
}

static void go_on(struct checkers_driver *d, unsigned to)
{
    checkers_driver_cycle(d, checkers_driver_press(to));
    checkers_driver_wait(d, 7);
}

CASE(the_opening)
{
    struct checkers_driver d = checkers_driver_new("rules=full");

    BEGIN_CASE;
    assert_lights(&d, "R");
    assert_int_equal(d.chip.kings, 0);
    assert_int_equal(checkers_driver_move(&d, 020, 031), 5);
    assert_lights(&d, "B");
}

/* The duty to jump */

CASE(who_can_jump_must)
{
    struct checkers_driver d = set("r00 r22 b33 b75", 'r');

    BEGIN_CASE;
    assert_lights(&d, "RM");
    assert_int_equal(checkers_driver_move(&d, 000, 011), 2);
    assert_lights(&d, "REM");
    assert_men(&d, "r00 r22 b33 b75");
    checkers_driver_cycle(&d, ENTER);
    checkers_driver_wait(&d, 1);
    assert_lights(&d, "RM");
    checkers_driver_move(&d, 022, 031);         /* the one that could */
    assert_lights(&d, "REM");
    checkers_driver_cycle(&d, ENTER);
    assert_int_equal(checkers_driver_move(&d, 022, 044), 7);
    assert_lights(&d, "B");
    assert_men(&d, "r00 r44 b75");
}

CASE(any_jump_will_do)
{
    BEGIN_CASE;
    assert_move("r22 b31 b33 b55", 'r', 022, 040, "B", "b33 r40 b55");
    assert_move("r22 b31 b33 b55", 'r', 022, 044, "RM", "b31 r44 b55");
}

CASE(the_duty_is_forwards_only_for_a_man)
{
    struct checkers_driver d = set("b22 r33 b66", 'r');

    BEGIN_CASE;
    assert_lights(&d, "R");
    d = set("b11 b22 r33", 'r');
    assert_lights(&d, "R");
    d = set("b11 b22 R33", 'r');
    assert_lights(&d, "R");
    d = set("b22 R33", 'r');
    assert_lights(&d, "RM");
}

/* Jumps that go on */

CASE(a_jump_goes_on)
{
    struct checkers_driver d = set("r00 b11 b33 b77", 'r');

    BEGIN_CASE;
    assert_int_equal(checkers_driver_move(&d, 000, 022), 7);
    assert_lights(&d, "RM");
    assert_int_equal(d.chip.slave.state, CHECKERS_RDDEST);
    assert_int_equal(d.chip.slave.src, 022);
    assert_men(&d, "r22 b33 b77");
    assert_marked(&d, CHECKERS_MARK_HELD, "22");
    assert_marked(&d, CHECKERS_MARK_LEFT, "00");
    go_on(&d, 044);
    assert_lights(&d, "B");
    assert_men(&d, "r44 b77");
    assert_marked(&d, CHECKERS_MARK_HELD, "");
    assert_marked(&d, CHECKERS_MARK_LEFT, "00");
    assert_marked(&d, CHECKERS_MARK_REACHED, "44");
}

/* Nothing but the jump gets rid of it. */
CASE(the_duty_to_go_on_stays)
{
    struct checkers_driver d = set("r00 r06 b11 b33 b77", 'r');

    BEGIN_CASE;
    checkers_driver_move(&d, 000, 022);
    for (int i = 0; i < 5; i++)
        checkers_driver_cycle(&d, CLR | checkers_driver_at(006));
    checkers_driver_cycle(&d, CLR | checkers_driver_press(006));
    checkers_driver_wait(&d, 1);
    assert_int_equal(d.chip.slave.state, CHECKERS_RDDEST);
    go_on(&d, 031);                             /* a step */
    assert_lights(&d, "REM");
    assert_marked(&d, CHECKERS_MARK_HELD, "22");
    checkers_driver_cycle(&d, ENTER | checkers_driver_at(006));
    checkers_driver_wait(&d, 1);
    assert_lights(&d, "RM");
    assert_int_equal(d.chip.slave.src, 022);
    go_on(&d, 015);                             /* with another man */
    assert_lights(&d, "REM");
    checkers_driver_cycle(&d, CLR);
    checkers_driver_wait(&d, 1);
    assert_int_equal(d.chip.slave.state, CHECKERS_RDDEST);
    go_on(&d, 021);                             /* a light square */
    assert_lights(&d, "REM");
    checkers_driver_cycle(&d, ENTER);
    go_on(&d, 044);
    assert_lights(&d, "B");
    assert_men(&d, "r06 r44 b77");
}

/* In Check move and in Check long, too, clear leads back to the duty. */
CASE(clear_while_a_further_jump_is_checked)
{
    BEGIN_CASE;
    for (int wait = 0; wait < 2; wait++) {
        struct checkers_driver d = set("r00 b11 b33 b77", 'r');

        checkers_driver_move(&d, 000, 022);
        checkers_driver_cycle(&d, checkers_driver_press(044));
        checkers_driver_wait(&d, wait);
        checkers_driver_cycle(&d, CLR);
        assert_int_equal(d.chip.slave.state, CHECKERS_CHKMOVE + wait);
        checkers_driver_wait(&d, 1);
        assert_int_equal(d.chip.slave.state, CHECKERS_RDDEST);
        assert_men(&d, "r22 b33 b77");
    }
}

/* Clear is not heard while the jump is carried out, Done included. */
CASE(clear_while_a_jump_is_carried_out)
{
    BEGIN_CASE;
    for (int wait = 2; wait < 6; wait++) {
        struct checkers_driver d = set("r00 b11 b33 b77", 'r');

        checkers_driver_cycle(&d, checkers_driver_press(000));
        checkers_driver_cycle(&d, checkers_driver_press(022));
        checkers_driver_wait(&d, wait);
        checkers_driver_cycle(&d, CLR);
        checkers_driver_wait(&d, 6 - wait);
        assert_int_equal(d.chip.slave.state, CHECKERS_RDDEST);
        assert_int_equal(d.chip.slave.src, 022);
        assert_men(&d, "r22 b33 b77");
    }
}

/* Another man could jump, but it is not the one that did. */
CASE(only_the_same_man_goes_on)
{
    BEGIN_CASE;
    assert_move("r00 r06 b11 b15", 'r', 000, 022, "B", "r06 b15 r22");
}

CASE(reset_ends_the_duty)
{
    struct checkers_driver d = set("r00 b11 b33 b77", 'r');

    BEGIN_CASE;
    checkers_driver_move(&d, 000, 022);
    checkers_driver_cycle(&d, RESET);
    checkers_driver_wait(&d, 1);
    assert_int_equal(d.chip.slave.state, CHECKERS_RDSOURCE);
    checkers_driver_cycle(&d, CLR);
    checkers_driver_wait(&d, 1);
    assert_int_equal(d.chip.slave.state, CHECKERS_RDSOURCE);
    assert_lights(&d, "R");
}

/* A step never goes on, though a jump may follow from where it ends. */
CASE(a_step_does_not_go_on)
{
    BEGIN_CASE;
    assert_move("r11 r13 b33", 'r', 013, 022, "B", "r11 r22 b33");
    assert_move("r11 b33 b77", 'r', 011, 022, "BM", "r22 b33 b77");
}

/* Kings */

CASE(a_man_on_the_last_row_is_crowned)
{
    struct checkers_driver d = set("r62 b60", 'r');

    BEGIN_CASE;
    checkers_driver_cycle(&d, checkers_driver_press(062));
    checkers_driver_cycle(&d, checkers_driver_press(073));
    checkers_driver_wait(&d, 2);
    assert_lights(&d, "R");                     /* Write */
    checkers_driver_wait(&d, 1);
    assert_lights(&d, "RK");                    /* Clear */
    checkers_driver_wait(&d, 2);
    assert_lights(&d, "BK");
    assert_men(&d, "b60 R73");
    checkers_driver_cycle(&d, CLR);
    checkers_driver_cycle(&d, checkers_driver_press(060) | CLR);
    checkers_driver_wait(&d, 3);
    assert_lights(&d, "BK");
    checkers_driver_cycle(&d, checkers_driver_press(060));
    assert_lights(&d, "BK");
    checkers_driver_wait(&d, 1);
    assert_lights(&d, "B");
}

CASE(a_black_man_is_crowned_on_row_0)
{
    struct checkers_driver d = set("b11 r66", 'b');

    BEGIN_CASE;
    checkers_driver_move(&d, 011, 002);
    assert_lights(&d, "RK");
    assert_men(&d, "B02 r66");
    checkers_driver_cycle(&d, RESET);
    checkers_driver_wait(&d, 1);
    assert_lights(&d, "R");
    assert_int_equal(d.chip.kings, 0);
    assert_move("b71 r66", 'b', 071, 062, "R", "b62 r66");
}

/* From (7,3) a king could jump on over (6,4). */
CASE(crowning_ends_the_move)
{
    BEGIN_CASE;
    assert_move("r51 b62 b64", 'r', 051, 073, "BK", "b64 R73");
    assert_move("r13 b22 r11 r77", 'b', 022, 000, "RK", "B00 r13 r77");
}

CASE(a_king_goes_both_ways)
{
    BEGIN_CASE;
    assert_move("R33 b77", 'r', 033, 022, "B", "R22 b77");
    assert_move("R33 b77", 'r', 033, 024, "B", "R24 b77");
    assert_move("R33 b77", 'r', 033, 042, "B", "R42 b77");
    assert_move("r00 B33", 'b', 033, 044, "R", "r00 B44");
    assert_move("r00 B33", 'b', 033, 042, "R", "r00 B42");
    assert_move("r00 B33", 'b', 033, 024, "R", "r00 B24");
    assert_move("R33 b77", 'r', 033, 031, "RE", "R33 b77");
    assert_move("R33 b77", 'r', 033, 066, "RE", "R33 b77");
    assert_move("R33 b77", 'r', 033, 011, "RE", "R33 b77");
}

CASE(a_king_jumps_both_ways)
{
    BEGIN_CASE;
    assert_move("b22 R33 b77", 'r', 033, 011, "B", "R11 b77");
    assert_move("b24 R33 b77", 'r', 033, 015, "B", "R15 b77");
    assert_move("R33 B44 b77", 'r', 033, 055, "B", "R55 b77");
    assert_move("r00 B33 R44", 'b', 033, 055, "R", "r00 B55");
    assert_move("r22 R33 b77", 'r', 033, 011, "RE", "r22 R33 b77");
}

/* Round a square, back to where it began. */
CASE(a_king_jumps_round)
{
    struct checkers_driver d = set("R22 b31 b33 b51 b53 r00", 'r');

    BEGIN_CASE;
    checkers_driver_move(&d, 022, 044);
    assert_lights(&d, "RM");
    go_on(&d, 062);
    go_on(&d, 040);
    assert_lights(&d, "RM");
    go_on(&d, 022);
    assert_lights(&d, "Br");
    assert_men(&d, "r00 R22");
    assert_marked(&d, CHECKERS_MARK_REACHED, "22");
    assert_marked(&d, CHECKERS_MARK_LEFT, "");
}

/* A king on the last row is no new king. */
CASE(a_king_is_made_once)
{
    BEGIN_CASE;
    assert_move("R66 b11", 'r', 066, 077, "B", "b11 R77");
    assert_move("r66 B11", 'b', 011, 000, "R", "B00 r66");
    assert_move("R53 b64 b66", 'r', 053, 075, "RM", "b66 R75");
}

/* A captured king is gone, and so is its crown. */
CASE(a_crown_goes_with_its_king)
{
    struct checkers_driver d = set("r22 B33 b77", 'r');

    BEGIN_CASE;
    checkers_driver_move(&d, 022, 044);
    assert_int_equal(d.chip.kings, 0);
    d = set("R22 b77", 'r');
    checkers_driver_move(&d, 022, 033);
    assert_int_equal(d.chip.kings, 1u << 13);
}

/* The end */

CASE(who_has_no_men_has_lost)
{
    BEGIN_CASE;
    assert_move("r22 b33", 'r', 022, 044, "Br", "r44");
    assert_move("r22 b33", 'b', 033, 011, "Rb", "b11");
}

CASE(who_cannot_move_has_lost)
{
    struct checkers_driver d = set("r40 b51 b62", 'r');

    BEGIN_CASE;
    assert_lights(&d, "Rb");
    d = set("r15 r26 b37 b77", 'b');            /* one of them can */
    assert_lights(&d, "B");
    d = set("r15 r26 b37", 'b');
    assert_lights(&d, "Br");
    d = set("r33 b44", 'r');                    /* blocked, but it jumps */
    assert_lights(&d, "RM");
}

/* Every square is an error then, and reset is the way out. */
CASE(after_the_end_every_entry_is_an_error)
{
    struct checkers_driver d = set("r15 r26 b37", 'b');

    BEGIN_CASE;
    for (unsigned square = 0; square < 64; square++) {
        checkers_driver_cycle(&d, checkers_driver_press(square));
        checkers_driver_wait(&d, 1);
        assert_lights(&d, "BEr");
        checkers_driver_cycle(&d, ENTER);
        checkers_driver_wait(&d, 1);
        assert_lights(&d, "Br");
    }
    checkers_driver_cycle(&d, RESET);
    checkers_driver_wait(&d, 1);
    assert_lights(&d, "R");
}

/* Half a move on the board is no reason for a light. */
CASE(lights_are_off_while_a_move_is_carried_out)
{
    struct checkers_driver d = set("r22 b33 b55 b77", 'r');

    BEGIN_CASE;
    assert_lights(&d, "RM");
    checkers_driver_cycle(&d, checkers_driver_press(022));
    checkers_driver_cycle(&d, checkers_driver_press(044));
    assert_lights(&d, "RM");
    for (int i = 0; i < 6; i++) {
        checkers_driver_wait(&d, 1);
        assert_lights(&d, "R");
    }
    checkers_driver_wait(&d, 1);
    assert_lights(&d, "RM");
}

static const struct CMUnitTest tests[] = {
    TEST("checkers: rules=full begins as ever", the_opening),
    TEST("checkers: rules=full, who can jump must", who_can_jump_must),
    TEST("checkers: rules=full, any jump will do", any_jump_will_do),
    TEST("checkers: rules=full, a man need not look back",
         the_duty_is_forwards_only_for_a_man),
    TEST("checkers: rules=full, a jump goes on", a_jump_goes_on),
    TEST("checkers: rules=full, nothing but the jump ends the duty to go on",
         the_duty_to_go_on_stays),
    TEST("checkers: rules=full, clear drops a further jump and not the duty",
         clear_while_a_further_jump_is_checked),
    TEST("checkers: rules=full, clear is not heard while a jump is carried "
         "out (M3-086)", clear_while_a_jump_is_carried_out),
    TEST("checkers: rules=full, only the man that jumped goes on",
         only_the_same_man_goes_on),
    TEST("checkers: rules=full, reset ends the duty", reset_ends_the_duty),
    TEST("checkers: rules=full, a step does not go on",
         a_step_does_not_go_on),
    TEST("checkers: rules=full, a man on the last row is crowned, and the "
         "light is on until the next source",
         a_man_on_the_last_row_is_crowned),
    TEST("checkers: rules=full, a black man is crowned on row 0",
         a_black_man_is_crowned_on_row_0),
    TEST("checkers: rules=full, crowning ends the move",
         crowning_ends_the_move),
    TEST("checkers: rules=full, a king goes both ways",
         a_king_goes_both_ways),
    TEST("checkers: rules=full, a king jumps both ways",
         a_king_jumps_both_ways),
    TEST("checkers: rules=full, a king may end where it began",
         a_king_jumps_round),
    TEST("checkers: rules=full, a king is made once", a_king_is_made_once),
    TEST("checkers: rules=full, a crown goes with its king",
         a_crown_goes_with_its_king),
    TEST("checkers: rules=full, who has no men has lost",
         who_has_no_men_has_lost),
    TEST("checkers: rules=full, who cannot move has lost",
         who_cannot_move_has_lost),
    TEST("checkers: rules=full, after the end every entry is an error",
         after_the_end_every_entry_is_an_error),
    TEST("checkers: rules=full, no light for half a move",
         lights_are_off_while_a_move_is_carried_out),
};

CHECK_MAIN("checkers: rules=full", tests)
