/* go_wires.c - how fast a monitor follows the wires of a design in C: frames of
 * 640 x 480 a second, with the whole Go machine drawing them, on one core. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "machines/go/wires.h"
#include "parts/screen/multisync.h"

enum { FRAMES = 240, LINES_A_GO = 8, WANTED = 60 };

static struct wires wires;
static struct multisync monitor;

static void follow(uint64_t ticks, uint64_t *now)
{
    static uint64_t changes[2 * LINES_A_GO * VGA_COLUMNS];
    uint64_t end = *now + ticks;

    while (*now < end) {
        struct design_run run = {.ticks = end - *now, .changes = changes,
                                 .room = LINES_A_GO * VGA_COLUMNS};

        (void)wires.head.type->run(&wires.head, &run);
        device_follow(&multisync_device, &monitor, &wires_wiring, *now,
                      changes, run.count);
        *now += run.ticks;
    }
}

int main(void)
{
    static const struct multisync_settings four = {{4, 4, 4}, 0};
    uint64_t frame = (uint64_t)VGA_LINES * VGA_CLOCKS_A_LINE, now = 0;
    double rate;
    clock_t begun;

    wires_open(&wires, "speed");
    multisync_device.power_up(&monitor, 50000000, &four);
    follow(8 * frame, &now);
    begun = clock();
    follow(FRAMES * frame, &now);
    rate = FRAMES / ((double)(clock() - begun) / CLOCKS_PER_SEC);
    printf("monitor by pins: %.0f frames of 640 x 480 a second on one core "
           "(at least %d)\n", rate, WANTED);
    return rate < WANTED;
}
