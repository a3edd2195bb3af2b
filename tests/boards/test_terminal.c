/* test_terminal.c - a terminal at the end of a serial line: what it makes of
 * bits, and of characters. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "boards/terminal.h"

enum { ROWS = TERMINAL_ROWS, COLUMNS = TERMINAL_COLUMNS };

/* A line of so many ticks a bit, at some clock that has them. */
struct line {
    struct terminal terminal;
    uint32_t bit_ticks;
};

static struct line open_line(uint32_t bit_ticks)
{
    struct line line = {.bit_ticks = bit_ticks};

    return line;
}

static void hold(struct line *self, int level, uint32_t ticks)
{
    while (ticks--)
        terminal_tick(&self->terminal, level, self->bit_ticks * 115200);
}

static void put_bits(struct line *self, unsigned bits, int count)
{
    for (int i = 0; i < count; i++)
        hold(self, bits >> i & 1, self->bit_ticks);
}

/* Start bit, the lowest bit first, stop bit. */
static void put_byte(struct line *self, uint8_t byte)
{
    put_bits(self, 0x200u | (unsigned)byte << 1, 10);
}

static void send(struct line *self, const char *text)
{
    for (; *text; text++)
        put_byte(self, (uint8_t)*text);
}

static void take(struct terminal *self, const char *text)
{
    for (; *text; text++)
        terminal_take(self, (uint8_t)*text);
}

static const char *row_of(const struct terminal *self, int row)
{
    static char text[COLUMNS + 1];

    memcpy(text, self->screen[row], COLUMNS);
    return text;
}

static int is_blank(const struct terminal *self)
{
    static const char blank[ROWS][COLUMNS];

    return memcmp(self->screen, blank, sizeof blank) == 0;
}

/* The line */

CASE(a_byte_is_a_start_eight_bits_and_a_stop)
{
    static const uint32_t times[] = {1, 2, 3, 8, 868};

    BEGIN_CASE;
    for (int i = 0; i < 5; i++) {
        struct line line = open_line(times[i]);

        hold(&line, 1, 20);
        put_bits(&line, 0x2a6, 9);              /* 'S', 0x53 */
        assert_true(is_blank(&line.terminal));
        put_bits(&line, 1, 1);
        assert_string_equal(row_of(&line.terminal, 0), "S");
        assert_int_equal(line.terminal.bytes, 1);
    }
}

CASE(bytes_may_follow_each_other_at_once)
{
    static const uint32_t times[] = {1, 8, 868};

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        struct line line = open_line(times[i]);

        send(&line, "9D QC 9S ");
        assert_string_equal(row_of(&line.terminal, 0), "9D QC 9S ");
        assert_int_equal(line.terminal.bytes, 9);
    }
}

/* Any byte, any pause; the sender's clock a little fast or slow. */
CASE(a_sender_may_be_two_in_a_hundred_off)
{
    struct line line = open_line(100);
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "sender");
    for (unsigned i = 0; i < 300; i++) {
        uint32_t ticks = 98 + (uint32_t)rng_below(&rng, 5);
        unsigned letter = '!' + (unsigned)rng_below(&rng, 94);

        for (int bit = 0; bit < 10; bit++)
            hold(&line, (0x200 | letter << 1) >> bit & 1, ticks);
        hold(&line, 1, (uint32_t)rng_below(&rng, 300));
        assert_int_equal(line.terminal.bytes, i + 1);
        put_byte(&line, '\r');
        line.terminal.bytes--;
        assert_int_equal(line.terminal.screen[0][0], letter);
    }
}

CASE(an_idle_line_says_nothing)
{
    struct line line = open_line(8);
    struct terminal fresh = {.bytes = 0};

    BEGIN_CASE;
    hold(&line, 1, 100000);
    assert_memory_equal(&line.terminal, &fresh, sizeof fresh);
}

CASE(a_dip_shorter_than_half_a_bit_is_noise)
{
    struct line line = open_line(8);

    BEGIN_CASE;
    for (uint32_t ticks = 1; ticks <= 4; ticks++) {
        hold(&line, 0, ticks);
        hold(&line, 1, 100);
    }
    assert_int_equal(line.terminal.bytes, 0);
    send(&line, "A");
    assert_string_equal(row_of(&line.terminal, 0), "A");
}

/* Noise at the edges of bits does not matter: the middle counts. */
CASE(only_the_middle_of_a_bit_counts)
{
    struct line line = open_line(8);
    unsigned bits = 0x200 | 'K' << 1;

    BEGIN_CASE;
    for (int i = 0; i < 10; i++) {
        int level = bits >> i & 1;

        hold(&line, i ? !level : level, 2);
        hold(&line, level, 4);
        hold(&line, i < 9 ? !level : level, 2);
    }
    assert_string_equal(row_of(&line.terminal, 0), "K");
    assert_int_equal(line.terminal.bytes, 1);
}

CASE(a_byte_without_its_stop_bit_is_dropped)
{
    static const uint32_t times[] = {1, 8};

    BEGIN_CASE;
    for (uint32_t i = 0; i < 200; i++) {
        struct line line = open_line(times[i % 2]);

        put_bits(&line, 'X' << 1, 10);
        hold(&line, 0, i);                      /* a break */
        assert_int_equal(line.terminal.bytes, 0);
        hold(&line, 1, times[i % 2]);
        send(&line, "ok");
        assert_string_equal(row_of(&line.terminal, 0), "ok");
        assert_int_equal(line.terminal.bytes, 2);
    }
}

CASE(half_a_byte_is_nothing_yet)
{
    struct line line = open_line(1);

    BEGIN_CASE;
    put_bits(&line, 'a' << 1, 5);
    assert_int_equal(line.terminal.bytes, 0);
    assert_int_not_equal(line.terminal.bits, 0);
    put_bits(&line, (0x200 | 'a' << 1) >> 5, 5);
    assert_string_equal(row_of(&line.terminal, 0), "a");
    assert_int_equal(line.terminal.bits, 0);
}

/* 100 MHz: 868 ticks, not 868.06; below 115,200 Hz a tick is a bit. */
CASE(a_bit_is_as_long_as_the_clock_says)
{
    static const struct { uint32_t clock_hz, ticks; } clocks[] = {
        {100000000, 868}, {1000000, 8}, {230400, 2}, {115200, 1}, {1000, 1},
    };

    BEGIN_CASE;
    for (int i = 0; i < 5; i++) {
        struct terminal terminal = {.bytes = 0};

        for (int bit = 0; bit < 10; bit++)
            for (uint32_t t = 0; t < clocks[i].ticks; t++)
                terminal_tick(&terminal, (0x200 | 'Q' << 1) >> bit & 1,
                              clocks[i].clock_hz);
        assert_string_equal(row_of(&terminal, 0), "Q");
        assert_int_equal(terminal.bits, 0);
    }
}

/* The screen */

CASE(a_line_feed_goes_down_and_a_return_to_the_left)
{
    struct terminal terminal = {.bytes = 0};

    BEGIN_CASE;
    take(&terminal, "1P 1P 1P \n\r2P");
    assert_string_equal(row_of(&terminal, 0), "1P 1P 1P ");
    assert_string_equal(row_of(&terminal, 1), "2P");
    take(&terminal, "\rX\nY");
    assert_string_equal(row_of(&terminal, 1), "XP");
    assert_int_equal(terminal.screen[2][0], 0);
    assert_int_equal(terminal.screen[2][1], 'Y');
    assert_int_equal(terminal.row, 2);
    assert_int_equal(terminal.column, 2);
}

CASE(the_last_line_scrolls_the_screen)
{
    struct terminal terminal = {.bytes = 0};
    char text[16];

    BEGIN_CASE;
    for (int i = 0; i < ROWS; i++) {
        snprintf(text, sizeof text, "%s%d", i ? "\n\r" : "", i);
        take(&terminal, text);
    }
    assert_string_equal(row_of(&terminal, 0), "0");
    assert_string_equal(row_of(&terminal, ROWS - 1), "23");
    take(&terminal, "\n");
    assert_string_equal(row_of(&terminal, 0), "1");
    assert_string_equal(row_of(&terminal, ROWS - 2), "23");
    assert_string_equal(row_of(&terminal, ROWS - 1), "");
    assert_int_equal(terminal.row, ROWS - 1);
}

/* Wherever the cursor is, and whatever stands there. */
CASE(thirty_line_feeds_leave_nothing_to_see)
{
    BEGIN_CASE;
    for (int before = 0; before < 40; before++) {
        struct terminal terminal = {.bytes = 0};

        for (int i = 0; i < before; i++)
            take(&terminal, "AH KH \n\r");
        for (int i = 0; i < 30; i++)
            take(&terminal, "\n");
        assert_true(is_blank(&terminal));
        for (int i = 0; i < 100; i++)
            take(&terminal, "\n");
        assert_true(is_blank(&terminal));
    }
}

CASE(a_long_line_goes_on_in_the_next)
{
    struct terminal terminal = {.bytes = 0};

    BEGIN_CASE;
    for (int i = 0; i < COLUMNS; i++)
        take(&terminal, "x");
    assert_int_equal(terminal.row, 0);
    assert_string_equal(row_of(&terminal, 1), "");
    take(&terminal, "yz");
    assert_int_equal(strlen(row_of(&terminal, 0)), COLUMNS);
    assert_string_equal(row_of(&terminal, 1), "yz");
    take(&terminal, "\rab");
    assert_string_equal(row_of(&terminal, 1), "ab");
    assert_int_equal(terminal.screen[0][COLUMNS - 1], 'x');
}

CASE(a_full_line_and_its_end_are_one_line)
{
    struct terminal terminal = {.bytes = 0};

    BEGIN_CASE;
    for (int i = 0; i < COLUMNS; i++)
        take(&terminal, "x");
    take(&terminal, "\n\ry");
    assert_string_equal(row_of(&terminal, 1), "y");
    assert_int_equal(terminal.row, 1);
}

CASE(a_screen_full_of_long_lines_stays_whole)
{
    struct terminal terminal = {.bytes = 0};

    BEGIN_CASE;
    for (int i = 0; i < 3 * ROWS * COLUMNS; i++)
        terminal_take(&terminal, (uint8_t)('a' + i % 26));
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLUMNS; c++)
            assert_int_equal(terminal.screen[r][c],
                             'a' + (2 * ROWS * COLUMNS + r * COLUMNS + c)
                                   % 26);
}

CASE(escape_clears_and_goes_home)
{
    struct terminal terminal = {.bytes = 0};

    BEGIN_CASE;
    take(&terminal, "AH KH \n\r3D 6C \n\r");
    take(&terminal, "\033[2J");
    assert_true(is_blank(&terminal));
    assert_int_equal(terminal.row, 2);
    take(&terminal, "\033[HQH");
    assert_string_equal(row_of(&terminal, 0), "QH");
}

CASE(other_sequences_print_nothing)
{
    struct terminal terminal = {.bytes = 0};

    BEGIN_CASE;
    take(&terminal, "a\033[1;31mb\033cc\033[0K\033[d");
    assert_string_equal(row_of(&terminal, 0), "abc");
}

CASE(bytes_that_are_no_characters_print_nothing)
{
    struct terminal terminal = {.bytes = 0};

    BEGIN_CASE;
    for (unsigned byte = 0; byte < 256; byte++)
        if (byte != 10 && byte != 13 && byte != 27
            && (byte < 32 || byte > 126))
            terminal_take(&terminal, (uint8_t)byte);
    assert_true(is_blank(&terminal));
    assert_int_equal(terminal.column, 0);
    take(&terminal, " ~");
    assert_string_equal(row_of(&terminal, 0), " ~");
}

/* Whatever comes, the cursor stays on the screen. */
CASE(noise_does_no_harm)
{
    struct line line = open_line(2);
    struct rng rng;
    unsigned level = 1;

    BEGIN_CASE;
    rng_seed(&rng, "noise");
    for (int i = 0; i < 200000; i++) {
        if (rng_below(&rng, 3) == 0)
            level = !level;
        hold(&line, (int)level, 1);
        assert_true(line.terminal.row < ROWS);
        assert_true(line.terminal.column <= COLUMNS);
    }
    assert_true(line.terminal.bytes > 1000);
}

static const struct CMUnitTest tests[] = {
    TEST("terminal: a byte is a start bit, eight bits from the lowest on, "
         "and a stop bit (M2-019)", a_byte_is_a_start_eight_bits_and_a_stop),
    TEST("terminal: bytes may follow each other at once",
         bytes_may_follow_each_other_at_once),
    TEST("terminal: a sender may be two in a hundred off",
         a_sender_may_be_two_in_a_hundred_off),
    TEST("terminal: an idle line says nothing", an_idle_line_says_nothing),
    TEST("terminal: a dip shorter than half a bit is noise",
         a_dip_shorter_than_half_a_bit_is_noise),
    TEST("terminal: only the middle of a bit counts",
         only_the_middle_of_a_bit_counts),
    TEST("terminal: a byte without its stop bit is dropped",
         a_byte_without_its_stop_bit_is_dropped),
    TEST("terminal: half a byte is nothing yet",
         half_a_byte_is_nothing_yet),
    TEST("terminal: 115200 baud at any clock",
         a_bit_is_as_long_as_the_clock_says),
    TEST("terminal: LF goes down, CR to the left (M2-033)",
         a_line_feed_goes_down_and_a_return_to_the_left),
    TEST("terminal: at the bottom the screen scrolls",
         the_last_line_scrolls_the_screen),
    TEST("terminal: thirty newlines leave nothing to see (M2-007, M2-034)",
         thirty_line_feeds_leave_nothing_to_see),
    TEST("terminal: a long line goes on in the next",
         a_long_line_goes_on_in_the_next),
    TEST("terminal: a full line and its end are one line",
         a_full_line_and_its_end_are_one_line),
    TEST("terminal: a screen full of long lines stays whole",
         a_screen_full_of_long_lines_stays_whole),
    TEST("terminal: ESC [ 2 J clears, ESC [ H goes home",
         escape_clears_and_goes_home),
    TEST("terminal: other sequences print nothing",
         other_sequences_print_nothing),
    TEST("terminal: bytes that are no characters print nothing",
         bytes_that_are_no_characters_print_nothing),
    TEST("terminal: noise does no harm", noise_does_no_harm),
};

CHECK_MAIN("terminal", tests)
