/* thoughts.c - what must hold of everything that the search thinks. */
#include "games/thoughts.h"

#include "check.h"

static int is_same_way(const struct checkers_move *a,
                       const struct checkers_move *b)
{
    return checkers_same_move(a, b) && a->path == b->path;
}

void thoughts_check_line(const struct checkers_thought *thought,
                         const struct checkers_game *game)
{
    struct checkers at = game->now;

    assert_in_range(thought->line_length, 1, CHECKERS_DEPTH_MAX);
    assert_true(checkers_same_move(&thought->best, &thought->line[0]));
    for (int i = 0; i < thought->line_length; i++) {
        struct checkers_moves moves;
        int found = 0;

        checkers_find_moves(&at, &moves);
        for (int k = 0; k < moves.count; k++)
            found += is_same_way(&moves.move[k], &thought->line[i]);
        assert_int_equal(found, 1);
        checkers_play(&at, &thought->line[i]);
    }
}

int thoughts_are_same(const struct checkers_thought *a,
                      const struct checkers_thought *b)
{
    for (int i = 0; i < a->line_length && i < b->line_length; i++)
        if (!is_same_way(&a->line[i], &b->line[i]))
            return 0;
    return a->score == b->score && a->depth == b->depth
        && a->nodes == b->nodes && a->line_length == b->line_length
        && checkers_same_move(&a->best, &b->best);
}
