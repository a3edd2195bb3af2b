/* sram.h - an asynchronous static memory of 256 K words of 16 bits, such as the
 * IS61LV25616 on the DE1 and many boards of its time.
 *
 * It has no clock and forgives nothing: while writing is enabled, every address
 * that the design passes by takes what is on the data wires.
 */
#ifndef SRAM_H
#define SRAM_H

#include "boards/device.h"

enum { SRAM_A, SRAM_D = 18, SRAM_CE_N = 34, SRAM_OE_N, SRAM_WE_N, SRAM_UB_N,
       SRAM_LB_N };                     /* wires; 18 of address, 16 of data */
enum { SRAM_WORDS = 1 << 18 };

struct sram {                           /* plain data, no gaps */
    uint64_t levels;
    uint16_t cells[SRAM_WORDS];
};

extern const struct device_type sram_device;

#endif
