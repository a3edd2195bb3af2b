/* poker_driver.c - hands on a poker chip, and eyes; each clock is watched. */
#include "machines/poker/poker_driver.h"

#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "check.h"
#include "machines/poker/poker_referee.h"
#include "machines/poker/poker_watch.h"

enum { PATIENCE = 100000 };     /* clocks that no press may take */

static void set_options(struct chip_setup *setup, const char *options)
{
    char word[40];

    options_defaults(poker_chip.options, setup->option);
    while (text_word(&options, word, sizeof word) > 0)
        assert_null(options_set(poker_chip.options, setup->option, word));
}

struct poker_driver poker_driver_open(const char *options, const char *seed)
{
    struct poker_driver self;
    struct chip_setup setup = {.seed = seed, .clock_hz = 115200};

    memset(&self, 0, sizeof self);
    set_options(&setup, options);
    poker_chip.reset(&self.chip, &setup);
    self.out = poker_chip_show(&self.chip);
    poker_watch_still(&self.chip);
    return self;
}

struct poker_driver poker_driver_hashed(const char *options)
{
    char all[200];
    struct text to;

    text_begin(&to, all, sizeof all);
    text_put(&to, "deal=hash ");
    text_put(&to, options);
    return poker_driver_open(all, "driver");
}

/* Hands */

static void listen(struct poker_driver *self)
{
    if (!(self->out & PIN(POKER_SEND))) {
        self->sending -= self->sending > 0;
        return;
    }
    assert_int_equal(self->sending, 0);
    assert_true(self->lines < POKER_DRIVER_LINES);
    self->word[self->lines] = (uint32_t)pins_get(self->out, POKER_WORD, 24);
    self->clears[self->lines] = (int)pins_get(self->out, POKER_CLEAR, 1);
    self->lines++;
    self->sending = self->line_clocks;
}

void poker_driver_clock(struct poker_driver *self, pins also)
{
    struct poker_chip before = self->chip;
    pins in = self->switches | also
        | (self->sending ? 0 : PIN(POKER_SENT));

    self->out = poker_chip.tick(&self->chip, in);
    self->ticks++;
    poker_watch(&before, &self->chip, in);
    listen(self);
}

void poker_driver_press(struct poker_driver *self)
{
    self->lines = 0;
    self->send_clocks = self->press_clocks = 0;
    poker_driver_clock(self, PIN(POKER_VALID));
    while (self->out & PIN(POKER_BUSY)) {
        self->send_clocks += self->lines == 0;
        self->press_clocks++;
        assert_true(self->press_clocks < PATIENCE);
        poker_driver_clock(self, 0);
    }
}

void poker_driver_set(struct poker_driver *self, unsigned amount)
{
    assert_true(amount < 1 << 15);
    self->switches = (self->switches & PIN(POKER_FOLD))
        | (pins)amount << POKER_SW;
    poker_driver_clock(self, 0);
}

void poker_driver_fold(struct poker_driver *self, int on)
{
    self->switches = (self->switches & ~PIN(POKER_FOLD))
        | (on ? PIN(POKER_FOLD) : 0);
    poker_driver_clock(self, 0);
}

void poker_driver_do(struct poker_driver *self, const char *words)
{
    for (; *words; words++) {
        if (isdigit((unsigned char)*words)) {
            poker_driver_set(self, (unsigned)strtoul(words, NULL, 10));
            words += strspn(words, "0123456789") - 1;
        } else if (*words == '.') {
            poker_driver_press(self);
        } else if (*words == 'd') {
            poker_driver_clock(self, PIN(POKER_TOGGLE));
        } else if (*words != ' ') {
            assert_non_null(strchr("Ff", *words));
            poker_driver_fold(self, *words == 'F');
        }
    }
}

void poker_driver_give(struct poker_driver *self, const char *cards)
{
    char name[8];
    int at = 0;

    self->chip.dealer.taken = 0;
    while (text_word(&cards, name, sizeof name) > 0) {
        int card = poker_referee_card(name);

        assert_true(card >= 0 && at < POKER_CARDS_MAX);
        self->chip.card[at++] = (uint8_t)card;
        self->chip.dealer.taken |= UINT64_C(1) << card;
    }
    assert_int_equal(at, self->chip.cards_dealt);
}

/* Eyes */

static void put_card(struct text *to, unsigned byte)
{
    static const char values[] = "23456789TJQKA?1 ";
    static const char suits[] = "HDCS??????????P ";

    text_put_char(to, values[byte >> 4]);
    text_put_char(to, suits[byte & 15]);
}

static void put_line(struct text *to, uint32_t word, int clears)
{
    text_put(to, clears ? "<clear>" : "");
    put_card(to, word >> 16);
    text_put_char(to, ' ');
    put_card(to, word >> 8 & 255);
    text_put_char(to, ' ');
    put_card(to, word & 255);
    while (to->used > 0 && to->start[to->used - 1] == ' ')
        to->start[--to->used] = 0;
}

const char *poker_driver_lines(struct poker_driver *self)
{
    struct text to;

    text_begin(&to, self->text, sizeof self->text);
    for (int i = 0; i < self->lines; i++) {
        text_put(&to, i ? "/" : "");
        put_line(&to, self->word[i], self->clears[i]);
    }
    return self->text;
}

unsigned poker_driver_item(const struct poker_driver *self, int item)
{
    struct poker_driver copy = *self;

    for (int i = 0; i < 4 && copy.chip.item != item; i++)
        poker_driver_clock(&copy, PIN(POKER_TOGGLE));
    assert_int_equal(copy.chip.item, item);
    poker_driver_clock(&copy, 0);
    return (unsigned)pins_get(copy.out, POKER_VALUE, 16);
}

unsigned poker_driver_leds(const struct poker_driver *self)
{
    return (unsigned)pins_get(self->out, POKER_LED, 4);
}

unsigned poker_driver_eyes(const struct poker_driver *self)
{
    return (unsigned)pins_get(self->out, POKER_EYES, 2);
}
