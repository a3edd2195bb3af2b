/* pin_sheet.h - a pin table on one line, to be compared as text. */
#ifndef PIN_SHEET_H
#define PIN_SHEET_H

#include "base/pins.h"
#include "base/text.h"

/* name@place:width for each pin, with '!' before those that are low while
 * active. The answer is good until the next call. */
static inline const char *pin_sheet(const struct pin_def *table)
{
    static char line[200];
    struct text to;

    text_begin(&to, line, sizeof line);
    for (; table->name; table++) {
        text_put_char(&to, table->polarity == ACTIVE_LOW ? '!' : ' ');
        text_put(&to, table->name);
        text_put_char(&to, '@');
        text_put_number(&to, table->at);
        text_put_char(&to, ':');
        text_put_number(&to, table->width);
    }
    return line;
}

#endif
