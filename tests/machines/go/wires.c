/* wires.c - the Go machine in C as a design with the wires of its VGA port. */
#include "machines/go/wires.h"

#include <string.h>

static uint64_t levels_of(const struct vga_out *out)
{
    return (uint64_t)out->hs << WIRES_HS | (uint64_t)out->vs << WIRES_VS
        | (uint64_t)out->r << WIRES_RED | (uint64_t)out->g << WIRES_GREEN
        | (uint64_t)out->b << WIRES_BLUE;
}

/* The line that has just been shown, column by column. */
static void tell_line(struct wires *self, uint64_t begin,
                      struct design_run *run)
{
    struct vga beam = self->machine.peripheral.vga;

    for (unsigned column = 0; column < VGA_COLUMNS; column++) {
        struct vga_out out;
        uint64_t levels, *to = run->changes + 2 * run->count;

        beam.column = (uint16_t)column;
        out = vga_show(&beam);
        levels = levels_of(&out);
        if (levels == self->told)
            continue;
        self->told = levels;
        to[0] = begin + VGA_CLOCKS_A_PIXEL * column;
        to[1] = levels;
        run->count++;
    }
}

/* Whole lines, as long as there is room for all that may change in one. */
static const char *run_lines(struct design *design, struct design_run *run)
{
    struct wires *self = (struct wires *)(void *)design;
    uint64_t most = run->ticks, done = 0;

    run->count = 0;
    while (done + VGA_CLOCKS_A_LINE <= most
           && run->count + VGA_COLUMNS <= run->room) {
        (void)go_on_de1soc.top->tick(&self->machine, self->in);
        tell_line(self, done, run);
        done += VGA_CLOCKS_A_LINE;
    }
    run->ticks = done;
    return NULL;
}

static const struct design_type type = {.name = "C", .run = run_lines};

void wires_open(struct wires *self, const char *seed)
{
    struct chip_setup setup = {.seed = seed, .clock_hz = DE1SOC_CLOCK_HZ};

    memset(self, 0, sizeof *self);
    self->head = (struct design){.type = &type, .in_words = 1,
                                 .out_words = 1};
    go_on_de1soc.top->reset(&self->machine, &setup);
}

static const struct device_tap taps[] = {{.mask = 0x3fffffff}};

const struct device_wiring wires_wiring = {.taps = taps, .count = 1,
                                           .words = 1};
