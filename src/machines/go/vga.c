/* vga.c - the VGA controller: 640 x 480 from a frame in SDRAM.
 *
 *                          +------------------------+
 *     fb_base_addr[31:0] ==|  beam 800 x 525        |=== r g b [3:0]
 *           swap_request --|     |                  |--- hs vs blank_n sync_n
 *                          |  line buffer 2 x 640   |--- clk
 *     avm_readdata[31:0] ==|     |                  |--- vsync_flag
 *      avm_readdatavalid --|  master: idle, asking, |=== avm_address[31:0]
 *        avm_waitrequest --|          receiving     |=== avm_burstcount[3:0]
 *                 clk_50 --|>                       |--- avm_read
 *                          +------------------------+
 *
 *     column   0 ........ 639 | 656 ... 751 |       799      in pixels
 *     hs       ^^^^^^^^^^^^^^^^^^___________^^^^^^^^^^^      low for 96
 *     vs       low in lines 490 and 491; the picture is lines 0 to 479
 *     clk      _^_^_^_^         rises in the middle of a pixel: 25 MHz
 *
 * The master is idle, asks (read, address and burstcount stay until
 * waitrequest falls), or receives eight words; a new burst is never asked for
 * while one is under way. In the clock in which a line begins nothing is asked
 * for, and a word that comes is too late. What is under way then belongs to a
 * line that has ended: it is taken, as the bus demands, and thrown away. So a
 * memory that is too slow costs the right end of a line and never shifts a
 * picture.
 *
 * With the memory of vga_line a burst takes ten clocks (idle, asking, eight
 * words) and a line 400 of its 1600.
 *
 * sync_n is always low: the board's DAC would add its current to green, and
 * this monitor has wires for its syncs. The pixel clock is half of 50 MHz, no
 * PLL (erratum 26).
 */
#include "machines/go/vga.h"

#include <stddef.h>
#include <string.h>

enum {
    LAST_COLUMN = VGA_COLUMNS - 1, LAST_LINE = VGA_LINES - 1,
    BURST_BYTES = 4 * VGA_BURST_WORDS,
};

/* The line that is fetched while one is shown; from VGA_HEIGHT on there is
 * nothing to fetch. */
static unsigned line_to_fetch(const struct vga *self)
{
    return self->line == LAST_LINE ? 0 : self->line + 1u;
}

/* Lines alternate between the two halves by their number, so that the one
 * being fetched is never the one being shown. */
static uint16_t *fetched_half(struct vga *self)
{
    return self->buffer[line_to_fetch(self) & 1];
}

/* In bytes. The front frame is looked up for each line; begin_line sees to it
 * that it does not change within a picture. */
static uint32_t line_address(const struct vga *self, uint32_t base)
{
    return base + (self->front ? VGA_FRAME_BYTES : 0)
        + VGA_LINE_BYTES * line_to_fetch(self);
}

/* The beam */

/* 1 if a line begins. */
static int move_beam(struct vga *self)
{
    self->half_pixel ^= 1;
    if (self->half_pixel)
        return 0;
    if (self->column != LAST_COLUMN) {
        self->column++;
        return 0;
    }
    self->column = 0;
    self->line = (uint16_t)line_to_fetch(self);
    return 1;
}

/* Here alone frames are swapped: in the vertical sync nothing is fetched, so
 * that every picture is of one frame (M4-063). */
static void begin_line(struct vga *self)
{
    self->words_shown = self->words_come;
    self->words_come = 0;
    self->is_stale = self->is_asking || self->burst_left > 0;
    if (self->line == VGA_VSYNC_FROM) {
        self->front ^= self->is_pending;
        self->is_pending = 0;
    }
}

static int is_visible(const struct vga *self)
{
    return self->column < VGA_WIDTH && self->line < VGA_HEIGHT;
}

/* A pixel of the visible part that had not come when its line began. */
static void count_underrun(struct vga *self)
{
    if (!self->half_pixel && is_visible(self)
        && self->column >= 2 * self->words_shown)
        self->underruns++;
}

/* The master */

static int wants_burst(const struct vga *self)
{
    return self->words_come < VGA_WORDS_A_LINE
        && line_to_fetch(self) < VGA_HEIGHT;
}

static void request_burst(struct vga *self, uint32_t base)
{
    self->address = line_address(self, base) + 4u * self->words_come;
    self->is_asking = 1;
}

/* Two pixels, the left one in the low half. A stale word is counted as part
 * of its burst and thrown away. */
static void store_word(struct vga *self, uint32_t word)
{
    if (!self->is_stale) {
        uint16_t *to = fetched_half(self) + 2 * self->words_come;

        to[0] = (uint16_t)word;
        to[1] = (uint16_t)(word >> 16);
        self->words_come++;
    }
    if (--self->burst_left == 0)
        self->is_stale = 0;
}

/* The master's three states: asking, receiving, idle. */
static void advance_master(struct vga *self, const struct vga_in *in,
                           int begins)
{
    if (self->is_asking) {
        if (in->avm_waitrequest)
            return;
        self->is_asking = 0;
        self->burst_left = VGA_BURST_WORDS;
    } else if (self->burst_left > 0) {
        if (in->avm_readdatavalid)
            store_word(self, in->avm_readdata);
    } else if (!begins && wants_burst(self)) {
        request_burst(self, in->fb_base_addr);
    }
}

/* Clocks */

static int is_low(unsigned at, unsigned from, unsigned to)
{
    return at >= from && at < to;
}

struct vga_out vga_show(const struct vga *self)
{
    unsigned rgb = 0;
    struct vga_out out = {
        .avm_address = self->address,
        .avm_read = self->is_asking,
        .avm_burstcount = VGA_BURST_WORDS,
        .vsync_flag = vga_is_blank(self) != 0,
        .hs = !is_low(self->column, VGA_HSYNC_FROM, VGA_HSYNC_TO),
        .vs = !is_low(self->line, VGA_VSYNC_FROM, VGA_VSYNC_TO),
        .blank_n = is_visible(self) != 0,
        .sync_n = 0,
        .clk = self->half_pixel,
    };

    if (out.blank_n)
        rgb = vga_rgb444(self->buffer[self->line & 1][self->column]);
    out.r = (uint8_t)(rgb >> 8);
    out.g = (uint8_t)(rgb >> 4 & 15);
    out.b = (uint8_t)(rgb & 15);
    return out;
}

struct vga_out vga_clock(struct vga *self, const struct vga_in *in)
{
    int begins = move_beam(self);

    if (begins)
        begin_line(self);
    self->is_pending |= in->swap_request & 1;
    count_underrun(self);
    advance_master(self, in, begins);
    return vga_show(self);
}

void vga_restart(struct vga *self)
{
    memset(self, 0, offsetof(struct vga, buffer));
    self->line = LAST_LINE - 1;
    self->column = LAST_COLUMN;
    self->half_pixel = 1;
}

void vga_reset(struct vga *self)
{
    vga_restart(self);
    memset(self->buffer, 0, sizeof self->buffer);
}

void vga_ask_swap(struct vga *self)
{
    self->is_pending = 1;
}

/* Lines */

/* The pixels that had not come are those left in the buffer from the line two
 * before. */
static void show_line(struct vga *self, uint16_t rgb444[VGA_WIDTH])
{
    const uint16_t *from = self->buffer[self->line & 1];

    self->underruns += VGA_WIDTH - 2u * self->words_shown;
    if (!rgb444)
        return;
    for (int i = 0; i < VGA_WIDTH; i++)
        rgb444[i] = vga_rgb444(from[i]);
}

/* What 40 bursts would leave behind: the line, and the last address. */
static void fetch_line(struct vga *self, uint32_t base,
                       const uint16_t *memory)
{
    uint32_t first = line_address(self, base);

    memcpy(fetched_half(self), memory + (first - base) / 2, VGA_LINE_BYTES);
    self->words_come = VGA_WORDS_A_LINE;
    self->address = first + VGA_LINE_BYTES - BURST_BYTES;
}

void vga_line(struct vga *self, uint32_t fb_base_addr,
              const uint16_t *memory, uint16_t rgb444[VGA_WIDTH])
{
    self->line = (uint16_t)line_to_fetch(self);
    begin_line(self);
    self->is_asking = self->burst_left = self->is_stale = 0;
    if (!vga_is_blank(self))
        show_line(self, rgb444);
    if (wants_burst(self))
        fetch_line(self, fb_base_addr, memory);
}
