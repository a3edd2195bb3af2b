/* test_speaker.c - speakers on wires: samples against a count on every tick,
 * words against a sender of their own, a codec against a design's two sides. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "parts/speaker/buzzer_pin.h"
#include "parts/speaker/codec.h"
#include "parts/speaker/pmod_i2s.h"

/* Samples */

/* Sample n by the definition: the mean of the ticks t with
 * n = the last one that begins at or before t. */
static int mean_by_ticks(const int16_t *level, uint64_t tick_hz, uint64_t n)
{
    uint64_t begin = n * tick_hz / SAMPLES_HZ;
    uint64_t end = (n + 1) * tick_hz / SAMPLES_HZ;
    int64_t sum = 0;

    for (uint64_t t = begin; t < end; t++)
        sum += level[t];
    return (int)(sum / (int64_t)(end - begin));
}

CASE(samples_are_means_of_their_ticks)
{
    enum { TICKS = 60000 };
    static const uint64_t rates[] = {48000, 50000, 100001, 480000, 1000000};
    static int16_t level[TICKS];
    static struct samples samples;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "samples");
    for (int i = 0; i < 5; i++) {
        int16_t got[2 * SAMPLES_ROOM];
        int count = 0;

        samples_power_up(&samples, rates[i]);
        for (uint64_t t = 0; t < TICKS;) {
            int16_t now = (int16_t)rng_next(&rng);
            uint64_t until = t + 1 + rng_below(&rng, i % 2 ? 90 : 9);

            samples_set(&samples, t, now, (int16_t)-1);
            for (; t < until && t < TICKS; t++)
                level[t] = now;
            samples_wait(&samples, t);
            for (int n; (n = samples_take(&samples, got, 7)) > 0;)
                for (int k = 0; k < n; k++, count++) {
                    assert_int_equal(got[2 * k], mean_by_ticks(level,
                                     rates[i], (uint64_t)count));
                    assert_int_equal(got[2 * k + 1], -1);
                }
        }
        assert_int_equal(count, ((uint64_t)(TICKS + 1) * SAMPLES_HZ - 1)
                                / rates[i]);
    }
}

CASE(when_nobody_listens_the_oldest_are_lost)
{
    static struct samples samples;
    int16_t got[2 * SAMPLES_ROOM];

    BEGIN_CASE;
    samples_power_up(&samples, SAMPLES_HZ);
    for (int t = 0; t < SAMPLES_ROOM + 100; t++)
        samples_set(&samples, (uint64_t)t, (int16_t)t, 0);
    samples_wait(&samples, SAMPLES_ROOM + 100);
    assert_int_equal(samples_take(&samples, got, SAMPLES_ROOM), SAMPLES_ROOM);
    assert_int_equal(got[0], 100);
    assert_int_equal(got[2 * SAMPLES_ROOM - 2], SAMPLES_ROOM + 99);
    assert_int_equal(samples.lost, 100);
    assert_int_equal(samples_take(&samples, got, 1), 0);
}

/* One pin */

static struct buzzer_pin pin;

/* Its amplifier is not shut down. */
static void see_pin(uint64_t tick, uint64_t level)
{
    buzzer_pin_device.see(&pin, tick, level << BUZZER_PIN_IN
                                      | 1 << BUZZER_PIN_SD_N);
}

static const uint64_t clock_hz = 100000000;

CASE(a_pin_that_rests_is_silent)
{
    int16_t got[1000];

    BEGIN_CASE;
    buzzer_pin_device.power_up(&pin, clock_hz, NULL);
    assert_int_equal(buzzer_pin_take(&pin, clock_hz / 50, got, 1000), 960);
    for (int i = 0; i < 960; i++)
        assert_int_equal(got[i], 0);
    see_pin(clock_hz / 50, 1);
    for (int n = 2; n < 100; n++)
        assert_int_equal(buzzer_pin_take(&pin, clock_hz * (uint64_t)n / 50,
                                         got, 1000), 960);
    for (int i = 0; i < 960; i++)
        assert_in_range(got[i] + 20, 0, 40);
}

CASE(a_square_wave_has_its_pitch)
{
    static const int pitches[] = {100, 440, 1000, 5000};
    int16_t got[5000];

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        uint64_t half = clock_hz / 2 / (uint64_t)pitches[i];
        int rises = 0, count;

        buzzer_pin_device.power_up(&pin, clock_hz, NULL);
        for (uint64_t n = 0; n * half < clock_hz / 20; n++)
            see_pin(n * half, n & 1);
        count = buzzer_pin_take(&pin, clock_hz / 20, got, 5000);
        assert_int_equal(count, SAMPLES_HZ / 20);
        for (int k = 1; k < count; k++)
            rises += got[k] > got[k - 1] + 8000 && got[k] > 0;
        assert_in_range(rises, pitches[i] / 20 - 1, pitches[i] / 20 * 2);
    }
}

/* A PWM of ten bits at 96 kHz with a triangle: each sample is 20 steps from the
 * one before, but for what the capacitor takes. */
CASE(a_pwm_is_heard_as_its_mean)
{
    int16_t got[500];
    int worst = 0;

    BEGIN_CASE;
    buzzer_pin_device.power_up(&pin, 96000 * 1024, NULL);
    for (uint64_t n = 0; n < 960; n++) {
        uint64_t share = n % 200 < 100 ? n % 200 * 10 : (200 - n % 200) * 10;

        see_pin(n * 1024, share > 0);
        see_pin(n * 1024 + share, 0);
    }
    assert_int_equal(buzzer_pin_take(&pin, 960 * 1024, got, 500), 480);
    for (int k = 4; k < 480; k++) {
        int step = got[k] - got[k - 1];

        worst = abs(step) > worst ? abs(step) : worst;
    }
    assert_in_range(worst, 640 - 40, 640 + 40);
}

/* Words */

struct sender {                         /* of words on three wires */
    enum i2s_format format;
    int slot, bits;                     /* of a word, and used of it */
};

static uint32_t word_bit(const struct sender *self, uint32_t word, int i)
{
    int at = self->format == I2S_RIGHT ? i - (self->slot - self->bits) : i;

    return at >= 0 && at < self->bits ? word >> (self->bits - 1 - at) & 1
                                      : 1u & word;
}

/* The bits of many pairs in a row, then the wires of bit k: in the usual
 * format data is one bit late. */
static int send_pairs(const struct sender *self, struct i2s *to,
                      uint32_t (*pairs)[2], int count,
                      int16_t (*got)[2])
{
    int period = 2 * self->slot, heard = 0;

    for (int k = 0; k < count * period; k++) {
        int late = self->format == I2S_USUAL ? k - 1 : k;
        int is_left = k % period < self->slot;
        int lrclk = self->format == I2S_USUAL ? !is_left : is_left;
        int data = late < 0 ? 0 : (int)word_bit(self,
            pairs[late / period][late % period / self->slot],
            late % self->slot);

        assert_int_equal(i2s_see(to, 0, lrclk, data), 0);
        if (i2s_see(to, 1, lrclk, data)) {
            got[heard][0] = to->left;
            got[heard++][1] = to->right;
        }
    }
    return heard;
}

static int16_t highest_16(const struct sender *self, uint32_t word)
{
    return (int16_t)(self->bits >= 16 ? word >> (self->bits - 16)
                                      : word << (16 - self->bits));
}

static void words_arrive(const struct sender *sender, struct rng *rng)
{
    enum { PAIRS = 20 };
    uint32_t pairs[PAIRS][2];
    int16_t got[PAIRS + 1][2];
    struct i2s i2s;
    int heard, skipped;

    for (int i = 0; i < 2 * PAIRS; i++)
        pairs[i / 2][i % 2] = (uint32_t)rng_next(rng)
                            & (UINT32_MAX >> (32 - sender->bits));
    i2s_power_up(&i2s);
    i2s.format = (uint8_t)sender->format;
    i2s.word_bits = (uint8_t)sender->bits;
    heard = send_pairs(sender, &i2s, pairs, PAIRS, got);
    skipped = heard == PAIRS;           /* it may begin within a pair */
    assert_int_equal(heard - skipped, PAIRS - 1);
    for (int i = 1; i < PAIRS - 1; i++)
        for (int side = 0; side < 2; side++)
            assert_int_equal(got[i + skipped][side],
                             highest_16(sender, pairs[i][side]));
}

CASE(words_arrive_in_every_format_and_length)
{
    static const int lengths[][2] = {{16, 16}, {32, 16}, {32, 20}, {32, 24},
                                     {32, 32}, {24, 24}, {64, 24}};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "words");
    for (int format = 0; format < I2S_FORMATS; format++)
        for (int i = 0; i < 7; i++) {
            struct sender sender = {(enum i2s_format)format, lengths[i][0],
                                    lengths[i][1]};

            words_arrive(&sender, &rng);
        }
}

/* Pmod I2S: 64 bits a frame, the master clock as often as is said. */

static struct pmod_i2s pmod;

static void play_pmod(int frames, int ratio, int16_t left, int16_t right)
{
    uint32_t words[2] = {(uint16_t)left, (uint16_t)right};
    static uint64_t tick;

    if (pmod.levels == 0)
        tick = 0;
    for (int i = 0; i < frames * 64; i++) {
        int at = (i + 63) % 64;         /* data is one bit late */
        uint64_t data = at % 32 < 16 ? words[at / 32] >> (15 - at % 32) & 1 : 0;
        uint64_t wires = (uint64_t)(i % 64 >= 32) << PMOD_I2S_LRCK
                       | data << PMOD_I2S_SDIN;

        for (int m = 0; m < 32; m++, tick++) {
            uint64_t mclk = (uint64_t)(m * ratio / 32) & 1;

            pmod_i2s_device.see(&pmod, tick, wires | mclk
                                | (uint64_t)(m >= 16) << PMOD_I2S_SCLK);
        }
    }
    samples_wait(&pmod.samples, tick);
}

CASE(the_pmod_plays_if_its_clocks_fit)
{
    int16_t got[2 * 64];
    int count;

    BEGIN_CASE;
    pmod_i2s_device.power_up(&pmod, 48000 * 64 * 32, NULL);
    play_pmod(20, 8, 12345, -321);
    assert_int_equal(pmod.ratio, 64 * 4);
    assert_true(pmod_i2s_plays(&pmod));
    count = samples_take(&pmod.samples, got, 64);
    assert_int_equal(count, 20);
    assert_int_equal(got[2 * count - 2], 12345);
    assert_int_equal(got[2 * count - 1], -321);
    play_pmod(20, 0, 12345, -321);
    assert_false(pmod_i2s_plays(&pmod));
    count = samples_take(&pmod.samples, got, 64);
    assert_int_equal(got[2 * count - 2], 0);
}

/* The codec: a design that sets registers and sends words. */

struct board {
    uint64_t tick, wires;               /* of the design */
    uint64_t levels;                    /* with what the codec drives */
};

static struct codec codec;
static struct board board;

enum { I2C = 1 << CODEC_SCL | 1 << CODEC_SDA };

static void settle(void)
{
    uint64_t driven, next, levels;

    for (int i = 0; i < 4; i++) {
        uint64_t driving = codec_device.drive(&codec, board.tick, &driven,
                                              &next);

        levels = (board.wires & ~driven) | (driving & driven);
        if (levels == board.levels)
            return;
        board.levels = levels;
        codec_device.see(&codec, board.tick, levels);
    }
}

static void set_wire(int wire, int level)
{
    board.wires &= ~(UINT64_C(1) << wire);
    board.wires |= (uint64_t)(level != 0) << wire;
    board.tick++;
    settle();
}

static int send_i2c_byte(int byte)
{
    int ack;

    for (int i = 7; i >= 0; i--) {
        set_wire(CODEC_SDA, byte >> i & 1);
        set_wire(CODEC_SCL, 1);
        set_wire(CODEC_SCL, 0);
    }
    set_wire(CODEC_SDA, 1);
    set_wire(CODEC_SCL, 1);
    ack = !(board.levels >> CODEC_SDA & 1);
    set_wire(CODEC_SCL, 0);
    return ack;
}

static int write_register(int address, int reg, int value)
{
    int acks;

    set_wire(CODEC_SDA, 1);
    set_wire(CODEC_SCL, 1);
    set_wire(CODEC_SDA, 0);
    set_wire(CODEC_SCL, 0);
    acks = send_i2c_byte(address << 1);
    acks += send_i2c_byte(reg << 1 | value >> 8);
    acks += send_i2c_byte(value & 0xff);
    set_wire(CODEC_SDA, 0);
    set_wire(CODEC_SCL, 1);
    set_wire(CODEC_SDA, 1);
    return acks;
}

static void begin_codec(void)
{
    uint64_t driven, next;

    memset(&board, 0, sizeof board);
    board.wires = board.levels = I2C;
    codec_device.power_up(&codec, 12288000 * 2, NULL);
    codec_device.drive(&codec, 0, &driven, &next);
    assert_int_equal(driven, 0);
}

/* DAC selected, not muted, all on, 16 bits I2S, 48 kHz, active. */
static void configure(int is_master)
{
    assert_int_equal(write_register(0x1A, 15, 0), 3);
    assert_int_equal(write_register(0x1A, 4, 0x012), 3);
    assert_int_equal(write_register(0x1A, 5, 0x000), 3);
    assert_int_equal(write_register(0x1A, 6, 0x000), 3);
    assert_int_equal(write_register(0x1A, 7, is_master ? 0x042 : 0x002), 3);
    assert_int_equal(write_register(0x1A, 8, 0x000), 3);
    assert_int_equal(write_register(0x1A, 9, 0x001), 3);
}

/* As a slave: 64 bits of four ticks a frame, one late. */
static void send_as_master(int frames, int left, int right)
{
    for (int i = 0; i < frames * 64; i++) {
        int at = (i + 63) % 64;
        int word = at < 32 ? left : right;

        set_wire(CODEC_BCLK, 0);
        set_wire(CODEC_DACLRCK, i % 64 >= 32);
        set_wire(CODEC_DACDAT, at % 32 < 16 ? word >> (15 - at % 32) & 1 : 0);
        set_wire(CODEC_BCLK, 1);
        board.tick += 4;
    }
}

/* The codec makes the clocks, and the design counts the bits behind each
 * change of the word clock. */
static void send_as_slave(int cycles, int left, int right)
{
    int at = 0, lrclk = 1, bclk = 0;

    for (int i = 0; i < 2 * cycles; i++) {
        int was = bclk;

        set_wire(CODEC_XCK, i & 1);
        bclk = board.levels >> CODEC_BCLK & 1;
        if (!was || bclk)
            continue;
        if ((int)(board.levels >> CODEC_DACLRCK & 1) != lrclk) {
            lrclk = !lrclk;
            at = -1;
        }
        at++;
        set_wire(CODEC_DACDAT, at >= 1 && at <= 16
                 ? (lrclk ? right : left) >> (16 - at) & 1 : 0);
    }
}

static void plays(int left, int right)
{
    assert_int_equal(codec.samples.level[0], left);
    assert_int_equal(codec.samples.level[1], right);
}

CASE(the_codec_is_silent_until_it_is_switched_on)
{
    BEGIN_CASE;
    begin_codec();
    send_as_master(3, 1000, -2000);
    plays(0, 0);
    assert_int_equal(write_register(0x1B, 9, 1), 0);
    configure(0);
    send_as_master(3, 1000, -2000);
    plays(1000, -2000);
    write_register(0x1A, 5, 0x008);
    send_as_master(3, 1000, -2000);
    plays(0, 0);
}

CASE(the_codec_is_as_loud_as_its_registers_say)
{
    BEGIN_CASE;
    begin_codec();
    configure(0);
    write_register(0x1A, 2, 0x079 - 6);
    write_register(0x1A, 3, 0x07F);
    send_as_master(3, 10000, 10000);
    assert_in_range(codec.samples.level[0], 5006, 5018);   /* -6 dB: 0.5012 */
    assert_in_range(codec.samples.level[1], 19930, 19960); /* +6 dB: 1.9953 */
    send_as_master(3, 10000, 30000);
    assert_int_equal(codec.samples.level[1], INT16_MAX);
    write_register(0x1A, 2, 0x100);
    send_as_master(3, 10000, 10000);
    plays(0, 0);
}

/* Left while the word clock is high, and not a bit late; or at the right end
 * of its 32 bits. */
static void send_justified(int frames, int is_right, int left, int right)
{
    for (int i = 0; i < frames * 64; i++) {
        int at = i % 32 - (is_right ? 16 : 0);
        int word = i % 64 < 32 ? left : right;

        set_wire(CODEC_BCLK, 0);
        set_wire(CODEC_DACLRCK, i % 64 < 32);
        set_wire(CODEC_DACDAT, at >= 0 && at < 16 ? word >> (15 - at) & 1 : 1);
        set_wire(CODEC_BCLK, 1);
    }
}

CASE(the_codec_takes_the_format_that_is_set)
{
    BEGIN_CASE;
    begin_codec();
    configure(0);
    write_register(0x1A, 7, 0x001);
    send_justified(3, 0, 777, -778);
    plays(777, -778);
    write_register(0x1A, 7, 0x000);
    send_justified(3, 1, 123, -124);
    plays(123, -124);
    write_register(0x1A, 7, 0x003);
    send_justified(3, 1, 123, -124);
    plays(0, 0);
}

CASE(as_a_master_the_codec_makes_the_clocks)
{
    BEGIN_CASE;
    begin_codec();
    configure(1);
    send_as_slave(256 * 4, 4321, -4321);
    plays(4321, -4321);
    assert_true(codec.is_master);
}

/* Cycles of the master clock between two changes of the word clock to high. */
static int measure_frame(void)
{
    int cycles = 0, frame = 0, was;

    for (int i = 0; i < 4 * 2304; i++) {
        was = board.levels >> CODEC_DACLRCK & 1;
        set_wire(CODEC_XCK, 1);
        set_wire(CODEC_XCK, 0);
        cycles++;
        assert_int_equal(board.levels >> CODEC_DACLRCK & 1,
                         board.levels >> CODEC_ADCLRCK & 1);
        if (was || !(board.levels >> CODEC_DACLRCK & 1))
            continue;
        frame = cycles;
        cycles = 0;
    }
    return frame;
}

CASE(its_frames_are_as_long_as_the_table_of_rates_says)
{
    static const int rows[][2] = {      /* register 8, cycles a sample */
        {0x000, 256}, {0x002, 384}, {0x00C, 1536}, {0x018, 384}, {0x01C, 128},
        {0x02E, 2112}, {0x001, 250}, {0x023, 272},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        begin_codec();
        configure(1);
        write_register(0x1A, 8, rows[i][0]);
        assert_int_equal(measure_frame(), rows[i][1]);
    }
}

CASE(copies_in_the_middle_of_a_word_go_on_like_the_originals)
{
    static struct codec copy, original;
    struct board board_then;

    BEGIN_CASE;
    begin_codec();
    configure(1);
    send_as_slave(256 * 2 + 77, 99, 98);
    memcpy(&copy, &codec, sizeof copy);
    board_then = board;
    send_as_slave(700, 5, 6);
    memcpy(&original, &codec, sizeof original);
    memcpy(&codec, &copy, sizeof codec);
    board = board_then;
    send_as_slave(700, 5, 6);
    assert_memory_equal(&codec, &original, sizeof codec);
}

static void run_wild(const struct device_type *type, void *device)
{
    struct rng rng;
    uint64_t tick = 0, levels = 0, driven, next;

    rng_seed(&rng, type->name);
    type->power_up(device, 1 + rng_below(&rng, 1u << 27), NULL);
    for (int i = 0; i < 40000; i++) {
        tick += rng_below(&rng, UINT64_C(1) << rng_below(&rng, 14));
        levels ^= rng_next(&rng) & rng_next(&rng);
        type->see(device, tick, levels);
        if (type->drive) {
            type->drive(device, tick, &driven, &next);
            assert_true(next > tick);
        }
    }
}

CASE(wild_wires_do_no_harm)
{
    BEGIN_CASE;
    run_wild(&buzzer_pin_device, &pin);
    run_wild(&pmod_i2s_device, &pmod);
    run_wild(&codec_device, &codec);
}

static const struct CMUnitTest tests[] = {
    TEST("speaker: samples are means of their ticks",
         samples_are_means_of_their_ticks),
    TEST("speaker: when nobody listens the oldest are lost",
         when_nobody_listens_the_oldest_are_lost),
    TEST("speaker: a pin that rests is silent", a_pin_that_rests_is_silent),
    TEST("speaker: a square wave has its pitch", a_square_wave_has_its_pitch),
    TEST("speaker: a PWM is heard as its mean", a_pwm_is_heard_as_its_mean),
    TEST("speaker: words arrive in every format and length",
         words_arrive_in_every_format_and_length),
    TEST("speaker: the Pmod plays if its clocks fit",
         the_pmod_plays_if_its_clocks_fit),
    TEST("speaker: the codec is silent until it is switched on",
         the_codec_is_silent_until_it_is_switched_on),
    TEST("speaker: the codec is as loud as its registers say",
         the_codec_is_as_loud_as_its_registers_say),
    TEST("speaker: the codec takes the format that is set",
         the_codec_takes_the_format_that_is_set),
    TEST("speaker: as a master the codec makes the clocks",
         as_a_master_the_codec_makes_the_clocks),
    TEST("speaker: the codec's frames are as long as its table of rates says",
         its_frames_are_as_long_as_the_table_of_rates_says),
    TEST("speaker: copies in the middle of a word go on like the originals",
         copies_in_the_middle_of_a_word_go_on_like_the_originals),
    TEST("speaker: wild wires do no harm", wild_wires_do_no_harm),
};

CHECK_MAIN("speaker", tests)
