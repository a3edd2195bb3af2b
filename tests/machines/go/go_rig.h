/* go_rig.h - the Go machine's peripheral with a memory, clock by clock; for the
 * tests of this chip, which have one rig each. */
#ifndef GO_RIG_H
#define GO_RIG_H

#include <string.h>

#include "machines/go/peripheral.h"
#include "machines/go/sdram.h"

enum { CLOCKS_A_FRAME = VGA_CLOCKS_A_LINE * VGA_LINES, HI = 0x3f,
       OTHER_HI = 0x02 };

static struct go_rig {
    struct go_peripheral chip;
    struct sdram memory;
    struct sdram_reply reply;
    struct go_peripheral_in in;         /* bus strobes are for one clock */
    struct go_peripheral_out out;
} rig;

static inline void step(void)
{
    rig.in.avm_waitrequest = rig.reply.waitrequest;
    rig.in.avm_readdatavalid = rig.reply.readdatavalid;
    rig.in.avm_readdata = rig.reply.readdata;
    rig.out = go_peripheral_clock(&rig.chip, &rig.in);
    rig.in.avs_read = rig.in.avs_write = 0;
    rig.reply = sdram_clock(&rig.memory, rig.out.avm_read,
                            rig.out.avm_address, rig.out.avm_burstcount);
}

static inline void steps(int clocks)
{
    for (int i = 0; i < clocks; i++)
        step();
}

static inline void say_write(unsigned at, uint32_t value)
{
    rig.in.avs_write = 1;
    rig.in.avs_address = (uint8_t)at;
    rig.in.avs_writedata = value;
}

static inline void put(unsigned at, uint32_t value)
{
    say_write(at, value);
    step();
}

static inline uint32_t get(unsigned at)
{
    rig.in.avs_read = 1;
    rig.in.avs_address = (uint8_t)at;
    rig.in.avs_writedata = 0xffffffff;
    step();
    return rig.out.avs_readdata;
}

static inline void open_rig(const char *seed)
{
    memset(&rig, 0xee, sizeof rig);
    memset(&rig.in, 0, sizeof rig.in);
    memset(&rig.reply, 0, sizeof rig.reply);
    rig.in.reset_n = 1;
    rig.in.aso_left_ready = rig.in.aso_right_ready = 1;
    sdram_open(&rig.memory, seed);
    go_peripheral_reset(&rig.chip);
    put(GO_PERIPHERAL_FB_ADDR_HI, HI);
}

static inline void end_line(int line)
{
    do {
        step();
    } while (rig.chip.vga.line != line || rig.chip.vga.column != 799
             || !rig.chip.vga.half_pixel);
}

static inline unsigned rgb(void)
{
    return (unsigned)rig.out.vga_r << 8 | (unsigned)rig.out.vga_g << 4
        | rig.out.vga_b;
}

#endif
