/* spot.c - makes a solver: its streets, boards and places.
 *
 * Everything is taken from one arena.
 */
#include "games/holdem/solver/spot.h"

#include <string.h>

enum { NODES_MAX = 4096, BOARDS_MAX = 1400 };

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

static int stride_of(const struct solver_board *board)
{
    return (board->count + SOLVER_ROW_ALIGN - 1) / SOLVER_ROW_ALIGN
         * SOLVER_ROW_ALIGN;
}

/* Boards */

static const struct solver_board *find_board(struct solver *self,
                                             uint64_t dealt,
                                             struct arena *arena)
{
    struct solver_board *board;

    for (int i = 0; i < self->board_count; i++)
        if (self->boards[i]->dealt == dealt)
            return self->boards[i];
    board = self->board_count < self->board_room
          ? arena_take(arena, sizeof *board) : NULL;
    if (!board)
        return NULL;
    self->spot.deck->deal(board, dealt);
    self->boards[self->board_count++] = board;
    return board;
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

static void number_rows(struct solver_street *self)
{
    for (int i = 0; i < self->tree.count; i++) {
        const struct solver_node *node = &self->tree.nodes[i];

        self->row[i] = node->kind == SOLVER_DEALS ? self->deals++ : self->rows;
        if (node->kind == SOLVER_DECIDES)
            self->rows += node->actions;
    }
}

static struct solver_street *make_street(const struct solver_spot *spot,
                                         const struct poker *hand, int street,
                                         struct arena *arena)
{
    struct solver_street *self = take_zeroed(arena, 1, sizeof *self);

    if (!self || !take_tree(spot, hand, street, &self->tree, arena))
        return NULL;
    self->row = take_zeroed(arena, (size_t)self->tree.count,
                            sizeof *self->row);
    if (!self->row)
        return NULL;
    number_rows(self);
    self->next = take_zeroed(arena, (size_t)self->deals, sizeof(void *));
    for (int i = 0; self->next && i < self->tree.count; i++) {
        if (self->tree.nodes[i].kind != SOLVER_DEALS)
            continue;
        self->next[self->row[i]] = make_street(spot, &self->tree.hands[i],
                                               street + 1, arena);
        if (!self->next[self->row[i]])
            return NULL;
    }
    return self->next ? self : NULL;
}

/* Places */

static void fit_desk(struct solver_desk *desk, const struct solver_place *place)
{
    if (place->street->tree.count > desk->nodes)
        desk->nodes = place->street->tree.count;
    if (place->stride > desk->stride)
        desk->stride = place->stride;
}

static struct solver_place *make_place(struct solver *self,
                                       const struct solver_street *street,
                                       const struct solver_board *board,
                                       int depth, struct arena *arena);

/* One card after the other, behind one node. */
static int deal_cards(struct solver *self, struct solver_place *place,
                      int deal, int depth, struct arena *arena)
{
    struct solver_place **next = place->next + deal * place->ways;

    for (int card = 0; card < self->spot.deck->cards; card++) {
        uint64_t one = UINT64_C(1) << card;
        const struct solver_board *board;

        if (place->board->dealt & one)
            continue;
        board = find_board(self, place->board->dealt | one, arena);
        *next = board ? make_place(self, place->street->next[deal], board,
                                   depth + 1, arena) : NULL;
        if (!*next++)
            return 0;
    }
    return 1;
}

static struct solver_place *make_place(struct solver *self,
                                       const struct solver_street *street,
                                       const struct solver_board *board,
                                       int depth, struct arena *arena)
{
    struct solver_place *place = take_zeroed(arena, 1, sizeof *place);
    size_t rows = (size_t)street->rows;

    if (!place)
        return NULL;
    *place = (struct solver_place){.street = street, .board = board,
                                   .stride = stride_of(board)};
    rows *= (size_t)place->stride;
    place->regret = take_zeroed(arena, rows, sizeof(float));
    place->sum = take_zeroed(arena, rows, sizeof(float));
    place->ways = self->spot.deck->cards - bits_count(board->dealt);
    place->next = take_zeroed(arena, (size_t)street->deals
                                     * (size_t)place->ways, sizeof(void *));
    if (!place->regret || !place->sum || !place->next)
        return NULL;
    fit_desk(&self->desk[depth], place);
    self->unseen[depth] = place->ways - self->spot.deck->held;
    for (int deal = 0; deal < street->deals; deal++)
        if (!deal_cards(self, place, deal, depth, arena))
            return NULL;
    return place;
}

/* Desks and ranges */

static int take_desk(struct solver_desk *desk, struct arena *arena)
{
    size_t row = (size_t)desk->stride, nodes = (size_t)desk->nodes;

    desk->reach = take_zeroed(arena, nodes * row, sizeof(float));
    desk->gain = take_zeroed(arena, nodes * row, sizeof(float));
    desk->root = take_zeroed(arena, row, sizeof(float));
    desk->reach_of = take_zeroed(arena, nodes, sizeof *desk->reach_of);
    return desk->reach && desk->gain && desk->root && desk->reach_of;
}

static int take_ranges(struct solver *self, struct arena *arena)
{
    const struct solver_board *board = self->first->board;

    for (int player = 0; player < POKER_PLAYERS; player++) {
        const float *range = self->spot.range[player];

        self->range[player] = take_zeroed(arena, (size_t)self->first->stride,
                                          sizeof(float));
        if (!self->range[player])
            return 0;
        for (int i = 0; i < board->count; i++)
            self->range[player][i] = range ? range[board->name[i]] : 1;
    }
    return 1;
}

static int make_all(struct solver *self, struct arena *arena)
{
    const struct poker *hand = self->spot.hand;
    struct solver_street *street = make_street(&self->spot, hand, hand->street,
                                               arena);
    const struct solver_board *board;

    self->board_room = BOARDS_MAX;
    self->boards = take_zeroed(arena, BOARDS_MAX, sizeof(void *));
    board = self->boards && street
          ? find_board(self, self->spot.board, arena) : NULL;
    self->first = board ? make_place(self, street, board, 0, arena) : NULL;
    for (int i = 0; self->first && i < POKER_STREETS; i++)
        if (!take_desk(&self->desk[i], arena))
            return 0;
    return self->first && take_ranges(self, arena);
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
