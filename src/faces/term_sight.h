/* term_sight.h - what the monitor of a session shows at this moment. */
#ifndef TERM_SIGHT_H
#define TERM_SIGHT_H

#include "bench/session.h"
#include "faces/term_display.h"

enum { TERM_CAPTION_MAX = 160 };

struct term_sight {                     /* zero it before use */
    const struct session *session;      /* of which the picture is */
    uint64_t age;
    size_t events;
    uint64_t hash;                      /* of its pixels */
    uint64_t count;                     /* grows with every new picture */
    int width, height;
    uint16_t *pixels;                   /* null: there is no monitor */
    char caption[TERM_CAPTION_MAX];
};

/* Looks again; where there is no memory the monitor is dark. */
void term_sight_look(struct term_sight *self, const struct session *session);
void term_sight_free(struct term_sight *self);

struct term_display term_sight_display(const struct term_sight *self);

/* Whether its speaker is heard. */
int term_sight_is_sounding(const struct session *session);

#endif
