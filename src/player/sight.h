/* sight.h - the picture on the monitor of a session at this moment.
 *
 * Every face with pictures has one for its sitting, and looks once a frame.
 */
#ifndef SIGHT_H
#define SIGHT_H

#include "bench/session.h"

enum { SIGHT_CAPTION_MAX = 160 };

struct sight_part {                     /* of a picture */
    int left, top, width, height;
};

struct sight {                          /* zero it before use */
    const struct session *session;      /* of which the picture is */
    uint64_t age;
    size_t events;
    uint64_t count;                     /* one more with every new picture */
    struct sight_part changed;          /* all that is not as it was in the
                                         * one before */
    int width, height;
    uint16_t *pixels;                   /* null: there is no monitor */
    uint16_t *next;                     /* after them: room for another */
    char caption[SIGHT_CAPTION_MAX];
};

/* Looks again; where there is no memory the monitor is dark. */
void sight_look(struct sight *self, const struct session *session);
void sight_free(struct sight *self);

/* Whether its speaker is heard. */
int sight_is_sounding(const struct session *session);

#endif
