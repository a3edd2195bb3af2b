/* part.c - a monitor on the desk, with the picture of the machine.
 *
 * It is read by the words that stand on it, in one line; its pixels can be
 * compared one by one, or all of them as one number.
 */
#include <string.h>

#include "parts/screen/multisync.h"
#include "parts/reading.h"

static void read_screen_words(const struct reading *reading,
                              const struct part *part, struct text *to)
{
    (void)part;
    reading_put_picture(reading->machine, &reading->picture, to);
}

/* Pixels */

struct pixel_wanted {
    unsigned x, y;
    uint16_t rgb444, mask;              /* no ones where any digit will do */
};

/* Steps over a number of three digits at most. */
static int take_place(const char **at, unsigned *place)
{
    const char *from = *at;

    for (*place = 0; text_is_digit(**at) && *at < from + 3; ++*at)
        *place = 10 * *place + (unsigned)(**at - '0');
    return *at > from;
}

/* Red, green, blue: a hexadecimal digit each, or x. */
static int take_colour(const char **at, struct pixel_wanted *pixel)
{
    static const char digits[] = "0123456789abcdef";

    pixel->rgb444 = pixel->mask = 0;
    for (int i = 0; i < 3; i++, ++*at) {
        int letter = **at >= 'A' && **at <= 'F' ? **at + 32 : **at;
        const char *digit = letter ? strchr(digits, letter) : NULL;

        if (!digit && letter != 'x')
            return 0;
        pixel->rgb444 = (uint16_t)(pixel->rgb444 << 4
                                   | (digit ? digit - digits : 0));
        pixel->mask = (uint16_t)(pixel->mask << 4 | (digit ? 15 : 0));
    }
    return 1;
}

/* "320,212=eee" */
static int take_pixel(const char **at, struct pixel_wanted *pixel)
{
    if (!take_place(at, &pixel->x) || *(*at)++ != ','
        || !take_place(at, &pixel->y) || *(*at)++ != '='
        || !take_colour(at, pixel))
        return 0;
    if (**at == ' ')
        ++*at;
    return pixel->x < PICTURE_WIDTH && pixel->y < PICTURE_HEIGHT;
}

static void put_pixel(const struct pixel_wanted *pixel, uint16_t rgb444,
                      struct text *to)
{
    text_put(to, to->used ? " " : "");
    text_put_number(to, pixel->x);
    text_put_char(to, ',');
    text_put_number(to, pixel->y);
    text_put_char(to, '=');
    text_put_hex(to, rgb444, 3);
}

/* Words on a monitor do not begin like that. */
static int is_of_pixels(const char *word)
{
    unsigned x, y;

    return take_place(&word, &x) && *word++ == ','
        && take_place(&word, &y) && *word == '=';
}

/* All of them must be as they are wanted; all are told. */
static const char *expect_pixels(const struct reading *reading,
                                 const char *word,
                                 struct reading_answer *answer)
{
    const char *at = word;
    struct text to;

    answer->holds = 1;
    text_begin(&to, answer->actual, sizeof answer->actual);
    while (*at) {
        struct pixel_wanted pixel;
        uint16_t actual;

        if (!take_pixel(&at, &pixel))
            return text_error("'", word, "' is not a list of pixels; expected, "
                              "for example, '320,212=eee': x to 639, y to "
                              "479, and red, green and blue as a hexadecimal "
                              "digit or x each", (char *)0);
        actual = picture_pixel(&reading->picture, (int)pixel.x, (int)pixel.y);
        answer->holds &= (actual & pixel.mask) == pixel.rgb444;
        put_pixel(&pixel, actual, &to);
    }
    return NULL;
}

/* Some of its words, pixels, or the whole picture as a number. Words need only
 * occur: the rest of the line may change with every move. */
static const char *expect_screen(const struct reading *reading,
                                 struct parts parts, const char *word,
                                 struct reading_answer *answer)
{
    uint64_t wanted, actual;
    struct text to;

    (void)parts;
    if (is_of_pixels(word))
        return expect_pixels(reading, word, answer);
    if (word[0] != '0' || word[1] != 'x') {
        answer->holds = text_find(answer->actual, word) != NULL;
        return NULL;
    }
    if (!text_number(word, &wanted))
        return text_error("'", word, "' is not the number of a picture; "
                          "expected 0x and eight hexadecimal digits",
                          (char *)0);
    actual = reading_picture(reading);
    answer->holds = wanted == actual;
    text_begin(&to, answer->actual, sizeof answer->actual);
    text_put(&to, "0x");
    text_put_hex(&to, actual, 8);
    return NULL;
}

const struct part_type screen_part = {
    .name = "screen",
    .title = "monitor",
    .titles = "monitors",
    .plug_ports = 14,
    .device = &multisync_device,
    .plug_width_mm = 164,
    .plug_height_mm = 128,
    .signal = SIGNAL_PICTURE,
    .place = PLACE_MONITOR,
    .read = read_screen_words,
    .expect = expect_screen,
};
