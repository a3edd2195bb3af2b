/* part.c - a speaker on the desk, read as the sound it makes in a word.
 *
 * Silence is read as no word at all.
 */
#include "parts/reading.h"

static void read_speaker(const struct reading *reading,
                         const struct part *part, struct text *to)
{
    (void)part;
    text_put(to, reading->machine->speaker->sound(reading->chip));
}

const struct part_type speaker_part = {
    .name = "speaker",
    .title = "speaker",
    .titles = "speakers",
    .plug_ports = 1,
    .signal = SIGNAL_SOUND,
    .place = PLACE_BESIDE,
    .read = read_speaker,
    .expect = reading_expect_words,
};
