/* peripheral.c - the document's FPGA part: registers, VGA and sound.
 *
 *                         +-----------------------------+
 *     avs_address[4:0] ===| registers                   |=== avs_readdata
 *      avs_read, write ---|   |  |  |                   |
 *        avs_writedata ===|   |  |  +-- vga ------------|=== VGA pins
 *                         |   |  |       |              |
 *             reset_n  ---|   |  |       +--------------|=== Avalon master
 *                  sw  ===|   |  +----- audio ----------|=== left and right
 *                 key  ===|   +-------- panel ----------|=== ledr, hex
 *                 clk  ---|>                            |
 *                         +-----------------------------+
 *
 *     0x00 AUDIO_CMD     write   2:0 a sound; every write is a command
 *     0x04 AUDIO_STATUS  read    0 busy
 *     0x08 VGA_CTRL      write   0 swap at the next vertical sync
 *     0x0C VGA_STATUS    read    0 in vertical blanking, 1 front, 2 pending
 *     0x10 FB_ADDR_HI    write   7:0 bits 31:24 of the frames' address
 *     0x14               reserved
 *     0x18 PANEL         write   HEX and LEDR, see the header
 *     0x1C SWITCHES      read    9:0 SW, 13:10 KEY pressed
 *
 * The address is in bytes and its two lowest bits do not count (erratum 23).
 * What a write does shows after its edge. A read is answered after its edge
 * with what the registers were before it, and for that clock only; what can
 * only be written, and what is reserved, reads 0. After reset all registers
 * are 0.
 */
#include "machines/go/peripheral.h"

#include <string.h>

#include "base/glyph.h"

enum { SPAN = 0x20, LAMPS = 10, NUMBER_MAX = 99 };

/* Registers */

/* Bits 4 to 2; all others are left out of the comparison (erratum 23). */
static unsigned decode(uint32_t offset)
{
    return offset & (SPAN - 4);
}

static uint32_t vga_status(const struct vga *vga)
{
    return (uint32_t)vga_is_blank(vga) << GO_PERIPHERAL_BLANK
        | (uint32_t)vga->front << GO_PERIPHERAL_FRONT
        | (uint32_t)vga->is_pending << GO_PERIPHERAL_PENDING;
}

uint32_t go_peripheral_read(const struct go_peripheral *self, uint32_t offset,
                            uint16_t sw, uint8_t key)
{
    switch (decode(offset)) {
    case GO_PERIPHERAL_AUDIO_STATUS:
        return self->audio.active_sound != 0;
    case GO_PERIPHERAL_VGA_STATUS:
        return vga_status(&self->vga);
    case GO_PERIPHERAL_SWITCHES:
        return (sw & 0x3ffu) | (key & 0xfu) << GO_PERIPHERAL_KEY;
    default:
        return 0;
    }
}

/* The registers that are this chip's own; the others are commands. */
static void write_own_register(struct go_peripheral *self, unsigned at,
                               uint32_t value)
{
    if (at == GO_PERIPHERAL_FB_ADDR_HI)
        self->fb_addr_hi = (uint8_t)value;
    else if (at == GO_PERIPHERAL_PANEL)
        self->panel = value;
}

void go_peripheral_write(struct go_peripheral *self, uint32_t offset,
                         uint32_t value)
{
    unsigned at = decode(offset);

    if (at == GO_PERIPHERAL_AUDIO_CMD)
        audio_command(&self->audio, value & 7);
    else if (at == GO_PERIPHERAL_VGA_CTRL && (value & 1))
        vga_ask_swap(&self->vga);
    else
        write_own_register(self, at, value);
}

/* The frames begin at a multiple of 16 MB (erratum 22). */
static uint32_t base(const struct go_peripheral *self)
{
    return (uint32_t)self->fb_addr_hi << 24;
}

/* Lamps and digits */

static int panel_bit(const struct go_peripheral *self, int bit)
{
    return (self->panel >> bit & 1) != 0;
}

uint16_t go_peripheral_ledr(const struct go_peripheral *self)
{
    unsigned lit = 0;

    if (panel_bit(self, GO_PERIPHERAL_BLACK_TURN))
        lit |= 1u << 9;
    if (panel_bit(self, GO_PERIPHERAL_WHITE_TURN))
        lit |= 1u << 0;
    if (panel_bit(self, GO_PERIPHERAL_THINKING))
        lit |= 1u << 5 | 1u << 4;
    if (panel_bit(self, GO_PERIPHERAL_OVER))
        lit |= (1u << LAMPS) - 1;
    return (uint16_t)lit;
}

/* Numbers without a leading zero; one above 99, which the program does not
 * write, shows as dashes. */
uint8_t go_peripheral_hex(const struct go_peripheral *self, int digit)
{
    static const char digits[] = "0123456789";
    unsigned number = self->panel >> digit / 2 * GO_PERIPHERAL_MIDDLE & 0x7f;

    if (!panel_bit(self, GO_PERIPHERAL_DIGITS_ON))
        return 0;
    if (number > NUMBER_MAX)
        return glyph_segments('-');
    if (digit % 2 == 0)
        return glyph_segments(digits[number % 10]);
    return number < 10 ? 0 : glyph_segments(digits[number / 10]);
}

/* Clocks */

/* The three below gather what the parts put out into the ports. */
static void put_vga(struct go_peripheral_out *out, struct vga_out vga)
{
    out->vga_r = vga.r;
    out->vga_g = vga.g;
    out->vga_b = vga.b;
    out->vga_hs = vga.hs;
    out->vga_vs = vga.vs;
    out->vga_blank_n = vga.blank_n;
    out->vga_sync_n = vga.sync_n;
    out->vga_clk = vga.clk;
    out->avm_address = vga.avm_address;
    out->avm_read = vga.avm_read;
    out->avm_burstcount = vga.avm_burstcount;
}

static void put_audio(struct go_peripheral_out *out, struct audio_out audio)
{
    out->aso_left_data = audio.left_data;
    out->aso_left_valid = audio.left_valid;
    out->aso_right_data = audio.right_data;
    out->aso_right_valid = audio.right_valid;
}

static void put_panel(struct go_peripheral_out *out,
                      const struct go_peripheral *self)
{
    out->avs_readdata = self->readdata;
    out->ledr = go_peripheral_ledr(self);
    for (int i = 0; i < GO_PERIPHERAL_DIGITS; i++)
        out->hex[i] = go_peripheral_hex(self, i);
}

static int is_written(const struct go_peripheral_in *in, unsigned at)
{
    return in->avs_write && decode(in->avs_address) == at;
}

static struct vga_out clock_vga(struct go_peripheral *self,
                                const struct go_peripheral_in *in)
{
    struct vga_in to = {
        .fb_base_addr = base(self),
        .swap_request = is_written(in, GO_PERIPHERAL_VGA_CTRL)
                        && (in->avs_writedata & 1),
        .avm_waitrequest = in->avm_waitrequest,
        .avm_readdatavalid = in->avm_readdatavalid,
        .avm_readdata = in->avm_readdata,
    };

    return vga_clock(&self->vga, &to);
}

static struct audio_out clock_audio(struct go_peripheral *self,
                                    const struct go_peripheral_in *in)
{
    struct audio_in to = {
        .cmd_write = is_written(in, GO_PERIPHERAL_AUDIO_CMD) != 0,
        .cmd = in->avs_writedata & 7,
        .left_ready = in->aso_left_ready,
        .right_ready = in->aso_right_ready,
    };

    return audio_clock(&self->audio, &to);
}

/* The reset input, M4-135. Memory blocks, such as the line buffer, are not
 * cleared by it. */
static void restart(struct go_peripheral *self)
{
    vga_restart(&self->vga);
    audio_reset(&self->audio);
    self->panel = 0;
    self->fb_addr_hi = 0;
}

/* In reset, too: the program must see that KEY0 is down, or it would not set
 * the FPGA up again. */
static void answer_read(struct go_peripheral *self,
                        const struct go_peripheral_in *in)
{
    self->readdata = in->avs_read
        ? go_peripheral_read(self, in->avs_address, in->sw, in->key) : 0;
}

/* A read is answered before anything changes; commands reach VGA and audio
 * in the same clock as their strobe, and the chip's own registers change
 * last, so that all of them see the values from before the edge. */
struct go_peripheral_out go_peripheral_clock(struct go_peripheral *self,
                                    const struct go_peripheral_in *in)
{
    struct go_peripheral_out out = {0};

    answer_read(self, in);
    if (in->reset_n) {
        put_vga(&out, clock_vga(self, in));
        put_audio(&out, clock_audio(self, in));
        if (in->avs_write)
            write_own_register(self, decode(in->avs_address),
                               in->avs_writedata);
    } else {
        restart(self);
        put_vga(&out, vga_show(&self->vga));
    }
    put_panel(&out, self);
    return out;
}

void go_peripheral_reset(struct go_peripheral *self)
{
    memset(self, 0, sizeof *self);
    vga_reset(&self->vga);
    audio_reset(&self->audio);
}

/* Lines */

void go_peripheral_line(struct go_peripheral *self, const uint16_t *memory,
                        uint16_t rgb444[VGA_WIDTH])
{
    self->readdata = 0;
    vga_line(&self->vga, base(self), memory, rgb444);
    audio_clocks(&self->audio, VGA_CLOCKS_A_LINE, NULL, 0);
}
