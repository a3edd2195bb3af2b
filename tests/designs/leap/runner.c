/* runner.c - a project on one engine, in one way, to be compared with others.
 */
#include "designs/leap/runner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "designs/engines/apart.h"
#include "designs/leap/leap_inside.h"

enum { ROOM = 4096 };                   /* changes of one run */

/* Ports */

static uint64_t bits_of(const uint64_t *words, int at, int width)
{
    uint64_t low = words[at / 64] >> at % 64;

    if (at % 64 && at % 64 + width > 64)
        low |= words[at / 64 + 1] << (64 - at % 64);
    return width < 64 ? low & ((UINT64_C(1) << width) - 1) : low;
}

static void put_bits(uint64_t *words, int at, int width, uint64_t bits)
{
    words[at / 64] |= bits << at % 64;
    if (at % 64 && at % 64 + width > 64)
        words[at / 64 + 1] |= bits >> (64 - at % 64);
}

static void copy_bits(uint64_t *to, int to_at, const uint64_t *from,
                      int from_at, int width)
{
    for (int i = 0; i < width; i += 64) {
        int some = width - i < 64 ? width - i : 64;

        put_bits(to, to_at + i, some, bits_of(from, from_at + i, some));
    }
}

static const struct design_port *port_named(const struct design_port *ports,
                                            const char *name)
{
    while (ports->name && strcmp(ports->name, name) != 0)
        ports++;
    return ports->name ? ports : NULL;
}

static int most_of(int a, int b)
{
    return a > b ? a : b;
}

int runner_words(const struct design_port *ports)
{
    int bits = 0;

    for (; ports->name; ports++) {
        if (ports->direction != DESIGN_IN)
            bits = most_of(bits, ports->out_at + ports->width);
        if (ports->direction == DESIGN_BOTH)
            bits = most_of(bits, ports->drives_at + ports->width);
    }
    return (bits + 63) / 64;
}

/* An engine's ports must be the layout's, in whatever order. */
static const char *check_ports(const struct runner *self)
{
    for (const struct design_port *p = self->ports; p->name; p++) {
        const struct design_port *own = port_named(self->design->ports,
                                                   p->name);

        if (!own || own->width != p->width || own->direction != p->direction)
            return text_error(self->name, " has another port ", p->name,
                              (char *)0);
    }
    return self->words > RUNNER_WORDS_MAX
        || self->design->out_words > RUNNER_WORDS_MAX
        || self->design->in_words > RUNNER_WORDS_MAX ? "too many ports" : NULL;
}

static void to_own_inputs(const struct runner *self, const uint64_t *in,
                          uint64_t *own)
{
    memset(own, 0, RUNNER_WORDS_MAX * sizeof *own);
    for (const struct design_port *p = self->ports; p->name; p++)
        if (p->direction != DESIGN_OUT)
            copy_bits(own, port_named(self->design->ports, p->name)->in_at,
                      in, p->in_at, p->width);
}

/* A wire that is not driven has no level of the design's. */
static void from_own_outputs(const struct runner *self, const uint64_t *own,
                             uint64_t *out)
{
    const struct design_port *ports = self->design->ports;

    memset(out, 0, RUNNER_WORDS_MAX * sizeof *out);
    for (const struct design_port *p = self->ports; p->name; p++) {
        const struct design_port *from = ports + (p - self->ports);

        if (p->direction == DESIGN_IN)
            continue;
        if (strcmp(from->name, p->name) != 0)
            from = port_named(ports, p->name);
        for (int i = 0; p->direction == DESIGN_BOTH && i < p->width; i++)
            if (bits_of(own, from->drives_at + i, 1)) {
                put_bits(out, p->drives_at + i, 1, 1);
                copy_bits(out, p->out_at + i, own, from->out_at + i, 1);
            }
        if (p->direction == DESIGN_OUT)
            copy_bits(out, p->out_at, own, from->out_at, p->width);
    }
}

/* Opening */

static enum leap_way way_of_name(const char *name)
{
    return !strcmp(name, "plain") || !strcmp(name, "compiled") ? LEAP_PLAIN
         : !strcmp(name, "checked") ? LEAP_CHECKED
         : !strcmp(name, "sampled") ? LEAP_SAMPLED : LEAP_OVER;
}

static int is_compiled_way(const char *name)
{
    return !strcmp(name, "compiled") || !strcmp(name, "mixed");
}

static int is_own_way(const char *name)
{
    return is_compiled_way(name) || !strcmp(name, "plain")
        || !strcmp(name, "over") || !strcmp(name, "checked")
        || !strcmp(name, "sampled");
}

static const char *open_own(struct runner *self, const struct on_board *board,
                            const char *work)
{
    const struct design_clock *clocks;
    int count = on_board_clocks(board, &clocks);
    size_t length, need;
    const char *text = on_board_netlist(board, &length), *error;
    char file[600];
    struct arena arena;

    if (!text)
        return "our own engine does not take it";
    need = leap_need(length);
    self->bench.memory = malloc(need);
    arena = arena_of(self->bench.memory, self->bench.memory ? need : 0);
    error = leap_open(&self->bench.leap, &arena, NULL, text, length);
    if (!error)
        error = leap_set_clocks(self->bench.leap, clocks, count);
    if (error)
        return error;
    self->design = self->bench.design = leap_design(self->bench.leap);
    leap_set_way(self->bench.leap, way_of_name(self->name));
    snprintf(file, sizeof file, "%s.%s", work, self->name);
    if (is_compiled_way(self->name))
        stimulus_compile(&self->bench, file);
    return NULL;
}

/* The clocks are those of the board as this engine opened it: the places of
 * its inputs may be others. */
static const char *open_other(struct runner *self, const char *const *paths,
                              const struct project_spec *spec)
{
    const struct design_clock *clocks;
    const char *error = on_board_open(&self->board, paths, spec,
        &(struct simulator_spec){.engine = self->name}, NULL);
    int count;

    if (error)
        return error;
    count = on_board_clocks(self->board, &clocks);
    error = simulator_open(on_board_simulation(self->board), &self->design);
    return error ? error : apart_set_clocks(self->design, clocks, count);
}

const char *runner_open(struct runner *self, struct on_board *board,
                        const char *name, const char *work,
                        const char *const *paths,
                        const struct project_spec *spec,
                        const struct design_port *ports)
{
    const char *error;

    memset(self, 0, sizeof *self);
    self->name = name;
    error = is_own_way(name) ? open_own(self, board, work)
                             : open_other(self, paths, spec);
    self->ports = ports ? ports : error ? NULL : self->design->ports;
    if (!error) {
        self->words = (size_t)runner_words(self->ports);
        error = check_ports(self);
    }
    return error ? error : self->design->type->power_up(self->design);
}

void runner_close(struct runner *self)
{
    if (self->design && !self->bench.leap)
        self->design->type->close(self->design);
    on_board_close(self->board);
    stimulus_close(&self->bench);
    free(self->changes);
}

/* Running */

static void make_room(struct runner *self, size_t words)
{
    if (self->count < self->room)
        return;
    self->room = 2 * self->room + ROOM;
    self->changes = realloc(self->changes, self->room * words
                                           * sizeof *self->changes);
    if (!self->changes)
        abort();
}

/* Only what differs in the layout is a change of it. */
static void take_change(struct runner *self, const uint64_t *own,
                        uint64_t tick)
{
    size_t words = self->words;
    uint64_t out[RUNNER_WORDS_MAX], *to;

    from_own_outputs(self, own, out);
    if (!memcmp(out, self->last, words * sizeof *out))
        return;
    memcpy(self->last, out, sizeof out);
    make_room(self, 1 + words);
    to = &self->changes[self->count++ * (1 + words)];
    to[0] = tick;
    memcpy(to + 1, out, words * sizeof *out);
}

const char *runner_run(struct runner *self, const uint64_t *in, uint64_t ticks)
{
    static uint64_t changes[ROOM * (1 + RUNNER_WORDS_MAX)];
    size_t words = 1 + (size_t)self->design->out_words;
    uint64_t own[RUNNER_WORDS_MAX], done = 0;

    self->count = 0;
    to_own_inputs(self, in, own);
    while (done < ticks) {
        struct design_run run = {.in = own, .ticks = ticks - done,
                                 .changes = changes, .room = ROOM};
        const char *error = self->design->type->run(self->design, &run);

        if (error)
            return error;
        for (size_t i = 0; i < run.count; i++)
            take_change(self, &changes[i * words + 1],
                        done + changes[i * words]);
        done += run.ticks;
    }
    return NULL;
}

int runner_is_same_inside(const struct runner *a, const struct runner *b)
{
    struct leap *x = a->bench.leap, *y = b->bench.leap;
    size_t size;

    if (!x || !y)
        return 1;
    leap_refresh(x);
    leap_refresh(y);
    size = (x->net.limbs + (size_t)x->net.memory_limbs) * sizeof *x->values;
    return !memcmp(x->values, y->values, size);
}
