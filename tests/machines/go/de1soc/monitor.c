/* monitor.c - the peripheral with a monitor on its VGA socket. */
#include "machines/go/de1soc/monitor.h"

#include <string.h>

#include "machines/go/hps/hw_iface.h"

#define FNV_BASIS 0xcbf29ce484222325u
#define FNV_PRIME 0x00000100000001b3u

void monitor_begin(struct monitor *self, const uint16_t *memory)
{
    memset(self, 0, sizeof *self);
    go_peripheral_reset(&self->chip);
    self->memory = memory;
    self->hash = self->so_far = FNV_BASIS;
}

static void note_picture(struct monitor *self)
{
    if (self->hash != self->so_far && self->count < MONITOR_MOST)
        self->picture[self->count++] = self->so_far;
    self->hash = self->so_far;
    self->so_far = FNV_BASIS;
}

/* There is nothing but the frames, and who does not say where they are sees
 * nothing. */
static const uint16_t *what_it_reads(const struct monitor *self)
{
    static const uint16_t nothing[2 * FB_PIXELS];

    return self->chip.fb_addr_hi == FB_ADDR_HI_DEFAULT ? self->memory
                                                       : nothing;
}

static void show_line(struct monitor *self)
{
    uint16_t rgb444[VGA_WIDTH] = {0};
    int line;

    go_peripheral_line(&self->chip, what_it_reads(self), rgb444);
    line = self->chip.vga.line;
    if (line >= VGA_HEIGHT)
        return;
    for (int x = 0; x < VGA_WIDTH; x++)
        self->so_far = (self->so_far ^ rgb444[x]) * FNV_PRIME;
    if (line == VGA_HEIGHT - 1)
        note_picture(self);
}

void monitor_lines(struct monitor *self, int count)
{
    while (count-- > 0)
        show_line(self);
}

uint32_t monitor_read(struct monitor *self, uint32_t offset)
{
    return go_peripheral_read(&self->chip, offset, 0, 0);
}

void monitor_write(struct monitor *self, uint32_t offset, uint32_t value)
{
    if (offset == REG_AUDIO_CMD && value && self->sound_count < MONITOR_MOST)
        self->sound[self->sound_count++] = (uint8_t)value;
    go_peripheral_write(&self->chip, offset, value);
}
