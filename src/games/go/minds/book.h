/* book.h - the opening book of Go on 9 lines.
 *
 * A book is a table of positions, each with the move that a long search found
 * there. Turns and mirrors of a position are one entry: of its eight images
 * the one with the least hash. Only plain games are in it: nothing was set
 * up, Black began, nobody passed, no stone was taken. There the stones tell
 * whose turn it is.
 */
#ifndef GO_BOOK_H
#define GO_BOOK_H

#include "games/go/rules/game.h"

enum {
    GO_BOOK_LINES = 9,
    GO_BOOK_SPOTS = GO_BOOK_LINES * GO_BOOK_LINES,
    GO_BOOK_IMAGES = 8,                 /* of a board, turned and mirrored */
};

struct go_book_entry {
    uint64_t key;                       /* of the stones and komi */
    uint8_t move;                       /* a spot of that image */
};

struct go_book {
    int plies;                          /* only games with fewer moves */
    int count;
    const struct go_book_entry *entry;  /* by ascending keys */
};

extern const struct go_book go_book;

/* Finds the move for the side to move. Returns 0, and leaves *move alone, if
 * the book does not know the position with this komi. */
int go_book_find(const struct go_game *game, go_point *move);

/* For the program that makes the book */

struct go_book_place {                  /* where a position would stand */
    uint64_t key;
    int image;                          /* by which it was found, 0..7 */
};

/* 0 if a game is not plain, or not on 9 lines. */
int go_book_place(const struct go_game *game, struct go_book_place *place);

/* Where an image has a point: 9 * row + column. And back. */
int go_book_spot(go_point point, int image);
go_point go_book_point(int spot, int image);

#endif
