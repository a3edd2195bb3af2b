/* canvas.c - pixels, rectangles of them, and colours.
 *
 * Shapes are in canvas_*.c, the arithmetic of single pixels in ink.h. Sums of
 * two ints are taken in 64 bits here, so that a rectangle near the ends of
 * the range is clipped rather than wrapped around.
 */
#include "draw/canvas.h"

#include <string.h>

#include "draw/ink.h"

/* Colours */

/* Levels outside 0 to 255 count as the nearest. */
uint32_t canvas_mix(uint32_t from, uint32_t to, int level)
{
    return ink_mix(from, to, (uint32_t)ink_between(0, level, 255));
}

/* Only the opacity changes; the colour stays as it is. */
uint32_t canvas_fade(uint32_t colour, int level)
{
    return (colour & 0xffffff)
         | (canvas_mix(0, colour, level) & 0xff000000u);
}

/* Rectangles */

static int64_t right_of(struct canvas_rect rect)
{
    return (int64_t)rect.left + rect.width;
}

static int64_t bottom_of(struct canvas_rect rect)
{
    return (int64_t)rect.top + rect.height;
}

/* Keeps left and top even when it is empty, so that an empty result still
 * says where it would have been. */
static struct canvas_rect rect_from(int64_t left, int64_t top, int64_t right,
                                    int64_t bottom)
{
    struct canvas_rect rect = {(int)left, (int)top, 0, 0};

    if (left < right && top < bottom) {
        rect.width = (int)ink_between(0, right - left, INT32_MAX);
        rect.height = (int)ink_between(0, bottom - top, INT32_MAX);
    }
    return rect;
}

int canvas_rect_is_empty(struct canvas_rect rect)
{
    return rect.width <= 0 || rect.height <= 0;
}

int canvas_rect_has(struct canvas_rect rect, int x, int y)
{
    return x >= rect.left && x < right_of(rect)
        && y >= rect.top && y < bottom_of(rect);
}

/* Empty where they do not meet. */
struct canvas_rect canvas_rect_both(struct canvas_rect a,
                                    struct canvas_rect b)
{
    return rect_from(ink_max(a.left, b.left), ink_max(a.top, b.top),
                     ink_min(right_of(a), right_of(b)),
                     ink_min(bottom_of(a), bottom_of(b)));
}

/* An empty rectangle adds nothing, wherever it is. */
struct canvas_rect canvas_rect_join(struct canvas_rect a,
                                    struct canvas_rect b)
{
    if (canvas_rect_is_empty(a))
        return b;
    if (canvas_rect_is_empty(b))
        return a;
    return rect_from(ink_min(a.left, b.left), ink_min(a.top, b.top),
                     ink_max(right_of(a), right_of(b)),
                     ink_max(bottom_of(a), bottom_of(b)));
}

/* Cuts a row off the top of a room. The room may become empty, and even
 * negative: what is placed there is then not seen. */
struct canvas_rect canvas_rect_row(struct canvas_rect *room, int height,
                                   int gap)
{
    struct canvas_rect row = *room;

    row.height = height;
    room->top += height + gap;
    room->height -= height + gap;
    return row;
}

/* All pixels that a box touches, also in part. */
struct canvas_rect canvas_rect_around(struct canvas_box box)
{
    return rect_from(ink_floor(box.left), ink_floor(box.top),
                     ink_ceil((int64_t)box.left + box.width),
                     ink_ceil((int64_t)box.top + box.height));
}

/* Moves both ends of one axis inwards; they meet in the middle at most. */
static void shrink_side(int *start, int *size, int by)
{
    int64_t from = ink_place(*start), length = ink_place(*size);
    int64_t in = ink_place(by);

    if (length < 2 * in)
        in = length / 2;
    *start = (int)(from + in);
    *size = (int)(length - 2 * in);
}

struct canvas_box canvas_box_inside(struct canvas_box box, int by)
{
    shrink_side(&box.left, &box.width, by);
    shrink_side(&box.top, &box.height, by);
    return box;
}

struct canvas_box canvas_box_of(struct canvas_rect rect)
{
    return (struct canvas_box){rect.left * CANVAS_PX, rect.top * CANVAS_PX,
                               rect.width * CANVAS_PX,
                               rect.height * CANVAS_PX};
}

int canvas_box_has(struct canvas_box box, struct canvas_spot spot)
{
    return spot.x >= box.left && spot.x < box.left + box.width
        && spot.y >= box.top && spot.y < box.top + box.height;
}

/* The canvas */

static struct canvas_rect whole(const struct canvas *self)
{
    return (struct canvas_rect){0, 0, self->width, self->height};
}

/* The pixels are the caller's, and may be any at first. */
void canvas_begin(struct canvas *self, uint32_t *pixels, int width,
                  int height)
{
    self->width = width > 0 ? width : 0;
    self->height = height > 0 ? height : 0;
    self->stride = self->width;
    self->pixels = pixels;
    self->clip = whole(self);
}

/* A clip is within the canvas, so that no drawing needs to look at both. */
void canvas_clip(struct canvas *self, struct canvas_rect clip)
{
    self->clip = canvas_rect_both(whole(self), clip);
}

void canvas_unclip(struct canvas *self)
{
    self->clip = whole(self);
}

void canvas_fill(struct canvas *self, struct canvas_rect rect,
                 uint32_t colour)
{
    struct canvas_rect in = canvas_rect_both(rect, self->clip);

    for (int y = in.top; y < in.top + in.height; y++)
        ink_span(self, y, in.left, in.left + in.width, colour, INK_FULL);
}

/* One memcpy a row: this runs for every dirty rectangle of every frame. */
void canvas_copy(struct canvas *self, const struct canvas *from,
                 struct canvas_rect rect)
{
    struct canvas_rect in = canvas_rect_both(rect, self->clip);

    in = canvas_rect_both(in, whole(from));
    for (int y = in.top; y < in.top + in.height; y++)
        memcpy(ink_at(self, in.left, y), ink_at(from, in.left, y),
               (size_t)in.width * sizeof *self->pixels);
}
