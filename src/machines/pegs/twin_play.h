/* twin_play.h - a player of pegs who knows the code, for the comparison. */
#ifndef PEGS_TWIN_PLAY_H
#define PEGS_TWIN_PLAY_H

#include "twin/player.h"

/* Plays on a Nexys3. */
extern const struct twin_player pegs_player;

#endif
