/* luck.c - how much of a result was the luck of the board.
 *
 * Shares of the pot are counted over all boards, not sampled: their mean over
 * the next cards is exactly the share before.
 */
#include "games/holdem/match/luck.h"

#include <string.h>

enum { BOARDS_ALL = 1712304 };          /* beside four cards */

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

/* Both hands with their suits renamed: the suit with the highest set of ranks
 * comes first. */
static void rename_board_suits(const cards hole[POKER_PLAYERS],
                               cards to[POKER_PLAYERS])
{
    uint32_t ranks[CARDS_SUITS];

    to[0] = to[1] = 0;
    for (int i = 0; i < CARDS_SUITS; i++)
        ranks[i] = cards_suit(hole[0], i) << CARDS_LANE
                 | cards_suit(hole[1], i);
    for (int i = 0; i < CARDS_SUITS; i++) {
        int place = 0;

        for (int k = 0; k < CARDS_SUITS; k++)
            place += ranks[k] > ranks[i] || (k < i && ranks[k] == ranks[i]);
        to[0] |= (cards)cards_suit(hole[0], i) << CARDS_LANE * place;
        to[1] |= (cards)cards_suit(hole[1], i) << CARDS_LANE * place;
    }
}

/* In half boards, so that ties count as one. */
static uint32_t count_won(struct poker_luck *self, cards own, cards theirs)
{
    struct poker_counts counts = {0};

    if (!self->has_lookup)
        poker_lookup_begin(&self->lookup);
    self->has_lookup = 1;
    poker_duel(&self->duel, &self->lookup, (cards[]){own, theirs}, 0, &counts);
    return (uint32_t)(2 * counts.win + counts.tie);
}

static uint32_t *start_of(struct poker_luck *self, cards own, cards theirs)
{
    cards renamed[POKER_PLAYERS];

    rename_board_suits((cards[]){own, theirs}, renamed);
    return &self->start[poker_combo_of(renamed[0])]
                       [poker_combo_of(renamed[1])];
}

/* Nobody wins no board at all, so that 0 is what is not known yet. */
static double share_before_flop(struct poker_luck *self, cards own,
                                cards theirs)
{
    uint32_t *won = start_of(self, own, theirs);

    if (!*won) {
        *won = count_won(self, own, theirs);
        *start_of(self, theirs, own) = 2 * BOARDS_ALL - *won;
    }
    return (double)*won / (2 * BOARDS_ALL);
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

/* Boards that begin alike, and end without these two cards. */
static const struct poker_luck_runs *runs_beside(struct poker_luck *self,
                                                 cards hole, cards board,
                                                 int street)
{
    struct poker_luck_runs *runs = &self->runs[street];
    cards *hand = self->hand;

    if (runs->hole == hole && runs->board == board)
        return runs;
    runs->hole = hole;
    runs->board = board;
    runs->count = list_boards(board, board | hole,
                              POKER_BOARD_MAX - cards_count(board), 0,
                              runs->run);
    for (int i = 0; i < runs->count; i++)
        hand[i] = runs->run[i] | hole;
    poker_values(hand, (size_t)runs->count, runs->value);
    return runs;
}

/* The own hand on each board that it leaves possible, and what the other's is
 * worth there. */
static int list_hands(const struct poker_luck_runs *runs, cards own,
                      cards *hand, uint32_t *theirs)
{
    int count = 0;

    for (int i = 0; i < runs->count; i++) {
        hand[count] = runs->run[i] | own;
        theirs[count] = runs->value[i];
        count += !(runs->run[i] & own);
    }
    return count;
}

static double share_from_flop(struct poker_luck *self,
                              const struct poker_luck_runs *runs, cards own)
{
    uint32_t value[POKER_LUCK_RUNS], theirs[POKER_LUCK_RUNS];
    int count = list_hands(runs, own, self->hand, theirs), won = 0;

    poker_values(self->hand, (size_t)count, value);
    for (int i = 0; i < count; i++)
        won += (value[i] > theirs[i]) + (value[i] >= theirs[i]);
    return (double)won / (2 * count);
}

/* Of who holds own, on a street. */
static double share_on_street(struct poker_luck *self,
                              const struct poker_rules *rules,
                              const struct poker_deal *deal, int street,
                              cards own, cards theirs)
{
    int count = rules->board[street];

    if (!count)
        return share_before_flop(self, own, theirs);
    return share_from_flop(self, runs_beside(self, theirs, poker_deck_board(
        deal, count), street), own);
}

double poker_luck_with(struct poker_luck *self,
                       const struct poker_rules *rules,
                       const struct poker_deal *deal, cards own, cards theirs)
{
    double luck = 0, before = -1;

    for (int street = 0; street + 1 < rules->streets; street++) {
        if (self->pot[street] <= 0)
            break;
        if (before < 0)
            before = share_on_street(self, rules, deal, street, own, theirs);
        luck -= self->pot[street] * before;
        before = share_on_street(self, rules, deal, street + 1, own, theirs);
        luck += self->pot[street] * before;
    }
    return luck;
}

int64_t poker_luck_parts(double chips)
{
    chips *= POKER_LUCK_PARTS;
    return (int64_t)(chips < 0 ? chips - 0.5 : chips + 0.5);
}

int64_t poker_luck_of(struct poker_luck *self, const struct poker_rules *rules,
                      const struct poker_deal *deal)
{
    return poker_luck_parts(poker_luck_with(self, rules, deal,
                                            poker_deck_hole(deal, 0),
                                            poker_deck_hole(deal, 1)));
}
