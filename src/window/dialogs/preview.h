/* preview.h - the board of a kept game as it was left, as a small picture for
 * the list of games.
 *
 * One picture for the whole program, made again when another game is asked
 * for. A game that would take long to replay has none.
 */
#ifndef WINDOW_PREVIEW_H
#define WINDOW_PREVIEW_H

#include "boards/board.h"
#include "draw/canvas.h"

enum { WINDOW_PREVIEW_WIDTH = 272, WINDOW_PREVIEW_HEIGHT = 190 };

struct window_preview {
    const struct canvas *canvas;        /* null: there is no picture */
    int number;                         /* another one for every picture */
    int moves;                          /* at the table; 0: unknown */
};

/* The path is empty where there is no game; the machine is the game's, as
 * bench/kept.h found it. */
struct window_preview window_preview_of(const char *path,
                                        const struct machine_type *machine,
                                        int is_light);

/* What is shown was removed or has another name: look again. */
void window_preview_forget(void);

#endif
