/* checkers_perft.c - how many games there are, move by move. */
#include "rules/checkers_perft.h"

#include "base/bits.h"
#include "rules/checkers_ways.h"

static int is_repeated(const struct checkers_moves *moves, int i)
{
    for (int k = 0; k < i; k++)
        if (checkers_same_move(&moves->move[k], &moves->move[i]))
            return 1;
    return 0;
}

uint64_t checkers_perft(const struct checkers *self, int depth,
                        enum checkers_count how)
{
    struct checkers_moves moves;
    uint64_t total = 0;

    if (depth == 0)
        return 1;
    checkers_find_moves(self, &moves);
    if (depth == 1 && how == CHECKERS_COUNT_BULK)
        return (uint64_t)moves.count;
    for (int i = 0; i < moves.count; i++) {
        struct checkers next = *self;

        if (how == CHECKERS_COUNT_UNIQUE && is_repeated(&moves, i))
            continue;
        checkers_play(&next, &moves.move[i]);
        total += checkers_perft(&next, depth - 1, how);
    }
    return total;
}
