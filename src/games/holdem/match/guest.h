/* guest.h - another program that plays poker, by the competition's protocol.
 *
 * It is started with the address and the port of this program as its last two
 * arguments, as the competition's scripts do, and connects. Then it gets the
 * hands of a match as from a dealer.
 */
#ifndef POKER_GUEST_H
#define POKER_GUEST_H

#include "arena/guest.h"
#include "games/holdem/match/wire.h"
#include "games/holdem/rules/deck.h"

struct poker_guest_terms {
    struct guest_terms common;
    struct acpc_game game;
};

struct poker_guest {
    const struct poker_guest_terms *terms;
    struct child child;
    struct poker_wire wire;
    int position;                       /* in this hand */
    uint32_t next;                      /* number of the next hand */
    int corrected;                      /* actions that were not allowed */
    struct acpc_hand hand;
};

/* How such a program is named: "acpc:./player.sh". */
extern const struct guest_protocol poker_guest_acpc;

/* Starts a program and waits for its connection. A null return is success, as
 * below; otherwise what the program did: "has ended". Closing is needed in any
 * case. */
const char *poker_guest_open(struct poker_guest *self, const char *command,
                             const struct poker_guest_terms *terms);
void poker_guest_close(struct poker_guest *self);

/* Shows it the beginning of a hand, as this player. */
const char *poker_guest_begin(struct poker_guest *self, int player,
                              const struct poker *hand,
                              const struct poker_deal *deal);

/* Shows it the hand after an action, its own or the other's. */
const char *poker_guest_tell(struct poker_guest *self,
                             const struct acpc_action *action);

/* Waits for its action. What is not allowed is corrected as dealers do. */
const char *poker_guest_ask(struct poker_guest *self,
                            struct acpc_action *action);

#endif
