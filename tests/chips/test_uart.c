/* test_uart.c - bytes on a serial line, as a strict listener hears them. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "base/rng.h"
#include "chips/uart.h"
#include "chips/uart_ear.h"

static struct uart fresh(uint32_t clock_hz)
{
    struct uart self;
    struct chip_setup setup = {.seed = "", .clock_hz = clock_hz};

    memset(&self, 0xff, sizeof self);
    uart.reset(&self, &setup);
    return self;
}

static pins start(unsigned byte)
{
    return (pins)byte << UART_DATA | PIN(UART_START);
}

CASE(the_line_is_high_while_idle)
{
    struct uart self = fresh(115200);

    BEGIN_CASE;
    assert_true(uart_show(&self)
                == (PIN(UART_TX) | PIN(UART_READY) | PIN(UART_IDLE)));
    for (int t = 0; t < 1000; t++)
        assert_true(uart.tick(&self, (pins)t & 0xff)
                    == (PIN(UART_TX) | PIN(UART_READY) | PIN(UART_IDLE)));
}

/* 0x35 = 00110101: start, 1 0 1 0 1 1 0 0, stop. */
CASE(a_byte_is_ten_bits_the_lowest_first)
{
    static const char line[] = "0101011001";
    struct uart self = fresh(115200);
    pins in = start(0x35);

    BEGIN_CASE;
    for (int t = 0; t < 10; t++) {
        pins out = uart.tick(&self, in);

        assert_int_equal(out & PIN(UART_TX), line[t] - '0');
        assert_int_equal((out & PIN(UART_READY)) != 0, t == 9);
        assert_true(!(out & PIN(UART_IDLE)));
        in = 0;
    }
    assert_true(uart.tick(&self, 0)
                == (PIN(UART_TX) | PIN(UART_READY) | PIN(UART_IDLE)));
}

CASE(a_bit_lasts_868_clocks_of_100_megahertz)
{
    struct uart self = fresh(100000000);
    pins in = start(0x55);

    BEGIN_CASE;
    for (int t = 0; t < 8680; t++) {
        assert_int_equal(uart.tick(&self, in) & PIN(UART_TX), t / 868 % 2);
        in = 0;
    }
    assert_true(uart.tick(&self, 0) & PIN(UART_IDLE));
}

CASE(a_bit_lasts_at_least_one_clock)
{
    static const uint32_t clocks_hz[] = {0, 1, 1000, 115199, 115200, 115201,
                                         230399};

    BEGIN_CASE;
    for (int i = 0; i < 7; i++)
        assert_int_equal(fresh(clocks_hz[i]).bit_ticks, 1);
    assert_int_equal(fresh(230400).bit_ticks, 2);
    assert_int_equal(fresh(921600).bit_ticks, 8);
}

/* Random bytes at random times; what was taken is what is heard. */
static void talk(uint32_t clock_hz, unsigned bit_ticks, int bytes,
                 unsigned patience)
{
    struct uart self = fresh(clock_hz);
    struct uart_ear ear = {.bit_ticks = bit_ticks};
    uint8_t said[UART_EAR_MAX];
    struct rng rng;
    int taken = 0;

    rng_seed(&rng, "talk");
    while (ear.bytes < bytes) {
        int is_ready = (uart_show(&self) & PIN(UART_READY)) != 0;
        pins in = rng_next(&rng) & 0xff;

        if (taken < bytes && rng_below(&rng, patience) == 0)
            in |= PIN(UART_START);
        if ((in & PIN(UART_START)) && is_ready)
            said[taken++] = (uint8_t)in;
        uart_ear_hear(&ear, (int)(uart.tick(&self, in) & PIN(UART_TX)));
        assert_true(taken - ear.bytes <= 1);
    }
    assert_int_equal(taken, bytes);
    assert_memory_equal(said, ear.byte, (size_t)bytes);
    if (patience == 1)
        assert_int_equal(ear.longest_gap, 0);
    else
        assert_true(ear.longest_gap > 0);
}

CASE(what_is_taken_is_heard)
{
    BEGIN_CASE;
    talk(115200, 1, 3000, 7);
    talk(230400, 2, 1000, 15);
    talk(921600, 8, 1000, 50);
    talk(100000000, 868, 20, 9000);
}

CASE(bytes_back_to_back_leave_no_gap)
{
    BEGIN_CASE;
    talk(115200, 1, 3000, 1);
    talk(921600, 8, 1000, 1);
    talk(100000000, 868, 20, 1);
}

/* Another byte, and a start, in the midst of one: not heard. */
CASE(a_byte_under_way_is_not_disturbed)
{
    struct uart self = fresh(230400);
    struct uart_ear ear = {.bit_ticks = 2};

    BEGIN_CASE;
    uart_ear_hear(&ear, (int)(uart.tick(&self, start('A')) & 1));
    for (int t = 1; t < 19; t++)
        uart_ear_hear(&ear, (int)(uart.tick(&self, start('Z')) & 1));
    uart_ear_hear(&ear, (int)(uart.tick(&self, 0) & 1));
    for (int t = 0; t < 100; t++)
        uart_ear_hear(&ear, (int)(uart.tick(&self, 0) & 1));
    assert_string_equal((char *)ear.byte, "A");
}

CASE(the_pins)
{
    BEGIN_CASE;
    assert_string_equal(uart.name, "uart");
    assert_string_equal(pin_sheet(uart.inputs), " data@0:8 start@8:1");
    assert_string_equal(pin_sheet(uart.outputs),
                        " tx@0:1 ready@1:1 idle@2:1");
}

static const struct CMUnitTest tests[] = {
    TEST("uart: the line is high while idle", the_line_is_high_while_idle),
    TEST("uart: a byte is start, eight bits from the lowest, stop (M2-019)",
         a_byte_is_ten_bits_the_lowest_first),
    TEST("uart: a bit lasts 868 clocks of 100 MHz",
         a_bit_lasts_868_clocks_of_100_megahertz),
    TEST("uart: a bit lasts at least one clock",
         a_bit_lasts_at_least_one_clock),
    TEST("uart: what is taken is heard", what_is_taken_is_heard),
    TEST("uart: bytes back to back leave no gap",
         bytes_back_to_back_leave_no_gap),
    TEST("uart: a byte under way is not disturbed",
         a_byte_under_way_is_not_disturbed),
    TEST("uart: a transmitter has its name and pins, and no receiver "
         "(M2-008, M2-019)", the_pins),
};

CHECK_MAIN("uart", tests)
