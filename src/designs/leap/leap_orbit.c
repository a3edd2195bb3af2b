/* leap_orbit.c - goes from place to place of an orbit that is known.
 *
 * Why this is sound: registers that go round follow from themselves and from
 * inputs alone, so from equal values they go on equally, whatever the others
 * do. Others read only `seen` of them, or they would be in it. Between two
 * places these are as they were. So if no other register is about to change,
 * none does up to the next place, and what comes then is the edge of a tick in
 * which only those that go round take something.
 *
 * Invariants:
 * 1. `at` and `gone` say where they are; or `at` is LEAP_ORBIT_LOST, and it is
 *    found again when others see something new.
 * 2. A stage is written down by running it, with leaps that end where one of
 *    `seen` changes. What is written down stays.
 * 3. A stage that is found by its place has all words of that place.
 *
 * Where others read a counter itself, there is a new place in every tick, and
 * nothing is gained: then there are no orbits in that design any more. The same
 * if the stages are used up: two counters with no common divisor are together
 * back where they were after a long time only.
 */
#include "designs/leap/leap_orbit.h"

#include <string.h>

#include "designs/leap/leap_watch.h"

enum { WORTH = 256,                     /* ticks of a stage, on average */
       JUDGED = 64,                     /* stages, from which on that counts */
       SHORTEST = 128,                  /* ticks of a jump, on average */
       TRIED = 8,                       /* leaps, and jumps have to go at */
       FARTHER = 4,                     /* least this part of the way */
       SAMPLED_EACH = 4096 };           /* jumps, of a sample */

/* Words of stages */

/* Registers that go round, and inputs that they follow from: equal words here,
 * equal ways from here on. */
static uint32_t place_words(const struct leap_orbit *orbit)
{
    return orbit->reg_count + orbit->held_count;
}

static uint64_t *place_of(const struct leap_orbit *orbit, uint32_t stage)
{
    return orbit->words + (size_t)stage * (place_words(orbit) + orbit->count);
}

static uint64_t *end_of(const struct leap_orbit *orbit, uint32_t stage)
{
    return place_of(orbit, stage) + place_words(orbit);
}

static uint64_t stir(uint64_t hash, uint64_t word)
{
    return (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
}

/* Which bucket it belongs to. */
static uint32_t put_place(const struct leap *self, uint64_t *to)
{
    const struct leap_orbit *orbit = self->orbit;
    uint64_t hash = 0;

    for (uint32_t i = 0; i < orbit->reg_count; i++)
        hash = stir(hash, *to++ = *leap_value(self, orbit->nodes[i]));
    for (uint32_t i = 0; i < orbit->held_count; i++)
        hash = stir(hash, *to++ = *leap_value(self, orbit->held[i]));
    return (uint32_t)(hash >> 40) % LEAP_ORBIT_BUCKETS;
}

/* Where they are now: found, or new. The words are put where those of a new one
 * would lie, and are overwritten by the next if it is none. */
static uint32_t stage_now(struct leap *self)
{
    struct leap_orbit *orbit = self->orbit;
    uint32_t words = place_words(orbit), stage, *bucket;
    uint64_t *fresh = place_of(orbit, orbit->stage_count);

    if (orbit->stage_count == orbit->stage_most) {
        orbit->is_on = 0;
        return LEAP_ORBIT_LOST;
    }
    bucket = &orbit->buckets[put_place(self, fresh)];
    for (stage = *bucket; stage != LEAP_ORBIT_LOST;
         stage = orbit->stages[stage].beside)
        if (!memcmp(place_of(orbit, stage), fresh, words * sizeof *fresh))
            return stage;
    orbit->stages[orbit->stage_count] = (struct leap_stage){
        0, LEAP_ORBIT_LOST, *bucket};
    return *bucket = orbit->stage_count++;
}

/* What others see */

static void show(struct leap *self)
{
    struct leap_orbit *orbit = self->orbit;

    for (uint32_t i = 0; i < orbit->seen_count; i++)
        orbit->shown[i] = *leap_value(self, orbit->seen[i]);
    orbit->is_shown = 1;
}

/* Whether anybody but themselves could tell now from then. */
static int is_new(const struct leap *self)
{
    const struct leap_orbit *orbit = self->orbit;

    for (uint32_t i = 0; i < orbit->seen_count; i++)
        if (orbit->shown[i] != *leap_value(self, orbit->seen[i]))
            return 1;
    return 0;
}

void leap_orbit_lose(struct leap *self)
{
    if (!self->orbit)
        return;
    self->orbit->at = LEAP_ORBIT_LOST;
    self->orbit->is_shown = 0;
}

void leap_orbit_end(struct leap *self)
{
    if (self->orbit)
        self->orbit->is_on = 0;
}

/* Without inputs among what they read, nothing is new to them. */
void leap_orbit_input(struct leap *self)
{
    if (self->orbit && self->orbit->held_count)
        leap_orbit_lose(self);
}

/* Going the way */

/* A stage that is known needs no look at what others see: its end is a matter
 * of ticks. */
static void enter(struct leap *self, uint32_t stage)
{
    struct leap_orbit *orbit = self->orbit;

    orbit->at = stage;
    orbit->gone = 0;
    orbit->is_shown = 0;
    if (stage != LEAP_ORBIT_LOST && !orbit->stages[stage].ticks)
        show(self);
}

/* A place in every few ticks costs more than it saves: each is looked up, and
 * leaps end there. It shows soon, and does not change. */
static void judge(struct leap_orbit *orbit)
{
    uint64_t ticks = 0;

    if (orbit->stage_count != JUDGED)
        return;
    for (uint32_t i = 0; i < JUDGED; i++)
        ticks += orbit->stages[i].ticks;
    if (ticks < (uint64_t)JUDGED * WORTH)
        orbit->is_on = 0;
}

/* Leaps pass over what others see if it changes nothing for them, such as a
 * clock that is made by a divider; jumps do not. So from time to time, twice as
 * rarely each time, some leaps are tried instead. Short ways are for compiled
 * code. */
static void count_jump(struct leap *self, uint64_t ticks)
{
    struct leap_orbit *orbit = self->orbit;

    orbit->jumps++;
    orbit->jumped += ticks;
    if (++orbit->jumps_since < orbit->trial_after)
        return;
    orbit->jumped /= orbit->jumps_since;
    orbit->jumps_since = 0;
    orbit->is_on = orbit->jumped >= SHORTEST;
    orbit->trial_after *= 2;
    orbit->trial = TRIED;
    orbit->leaped = 0;
    leap_orbit_lose(self);
}

/* Ends a trial after some leaps. */
static void count_leap(struct leap *self, uint64_t ticks)
{
    struct leap_orbit *orbit = self->orbit;

    orbit->leaped += ticks;
    if (!ticks || --orbit->trial)
        return;
    orbit->is_on = orbit->leaped / TRIED <= FARTHER * orbit->jumped;
    orbit->jumped = 0;
}

/* A stage has ended: what it led to is written down. */
static void end_stage(struct leap *self)
{
    struct leap_orbit *orbit = self->orbit;
    struct leap_stage *stage = &orbit->stages[orbit->at];
    uint64_t *end = end_of(orbit, orbit->at);

    stage->ticks = orbit->gone;
    for (uint32_t i = 0; i < orbit->count; i++)
        end[i] = *leap_value(self, orbit->nodes[i]);
    stage->next = stage_now(self);
    enter(self, stage->next);
    judge(orbit);
}

/* Over stages that are known; into the midst of another there is no way. */
static void follow_known(struct leap *self)
{
    struct leap_orbit *orbit = self->orbit;
    uint64_t gone = orbit->gone;
    uint32_t at = orbit->at;

    while (at != LEAP_ORBIT_LOST && orbit->stages[at].ticks
           && gone >= orbit->stages[at].ticks) {
        gone -= orbit->stages[at].ticks;
        at = orbit->stages[at].next;
    }
    if (at == orbit->at)
        return;
    if (at == LEAP_ORBIT_LOST || (gone && !orbit->stages[at].ticks)) {
        leap_orbit_lose(self);
        return;
    }
    enter(self, at);
    orbit->gone = gone;
}

/* Lost, or in a stage that is not known yet. */
static int look_for_place(struct leap *self)
{
    struct leap_orbit *orbit = self->orbit;

    if (!orbit->is_shown) {
        show(self);
        return 0;
    }
    if (!is_new(self))
        return 0;
    if (orbit->at == LEAP_ORBIT_LOST)
        enter(self, stage_now(self));
    else
        end_stage(self);
    return 1;
}

static int is_known(const struct leap_orbit *orbit)
{
    return orbit->at != LEAP_ORBIT_LOST && orbit->stages[orbit->at].ticks;
}

int leap_orbit_tick(struct leap *self)
{
    struct leap_orbit *orbit = self->orbit;

    if (!orbit || !orbit->is_on || orbit->trial)
        return 0;
    orbit->gone++;
    if (!is_known(orbit))
        return look_for_place(self);
    follow_known(self);
    return 0;
}

void leap_orbit_pass(struct leap *self, uint64_t ticks)
{
    struct leap_orbit *orbit = self->orbit;

    if (!orbit || !orbit->is_on)
        return;
    if (orbit->trial) {
        count_leap(self, ticks);
        return;
    }
    orbit->gone += ticks;
    if (is_known(orbit))
        follow_known(self);
}

const uint32_t *leap_orbit_bound(const struct leap *self, uint32_t *count)
{
    const struct leap_orbit *orbit = self->orbit;

    *count = orbit && orbit->is_on && !orbit->trial && !is_known(orbit)
           ? orbit->seen_count : 0;
    return *count ? orbit->seen : NULL;
}

/* Jumps */

/* A word that is written again and again may be the same, but who knows. */
static int is_written(const struct leap *self,
                      const struct leap_domain *domain)
{
    uint64_t any = 0;

    for (uint32_t i = 0; i < domain->writes; i++) {
        uint32_t enable = self->writes[domain->first_write + i].enable;
        uint32_t limbs = net_limbs(self->net.nodes[enable].width);

        for (uint32_t k = 0; k < limbs; k++)
            any |= leap_value(self, enable)[k];
    }
    return any != 0;
}

/* No other register takes something at the next edge, and no memory. */
static int others_rest(const struct leap *self)
{
    const struct leap_domain *domain = &self->domains[self->simple - 1];
    uint32_t first = domain->first_reg, end = first + domain->regs;

    for (uint32_t i = first / 64; i * 64 < end; i++)
        if (self->dirty[i] & ~self->orbit->regs[i]
            & leap_between(i, first, end))
            return 0;
    return !is_written(self, domain);
}

/* Nodes that go round have their values already, so that only others are to be
 * looked at. */
static void touch_others(struct leap *self, uint32_t node)
{
    const uint8_t *kind = self->orbit->kind;

    self->is_out_changed |= self->net.nodes[node].is_seen;
    for (uint32_t i = self->fan_first[node]; i < self->fan_first[node + 1];
         i++)
        if (kind[self->fan[i]] != kind[node])
            leap_mark(self, self->fan[i]);
}

/* Registers among them are marked all: as always, that says that they may take
 * something new. */
static void put_end(struct leap *self, uint32_t stage)
{
    const struct leap_orbit *orbit = self->orbit;
    const uint64_t *end = end_of(orbit, stage);

    for (uint32_t i = 0; i < orbit->count; i++) {
        uint32_t node = orbit->nodes[i];

        if (i < orbit->reg_count)
            leap_mark(self, node);
        if (*leap_value(self, node) == end[i])
            continue;
        *leap_value(self, node) = end[i];
        touch_others(self, node);
    }
}

/* Of the ticks before the last nothing is to be seen, and in the last all that
 * go round take what they take at once. Then clocks made of them may rise. */
static const char *jump(struct leap *self, uint64_t ticks)
{
    put_end(self, self->orbit->at);
    leap_evaluate(self);
    *self->tick += ticks;
    return self->domain_count > 1 || self->group_count ? leap_settle(self)
                                                       : NULL;
}

/* The same by ticks and leaps: outputs may change in the last tick alone. */
static const char *go(struct leap *self, uint64_t ticks)
{
    const char *error = NULL;
    uint64_t leaped = 0;

    leap_jump_break(self);
    for (uint64_t done = 0; done < ticks && !error; done += leaped) {
        error = leap_tick(self);
        done++;
        if (!error && done < ticks && leap_outputs_changed(self))
            error = "an orbit was wrong: it skipped a change of an output";
        if (!error)
            error = leap_jump_on(self, ticks - done, done == ticks, &leaped);
    }
    return error;
}

/* As leap_checked in leap_jump.c; but all ticks one by one would be too many,
 * so that the leaps that were there before are the witness. */
static const char *jump_checked(struct leap *self, uint64_t ticks)
{
    struct leap_orbit *orbit = self->orbit;
    size_t size = self->state_words * sizeof *self->state;
    const char *error;

    memcpy(orbit->state, self->state, size);
    error = jump(self, ticks);
    memcpy(orbit->other, self->state, size);
    memcpy(self->state, orbit->state, size);
    if (!error)
        error = go(self, ticks);
    self->is_out_changed = 1;
    return error ? error : leap_jump_difference(self, orbit->other);
}

/* The first, the second, the fourth and so on, and then at regular distances.
 */
static int is_checked_jump(const struct leap *self)
{
    uint64_t jumps = self->orbit->jumps + 1;

    return self->way == LEAP_CHECKED
        || (self->way == LEAP_SAMPLED
            && (!(jumps & (jumps - 1)) || jumps % SAMPLED_EACH == 0));
}

/* Outputs that an input has just changed are told after the next tick. */
const char *leap_orbit_on(struct leap *self, uint64_t left, uint64_t *ticks)
{
    struct leap_orbit *orbit = self->orbit;
    uint64_t most;
    const char *error;

    *ticks = 0;
    if (!orbit || !orbit->is_on || self->way == LEAP_PLAIN
        || !is_known(orbit) || self->inner.count || self->is_out_changed)
        return NULL;
    most = orbit->stages[orbit->at].ticks - orbit->gone;
    if (most < 2 || most > left || !others_rest(self))
        return NULL;
    leap_jump_break(self);
    error = is_checked_jump(self) ? jump_checked(self, most)
                                  : jump(self, most);
    leap_jump_leapt(self, most);
    orbit->gone += most;
    follow_known(self);
    count_jump(self, most);
    *ticks = most;
    return error;
}
