/* boardwalk-poker.h - Hold'em hands and ranges: what they are worth, and how
 * much of the pot they win.
 *
 * The library libboardwalk-poker; `pkg-config --cflags --libs boardwalk-poker`
 * says how to compile and link with it. docs/libboardwalk-poker.md describes
 * it. It prints nothing, starts no threads and keeps no state of its own, so
 * any number of threads may call it.
 *
 * A card is a number: 0 to 12 are the two to the ace of hearts, and diamonds,
 * clubs and spades follow, 13 numbers each.
 */
#ifndef BOARDWALK_POKER_H
#define BOARDWALK_POKER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined __GNUC__
#define BOARDWALK_POKER_API __attribute__((visibility("default")))
#else
#define BOARDWALK_POKER_API
#endif

enum {
    BOARDWALK_POKER_CLASSES = 7462,     /* of hands that tie */
    BOARDWALK_POKER_SIDES = 9           /* at most, of an equity */
};

/* Tables of 240 KiB, made in some milliseconds and only read afterwards. Null
 * if there is no memory. */
struct boardwalk_poker;
BOARDWALK_POKER_API struct boardwalk_poker *boardwalk_poker_open(void);
BOARDWALK_POKER_API void boardwalk_poker_close(struct boardwalk_poker *self);

/* The number of a card such as "Ah" or "Tc", also "10c"; -1 if it is none. */
BOARDWALK_POKER_API int boardwalk_poker_card(const char *name);

/* The class of five, six or seven cards: 1 for the royal flush to 7462 for
 * 7-5-4-3-2 of several suits. The lower class wins, equal classes tie. 0 if
 * these are not so many different cards. */
BOARDWALK_POKER_API int boardwalk_poker_class(
    const struct boardwalk_poker *self, const uint8_t *card, int count);

/* "full house" and the like, of a class; null if it is none. */
BOARDWALK_POKER_API const char *boardwalk_poker_category(int hand_class);

/* What a side has won. With weights in a range a deal counts by the product of
 * its hands' weights. */
struct boardwalk_poker_side {
    double equity;                      /* its part of all pots, 0 to 1 */
    double margin;                      /* of a sample, at 95 % confidence; 0
                                         * of a count */
    uint64_t win, tie, lose;            /* deals */
};

/* How much of the pot each of two to nine sides wins. A range is text such as
 * "AhKh", "TT+,AQs+", "AA:0.5,KK" or "random"; board and dead are cards such
 * as "2h7dKc", or null. With sample 0 all deals are counted, otherwise so many
 * are drawn at random, by the seed. Null is success and fills sides; otherwise
 * the text says what is wrong, until the next call in this thread. */
BOARDWALK_POKER_API const char *boardwalk_poker_equity(
    const struct boardwalk_poker *self, const char *const *ranges, int count,
    const char *board, const char *dead, uint64_t sample, const char *seed,
    struct boardwalk_poker_side *sides);

#ifdef __cplusplus
}
#endif

#endif
