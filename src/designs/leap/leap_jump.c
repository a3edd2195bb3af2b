/* leap_jump.c - when to watch, how long a cycle is, and the leap itself.
 *
 * Cycle after cycle is watched. Where every clock does the same in each
 * tick, a cycle of one tick is best, unless something happens every few
 * ticks, such as a pixel every fourth: then a cycle of four is still all the
 * time, seen from one to the next. Which length pays is found by trying.
 * Where none does, the trying becomes rarer and rarer, so that it costs
 * nothing.
 *
 * A cycle can begin at any tick, because what the clocks do in it depends
 * only on its length: that is a multiple of the time after which all of them
 * are as they were. Two oscillators of 50 and 27 MHz are so only after 1350
 * ticks, and then it is not worth trying.
 *
 * Each cycle is at once the one that is watched and the one from which the
 * next guesses. A cycle after a leap is not watched, because something happens
 * in it, and the one after that guesses what was right before: a counter that
 * began anew goes on by the same step. If that is wrong, it may be wrong once
 * more, and is right in the third cycle. So an event costs two or four cycles,
 * and a leap is worth its while if it is longer than a few of them.
 *
 * A checked leap is done twice: the state that it leads to is put aside, and
 * then every tick is gone. Both have to be the same in every node and every
 * word of every memory, and no output may have changed on the way. That is
 * as strict as it can be, and as slow as no leaps at all.
 */
#include <string.h>

#include "base/number.h"
#include "designs/leap/leap_watch.h"
#include "designs/leap/leap_wild.h"

#define CYCLES_MAX ((UINT64_C(1) << LEAP_WILD_POWERS) - 1)

/* Lengths of cycles, in those of all clocks together. */
static const uint8_t lengths[] = {1, 2, 4, 3, 8, 5, 6, 10, 12, 16};

enum {
    LENGTHS = sizeof lengths / sizeof *lengths,
    BASE_MAX = 256,                     /* ticks until all clocks rise at once
                                         * again, at most */
    WINDOW = 16,                        /* cycles after which to judge */
    WATCHED_EACH = 8,                   /* of them, at least */
    GOOD = 8,                           /* leaped for one gone: it stays */
    WORTH = 4, WORTH_COMPILED = 64,     /* the least, as watching is slower
                                         * than going; of compiled code that
                                         * skips, more */
    TRY = 1 << 17,                      /* ticks of compiled code, to see how
                                         * many it skips */
    STAY = 4096,                        /* cycles of the best of bad ones */
    REST_MIN = 4096, REST_MAX = 1 << 20,        /* ticks without watching */
    REST_MIN_COMPILED = 1 << 19, REST_MAX_COMPILED = 1 << 24,
    CHECKED_MAX = 20000,                /* ticks of a leap that is checked, */
    SAMPLED_MAX = 2000,                 /* and of one in a sample */
    SAMPLED_EACH = 4096,                /* leaps, of a sample */
    LONGEST_FADES = 16,
    FOLLOWED_EACH = 64                  /* leaps, with nothing cut short */
};

struct leap_jump {
    uint32_t base, length;              /* of a cycle; 0: never */
    uint32_t index;                     /* of the length among lengths */
    uint32_t at;                        /* ticks of the cycle that are gone */
    int is_kept;                        /* the registers of a cycle ago */
    uint64_t begun;                     /* when it last began anew by an
                                         * input */
    uint32_t events;                    /* cycles that are not watched, as in
                                         * the last of them, after a leap,
                                         * something will happen */
    int is_known;                       /* the steps of the last leap are the
                                         * guess after that */
    uint64_t rest, rest_next;           /* ticks without watching, and how many
                                         * the next time */
    uint32_t cycles, window;            /* of this window; its length */
    uint64_t gone, leaped;              /* ticks of this window */
    int is_good;                        /* this length, in the last one */
    uint64_t best;                      /* leaped by gone, in 256ths */
    uint32_t best_index;
    uint64_t ran, skipped;              /* ticks of compiled code, lately */
    uint64_t longest;                   /* cycles of a recent leap */
    struct leap_count count;
    uint64_t samples;                   /* leaps that were checked */
    uint64_t *state, *other;            /* for checking */
};

/* Cycles */

/* The least common multiple of all clocks; 0 if it is too large. */
static uint32_t common_ticks(const struct leap *self)
{
    uint64_t all = 1;

    for (int i = 0; i < self->clock_count && all <= BASE_MAX; i++) {
        uint64_t ticks = self->clocks[i].ticks;

        all = all / number_divisor(all, ticks) * ticks;
    }
    return (uint32_t)(all <= BASE_MAX ? all : 0);
}

/* Begins a window, and with it a cycle of which nothing is known. */
static void use_length(struct leap_jump *jump, uint32_t index,
                       uint32_t window)
{
    jump->index = index;
    jump->length = jump->base * lengths[index];
    jump->window = window;
    jump->cycles = 0;
    jump->gone = jump->leaped = 0;
    jump->is_kept = jump->is_known = 0;
    jump->events = 0;
    jump->at = 0;
}

/* For how long nobody watches after all lengths were in vain, at first. */
static uint64_t rest_least(const struct leap *self)
{
    return self->c_run ? REST_MIN_COMPILED : REST_MIN;
}

/* What a leap is to bring for a tick that is watched. Where compiled code skips
 * most ticks itself, it is hard to beat. */
static uint64_t worth_least(const struct leap *self)
{
    const struct leap_jump *jump = self->jump;

    if (!self->c_run)
        return WORTH;
    return WORTH_COMPILED * (jump->ran + 1)
         / (jump->ran - jump->skipped + 1);
}

/* After a window: on with this length, or the next, or the best of all, or no
 * watching for a while. */
static void judge_length(struct leap *self)
{
    struct leap_jump *jump = self->jump;
    uint64_t worth = (jump->leaped << 8) / (jump->gone + 1);
    uint64_t least = worth_least(self);

    if (worth >= (GOOD > least ? GOOD : least) << 8) {
        self->why_by = NET_NOWHERE;
        jump->is_good = 1;
        jump->rest_next = rest_least(self);
        jump->cycles = 0;
        jump->gone = jump->leaped = 0;
        return;
    }
    leap_why_note(self);
    jump->is_good = 0;
    if (jump->window == STAY) {
        jump->best = 0;
        use_length(jump, 0, WINDOW);
        return;
    }
    if (worth > jump->best) {
        jump->best = worth;
        jump->best_index = jump->index;
    }
    if (jump->index + 1 < LENGTHS) {
        use_length(jump, jump->index + 1, WINDOW);
    } else if (jump->best >= least << 8) {
        use_length(jump, jump->best_index, STAY);
    } else {
        jump->rest = jump->rest_next;
        jump->rest_next = motion_least(2 * jump->rest_next,
                                       self->c_run ? REST_MAX_COMPILED
                                                   : REST_MAX);
        jump->best = 0;
        use_length(jump, 0, WINDOW);
    }
}

void leap_jump_break(struct leap *self)
{
    self->watch->is_on = 0;
    self->jump->is_kept = 0;
    self->jump->events = 0;
    self->jump->is_known = 0;
    self->jump->at = 0;
}

/* What came from outside is no reason to give up a length that is good, but one
 * to look again for one: at once, or where going is quick, not too often. */
void leap_jump_begin(struct leap *self)
{
    struct leap_jump *jump = self->jump;

    leap_jump_break(self);
    if (jump->is_good)
        return;
    jump->rest = self->c_run ? motion_least(jump->rest, rest_least(self)) : 0;
    jump->best = 0;
    jump->rest_next = rest_least(self);
    use_length(jump, 0, WINDOW);
}

/* A memory sends a word in every other clock. */
void leap_jump_input(struct leap *self)
{
    struct leap_jump *jump = self->jump;

    if (self->c_run && *self->tick - jump->begun < REST_MAX_COMPILED) {
        leap_jump_break(self);
        return;
    }
    jump->begun = *self->tick;
    leap_jump_begin(self);
}

/* Nothing that was found out about the lengths holds for other clocks. */
void leap_jump_clocks(struct leap *self)
{
    self->jump->base = common_ticks(self);
    self->jump->is_good = 0;
    leap_jump_begin(self);
}

/* Leaps */

/* All that move are narrow. A cycle before they were where the next guess needs
 * them to have been. */
static void leap_regs(struct leap *self, uint64_t cycles)
{
    const struct net *net = &self->net;
    uint32_t at = 0;

    for (uint32_t i = 0; i < net->reg_count; i++) {
        uint32_t node = net->first_reg + i, width = net->nodes[node].width;
        uint64_t step = self->watch->guess[at];
        uint64_t *value = leap_value(self, node);

        at += net_limbs(width);
        if (!step || leap_is_wild(self, i))
            continue;
        *value = (*value + step * cycles) & net_mask(width);
        self->watch->before[at - 1] = *value - step;
        leap_touch(self, node);
        leap_mark(self, node);
    }
}

/* Registers first, and then the logic that reads them. No clock can have moved:
 * what moves clocks was watched. */
static void leap_cycles(struct leap *self, uint64_t cycles)
{
    leap_regs(self, cycles);
    leap_wild_leap(self, cycles);
    leap_evaluate(self);
    *self->tick += cycles * self->jump->length;
}

const char *leap_jump_difference(const struct leap *self,
                                 const uint64_t *other)
{
    const struct net *net = &self->net;
    char name[200];
    struct text to;

    text_begin(&to, name, sizeof name);
    for (uint32_t i = 0; i < net->node_count; i++) {
        uint32_t at = net->nodes[i].at, limbs = net_limbs(net->nodes[i].width);

        if (!memcmp(&self->values[at], &other[self->values - self->state + at],
                    limbs * sizeof *other))
            continue;
        net_tell(net, i, &to);
        return text_error("a leap was wrong: ", name,
                          " differs from running every clock", (char *)0);
    }
    if (memcmp(self->memories, &other[self->memories - self->state],
               net->memory_limbs * sizeof *other) != 0)
        return "a leap was wrong: it skipped a write to a memory";
    return NULL;
}

/* Leaps, and goes back and all the way. */
static const char *leap_checked(struct leap *self, uint64_t cycles)
{
    struct leap_jump *jump = self->jump;
    size_t size = self->state_words * sizeof *self->state;
    const char *error = NULL;

    memcpy(jump->state, self->state, size);
    leap_cycles(self, cycles);
    memcpy(jump->other, self->state, size);
    memcpy(self->state, jump->state, size);
    self->is_out_changed = 0;
    for (uint64_t i = 0; i < cycles * jump->length && !error; i++) {
        error = leap_tick(self);
        if (!error && leap_outputs_changed(self))
            error = "a leap was wrong: it skipped a change of an output";
    }
    return error ? error : leap_jump_difference(self, jump->other);
}

/* Of a sample these are few enough to cost little: the first, the second, the
 * fourth and so on, and then at regular distances. */
static int is_checked_leap(const struct leap *self)
{
    uint64_t leaps = self->jump->count.leaps + 1;

    return self->way == LEAP_CHECKED
        || (self->way == LEAP_SAMPLED
            && (!(leaps & (leaps - 1)) || leaps % SAMPLED_EACH == 0));
}

/* Of a sample now the first cycles of a leap are checked, and now the last, up
 * to where it would be too far. Returns how many are gone. */
static uint64_t check_cycles(struct leap *self, uint64_t cycles,
                             const char **error)
{
    struct leap_jump *jump = self->jump;
    uint64_t most = (self->way == LEAP_SAMPLED ? SAMPLED_MAX : CHECKED_MAX)
                  / jump->length;

    if (self->way == LEAP_SAMPLED && cycles > most && ++jump->samples % 2)
        leap_cycles(self, cycles - most);
    else
        cycles = motion_least(cycles, most);
    *error = cycles ? leap_checked(self, motion_least(cycles, most)) : NULL;
    return cycles;
}

/* What rests for half of a long leap is followed no further, as that leap would
 * end soon after. From time to time all is followed, to learn how long leaps
 * can be. */
static void learn_length(struct leap *self, uint64_t bound)
{
    struct leap_jump *jump = self->jump;

    jump->longest -= jump->longest / LONGEST_FADES;
    if (bound != MOTION_FOREVER && bound > jump->longest)
        jump->longest = bound;
    self->watch->enough = jump->count.leaps % FOLLOWED_EACH
                        ? jump->longest / 2 + 1 : MOTION_FOREVER;
}

/* A watched cycle has ended: how far, and there. */
static const char *leap_now(struct leap *self, uint64_t left,
                            uint64_t *leaped)
{
    struct leap_jump *jump = self->jump;
    uint64_t bound = leap_watch_end(self);
    uint64_t cycles = motion_least(bound, left / jump->length);
    const char *error = NULL;

    cycles = motion_least(cycles, CYCLES_MAX);
    if (!cycles)
        return NULL;
    if (is_checked_leap(self))
        cycles = check_cycles(self, cycles, &error);
    else
        leap_cycles(self, cycles);
    *leaped = cycles * jump->length;
    jump->events = cycles == bound ? 1 + (uint32_t)self->watch->is_early : 0;
    jump->leaped += *leaped;
    jump->count.leaped += *leaped;
    jump->count.ticks += *leaped;
    jump->count.leaps++;
    learn_length(self, bound);
    return error;
}

/* A window ends only with a whole cycle. */
static const char *end_cycle(struct leap *self, uint64_t left,
                             uint64_t *leaped)
{
    struct leap_jump *jump = self->jump;
    const char *error = NULL;

    jump->at = 0;
    jump->cycles++;
    if (self->watch->is_on)
        error = leap_now(self, left, leaped);
    if (jump->is_kept && jump->cycles >= jump->window)
        judge_length(self);
    return error;
}

/* To follow all motions costs several ticks, so a length that is only tried is
 * watched where two cycles were alike. One cycle in eight is watched in any
 * case: only so is it found out which registers are wild, how often something
 * happens, and, at the end of a window, what leap_why tells. */
static int is_worth_watching(struct leap *self)
{
    const struct leap_jump *jump = self->jump;

    return jump->is_good || jump->window == STAY
        || jump->cycles % WATCHED_EACH == WATCHED_EACH - 1
        || leap_watch_is_steady(self);
}

/* A cycle begins: the guess is what the last one did. But in the cycle after a
 * leap something happens, as the leap would else have gone further; and after
 * that most go on by the steps they had before. */
static void watch_next_cycle(struct leap *self)
{
    struct leap_jump *jump = self->jump;

    if (jump->events) {
        jump->is_known = --jump->events == 0;
        jump->is_kept = 0;
        return;
    }
    if (jump->is_known)
        leap_watch_again(self);
    else if (jump->is_kept && is_worth_watching(self))
        leap_watch_begin(self);
    else
        leap_watch_keep(self);
    jump->is_known = 0;
    jump->is_kept = 1;
}

/* An output that changes within a cycle does so in every one; only a change in
 * its first tick may be the end of what was before. */
const char *leap_jump_on(struct leap *self, uint64_t left, int is_changed,
                         uint64_t *leaped)
{
    struct leap_jump *jump = self->jump;
    const char *error = NULL;

    *leaped = 0;
    jump->count.ticks++;
    if (self->way == LEAP_PLAIN || !jump->base)
        return NULL;
    if (jump->rest) {
        jump->rest--;
        return NULL;
    }
    jump->gone++;
    if (self->watch->is_on) {
        leap_watch_outputs(self);
        if (is_changed && jump->at)
            self->watch->is_on = 0;
    }
    if (++jump->at >= jump->length)
        error = end_cycle(self, left, leaped);
    if (!jump->at && !jump->rest)
        watch_next_cycle(self);
    return error;
}

int leap_jump_can(const struct leap *self)
{
    return self->jump->base != 0;
}

uint64_t leap_jump_free(const struct leap *self)
{
    const struct leap_jump *jump = self->jump;

    return self->way == LEAP_PLAIN || !jump->base ? UINT64_MAX : jump->rest;
}

/* The older half is forgotten from time to time. */
void leap_jump_pass(struct leap *self, uint64_t ticks, uint64_t skipped)
{
    struct leap_jump *jump = self->jump;

    jump->count.ticks += ticks;
    if (jump->ran > REST_MAX_COMPILED) {
        jump->ran /= 2;
        jump->skipped /= 2;
    }
    jump->ran += ticks;
    jump->skipped += skipped;
    if (self->way != LEAP_PLAIN && jump->base)
        jump->rest -= ticks;
}

void leap_jump_leapt(struct leap *self, uint64_t ticks)
{
    self->jump->count.ticks += ticks;
    self->jump->count.leaped += ticks;
    self->jump->count.leaps++;
}

void leap_jump_try(struct leap *self)
{
    struct leap_jump *jump = self->jump;

    jump->ran = jump->skipped = 0;
    if (!self->c_run || !jump->base || self->way == LEAP_PLAIN)
        return;
    leap_jump_break(self);
    jump->is_good = 0;
    jump->best = 0;
    jump->rest = TRY;
    jump->rest_next = rest_least(self);
    use_length(jump, 0, WINDOW);
}

struct leap_count leap_counted(const struct leap *self)
{
    return self->jump->count;
}

const char *leap_jump_make(struct leap *self, struct arena *memory)
{
    struct leap_jump *jump = arena_take(memory, sizeof *jump);
    size_t size = self->state_words * sizeof *self->state;

    if (!jump)
        return "out of memory for the netlist";
    memset(jump, 0, sizeof *jump);
    jump->state = arena_take(memory, size);
    jump->other = arena_take(memory, size);
    self->jump = jump;
    return jump->state && jump->other ? NULL
         : "out of memory for the netlist";
}
