/* inflate.c - decompresses deflate (RFC 1951), for zip and gzip.
 *
 * Codes are canonical: a code is found by its length and its rank among those
 * of this length, bit by bit. That is slow beside tables, and submissions are
 * small.
 *
 * The bytes are a stranger's. Every read is bounded by `end`, every write by
 * `room`, whatever lengths the stream claims; the first error stays and ends
 * all loops. So a small file that unpacks to gigabytes costs `room` bytes.
 */
#include "grade/inflate.h"

#include <string.h>

enum { BITS_MAX = 15, SYMBOLS_MAX = 288, DISTANCES = 30 };

struct stream {
    const uint8_t *from, *end;
    uint32_t bits;
    int count;                          /* bits that wait */
    uint8_t *to;
    size_t used, room;
    const char *error;
};

struct huffman {
    uint16_t count[BITS_MAX + 1];       /* codes of each length */
    uint16_t symbol[SYMBOLS_MAX];       /* in the order of their codes */
};

/* Takes no byte before it is needed: fewer than 8 bits wait afterwards. */
static unsigned take_bits(struct stream *self, int need)
{
    unsigned bits;

    while (self->count < need) {
        if (self->from == self->end) {
            self->error = "the archive is truncated";
            return 0;
        }
        self->bits |= (uint32_t)*self->from++ << self->count;
        self->count += 8;
    }
    bits = self->bits & ((1u << need) - 1);
    self->bits >>= need;
    self->count -= need;
    return bits;
}

static void make_huffman(struct huffman *self, const uint8_t *lengths,
                         int count)
{
    uint16_t at[BITS_MAX + 1];

    memset(self, 0, sizeof *self);
    for (int i = 0; i < count; i++)
        self->count[lengths[i]]++;
    self->count[0] = 0;
    at[1] = 0;
    for (int i = 1; i < BITS_MAX; i++)
        at[i + 1] = (uint16_t)(at[i] + self->count[i]);
    for (int i = 0; i < count; i++)
        if (lengths[i])
            self->symbol[at[lengths[i]]++] = (uint16_t)i;
}

/* `first` is the first code of this length, `index` its rank among all. Code is
 * never below first, and index + count never above the number of symbols, also
 * where lengths make no sense. */
static int take_symbol(struct stream *self, const struct huffman *huffman)
{
    int code = 0, first = 0, index = 0;

    for (int length = 1; length <= BITS_MAX && !self->error; length++) {
        int count = huffman->count[length];

        code |= (int)take_bits(self, 1);
        if (code - first < count)
            return huffman->symbol[index + code - first];
        index += count;
        first = (first + count) << 1;
        code <<= 1;
    }
    if (!self->error)
        self->error = "the archive is corrupt";
    return 0;
}

static void put_inflated_byte(struct stream *self, uint8_t byte)
{
    if (self->used == self->room)
        self->error = "the archive unpacks to more than is allowed";
    else
        self->to[self->used++] = byte;
}

/* A length and a distance, which copies what was unpacked before. Byte by byte:
 * a copy may reach into itself, and a distance of 1 repeats the last byte. */
static void put_copy(struct stream *self, int symbol,
                     const struct huffman *distances)
{
    static const uint16_t base[] = {3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17,
        19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258};
    static const uint8_t extra[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2,
        2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
    static const uint16_t far[] = {1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49,
        65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12289, 16385, 24577};
    size_t length, distance;
    int place = symbol - 257, code;

    if (place >= 29) {
        self->error = "the archive is corrupt";
        return;
    }
    length = base[place] + take_bits(self, extra[place]);
    code = take_symbol(self, distances);
    if (code >= DISTANCES) {
        self->error = "the archive is corrupt";
        return;
    }
    distance = far[code] + take_bits(self, code < 2 ? 0 : code / 2 - 1);
    if (distance > self->used)
        self->error = "the archive is corrupt";
    for (; length && !self->error; length--)
        put_inflated_byte(self, self->to[self->used - distance]);
}

static void unpack_codes(struct stream *self, const struct huffman *symbols,
                         const struct huffman *distances)
{
    while (!self->error) {
        int symbol = take_symbol(self, symbols);

        if (self->error || symbol == 256)
            return;
        if (symbol < 256)
            put_inflated_byte(self, (uint8_t)symbol);
        else
            put_copy(self, symbol, distances);
    }
}

static void unpack_fixed(struct stream *self)
{
    uint8_t lengths[SYMBOLS_MAX];
    struct huffman symbols, distances;

    memset(lengths, 8, 144);
    memset(lengths + 144, 9, 112);
    memset(lengths + 256, 7, 24);
    memset(lengths + 280, 8, 8);
    make_huffman(&symbols, lengths, SYMBOLS_MAX);
    memset(lengths, 5, DISTANCES);
    make_huffman(&distances, lengths, DISTANCES);
    unpack_codes(self, &symbols, &distances);
}

/* Lengths of codes are packed themselves: 16 repeats the last one, 17 and 18
 * are runs of zeros. */
static void take_lengths(struct stream *self, const struct huffman *codes,
                         uint8_t *lengths, int count)
{
    int i = 0;

    while (i < count && !self->error) {
        int symbol = take_symbol(self, codes), times = 1;
        uint8_t length = 0;

        if (symbol < 16)
            length = (uint8_t)symbol;
        else if (symbol == 16 && i > 0) {
            length = lengths[i - 1];
            times = 3 + (int)take_bits(self, 2);
        } else if (symbol == 17)
            times = 3 + (int)take_bits(self, 3);
        else if (symbol == 18)
            times = 11 + (int)take_bits(self, 7);
        else
            self->error = "the archive is corrupt";
        while (times-- && i < count)
            lengths[i++] = length;
    }
}

static void unpack_dynamic(struct stream *self)
{
    static const uint8_t order[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4,
                                    12, 3, 13, 2, 14, 1, 15};
    uint8_t lengths[SYMBOLS_MAX + 32] = {0}, own[19] = {0};
    int symbol_count = 257 + (int)take_bits(self, 5);
    int distance_count = 1 + (int)take_bits(self, 5);
    int own_count = 4 + (int)take_bits(self, 4);
    struct huffman codes, distances;

    for (int i = 0; i < own_count; i++)
        own[order[i]] = (uint8_t)take_bits(self, 3);
    if (symbol_count > 286)
        self->error = "the archive is corrupt";
    make_huffman(&codes, own, 19);
    if (!self->error)
        take_lengths(self, &codes, lengths, symbol_count + distance_count);
    if (self->error)
        return;
    make_huffman(&codes, lengths, symbol_count);
    make_huffman(&distances, lengths + symbol_count, distance_count);
    unpack_codes(self, &codes, &distances);
}

/* Stored bytes begin at a whole byte; the bits that wait belong to the one
 * before. */
static void copy_stored(struct stream *self)
{
    size_t length;

    self->bits = 0;
    self->count = 0;
    if (self->end - self->from < 4) {
        self->error = "the archive is truncated";
        return;
    }
    length = (size_t)self->from[0] | (size_t)self->from[1] << 8;
    self->from += 4;
    if ((size_t)(self->end - self->from) < length)
        self->error = "the archive is truncated";
    for (; length && !self->error; length--)
        put_inflated_byte(self, *self->from++);
}

const char *inflate(const uint8_t *from, size_t size, uint8_t *to,
                    size_t room, size_t *length)
{
    struct stream self = {.from = from, .end = from + size, .to = to,
                          .room = room};
    int is_last = 0;

    while (!is_last && !self.error) {
        is_last = (int)take_bits(&self, 1);
        switch (take_bits(&self, 2)) {
        case 0: copy_stored(&self); break;
        case 1: unpack_fixed(&self); break;
        case 2: unpack_dynamic(&self); break;
        default: self.error = "the archive is corrupt";
        }
    }
    *length = self.used;
    return self.error;
}

uint32_t inflate_crc(const uint8_t *bytes, size_t length)
{
    uint32_t crc = ~0u;

    for (size_t i = 0; i < length; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
    }
    return ~crc;
}
