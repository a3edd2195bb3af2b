/* gtp_play.c - GTP: the board, moves, and taking them back.
 *
 * A move of either colour may come at any time, as the protocol wants it. The
 * tree is not told: the next thought sees by itself whether the position
 * follows from the last one (mcts_aim.c).
 */
#include "games/go/engine/gtp.h"

/* Starts a new game at once: by the protocol the board is arbitrary after this,
 * and controllers send clear_board next. */
static const char *boardsize(struct go_gtp *self)
{
    int size;

    if (!go_gtp_number(self, 0, &size))
        return go_gtp_syntax;
    if (size < GO_SIZE_MIN || size > GO_SIZE_MAX)
        return "unacceptable size";
    self->rules.size = (uint8_t)size;
    go_gtp_begin_game(self);
    return NULL;
}

static const char *query_boardsize(struct go_gtp *self)
{
    text_put_number(&self->answer, self->game.rules.size);
    return NULL;
}

static const char *clear_board(struct go_gtp *self)
{
    go_gtp_begin_game(self);
    return NULL;
}

/* Holds for this game and the next ones. What was thought by another komi is
 * of no use. */
static const char *komi(struct go_gtp *self)
{
    int halves;

    if (self->line.count < 1
        || !go_read_komi(self->line.argument[0], &halves))
        return go_gtp_syntax;
    self->rules.komi = self->game.rules.komi = (int16_t)halves;
    go_gtp_forget(self);
    return NULL;
}

static const char *get_komi(struct go_gtp *self)
{
    go_write_halves(self->game.rules.komi, &self->answer);
    return NULL;
}

/* A colour and a point, from the i-th argument on. */
static const char *parse_move(const struct go_gtp *self, int i,
                              enum go_colour *colour, go_point *point)
{
    if (!go_gtp_colour(self, i, colour))
        return go_gtp_syntax;
    return go_gtp_point(self, i + 1, point);
}

/* Plays the move in two arguments. A game that is full answers "illegal move",
 * too: the protocol has no other word. */
static const char *play_at(struct go_gtp *self, int i)
{
    enum go_colour colour;
    go_point point;
    const char *error = parse_move(self, i, &colour, &point);

    if (error)
        return error;
    return go_game_play(&self->game, point, colour) == GO_LEGAL
         ? NULL : "illegal move";
}

static const char *play_one_move(struct go_gtp *self)
{
    return play_at(self, 0);
}

/* gogui-play_sequence: all moves or none. */
static const char *play_sequence(struct go_gtp *self)
{
    struct go_game before = self->game;
    const char *error = self->line.count % 2 ? go_gtp_syntax : NULL;

    for (int i = 0; !error && i < self->line.count; i += 2)
        error = play_at(self, i);
    if (error)
        self->game = before;
    return error;
}

/* 1 or 0, as GNU Go answers it. */
static const char *answer_is_legal(struct go_gtp *self)
{
    enum go_colour colour;
    go_point point;
    const char *error = parse_move(self, 0, &colour, &point);

    if (error)
        return error;
    text_put_char(&self->answer, go_game_judge(&self->game, point, colour)
                                 == GO_LEGAL ? '1' : '0');
    return NULL;
}

static const char *undo(struct go_gtp *self)
{
    return go_game_undo(&self->game) ? NULL : "cannot undo";
}

/* gg-undo of GNU Go: several moves, or none if there are fewer. */
static const char *undo_some(struct go_gtp *self)
{
    int moves = 1;

    if (self->line.count > 0 && !go_gtp_number(self, 0, &moves))
        return go_gtp_syntax;
    if (moves > self->game.count)
        return "cannot undo";
    while (moves-- > 0)
        go_game_undo(&self->game);
    return NULL;
}

static const char *showboard(struct go_gtp *self)
{
    text_put_char(&self->answer, '\n');
    go_write_board(&self->game, &self->answer);
    return NULL;
}

/* The last move comes first, as in GNU Go. */
static const char *move_history(struct go_gtp *self)
{
    for (int i = self->game.count - 1; i >= 0; i--) {
        const struct go_move *move = &self->game.move[i];

        text_put(&self->answer, move->colour == GO_BLACK ? "black "
                                                         : "white ");
        go_write_vertex(self->game.rules.size, move->point, &self->answer);
        text_put_char(&self->answer, '\n');
    }
    return NULL;
}

/* Stones that a colour has taken. */
static const char *captures(struct go_gtp *self)
{
    enum go_colour colour;

    if (!go_gtp_colour(self, 0, &colour))
        return go_gtp_syntax;
    text_put_number(&self->answer, self->game.now.taken[colour]);
    return NULL;
}

const struct go_gtp_command go_gtp_play_commands[] = {
    {"boardsize", boardsize},
    {"query_boardsize", query_boardsize},
    {"clear_board", clear_board},
    {"komi", komi},
    {"get_komi", get_komi},
    {"play", play_one_move},
    {"gogui-play_sequence", play_sequence},
    {"is_legal", answer_is_legal},
    {"undo", undo},
    {"gg-undo", undo_some},
    {"showboard", showboard},
    {"move_history", move_history},
    {"captures", captures},
    {0},
};
