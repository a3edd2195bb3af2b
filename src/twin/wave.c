/* wave.c - the last ticks of a chip and its twin, as one VCD.
 *
 * Samples go into a ring for as long as the pair runs, at the cost of a copy
 * for each tick; only after a difference are they written.
 */
#include "twin/wave.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { SCOPES = 3, WORDS_MAX = 4,
       FIRST_ID = '!', IDS = 94 };      /* printable characters */

enum scope { SCOPE_IN, SCOPE_C, SCOPE_TWIN };

/* One tick. */
struct sample {
    uint64_t word[SCOPES][WORDS_MAX];   /* active pins, as they came */
    uint64_t unknown[WORDS_MAX];        /* of the twin's */
};

/* A ring: sample[i % WAVE_TICKS] is the i-th ever put. */
struct wave {
    const struct twin *twin;
    int in_words, out_words;
    uint64_t count;                     /* samples ever put */
    struct sample sample[WAVE_TICKS];
};

struct wave *wave_open(const struct twin *twin)
{
    struct wave *self = calloc(1, sizeof *self);

    if (!self)
        return NULL;
    self->twin = twin;
    self->in_words = twin_words(twin_inputs(twin));
    self->out_words = twin_words(twin_outputs(twin));
    return self;
}

void wave_close(struct wave *self)
{
    free(self);
}

/* Null: the words stay zero. */
static void copy_words(uint64_t *to, const uint64_t *from, int words)
{
    if (from)
        memcpy(to, from, (size_t)words * sizeof *to);
}

void wave_put(struct wave *self, const uint64_t *in, const uint64_t *c,
              const uint64_t *twin, const uint64_t *unknown)
{
    struct sample *sample = &self->sample[self->count++ % WAVE_TICKS];

    memset(sample, 0, sizeof *sample);
    copy_words(sample->word[SCOPE_IN], in, self->in_words);
    copy_words(sample->word[SCOPE_C], c, self->out_words);
    copy_words(sample->word[SCOPE_TWIN], twin, self->out_words);
    copy_words(sample->unknown, unknown, self->out_words);
}

/* Writing */

/* Both sides have the same outputs. */
static const struct pin_def *table_of(const struct wave *self,
                                      enum scope scope)
{
    return scope == SCOPE_IN ? twin_inputs(self->twin)
                             : twin_outputs(self->twin);
}

/* Two printable characters, different for each wire: enough for 94 * 94 of
 * them. */
static void write_vcd_id(int wire, FILE *to)
{
    fputc(FIRST_ID + wire / IDS, to);
    fputc(FIRST_ID + wire % IDS, to);
}

/* Wires are numbered through all scopes, in the order of write_sample. */
static void declare_scope(const struct wave *self, enum scope scope, int *wire,
                          FILE *to)
{
    static const char *const names[SCOPES] = {"in", "c", "twin"};

    fprintf(to, "$scope module %s $end\n", names[scope]);
    for (const struct pin_def *pin = table_of(self, scope); pin->name; pin++) {
        fprintf(to, "$var wire %d ", pin->width);
        write_vcd_id((*wire)++, to);
        fprintf(to, " %s $end\n", pin->name);
    }
    fputs("$upscope $end\n", to);
}

/* '0', '1' or 'x'; an active low pin is 0 on the wire while it is active. */
static char wire_level(const struct sample *sample, enum scope scope,
                       const struct pin_def *pin, int bit)
{
    int at = pin->at + bit;
    uint64_t active = sample->word[scope][at / 64] >> at % 64 & 1;

    if (scope == SCOPE_TWIN && (sample->unknown[at / 64] >> at % 64 & 1))
        return 'x';
    return (char)('0' + (active ^ (pin->polarity == ACTIVE_LOW)));
}

/* "1!#" for one wire, "b0101 !#" for a bus. */
static void write_vcd_value(const struct sample *sample, enum scope scope,
                            const struct pin_def *pin, int wire, FILE *to)
{
    if (pin->width > 1)
        fputc('b', to);
    for (int bit = pin->width - 1; bit >= 0; bit--)
        fputc(wire_level(sample, scope, pin, bit), to);
    if (pin->width > 1)
        fputc(' ', to);
    write_vcd_id(wire, to);
    fputc('\n', to);
}

/* By levels: an X that goes away is a change. */
static int differs_from(const struct sample *sample,
                        const struct sample *before, enum scope scope,
                        const struct pin_def *pin)
{
    for (int bit = 0; bit < pin->width; bit++)
        if (wire_level(sample, scope, pin, bit)
            != wire_level(before, scope, pin, bit))
            return 1;
    return 0;
}

/* Only what has changed since the sample before; all if there is none. */
static void write_sample(const struct wave *self, const struct sample *sample,
                         const struct sample *before, FILE *to)
{
    int wire = 0;

    for (int scope = 0; scope < SCOPES; scope++) {
        const struct pin_def *pin = table_of(self, (enum scope)scope);

        for (; pin->name; pin++, wire++)
            if (!before || differs_from(sample, before, (enum scope)scope, pin))
                write_vcd_value(sample, (enum scope)scope, pin, wire, to);
    }
}

/* A last time without changes gives the last tick its width in a viewer. */
void wave_write(const struct wave *self, uint64_t last, FILE *to)
{
    uint64_t kept = self->count < WAVE_TICKS ? self->count : WAVE_TICKS;
    const struct sample *before = NULL;
    int wire = 0;

    fprintf(to, "$version boardwalk $end\n$comment %s: C and its twin, "
            "a tick a nanosecond $end\n$timescale 1 ns $end\n",
            self->twin->module);
    for (int scope = 0; scope < SCOPES; scope++)
        declare_scope(self, (enum scope)scope, &wire, to);
    fputs("$enddefinitions $end\n", to);
    for (uint64_t i = self->count - kept; i < self->count; i++) {
        const struct sample *sample = &self->sample[i % WAVE_TICKS];

        fprintf(to, "#%" PRIu64 "\n", last + 1 + i - self->count);
        write_sample(self, sample, before, to);
        before = sample;
    }
    fprintf(to, "#%" PRIu64 "\n", last + 1);
}
