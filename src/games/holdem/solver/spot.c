/* spot.c - makes a solver: its hands, streets, boards and places.
 *
 * Everything is taken from one arena.
 */
#include "games/holdem/solver/spot.h"

#include <string.h>

enum { NODES_MAX = 4096 };

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

/* A card that another stands for is counted there. */
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
    int cards = self->spot.deck->cards;

    board->way = take_zeroed(arena, (size_t)cards, sizeof *board->way);
    for (int card = 0; board->way && card < cards; card++) {
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
    return board->way != NULL;
}

static int fill_board(struct solver *self, struct solver_board *board,
                      int street, struct arena *arena)
{
    return street + 1 == self->spot.hand->rules.streets
         ? solver_board_rank(board, self->sides, self->spot.deck, arena)
         : list_ways(self, board, street, arena);
}

/* Boards that come about in different orders are one. */
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

static void number_rows(const struct solver *solver,
                        struct solver_street *self)
{
    for (int i = 0; i < self->tree.count; i++) {
        const struct solver_node *node = &self->tree.nodes[i];

        if (node->kind == SOLVER_DEALS)
            self->dealing[self->deals] = i;
        self->row[i] = node->kind == SOLVER_DEALS ? (uint32_t)self->deals++
                                                  : self->size;
        if (node->kind == SOLVER_DECIDES)
            self->size += (uint32_t)(node->actions
                                     * solver->sides[node->player].stride);
    }
}

static struct solver_street *make_street(struct solver *solver,
                                         const struct poker *hand, int street,
                                         struct arena *arena)
{
    struct solver_street *self = take_zeroed(arena, 1, sizeof *self);
    struct solver_desk *desk = &solver->desk[street - solver->first_street];

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
    number_rows(solver, self);
    self->next = take_zeroed(arena, (size_t)self->deals, sizeof(void *));
    for (int i = 0; self->next && i < self->deals; i++) {
        self->next[i] = make_street(
            solver, &self->tree.hands[self->dealing[i]], street + 1, arena);
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
    size_t size = 2 * (size_t)street->size;

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
        if (i % POKER_STREETS < streets
            && !take_desk(desk, self->stride, arena))
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

static int make_all(struct solver *self, struct arena *arena)
{
    const struct poker *hand = self->spot.hand;
    const struct solver_street *street;
    const struct solver_board *board;

    self->first_street = hand->street;
    self->desk = take_zeroed(arena, (size_t)helpers_of(self) * POKER_STREETS,
                             sizeof *self->desk);
    if (!self->desk)
        return 0;
    solver_sides_make(self->sides, self->spot.deck, self->spot.board,
                      self->spot.range);
    if (!take_ranges(self, arena) || !find_exchanges(self, arena)
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
