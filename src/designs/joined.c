/* joined.c - two designs with wires between them, as one design.
 *
 *      +-------+   wires   +--------+
 *      | first |===========| second |
 *      +-------+           +--------+
 *
 * A design runs with its inputs held, so each must stop where a wire changes.
 * The first runs ahead up to the next change of its own wires; the second may
 * not run beyond that, and if one of its wires changes before, the first is put
 * back to where it was and runs again, only as far as that. So no order of the
 * two has any effect: both have seen all of the wires, up to the same tick.
 *
 * Invariants, between two runs:
 * 1. now is the next tick; each part has run all of its ticks that begin before
 *    it: tick n of a part begins at tick n * every of the two.
 * 2. out are the outputs of both after the last tick; the first tick runs
 *    alone, because what is on the wires before it is in first.
 */
#include "designs/joined.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { WORDS_MAX = 32,                  /* of inputs or outputs of a part */
       CHANGES = 1 << 13,               /* words of them, of a part */
       NAME_MAX = 48 };

struct joined_state {
    uint64_t now;
    uint64_t out[2][WORDS_MAX];
    uint64_t first[2][WORDS_MAX];       /* what wires have before any tick */
};

/* A part on its way to a tick of the two. */
struct leg {
    uint64_t first;                     /* of its own ticks */
    uint64_t end;                       /* tick of the two after it */
    size_t count;                       /* of changes */
};

struct joined {
    struct design head;
    struct design *part[2];
    uint64_t every[2];
    struct joined_wire wire[JOINED_WIRES];
    int wires;
    uint64_t stops[2][WORDS_MAX];       /* outputs at wires */
    struct joined_state now;
    uint64_t changes[2][CHANGES];
    void *before;                       /* state of the first, to go back to */
    char (*names)[NAME_MAX];
    struct design_port *ports;          /* those of head, to be freed */
};

static struct joined *joined_of(struct design *design)
{
    return (struct joined *)(void *)design;
}

/* Wires */

static int level_at(const uint64_t *words, int at)
{
    return (int)(words[at / 64] >> at % 64 & 1);
}

static void set_level(uint64_t *words, int at, int level)
{
    uint64_t bit = UINT64_C(1) << at % 64;

    words[at / 64] = level ? words[at / 64] | bit : words[at / 64] & ~bit;
}

/* Low where one of both pulls it down, at its pull where neither drives. */
static int wire_level(const struct joined *self, const struct joined_wire *wire)
{
    int level = 1, is_driven = 0;

    for (int i = 0; i < 2; i++) {
        const struct machine_pin *end = &wire->end[i];
        const uint64_t *out = self->now.now ? self->now.out[i]
                                            : self->now.first[i];

        if (end->out_at < 0
            || (end->drives_at >= 0 && !level_at(out, end->drives_at)))
            continue;
        is_driven = 1;
        level &= level_at(out, end->out_at);
    }
    return is_driven ? level : wire->is_pulled_up;
}

/* The inputs of a part: those of the board, and what the wires have. */
static void collect_part_inputs(const struct joined *self, int i,
                                const uint64_t *in, uint64_t to[WORDS_MAX])
{
    if (i == 1)
        in += self->part[0]->in_words;
    memcpy(to, in, (size_t)self->part[i]->in_words * sizeof *to);
    for (int w = 0; w < self->wires; w++)
        if (self->wire[w].end[i].in_at >= 0)
            set_level(to, self->wire[w].end[i].in_at,
                      wire_level(self, &self->wire[w]));
}

/* Where a part must stop: at its wires, and where the board wants it. */
static void collect_part_stops(const struct joined *self, int i,
                               const uint64_t *stops, uint64_t to[WORDS_MAX])
{
    int words = self->part[i]->out_words;

    memcpy(to, self->stops[i], sizeof self->stops[i]);
    if (stops && i == 1)
        stops += self->part[0]->out_words;
    for (int w = 0; stops && w < words; w++)
        to[w] |= stops[w];
}

/* Time */

static uint64_t ticks_before(const struct joined *self, int i, uint64_t tick)
{
    return (tick + self->every[i] - 1) / self->every[i];
}

static size_t change_words(const struct joined *self, int i)
{
    return 1 + (size_t)self->part[i]->out_words;
}

/* After a change in the last tick that it ran nothing is known of the other's
 * answer: there it ends, whether it was stopped or not. */
static uint64_t end_of_leg(const struct joined *self, int i,
                           const struct leg *leg, const struct design_run *run,
                           uint64_t wanted, uint64_t target)
{
    size_t last = run->count ? (run->count - 1) * change_words(self, i) : 0;
    int is_late = run->count && run->changes[last] + 1 == run->ticks;

    if (run->ticks == wanted && !is_late)
        return target;
    return (leg->first + run->ticks - 1) * self->every[i] + 1;
}

/* Runs a part up to a tick of the two, or to its first change that matters. */
static const char *run_part(struct joined *self, int i,
                            const struct design_run *of, uint64_t target,
                            size_t room, struct leg *leg)
{
    uint64_t in[WORDS_MAX], stops[WORDS_MAX], wanted;
    size_t most = CHANGES / change_words(self, i);
    struct design_run run = {
        .in = in, .stops = stops, .changes = self->changes[i],
        .room = room < most ? room : most,
    };
    const char *error;

    *leg = (struct leg){.first = ticks_before(self, i, self->now.now),
                        .end = target};
    run.ticks = wanted = ticks_before(self, i, target) - leg->first;
    if (!wanted)
        return NULL;
    collect_part_inputs(self, i, of->in, in);
    collect_part_stops(self, i, of->stops, stops);
    error = self->part[i]->type->run(self->part[i], &run);
    if (error)
        return text_error(error, (char *)0);
    leg->count = run.count;
    leg->end = end_of_leg(self, i, leg, &run, wanted, target);
    return NULL;
}

/* Both up to the same tick. */
static const char *run_both(struct joined *self, const struct design_run *of,
                            uint64_t target, size_t room, struct leg leg[2])
{
    const char *error;

    self->part[0]->type->save(self->part[0], self->before);
    error = run_part(self, 0, of, target, room, &leg[0]);
    if (!error)
        error = run_part(self, 1, of, leg[0].end, room, &leg[1]);
    if (error || leg[1].end == leg[0].end)
        return error;
    error = self->part[0]->type->load(self->part[0], self->before);
    if (!error)
        error = run_part(self, 0, of, leg[1].end, room, &leg[0]);
    return error;
}

/* Changes */

/* When a change of a part is, or never after the last. */
static uint64_t change_tick(const struct joined *self, int i,
                            const struct leg *leg, size_t n)
{
    return n < leg->count
         ? (leg->first + self->changes[i][n * change_words(self, i)])
           * self->every[i]
         : UINT64_MAX;
}

/* One more change of both, as they are now. */
static void note_change(const struct joined *self, uint64_t tick,
                        struct design_run *run)
{
    size_t first = (size_t)self->part[0]->out_words;
    size_t second = (size_t)self->part[1]->out_words;
    uint64_t *to = &run->changes[run->count++ * (1 + first + second)];

    to[0] = tick;
    memcpy(to + 1, self->now.out[0], first * sizeof *to);
    memcpy(to + 1 + first, self->now.out[1], second * sizeof *to);
}

/* What stops the whole run, if it has changed now. */
static int stops_the_run(const struct joined *self,
                         const struct design_run *run,
                         const struct joined_state *before)
{
    const uint64_t *stops = run->stops;
    uint64_t moved = 0;

    for (int i = 0; stops && i < 2; i++)
        for (int w = 0; w < self->part[i]->out_words; w++)
            moved |= *stops++ & (self->now.out[i][w] ^ before->out[i][w]);
    return moved != 0;
}

/* Two lists become one, in the order of time; 1 if the last change stops the
 * run. Nothing comes after a stop: parts stop there. */
static int merge_changes(struct joined *self, const struct leg leg[2],
                         uint64_t begin, struct design_run *run)
{
    size_t next[2] = {0, 0};
    int stops = 0;

    while (next[0] < leg[0].count || next[1] < leg[1].count) {
        uint64_t at[2] = {change_tick(self, 0, &leg[0], next[0]),
                          change_tick(self, 1, &leg[1], next[1])};
        uint64_t tick = at[0] < at[1] ? at[0] : at[1];
        struct joined_state before = self->now;

        for (int i = 0; i < 2; i++) {
            size_t words = change_words(self, i);

            if (at[i] == tick)
                memcpy(self->now.out[i],
                       &self->changes[i][next[i]++ * words + 1],
                       (words - 1) * sizeof(uint64_t));
        }
        note_change(self, tick - begin, run);
        stops = stops_the_run(self, run, &before);
    }
    return stops;
}

static const char *run_joined(struct design *design, struct design_run *run)
{
    struct joined *self = joined_of(design);
    uint64_t begin = self->now.now, end = begin + run->ticks;
    const char *error = NULL;
    int stops = 0;

    run->count = 0;
    while (!error && !stops && self->now.now < end
           && run->room - run->count > 1) {
        uint64_t target = self->now.now ? end : 1;      /* alone */
        struct leg leg[2];

        error = run_both(self, run, target, (run->room - run->count) / 2,
                         leg);
        if (error)
            break;
        stops = merge_changes(self, leg, begin, run);
        self->now.now = leg[1].end;
    }
    run->ticks = self->now.now - begin;
    return error;
}

/* Power */

/* What a part drives from the first moment on is what it drives after its
 * first tick: else a line that rests high would begin with a pulse. */
static const char *look_at_first_outputs(struct joined *self, int i)
{
    uint64_t in[WORDS_MAX] = {0};
    struct design *part = self->part[i];
    struct design_run run = {.in = in, .ticks = 1, .room = 2,
                             .changes = self->changes[i]};
    void *state = malloc(part->state_size + 1);
    const char *error = state ? NULL : "out of memory for a design";

    if (!error) {
        for (int w = 0; w < self->wires; w++)
            if (self->wire[w].end[i].in_at >= 0)
                set_level(in, self->wire[w].end[i].in_at,
                          self->wire[w].is_pulled_up);
        part->type->save(part, state);
        error = part->type->run(part, &run);
    }
    if (!error && run.count)
        memcpy(self->now.first[i], &self->changes[i][1],
               (size_t)part->out_words * sizeof(uint64_t));
    if (!error)
        error = part->type->load(part, state);
    free(state);
    return error;
}

static const char *power_up_joined(struct design *design)
{
    struct joined *self = joined_of(design);
    const char *error = NULL;

    memset(&self->now, 0, sizeof self->now);
    for (int i = 0; !error && i < 2; i++)
        error = self->part[i]->type->power_up(self->part[i]);
    for (int i = 0; !error && i < 2; i++)
        error = look_at_first_outputs(self, i);
    return error;
}

static void save_joined(struct design *design, void *state)
{
    struct joined *self = joined_of(design);
    char *to = state;

    memcpy(to, &self->now, sizeof self->now);
    to += sizeof self->now;
    for (int i = 0; i < 2; i++) {
        self->part[i]->type->save(self->part[i], to);
        to += self->part[i]->state_size;
    }
}

static const char *load_joined(struct design *design, const void *state)
{
    struct joined *self = joined_of(design);
    const char *from = state, *error = NULL;

    memcpy(&self->now, from, sizeof self->now);
    from += sizeof self->now;
    for (int i = 0; !error && i < 2; i++) {
        error = self->part[i]->type->load(self->part[i], from);
        from += self->part[i]->state_size;
    }
    return error;
}

static void close_joined(struct design *design)
{
    struct joined *self = joined_of(design);

    for (int i = 0; i < 2; i++)
        self->part[i]->type->close(self->part[i]);
    free(self->before);
    free(self->names);
    free(self->ports);
    free(self);
}

static const struct design_type joined_type = {
    .name = "joined",
    .power_up = power_up_joined,
    .run = run_joined,
    .save = save_joined,
    .load = load_joined,
    .close = close_joined,
};

/* Opening */

static int count_ports(const struct design *design)
{
    int count = 0;

    while (design->ports && design->ports[count].name)
        count++;
    return count;
}

/* "1.sw" and "2.sw", after each other. */
static const char *list_ports(struct joined *self)
{
    int first = count_ports(self->part[0]), all = first
                                                + count_ports(self->part[1]);
    struct design_port *ports = calloc((size_t)all + 1, sizeof *ports);

    self->names = calloc((size_t)all + 1, sizeof *self->names);
    self->head.ports = self->ports = ports;
    if (!ports || !self->names)
        return "out of memory for a design";
    for (int n = 0; n < all; n++) {
        int i = n >= first;
        const struct design_port *from = &self->part[i]->ports[n - i * first];

        ports[n] = *from;
        snprintf(self->names[n], NAME_MAX, "%d.%s", i + 1, from->name);
        ports[n].name = self->names[n];
        ports[n].in_at += i * 64 * self->part[0]->in_words;
        ports[n].out_at += i * 64 * self->part[0]->out_words;
        ports[n].drives_at += i * 64 * self->part[0]->out_words;
    }
    return NULL;
}

static void stop_at_output(struct joined *self, int i, int at)
{
    if (at >= 0)
        set_level(self->stops[i], at, 1);
}

/* What is not changed any more afterwards. */
static const char *lay_wires(struct joined *self,
                             const struct joined_wire *wires, int count)
{
    if (count > JOINED_WIRES)
        return "there can be at most 32 wires between two boards";
    for (self->wires = 0; self->wires < count; self->wires++) {
        self->wire[self->wires] = wires[self->wires];
        for (int i = 0; i < 2; i++) {
            stop_at_output(self, i, wires[self->wires].end[i].out_at);
            stop_at_output(self, i, wires[self->wires].end[i].drives_at);
        }
    }
    for (int i = 0; i < 2; i++)
        if (self->part[i]->in_words > WORDS_MAX
            || self->part[i]->out_words > WORDS_MAX)
            return "a design with more than two thousand ports is too large "
                   "for a desk";
    return NULL;
}

const char *joined_open(struct design **joined, struct design *const part[2],
                        const uint64_t every[2],
                        const struct joined_wire *wires, int count)
{
    struct joined *self = calloc(1, sizeof *self);
    const char *error;

    *joined = NULL;
    if (!self) {
        part[0]->type->close(part[0]);
        part[1]->type->close(part[1]);
        return "out of memory for a design";
    }
    for (int i = 0; i < 2; i++) {
        self->part[i] = part[i];
        self->every[i] = every[i];
    }
    self->head = (struct design){
        .type = &joined_type,
        .in_words = part[0]->in_words + part[1]->in_words,
        .out_words = part[0]->out_words + part[1]->out_words,
        .state_size = sizeof self->now + part[0]->state_size
                    + part[1]->state_size};
    self->before = malloc(part[0]->state_size + 1);
    error = self->before ? lay_wires(self, wires, count)
                         : "out of memory for a design";
    if (!error)
        error = list_ports(self);
    if (error) {
        close_joined(&self->head);
        return error;
    }
    *joined = &self->head;
    return NULL;
}
