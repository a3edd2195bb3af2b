/* term_cross.c - arrow keys and Enter on a cross of buttons. */
#include "faces/term_cross.h"

#include "faces/term_input.h"
#include "faces/term_screen.h"

static const struct term_cross_key keys[CROSS_BUTTONS] = {
    [CROSS_UP]     = {TERM_KEY_UP, TERM_ARROW_UP, "Up"},
    [CROSS_DOWN]   = {TERM_KEY_DOWN, TERM_ARROW_DOWN, "Down"},
    [CROSS_LEFT]   = {TERM_KEY_LEFT, TERM_ARROW_LEFT, "Left"},
    [CROSS_RIGHT]  = {TERM_KEY_RIGHT, TERM_ARROW_RIGHT, "Right"},
    [CROSS_CENTRE] = {TERM_KEY_ENTER, 0, "Enter"},
};

static int part_at(const struct board_type *board, int place)
{
    return board->cross[place] ? board_find(board, board->cross[place]).first
                               : -1;
}

int term_cross_part(const struct board_type *board, uint32_t key)
{
    for (int i = 0; i < CROSS_BUTTONS; i++)
        if (keys[i].key == key)
            return part_at(board, i);
    return -1;
}

const struct term_cross_key *term_cross_key(const struct board_type *board,
                                            const struct part *part)
{
    for (int i = 0; i < CROSS_BUTTONS; i++)
        if (part_at(board, i) == part - board->parts)
            return &keys[i];
    return NULL;
}
