/* hw_iface.h - the program's access to the FPGA: registers and frames.
 *
 * Names and offsets are the document's (sections 4.1 and 7). Behind them is a
 * bus: /dev/mem on the board, the modelled peripheral on the bench, a shared
 * file in tests. It is attached for each step, so that the program's state
 * holds no pointer.
 */
#ifndef HPS_HW_IFACE_H
#define HPS_HW_IFACE_H

#include <stddef.h>
#include <stdint.h>

#define LW_BRIDGE_BASE   0xFF200000u
#define LW_BRIDGE_SPAN   0x00200000u    /* 2 MB */

#define REG_AUDIO_CMD    0x00
#define REG_AUDIO_STATUS 0x04
#define REG_VGA_CTRL     0x08
#define REG_VGA_STATUS   0x0C
#define REG_FB_ADDR_HI   0x10
#define REG_RESERVED     0x14
#define REG_PANEL        0x18           /* ours: HEX and LEDR, write */
#define REG_SWITCHES     0x1C           /* ours: KEY and SW, read */

#define AUDIO_NONE       0
#define AUDIO_PLACE      1
#define AUDIO_CAPTURE    2
#define AUDIO_ILLEGAL    3
#define AUDIO_GAME_OVER  4

#define AUDIO_STATUS_BUSY    0x1u
#define VGA_CTRL_SWAP        0x1u
#define VGA_STATUS_BLANK     0x1u       /* lines 480..524 */
#define VGA_STATUS_FRONT     0x2u       /* which buffer is shown: A 0, B 1 */
#define VGA_STATUS_PENDING   0x4u       /* a swap waits for vsync */

/* Where the frames are: base is FB_ADDR_HI << 24, A there, B after it. */
#define FB_ADDR_HI_DEFAULT   0x3Fu      /* the last 16 MB of 1 GB */
#define FB_WIDTH             640
#define FB_HEIGHT            480
#define FB_PIXELS            (FB_WIDTH * FB_HEIGHT)
#define FB_BYTES             614400u    /* one frame, RGB565 */

/* REG_PANEL: three numbers 0..99 of 7 bits and the lamps. */
#define PANEL_LEFT(n)        ((uint32_t)(n) << 16)      /* HEX5 HEX4 */
#define PANEL_MIDDLE(n)      ((uint32_t)(n) << 8)       /* HEX3 HEX2 */
#define PANEL_RIGHT(n)       ((uint32_t)(n))            /* HEX1 HEX0 */
#define PANEL_DIGITS_ON      (1u << 31)                 /* else all dark */
#define PANEL_BLACK_TURN     (1u << 24)                 /* LEDR9 */
#define PANEL_WHITE_TURN     (1u << 25)                 /* LEDR0 */
#define PANEL_THINKING       (1u << 26)                 /* LEDR5, LEDR4 */
#define PANEL_OVER           (1u << 27)                 /* LEDR9..LEDR0 */

/* REG_SWITCHES: SW9..0 in bits 9:0, KEY3..0 pressed in bits 13:10. */
#define SWITCHES_SW(n)       (1u << (n))
#define SWITCHES_KEY(n)      (1u << (10 + (n)))

/* Only read, write and frame must be there. Offsets are in bytes, and every
 * access is one of a whole word. */
struct hw_bus {
    void *with;
    int (*open)(void *with);            /* null: always open; 0: success */
    void (*close)(void *with);          /* null: nothing to do */
    uint32_t (*read)(void *with, uint32_t offset);
    void (*write)(void *with, uint32_t offset, uint32_t value);
    uint16_t *(*frame)(void *with, int which);  /* 0: A, 1: B */
    void *(*memory)(void *with, size_t bytes);  /* null: there is none */
};

/* The bus for the calls that follow in this thread; null: none, then reads are
 * 0 and writes are lost. */
void hw_attach(const struct hw_bus *bus);

/* 0 is success. Says where the frames are (FB_ADDR_HI) and stops any sound. */
int hw_init(void);
void hw_close(void);
uint32_t hw_read(uint32_t offset);
void hw_write(uint32_t offset, uint32_t value);
void hw_play_audio(uint8_t cmd);
void hw_vga_swap(void);

/* Which frame is not shown and may be drawn into, 0 or 1; HW_NO_FRAME while a
 * swap is pending or no bus is there. */
enum { HW_NO_FRAME = -1 };
int hw_back(void);
uint16_t *hw_frame(int which);

/* More memory of the processor, until the program ends; null: there is none. */
void *hw_memory(size_t bytes);

#endif
