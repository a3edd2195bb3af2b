/* reference.h - the program and the peripheral in one process, in a time of
 * their own: what must be seen. */
#ifndef REFERENCE_H
#define REFERENCE_H

#include "machines/go/de1soc/monitor.h"
#include "machines/go/hps/program.h"

struct reference {
    struct monitor monitor;
    struct program program;
    uint16_t memory[2 * FB_PIXELS];
};

void reference_begin(struct reference *self, uint64_t seed);
void reference_report(struct reference *self, const uint8_t *report,
                      int length);

/* So many milliseconds. */
void reference_wait(struct reference *self, int ms);

/* Until nobody thinks and the last picture stands on the screen. */
void reference_settle(struct reference *self);

#endif
