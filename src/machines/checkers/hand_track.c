/* hand_track.c - a game of checkers followed square by square.
 *
 * What the chip does in its states, as a player knows it from the manual: the
 * rules come from src/games/draughts and not from the chip, so that a robot
 * that disagrees with the board has found an error.
 */
#include "machines/checkers/hand_track.h"

#include <string.h>

void hand_checkers_put_square(int square, struct text *to)
{
    text_put_char(to, (char)('a' + hand_checkers_column(square)));
    text_put_char(to, (char)('1' + hand_checkers_row(square)));
}

void hand_checkers_put_move(const struct checkers_move *move,
                            struct text *to)
{
    int path[CHECKERS_PATH_MAX];
    int count = checkers_path(move, path);

    for (int i = 0; i < count; i++) {
        if (i > 0)
            text_put_char(to, move->taken ? 'x' : '-');
        hand_checkers_put_square(path[i], to);
    }
}

/* Beginnings */

static void forget_entry(struct hand_checkers_track *self)
{
    self->length = 0;
    self->is_error = 0;
    self->refused_to = -1;
}

void hand_checkers_track_begin(struct hand_checkers_track *self,
                               enum checkers_rules rules)
{
    struct checkers start;

    checkers_begin(&start, rules);
    checkers_game_begin(&self->game, &start);
    forget_entry(self);
    self->games++;
    self->plies = 0;
}

/* Counts as a ply, although no move was seen, so that old plans are dropped.
 */
void hand_checkers_track_adopt(struct hand_checkers_track *self,
                               const struct checkers *position)
{
    checkers_game_begin(&self->game, position);
    forget_entry(self);
    self->plies++;
}

/* Moves and the squares that they go through */

/* Part: the squares that came in begin this move but do not end it. */
enum fit { FIT_NONE, FIT_PART, FIT_WHOLE };

/* Whether a move goes through these squares first. */
static enum fit compare_path(const struct checkers_move *move, const int *path,
                             int length)
{
    int whole[CHECKERS_PATH_MAX];
    int count = checkers_path(move, whole);

    if (count < length
        || memcmp(whole, path, (size_t)length * sizeof *path) != 0)
        return FIT_NONE;
    return count > length ? FIT_PART : FIT_WHOLE;
}

/* Two jumps over the same squares take the same men, so the first that fits
 * will do. */
static enum fit find_fitting_move(const struct hand_checkers_track *self,
                                  struct checkers_move *move)
{
    struct checkers_moves moves;

    checkers_find_moves(&self->game.now, &moves);
    for (int i = 0; i < moves.count; i++) {
        enum fit fit = compare_path(&moves.move[i], self->path, self->length);

        *move = moves.move[i];
        if (fit != FIT_NONE)
            return fit;
    }
    return FIT_NONE;
}

int hand_checkers_track_fits(const struct hand_checkers_track *self,
                             const struct checkers_move *move)
{
    return compare_path(move, self->path, self->length) == FIT_PART;
}

int hand_checkers_track_find(const struct hand_checkers_track *self,
                             struct checkers_move *move)
{
    return find_fitting_move(self, move) == FIT_PART;
}

/* What people do */

static void note_refusal(struct hand_checkers_track *self, int from, int to)
{
    self->is_error = 1;
    self->refused_from = from;
    self->refused_to = to;
}

/* The chip judges a source only by what stands there; whether that man can
 * move shows with the destination. */
static void enter_source(struct hand_checkers_track *self, int square)
{
    const struct checkers *now = &self->game.now;
    int is_over = now->rules == CHECKERS_FULL && !checkers_can_move(now);

    if (is_over || !square
        || !(now->pieces[now->turn] & checkers_at(square))) {
        note_refusal(self, 0, square);
        return;
    }
    self->path[0] = square;
    self->length = 1;
}

/* An error releases the source, but not a man that must keep jumping. */
static void refuse_square(struct hand_checkers_track *self, int square)
{
    note_refusal(self, self->path[self->length - 1], square);
    self->length = self->length > 1 ? self->length : 0;
}

static void enter_next(struct hand_checkers_track *self, int square)
{
    struct checkers_move move;

    self->path[self->length++] = square;
    switch (find_fitting_move(self, &move)) {
    case FIT_WHOLE:
        checkers_game_play(&self->game, &move);
        self->last = move;
        self->plies++;
        self->length = 0;
        break;
    case FIT_PART:                      /* the jump goes on */
        break;
    default:
        self->length--;
        refuse_square(self, square);
        break;
    }
}

/* The press that ends an error enters nothing (M3-030). */
void hand_checkers_track_enter(struct hand_checkers_track *self, int square)
{
    if (self->is_error)
        self->is_error = 0;
    else if (self->length == 0)
        enter_source(self, square);
    else if (self->length < CHECKERS_PATH_MAX)
        enter_next(self, square);
}

/* A jump that must go on cannot be cleared. */
void hand_checkers_track_clear(struct hand_checkers_track *self)
{
    self->is_error = 0;
    self->length = self->length > 1 ? self->length : 0;
}
