/* table_card.c - playing cards on a table.
 *
 * A card is its number: four times the rank, from the two up, and the suit:
 * clubs, diamonds, hearts, spades. Suits differ in shape and in colour, four
 * colours of them.
 */
#include "draw/letter.h"
#include "draw/table_piece.h"

enum { CLUBS, DIAMONDS, HEARTS, SPADES };

static const uint32_t suit_ink[] = {0x1c6b2e, 0x1550b8, 0xc01f1f, 0x17181c};

/* Two discs and a triangle. up is 1, or -1 for the same shape on its head,
 * which is the leaf of a spade. */
static void draw_heart(struct canvas *canvas, struct canvas_spot at, int size,
                       int up, uint32_t ink)
{
    const struct canvas_spot tip[] = {
        {at.x - size * 9 / 10, at.y - up * size / 8},
        {at.x + size * 9 / 10, at.y - up * size / 8},
        {at.x, at.y + up * size},
    };

    canvas_disc(canvas, (struct canvas_spot){at.x - size / 2,
                                             at.y - up * size / 3},
                size / 2, ink);
    canvas_disc(canvas, (struct canvas_spot){at.x + size / 2,
                                             at.y - up * size / 3},
                size / 2, ink);
    canvas_polygon(canvas, tip, 3, ink);
}

static void draw_stem(struct canvas *canvas, struct canvas_spot at, int size,
                      uint32_t ink)
{
    const struct canvas_spot stem[] = {
        {at.x, at.y}, {at.x + size / 3, at.y + size},
        {at.x - size / 3, at.y + size},
    };

    canvas_polygon(canvas, stem, 3, ink);
}

static void draw_suit(struct canvas *canvas, struct canvas_spot at, int size,
                      int suit)
{
    uint32_t ink = CANVAS_SOLID(suit_ink[suit]);
    const struct canvas_spot diamond[] = {
        {at.x, at.y - size}, {at.x + size * 2 / 3, at.y},
        {at.x, at.y + size}, {at.x - size * 2 / 3, at.y},
    };

    switch (suit) {
    case DIAMONDS: canvas_polygon(canvas, diamond, 4, ink); break;
    case HEARTS:   draw_heart(canvas, at, size, 1, ink); break;
    case SPADES:
        draw_heart(canvas, at, size, -1, ink);
        draw_stem(canvas, at, size, ink);
        break;
    default:
        canvas_disc(canvas, (struct canvas_spot){at.x, at.y - size / 2},
                    size / 2, ink);
        canvas_disc(canvas, (struct canvas_spot){at.x - size / 2,
                                                 at.y + size / 4},
                    size / 2, ink);
        canvas_disc(canvas, (struct canvas_spot){at.x + size / 2,
                                                 at.y + size / 4},
                    size / 2, ink);
        draw_stem(canvas, at, size, ink);
        break;
    }
}

/* A negative value is a card whose face this seat may not see. */
static void draw_back(const struct table_pen *pen, struct canvas_box box)
{
    struct canvas_box inside = canvas_box_inside(box, box.width / 12);

    canvas_round_shaded(pen->canvas, inside, box.width / 14,
                        CANVAS_SOLID(0x3b5fa0), CANVAS_SOLID(0x27447c));
    canvas_frame(pen->canvas, canvas_box_inside(inside, box.width / 12),
                 box.width / 20, box.width / 40, CANVAS_SOLID(0xa9c0ea));
}

/* "10" and not "T": players read cards, programs read T. */
static void draw_face(const struct table_pen *pen, struct canvas_box box,
                      int card)
{
    static const char ranks[] = "23456789TJQKA";
    int rank = card / 4 % 13, suit = card % 4;
    char word[3] = {ranks[rank], 0, 0};
    struct canvas_box top = {
        box.left + box.width / 8, box.top + box.height / 24,
        box.width * 3 / 4, box.height * 2 / 5,
    };
    const struct letter_style style = {
        .height = top.height, .colour = CANVAS_SOLID(suit_ink[suit]),
        .align = LETTER_CENTRE, .is_bold = 1,
    };

    if (word[0] == 'T') {
        word[0] = '1';
        word[1] = '0';
    }
    letter_fit(pen->canvas, top, word, &style);
    draw_suit(pen->canvas,
              (struct canvas_spot){box.left + box.width / 2,
                                   box.top + box.height * 7 / 10},
              box.height / 6, suit);
}

/* Cards are white on either desk: their colours are made for that. */
void table_card_draw(const struct table_pen *pen, struct canvas_box box,
                     const struct table_item *item)
{
    int radius = box.width / 10;

    canvas_shadow(pen->canvas, box, radius, box.width / 10, 110);
    canvas_round(pen->canvas, box, radius, CANVAS_SOLID(0xfdfcf8));
    if (item->value < 0)
        draw_back(pen, box);
    else
        draw_face(pen, box, item->value);
    if (item->marks & TABLE_IS_CHOSEN)
        table_piece_choose(pen, box, radius, box.width / 16);
}
