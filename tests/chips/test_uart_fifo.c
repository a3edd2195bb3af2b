/* test_uart_fifo.c - sixteen bytes wait, and leave in their order. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "base/rng.h"
#include "chips/uart_fifo.h"

static struct uart_fifo fresh(void)
{
    struct uart_fifo self;
    struct chip_setup setup = {.seed = "", .clock_hz = 1};

    memset(&self, 0xff, sizeof self);
    uart_fifo.reset(&self, &setup);
    return self;
}

static pins put(unsigned byte)
{
    return (pins)byte << UART_FIFO_IN | PIN(UART_FIFO_WRITE);
}

CASE(empty_and_full_are_said)
{
    struct uart_fifo self = fresh();

    BEGIN_CASE;
    assert_true(uart_fifo_show(&self) == PIN(UART_FIFO_EMPTY));
    for (unsigned i = 0; i < 16; i++) {
        pins out = uart_fifo.tick(&self, put(100 + i));

        assert_int_equal(pins_get(out, UART_FIFO_OUT, 8), 100);
        assert_int_equal((out & PIN(UART_FIFO_FULL)) != 0, i == 15);
        assert_true(!(out & PIN(UART_FIFO_EMPTY)));
    }
    for (unsigned i = 1; i < 16; i++)
        assert_true(uart_fifo.tick(&self, PIN(UART_FIFO_READ)) == 100 + i);
    assert_true(uart_fifo.tick(&self, PIN(UART_FIFO_READ))
                == PIN(UART_FIFO_EMPTY));
}

CASE(what_is_too_much_is_lost)
{
    struct uart_fifo self = fresh();

    BEGIN_CASE;
    for (unsigned i = 0; i < 20; i++)
        uart_fifo.tick(&self, put(i));
    assert_true(pins_get(uart_fifo_show(&self), UART_FIFO_OUT, 8) == 0);
    uart_fifo.tick(&self, put(99) | PIN(UART_FIFO_READ));
    for (unsigned i = 1; i < 16; i++) {
        assert_true(pins_get(uart_fifo_show(&self), UART_FIFO_OUT, 8) == i);
        uart_fifo.tick(&self, PIN(UART_FIFO_READ));
    }
    assert_true(uart_fifo_show(&self) == PIN(UART_FIFO_EMPTY));
}

CASE(nothing_is_read_from_nothing)
{
    struct uart_fifo self = fresh();

    BEGIN_CASE;
    for (int i = 0; i < 40; i++)
        assert_true(uart_fifo.tick(&self, PIN(UART_FIFO_READ))
                    == PIN(UART_FIFO_EMPTY));
    assert_true(uart_fifo.tick(&self, put(7) | PIN(UART_FIFO_READ)) == 7);
    assert_true(uart_fifo.tick(&self, PIN(UART_FIFO_READ))
                == PIN(UART_FIFO_EMPTY));
}

/* A plain list beside it, for a hundred thousand clocks. */
CASE(bytes_leave_in_the_order_they_came)
{
    struct uart_fifo self = fresh();
    uint8_t list[16];
    size_t count = 0, bias = 2;
    int most = 0, least = 0;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "queue");
    for (int t = 0; t < 100000; t++) {
        pins in = rng_next(&rng) & 0xff;
        int writes, reads, was_full = count == 16;

        if (t % 100 == 0)
            bias = rng_below(&rng, 5);
        writes = rng_below(&rng, 4) >= bias;
        reads = rng_below(&rng, 4) < bias;
        uart_fifo.tick(&self, in | (writes ? PIN(UART_FIFO_WRITE) : 0)
                              | (reads ? PIN(UART_FIFO_READ) : 0));
        if (reads && count) {
            memmove(list, list + 1, --count);
            if (writes && !was_full)
                list[count++] = (uint8_t)in;
        } else if (writes && !was_full) {
            list[count++] = (uint8_t)in;
        }
        assert_true(uart_fifo_show(&self)
                    == (count == 0 ? PIN(UART_FIFO_EMPTY)
                        : list[0] | (count == 16 ? PIN(UART_FIFO_FULL) : 0)));
        most += count == 16;
        least += count == 0;
    }
    assert_true(most > 1000 && least > 1000);
}

CASE(the_pins)
{
    BEGIN_CASE;
    assert_string_equal(uart_fifo.name, "uart_fifo");
    assert_string_equal(pin_sheet(uart_fifo.inputs),
                        " in@0:8 write@8:1 read@9:1");
    assert_string_equal(pin_sheet(uart_fifo.outputs),
                        " out@0:8 empty@8:1 full@9:1");
}

static const struct CMUnitTest tests[] = {
    TEST("uart_fifo: it says when it is empty and when full",
         empty_and_full_are_said),
    TEST("uart_fifo: what is too much is lost, and nothing else",
         what_is_too_much_is_lost),
    TEST("uart_fifo: nothing is read from nothing",
         nothing_is_read_from_nothing),
    TEST("uart_fifo: bytes leave in the order they came",
         bytes_leave_in_the_order_they_came),
    TEST("uart_fifo: its name and pins (M2-008)", the_pins),
};

CHECK_MAIN("uart_fifo", tests)
