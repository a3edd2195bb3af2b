/* belief.c - what two cards each player may have, by his betting. */
#include "games/holdem/minds/belief.h"

enum {
    MOST = 4096,                        /* of the likeliest hands */
    LEAST = MOST / 12,                  /* of the others: nothing is sure */
    SURE = 256,                         /* factors are parts of this */
    BLUFFS = 70,
    HOPES = 60,                         /* calls that should be folds */
    TRAPS = 150,                        /* strong hands that only call or
                                         * check */
};

cards poker_belief_board(const struct poker_seen *seen, int count)
{
    cards set = 0;

    for (int i = 0; i < count && i < seen->board_count; i++)
        set |= cards_of(seen->board[i]);
    return set;
}

/* How much rarer a hand gets by what its player does */

/* A slope below an edge, down to the least. */
static int below(int edge, int rank, int width, int least)
{
    int factor = SURE - (edge - rank) * (SURE - least) / width;

    return factor < least ? least : factor;
}

/* The larger the bet, the fewer hands are worth it. */
static int bets_with(int rank, int64_t part)
{
    int edge = (int)(POKER_WHOLE - 150 - 300000 / (POKER_WHOLE + part));

    return rank >= edge ? SURE : below(edge, rank, 250, BLUFFS);
}

/* Hands enough that a bet with nothing does not pay: the share of the pot
 * that was there before it. */
static int calls_with(int rank, int64_t share)
{
    int edge = (int)(POKER_WHOLE - share);

    if (rank < edge)
        return below(edge, rank, 150, HOPES);
    return rank >= POKER_WHOLE - (int)share / 8 ? TRAPS : SURE;
}

static int checks_with(int rank)
{
    return rank >= 750 ? TRAPS : SURE;
}

/* One action, as far as it says something. */
struct sign {
    int player;
    uint8_t kind;
    int64_t part;                       /* of the pot: raised by, or what
                                         * was there before a bet; 0: checks */
};

static int factor_of(const struct sign *sign, int rank)
{
    if (sign->kind == POKER_RAISES)
        return bets_with(rank, sign->part);
    return sign->part ? calls_with(rank, sign->part) : checks_with(rank);
}

static int64_t within(int64_t value, int64_t least, int64_t most)
{
    return value < least ? least : value > most ? most : value;
}

static struct sign sign_of(const struct poker_past *past, int32_t by)
{
    struct sign sign = {.player = past->player, .kind = past->action.kind};
    int64_t pot = past->pot > 0 ? past->pot : 1, to_call = past->to_call;

    if (sign.kind == POKER_RAISES)
        sign.part = within(POKER_WHOLE * (int64_t)by / (pot + to_call), 0,
                           2 * POKER_WHOLE);
    else if (to_call > 0)
        sign.part = within(POKER_WHOLE * (pot - to_call) / pot, 300, 950);
    return sign;
}

/* Ranges */

static void begin(uint16_t weight[POKER_COMBOS], const cards *combo,
                  cards known)
{
    for (int i = 0; i < POKER_COMBOS; i++)
        weight[i] = combo[i] & known ? 0 : MOST;
}

static void scale(uint16_t weight[POKER_COMBOS])
{
    uint32_t most = 1;

    for (int i = 0; i < POKER_COMBOS; i++)
        most = weight[i] > most ? weight[i] : most;
    for (int i = 0; i < POKER_COMBOS; i++) {
        uint32_t scaled = weight[i] * (uint32_t)MOST / most;

        if (weight[i])
            weight[i] = (uint16_t)(scaled < LEAST ? LEAST : scaled);
    }
}

void poker_belief_rank(struct poker_belief *self, int player)
{
    const uint16_t *weight = self->weight[player];
    const uint16_t *share = self->strength.share;
    uint64_t sum = 0;

    for (int s = 0; s <= POKER_WHOLE; s++)
        self->heap[s] = 0;
    for (int i = 0; i < POKER_COMBOS; i++)
        self->heap[share[i]] += weight[i];
    for (int s = 0; s <= POKER_WHOLE; s++) {
        uint32_t here = self->heap[s];

        self->heap[s] = (uint32_t)sum + here / 2;
        sum += here;
    }
    for (int i = 0; i < POKER_COMBOS; i++)
        self->rank[i] = (uint16_t)(self->heap[share[i]]
                                   * (uint64_t)POKER_WHOLE / (sum + 1));
}

static void heed(struct poker_belief *self, const struct sign *sign)
{
    uint16_t *weight = self->weight[sign->player];

    poker_belief_rank(self, sign->player);
    for (int i = 0; i < POKER_COMBOS; i++)
        weight[i] = (uint16_t)(weight[i] * factor_of(sign, self->rank[i])
                               / SURE);
    scale(weight);
}

/* The hand so far */

struct walk {                           /* along the betting */
    int street;                         /* the strength is of this one */
    int32_t round[POKER_PLAYERS];
};

static void go_to(struct poker_belief *self, struct walk *walk, int street,
                  const struct poker_seen *seen, struct rng *rng)
{
    const struct poker_rules *rules = &seen->hand.rules;
    int is_first = street == 0;

    if (street == walk->street)
        return;
    walk->street = street;
    walk->round[seen->hand.button] = is_first ? rules->blind[0] : 0;
    walk->round[seen->hand.button ^ 1] = is_first ? rules->blind[1] : 0;
    poker_strength_find(&self->strength,
                        poker_belief_board(seen, rules->board[street]),
                        rules->board[rules->streets - 1], rng);
}

static void follow(struct poker_belief *self, struct walk *walk,
                   const struct poker_past *past)
{
    int32_t level = walk->round[past->player] + past->to_call;
    struct sign sign = sign_of(past, past->action.to - level);

    heed(self, &sign);
    walk->round[past->player] = sign.kind == POKER_RAISES ? past->action.to
                                                          : level;
}

void poker_belief_find(struct poker_belief *self,
                       const struct poker_seen *seen, struct rng *rng)
{
    cards board = poker_belief_board(seen, seen->board_count);
    struct walk walk = {.street = -1};

    poker_strength_begin(&self->strength);
    begin(self->weight[seen->player], self->strength.combo, board);
    begin(self->weight[seen->player ^ 1], self->strength.combo,
          board | seen->hole);
    for (int i = 0; i < seen->past_count; i++) {
        const struct poker_past *past = &seen->past[i];

        go_to(self, &walk, past->street, seen, rng);
        if (past->action.kind != POKER_FOLDS)
            follow(self, &walk, past);
    }
    go_to(self, &walk, seen->hand.street, seen, rng);
}
