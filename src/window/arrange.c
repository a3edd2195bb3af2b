/* arrange.c - divides the window between the table, the words below it and the
 * board.
 *
 * The table comes first: as large as it can be while the board has its share,
 * and in a tall window so large that its squares take half of the height. In a
 * window in which its words could not be read beside the board, or in which too
 * little is left below it, it has all, and the board is one key away.
 */
#include "window/arrange.h"

#include "bench/table.h"
#include "window/item.h"

/* Lengths in pixels at 100 %; SCALE_LEAST is percent, so that a letter is 12
 * pixels high; shares are percent. */
enum { MARGIN = 12, SCALE_LEAST = 75, BOARD_LEAST = 300,
       BOARD_WIDTH_LEAST = 320,
       SHEET_LEAST = 400,               /* what lies on it can be read */
       SQUARES_SHARE = 76,              /* of a sheet's height */
       TABLE_SHARE = 50, TALL_SHARE = 58, WORDS_SHARE = 16 };

int window_arrange_margin(int scale)
{
    return window_item_px(scale, MARGIN);
}

/* A sentence has some hundred letters. */
int window_arrange_lines(int width, int scale, int *now)
{
    int letters = window_item_letters(scale,
                                      width - 2 * window_arrange_margin(scale));

    *now = letters >= 110 ? 1 : letters >= 56 ? 2 : 3;
    return letters >= 80 ? *now + 1 : *now + 2;
}

static int words_height(int width, int scale)
{
    int now;

    return window_arrange_lines(width, scale, &now)
         * window_item_line_px(scale) + window_arrange_margin(scale);
}

/* Words are as large as the bar's, or smaller where the room is low. */
static int fit_words(struct canvas_rect room, int scale)
{
    while (scale > SCALE_LEAST && words_height(room.width, scale)
                                  > room.height * WORDS_SHARE / 100)
        scale -= 5;
    return canvas_max(scale, SCALE_LEAST);
}

/* From the height of a sheet to its width and back, margins included. */
static int sheet_width(int height, int margin)
{
    return (height - 2 * margin) * TABLE_WIDTH / TABLE_HEIGHT + 2 * margin;
}

static int sheet_height(int width, int margin)
{
    return (width - 2 * margin) * TABLE_HEIGHT / TABLE_WIDTH + 2 * margin;
}

/* Below each other: table, words, board. */
static void put_above(struct window_rooms *self, struct canvas_rect room,
                      int window_height, int margin)
{
    int free = room.height - self->words.height;
    int half = window_height * 50 / SQUARES_SHARE + 2 * margin + 2;
    int height = canvas_max(free * TALL_SHARE / 100, half);

    height = canvas_min(height, sheet_height(room.width, margin));
    height = canvas_min(height, free);
    self->table = (struct canvas_rect){room.left, room.top, room.width,
                                       canvas_max(height, 0)};
    self->words.top = room.top + self->table.height;
    self->board = room;
    self->board.top = self->words.top + self->words.height;
    self->board.height = free - self->table.height;
}

/* Side by side, and the words below both. */
static void put_at_left(struct window_rooms *self, struct canvas_rect room,
                        int window_height, int scale)
{
    int margin = window_arrange_margin(scale);
    int height = room.height - self->words.height;
    int half = canvas_min(height, window_height / 2 + 2 * margin + 2);
    int least = window_item_px(scale, SHEET_LEAST) + 2 * margin;
    int width = canvas_min(sheet_width(height, margin),
                           canvas_max(room.width * TABLE_SHARE / 100,
                                      least));

    width = canvas_max(width, sheet_width(half, margin));
    width = canvas_min(width, room.width);
    self->table = (struct canvas_rect){room.left, room.top, width, height};
    self->board = (struct canvas_rect){room.left + width, room.top,
                                       room.width - width, height};
}

/* Side by side, or in a tall room below each other. */
static void put_both(struct window_rooms *self, struct canvas_rect room,
                     int window_height, int scale)
{
    if (room.width < room.height)
        put_above(self, room, window_height, window_arrange_margin(scale));
    else
        put_at_left(self, room, window_height, scale);
}

static int is_too_small(const struct window_rooms *self, int scale)
{
    int margin = window_arrange_margin(scale);
    int width = canvas_min(self->table.width,
                           sheet_width(self->table.height, margin));

    return width - 2 * margin < window_item_px(scale, SHEET_LEAST)
        || self->board.width < window_item_px(scale, BOARD_WIDTH_LEAST)
        || self->board.height < window_item_px(scale, BOARD_LEAST);
}

struct window_rooms window_arrange(struct canvas_rect room,
                                   int window_height, int scale,
                                   enum window_arrangement arrangement)
{
    struct window_rooms self = {.words_scale = fit_words(room, scale)};
    int height = canvas_min(words_height(room.width, self.words_scale),
                            room.height);
    struct canvas_rect rest = {room.left, room.top, room.width,
                               room.height - height};

    self.words = (struct canvas_rect){room.left, room.top + rest.height,
                                      room.width, height};
    if (arrangement == ARRANGE_BOTH) {
        struct window_rooms both = self;

        put_both(&both, room, window_height, scale);
        if (!is_too_small(&both, scale))
            return both;
    }
    if (arrangement == ARRANGE_BOARD)
        self.board = rest;
    else
        self.table = rest;
    return self;
}
