/* test_wires_go.c - what a monitor measures on the Go machine's wires is what
 * the machine says that it shows, pixel by pixel: the fast way and the slow one
 * are the same. */
#include "check.h"

#include <string.h>

#include "machines/go/wires.h"
#include "machines/go/words.h"
#include "parts/playing.h"
#include "parts/screen/multisync.h"
#include "parts/speaker/codec.h"

enum { LINES_A_GO = 8, FRAME_TICKS = VGA_LINES * VGA_CLOCKS_A_LINE };

static struct wires wires;
static struct multisync monitor;
static uint64_t now;

static void plug_in(const char *seed)
{
    static const struct multisync_settings four = {{4, 4, 4}, 0};

    wires_open(&wires, seed);
    memset(&monitor, 0, sizeof monitor);
    multisync_device.power_up(&monitor, 50000000, &four);
    now = 0;
}

static void run_frames(int frames)
{
    static uint64_t changes[2 * LINES_A_GO * VGA_COLUMNS];
    uint64_t end = now + (uint64_t)frames * FRAME_TICKS;

    while (now < end) {
        struct design_run run = {.ticks = end - now, .changes = changes,
                                 .room = LINES_A_GO * VGA_COLUMNS};

        assert_null(wires.head.type->run(&wires.head, &run));
        device_follow(&multisync_device, &monitor, &wires_wiring, now,
                      changes, run.count);
        now += run.ticks;
    }
}

static void tap(int key)
{
    wires.in |= PIN(key);
    run_frames(2);
    wires.in &= ~PIN(key);
    run_frames(4);
}

/* All pixels, and with them the words that are read off both. */
static void check_pictures(const char *words)
{
    const struct picture_view fast = {go_on_de1soc.top->picture,
                                      &wires.machine, 0};
    const struct picture_view slow = {&picture_of_wires, &monitor, now};
    char read[200];
    struct text to;
    int differing = 0;

    for (int y = 0; y < PICTURE_HEIGHT; y++)
        for (int x = 0; x < PICTURE_WIDTH; x++)
            differing += picture_pixel(&fast, x, y)
                      != picture_pixel(&slow, x, y);
    assert_int_equal(differing, 0);
    text_begin(&to, read, sizeof read);
    go_words_put(&slow, &to);
    if (!strstr(read, words))
        fail_msg("'%s' is read off the wires", read);
}

CASE(the_mode_is_measured)
{
    struct multisync_report report;
    char words[80];
    struct text to;

    BEGIN_CASE;
    plug_in("wires");
    run_frames(6);
    report = multisync_read(&monitor, now);
    text_begin(&to, words, sizeof words);
    multisync_say(&report, &to);
    assert_string_equal(words, "640 x 480, 60 Hz");
}

CASE(pictures_are_the_same)
{
    BEGIN_CASE;
    plug_in("wires");
    run_frames(8);
    check_pictures("press Enter");
    tap(DE1SOC_ENTER);
    check_pictures("menu: Player vs player");
    tap(DE1SOC_ENTER);
    check_pictures("Black to move; cursor E5; move 0");
    for (int move = 0; move < 6; move++) {
        tap(DE1SOC_ENTER);
        check_pictures("to move");
        tap(move % 2 ? DE1SOC_LEFT : DE1SOC_DOWN);
        check_pictures("to move");
    }
    tap(DE1SOC_SPACE);
    check_pictures("; passed");
    tap(DE1SOC_SPACE);
    check_pictures(" wins by ");
}

/* A wire that is wrong must be seen: the comparison can fail. */
CASE(a_wrong_wire_is_found)
{
    struct picture_view slow = {&picture_of_wires, &monitor, 0};
    uint16_t before;

    BEGIN_CASE;
    plug_in("wires");
    run_frames(8);
    before = picture_pixel(&slow, 100, 100);
    wires.machine.frame[wires.machine.peripheral.vga.front]
                       [100 * FB_WIDTH + 100] ^= 0xffff;
    run_frames(2);
    assert_int_not_equal(picture_pixel(&slow, 100, 100), before);
    check_pictures("press Enter");
}

/* Sound */

static struct codec codec;
static uint64_t sound_tick;

/* The machine's own I2C master, wire by wire. */
static void set_up_codec(void)
{
    struct i2c master;
    uint64_t driven = 0, next, sda = 1;

    codec_device.power_up(&codec, 50000000, NULL);
    i2c_reset(&master);
    for (sound_tick = 0; !master.is_done; sound_tick++) {
        struct i2c_out out = i2c_clock(&master, i2c_codec_setup, I2C_WORDS,
                                       (int)sda);

        codec_device.see(&codec, sound_tick,
                         (uint64_t)out.scl << CODEC_SCL
                         | (uint64_t)out.sda << CODEC_SDA);
        sda = codec_device.drive(&codec, sound_tick, &driven, &next)
              >> CODEC_SDA & 1;
        sda = (driven >> CODEC_SDA & 1 ? sda : 1) & (uint64_t)out.sda;
    }
}

static void send_bit(int is_right, int bit)
{
    uint64_t levels = PIN(CODEC_SCL) | PIN(CODEC_SDA)
        | (uint64_t)is_right << CODEC_DACLRCK
        | (uint64_t)bit << CODEC_DACDAT;

    codec_device.see(&codec, sound_tick += 10, levels);
    codec_device.see(&codec, sound_tick += 10, levels | PIN(CODEC_BCLK));
}

/* As the audio core does: both words, the highest bit first, a bit late. */
static void send_words(int16_t sample)
{
    for (int slot = 0; slot < 40; slot++) {
        int bit = 16 - slot % 20;

        send_bit(slot >= 20, bit >= 0 && bit < 16 ? sample >> bit & 1 : 0);
    }
}

/* A sample stands on the output when the next one begins. */
CASE(samples_are_the_same)
{
    const struct playing_type *fast = go_on_de1soc.top->playing;
    int16_t before = 0;
    int loud = 0;

    BEGIN_CASE;
    plug_in("wires");
    set_up_codec();
    run_frames(8);
    tap(DE1SOC_ENTER);
    tap(DE1SOC_ENTER);
    wires.in |= PIN(DE1SOC_ENTER);      /* a stone is placed, and heard */
    for (int line = 0; line < 12000; line++) {
        if (line == 1300)
            wires.in = 0;
        (void)go_on_de1soc.top->tick(&wires.machine, wires.in);
        send_words(wires.machine.peripheral.audio.sample);
        if (line > 0) {
            assert_int_equal(codec.samples.level[SAMPLES_LEFT], before);
            assert_int_equal(codec.samples.level[SAMPLES_RIGHT], before);
        }
        before = fast->level(&wires.machine);
        loud += before != 0;
    }
    assert_true(loud > 1000);
}

static const struct CMUnitTest tests[] = {
    TEST("wires of go: the monitor finds 640 x 480 at 60 Hz",
         the_mode_is_measured),
    TEST("wires of go: every pixel of every screen is the one in memory",
         pictures_are_the_same),
    TEST("wires of go: one pixel that is another is seen",
         a_wrong_wire_is_found),
    TEST("wires of go: the codec plays sample by sample what the machine says",
         samples_are_the_same),
};

CHECK_MAIN("wires_go", tests)
