/* kitty.c - a picture by the graphics protocol of kitty.
 *
 *     ESC _ G a=T,f=100,i=ID,..,c=40,r=15,m=1 ; base64 ESC \
 *     ESC _ G m=1 ; base64 ESC \
 *     ESC _ G m=0 ; base64 ESC \
 *
 * f=100 is a PNG file; c and r are cells; q=2 wants no answer and C=1 no move
 * of the cursor; m=1 says that more will come.
 */
#include "term/graphics/kitty.h"

#include <stdlib.h>

#include "draw/png.h"

const char term_kitty_remove[] =
    "\033_Ga=d,d=I,i=" TERM_KITTY_ID ",q=2\033\\";

/* The picture's file */

/* The sink of png.h. */
static void append_png_bytes(void *to, const uint8_t *bytes, size_t length)
{
    term_bytes_put(to, (const char *)bytes, length);
}

static const char *put_rows(struct png *png,
                            const struct term_picture *picture,
                            struct term_bytes *to)
{
    const char *error = png_begin(png, picture->width, picture->height,
                                  append_png_bytes, to);

    if (error)
        return error;
    for (int y = 0; y < picture->height; y++)
        png_row_rgb444(png, picture->pixels + (size_t)y
                                            * (size_t)picture->width);
    return png_end(png);
}

/* The compressor's state is too large for the stack. */
static void put_file(const struct term_picture *picture,
                     struct term_bytes *to)
{
    struct png *png = malloc(sizeof *png);

    if (!png || put_rows(png, picture, to))
        to->is_short = 1;
    free(png);
}

/* Base64, three bytes as four characters */

/* Four digits for `bytes` bytes, one more than the bytes if there are fewer
 * than three; equals signs fill the rest. */
static void put_digits(uint32_t three, size_t bytes, struct term_bytes *to)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                 "abcdefghijklmnopqrstuvwxyz0123456789+/";

    for (size_t i = 0; i < 4; i++)
        term_bytes_put(to, i <= bytes ? &digits[three >> (18 - 6 * i) & 63]
                                      : "=", 1);
}

static void put_base64(const uint8_t *bytes, size_t count,
                       struct term_bytes *to)
{
    for (size_t i = 0; i < count; i += 3) {
        uint32_t three = (uint32_t)bytes[i] << 16
            | (i + 1 < count ? (uint32_t)bytes[i + 1] << 8 : 0)
            | (i + 2 < count ? bytes[i + 2] : 0u);

        put_digits(three, count - i, to);
    }
}

/* Chunks */

static void put_key_value(struct term_bytes *to, const char *key, int value)
{
    term_bytes_put_text(to, key);
    term_bytes_put_number(to, (uint32_t)value);
}

static void put_control_data(int columns, int rows, struct term_bytes *to)
{
    term_bytes_put_text(to, "a=T,f=100,i=" TERM_KITTY_ID ",p=1,q=2,C=1");
    put_key_value(to, ",c=", columns);
    put_key_value(to, ",r=", rows);
    term_bytes_put_char(to, ',');
}

/* Chunks are cut at multiples of three bytes, so that only the last one can
 * have equals signs. All control data is in the first. */
void term_kitty_write(const struct term_picture *picture, int columns,
                      int rows, struct term_bytes *to)
{
    enum { CHUNK = TERM_KITTY_CHUNK / 4 * 3 };
    struct term_bytes file = {0};

    put_file(picture, &file);
    for (size_t at = 0; at < file.used; at += CHUNK) {
        size_t left = file.used - at;

        term_bytes_put_text(to, "\033_G");
        if (at == 0)
            put_control_data(columns, rows, to);
        term_bytes_put_text(to, left > CHUNK ? "m=1;" : "m=0;");
        put_base64((const uint8_t *)file.start + at,
                   left < CHUNK ? left : CHUNK, to);
        term_bytes_put_text(to, "\033\\");
    }
    to->is_short |= file.is_short;
    term_bytes_free(&file);
}
