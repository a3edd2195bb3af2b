/* test_serial.c - the terminal on a serial line against a sender and a receiver
 * of their own, which go bit by bit. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "parts/terminal/serial.h"

enum { RX = 1 << SERIAL_RX, TX = 1 << SERIAL_TX };

static struct serial serial;

/* A line with its own clock: bit n begins at n / baud seconds. */
struct line {
    uint64_t tick_hz, baud, origin;
    int bits, parity, stops;            /* parity 'N', 'E', 'O' */
    uint64_t sent;                      /* bits */
};

static const struct line usual = {.tick_hz = 100000000, .baud = 115200,
                                  .bits = 8, .parity = 'N', .stops = 1};

static uint64_t bit_tick(const struct line *line, uint64_t n)
{
    return line->origin + (n * line->tick_hz + line->baud / 2) / line->baud;
}

static void send_bit(struct line *line, int level)
{
    serial_device.see(&serial, bit_tick(line, line->sent++),
                      level ? RX : 0);
}

static int ones(int byte)
{
    int n = 0;

    for (int i = 0; i < 8; i++)
        n += byte >> i & 1;
    return n;
}

static void send_with(struct line *line, int byte, int flip_parity, int stop)
{
    send_bit(line, 0);
    for (int i = 0; i < line->bits; i++)
        send_bit(line, byte >> i & 1);
    if (line->parity != 'N')
        send_bit(line, (ones(byte) + (line->parity == 'O') + flip_parity) & 1);
    for (int i = 0; i < line->stops; i++)
        send_bit(line, stop);
}

static void send_text(struct line *line, const char *text)
{
    for (; *text; text++)
        send_with(line, *text, 0, 1);
}

/* Time passes, the line is high. */
static void rest(struct line *line, int bits)
{
    line->sent += (uint64_t)bits;
    serial_device.see(&serial, bit_tick(line, line->sent), RX);
}

static void power_up(const struct line *line, uint64_t baud)
{
    const struct serial_settings settings = {
        (uint32_t)baud, (uint8_t)line->bits,
        line->parity == 'E' ? SERIAL_EVEN : line->parity == 'O' ? SERIAL_ODD
                                                       : SERIAL_NO_PARITY,
        (uint8_t)line->stops};

    serial_device.power_up(&serial, line->tick_hz, &settings);
}

static const char *row(int r)
{
    static char text[TERMINAL_COLUMNS + 1];
    int length = terminal_row_length(&serial.terminal, r);

    for (int i = 0; i < length; i++)
        text[i] = terminal_letter(&serial.terminal, r, i);
    text[length] = 0;
    return text;
}

CASE(text_arrives_at_every_usual_rate_and_clock)
{
    static const uint64_t bauds[] = {300, 1200, 9600, 19200, 57600, 115200,
                                     230400, 921600, 3000000};
    static const uint64_t clocks[] = {8000000, 12000000, 27000000, 50000000,
                                      100000000, 1300000000};

    BEGIN_CASE;
    for (int b = 0; b < 9; b++)
        for (int c = 0; c < 6; c++) {
            struct line line = usual;

            line.baud = bauds[b];
            line.tick_hz = clocks[c];
            if (line.tick_hz < 8 * line.baud)
                continue;
            power_up(&line, line.baud);
            line.origin = 12345;
            send_text(&line, "Hello, world!");
            rest(&line, 2);
            assert_string_equal(row(0), "Hello, world!");
            assert_int_equal(serial.framing_errors, 0);
        }
}

CASE(every_format_arrives)
{
    BEGIN_CASE;
    for (int bits = 5; bits <= 8; bits++)
        for (int p = 0; p < 3; p++)
            for (int stops = 1; stops <= 2; stops++) {
                struct line line = usual;

                line.bits = bits;
                line.parity = "NEO"[p];
                line.stops = stops;
                power_up(&line, line.baud);
                for (int i = 0; i < 20; i++)
                    send_with(&line, bits < 7 ? i & 31 : 'A' + i, 0, 1);
                rest(&line, 2);
                assert_int_equal(serial.terminal.bytes, 20);
                assert_int_equal(serial.parity_errors, 0);
                assert_int_equal(serial.framing_errors, 0);
                if (bits >= 7)
                    assert_string_equal(row(0), "ABCDEFGHIJKLMNOPQRST");
            }
}

CASE(nothing_set_is_115200_8N1)
{
    struct line line = usual;

    BEGIN_CASE;
    serial_device.power_up(&serial, line.tick_hz, NULL);
    send_text(&line, "as it comes from the shop");
    rest(&line, 2);
    assert_string_equal(row(0), "as it comes from the shop");
}

/* Half a bit in ten is what eight bits with start and stop forgive: 5 %. */
CASE(a_rate_that_is_four_per_cent_off_is_understood_and_seven_is_not)
{
    static const uint64_t good[] = {111000, 119500}, bad[] = {107000, 124500};

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        struct line line = usual;

        line.baud = good[i];
        power_up(&line, 115200);
        for (int n = 0; n < 20; n++) {
            send_text(&line, "U");
            line.sent += 2;
        }
        rest(&line, 2);
        assert_string_equal(row(0), "UUUUUUUUUUUUUUUUUUUU");
        line.baud = bad[i];
        power_up(&line, 115200);
        line.sent = 0;
        send_text(&line, "\x40\x7f\x40\x01\x40\x7f\x40\x01");
        rest(&line, 2);
        assert_true(serial.framing_errors > 0
                    || strcmp(row(0), "@@@@") != 0);
    }
}

CASE(a_byte_without_its_stop_bit_is_a_mark)
{
    struct line line = usual;

    BEGIN_CASE;
    power_up(&line, line.baud);
    send_text(&line, "ab");
    send_with(&line, 'c', 0, 0);
    rest(&line, 1);
    send_text(&line, "d");
    rest(&line, 2);
    assert_string_equal(row(0), "ab?d");
    assert_int_equal(serial.framing_errors, 1);
}

/* A line held low is one mark, however long. */
CASE(a_break_is_one_mark)
{
    struct line line = usual;

    BEGIN_CASE;
    power_up(&line, line.baud);
    send_bit(&line, 0);
    line.sent += 500;
    serial_device.see(&serial, bit_tick(&line, line.sent), 0);
    line.sent += 500;
    rest(&line, 1);
    send_text(&line, "x");
    rest(&line, 2);
    assert_string_equal(row(0), "?x");
}

CASE(a_wrong_parity_is_a_mark)
{
    struct line line = usual;

    BEGIN_CASE;
    line.parity = 'E';
    power_up(&line, line.baud);
    send_text(&line, "a");
    send_with(&line, 'b', 1, 1);
    send_text(&line, "c");
    rest(&line, 2);
    assert_string_equal(row(0), "a?c");
    assert_int_equal(serial.parity_errors, 1);
}

CASE(a_spike_is_no_start_bit)
{
    struct line line = usual;

    BEGIN_CASE;
    power_up(&line, line.baud);
    serial_device.see(&serial, 0, RX);
    serial_device.see(&serial, 100, 0);
    serial_device.see(&serial, 500, RX);
    line.origin = 5000;
    send_text(&line, "ok");
    rest(&line, 2);
    assert_string_equal(row(0), "ok");
    assert_int_equal(serial.framing_errors, 0);
}

/* What it sends, sampled in the middle of the bits by this test's own clock,
 * which runs only by what `next` promises. */
struct wire {
    uint64_t tick, next;
    int level;
};

static void go_to(struct wire *wire, uint64_t tick)
{
    uint64_t driven;

    while (wire->next <= tick) {
        uint64_t before = wire->next;

        wire->tick = wire->next;
        wire->level = (serial_device.drive(&serial, wire->tick, &driven,
                                           &wire->next) & TX) != 0;
        assert_int_equal(driven, TX);
        assert_true(wire->next > before);
    }
    wire->tick = tick;
}

static uint64_t middle(const struct line *line, uint64_t n)
{
    return (bit_tick(line, n) + bit_tick(line, n + 1)) / 2;
}

static int receive(struct wire *wire, struct line *line)
{
    int byte = 0;

    go_to(wire, middle(line, line->sent++));
    assert_int_equal(wire->level, 0);
    for (int i = 0; i < line->bits; i++) {
        go_to(wire, middle(line, line->sent++));
        byte |= wire->level << i;
    }
    if (line->parity != 'N') {
        go_to(wire, middle(line, line->sent++));
        assert_int_equal(wire->level,
                         (ones(byte) + (line->parity == 'O')) & 1);
    }
    for (int i = 0; i < line->stops; i++) {
        go_to(wire, middle(line, line->sent++));
        assert_int_equal(wire->level, 1);
    }
    return byte;
}

CASE(what_is_typed_is_sent_in_every_format)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "typed");
    for (int round = 0; round < 48; round++) {
        struct line line = usual;
        struct wire wire = {0};
        int typed[30];

        line.bits = 7 + round % 2;
        line.parity = "NEO"[round % 3];
        line.stops = 1 + round / 3 % 2;
        line.baud = round % 5 ? 9600 : 1000000;
        line.origin = 777;
        power_up(&line, line.baud);
        go_to(&wire, 776);
        assert_int_equal(wire.level, 1);
        for (int i = 0; i < 30; i++) {
            typed[i] = (int)rng_below(&rng, 1u << line.bits);
            assert_true(serial_type(&serial, 777, (uint8_t)typed[i]));
        }
        wire.next = 777;
        for (int i = 0; i < 30; i++)
            assert_int_equal(receive(&wire, &line), typed[i]);
        go_to(&wire, bit_tick(&line, line.sent + 100));
        assert_int_equal(wire.level, 1);
        assert_true(wire.next == DEVICE_NEVER);
    }
}

CASE(more_than_it_can_keep_is_refused)
{
    BEGIN_CASE;
    serial_device.power_up(&serial, 1000000, NULL);
    for (int i = 0; i <= SERIAL_TYPED_MAX; i++)
        assert_int_equal(serial_type(&serial, 0, 'a'), 1);
    assert_int_equal(serial_type(&serial, 0, 'a'), 0);
    assert_int_equal(serial_type(&serial, 1000000, 'a'), 1);
}

CASE(a_copy_in_the_middle_of_a_byte_goes_on_like_the_original)
{
    struct serial original, copy;
    struct line line = usual, again;

    BEGIN_CASE;
    power_up(&line, line.baud);
    serial_type(&serial, 0, 'q');
    send_text(&line, "abc");
    send_bit(&line, 0);
    send_bit(&line, 1);
    memcpy(&copy, &serial, sizeof copy);
    again = line;
    for (int i = 0; i < 8; i++)
        send_bit(&line, i == 7);
    send_text(&line, "tail");
    memcpy(&original, &serial, sizeof original);
    memcpy(&serial, &copy, sizeof serial);
    for (int i = 0; i < 8; i++)
        send_bit(&again, i == 7);
    send_text(&again, "tail");
    assert_memory_equal(&serial, &original, sizeof serial);
}

CASE(wild_levels_and_settings_do_no_harm)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "wild line");
    for (int round = 0; round < 50; round++) {
        struct serial_settings settings;
        uint64_t tick = 0, driven, next;

        for (size_t i = 0; i < sizeof settings; i++)
            ((uint8_t *)&settings)[i] = (uint8_t)rng_next(&rng);
        serial_device.power_up(&serial, 1 + rng_below(&rng, 1u << 30),
                               &settings);
        for (int i = 0; i < 2000; i++) {
            tick += rng_below(&rng, UINT64_C(1) << rng_below(&rng, 30));
            serial_device.see(&serial, tick, rng_next(&rng));
            if (rng_below(&rng, 4) == 0)
                serial_type(&serial, tick, (uint8_t)rng_next(&rng));
            serial_device.drive(&serial, tick, &driven, &next);
            assert_true(next > tick);
            assert_true(terminal_is_sound(&serial.terminal));
        }
    }
}

static const struct CMUnitTest tests[] = {
    TEST("serial: text arrives at every usual rate and clock",
         text_arrives_at_every_usual_rate_and_clock),
    TEST("serial: every format arrives", every_format_arrives),
    TEST("serial: nothing set is 115200 8N1", nothing_set_is_115200_8N1),
    TEST("serial: a rate 4 % off is understood and 7 % is not",
         a_rate_that_is_four_per_cent_off_is_understood_and_seven_is_not),
    TEST("serial: a byte without its stop bit is a mark",
         a_byte_without_its_stop_bit_is_a_mark),
    TEST("serial: a break is one mark", a_break_is_one_mark),
    TEST("serial: a wrong parity is a mark", a_wrong_parity_is_a_mark),
    TEST("serial: a spike is no start bit", a_spike_is_no_start_bit),
    TEST("serial: what is typed is sent in every format",
         what_is_typed_is_sent_in_every_format),
    TEST("serial: more than it can keep is refused",
         more_than_it_can_keep_is_refused),
    TEST("serial: a copy in the middle of a byte goes on like the original",
         a_copy_in_the_middle_of_a_byte_goes_on_like_the_original),
    TEST("serial: wild levels and settings do no harm",
         wild_levels_and_settings_do_no_harm),
};

CHECK_MAIN("serial", tests)
