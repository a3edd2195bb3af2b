/* inflate.h - decompresses deflate (RFC 1951), for zip and gzip. */
#ifndef INFLATE_H
#define INFLATE_H

#include <stddef.h>
#include <stdint.h>

/* Writes at most `room` bytes; *length is how many. An error is a stream that
 * is broken or would unpack to more. */
const char *inflate(const uint8_t *from, size_t size, uint8_t *to,
                    size_t room, size_t *length);

/* The sum that both formats carry (IEEE 802.3). */
uint32_t inflate_crc(const uint8_t *bytes, size_t length);

#endif
