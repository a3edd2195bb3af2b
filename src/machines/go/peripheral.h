/* peripheral.h - the document's FPGA part: registers, VGA and sound.
 *
 * One call of go_peripheral_clock is one edge of the 50 MHz clock, with every
 * port of the document's section 6 and those that its errata show to be
 * missing (burstcount, readdatavalid). The ports are more than 64 bits, hence
 * a struct and no word of pins.
 *
 * In play the bench goes line by line: go_peripheral_line does what 1600 clocks
 * would do when no register is accessed meanwhile.
 */
#ifndef GO_PERIPHERAL_H
#define GO_PERIPHERAL_H

#include "machines/go/audio.h"
#include "machines/go/vga.h"

enum {                                  /* byte offsets, erratum 23 */
    GO_PERIPHERAL_AUDIO_CMD = 0x00, GO_PERIPHERAL_AUDIO_STATUS = 0x04,
    GO_PERIPHERAL_VGA_CTRL = 0x08, GO_PERIPHERAL_VGA_STATUS = 0x0C,
    GO_PERIPHERAL_FB_ADDR_HI = 0x10, GO_PERIPHERAL_RESERVED = 0x14,
    GO_PERIPHERAL_PANEL = 0x18, GO_PERIPHERAL_SWITCHES = 0x1C,
};

enum {                                  /* VGA_STATUS, bits */
    GO_PERIPHERAL_BLANK = 0, GO_PERIPHERAL_FRONT = 1,
    GO_PERIPHERAL_PENDING = 2,
};

/* PANEL, bits: three numbers of seven, the lamps. The same as in
 * machines/go/hps/hw_iface.h, which is the program's; chips know no program. */
enum {
    GO_PERIPHERAL_RIGHT = 0,            /* HEX1 HEX0 */
    GO_PERIPHERAL_MIDDLE = 8,           /* HEX3 HEX2 */
    GO_PERIPHERAL_LEFT = 16,            /* HEX5 HEX4 */
    GO_PERIPHERAL_BLACK_TURN = 24,      /* LEDR9 */
    GO_PERIPHERAL_WHITE_TURN = 25,      /* LEDR0 */
    GO_PERIPHERAL_THINKING = 26,        /* LEDR5 LEDR4 */
    GO_PERIPHERAL_OVER = 27,            /* all ten */
    GO_PERIPHERAL_DIGITS_ON = 31,       /* else HEX is dark */
};

enum { GO_PERIPHERAL_KEY = 10,          /* SWITCHES; SW is in bits 9:0 */
       GO_PERIPHERAL_DIGITS = 6 };

struct go_peripheral {                  /* plain data, no gaps */
    struct vga vga;
    struct audio audio;
    uint32_t panel;                     /* as written */
    uint32_t readdata;                  /* of a read in the last clock,
                                         * else 0 */
    uint8_t fb_addr_hi;
    uint8_t reserved[3];
};

struct go_peripheral_in {
    uint8_t reset_n;                    /* level */
    uint8_t avs_address;                /* 5 bits, in bytes */
    uint8_t avs_read, avs_write;
    uint32_t avs_writedata;
    uint32_t avm_readdata;
    uint8_t avm_waitrequest, avm_readdatavalid;
    uint8_t aso_left_ready, aso_right_ready;
    uint16_t sw;                        /* SW9..0 */
    uint8_t key;                        /* KEY3..0, pressed = 1 */
};

struct go_peripheral_out {
    uint32_t avs_readdata;
    uint8_t vga_r, vga_g, vga_b;
    uint8_t vga_hs, vga_vs, vga_blank_n, vga_sync_n, vga_clk;
    uint32_t avm_address;
    uint8_t avm_read, avm_burstcount;
    int16_t aso_left_data, aso_right_data;
    uint8_t aso_left_valid, aso_right_valid;
    uint16_t ledr;                      /* LEDR9..0 */
    uint8_t hex[GO_PERIPHERAL_DIGITS];  /* HEX0 first; gfedcba, lit 1 */
};

void go_peripheral_reset(struct go_peripheral *self);   /* power-up */
struct go_peripheral_out go_peripheral_clock(struct go_peripheral *self,
                                    const struct go_peripheral_in *in);

/* Register access between two lines. A write is one on the bus in the last
 * clock of the line before, a read one in the first clock of the line to
 * come. */
uint32_t go_peripheral_read(const struct go_peripheral *self, uint32_t offset,
                            uint16_t sw, uint8_t key);
void go_peripheral_write(struct go_peripheral *self, uint32_t offset,
                         uint32_t value);

/* Both frames are at memory; see vga_line for the rest. Samples are taken at
 * once; no line is as long as a sample, so that a caller that
 * reads audio.sample after each misses none. */
void go_peripheral_line(struct go_peripheral *self, const uint16_t *memory,
                        uint16_t rgb444[VGA_WIDTH]);

/* HEX and LEDR follow from the panel register. */
uint16_t go_peripheral_ledr(const struct go_peripheral *self);
uint8_t go_peripheral_hex(const struct go_peripheral *self, int digit);

#endif
