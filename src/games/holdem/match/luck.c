/* luck.c - how much of a result was the luck of the board.
 *
 * Shares of the pot are counted over all boards, not sampled: their mean over
 * the next cards is exactly the share before.
 */
#include "games/holdem/match/luck.h"

#include <string.h>

enum { RIVERS_MOST = 44 * 45 / 2 };     /* behind a flop */

/* Who has become the favourite wins more than the pot that was there: as long
 * as there are bets to come, it counts for so much more. Any number would do;
 * this one takes away the most in matches of minds and foils. */
static const double still_growing = 1.5;

void poker_luck_begin(struct poker_luck *self)
{
    memset(self->pot, 0, sizeof self->pot);
}

/* Who is all-in sees all streets that are left, for the same pot. */
void poker_luck_note(struct poker_luck *self, int street,
                     const struct poker *hand)
{
    int until = hand->end == POKER_SHOWDOWN ? hand->rules.streets - 1
              : hand->end == POKER_GOES_ON ? hand->street : street;

    for (; street < until; street++)
        self->pot[street] = (hand->total[0] + hand->total[1])
                          * (hand->end == POKER_GOES_ON ? still_growing : 1);
}

/* Shares */

static double share_of_counts(const struct poker_counts *counts)
{
    double all = (double)(counts->win + counts->lose + counts->tie);

    return ((double)counts->win + (double)counts->tie / 2) / all;
}

static double share_before_flop(struct poker_luck *self,
                                const cards hole[POKER_PLAYERS])
{
    struct poker_counts counts = {0};

    if (!self->has_lookup)
        poker_lookup_begin(&self->lookup);
    self->has_lookup = 1;
    poker_duel(&self->duel, &self->lookup, hole, 0, &counts);
    return share_of_counts(&counts);
}

/* All whole boards; returns how many. */
static int list_boards(cards board, cards used, int to_come, int from,
                       cards *to)
{
    int count = 0;

    if (to_come == 0) {
        *to = board;
        return 1;
    }
    for (int card = from; card < CARDS_ALL; card++)
        if (!(cards_of(card) & used))
            count += list_boards(board | cards_of(card), used, to_come - 1,
                                 card + 1, to + count);
    return count;
}

static void evaluate_with(cards hole, const cards *boards, int count,
                          uint32_t *value)
{
    cards hand[RIVERS_MOST];

    for (int i = 0; i < count; i++)
        hand[i] = boards[i] | hole;
    poker_values(hand, (size_t)count, value);
}

static double share_from_flop(const cards hole[POKER_PLAYERS], cards board)
{
    cards boards[RIVERS_MOST];
    uint32_t value[POKER_PLAYERS][RIVERS_MOST];
    int to_come = POKER_BOARD_MAX - cards_count(board), won = 0;
    int count = list_boards(board, board | hole[0] | hole[1], to_come, 0,
                            boards);

    for (int i = 0; i < POKER_PLAYERS; i++)
        evaluate_with(hole[i], boards, count, value[i]);
    for (int i = 0; i < count; i++)
        won += (value[0][i] > value[1][i]) + (value[0][i] >= value[1][i]);
    return (double)won / (2 * count);
}

/* Of player 0, when so many cards of the board are known. */
static double share_on_board(struct poker_luck *self,
                             const struct poker_deal *deal, int count)
{
    const cards hole[] = {poker_deck_hole(deal, 0), poker_deck_hole(deal, 1)};

    return count ? share_from_flop(hole, poker_deck_board(deal, count))
                 : share_before_flop(self, hole);
}

int64_t poker_luck_of(struct poker_luck *self, const struct poker_rules *rules,
                      const struct poker_deal *deal)
{
    double luck = 0, before = 0;
    int known = -1;                     /* cards that before is for */

    for (int street = 0; street + 1 < rules->streets; street++) {
        int from = rules->board[street], to = rules->board[street + 1];

        if (self->pot[street] <= 0)
            break;
        if (known != from)
            before = share_on_board(self, deal, from);
        luck -= self->pot[street] * before;
        before = share_on_board(self, deal, to);
        luck += self->pot[street] * before;
        known = to;
    }
    luck *= POKER_LUCK_PARTS;
    return (int64_t)(luck < 0 ? luck - 0.5 : luck + 0.5);
}
