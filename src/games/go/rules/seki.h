/* seki.h - stones that live in seki: without two eyes, because whoever
 * fills the liberties that both sides share would be taken. */
#ifndef GO_SEKI_H
#define GO_SEKI_H

#include "games/go/rules/go.h"

/* Marks the stones of a finished board that are in seki. Stones marked as dead
 * count as empty points, null means that there are none; all others are taken
 * to be alive. Returns how many are marked. */
int go_seki_find(const struct go_board *board, const uint8_t *dead,
                 uint8_t seki[GO_POINTS]);

#endif
