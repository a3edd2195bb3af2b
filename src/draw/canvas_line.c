/* canvas_line.c - lines with round ends.
 *
 * How much of a pixel is covered follows from the distance of its middle to
 * the line segment: full up to half the width less half a pixel, none from
 * half a pixel beyond. Traces on circuit boards and the strokes of icons are
 * drawn with it; both are thin, so that pixels are visited one by one.
 */
#include "draw/ink.h"

struct line {                           /* sub-pixels */
    int64_t x, y;                       /* its start */
    int64_t dx, dy, length;
    int64_t half;                       /* its width */
};

enum { HALF_PX = CANVAS_PX / 2 };

static int64_t absolute(int64_t number)
{
    return number < 0 ? -number : number;
}

/* What is thinner than a pixel cannot cover one: its cover ends at its own
 * width, so that hair lines become faint instead of vanishing. */
static int cover_at_distance(const struct line *line, int64_t away)
{
    int64_t most = line->half < HALF_PX ? 2 * line->half : INK_FULL;

    return (int)ink_between(0, line->half + HALF_PX - away, most);
}

/* Beside the segment the distance is the cross product over the length; past
 * an end it is the distance to that end, which makes the end round. */
static int line_cover_at(const struct line *line, int x, int y)
{
    int64_t dx = ink_middle(x) - line->x, dy = ink_middle(y) - line->y;
    int64_t along = dx * line->dx + dy * line->dy;
    int64_t square = line->length * line->length;

    if (along > 0 && along < square)
        return cover_at_distance(line, absolute(dx * line->dy - dy * line->dx)
                                       / line->length);
    if (along > 0) {
        dx -= line->dx;
        dy -= line->dy;
    }
    return cover_at_distance(line, ink_root(dx * dx + dy * dy));
}

/* The x of the line at a height, no further than its ends. */
static int64_t x_at(const struct line *line, int64_t y)
{
    int64_t down = y - line->y;

    if (line->dy < 0 ? down >= 0 : down <= 0)
        return line->x;
    if (absolute(down) >= absolute(line->dy))
        return line->x + line->dx;
    return line->x + line->dx * down / line->dy;
}

/* The columns that the line can touch in this row: where it is a reach above
 * and a reach below, widened by that reach. */
static void paint_line_row(struct canvas *canvas, const struct line *line,
                           int y, uint32_t colour)
{
    int64_t reach = line->half + CANVAS_PX;
    int64_t a = x_at(line, ink_middle(y) - reach);
    int64_t b = x_at(line, ink_middle(y) + reach);
    int64_t left = canvas->clip.left, right = left + canvas->clip.width;
    int from, to;

    from = (int)ink_between(left, ink_floor((a < b ? a : b) - reach), right);
    to = (int)ink_between(from, ink_ceil((a < b ? b : a) + reach), right);
    for (int x = from; x < to; x++)
        ink_dot(canvas, x, y, colour, line_cover_at(line, x, y));
}

static struct line measure_line(struct canvas_spot from, struct canvas_spot to,
                                int width)
{
    struct line line = {.x = ink_place(from.x), .y = ink_place(from.y)};

    line.dx = ink_place(to.x) - line.x;
    line.dy = ink_place(to.y) - line.y;
    line.length = ink_root(line.dx * line.dx + line.dy * line.dy);
    line.half = ink_between(0, width, INK_FAR) / 2;
    return line;
}

void canvas_line(struct canvas *self, struct canvas_spot from,
                 struct canvas_spot to, int width, uint32_t colour)
{
    struct line line = measure_line(from, to, width);
    int64_t end = line.y + line.dy;
    int64_t high = line.y < end ? line.y : end;
    int64_t low = line.y < end ? end : line.y;
    int64_t top = self->clip.top, bottom = top + self->clip.height;
    int y = (int)ink_between(top, ink_floor(high - line.half), bottom);
    int last = (int)ink_between(y, ink_ceil(low + line.half), bottom);

    for (; y < last; y++)
        paint_line_row(self, &line, y, colour);
}
