/* term_pointer.c - switches that point at a square, worked by arrow keys. */
#include "faces/term_pointer.h"

#include "faces/term_input.h"

enum { SIDE = MATRIX_SIDE };

static unsigned number_on(const struct board_type *board, const char *group,
                          pins in)
{
    struct parts switches = board_find(board, group);
    unsigned number = 0;

    for (int i = 0; i < switches.count; i++)
        number = 2 * number
            + ((in & PIN(board->parts[switches.first + i].pin)) != 0);
    return number;
}

int term_pointer_square(const struct board_type *board, pins in)
{
    const struct board_pointer *pointer = board->pointer;

    if (!pointer)
        return -1;
    return (int)(number_on(board, pointer->row, in) * SIDE
                 + number_on(board, pointer->column, in));
}

int term_pointer_beside(int square, uint32_t key)
{
    int row = square / SIDE, column = square % SIDE;

    switch (key) {
    case TERM_KEY_UP:    row += row < SIDE - 1; break;
    case TERM_KEY_DOWN:  row -= row > 0; break;
    case TERM_KEY_LEFT:  column -= column > 0; break;
    case TERM_KEY_RIGHT: column += column < SIDE - 1; break;
    default:             return -1;
    }
    return row * SIDE + column;
}

/* "set ROW 010" */
static const char *set_number(struct play *play, const char *group,
                              unsigned number)
{
    const struct board_type *board = session_machine(play->session)->board;
    char words[EVENT_WORDS_MAX];
    struct text to;

    if (number_on(board, group, session_in(play->session)) == number)
        return NULL;
    text_begin(&to, words, sizeof words);
    text_put(&to, "set ");
    text_put(&to, group);
    text_put_char(&to, ' ');
    for (int i = board_find(board, group).count - 1; i >= 0; i--)
        text_put_char(&to, number >> i & 1 ? '1' : '0');
    return play_do(play, words);
}

const char *term_pointer_set(struct play *play, int square)
{
    const struct board_pointer *pointer =
        session_machine(play->session)->board->pointer;
    const char *error = set_number(play, pointer->row,
                                   (unsigned)(square / SIDE));

    return error ? error : set_number(play, pointer->column,
                                      (unsigned)(square % SIDE));
}

int term_pointer_enter(const struct board_type *board)
{
    return board_find(board, board->pointer->enter).first;
}
