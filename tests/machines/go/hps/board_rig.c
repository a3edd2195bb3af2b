/* board_rig.c - positions for the tests of the program. */
#include "machines/go/hps/board_rig.h"

uint64_t board_rig_number(int row, int col, Stone stone)
{
    static uint64_t found[BOARD_LINES][BOARD_LINES][WHITE + 1];
    BoardState alone;

    if (found[row][col][stone])
        return found[row][col][stone];
    board_init(&alone);
    alone.turn = (uint8_t)stone;
    return found[row][col][stone] = board_hash_after(&alone, row, col);
}

uint64_t board_rig_hash(const BoardState *b)
{
    uint64_t hash = 0;

    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            if (b->cells[row][col] != EMPTY)
                hash ^= board_rig_number(row, col, (Stone)b->cells[row][col]);
    return hash;
}

void board_rig_set_up(BoardState *b, const char *rows, Stone turn)
{
    int row = 0, col = 0;

    board_init(b);
    for (; *rows; rows++) {
        if (*rows == '/') {
            row++;
            col = 0;
            continue;
        }
        if (*rows == 'X' || *rows == 'O')
            b->cells[row][col] = *rows == 'X' ? BLACK : WHITE;
        col++;
    }
    b->turn = (uint8_t)turn;
    b->board_hash = board_rig_hash(b);
}
