/* duel_driver.c - hands on a duel chip, and eyes. */
#include "machines/duel/duel_driver.h"

#include <string.h>

#include "base/glyph.h"
#include "base/text.h"
#include "check.h"

static const char letters[] = "-ACEFHLU";

static void set_options(struct chip_setup *setup, const char *options)
{
    char word[40];

    options_defaults(duel.options, setup->option);
    while (text_word(&options, word, sizeof word) > 0)
        assert_null(options_set(duel.options, setup->option, word));
}

struct driver driver_open_seed(uint32_t clock_hz, const char *options,
                               const char *seed)
{
    struct driver self = {.clock_hz = clock_hz};
    struct chip_setup setup = {.seed = seed, .clock_hz = clock_hz};

    set_options(&setup, options);
    duel.reset(&self.chip, &setup);
    self.out = duel_show(&self.chip, 0);
    return self;
}

struct driver driver_open(uint32_t clock_hz, const char *options)
{
    return driver_open_seed(clock_hz, options, "driver");
}

struct driver driver_played(const char *script)
{
    struct driver self = driver_open(2, "");

    driver_play(&self, script);
    return self;
}

void driver_clock(struct driver *self, pins also)
{
    self->out = duel.tick(&self->chip, self->switches | also);
    self->ticks++;
}

static void set_switches(struct driver *self, pins mask, pins to)
{
    self->switches = (self->switches & ~mask) | to;
    self->out = duel_show(&self->chip, self->switches);
}

static void wait_for_message(struct driver *self)
{
    for (uint32_t i = 0; i < 2 * self->clock_hz; i++)
        driver_clock(self, 0);
}

static void do_one(struct driver *self, char what)
{
    const char *letter = strchr(letters, what);

    switch (what) {
    case 'a': driver_clock(self, PIN(DUEL_ENTER_A)); return;
    case 'b': driver_clock(self, PIN(DUEL_ENTER_B)); return;
    case 'r': driver_clock(self, PIN(DUEL_RST)); return;
    case ',': driver_clock(self, 0); return;
    case '.': wait_for_message(self); return;
    case '1': set_switches(self, PIN(DUEL_SINGLE), PIN(DUEL_SINGLE)); return;
    case '0': set_switches(self, PIN(DUEL_SINGLE), 0); return;
    }
    assert_non_null(letter);
    set_switches(self, PINS(DUEL_LETTER, 3),
                 (pins)(letter - letters) << DUEL_LETTER);
}

void driver_play(struct driver *self, const char *script)
{
    while (*script)
        do_one(self, *script++);
}

void driver_play_for(struct driver *self, char maker, const char *script)
{
    for (; *script; script++) {
        if (maker == 'b' && (*script == 'a' || *script == 'b'))
            do_one(self, *script == 'a' ? 'b' : 'a');
        else
            do_one(self, *script);
    }
}

void driver_enter(struct driver *self, char press, const char *word)
{
    for (; *word; word++) {
        do_one(self, *word);
        do_one(self, press);
    }
}

const char *driver_digits(struct driver *self)
{
    for (unsigned i = 0; i < DUEL_PLACES; i++)
        self->text[i] = glyph_char((uint8_t)pins_get(self->out,
                                                     DUEL_SSD3 - 8 * i, 8));
    return self->text;
}

unsigned driver_leds(const struct driver *self)
{
    return (unsigned)pins_get(self->out, DUEL_LED, 8);
}

#define MADE    "a.." DRIVER_MAKE               /* P-b comes */
#define FACED   MADE ".."                       /* b may guess */
#define ONCE    FACED DRIVER_WRONG              /* judged for the first time */
#define TWICE   ONCE "b." DRIVER_WRONG
#define THRICE  TWICE "b." DRIVER_WRONG
#define MATCH   "a.." DRIVER_FOUND "." "." "AbLbEbFb" ".." \
                "AaCaHaHa" "a." "AaCaHaHa" "a." "AaCaHaHa"  /* b wins 2-0 */
#define ALONE   "1a.."
#define VAIN    "UaUaUaUa"                      /* unless the code is that */

const struct station driver_stations[] = {
    {"",                    "_A-b", 0, "Ab"},
    {"a",                   "_0-0", 0, ""},
    {"a,,",                 "_0-0", 0, ""},
    {"a.",                  "_P-A", 0, ""},
    {"a.,,,",               "_P-A", 0, ""},
    {"a..",                 "-___", 0, "A"},
    {"a..Aa",               "-A__", 0, "A"},
    {"a..AaLa",             "--L_", 0, "A"},
    {"a..AaLaEa",           "---E", 0, "A"},
    {MADE,                  "_P-b", 0, ""},
    {MADE ".",              "_L-3", 0, ""},
    {FACED,                 "F___", 0, "b"},
    {FACED "Ab",            "AA__", 0, "b"},
    {FACED "AbLb",          "ALL_", 0, "b"},
    {FACED "AbLbEb",        "ALEE", 0, "b"},
    {FACED DRIVER_RIGHT,    "ALEF", 0xff, "b"},
    {FACED DRIVER_RIGHT "b", "_0-1", 0, ""},
    {ONCE,                  "ACHH", 0xc0, "b"},
    {ONCE "b",              "_L-2", 0, ""},
    {ONCE "b.",             "H___", 0, "b"},
    {TWICE,                 "ACHH", 0xc0, "b"},
    {TWICE "b",             "_L-1", 0, ""},
    {TWICE "b.CbLb",        "CLL_", 0, "b"},
    {THRICE,                "ACHH", 0xc0, "b"},
    {THRICE "b",            "ALEF", 0, ""},
    {THRICE "b.",           "_1-0", 0, ""},
    {THRICE "b..",          "_P-b", 0, ""},
    {THRICE "b...",         "H___", 0, "b"},
    {THRICE "b...CbHb",     "--H_", 0, "b"},
    {THRICE "b...CbHbUbAb", "_P-A", 0, ""},
    {THRICE "b...CbHbUbAb..Ha", "HH__", 0, "A"},
    {MATCH,                 "ACHH", 0xc0, "A"},
    {MATCH "a",             "ALEF", 0, ""},
    {MATCH "a.",            "_0-2", 0, ""},
    {MATCH "a..",           "_0-2", 0xff, "Ab"},
    {MATCH "a..,",          "_0-2", 0, "Ab"},
    {"1a",                  "_P-A", 0, ""},
    {"1a.",                 "_L-3", 0, ""},
    {ALONE,                 "-___", 0, "A"},
    {ALONE "HaAa",          "HAA_", 0, "A"},
    {ALONE VAIN "a",        "_L-2", 0, ""},
    {ALONE VAIN "a." VAIN "a." VAIN "a", NULL, 0, ""},
    {ALONE VAIN "a." VAIN "a." VAIN "a.", NULL, 0xff, "Ab"},
    {0},
};
