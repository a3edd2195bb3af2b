/* words.h - cards, hands and ranges of hands as words.
 *
 *     Ah Td         one card each: rank 2..9 T J Q K A, suit h d c s
 *     AhKh, Ah Kh   cards side by side, or with spaces or commas between
 *
 *     TT  AK        a pair; two ranks, of one suit or of two
 *     AKs AKo       of one suit only; of two suits only
 *     TT+           tens and every higher pair
 *     AQs+          AQs AKs: the lower card goes up to below the higher
 *     TT-77 A5s-A2s all between, either end first
 *     T9s-65s       and so with both cards, step by step
 *     AhKh          just these two cards
 *     random        any two cards, also called any or **
 *     TT+,AQs+      any of these; commas or spaces between
 *
 * Small and capital letters are the same, and 10h is Th. What is written
 * has the letters as above.
 */
#ifndef POKER_WORDS_H
#define POKER_WORDS_H

#include "base/text.h"
#include "games/holdem/rules/cards.h"
#include "games/holdem/rules/range.h"

enum {
    POKER_CARD_MAX = 3,                 /* a card, and the end */
};

struct poker_list {                     /* cards in the order they came in */
    cards set;
    int count;
    uint8_t card[CARDS_ALL];
};

void poker_write_card(int card, struct text *to);

/* High ranks first, and hearts before diamonds, clubs, spades. */
void poker_write_cards(cards set, struct text *to);

/* The five that count, of five to seven cards, in the order of the game:
 * KhKdKc7d7s, a straight from its top, 5h4d3c2sAh. */
void poker_write_best_five(cards hand, struct text *to);

/* The card at *from, which moves behind it; -1 if there is none. */
int poker_scan_card(const char **from, const char *end);

/* So many cards, least to most. A null return is success; an error says
 * what is wrong, and *column (from 1) where. */
const char *poker_read_cards(const char *text, size_t length, int least,
                             int most, struct poker_list *list, int *column);

/* Each hand that is named has weight 1, however often it is named. */
const char *poker_read_range(const char *text, size_t length,
                             struct poker_range *range, int *column);

#endif
