/* render_scene.c - the board with all that stands on it, and the whole picture
 * of a game.
 *
 * What belongs to a point lies in its cell, so that points can be drawn in any
 * order and one of them alone.
 */
#include "machines/go/hps/render_inside.h"

enum {
    WOOD_SIZE = BOARD_SIZE + 2 * BOARD_MARGIN,
    LINE_LENGTH = BOARD_SIZE + 1,       /* up to the last line, and with it */
    LAST_RADIUS = 6,
    TERRITORY_SIZE = 11,
};

/* Where the lines are, M4-036. */
static int x_of(int col)
{
    return BOARD_LEFT + col * CELL_SIZE;
}

static int y_of(int row)
{
    return BOARD_TOP + row * CELL_SIZE;
}

uint16_t render_stone_color(int stone)
{
    return stone == BLACK ? COLOR_BLACK : COLOR_WHITE;
}

/* The board */

/* Drawn whole even for a single point: the clipping rectangle keeps it to
 * that, and the pixels are the same in both cases. */
static void draw_wood(void)
{
    render_fill_rect(0, 0, FB_WIDTH, FB_HEIGHT, COLOR_BG);
    render_fill_rect(BOARD_LEFT - BOARD_MARGIN, BOARD_TOP - BOARD_MARGIN,
                     WOOD_SIZE, WOOD_SIZE, COLOR_BOARD);
    for (int i = 0; i < BOARD_LINES; i++) {
        render_fill_rect(x_of(i), BOARD_TOP, 1, LINE_LENGTH, COLOR_LINE);
        render_fill_rect(BOARD_LEFT, y_of(i), LINE_LENGTH, 1, COLOR_LINE);
    }
}

static int is_star_point(int row, int col)
{
    return (row == 4 && col == 4)
        || ((row == 2 || row == 6) && (col == 2 || col == 6));
}

static void draw_stone(const BoardState *b, int row, int col)
{
    int stone = b->cells[row][col];

    if (is_star_point(row, col))
        render_circle(x_of(col), y_of(row), STAR_RADIUS, COLOR_LINE, 1);
    if (stone != EMPTY)
        render_circle(x_of(col), y_of(row), STONE_RADIUS,
                      render_stone_color(stone), 1);
}

/* Green on wood is faint: a darker ring within sets it off. */
static void draw_cursor_ring(int row, int col)
{
    if (row < 0 || row >= BOARD_LINES || col < 0 || col >= BOARD_LINES)
        return;
    render_circle(x_of(col), y_of(row), CURSOR_RADIUS - 1, COLOR_CURSOR_SHADE,
                  0);
    render_circle(x_of(col), y_of(row), CURSOR_RADIUS, COLOR_CURSOR, 0);
}

void render_board(const BoardState *b, int cursor_row, int cursor_col)
{
    draw_wood();
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            draw_stone(b, row, col);
    draw_cursor_ring(cursor_row, cursor_col);
}

/* What a scene adds to a point */

/* A disc of the other colour in the middle of the stone. */
static void mark_last(int stone, int row, int col)
{
    if (stone != EMPTY)
        render_circle(x_of(col), y_of(row), LAST_RADIUS,
                      render_stone_color(BLACK + WHITE - stone), 1);
}

/* A small square in the owner's colour, on empty points only. */
static void mark_territory(int owner, int row, int col)
{
    if (owner != EMPTY)
        render_fill_rect(x_of(col) - TERRITORY_SIZE / 2,
                         y_of(row) - TERRITORY_SIZE / 2, TERRITORY_SIZE,
                         TERRITORY_SIZE, render_stone_color(owner));
}

/* The cursor last: it must be seen on a marked stone, too. */
static void mark_point(const struct render_scene *scene, int row, int col)
{
    int stone = scene->board->cells[row][col];

    if (scene->last_row == row && scene->last_col == col)
        mark_last(stone, row, col);
    if (scene->owner && stone == EMPTY)
        mark_territory(scene->owner[row][col], row, col);
    if (scene->cursor_row == row && scene->cursor_col == col)
        draw_cursor_ring(row, col);
}

/* Clipped to its cell, in the order of M4-051. */
void render_scene_point(const struct render_scene *scene, int row, int col)
{
    struct render_area was = render_narrow(x_of(col) - CELL_SIZE / 2,
                                           y_of(row) - CELL_SIZE / 2,
                                           CELL_SIZE, CELL_SIZE);

    draw_wood();
    draw_stone(scene->board, row, col);
    mark_point(scene, row, col);
    render_widen(was);
}

/* The whole */

static void draw_panel(const struct render_scene *scene)
{
    render_card_draw(scene, BLACK);
    render_card_draw(scene, WHITE);
    render_panel_draw(scene);
}

/* Clears what it draws over, so that old text does not show through. */
void render_scene_panel(const struct render_scene *scene)
{
    render_fill_rect(0, 0, COLUMN_WIDTH, COLUMN_HEIGHT, COLOR_BG);
    render_fill_rect(FB_WIDTH - COLUMN_WIDTH, 0, COLUMN_WIDTH, COLUMN_HEIGHT,
                     COLOR_BG);
    render_fill_rect(0, STRIP_TOP, FB_WIDTH, FB_HEIGHT - STRIP_TOP, COLOR_BG);
    draw_panel(scene);
}

void render_scene(const struct render_scene *scene)
{
    render_board(scene->board, -1, -1);
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            mark_point(scene, row, col);
    draw_panel(scene);
}
