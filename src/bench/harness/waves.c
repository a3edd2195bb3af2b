/* waves.c - the recent waveforms of a few nets inside a design.
 *
 * Each net has a ring of changes. A stretch that begins where the record ends
 * goes on with it; one that begins within it takes the place of what came after
 * that; any other begins it anew. Outputs of a tick are seen at the tick after
 * it, as in traces (trace_design.c).
 */
#include "bench/harness/waves.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "bench/harness/harness.h"

enum { NAME_ROOM = 256 };

#define DENSE (UINT64_C(1) << 63)       /* in a tick */

struct wave {
    int words;
    uint64_t ticks[WAVES_ROOM];         /* a ring, as are */
    uint64_t *values;                   /* words of each */
    uint32_t first, count;
};

struct waves {
    struct session *session;
    struct wave *wave[DESIGN_PROBES];
    struct design_probe probe[DESIGN_PROBES];
    char name[DESIGN_PROBES][NAME_ROOM];
    int count;
    uint64_t from, to;                  /* what is recorded */
    uint64_t span, grain;
    int is_missing;                     /* something before `from` is worth a
                                         * replay */
};

/* One net */

static uint32_t place_in_ring(const struct wave *self, uint32_t i)
{
    return (self->first + i) % WAVES_ROOM;
}

static uint64_t tick_in_ring(const struct wave *self, uint32_t i)
{
    return self->ticks[place_in_ring(self, i)] & ~DENSE;
}

static uint64_t *value_in_ring(const struct wave *self, uint32_t i)
{
    return &self->values[place_in_ring(self, i) * (size_t)self->words];
}

static int is_same_value(const struct wave *self, const uint64_t *value)
{
    return self->count
        && !memcmp(value_in_ring(self, self->count - 1), value,
                   (size_t)self->words * sizeof *value);
}

/* A third change in a grain takes the place of the second. */
static int fills_grain(const struct wave *self, uint64_t tick, uint64_t grain)
{
    return self->count > 1
        && tick_in_ring(self, self->count - 2) / grain == tick / grain;
}

static void append_change(struct wave *self, uint64_t tick,
                          const uint64_t *value, uint64_t grain)
{
    int is_dense = fills_grain(self, tick, grain);

    if (is_same_value(self, value))
        return;
    if (!is_dense && self->count == WAVES_ROOM)
        self->first = place_in_ring(self, 1);
    else if (!is_dense)
        self->count++;
    self->ticks[place_in_ring(self, self->count - 1)] =
        tick | (is_dense ? DENSE : 0);
    memcpy(value_in_ring(self, self->count - 1), value,
           (size_t)self->words * sizeof *value);
}

static void cut_behind(struct wave *self, uint64_t tick)
{
    while (self->count && tick_in_ring(self, self->count - 1) > tick)
        self->count--;
}

static struct wave *make_wave(int words)
{
    struct wave *self = calloc(1, sizeof *self);

    if (!self)
        return NULL;
    self->words = words;
    self->values = calloc((size_t)WAVES_ROOM * (size_t)words,
                          sizeof *self->values);
    if (self->values)
        return self;
    free(self);
    return NULL;
}

/* All of them */

static void forget_waves(struct waves *self, uint64_t tick)
{
    for (int i = 0; i < self->count; i++)
        self->wave[i]->first = self->wave[i]->count = 0;
    self->from = self->to = tick;
    self->is_missing = 1;
}

/* Before the new stretch nothing may be recorded that is behind its
 * beginning. */
static void go_on_from(struct waves *self, uint64_t tick)
{
    if (tick < self->from || tick > self->to)
        forget_waves(self, tick);
    for (int i = 0; i < self->count && tick < self->to; i++)
        cut_behind(self->wave[i], tick);
    self->to = tick;
}

static void append_all(struct waves *self, uint64_t tick,
                       const uint64_t *values)
{
    for (int i = 0; i < self->count; i++) {
        append_change(self->wave[i], tick, values, self->grain);
        values += self->wave[i]->words;
    }
}

static void take_waves(void *with, const struct design_run *run,
                       uint64_t from, uint64_t to)
{
    struct waves *self = with;
    const struct design *design =
        harness_design(session_harness(self->session));
    const uint64_t *change = run->inner;

    if (!run->inner_count)
        return;
    go_on_from(self, from);
    append_all(self, from, change + 1);
    for (size_t i = 1; i < run->inner_count; i++) {
        change += 1 + design->inner_words;
        append_all(self, from + change[0] + 1, change + 1);
    }
    self->to = to;
}

/* Opening and choosing */

const char *waves_open(struct waves **waves, struct session *session)
{
    struct waves *self = calloc(1, sizeof *self);

    *waves = self;
    if (!self)
        return WORDS("out of memory for waves");
    self->session = session;
    self->span = self->grain = 1;
    harness_watch(session_harness(session), take_waves, self);
    return NULL;
}

static void free_waves(struct waves *self)
{
    for (int i = 0; i < self->count; i++) {
        free(self->wave[i]->values);
        free(self->wave[i]);
    }
    self->count = 0;
}

int waves_are_of(const struct waves *self, const struct session *session)
{
    return self && session && session_harness(session)
        && harness_is_watched(session_harness(session), self);
}

void waves_close(struct waves *self, const struct session *session)
{
    if (!self)
        return;
    if (waves_are_of(self, session)) {
        harness_watch(session_harness(session), NULL, NULL);
        (void)harness_observe(session_harness(session), NULL, 0);
    }
    free_waves(self);
    free(self);
}

static const char *add_wave(struct waves *self,
                            const struct design_probe *probe)
{
    struct text to;

    text_begin(&to, self->name[self->count], NAME_ROOM);
    text_put(&to, probe->name);
    self->probe[self->count] = (struct design_probe){self->name[self->count],
                                                     probe->words};
    self->wave[self->count] = make_wave(probe->words);
    if (!self->wave[self->count])
        return WORDS("out of memory for waves");
    self->count++;
    return NULL;
}

static const char *observe_all(struct waves *self, int count)
{
    return harness_observe(session_harness(self->session), self->probe,
                           count);
}

const char *waves_choose(struct waves *self, const struct design_probe *probes,
                         int count)
{
    const char *error = NULL;

    free_waves(self);
    for (int i = 0; !error && i < count && i < DESIGN_PROBES; i++)
        error = add_wave(self, &probes[i]);
    if (!error)
        error = observe_all(self, self->count);
    if (error) {
        (void)observe_all(self, 0);
        free_waves(self);
    }
    forget_waves(self, session_tick(self->session));
    return error;
}

void waves_set_span(struct waves *self, uint64_t ticks)
{
    uint64_t grain = ticks / WAVES_GRAINS ? ticks / WAVES_GRAINS : 1;

    if (ticks == self->span)
        return;
    self->span = ticks;
    self->grain = grain;
    harness_set_grain(session_harness(self->session), grain);
    forget_waves(self, session_tick(self->session));
}

/* A way back and on again, as a person could go it: nothing is done, so nothing
 * is cut off, and all that is recorded ahead stays. Up to the span nobody
 * looks, and it is quick. */
int waves_fill(struct waves *self, uint64_t most_ticks)
{
    uint64_t tick = session_tick(self->session), at;
    uint64_t start = tick > self->span ? tick - self->span : 0;

    if (!self->is_missing || !self->count)
        return 0;
    self->is_missing = 0;
    if (self->to == tick && self->from <= start)
        return 0;
    (void)session_state_before(self->session, start, &at);
    if (tick - at > most_ticks)
        return 0;
    (void)observe_all(self, 0);
    session_seek(self->session, start);
    (void)observe_all(self, self->count);
    session_run(self->session, tick - session_tick(self->session));
    self->is_missing = 0;
    return 1;
}

/* Looking */

int waves_count(const struct waves *self, int net)
{
    return net < self->count ? (int)self->wave[net]->count : 0;
}

struct waves_change waves_at(const struct waves *self, int net, int i)
{
    const struct wave *wave = self->wave[net];

    return (struct waves_change){
        tick_in_ring(wave, (uint32_t)i),
        (wave->ticks[place_in_ring(wave, (uint32_t)i)] & DENSE) != 0,
        value_in_ring(wave, (uint32_t)i)};
}

int waves_before(const struct waves *self, int net, uint64_t tick)
{
    int low = -1, high = waves_count(self, net);

    while (high - low > 1) {
        int middle = low + (high - low) / 2;

        if (tick_in_ring(self->wave[net], (uint32_t)middle) <= tick)
            low = middle;
        else
            high = middle;
    }
    return low;
}

uint64_t waves_from(const struct waves *self)
{
    return self->from;
}

uint64_t waves_to(const struct waves *self)
{
    return self->to;
}
