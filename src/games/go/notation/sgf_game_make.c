/* sgf_game_make.c - nodes of a record made on the board, and taken back.
 *
 * Every change of the board is a step: a stone set, the end of a set-up, whose
 * turn it is, a move. Making the same steps again gives the same game, which
 * is how variations are left. Set-up restarts the game with the new stones,
 * since struct go_game takes stones only before its first move; superko does
 * not look back beyond that.
 */
#include "games/go/notation/sgf_game_node.h"

#include <string.h>

enum { STEP_SET, STEP_SET_END, STEP_TURN, STEP_MOVE };

static void fault_at_node(struct sgf_game *self, const char *message,
                          int is_minor)
{
    sgf_game_fault(self, self->line, self->column, message, is_minor);
}

/* The board */

/* Starts collecting the stones of a set-up, from those that stand. */
static void want_board(struct sgf_game *self)
{
    if (!self->is_wanting)
        memcpy(self->want, self->game.now.colour, sizeof self->want);
    self->is_wanting = 1;
}

/* Restarts the game with the stones that are wanted; returns 0 if one of them
 * cannot stand there. Turn, handicap and captures are kept. */
static int set_board(struct sgf_game *self)
{
    struct go_game *game = &self->game;
    struct go_rules rules = game->rules;
    uint8_t turn = game->turn, handicap = game->handicap;
    uint16_t taken[GO_EDGE];
    int is_whole = 1;

    memcpy(taken, game->now.taken, sizeof taken);
    go_game_begin(game, &rules);
    for (unsigned i = 0; i < GO_POINTS; i++)
        if (self->want[i] == GO_BLACK || self->want[i] == GO_WHITE)
            is_whole &= !go_game_set_up(game, (go_point)i,
                                        (enum go_colour)self->want[i]);
    memcpy(game->now.taken, taken, sizeof taken);
    game->turn = turn;
    game->handicap = handicap;
    self->is_wanting = 0;
    return is_whole;
}

/* Makes a move that the rules forbid, as SGF wants it: a stone that stood there
 * is replaced, ko and superko are forgotten, and a group without liberties is
 * taken off. */
static void force(struct sgf_game *self, go_point point,
                  enum go_colour colour)
{
    want_board(self);
    self->want[point] = GO_EMPTY;
    set_board(self);
    self->game.now.may_suicide = 1;
    go_game_play(&self->game, point, colour);
    self->game.now.may_suicide = self->game.rules.may_suicide;
    self->game.turn = (uint8_t)go_other(colour);
}

/* Steps */

static enum go_verdict make_move(struct sgf_game *self, go_point point,
                                 enum go_colour colour)
{
    enum go_verdict verdict = go_game_play(&self->game, point, colour);

    if (verdict != GO_LEGAL)
        force(self, point, colour);
    return verdict;
}

/* Makes one step; returns 0 if it is not quite what the rules allow. */
static int make_step(struct sgf_game *self, struct sgf_step step)
{
    enum go_colour colour = (enum go_colour)step.colour;

    switch (step.kind) {
    case STEP_SET:
        want_board(self);
        self->want[step.point] = step.colour;
        return 1;
    case STEP_SET_END:
        return set_board(self);
    case STEP_TURN:
        self->game.turn = step.colour;
        return 1;
    default:
        return make_move(self, step.point, colour) == GO_LEGAL;
    }
}

/* There is room: has_room() was asked before the node. */
static int add_step(struct sgf_game *self, int kind, go_point point,
                    int colour)
{
    struct sgf_step step = {point, (uint8_t)kind, (uint8_t)colour};

    self->step[self->step_count++] = step;
    return make_step(self, step);
}

static void begin_board(struct sgf_game *self)
{
    struct go_rules rules = self->game.rules;

    go_game_begin(&self->game, &rules);
    self->game.handicap = (uint8_t)self->handicap;
    self->game.turn = self->handicap >= 2 ? GO_WHITE : GO_BLACK;
    self->is_wanting = 0;
}

void sgf_game_rebuild(struct sgf_game *self)
{
    begin_board(self);
    for (int i = 0; i < self->step_count; i++)
        make_step(self, self->step[i]);
}

/* The root */

/* Called once SZ, GM and HA are known, at the end of the root node. */
static void begin_root(struct sgf_game *self)
{
    if (!self->is_playable)
        return;
    if (self->columns != self->rows || self->columns > GO_SIZE_MAX
        || self->columns < GO_SIZE_MIN) {
        fault_at_node(self, "this board cannot be played on: only square "
                            "boards of 2 to 19 lines can", 0);
        self->is_playable = 0;
        return;
    }
    self->game.rules.size = (uint8_t)self->columns;
    begin_board(self);
}

/* Nodes */

/* Whether the most that a node can add still fits: all points and the end of a
 * set-up, a turn, and moves. */
static int has_room(const struct sgf_game *self)
{
    return self->step_count + GO_AREA_MAX + SGF_MOVES_MAX + 2
               <= SGF_STEPS_MAX
        && self->game.count + SGF_MOVES_MAX <= GO_MOVES_MAX;
}

/* Only what changes the board becomes a step. Where SZ comes behind the stones,
 * some may lie outside the board: returns 0 then. */
static int add_stones(struct sgf_game *self)
{
    int is_beyond = 0;

    for (int row = 0; row < GO_LETTERS_MAX; row++)
        for (int column = 0; column < GO_LETTERS_MAX; column++) {
            int colour = self->edit[row][column] - 1;

            if (colour < 0)
                continue;
            if (row >= self->rows || column >= self->columns)
                is_beyond = 1;
            else if (self->game.now.colour[go_at(row, column)] != colour)
                add_step(self, STEP_SET, go_at(row, column), colour);
        }
    return !is_beyond;
}

static void make_setup(struct sgf_game *self)
{
    if (!self->has_setup)
        return;
    if (!add_stones(self))
        fault_at_node(self, "stones of this node are outside the board", 0);
    if (self->is_wanting && !add_step(self, STEP_SET_END, 0, 0))
        fault_at_node(self, "a stone set up here would leave a group without "
                            "a liberty; it is left out", 0);
}

static const char *illegal_reason(enum go_verdict verdict)
{
    switch (verdict) {
    case GO_SUICIDE:  return "it would have no liberty";
    case GO_KO:       return "it would repeat a position (ko)";
    case GO_OCCUPIED: return "the point is occupied";
    default:          return "it is outside the board";
    }
}

static void tell_illegal(struct sgf_game *self, const struct sgf_move *move)
{
    char point[GO_WORD_MAX];
    struct text to;

    text_begin(&to, point, sizeof point);
    go_write_vertex(self->game.rules.size, move->point, &to);
    sgf_game_fault(self, move->line, move->column,
                   text_error(go_colour_name((enum go_colour)move->colour),
                              " ", point, " is not legal: ",
                              illegal_reason((enum go_verdict)move->verdict),
                              (char *)0), 0);
}

/* Judged before it is made, for the fault; an illegal move is made all the
 * same. A move outside the board only passes the turn. */
static void make_one(struct sgf_game *self, struct sgf_move *move)
{
    if (move->is_outside) {
        add_step(self, STEP_TURN, 0,
                 (int)go_other((enum go_colour)move->colour));
        return;
    }
    move->verdict = (uint8_t)go_game_judge(&self->game, move->point,
                                           (enum go_colour)move->colour);
    if (move->verdict != GO_LEGAL)
        tell_illegal(self, move);
    add_step(self, STEP_MOVE, move->point, move->colour);
}

/* The order is that of the specification: set-up, then whose turn it is, then
 * the move. */
void sgf_game_make(struct sgf_game *self)
{
    if (self->is_root)
        begin_root(self);
    self->plies += self->move_count;
    if (!self->is_playable || self->is_lost)
        return;
    if (!has_room(self)) {
        fault_at_node(self, "this line is too long: from here on it is not "
                            "followed", 0);
        self->is_lost = 1;
        return;
    }
    if (self->has_setup && self->move_count)
        fault_at_node(self, "a node may set up stones or have a move, not "
                            "both", 1);
    make_setup(self);
    if (self->next)
        add_step(self, STEP_TURN, 0, self->next);
    for (int i = 0; i < self->move_count; i++)
        make_one(self, &self->move[i]);
}
