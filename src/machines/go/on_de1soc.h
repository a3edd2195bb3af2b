/* on_de1soc.h - Go on a DE1-SoC: the program, the peripheral, the codec, the
 * keyboard, and the memory between them.
 *
 * The struct is the whole state of the machine and is what snapshots copy.
 * The twins (twin_pair.c) and the top (system.c) use the same struct and
 * process with another FPGA beside it.
 */
#ifndef GO_DE1SOC_H
#define GO_DE1SOC_H

#include "boards/de1soc.h"
#include "chips/usb_keyboard.h"
#include "chips/wm8731.h"
#include "machines/go/hps/hw_iface.h"
#include "machines/go/hps/program.h"
#include "machines/go/i2c.h"
#include "machines/go/peripheral.h"

enum {
    GO_DE1SOC_STEP_LINES = 25,          /* the processor looks around every
                                         * 0.8 ms: 21 times a frame */
    GO_DE1SOC_STEP_US = 800,
    GO_DE1SOC_POLL_LINES = 250,         /* the keyboard, every 8 ms */
    GO_DE1SOC_MEMORY = 12 << 20,        /* for the program's large tables */
};

enum {                          /* outputs behind the board's pins: probes */
    GO_DE1SOC_FRONT = DE1SOC_PINS_OUT,  /* the frame that is shown */
    GO_DE1SOC_PENDING,                  /* a swap waits for the sync */
    GO_DE1SOC_SOUND,                    /* three bits: which one plays */
    GO_DE1SOC_BUSY = GO_DE1SOC_SOUND + 3,
};

struct go_de1soc {                      /* plain data, no gaps */
    struct program program;
    struct go_peripheral peripheral;
    struct wm8731 codec;
    struct i2c i2c;
    struct usb_keyboard keyboard;
    uint16_t until_step, until_poll;    /* lines */
    uint8_t is_muted;
    uint8_t reserved[5];
    uint32_t swaps;                     /* pictures shown so far */
    uint16_t frame[2][FB_PIXELS];       /* the SDRAM at FB_ADDR_HI << 24 */
};

/* A line's share of keyboard and program. The bus is how the program reaches
 * the FPGA: here that of a machine whose FPGA runs clock by clock. */
void go_de1soc_process(struct go_de1soc *self, pins in,
                       const struct hw_bus *bus);

/* For such a bus: the memory that levels 4 and 5 share, in all machines of
 * the process. Null if more is asked for than there is. */
void *go_de1soc_memory(void *with, size_t bytes);

/* A word of the SDRAM: both frames where the program has put them, anything
 * elsewhere. */
uint32_t go_de1soc_word(const struct go_de1soc *self, uint32_t address);

extern const struct machine_type go_on_de1soc;

#endif
