/* constraint_check.c - compares the locations in a constraint file with those
 * of a board.
 *
 * A defect is what cannot be on this board: a ball that leads nowhere, two
 * ports at one ball. A doubt is what may be, but is most often not meant.
 * Everything is told in the order of the file, with its line, and compared
 * only with what came before it: so of two lines that disagree the later one
 * is told of.
 */
#include "designs/constraints/constraint_check.h"

#include <string.h>

static void tell_defect(struct constraint_check *self, int line,
                        const char *words)
{
    self->report(self->to, line, 1, words);
}

static void tell_doubt(struct constraint_check *self, int line,
                       const char *words)
{
    self->report(self->to, line, 0, words);
}

/* "in line 12" */
static const char *line_words(int line)
{
    static char words[24];
    struct text to;

    text_begin(&to, words, sizeof words);
    text_put(&to, "in line ");
    text_put_number(&to, (unsigned)line);
    return words;
}

/* Two ports at one ball, or one port at two. */
static void check_once(struct constraint_check *self,
                       const struct constraint *place)
{
    for (int i = 0; i < self->places; i++) {
        const struct constraint_place *other = &self->place[i];
        int is_port = text_same(other->port, place->port);
        int is_ball = text_same(other->ball, place->ball);

        if (is_ball && !is_port)
            tell_defect(self, place->line, text_error(place->ball,
                " is taken by ", other->port, " ", line_words(other->line),
                (char *)0));
        else if (is_port && !is_ball)
            tell_defect(self, place->line, text_error(place->port,
                " is at ", other->ball, " already, ",
                line_words(other->line), (char *)0));
    }
}

/* Packages with numbers have a pin for each of them, and small boards bring
 * those that are free out to holes. */
static int is_free_pin(const struct pinout *pinout, const char *ball)
{
    uint64_t pin = 0;

    return (pinout->format == CONSTRAINT_CST
            || pinout->format == CONSTRAINT_PCF)
        && text_number(ball, &pin) && pin > 0 && pin < 100;
}

/* A ball that leads nowhere is a mistake; one that belongs to another name of
 * the vendor's is most often one. */
static void check_ball(struct constraint_check *self,
                       const struct constraint *place)
{
    struct port at, named;
    int is_there = pinout_port_at(self->pinout, place->ball, &at);
    int is_named = pinout_port_named(self->pinout, place->port, &named);

    if (!is_there && is_named)
        tell_defect(self, place->line, text_error("nothing on this board is "
            "connected to ", place->ball, "; ", named.name, " is at ",
            named.ball, (char *)0));
    else if (!is_there && is_free_pin(self->pinout, place->ball))
        tell_doubt(self, place->line, text_error("nothing on this board is "
            "connected to ", place->ball, ", a free pin", (char *)0));
    else if (!is_there)
        tell_defect(self, place->line, text_error("nothing on this board is "
            "connected to ", place->ball, (char *)0));
    else if (is_named && !text_same(at.name, named.name))
        tell_doubt(self, place->line, text_error(place->ball, " is ", at.name,
            " on this board; ", named.name, " is at ", named.ball,
            (char *)0));
}

/* What is beyond CONSTRAINT_PLACES_MAX is still checked against those before
 * it, but not remembered. */
static void note_place(struct constraint_check *self,
                       const struct constraint *place)
{
    struct constraint_place *to = &self->place[self->places];

    check_once(self, place);
    check_ball(self, place);
    if (self->places == CONSTRAINT_PLACES_MAX)
        return;
    to->line = place->line;
    memcpy(to->port, place->port, sizeof to->port);
    memcpy(to->ball, place->ball, sizeof to->ball);
    self->places++;
}

/* By the name as the file wrote it: a clock names the port that it wrote
 * before, in the same letters. */
static const struct constraint_place *find_place(
    const struct constraint_check *self, const char *port)
{
    for (int i = 0; i < self->places; i++)
        if (text_same(self->place[i].port, port))
            return &self->place[i];
    return NULL;
}

/* Within a thousandth: 37.04 ns is 27 MHz. */
static int is_period_of(uint64_t period_ps, uint32_t clock_hz)
{
    uint64_t own_ps = UINT64_C(1000000000000) / clock_hz;
    uint64_t off_ps = own_ps > period_ps ? own_ps - period_ps
                                         : period_ps - own_ps;

    return off_ps * 1000 <= own_ps;
}

/* A clock that is stated before its port has a place is left alone. */
static void check_clock(struct constraint_check *self,
                        const struct constraint *clock)
{
    const struct constraint_place *place = find_place(self, clock->port);
    char mhz[24];
    struct port port;
    struct text to;

    if (!place || !pinout_port_at(self->pinout, place->ball, &port))
        return;
    if (!port.bus->clock_hz) {
        tell_doubt(self, clock->line, text_error(clock->port, " is at ",
            place->ball, ", which is not an oscillator", (char *)0));
    } else if (!is_period_of(clock->period_ps, port.bus->clock_hz)) {
        text_begin(&to, mhz, sizeof mhz);
        text_put_number(&to, port.bus->clock_hz / 1000000);
        tell_doubt(self, clock->line, text_error("the oscillator at ",
            place->ball, " has ", mhz, " MHz, which is a different period",
            (char *)0));
    }
}

/* Whatever a reader could not make sense of comes as CONSTRAINT_WRONG, with
 * words that say why. */
static void take_constraint(void *to, const struct constraint *constraint)
{
    struct constraint_check *self = to;

    if (constraint->kind == CONSTRAINT_PLACE)
        note_place(self, constraint);
    else if (constraint->kind == CONSTRAINT_CLOCK)
        check_clock(self, constraint);
    else if (constraint->kind == CONSTRAINT_WRONG)
        tell_defect(self, constraint->line, constraint->words);
}

void constraint_check_file(struct constraint_check *self,
                           const struct pinout *pinout,
                           enum constraint_format format, const char *text,
                           size_t length)
{
    struct constraint_reader reader = {take_constraint, self};

    self->pinout = pinout;
    self->places = 0;
    constraint_file_read(&reader, format, text, length);
}
