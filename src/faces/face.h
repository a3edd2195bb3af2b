/* face.h - what every face is: a way to show a sitting and work its parts. */
#ifndef FACE_H
#define FACE_H

#include "bench/play.h"

struct face_type {
    const char *name;
    const char *title;
    const char *needs;                  /* "terminal"; null: nothing */
    int takes_keys;                     /* a person can play on it */
    int (*is_usable)(void);             /* is it there? */
    const char *(*play)(struct play *play);     /* until the player leaves */
};

extern const struct face_type *const faces[];   /* null ends it */

/* By name; null: the first one that is usable here. */
const char *face_find(const char *name, const struct face_type **face);

/* On stderr, how to go on with this game, which is kept at a path, and with the
 * same minds; nothing if the path is empty. */
void face_tell_kept(const char *path, const struct play *play);

#endif
