/* picture_oled.c - the picture of a small OLED display.
 *
 * Its points are blue-white on black, as bright as its contrast says, and five
 * by five pixels large: 128 of them are as wide as a monitor's picture. In
 * words it is "dark", or how many points are lit.
 */
#include "base/bits.h"
#include "parts/picture.h"
#include "parts/screen/ssd1306.h"

enum { POINT = PICTURE_WIDTH / SSD1306_WIDTH };

static uint16_t point_at(const struct ssd1306 *oled, int x, int y)
{
    unsigned level = 6u + oled->contrast * 9u / 255;

    return ssd1306_is_lit(oled, x, y)
         ? (uint16_t)((level - 3) << 8 | level << 4 | 15) : 0;
}

static uint16_t oled_pixel(const void *from, int x, int y)
{
    const struct ssd1306 *oled = from;
    int above = (PICTURE_HEIGHT - oled->height * POINT) / 2;
    int row = y < above ? -1 : (y - above) / POINT;

    return row >= 0 && row < oled->height ? point_at(oled, x / POINT, row)
                                          : 0;
}

static void oled_pixels(const void *from, uint16_t *rgb444)
{
    for (int y = 0; y < PICTURE_HEIGHT; y++)
        for (int x = 0; x < PICTURE_WIDTH; x++)
            *rgb444++ = oled_pixel(from, x, y);
}

/* It has no frames of its own: its age is a hash of all that it shows. */
static uint64_t hash_points(const void *from)
{
    const struct ssd1306 *oled = from;
    uint64_t hash = 0;

    for (int y = 0; y < oled->height; y++)
        for (int x = 0; x < SSD1306_WIDTH; x++)
            hash = bits_mix(hash ^ point_at(oled, x, y));
    return hash;
}

static void count_points(const void *from, uint64_t tick, struct text *to)
{
    const struct ssd1306 *oled = from;
    unsigned lit = 0;

    (void)tick;
    for (int y = 0; y < oled->height; y++)
        for (int x = 0; x < SSD1306_WIDTH; x++)
            lit += (unsigned)ssd1306_is_lit(oled, x, y);
    if (!lit) {
        text_put(to, "dark");
        return;
    }
    text_put_number(to, lit);
    text_put(to, lit == 1 ? " point lit" : " points lit");
}

const struct picture_type picture_of_oled = {
    .pixel = oled_pixel,
    .pixels = oled_pixels,
    .age = hash_points,
    .say = count_points,
};
