/* session.c - a machine on the bench, and everything that was ever done to it.
 *
 * Invariants:
 * 1. The desk is a function of the id and of the events before cursor.
 * 2. Events are in order of time; those before cursor have been applied.
 * 3. A snapshot holds the desk as it was on reaching its tick, before the
 *    events of that tick.
 * 4. A line is in the journal before its event is applied.
 * 5. While it skims, of the desk only tick and typed_count are kept, as they
 *    would be: what is refused then is what is refused else.
 */
#include "bench/session.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "bench/desk.h"
#include "bench/history.h"
#include "boards/machines.h"

enum { SNAPSHOT_SECONDS = 30, DESIGN_SNAPSHOT_SECONDS = 1,
       SNAPSHOT_TICKS_MIN = 4096,
       SNAPSHOT_TICKS_MAX = 1 << 20 };  /* a quick way back on any clock */

struct session {
    struct desk desk;
    char seed[ID_SEED_MAX];
    struct history history;
    size_t cursor;                      /* events applied so far */
    uint64_t end_tick;                  /* the furthest ever reached */
    uint64_t ticks_run;                 /* here and on ways back */
    int is_skimming;
    struct session_sink journal;
    session_watcher *watcher;
    void *watch_with;
};

/* Time */

static void apply_event(struct session *self, const struct event *event)
{
    if (!self->is_skimming)
        desk_apply(&self->desk, event);
    else if (event->kind == EVENT_TYPE)
        self->desk.now->typed_count += 2 * (uint32_t)strlen(event->typed);
}

/* All events up to this tick, in order; several may be of one tick. */
static void apply_due(struct session *self)
{
    const struct history *history = &self->history;

    while (self->cursor < history->event_count
           && history->events[self->cursor].tick <= self->desk.now->tick)
        apply_event(self, &history->events[self->cursor++]);
}

static uint64_t earlier(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static uint64_t next_event_tick(const struct session *self)
{
    if (self->cursor == self->history.event_count)
        return UINT64_MAX;
    return self->history.events[self->cursor].tick;
}

/* A snapshot that finds no memory is only a slower way back. */
static void snap_if_due(struct session *self, uint64_t due)
{
    uint64_t tick = self->desk.now->tick;

    if (!self->is_skimming && tick >= due)
        (void)history_snap(&self->history, tick, desk_state(&self->desk));
}

/* Of all that happens in a tick, only one matters to skimming: a key is
 * struck, which makes room for more typing. */
static void skim_until(struct session *self, uint64_t tick)
{
    struct desk_state *now = self->desk.now;
    uint64_t ticks = tick - now->tick;

    now->typed_count -= (uint32_t)earlier(ticks, now->typed_count);
    now->tick = tick;
}

/* A chip is ticked; a design runs from look to look. */
static void run_watched(struct session *self, uint64_t until)
{
    const struct desk_state *now = self->desk.now;

    while (now->tick < until) {
        if (self->desk.harness)
            desk_run_design(&self->desk, until);
        else
            desk_run(&self->desk, now->tick + 1);
        if (self->watcher)
            self->watcher(self->watch_with, self);
    }
}

/* A chip that nobody watches runs in one go. */
static void run_stretch(struct session *self, uint64_t until)
{
    if (self->desk.harness || self->watcher)
        run_watched(self, until);
    else
        desk_run(&self->desk, until);
}

/* In stretches without events or snapshots, each a plain loop over ticks. */
static void run_until(struct session *self, uint64_t until)
{
    while (self->desk.now->tick < until) {
        uint64_t stop, due;

        apply_due(self);
        stop = earlier(until, next_event_tick(self));
        due = history_due_after(&self->history, self->desk.now->tick);
        if (due > self->desk.now->tick && !self->is_skimming)
            stop = earlier(stop, due);
        self->ticks_run += stop - self->desk.now->tick;
        if (self->is_skimming)
            skim_until(self, stop);
        run_stretch(self, stop);
        snap_if_due(self, due);
    }
}

/* At the end, or beyond it, everything that was done is done. */
static void arrive(struct session *self)
{
    if (self->desk.now->tick < self->end_tick)
        return;
    self->end_tick = self->desk.now->tick;
    apply_due(self);
}

void session_run(struct session *self, uint64_t ticks)
{
    uint64_t room = UINT64_MAX - self->desk.now->tick;

    run_until(self, self->desk.now->tick + earlier(ticks, room));
    arrive(self);
}

/* What is done at the last tick is done by session_run. */
static uint64_t still_until(const struct session *self, uint64_t ticks)
{
    uint64_t now = self->desk.now->tick, next = next_event_tick(self);

    if (self->desk.harness || self->watcher || self->is_skimming)
        return now;
    return earlier(now + earlier(ticks, UINT64_MAX - now), next);
}

int session_run_still(struct session *self, uint64_t ticks)
{
    uint64_t until = still_until(self, ticks), begin, due;

    self->desk.has_changed = 0;
    while (self->desk.now->tick < until && !self->desk.has_changed) {
        begin = self->desk.now->tick;
        due = history_due_after(&self->history, begin);
        desk_run_still(&self->desk, due > begin ? earlier(until, due) : until);
        self->ticks_run += self->desk.now->tick - begin;
        snap_if_due(self, due);
    }
    if (self->desk.now->tick > self->end_tick)
        self->end_tick = self->desk.now->tick;
    return self->desk.has_changed;
}

static void restore(struct session *self, const struct snapshot *snapshot)
{
    memcpy(self->desk.now, snapshot->bytes, self->history.snapshot_size);
    desk_take_state(&self->desk);
    self->cursor = history_event_at(&self->history, snapshot->tick);
}

/* Skimming has no snapshots to return to, so it starts over. ticks_run is
 * what a session with snapshots would have run: limits of scripts must hold
 * or fail alike in both. */
static void skim_before(struct session *self, uint64_t tick)
{
    uint64_t ran = self->ticks_run;

    self->desk.now->tick = 0;
    self->desk.now->typed_count = 0;
    self->cursor = 0;
    run_until(self, tick);
    self->ticks_run = ran + tick % self->history.spacing_ticks;
}

/* To a tick before its events, along the shortest way: on from here, or from
 * a snapshot that is nearer. */
static void seek_before(struct session *self, uint64_t tick)
{
    const struct snapshot *snapshot = history_way(
        &self->history, tick, desk_picture_ticks(&self->desk));
    size_t cursor = history_event_at(&self->history, tick);

    if (self->is_skimming) {
        skim_before(self, tick);
        return;
    }
    if (tick < self->desk.now->tick || cursor < self->cursor
        || snapshot->tick > self->desk.now->tick)
        restore(self, snapshot);
    run_until(self, tick);
    desk_forget_light(&self->desk);
}

/* To the end, and only there, the events of the tick itself are applied. */
void session_seek(struct session *self, uint64_t tick)
{
    seek_before(self, earlier(tick, self->end_tick));
    arrive(self);
}

/* Back to the first snapshot, which was taken before skimming began. */
void session_skim(struct session *self, int is_skimming)
{
    self->is_skimming = is_skimming;
    if (is_skimming)
        return;
    restore(self, history_before(&self->history, 0));
    self->ticks_run = 0;
}

/* States */

size_t session_state_size(const struct session *self)
{
    return self->desk.state_size;
}

const void *session_state_before(const struct session *self, uint64_t tick,
                                 uint64_t *at)
{
    const struct snapshot *snapshot = history_before(&self->history, tick);

    *at = snapshot->tick;
    return snapshot->bytes;
}

/* A state that would make desk_run leave its arrays is refused, whoever
 * sealed it. */
int session_take_state(struct session *self, uint64_t tick,
                       const void *state)
{
    struct desk_state head;
    uint64_t held;

    memcpy(&head, state, sizeof head);
    if (tick > self->end_tick || head.tick != tick
        || !desk_is_sound(&self->desk, &head))
        return 0;
    (void)session_state_before(self, tick, &held);
    return held == tick || !history_snap(&self->history, tick, state);
}

/* The journal */

static void put_rewind_line(uint64_t tick, struct text *to)
{
    text_put(to, "rewind ");
    text_put_number(to, tick);
    text_put_char(to, '\n');
}

/* Several lines in one call are written as one: all or none. */
static const char *journal(const struct session *self, const char *lines)
{
    if (!self->journal.append)
        return NULL;
    return self->journal.append(self->journal.to, lines);
}

/* What lies ahead is a future that will not be, if something is done. */
static int has_future(const struct session *self)
{
    return self->desk.now->tick < self->end_tick
        || self->cursor < self->history.event_count;
}

/* The journal has been told by now; snapshots of what will not be go too. */
static void cut_off_future(struct session *self)
{
    history_cut(&self->history, self->cursor, self->desk.now->tick);
    self->end_tick = self->desk.now->tick;
}

/* Beyond the end there is nothing to forget, but time passes until there. */
const char *session_rewind(struct session *self, uint64_t tick)
{
    char buffer[40];
    struct text line;
    const char *error;

    if (tick > self->end_tick)
        session_run(self, tick - self->desk.now->tick);
    seek_before(self, tick);
    if (!has_future(self))
        return NULL;
    text_begin(&line, buffer, sizeof buffer);
    put_rewind_line(tick, &line);
    error = journal(self, buffer);
    if (!error)
        cut_off_future(self);
    return error;
}

/* Cut and event go to the journal together: both happen, or neither. */
static const char *record_event(struct session *self, struct event *event)
{
    char buffer[EVENT_WORDS_MAX + 80];
    struct text lines;
    const char *error = history_make_room(&self->history);

    event->tick = self->desk.now->tick;
    text_begin(&lines, buffer, sizeof buffer);
    if (has_future(self))
        put_rewind_line(event->tick, &lines);
    event_put_line(event, &lines);
    if (!error)
        error = journal(self, buffer);
    if (error)
        return error;
    cut_off_future(self);
    history_add(&self->history, event);
    apply_due(self);
    return NULL;
}

/* Two events and the time of a person's quick press; the journal has no word
 * for it. */
static const char *do_tap(struct session *self, const char *part)
{
    char words[EVENT_WORDS_MAX];
    const char *error;

    event_words(words, "press", part);
    error = session_do(self, words);
    if (error)
        return error;
    session_run(self, (uint64_t)self->desk.board->tap_ticks);
    event_words(words, "release", part);
    error = session_do(self, words);
    session_run(self, (uint64_t)self->desk.board->rest_ticks);
    return error;
}

/* Half of the places are pauses between two keys. */
static const char *too_much_typed(const struct session *self,
                                  const struct event *event)
{
    if (self->desk.now->typed_count + 2 * strlen(event->typed)
        <= sizeof self->desk.now->typed)
        return NULL;
    return WORDS("too much typed at once: wait until the machine has taken "
                 "it");
}

const char *session_do(struct session *self, const char *words)
{
    struct event event;
    const char *error = event_parse(self->desk.board, words, &event);

    if (!error)
        error = too_much_typed(self, &event);
    if (error)
        return error;
    if (event.kind == EVENT_TAP)
        return do_tap(self, strchr(event.words, ' ') + 1);
    return record_event(self, &event);
}

void session_journal(struct session *self, struct session_sink sink)
{
    self->journal = sink;
}

/* Opening and closing */

/* The seed is kept: a chip's setup only points to it. */
static const char *parse_session_id(struct session *self, const char *text,
                                    const struct machine_type *design,
                                    const struct machine_type **machine,
                                    struct chip_setup *setup)
{
    struct id id;
    const char *error = id_split(&id, text);

    if (!error)
        error = machines_find_design(id.name, design, machine);
    if (error)
        return error;
    strcpy(self->seed, id.seed);
    setup->seed = self->seed;
    return id_read_options(&id, (*machine)->top->options, setup->option);
}

/* Half a minute of play, but neither so many ticks that going back is slow
 * nor so few that snapshots are all that is done. */
static uint64_t snapshot_spacing(uint64_t clock_hz, int is_design)
{
    uint64_t ticks = SNAPSHOT_SECONDS * clock_hz;

    if (is_design)
        return DESIGN_SNAPSHOT_SECONDS * clock_hz;
    ticks = ticks < SNAPSHOT_TICKS_MIN ? SNAPSHOT_TICKS_MIN : ticks;
    return ticks > SNAPSHOT_TICKS_MAX ? SNAPSHOT_TICKS_MAX : ticks;
}

/* The first snapshot is the machine as it was switched on, so that there is
 * always a way back. */
static const char *power_up_desk(struct session *self,
                                 const struct machine_type *machine,
                                 const struct chip_setup *setup)
{
    const char *error = desk_open(&self->desk, machine, setup);

    if (error)
        return error;
    history_begin(&self->history, snapshot_spacing(machine->board->clock_hz,
                                                   machine->design != NULL),
                  self->desk.state_size);
    return history_snap(&self->history, 0, desk_state(&self->desk));
}

const char *session_open(struct session **session, const char *id)
{
    return session_open_design(session, id, NULL);
}

const char *session_open_design(struct session **session, const char *id,
                                const struct machine_type *design)
{
    struct session *self = calloc(1, sizeof *self);
    const struct machine_type *machine;
    struct chip_setup setup = {0};
    const char *error;

    *session = NULL;
    if (!self)
        return WORDS("out of memory for a session");
    error = parse_session_id(self, id, design, &machine, &setup);
    if (!error)
        error = power_up_desk(self, machine, &setup);
    if (error) {
        session_close(self);
        return error;
    }
    *session = self;
    return NULL;
}

void session_close(struct session *self)
{
    if (!self)
        return;
    history_end(&self->history);
    desk_close(&self->desk);
    free(self);
}

/* What there is to know */

void session_watch(struct session *self, session_watcher *watcher,
                   void *with)
{
    self->watcher = watcher;
    self->watch_with = with;
}

const struct machine_type *session_machine(const struct session *self)
{
    return self->desk.machine;
}

const struct chip_setup *session_setup(const struct session *self)
{
    return &self->desk.setup;
}

const void *session_chip(const struct session *self)
{
    return self->desk.harness ? NULL : self->desk.chip;
}

struct picture_view session_picture(const struct session *self)
{
    return desk_picture(&self->desk);
}

struct playing session_playing(const struct session *self)
{
    return desk_playing(&self->desk);
}

uint64_t session_tick(const struct session *self)
{
    return self->desk.now->tick;
}

uint64_t session_end(const struct session *self)
{
    return self->end_tick;
}

pins session_in(const struct session *self)
{
    return self->desk.now->in;
}

pins session_out(const struct session *self)
{
    return self->desk.now->out;
}

uint64_t session_sum(const struct session *self)
{
    return self->desk.now->sum;
}

uint64_t session_ticks_run(const struct session *self)
{
    return self->ticks_run;
}

size_t session_event_count(const struct session *self)
{
    return self->history.event_count;
}

const struct event *session_event(const struct session *self, size_t i)
{
    return &self->history.events[i];
}

size_t session_events_done(const struct session *self)
{
    return self->cursor;
}

struct harness *session_harness(const struct session *self)
{
    return self->desk.harness;
}

const char *session_trouble(const struct session *self)
{
    return self->desk.harness ? harness_trouble(self->desk.harness) : NULL;
}

/* With the board, whether or not the machine's usual one was asked for: a
 * journal must open the same in years to come. */
void session_id(const struct session *self, struct text *to)
{
    text_put(to, self->desk.machine->name);
    text_put_char(to, ':');
    id_put(to, self->desk.board->name, self->seed);
    options_write(self->desk.machine->top->options,
                  self->desk.setup.option, to);
}

const struct lights *session_seen(const struct session *self)
{
    return &self->desk.now->seen;
}

int session_blinks(const struct session *self, int light)
{
    return desk_blinks(&self->desk, light);
}

uint64_t session_changed(const struct session *self, int light)
{
    return self->desk.now->changed[light][0];
}

const struct terminal *session_terminal(const struct session *self)
{
    if (self->desk.harness)
        return harness_terminal(self->desk.harness);
    return self->desk.terminal_pin < 0 ? NULL : &self->desk.now->terminal;
}

void session_frame(struct session *self, uint8_t *brightness)
{
    desk_frame(&self->desk, brightness);
}
