/* words.h - reads the texts on the Go machine's monitor from its pixels.
 *
 * The letters of the picture are read one by one, the cursor by its ring, the
 * menu by what is marked: nothing is asked of the program that drew it. So the
 * same words come off any monitor, whatever drives its wires.
 */
#ifndef GO_WORDS_H
#define GO_WORDS_H

#include "machines/go/hps/program.h"
#include "parts/picture.h"

enum { GO_WORDS_MAX = 48 };

struct go_words {
    int is_dark;                        /* nothing that it knows */
    enum program_screen screen;
    enum menu_item item;                /* of a menu: what is selected */
    Stone turn;                         /* in a game, as all that follows */
    int is_thinking, has_passed, lacks_memory;
    int cursor_row, cursor_col;         /* -1: there is none */
    unsigned moves;
    char score[2][GO_WORDS_MAX];        /* "7.5": Black's and White's, also */
    char winner[GO_WORDS_MAX];          /* at the end: "Black wins by 1.5" */
    char taken[2][GO_WORDS_MAX];        /* black stones and white ones */
};

void go_words_read(const struct picture_view *picture, struct go_words *words);

/* In one line: "menu: Player vs player", "Black to move; cursor E5; move 4; B 3
 * W 7.5; taken B 0 W 0". Scripts expect these words. */
void go_words_put(const struct picture_view *picture, struct text *to);

#endif
