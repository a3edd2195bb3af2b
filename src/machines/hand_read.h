/* hand_read.h - reads a part of the board as text, for a hand.
 *
 * A hand knows of a machine only what stands on its parts, in the words that
 * a script would use: "_P-A" for digits, "0110" for LEDs (bench/look.h). It
 * must not look into the chip.
 */
#ifndef HAND_READ_H
#define HAND_READ_H

#include "bench/look.h"

/* The text is cut where the buffer ends, and empty if the board has no such
 * part. */
static inline void hand_read_part(const struct session *session,
                                  const char *part, char *text, size_t size)
{
    struct text to;

    text_begin(&to, text, size);
    look_read_name(session, part, &to);
}

#endif
