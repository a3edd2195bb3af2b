/* test_poker_screen.c - poker on its board: the lines on the terminal, and for
 * whose eyes they are. */
#include "check.h"

#include <string.h>

#include "machines/poker/poker_table.h"

/* The first hand of the printed generator: 3H 5C, 8H 7D, 9D QC 9S. */
static struct poker_table open_table(const char *options)
{
    struct poker_table table;

    poker_table_open(&table, options);
    return table;
}

/* LD15 and LD14. */
static unsigned eyes_of(struct poker_table *table)
{
    return stand_leds(&table->stand) >> 14;
}

struct line {
    const char *screen;
    uint32_t bytes;
    unsigned eyes;                      /* LD15 and LD14 */
};

static void check_lines(struct poker_table *table, const struct line *lines,
                        int count)
{
    for (int i = 0; i < count; i++) {
        uint32_t bytes = table->terminal.bytes;

        poker_table_tap(table, "C");
        assert_string_equal(poker_table_screen(table), lines[i].screen);
        assert_int_equal(table->terminal.bytes - bytes, lines[i].bytes);
        assert_int_equal(eyes_of(table), lines[i].eyes);
    }
}

/* Thirty newlines and eleven characters, or these alone. */
CASE(each_phase_has_its_line)
{
    static const struct line lines[] = {
        {"9D QC 9S", 41, 0}, {"9D QC 9S/3H 5C", 11, 2},
        {"9D QC 9S", 41, 0}, {"9D QC 9S/8H 7D", 11, 1},
        {"", 41, 0}, {"1P 1P 1P", 41, 0}, {"1P 1P 1P", 41, 0},
        {"2P 2P 2P", 41, 0}, {"2P 2P 2P", 41, 0}, {"2P 2P 2P", 41, 0},
        {"KC JC 6H", 41, 0}, {"KC JC 6H/5D TC", 11, 2},
    };
    struct poker_table table = open_table("deal=hash");

    BEGIN_CASE;
    assert_string_equal(poker_table_screen(&table), "");
    check_lines(&table, lines, 12);
}

/* What one press sends, byte by byte. */
static void record(struct poker_table *table, char *bytes, size_t size)
{
    uint32_t count = table->terminal.bytes;
    size_t used = 0;

    stand_hold(&table->stand, "BTNC");
    for (int t = 0; t < basys3.tap_ticks; t++) {
        poker_table_run(table, 1);
        if (table->terminal.bytes == count)
            continue;
        count = table->terminal.bytes;
        assert_true(used + 1 < size);
        bytes[used++] = (char)table->terminal.byte;
    }
    bytes[used] = 0;
    stand_release(&table->stand, "BTNC");
    poker_table_run(table, (uint64_t)basys3.rest_ticks);
}

CASE(a_line_is_these_bytes)
{
    static const char newlines[] = "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n"
                                   "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n";
    struct poker_table table = open_table("deal=hash");
    char bytes[60];

    BEGIN_CASE;
    assert_int_equal(strlen(newlines), 30);
    record(&table, bytes, sizeof bytes);
    assert_int_equal(strncmp(bytes, newlines, 30), 0);
    assert_string_equal(bytes + 30, "9D QC 9S \n\r");
    record(&table, bytes, sizeof bytes);
    assert_string_equal(bytes, "3H 5C    \n\r");
    poker_table_tap(&table, "CC");
    record(&table, bytes, sizeof bytes);
    assert_int_equal(strncmp(bytes, newlines, 30), 0);
    assert_string_equal(bytes + 30, "         \n\r");
    record(&table, bytes, sizeof bytes);
    assert_string_equal(bytes + 30, "1P 1P 1P \n\r");
}

/* Seven bytes clear the screen, and nothing else is different. */
CASE(ansi_clears_with_seven_bytes)
{
    static const struct line lines[] = {
        {"9D QC 9S", 18, 0}, {"9D QC 9S/3H 5C", 11, 2},
        {"9D QC 9S", 18, 0}, {"9D QC 9S/8H 7D", 11, 1},
        {"", 18, 0}, {"1P 1P 1P", 18, 0},
    };
    struct poker_table table = open_table("deal=hash clear=ansi");

    BEGIN_CASE;
    check_lines(&table, lines, 6);
}

/* The cards of the flop, the turn and the river come on their own lines. */
CASE(five_common_cards_come_street_by_street)
{
    static const struct line deal[] = {
        {"", 41, 0}, {"3H 5C", 11, 2}, {"", 41, 0}, {"8H 7D", 11, 1},
        {"", 41, 0}, {"1P 1P 1P", 41, 0},
    };
    struct poker_table table = open_table("deal=hash cards=5");

    BEGIN_CASE;
    check_lines(&table, deal, 6);
    poker_table_tap(&table, "CCCC");
    assert_string_equal(poker_table_screen(&table), "9D QC 9S");
    poker_table_tap(&table, "CCCCC");
    assert_int_equal(strncmp(poker_table_screen(&table), "9D QC 9S/", 9), 0);
    assert_int_equal(strlen(poker_table_screen(&table)), 11);
    poker_table_tap(&table, "CCCCC");
    assert_int_equal(strlen(poker_table_screen(&table)), 14);
}

CASE(nothing_is_sent_but_by_the_centre_button)
{
    struct poker_table table = open_table("deal=hash");
    uint32_t bytes;

    BEGIN_CASE;
    poker_table_tap(&table, "CCCCCC");
    bytes = table.terminal.bytes;
    for (unsigned i = 0; i < 16; i++) {
        poker_table_bet(&table, 1u << i);
        poker_table_tap(&table, "LU");
    }
    poker_table_fold(&table, 1);
    poker_table_run(&table, 100000);
    assert_int_equal(table.terminal.bytes, bytes);
    assert_true(table.stand.out & PIN(BASYS3_TX));
}

/* Hands on everything while a line is on its way: it stays whole. */
CASE(a_line_on_its_way_does_not_change)
{
    struct poker_table table = open_table("deal=hash");

    BEGIN_CASE;
    poker_table_tap(&table, "C");
    stand_hold(&table.stand, "BTNC");
    stand_hold(&table.stand, "BTNL");
    poker_table_run(&table, 4608 + 30);
    assert_true(table.terminal.bytes > 41 && table.terminal.bytes < 52);
    for (unsigned t = 0; t < 200; t++) {
        poker_table_bet(&table, t * 163);
        poker_table_fold(&table, t & 1);
    }
    assert_string_equal(poker_table_screen(&table), "9D QC 9S/3H 5C");
}

/* Whose cards can be read on the screen, that player's light is on; and no
 * light is on without them for longer than a line takes. */
CASE(the_eyes_are_lit_as_long_as_cards_can_be_seen)
{
    struct poker_table table = open_table("deal=hash");
    int lit[2] = {0, 0}, idle = 0;

    BEGIN_CASE;
    for (uint64_t t = 0; t < 8 * 13824; t++) {
        const char *screen;
        unsigned eyes;

        if (t % 13824 == 0)
            stand_hold(&table.stand, "BTNC");
        if (t % 13824 == 6912)
            stand_release(&table.stand, "BTNC");
        poker_table_run(&table, 1);
        screen = poker_table_screen(&table);
        eyes = eyes_of(&table);
        assert_true(eyes & 2 || !strstr(screen, "/3"));
        assert_true(eyes & 1 || !strstr(screen, "/8"));
        idle = eyes && !strchr(screen, '/') ? idle + 1 : 0;
        assert_in_range(idle, 0, 600);
        lit[0] += eyes == 2;
        lit[1] += eyes == 1;
    }
    assert_true(lit[0] > 13824 && lit[1] > 13824);
}

/* The light goes out when the line that cleared the screen is out, to its
 * last stop bit. */
CASE(the_light_outlasts_the_clearing)
{
    struct poker_table table = open_table("deal=hash");

    BEGIN_CASE;
    poker_table_tap(&table, "CC");
    stand_hold(&table.stand, "BTNC");
    poker_table_run(&table, 4608);
    for (int t = 0; table.terminal.bytes < 41 + 11 + 41; t++) {
        assert_int_equal(eyes_of(&table), 2);
        assert_in_range(t, 0, 500);
        poker_table_run(&table, 1);
    }
    poker_table_run(&table, 3);
    assert_int_equal(eyes_of(&table), 0);
    assert_string_equal(poker_table_screen(&table), "9D QC 9S");
}

static const struct CMUnitTest tests[] = {
    TEST("poker: each phase has its line on the terminal, cleared or not "
         "(M2-007, M2-019, M2-034, M2-035, M2-038, M2-061, M2-062, M2-063, "
         "M2-064, M2-066, M2-068)", each_phase_has_its_line),
    TEST("poker: a line is value, suit and space three times, then LF and "
         "CR, after newlines or none (M2-031, M2-032, M2-033, M2-034, "
         "M2-035, M2-036)", a_line_is_these_bytes),
    TEST("poker: clear=ansi clears with two sequences",
         ansi_clears_with_seven_bytes),
    TEST("poker: cards=5 shows flop, turn and river (M2-005)",
         five_common_cards_come_street_by_street),
    TEST("poker: nothing is sent but by BTNC (M2-038)",
         nothing_is_sent_but_by_the_centre_button),
    TEST("poker: a line on its way does not change (M2-039)",
         a_line_on_its_way_does_not_change),
    TEST("poker: LD15 and LD14 are lit as long as cards can be seen "
         "(M2-007)", the_eyes_are_lit_as_long_as_cards_can_be_seen),
    TEST("poker: that light outlasts the clearing (M2-007)",
         the_light_outlasts_the_clearing),
};

CHECK_MAIN("poker_screen", tests)
