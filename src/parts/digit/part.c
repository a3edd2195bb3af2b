/* part.c - a digit of seven segments and a point: eight lights, pgfedcba.
 *
 * Read as the character that its segments look like (base/glyph.h), with a
 * point after it if that is lit: "12.5" is three digits.
 */
#include "base/glyph.h"
#include "parts/reading.h"

enum { LIGHTS = 8 };

/* Digits share their segment wires: each shines for one tick of a scan, so
 * that a board's scan has as many turns as ticks. */
static int count_scan_ticks(const struct board_type *board)
{
    return board->scan_ticks;
}

/* Bit 0 is segment a, bit 7 the point, as base/glyph.h has them. */
static uint8_t lit_segments(const struct reading *reading,
                            const struct part *digit)
{
    uint8_t segments = 0;

    for (int i = 0; i < LIGHTS; i++)
        if (lights_has(reading->seen, digit->light + i))
            segments |= (uint8_t)(1 << i);
    return segments;
}

static void read_digit(const struct reading *reading,
                       const struct part *digit, struct text *to)
{
    uint8_t segments = lit_segments(reading, digit);

    text_put_char(to, glyph_char(segments));
    if (segments & GLYPH_POINT)
        text_put_char(to, '.');
}

/* A digit's segments as a number: 0x77, or 0xf7 with its point. For patterns
 * that look like no character; the answer is given as a number, too. */
static const char *expect_segments(const struct reading *reading,
                                   struct parts parts, const char *word,
                                   struct reading_answer *answer)
{
    uint64_t wanted;
    struct text to;
    uint8_t actual = lit_segments(reading, reading_part(reading, parts, 0));

    if (parts.count != 1 || !text_number(word, &wanted) || wanted > 0xff)
        return text_error("'", word, "' is not a pattern of one digit; "
                          "expected 0x00 to 0xff", (char *)0);
    answer->holds = actual == wanted;
    text_begin(&to, answer->actual, sizeof answer->actual);
    text_put(&to, "0x");
    text_put_hex(&to, actual, 2);
    return NULL;
}

/* A dark digit is read as '_', so that it can be counted, but may be written
 * as a space. Characters with the same segments, X and H, O and 0, are equal:
 * they cannot be told apart on the board. */
static int same_digit(char wanted, char actual)
{
    uint8_t segments = glyph_segments(wanted);

    return wanted == actual || (wanted == ' ' && actual == '_')
        || (segments && segments == glyph_segments(actual));
}

static int looks_alike(const char *wanted, const char *actual)
{
    for (; *wanted && *actual; wanted++, actual++)
        if (!same_digit(*wanted, *actual))
            return 0;
    return *wanted == *actual;
}

static const char *expect_digits(const struct reading *reading,
                                 struct parts parts, const char *word,
                                 struct reading_answer *answer)
{
    if (word[0] == '0' && word[1] == 'x')
        return expect_segments(reading, parts, word, answer);
    answer->holds = looks_alike(word, answer->actual);
    return NULL;
}

const struct part_type digit_part = {
    .name = "digit",
    .title = "digit",
    .titles = "digits",
    .plug_ports = 3,
    .plugs_in_rows = 8,
    .lights = LIGHTS,
    .turns = count_scan_ticks,
    .read = read_digit,
    .expect = expect_digits,
};
