/* png_reader.h - reads pictures that were written as PNG, and fails the test
 * at whatever the two documents do not allow.
 *
 * It knows no more than what png.c may write: eight bits a colour, no filter,
 * one block of fixed codes.
 */
#ifndef PNG_READER_H
#define PNG_READER_H

#include <stddef.h>
#include <stdint.h>

enum { PNG_READER_ROOM = 4000000 };

struct png_reader {
    int width, height;
    uint8_t rgb[PNG_READER_ROOM];       /* R G B ..., row by row */
    uint32_t farthest;                  /* the longest way back to a repeat */

    const uint8_t *file;
    size_t file_length;
    uint8_t stream[PNG_READER_ROOM];    /* of all pieces IDAT */
    size_t stream_length, bit;          /* bit: the next one */
    size_t used;                        /* of rgb, filters' bytes included */
};

void png_reader_read(struct png_reader *self, const uint8_t *file,
                     size_t length);

#endif
