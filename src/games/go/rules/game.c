/* game.c - a game of Go: rules, moves, repetition, the end.
 *
 * On top of the board of go.c: superko from the hashes of all earlier
 * positions, undo by replaying, the end after two passes and the score. The
 * history has a fixed size (GO_MOVES_MAX); nothing is allocated.
 */
#include "games/go/rules/game.h"

#include <string.h>

#include "base/text.h"

enum { PASSES_TO_END = 2 };

/* Komi is 5.5 points (M4-033). */
void go_rules_standard(struct go_rules *rules)
{
    *rules = (struct go_rules){
        .size = 9, .ko = GO_KO_SIMPLE, .count = GO_COUNT_AREA, .komi = 11,
    };
}

/* An empty board with Black to move. Rules, setup and the array of moves stay:
 * undo replays them. */
static void clear_position(struct go_game *self)
{
    go_begin(&self->now, self->rules.size);
    self->now.may_suicide = self->rules.may_suicide;
    self->turn = GO_BLACK;
    self->passes = 0;
    self->count = 0;
}

const char *go_game_begin(struct go_game *self, const struct go_rules *rules)
{
    if (rules->size < GO_SIZE_MIN || rules->size > GO_SIZE_MAX)
        return "a board has 2 to 19 lines";
    memset(self, 0, sizeof *self);
    self->rules = *rules;
    clear_position(self);
    return NULL;
}

/* Set up */

/* Whether a stone can be put down without capturing anything, itself included.
 * Played on a copy: a captured group is always at one of the four sides. */
static int leaves_all_alive(const struct go_board *board, go_point point,
                            enum go_colour colour)
{
    struct go_board after = *board;

    go_play(&after, point, colour);
    for (int s = 0; s < 4; s++) {
        int side = point + go_sides[s];

        if (board->colour[side] != after.colour[side])
            return 0;
    }
    return after.colour[point] == colour;
}

const char *go_game_set_up(struct go_game *self, go_point point,
                           enum go_colour colour)
{
    if (self->count)
        return "stones can only be set up before the first move";
    if (point >= GO_POINTS || self->now.colour[point] == GO_EDGE)
        return "not a point of this board";
    if (self->now.colour[point] != GO_EMPTY)
        return "the point is occupied";
    if (!leaves_all_alive(&self->now, point, colour))
        return "that stone would leave a group without a liberty";
    go_play(&self->now, point, colour);
    self->now.ko = 0;
    self->setup[self->setup_count++] = (struct go_move){point,
                                                        (uint8_t)colour};
    return NULL;
}

/* Moves */

/* before[i] is the position in which move[i].colour was to move. Equal hashes
 * of 64 bits are taken for equal positions. From the latest move back, since
 * repetitions are short. */
int go_game_repeats(const struct go_game *self, uint64_t hash,
                    enum go_colour to_move)
{
    int any = self->rules.ko == GO_KO_POSITIONAL;

    for (int i = self->count - 1; i >= 0; i--)
        if (self->before[i] == hash
            && (any || self->move[i].colour == to_move))
            return 1;
    return 0;
}

enum go_verdict go_game_judge(const struct go_game *self, go_point point,
                              enum go_colour colour)
{
    enum go_verdict verdict;

    if (point == GO_PASS)
        return GO_LEGAL;
    verdict = go_judge(&self->now, point, colour);
    if (self->rules.ko == GO_KO_SIMPLE || verdict != GO_LEGAL)
        return verdict;
    return go_game_repeats(self, go_hash_after(&self->now, point, colour),
                           go_other(colour)) ? GO_KO : GO_LEGAL;
}

/* Plays a move that is known to be legal, and keeps what undo and superko
 * need. */
static void record_move(struct go_game *self, go_point point,
                        enum go_colour colour)
{
    if (self->count == 0)
        self->first = self->turn;       /* a handicap makes it White's */
    self->move[self->count] = (struct go_move){point, (uint8_t)colour};
    self->before[self->count++] = self->now.hash;
    go_play(&self->now, point, colour);
    self->passes = (uint16_t)(point == GO_PASS ? self->passes + 1 : 0);
    self->turn = (uint8_t)go_other(colour);
}

enum go_verdict go_game_play(struct go_game *self, go_point point,
                             enum go_colour colour)
{
    enum go_verdict verdict = go_game_judge(self, point, colour);

    if (verdict == GO_LEGAL && self->count == GO_MOVES_MAX)
        return GO_OUTSIDE;
    if (verdict == GO_LEGAL)
        record_move(self, point, colour);
    return verdict;
}

/* Replays the game from its first stone: a board keeps no way back, and moves
 * are cheap. The stones of the setup are played in their order, in which none
 * of them captures. */
int go_game_undo(struct go_game *self)
{
    int left = self->count - 1;

    if (left < 0)
        return 0;
    clear_position(self);
    self->turn = self->first;
    for (int i = 0; i < self->setup_count; i++)
        go_play(&self->now, self->setup[i].point,
                (enum go_colour)self->setup[i].colour);
    self->now.ko = 0;
    for (int i = 0; i < left; i++)
        record_move(self, self->move[i].point,
                    (enum go_colour)self->move[i].colour);
    return 1;
}

int go_game_is_over(const struct go_game *self)
{
    return self->passes >= PASSES_TO_END;
}

/* By territory the dead count twice: as points of the other, since
 * go_score_area() takes them for free points, and as prisoners. */
int go_game_margin(const struct go_game *self, const uint8_t *dead)
{
    struct go_area area;
    int black, white;

    go_score_area(&self->now, dead, &area, NULL);
    black = area.empty[GO_BLACK];
    white = area.empty[GO_WHITE];
    if (self->rules.count == GO_COUNT_AREA) {
        black += area.stones[GO_BLACK];
        white += area.stones[GO_WHITE];
    } else {
        black += self->now.taken[GO_BLACK] + area.dead[GO_WHITE];
        white += self->now.taken[GO_WHITE] + area.dead[GO_BLACK];
    }
    return 2 * (black - white) - self->rules.komi;
}
