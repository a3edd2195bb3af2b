/* part.c - a lamp that buzzes: a kind of part for new_kind.sh alone. */
#include "parts/reading.h"

static void read_buzzer(const struct reading *reading,
                        const struct part *part, struct text *to)
{
    text_put(to, reading_is_on(reading, part) ? "buzz" : "quiet");
}

const struct part_type buzzer_part = {
    .name = "buzzer",
    .lights = 1,
    .can_blink = 1,
    .read = read_buzzer,
    .expect = reading_expect_words,
};
