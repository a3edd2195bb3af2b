/* table_piece.c - grounds and pieces on a table: squares and men, points and
 * stones, holes and pegs.
 *
 * Sizes are fractions of the box that a thing has been given, so pictures look
 * the same at every scale; only the lines around pegs and holes are in pixels,
 * since they must be seen at the smallest. Colours are the same on both desks,
 * but for what lies on the bare sheet.
 */
#include "draw/table_piece.h"

#include "draw/letter.h"
#include "draw/palette.h"

/* Colours of pegs, and whether the letter on one is dark. They differ in
 * lightness as well, and each has its letter. */
static const struct peg_colour {
    uint32_t lit, shade;
    int is_letter_dark;
} peg_colours[TABLE_COLOURS] = {
    {0xc92f2a, 0x8f1a18, 0}, {0x1d7d38, 0x14622c, 0},
    {0x2f6fe0, 0x163f8f, 0}, {0xf2d13b, 0xc9a400, 1},
    {0x3cc4d4, 0x1c93a3, 1}, {0x9a3dbd, 0x6a2186, 0},
    {0xfafafa, 0xb9bec6, 1}, {0xf59a3c, 0xd0761a, 1},
    {0x44474e, 0x101114, 0},
};

static struct canvas_spot middle_of(struct canvas_box box)
{
    return (struct canvas_spot){box.left + box.width / 2,
                                box.top + box.height / 2};
}

/* Sheets */

static void draw_wood(const struct table_pen *pen, struct canvas_box box)
{
    canvas_shadow(pen->canvas, box, box.width / 60, box.width / 40, 120);
    canvas_round_shaded(pen->canvas, box, box.width / 60,
                        CANVAS_SOLID(0xe0b46c), CANVAS_SOLID(0xcd9c50));
}

/* Star points: the crossings of the fourth lines from 13 by 13 on, of the
 * third lines below, and the middle. Boards with an even number of lines have
 * none. */
static int is_star(int lines, int row, int column)
{
    int edge = lines >= 13 ? 3 : 2;
    int is_row = row == edge || row == lines - 1 - edge;
    int is_column = column == edge || column == lines - 1 - edge;
    int is_middle = row == lines / 2 && column == lines / 2;

    return lines % 2 && ((is_row && is_column) || is_middle);
}

/* The lines of a Go board go through the middles of its points. */
static void draw_goban(const struct table_pen *pen, struct canvas_box box,
                       int lines)
{
    int step = box.width / (lines + 1);
    int left = box.left + step, top = box.top + step;
    int length = step * (lines - 1);
    uint32_t ink = CANVAS_SOLID(0x3a2a12);

    draw_wood(pen, box);
    for (int i = 0; i < lines; i++) {
        int at = step * i;

        canvas_line(pen->canvas, (struct canvas_spot){left, top + at},
                    (struct canvas_spot){left + length, top + at},
                    CANVAS_PX * 5 / 4, ink);
        canvas_line(pen->canvas, (struct canvas_spot){left + at, top},
                    (struct canvas_spot){left + at, top + length},
                    CANVAS_PX * 5 / 4, ink);
    }
    for (int i = 0; i < lines * lines; i++)
        if (is_star(lines, i / lines, i % lines))
            canvas_disc(pen->canvas,
                        (struct canvas_spot){left + step * (i % lines),
                                             top + step * (i / lines)},
                        step / 10, ink);
}

/* The default is the bare sheet, the only ground that follows the theme. */
void table_piece_sheet(const struct table_pen *pen, struct canvas_box box,
                       const struct table_item *item)
{
    int is_dark = pen->theme == DRAW_DARK;
    int radius = pen->place.box.width / 60;

    switch (item->piece) {
    case TABLE_WOOD:  draw_wood(pen, box); break;
    case TABLE_GOBAN: draw_goban(pen, box, item->value); break;
    case TABLE_FELT:
        canvas_round_shaded(pen->canvas, box, radius, CANVAS_SOLID(0x14643f),
                            CANVAS_SOLID(0x0c4a2d));
        break;
    default:
        canvas_round(pen->canvas, box, radius,
                     CANVAS_SOLID(is_dark ? 0x24282e : 0xfbf8f1));
        break;
    }
}

/* Pieces */

/* Whatever a piece's colour is, its edge stands out from what it lies on. */
enum { DARK_EDGE = 0x14110d, LIGHT_EDGE = 0xc4cad2 };

static uint32_t edge_on_sheet(const struct table_pen *pen)
{
    return CANVAS_SOLID(pen->theme == DRAW_DARK ? LIGHT_EDGE : DARK_EDGE);
}

/* Three points and a straight foot, gold on either colour of man. */
static void draw_crown(const struct table_pen *pen, struct canvas_spot at,
                       int size)
{
    const struct canvas_spot corners[] = {
        {at.x - size, at.y + size * 2 / 3}, {at.x - size, at.y - size / 2},
        {at.x - size / 2, at.y}, {at.x, at.y - size * 3 / 4},
        {at.x + size / 2, at.y}, {at.x + size, at.y - size / 2},
        {at.x + size, at.y + size * 2 / 3},
    };

    canvas_polygon(pen->canvas, corners, 7, CANVAS_SOLID(0xffd65a));
}

/* The shadow is drawn below and first; the inner ring is the groove of a
 * draughtsman. */
static void draw_man(const struct table_pen *pen, struct canvas_box box,
                     int is_red, int is_king)
{
    struct canvas_spot at = middle_of(box);
    int radius = box.width * 2 / 5;

    canvas_disc(pen->canvas,
                (struct canvas_spot){at.x, at.y + radius / 8}, radius,
                0x60000000);
    canvas_ball(pen->canvas, at, radius,
                CANVAS_SOLID(is_red ? 0xf0604f : 0x3c3f46),
                CANVAS_SOLID(is_red ? 0xc9402f : 0x101114));
    canvas_ring(pen->canvas, at, radius, radius / 12,
                CANVAS_SOLID(DARK_EDGE));
    canvas_ring(pen->canvas, at, radius * 3 / 4, radius / 12,
                is_red ? 0x80ffd0c8 : 0x80d8dce4);
    if (is_king)
        draw_crown(pen, at, radius / 2);
}

/* A stone is wider than a man, as in the game: neighbours all but touch. */
static void draw_stone(const struct table_pen *pen, struct canvas_box box,
                       int is_black)
{
    struct canvas_spot at = middle_of(box);
    int radius = box.width * 47 / 100;

    canvas_disc(pen->canvas,
                (struct canvas_spot){at.x + radius / 12, at.y + radius / 8},
                radius, 0x50000000);
    canvas_ball(pen->canvas, at, radius,
                CANVAS_SOLID(is_black ? 0x55585f : 0xffffff),
                CANVAS_SOLID(is_black ? 0x0b0c0e : 0xcfd2d8));
    canvas_ring(pen->canvas, at, radius, radius / 14,
                CANVAS_SOLID(DARK_EDGE));
}

static void draw_letter(const struct table_pen *pen, struct canvas_box box,
                        const char *text, uint32_t ink)
{
    const struct letter_style style = {
        .height = box.height / 2, .colour = ink,
        .align = LETTER_CENTRE, .is_bold = 1,
    };

    letter_fit(pen->canvas, box, text, &style);
}

/* The letter is what tells pegs apart for those who do not see colours. */
static void draw_peg(const struct table_pen *pen, struct canvas_box box,
                     const struct table_item *item)
{
    const struct peg_colour *colour =
        &peg_colours[(unsigned)item->value % TABLE_COLOURS];
    int side = box.width < box.height ? box.width : box.height;
    struct canvas_spot at = middle_of(box);

    canvas_ball(pen->canvas, at, side * 2 / 5, CANVAS_SOLID(colour->lit),
                CANVAS_SOLID(colour->shade));
    canvas_ring(pen->canvas, at, side * 2 / 5, CANVAS_PX * 3 / 2,
                edge_on_sheet(pen));
    draw_letter(pen, box, item->text,
                CANVAS_SOLID(colour->is_letter_dark ? 0x101114 : 0xffffff));
}

/* Empty spots */

/* The last move is a square of another colour: a man on it hides only its
 * middle. */
static void draw_square(const struct table_pen *pen, struct canvas_box box,
                        const struct table_item *item, int is_dark)
{
    canvas_fill(pen->canvas, canvas_rect_around(box),
                CANVAS_SOLID(is_dark ? 0x6f8f57 : 0xf0e4c4));
    if (item->marks & TABLE_IS_LAST)
        canvas_fill(pen->canvas, canvas_rect_around(box),
                    CANVAS_SOLID(0xb8a93e));
}

static void draw_hole(const struct table_pen *pen, struct canvas_box box)
{
    int side = box.width < box.height ? box.width : box.height;
    int is_dark = pen->theme == DRAW_DARK;

    canvas_disc(pen->canvas, middle_of(box), side / 4,
                CANVAS_SOLID(is_dark ? 0x14161a : 0xb9ac97));
    canvas_ring(pen->canvas, middle_of(box), side / 4, CANVAS_PX * 3 / 2,
                CANVAS_SOLID(is_dark ? 0x858d97 : 0x6f6452));
}

/* A piece of draughts brings its own square along; stones stand on lines that
 * are drawn already. */
static void draw_ground(const struct table_pen *pen, struct canvas_box box,
                        const struct table_item *item)
{
    switch (item->piece) {
    case TABLE_LIGHT_SQUARE: draw_square(pen, box, item, 0); break;
    case TABLE_DARK_SQUARE:
    case TABLE_RED_MAN:
    case TABLE_RED_KING:
    case TABLE_BLACK_MAN:
    case TABLE_BLACK_KING:   draw_square(pen, box, item, 1); break;
    case TABLE_HOLE:         draw_hole(pen, box); break;
    default:                 break;
    }
}

/* Yellow with a dark line inside it: one of them is seen on any ground. */
void table_piece_choose(const struct table_pen *pen, struct canvas_box box,
                        int radius, int width)
{
    canvas_frame(pen->canvas, box, radius, width + width / 2,
                 CANVAS_SOLID(DARK_EDGE));
    canvas_frame(pen->canvas, box, radius, width, CANVAS_SOLID(0xffd23c));
}

/* Marks come last and lie over the piece. */
static void draw_marks(const struct table_pen *pen, struct canvas_box box,
                       const struct table_item *item)
{
    struct canvas_spot at = middle_of(box);
    int side = box.width < box.height ? box.width : box.height;
    int is_stone = item->piece == TABLE_BLACK_STONE
                || item->piece == TABLE_WHITE_STONE;

    if (item->marks & TABLE_IS_TARGET)
        canvas_disc(pen->canvas, at, side / 8, 0xd0101418);
    if (item->marks & TABLE_IS_LAST && is_stone)
        canvas_ring(pen->canvas, at, side / 4, side / 16,
                    CANVAS_SOLID(0xe2542c));
    if (item->marks & TABLE_IS_CHOSEN)
        table_piece_choose(pen, box, side / 12, side / 14);
}

void table_piece_draw(const struct table_pen *pen, struct canvas_box box,
                      const struct table_item *item)
{
    draw_ground(pen, box, item);
    switch (item->piece) {
    case TABLE_RED_MAN:     draw_man(pen, box, 1, 0); break;
    case TABLE_RED_KING:    draw_man(pen, box, 1, 1); break;
    case TABLE_BLACK_MAN:   draw_man(pen, box, 0, 0); break;
    case TABLE_BLACK_KING:  draw_man(pen, box, 0, 1); break;
    case TABLE_BLACK_STONE: draw_stone(pen, box, 1); break;
    case TABLE_WHITE_STONE: draw_stone(pen, box, 0); break;
    case TABLE_PEG:         draw_peg(pen, box, item); break;
    default:                break;
    }
    draw_marks(pen, box, item);
}
