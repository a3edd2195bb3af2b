/* on_de1soc.c - Go on a DE1-SoC.
 *
 *   USB keys -> usb_keyboard => program <==> registers +---------------+
 *                                  |   SW, KEY =======>| go_peripheral |=> LEDR
 *                                  v                   |   vga  audio  |=> HEX
 *                               SDRAM ======= lines ======>|      |    |
 *                               two frames             +---|------|----+
 *                                                         VGA     v
 *                       i2c ===================> wm8731 =======> SPK
 *
 * A tick is a line of the picture, 1600 clocks. The processor gets its turn
 * between two lines, every 25 of them; within a turn time stands still.
 */
#include "machines/go/on_de1soc.h"

#include <string.h>

#include "base/rng.h"
#include "base/words.h"
#include "machines/go/panel.h"
#include "machines/go/system.h"
#include "machines/go/words.h"
#include "parts/playing.h"

/* The program's way to the FPGA */

/* What a bus needs besides the machine: the switches of this tick, which are
 * no part of the state. */
struct door {
    struct go_de1soc *self;             /* whose FPGA is behind it */
    uint16_t sw;
    uint8_t key;
};

static uint32_t door_read(void *with, uint32_t offset)
{
    const struct door *door = with;

    return go_peripheral_read(&door->self->peripheral, offset, door->sw,
                              door->key);
}

static void door_write(void *with, uint32_t offset, uint32_t value)
{
    const struct door *door = with;

    go_peripheral_write(&door->self->peripheral, offset, value);
}

static uint16_t *door_frame(void *with, int which)
{
    const struct door *door = with;

    return door->self->frame[which];
}

/* There always is some, so that a journal is played alike everywhere. What is
 * in it is not part of the state: hps/ai.c can think it anew. */
void *go_de1soc_memory(void *with, size_t bytes)
{
    static char memory[GO_DE1SOC_MEMORY];

    (void)with;
    return bytes <= sizeof memory ? memory : NULL;
}

/* Elsewhere the memory holds a function of the address, so that a read from a
 * wrong place shows. */
uint32_t go_de1soc_word(const struct go_de1soc *self, uint32_t address)
{
    const uint16_t *frames = self->frame[0];
    uint32_t offset = address - (FB_ADDR_HI_DEFAULT << 24);

    if (offset >= 2 * FB_BYTES)
        return address * 0x9e3779b1u;
    return frames[offset / 2] | (uint32_t)frames[offset / 2 + 1] << 16;
}

/* One line */

/* As the host controller does; there is a report only if keys changed. */
static void poll_keyboard(struct go_de1soc *self)
{
    uint8_t report[USB_KEYBOARD_REPORT];

    if (usb_keyboard_poll(&self->keyboard, report))
        program_report(&self->program, report, sizeof report);
}

/* Counters of lines, not of ticks modulo something: a state taken from a
 * snapshot goes on in the same rhythm. */
void go_de1soc_process(struct go_de1soc *self, pins in,
                       const struct hw_bus *bus)
{
    self->is_muted = (uint8_t)pins_get(in, DE1SOC_SW, 1);
    usb_keyboard_keys(&self->keyboard,
                      (uint8_t)pins_get(in, DE1SOC_USB, DE1SOC_KEYBOARD));
    if (--self->until_poll == 0) {
        self->until_poll = GO_DE1SOC_POLL_LINES;
        poll_keyboard(self);
    }
    if (--self->until_step == 0) {
        self->until_step = GO_DE1SOC_STEP_LINES;
        program_step(&self->program, bus, GO_DE1SOC_STEP_US);
    }
}

static void run_processor(struct go_de1soc *self, pins in)
{
    struct door door = {
        .self = self,
        .sw = (uint16_t)pins_get(in, DE1SOC_SW, DE1SOC_SWITCHES),
        .key = (uint8_t)pins_get(in, DE1SOC_KEY, DE1SOC_KEYS),
    };
    struct hw_bus bus = {.with = &door, .read = door_read,
                         .write = door_write, .frame = door_frame,
                         .memory = go_de1soc_memory};

    go_de1soc_process(self, in, &bus);
}

/* The codec's set-up takes some hundred lines after a reset. */
static void run_setup(struct go_de1soc *self)
{
    for (int i = 0; i < DE1SOC_CLOCKS_A_TICK && !self->i2c.is_done; i++) {
        int sda = wm8731_wires(&self->codec, self->i2c.scl, self->i2c.sda);

        i2c_clock(&self->i2c, i2c_codec_setup, I2C_WORDS,
                  sda & self->i2c.sda);
    }
}

/* KEY0 is wired to the FPGA's reset and not to the processor's: the program
 * goes on, and sets the FPGA up again when the key is released. */
static void run_fpga(struct go_de1soc *self, pins in)
{
    uint8_t front = self->peripheral.vga.front;

    if (in & PIN(DE1SOC_KEY)) {
        go_peripheral_reset(&self->peripheral);
        i2c_reset(&self->i2c);
        return;
    }
    run_setup(self);
    go_peripheral_line(&self->peripheral, self->frame[0], NULL);
    self->swaps += front != self->peripheral.vga.front;
}

/* The board's pins, and what a logic analyser would like to see of the chip. */
static const struct pin_def outputs[] = {
    DE1SOC_OUTPUT_PINS,
    {"FRONT", GO_DE1SOC_FRONT, 1, ACTIVE_HIGH},
    {"PENDING", GO_DE1SOC_PENDING, 1, ACTIVE_HIGH},
    {"SOUND", GO_DE1SOC_SOUND, 3, ACTIVE_HIGH},
    {"BUSY", GO_DE1SOC_BUSY, 1, ACTIVE_HIGH},
    {0},
};

/* The outputs after the line. The VGA signal is not among them: it changes
 * with every clock, and monitors read the frame instead. */
static pins collect_outputs(const struct go_de1soc *self)
{
    const struct vga *vga = &self->peripheral.vga;
    const struct audio *audio = &self->peripheral.audio;
    pins out = (pins)go_peripheral_ledr(&self->peripheral) << DE1SOC_LEDR
        | (pins)(vga->line >= VGA_VSYNC_FROM && vga->line < VGA_VSYNC_TO)
          << DE1SOC_VS
        | (pins)vga->front << GO_DE1SOC_FRONT
        | (pins)vga->is_pending << GO_DE1SOC_PENDING
        | (pins)audio->active_sound << GO_DE1SOC_SOUND
        | (pins)(audio->active_sound != 0) << GO_DE1SOC_BUSY;

    for (int i = 0; i < DE1SOC_DIGITS; i++)
        out |= (pins)(go_peripheral_hex(&self->peripheral, i) & 0x7f)
               << (DE1SOC_HEX + 7 * i);
    return out;
}

/* The processor first: what it writes takes effect in the same line. */
static pins tick(void *chip, pins in)
{
    struct go_de1soc *self = chip;

    run_processor(self, in);
    run_fpga(self, in);
    return collect_outputs(self);
}

/* Power-up of the whole board; KEY0 resets only the FPGA. */
static void reset(void *chip, const struct chip_setup *setup)
{
    struct go_de1soc *self = chip;
    struct rng rng;

    memset(self, 0, sizeof *self);
    rng_seed(&rng, setup->seed);
    program_reset(&self->program, rng_next(&rng));
    go_peripheral_reset(&self->peripheral);
    wm8731_reset(&self->codec);
    i2c_reset(&self->i2c);
    self->until_step = GO_DE1SOC_STEP_LINES;
    self->until_poll = GO_DE1SOC_POLL_LINES;
}

/* Monitor and speaker */

/* What is shown. Without a base address the FPGA reads other memory: here,
 * nothing, null. */
static const uint16_t *front_frame(const struct go_de1soc *self)
{
    return self->peripheral.fb_addr_hi == FB_ADDR_HI_DEFAULT
         ? self->frame[self->peripheral.vga.front] : NULL;
}

/* The frame itself, not what went over the wires line by line: a picture that
 * is being swapped is never torn. */
static void frame_pixels(const void *chip, uint16_t *rgb444)
{
    const uint16_t *frame = front_frame(chip);

    for (int i = 0; i < FB_PIXELS; i++)
        rgb444[i] = frame ? vga_rgb444(frame[i]) : 0;
}

static uint16_t frame_pixel(const void *chip, int x, int y)
{
    const uint16_t *frame = front_frame(chip);

    return frame ? vga_rgb444(frame[FB_WIDTH * y + x]) : 0;
}

/* Grows with every swap; a reset makes the monitor dark, and must count as a
 * new picture, too. */
static uint64_t picture_age(const void *chip)
{
    const struct go_de1soc *self = chip;

    return (uint64_t)self->swaps << 9
         | (uint64_t)self->peripheral.vga.front << 8
         | self->peripheral.fb_addr_hi;
}

/* Which sound can be heard: the codec must be set up, and not muted. */
static int heard(const struct go_de1soc *self)
{
    struct wm8731_state codec = wm8731_read(&self->codec, WM8731_MCLK_HZ);

    return codec.plays_dac && codec.is_active && !self->is_muted
         ? self->peripheral.audio.active_sound : 0;
}

/* The sample that the DAC holds; both channels have the same (M4-082). */
static int16_t speaker_level(const void *chip)
{
    const struct go_de1soc *self = chip;

    if (!heard(self))
        return 0;
    return self->peripheral.audio.sample;
}

static int heard_sound(const void *chip)
{
    return heard(chip);
}

static const char *const sound_names[AUDIO_SOUNDS + 1] = {
    [AUDIO_NONE] = "", [AUDIO_PLACE] = "place",
    [AUDIO_CAPTURE] = "capture", [AUDIO_ILLEGAL] = "illegal",
    [AUDIO_GAME_OVER] = "game over",
};

static const struct picture_type front_picture = {
    .pixel = frame_pixel,
    .pixels = frame_pixels,
    .age = picture_age,
};

static const struct playing_type codec_output = {
    .rate_hz = AUDIO_RATE,
    .level = speaker_level,
    .sound = heard_sound,
    .names = sound_names,
};

static const struct chip_type top = {
    .name = "go_de1soc",
    .size = sizeof(struct go_de1soc),
    .inputs = de1soc_inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
    .picture = &front_picture,
    .playing = &codec_output,
};

const struct machine_type go_on_de1soc = {
    .name = "go",
    .title = WORDS("9 x 9 Go"),
    .board = &de1soc,
    .needs = "VGA ESC UP LEFT DOWN RIGHT SPACE ENTER SW/3 HEX LEDR KEY1 KEY0",
    .top = &top,
    .roles = go_panel_roles,
    .reset = "KEY0",
    .results = go_panel_results,
    .deaf = go_panel_deaf,
    .read_picture = go_words_put,
    .seats = "Ab",
    .game = "go",
    .how_to = go_panel_how_to,
    .system = &go_system,
};
