/* twin_game.h - the controller that the twins of most games have.
 *
 * A game's chip keeps its state in the register state_q, and a board has that
 * chip under the name u_game. So the two tables of controllers follow from
 * the list of states and the legal transitions. A machine with more than one
 * controller, as poker, writes its tables itself.
 */
#ifndef TWIN_GAME_H
#define TWIN_GAME_H

#include "twin/twin.h"

#define TWIN_GAME_STATE(name) #name,

/* Defines chip_controllers and board_controllers. STATES is the X-macro of the
 * states in the order of their codes; settle_ticks is for the board, and 0 if
 * power-up leads to a state at once. */
#define TWIN_GAME_CONTROLLERS(STATES, transitions, settle_ticks)        \
    static const char *const states[] = {                               \
        STATES(TWIN_GAME_STATE)                                         \
        NULL,                                                           \
    };                                                                  \
    static const struct twin_controller chip_controllers[] = {          \
        {"game", "state_q", states, transitions, 0},                    \
        {0},                                                            \
    };                                                                  \
    static const struct twin_controller board_controllers[] = {         \
        {"game", "u_game.state_q", states, transitions, settle_ticks},  \
        {0},                                                            \
    }

#endif
