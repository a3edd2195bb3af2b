/* twin_play.h - a player of duel who knows the code, for the comparison. */
#ifndef DUEL_TWIN_PLAY_H
#define DUEL_TWIN_PLAY_H

#include "twin/player.h"

/* Plays on a Basys2. */
extern const struct twin_player duel_player;

#endif
