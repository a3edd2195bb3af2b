/* leap.c - the engine as a design: opened, run, saved.
 *
 * A run is a loop of ticks. After each, the outputs are compared only if a
 * node that an output shows has changed since the last time, and then
 * leap_jump_on is asked whether the ticks after it can be skipped. A leap
 * never goes further than the run does, or than to where an input changes.
 *
 * What was reported last is part of the state. At power-up it is all zeros, so
 * the first tick of a design with an output that is 1 reports a change.
 */
#include "designs/leap/leap_orbit.h"
#include "designs/leap/leap_watch.h"
#include "designs/leap/leap_wild.h"

#include <string.h>

#include "base/number.h"
#include "base/view.h"

#define NO_ROOM "out of memory for the netlist"

static struct leap *leap_of(struct design *design)
{
    return (struct leap *)design;
}

/* Running */

/* A run that is under way. */
struct on_way {
    struct design_run *run;
    uint64_t ticks, tick;               /* at most; done */
    int is_end;
};

/* A stop ends the run, unless somebody answers it. */
static int ends_run(const struct leap *self, struct on_way *way,
                    enum leap_report report, uint64_t tick)
{
    struct design_run *run = way->run;

    if (report != LEAP_AT_STOP)
        return report == LEAP_IS_FULL;
    return !run->answer || run->answer(run, tick, self->raw);
}

/* For compiled code; the ticks are its own. */
static int answer_compiled(struct leap_c *on, uint64_t tick)
{
    struct on_way *way = on->way;
    int is_end = !way->run->answer
              || way->run->answer(way->run, on->begin + tick, on->raw);

    on->later = way->run->later;
    on->later_left = way->run->later_count;
    return is_end;
}

/* So many ticks by what was compiled. Where something came from outside, all
 * outputs are looked at after the first of them. */
static const char *run_compiled(struct leap *self, struct on_way *way,
                                uint64_t ticks)
{
    struct design_run *run = way->run;
    int clock = self->view.clock;
    struct leap_c on = {
        .values = self->values, .dirty = self->dirty,
        .memories = self->memories, .levels = self->levels, .out = self->out,
        .raw = self->raw, .in = self->in, .changes = run->changes,
        .stops = self->stops, .seen = self->seen, .held = self->held,
        .fresh_in = way->tick == 0 ? run->in : NULL, .later = run->later,
        .later_left = run->later_count, .tick = *self->tick,
        .begin = way->tick, .ticks = ticks, .room = run->room,
        .count = run->count, .flags_now = self->flags.now,
        .flags_held = self->flags.held, .flags_clock = self->flags.clock,
        .flags = self->is_out_changed ? UINT64_MAX >> 1 : self->flags.held,
        .clock_at = self->flags.clock_at,
        .clock_word = clock < 0 ? 0 : (uint64_t)clock / 64,
        .clock_bit = clock < 0 ? 0 : UINT64_C(1) << clock % 64,
        .leap = self, .way = way, .evaluate = leap_eval, .write = leap_write,
        .answer = answer_compiled};
    int end = self->c_run(&on);

    self->is_stale = 1;
    self->is_out_changed = 0;
    *self->tick += on.ticks;
    way->tick += on.ticks;
    way->is_end = end == LEAP_C_STOP;
    run->count = (size_t)on.count;
    run->later = on.later;
    run->later_count = (size_t)on.later_left;
    leap_jump_pass(self, on.ticks, on.skipped);
    return end == LEAP_C_RESTLESS ? LEAP_RESTLESS : NULL;
}

/* The inputs of the run, or of a row of it that is due: what was watched before
 * says nothing of what comes now. */
static const char *take_inputs(struct leap *self, const uint64_t *in)
{
    if (!leap_ports_are_new(self, in))
        return NULL;
    leap_ports_put(self, in);
    leap_jump_break(self);
    leap_orbit_input(self);
    return leap_settle(self);
}

/* Rows that are due. Several may be due at once, where somebody answered late:
 * the last of them counts. */
static const char *take_later(struct leap *self, struct on_way *way)
{
    struct design_run *run = way->run;
    size_t row = 1 + (size_t)self->design.in_words;
    const char *error = NULL;

    while (run->later_count && run->later[0] <= way->tick && !error) {
        error = take_inputs(self, run->later + 1);
        run->later += row;
        run->later_count--;
    }
    return error;
}

/* Rows of inputs lie in the way. */
static uint64_t ticks_until_later(const struct on_way *way)
{
    const struct design_run *run = way->run;
    uint64_t until = way->ticks;

    if (run->later_count && run->later[0] < until)
        until = run->later[0] > way->tick ? run->later[0] : way->tick;
    return until - way->tick;
}

/* To the next place of an orbit; what is seen then came with its last tick. */
static const char *run_orbit(struct leap *self, struct on_way *way,
                             uint64_t *ticks)
{
    const char *error = leap_orbit_on(self, ticks_until_later(way), ticks);

    if (error || !*ticks)
        return error;
    way->tick += *ticks;
    way->is_end = ends_run(self, way,
                           leap_ports_report(self, way->run, way->tick - 1),
                           way->tick - 1);
    return NULL;
}

/* One tick by the interpreter, and as many as can be leaped over after it. */
static const char *run_interpreted(struct leap *self, struct on_way *way)
{
    struct design_run *run = way->run;
    size_t before = run->count + run->inner_count;
    uint64_t leaped = 0;
    const char *error = take_later(self, way);
    int is_turned;

    if (error)
        return error;
    leap_refresh(self);
    error = leap_tick(self);
    is_turned = leap_orbit_tick(self);
    way->is_end = self->is_out_changed
               && leap_inner_report(self, run, way->tick);
    way->is_end |= ends_run(self, way,
                            leap_ports_report(self, run, way->tick),
                            way->tick);
    way->tick++;
    if (!error)
        error = leap_jump_on(self, way->is_end ? 0 : leap_inner_left(
                                 self, way->tick, ticks_until_later(way)),
                             run->count + run->inner_count != before
                             || is_turned, &leaped);
    leap_orbit_pass(self, leaped);
    way->tick += leaped;
    way->is_end |= leap_inner_turn(self, run, way->tick - 1, way->is_end);
    return error;
}

/* For how many ticks it may. Compiled code takes inputs itself. */
static int goes_compiled(const struct leap *self, uint64_t *most)
{
    *most = self->c_run ? leap_jump_free(self) : 0;
    return *most > 0;
}

/* By compiled code, if there is some and it is not time to watch; else by the
 * interpreter, which takes the inputs of the run before its first tick. */
static const char *run_stretch(struct leap *self, struct on_way *way)
{
    const char *error = NULL;
    uint64_t most;

    if (way->tick == 0 && leap_ports_are_new(self, way->run->in))
        leap_jump_input(self);
    if (goes_compiled(self, &most))
        return run_compiled(self, way,
                            motion_least(most, way->ticks - way->tick));
    if (way->tick == 0)
        error = take_inputs(self, way->run->in);
    if (!error)
        error = run_orbit(self, way, &most);
    return error || most ? error : run_interpreted(self, way);
}

static const char *run_leap(struct design *design, struct design_run *run)
{
    struct leap *self = leap_of(design);
    struct on_way way = {run, run->room ? run->ticks : 0, 0, 0};
    const char *error = NULL;

    run->count = 0;
    leap_inner_begin(self, run);
    if (self->is_broken)
        return "the design has stopped; switch it off and on";
    leap_ports_look(self, run);
    while (way.tick < way.ticks && !way.is_end && !error)
        error = run_stretch(self, &way);
    if (way.tick && !error)
        (void)leap_inner_turn(self, run, way.tick - 1, 1);
    self->is_broken = error != NULL;
    run->ticks = way.tick;
    run->is_clock_high = view_clock(&self->view, self->raw);
    return error;
}

static const char *power_up_leap(struct design *design)
{
    leap_power_up(leap_of(design));
    leap_ports_find(leap_of(design));
    leap_jump_begin(leap_of(design));
    leap_orbit_lose(leap_of(design));
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
    leap_ports_find(self);
    leap_jump_begin(self);
    leap_orbit_lose(self);
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
    return 8 * length + 1000000 + LEAP_ORBIT_BYTES;
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
    made->design.has_view = made->design.can_answer = 1;
    made->way = LEAP_OVER;
    made->why_by = made->why_read = NET_NOWHERE;
    error = net_read(&made->net, memory, top, text, length);
    if (!error)
        error = leap_ports_make(made, memory);
    if (!error)
        error = leap_make_lists(made, memory);
    if (!error)
        error = leap_watch_make(made, memory);
    if (!error)
        error = leap_wild_make(made, memory);
    if (!error)
        error = leap_jump_make(made, memory);
    if (!error)
        error = leap_orbit_make(made, memory);
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

const char *leap_set_clocks(struct leap *self,
                            const struct design_clock *clocks, int count)
{
    if (count > LEAP_CLOCKS_MAX)
        return "a design has at most 16 clocks";
    memset(self->clock_bits, 0, (size_t)self->design.in_words
                                * sizeof *self->clock_bits);
    for (int i = 0; i < count; i++) {
        uint32_t cycles = clocks[i].cycles ? clocks[i].cycles : 1, common;

        if (clocks[i].ticks < cycles)
            return "a cycle of a clock takes at least one tick";
        common = (uint32_t)number_divisor(clocks[i].ticks, cycles);
        self->clocks[i].ticks = clocks[i].ticks / common;
        self->clocks[i].cycles = cycles / common;
        if (!leap_ports_clock(self, clocks[i].in_at, &self->clocks[i]))
            return "a clock is not among the inputs of the design";
    }
    self->clock_count = count;
    leap_step_clocks(self);
    leap_jump_clocks(self);
    leap_orbit_clocks(self);
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
    leap_orbit_end(self);
    if (self->inner.count)
        self->inner.c_run = run;
    else
        self->c_run = run;
    leap_jump_try(self);
}
