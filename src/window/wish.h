/* wish.h - what bar and dialogs ask of the window around them. */
#ifndef WINDOW_WISH_H
#define WINDOW_WISH_H

#include "player/player.h"

enum window_wish {
    WISH_NOTHING,

    /* window_dialog_open sees to these */
    WISH_NEW, WISH_OPEN, WISH_SAVE, WISH_HELP,
    WISH_ASK,                           /* a move, a bet */
    WISH_TYPE,                          /* on the machine's keyboard */
    WISH_SEAT_A, WISH_SEAT_B,           /* who shall sit there */

    /* the window itself does */
    WISH_LOOK,                          /* under the cover */
    WISH_MUTE, WISH_LIGHT, WISH_FULL_SCREEN,    /* change over */
    WISH_QUIT,
    WISH_LAY_OUT,                       /* the bar was folded, or unfolded */
    WISH_FOCUS_ON, WISH_FOCUS_BACK,     /* Tab led out of the bar: to the
                                         * first part, to the last */
};

static inline enum window_wish window_wish_of(enum player_wish wish)
{
    switch (wish) {
    case PLAYER_HELP:    return WISH_HELP;
    case PLAYER_SAVE:    return WISH_SAVE;
    case PLAYER_OPEN:    return WISH_OPEN;
    case PLAYER_QUIT:    return WISH_QUIT;
    case PLAYER_TYPE:    return WISH_TYPE;
    case PLAYER_MOVE:    return WISH_ASK;
    case PLAYER_LOOK:    return WISH_LOOK;
    case PLAYER_NOTHING: case PLAYER_UNKNOWN: break;
    }
    return WISH_NOTHING;
}

#endif
