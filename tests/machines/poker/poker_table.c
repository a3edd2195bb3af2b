/* poker_table.c - a poker machine on its Basys3 with a terminal, worked by
 * hands. */
#include "machines/poker/poker_table.h"

#include <stdio.h>
#include <string.h>

#include "check.h"
#include "machines/poker/poker_watch.h"

struct poker_chip *poker_table_game(struct poker_table *self)
{
    return &((struct poker_basys3 *)self->stand.chip)->game;
}

static void run_tick(struct poker_table *self)
{
    struct poker_chip before = *poker_table_game(self);
    pins in, out;

    stand_run(&self->stand, 1);
    poker_on_basys3.top->probe(self->stand.chip, &in, &out);
    poker_watch(&before, poker_table_game(self), in);
    terminal_tick(&self->terminal, self->stand.out >> BASYS3_TX & 1,
                  BASYS3_CLOCK_HZ);
}

void poker_table_run(struct poker_table *self, uint64_t ticks)
{
    while (ticks--)
        run_tick(self);
}

void poker_table_open(struct poker_table *self, const char *options)
{
    memset(self, 0, sizeof *self);
    stand_open(&self->stand, &poker_on_basys3, options, "table");
    poker_table_run(self, 40);
}

void poker_table_tap(struct poker_table *self, const char *buttons)
{
    for (; *buttons; buttons++) {
        const char name[] = {'B', 'T', 'N', *buttons, 0};

        stand_hold(&self->stand, name);
        poker_table_run(self, (uint64_t)basys3.tap_ticks);
        stand_release(&self->stand, name);
        poker_table_run(self, (uint64_t)basys3.rest_ticks);
    }
}

static void flip(struct poker_table *self, int number, int is_up)
{
    char name[8];

    snprintf(name, sizeof name, "SW%d", number);
    (is_up ? stand_hold : stand_release)(&self->stand, name);
}

void poker_table_bet(struct poker_table *self, unsigned amount)
{
    for (int i = 0; i < 15; i++)
        flip(self, i, amount >> i & 1);
}

void poker_table_fold(struct poker_table *self, int is_up)
{
    flip(self, 15, is_up);
    poker_table_run(self, 4);
}

/* Without what was never written or is only a space at the end. */
static size_t trim(const char *row)
{
    size_t length = TERMINAL_COLUMNS;

    while (length && (!row[length - 1] || row[length - 1] == ' '))
        length--;
    return length;
}

const char *poker_table_screen(struct poker_table *self)
{
    char *end = self->screen;

    for (int r = 0; r < TERMINAL_ROWS; r++) {
        const char *row = self->terminal.screen[r];
        size_t length = trim(row);

        if (length && end > self->screen)
            *end++ = '/';
        memcpy(end, row, length);
        end += length;
    }
    *end = 0;
    return self->screen;
}

const char *poker_table_digits(struct poker_table *self)
{
    poker_table_run(self, 4);
    return stand_digits(&self->stand);
}
