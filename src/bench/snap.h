/* snap.h - snapshots of a game, as bytes to keep beside its journal.
 *
 * The journal is the one truth. A place is believed only if the version, the
 * machine and all sizes are those of this program, if nothing was changed
 * (the seal), and if the id and every event before it are those of the game
 * that is opened (a SHA-256 over them). Otherwise the game is replayed.
 */
#ifndef SNAP_H
#define SNAP_H

#include "bench/session.h"

enum { SNAP_PLACES = 8, SNAP_ROBOTS = 4, SNAP_NAME_MAX = 24,
       SNAP_BYTES_MAX = 2 << 20,        /* but always one place */
       SNAP_TICKS_MIN = 1 << 20 };      /* a shorter game is replayed */

struct snap_robot {
    char name[SNAP_NAME_MAX];           /* its mind; empty: nobody */
    const void *memory;
    size_t size;
};

struct snap_place {                     /* owns nothing */
    uint64_t tick;                      /* what robots knew then */
    struct snap_robot robots[SNAP_ROBOTS];
    uint64_t state_tick;                /* at or before that, */
    const void *state;                  /* session_state_size bytes */
};

struct snap {
    char *bytes;
    size_t length;
    int count;
    struct snap_place places[SNAP_PLACES];      /* in order of time; they
                                                 * point into the bytes */
};

/* The key of the seal: one that only the user knows, or none (length 0),
 * where the bytes cannot come from anybody else. */
struct snap_key {
    const void *bytes;
    size_t length;
};

/* Makes the bytes of places of a session; the caller frees them. Null: there
 * is no memory for them. */
char *snap_write(const struct session *session,
                 const struct snap_place *places, int count,
                 struct snap_key key, size_t *length);

/* Finds the places that are to be believed, and gives their states to the
 * session, which has all its events. The bytes, from malloc, belong to the
 * result; null: nothing is to be believed. */
struct snap *snap_read(struct session *session, char *bytes, size_t length,
                       struct snap_key key);
void snap_close(struct snap *self);

#endif
