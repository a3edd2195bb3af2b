/* wm8731.h - the audio codec as its data sheet has it: what arrives on I2C, and
 * what that means for the sound. */
#ifndef WM8731_H
#define WM8731_H

#include <stdint.h>

enum {
    WM8731_REGISTERS = 16,              /* 0..9 and 15, the reset */
    WM8731_ADDRESS = 0x1A,              /* pin CSB is low on this board */
    WM8731_MCLK_HZ = 12288000,          /* from the audio PLL */
    WM8731_SILENT_DB = -128,            /* a volume that is a mute */
};

struct wm8731 {                         /* plain data, no gaps */
    uint16_t reg[WM8731_REGISTERS];     /* 9 bits each */
    uint32_t writes;                    /* whole words taken */
    uint16_t shift;
    uint8_t bits;                       /* of the byte that is coming */
    uint8_t byte;                       /* 0 address, 1, 2; 3: not for us */
    uint8_t is_acking;
    uint8_t scl, sda;                   /* as last seen */
    uint8_t reserved;
};

void wm8731_reset(struct wm8731 *self); /* power on: the defaults */

/* The wires now; the return is what the codec lets SDA be: 0 while it
 * acknowledges. */
int wm8731_wires(struct wm8731 *self, int scl, int sda);

enum wm8731_format { WM8731_RIGHT, WM8731_LEFT, WM8731_I2S, WM8731_DSP };

struct wm8731_state {                   /* what the registers mean */
    enum wm8731_format format;
    int bits;                           /* 16, 20, 24, 32 */
    int is_master;
    int is_active;                      /* the interface runs */
    int hears_line, hears_microphone;   /* powered, not muted */
    int plays_dac;                      /* selected, powered, not muted */
    int headphone_db[2];                /* left, right */
    uint32_t adc_hz, dac_hz;            /* at this MCLK; 0: no such rate */
};

struct wm8731_state wm8731_read(const struct wm8731 *self, uint32_t mclk_hz);

#endif
