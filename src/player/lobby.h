/* lobby.h - all machines side by side, each with a game that minds play.
 *
 * For the first thing that a player sees. The games are real ones on real
 * boards, but nobody keeps them: there is no journal and nothing on disk. A
 * game that is over makes room for the next.
 *
 * All of them together must cost little. Each card has a share of the clock,
 * and one that took long waits the longer for its next turn: on a slow computer
 * the boards go slower, and the computer does not get warm.
 *
 *     lobby_begin(&lobby);
 *     card = lobby_advance(&lobby, now_ns);       -1: nobody's turn
 *     ... draw it ...
 *     lobby_took(&lobby, card, spent_ns);         with its drawing
 */
#ifndef LOBBY_H
#define LOBBY_H

#include "bench/intro.h"
#include "player/player.h"

/* Pictures a second of one card; and of the time that it costs, the share that
 * it rests: with five cards a twelfth of a core for all of them. */
enum { LOBBY_CARDS = 8, LOBBY_HZ = 12, LOBBY_REST = 60 };

struct lobby_card {
    const struct machine_type *machine;
    const struct intro *intro;          /* null: it has none */
    struct play play;                   /* while is_open */
    struct player player;               /* nobody: for those who draw it */
    int is_open;
    unsigned games;                     /* that were begun */
    int is_fresh;                       /* this turn began one */
    uint64_t given_ns, due_ns;          /* its last turn, and its next */
    uint64_t over_ns;                   /* of board time since its end */
};

struct lobby {                          /* lobby_begin */
    struct lobby_card card[LOBBY_CARDS];
    int count;
    int last;                           /* whose turn it was */
    int is_still;                       /* no time passes: for players who
                                         * want nothing to move */
};

/* Lists the machines, each on its usual board. No game is begun yet. */
void lobby_begin(struct lobby *self);

/* Gives the next card its time, and begins its game if it has none; returns
 * the card, or -1 if none is due. In a still lobby a card is due once, to have
 * something to show. */
int lobby_advance(struct lobby *self, uint64_t now_ns);

/* How long a turn took by the clock, drawing included. */
void lobby_took(struct lobby *self, int card, uint64_t spent_ns);

/* When the next turn is due; UINT64_MAX: never. */
uint64_t lobby_due_ns(const struct lobby *self);

/* What to call a machine, and one sentence about it, in the player's language;
 * one without an intro is called by its title. */
const char *lobby_title(const struct lobby_card *card);
const char *lobby_pitch(const struct lobby_card *card);

/* Ends all games; it can be begun again. */
void lobby_end(struct lobby *self);

#endif
