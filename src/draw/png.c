/* png.c - pictures as PNG files, written row by row.
 *
 * The formats are those of the PNG specification (chunks, CRC-32), RFC 1950
 * (zlib, Adler-32) and RFC 1951 (deflate). Rows are not filtered. There is
 * one deflate block with the fixed Huffman codes, and three candidates for a
 * match at each byte: the pixel before, the row above, and the last place
 * where the same three bytes stood. That suits drawn pictures, and needs two
 * rows of memory.
 */
#include "draw/png.h"

#include <string.h>

enum {
    MATCH_MIN = 3, MATCH_MAX = 258,     /* deflate's */
    PIXEL = 3,                          /* bytes */
    ADLER_PRIME = 65521,
    END_OF_BLOCK = 256,
};

/* Chunks of the file: length, name, data, check */

/* CRC-32 of the reflected polynomial 0xedb88320, a nibble at a time: a table
 * of 16 instead of 256. */

static uint32_t crc_of(uint32_t crc, const uint8_t *bytes, size_t length)
{
    static const uint32_t of_nibble[16] = {
        0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac,
        0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
        0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
        0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
    };

    for (size_t i = 0; i < length; i++) {
        crc ^= bytes[i];
        crc = crc >> 4 ^ of_nibble[crc & 15];
        crc = crc >> 4 ^ of_nibble[crc & 15];
    }
    return crc;
}

static void store_big_endian(uint8_t to[4], uint32_t number)
{
    for (int i = 0; i < 4; i++)
        to[i] = (uint8_t)(number >> (24 - 8 * i));
}

static void put_piece(struct png *self, const char *name,
                      const uint8_t *data, uint32_t length)
{
    uint8_t head[8], check[4];
    uint32_t crc;

    store_big_endian(head, length);
    memcpy(head + 4, name, 4);
    crc = crc_of(crc_of(0xffffffff, head + 4, 4), data, length);
    store_big_endian(check, ~crc);
    self->put(self->to, head, sizeof head);
    if (length)
        self->put(self->to, data, length);
    self->put(self->to, check, sizeof check);
}

/* The deflate stream in chunks of IDAT */

static void put_data(struct png *self)
{
    put_piece(self, "IDAT", self->chunk, self->used);
    self->used = 0;
}

static void put_byte(struct png *self, uint8_t byte)
{
    self->chunk[self->used++] = byte;
    if (self->used == PNG_CHUNK)
        put_data(self);
}

/* Deflate packs bits from the lowest bit of each byte up. At most 7 are left
 * over, so 25 fit. */
static void put_bits(struct png *self, uint32_t bits, uint32_t count)
{
    self->bits |= bits << self->bit_count;
    self->bit_count += count;
    for (; self->bit_count >= 8; self->bit_count -= 8) {
        put_byte(self, (uint8_t)self->bits);
        self->bits >>= 8;
    }
}

/* Huffman codes alone are packed with their highest bit first. */
static void put_huffman_code(struct png *self, uint32_t code, uint32_t count)
{
    uint32_t turned = 0;

    for (uint32_t i = 0; i < count; i++)
        turned |= (code >> i & 1) << (count - 1 - i);
    put_bits(self, turned, count);
}

/* Deflate's fixed codes for bytes and lengths, RFC 1951, 3.2.6. */
static void put_symbol(struct png *self, uint32_t symbol)
{
    if (symbol < 144)
        put_huffman_code(self, 0x30 + symbol, 8);
    else if (symbol < 256)
        put_huffman_code(self, 0x190 + symbol - 144, 9);
    else if (symbol < 280)
        put_huffman_code(self, symbol - 256, 7);
    else
        put_huffman_code(self, 0xc0 + symbol - 280, 8);
}

/* How many low bits must go until a number is below the limit. */
static uint32_t bits_above(uint32_t number, uint32_t limit)
{
    uint32_t count = 0;

    while (number >> count >= limit)
        count++;
    return count;
}

/* Codes for lengths come in fours that share a count of extra bits, those for
 * distances in twos (RFC 1951, 3.2.5): both follow from the highest bits of
 * the number, without a table. Only the longest length has its own code. */
static void put_length(struct png *self, uint32_t length)
{
    uint32_t n = length - MATCH_MIN;
    uint32_t extra = bits_above(n, 8);

    if (length == MATCH_MAX) {
        put_symbol(self, 285);
        return;
    }
    put_symbol(self, 257 + 4 * extra + (n >> extra));
    put_bits(self, n & ((1u << extra) - 1), extra);
}

static void put_distance(struct png *self, uint32_t distance)
{
    uint32_t n = distance - 1;
    uint32_t extra = bits_above(n, 4);

    put_huffman_code(self, 2 * extra + (n >> extra), 5);
    put_bits(self, n & ((1u << extra) - 1), extra);
}

/* Matches. The window is self->line: the row before, then this one, so that a
 * distance is at most two rows. */

struct match {
    uint32_t length, distance;
};

/* A match may run into itself: a distance of one pixel repeats that pixel. */
static void try_match(const struct png *self, uint32_t at, uint32_t distance,
                      struct match *best)
{
    const uint8_t *line = self->line;
    uint32_t end = 2 * self->line_size;
    uint32_t most = end - at < MATCH_MAX ? end - at : MATCH_MAX;
    uint32_t length = 0;

    while (length < most && line[at + length] == line[at + length - distance])
        length++;
    if (length >= MATCH_MIN && length > best->length)
        *best = (struct match){length, distance};
}

/* The slot for three bytes: their last place plus 1, 0 for none. Other bytes
 * may share it; try_match compares anyway. */
static uint32_t *recall_of(struct png *self, uint32_t at)
{
    const uint8_t *bytes = self->line + at;

    return &self->recall[(bytes[0] * 7u + bytes[1] * 31u + bytes[2] * 97u)
                         % PNG_RECALL];
}

/* The same pixel again, the row above, or where these bytes stood last. Of
 * equal lengths the nearest wins: its distance takes the fewest bits. Before
 * the second row there is nothing above to copy. */
static struct match find_match(struct png *self, uint32_t at)
{
    struct match best = {0};
    uint32_t start = self->rows ? 0 : self->line_size;
    uint32_t *recall;

    if (at >= start + PIXEL)
        try_match(self, at, PIXEL, &best);
    if (at >= start + self->line_size)
        try_match(self, at, self->line_size, &best);
    if (at + PIXEL > 2 * self->line_size)
        return best;
    recall = recall_of(self, at);
    if (*recall)
        try_match(self, at, at + 1 - *recall, &best);
    *recall = at + 1;
    return best;
}

static void deflate_line(struct png *self)
{
    uint32_t size = self->line_size;

    for (uint32_t at = size; at < 2 * size;) {
        struct match match = find_match(self, at);

        if (match.length) {
            put_length(self, match.length);
            put_distance(self, match.distance);
            at += match.length;
        } else {
            put_symbol(self, self->line[at++]);
        }
    }
}

/* Adler-32, of the uncompressed row with its filter byte. */
static void add_up(struct png *self)
{
    for (uint32_t i = 0; i < self->line_size; i++) {
        self->sum_a = (self->sum_a + self->line[self->line_size + i])
                    % ADLER_PRIME;
        self->sum_b = (self->sum_b + self->sum_a) % ADLER_PRIME;
    }
}

/* This row becomes the row before. What was at a place is now a line further
 * back; what falls out of the window is forgotten. */
static void forget_a_line(struct png *self)
{
    memmove(self->line, self->line + self->line_size, self->line_size);
    for (int i = 0; i < PNG_RECALL; i++)
        self->recall[i] = self->recall[i] > self->line_size
                        ? self->recall[i] - self->line_size : 0;
}

static void finish_row(struct png *self)
{
    deflate_line(self);
    add_up(self);
    forget_a_line(self);
    self->rows++;
}

/* Public functions */

static void put_png_header(struct png *self)
{
    static const uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a,
                                        '\n'};
    uint8_t head[13] = {[8] = 8, [9] = 2};      /* 8 bits, colours */

    store_big_endian(head, self->width);
    store_big_endian(head + 4, self->height);
    self->put(self->to, signature, sizeof signature);
    put_piece(self, "IHDR", head, sizeof head);
    put_byte(self, 0x78);               /* deflate, 32 KB */
    put_byte(self, 0x01);
    put_bits(self, 3, 3);               /* one block, the last, fixed codes */
}

const char *png_begin(struct png *self, int width, int height,
                      void (*put)(void *to, const uint8_t *bytes,
                                  size_t length),
                      void *to)
{
    if (width < 1 || width > PNG_WIDTH_MAX || height < 1)
        return "a picture is 1 to 4096 pixels wide and at least 1 high";
    memset(self, 0, sizeof *self);
    self->put = put;
    self->to = to;
    self->width = (uint32_t)width;
    self->height = (uint32_t)height;
    self->line_size = 1 + PIXEL * self->width;
    self->sum_a = 1;
    put_png_header(self);
    return NULL;
}

void png_row_rgb888(struct png *self, const uint8_t *bytes)
{
    if (self->rows == self->height)
        return;
    self->line[self->line_size] = 0;    /* no filter */
    memcpy(self->line + self->line_size + 1, bytes, self->line_size - 1);
    finish_row(self);
}

void png_row_rgb444(struct png *self, const uint16_t *pixels)
{
    uint8_t *to = self->line + self->line_size;

    if (self->rows == self->height)
        return;
    *to++ = 0;
    for (uint32_t i = 0; i < self->width; i++)
        for (int shift = 8; shift >= 0; shift -= 4)
            *to++ = (uint8_t)((pixels[i] >> shift & 15) * 17);
    finish_row(self);
}

/* The zlib stream ends with the Adler-32 on a byte's border; the chunk after
 * that has no data. */
const char *png_end(struct png *self)
{
    uint32_t sum = self->sum_b << 16 | self->sum_a;

    if (self->rows < self->height)
        return "a picture needs as many rows as it is high";
    put_symbol(self, END_OF_BLOCK);
    put_bits(self, 0, (8 - self->bit_count) & 7);
    for (int shift = 24; shift >= 0; shift -= 8)
        put_byte(self, (uint8_t)(sum >> shift));
    if (self->used)
        put_data(self);
    put_piece(self, "IEND", NULL, 0);
    return NULL;
}
