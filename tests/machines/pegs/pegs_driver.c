/* pegs_driver.c - hands on a pegs chip, and eyes. */
#include "machines/pegs/pegs_driver.h"

#include <string.h>

#include "base/glyph.h"
#include "base/text.h"
#include "check.h"

static const char colours[] = "KBGCRMYW";
static const char buttons[] = "SLRUD";          /* in the order of the pins */

static void set_options(struct chip_setup *setup, const char *options)
{
    char word[40];

    options_defaults(pegs_chip.options, setup->option);
    while (text_word(&options, word, sizeof word) > 0)
        assert_null(options_set(pegs_chip.options, setup->option, word));
}

struct pegs_driver pegs_driver_open(uint32_t clock_hz, const char *options,
                                    const char *seed)
{
    struct pegs_driver self = {.clock_hz = clock_hz};
    struct chip_setup setup = {.seed = seed, .clock_hz = clock_hz};

    set_options(&setup, options);
    pegs_chip.reset(&self.chip, &setup);
    return self;
}

struct pegs_driver pegs_driver_new(const char *options)
{
    struct pegs_driver self = pegs_driver_open(PEGS_DRIVER_HZ, options,
                                               "driver");

    pegs_driver_clock(&self, 0);
    return self;
}

struct pegs_driver pegs_driver_played(const char *options, const char *code,
                                      const char *script)
{
    struct pegs_driver self = pegs_driver_new(options);

    pegs_driver_hide(&self, code);
    pegs_driver_play(&self, script);
    return self;
}

/* Hands */

void pegs_driver_clock(struct pegs_driver *self, pins also)
{
    self->out = pegs_chip.tick(&self->chip, self->switches | also);
    self->ticks++;
}

static void do_one(struct pegs_driver *self, char what)
{
    const char *button = strchr(buttons, what);

    switch (what) {
    case 'H': self->switches = PIN(PEGS_HISTORY); break;
    case 'h': self->switches = 0; break;
    case ',': break;
    case '.':
        for (uint32_t i = 0; i < self->clock_hz; i++)
            pegs_driver_clock(self, 0);
        return;
    default:
        assert_non_null(button);
        pegs_driver_clock(self, PIN(button - buttons));
        return;
    }
    pegs_driver_clock(self, 0);
}

void pegs_driver_play(struct pegs_driver *self, const char *script)
{
    while (*script)
        do_one(self, *script++);
}

uint16_t pegs_driver_code(const char *letters)
{
    unsigned code = 0;

    for (int i = 0; i < 4; i++)
        code = code << 4 | (unsigned)(strchr(colours, letters[i]) - colours);
    return (uint16_t)code;
}

void pegs_driver_hide(struct pegs_driver *self, const char *code)
{
    self->chip.has_code = 1;
    self->chip.code = pegs_driver_code(code);
}

static void enter_peg(struct pegs_driver *self, char colour)
{
    unsigned shift = 12u - 4u * self->chip.place;
    unsigned wanted = (unsigned)(strchr(colours, colour) - colours);
    unsigned now = self->chip.guess, steps = (wanted - (now >> shift)) & 7;

    while (steps--)
        do_one(self, 'U');
}

void pegs_driver_enter(struct pegs_driver *self, const char *guess)
{
    while (self->chip.place)
        do_one(self, 'R');
    for (int i = 0; i < 4; i++) {
        enter_peg(self, guess[i]);
        do_one(self, 'R');
    }
}

void pegs_driver_guess(struct pegs_driver *self, const char *guess)
{
    pegs_driver_enter(self, guess);
    do_one(self, 'S');
}

/* Eyes */

static unsigned peg_at(pins out, unsigned place)
{
    return (unsigned)pins_get(out, PEGS_RGB3 - 3 * place, 3);
}

static uint8_t digit_at(pins out, unsigned place)
{
    return (uint8_t)pins_get(out, PEGS_SSD3 - 8 * place, 8);
}

const char *pegs_driver_pegs(struct pegs_driver *self)
{
    for (unsigned i = 0; i < 4; i++)
        self->text[i] = colours[peg_at(self->out, i)];
    self->text[4] = 0;
    return self->text;
}

static char mark_of(uint8_t segments)
{
    switch (segments & ~GLYPH_POINT) {
    case 0x76: return 'X';
    case 0x3f: return 'O';
    case 0x00: return '_';
    default:   return '?';
    }
}

const char *pegs_driver_marks(struct pegs_driver *self)
{
    for (unsigned i = 0; i < 4; i++)
        self->text[i] = mark_of(digit_at(self->out, i));
    self->text[4] = 0;
    return self->text;
}

const char *pegs_driver_digits(struct pegs_driver *self)
{
    char *to = self->text;

    for (unsigned i = 0; i < 4; i++) {
        *to++ = glyph_char(digit_at(self->out, i));
        if (digit_at(self->out, i) & GLYPH_POINT)
            *to++ = '.';
    }
    *to = 0;
    return self->text;
}

unsigned pegs_driver_leds(const struct pegs_driver *self)
{
    return (unsigned)pins_get(self->out, PEGS_LD, 8);
}

struct pegs_watch pegs_driver_watch(const struct pegs_driver *self)
{
    struct pegs_watch watch = {.period = self->clock_hz / 2};
    struct pegs_driver copy = *self;

    for (unsigned t = 0; t < watch.period; t++) {
        for (int pin = 0; pin < 64; pin++)
            watch.lit[pin] += (copy.out >> pin & 1) != 0;
        pegs_driver_clock(&copy, 0);
    }
    return watch;
}

/* One peg: its colour, and whether all that is lit of it comes and goes. */
static char watched_peg(const struct pegs_watch *watch, unsigned place,
                        int *blinks)
{
    const unsigned *lit = &watch->lit[PEGS_RGB3 - 3 * place];
    unsigned colour = 0, longest = 0;

    for (int i = 0; i < 3; i++) {
        colour |= lit[i] ? 1u << i : 0;
        longest = lit[i] > longest ? lit[i] : longest;
    }
    *blinks = longest && longest < watch->period;
    if (colour == 7 && longest == watch->period / 8)
        colour = 0;
    return colours[colour];
}

const char *pegs_driver_look(struct pegs_driver *self, int *blinking)
{
    struct pegs_watch watch = pegs_driver_watch(self);

    *blinking = -1;
    for (unsigned i = 0; i < 4; i++) {
        int blinks;

        self->text[i] = watched_peg(&watch, i, &blinks);
        if (blinks)
            *blinking = *blinking == -1 ? (int)i : -2;
    }
    self->text[4] = 0;
    return self->text;
}

unsigned pegs_driver_still(struct pegs_driver *self)
{
    pins before = self->out;
    unsigned clocks = 0;

    while (self->out == before && clocks < 100000) {
        pegs_driver_clock(self, 0);
        clocks++;
    }
    return clocks;
}
