/* render.c - drawing: rectangles, circles and letters, clipped.
 *
 * Everything is made of filled rectangles, and fill_clipped is the only place
 * that writes a pixel. Coordinates are widened to 64 bits before anything is
 * added to them: whatever ints a caller gives, nothing overflows and nothing
 * outside of the frame is written.
 *
 * Frame and clipping rectangle are each thread's own, because the document's
 * functions take neither (M4-133).
 */
#include "machines/go/hps/render.h"

#include <string.h>

#include "base/bits.h"
#include "machines/go/hps/render_inside.h"

static const struct render_area whole = {0, 0, FB_WIDTH, FB_HEIGHT};

static _Thread_local uint16_t *frame;
static _Thread_local struct render_area clip;

static int64_t greater_coord(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static int64_t lesser_coord(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t clamp(int64_t least, int64_t n, int64_t most)
{
    return greater_coord(least, lesser_coord(n, most));
}

/* What of the area lies between these; right and bottom are behind them. Any
 * place that is given as an int fits, and so do sums of two. */
static struct render_area clip_area(struct render_area area, int64_t left,
                                    int64_t top, int64_t right, int64_t bottom)
{
    struct render_area part;

    part.left = (int)clamp(area.left, left, area.right);
    part.top = (int)clamp(area.top, top, area.bottom);
    part.right = (int)clamp(part.left, right, area.right);
    part.bottom = (int)clamp(part.top, bottom, area.bottom);
    return part;
}

/* The part of a rectangle that lies within the clipping rectangle. */
static void fill_clipped(int64_t left, int64_t top, int64_t right,
                         int64_t bottom, uint16_t color)
{
    struct render_area part = clip_area(clip, left, top, right, bottom);

    for (int y = part.top; y < part.bottom; y++) {
        uint16_t *row = frame + (size_t)y * FB_WIDTH;

        for (int x = part.left; x < part.right; x++)
            row[x] = color;
    }
}

/* Without a frame the clipping rectangle is empty: nothing is drawn. */
void render_init(void *fb_vaddr)
{
    static const struct render_area nothing;

    frame = fb_vaddr;
    clip = frame ? whole : nothing;
}

/* The clipping rectangle */

struct render_area render_narrow(int x, int y, int w, int h)
{
    struct render_area was = clip;

    clip = clip_area(clip, x, y, (int64_t)x + w, (int64_t)y + h);
    return was;
}

void render_widen(struct render_area was)
{
    clip = was;
}

void render_clip(int x, int y, int w, int h)
{
    render_init(frame);
    render_narrow(x, y, w, h);
}

/* Shapes */

void render_pixel(int x, int y, uint16_t color)
{
    fill_clipped(x, y, (int64_t)x + 1, (int64_t)y + 1, color);
}

void render_fill_rect(int x, int y, int w, int h, uint16_t color)
{
    fill_clipped(x, y, (int64_t)x + w, (int64_t)y + h, color);
}

/* How far the midpoint algorithm comes to the side in the row dy away from the
 * centre, without walking there: of a huge circle only the rows that are seen
 * cost anything. In the octant where rows are its steps it keeps the largest
 * w with w (w - 1) < r r - dy dy; in the other one the same is asked of dy. */
static int64_t circle_half_width(int64_t r, int64_t dy)
{
    int64_t rest = r * r - dy * dy;
    int64_t w;

    if (dy > r)
        return -1;
    w = bits_root((uint64_t)rest);
    if (w * (w + 1) < rest)
        w++;
    return w >= dy ? w : bits_root((uint64_t)(rest + dy - 1));
}

static void circle_row(int64_t cx, int y, int64_t from, int64_t to,
                       uint16_t color)
{
    fill_clipped(cx + from, y, cx + to + 1, (int64_t)y + 1, color);
}

/* The outline of a row reaches in to where the next row's begins, so that
 * there are no gaps where the circle is flat. */
static void ring_row(int64_t cx, int y, int64_t r, int64_t dy, uint16_t color)
{
    int64_t to = circle_half_width(r, dy);
    int64_t from = lesser_coord(to, circle_half_width(r, dy + 1) + 1);

    circle_row(cx, y, -to, -from, color);
    circle_row(cx, y, from, to, color);
}

/* By the midpoint algorithm (M4-050), row by row and only where the clipping
 * rectangle is. */
void render_circle(int cx, int cy, int r, uint16_t color, int filled)
{
    int64_t top = greater_coord(clip.top, (int64_t)cy - r);
    int64_t bottom = lesser_coord(clip.bottom, (int64_t)cy + r + 1);

    for (int64_t y = top; y < bottom; y++) {
        int64_t dy = y < cy ? cy - y : y - cy;

        if (filled)
            circle_row(cx, (int)y, -circle_half_width(r, dy),
                       circle_half_width(r, dy), color);
        else
            ring_row(cx, (int)y, r, dy, color);
    }
}

/* Letters */

/* A character is five columns of bits, the lowest at the top (M4-044). One
 * beyond the table shows as its last. */
static void glyph(int64_t x, int64_t y, int scale, unsigned char c,
                  uint16_t color)
{
    const uint8_t *columns = font_table[c < FONT_CHARS ? c : FONT_CHARS - 1];

    for (int i = 0; i < FONT_WIDTH * FONT_HEIGHT; i++) {
        int64_t left = x + (int64_t)(i / FONT_HEIGHT) * scale;
        int64_t top = y + (int64_t)(i % FONT_HEIGHT) * scale;

        if (columns[i / FONT_HEIGHT] >> i % FONT_HEIGHT & 1)
            fill_clipped(left, top, left + scale, top + scale, color);
    }
}

static int64_t string_width_px(int scale, const char *s)
{
    int64_t columns = (int64_t)strlen(s) * FONT_STEP - 1;

    return columns > 0 && scale > 0 ? columns * scale : 0;
}

/* Characters advance by a fixed step: five columns and a gap. */
static void draw_text_at(int64_t x, int64_t y, int scale, const char *s,
                         uint16_t color)
{
    for (; *s && scale > 0; s++, x += (int64_t)FONT_STEP * scale)
        glyph(x, y, scale, (unsigned char)*s, color);
}

void render_string(int x, int y, const char *s, uint16_t color)
{
    draw_text_at(x, y, 1, s, color);
}

void render_string_scaled(int x, int y, int scale, const char *s,
                          uint16_t color)
{
    draw_text_at(x, y, scale, s, color);
}

void render_string_centred(int x, int y, int scale, const char *s,
                           uint16_t color)
{
    draw_text_at(x - string_width_px(scale, s) / 2, y, scale, s, color);
}

void render_string_right(int x, int y, int scale, const char *s,
                         uint16_t color)
{
    draw_text_at(x - string_width_px(scale, s), y, scale, s, color);
}

int render_string_width(int scale, const char *s)
{
    return (int)lesser_coord(string_width_px(scale, s), INT32_MAX);
}

int render_string_scale(int width, const char *s)
{
    return string_width_px(2, s) <= width ? 2 : 1;
}
