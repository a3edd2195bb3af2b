/* apart.c - a design in a process of its own, as its owner sees it.
 *
 * What comes back is from a process that may run foreign code: every number is
 * checked before it is used, and texts are shown without control characters.
 *
 * One order at a time: while it is carried out the shared memory is the
 * child's, and from the answer to the next order it is ours. The child does not
 * have to keep to that; it then harms its own results, and nothing here.
 */
#include "designs/engines/apart.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "base/text.h"
#include "designs/engines/apart_ahead.h"
#include "designs/engines/apart_inside.h"
#include "designs/engines/process.h"

#ifndef MAP_ANONYMOUS
#define MAP_ANONYMOUS 0x20              /* of Linux; POSIX has no name for it */
#endif

enum { WIDTH_MAX = 64 * APART_WORDS_MAX,
       COMPILED_WORTH = 200,            /* ticks that compiled code goes in the
                                         * time of one that is watched */
       SLOW_TICKS = 50000 };            /* that show that it is needed */

#define STATE_MAX ((uint64_t)256 << 20)

struct apart {
    struct design design;
    struct process process;
    struct apart_shared *shared;
    struct design_port *ports;
    char *names;                        /* of the ports */
    int can_look;
    int can_count;
    uint64_t stepped, leaped;           /* ticks, as it said last */
    uint64_t slow;                      /* those of runs that hardly leaped */
    int is_slow;                        /* the last one was such */
    uint64_t most;                      /* ticks of a run; 0: any number */
    struct apart_ahead ahead;
    struct apart_follower follower;     /* all null: nobody looks on */
    char *place;                        /* for messages */
    const char *death;                  /* why it is gone, or null */
    char death_words[TEXT_ERROR_MAX];
};

static const struct design_type type;

static struct apart *apart_of(struct design *design)
{
    return (struct apart *)(void *)design;
}

/* Talking */

/* It is gone: from now on every order has this answer. */
static const char *bury(struct apart *self)
{
    if (!self->death) {
        struct text to;

        text_begin(&to, self->death_words, sizeof self->death_words);
        text_put(&to, self->place);
        text_put(&to, process_death(&self->process));
        self->death = self->death_words;
    }
    return self->death;
}

static const char *take_apart(struct apart *self, void *bytes, size_t length)
{
    return process_take(&self->process, bytes, length) ? NULL : bury(self);
}

static const char *take_apart_error(struct apart *self)
{
    char words[TEXT_ERROR_MAX];
    uint64_t length;
    const char *error = take_apart(self, &length, sizeof length);

    if (error || length == 0)
        return error;
    if (length >= sizeof words)
        return "the design's process sent an invalid answer";
    error = take_apart(self, words, (size_t)length);
    if (error)
        return error;
    for (size_t i = 0; i < length; i++)
        words[i] = text_plain(words[i]);
    words[length] = 0;
    return text_error(words, (char *)0);
}

/* Every order is for the moment up to which runs have been taken. */
static const char *give_apart_order(struct apart *self,
                              const struct apart_order *order,
                              const void *bytes)
{
    struct apart_order sent = *order;

    if (self->death)
        return self->death;
    sent.back = apart_ahead_is(&self->ahead) ? self->ahead.done + 1 : 0;
    self->ahead.ticks = self->ahead.done = 0;
    if (!process_give(&self->process, &sent, sizeof sent)
        || (order->length
            && !process_give(&self->process, bytes, (size_t)order->length)))
        return bury(self);
    return take_apart_error(self);
}

/* Ports */

/* In 64 bits: the child may send an `at` that would overflow an int. */
static int fits_words(int64_t at, int64_t width, int words)
{
    return at >= 0 && at + width <= 64 * (int64_t)words;
}

static int is_port_sound(const struct apart *self,
                         const struct apart_port *port)
{
    const struct design *design = &self->design;

    if (port->width < 1 || port->width > WIDTH_MAX
        || port->direction < DESIGN_IN || port->direction > DESIGN_BOTH
        || port->name_length == 0 || port->name_length >= APART_NAME_MAX)
        return 0;
    return (port->direction == DESIGN_OUT
            || fits_words(port->in_at, port->width, design->in_words))
        && (port->direction == DESIGN_IN
            || fits_words(port->out_at, port->width, design->out_words))
        && (port->direction != DESIGN_BOTH
            || fits_words(port->drives_at, port->width, design->out_words));
}

static const char *take_apart_port(struct apart *self, int i)
{
    char *name = self->names + (size_t)i * APART_NAME_MAX;
    struct apart_port port;
    const char *error = take_apart(self, &port, sizeof port);

    if (!error && !is_port_sound(self, &port))
        error = "a port of the design is too wide, or has too long a name";
    if (!error)
        error = take_apart(self, name, port.name_length);
    if (!error)
        self->ports[i] = (struct design_port){
            name, port.low, port.width, (enum design_direction)port.direction,
            port.in_at, port.out_at, port.drives_at};
    return error;
}

/* First whether it could be opened at all, then counts, then ports. Counts are
 * checked before memory is taken for them, and words before ports, which must
 * lie within them. */
static const char *take_hello(struct apart *self)
{
    struct apart_hello hello;
    const char *error = take_apart_error(self);

    if (!error)
        error = take_apart(self, &hello, sizeof hello);
    if (error)
        return error;
    if (hello.port_count < 0 || hello.port_count > APART_PORTS_MAX
        || hello.in_words < 0 || hello.in_words > APART_WORDS_MAX
        || hello.out_words < 0 || hello.out_words > APART_WORDS_MAX
        || hello.state_size > STATE_MAX)
        return "the design has too many ports, or too much state";
    self->design.in_words = hello.in_words;
    self->design.out_words = hello.out_words;
    self->design.state_size = (size_t)hello.state_size;
    self->can_look = hello.can_look;
    self->design.has_view = hello.has_view != 0;
    self->ports = calloc((size_t)hello.port_count + 1, sizeof *self->ports);
    self->names = calloc((size_t)hello.port_count + 1, APART_NAME_MAX);
    if (!self->ports || !self->names)
        return "out of memory for a design";
    self->design.ports = self->ports;
    for (int i = 0; !error && i < hello.port_count; i++)
        error = take_apart_port(self, i);
    return error;
}

/* Opening */

static void close_apart(struct design *design)
{
    struct apart *self = apart_of(design);

    if (self->follower.end)
        self->follower.end(self->follower.with);
    process_end(&self->process);
    if (self->shared)
        munmap(self->shared, sizeof *self->shared);
    free(self->ports);
    free(self->names);
    free(self->place);
    free(self->ahead.changes);
    free(self);
}

static struct apart_shared *map_shared(void)
{
    void *block = mmap(NULL, sizeof(struct apart_shared),
                       PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
                       -1, 0);

    return block == MAP_FAILED ? NULL : block;
}

const char *apart_open(struct design **design,
                       const struct apart_engine *engine, const void *with,
                       const struct cage *cage, const char *place)
{
    struct apart *self = calloc(1, sizeof *self);
    struct apart_birth birth = {engine, with, NULL};
    const char *error;

    *design = NULL;
    if (!self)
        return "out of memory for a design";
    self->design.type = &type;
    self->can_count = engine->count != NULL;
    self->process.socket = -1;
    self->shared = birth.shared = map_shared();
    self->place = strdup(place);
    error = self->shared && self->place ? 
            process_start(&self->process, apart_become, &birth, cage)
          : "out of memory for a design";
    if (!error)
        error = take_hello(self);
    if (error) {
        error = text_error(error, (char *)0);   /* it may be in self */
        close_apart(&self->design);
        return error;
    }
    *design = &self->design;
    return NULL;
}

/* Orders */

const char *apart_set_clocks(struct design *design,
                             const struct design_clock *clocks, int count)
{
    struct apart_order order = {.task = APART_CLOCKS,
                                .length = (size_t)count * sizeof *clocks};

    return give_apart_order(apart_of(design), &order, clocks);
}

static const char *order_apart_power_up(struct design *design)
{
    return give_apart_order(apart_of(design),
                      &(struct apart_order){.task = APART_POWER_UP}, NULL);
}

/* A change is a tick of the run, counted from 0, and all words of outputs after
 * it. Copied first and looked at then: the other side could still change it.
 * Ticks must rise, or lamps and monitors would go astray. */
static int take_changes(const struct apart *self, struct design_run *run,
                        uint64_t ticks)
{
    size_t words = 1 + (size_t)self->design.out_words;
    size_t room = APART_CHANGES / words;
    uint64_t count = self->shared->count, next = 0;

    run->ticks = self->shared->ticks;
    if (run->room < room)
        room = run->room;
    if (count > room || run->ticks > ticks)
        return 0;
    run->count = (size_t)count;
    memcpy(run->changes, self->shared->changes,
           run->count * words * sizeof *run->changes);
    for (size_t i = 0; i < run->count; i++) {
        uint64_t tick = run->changes[i * words];

        if (tick < next || tick >= ticks)
            return 0;
        next = tick + 1;
    }
    return 1;
}

/* The same for what is observed. The first is before the run and has no tick;
 * a first change is behind tick 0 at the earliest. */
static int take_inner(const struct apart *self, struct design_run *run)
{
    size_t words = 1 + (size_t)self->design.inner_words;
    size_t room = APART_INNER / words;
    uint64_t count = self->shared->inner_count, next = 0;

    run->inner_count = 0;
    if (!run->inner || !self->design.inner_words)
        return 1;
    if (count > (run->inner_room < room ? run->inner_room : room))
        return 0;
    run->inner_count = (size_t)count;
    memcpy(run->inner, self->shared->inner,
           run->inner_count * words * sizeof *run->inner);
    for (size_t i = 1; i < run->inner_count; i++) {
        uint64_t tick = run->inner[i * words];

        if (tick < next || tick >= run->ticks)
            return 0;
        next = tick + 1;
    }
    return 1;
}

/* How the outputs are looked at, beside the inputs. */
static void share_view(const struct apart *self,
                       const struct design_view *view)
{
    size_t size = (size_t)self->design.out_words * sizeof *view->seen;

    self->shared->has_view = view != NULL;
    if (!view)
        return;
    memcpy(self->shared->seen, view->seen, size);
    memcpy(self->shared->held, view->held, size);
    self->shared->clock = view->clock;
}

/* Running ahead */

static int has_inner(const struct apart *self, const struct design_run *run)
{
    return run->inner && self->design.inner_words;
}

static int is_input_held(const struct apart *self, const struct design_run *run)
{
    return !memcmp(self->ahead.in, run->in,
                   (size_t)self->design.in_words * sizeof *run->in);
}

/* Where a device answers an output, nobody knows what the inputs will be. */
static int has_stops(const struct apart *self, const struct design_run *run)
{
    for (int i = 0; run->stops && i < self->design.out_words; i++)
        if (run->stops[i])
            return 1;
    return 0;
}

/* More and more, the longer nothing changes: a press is soon enough met by a
 * run that is in vain. */
static void plan_ahead(struct apart *self, const struct design_run *run,
                       struct apart_order *order)
{
    struct apart_ahead *ahead = &self->ahead;
    int is_alike = is_input_held(self, run) && run->ticks == ahead->each;

    ahead->runs = is_alike && ahead->runs < APART_AHEAD ? 2 * ahead->runs + 1
                : is_alike ? APART_AHEAD : 0;
    ahead->each = run->ticks;
    memcpy(ahead->in, run->in, (size_t)self->design.in_words * sizeof *run->in);
    if (!ahead->changes || self->is_slow || has_inner(self, run)
        || has_stops(self, run) || run->view
        || (self->most && run->ticks > self->most / (1 + APART_AHEAD)))
        return;
    order->ahead = ahead->runs;
    order->each = ahead->each;
}

/* What came of a run and of those ahead of it is put aside, and from there the
 * run takes its own. */
static int keep_ahead(struct apart *self, const struct apart_order *order,
                      struct design_run *run)
{
    struct apart_ahead *ahead = &self->ahead;
    struct design_run all = {
        .changes = ahead->changes,
        .room = APART_CHANGES / (1 + (size_t)self->design.out_words)};

    if (!take_changes(self, &all, order->ticks + order->ahead * order->each))
        return 0;
    ahead->ticks = all.ticks;
    ahead->count = all.count;
    ahead->done = ahead->next = 0;
    apart_ahead_take(ahead, self->design.out_words, run);
    return 1;
}

void apart_set_ahead(struct design *design)
{
    struct apart *self = apart_of(design);

    if (self->can_count && design->state_size <= APART_AHEAD_STATE
        && !self->ahead.changes)
        self->ahead.changes = malloc(APART_CHANGES
                                     * sizeof *self->ahead.changes);
}

/* Runs */

static void put_run_inputs(struct apart *self, const struct design_run *run)
{
    const struct design *design = &self->design;

    memcpy(self->shared->in, run->in,
           (size_t)design->in_words * sizeof *run->in);
    self->shared->has_stops = run->stops != NULL;
    if (run->stops)
        memcpy(self->shared->stops, run->stops,
               (size_t)design->out_words * sizeof *run->stops);
    share_view(self, run->view);
}

/* Each run for itself: what leaps for minutes may draw a picture then. */
static void note_steps(struct apart *self)
{
    uint64_t stepped = self->shared->stepped - self->stepped;
    uint64_t leaped = self->shared->leaped - self->leaped;

    self->stepped += stepped;
    self->leaped += leaped;
    self->is_slow = stepped > leaped / COMPILED_WORTH;
    self->slow += self->is_slow ? stepped : 0;
}

/* A run may end before its ticks are over: at a stop, when there is no room for
 * a change, or at `most`. run->ticks says how far it came. */
static const char *order_run(struct design *design, struct design_run *run)
{
    struct apart *self = apart_of(design);
    struct apart_order order = {
        .task = APART_RUN, .room = run->room,
        .inner_room = has_inner(self, run) ? run->inner_room : 0,
        .inner_grain = run->inner_grain, .inner_phase = run->inner_phase};
    const char *error;
    int is_sound;

    if (apart_ahead_is(&self->ahead) && is_input_held(self, run)
        && !has_inner(self, run) && run->room) {
        apart_ahead_take(&self->ahead, design->out_words, run);
        return NULL;
    }
    order.ticks = self->most && run->ticks > self->most ? self->most
                                                        : run->ticks;
    plan_ahead(self, run, &order);
    put_run_inputs(self, run);
    error = give_apart_order(self, &order, NULL);
    run->is_clock_high = self->shared->is_clock_high != 0;
    if (error)
        return error;
    is_sound = order.ahead ? keep_ahead(self, &order, run)
                           : take_changes(self, run, order.ticks)
                             && take_inner(self, run);
    if (!is_sound)
        return "the design's process sent an invalid answer";
    note_steps(self);
    if (self->follower.follow)
        self->follower.follow(self->follower.with, design);
    return NULL;
}

/* One that is gone has no state any more; what is loaded of it later is what
 * it was at its power-up, and `run` says that it is gone. */
static void order_save(struct design *design, void *state)
{
    struct apart *self = apart_of(design);
    const char *error = give_apart_order(self,
        &(struct apart_order){.task = APART_SAVE}, NULL);

    if (!error)
        error = take_apart(self, state, design->state_size);
    if (error)
        memset(state, 0, design->state_size);
}

static const char *order_load(struct design *design, const void *state)
{
    return give_apart_order(apart_of(design),
                      &(struct apart_order){.task = APART_LOAD,
                                            .length = design->state_size},
                      state);
}

uint32_t apart_look(struct design *design, const char *name, uint64_t *value,
                    uint32_t limbs)
{
    struct apart *self = apart_of(design);
    struct apart_order order = {.task = APART_LOOK,
                                .length = strlen(name) + 1};
    uint64_t width, seen[APART_LIMBS_MAX];

    if (!self->can_look || give_apart_order(self, &order, name)
        || take_apart(self, &width, sizeof width)
        || take_apart(self, seen, sizeof seen) || width > WIDTH_MAX)
        return 0;
    for (uint32_t i = 0; i < limbs; i++)
        value[i] = i < APART_LIMBS_MAX ? seen[i] : 0;
    return (uint32_t)width;
}

uint32_t apart_put(struct design *design, const char *name,
                   const uint64_t *value, uint32_t width)
{
    struct apart *self = apart_of(design);
    char bytes[sizeof(struct apart_value) + APART_NAME_MAX];
    struct apart_value put = {{0}, width};
    size_t length = strlen(name) + 1;
    struct apart_order order = {.task = APART_PUT,
                                .length = sizeof put + length};
    uint64_t taken;

    if (width > 64 * APART_LIMBS_MAX || length > APART_NAME_MAX)
        return 0;
    memcpy(put.limbs, value, (width + 63) / 64 * sizeof *value);
    memcpy(bytes, &put, sizeof put);
    memcpy(bytes + sizeof put, name, length);
    if (!self->can_look || give_apart_order(self, &order, bytes)
        || take_apart(self, &taken, sizeof taken))
        return 0;
    return (uint32_t)taken;
}

/* Its layout is kept here: the other side could tell anything. */
static const char *order_observe(struct design *design,
                                 const struct design_probe *probes, int count)
{
    struct apart *self = apart_of(design);
    struct apart_probe sent[DESIGN_PROBES] = {{0}};
    struct apart_order order = {.task = APART_OBSERVE,
                                .length = (size_t)count * sizeof *sent};
    int words = 0;
    const char *error;

    if (!self->can_look || count > DESIGN_PROBES)
        return count ? "values inside need the engine leap" : NULL;
    for (int i = 0; i < count; i++) {
        struct text to;

        text_begin(&to, sent[i].name, sizeof sent[i].name);
        text_put(&to, probes[i].name);
        words += sent[i].words = probes[i].words;
    }
    error = give_apart_order(self, &order, sent);
    design->inner_words = error ? 0 : words;
    return error;
}

void apart_follow(struct design *design, struct apart_follower follower)
{
    apart_of(design)->follower = follower;
}

void apart_set_most(struct design *design, uint64_t ticks)
{
    apart_of(design)->most = ticks;
}

const char *apart_use(struct design *design, const char *library)
{
    struct apart_order order = {.task = APART_USE,
                                .length = strlen(library) + 1};

    return give_apart_order(apart_of(design), &order, library);
}

int apart_is_stepping(const struct design *design)
{
    const struct apart *self = (const struct apart *)(const void *)design;

    return !self->can_count || self->slow > SLOW_TICKS;
}

int64_t apart_cpu_ms(const struct design *design)
{
    return process_cpu_ms(&((const struct apart *)(const void *)design)
                          ->process);
}

static const struct design_type type = {
    .name = "apart",
    .power_up = order_apart_power_up,
    .run = order_run,
    .save = order_save,
    .load = order_load,
    .close = close_apart,
    .look = apart_look,
    .observe = order_observe,
};
