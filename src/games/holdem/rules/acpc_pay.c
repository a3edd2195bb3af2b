/* acpc_pay.c - the cards of a hand for two to ten players: dealt, judged,
 * paid.
 *
 * The pots are those of ring.h, counted in parts of a chip: then nothing is
 * left over where some winners share.
 */
#include "games/holdem/rules/acpc.h"

#include "games/holdem/rules/value.h"

enum { FIVE = 5, SEVEN = 7, SAME_MAX = 4 };

/* Dealing */

/* Small decks have the highest ranks, and of suits the last of clubs,
 * diamonds, hearts, spades. */
cards acpc_deck(const struct acpc_game *game)
{
    static const uint8_t suit[] = {3, 0, 1, 2}; /* s h d c, by cards.h */
    cards deck = 0;

    for (int i = 0; i < game->suits; i++)
        for (int rank = CARDS_RANKS - game->ranks; rank < CARDS_RANKS; rank++)
            deck |= cards_of(card_of(rank, suit[i]));
    return deck;
}

static int list_deck(const struct acpc_game *game, uint8_t card[CARDS_ALL])
{
    int count = 0;

    for (cards left = acpc_deck(game); left; left &= left - 1)
        card[count++] = (uint8_t)cards_lowest(left);
    return count;
}

/* Takes one of the cards that are left, which are the first count. */
static uint8_t take_card(uint8_t card[CARDS_ALL], int *count,
                         struct rng *rng)
{
    uint64_t at = rng_below(rng, (uint64_t)*count);
    uint8_t taken = card[at];

    card[at] = card[--*count];
    return taken;
}

void acpc_deal(struct acpc_hand *self, struct rng *rng)
{
    const struct acpc_game *game = self->game;
    uint8_t card[CARDS_ALL] = {0};
    int count = list_deck(game, card);

    for (int i = 0; i < game->players; i++)
        for (int k = 0; k < game->hole; k++)
            self->hole[i][k] = take_card(card, &count, rng);
    for (int i = 0; i < acpc_board(game, game->rounds - 1); i++)
        self->board[i] = take_card(card, &count, rng);
    self->shown = (uint16_t)((1 << game->players) - 1);
}

void acpc_deal_again(struct acpc_hand *self, const struct acpc_hand *from)
{
    for (int i = 0; i < ACPC_PLAYERS; i++)
        for (int k = 0; k < ACPC_HOLE; k++)
            self->hole[i][k] = from->hole[i][k];
    for (int i = 0; i < ACPC_BOARD; i++)
        self->board[i] = from->board[i];
    self->shown = from->shown;
}

/* Judging */

/* The ranks that a set has exactly this often, as thirteen bits. */
static unsigned ranks_had(cards set, int often)
{
    unsigned ranks = 0;

    for (int rank = 0; rank < CARDS_RANKS; rank++) {
        int count = 0;

        for (int suit = 0; suit < CARDS_SUITS; suit++)
            count += (int)(cards_suit(set, suit) >> rank & 1);
        if (count == often)
            ranks |= 1u << rank;
    }
    return ranks;
}

/* Up to four cards are no straight and no flush: the ranks had most often
 * decide, then the others. A bit above the pairs says that there are two. */
static uint64_t rank_few(cards set)
{
    uint64_t value = 0;

    for (int often = SAME_MAX; often >= 1; often--) {
        unsigned ranks = ranks_had(set, often);

        if (often == 2)
            value = value << 1 | (bits_count(ranks) == 2);
        value = value << CARDS_RANKS | ranks;
    }
    return value;
}

/* The best of all sets with one card less, down to seven. */
static uint64_t rank_many(cards set)
{
    uint64_t best = 0;

    if (cards_count(set) <= SEVEN)
        return poker_value(set);
    for (cards left = set; left; left &= left - 1) {
        uint64_t value = rank_many(set & ~(left & -left));

        if (value > best)
            best = value;
    }
    return best;
}

uint64_t acpc_rank(cards hand)
{
    return cards_count(hand) < FIVE ? rank_few(hand) : rank_many(hand);
}

/* Paying */

int acpc_is_shown(const struct acpc_hand *self)
{
    return bits_count(self->ring.in) > 1;
}

static uint64_t rank_of_player(const struct acpc_hand *self, int player)
{
    int board = acpc_board(self->game, self->game->rounds - 1);
    cards set = 0;

    for (int i = 0; i < self->game->hole; i++)
        set |= cards_of(self->hole[player][i]);
    for (int i = 0; i < board; i++)
        set |= cards_of(self->board[i]);
    return acpc_rank(set);
}

/* Values for the ring: how many of the others are worth less. */
static void compare_players(const struct acpc_hand *self,
                            uint32_t value[ACPC_PLAYERS])
{
    uint64_t rank[ACPC_PLAYERS];
    int players = self->game->players;

    for (int i = 0; i < players; i++)
        rank[i] = acpc_is_folded(self, i) ? 0 : rank_of_player(self, i);
    for (int i = 0; i < players; i++) {
        value[i] = 0;
        for (int k = 0; k < players; k++)
            value[i] += rank[k] < rank[i];
    }
}

void acpc_pay(const struct acpc_hand *self, int64_t parts[ACPC_PLAYERS])
{
    struct ring ring = self->ring;
    uint32_t value[ACPC_PLAYERS] = {0};
    int players = self->game->players;

    for (int i = 0; i < players; i++) {
        ring.stack[i] *= ACPC_PARTS;
        ring.paid[i] *= ACPC_PARTS;
    }
    if (acpc_is_shown(self))
        compare_players(self, value);
    ring_show(&ring, value, ring.in);
    for (int i = 0; i < ACPC_PLAYERS; i++)
        parts[i] = i < players
                 ? ring.stack[i] - (int64_t)self->game->stack[i] * ACPC_PARTS
                 : 0;
}
