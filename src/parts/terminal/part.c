/* part.c - a terminal on the desk at the end of a serial line.
 *
 * Read as its rows of text joined by strokes; empty rows are left out, so
 * that it does not matter how far the text has scrolled.
 */
#include "parts/terminal/serial.h"
#include "parts/reading.h"

static void read_terminal(const struct reading *reading,
                          const struct part *part, struct text *to)
{
    const struct terminal *terminal = reading->terminal;
    int is_first = 1;

    (void)part;
    for (int r = 0; r < TERMINAL_ROWS; r++) {
        int length = terminal_row_length(terminal, r);

        if (length && !is_first)
            text_put_char(to, '/');
        for (int i = 0; i < length; i++)
            text_put_char(to, terminal_letter(terminal, r, i));
        is_first &= !length;
    }
}

/* Compares the whole screen, read once more: answer->actual may have cut it
 * off, and must then not decide. */
static const char *expect_terminal(const struct reading *reading,
                                   struct parts parts, const char *word,
                                   struct reading_answer *answer)
{
    char screen[READING_TERMINAL_MAX];
    struct text to;

    text_begin(&to, screen, sizeof screen);
    read_terminal(reading, reading_part(reading, parts, 0), &to);
    answer->holds = text_same(word, screen);
    return NULL;
}

const struct part_type terminal_part = {
    .name = "terminal",
    .title = "serial line",
    .titles = "serial lines",
    .plug_ports = 2,
    .device = &serial_device,
    .plug_width_mm = 76,
    .plug_height_mm = 56,
    .use = USE_LOOK,
    .signal = SIGNAL_SERIAL,
    .place = PLACE_MONITOR,
    .read = read_terminal,
    .expect = expect_terminal,
};
