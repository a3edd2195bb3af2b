/* twin_play.h - a player of poker with both hands, for the comparison. */
#ifndef POKER_TWIN_PLAY_H
#define POKER_TWIN_PLAY_H

#include "twin/player.h"

/* Plays on a Basys3. */
extern const struct twin_player poker_player;

#endif
