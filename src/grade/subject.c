/* subject.c - a student's design under examination, reached by its pins.
 *
 * It stands between a session and the process that the design runs in. The
 * session thinks that it opens and closes a design for itself; in truth one
 * process serves all checks of a submission, since starting it costs more than
 * most checks do. What passes by is shown to whoever watches, for waves; and
 * after a failure nothing reaches the process any more, so that the reason for
 * a lost point is the first thing that went wrong and not the last.
 */
#include "grade/subject.h"

#include <string.h>

#include "designs/engines/apart.h"

static struct subject *subject_of(struct design *design)
{
    return (struct subject *)(void *)design;
}

/* The first error stays: after it nothing is asked any more. */
static const char *give_subject_up(struct subject *self, const char *error)
{
    struct text to;

    if (!error)
        return NULL;
    text_begin(&to, self->error, sizeof self->error);
    for (; *error; error++)
        text_put_char(&to, text_plain(*error));
    return self->error;
}

/* Time begins anew with every check. */
static const char *power_up_subject(struct design *design)
{
    struct subject *self = subject_of(design);
    struct design *own = &self->repeat.design;

    self->tick = 0;
    if (self->error[0])
        return self->error;
    return give_subject_up(self, own->type->power_up(own));
}

static const char *run_subject(struct design *design, struct design_run *run)
{
    struct subject *self = subject_of(design);
    struct design *own = &self->repeat.design;

    if (self->error[0] || give_subject_up(self, own->type->run(own, run)))
        return self->error;
    if (self->on_run)
        self->on_run(self->with, self, &(struct subject_run){
            self->tick, run->ticks, run->in, run->changes, run->count});
    self->tick += run->ticks;
    return NULL;
}

/* A state has the tick with it, for waves. */
static void save_subject(struct design *design, void *state)
{
    struct subject *self = subject_of(design);
    struct design *own = &self->repeat.design;

    memset(state, 0, design->state_size);
    if (!self->error[0])
        own->type->save(own, state);
    memcpy((char *)state + own->state_size, &self->tick, sizeof self->tick);
}

/* Back to a moment that save_subject wrote down. */
static const char *load_subject(struct design *design, const void *state)
{
    struct subject *self = subject_of(design);
    struct design *own = &self->repeat.design;

    memcpy(&self->tick, (const char *)state + own->state_size,
           sizeof self->tick);
    if (self->error[0])
        return self->error;
    return give_subject_up(self, own->type->load(own, state));
}

/* A session closes what it opened; the process stays for the next one. */
static void close_subject_nothing(struct design *design)
{
    (void)design;
}

static const struct design_type subject_type = {
    .name = "subject",
    .power_up = power_up_subject,
    .run = run_subject,
    .save = save_subject,
    .load = load_subject,
    .close = close_subject_nothing,
};

/* The wiring is a member of its subject. */
static const char *open_again(const struct machine_design *wiring,
                              const struct chip_setup *setup,
                              struct design **design)
{
    struct subject *self = (struct subject *)(void *)
        ((const char *)wiring - offsetof(struct subject, wiring));

    (void)setup;
    *design = &self->design;
    return NULL;
}

/* That of the wiring, for the same reason. */
static void close_again(const struct machine_design *wiring,
                        struct design *design)
{
    (void)wiring;
    (void)design;
}

const char *subject_start(struct subject *self,
                          const struct machine_type *machine)
{
    const char *error;

    memset(self, 0, sizeof *self);
    self->origin = machine->design;
    error = self->origin->open(self->origin, &(struct chip_setup){0},
                               &self->inside);
    if (error)
        return error;
    apart_set_ahead(self->inside);
    error = repeat_open(&self->repeat, self->inside);
    if (error)
        return error;
    self->design = *self->inside;
    self->design.type = &subject_type;
    self->design.state_size += sizeof self->tick;
    self->wiring = *self->origin;
    self->wiring.open = open_again;
    self->wiring.close = close_again;
    self->machine = *machine;
    self->machine.design = &self->wiring;
    return NULL;
}

void subject_end(struct subject *self)
{
    repeat_close(&self->repeat);
    if (self->inside)
        self->origin->close(self->origin, self->inside);
    self->inside = NULL;
}

int64_t subject_cpu_ms(const struct subject *self)
{
    return apart_cpu_ms(self->inside);
}
