/* test_table_contrast.c - what lies on a table stands out from what it lies
 * on: words by 4.5 to 1, pieces and rings by 3 to 1, on both desks. */
#include "check.h"

#include <string.h>

#include "draw/contrast.h"
#include "draw/palette.h"
#include "draw/table.h"

enum { WIDTH = 400, HEIGHT = 500 };     /* half of a sheet's units */

static uint32_t pixels[WIDTH * HEIGHT];

/* One picture: the desk, or a sheet on it, and an item in the middle. */
struct scenery {
    enum draw_theme theme;
    uint32_t desk;
    struct table table;
    struct table_item *item;
    int focus;
    const char *what;                   /* for whoever looks into a failure */
};

static const uint32_t desks[][2] = {
    [DRAW_DARK] = {PALETTE_DESK_DARK_HIGH, PALETTE_DESK_DARK_LOW},
    [DRAW_LIGHT] = {PALETTE_DESK_LIGHT_HIGH, PALETTE_DESK_LIGHT_LOW},
};

static struct table_item *begin_sight(struct scenery *self, int theme, int end,
                                      int sheet, enum table_kind kind)
{
    memset(self, 0, sizeof *self);
    self->theme = (enum draw_theme)theme;
    self->desk = desks[theme][end];
    self->focus = -1;
    if (sheet)
        table_add(&self->table, TABLE_SHEET, 0, 0, TABLE_WIDTH, TABLE_HEIGHT)
            ->piece = (uint8_t)sheet;
    self->item = table_add(&self->table, kind, 200, 300, 300, 160);
    return self->item;
}

static void draw_sight(const struct scenery *self)
{
    struct canvas canvas;

    for (int i = 0; i < WIDTH * HEIGHT; i++)
        pixels[i] = CANVAS_SOLID(self->desk);
    canvas_begin(&canvas, pixels, WIDTH, HEIGHT);
    table_draw(&canvas, (struct canvas_rect){0, 0, WIDTH, HEIGHT},
               &self->table, (struct table_look){self->theme, self->focus,
                                                 100});
}

/* Words */

struct tones {
    double light, dark, mean;
};

static struct tones tones_between(struct canvas_rect in, double low,
                                  double high)
{
    struct tones tones = {0, 1, 0};
    int count = 0;

    for (int i = 0; i < in.width * in.height; i++) {
        double here = contrast_light(pixels[(in.top + i / in.width) * WIDTH
                                            + in.left + i % in.width]);

        if (here < low || here > high)
            continue;
        tones.light = here > tones.light ? here : tones.light;
        tones.dark = here < tones.dark ? here : tones.dark;
        tones.mean += here;
        count++;
    }
    tones.mean /= count ? count : 1;
    return tones;
}

/* Letters are the lightest or the darkest, and less than half of it. */
static int words_contrast(struct canvas_rect in)
{
    struct tones all = tones_between(in, 0, 1);
    double middle = (all.light + all.dark) / 2;
    double low = all.dark, high = all.light;

    if (all.mean < middle)
        low = tones_between(in, 0, middle).mean;
    else
        high = tones_between(in, middle, 1).mean;
    return (int)(100 * (high + 0.05) / (low + 0.05));
}

/* The middle of the item, as many sheet units wide and high. */
static struct canvas_rect inside(const struct scenery *self, int width,
                                 int height)
{
    int x = self->item->x + self->item->width / 2;
    int y = self->item->y + self->item->height / 2;

    return (struct canvas_rect){(x - width / 2) / 2, (y - height / 2) / 2,
                                width / 2, height / 2};
}

static int told(const struct scenery *self, int contrast, int least)
{
    if (contrast < least)
        print_message("# %s, %s: %d of %d\n", self->what,
                      self->theme == DRAW_DARK ? "dark" : "light", contrast,
                      least);
    return contrast < least;
}

static int words_are_faint(struct scenery *self, int width, int height)
{
    draw_sight(self);
    return told(self, words_contrast(inside(self, width, height)),
                CONTRAST_TEXT);
}

static const struct {
    const char *name;
    uint16_t marks;
} inks[] = {
    {"plain", 0}, {"faint", TABLE_IS_FAINT}, {"right", TABLE_IS_RIGHT},
    {"near", TABLE_IS_NEAR}, {"strong", TABLE_IS_STRONG},
};

enum { INKS = sizeof inks / sizeof *inks };

CASE(labels_can_be_read_on_every_ground)
{
    BEGIN_CASE;
    static const uint8_t sheets[] = {TABLE_NOTHING, TABLE_PAPER, TABLE_WOOD,
                                     TABLE_FELT};
    struct scenery sight;
    int faint = 0;

    for (int i = 0; i < 2 * 2 * 4 * INKS; i++) {
        uint8_t sheet = sheets[i / 4 % 4];
        struct table_item *item = begin_sight(&sight, i % 2, i / 2 % 2,
                                              sheet, TABLE_LABEL);

        sight.what = inks[i / 16].name;
        item->marks = inks[i / 16].marks | TABLE_IS_CENTRED;
        item->piece = sheet == TABLE_PAPER ? TABLE_NOTHING : sheet;
        strcpy(item->text, "MEME");
        faint += words_are_faint(&sight, 200, 90);
    }
    assert_int_equal(faint, 0);
}

CASE(keys_can_be_read)
{
    BEGIN_CASE;
    struct scenery sight;
    int faint = 0;

    for (int i = 0; i < 2 * 2 * INKS; i++) {
        struct table_item *item = begin_sight(&sight, i % 2, 0, 0,
                                              TABLE_KEY);

        sight.what = inks[i / 4].name;
        item->marks = inks[i / 4].marks;
        item->touch = (int16_t)(i / 2 % 2);
        strcpy(item->text, "Enter");
        faint += words_are_faint(&sight, 200, 80);
    }
    assert_int_equal(faint, 0);
}

CASE(card_faces_can_be_read)
{
    BEGIN_CASE;
    struct scenery sight;
    int faint = 0;

    for (int card = 0; card < 2 * 52; card++) {
        struct table_item *item = begin_sight(&sight, card % 2, 0, TABLE_FELT,
                                              TABLE_CARD);

        sight.what = "a card";
        item->width = 110;
        item->value = card / 2;
        faint += words_are_faint(&sight, 90, 140);
    }
    assert_int_equal(faint, 0);
}

CASE(letters_on_pegs_can_be_read)
{
    BEGIN_CASE;
    static const char *const names[TABLE_COLOURS] = {
        "red", "green", "blue", "yellow", "cyan", "purple", "white", "orange",
        "black"};
    struct scenery sight;
    int faint = 0;

    for (int i = 0; i < 2 * TABLE_COLOURS; i++) {
        struct table_item *item = begin_sight(&sight, i % 2, 0, TABLE_PAPER,
                                              TABLE_SPOT);

        sight.what = names[i / 2];
        item->width = 160;
        item->piece = TABLE_PEG;
        item->value = i / 2;
        strcpy(item->text, "W");
        faint += words_are_faint(&sight, 70, 70);
    }
    assert_int_equal(faint, 0);
}

/* Pieces */

/* On every line through its middle third there is something, left of its
 * middle, that stands out from the ground; the least of these. */
static int edge_contrast(const struct scenery *self)
{
    struct canvas_rect box = inside(self, self->item->width + 8,
                                    self->item->height / 3);
    int least = 2100;

    for (int y = box.top; y < box.top + box.height; y++) {
        uint32_t ground = pixels[y * WIDTH + box.left];
        int most = 0;

        for (int x = box.left; x < box.left + box.width / 3; x++) {
            int here = contrast_of(pixels[y * WIDTH + x], ground);

            most = here > most ? here : most;
        }
        least = most < least ? most : least;
    }
    return least;
}

static int piece_is_faint(struct scenery *self)
{
    draw_sight(self);
    return told(self, edge_contrast(self), CONTRAST_PARTS);
}

static const struct ground {
    uint8_t piece, sheet;
    const char *name;
} pieces[] = {
    {TABLE_BLACK_STONE, TABLE_WOOD, "a black stone"},
    {TABLE_WHITE_STONE, TABLE_WOOD, "a white stone"},
    {TABLE_HOLE, TABLE_PAPER, "a hole"},
    {TABLE_HOLE, TABLE_NOTHING, "a hole on the desk"},
};

CASE(stones_and_holes_stand_out)
{
    BEGIN_CASE;
    struct scenery sight;
    int faint = 0;

    for (int i = 0; i < 2 * 2 * 4; i++) {
        begin_sight(&sight, i % 2, i / 2 % 2, pieces[i / 4].sheet,
                    TABLE_SPOT)->piece = pieces[i / 4].piece;
        sight.item->width = 160;
        sight.what = pieces[i / 4].name;
        faint += piece_is_faint(&sight);
    }
    assert_int_equal(faint, 0);
}

CASE(pegs_of_all_colours_stand_out)
{
    BEGIN_CASE;
    struct scenery sight;
    int faint = 0;

    for (int i = 0; i < 2 * 2 * TABLE_COLOURS; i++) {
        begin_sight(&sight, i % 2, 0, i / 2 % 2 ? TABLE_PAPER : 0,
                    TABLE_SPOT)->piece = TABLE_PEG;
        sight.item->width = 160;
        sight.item->value = i / 4;
        sight.what = "a peg";
        faint += piece_is_faint(&sight);
    }
    assert_int_equal(faint, 0);
}

/* A square is all of its item: its own colour is the ground. */
CASE(men_stand_out_from_their_squares)
{
    BEGIN_CASE;
    struct scenery sight;
    int faint = 0;

    for (int i = 0; i < 2 * 2 * 4; i++) {
        begin_sight(&sight, i % 2, 0, 0, TABLE_SPOT)->piece =
            (uint8_t)(TABLE_RED_MAN + i / 4);
        sight.item->width = 180;
        sight.item->height = 180;
        sight.item->marks = i / 2 % 2 ? TABLE_IS_LAST : 0;
        draw_sight(&sight);
        sight.item->width = 168;        /* within the square */
        sight.what = i / 2 % 2 ? "a man that moved" : "a man";
        faint += told(&sight, edge_contrast(&sight), CONTRAST_PARTS);
    }
    assert_int_equal(faint, 0);
}

/* Their middles, where neither has an edge. */
static uint32_t middle_of_piece(int piece, int theme)
{
    struct scenery sight;
    struct canvas_rect at;

    begin_sight(&sight, theme, 0, 0, TABLE_SPOT)->piece = (uint8_t)piece;
    sight.item->width = 160;
    draw_sight(&sight);
    at = inside(&sight, 2, 2);
    return pixels[at.top * WIDTH + at.left];
}

CASE(both_sides_differ_in_lightness)
{
    BEGIN_CASE;
    for (int theme = 0; theme < 2; theme++) {
        assert_true(contrast_of(middle_of_piece(TABLE_RED_MAN, theme),
                                middle_of_piece(TABLE_BLACK_MAN, theme))
                    >= CONTRAST_PARTS);
        assert_true(contrast_of(middle_of_piece(TABLE_BLACK_STONE, theme),
                                middle_of_piece(TABLE_WHITE_STONE, theme))
                    >= CONTRAST_PARTS);
    }
}

CASE(focus_and_next_step_are_ringed_visibly)
{
    BEGIN_CASE;
    struct scenery sight;
    int faint = 0;

    for (int i = 0; i < 2 * 2 * 4 * 2; i++) {
        begin_sight(&sight, i % 2, i / 2 % 2, 0, TABLE_SPOT)->piece =
            i / 4 % 2 ? TABLE_POINT : TABLE_DARK_SQUARE;
        sight.what = i / 16 ? "the next step" : "the focus";
        sight.focus = i / 16 ? -1 : 0;
        sight.item->marks = i / 16 ? TABLE_IS_NEXT : 0;
        faint += piece_is_faint(&sight);
    }
    assert_int_equal(faint, 0);
}

CASE(what_is_chosen_is_framed_visibly)
{
    BEGIN_CASE;
    static const uint8_t grounds[] = {TABLE_DARK_SQUARE, TABLE_POINT,
                                      TABLE_RED_MAN};
    struct scenery sight;
    int faint = 0;

    for (int i = 0; i < 2 * 3; i++) {
        begin_sight(&sight, i % 2, 0, 0, TABLE_SPOT)->piece =
            grounds[i / 2];
        sight.item->marks = TABLE_IS_CHOSEN;
        sight.what = "the chosen one";
        faint += piece_is_faint(&sight);
    }
    assert_int_equal(faint, 0);
}

static const struct CMUnitTest tests[] = {
    TEST("labels can be read on desk, paper, wood and felt",
         labels_can_be_read_on_every_ground),
    TEST("keys can be read, also those that cannot be touched",
         keys_can_be_read),
    TEST("card faces can be read", card_faces_can_be_read),
    TEST("letters on pegs can be read", letters_on_pegs_can_be_read),
    TEST("stones and holes stand out", stones_and_holes_stand_out),
    TEST("pegs of all colours stand out", pegs_of_all_colours_stand_out),
    TEST("men stand out from their squares, also those of the last move",
         men_stand_out_from_their_squares),
    TEST("both sides' pieces differ in lightness",
         both_sides_differ_in_lightness),
    TEST("the focus and the next step are ringed visibly",
         focus_and_next_step_are_ringed_visibly),
    TEST("what is chosen is framed visibly",
         what_is_chosen_is_framed_visibly),
};

CHECK_MAIN("table_contrast", tests)
