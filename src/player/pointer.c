/* pointer.c - switches that point at a square, worked by arrow keys.
 *
 * Rows count from the bottom, as on a draughts board: square 0 is a1. Setting
 * a square is up to two events, row and column; one that stands right already
 * is left out (switches_set).
 */
#include "player/pointer.h"

#include "player/key.h"
#include "player/switches.h"

enum { SIDE = MATRIX_SIDE };

/* The number on all switches of a group. */
static int number_on(const struct board_type *board, const char *group,
                     pins in)
{
    return (int)switches_number(board, group,
                                board_find(board, group).count, in);
}

int pointer_square(const struct board_type *board, pins in)
{
    const struct board_pointer *pointer = board->pointer;

    if (!pointer)
        return -1;
    return number_on(board, pointer->row, in) * SIDE
         + number_on(board, pointer->column, in);
}

int pointer_beside(int square, uint32_t key)
{
    int row = square / SIDE, column = square % SIDE;

    switch (key) {
    case KEY_UP:    row += row < SIDE - 1; break;
    case KEY_DOWN:  row -= row > 0; break;
    case KEY_LEFT:  column -= column > 0; break;
    case KEY_RIGHT: column += column < SIDE - 1; break;
    default:             return -1;
    }
    return row * SIDE + column;
}

/* "set ROW 010" */
static const char *point_switches(struct play *play, const char *group,
                                  int number)
{
    const struct board_type *board = session_machine(play->session)->board;

    return switches_set(play, group, board_find(board, group).count,
                        (pins)number);
}

const char *pointer_set(struct play *play, int square)
{
    const struct board_pointer *pointer =
        session_machine(play->session)->board->pointer;
    const char *error = point_switches(play, pointer->row, square / SIDE);

    return error ? error : point_switches(play, pointer->column, square % SIDE);
}

int pointer_enter(const struct board_type *board)
{
    return board_find(board, board->pointer->enter).first;
}
