/* offer.c - what the menu offers, and what is chosen of it.
 *
 * The model of the start menu: faces draw it and send it keys. An entry is a
 * machine on a board with its seats and options; row 0 starts the game, then
 * come the seats, then the options. The entry of the last game, if there is
 * one, comes first and has a null machine and a single row.
 */
#include "player/offer.h"

#include <string.h>

#include "base/text.h"
#include "bench/robot.h"

void offer_begin(struct offer *self, int has_last)
{
    memset(self, 0, sizeof *self);
    self->count = has_last ? 1 : 0;
    for (int i = 0; i < OFFER_MACHINES && machines_at(i); i++) {
        struct offer_entry *entry = &self->entries[self->count];

        if (machines_at(i)->is_template)
            continue;
        entry->machine = machines_at(i);
        options_defaults(machines_at(i)->top->options, entry->option);
        self->count++;
    }
}

struct offer_entry *offer_entry(struct offer *self)
{
    return &self->entries[self->at];
}

/* Rows */

static int seat_count(const struct offer_entry *entry)
{
    const char *seats = entry->machine ? entry->machine->seats : NULL;
    int count = seats ? (int)strlen(seats) : 0;

    return count < OFFER_SEATS ? count : OFFER_SEATS;
}

static const struct option_def *options_of(
    const struct offer_entry *entry)
{
    return entry->machine ? entry->machine->top->options : NULL;
}

static int option_count(const struct offer_entry *entry)
{
    const struct option_def *options = options_of(entry);
    int count = 0;

    while (options && options[count].name)
        count++;
    return count;
}

int offer_rows(const struct offer_entry *entry)
{
    return 1 + seat_count(entry) + option_count(entry);
}

static int is_seat(const struct offer_entry *entry, int row)
{
    return row >= 1 && row <= seat_count(entry);
}

static int option_of_row(const struct offer_entry *entry, int row)
{
    return row - 1 - seat_count(entry);
}

void offer_name(const struct offer_entry *entry, int row,
                struct text *to)
{
    if (row == 0) {
        text_put(to, entry->machine ? "Play" : "Resume");
    } else if (is_seat(entry, row)) {
        text_put(to, "player ");
        text_put_char(to, entry->machine->seats[row - 1]);
    } else {
        text_put(to, options_of(entry)[option_of_row(entry, row)].name);
    }
}

/* Why a seat is not available with the options as they are, or null. */
static const char *why_seat_is_missing(const struct offer_entry *entry,
                                       int seat)
{
    return machine_missing_seat(entry->machine, entry->machine->seats[seat],
                                entry->option);
}

static const char *occupant_of(const struct offer_entry *entry, int seat)
{
    int mind = entry->mind[seat];

    return mind ? robot_mind_at(entry->machine, mind - 1) : "human";
}

void offer_value(const struct offer_entry *entry, int row,
                 struct text *to)
{
    int option = option_of_row(entry, row);

    if (is_seat(entry, row))
        text_put(to, why_seat_is_missing(entry, row - 1)
                     ? "" : occupant_of(entry, row - 1));
    else if (row > 0)
        options_value(&options_of(entry)[option], entry->option[option], to);
}

void offer_help(const struct offer_entry *entry, int row,
                struct text *to)
{
    int option = option_of_row(entry, row);

    if (row == 0)
        text_put(to, entry->machine ? "Enter begins the game"
                                    : "Enter resumes it where it was left");
    else if (is_seat(entry, row))
        text_put(to, why_seat_is_missing(entry, row - 1)
                     ? why_seat_is_missing(entry, row - 1)
                     : "a person, or a mind that presses the buttons");
    else
        text_put(to, options_of(entry)[option].help);
}

/* Values */

static int mind_count(const struct machine_type *machine)
{
    int count = 0;

    while (robot_mind_at(machine, count))
        count++;
    return count;
}

static int value_count(const char *values)
{
    char word[64];
    int count = 0;

    while (text_word(&values, word, sizeof word) > 0)
        count++;
    return count;
}

/* Also for -1: `by` is no more than one step in either direction. */
static long wrap_around(long value, long by, long count)
{
    return count > 0 ? (value + by + count) % count : 0;
}

/* Large numbers go in tens or hundreds: 100, 110 ... 1000, 1100. */
static long step_of(long value, int by)
{
    long step = 1, rest = by < 0 ? value - 1 : value;

    for (; rest >= 100; rest /= 10)
        step *= 10;
    return by * step;
}

/* Words wrap around; a number stops at its bounds, where a person expects to
 * have reached the end. */
static void change_option(const struct option_def *option, long *value,
                          int by)
{
    long next = *value + step_of(*value, by);

    if (option->values)
        *value = wrap_around(*value, by, value_count(option->values));
    else if (next >= option->least && next <= option->most)
        *value = next;
}

void offer_change(struct offer_entry *entry, int row, int by)
{
    int option = option_of_row(entry, row);

    if (row == 0
        || (is_seat(entry, row) && why_seat_is_missing(entry, row - 1)))
        return;
    if (is_seat(entry, row))
        entry->mind[row - 1] = (int)wrap_around(entry->mind[row - 1], by,
                                                mind_count(entry->machine) + 1);
    else
        change_option(&options_of(entry)[option], &entry->option[option],
                      by);
}

void offer_move(struct offer *self, int by)
{
    if (self->is_inside)
        self->row = (int)wrap_around(self->row, by,
                                     offer_rows(&self->entries[self->at]));
    else if (self->count)
        self->at = (int)wrap_around(self->at, by, self->count);
}

/* Answers */

void offer_title(const struct offer_entry *entry,
                 struct text *to)
{
    if (!entry->machine) {
        text_put(to, "Resume the last game");
        return;
    }
    text_put(to, entry->machine->name);
    text_put(to, " on ");
    text_put(to, entry->machine->board->name);
}

void offer_choose(const struct offer_entry *entry,
                  struct offer_choice *choice)
{
    const struct machine_type *machine = entry->machine;
    struct text to;

    choice->machine = machine;
    choice->id[0] = 0;
    memset(choice->seats, 0, sizeof choice->seats);
    if (!machine)
        return;
    choice->load[0] = 0;
    text_begin(&to, choice->id, sizeof choice->id);
    text_put(&to, machine->name);
    text_put_char(&to, ':');
    text_put(&to, machine->board->name);
    options_write(machine->top->options, entry->option, &to);
    for (int i = 0; i < seat_count(entry); i++) {
        text_begin(&to, choice->seats[i], sizeof choice->seats[i]);
        text_put(&to, why_seat_is_missing(entry, i) ? "human"
                                                    : occupant_of(entry, i));
    }
}
