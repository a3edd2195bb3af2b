/* acpc_pay.c - the cards of a hand for two to ten players: dealt, judged, paid
 * with side pots.
 *
 * A pot is a layer: what everybody who has put in that much has put in between
 * two amounts. Each is shared by the best of its hands. The last layer of a
 * player who was not called has nobody else in it, and returns to its owner.
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
    return bits_count(self->folded) + 1 < self->game->players;
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

/* Above 0 for those who are still in; without cards all are the same. */
static void rank_players(const struct acpc_hand *self,
                         uint64_t rank[ACPC_PLAYERS])
{
    for (int i = 0; i < self->game->players; i++) {
        rank[i] = !acpc_is_folded(self, i);
        if (rank[i] && acpc_is_shown(self))
            rank[i] += rank_of_player(self, i);
    }
}

/* The least amount above `from` that anybody has put in; or from. */
static int32_t next_layer(const struct acpc_hand *self, int32_t from)
{
    int32_t next = from;

    for (int i = 0; i < self->game->players; i++)
        if (self->spent[i] > from && (next == from || self->spent[i] < next))
            next = self->spent[i];
    return next;
}

/* The best rank among those who have put in this much, and how many have
 * it. */
static uint64_t best_of_layer(const struct acpc_hand *self,
                              const uint64_t rank[ACPC_PLAYERS], int32_t to,
                              int *winners)
{
    uint64_t best = 0;

    *winners = 0;
    for (int i = 0; i < self->game->players; i++) {
        if (self->spent[i] < to || rank[i] < best)
            continue;
        *winners = rank[i] > best ? 1 : *winners + 1;
        best = rank[i];
    }
    return best;
}

/* Everybody pays; the winners share. Somebody in every layer has not folded:
 * the one who has put in most. */
static void pay_layer(const struct acpc_hand *self,
                      const uint64_t rank[ACPC_PLAYERS], int32_t from,
                      int32_t to, int64_t parts[ACPC_PLAYERS])
{
    int64_t each = (int64_t)(to - from) * ACPC_PARTS, pot = 0;
    int winners;
    uint64_t best = best_of_layer(self, rank, to, &winners);

    for (int i = 0; i < self->game->players; i++)
        if (self->spent[i] >= to) {
            parts[i] -= each;
            pot += each;
        }
    for (int i = 0; i < self->game->players; i++)
        if (self->spent[i] >= to && rank[i] == best)
            parts[i] += pot / winners;
}

void acpc_pay(const struct acpc_hand *self, int64_t parts[ACPC_PLAYERS])
{
    uint64_t rank[ACPC_PLAYERS];
    int32_t from = 0, to;

    for (int i = 0; i < ACPC_PLAYERS; i++)
        parts[i] = 0;
    rank_players(self, rank);
    while ((to = next_layer(self, from)) > from) {
        pay_layer(self, rank, from, to, parts);
        from = to;
    }
}
