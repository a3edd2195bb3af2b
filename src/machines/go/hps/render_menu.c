/* render_menu.c - the title and the menus.
 *
 * An item's number says which of the three menus it stands in (render.h);
 * behind them, partly off the screen, is a picture of a board.
 */
#include "machines/go/hps/render_inside.h"

/* The menus: what is asked, from which item to which. */
static const struct {
    const char *question;
    enum menu_item first, last;
} menus[] = {
    {"How do you want to play?", MENU_PVP, MENU_PVC},
    {"How strong shall it be?", MENU_LEVEL_1, MENU_LEVEL_5},
    {"Which stones are yours?", MENU_BLACK, MENU_WHITE},
};

static const struct {
    const char *text, *help;
} items[MENU_ITEMS] = {
    [MENU_PVP] = {"Player vs player", "Two people, one keyboard."},
    [MENU_PVC] = {"Player vs computer", "You against one of five levels."},
    [MENU_LEVEL_1] = {"Level 1: Random",
                      "Any legal move. Good for a first game."},
    [MENU_LEVEL_2] = {"Level 2: Greedy",
                      "Takes and saves stones, looks no further."},
    [MENU_LEVEL_3] = {"Level 3: MCTS 200",
                      "Tries out 200 games at random before a move."},
    [MENU_LEVEL_4] = {"Level 4: Strong",
                      "1,000 games, played with some thought."},
    [MENU_LEVEL_5] = {"Level 5: Master",
                      "5,000 of them: the best there is here."},
    [MENU_BLACK] = {"Black", "You move first."},
    [MENU_WHITE] = {"White", "You move second and get 5.5 points for it."},
};

/* A picture of a board, smaller or larger than the game's. */
struct picture {
    int left, top, cell, radius;
};

struct placed {
    uint8_t stone, row, col;
};

/* An opening that looks like one; it is not read from any game. */
static const struct placed opening[] = {
    {BLACK, 4, 4}, {WHITE, 2, 5}, {BLACK, 2, 3}, {WHITE, 6, 3},
    {BLACK, 5, 2}, {WHITE, 3, 3}, {BLACK, 3, 2}, {WHITE, 3, 4},
    {BLACK, 4, 3}, {WHITE, 4, 5}, {BLACK, 5, 5}, {WHITE, 3, 6},
    {BLACK, 6, 4}, {WHITE, 6, 2}, {BLACK, 6, 6}, {WHITE, 7, 4},
    {BLACK, 7, 5}, {WHITE, 5, 6}, {BLACK, 5, 7}, {WHITE, 4, 7},
};

enum { PLACED = sizeof opening / sizeof opening[0] };

/* Pieces */

/* A stone with light from the upper left. */
static void shiny_stone(int x, int y, int radius, int stone)
{
    static const uint16_t black[] = {
        COLOR_BLACK, RENDER_RGB(2, 2, 2), RENDER_RGB(4, 4, 4)};
    static const uint16_t white[] = {
        RENDER_RGB(12, 12, 12), COLOR_WHITE, RENDER_RGB(15, 15, 15)};
    const uint16_t *color = stone == BLACK ? black : white;
    int off = radius / 8;

    render_circle(x, y, radius, color[0], 1);
    render_circle(x - off, y - off, radius - 2 * off, color[1], 1);
    render_circle(x - 3 * off, y - 3 * off, radius - 6 * off, color[2], 1);
}

/* The wood with a margin around its lines, scaled to the picture's cells. */
static void draw_grid(const struct picture *p)
{
    int size = 8 * p->cell;
    int margin = p->radius + p->radius / 4;

    render_fill_rect(p->left - margin, p->top - margin, size + 2 * margin + 1,
                     size + 2 * margin + 1, COLOR_BOARD);
    for (int i = 0; i <= 8; i++) {
        render_fill_rect(p->left + i * p->cell, p->top, 1, size + 1,
                         COLOR_LINE);
        render_fill_rect(p->left, p->top + i * p->cell, size + 1, 1,
                         COLOR_LINE);
    }
}

static void draw_star(const struct picture *p, int row, int col)
{
    render_circle(p->left + col * p->cell, p->top + row * p->cell, STAR_RADIUS,
                  COLOR_LINE, 1);
}

/* Each stone with its shadow, in the order of the moves. */
static void draw_picture(const struct picture *p)
{
    draw_grid(p);
    for (int i = 2; i <= 6; i += 2) {
        draw_star(p, i, i);
        draw_star(p, i, 8 - i);
    }
    for (int i = 0; i < PLACED; i++) {
        int x = p->left + opening[i].col * p->cell;
        int y = p->top + opening[i].row * p->cell;

        render_circle(x + 2, y + 3, p->radius, COLOR_WOOD_SHADE, 1);
        shiny_stone(x, y, p->radius, opening[i].stone);
    }
}

/* A G out of a ring, with a stone for an O after it. */
static void draw_go_logo(int x, int y, int radius)
{
    int thick = radius / 3;

    render_circle(x, y, radius, COLOR_INK, 1);
    render_circle(x, y, radius - thick, COLOR_BG, 1);
    render_fill_rect(x, y - radius / 2, radius + 1, radius / 2, COLOR_BG);
    render_fill_rect(x + radius / 6, y, radius - radius / 6 + 1, thick,
                     COLOR_INK);
    render_circle(x + 2 * radius + thick, y, radius, COLOR_ACCENT, 1);
    shiny_stone(x + 2 * radius + thick, y, radius - 3, BLACK);
}

/* Title */

/* A board at the left, name and invitation at the right. */
void render_title(void)
{
    static const struct picture board = {56, 82, 38, 17};
    enum { MIDDLE = 508 };

    render_fill_rect(0, 0, FB_WIDTH, FB_HEIGHT, COLOR_BG);
    draw_picture(&board);
    draw_go_logo(MIDDLE - 54, 150, 45);
    render_string_centred(MIDDLE, 220, 2, "on nine lines", COLOR_INK);
    render_string_centred(MIDDLE, 250, 1, "for two, or against five levels",
                          COLOR_DIM);
    render_fill_rect(MIDDLE - 90, 318, 180, 36, COLOR_CHOSEN);
    render_string_centred(MIDDLE, 329, 2, "Press Enter", COLOR_ACCENT);
}

/* Menus */

/* By its last item; what is beyond all counts as the last menu's. */
static int find_menu(enum menu_item item)
{
    int menu = 0;

    while (menu < 2 && item > menus[menu].last)
        menu++;
    return menu;
}

enum menu_item render_menu_first(enum menu_item item)
{
    return menus[find_menu(item)].first;
}

enum menu_item render_menu_last(enum menu_item item)
{
    return menus[find_menu(item)].last;
}

/* The document's render_menu takes any int. */
static int is_item(int item)
{
    return item >= 0 && item < MENU_ITEMS;
}

const char *render_menu_text(enum menu_item item)
{
    return is_item((int)item) ? items[item].text : "";
}

enum {
    MENU_LEFT = 236, MENU_WIDTH = 384, MENU_TOP = 120,
    ITEM_STEP = 58, ITEM_HEIGHT = 50, ITEM_STONE = 16,
};

int render_menu_at(enum menu_item shown, int x, int y)
{
    int first = (int)render_menu_first(shown);
    int item = first + (y - MENU_TOP) / ITEM_STEP;

    return y < MENU_TOP || (y - MENU_TOP) % ITEM_STEP >= ITEM_HEIGHT
        || x < MENU_LEFT || x >= MENU_LEFT + MENU_WIDTH
        || item > (int)render_menu_last(shown) ? -1 : item;
}

/* Colours have their stone beside them; of the others only the selected one
 * has a stone. */
static void draw_item(int item, int y, int is_selected)
{
    uint16_t ink = is_selected ? COLOR_ACCENT : COLOR_INK;

    if (is_selected)
        render_fill_rect(MENU_LEFT, y, MENU_WIDTH, ITEM_HEIGHT, COLOR_CHOSEN);
    if (is_selected || item >= MENU_BLACK)
        shiny_stone(MENU_LEFT + 28, y + ITEM_HEIGHT / 2, ITEM_STONE,
                    item == MENU_WHITE ? WHITE : BLACK);
    render_string_scaled(MENU_LEFT + 58, y + 10, 2, items[item].text, ink);
    render_string(MENU_LEFT + 58, y + 33, items[item].help,
                  is_selected ? COLOR_INK : COLOR_DIM);
}

static void draw_menu_items(int menu, int selected)
{
    int y = MENU_TOP;

    render_string_scaled(MENU_LEFT, 72, 2, menus[menu].question, COLOR_INK);
    for (int i = (int)menus[menu].first; i <= (int)menus[menu].last; i++) {
        draw_item(i, y, i == selected);
        y += ITEM_STEP;
    }
}

/* A number that is no item shows the first menu with nothing selected. */
void render_menu(int selected_item)
{
    static const struct picture board = {-208, 48, 48, 20};
    int item = is_item(selected_item) ? selected_item : MENU_PVP;

    render_fill_rect(0, 0, FB_WIDTH, FB_HEIGHT, COLOR_BG);
    draw_picture(&board);
    draw_menu_items(find_menu((enum menu_item)item), selected_item);
    render_string(MENU_LEFT, 456, "\x18\x19 choose     Enter accept     "
                  "Esc back", COLOR_DIM);
}
