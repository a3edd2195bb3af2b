/* vga.h - the VGA controller: 640 x 480 from a frame in SDRAM.
 *
 * One call of vga_clock is one edge of the 50 MHz clock; a pixel takes two.
 * While a line is shown the next one is fetched, 40 bursts of 8 words (16
 * pixels), into the other half of a line buffer. Two frames lie at the base
 * address, A and after it B; a swap that is asked for waits for the vertical
 * sync.
 */
#ifndef VGA_H
#define VGA_H

#include <stdint.h>

enum {
    VGA_WIDTH = 640, VGA_HEIGHT = 480,
    VGA_COLUMNS = 800, VGA_LINES = 525, /* blanking included */
    VGA_HSYNC_FROM = 656, VGA_HSYNC_TO = 752,   /* low, pixels */
    VGA_VSYNC_FROM = 490, VGA_VSYNC_TO = 492,   /* low, lines */
    VGA_CLOCKS_A_PIXEL = 2,
    VGA_CLOCKS_A_LINE = VGA_CLOCKS_A_PIXEL * VGA_COLUMNS,
    VGA_WORDS_A_LINE = VGA_WIDTH / 2,   /* two pixels each */
    VGA_BURST_WORDS = 8,
    VGA_BURSTS_A_LINE = VGA_WORDS_A_LINE / VGA_BURST_WORDS,
    VGA_LINE_BYTES = 2 * VGA_WIDTH,
    VGA_FRAME_BYTES = VGA_LINE_BYTES * VGA_HEIGHT,
};

struct vga {                            /* plain data, no gaps */
    uint32_t address;                   /* of the burst asked for last */
    uint32_t underruns;                 /* pixels shown that had not come */
    uint16_t column, line;              /* of the beam */
    uint16_t words_come;                /* of the line being fetched */
    uint16_t words_shown;               /* of the line being shown: as many
                                         * as had come when it began */
    uint8_t half_pixel;                 /* of the two clocks */
    uint8_t front;                      /* the frame shown: A 0, B 1 */
    uint8_t is_pending;                 /* a swap waits */
    uint8_t is_asking;                  /* for a burst, not yet accepted */
    uint8_t burst_left;                 /* words still to come */
    uint8_t is_stale;                   /* they are of a line that is over */
    uint8_t reserved[2];
    uint16_t buffer[2][VGA_WIDTH];      /* lines with even and odd numbers */
};

struct vga_in {
    uint32_t fb_base_addr;
    uint8_t swap_request;               /* for one clock */
    uint8_t avm_waitrequest, avm_readdatavalid;
    uint32_t avm_readdata;              /* two pixels, the left one low */
};

struct vga_out {
    uint32_t avm_address;
    uint8_t avm_read, avm_burstcount;
    uint8_t vsync_flag;                 /* lines 480..524 */
    uint8_t r, g, b;                    /* 4 bits each; 0 in blanking */
    uint8_t hs, vs;                     /* levels: negative syncs */
    uint8_t blank_n, sync_n, clk;
};

void vga_reset(struct vga *self);       /* power-up: the buffer is black */

/* The reset input: the beam is at the end of line 523, so that line 0 is
 * fetched before it is shown. The line buffer, being block memory, keeps what
 * it has. */
void vga_restart(struct vga *self);

struct vga_out vga_clock(struct vga *self, const struct vga_in *in);

/* The outputs as they stand since the last edge. */
struct vga_out vga_show(const struct vga *self);

/* A whole line at once: what 1600 clocks do with a memory that never lets one
 * wait and sends the eight words of a burst in the eight clocks after it was
 * accepted. From the end of one line to the end of the next: `line` then is
 * the one that was shown. Its pixels, RGB444, if it is visible and the place
 * for them is not null. Memory is the pixels from base on: both frames. */
void vga_line(struct vga *self, uint32_t fb_base_addr,
              const uint16_t *memory, uint16_t rgb444[VGA_WIDTH]);

/* As if swap_request had been there in the clock before. */
void vga_ask_swap(struct vga *self);

static inline int vga_is_blank(const struct vga *self)  /* vsync_flag */
{
    return self->line >= VGA_HEIGHT;
}

static inline uint16_t vga_rgb444(uint16_t rgb565)
{
    return (uint16_t)((rgb565 >> 12) << 8 | (rgb565 >> 7 & 15) << 4
                      | (rgb565 >> 1 & 15));
}

#endif
