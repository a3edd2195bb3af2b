/* watch.c - rebuilds a project whenever it is saved.
 *
 * Each build that succeeded is a generation. A snapshot says of which it is; an
 * old one is loaded into a design of its own generation, and what fits goes
 * from there into the present one. So one can still rewind to before a save.
 */
#include "designs/watch.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "designs/engines/apart.h"
#include "designs/build/probes.h"
#include "designs/build/stamp.h"

enum { GENERATIONS = 64, LOOK_MS = 300, TOLD_MS = 6000, LIMBS = 16,
       PROBE_NAME = 256,
       SPARE = 1 << 16 };               /* bytes that a state may grow by */

struct watch {
    struct watch_config config;
    struct design_port *ports;          /* of all generations */
    char *names;                        /* of the ports */
    size_t state_room;
    struct simulation *generation[GENERATIONS];
    int count;
    uint64_t built, seen;               /* stamps: of the last build, and at
                                         * the last look */
    int64_t looked_ms, told_ms;
    pid_t builder;                      /* 0: none is at work */
    int from_builder;
    int is_error;
    char news[TEXT_ERROR_MAX];
};

/* A copy that runs; the head is what others know. */
struct watched {
    struct design design;
    struct watch *watch;
    int generation;
    struct design *running;
    struct design_probe probes[DESIGN_PROBES];  /* what is observed in it */
    int probe_count;
    char probe_names[DESIGN_PROBES][PROBE_NAME];
};

struct snapshot {                       /* then the state of the design */
    uint64_t generation;
};

static struct watched *watched_of(struct design *design)
{
    return (struct watched *)(void *)design;
}

static int64_t now_ms(void)
{
    struct timespec now = {0, 0};

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void tell_watch(struct watch *self, const char *words, int is_error)
{
    struct text to;

    text_begin(&to, self->news, sizeof self->news);
    text_put(&to, words);
    self->is_error = is_error;
    self->told_ms = now_ms();
}

/* Building */

static const char *first_watch_defect(const struct project *project)
{
    for (const struct project_note *n = project->notes; n; n = n->next) {
        char line[16];

        if (n->kind != PROJECT_DEFECT)
            continue;
        snprintf(line, sizeof line, ":%d: ", n->line);
        return n->path ? text_error(n->path, line, n->words, (char *)0)
                       : text_error(n->words, (char *)0);
    }
    return "no design here fits a board any more";
}

/* As on_board.c does it, but for the board. */
static const char *build_once(const struct watch *self,
                              struct simulation *simulation,
                              struct design **opened)
{
    struct project project = {0};
    const char *error = project_read(&project, self->config.paths,
                                     self->config.project);

    *opened = NULL;
    if (!error && !project_plays(&project))
        error = first_watch_defect(&project);
    if (!error)
        error = simulator_choose(simulation, &project,
                                 self->config.simulator, opened);
    if (error)
        error = text_error(error, (char *)0);   /* it may be the project's */
    project_free(&project);
    return error;
}

/* In a child: what it builds is in the cache then; only errors come back. */
static void build_and_exit(const struct watch *self, int to)
{
    struct simulation simulation = {0};
    struct design *opened;
    const char *error = build_once(self, &simulation, &opened);

    if (error && write(to, error, strlen(error)) < 0)
        _exit(1);
    _exit(0);
}

/* An error is shorter than what a pipe holds: the child can write it and end
 * before anybody reads. */
static void start_builder(struct watch *self)
{
    int ends[2];

    if (pipe(ends) != 0)
        return;
    self->builder = fork();
    if (self->builder == 0) {
        close(ends[0]);
        build_and_exit(self, ends[1]);
    }
    close(ends[1]);
    self->from_builder = ends[0];
    if (self->builder < 0) {
        self->builder = 0;
        close(ends[0]);
    }
}

/* Generations */

static int has_same_ports(const struct design_port *p,
                          const struct design_port *q)
{
    for (; p->name && q->name; p++, q++)
        if (!text_same(p->name, q->name) || p->low != q->low
            || p->width != q->width || p->direction != q->direction
            || p->in_at != q->in_at || p->out_at != q->out_at
            || p->drives_at != q->drives_at)
            return 0;
    return !p->name && !q->name;
}

/* Whether it can take the place of the first. */
static const char *check_successor(const struct watch *self,
                                   const struct design *fresh)
{
    if (!fresh || !has_same_ports(self->ports, fresh->ports))
        return "the ports have changed: restart to rewire them";
    return fresh->state_size > self->state_room
        ? "the design has grown too much: restart" : NULL;
}

/* The ports outlive the design that they are copied from. The size of a
 * state must not change while the design is open, so there is room from the
 * start for what later generations may need. */
static const char *copy_ports(struct watch *self, const struct design *first)
{
    size_t count = 0, length = 0;
    char *name;

    for (; first->ports[count].name; count++)
        length += strlen(first->ports[count].name) + 1;
    self->ports = calloc(count + 1, sizeof *self->ports);
    self->names = name = malloc(length + 1);
    if (!self->ports || !name)
        return "out of memory for a design";
    for (size_t i = 0; i < count; i++) {
        self->ports[i] = first->ports[i];
        self->ports[i].name = strcpy(name, first->ports[i].name);
        name += strlen(name) + 1;
    }
    self->state_room = 2 * first->state_size + SPARE;
    return NULL;
}

/* From the cache, where the child has put it. */
static const char *take_generation(struct watch *self)
{
    struct simulation *fresh = calloc(1, sizeof *fresh);
    struct design *opened = NULL;
    const char *error = fresh && self->count < GENERATIONS
                      ? build_once(self, fresh, &opened)
                      : "too many changes: restart";

    if (!error)
        error = check_successor(self, opened);
    if (opened)
        opened->type->close(opened);
    if (!error) {
        self->generation[self->count++] = fresh;
        return NULL;
    }
    if (fresh)
        simulator_free(fresh);
    free(fresh);
    return error;
}

/* The child has ended: its error, or a new generation. */
static void reap_builder(struct watch *self)
{
    char error[TEXT_ERROR_MAX];
    ssize_t length;
    const char *refused;

    if (waitpid(self->builder, NULL, WNOHANG) == 0)
        return;
    self->builder = 0;
    length = read(self->from_builder, error, sizeof error - 1);
    close(self->from_builder);
    if (length > 0) {
        error[length] = 0;
        tell_watch(self, error, 1);
        return;
    }
    refused = take_generation(self);
    tell_watch(self, refused ? refused : "rebuilt", refused != NULL);
}

/* A save is often several writes: it counts when nothing changed between two
 * looks. What is saved while a builder is at work is seen when it has ended. */
static void glance(struct watch *self)
{
    int64_t now = now_ms();
    uint64_t stamp;

    if (now - self->looked_ms < LOOK_MS)
        return;
    self->looked_ms = now;
    if (self->builder) {
        reap_builder(self);
        return;
    }
    stamp = stamp_of(self->config.paths);
    if (stamp == self->seen && stamp != self->built) {
        self->built = stamp;
        start_builder(self);
    }
    self->seen = stamp;
}

/* Registers that both have */

struct transfer {
    struct design *from, *to;
    uint64_t kept;                      /* bits */
};

/* A register is the same if its name and its width are; all others stay as they
 * are. */
static void transfer_net(void *context, const char *name, int width)
{
    struct transfer *self = context;
    uint64_t value[LIMBS];

    if (width <= 64 * LIMBS
        && apart_look(self->from, name, value, LIMBS) == (uint32_t)width)
        self->kept += apart_put(self->to, name, value, (uint32_t)width);
}

static void take_over(const struct simulation *fresh, struct design *from,
                      struct design *to)
{
    struct transfer transfer = {from, to, 0};

    if (fresh->text)
        (void)probes_list(fresh->text, fresh->length, transfer_net,
                          &transfer);
}

static const char *open_generation(const struct watch *self, int generation,
                                   struct design **design)
{
    const char *error = simulator_open(self->generation[generation], design);

    if (!error)
        error = apart_set_clocks(*design, self->config.clocks,
                                 *self->config.clock_count);
    if (!error)
        error = (*design)->type->power_up(*design);
    return error;
}

/* Nets that are gone in a later generation read as zeros. */
static const char *observe_running(struct watched *self)
{
    const struct design_type *type = self->running->type;
    const char *error = type->observe ? type->observe(self->running,
                                                      self->probes,
                                                      self->probe_count)
                                      : NULL;

    self->design.inner_words = self->running->inner_words;
    return error;
}

/* To the newest generation, with what the old one has in its registers. That
 * one runs until the new one is open: after an error it is still there. */
static const char *catch_watch_up(struct watched *self)
{
    struct watch *watch = self->watch;
    struct design *fresh = NULL;
    const char *error;

    if (self->generation == watch->count - 1)
        return NULL;
    error = open_generation(watch, watch->count - 1, &fresh);
    if (error) {
        if (fresh)
            fresh->type->close(fresh);
        return error;
    }
    self->generation = watch->count - 1;
    take_over(watch->generation[self->generation], self->running, fresh);
    self->running->type->close(self->running);
    self->running = fresh;
    return observe_running(self);
}

/* The design that others see */

static const char *power_up_watched(struct design *design)
{
    struct watched *self = watched_of(design);
    const char *error = catch_watch_up(self);

    return error ? error : self->running->type->power_up(self->running);
}

static const char *run_watched(struct design *design, struct design_run *run)
{
    struct watched *self = watched_of(design);
    const char *error;

    glance(self->watch);
    error = catch_watch_up(self);
    return error ? error : self->running->type->run(self->running, run);
}

static void save_watched(struct design *design, void *state)
{
    struct watched *self = watched_of(design);
    const struct snapshot head = {(uint64_t)self->generation};

    memset(state, 0, design->state_size);
    memcpy(state, &head, sizeof head);
    self->running->type->save(self->running, (char *)state + sizeof head);
}

/* One of an earlier generation goes by way of a design of that generation. */
static const char *load_watched(struct design *design, const void *state)
{
    struct watched *self = watched_of(design);
    const char *bytes = (const char *)state + sizeof(struct snapshot);
    struct design *former = NULL;
    struct snapshot head;
    const char *error;

    memcpy(&head, state, sizeof head);
    if (head.generation == (uint64_t)self->generation)
        return self->running->type->load(self->running, bytes);
    if (head.generation >= (uint64_t)self->watch->count)
        return "this snapshot is of another design";
    error = open_generation(self->watch, (int)head.generation, &former);
    if (!error)
        error = former->type->load(former, bytes);
    if (!error)
        take_over(self->watch->generation[self->generation], former,
                  self->running);
    if (former)
        former->type->close(former);
    return error;
}

static uint32_t look_watched(struct design *design, const char *name,
                             uint64_t *value, uint32_t words)
{
    return apart_look(watched_of(design)->running, name, value, words);
}

/* The names are kept, for the generations that will come. */
static const char *observe_watched(struct design *design,
                                   const struct design_probe *probes,
                                   int count)
{
    struct watched *self = watched_of(design);

    self->probe_count = count < DESIGN_PROBES ? count : DESIGN_PROBES;
    for (int i = 0; i < self->probe_count; i++) {
        struct text to;

        text_begin(&to, self->probe_names[i], PROBE_NAME);
        text_put(&to, probes[i].name);
        self->probes[i] = (struct design_probe){self->probe_names[i],
                                                probes[i].words};
    }
    return observe_running(self);
}

static void close_watched(struct design *design)
{
    struct watched *self = watched_of(design);

    self->running->type->close(self->running);
    free(self);
}

static const struct design_type type = {
    .name = "watched",
    .power_up = power_up_watched,
    .run = run_watched,
    .save = save_watched,
    .load = load_watched,
    .close = close_watched,
    .look = look_watched,
    .observe = observe_watched,
};

/* The ports are those of the first generation, and so of all. */
const char *watch_open(struct watch *self, struct design **design)
{
    struct watched *watched = calloc(1, sizeof *watched);
    const char *error;

    *design = NULL;
    if (!watched)
        return "out of memory for a design";
    watched->watch = self;
    watched->generation = self->count - 1;
    error = open_generation(self, watched->generation, &watched->running);
    if (error) {
        if (watched->running)
            watched->running->type->close(watched->running);
        free(watched);
        return error;
    }
    watched->design = *watched->running;
    watched->design.type = &type;
    watched->design.ports = self->ports;
    watched->design.state_size = sizeof(struct snapshot) + self->state_room;
    *design = &watched->design;
    return NULL;
}

const char *watch_news(struct watch *self)
{
    if (self->is_error || (*self->news && now_ms() - self->told_ms < TOLD_MS))
        return self->news;
    return NULL;
}

const char *watch_netlist(const struct watch *self, size_t *length)
{
    const struct simulation *newest = self->generation[self->count - 1];

    *length = newest->length;
    return newest->text;
}

const char *watch_begin(struct watch **watch,
                        const struct watch_config *config)
{
    struct watch *self = calloc(1, sizeof *self);
    struct simulation *first = calloc(1, sizeof *first);

    *watch = self;
    if (!self || !first) {
        free(first);
        return "out of memory for a design";
    }
    self->config = *config;
    *first = *config->first;            /* its text stays the owner's */
    self->generation[self->count++] = first;
    self->built = self->seen = stamp_of(config->paths);
    return copy_ports(self, config->opened);
}

/* A builder that is still at work is waited for: it does not take long. */
void watch_end(struct watch *self)
{
    if (!self)
        return;
    if (self->builder) {
        close(self->from_builder);
        while (waitpid(self->builder, NULL, 0) < 0 && errno == EINTR)
            ;
    }
    for (int i = 0; i < self->count; i++) {
        if (i)
            simulator_free(self->generation[i]);
        free(self->generation[i]);
    }
    free(self->ports);
    free(self->names);
    free(self);
}
