/* leap.c - the engine as a design: opened, run, saved.
 *
 * Outside, inputs and outputs are rows of words, in which the ports lie one
 * after the other in the order of the source; of a port of both directions
 * first what it drives and then whether it does. Inside, each port is a node.
 * The two are the same bits at different places, and this file is where they
 * are copied from one to the other.
 *
 * A run is a loop of ticks. Behind each, the outputs are compared only if a
 * node that an output shows has changed since the last time, and then
 * leap_jump_on is asked whether the ticks behind it can be skipped. As inputs
 * are held for the whole run, a leap never goes further than the run does.
 *
 * What was reported last is part of the state. At power-up it is all zeros, so
 * the first tick of a design with an output that is 1 reports a change.
 */
#include "designs/leap/leap_watch.h"
#include "designs/leap/leap_wild.h"

#include <string.h>

#include "base/number.h"

#define NO_ROOM "there is not enough memory for this netlist"

static struct leap *leap_of(struct design *design)
{
    return (struct leap *)design;
}

/* Ports */

/* Bits of a port to or from a row of words, 64 at a time at most. */
static void put_port_bits(uint64_t *to, int at, const uint64_t *from, int width)
{
    for (int i = 0; i < width; i++) {
        uint64_t bit = UINT64_C(1) << (at + i) % 64;

        if (from[i / 64] >> i % 64 & 1)
            to[(at + i) / 64] |= bit;
        else
            to[(at + i) / 64] &= ~bit;
    }
}

static uint64_t bits_at(const uint64_t *from, int at, int width)
{
    uint64_t low = from[at / 64] >> at % 64;

    if (at % 64 + width > 64)
        low |= from[at / 64 + 1] << (64 - at % 64);
    return low & net_mask((uint32_t)width);
}

/* Clocks are inputs like others, but it is leap_step.c that moves them. */
static int is_clock_bit(const struct leap *self, uint32_t node, int bit)
{
    for (int i = 0; i < self->clock_count; i++)
        if (self->clocks[i].node == node
            && self->clocks[i].bit == (uint32_t)bit)
            return 1;
    return 0;
}

/* One limb of an input; clocks stay as they are. */
static int put_input(struct leap *self, uint32_t node, int limb,
                     uint64_t value, int width)
{
    uint64_t *to = &leap_value(self, node)[limb];

    for (int i = 0; i < width && self->clock_count; i++)
        if (is_clock_bit(self, node, 64 * limb + i)) {
            value &= ~(UINT64_C(1) << i);
            value |= *to & UINT64_C(1) << i;
        }
    if (*to == value)
        return 0;
    leap_refresh(self);                 /* while the old inputs are there */
    *to = value;
    leap_touch(self, node);
    return 1;
}

static int put_inputs(struct leap *self, const uint64_t *in)
{
    int is_changed = 0;

    for (int i = 0; self->ports[i].name; i++) {
        const struct design_port *port = &self->ports[i];

        if (port->direction == DESIGN_OUT)
            continue;
        for (int k = 0; k < port->width; k += 64) {
            int width = port->width - k < 64 ? port->width - k : 64;

            is_changed |= put_input(self, self->net.ports[i].in, k / 64,
                                    bits_at(in, port->in_at + k, width),
                                    width);
        }
    }
    return is_changed;
}

/* All outputs as they are now, as a caller sees them. */
static void gather_outputs(const struct leap *self, uint64_t *out)
{
    memset(out, 0, (size_t)self->design.out_words * sizeof *out);
    for (int i = 0; self->ports[i].name; i++) {
        const struct design_port *port = &self->ports[i];

        if (port->direction == DESIGN_IN)
            continue;
        put_port_bits(out, port->out_at,
                      leap_value(self, self->net.ports[i].out), port->width);
        if (port->direction == DESIGN_BOTH)
            put_port_bits(out, port->drives_at,
                          leap_value(self, self->net.ports[i].drives),
                          port->width);
    }
}

/* Behind `out` there is room for as many words, for this. */
int leap_outputs_changed(const struct leap *self)
{
    uint64_t *now = self->out + self->design.out_words;

    gather_outputs(self, now);
    return memcmp(now, self->out, (size_t)self->design.out_words
                                  * sizeof *now) != 0
        || leap_inner_changed(self);
}

/* in_words and out_words count bits as long as ports are being made. */
static void make_port(struct leap *self, struct design_port *to,
                      const struct raw_port *from, char *name)
{
    int width = (int)from->bits.count;

    slice_copy(from->name, name, from->name.length + 1);
    *to = (struct design_port){name, from->low, width, DESIGN_OUT, 0, 0, 0};
    if (!slice_same(from->direction, "output")) {
        to->direction = DESIGN_IN;
        to->in_at = self->design.in_words;
        self->design.in_words += width;
    }
    if (slice_same(from->direction, "input"))
        return;
    to->out_at = self->design.out_words;
    self->design.out_words += width;
    if (to->direction == DESIGN_IN) {
        to->direction = DESIGN_BOTH;
        to->drives_at = self->design.out_words;
        self->design.out_words += width;
    }
}

/* The widths are added up in bits, and become words at the end. */
static const char *make_ports(struct leap *self, struct arena *memory)
{
    const struct raw *raw = &self->net.raw;
    struct design *design = &self->design;

    self->ports = arena_take(memory, (raw->port_count + 1)
                                     * sizeof *self->ports);
    if (!self->ports)
        return NO_ROOM;
    for (uint32_t i = 0; i < raw->port_count; i++) {
        char *name = arena_take(memory, raw->ports[i].name.length + 1);

        if (!name)
            return NO_ROOM;
        make_port(self, &self->ports[i], &raw->ports[i], name);
    }
    self->ports[raw->port_count].name = NULL;
    design->ports = self->ports;
    design->in_words = (design->in_words + 63) / 64;
    design->out_words = (design->out_words + 63) / 64;
    return NULL;
}

/* Running */

/* Whether one of the outputs changed of which the caller wants to know at once,
 * because something outside answers to it. */
static int ends_at_stop(const struct leap *self, const uint64_t *fresh,
                       const uint64_t *stops)
{
    for (int i = 0; stops && i < self->design.out_words; i++)
        if ((fresh[i] ^ self->out[i]) & stops[i])
            return 1;
    return 0;
}

/* The outputs behind a tick of the run. Returns whether that ends it. */
static int report_outputs(struct leap *self, struct design_run *run,
                          uint64_t tick)
{
    size_t words = (size_t)self->design.out_words;
    uint64_t *change = &run->changes[run->count * (1 + words)];
    int is_end;

    if (!self->is_out_changed)
        return 0;
    self->is_out_changed = 0;
    is_end = leap_inner_report(self, run, tick);
    change[0] = tick;
    gather_outputs(self, change + 1);
    if (!memcmp(change + 1, self->out, words * sizeof *self->out))
        return is_end;
    run->count++;
    is_end |= ends_at_stop(self, change + 1, run->stops)
           || run->count == run->room;
    memcpy(self->out, change + 1, words * sizeof *self->out);
    return is_end;
}

/* So many ticks by what was compiled. */
static const char *run_compiled(struct leap *self, struct design_run *run,
                                uint64_t ticks, uint64_t *tick, int *is_end)
{
    struct leap_c on = {
        .values = self->values, .dirty = self->dirty,
        .memories = self->memories, .levels = self->levels, .out = self->out,
        .changes = run->changes, .stops = run->stops, .tick = *self->tick,
        .begin = *tick, .ticks = ticks, .room = run->room,
        .count = run->count, .leap = self, .evaluate = leap_eval,
        .write = leap_write};
    int end = self->c_run(&on);

    self->is_stale = 1;
    *self->tick += on.ticks;
    *tick += on.ticks;
    run->count = (size_t)on.count;
    *is_end = end == LEAP_C_STOP;
    leap_jump_pass(self, on.ticks);
    return end == LEAP_C_RESTLESS ? LEAP_RESTLESS : NULL;
}

/* One tick by the interpreter, and as many as can be leaped over behind it. */
static const char *run_interpreted(struct leap *self, struct design_run *run,
                                   uint64_t ticks, uint64_t *tick,
                                   int *is_end)
{
    size_t before = run->count + run->inner_count;
    uint64_t leaped = 0;
    const char *error;

    leap_refresh(self);
    error = leap_tick(self);
    *is_end = report_outputs(self, run, (*tick)++);
    if (!error)
        error = leap_jump_on(self, *is_end ? 0 : leap_inner_left(
                                 self, *tick, ticks - *tick),
                             run->count + run->inner_count != before,
                             &leaped);
    *tick += leaped;
    *is_end |= leap_inner_turn(self, run, *tick - 1, *is_end);
    return error;
}

/* The first tick after something came from outside is the interpreter's: what
 * it reports does not hang on which outputs moved. */
static const char *run_leap(struct design *design, struct design_run *run)
{
    struct leap *self = leap_of(design);
    uint64_t ticks = run->room ? run->ticks : 0, tick = 0;
    const char *error = NULL;
    int is_end = 0;

    run->count = 0;
    leap_inner_begin(self, run);
    if (self->is_broken)
        return "the design has stopped; power it up again";
    if (put_inputs(self, run->in)) {
        leap_jump_begin(self);
        error = leap_settle(self);
    }
    while (tick < ticks && !is_end && !error) {
        uint64_t free = leap_jump_free(self);

        if (self->c_run && free && !self->is_out_changed)
            error = run_compiled(self, run, motion_least(free, ticks - tick),
                                 &tick, &is_end);
        else
            error = run_interpreted(self, run, ticks, &tick, &is_end);
    }
    if (tick && !error)
        (void)leap_inner_turn(self, run, tick - 1, 1);
    self->is_broken = error != NULL;
    run->ticks = tick;
    return error;
}

static const char *power_up_leap(struct design *design)
{
    leap_power_up(leap_of(design));
    leap_jump_begin(leap_of(design));
    return NULL;
}

static void save_leap(struct design *design, void *state)
{
    leap_refresh(leap_of(design));
    memcpy(state, leap_of(design)->state, design->state_size);
}

/* The state is plain words and has no pointers, so it need only be copied. The
 * watch of the cycle that was under way is of no use any more. */
static const char *load_leap(struct design *design, const void *state)
{
    struct leap *self = leap_of(design);

    memcpy(self->state, state, design->state_size);
    self->is_out_changed = 1;
    self->is_broken = self->is_stale = 0;
    leap_jump_begin(self);
    return NULL;
}

static void close_leap(struct design *design)
{
    (void)design;                       /* the memory is the caller's */
}

static uint32_t look_leap(struct design *design, const char *name,
                          uint64_t *value, uint32_t words)
{
    return leap_look(leap_of(design), name, value, words);
}

static const struct design_type leap_type = {
    .name = "leap",
    .power_up = power_up_leap,
    .run = run_leap,
    .save = save_leap,
    .load = load_leap,
    .close = close_leap,
    .look = look_leap,
    .observe = leap_observe,
};

/* Opening */

/* A text of Yosys has many letters for each thing that it describes, so this is
 * generous. */
size_t leap_need(size_t length)
{
    return 8 * length + 1000000;
}

const char *leap_open(struct leap **self, struct arena *memory,
                      const char *top, const char *text, size_t length)
{
    struct leap *made = arena_take(memory, sizeof *made);
    const char *error;

    if (!made)
        return NO_ROOM;
    memset(made, 0, sizeof *made);
    made->design.type = &leap_type;
    made->way = LEAP_OVER;
    made->why_by = made->why_read = NET_NOWHERE;
    error = net_read(&made->net, memory, top, text, length);
    if (!error)
        error = make_ports(made, memory);
    if (!error)
        error = leap_make_lists(made, memory);
    if (!error)
        error = leap_watch_make(made, memory);
    if (!error)
        error = leap_wild_make(made, memory);
    if (!error)
        error = leap_jump_make(made, memory);
    if (error)
        return error;
    leap_power_up(made);
    *self = made;
    return NULL;
}

struct design *leap_design(struct leap *self)
{
    return &self->design;
}

/* The node and the bit of it that a bit of the inputs is. */
static int find_input(const struct leap *self, int at,
                      struct leap_clock *clock)
{
    for (int i = 0; self->ports[i].name; i++) {
        const struct design_port *port = &self->ports[i];

        if (port->direction != DESIGN_OUT && at >= port->in_at
            && at < port->in_at + port->width) {
            clock->node = self->net.ports[i].in;
            clock->bit = (uint32_t)(at - port->in_at);
            return 1;
        }
    }
    return 0;
}

const char *leap_set_clocks(struct leap *self,
                            const struct design_clock *clocks, int count)
{
    if (count > LEAP_CLOCKS_MAX)
        return "a design has at most 16 clocks";
    for (int i = 0; i < count; i++) {
        uint32_t cycles = clocks[i].cycles ? clocks[i].cycles : 1, common;

        if (clocks[i].ticks < cycles)
            return "a cycle of a clock takes at least one tick";
        common = (uint32_t)number_divisor(clocks[i].ticks, cycles);
        self->clocks[i].ticks = clocks[i].ticks / common;
        self->clocks[i].cycles = cycles / common;
        if (!find_input(self, clocks[i].in_at, &self->clocks[i]))
            return "a clock is not among the inputs of the design";
    }
    self->clock_count = count;
    leap_step_clocks(self);
    leap_jump_clocks(self);
    return NULL;
}

void leap_set_way(struct leap *self, enum leap_way way)
{
    self->way = way;
}

/* What is compiled does not know what is observed. */
void leap_c_use(struct leap *self, leap_c_function *run)
{
    leap_refresh(self);
    if (self->inner.count)
        self->inner.c_run = run;
    else
        self->c_run = run;
}
