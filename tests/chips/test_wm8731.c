/* test_wm8731.c - the codec: what arrives on its wires, and what it means. */
#include "check.h"

#include <string.h>

#include "chips/wm8731.h"
#include "machines/go/audio.h"
#include "machines/go/i2c.h"

enum { KHZ = 1000 };

static struct wm8731 fresh(void)
{
    struct wm8731 self;

    wm8731_reset(&self);
    return self;
}

static struct wm8731_state read_at_pll(const struct wm8731 *self)
{
    return wm8731_read(self, WM8731_MCLK_HZ);
}

/* A table through the real master and two open-drain wires. */
static void send(struct wm8731 *codec, const uint16_t *words, int count)
{
    struct i2c master;
    int sda = 1;

    i2c_reset(&master);
    for (int active = 0; !master.is_done;) {
        struct i2c_out out = i2c_clock(&master, words, count, sda);

        sda = out.sda & wm8731_wires(codec, out.scl, out.sda & sda);
        active += read_at_pll(codec).is_active;
        assert_true(!active || master.word >= count - 1);
    }
    assert_false(master.is_refused);
}

static struct wm8731 set_up(void)
{
    struct wm8731 codec = fresh();

    send(&codec, i2c_codec_setup, I2C_WORDS);
    assert_int_equal(codec.writes, I2C_WORDS);
    return codec;
}

static struct wm8731 set_up_as_printed(void)
{
    struct wm8731 codec = fresh();

    send(&codec, i2c_codec_printed, I2C_WORDS - 1);
    assert_int_equal(codec.writes, I2C_WORDS - 1);
    return codec;
}

/* The two lists */

CASE(after_our_list_the_inputs_are_muted)
{
    struct wm8731 codec = set_up();

    BEGIN_CASE;
    assert_int_equal(codec.reg[0], 0x097);
    assert_int_equal(codec.reg[1], 0x097);
    assert_int_equal(codec.reg[4], 0x012);
    assert_false(read_at_pll(&codec).hears_line);
    assert_false(read_at_pll(&codec).hears_microphone);
}

CASE(after_our_list_the_dac_plays_at_0_decibels)
{
    struct wm8731 codec = set_up();
    struct wm8731_state state = read_at_pll(&codec);

    BEGIN_CASE;
    assert_int_equal(codec.reg[2], 0x079);
    assert_int_equal(codec.reg[3], 0x079);
    assert_int_equal(codec.reg[5], 0x000);
    assert_int_equal(codec.reg[6], 0x000);
    assert_true(state.plays_dac);
    assert_int_equal(state.headphone_db[0], 0);
    assert_int_equal(state.headphone_db[1], 0);
}

CASE(after_our_list_it_is_an_active_slave_with_16_bits_of_i2s)
{
    struct wm8731 codec = set_up();
    struct wm8731_state state = read_at_pll(&codec);

    BEGIN_CASE;
    assert_int_equal(codec.reg[7], 0x002);
    assert_int_equal(codec.reg[9], 0x001);
    assert_int_equal(state.format, WM8731_I2S);
    assert_int_equal(state.bits, 16);
    assert_false(state.is_master);
    assert_true(state.is_active);
}

CASE(after_our_list_it_plays_8_kilohertz_from_the_pll)
{
    struct wm8731 codec = set_up();

    BEGIN_CASE;
    assert_int_equal(codec.reg[8], 0x00C);
    assert_int_equal(wm8731_read(&codec, 12288 * KHZ).dac_hz, 8 * KHZ);
    assert_int_equal(read_at_pll(&codec).dac_hz, AUDIO_RATE);
    assert_int_equal(read_at_pll(&codec).adc_hz, AUDIO_RATE);
}

CASE(our_list_undoes_whatever_was_set_before)
{
    struct wm8731 codec = set_up(), other = fresh();

    BEGIN_CASE;
    for (int reg = 0; reg < 10; reg++)
        other.reg[reg] = 0x1FF;
    other.reg[9] = 0;
    send(&other, i2c_codec_setup, I2C_WORDS);
    assert_memory_equal(other.reg, codec.reg, sizeof codec.reg);
}

CASE(the_printed_list_leaves_the_inputs_open)
{
    struct wm8731 codec = set_up_as_printed();

    BEGIN_CASE;
    assert_true(read_at_pll(&codec).hears_line);
    assert_true(read_at_pll(&codec).hears_microphone);
}

CASE(the_printed_list_has_another_format_and_rate)
{
    struct wm8731 codec = set_up_as_printed();
    struct wm8731_state state = read_at_pll(&codec);

    BEGIN_CASE;
    assert_int_equal(state.format, WM8731_LEFT);
    assert_int_equal(state.bits, 16);
    assert_false(state.is_master);
    assert_int_equal(state.dac_hz, 32 * KHZ);
    assert_int_equal(wm8731_read(&codec, 18432 * KHZ).dac_hz, 48 * KHZ);
    assert_true(state.plays_dac && state.is_active);
    assert_int_equal(state.headphone_db[0], 0);
}

/* Wires by hand */

struct wires {
    struct wm8731 codec;
    int sda;                            /* what the codec lets it be */
};

static struct wires idle(void)
{
    return (struct wires){.codec = fresh(), .sda = 1};
}

static void put(struct wires *self, int scl, int sda)
{
    self->sda = wm8731_wires(&self->codec, scl, sda & self->sda);
}

static void start(struct wires *self)
{
    put(self, 0, 1);
    put(self, 1, 1);
    put(self, 1, 0);
    put(self, 0, 0);
}

static void stop(struct wires *self)
{
    put(self, 0, 0);
    put(self, 1, 0);
    put(self, 1, 1);
}

static void send_bits(struct wires *self, unsigned byte, int bits)
{
    for (int i = 7; i > 7 - bits; i--) {
        int bit = (int)(byte >> i & 1);

        put(self, 0, bit);
        put(self, 1, bit);
        assert_true(self->sda);
        put(self, 0, bit);
    }
}

/* 1 if it was acknowledged, from the fall of SCL to the next. */
static int send_byte(struct wires *self, unsigned byte)
{
    int is_acked;

    send_bits(self, byte, 8);
    is_acked = !self->sda;
    put(self, 0, 1);
    put(self, 1, 1);
    assert_int_equal(!self->sda, is_acked);
    put(self, 0, 1);
    assert_true(self->sda);
    return is_acked;
}

static int send_word(struct wires *self, unsigned address, unsigned word)
{
    int acks;

    start(self);
    acks = send_byte(self, address);
    acks += send_byte(self, word >> 8);
    acks += send_byte(self, word & 0xFF);
    stop(self);
    return acks;
}

static void write_reg(struct wires *self, unsigned reg, unsigned value)
{
    assert_int_equal(send_word(self, 0x34, reg << 9 | value), 3);
}

CASE(it_answers_to_its_address_alone)
{
    BEGIN_CASE;
    for (unsigned address = 0; address < 256; address++) {
        struct wires wires = idle();
        int is_ours = address == 0x34;

        assert_int_equal(send_word(&wires, address, 0x0E41), is_ours ? 3 : 0);
        assert_int_equal(wires.codec.writes, is_ours);
        assert_int_equal(wires.codec.reg[7], is_ours ? 0x041 : 0x00A);
    }
}

/* Its own address comes after another's, in step with the bytes or, counting
 * the acknowledges as bits, across them. */
CASE(it_does_not_listen_to_words_for_others)
{
    static const uint8_t bytes[] = {0xFF, 0x00, 0xA0, 0x34, 0x0E, 0x13};
    struct wires wires = idle();

    BEGIN_CASE;
    start(&wires);
    assert_false(send_byte(&wires, 0x36));
    for (size_t i = 0; i < sizeof bytes; i++)
        assert_false(send_byte(&wires, bytes[i]));
    stop(&wires);
    assert_int_equal(wires.codec.writes, 0);
}

/* Both wires move in one instant: SCL counts. */
CASE(a_bit_that_comes_with_its_clock_is_no_start)
{
    struct wires wires = idle();

    BEGIN_CASE;
    start(&wires);
    for (int i = 7; i >= 0; i--) {
        put(&wires, 1, 0x34 >> i & 1);
        put(&wires, 0, 0x34 >> i & 1);
    }
    assert_false(wires.sda);
}

CASE(seven_bits_are_the_register_and_nine_its_data)
{
    struct wires wires = idle();

    BEGIN_CASE;
    for (unsigned reg = 0; reg < 10; reg++) {
        write_reg(&wires, reg, 0x0A5 + reg);
        assert_int_equal(wires.codec.reg[reg], 0x0A5 + reg);
    }
    write_reg(&wires, 5, 0x15A);
    assert_int_equal(wires.codec.reg[5], 0x15A);
}

CASE(reserved_registers_take_nothing)
{
    struct wires wires = idle();
    struct wm8731 untouched = wires.codec;

    BEGIN_CASE;
    for (unsigned reg = 10; reg < 128; reg++) {
        write_reg(&wires, reg, reg == 15 ? 0x000 : 0x155);
        assert_memory_equal(wires.codec.reg, untouched.reg,
                            sizeof untouched.reg);
    }
}

CASE(at_power_on_it_is_muted_off_and_not_active)
{
    static const uint16_t defaults[] = {0x097, 0x097, 0x079, 0x079, 0x00A,
                                        0x008, 0x09F, 0x00A, 0x000, 0x000};
    struct wm8731 self = fresh();
    struct wm8731_state state = read_at_pll(&self);

    BEGIN_CASE;
    assert_memory_equal(self.reg, defaults, sizeof defaults);
    assert_false(state.plays_dac || state.is_active || state.is_master);
    assert_false(state.hears_line || state.hears_microphone);
    assert_int_equal(state.format, WM8731_I2S);
    assert_int_equal(state.bits, 24);
    assert_int_equal(state.dac_hz, 48 * KHZ);
}

CASE(a_zero_in_register_15_resets_it)
{
    struct wires wires = idle();
    struct wm8731 untouched = wires.codec;

    BEGIN_CASE;
    for (unsigned reg = 0; reg < 10; reg++)
        write_reg(&wires, reg, 0x055);
    write_reg(&wires, 15, 0x001);
    assert_int_equal(wires.codec.reg[6], 0x055);
    write_reg(&wires, 15, 0x000);
    assert_memory_equal(wires.codec.reg, untouched.reg, sizeof untouched.reg);
    assert_int_equal(wires.codec.writes, 12);
}

CASE(a_word_that_breaks_off_is_none)
{
    struct wires wires = idle();

    BEGIN_CASE;
    start(&wires);
    assert_true(send_byte(&wires, 0x34));
    assert_true(send_byte(&wires, 0x0E));
    send_bits(&wires, 0x42, 7);
    stop(&wires);
    assert_int_equal(wires.codec.writes, 0);
    start(&wires);
    assert_true(send_byte(&wires, 0x34));
    send_bits(&wires, 0x12, 4);
    write_reg(&wires, 7, 0x013);
    assert_int_equal(wires.codec.writes, 1);
    assert_int_equal(wires.codec.reg[7], 0x013);
}

CASE(a_fourth_byte_is_not_for_it)
{
    struct wires wires = idle();

    BEGIN_CASE;
    start(&wires);
    assert_true(send_byte(&wires, 0x34));
    assert_true(send_byte(&wires, 0x0E));
    assert_true(send_byte(&wires, 0x13));
    assert_false(send_byte(&wires, 0x34));
    assert_false(send_byte(&wires, 0x0E));
    stop(&wires);
    assert_int_equal(wires.codec.writes, 1);
    assert_false(send_byte(&wires, 0x34));
}

/* Meanings */

static struct wm8731_state with(int reg, uint16_t value)
{
    struct wm8731 codec = set_up();

    codec.reg[reg] = value;
    return read_at_pll(&codec);
}

CASE(bit_8_sets_the_other_channel_too)
{
    struct wires wires = idle();

    BEGIN_CASE;
    write_reg(&wires, 0, 0x117);
    assert_int_equal(wires.codec.reg[1], 0x017);
    write_reg(&wires, 3, 0x130);
    assert_int_equal(wires.codec.reg[2], 0x030);
    write_reg(&wires, 2, 0x17F);
    assert_int_equal(wires.codec.reg[3], 0x17F);
    write_reg(&wires, 3, 0x050);
    assert_int_equal(wires.codec.reg[2], 0x17F);
    write_reg(&wires, 4, 0x155);
    assert_int_equal(wires.codec.reg[5], 0x008);
}

CASE(the_volume_goes_in_decibels)
{
    BEGIN_CASE;
    assert_int_equal(with(2, 0x7F).headphone_db[0], 6);
    assert_int_equal(with(3, 0x7F).headphone_db[1], 6);
    assert_int_equal(with(3, 0x7F).headphone_db[0], 0);
    assert_int_equal(with(2, 0x0F8).headphone_db[0], -1);
    assert_int_equal(with(2, 0x30).headphone_db[0], -73);
    assert_int_equal(with(2, 0x2F).headphone_db[0], WM8731_SILENT_DB);
    assert_int_equal(with(2, 0x00).headphone_db[0], WM8731_SILENT_DB);
}

CASE(the_dac_must_be_selected_powered_and_not_muted)
{
    BEGIN_CASE;
    assert_true(with(6, 0x000).plays_dac);
    assert_false(with(4, 0x002).plays_dac);
    assert_false(with(5, 0x008).plays_dac);
    assert_false(with(6, 0x008).plays_dac);
    assert_false(with(6, 0x010).plays_dac);
    assert_false(with(6, 0x080).plays_dac);
    assert_true(with(6, 0x067).plays_dac);
}

/* The inputs are open: R0 not muted, R4 neither; then the power. */
CASE(inputs_are_heard_unless_muted_or_off)
{
    struct wm8731 codec = set_up_as_printed();

    BEGIN_CASE;
    assert_true(with(0, 0x017).hears_line);
    assert_true(with(1, 0x017).hears_line);
    assert_false(with(4, 0x010).hears_line);
    assert_true(with(4, 0x010).hears_microphone);
    codec.reg[6] = 0x001;
    assert_false(read_at_pll(&codec).hears_line);
    assert_true(read_at_pll(&codec).hears_microphone);
    codec.reg[6] = 0x002;
    assert_true(read_at_pll(&codec).hears_line);
    assert_false(read_at_pll(&codec).hears_microphone);
    codec.reg[6] = 0x080;
    assert_false(read_at_pll(&codec).hears_line);
    assert_false(read_at_pll(&codec).hears_microphone);
}

CASE(format_and_word_length)
{
    static const int bits[] = {16, 20, 24, 32};

    BEGIN_CASE;
    for (uint16_t i = 0; i < 16; i++) {
        assert_int_equal(with(7, i).format, i & 3);
        assert_int_equal(with(7, i).bits, bits[i >> 2]);
        assert_false(with(7, i).is_master);
    }
    assert_int_equal(WM8731_RIGHT, 0);
    assert_int_equal(WM8731_LEFT, 1);
    assert_int_equal(WM8731_I2S, 2);
    assert_int_equal(WM8731_DSP, 3);
    assert_true(with(7, 0x040).is_master);
}

/* The rows of the data sheet's two tables. */
static const struct row {
    int mclk_khz, is_usb, bosr, sr, adc_hz, dac_hz;
} rows[] = {
    {12288, 0, 0, 0, 48000, 48000}, {18432, 0, 1, 0, 48000, 48000},
    {12288, 0, 0, 1, 48000, 8000}, {18432, 0, 1, 1, 48000, 8000},
    {12288, 0, 0, 2, 8000, 48000}, {18432, 0, 1, 2, 8000, 48000},
    {12288, 0, 0, 3, 8000, 8000}, {18432, 0, 1, 3, 8000, 8000},
    {12288, 0, 0, 6, 32000, 32000}, {18432, 0, 1, 6, 32000, 32000},
    {12288, 0, 0, 7, 96000, 96000}, {18432, 0, 1, 7, 96000, 96000},
    {0, 0, 0, 8, 44100, 44100}, {1, 0, 1, 8, 44100, 44100},
    {0, 0, 0, 9, 44100, 8018}, {1, 0, 1, 9, 44100, 8018},
    {0, 0, 0, 10, 8018, 44100}, {1, 0, 1, 10, 8018, 44100},
    {0, 0, 0, 11, 8018, 8018}, {1, 0, 1, 11, 8018, 8018},
    {0, 0, 0, 15, 88200, 88200}, {1, 0, 1, 15, 88200, 88200},
    {12000, 1, 0, 0, 48000, 48000}, {12000, 1, 1, 8, 44117, 44117},
    {12000, 1, 0, 1, 48000, 8000}, {12000, 1, 1, 9, 44117, 8021},
    {12000, 1, 0, 2, 8000, 48000}, {12000, 1, 1, 10, 8021, 44117},
    {12000, 1, 0, 3, 8000, 8000}, {12000, 1, 1, 11, 8021, 8021},
    {12000, 1, 0, 6, 32000, 32000}, {12000, 1, 0, 7, 96000, 96000},
    {12000, 1, 1, 15, 88235, 88235},
};

enum { ROWS = sizeof rows / sizeof *rows };

/* 0 and 1 stand for 11.2896 and 16.9344 MHz. */
static uint32_t mclk_hz(const struct row *row)
{
    if (row->mclk_khz > 1)
        return (uint32_t)row->mclk_khz * KHZ;
    return row->mclk_khz ? 16934400 : 11289600;
}

static uint16_t sampling(int is_usb, int bosr, int sr)
{
    return (uint16_t)(is_usb | bosr << 1 | sr << 2);
}

CASE(the_rates_of_the_data_sheet)
{
    struct wm8731 codec = fresh();

    BEGIN_CASE;
    for (int i = 0; i < ROWS; i++) {
        struct wm8731_state state;

        codec.reg[8] = sampling(rows[i].is_usb, rows[i].bosr, rows[i].sr);
        state = wm8731_read(&codec, mclk_hz(&rows[i]));
        assert_int_equal(state.adc_hz, rows[i].adc_hz);
        assert_int_equal(state.dac_hz, rows[i].dac_hz);
        codec.reg[8] |= 1 << 6;
        state = wm8731_read(&codec, 2 * mclk_hz(&rows[i]));
        assert_int_equal(state.dac_hz, rows[i].dac_hz);
    }
}

static int is_in_table(int value)
{
    for (int i = 0; i < ROWS; i++)
        if (sampling(rows[i].is_usb, rows[i].bosr, rows[i].sr) == value)
            return 1;
    return 0;
}

CASE(other_settings_have_no_rate)
{
    struct wm8731 codec = fresh();
    int none = 0;

    BEGIN_CASE;
    for (int value = 0; value < 64; value++) {
        struct wm8731_state state;

        codec.reg[8] = (uint16_t)value;
        state = read_at_pll(&codec);
        assert_int_equal(state.dac_hz != 0, is_in_table(value));
        assert_int_equal(state.adc_hz != 0, is_in_table(value));
        none += state.dac_hz == 0;
    }
    assert_int_equal(none, 64 - ROWS);
}

static const struct CMUnitTest tests[] = {
    TEST("wm8731: after our list line and microphone are muted (M4-090, "
         "M4-092)", after_our_list_the_inputs_are_muted),
    TEST("wm8731: after our list the DAC plays at 0 dB (M4-091, M4-092, "
         "M4-093, M4-094)", after_our_list_the_dac_plays_at_0_decibels),
    TEST("wm8731: after our list it is an active slave, I2S of 16 bits "
         "(M4-095, M4-097, M4-099)",
         after_our_list_it_is_an_active_slave_with_16_bits_of_i2s),
    TEST("wm8731: after our list it plays 8 kHz from the PLL's 12.288 MHz "
         "(M4-089, M4-096, M4-099)",
         after_our_list_it_plays_8_kilohertz_from_the_pll),
    TEST("wm8731: our list undoes whatever was set before",
         our_list_undoes_whatever_was_set_before),
    TEST("wm8731: the printed list would leave line and microphone open "
         "(erratum 14)", the_printed_list_leaves_the_inputs_open),
    TEST("wm8731: the printed list would be left-justified at 32 kHz "
         "(erratum 14)", the_printed_list_has_another_format_and_rate),
    TEST("wm8731: it answers to its address alone, and cannot be read",
         it_answers_to_its_address_alone),
    TEST("wm8731: it does not listen to words for others",
         it_does_not_listen_to_words_for_others),
    TEST("wm8731: a bit that comes with its clock is no start",
         a_bit_that_comes_with_its_clock_is_no_start),
    TEST("wm8731: seven bits are the register and nine its data",
         seven_bits_are_the_register_and_nine_its_data),
    TEST("wm8731: reserved registers take nothing",
         reserved_registers_take_nothing),
    TEST("wm8731: at power on it is muted, off and not active",
         at_power_on_it_is_muted_off_and_not_active),
    TEST("wm8731: a zero in register 15 resets it",
         a_zero_in_register_15_resets_it),
    TEST("wm8731: a word that breaks off is none",
         a_word_that_breaks_off_is_none),
    TEST("wm8731: a fourth byte is not for it", a_fourth_byte_is_not_for_it),
    TEST("wm8731: bit 8 sets the other channel, too",
         bit_8_sets_the_other_channel_too),
    TEST("wm8731: the volume goes in decibels", the_volume_goes_in_decibels),
    TEST("wm8731: the DAC must be selected, powered and not muted",
         the_dac_must_be_selected_powered_and_not_muted),
    TEST("wm8731: inputs are heard unless muted or off",
         inputs_are_heard_unless_muted_or_off),
    TEST("wm8731: format and word length", format_and_word_length),
    TEST("wm8731: the rates of the data sheet", the_rates_of_the_data_sheet),
    TEST("wm8731: other settings have no rate", other_settings_have_no_rate),
};

CHECK_MAIN("wm8731", tests)
