/* part.c - a chip: to look at, and a memory to be asked what was done wrong to
 * it.
 *
 * A memory at the end of wires reads as what it has to complain of, and as no
 * word at all if everything was in order.
 */
#include "parts/reading.h"

static void read_complaints(const struct reading *reading,
                            const struct part *part, struct text *to)
{
    const struct machine_design *design = reading->machine->design;

    if (design && design->say)
        design->say(reading->harness, part->group, to);
}

static const char *expect_complaints(const struct reading *reading,
                                     struct parts parts, const char *word,
                                     struct reading_answer *answer)
{
    if (!reading->machine->design)
        return text_error("'", reading_part(reading, parts, 0)->group,
                          "' shows nothing that could be expected", (char *)0);
    return reading_expect_words(reading, parts, word, answer);
}

const struct part_type chip_part = {
    .name = "chip",
    .title = "chip",
    .titles = "chips",
    .read = read_complaints,
    .expect = expect_complaints,
};
