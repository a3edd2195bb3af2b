/* gtp.h - parses lines of the Go Text Protocol, version 2.
 *
 *     12 play black D4  # so     a command, often with a number before it
 *     =12 C3                     it worked: the number again, an answer, and
 *                                an empty line
 *     ?12 illegal move           it did not
 */
#ifndef GTP_H
#define GTP_H

#include "base/text.h"

enum {
    GTP_ID_MAX = 11,                    /* digits of a number, and its end */
    GTP_ARGUMENTS = 2400,               /* a whole game in one line */
};

struct gtp_line {
    char id[GTP_ID_MAX];                /* "": none was given */
    const char *command;                /* null: nothing that is answered */
    int count;
    int is_cut;                         /* there were more arguments */
    const char *argument[GTP_ARGUMENTS];
};

/* Parses a line. Cuts the text up in place: the parsed line points into it, so
 * the text must outlive it. Never fails: what is no command is left to the
 * caller, who answers "unknown command". */
void gtp_read(struct gtp_line *self, char *text);

/* Writes a whole answer with the empty line that ends it. What would end it too
 * early is left out: empty lines and control characters. Only the first line
 * may be empty. */
void gtp_write_answer(struct text *to, const char *id, int is_good,
                      const char *answer);

#endif
