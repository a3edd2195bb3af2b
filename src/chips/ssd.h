/* ssd.h - four seven-segment digits on one set of wires, lit in turn.
 *
 * Patterns are those of base/glyph.h. A board meters how long each segment is
 * on, so that a digit lit a quarter of the time looks fully lit.
 */
#ifndef SSD_H
#define SSD_H

#include "base/chip.h"

enum {
    SSD_DIGIT0 = 0,             /* inputs: four patterns, eight bits each */
    SSD_SEG    = 0,             /* outputs */
    SSD_AN     = 8,
};

enum { SSD_DIGITS = 4 };

struct ssd {
    uint8_t digit;              /* the one lit now */
};

pins ssd_tick(struct ssd *self, pins in);

extern const struct chip_type ssd;

#endif
