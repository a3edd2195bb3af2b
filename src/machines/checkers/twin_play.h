/* twin_play.h - a player of checkers with both colours, for the comparison. */
#ifndef CHECKERS_TWIN_PLAY_H
#define CHECKERS_TWIN_PLAY_H

#include "twin/player.h"

/* Plays on a TinyChip. */
extern const struct twin_player checkers_player;

#endif
