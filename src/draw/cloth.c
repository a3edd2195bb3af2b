/* cloth.c - the cloth over a monitor, with words on it.
 *
 * It lies on the upper edge of the housing and hangs down in soft folds; the
 * words stand on a label that is sewn to it. A terminal is covered while its
 * text is not for everybody, such as a player's cards.
 *
 * Folds are a sum of three waves over the width, the same at every size; all
 * lengths follow from monitor->unit, a hundredth of the monitor's height.
 */
#include "draw/cloth.h"

#include <string.h>

#include "base/text.h"

enum { CLOTH = 0x4f6288, FOLD_LIT = 0x7488b0, FOLD_DARK = 0x2f3d5c,
       SEAM = 0x9aaacb, LABEL = 0xf1ead8, LABEL_INK = 0x2a3042,
       STITCH = 0xa8977a };

enum { WORD_MAX = 64, LINES_MAX = 6 };

/* Folds */

/* A smooth wave with a period of 256, -64 .. 64: two parabolas, close enough
 * to a sine and without a table. */
static int wave(int phase)
{
    int x = phase & 127, hump = x * (128 - x) / 64;

    return phase & 128 ? -hump : hump;
}

/* How a column of the cloth is turned to the light, -96 .. 96: five large
 * folds, thirteen small ones and two slow waves across the width. */
static int turn_at(int x, int width)
{
    int phase = x * 256 / (width ? width : 1);

    return wave(phase * 5 + 20) + wave(phase * 13 + 90) / 3
         + wave(phase * 2) / 6;
}

static uint32_t cloth_colour(int turn)
{
    uint32_t to = turn > 0 ? FOLD_LIT : FOLD_DARK;
    int level = turn > 0 ? turn : -turn;

    level = level * 5 / 2;
    return canvas_mix(CANVAS_SOLID(CLOTH), CANVAS_SOLID(to),
                      level > 255 ? 255 : level);
}

/* Where the cloth hangs: over the whole housing, and a unit beyond it. */
static struct canvas_rect cloth_on(const struct monitor *monitor)
{
    return canvas_rect_around(canvas_box_inside(monitor->housing,
                                                -monitor->unit));
}

/* The hem is lower where a fold comes forward. In sub-pixels from its top. */
static int hem_at(const struct monitor *monitor, struct canvas_rect cloth,
                  int x)
{
    return cloth.height * CANVAS_PX - monitor->unit
         + turn_at(x, cloth.width) * monitor->unit / 96;
}

/* How much lower than the top of the cloth a column begins: at the sides it
 * follows the round corner of the housing below it. */
static int top_at(const struct monitor *monitor, struct canvas_rect cloth,
                  int x)
{
    int side = x < cloth.width - 1 - x ? x : cloth.width - 1 - x;
    int round = 2 * monitor->unit / CANVAS_PX, left = round - side;

    return round > 0 && left > 0 ? left * left * CANVAS_PX / (2 * round) : 0;
}

/* Between two heights in sub-pixels, from the top of the cloth. */
static void draw_column(struct canvas *canvas, struct canvas_rect cloth,
                        int x, int from, int to, uint32_t colour)
{
    canvas_round(canvas, (struct canvas_box){
        (cloth.left + x) * CANVAS_PX, cloth.top * CANVAS_PX + from,
        CANVAS_PX, to - from}, 0, colour);
}

/* A column whose ends are smooth and whose whole pixels are filled, which is
 * faster than a shape as high. */
static void draw_thread(struct canvas *canvas, struct canvas_rect cloth,
                        int x, int from, int to, uint32_t colour)
{
    int top = from / CANVAS_PX + 1, bottom = to / CANVAS_PX;

    draw_column(canvas, cloth, x, from, top * CANVAS_PX, colour);
    canvas_fill(canvas, (struct canvas_rect){
        cloth.left + x, cloth.top + top, 1, bottom - top}, colour);
    draw_column(canvas, cloth, x, bottom * CANVAS_PX, to, colour);
}

static void draw_folds(struct canvas *canvas, const struct monitor *monitor,
                       struct canvas_rect cloth)
{
    for (int x = 0; x < cloth.width; x++) {
        int top = top_at(monitor, cloth, x);
        int hem = hem_at(monitor, cloth, x);

        draw_column(canvas, cloth, x, hem, hem + monitor->unit * 3 / 4,
                    0x48000000);
        draw_thread(canvas, cloth, x, top, hem,
                    cloth_colour(turn_at(x, cloth.width)));
    }
}

/* At the top, where it lies on the edge, there are no folds yet: the plain
 * colour is laid over them and fades out quadratically to half height. */
static void draw_fall(struct canvas *canvas, const struct monitor *monitor,
                      struct canvas_rect cloth)
{
    int side = 2 * monitor->unit / CANVAS_PX, rows = cloth.height / 2;

    for (int y = 0; y < rows; y++) {
        int inset = y < side ? side - y : 0, left = rows - y;

        canvas_fill(canvas, (struct canvas_rect){
            cloth.left + inset, cloth.top + y, cloth.width - 2 * inset, 1},
            canvas_fade(CANVAS_SOLID(CLOTH), 230 * left / rows * left
                                             / rows));
    }
}

/* The weave: every third row catches a little light. */
static void draw_weave(struct canvas *canvas, const struct monitor *monitor,
                       struct canvas_rect cloth)
{
    int from = 2 * monitor->unit / CANVAS_PX;
    int to = cloth.height - from - 1;

    for (int y = from; y < to; y += 3)
        canvas_fill(canvas, (struct canvas_rect){cloth.left, cloth.top + y,
                                                 cloth.width, 1},
                    0x0affffff);
}

/* A dashed seam, four pixels in seven, along the wave of the hem. */
static void draw_hem(struct canvas *canvas, const struct monitor *monitor,
                     struct canvas_rect cloth)
{
    int thick = canvas_max(monitor->unit / 4, CANVAS_PX * 3 / 4);

    for (int x = 0; x < cloth.width; x++) {
        int hem = hem_at(monitor, cloth, x) - 2 * monitor->unit;

        if (x % 7 < 4)
            draw_column(canvas, cloth, x, hem - thick, hem,
                        canvas_fade(CANVAS_SOLID(SEAM), 150));
    }
}

/* Where it bends over the edge of the housing it catches light from above. */
static void draw_bend(struct canvas *canvas, const struct monitor *monitor,
                      struct canvas_rect cloth)
{
    int rows = 3 * monitor->unit / CANVAS_PX;
    int side = 2 * monitor->unit / CANVAS_PX;

    for (int y = 0; y < rows; y++) {
        int inset = y < side ? side - y : 0;

        canvas_fill(canvas, (struct canvas_rect){
            cloth.left + inset, cloth.top + y, cloth.width - 2 * inset, 1},
            canvas_fade(0xffffffff, 60 - 60 * y / rows));
    }
}

/* The label. "/" begins a new line; words and lines that do not fit are
 * dropped. */

struct label {
    char line[LINES_MAX][WORD_MAX];
    int count, longest;
};

static void add_label_word(struct label *self, const char *word, int is_new)
{
    char *line;
    struct text to;

    if (is_new && self->count == LINES_MAX)
        return;
    line = self->line[is_new ? self->count++ : self->count - 1];
    if (is_new)
        *line = 0;
    to = (struct text){line, WORD_MAX, strlen(line)};
    text_put(&to, to.used ? " " : "");
    text_put(&to, word);
    if ((int)to.used > self->longest)
        self->longest = (int)to.used;
}

static void read_words(struct label *self, const char *words)
{
    char word[WORD_MAX];
    int is_new = 1;

    self->count = self->longest = 0;
    while (text_word(&words, word, sizeof word) > 0) {
        if (text_same(word, "/")) {
            is_new = 1;
            continue;
        }
        add_label_word(self, word, is_new);
        is_new = 0;
    }
}

/* In the middle of the glass, a letter's height of margin around the text. */
static struct canvas_box label_box(const struct monitor *monitor,
                                   const struct label *label, int height)
{
    int wide = label->longest * letter_advance(height) + 2 * height;
    int high = (label->count + 1) * height + height / 2;
    struct canvas_rect glass = monitor->glass;

    return (struct canvas_box){
        glass.left * CANVAS_PX + (glass.width * CANVAS_PX - wide) / 2,
        glass.top * CANVAS_PX + (glass.height * CANVAS_PX - high) / 2,
        wide, high};
}

static void draw_sewn_label(struct canvas *canvas,
                            const struct monitor *monitor,
                            const struct label *label, int height)
{
    struct canvas_box box = label_box(monitor, label, height);
    struct letter_style style = {.height = height, .align = LETTER_CENTRE,
                                 .colour = CANVAS_SOLID(LABEL_INK)};

    canvas_shadow(canvas, box, height / 4, height / 3, 110);
    canvas_round(canvas, box, height / 4, CANVAS_SOLID(LABEL));
    canvas_frame(canvas, canvas_box_inside(box, height / 6), height / 6,
                 canvas_max(height / 20, CANVAS_PX / 2),
                 CANVAS_SOLID(STITCH));
    for (int i = 0; i < label->count; i++)
        letter_draw(canvas, (struct canvas_spot){
            box.left + box.width / 2,
            box.top + height * 3 / 4 + i * height},
            label->line[i], &style);
}

/* From the bottom layer up; the label last, on top of folds and light. */
void cloth_draw(struct canvas *canvas, const struct monitor *monitor,
                const char *words)
{
    struct canvas_rect cloth = cloth_on(monitor);
    int glass_width = monitor->glass.width * CANVAS_PX, height;
    struct label label;

    draw_folds(canvas, monitor, cloth);
    draw_fall(canvas, monitor, cloth);
    draw_weave(canvas, monitor, cloth);
    draw_bend(canvas, monitor, cloth);
    draw_hem(canvas, monitor, cloth);
    read_words(&label, words);
    height = letter_height_for(label.longest + 3, glass_width,
                               monitor->unit * 8);
    if (height)
        draw_sewn_label(canvas, monitor, &label, height);
}
