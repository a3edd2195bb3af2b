/* twin_bytes.h - any bytes as what people do at a board.
 *
 * Every string of bytes is a sitting, and one of fifty a whole game:
 *
 *     seed, a byte for each option, then one for each thing that is done
 *
 * A byte that is not there is zero; zero is the standard value of an option.
 * What is done takes one byte, so that a string that was cut, stretched or
 * joined to another still makes sense after the place where it was changed:
 *
 *     00vv vvvv   set the six lowest switches
 *     01bb bttt   tap a button, and then let so much time pass
 *     100s ssss   flip a switch
 *     101b bbtt   a finger comes to a button or leaves it, and time passes
 *     110t tttt   time passes
 *     111b bbnn   a button bounces; ff is power off and on
 */
#ifndef TWIN_BYTES_H
#define TWIN_BYTES_H

#include "twin/steps.h"

enum { TWIN_BYTES_ID_MAX = 128,
       TWIN_BYTES_TICKS_MAX = 1 << 14 };        /* all of a sitting */

struct twin_bytes {                     /* zero it before use */
    char seed[4];
    char id[TWIN_BYTES_ID_MAX];         /* "duel:basys2#42 hide=on" */
    struct chip_setup setup;
    struct steps steps;
};

/* A faster clock than people need makes for slow games. */
uint32_t twin_bytes_clock(const struct machine_type *machine);

const char *twin_bytes_read(struct twin_bytes *self,
                            const struct machine_type *machine,
                            const uint8_t *bytes, size_t size);

#endif
