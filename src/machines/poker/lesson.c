/* lesson.c - sixteen hands, one after the other: deal=lesson.
 *
 * Seven cards each: player 1's two, player 2's two, the community cards. Two
 * kinds meet wherever three community cards let them: a flush has all three of
 * its suit, so that nobody has a pair of them, and a full house never meets it.
 * rtl/poker_deal.sv has the same hands as numbers.
 */
#include "machines/poker/lesson.h"

#include "machines/poker/given.h"

static const char *const hands[POKER_LESSON_HANDS] = {
    "3h5c8h7d9dQc9s",   /* a pair on the table: the third card decides */
    "4h7cAdKc4s7dAh",   /* two low pairs beat aces */
    "KdJc5h5dKhJs5c",   /* three of a kind beats two higher pairs */
    "8c7d6h6s6d5c4h",   /* a straight beats three of a kind */
    "9h5h9d8cQhThJh",   /* a flush beats a straight */
    "9sAc4h4d9h9c4s",   /* a full house beats three higher cards */
    "KdKs7h7dKhKc7s",   /* four of a kind beats a full house */
    "Ah2h8h7hJhTh9h",   /* a straight flush beats a higher flush */
    "AhKh9h8hQhJhTh",   /* a royal flush beats a straight flush */
    "KhKdAs2h5d4c3s",   /* ace to five is a straight */
    "Kh2c3d9sAd4s3h",   /* king, ace, 2, 3, 4 is none */
    "2h7d2d7cAsKsQs",   /* a tie */
    "Ah6cAd5sKs8h4c",   /* the fourth card decides */
    "Jd2cTdAcJsTh4d",   /* the pair decides, and not the ace beside it */
    "QdJdAd2dKd9d4d",   /* of two flushes the one with the ace wins */
    "AhKdKc9hQsJdTc",   /* ten to ace beats nine to king */
};

/* A test reads all of them: none is refused. */
uint64_t poker_lesson_hand(unsigned hand)
{
    int64_t cards = (int64_t)POKER_GIVEN_NOTHING;

    (void)poker_given_form.read(hands[hand % POKER_LESSON_HANDS], &cards);
    return (uint64_t)cards;
}
