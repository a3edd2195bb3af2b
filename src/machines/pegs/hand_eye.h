/* hand_eye.h - what a robot sees of the pegs machine: pegs, digits,
 * LEDs and the switch, as a person does.
 *
 * A blink takes time to see: which peg is selected is known only after a
 * whole period. What the panel shows is known at once.
 */
#ifndef HAND_PEGS_EYE_H
#define HAND_PEGS_EYE_H

#include "bench/look.h"
#include "machines/pegs/panel.h"

struct hand_pegs_panel {                /* all but the pegs */
    char digits[PEGS_PLACES];
    uint8_t points;                     /* bit 3: after the leftmost */
    uint8_t leds;
    uint8_t is_history;                 /* the switch is up */
};

struct hand_pegs_watch {                /* the pegs, over some looks */
    uint16_t any, all;                  /* lit once, and every time */
    uint16_t looks, lit;                /* lights in all looks together */
};

struct hand_pegs_eye {
    struct lights lights;               /* at the last look, and */
    struct hand_pegs_panel panel;       /* what they said; */
    uint16_t pegs;                      /* 4-bit colours */
    struct hand_pegs_watch watch;
};

struct hand_pegs_entry {
    uint16_t guess;                     /* 4-bit colours */
    uint8_t place;                      /* the peg selected, 0 = leftmost */
};

extern const char hand_pegs_letters[];  /* by colour */

/* Reads it all; 1 if the panel, with its switch, stands still since the
 * last look. Digits that have just changed are a blur. */
int hand_pegs_eye_look(struct hand_pegs_eye *self,
                       const struct session *session, int is_history);

/* The marks on the digits; 0 if something else is there. */
int hand_pegs_eye_marks(const struct hand_pegs_eye *self, unsigned *marks);

/* The turn on the LEDs, dot or bar; 0 if they are dark. */
unsigned hand_pegs_eye_turn(const struct hand_pegs_eye *self);

/* Watches the pegs for another look. After a whole period of the blink,
 * 1 if one of them blinks: this is what comes in. */
int hand_pegs_eye_watch(struct hand_pegs_eye *self,
                        const struct session *session,
                        struct hand_pegs_entry *entry);

/* How many more looks at the same pegs it would only count, and to count
 * them. */
uint64_t hand_pegs_eye_calm(const struct hand_pegs_eye *self,
                            const struct session *session);
void hand_pegs_eye_skip(struct hand_pegs_eye *self, uint64_t looks);

/* Something has changed: the watch begins anew. */
void hand_pegs_eye_blink(struct hand_pegs_eye *self);

#endif
