/* twin_poke.h - random accesses of another master to the Go machine's bus, for
 * the comparison.
 *
 * The program writes few values to the FPGA's registers, and at few moments: a
 * game would take hours to show a number above ninety or to ask for a swap at
 * the very clock of another one. So a second master reads and writes whatever
 * comes to its mind, whenever the program leaves the bus free, pulls at the
 * reset line, stops the sinks of the sound, and keeps the codec from answering.
 * All of it follows from the seed and the clocks.
 */
#ifndef GO_TWIN_POKE_H
#define GO_TWIN_POKE_H

#include "base/rng.h"
#include "machines/go/peripheral.h"

struct go_poke {
    struct rng rng;
    uint64_t lines;                     /* since power-up */
    uint32_t gap;                       /* clocks between accesses, on the
                                         * average; 0: none */
    uint32_t reset_left;                /* clocks of a reset */
    uint32_t deaf_left, answer_left;    /* clocks of the codec's bias */
    uint8_t is_listening;               /* to sounds, up to their ends */
    uint8_t sound;                      /* that was asked for last */
    uint8_t is_codec_odd;
    uint8_t stalled;                    /* sinks: left 1, right 2 */
};

void go_poke_begin(struct go_poke *self, const char *seed);

/* At the beginning of each line. */
void go_poke_line(struct go_poke *self);

/* After it, with its switches and keys: sometimes others, but for KEY0. */
void go_poke_panel(struct go_poke *self, struct go_peripheral_in *in);

/* Before each clock, with the state before it and the inputs so far; the
 * access, if it adds one, is for that clock only. */
void go_poke_clock(struct go_poke *self, const struct go_peripheral *state,
                   struct go_peripheral_in *in);

/* Whether the codec does not acknowledge in this clock. */
int go_poke_is_deaf(struct go_poke *self);

#endif
