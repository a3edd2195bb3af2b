/* render_card.c - a side's column beside the board: who plays it, whether it is
 * on turn, what it has taken, keys; at the end, how its score came about. */
#include "machines/go/hps/render_inside.h"

enum {
    STONE_TOP = 28,
    RING_RADIUS = STONE_RADIUS + 5,
    NAME_TOP = 98,
    TURN_TOP = 122,
    SHEET_TOP = 170, SHEET_STEP = 26,
    BOWL_TOP = 170, BOWL_STEP = 15, BOWL_COLUMNS = 6, BOWL_ROWS = 11,
    BOWL_STONE = 6,
    KEYS_TOP = 352, KEYS_STEP = 18,
    PAD = 4,
    INNER = COLUMN_WIDTH - 2 * PAD,
};

/* Black's column is at the left, White's at the right. */
static int left_of(int side)
{
    return side == BLACK ? 0 : FB_WIDTH - COLUMN_WIDTH;
}

static void draw_centred_line(int side, int y, int scale, const char *s,
                              uint16_t color)
{
    render_string_centred(left_of(side) + COLUMN_WIDTH / 2, y, scale, s,
                          color);
}

/* Who plays */

/* The margin is odd: exactly one side has won. */
static int wins(const BoardState *b, int side)
{
    return (board_score(b, NULL, NULL) > 0) == (side == BLACK);
}

/* On turn, or the winner. */
static int is_marked(const struct render_scene *scene, int side)
{
    return scene->is_over ? wins(scene->board, side)
                          : scene->board->turn == side;
}

/* A ring around the stone says whose turn it is, or who has won. */
static void draw_player(const struct render_scene *scene, int side)
{
    const char *name = side == BLACK ? scene->black_name : scene->white_name;
    int x = left_of(side) + COLUMN_WIDTH / 2;
    int y = STONE_TOP + RING_RADIUS;

    if (is_marked(scene, side)) {
        render_circle(x, y, RING_RADIUS, COLOR_ACCENT, 1);
        render_circle(x, y, RING_RADIUS - 3, COLOR_BG, 1);
        draw_centred_line(side, TURN_TOP, 1,
                          scene->is_over ? "WINNER" : "TO PLAY", COLOR_ACCENT);
    }
    render_circle(x, y, STONE_RADIUS, render_stone_color(side), 1);
    render_circle(x, y, STONE_RADIUS, COLOR_DIM, 0);
    if (name)
        draw_centred_line(side, NAME_TOP, render_string_scale(INNER, name),
                          name, COLOR_INK);
}

/* The stones it has taken, as far as the bowl holds them. */
static void draw_bowl(const BoardState *b, int side)
{
    int count = side == BLACK ? b->captured_white : b->captured_black;
    int left = left_of(side) + (COLUMN_WIDTH - (BOWL_COLUMNS - 1) * BOWL_STEP)
                               / 2;

    if (count > BOWL_COLUMNS * BOWL_ROWS)
        count = BOWL_COLUMNS * BOWL_ROWS;
    for (int i = 0; i < count; i++) {
        int x = left + i % BOWL_COLUMNS * BOWL_STEP;
        int y = BOWL_TOP + i / BOWL_COLUMNS * BOWL_STEP;

        render_circle(x, y, BOWL_STONE,
                      render_stone_color(BLACK + WHITE - side), 1);
        render_circle(x, y, BOWL_STONE, COLOR_DIM, 0);
    }
}

/* Keys, two on each side */

/* The key at the left of its column, what it does at the right. */
static void draw_key_line(int side, int line, const char *key, const char *what)
{
    int y = KEYS_TOP + line * KEYS_STEP;

    render_string(left_of(side) + PAD + 6, y, key, COLOR_INK);
    render_string_right(left_of(side) + COLUMN_WIDTH - PAD - 6, y, 1, what,
                        COLOR_DIM);
}

static void draw_key_help(int side)
{
    if (side == BLACK) {
        draw_key_line(side, 0, "\x1b\x18\x19\x1a", "point");
        draw_key_line(side, 1, "Enter", "place");
    } else {
        draw_key_line(side, 0, "Space", "pass");
        draw_key_line(side, 1, "Esc", "menu");
    }
}

/* The score, term by term */

/* A word at the left, its number at the right, of one line. */
static void put_term(int side, int line, const char *what, int halves,
                     uint16_t color)
{
    int y = SHEET_TOP + line * SHEET_STEP;
    char words[40];
    struct text to;

    text_begin(&to, words, sizeof words);
    render_put_halves(&to, halves);
    render_string(left_of(side) + PAD, y + FONT_HEIGHT, what, color);
    render_string_right(left_of(side) + COLUMN_WIDTH - PAD, y, 2, words,
                        color);
}

/* What is on the board, without the points they surround. */
static int stones_of(const BoardState *b, int side)
{
    int count = 0;

    for (int i = 0; i < BOARD_LINES * BOARD_LINES; i++)
        count += b->cells[i / BOARD_LINES][i % BOARD_LINES] == side;
    return count;
}

/* Stones, territory and komi add up to the total that decides (M4-054). */
static void draw_sheet(const BoardState *b, int side)
{
    int stones = stones_of(b, side);
    int lines = side == WHITE ? 3 : 2;
    int black, white, area;

    board_score(b, &black, &white);
    area = side == BLACK ? black : white;
    put_term(side, 0, "Stones", 2 * stones, COLOR_INK);
    put_term(side, 1, "Territory", 2 * (area - stones), COLOR_INK);
    if (side == WHITE)
        put_term(side, 2, "Komi", BOARD_KOMI_HALVES, COLOR_INK);
    render_fill_rect(left_of(side) + PAD, SHEET_TOP + lines * SHEET_STEP - 4,
                     INNER, 1, COLOR_DIM);
    put_term(side, lines, "Total", render_halves_of(side, area),
             COLOR_ACCENT);
}

/* Clipped to its column: a name may be longer than there is room for. */
void render_card_draw(const struct render_scene *scene, int side)
{
    struct render_area was = render_narrow(left_of(side), 0, COLUMN_WIDTH,
                                           COLUMN_HEIGHT);

    draw_player(scene, side);
    if (scene->is_over) {
        draw_sheet(scene->board, side);
    } else {
        draw_bowl(scene->board, side);
        draw_key_help(side);
    }
    render_widen(was);
}
