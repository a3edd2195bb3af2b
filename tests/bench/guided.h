/* guided.h - a first game that is played by nothing but what is ringed. */
#ifndef GUIDED_H
#define GUIDED_H

#include "player/guide.h"

/* Follows every ring from power-up until the guide is off, and checks on the
 * way that what is ringed can be touched, that there are words for it, and
 * that the hand goes to the control that was ringed on the board. It fails if
 * the guide does not end. Returns how many things were touched. */
int guided_play(struct play *play);

/* What holds of an intro whatever the game: its id opens, its levels are the
 * three and have minds, its options have words, and its picture fits the
 * sheet. */
void guided_check_intro(const char *machine);

#endif
