/* ssd1306.h - a small OLED display of 128 by 64 or 32 points with the usual
 * controller, on four wires and a reset, as Digilent's Pmod OLED has them.
 *
 * It is dark until the design has switched it on. Scrolling by itself is left
 * out.
 */
#ifndef SSD1306_H
#define SSD1306_H

#include "boards/device.h"

/* Wires. The last two are the switches of the Pmod's supplies; a display
 * without them leaves them low, which is on. */
enum { SSD1306_CS_N, SSD1306_SDIN, SSD1306_SCLK, SSD1306_DC, SSD1306_RES_N,
       SSD1306_VBAT_N, SSD1306_VDD_N };
enum { SSD1306_WIDTH = 128, SSD1306_HEIGHT = 64, SSD1306_PAGES = 8,
       SSD1306_ARGUMENTS = 6 };

struct ssd1306_settings {
    uint8_t height;                     /* 32 or 64; 64 if not set */
};

struct ssd1306 {                        /* plain data, no gaps */
    uint64_t levels;
    uint8_t height;
    uint8_t shift, bits;                /* of the byte that is coming */
    uint8_t command, needs, has;        /* one that waits for arguments */
    uint8_t argument[SSD1306_ARGUMENTS];
    uint8_t column, page;               /* where the next byte goes, */
    uint8_t columns[2], pages[2];       /* within these, first and last, */
    uint8_t addressing;                 /* by rows, by columns, or a page */
    uint8_t contrast;
    uint8_t is_on, is_inverted, is_all_lit;
    uint8_t is_mirrored, is_upside_down;
    uint8_t start_line, offset, lines;  /* the last: one less than shown */
    uint8_t reserved[2];
    uint8_t memory[SSD1306_PAGES][SSD1306_WIDTH];   /* bit 0 on top */
};

extern const struct device_type ssd1306_device;

/* Whether a point is lit, from the top left as a person holds it. It is as
 * bright as `contrast` says. */
int ssd1306_is_lit(const struct ssd1306 *self, int x, int y);

#endif
