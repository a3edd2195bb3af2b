/* leap_ports.c - maps the bits of ports to nodes.
 *
 * Outside, inputs and outputs are rows of words, in which the ports lie one
 * after the other in the order of the source; of a port of both directions
 * first what it drives and then whether it does. Inside, each port is a node.
 * The two are the same bits at different places, and this file is where they
 * are copied from one to the other, and where it is decided what is told of
 * them (base/view.h).
 */
#include "designs/leap/leap_inside.h"

#include <string.h>

#include "base/view.h"

#define NO_ROOM "out of memory for the netlist"

/* Words */

/* A limb of so many bits into a row of words. */
static void put_limb(uint64_t *to, int at, uint64_t limb, int width)
{
    uint64_t mask = net_mask((uint32_t)width);

    to[at / 64] = (to[at / 64] & ~(mask << at % 64)) | limb << at % 64;
    if (at % 64 + width > 64)
        to[at / 64 + 1] = (to[at / 64 + 1] & ~(mask >> (64 - at % 64)))
                        | limb >> (64 - at % 64);
}

/* The same back. */
static uint64_t limb_at(const uint64_t *from, int at, int width)
{
    uint64_t low = from[at / 64] >> at % 64;

    if (at % 64 + width > 64)
        low |= from[at / 64 + 1] << (64 - at % 64);
    return low & net_mask((uint32_t)width);
}

/* Of a port, from bit k on. */
static int limb_width(int width, int k)
{
    return width - k < 64 ? width - k : 64;
}

static void put_port_bits(uint64_t *to, int at, const uint64_t *from,
                          int width)
{
    for (int k = 0; k < width; k += 64)
        put_limb(to, at + k, from[k / 64], limb_width(width, k));
}

/* Inputs */

/* Clocks are inputs like others, but it is leap_step.c that moves them. */
static void put_input(struct leap *self, uint32_t node, int limb,
                      uint64_t value, uint64_t clocks)
{
    uint64_t *to = &leap_value(self, node)[limb];

    value = (value & ~clocks) | (*to & clocks);
    if (*to == value)
        return;
    *to = value;
    leap_touch(self, node);
}

/* What a caller has in the place of a clock says nothing. */
int leap_ports_are_new(const struct leap *self, const uint64_t *in)
{
    for (int i = 0; i < self->design.in_words; i++)
        if ((in[i] ^ self->in[i]) & ~self->clock_bits[i])
            return 1;
    return 0;
}

/* Readers of those that are new are marked; settling is up to the caller. */
void leap_ports_put(struct leap *self, const uint64_t *in)
{
    leap_refresh(self);                 /* while the old inputs are there */
    for (int i = 0; self->ports[i].name; i++) {
        const struct design_port *port = &self->ports[i];

        for (int k = 0; port->direction != DESIGN_OUT && k < port->width;
             k += 64) {
            int width = limb_width(port->width, k), at = port->in_at + k;

            put_input(self, self->net.ports[i].in, k / 64,
                      limb_at(in, at, width),
                      limb_at(self->clock_bits, at, width));
        }
    }
    for (int i = 0; i < self->design.in_words; i++)
        self->in[i] = in[i] & ~self->clock_bits[i];
}

/* After the state came from elsewhere. */
void leap_ports_find(struct leap *self)
{
    for (int i = 0; self->ports[i].name; i++)
        if (self->ports[i].direction != DESIGN_OUT)
            put_port_bits(self->in, self->ports[i].in_at,
                          leap_value(self, self->net.ports[i].in),
                          self->ports[i].width);
    for (int i = 0; i < self->design.in_words; i++)
        self->in[i] &= ~self->clock_bits[i];
}

/* The node and the bit of it that a bit of the inputs is. */
int leap_ports_clock(struct leap *self, int at, struct leap_clock *clock)
{
    for (int i = 0; self->ports[i].name; i++) {
        const struct design_port *port = &self->ports[i];

        if (port->direction != DESIGN_OUT && at >= port->in_at
            && at < port->in_at + port->width) {
            clock->node = self->net.ports[i].in;
            clock->bit = (uint32_t)(at - port->in_at);
            self->clock_bits[at / 64] |= UINT64_C(1) << at % 64;
            return 1;
        }
    }
    return 0;
}

/* Outputs */

/* All as they are now. */
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

/* For a leap that is gone tick by tick to check it: a clock that holds outputs
 * is followed here, too. */
int leap_outputs_changed(struct leap *self)
{
    gather_outputs(self, self->fresh);
    return view_take(&self->view, self->design.out_words, self->raw,
                     self->out, self->fresh)
        || leap_inner_changed(self);
}

/* Whether one of the outputs changed of which the caller wants to know at once,
 * because something outside answers to it. */
static int ends_at_stop(const struct leap *self)
{
    uint64_t moved = 0;

    for (int i = 0; i < self->design.out_words; i++)
        moved |= (self->fresh[i] ^ self->raw[i]) & self->stops[i];
    return moved != 0;
}

/* A stop is found even where nobody sees its output. */
enum leap_report leap_ports_report(struct leap *self, struct design_run *run,
                                   uint64_t tick)
{
    size_t words = (size_t)self->design.out_words;
    uint64_t *change = &run->changes[run->count * (1 + words)];
    int is_stop;

    if (!self->is_out_changed)
        return LEAP_GOES_ON;
    self->is_out_changed = 0;
    gather_outputs(self, self->fresh);
    is_stop = ends_at_stop(self);
    if (view_take(&self->view, self->design.out_words, self->raw, self->out,
                  self->fresh)) {
        change[0] = tick;
        memcpy(change + 1, self->out, words * sizeof *self->out);
        run->count++;
    }
    return run->count == run->room ? LEAP_IS_FULL
         : is_stop ? LEAP_AT_STOP : LEAP_GOES_ON;
}

/* Views */

/* A bit for each port, by which compiled code says that it changed; the last
 * one is for all others. */
uint64_t leap_ports_flag(int port)
{
    return UINT64_C(1) << (port < 62 ? port : 62);
}

static int drives_output(const uint64_t *words, int at, int width)
{
    for (int k = 0; k < width; k += 64)
        if (limb_at(words, at + k, limb_width(width, k)))
            return 1;
    return 0;
}

static int port_has_bit(const struct design_port *port, const uint64_t *words)
{
    return drives_output(words, port->out_at, port->width)
        || (port->direction == DESIGN_BOTH
            && drives_output(words, port->drives_at, port->width));
}

/* A clock with a port of its own need not be looked at in each of its cycles:
 * only if something that it holds has changed. */
static void flag_port(struct leap *self, int i, const uint64_t *now)
{
    const struct design_port *port = &self->ports[i];
    struct leap_flags *flags = &self->flags;
    uint64_t flag = leap_ports_flag(i);

    if (port->direction == DESIGN_IN)
        return;
    flags->now |= port_has_bit(port, now) ? flag : 0;
    flags->held |= port_has_bit(port, self->view.held) ? flag : 0;
    if (self->view.clock < port->out_at
        || self->view.clock >= port->out_at + port->width)
        return;
    if (port->width > 1 || port->direction == DESIGN_BOTH)
        flags->now |= flag;
    else
        flags->clock |= flag;
    flags->clock_at = self->net.nodes[self->net.ports[i].out].at;
}

/* A port that is looked at at once and held as well, or one that shares its
 * flag with the clock, makes a short way impossible: then all are looked at
 * whenever they change, and the view decides. */
static void make_flags(struct leap *self)
{
    struct leap_flags *flags = &self->flags;

    *flags = (struct leap_flags){0, 0, 0, 0};
    for (int w = 0; w < self->design.out_words; w++)
        self->fresh[w] = (self->view.seen[w] & ~self->view.held[w])
                       | self->stops[w];
    for (int i = 0; self->ports[i].name; i++)
        flag_port(self, i, self->fresh);
    if (flags->now & flags->held || flags->clock & (flags->now | flags->held))
        *flags = (struct leap_flags){
            flags->now | flags->held | flags->clock, 0, 0, flags->clock_at};
}

/* Bits above the last output are nobody's. */
static int copy_mask(uint64_t *to, const uint64_t *from, uint64_t otherwise,
                     int words)
{
    uint64_t moved = 0;

    for (int w = 0; w < words; w++) {
        uint64_t fresh = from ? from[w] : otherwise;

        moved |= to[w] ^ fresh;
        to[w] = fresh;
    }
    return moved != 0;
}

/* A run with another view than the one before tells after its first tick what
 * is different through it. */
void leap_ports_look(struct leap *self, const struct design_run *run)
{
    const struct design_view *view = run->view;
    int words = self->design.out_words, is_other;
    int clock = view ? view->clock : -1;

    is_other = copy_mask(self->seen, view ? view->seen : NULL, UINT64_MAX,
                         words);
    is_other |= copy_mask(self->held, view ? view->held : NULL, 0, words);
    is_other |= clock != self->view.clock;
    self->view = (struct design_view){self->seen, self->held, clock};
    self->is_out_changed |= is_other;
    is_other |= copy_mask(self->stops, run->stops, 0, words);
    if (is_other || !self->flags.now)
        make_flags(self);
}

/* Opening */

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

static const char *take_port_words(struct arena *memory, uint64_t **words,
                              int count)
{
    size_t size = ((size_t)count + 1) * sizeof **words;

    *words = arena_take(memory, size);
    if (!*words)
        return NO_ROOM;
    memset(*words, 0, size);
    return NULL;
}

static const char *make_port_words(struct leap *self, struct arena *memory)
{
    uint64_t **in[] = {&self->in, &self->clock_bits};
    uint64_t **out[] = {&self->seen, &self->held, &self->stops, &self->fresh};
    const char *error = NULL;

    for (size_t i = 0; i < sizeof in / sizeof *in && !error; i++)
        error = take_port_words(memory, in[i], self->design.in_words);
    for (size_t i = 0; i < sizeof out / sizeof *out && !error; i++)
        error = take_port_words(memory, out[i], self->design.out_words);
    self->view = (struct design_view){self->seen, self->held, -1};
    return error;
}

/* The widths are added up in bits, and become words at the end. */
const char *leap_ports_make(struct leap *self, struct arena *memory)
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
    return make_port_words(self, memory);
}
