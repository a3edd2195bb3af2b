/* words.h - cards, hands and ranges of hands as text.
 *
 *     Ah Td         one card each: rank 2..9 T J Q K A, suit h d c s
 *     AhKh, Ah Kh   cards side by side, or with spaces or commas between
 *
 *     TT  AK        a pair; two ranks, suited or not
 *     AKs AKo       suited only; offsuit only
 *     TT+           tens and every higher pair
 *     AQs+          AQs AKs: the lower card goes up to below the higher
 *     TT-77 A5s-A2s all between, either end first
 *     T9s-65s       the same with both cards moving, step by step
 *     AhKh          just these two cards
 *     random        any two cards, also called any or **
 *     15%           the best kinds, until that share of all hands is reached;
 *                   by their equity against any two cards
 *     AA:0.5        any item with a weight, 0 to 1, to the thousandth; 1 if
 *                   none is given
 *     TT+,AQs+      any of these; commas or spaces between. Where several name
 *                   a hand, the last counts: random,AA:0 has no aces
 *
 * Case does not matter when reading, and 10h is Th. What is written uses the
 * letters as above. Errors are texts of text_error: valid until the next.
 */
#ifndef POKER_WORDS_H
#define POKER_WORDS_H

#include "base/text.h"
#include "games/holdem/rules/cards.h"
#include "games/holdem/rules/range.h"

enum {
    POKER_CARD_MAX = 3,                 /* a card and its zero byte */
};

struct poker_list {                     /* cards in the order of the text */
    cards set;
    int count;
    uint8_t card[CARDS_ALL];
};

void poker_write_card(int card, struct text *to);

/* Ranks from high to low, and within a rank hearts, diamonds, clubs,
 * spades. */
void poker_write_cards(cards set, struct text *to);

/* The five cards that count, of five to seven, in the usual order: KhKdKc7d7s
 * for a full house, a straight from its top, 5h4d3c2sAh. */
void poker_write_best_five(cards hand, struct text *to);

/* The card at *from, which is advanced past it; -1, and *from unchanged, if
 * there is none. */
int poker_scan_card(const char **from, const char *end);

/* Reads least to most different cards, with spaces or commas between them or
 * not. Null is success; otherwise the text says what is wrong, and *column
 * (from 1) where. */
const char *poker_read_cards(const char *text, size_t length, int least,
                             int most, struct poker_list *list, int *column);

/* Reads a list of ranges. Without weights every hand named gets weight 1,
 * however often it is named; with weights all get the least whole numbers in
 * the same ratio (poker_range_reduce). Errors as above. */
const char *poker_read_range(const char *text, size_t length,
                             struct poker_range *range, int *column);

#endif
