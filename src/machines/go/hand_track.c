/* hand_track.c - a game of Go followed from picture to picture.
 *
 * The rules of games/go/rules judge what is seen: a picture that no legal
 * move leads to is not followed.
 */
#include "machines/go/hand_track.h"

#include <string.h>

/* A refusal holds for one turn: the next move changes the position. */
static void clear_refusals(struct hand_go_track *self)
{
    self->refusals = 0;
    memset(self->refused, 0, sizeof self->refused);
}

void hand_go_track_begin(struct hand_go_track *self, int has_superko)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    rules.ko = has_superko ? GO_KO_POSITIONAL : GO_KO_SIMPLE;
    (void)go_game_begin(&self->game, &rules);   /* nine lines are right */
    self->games++;
    self->moves = 0;
    clear_refusals(self);
}

/* Captures make more than one point differ: all are compared. */
static int same_stones(const struct go_board *board,
                       const uint8_t stones[HAND_GO_SPOTS])
{
    for (int i = 0; i < HAND_GO_SPOTS; i++)
        if (board->colour[hand_go_point(i)] != stones[i])
            return 0;
    return 1;
}

int hand_go_track_agrees(const struct hand_go_track *self,
                         const uint8_t stones[HAND_GO_SPOTS])
{
    return same_stones(&self->game.now, stones);
}

/* Where the one on turn has a stone that was not there; a pass if nowhere. */
static go_point new_stone(const struct hand_go_track *self,
                          const uint8_t stones[HAND_GO_SPOTS])
{
    for (int i = 0; i < HAND_GO_SPOTS; i++)
        if (stones[i] == self->game.turn
            && self->game.now.colour[hand_go_point(i)] == GO_EMPTY)
            return hand_go_point(i);
    return GO_PASS;
}

/* The move is tried on a copy first: if captures do not come out as seen,
 * nothing has changed. */
int hand_go_track_follow(struct hand_go_track *self,
                         const uint8_t stones[HAND_GO_SPOTS])
{
    enum go_colour turn = (enum go_colour)self->game.turn;
    go_point move = new_stone(self, stones);
    struct go_board after = self->game.now;

    if (go_game_judge(&self->game, move, turn) != GO_LEGAL)
        return 0;
    go_play(&after, move, turn);
    if (!same_stones(&after, stones)
        || go_game_play(&self->game, move, turn) != GO_LEGAL)
        return 0;
    self->moves++;
    clear_refusals(self);
    return 1;
}

/* 0 if a group would stand without a liberty. */
static int place_seen_stones(struct go_game *game,
                             const uint8_t stones[HAND_GO_SPOTS])
{
    for (int i = 0; i < HAND_GO_SPOTS; i++)
        if (stones[i] != GO_EMPTY
            && go_game_set_up(game, hand_go_point(i),
                              (enum go_colour)stones[i]))
            return 0;
    return 1;
}

/* Built apart, so that stones which cannot stand leave the old game. */
int hand_go_track_adopt(struct hand_go_track *self,
                        const struct hand_go_sight *sight,
                        const uint8_t stones[HAND_GO_SPOTS])
{
    struct go_game game;

    (void)go_game_begin(&game, &self->game.rules);
    if (!place_seen_stones(&game, stones))
        return 0;
    game.turn = game.first = (uint8_t)sight->turn;
    game.passes = (uint16_t)sight->has_passed;
    self->game = game;
    self->moves = sight->moves;
    clear_refusals(self);
    return 1;
}

/* Minds know only one kind of point that is forbidden for a turn, the ko; the
 * last refusal takes its place. */
void hand_go_track_refuse(struct hand_go_track *self, go_point point)
{
    self->refused[point] = 1;
    self->refusals++;
    self->game.now.ko = point;
}
