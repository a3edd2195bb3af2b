/* test_devices_at_chips.c - devices at the wires of our own chips, which were
 * there before them: what the chip was given is what the device shows. */
#include "check.h"

#include <string.h>

#include "base/glyph.h"
#include "boards/lamps.h"
#include "chips/ssd.h"
#include "chips/uart.h"
#include "machines/go/i2c.h"
#include "machines/go/vga_rig.h"
#include "parts/screen/multisync.h"
#include "parts/speaker/codec.h"
#include "parts/terminal/serial.h"

enum { BOARD_HZ = 50000000 };

/* The controller of the Go machine, with the converter of its board. */

static uint64_t vga_wires(const struct vga_out *out)
{
    return (uint64_t)out->hs << MULTISYNC_HS | (uint64_t)out->vs << MULTISYNC_VS
         | (uint64_t)out->r << MULTISYNC_RED
         | (uint64_t)out->g << MULTISYNC_GREEN
         | (uint64_t)out->b << MULTISYNC_BLUE
         | (uint64_t)out->blank_n << MULTISYNC_BLANK_N
         | (uint64_t)out->clk << MULTISYNC_CLOCK;
}

static uint32_t rgb888(unsigned rgb444)
{
    return ((rgb444 & 0xf00) << 8 | (rgb444 & 0x0f0) << 4 | (rgb444 & 0x00f))
         * 0x11;
}

CASE(a_monitor_shows_the_frame_of_the_go_machine)
{
    static struct multisync monitor;
    static struct vga_rig rig;
    const struct multisync_settings settings[] = {{{4, 4, 4}, 0},
                                                  {{4, 4, 4}, 1}};
    uint64_t tick = 0;

    BEGIN_CASE;
    sdram_fill("frames");
    vga_rig_open(&rig, "memory");
    for (int i = 0; i < 2; i++) {
        multisync_device.power_up(&monitor, BOARD_HZ, &settings[i]);
        for (tick = 0; tick < 4 * VGA_CLOCKS_A_FRAME; tick++) {
            vga_rig_clock(&rig);
            multisync_device.see(&monitor, tick, vga_wires(&rig.out));
        }
        assert_int_equal(multisync_read(&monitor, tick).status,
                         MULTISYNC_SHOWS);
        assert_int_equal(monitor.shown.width, 640);
        assert_int_equal(monitor.shown.hz, 60);
        for (int p = 0; p < 640 * 480; p++)
            assert_int_equal(monitor.picture[p],
                             rgb888(vga_rig_pixel(&rig, 0, p % 640,
                                                  p / 640)));
    }
}

/* The serial line of the poker machine. */

static void send_byte(struct uart *chip, struct serial *serial,
                      uint64_t *tick, char byte)
{
    pins in = (pins)(unsigned char)byte << UART_DATA | PIN(UART_START);

    do {
        pins out = uart_tick(chip, in);

        in = 0;
        serial_device.see(serial, (*tick)++, out >> UART_TX & 1);
    } while (!(uart_show(chip) >> UART_READY & 1));
}

CASE(a_terminal_reads_what_the_poker_machine_sends)
{
    static const char text[] = "The flop: Ah Kd 7c";
    struct serial serial;
    struct uart chip;
    uint64_t tick = 0;

    BEGIN_CASE;
    serial_device.power_up(&serial, 100000000, NULL);
    uart_reset(&chip, 100000000);
    for (const char *c = text; *c; c++)
        send_byte(&chip, &serial, &tick, *c);
    serial_device.see(&serial, tick + 100000, 1);
    assert_memory_equal(serial.terminal.screen[0], text, strlen(text));
    assert_int_equal(serial.framing_errors, 0);
}

/* The driver of four digits of the machines on Digilent's boards, at a
 * thousand turns a second. */
CASE(four_digits_are_read_as_they_were_given)
{
    static struct lamps_wiring wiring;
    static struct lamps lamps;
    const uint64_t low[LAMPS_WIRE_WORDS] = {0xfff};
    const char word[] = "dUEL";
    struct lamp table[32];
    struct ssd driver = {3};
    struct lights seen;
    pins digits = 0;

    BEGIN_CASE;
    for (int i = 0; i < 32; i++) {
        table[i] = (struct lamp){(int16_t)(SSD_SEG + i % 8),
                                 (int16_t)(SSD_AN + i / 8)};
        digits |= (pins)(glyph_segments(word[i / 8]) >> i % 8 & 1) << i;
    }
    assert_null(lamps_wire(&wiring, table, 32, low));
    lamps_power_up(&lamps, &wiring, BOARD_HZ);
    for (uint64_t tick = 0; tick < BOARD_HZ / 10; tick += BOARD_HZ / 1000) {
        uint64_t wires = ~(uint64_t)ssd_tick(&driver, digits) & 0xfff;

        lamps_see(&lamps, &wiring, tick, &wires);
    }
    lamps_seen(&lamps, &wiring, &seen);
    for (int i = 0; i < 4; i++)
        assert_int_equal(glyph_char((uint8_t)(seen.word[0] >> 8 * i)),
                         word[i]);
    for (int i = 0; i < 32; i++)
        if (lights_has(&seen, i))
            assert_int_equal(lamps_brightness(&lamps, &wiring, i), 255);
}

/* The I2C master of the Go machine sets the codec up. */
CASE(the_codec_takes_the_set_up_of_the_go_machine)
{
    static struct codec codec;
    struct i2c master;
    uint64_t driven = 0, next;
    uint64_t tick = 0;
    int sda = 1;

    BEGIN_CASE;
    codec_device.power_up(&codec, BOARD_HZ, NULL);
    i2c_reset(&master);
    while (!master.is_done && tick < 1000000) {
        struct i2c_out out = i2c_clock(&master, i2c_codec_setup, I2C_WORDS,
                                       sda);

        codec_device.see(&codec, tick, (uint64_t)out.scl << CODEC_SCL
                         | (uint64_t)(out.sda & !driven) << CODEC_SDA);
        codec_device.drive(&codec, tick++, &driven, &next);
        driven &= 1 << CODEC_SDA;
        sda = out.sda && !driven;
    }
    assert_true(master.is_done);
    assert_false(master.is_refused);
    assert_int_equal(codec.registers.writes, I2C_WORDS);
    for (int i = 0; i < I2C_WORDS; i++) {
        int reg = i2c_codec_setup[i] >> 9;

        if (reg < 15)
            assert_int_equal(codec.registers.reg[reg] & 0xff,
                             i2c_codec_setup[i] & 0xff);
    }
    assert_true(codec.gain[0] > 0);
}

static const struct CMUnitTest tests[] = {
    TEST("devices: a monitor shows the frame of the Go machine",
         a_monitor_shows_the_frame_of_the_go_machine),
    TEST("devices: a terminal reads what the poker machine sends",
         a_terminal_reads_what_the_poker_machine_sends),
    TEST("devices: four digits are read as they were given",
         four_digits_are_read_as_they_were_given),
    TEST("devices: the codec takes the set-up of the Go machine",
         the_codec_takes_the_set_up_of_the_go_machine),
};

CHECK_MAIN("devices at chips", tests)
