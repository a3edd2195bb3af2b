/* render.h - pictures in a frame of 640 x 480 pixels, RGB565.
 *
 * The nine functions of the document's section 7, and what else the screens
 * need. All clip at the frame and at the clipping rectangle.
 */
#ifndef HPS_RENDER_H
#define HPS_RENDER_H

#include "base/font.h"
#include "machines/go/hps/board.h"

enum {
    CELL_SIZE = 48,
    BOARD_LEFT = 128, BOARD_TOP = 20,
    BOARD_SIZE = 8 * CELL_SIZE,
    BOARD_MARGIN = 20,                  /* wood around the lines, erratum 28 */
    STONE_RADIUS = 20,
    STAR_RADIUS = 3,
    CURSOR_RADIUS = STONE_RADIUS + 2,
    PANEL_TOP = 420, PANEL_BOTTOM = 470,
    PANEL_TEXT_TOP = 432,               /* below the last row's cursor ring */
};

enum {
    COLOR_BG = 0x2104,                  /* dark grey */
    COLOR_BOARD_PRINTED = 0xDEA0,       /* the document's: yellow, not used */
    COLOR_BOARD = 0xDDD0,               /* burlywood, as its comment says */
    COLOR_LINE = 0x0000,
    COLOR_BLACK = 0x1082,
    COLOR_WHITE = 0xEF7D,
    COLOR_CURSOR = 0x07E0,
};

/* All that follows is drawn into this frame, the whole of it. */
void render_init(void *fb_vaddr);

/* The document's. */
void render_board(const BoardState *b, int cursor_row, int cursor_col);
void render_score_panel(int black_score, int white_score,
                        int cap_black, int cap_white, Stone turn);
void render_game_over(int black_score, int white_score);
void render_menu(int selected_item);
void render_pixel(int x, int y, uint16_t color);
void render_fill_rect(int x, int y, int w, int h, uint16_t color);
void render_circle(int cx, int cy, int r, uint16_t color, int filled);
void render_string(int x, int y, const char *s, uint16_t color);

/* Ours. */

/* Nothing outside this rectangle is drawn, until the next render_init. */
void render_clip(int x, int y, int w, int h);

/* A string with every pixel as a square of so many; and centred at x. */
void render_string_scaled(int x, int y, int scale, const char *s,
                          uint16_t color);
void render_string_centred(int x, int y, int scale, const char *s,
                           uint16_t color);

/* The items of all menus: the item tells which menu it stands in. */
enum menu_item {
    MENU_PVP, MENU_PVC,                                 /* mode */
    MENU_LEVEL_1, MENU_LEVEL_2, MENU_LEVEL_3,           /* difficulty */
    MENU_LEVEL_4, MENU_LEVEL_5,
    MENU_BLACK, MENU_WHITE,                             /* colour */
    MENU_ITEMS
};
enum menu_item render_menu_first(enum menu_item item);  /* of its menu */
enum menu_item render_menu_last(enum menu_item item);
const char *render_menu_text(enum menu_item item);      /* "Player vs player" */

/* The item at a pixel, of the menu in which this one stands; -1: none. */
int render_menu_at(enum menu_item shown, int x, int y);

void render_title(void);

/* What a game's picture shows beyond the document's calls. */
struct render_scene {
    const BoardState *board;
    int cursor_row, cursor_col;         /* -1: no cursor */
    int last_row, last_col;             /* -1: no last move to mark */
    const uint8_t (*owner)[BOARD_LINES];        /* territory; null: none */
    int move_number;
    const char *black_name, *white_name;        /* "Player", "Level 3" */
    const char *message;                /* one line, up to 46 characters */
    int is_over;
};

/* The whole picture of a game: board, panel, score sheet when it is over. */
void render_scene(const struct render_scene *scene);

/* Only one point of it, or only the panel: the same pixels as in the whole
 * picture. */
void render_scene_point(const struct render_scene *scene, int row, int col);
void render_scene_panel(const struct render_scene *scene);

#endif
