/* record.c - the moves of a game, and the positions that occurred.
 *
 * Positions are kept as hashes: equal hashes are taken for equal positions
 * (erratum 6), here as in the ko rule.
 */
#include "machines/go/hps/record.h"

_Static_assert(sizeof(struct record) == 2 + RECORD_MAX + 6 + 8 * RECORD_MAX,
               "memcmp is equality: no gaps");
_Static_assert((int)RECORD_MAX <= (int)GO_MOVES_MAX,
               "the engine's game has room");

void record_add(struct record *self, const BoardState *b, int move)
{
    if (self->count == RECORD_MAX)
        return;
    self->before[self->count] = b->board_hash;
    self->move[self->count++] = (uint8_t)move;
}

/* From the newest back: what repeats is mostly recent. */
int record_has(const struct record *self, uint64_t hash)
{
    for (int i = self->count - 1; i >= 0; i--)
        if (self->before[i] == hash)
            return 1;
    return 0;
}

static go_point recorded_point(int move)
{
    return move == RECORD_PASS ? GO_PASS
                               : go_at(move / BOARD_LINES, move % BOARD_LINES);
}

/* The rule may have come up in the middle of the game: what was played before
 * is not judged by it. */
void record_game(const struct record *self, int has_superko,
                 struct go_game *game)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    go_game_begin(game, &rules);
    for (int i = 0; i < self->count; i++)
        go_game_play(game, recorded_point(self->move[i]),
                     (enum go_colour)game->turn);
    if (has_superko)
        game->rules.ko = GO_KO_POSITIONAL;
}
