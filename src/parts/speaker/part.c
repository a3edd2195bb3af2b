/* part.c - a speaker on the desk, read as the sound it makes in a word.
 *
 * Silence is read as no word at all. At the end of wires it is heard, not told:
 * a tone is read as its pitch, "440 Hz" (ear.h).
 */
#include "parts/reading.h"
#include "parts/speaker/buzzer_pin.h"
#include "parts/speaker/samples.h"

static const struct samples *heard_samples(const struct reading *reading)
{
    const struct playing *playing = &reading->playing;

    return playing->type && playing->type->samples
         ? playing->type->samples(playing->from) : NULL;
}

static void read_speaker(const struct reading *reading,
                         const struct part *part, struct text *to)
{
    const struct samples *heard = heard_samples(reading);

    (void)part;
    if (heard)
        ear_say(&heard->ear, to);
    else if (reading->playing.type)
        text_put(to, reading->playing.type->names[
                         reading->playing.type->sound(reading->playing.from)]);
}

static const char *expect_sound(const struct reading *reading,
                                struct parts parts, const char *word,
                                struct reading_answer *answer)
{
    const struct samples *heard = heard_samples(reading);

    if (heard)
        return ear_expect(&heard->ear, word, &answer->holds);
    return reading_expect_words(reading, parts, word, answer);
}

const struct part_type speaker_part = {
    .name = "speaker",
    .title = "speaker",
    .titles = "speakers",
    .plug_ports = 1,
    .device = &buzzer_pin_device,
    .plug_width_mm = 40,
    .plug_height_mm = 40,
    .signal = SIGNAL_SOUND,
    .place = PLACE_BESIDE,
    .read = read_speaker,
    .expect = expect_sound,
};
