/* face.h - what every face is: it shows a game and operates its parts. */
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

#endif
