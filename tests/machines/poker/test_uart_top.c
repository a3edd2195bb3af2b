/* test_uart_top.c - three bytes as a line of cards, heard on the wire. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/pin_sheet.h"
#include "base/rng.h"
#include "chips/uart_ear.h"
#include "machines/poker/uart_top.h"

struct line {
    struct uart_top chip;
    struct uart_ear ear;
    int clocks;                         /* that the last line took */
};

static struct line fresh(uint32_t clock_hz, unsigned bit_ticks, long ansi)
{
    struct line self = {.ear = {.bit_ticks = bit_ticks}};
    struct chip_setup setup = {.seed = "", .clock_hz = clock_hz,
                               .option = {ansi}};

    memset(&self.chip, 0xff, sizeof self.chip);
    uart_top.reset(&self.chip, &setup);
    return self;
}

static pins hear(struct line *self, pins in)
{
    pins out = uart_top.tick(&self->chip, in);

    uart_ear_hear(&self->ear, (int)pins_get(out, UART_TOP_TX, 1));
    self->clocks++;
    return out;
}

static pins word(uint32_t bytes)
{
    return (pins)bytes << UART_TOP_WORD;
}

/* Sends a word and listens until all is out; while it goes, the inputs carry
 * something else. */
static const char *say(struct line *self, uint32_t bytes, int clear,
                       pins meanwhile)
{
    pins out;

    self->ear.bytes = self->clocks = 0;
    out = hear(self, word(bytes) | PIN(UART_TOP_SEND)
                     | (clear ? PIN(UART_TOP_CLEAR) : 0));
    assert_true(!(out & PIN(UART_TOP_SENT)));
    while (!(out & PIN(UART_TOP_SENT))) {
        out = hear(self, meanwhile);
        assert_true(self->clocks < 1000000);
    }
    assert_int_equal(self->ear.clocks, 0);              /* no byte half out */
    return (const char *)self->ear.byte;
}

static const char *line_of(uint32_t bytes)
{
    static struct line self;

    self = fresh(115200, 1, 0);
    return say(&self, bytes, 0, 0);
}

/* 9D QC 9S: 7 1, 10 2, 7 3. */
CASE(three_cards_are_a_line)
{
    BEGIN_CASE;
    assert_string_equal(line_of(0x71a273), "9D QC 9S \n\r");
    assert_string_equal(line_of(0x0313cc), "2S 3S A? \n\r");
}

CASE(every_value_has_its_character)
{
    static const char values[] = "23456789TJQKA?1 ";

    BEGIN_CASE;
    for (uint32_t nibble = 0; nibble < 16; nibble++)
        for (int place = 0; place < 3; place++) {
            uint32_t bytes = nibble << (20 - 8 * place);

            assert_int_equal(line_of(bytes)[3 * place], values[nibble]);
        }
}

CASE(every_suit_has_its_character)
{
    static const char suits[] = "HDCS??????????P ";

    BEGIN_CASE;
    for (uint32_t nibble = 0; nibble < 16; nibble++)
        for (int place = 0; place < 3; place++) {
            uint32_t bytes = nibble << (16 - 8 * place);

            assert_int_equal(line_of(bytes)[3 * place + 1], suits[nibble]);
        }
}

CASE(all_ones_are_blanks)
{
    BEGIN_CASE;
    assert_string_equal(line_of(0x1032ff), "3H 5C    \n\r");
    assert_string_equal(line_of(0xffffff), "         \n\r");
}

CASE(names_of_players)
{
    BEGIN_CASE;
    assert_string_equal(line_of(0xeeeeee), "1P 1P 1P \n\r");
    assert_string_equal(line_of(0x0e0e0e), "2P 2P 2P \n\r");
    assert_string_equal(line_of(0xee0eff), "1P 2P    \n\r");
}

CASE(the_screen_is_cleared_if_asked)
{
    struct line self = fresh(115200, 1, 0);
    char expected[60];

    BEGIN_CASE;
    memset(expected, '\n', 30);
    strcpy(expected + 30, "9D QC 9S \n\r");
    assert_string_equal(say(&self, 0x71a273, 1, 0), expected);
    assert_string_equal(say(&self, 0x71a273, 0, 0), "9D QC 9S \n\r");
    assert_string_equal(say(&self, 0x71a273, 1, 0), expected);
}

CASE(an_ansi_terminal_is_cleared_by_its_word)
{
    struct line self = fresh(115200, 1, 1);

    BEGIN_CASE;
    assert_string_equal(say(&self, 0x71a273, 1, 0),
                        "\033[2J\033[H9D QC 9S \n\r");
    assert_string_equal(say(&self, 0x1032ff, 0, 0), "3H 5C    \n\r");
}

/* What the authors met: the cards change while they are sent. */
CASE(a_line_under_way_does_not_change)
{
    struct line self = fresh(115200, 1, 0);

    BEGIN_CASE;
    assert_string_equal(say(&self, 0x71a273, 0, word(0x1032ff)),
                        "9D QC 9S \n\r");
    assert_string_equal(say(&self, 0x71a273, 0, word(0)),
                        "9D QC 9S \n\r");
}

/* Send, and clear, held all the time: the second line begins when the first
 * is out, and not before. */
CASE(send_is_not_heard_while_a_line_goes_out)
{
    struct line self = fresh(115200, 1, 0);
    pins other = word(0x0e0e0e) | PIN(UART_TOP_SEND);

    BEGIN_CASE;
    assert_string_equal(say(&self, 0x71a273, 0, other), "9D QC 9S \n\r");
    assert_string_equal(say(&self, 0x1032ff, 0, 0), "3H 5C    \n\r");
}

/* A clock for the latch, one into the buffer, then ten for each byte. */
CASE(a_line_takes_its_time)
{
    struct line self = fresh(115200, 1, 0);
    struct line slow = fresh(100000000, 868, 0);

    BEGIN_CASE;
    say(&self, 0x71a273, 0, 0);
    assert_int_equal(self.clocks, 2 + 10 * 11 + 1);
    say(&self, 0x71a273, 1, 0);
    assert_int_equal(self.clocks, 2 + 10 * 41 + 1);
    assert_int_equal(self.ear.longest_gap, 0);
    assert_string_equal(say(&slow, 0x71a273, 0, 0), "9D QC 9S \n\r");
    assert_int_equal(slow.clocks, 2 + 8680 * 11 + 1);
}

/* The buffer fills while the line is slow; no byte may be lost or doubled. */
CASE(nothing_is_lost_when_the_buffer_is_full)
{
    struct line self = fresh(921600, 8, 0);
    struct rng rng;
    int fullest = 0;

    BEGIN_CASE;
    rng_seed(&rng, "full");
    say(&self, 0, 1, 0);
    for (int i = 0; i < 100; i++) {
        uint32_t bytes = (uint32_t)rng_below(&rng, 1 << 24);
        pins out = hear(&self, word(bytes) | PIN(UART_TOP_SEND)
                               | PIN(UART_TOP_CLEAR));

        self.ear.bytes = 0;
        while (!(out & PIN(UART_TOP_SENT))) {
            out = hear(&self, rng_next(&rng) & ~PIN(UART_TOP_SEND));
            fullest = self.chip.fifo.count > fullest ? self.chip.fifo.count
                                                     : fullest;
        }
        assert_int_equal(self.ear.bytes, 41);
        assert_string_equal((char *)self.ear.byte + 30, line_of(bytes));
    }
    assert_int_equal(fullest, UART_FIFO_BYTES);
}

CASE(the_line_is_high_and_sent_while_idle)
{
    struct line self = fresh(115200, 1, 0);

    BEGIN_CASE;
    assert_true(uart_top_show(&self.chip)
                == (PIN(UART_TOP_TX) | PIN(UART_TOP_SENT)));
    for (int t = 0; t < 1000; t++)
        assert_true(hear(&self, word(0x71a273) | PIN(UART_TOP_CLEAR))
                    == (PIN(UART_TOP_TX) | PIN(UART_TOP_SENT)));
    assert_int_equal(self.ear.bytes, 0);
}

CASE(the_pins)
{
    int64_t values[OPTIONS_MAX];

    BEGIN_CASE;
    assert_string_equal(uart_top.name, "uart_top");
    assert_string_equal(pin_sheet(uart_top.inputs),
                        " word@0:24 send@24:1 clear@25:1");
    assert_string_equal(pin_sheet(uart_top.outputs), " tx@0:1 sent@1:1");
    options_defaults(uart_top.options, values);
    assert_int_equal(values[UART_TOP_SCREEN], 0);
    assert_null(options_set(uart_top.options, values, "clear=ansi"));
    assert_int_equal(values[UART_TOP_SCREEN], 1);
}

static const struct CMUnitTest tests[] = {
    TEST("uart_top: value, suit, space for each of three cards, then LF CR "
         "(M2-031, M2-032, M2-033, M2-037)", three_cards_are_a_line),
    TEST("uart_top: 2 to 9, T J Q K A, 1, space, '?' (M2-028, M2-029)",
         every_value_has_its_character),
    TEST("uart_top: H D C S, P, space, '?' (M2-030)",
         every_suit_has_its_character),
    TEST("uart_top: all ones are blanks (M2-025, M2-036)",
         all_ones_are_blanks),
    TEST("uart_top: 1P and 2P (M2-026, M2-027)", names_of_players),
    TEST("uart_top: thirty newlines clear the screen, if asked (M2-034, "
         "M2-035)", the_screen_is_cleared_if_asked),
    TEST("uart_top: clear=ansi sends the terminal's own word for it",
         an_ansi_terminal_is_cleared_by_its_word),
    TEST("uart_top: a line under way does not change with the word (M2-039)",
         a_line_under_way_does_not_change),
    TEST("uart_top: send is not heard while a line goes out",
         send_is_not_heard_while_a_line_goes_out),
    TEST("uart_top: ten bits for each byte and three clocks",
         a_line_takes_its_time),
    TEST("uart_top: nothing is lost when the buffer is full",
         nothing_is_lost_when_the_buffer_is_full),
    TEST("uart_top: the line is high and sent while idle",
         the_line_is_high_and_sent_while_idle),
    TEST("uart_top: its name, pins and option (M2-008)", the_pins),
};

CHECK_MAIN("uart_top", tests)
