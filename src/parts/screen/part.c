/* part.c - a monitor on the desk, with the picture of the machine.
 *
 * It is read by the words that stand on it, in one line; its pixels can be
 * compared as one number.
 */
#include "parts/screen/multisync.h"
#include "parts/reading.h"

static void read_screen_words(const struct reading *reading,
                              const struct part *part, struct text *to)
{
    (void)part;
    reading_put_picture(reading->machine, &reading->picture, to);
}

/* Some of its words, or the whole picture as a number. Words need only occur:
 * the rest of the line may change with every move. */
static const char *expect_screen(const struct reading *reading,
                                 struct parts parts, const char *word,
                                 struct reading_answer *answer)
{
    uint64_t wanted, actual;
    struct text to;

    (void)parts;
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
