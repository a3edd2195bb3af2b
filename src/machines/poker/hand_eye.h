/* hand_eye.h - what a person in one seat reads off the poker machine.
 *
 * The terminal is looked at only while nobody else's cards stand there.
 */
#ifndef HAND_POKER_EYE_H
#define HAND_POKER_EYE_H

#include "bench/look.h"
#include "games/holdem/rules/cards.h"

enum { HAND_POKER_CARDS = 8 };          /* more than there can be */

struct hand_poker_cards {
    int count;
    uint8_t card[HAND_POKER_CARDS];     /* by number, in order */
};

/* The lights for one player's eyes, 'A' or 'b'; 0: none is on. The winner 0,
 * 1 or POKER_TIE; POKER_NOBODY: none yet. */
char hand_poker_eye_private(const struct session *session);
int hand_poker_eye_winner(const struct session *session);

/* The number on the digits; -1: none. */
int32_t hand_poker_eye_digits(const struct session *session);

/* Cards on the terminal as a seat may see them: all of them, or only those
 * of the last line. */
void hand_poker_eye_board(const struct session *session, char seat,
                          struct hand_poker_cards *found);
void hand_poker_eye_hole(const struct session *session, char seat,
                         struct hand_poker_cards *found);

/* The hand of a player, 0 or 1, after a showdown that shows it. */
void hand_poker_eye_shown(const struct session *session, int player,
                          struct hand_poker_cards *found);

#endif
