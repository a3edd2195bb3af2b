/* minds.c - what the minds of Go have in common.
 *
 * Used by the three simple minds only: the search has its own list of moves,
 * with superko along its path, and its own reasons to pass. */
#include "games/go/minds/minds.h"

int go_sensible_moves(const struct go_game *game,
                      go_point moves[GO_AREA_MAX])
{
    enum go_colour colour = (enum go_colour)game->turn;
    int count = 0;

    for (int i = 0; i < game->now.free_count; i++) {
        go_point point = game->now.free_point[i];

        if (!go_is_eye(&game->now, point, colour)
            && go_game_judge(game, point, colour) == GO_LEGAL)
            moves[count++] = point;
    }
    return count;
}

int go_should_pass(const struct go_game *game)
{
    int margin = go_game_margin(game, NULL);

    return game->passes > 0
        && (game->turn == GO_BLACK ? margin > 0 : margin < 0);
}

const struct mind_type *const go_minds[] = {
    &go_deep,
    &go_searcher,
    &go_uct,
    &go_greedy,
    &go_random,
    NULL,
};
