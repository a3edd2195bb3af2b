/* canvas.c - a frame to draw into, with a margin that nobody may touch, and
 * eyes for it. */
#include "machines/go/hps/canvas.h"

#include <string.h>

#include "machines/go/hps/render.h"

void canvas_begin(struct canvas *self)
{
    memset(self, CANVAS_EMPTY & 0xff, sizeof *self);
    render_init(self->pixel);
}

static int is_empty(const uint16_t *guard)
{
    for (int i = 0; i < CANVAS_GUARD; i++)
        if (guard[i] != CANVAS_EMPTY)
            return 0;
    return 1;
}

int canvas_is_sound(const struct canvas *self)
{
    return is_empty(self->before) && is_empty(self->after);
}

/* Extents */

static struct extent nothing(void)
{
    struct extent none = {FB_WIDTH, FB_HEIGHT, -1, -1, 0};

    return none;
}

static void add(struct extent *to, int x, int y)
{
    to->left = x < to->left ? x : to->left;
    to->right = x > to->right ? x : to->right;
    to->top = y < to->top ? y : to->top;
    to->bottom = y > to->bottom ? y : to->bottom;
    to->count++;
}

struct extent canvas_find(const struct canvas *self, uint16_t color)
{
    struct extent found = nothing();

    for (int y = 0; y < FB_HEIGHT; y++)
        for (int x = 0; x < FB_WIDTH; x++)
            if (self->pixel[y][x] == color)
                add(&found, x, y);
    return found;
}

struct extent canvas_find_other(const struct canvas *self, uint16_t color)
{
    struct extent found = nothing();

    for (int y = 0; y < FB_HEIGHT; y++)
        for (int x = 0; x < FB_WIDTH; x++)
            if (self->pixel[y][x] != color)
                add(&found, x, y);
    return found;
}

struct extent canvas_difference(const struct canvas *a,
                                const struct canvas *b)
{
    struct extent found = nothing();

    for (int y = 0; y < FB_HEIGHT; y++)
        for (int x = 0; x < FB_WIDTH; x++)
            if (a->pixel[y][x] != b->pixel[y][x])
                add(&found, x, y);
    return found;
}

/* Reading */

static int is_ink(char c, int column, int row)
{
    return font_table[(unsigned char)c][column] >> row & 1;
}

static int reads_letter(const struct canvas *self, char c, int scale, int x,
                        int y, uint16_t color)
{
    for (int i = 0; i < FONT_WIDTH * scale * FONT_HEIGHT * scale; i++) {
        int dx = i % (FONT_WIDTH * scale), dy = i / (FONT_WIDTH * scale);
        int is_drawn = self->pixel[y + dy][x + dx] == color;

        if (is_drawn != is_ink(c, dx / scale, dy / scale))
            return 0;
    }
    return 1;
}

static int reads_at(const struct canvas *self, const char *text, int scale,
                    int x, int y, uint16_t color)
{
    for (; *text; text++, x += FONT_STEP * scale)
        if (x + FONT_WIDTH * scale > FB_WIDTH
            || !reads_letter(self, *text, scale, x, y, color))
            return 0;
    return 1;
}

/* A pixel of the first letter, which tells the colour. */
static int ink_of(char c)
{
    int i = 0;

    while (!is_ink(c, i / FONT_HEIGHT, i % FONT_HEIGHT))
        i++;
    return i;
}

int canvas_reads(const struct canvas *self, const char *text, int scale,
                 struct place *place)
{
    int ink = ink_of(*text);
    int dx = ink / FONT_HEIGHT * scale, dy = ink % FONT_HEIGHT * scale;

    for (int y = 0; y + FONT_HEIGHT * scale <= FB_HEIGHT; y++)
        for (int x = 0; x + FONT_WIDTH * scale <= FB_WIDTH; x++) {
            uint16_t color = self->pixel[y + dy][x + dx];

            if (!reads_at(self, text, scale, x, y, color))
                continue;
            *place = (struct place){x, y, color};
            return 1;
        }
    return 0;
}
