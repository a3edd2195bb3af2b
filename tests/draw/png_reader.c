/* png_reader.c - reads pictures that were written as PNG. */
#include "draw/png_reader.h"

#include <string.h>

#include "check.h"

/* The file's pieces */

static uint32_t number_at(const struct png_reader *self, size_t at)
{
    const uint8_t *b = self->file + at;

    assert_true(at + 4 <= self->file_length);
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8
         | b[3];
}

static uint32_t crc_bit_by_bit(const uint8_t *bytes, size_t length)
{
    uint32_t crc = 0xffffffff;

    for (size_t i = 0; i < length * 8; i++) {
        uint32_t bit = (crc ^ (uint32_t)bytes[i / 8] >> i % 8) & 1;

        crc = bit ? crc >> 1 ^ 0xedb88320 : crc >> 1;
    }
    return ~crc;
}

static int is_piece(const struct png_reader *self, size_t at,
                    const char *name)
{
    assert_true(at + 12 <= self->file_length);
    return memcmp(self->file + at + 4, name, 4) == 0;
}

/* Returns where the next one begins. */
static size_t take_piece(const struct png_reader *self, size_t at,
                         const char *name)
{
    uint32_t length = number_at(self, at);

    assert_true(is_piece(self, at, name));
    assert_true(length <= self->file_length - at - 12);
    assert_int_equal(number_at(self, at + 8 + length),
                     crc_bit_by_bit(self->file + at + 4, length + 4));
    return at + 12 + length;
}

static size_t take_data(struct png_reader *self, size_t at)
{
    size_t next = take_piece(self, at, "IDAT");
    size_t length = next - at - 12;

    assert_true(length <= PNG_READER_ROOM - self->stream_length);
    memcpy(self->stream + self->stream_length, self->file + at + 8, length);
    self->stream_length += length;
    return next;
}

static void take_file(struct png_reader *self)
{
    static const uint8_t rest[] = {8, 2, 0, 0, 0};
    size_t at = 33;

    assert_true(self->file_length > at);
    assert_memory_equal(self->file, "\x89PNG\r\n\x1a\n", 8);
    assert_int_equal(take_piece(self, 8, "IHDR"), at);
    self->width = (int)number_at(self, 16);
    self->height = (int)number_at(self, 20);
    assert_memory_equal(self->file + 24, rest, sizeof rest);
    while (is_piece(self, at, "IDAT"))
        at = take_data(self, at);
    assert_int_equal(take_piece(self, at, "IEND"), self->file_length);
}

/* The stream: one block of fixed codes */

static uint32_t take_bits(struct png_reader *self, int count)
{
    uint32_t bits = 0;

    for (int i = 0; i < count; i++, self->bit++) {
        assert_true(self->bit / 8 < self->stream_length);
        bits |= (uint32_t)(self->stream[self->bit / 8] >> self->bit % 8 & 1)
                << i;
    }
    return bits;
}

static uint32_t take_code(struct png_reader *self, int count)
{
    uint32_t code = 0;

    while (count--)
        code = code << 1 | take_bits(self, 1);
    return code;
}

static uint32_t take_symbol(struct png_reader *self)
{
    uint32_t code = take_code(self, 7);

    if (code < 24)
        return 256 + code;
    code = code << 1 | take_bits(self, 1);
    if (code < 192)
        return code - 48;
    if (code < 200)
        return 280 + code - 192;
    return 144 + (code << 1 | take_bits(self, 1)) - 400;
}

static uint32_t take_length(struct png_reader *self, uint32_t symbol)
{
    static const uint16_t base[] = {
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51,
        59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
    static const uint8_t extra[] = {
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4,
        4, 5, 5, 5, 5, 0};

    assert_in_range(symbol, 257, 285);
    return base[symbol - 257] + take_bits(self, extra[symbol - 257]);
}

static uint32_t take_distance(struct png_reader *self)
{
    static const uint16_t base[] = {
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385,
        513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385,
        24577};
    uint32_t code = take_code(self, 5);

    assert_in_range(code, 0, 29);
    return base[code] + take_bits(self, code < 4 ? 0 : (int)code / 2 - 1);
}

static void put_byte(struct png_reader *self, uint8_t byte)
{
    assert_true(self->used < PNG_READER_ROOM);
    self->rgb[self->used++] = byte;
}

static void repeat(struct png_reader *self, uint32_t symbol)
{
    uint32_t length = take_length(self, symbol);
    uint32_t distance = take_distance(self);

    assert_true(distance <= self->used && distance <= 32768);
    if (distance > self->farthest)
        self->farthest = distance;
    while (length--)
        put_byte(self, self->rgb[self->used - distance]);
}

static uint32_t adler_of(const uint8_t *bytes, size_t length)
{
    uint64_t a = 1, b = 0;

    for (size_t i = 0; i < length; i++) {
        a = (a + bytes[i]) % 65521;
        b = (b + a) % 65521;
    }
    return (uint32_t)(b << 16 | a);
}

static void take_block(struct png_reader *self)
{
    assert_int_equal(take_bits(self, 3), 3);
    for (uint32_t symbol; (symbol = take_symbol(self)) != 256;)
        if (symbol < 256)
            put_byte(self, (uint8_t)symbol);
        else
            repeat(self, symbol);
    self->bit = (self->bit + 7) / 8 * 8;
}

static void take_stream(struct png_reader *self)
{
    uint32_t sum = 0;

    assert_int_equal((take_bits(self, 8) << 8 | take_bits(self, 8)) % 31, 0);
    assert_int_equal(self->stream[0] & 15, 8);
    take_block(self);
    for (int i = 0; i < 4; i++)
        sum = sum << 8 | take_bits(self, 8);
    assert_int_equal(sum, adler_of(self->rgb, self->used));
    assert_int_equal(self->bit / 8, self->stream_length);
}

/* Each row has its filter in front, which is none. */
static void strip_filters(struct png_reader *self)
{
    size_t row = (size_t)self->width * 3;

    assert_int_equal(self->used, (row + 1) * (size_t)self->height);
    for (size_t y = 0; y < (size_t)self->height; y++) {
        const uint8_t *line = self->rgb + y * (row + 1);

        assert_int_equal(line[0], 0);
        memmove(self->rgb + y * row, line + 1, row);
    }
}

void png_reader_read(struct png_reader *self, const uint8_t *file,
                     size_t length)
{
    self->file = file;
    self->file_length = length;
    self->stream_length = self->bit = self->used = 0;
    self->farthest = 0;
    take_file(self);
    take_stream(self);
    strip_filters(self);
}
