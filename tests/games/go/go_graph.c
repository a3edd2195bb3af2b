/* go_graph.c - all positions of a very small board, and the moves between
 * them. */
#include "games/go/go_graph.h"

#include "check.h"

/* Every legal position stays one when a stone is taken off it; so they can be
 * built point by point, and a branch ends where a stone was taken. */
struct walk {
    int size;
    void (*see)(const struct go_board *board);
};

static uint64_t count_from(const struct walk *walk,
                           const struct go_board *board, int cell)
{
    uint64_t count;

    if (cell == walk->size * walk->size) {
        if (walk->see)
            walk->see(board);
        return 1;
    }
    count = count_from(walk, board, cell + 1);
    for (int colour = GO_BLACK; colour <= GO_WHITE; colour++) {
        struct go_board next = *board;

        go_play(&next, go_at(cell / walk->size, cell % walk->size),
                (enum go_colour)colour);
        if (next.taken[GO_BLACK] + next.taken[GO_WHITE] == 0)
            count += count_from(walk, &next, cell + 1);
    }
    return count;
}

uint64_t go_graph_each(int size, void (*see)(const struct go_board *board))
{
    struct walk walk = {size, see};
    struct go_board empty;

    go_begin(&empty, size);
    return count_from(&walk, &empty, 0);
}

uint64_t go_graph_positions(int size) { return go_graph_each(size, NULL); }

static int number_of(struct go_graph *self, const struct go_board *board)
{
    for (int i = 0; i < self->count; i++)
        if (self->node[i].hash == board->hash)
            return i;
    assert_in_range(self->count, 0, GO_GRAPH_MAX - 1);
    self->node[self->count] = *board;
    self->moves[self->count] = 0;
    return self->count++;
}

/* Without the ko of a single move: that is for the game to forbid. */
static void find_moves(struct go_graph *self, int from, go_point point,
                       enum go_colour colour)
{
    struct go_board next = self->node[from];

    next.ko = 0;
    if (go_judge(&next, point, colour) != GO_LEGAL)
        return;
    go_play(&next, point, colour);
    self->moves[from] |= (uint64_t)1 << number_of(self, &next);
}

void go_graph_find(struct go_graph *self)
{
    struct go_board empty;

    self->count = 0;
    go_begin(&empty, 2);
    number_of(self, &empty);
    for (int i = 0; i < self->count; i++)
        for (int cell = 0; cell < 4; cell++) {
            find_moves(self, i, go_at(cell / 2, cell % 2), GO_BLACK);
            find_moves(self, i, go_at(cell / 2, cell % 2), GO_WHITE);
        }
}
