/* wm8731.c - the audio codec: registers by I2C, and what they mean.
 *
 *              +--------+
 *     SCLK ----| wm8731 |---- headphones
 *     SDIN ----|        |
 *     MCLK ----|        |     12.288 MHz from the audio PLL
 *              +--------+
 *
 * A word is START, the address 0x34, seven bits of register and nine of data
 * in two bytes, STOP; each byte is acknowledged. It can only be written to.
 * Facts are from the data sheet: its register map, the tables of sampling
 * rates (normal mode, USB mode), the 2-wire control mode.
 */
#include "chips/wm8731.h"

#include <string.h>

enum {
    LEFT_LINE = 0, RIGHT_LINE, LEFT_HEADPHONE, RIGHT_HEADPHONE, ANALOGUE,
    DIGITAL, POWER, FORMAT, SAMPLING, ACTIVE, SETTINGS,
    RESET = 15,
};

enum {                                  /* bits of these registers */
    LINE_MUTE = 1 << 7,
    BOTH = 1 << 8,                      /* the other channel likewise */
    VOLUME = 0x7F, VOLUME_0_DB = 0x79, VOLUME_LEAST = 0x30,
    MICROPHONE_MUTE = 1 << 1, DAC_SELECT = 1 << 4,
    DAC_MUTE = 1 << 3,
    LINE_OFF = 1 << 0, MICROPHONE_OFF = 1 << 1, DAC_OFF = 1 << 3,
    OUTPUTS_OFF = 1 << 4, ALL_OFF = 1 << 7,
    MASTER = 1 << 6,
    USB_MODE = 1 << 0, BOSR = 1 << 1, HALF_CLOCK = 1 << 6,
    IS_ACTIVE = 1 << 0,
};

enum { NOT_FOR_US = 3, BITS = 8 };

/* Muted, off, and not active. */
static const uint16_t defaults[SETTINGS] = {
    0x097, 0x097, 0x079, 0x079, 0x00A, 0x008, 0x09F, 0x00A, 0x000, 0x000,
};

void wm8731_reset(struct wm8731 *self)
{
    memset(self, 0, sizeof *self);
    memcpy(self->reg, defaults, sizeof defaults);
    self->byte = NOT_FOR_US;
    self->scl = 1;
    self->sda = 1;
}

/* Registers */

/* With BOTH set, a volume register writes its other channel as well, except
 * for that bit itself. */
static void set_register(struct wm8731 *self, int reg, uint16_t value)
{
    int is_pair = reg <= RIGHT_HEADPHONE;

    self->reg[reg] = value;
    if (is_pair && (value & BOTH))
        self->reg[reg ^ 1] = (uint16_t)((self->reg[reg ^ 1] & BOTH)
                                        | (value & ~BOTH));
}

/* Two bytes are a word of 7 bits of register and 9 of data. Register 15 with
 * data 0 resets the codec; registers in between do not exist. */
static void execute_write(struct wm8731 *self)
{
    int reg = self->shift >> 9;
    uint16_t value = self->shift & 0x1FF;

    self->writes++;
    if (reg < SETTINGS)
        set_register(self, reg, value);
    else if (reg == RESET && value == 0)
        memcpy(self->reg, defaults, sizeof defaults);
}

/* Wires */

/* The first byte is the address with the direction bit 0, for writing. What is
 * addressed to another chip is ignored until the next start. */
static void take_byte(struct wm8731 *self)
{
    int is_ours = self->byte > 0
        || (self->shift & 0xFF) == WM8731_ADDRESS << 1;

    self->bits = 0;
    self->is_acking = (uint8_t)is_ours;
    if (self->byte == 2)
        execute_write(self);
    if (is_ours)
        self->byte++;
    else
        self->byte = NOT_FOR_US;
}

/* SDA is valid while SCL is high; the rise in the acknowledge is no data. */
static void see_clock_rise(struct wm8731 *self, int sda)
{
    if (self->is_acking || self->byte == NOT_FOR_US)
        return;
    self->shift = (uint16_t)(self->shift << 1 | sda);
    self->bits++;
}

/* SDA is pulled from the eighth fall of SCL to the ninth. */
static void see_clock_fall(struct wm8731 *self)
{
    if (self->bits == BITS)
        take_byte(self);
    else
        self->is_acking = 0;
}

/* SDA moves while SCL is high: a start or a stop. */
static void begin_or_end(struct wm8731 *self, int is_start)
{
    self->byte = is_start ? 0 : NOT_FOR_US;
    self->bits = 0;
    self->is_acking = 0;
}

int wm8731_wires(struct wm8731 *self, int scl, int sda)
{
    if (scl && self->scl && sda != self->sda)
        begin_or_end(self, !sda);
    else if (scl && !self->scl)
        see_clock_rise(self, sda);
    else if (!scl && self->scl)
        see_clock_fall(self);
    self->scl = (uint8_t)scl;
    self->sda = (uint8_t)sda;
    return !self->is_acking;
}

/* What the registers mean */

/* MCLK cycles a sample: of the ADC and of the DAC, for both values of BOSR;
 * 0 where the tables have no row. */
struct rate {
    uint16_t adc[2], dac[2];
};

static const struct rate normal_rates[16] = {
    [0]  = {{256, 384}, {256, 384}},            /* 48 and 48 kHz */
    [1]  = {{256, 384}, {1536, 2304}},          /* 48 and 8 */
    [2]  = {{1536, 2304}, {256, 384}},          /* 8 and 48 */
    [3]  = {{1536, 2304}, {1536, 2304}},        /* 8 and 8 */
    [6]  = {{384, 576}, {384, 576}},            /* 32 and 32 */
    [7]  = {{128, 192}, {128, 192}},            /* 96 and 96 */
    [8]  = {{256, 384}, {256, 384}},            /* 44.1 and 44.1 */
    [9]  = {{256, 384}, {1408, 2112}},          /* 44.1 and 8.018 */
    [10] = {{1408, 2112}, {256, 384}},          /* 8.018 and 44.1 */
    [11] = {{1408, 2112}, {1408, 2112}},        /* 8.018 and 8.018 */
    [15] = {{128, 192}, {128, 192}},            /* 88.2 and 88.2 */
};

static const struct rate usb_rates[16] = {
    [0]  = {{250, 0}, {250, 0}},                /* 48 and 48 kHz */
    [1]  = {{250, 0}, {1500, 0}},               /* 48 and 8 */
    [2]  = {{1500, 0}, {250, 0}},               /* 8 and 48 */
    [3]  = {{1500, 0}, {1500, 0}},              /* 8 and 8 */
    [6]  = {{375, 0}, {375, 0}},                /* 32 and 32 */
    [7]  = {{125, 0}, {125, 0}},                /* 96 and 96 */
    [8]  = {{0, 272}, {0, 272}},                /* 44.118 and 44.118 */
    [9]  = {{0, 272}, {0, 1496}},               /* 44.118 and 8.021 */
    [10] = {{0, 1496}, {0, 272}},               /* 8.021 and 44.118 */
    [11] = {{0, 1496}, {0, 1496}},              /* 8.021 and 8.021 */
    [15] = {{0, 136}, {0, 136}},                /* 88.235 and 88.235 */
};

static uint32_t sample_rate(uint32_t hz, uint32_t by)
{
    return by ? hz / by : 0;
}

static void read_rates(const struct wm8731 *self, uint32_t mclk_hz,
                       struct wm8731_state *state)
{
    unsigned sampling = self->reg[SAMPLING];
    const struct rate *rates = sampling & USB_MODE ? usb_rates : normal_rates;
    const struct rate *rate = &rates[sampling >> 2 & 15];
    int bosr = (sampling & BOSR) != 0;
    uint32_t core_hz = sampling & HALF_CLOCK ? mclk_hz / 2 : mclk_hz;

    state->adc_hz = sample_rate(core_hz, rate->adc[bosr]);
    state->dac_hz = sample_rate(core_hz, rate->dac[bosr]);
}

/* Steps of 1 dB from 0x7F = +6 dB; below 0x30 = -73 dB the output is muted. */
static int volume_db(const struct wm8731 *self, int reg)
{
    int volume = self->reg[reg] & VOLUME;

    return volume < VOLUME_LEAST ? WM8731_SILENT_DB : volume - VOLUME_0_DB;
}

/* A power bit that is set switches its block off; ALL_OFF does so for all. */
static int is_powered(const struct wm8731 *self, int off_bits)
{
    return !(self->reg[POWER] & (ALL_OFF | off_bits));
}

struct wm8731_state wm8731_read(const struct wm8731 *self, uint32_t mclk_hz)
{
    static const uint8_t lengths[] = {16, 20, 24, 32};
    const uint16_t *reg = self->reg;
    struct wm8731_state state = {
        .format = (enum wm8731_format)(reg[FORMAT] & 3),
        .bits = lengths[reg[FORMAT] >> 2 & 3],
        .is_master = (reg[FORMAT] & MASTER) != 0,
        .is_active = (reg[ACTIVE] & IS_ACTIVE) != 0,
        .hears_line = is_powered(self, LINE_OFF)
            && !(reg[LEFT_LINE] & reg[RIGHT_LINE] & LINE_MUTE),
        .hears_microphone = is_powered(self, MICROPHONE_OFF)
            && !(reg[ANALOGUE] & MICROPHONE_MUTE),
        .plays_dac = is_powered(self, DAC_OFF | OUTPUTS_OFF)
            && (reg[ANALOGUE] & DAC_SELECT) && !(reg[DIGITAL] & DAC_MUTE),
        .headphone_db = {volume_db(self, LEFT_HEADPHONE),
                         volume_db(self, RIGHT_HEADPHONE)},
    };

    read_rates(self, mclk_hz, &state);
    return state;
}
