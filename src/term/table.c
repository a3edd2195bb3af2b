/* table.c - a table in cells.
 *
 * A sheet is 40 columns wide, or 80, so that tenths and eighths of it are whole
 * columns; 25 rows make the tenths of a Go board even, and fewer rows are still
 * enough to keep them apart. An item is drawn in the middle of its own cells.
 *
 * A spot has marks at both sides of its piece, in order of what matters most:
 *
 *    >X<  the focus        [X]  begun by the person     (X)  last move
 *    {X}  the next step    *.*  may go there
 */
#include "term/table.h"

#include <string.h>

#include "term/theme.h"

enum { COLUMNS = 40, ROWS = 25 };

/* Doubled only if it fits both ways; a terminal of 80 by 25 has the single
 * one. */
struct term_box term_table_box(struct term_box area)
{
    int scale = area.width >= 2 * COLUMNS && area.height >= 2 * ROWS ? 2 : 1;
    int height = area.height < ROWS ? area.height : ROWS * scale;

    return (struct term_box){area.left + (area.width - COLUMNS * scale) / 2,
                             area.top + (area.height - height) / 2,
                             COLUMNS * scale, height};
}

/* The cells of an item; at least one. Edges are rounded alike for neighbours,
 * so that squares touch and do not overlap. */
static struct term_box cells_of(struct term_box box,
                                const struct table_item *item)
{
    int left = item->x * box.width / TABLE_WIDTH;
    int top = item->y * box.height / TABLE_HEIGHT;
    int right = (item->x + item->width) * box.width / TABLE_WIDTH;
    int bottom = (item->y + item->height) * box.height / TABLE_HEIGHT;

    return (struct term_box){
        box.left + left, box.top + top, right > left ? right - left : 1,
        bottom > top ? bottom - top : 1,
    };
}

/* Grounds */

/* Dark grounds in every terminal: the colours of pieces are chosen for
 * them. */
static uint32_t sheet_colour(const struct table_item *item)
{
    switch (item->piece) {
    case TABLE_FELT:  return THEME_PCB;
    case TABLE_WOOD:
    case TABLE_GOBAN: return 0x5a4322;
    default:          return THEME_BAR;
    }
}

static void draw_sheet(struct term_screen *screen, struct term_box cells,
                       const struct table_item *item)
{
    struct term_style ground = {THEME_TEXT, sheet_colour(item), 0};

    term_screen_fill(screen, cells.left, cells.top, cells.width,
                     cells.height, ground);
}

/* The colour below a spot: squares have their own, others that of the sheet,
 * which is what was drawn there before. */
static uint32_t ground_of(const struct term_screen *screen,
                          struct term_box cells,
                          const struct table_item *item)
{
    switch (item->piece) {
    case TABLE_LIGHT_SQUARE: return 0x6d6552;
    case TABLE_DARK_SQUARE:
    case TABLE_RED_MAN:   case TABLE_RED_KING:
    case TABLE_BLACK_MAN: case TABLE_BLACK_KING: return 0x263b24;
    default:
        return screen->back[(cells.top + cells.height / 2) * screen->columns
                            + cells.left + cells.width / 2].style.bg;
    }
}

/* Pieces */

/* Letters tell pieces apart without colour: men by their side, kings with a
 * plus, stones as in most diagrams of Go. */
static const char *name_of_piece(const struct table_item *item)
{
    switch (item->piece) {
    case TABLE_RED_MAN:     return "R";
    case TABLE_RED_KING:    return "R+";
    case TABLE_BLACK_MAN:   return "B";
    case TABLE_BLACK_KING:  return "B+";
    case TABLE_BLACK_STONE: return "X";
    case TABLE_WHITE_STONE: return "O";
    case TABLE_POINT:       return ".";
    case TABLE_HOLE:        return "o";
    default:                return item->text;        /* of a peg */
    }
}

static uint32_t colour_of_piece(const struct table_item *item)
{
    switch (item->piece) {
    case TABLE_RED_MAN:
    case TABLE_RED_KING:    return THEME_WARNING;
    case TABLE_BLACK_MAN:
    case TABLE_BLACK_KING:  return THEME_GOOD;
    case TABLE_BLACK_STONE:
    case TABLE_WHITE_STONE: return THEME_STRONG;
    case TABLE_POINT:
    case TABLE_HOLE:        return THEME_FAINT;
    default:                return THEME_STRONG;
    }
}

/* Around a piece: what a first game asks for, what the person has begun, where
 * it may go, what was last. */
static const char *marks_around(const struct table_item *item, int has_focus)
{
    if (has_focus)
        return "><";
    if (item->marks & TABLE_IS_NEXT)
        return "{}";
    if (item->marks & TABLE_IS_CHOSEN)
        return "[]";
    if (item->marks & TABLE_IS_TARGET)
        return "**";
    return item->marks & TABLE_IS_LAST ? "()" : NULL;
}

static void draw_around(struct term_screen *screen, int column, int row,
                        int width, const char *marks,
                        struct term_style style)
{
    term_screen_put(screen, column - 1, row, (uint32_t)marks[0], style);
    term_screen_put(screen, column + width, row, (uint32_t)marks[1], style);
}

/* A mark stands outside the piece's own columns, so that it never hides a
 * letter. */
static void draw_spot(struct term_screen *screen, struct term_box cells,
                      const struct table_item *item, int has_focus)
{
    const char *name = name_of_piece(item);
    const char *marks = marks_around(item, has_focus);
    int width = term_screen_width(name);
    int column = cells.left + (cells.width - width) / 2;
    int row = cells.top + cells.height / 2;
    struct term_style style = {
        colour_of_piece(item), ground_of(screen, cells, item), 1,
    };
    struct term_style ground = {style.fg, style.bg, 0};

    if (item->kind == TABLE_SPOT && item->piece != TABLE_POINT)
        term_screen_fill(screen, cells.left, cells.top, cells.width,
                         cells.height, ground);
    term_screen_text(screen, column, row, cells.width, name, style);
    if (marks) {
        style.fg = has_focus ? THEME_KEY : THEME_NOTICE;
        draw_around(screen, column, row, width, marks, style);
    }
}

/* Words, keys, cards and sliders */

static void draw_text_in(struct term_screen *screen, struct term_box cells,
                         const struct table_item *item, const char *text,
                         struct term_style style)
{
    int width = term_screen_width(text);
    int is_centred = item->kind != TABLE_LABEL
                  || item->marks & TABLE_IS_CENTRED;
    int indent = is_centred && width < cells.width
               ? (cells.width - width) / 2 : 0;

    term_screen_text(screen, cells.left + indent,
                     cells.top + cells.height / 2, cells.width - indent, text,
                     style);
}

static uint32_t colour_of_label(const struct table_item *item)
{
    if (item->marks & TABLE_IS_RIGHT)
        return THEME_GOOD;
    if (item->marks & TABLE_IS_NEAR)
        return THEME_NOTICE;
    return item->marks & TABLE_IS_FAINT ? THEME_FAINT : THEME_TEXT;
}

static int is_blank(const struct term_screen *screen, int column, int row)
{
    uint32_t glyph;

    if (column < 0 || column >= screen->columns)
        return 0;
    glyph = screen->back[row * screen->columns + column].glyph;
    return !glyph || glyph == ' ';
}

static int are_blank(const struct term_screen *screen, int column, int row,
                     int width)
{
    while (width > 0 && is_blank(screen, column + width - 1, row))
        width--;
    return width == 0;
}

/* Words that are longer than their place go on where nothing is, and only
 * there: first to the right. Where two have the same row, as lines of a small
 * table may, the second goes below the first. */
static struct term_box room_for_words(const struct term_screen *screen,
                                      struct term_box cells, int width)
{
    int row = cells.top + cells.height / 2;

    if (row + 1 < screen->rows
        && !are_blank(screen, cells.left, row, cells.width)
        && are_blank(screen, cells.left, row + 1, cells.width)) {
        cells.top++;
        row++;
    }
    while (cells.width < width
           && is_blank(screen, cells.left + cells.width, row))
        cells.width++;
    while (cells.width < width && is_blank(screen, cells.left - 1, row)) {
        cells.left--;
        cells.width++;
    }
    return cells;
}

static void draw_label(struct term_screen *screen, struct term_box cells,
                       const struct table_item *item)
{
    struct term_style style = {
        colour_of_label(item), ground_of(screen, cells, item),
        (item->marks & TABLE_IS_STRONG) != 0,
    };

    draw_text_in(screen,
                 room_for_words(screen, cells, term_screen_width(item->text)),
                 item, item->text, style);
}

/* One row of the key is filled, however high it is. */
static void draw_key(struct term_screen *screen, struct term_box cells,
                     const struct table_item *item, int has_focus)
{
    struct term_style style = {
        item->touch ? THEME_ON_CAP : THEME_FAINT,
        !item->touch ? THEME_BAR : has_focus ? THEME_KEY
        : item->marks & TABLE_IS_CHOSEN ? THEME_NOTICE : THEME_CAP,
        (item->marks & TABLE_IS_STRONG) != 0,
    };
    int row = cells.top + cells.height / 2;

    term_screen_fill(screen, cells.left, row, cells.width, 1, style);
    draw_text_in(screen, cells, item, item->text, style);
}

/* "Ah"; a back is two question marks. */
static void draw_card(struct term_screen *screen, struct term_box cells,
                      const struct table_item *item)
{
    static const char ranks[] = "23456789TJQKA", suits[] = "cdhs";
    char name[3] = "??";
    struct term_style style = {THEME_ON_CAP, THEME_KNOB_UP, 1};

    if (item->value >= 0) {
        name[0] = ranks[item->value / 4 % 13];
        name[1] = suits[item->value % 4];
    }
    term_screen_fill(screen, cells.left, cells.top, cells.width,
                     cells.height, style);
    draw_text_in(screen, cells, item, name, style);
}

/* A line with a knob; the number stands in a label of its own. */
static void draw_slider(struct term_screen *screen, struct term_box cells,
                        const struct table_item *item, int has_focus)
{
    int64_t span = item->most > item->least ? item->most - item->least : 1;
    int way = cells.width - 1, row = cells.top + cells.height / 2;
    int at = (int)(way * (int64_t)(item->value - item->least) / span);
    struct term_style style = {has_focus ? THEME_KEY : THEME_TEXT,
                               ground_of(screen, cells, item), 1};

    for (int i = 0; i <= way; i++)
        term_screen_put(screen, cells.left + i, row,
                        i == at ? TERM_FULL : TERM_ACROSS, style);
}

/* The focus, or what a first game asks for, at both ends of what is no piece;
 * those of a slider may be its knob. */
static void mark_both_ends(struct term_screen *screen, struct term_box cells,
                           const struct table_item *item, int has_focus)
{
    struct term_style style = {THEME_ON_CAP,
                               has_focus ? THEME_KEY : THEME_NOTICE, 1};
    int beside = item->kind == TABLE_SLIDER;

    draw_around(screen, cells.left + 1 - beside,
                cells.top + cells.height / 2, cells.width - 2 + 2 * beside,
                has_focus ? "><" : "{}", style);
}

/* A spot has its own marks; all else gets them at its ends. */
static void draw_item(struct term_screen *screen, struct term_box box,
                      const struct table_item *item, int has_focus)
{
    struct term_box cells = cells_of(box, item);

    switch (item->kind) {
    case TABLE_SHEET:  draw_sheet(screen, cells, item); break;
    case TABLE_LABEL:  draw_label(screen, cells, item); break;
    case TABLE_KEY:    draw_key(screen, cells, item, has_focus); break;
    case TABLE_CARD:   draw_card(screen, cells, item); break;
    case TABLE_SLIDER: draw_slider(screen, cells, item, has_focus); break;
    default:           draw_spot(screen, cells, item, has_focus); break;
    }
    if (item->kind != TABLE_SPOT
        && (has_focus || item->marks & TABLE_IS_NEXT))
        mark_both_ends(screen, cells, item, has_focus);
}

static void draw_kind(struct term_screen *screen, struct term_box box,
                      const struct table *table, int focus, int is_label)
{
    for (int i = 0; i < table->count; i++)
        if ((table->item[i].kind == TABLE_LABEL) == is_label)
            draw_item(screen, box, &table->item[i], i == focus);
}

/* In the order of the list: what comes later lies above. Words come last, so
 * that they see what is free beside them. */
void term_table_draw(struct term_screen *screen, struct term_box box,
                     const struct table *table, int focus)
{
    draw_kind(screen, box, table, focus, 0);
    draw_kind(screen, box, table, focus, 1);
}

/* The middle of a cell, on the sheet. */
int term_table_hit(const struct table *table, struct term_box box, int column,
                   int row)
{
    int x = (2 * (column - box.left) + 1) * TABLE_WIDTH / (2 * box.width);
    int y = (2 * (row - box.top) + 1) * TABLE_HEIGHT / (2 * box.height);

    return column < box.left || row < box.top ? -1 : table_hit(table, x, y);
}
