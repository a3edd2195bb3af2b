/* command.h - what bar and dialogs ask of the window around them.
 *
 * A key or a click becomes a command, and window_input_command carries it
 * out: so the bar, the keys and a game controller do the same things.
 */
#ifndef WINDOW_COMMAND_H
#define WINDOW_COMMAND_H

#include "player/player.h"

enum window_command {
    COMMAND_NOTHING,

    /* window_dialog_open sees to these */
    COMMAND_NEW, COMMAND_OPEN, COMMAND_SAVE, COMMAND_HELP,
    COMMAND_ASK,                           /* a move, a bet */
    COMMAND_TYPE,                          /* on the machine's keyboard */
    COMMAND_SEAT_A, COMMAND_SEAT_B,           /* who shall sit there */
    COMMAND_RULES,                         /* of the game, on one card */
    COMMAND_COURSE,                        /* go on from an earlier moment? */

    /* the window itself does */
    COMMAND_LOOK,                          /* under the cover */
    COMMAND_MUTE, COMMAND_LIGHT, COMMAND_FULL_SCREEN,    /* change over */
    COMMAND_ARRANGE,                       /* table, board, or both */
    COMMAND_SIGNALS,                       /* of a design: fold, unfold */
    COMMAND_TAKE_BACK,                     /* a person's last move */
    COMMAND_LOBBY,                         /* all machines; and back */
    COMMAND_RESUME,                        /* the game below the lobby */
    COMMAND_GUIDE, COMMAND_SKIP,           /* a first game: begin, no more */
    COMMAND_AGAIN,                         /* another game like this one */
    COMMAND_NEXT,                          /* one of these three */
    COMMAND_CLOSE,                         /* what stands in the strip */
    COMMAND_BACK,                          /* looks back at a game, and not */
    COMMAND_QUIT,
    COMMAND_LAY_OUT,                       /* the bar was folded or unfolded */
    COMMAND_FOCUS_ON, COMMAND_FOCUS_BACK,     /* Tab led out of the bar: to the
                                         * first part, to the last */
};

/* The command for what a key of every face asks for (player.h). */
static inline enum window_command window_command_of(enum player_request command)
{
    switch (command) {
    case PLAYER_HELP:    return COMMAND_HELP;
    case PLAYER_SAVE:    return COMMAND_SAVE;
    case PLAYER_OPEN:    return COMMAND_OPEN;
    case PLAYER_QUIT:    return COMMAND_QUIT;
    case PLAYER_TYPE:    return COMMAND_TYPE;
    case PLAYER_MOVE:    return COMMAND_ASK;
    case PLAYER_TABLE:   return COMMAND_NOTHING;
    case PLAYER_LOOK:    return COMMAND_LOOK;
    case PLAYER_NOTHING: case PLAYER_UNKNOWN: break;
    }
    return COMMAND_NOTHING;
}

#endif
