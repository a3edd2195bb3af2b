/* go_screen.c - how fast the Go machine's screen is, line by line and clock by
 * clock, beside the real one: 50 MHz, 60 frames a second. */
#include <stdio.h>
#include <time.h>

#include "base/rng.h"
#include "machines/go/peripheral.h"

enum { ROUNDS = 5, FRAMES = 2000, CLOCKS = 10000000, REAL_HZ = 50000000 };

static uint16_t memory[2 * VGA_WIDTH * VGA_HEIGHT];
static struct go_peripheral chip;
static volatile unsigned sink;

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void begin(void)
{
    struct rng rng;

    rng_seed(&rng, "screen");
    for (int i = 0; i < 2 * VGA_WIDTH * VGA_HEIGHT; i++)
        memory[i] = (uint16_t)rng_next(&rng);
    go_peripheral_reset(&chip);
    go_peripheral_write(&chip, GO_PERIPHERAL_AUDIO_CMD, 4);
    go_peripheral_write(&chip, GO_PERIPHERAL_PANEL, 0x81290824);
}

/* Each ends with how many frames or clocks there were. */

static double frames_with_pixels(void)
{
    uint16_t rgb444[VGA_WIDTH];

    for (int i = 0; i < FRAMES * VGA_LINES; i++) {
        go_peripheral_line(&chip, memory, rgb444);
        sink = rgb444[i % VGA_WIDTH];
    }
    return FRAMES;
}

static double frames_without(void)
{
    for (int i = 0; i < FRAMES * VGA_LINES; i++)
        go_peripheral_line(&chip, memory, NULL);
    sink = chip.vga.buffer[0][0];
    return FRAMES;
}

/* The memory of vga_line: a burst's words in the clocks after it. */
struct bus {
    uint32_t at, left;
};

static void serve(struct bus *bus, const struct go_peripheral_out *out,
                  struct go_peripheral_in *in)
{
    in->avm_readdatavalid = bus->left > 0;
    if (bus->left > 0) {
        in->avm_readdata = memory[bus->at] | (uint32_t)memory[bus->at + 1]
                                             << 16;
        bus->at += 2;
        bus->left--;
    } else if (out->avm_read) {
        bus->at = (out->avm_address & 0xffffff) / 2;
        bus->left = out->avm_burstcount;
    }
}

static double clocks(void)
{
    struct go_peripheral_in in = {.reset_n = 1, .aso_left_ready = 1,
                                  .aso_right_ready = 1};
    struct bus bus = {0};
    unsigned all = 0;

    for (int i = 0; i < CLOCKS; i++) {
        struct go_peripheral_out out = go_peripheral_clock(&chip, &in);

        serve(&bus, &out, &in);
        all ^= out.vga_g;
    }
    sink = all;
    return CLOCKS;
}

/* So many a second, the best of a few rounds. */
static double speed(double (*work)(void))
{
    double best = 0;

    for (int round = 0; round < ROUNDS; round++) {
        double begun, now;

        begin();
        begun = seconds();
        now = work() / (seconds() - begun);
        best = now > best ? now : best;
    }
    return best;
}

int main(void)
{
    double shown = speed(frames_with_pixels), bare = speed(frames_without);
    double exact = speed(clocks);

    printf("screen by lines        %8.0f frames/s   %.2f %% of a core at 60 "
           "frames/s; goal 10 %%\n", shown, 6000 / shown);
    printf("the same, not looked at%8.0f frames/s   %.2f %% of a core\n",
           bare, 6000 / bare);
    printf("screen by clocks       %8.1f Mclocks/s  %.2f x real time, 1/%.0f "
           "of lines\n", exact / 1e6, exact / REAL_HZ,
           shown * VGA_LINES * VGA_CLOCKS_A_LINE / exact);
    return 0;
}
