/* spot.c - makes a solver: its hands, streets, boards and places.
 *
 * Everything is taken from one arena. Also tells what was learned on the first
 * street.
 *
 * The numbers that are learned, by far the most, are only counted here: the
 * caller learns from solver_need what they take, and may decide for a smaller
 * tree before solver_bring.
 */
#include "games/holdem/solver/spot.h"

#include <string.h>

#include "games/holdem/solver/spread.h"

enum {
    NODES_MAX = 4096,
    RUNS = 2,                           /* how often each card comes after a
                                         * rough flop */
};

/* Memory */

/* Zeroed, or null. */
static void *take_zeroed(struct arena *arena, size_t count, size_t size)
{
    void *memory = size && count > SIZE_MAX / size
                 ? NULL : arena_take(arena, count * size);

    if (memory)
        memset(memory, 0, count * size);
    return memory;
}

/* Suits */

static int exchange_card(const struct solver_deck *deck, int card, int suit,
                         int other)
{
    int own = card / deck->ranks;

    return own == suit ? card + (other - suit) * deck->ranks
         : own == other ? card + (suit - other) * deck->ranks : card;
}

static uint64_t suit_ranks(const struct solver_deck *deck, uint64_t dealt,
                           int suit)
{
    return dealt >> suit * deck->ranks & ((UINT64_C(1) << deck->ranks) - 1);
}

/* The hand of two cards, or count. */
static int find_by_cards(const struct solver_side *side, int card, int other)
{
    for (int i = 0; i < side->with_count[card]; i++) {
        const struct solver_hand *hand = &side->hand[side->with[card][i]];

        if (hand->card[0] == other || hand->card[1] == other)
            return side->with[card][i];
    }
    return side->count;
}

/* Fills in which hand each becomes; 0: some become none, or one of another
 * weight. */
static int exchange_hands(const struct solver *self, int player, int suit,
                          int other, uint16_t *to)
{
    const struct solver_deck *deck = self->spot.deck;
    const struct solver_side *side = &self->sides[player];
    const float *range = self->range[player];

    for (int i = 0; i < side->count; i++) {
        const uint8_t *card = side->hand[i].card;
        int image = find_by_cards(
            side, exchange_card(deck, card[0], suit, other),
            exchange_card(deck, card[1], suit, other));

        if (image == side->count || range[image] > range[i]
            || range[image] < range[i])
            return 0;
        to[i] = (uint16_t)image;
    }
    return 1;
}

/* Suits that the ranges and the first board do not tell apart. What follows a
 * table without success is left in the arena, which is soon enough full of
 * larger things. */
static int find_exchanges(struct solver *self, struct arena *arena)
{
    int is_whole = self->first_street + 1 == self->spot.hand->rules.streets;
    int suits = self->spot.deck->ranks && !is_whole ? SOLVER_SUITS : 0;

    for (int other = 1; other < suits; other++)
        for (int suit = 0; suit < other; suit++) {
            uint16_t *to[POKER_PLAYERS];

            for (int player = 0; player < POKER_PLAYERS; player++) {
                to[player] = take_zeroed(arena, (size_t)self->stride,
                                         sizeof **to);
                if (!to[player])
                    return 0;
            }
            if (!exchange_hands(self, 0, suit, other, to[0])
                || !exchange_hands(self, 1, suit, other, to[1]))
                continue;
            for (int player = 0; player < POKER_PLAYERS; player++)
                self->exchanged[player][solver_exchange(suit, other)] =
                    to[player];
        }
    return 1;
}

/* Whether nothing on this board tells two suits apart, nor did before. */
static int are_suits_alike(const struct solver *self, uint64_t dealt, int suit,
                           int other)
{
    const struct solver_deck *deck = self->spot.deck;
    uint64_t first = self->spot.board;

    return self->exchanged[0][solver_exchange(suit, other)]
        && suit_ranks(deck, first, suit) == suit_ranks(deck, first, other)
        && suit_ranks(deck, dealt, suit) == suit_ranks(deck, dealt, other);
}

/* The lowest of the suits like this one. */
static int suit_for(const struct solver *self, uint64_t dealt, int suit)
{
    int lowest = 0;

    while (lowest < suit && !are_suits_alike(self, dealt, lowest, suit))
        lowest++;
    return lowest;
}

/* Boards */

static struct solver_board *find_board(struct solver *self, uint64_t dealt,
                                       int street, struct arena *arena);

/* A card that another stands for is counted there. Cards come by suit, so the
 * way of the lowest suit is already in the list. */
static struct solver_way *way_of(const struct solver *self,
                                 struct solver_board *board, int card)
{
    int ranks = self->spot.deck->ranks, suit, lowest;

    if (!ranks)
        return NULL;
    suit = card / ranks;
    lowest = suit_for(self, board->dealt, suit);
    for (int i = 0; lowest != suit && i < board->ways; i++)
        if (board->way[i].card == card % ranks + lowest * ranks) {
            board->way[i].suit[board->way[i].alike++] = (uint8_t)suit;
            return &board->way[i];
        }
    return NULL;
}

static int list_ways(struct solver *self, struct solver_board *board,
                     int street, struct arena *arena)
{
    int count = self->spot.deck->cards;

    board->way = take_zeroed(arena, (size_t)count, sizeof *board->way);
    for (int card = 0; board->way && card < count; card++) {
        uint64_t one = UINT64_C(1) << card;
        struct solver_way *way = &board->way[board->ways];

        if ((board->dealt & one) || way_of(self, board, card))
            continue;
        way->card = (uint8_t)card;
        way->board = find_board(self, board->dealt | one, street + 1, arena);
        if (!way->board)
            return 0;
        board->ways++;
    }
    board->open = count - bits_count(board->dealt) - self->spot.deck->held;
    return board->way != NULL;
}

/* In an order that depends on the board alone. */
static int shuffle_unseen(const struct solver *self, uint64_t dealt, int run,
                          uint8_t *card)
{
    int count = 0;

    for (int i = 0; i < self->spot.deck->cards; i++) {
        uint64_t dice = bits_mix(dealt + (uint64_t)(run * 64 + count));
        int at = (int)(dice % (uint64_t)(count + 1));

        if (dealt >> i & 1)
            continue;
        card[count++] = card[at];
        card[at] = (uint8_t)i;
    }
    return count;
}

/* Two cards at once, as pairs of all that are unseen: so each card comes as
 * often as every other, and of the pairs of a run two hands exclude four. */
static int list_runs(struct solver *self, struct solver_board *board,
                     int street, struct arena *arena)
{
    uint8_t card[SOLVER_CARDS] = {0};

    board->way = take_zeroed(arena, RUNS * SOLVER_CARDS / 2,
                             sizeof *board->way);
    for (int run = 0; board->way && run < RUNS; run++) {
        int count = shuffle_unseen(self, board->dealt, run, card);

        for (int i = 0; i + 1 < count; i += 2) {
            struct solver_way *way = &board->way[board->ways];

            way->board = find_board(self, board->dealt
                                          | UINT64_C(1) << card[i]
                                          | UINT64_C(1) << card[i + 1],
                                    street, arena);
            if (!way->board)
                return 0;
            board->ways++;
        }
        board->open += count / 2 - self->spot.deck->held;
    }
    return board->way != NULL;
}

static int is_looked_ahead(const struct solver *self, int street)
{
    return self->spot.is_rough && street > self->first_street;
}

static int last_street(const struct solver *self)
{
    return self->spot.hand->rules.streets - 1;
}

/* Whether two cards are to come, which a rough spot takes as one street. */
static int is_rough_flop(const struct solver *self)
{
    return self->spot.is_rough && self->first_street + 2 == last_street(self);
}

static int street_behind(const struct solver *self, int street)
{
    return is_rough_flop(self) ? last_street(self) : street + 1;
}

static int fill_board(struct solver *self, struct solver_board *board,
                      int street, struct arena *arena)
{
    if (is_looked_ahead(self, street))
        return solver_board_level(board, self->sides, self->spread, arena);
    if (is_rough_flop(self))
        return list_runs(self, board, last_street(self), arena);
    return street == last_street(self)
         ? solver_board_rank(board, self->sides, self->spot.deck, arena)
         : list_ways(self, board, street, arena);
}

/* Boards that come about in different orders are one. The table is never more
 * than half full, so that a search soon meets a free slot. */
static struct solver_board *find_board(struct solver *self, uint64_t dealt,
                                       int street, struct arena *arena)
{
    size_t slot = (size_t)(bits_mix(dealt) % SOLVER_BOARDS);
    struct solver_board *board;

    for (; self->boards[slot]; slot = (slot + 1) % SOLVER_BOARDS)
        if (self->boards[slot]->dealt == dealt)
            return self->boards[slot];
    board = self->board_count < SOLVER_BOARDS / 2
          ? take_zeroed(arena, 1, sizeof *board) : NULL;
    if (!board)
        return NULL;
    board->dealt = dealt;
    self->boards[slot] = board;
    self->board_count++;
    return fill_board(self, board, street, arena) ? board : NULL;
}

/* Streets */

/* The tree is made in all that is left, then again in what it needs. */
static int take_tree(const struct solver_spot *spot, const struct poker *hand,
                     int street, struct solver_tree *tree,
                     struct arena *arena)
{
    struct arena before = *arena;
    size_t room = arena->left / (sizeof *tree->nodes + sizeof *tree->hands);

    for (int tries = 0; tries < 2; tries++) {
        *arena = before;
        tree->room = room < NODES_MAX ? (int)room : NODES_MAX;
        tree->nodes = arena_take(arena, (size_t)tree->room
                                        * sizeof *tree->nodes);
        tree->hands = arena_take(arena, (size_t)tree->room
                                        * sizeof *tree->hands);
        if (!tree->nodes || !tree->hands
            || !solver_tree_make(tree, hand, street, &spot->bets[street],
                                 hand == spot->hand ? &spot->line : NULL,
                                 spot->dead))
            return 0;
        room = (size_t)tree->count;
    }
    return 1;
}

static void number_rows(const struct solver *solver, int street,
                        struct solver_street *self)
{
    int is_ahead = is_looked_ahead(solver, street);

    for (int i = 0; i < self->tree.count; i++) {
        const struct solver_node *node = &self->tree.nodes[i];

        if (node->kind == SOLVER_DEALS)
            self->dealing[self->deals] = i;
        self->row[i] = node->kind == SOLVER_DEALS ? (uint32_t)self->deals++
                                                  : self->size;
        if (node->kind == SOLVER_DECIDES)
            self->size += (uint32_t)(node->actions * (is_ahead
                          ? SOLVER_LEVELS_ROW
                          : solver->sides[node->player].stride));
    }
}

static struct solver_street *make_street(struct solver *solver,
                                         const struct poker *hand, int street,
                                         struct arena *arena);

/* The betting after a node that deals, which may be on a later street than
 * the next. */
static struct solver_street *make_street_behind(struct solver *solver,
                                                const struct poker *hand,
                                                int street,
                                                struct arena *arena)
{
    struct poker begun = *hand;

    begun.street = (uint8_t)street_behind(solver, street);
    return make_street(solver, &begun, begun.street, arena);
}

/* Places after a rough spot are played at the second desk. */
static struct solver_desk *desk_of(const struct solver *self, int street)
{
    return &self->desk[is_looked_ahead(self, street)
                       ? 1 : street - self->first_street];
}

static struct solver_street *make_street(struct solver *solver,
                                         const struct poker *hand, int street,
                                         struct arena *arena)
{
    struct solver_street *self = take_zeroed(arena, 1, sizeof *self);
    struct solver_desk *desk = desk_of(solver, street);

    if (!self || !take_tree(&solver->spot, hand, street, &self->tree, arena))
        return NULL;
    if (self->tree.count > desk->nodes)
        desk->nodes = self->tree.count;
    self->row = take_zeroed(arena, (size_t)self->tree.count,
                            sizeof *self->row);
    self->dealing = take_zeroed(arena, (size_t)self->tree.count,
                                sizeof *self->dealing);
    if (!self->row || !self->dealing)
        return NULL;
    number_rows(solver, street, self);
    self->next = take_zeroed(arena, (size_t)self->deals, sizeof(void *));
    for (int i = 0; self->next && i < self->deals; i++) {
        self->next[i] = make_street_behind(
            solver, &self->tree.hands[self->dealing[i]], street, arena);
        if (!self->next[i])
            return NULL;
    }
    return self->next ? self : NULL;
}

/* Places */

/* 0: there is no room, in the arena or among the numbers. */
static int make_place(struct solver *self, struct solver_place *place,
                      const struct solver_street *street,
                      const struct solver_board *board, struct arena *arena)
{
    size_t rows = solver_is_level(board) ? 1 : 2;   /* regrets, and sums */
    size_t size = rows * (size_t)street->size;

    if (self->size > SIZE_MAX / sizeof(float) - size)
        return 0;
    *place = (struct solver_place){.street = street, .board = board,
                                   .at = self->size};
    self->size += size;
    place->next = take_zeroed(arena, (size_t)street->deals
                                     * (size_t)board->ways,
                              sizeof *place->next);
    for (int i = 0; place->next && i < street->deals * board->ways; i++)
        if (!make_place(self, &place->next[i], street->next[i / board->ways],
                        board->way[i % board->ways].board, arena))
            return 0;
    return place->next != NULL;
}

/* Desks and ranges */

static int take_desk(struct solver_desk *desk, int stride,
                     struct arena *arena)
{
    size_t row = (size_t)stride, nodes = (size_t)desk->nodes;

    desk->reach = take_zeroed(arena, nodes * row, sizeof(float));
    desk->gain = take_zeroed(arena, nodes * row, sizeof(float));
    desk->root = take_zeroed(arena, row, sizeof(float));
    desk->spare = take_zeroed(arena, SOLVER_LANES * row, sizeof(float));
    desk->reach_of = take_zeroed(arena, nodes, sizeof *desk->reach_of);
    return desk->reach && desk->gain && desk->root && desk->spare
        && desk->reach_of;
}

static int helpers_of(const struct solver *self)
{
    return self->spot.team.helpers > 1 ? self->spot.team.helpers : 1;
}

/* All helpers need the same; only the first one plays the first street. */
static int take_desks(struct solver *self, struct arena *arena)
{
    int streets = self->spot.hand->rules.streets - self->first_street;
    size_t places = (size_t)self->first->street->deals
                  * (size_t)self->first->board->ways;

    for (int i = 0; i < helpers_of(self) * POKER_STREETS; i++) {
        struct solver_desk *desk = &self->desk[i];

        desk->nodes = self->desk[i % POKER_STREETS].nodes;
        if (!desk->nodes)
            desk->nodes = 1;            /* all-in before: a row to show on */
        if (i % POKER_STREETS < streets
            && !take_desk(desk, self->stride, arena))
            return 0;
    }
    if (self->spot.is_rough) {
        self->desk->side_by_side = take_zeroed(
            arena, 2 * (size_t)self->stride, sizeof *self->desk->side_by_side);
        if (!self->desk->side_by_side)
            return 0;
    }
    if (helpers_of(self) > 1)
        self->answers = take_zeroed(arena, places * (size_t)self->stride,
                                    sizeof *self->answers);
    return helpers_of(self) == 1 || self->answers;
}

static int take_ranges(struct solver *self, struct arena *arena)
{
    for (int player = 0; player < POKER_PLAYERS; player++) {
        const struct solver_side *side = &self->sides[player];
        const float *range = self->spot.range[player];

        if (side->stride > self->stride)
            self->stride = side->stride;
        self->range[player] = take_zeroed(arena, (size_t)side->stride,
                                          sizeof(float));
        if (!self->range[player])
            return 0;
        for (int i = 0; i < side->count; i++)
            self->range[player][i] = range ? range[side->hand[i].name] : 1;
    }
    return 1;
}

/* Streets before desks: how large a desk is follows from the largest tree on
 * its street. */
static int make_all(struct solver *self, struct arena *arena)
{
    const struct poker *hand = self->spot.hand;
    const struct solver_street *street;
    const struct solver_board *board;

    self->first_street = hand->street;
    self->desk = take_zeroed(arena, (size_t)helpers_of(self) * POKER_STREETS,
                             sizeof *self->desk);
    if (self->spot.is_rough)
        self->spread = take_zeroed(arena, 1, sizeof *self->spread);
    if (!self->desk || (self->spot.is_rough && !self->spread))
        return 0;
    if (self->spread)
        spread_begin(self->spread);
    solver_sides_make(self->sides, self->spot.deck, self->spot.board,
                      self->spot.range);
    if (!take_ranges(self, arena)
        || !solver_gadget_make(self, arena) || !find_exchanges(self, arena)
        || !(street = make_street(self, hand, hand->street, arena)))
        return 0;
    board = find_board(self, self->spot.board, hand->street, arena);
    self->first = take_zeroed(arena, 1, sizeof *self->first);
    return board && self->first
        && make_place(self, self->first, street, board, arena)
        && take_desks(self, arena);
}

struct solver *solver_begin(const struct solver_spot *spot,
                            struct arena *arena)
{
    struct solver *self = take_zeroed(arena, 1, sizeof *self);

    if (!self)
        return NULL;
    self->spot = *spot;
    return make_all(self, arena) ? self : NULL;
}

double solver_need(const struct solver *self)
{
    return (double)self->size * (double)sizeof(float);
}

void solver_bring(struct solver *self, void *memory)
{
    self->numbers = memory;
}

struct solver *solver_begin_whole(const struct solver_spot *spot,
                                  struct arena *arena)
{
    struct solver *self = solver_begin(spot, arena);
    double need = self ? solver_need(self) : 0;
    void *numbers = self && need <= (double)arena->left
                  ? arena_take(arena, (size_t)need) : NULL;

    if (!numbers)
        return NULL;
    memset(numbers, 0, (size_t)need);
    solver_bring(self, numbers);
    return self;
}

/* What came out */

const struct solver_side *solver_side_of(const struct solver *self,
                                         int player)
{
    return &self->sides[player];
}

const struct solver_tree *solver_tree_of(const struct solver *self)
{
    return &self->first->street->tree;
}

/* What speaks for each action of a node with this hand; the sum of it. */
static float column_of(const struct solver *self, const float *rows, int node,
                       int hand, float share[SOLVER_ACTIONS])
{
    const struct solver_node *at = &self->first->street->tree.nodes[node];
    int stride = self->sides[at->player].stride;
    float total = 0;

    for (int a = 0; a < at->actions; a++) {
        float r = rows[a * stride + hand];

        share[a] = r > 0 ? r : 0;
        total += share[a];
    }
    return total;
}

/* A hand that is hardly ever played so far has no average to speak of: its
 * first steps, when everything was tried. What it regrets now is better. The
 * weights of the steps add up to a quarter of their number. */
static int is_rare(const struct solver *self, int node, int hand, float total)
{
    int player = self->first->street->tree.nodes[node].player;

    return total <= self->range[player][hand] * (float)self->steps / 4 / 1000;
}

void solver_strategy(const struct solver *self, int node, int hand,
                     float share[SOLVER_ACTIONS])
{
    int actions = self->first->street->tree.nodes[node].actions;
    float total = column_of(self, solver_sums(self, self->first, node), node,
                            hand, share);

    if (is_rare(self, node, hand, total))
        total = column_of(self, solver_regrets(self, self->first, node), node,
                          hand, share);
    for (int a = 0; a < actions; a++)
        share[a] = total > 0 ? share[a] / total : 1 / (float)actions;
}
