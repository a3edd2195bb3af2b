/* lockstep.c - compares a machine and its twin in scripts, random input and
 * games.
 *
 * Three sources of input share one pair and one record of what was done: random
 * stretches go straight to the pair, scripts and minds run a session that a
 * feed watches. cli/twin.c calls them in turn and reports.
 */
#include "twin/lockstep.h"

#include <stdlib.h>
#include <string.h>

#include "bench/robot.h"
#include "bench/script.h"
#include "twin/stimulus.h"

/* A stretch of random input lasts two minutes of machine time, and at least a
 * hundred thousand ticks on slow clocks. */
enum { STRETCH_SECONDS = 120, STRETCH_TICKS_MIN = 1 << 17,
       BIG_SHORTS = 3, BIG_TICKS = 8000,
       MINDS_SEED_FIRST = 1000000,      /* random stretches have less */
       IDLE_SECONDS = 60 };             /* then nothing more will happen */

int lockstep_differs(const struct lockstep *self)
{
    return self->pair && self->pair->difference.is_there;
}

int lockstep_must_stop(const struct lockstep *self)
{
    return lockstep_differs(self)
        || (self->is_stopped && self->is_stopped(self->with));
}

/* What is compared */

/* A chip without a machine runs on the clock of most test benches. */
static uint32_t clock_of(const struct twin *twin)
{
    enum { BENCH_HZ = 1000 };

    return twin->machine ? twin->machine->board->clock_hz : BENCH_HZ;
}

/* Noted bits may be taken twice, counts must not. */
void lockstep_take_notes(struct lockstep *self)
{
    struct pair *pair = self->pair;

    for (int i = 0; i < TWIN_SIGHTS_MAX; i++)
        self->seen[i] += pair->seen[i];
    for (int i = 0; i < TWIN_STATES_MAX; i++)
        self->ways[i] |= pair->ways[i];
    for (int i = 0; i < PAIR_WORDS; i++) {
        self->ones[i] |= pair->ones[i];
        self->zeros[i] |= pair->zeros[i];
    }
    memset(pair->seen, 0, sizeof pair->seen);
}

static const char *retire_pair(struct lockstep *self)
{
    const char *error = NULL;

    if (self->pair && self->cover)
        error = coverage_take(self->cover, self->pair->engine);
    if (self->pair)
        lockstep_take_notes(self);
    pair_close(self->pair);
    self->pair = NULL;
    return error;
}

/* Coverage outlives pairs: it is opened once, and told of each power-up. */
static const char *renew_pair(struct lockstep *self)
{
    const char *error = retire_pair(self);

    if (error)
        return error;
    self->config.clock_hz = self->setup.clock_hz;
    error = pair_open(&self->pair, &self->config, &self->setup);
    if (error)
        return error;
    if (self->config.is_covered && !self->cover)
        self->cover = coverage_open(self->config.twin);
    self->pair->cover = self->cover;
    if (self->cover)
        coverage_forget(self->cover);
    return NULL;
}

uint64_t lockstep_seen(const struct lockstep *self, int sight)
{
    return self->seen[sight] + (self->pair ? self->pair->seen[sight] : 0);
}

/* memmove: the id may be self->id itself. */
const char *lockstep_choose(struct lockstep *self, const char *id)
{
    struct id parts;
    const char *error;

    if (strlen(id) >= LOCKSTEP_ID_MAX)
        return "the machine's name and options are too long";
    memmove(self->id, id, strlen(id) + 1);
    error = id_split(&parts, self->id);
    if (!error)
        error = twins_find(parts.name, &self->config.twin);
    if (!error)
        error = id_read_options(&parts, twin_chip(self->config.twin)->options,
                                self->setup.option);
    if (error)
        return error;
    strcpy(self->seed, parts.seed);
    self->setup.seed = self->seed;
    self->setup.clock_hz = clock_of(self->config.twin);
    return NULL;
}

/* A twin is built for its clock, so the pair is a new one; both builds stay in
 * the cache. Seed and options are kept. */
const char *lockstep_clock(struct lockstep *self, uint32_t hz)
{
    self->setup.clock_hz = hz ? hz : clock_of(self->config.twin);
    return renew_pair(self);
}

const char *lockstep_open(struct lockstep *self, const char *id)
{
    const char *error = lockstep_choose(self, id);

    return error ? error : renew_pair(self);
}

void lockstep_close(struct lockstep *self)
{
    pair_close(self->pair);
    coverage_close(self->cover);
    steps_free(&self->steps);
    self->pair = NULL;
    self->cover = NULL;
}

/* Random input */

/* Random input from power-up on, for `left` ticks. The stimulus gives pins and
 * how long they stay; blocks of the pair may cut that anywhere. */
static const char *run_random_stretch(struct lockstep *self,
                                      struct stimulus *stimulus,
                                      uint64_t left)
{
    pins block[PAIR_BLOCK];
    uint32_t ticks = 0;
    pins in = 0;
    const char *error = NULL;

    steps_clear(&self->steps);
    while (!error && left > 0 && !lockstep_must_stop(self)) {
        size_t some = 0, room = left < PAIR_BLOCK ? (size_t)left : PAIR_BLOCK;

        while (!error && some < room) {
            uint32_t now;

            if (ticks == 0)
                in = stimulus_next(stimulus, &ticks);
            now = ticks < room - some ? ticks : (uint32_t)(room - some);
            error = steps_hold(&self->steps, in, now);
            for (uint32_t i = 0; i < now; i++)
                block[some++] = in;
            ticks -= now;
        }
        if (!error)
            error = pair_run(self->pair, block, room);
        self->compared += room;
        left -= room;
    }
    return error;
}

/* Numbers below 2^32 that soon have been everywhere, whatever number comes
 * first: steps of the golden ratio, and doubled for each further option. So a
 * value that an option seldom has by chance comes after a few starts, also
 * beside every value of its neighbours. */
static uint64_t golden_step(uint64_t number, int option, uint64_t offset)
{
    const uint64_t golden = UINT64_C(0x9e3779b9), all = UINT64_C(0xffffffff);

    return (((number * golden + offset) & all) << option) & all;
}

/* Of a range the default half of the time, and its end and small numbers more
 * often than others. */
static int64_t choose_of_range(const struct option_def *def, struct rng *rng)
{
    int64_t most = def->most - def->least;

    if (rng_below(rng, 2) == 0)
        return def->standard;
    if (rng_below(rng, 4) == 0)
        return def->most;
    most >>= rng_below(rng, 2) ? 0 : (int)rng_below(rng, 13);
    return def->least + (int64_t)rng_below(rng, (uint64_t)most + 1);
}

/* A word, or what the option's form picks, which has many more values than a
 * word and comes as often as four. */
static int64_t choose_value(const struct option_def *def, struct rng *rng,
                            uint64_t share)
{
    int words = options_words(def), at;

    if (!words)
        return choose_of_range(def, rng);
    at = (int)(share * (uint64_t)(words + (def->form ? 4 : 0)) >> 32);
    return at < words || !def->form ? at : def->form->pick(rng);
}

/* Where the numbers of a session begin: its own seed, without theirs. */
static uint64_t offset_of(const char *seed)
{
    struct rng rng;

    rng_seed(&rng, seed);
    return rng_next(&rng);
}

/* Options reach a twin through held ports: without any they must stay as they
 * were built. */
static int may_choose(const struct lockstep *self)
{
    return !self->has_options && self->config.twin->setup;
}

/* The id is rewritten, so that a report can name what was compared. */
void lockstep_vary(struct lockstep *self, uint64_t number)
{
    const struct option_def *table = twin_chip(self->config.twin)->options;
    struct id parts;
    struct text to;
    struct rng rng;
    uint64_t offset;

    (void)id_split(&parts, self->id);   /* lockstep_choose has checked it */
    parts.seed[strcspn(parts.seed, ".")] = 0;
    offset = offset_of(parts.seed);
    text_begin(&to, self->seed, sizeof self->seed);
    text_put(&to, parts.seed);
    text_put_char(&to, '.');
    text_put_number(&to, number);
    rng_seed(&rng, self->seed);
    for (int i = 0; may_choose(self) && table && table[i].name; i++)
        self->setup.option[i] = choose_value(&table[i], &rng,
                                             golden_step(number, i, offset));
    text_begin(&to, self->id, sizeof self->id);
    id_put(&to, parts.name, self->seed);
    options_write(table, self->setup.option, &to);
    self->pair->setup = self->setup;
    self->setups++;
}

/* A clock of a few hertz would else never get far in two minutes. Where a tick
 * has many clocks, some short stretches come first. */
static uint64_t stretch_ticks(const struct lockstep *self, uint64_t number)
{
    uint64_t ticks = (uint64_t)self->setup.clock_hz * STRETCH_SECONDS;

    if (self->config.twin->pair && number < BIG_SHORTS)
        return BIG_TICKS;
    return ticks > STRETCH_TICKS_MIN ? ticks : STRETCH_TICKS_MIN;
}

/* A difference ends it within the block in which it is found; self->steps is
 * then the way there. */
const char *lockstep_random(struct lockstep *self, uint64_t ticks)
{
    struct stimulus stimulus;
    const char *error = NULL;

    for (uint64_t i = 0; !error && ticks > 0 && !lockstep_must_stop(self);
         i++) {
        uint64_t most = stretch_ticks(self, i);
        uint64_t some = ticks < most ? ticks : most;

        if (i > 0)
            lockstep_vary(self, i);
        error = pair_power_up(self->pair);
        stimulus_begin(&stimulus, self->config.twin, self->setup.clock_hz,
                       self->seed);
        if (!error)
            error = run_random_stretch(self, &stimulus, some);
        ticks -= some;
    }
    return error;
}

/* Sessions */

/* Takes over what a feed has compared, and frees it. */
static const char *end_feed(struct lockstep *self, struct feed *feed)
{
    const char *error = feed_end(feed);

    self->compared += feed->compared;
    if (!error)
        error = steps_copy(&self->steps, &feed->steps);
    feed_free(feed);
    return error;
}

/* A script of the same machine will do, on whichever of its boards. */
static const char *check_machine(const struct twin *twin,
                                 const struct machine_type *machine)
{
    if (!twin->machine)
        return "a chip without a machine cannot run scripts";
    if (text_same(twin->machine->name, machine->name))
        return NULL;
    return text_error("this is a game of ", machine->name, ", not of ",
                      twin->machine->name, (char *)0);
}

/* The pair gets the options and the seed of the session. */
static const char *begin_session(struct lockstep *self,
                                 struct session *session, struct feed *feed)
{
    char id[LOCKSTEP_ID_MAX];
    struct text to;
    const char *error = check_machine(self->config.twin,
                                      session_machine(session));

    text_begin(&to, id, sizeof id);
    session_id(session, &to);
    if (!error)
        error = lockstep_open(self, id);
    if (!error)
        feed_begin(feed, self->pair, session);
    return error;
}

/* The line that opens a machine also opens the pair. */
static const char *run_script_line(struct lockstep *self, struct script *script,
                                   struct feed *feed, const char *line)
{
    int was_open = script->session != NULL;
    const char *error = script_line(script, line);

    if (!error && script->session && !was_open)
        error = begin_session(self, script->session, feed);
    return error;
}

/* "line 12: ERROR" */
static const char *prefix_line_number(int line, const char *error)
{
    char number[24];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)line);
    return text_error("line ", number, ": ", error, (char *)0);
}

/* One line of a text as a string of its own; null after the last. */
static char *copy_next_line(const char **text)
{
    size_t length = strcspn(*text, "\n");
    char *line = **text ? malloc(length + 1) : NULL;

    if (!line)
        return NULL;
    memcpy(line, *text, length);
    line[length] = 0;
    *text += length + ((*text)[length] == '\n');
    return line;
}

/* What is repeated is not done to its end if nobody looks any more. */
static int is_script_over(void *with)
{
    return lockstep_must_stop(with);
}

/* An error of the script comes before one of the feed, which may follow from
 * it. */
const char *lockstep_script(struct lockstep *self, const char *text)
{
    struct feed *feed = calloc(1, sizeof *feed);
    struct script script;
    const char *error = feed ? NULL : "out of memory for a script";
    char *line;

    script_begin(&script);
    script_allow(&script, &self->limit);
    script.should_stop = is_script_over;
    script.with = self;
    while (!error && !lockstep_must_stop(self)
           && (line = copy_next_line(&text))) {
        error = run_script_line(self, &script, feed, line);
        free(line);
    }
    if (!error && !lockstep_must_stop(self))
        error = script_whole(&script);
    if (error)
        error = prefix_line_number(script.line, error);
    if (feed && feed->pair) {
        const char *end = end_feed(self, feed);

        error = error ? error : end;
    } else if (!error) {
        error = "the script opens no machine";
    }
    script_end(&script);
    free(feed);
    return error;
}

/* Minds */

/* A session and the minds that play it; null: that seat is empty. */
struct match_table {
    struct session *session;
    struct robot *robot[2];
};

/* Closing null does nothing, so a table that is half set will do. */
static void clear_table(struct match_table *self)
{
    robot_close(self->robot[0]);
    robot_close(self->robot[1]);
    session_close(self->session);
}

/* Minds are counted from the end of the list, so that numbers 0, 1, ... begin
 * with the quick ones. */
static const char *seat_both_minds(struct match_table *self, int mind)
{
    const struct machine_type *machine = session_machine(self->session);
    const char *seats = machine->seats;
    int count = 0;

    while (robot_mind_at(machine, count))
        count++;
    if (!seats || count == 0)
        return "no minds play this machine";
    for (int i = 0; i < 2; i++) {
        const char *error;

        if (machine_missing_seat(machine, seats[i],
                                 session_setup(self->session)->option))
            continue;
        error = robot_open(&self->robot[i], self->session, seats[i],
                           robot_mind_at(machine,
                                         count - 1 - (mind + i) % count));
        if (error)
            return error;
        robot_may_start(self->robot[i], 1);
    }
    return NULL;
}

/* All minds look before any of them acts: both see the same moment. */
static const char *play_one_step(struct match_table *self)
{
    const char *error = NULL;

    session_run(self->session, robot_step_ticks(self->session));
    for (int i = 0; !error && i < 2; i++)
        if (self->robot[i])
            robot_look(self->robot[i], self->session);
    for (int i = 0; !error && i < 2; i++)
        if (self->robot[i])
            error = robot_act(self->robot[i], self->session);
    return error;
}

/* The first sight of a twin counts its games. Where none of the sights changes
 * for a minute, the minds are stuck, or the machine is. */
static int has_played_enough(const struct lockstep *self,
                             const struct match_table *table, uint64_t ticks,
                             uint64_t games)
{
    const struct pair *pair = self->pair;

    return session_tick(table->session) >= ticks
        || (games && pair->twin->sights
            && (pair->seen[0] >= games
                || pair->seen_run
                   > (uint64_t)self->setup.clock_hz * IDLE_SECONDS));
}

/* Numbers of tables are far above those of random stretches, so that no seed is
 * used twice. */
const char *lockstep_minds(struct lockstep *self, uint64_t ticks,
                           uint64_t games, int number)
{
    struct match_table table = {0};
    struct feed *feed = calloc(1, sizeof *feed);
    const char *error = feed ? NULL : "out of memory for minds";

    lockstep_vary(self, MINDS_SEED_FIRST + (uint64_t)number);
    if (!error)
        error = session_open(&table.session, self->id);
    if (!error)
        error = seat_both_minds(&table, number);
    if (!error)
        error = begin_session(self, table.session, feed);
    while (!error && !has_played_enough(self, &table, ticks, games)
           && !lockstep_must_stop(self) && !feed_is_over(feed))
        error = play_one_step(&table);
    if (feed && feed->pair) {
        const char *end = end_feed(self, feed);

        error = error ? error : end;
    }
    clear_table(&table);
    free(feed);
    return error;
}
