/* sgf_copy.h - a game record read and written again as it was: every property,
 * known or not, with the bytes of its values; faults are left out.
 *
 * No program copies records. Tests do, to see that the reader loses nothing.
 */
#ifndef SGF_COPY_H
#define SGF_COPY_H

#include <string.h>

#include "games/go/notation/sgf_write.h"

static inline void sgf_copy_put(struct sgf_writer *to, const char *bytes,
                                size_t length)
{
    if (length > 0)
        to->put(to->to, bytes, length);
    for (size_t i = 0; i < length; i++)
        to->column = bytes[i] == '\n' ? 0 : to->column + 1;
}

static inline void sgf_copy_value(struct sgf_writer *to, struct slice raw)
{
    sgf_copy_put(to, "[", 1);
    sgf_copy_put(to, raw.start, raw.length);
    sgf_copy_put(to, "]", 1);
}

static inline void sgf_copy(struct sgf_writer *to, const char *text,
                            size_t length)
{
    struct sgf reader;
    struct sgf_event event;

    sgf_begin(&reader, text, length);
    while (sgf_next(&reader, &event))
        switch (event.kind) {
        case SGF_OPEN:     sgf_write_open(to);                    break;
        case SGF_CLOSE:    sgf_write_close(to);                   break;
        case SGF_NODE:     sgf_write_node(to);                    break;
        case SGF_PROPERTY: sgf_copy_put(to, event.name,
                                        strlen(event.name));      break;
        case SGF_VALUE:    sgf_copy_value(to, event.text);        break;
        default:                                                  break;
        }
}

#endif
