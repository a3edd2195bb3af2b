/* deck.c - the cards of one hand: shuffled fairly, dealt, judged.
 *
 * No card is dealt twice by construction: all nine come from one shuffled
 * deck.
 */
#include "games/holdem/rules/deck.h"

#include "games/holdem/rules/value.h"

enum { DEALT = POKER_PLAYERS * POKER_HOLE + POKER_BOARD_MAX };

/* The first DEALT places of a Fisher-Yates shuffle: each takes one of the
 * cards that are left. The rest of the deck is never dealt and need not be
 * shuffled. */
static void shuffle_dealt(uint8_t card[CARDS_ALL], struct rng *rng)
{
    for (int i = 0; i < CARDS_ALL; i++)
        card[i] = (uint8_t)i;
    for (int i = 0; i < DEALT; i++) {
        int other = i + (int)rng_below(rng, (uint64_t)(CARDS_ALL - i));
        uint8_t held = card[i];

        card[i] = card[other];
        card[other] = held;
    }
}

void poker_deck_deal(struct poker_deal *deal, struct rng *rng)
{
    uint8_t card[CARDS_ALL];
    const uint8_t *next = card;

    shuffle_dealt(card, rng);
    for (int player = 0; player < POKER_PLAYERS; player++)
        for (int i = 0; i < POKER_HOLE; i++)
            deal->hole[player][i] = *next++;
    for (int i = 0; i < POKER_BOARD_MAX; i++)
        deal->board[i] = *next++;
}

void poker_deck_swap(struct poker_deal *deal)
{
    for (int i = 0; i < POKER_HOLE; i++) {
        uint8_t held = deal->hole[0][i];

        deal->hole[0][i] = deal->hole[1][i];
        deal->hole[1][i] = held;
    }
}

static cards set_of_dealt(const uint8_t *card, int count)
{
    cards set = 0;

    for (int i = 0; i < count; i++)
        set |= cards_of(card[i]);
    return set;
}

cards poker_deck_hole(const struct poker_deal *deal, int player)
{
    return set_of_dealt(deal->hole[player], POKER_HOLE);
}

cards poker_deck_board(const struct poker_deal *deal, int count)
{
    return set_of_dealt(deal->board, count);
}

void poker_deck_judge(const struct poker_deal *deal, int board,
                      uint32_t value[POKER_PLAYERS])
{
    cards common = poker_deck_board(deal, board);

    for (int player = 0; player < POKER_PLAYERS; player++)
        value[player] = poker_value(common | poker_deck_hole(deal, player));
}
