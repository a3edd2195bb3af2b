/* checkers_driver.c - a bench for the rule checker: clock, hands, eyes. */
#include "machines/checkers/checkers_driver.h"

#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "check.h"

enum { PATIENCE = 20 };         /* no move takes as many cycles */

static void set_options(struct chip_setup *setup, const char *options)
{
    char word[40];

    options_defaults(checkers_chip.options, setup->option);
    while (text_word(&options, word, sizeof word) > 0)
        assert_null(options_set(checkers_chip.options, setup->option, word));
}

struct checkers_driver checkers_driver_open(const char *options,
                                            const char *seed)
{
    struct checkers_driver self = {0};
    struct chip_setup setup = {.seed = seed, .clock_hz = 4000};

    set_options(&setup, options);
    checkers_chip.reset(&self.chip, &setup);
    return self;
}

struct checkers_driver checkers_driver_new(const char *options)
{
    struct checkers_driver self = checkers_driver_open(options, "driver");

    checkers_driver_cycle(&self, PIN(CHECKERS_PIN_RESET));
    checkers_driver_cycle(&self, 0);
    return self;
}

static void put_man(struct checkers_chip *chip, const char *word)
{
    unsigned row = (unsigned)(word[1] - '0');
    unsigned column = (unsigned)(word[2] - '0');
    uint32_t bit = UINT32_C(1) << (row * 4 + column / 2);

    assert_true(strlen(word) == 3 && row < 8 && column < 8);
    assert_true((row + column) % 2 == 0);
    *(tolower(word[0]) == 'r' ? &chip->red : &chip->black) |= bit;
    if (isupper(word[0]))
        chip->kings |= bit;
}

struct checkers_driver checkers_driver_set(const char *options,
                                           const char *men, char side)
{
    struct checkers_driver self = checkers_driver_new(options);
    char word[8];

    self.chip.red = self.chip.black = self.chip.kings = 0;
    while (text_word(&men, word, sizeof word) > 0)
        put_man(&self.chip, word);
    self.chip.master.turn = self.chip.slave.turn = side == 'b';
    checkers_driver_wait(&self, 1);
    return self;
}

/* Hands */

pins checkers_driver_at(unsigned square)
{
    return (pins)(square >> 3) << CHECKERS_PIN_USRROW
         | (pins)(square & 7) << CHECKERS_PIN_USRCOL;
}

pins checkers_driver_press(unsigned square)
{
    return checkers_driver_at(square) | PIN(CHECKERS_PIN_ENTER);
}

void checkers_driver_cycle(struct checkers_driver *self, pins in)
{
    checkers_chip.tick(&self->chip, self->in);
    self->in = in;
    checkers_chip.tick(&self->chip, in | PIN(CHECKERS_PIN_PHI1));
    self->out = checkers_chip.tick(&self->chip, in);
    checkers_chip.tick(&self->chip, in | PIN(CHECKERS_PIN_PHI2));
    self->cycles++;
}

void checkers_driver_wait(struct checkers_driver *self, int cycles)
{
    while (cycles-- > 0)
        checkers_driver_cycle(self, 0);
}

static int has_judged(const struct checkers_driver *self)
{
    unsigned state = self->chip.slave.state;

    return state == CHECKERS_RDSOURCE || state == CHECKERS_ERR;
}

/* The wait has something else on the switches than the move. */
int checkers_driver_move(struct checkers_driver *self, unsigned from,
                         unsigned to)
{
    int cycles = 0;

    checkers_driver_cycle(self, checkers_driver_press(from));
    checkers_driver_cycle(self, checkers_driver_press(to));
    do {
        checkers_driver_cycle(self, checkers_driver_at(to ^ 077));
        cycles++;
    } while (!has_judged(self) && cycles < PATIENCE
             && !(self->chip.slave.is_jumping
                  && self->chip.slave.state == CHECKERS_RDDEST));
    return cycles;
}

void checkers_driver_force(struct checkers_driver *self,
                           struct checkers_flops flops)
{
    self->chip.master = self->chip.slave = flops;
}

/* Eyes */

static unsigned view_at(const struct checkers_driver *self, unsigned row,
                        unsigned i, pins mark)
{
    pins in = (pins)row << CHECKERS_PIN_VIEWROW | mark;

    return (unsigned)pins_get(checkers_chip_show(&self->chip, in),
                              CHECKERS_PIN_VIEW + 3 * i, 3);
}

static void put_square(struct text *to, unsigned row, unsigned i)
{
    text_put_number(to, row);
    text_put_number(to, 2 * i + row % 2);
}

const char *checkers_driver_men(struct checkers_driver *self)
{
    struct text to;

    text_begin(&to, self->text, sizeof self->text);
    for (unsigned at = 0; at < 32; at++) {
        unsigned seen = view_at(self, at / 4, at % 4, 0);

        if (seen == CHECKERS_VIEW_EMPTY)
            continue;
        if (self->text[0])
            text_put_char(&to, ' ');
        assert_true(seen <= CHECKERS_VIEW_BLACK_KING);
        text_put_char(&to, ".rRbB"[seen]);
        put_square(&to, at / 4, at % 4);
    }
    return self->text;
}

const char *checkers_driver_marked(struct checkers_driver *self,
                                   enum checkers_mark mark)
{
    struct text to;

    text_begin(&to, self->text, sizeof self->text);
    for (unsigned at = 0; at < 32; at++) {
        if (view_at(self, at / 4, at % 4, PIN(CHECKERS_PIN_VIEWMARK)) != mark)
            continue;
        if (self->text[0])
            text_put_char(&to, ' ');
        put_square(&to, at / 4, at % 4);
    }
    return self->text;
}

const char *checkers_driver_lights(struct checkers_driver *self)
{
    static const char letters[] = "BREMKrb";    /* in the order of the pins */
    static const char order[] = "RBEMKrb";
    struct text to;

    text_begin(&to, self->text, sizeof self->text);
    for (const char *letter = order; *letter; letter++)
        if (self->out & PIN(strchr(letters, *letter) - letters))
            text_put_char(&to, *letter);
    return self->text;
}
