/* reading.c - the data that parts are read from, and readings that kinds share.
 *
 * Kinds that need more have their own `read` and `expect` in parts/KIND/part.c.
 */
#include "parts/reading.h"

#include <string.h>

#include "base/bits.h"

const char reading_colours[] = "KBGCRMYW";
const char reading_cells[] = ".GRY";

const struct part *reading_part(const struct reading *self,
                                struct parts parts, int i)
{
    return &self->machine->board->parts[parts.first + i];
}

int reading_is_on(const struct reading *self, const struct part *part)
{
    if (part_is_input(part))
        return (self->in >> part->pin & 1) != 0;
    return lights_has(self->seen, part->light);
}

/* Values */

/* One letter for each part. Tried before numbers: "101" of three switches is
 * 5, not a hundred and one. */
static int parse_bits(const char *word, int width, pins *value, pins *mask)
{
    *value = *mask = 0;
    if (strlen(word) != (size_t)width)
        return 0;
    for (; *word; word++) {
        if (!strchr("01x", *word))
            return 0;
        *value = *value << 1 | (*word == '1');
        *mask = *mask << 1 | (*word != 'x');
    }
    return 1;
}

static const char *describe_bad_value(const char *word, int width)
{
    char most[24], bits[24];
    struct text to;

    text_begin(&to, most, sizeof most);
    text_put_number(&to, PINS(0, width));
    text_begin(&to, bits, sizeof bits);
    text_put_number(&to, (uint64_t)width);
    return text_error("'", word, "' does not fit; expected 0 to ", most,
                      ", on, off, or ", bits, " bits of 0, 1 or x",
                      (char *)0);
}

const char *reading_value(const char *word, int width, pins *value,
                          pins *mask)
{
    if (parse_bits(word, width, value, mask))
        return NULL;
    *mask = PINS(0, width);
    if (text_same(word, "on"))
        *value = *mask;
    else if (text_same(word, "off"))
        *value = 0;
    else if (!text_number(word, value) || *value > *mask)
        return describe_bad_value(word, width);
    return NULL;
}

/* Bits */

void reading_put_bit(const struct reading *self, const struct part *part,
                     struct text *to)
{
    text_put_char(to, reading_is_on(self, part) ? '1' : '0');
}

/* The first part of the table is the highest bit, as it is the leftmost one
 * on the board. */
static pins bits_of(const struct reading *self, struct parts parts)
{
    pins bits = 0;

    for (int i = 0; i < parts.count; i++)
        bits = bits << 1
             | (unsigned)reading_is_on(self, reading_part(self, parts, i));
    return bits;
}

const char *reading_expect_bits(const struct reading *self,
                                struct parts parts, const char *word,
                                struct reading_answer *answer)
{
    pins value, mask;
    const char *error = reading_value(word, parts.count, &value, &mask);

    if (!error)
        answer->holds = (bits_of(self, parts) & mask) == value;
    return error;
}

/* Words */

const char *reading_expect_words(const struct reading *self,
                                 struct parts parts, const char *word,
                                 struct reading_answer *answer)
{
    (void)self;
    (void)parts;
    answer->holds = text_same(word, answer->actual);
    return NULL;
}

/* Pictures */

void reading_put_picture(const struct machine_type *machine,
                         const struct picture_view *picture, struct text *to)
{
    if (machine->read_picture)
        machine->read_picture(picture, to);
    else if (picture->type->say)
        picture->type->say(picture->from, picture->tick, to);
}

/* Every pixel goes through the mixer in order, so that a picture with two
 * pixels exchanged is another number. The upper half of the last mix is kept:
 * eight digits are enough to tell pictures apart in a script. */
uint64_t reading_picture(const struct reading *self)
{
    uint64_t hash = 0;

    for (int y = 0; y < PICTURE_HEIGHT; y++)
        for (int x = 0; x < PICTURE_WIDTH; x++)
            hash = bits_mix(hash ^ picture_pixel(&self->picture, x, y));
    return hash >> 32;
}
