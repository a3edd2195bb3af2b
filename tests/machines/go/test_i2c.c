/* test_i2c.c - the I2C master at its wires. */
#include "check.h"

#include <string.h>

#include "machines/go/i2c.h"

enum {
    US = 50,                            /* clocks */
    BIT = 50 * 10,                      /* clocks: 100 kHz */
    SLOTS = 29,                         /* START, 3 * 9, STOP */
    WORDS_MAX = 16, NEVER = -1,
};

/* A slave that writes down what it hears and acknowledges what it shall. It
 * knows the protocol from the specification of the bus, standard mode. */
struct slave {
    int scl, sda;
    int refused_byte;                   /* of each word, or NEVER */
    int bits, bytes, starts, stops, words;
    unsigned shift;
    uint8_t heard[WORDS_MAX][4];
    int lengths[WORDS_MAX];             /* bytes of each word */
    int now, rose_at, fell_at, started_at, stopped_at, moved_at;
    int least_bit, most_bit;            /* from one rise of SCL to the next */
    int is_acking;
};

static struct slave silent(void)
{
    return (struct slave){
        .scl = 1, .sda = 1, .refused_byte = NEVER, .least_bit = 1 << 30,
        .stopped_at = -1000, .fell_at = -1000, .rose_at = -1000,
    };
}

static void start(struct slave *self)
{
    assert_true(self->now - self->stopped_at >= 47 * US / 10);
    self->starts++;
    self->started_at = self->now;
    self->bits = 0;
    self->bytes = 0;
    self->shift = 0;
}

static void stop(struct slave *self)
{
    assert_true(self->now - self->rose_at >= 4 * US);
    assert_int_equal(self->bits, 0);
    self->stops++;
    self->stopped_at = self->now;
    self->lengths[self->words++] = self->bytes;
}

static void rise(struct slave *self, int sda)
{
    int bit = self->now - self->rose_at;

    assert_true(self->now - self->fell_at >= 47 * US / 10);
    assert_true(self->now - self->moved_at >= US / 4);
    if (self->bits > 0) {
        self->least_bit = bit < self->least_bit ? bit : self->least_bit;
        self->most_bit = bit > self->most_bit ? bit : self->most_bit;
    }
    self->rose_at = self->now;
    if (self->bits < 8)
        self->shift = self->shift << 1 | (unsigned)sda;
}

static void end_byte(struct slave *self)
{
    assert_true(self->bytes < 3);
    self->heard[self->words][self->bytes] = (uint8_t)self->shift;
    self->is_acking = self->bytes != self->refused_byte;
    self->bytes++;
}

/* The first fall of SCL after a START begins a byte, and ends none. */
static void fall(struct slave *self)
{
    int is_first = self->started_at > self->rose_at;

    assert_true(self->now - self->started_at >= 4 * US);
    assert_true(is_first || self->now - self->rose_at >= 4 * US);
    self->fell_at = self->now;
    if (is_first)
        return;
    self->bits++;
    if (self->bits == 8) {
        end_byte(self);
    } else if (self->bits == 9) {
        self->is_acking = 0;
        self->bits = 0;
    }
}

static void hear(struct slave *self, int scl, int sda)
{
    self->now++;
    assert_false(scl != self->scl && sda != self->sda);
    if (sda != self->sda) {
        self->moved_at = self->now;
        if (scl && sda)
            stop(self);
        else if (scl)
            start(self);
    }
    if (scl && !self->scl)
        rise(self, sda);
    else if (!scl && self->scl)
        fall(self);
    self->scl = scl;
    self->sda = sda;
}

/* The slave's own SDA comes with the next clock. */
static int talk(struct i2c *self, struct slave *slave, const uint16_t *words,
                int count)
{
    int wire = 1;
    int clocks = 0;

    while (!self->is_done) {
        struct i2c_out out = i2c_clock(self, words, count, wire);
        int pulled = slave->is_acking;

        wire = out.sda && !pulled;
        hear(slave, out.scl, wire);
        assert_true(++clocks < 1000000);
    }
    return clocks;
}

static struct i2c fresh(void)
{
    struct i2c self;

    i2c_reset(&self);
    return self;
}

CASE(a_word_is_start_three_bytes_stop)
{
    static const uint16_t words[] = {0xA55A, 0x0001, 0xFFFE};
    static const uint8_t bytes[3][3] = {
        {0x34, 0xA5, 0x5A}, {0x34, 0x00, 0x01}, {0x34, 0xFF, 0xFE},
    };
    struct slave slave = silent();
    struct i2c self = fresh();

    BEGIN_CASE;
    talk(&self, &slave, words, 3);
    assert_int_equal(slave.starts, 3);
    assert_int_equal(slave.stops, 3);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(slave.lengths[i], 3);
        assert_memory_equal(slave.heard[i], bytes[i], 3);
    }
    assert_false(self.is_refused);
}

CASE(the_clock_is_100_kilohertz)
{
    struct slave slave = silent();
    struct i2c self = fresh();
    int clocks = talk(&self, &slave, i2c_codec_setup, I2C_WORDS);

    BEGIN_CASE;
    assert_int_equal(slave.least_bit, BIT);
    assert_int_equal(slave.most_bit, BIT);
    assert_int_equal(clocks, I2C_WORDS * SLOTS * BIT + 1);
}

CASE(the_codec_is_set_up_once)
{
    struct slave slave = silent();
    struct i2c self = fresh(), done;

    BEGIN_CASE;
    talk(&self, &slave, i2c_codec_setup, I2C_WORDS);
    assert_int_equal(slave.words, I2C_WORDS);
    for (int i = 0; i < I2C_WORDS; i++) {
        uint8_t word[3] = {I2C_CODEC, (uint8_t)(i2c_codec_setup[i] >> 8),
                           (uint8_t)i2c_codec_setup[i]};

        assert_memory_equal(slave.heard[i], word, 3);
    }
    done = self;
    for (int i = 0; i < 100 * BIT; i++) {
        struct i2c_out out = i2c_clock(&self, i2c_codec_setup, I2C_WORDS, 1);

        assert_true(out.scl && out.sda && out.is_done);
    }
    assert_memory_equal(&self, &done, sizeof self);
}

CASE(an_empty_table_is_done_at_once)
{
    struct slave slave = silent();
    struct i2c self = fresh();

    BEGIN_CASE;
    assert_int_equal(talk(&self, &slave, i2c_codec_setup, 0), 1);
    assert_int_equal(slave.starts, 0);
}

static void refuse(int byte)
{
    struct slave slave = silent();
    struct i2c self = fresh();
    int clocks;

    slave.refused_byte = byte;
    clocks = talk(&self, &slave, i2c_codec_setup, I2C_WORDS);
    assert_true(self.is_refused);
    assert_int_equal(slave.starts, I2C_WORDS);
    assert_int_equal(slave.stops, I2C_WORDS);
    for (int i = 0; i < I2C_WORDS; i++)
        assert_int_equal(slave.lengths[i], byte + 1);
    assert_int_equal(clocks, I2C_WORDS * (2 + 9 * (byte + 1)) * BIT + 1);
}

CASE(what_nobody_acknowledges_ends_and_the_next_word_comes)
{
    BEGIN_CASE;
    for (int byte = 0; byte < 3; byte++)
        refuse(byte);
}

CASE(both_lists_are_as_they_should_be)
{
    static const uint16_t ours[][2] = {
        {0xF, 0x000}, {0, 0x097}, {1, 0x097}, {2, 0x079}, {3, 0x079},
        {4, 0x012}, {5, 0x000}, {6, 0x000}, {7, 0x002}, {8, 0x00C},
        {9, 0x001},
    };
    static const uint16_t printed[] = {
        0x017, 0x017, 0x079, 0x079, 0x010, 0x000, 0x000, 0x001, 0x002, 0x001,
    };

    BEGIN_CASE;
    for (int i = 0; i < I2C_WORDS; i++) {
        assert_int_equal(i2c_codec_setup[i] >> 9, ours[i][0]);
        assert_int_equal(i2c_codec_setup[i] & 0x1FF, ours[i][1]);
    }
    for (int i = 0; i < I2C_WORDS - 1; i++) {
        assert_int_equal(i2c_codec_printed[i] >> 9, i);
        assert_int_equal(i2c_codec_printed[i] & 0x1FF, printed[i]);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("i2c: a word is START, 0x34, its two bytes and STOP",
         a_word_is_start_three_bytes_stop),
    TEST("i2c: SCL has 100 kHz, and the times of standard mode are kept",
         the_clock_is_100_kilohertz),
    TEST("i2c: the codec's registers are written once at start, then the "
         "wires rest (M4-098)", the_codec_is_set_up_once),
    TEST("i2c: an empty table is done at once",
         an_empty_table_is_done_at_once),
    TEST("i2c: a word that nobody acknowledges ends at once, and the next "
         "comes", what_nobody_acknowledges_ends_and_the_next_word_comes),
    TEST("i2c: both lists are there, the repaired one and the printed one",
         both_lists_are_as_they_should_be),
};

CHECK_MAIN("i2c", tests)
