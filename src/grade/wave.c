/* wave.c - the pins of a submission in the last second, as a VCD.
 *
 * All that happens between a design and its board passes through its subject:
 * inputs as they are held, outputs as they change. A ring keeps the last of it,
 * because nobody knows beforehand when a check will fail.
 *
 *     $var wire 4 " AN [3:0] $end         a port, by its id
 *     #1500000                            a time in ns
 *     b1110 "                             what changed then
 */
#include "grade/wave.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "disk/file.h"

enum { MOMENTS = 1 << 16, WORDS_MAX = 256 };

/* Of each moment: its tick, the inputs, the outputs. */
struct wave {
    struct subject *subject;
    size_t words, count;                /* of a moment; ever kept */
    uint64_t out[WORDS_MAX];            /* as they are now */
    uint64_t *moments;
};

static uint64_t *moment_at(const struct wave *self, size_t i)
{
    return self->moments + i % MOMENTS * self->words;
}

static void keep_moment(struct wave *self, uint64_t tick, const uint64_t *in)
{
    uint64_t *to = moment_at(self, self->count++);
    size_t in_words = (size_t)self->subject->design.in_words;

    *to++ = tick;
    memcpy(to, in, in_words * sizeof *to);
    memcpy(to + in_words, self->out,
           (size_t)self->subject->design.out_words * sizeof *to);
}

static void hear_run(void *with, const struct subject *subject,
                     const struct subject_run *run)
{
    struct wave *self = with;
    size_t out_words = (size_t)subject->design.out_words;

    if (run->from == 0 && self->count && *moment_at(self, self->count - 1))
        self->count = 0;                /* power came on again */
    keep_moment(self, run->from, run->in);
    for (size_t i = 0; i < run->count; i++) {
        const uint64_t *change = run->changes + i * (1 + out_words);

        memcpy(self->out, change + 1, out_words * sizeof *change);
        keep_moment(self, run->from + change[0], run->in);
    }
}

struct wave *wave_begin(struct subject *subject)
{
    struct wave *self = calloc(1, sizeof *self);
    size_t words = 1 + (size_t)subject->design.in_words
                 + (size_t)subject->design.out_words;

    if (self)
        self->moments = calloc(MOMENTS, words * sizeof *self->moments);
    if (!self || !self->moments) {
        free(self);
        return NULL;
    }
    self->subject = subject;
    self->words = words;
    subject->on_run = hear_run;
    subject->with = self;
    return self;
}

/* The file */

static void put_wave_id(FILE *to, int number)
{
    do
        fputc('!' + number % 94, to);
    while ((number /= 94) > 0);
}

static void put_vars(FILE *to, const struct design *design)
{
    int id = 0;

    for (const struct design_port *p = design->ports; p->name; p++, id++) {
        fprintf(to, "$var wire %d ", p->width);
        put_wave_id(to, id);
        fprintf(to, " %s", p->name);
        if (p->width > 1)
            fprintf(to, " [%d:%d]", p->low + p->width - 1, p->low);
        fprintf(to, " $end\n");
    }
}

static int bit_of(const uint64_t *words, int at)
{
    return (int)(words[at / 64] >> at % 64 & 1);
}

/* What is on the wires of a port: of both directions what it reads. */
static void port_bits(const struct wave *self, const struct design_port *port,
                      const uint64_t *moment, char *bits)
{
    const uint64_t *in = moment + 1;
    const uint64_t *out = in + self->subject->design.in_words;

    for (int i = 0; i < port->width; i++) {
        int bit = port->direction == DESIGN_OUT
                ? bit_of(out, port->out_at + i) : bit_of(in, port->in_at + i);

        bits[port->width - 1 - i] = (char)('0' + bit);
    }
    bits[port->width] = 0;
}

static void put_changes(FILE *to, const struct wave *self,
                        const uint64_t *moment, const uint64_t *before)
{
    char now[WORDS_MAX * 64 + 1], then[WORDS_MAX * 64 + 1];
    int id = 0;

    for (const struct design_port *p = self->subject->design.ports; p->name;
         p++, id++) {
        port_bits(self, p, moment, now);
        if (before) {
            port_bits(self, p, before, then);
            if (!strcmp(now, then))
                continue;
        }
        fprintf(to, p->width > 1 ? "b%s " : "%s", now);
        put_wave_id(to, id);
        fputc('\n', to);
    }
}

static uint64_t nanoseconds_at(uint64_t tick, uint64_t hz)
{
    return tick / hz * 1000000000 + tick % hz * 1000000000 / hz;
}

/* Nanoseconds; clocks are left out, as nobody would see anything else. The last
 * moment before the second begins is written as well: it has the values that
 * the second begins with. */
static void put_waves(FILE *to, const struct wave *self)
{
    uint64_t hz = self->subject->machine.board->clock_hz;
    uint64_t end = self->subject->tick, begin = end > hz ? end - hz : 0;
    size_t first = self->count > MOMENTS ? self->count - MOMENTS : 0;
    const uint64_t *before = NULL;

    fprintf(to, "$version boardwalk $end\n$comment the last second; clocks "
            "are not shown $end\n$timescale 1 ns $end\n$scope module %s "
            "$end\n", self->subject->machine.name);
    put_vars(to, &self->subject->design);
    fprintf(to, "$upscope $end\n$enddefinitions $end\n");
    for (size_t i = first; i < self->count; i++) {
        const uint64_t *moment = moment_at(self, i);

        if (i + 1 < self->count && *moment_at(self, i + 1) <= begin)
            continue;
        if (before && !memcmp(before + 1, moment + 1,
                              (self->words - 1) * sizeof *moment))
            continue;
        fprintf(to, "#%" PRIu64 "\n", nanoseconds_at(*moment, hz));
        put_changes(to, self, moment, before);
        before = moment;
    }
    fprintf(to, "#%" PRIu64 "\n", nanoseconds_at(end, hz));
}

const char *wave_end(struct wave *self, const char *path)
{
    struct file_draft draft;
    const char *error = file_begin(&draft, path);

    if (!error) {
        put_waves(draft.stream, self);
        error = file_commit_loose(&draft);
    }
    self->subject->on_run = NULL;
    free(self->moments);
    free(self);
    return error;
}
