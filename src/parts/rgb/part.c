/* part.c - an LED of three colours: three lights, B G R, read as one letter.
 *
 * The letters are those of reading_colours, from K (dark) to W (all three).
 */
#include <string.h>

#include "parts/reading.h"

enum { LIGHTS = 3 };

/* Light i of the part is bit i of the colour: B lowest, R highest. */
static void read_colour(const struct reading *reading,
                        const struct part *rgb, struct text *to)
{
    unsigned colour = 0;

    for (int i = 0; i < LIGHTS; i++)
        if (lights_has(reading->seen, rgb->light + i))
            colour |= 1u << i;
    text_put_char(to, reading_colours[colour]);
}

/* A letter for each colour: RGKW, or K for one alone. */
static const char *expect_colours(const struct reading *reading,
                                  struct parts parts, const char *word,
                                  struct reading_answer *answer)
{
    if (strlen(word) != (size_t)parts.count
        || strspn(word, reading_colours) != strlen(word))
        return text_error("'", word, "' is not a row of colours; expected "
                          "one letter of ", reading_colours, " for each LED",
                          (char *)0);
    return reading_expect_words(reading, parts, word, answer);
}

const struct part_type rgb_part = {
    .name = "rgb",
    .title = "RGB LED",
    .titles = "RGB LEDs",
    .plug_ports = 3,
    .lights = LIGHTS,
    .can_blink = 1,
    .is_restless = 1,
    .read = read_colour,
    .expect = expect_colours,
};
