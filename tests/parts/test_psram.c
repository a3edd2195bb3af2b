/* test_psram.c - the serial memory against a controller of the test's own. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "parts/chip/psram.h"

static struct psram psram;
static uint64_t tick, wires;

static void set_wires(uint64_t levels)
{
    uint64_t driven, next, out;

    out = psram_device.drive(&psram, tick, &driven, &next);
    wires = (levels & ~driven) | (out & driven);
    psram_device.see(&psram, tick++, wires);
}

static void select_chip(int is_selected)
{
    set_wires(is_selected ? 0 : 1 << PSRAM_CE_N);
}

/* The highest bits first, so many at once; the clock is low before and
 * behind it. */
static void send_bits(uint32_t value, int bits, int lanes)
{
    for (int at = bits - lanes; at >= 0; at -= lanes) {
        uint64_t sio = (value >> at & ((1u << lanes) - 1)) << PSRAM_SIO;

        set_wires(sio);
        set_wires(sio | 1 << PSRAM_SCLK);
        set_wires(sio);
    }
}

static void wait_clocks(int clocks)
{
    for (int i = 0; i < clocks; i++)
        send_bits(0, 1, 1);
}

/* Data is there when the clock rises. */
static int receive_byte(int lanes)
{
    int byte = 0;

    for (int i = 0; i < 8; i += lanes) {
        uint64_t driven, next, out;

        out = psram_device.drive(&psram, tick, &driven, &next) >> PSRAM_SIO;
        driven >>= PSRAM_SIO;
        assert_int_equal(driven, lanes == 4 ? 15 : 2);
        byte = byte << lanes | (int)(lanes == 4 ? out : out >> 1);
        set_wires(1 << PSRAM_SCLK);
        set_wires(0);
    }
    return byte;
}

static void begin(void)
{
    psram_device.power_up(&psram, 1000000, NULL);
    tick = 0;
    select_chip(0);
}

struct transfer {                       /* how a command goes */
    int command, command_lanes, lanes, waits;
};

static const struct transfer reads[] = {
    {0x03, 1, 1, 0}, {0x0B, 1, 1, 8}, {0xEB, 1, 4, 6}, {0x0B, 4, 4, 4},
    {0xEB, 4, 4, 6},
};

static const struct transfer writes[] = {
    {0x02, 1, 1, 0}, {0x38, 1, 4, 0}, {0x02, 4, 4, 0}, {0x38, 4, 4, 0},
};

static void begin_transfer(const struct transfer *way, uint32_t address)
{
    select_chip(1);
    send_bits((uint32_t)way->command, 8, way->command_lanes);
    send_bits(address, 24, way->lanes);
    wait_clocks(way->waits);
}

static void command_alone(int command, int lanes)
{
    select_chip(1);
    send_bits((uint32_t)command, 8, lanes);
    select_chip(0);
}

static void change_lanes(int lanes)
{
    if (psram.is_quad != (lanes == 4))
        command_alone(lanes == 4 ? 0x35 : 0xF5, lanes == 4 ? 1 : 4);
    assert_int_equal(psram.is_quad, lanes == 4);
}

CASE(bytes_are_kept_in_every_way_to_send_them)
{
    enum { BYTES = 4096 };
    static uint8_t bytes[BYTES];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "psram");
    memset(bytes, 0, sizeof bytes);
    begin();
    for (int i = 0; i < 1000; i++) {
        const struct transfer *way = rng_below(&rng, 2)
            ? &writes[rng_below(&rng, 4)] : &reads[rng_below(&rng, 5)];
        int is_write = way >= writes && way < writes + 4;
        uint32_t at = (uint32_t)rng_below(&rng, BYTES - 20);
        int count = 1 + (int)rng_below(&rng, 20);

        change_lanes(way->command_lanes);
        begin_transfer(way, at + 0x7f0000);
        for (int k = 0; k < count; k++)
            if (is_write) {
                bytes[at + (uint32_t)k] = (uint8_t)rng_next(&rng);
                send_bits(bytes[at + (uint32_t)k], 8, way->lanes);
            } else
                assert_int_equal(receive_byte(way->lanes),
                                 bytes[at + (uint32_t)k]);
        select_chip(0);
    }
    assert_int_equal(psram.unknown, 0);
}

CASE(it_says_who_it_is)
{
    const struct transfer id = {0x9F, 1, 1, 0};

    BEGIN_CASE;
    begin();
    begin_transfer(&id, 0x123456);
    assert_int_equal(receive_byte(1), 0x0D);
    assert_int_equal(receive_byte(1), 0x5D);
}

CASE(a_reset_takes_two_commands_in_a_row)
{
    BEGIN_CASE;
    begin();
    command_alone(0x35, 1);
    command_alone(0x99, 4);
    assert_int_equal(psram.is_quad, 1);
    command_alone(0x66, 4);
    command_alone(0x99, 4);
    assert_int_equal(psram.is_quad, 0);
    command_alone(0x66, 1);
    command_alone(0x42, 1);
    assert_int_equal(psram.unknown, 1);
}

CASE(it_drives_nothing_when_it_is_not_selected)
{
    uint64_t driven, next;

    BEGIN_CASE;
    begin();
    begin_transfer(&reads[0], 0);
    receive_byte(1);
    select_chip(0);
    psram_device.drive(&psram, tick, &driven, &next);
    assert_int_equal(driven, 0);
}

CASE(a_copy_goes_on_like_the_original_and_wild_wires_do_no_harm)
{
    static struct psram copy;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "wild psram");
    begin();
    for (int i = 0; i < 200000; i++) {
        uint64_t levels = rng_next(&rng) & ~UINT64_C(1);
        uint64_t driven, next;

        levels |= rng_below(&rng, 100) == 0;
        if (i == 100003)
            memcpy(&copy, &psram, sizeof copy);
        psram_device.see(&psram, tick, levels);
        psram_device.drive(&psram, tick, &driven, &next);
        if (i >= 100003)
            psram_device.see(&copy, tick, levels);
    }
    assert_memory_equal(&copy, &psram, sizeof copy);
}

static const struct CMUnitTest tests[] = {
    TEST("PSRAM: bytes are kept in every way to send them",
         bytes_are_kept_in_every_way_to_send_them),
    TEST("PSRAM: it says who it is", it_says_who_it_is),
    TEST("PSRAM: a reset takes two commands in a row",
         a_reset_takes_two_commands_in_a_row),
    TEST("PSRAM: it drives nothing when it is not selected",
         it_drives_nothing_when_it_is_not_selected),
    TEST("PSRAM: a copy goes on the same, and wild wires do no harm",
         a_copy_goes_on_like_the_original_and_wild_wires_do_no_harm),
};

CHECK_MAIN("PSRAM", tests)
