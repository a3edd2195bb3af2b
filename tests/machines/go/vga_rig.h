/* vga_rig.h - a VGA controller with a memory, clock by clock. */
#ifndef VGA_RIG_H
#define VGA_RIG_H

#include "machines/go/sdram.h"

enum { VGA_CLOCKS_A_FRAME = VGA_CLOCKS_A_LINE * VGA_LINES };

struct vga_rig {
    struct vga vga;
    struct sdram memory;
    struct sdram_reply reply;
    struct vga_in in;                   /* swap_request is for one clock */
    struct vga_out out;
};

static inline void vga_rig_open(struct vga_rig *self, const char *seed)
{
    *self = (struct vga_rig){.in = {.fb_base_addr = 0x3f000000}};
    sdram_open(&self->memory, seed);
    vga_reset(&self->vga);
}

static inline void vga_rig_clock(struct vga_rig *self)
{
    self->in.avm_waitrequest = self->reply.waitrequest;
    self->in.avm_readdatavalid = self->reply.readdatavalid;
    self->in.avm_readdata = self->reply.readdata;
    self->out = vga_clock(&self->vga, &self->in);
    self->in.swap_request = 0;
    self->reply = sdram_clock(&self->memory, self->out.avm_read,
                              self->out.avm_address,
                              self->out.avm_burstcount);
}

static inline void vga_rig_clocks(struct vga_rig *self, int clocks)
{
    for (int i = 0; i < clocks; i++)
        vga_rig_clock(self);
}

/* To the end of this line of the beam, in this frame or the next: at least a
 * clock, at most a frame. */
static inline void vga_rig_end_line(struct vga_rig *self, int line)
{
    do {
        vga_rig_clock(self);
    } while (self->vga.line != line || self->vga.column != VGA_COLUMNS - 1
             || !self->vga.half_pixel);
}

static inline unsigned vga_rig_rgb(const struct vga_rig *self)
{
    return (unsigned)self->out.r << 8 | (unsigned)self->out.g << 4
        | self->out.b;
}

/* A pixel of a frame as it should look, by the fields of its word. */
static inline unsigned vga_rig_pixel(const struct vga_rig *self, int frame,
                                     int x, int y)
{
    unsigned rgb565 = sdram_at(&self->memory, self->in.fb_base_addr)
        [frame * VGA_WIDTH * VGA_HEIGHT + y * VGA_WIDTH + x];
    unsigned red = rgb565 / 2048, green = rgb565 / 32 % 64;

    return red / 2 * 256 + green / 4 * 16 + rgb565 % 32 / 2;
}

#endif
