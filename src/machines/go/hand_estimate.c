/* hand_estimate.c - estimates quickly who is ahead in the middle of a game of
 * Go.
 *
 * The score as it stands says little before the borders are closed: a single
 * stone would own the whole board. So a free point counts for the side whose
 * stones are nearer along the lines, and not too far away to be sure of it. A
 * group that can be captured at once counts for who can.
 */
#include "machines/go/hand_estimate.h"

#include <string.h>

enum { REACH = 3, BEYOND = REACH + 1 }; /* steps from a stone */

struct influence {
    uint8_t colour[GO_POINTS];          /* of stones that will stay */
    uint8_t steps[GO_EDGE][GO_POINTS];  /* from the nearest of a colour */
};

static void place_staying_stones(struct influence *self,
                                 const struct go_game *game)
{
    const struct go_board *now = &game->now;

    memcpy(self->colour, now->colour, sizeof self->colour);
    for (int i = 0; i < GO_POINTS; i++) {
        int is_stone = now->colour[i] == GO_BLACK
                    || now->colour[i] == GO_WHITE;

        if (is_stone && now->colour[i] != game->turn
            && go_is_in_atari(now, (go_point)i))
            self->colour[i] = GO_EMPTY;
    }
}

/* One step further: free points beside those that were reached before. */
static void spread(struct influence *self, enum go_colour colour, int step)
{
    uint8_t *steps = self->steps[colour];

    for (int i = GO_ROW; i < GO_POINTS - GO_ROW; i++) {
        if (self->colour[i] != GO_EMPTY || steps[i] < BEYOND)
            continue;
        for (int s = 0; s < 4; s++)
            if (steps[i + go_sides[s]] == step - 1)
                steps[i] = (uint8_t)step;
    }
}

static void spread_from_stones(struct influence *self, enum go_colour colour)
{
    memset(self->steps[colour], BEYOND, sizeof self->steps[colour]);
    for (int i = 0; i < GO_POINTS; i++)
        if (self->colour[i] == colour)
            self->steps[colour][i] = 0;
    for (int step = 1; step <= REACH; step++)
        spread(self, colour, step);
}

int hand_go_estimate(const struct go_game *game)
{
    struct influence self;
    int points = 0;

    place_staying_stones(&self, game);
    spread_from_stones(&self, GO_BLACK);
    spread_from_stones(&self, GO_WHITE);
    for (int row = 0; row < game->now.size; row++)
        for (int column = 0; column < game->now.size; column++) {
            go_point at = go_at(row, column);
            int black = self.steps[GO_BLACK][at];
            int white = self.steps[GO_WHITE][at];

            points += (black < white) - (white < black);
        }
    return 2 * points - game->rules.komi;
}
