/* acpc_player.h - a mind that plays by the competition's protocol. */
#ifndef ACPC_PLAYER_H
#define ACPC_PLAYER_H

#include "games/holdem/match/side.h"
#include "games/holdem/match/wire.h"

struct acpc_player {
    const struct acpc_game *game;
    struct poker_rules rules;           /* the same, of acpc_pair_rules */
    int button;                         /* the position that has it */
    const char *seed;
    struct poker_side *side;            /* with a mind, open */
    struct poker_wire wire;

    int has_begun;                      /* a hand, of this number */
    uint32_t number;
    struct acpc_hand hand;
    struct poker_seen seen;
};

/* Sends the version and plays until the dealer closes the connection, which is
 * success and null. */
const char *acpc_player_run(struct acpc_player *self);

#endif
