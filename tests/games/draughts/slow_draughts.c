/* slow_draughts.c - draughts on a board of 8 x 8 characters. */
#include "games/draughts/slow_draughts.h"

#include <ctype.h>
#include <string.h>

static int number_of(int row, int column)
{
    return row * 4 + column / 2 + 1;
}

static int is_dark(int row, int column)
{
    return (row + column) % 2 == 1;
}

static int is_on(int row, int column)
{
    return row >= 0 && row < 8 && column >= 0 && column < 8;
}

static char piece_on(const struct checkers *position, int number)
{
    uint64_t one = checkers_at(number);
    int is_king = (position->kings & one) != 0;

    if (position->pieces[CHECKERS_BLACK] & one)
        return is_king ? 'B' : 'b';
    if (position->pieces[CHECKERS_WHITE] & one)
        return is_king ? 'W' : 'w';
    return '.';
}

struct slow_draughts slow_of(const struct checkers *position)
{
    struct slow_draughts self;

    memset(&self, 0, sizeof self);
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
            self.at[row][column] = is_dark(row, column)
                ? piece_on(position, number_of(row, column)) : '.';
    self.turn = position->turn == CHECKERS_BLACK ? 'b' : 'w';
    self.is_simple = position->rules == CHECKERS_SIMPLE;
    return self;
}

int slow_is(const struct slow_draughts *self,
            const struct checkers *position)
{
    struct slow_draughts other = slow_of(position);

    return memcmp(self->at, other.at, sizeof self->at) == 0
        && self->turn == other.turn;
}

static int is_own(const struct slow_draughts *self, char piece)
{
    return tolower(piece) == self->turn;
}

static int is_enemy(const struct slow_draughts *self, char piece)
{
    return piece != '.' && !is_own(self, piece);
}

static int may_go(char piece, int down)
{
    return isupper(piece) || down == (piece == 'b' ? 1 : -1);
}

static void end_move(struct slow_move *move, int row, int column,
                     char piece)
{
    int far = tolower(piece) == 'b' ? 7 : 0;
    struct slow_draughts *after = &move->after;

    if (row == far && !after->is_simple)
        piece = (char)toupper(piece);
    after->at[row][column] = piece;
    after->turn = after->turn == 'b' ? 'w' : 'b';
}

static void add(struct slow_moves *moves, const struct slow_move *move,
                int row, int column, char piece)
{
    if (moves->count == SLOW_MOVES_MAX)
        return;
    moves->move[moves->count] = *move;
    end_move(&moves->move[moves->count++], row, column, piece);
}

static void steps(const struct slow_draughts *self, int row, int column,
                  struct slow_moves *moves)
{
    for (int down = -1; down <= 1; down += 2)
        for (int right = -1; right <= 1; right += 2) {
            int r = row + down, c = column + right;
            struct slow_move move = {.count = 2, .after = *self};

            if (!is_on(r, c) || self->at[r][c] != '.'
                || !may_go(self->at[row][column], down))
                continue;
            move.square[0] = number_of(row, column);
            move.square[1] = number_of(r, c);
            move.after.at[row][column] = '.';
            add(moves, &move, r, c, self->at[row][column]);
        }
}

/* Taken pieces are marked, and cleared at the end of the move. */
static void clear_taken(struct slow_draughts *self)
{
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
            if (self->at[row][column] == 'x')
                self->at[row][column] = '.';
}

static void jumps(struct slow_move *move, int row, int column, char piece,
                  struct slow_moves *moves)
{
    int goes_on = 0;

    for (int down = -1; down <= 1; down += 2)
        for (int right = -1; right <= 1; right += 2) {
            int r = row + 2 * down, c = column + 2 * right;
            char over;
            struct slow_move next = *move;

            if (!is_on(r, c) || !may_go(piece, down)
                || (move->after.is_simple && move->count > 1))
                continue;
            over = move->after.at[row + down][column + right];
            if (over == 'x' || !is_enemy(&move->after, over)
                || move->after.at[r][c] != '.')
                continue;
            goes_on = 1;
            next.after.at[row + down][column + right] = 'x';
            next.square[next.count++] = number_of(r, c);
            jumps(&next, r, c, piece, moves);
        }
    if (goes_on || move->count < 2)
        return;
    clear_taken(&move->after);
    add(moves, move, row, column, piece);
}

static void jumps_from(const struct slow_draughts *self, int row, int column,
                       struct slow_moves *moves)
{
    struct slow_move move = {.count = 1, .after = *self};

    move.square[0] = number_of(row, column);
    move.after.at[row][column] = '.';
    jumps(&move, row, column, self->at[row][column], moves);
}

void slow_find(const struct slow_draughts *self, struct slow_moves *moves)
{
    moves->count = 0;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
            if (is_own(self, self->at[row][column]))
                jumps_from(self, row, column, moves);
    if (moves->count && !self->is_simple)
        return;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
            if (is_own(self, self->at[row][column]))
                steps(self, row, column, moves);
}
