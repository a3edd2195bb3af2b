/* session.c - a machine on the bench, and all that was ever done to it.
 *
 * Invariants:
 * 1. now and chip are a function of the id and the events before cursor.
 * 2. Events are in order of time; those before cursor have been applied.
 * 3. A snapshot holds now and chip as they were on reaching its tick,
 *    before the events of that tick.
 * 4. A line is in the journal before its event is applied.
 */
#include "bench/session.h"

#include <stdlib.h>
#include <string.h>

#include "bench/history.h"
#include "boards/machines.h"

enum { SCAN_MAX = 16, SEED_MAX = 64, ID_WORD_MAX = 128, CHANGES = 3,
       SNAPSHOT_SECONDS = 30, SNAPSHOT_TICKS_MIN = 4096,
       BLINK_SECONDS = 2 };

struct now {                            /* plain data, all of it replayed */
    uint64_t tick, sum;
    pins in, out;
    struct lights lit[SCAN_MAX];        /* the last scan, by tick */
    struct lights seen;                 /* all of it together */
    uint64_t changed[LIGHTS_MAX][CHANGES];  /* when seen did, last first */
    char typed[2 * EVENT_TYPED_MAX];    /* waiting for the chip */
    uint32_t typed_count;
};

struct session {
    const struct machine_type *machine;
    const struct board_type *board;
    struct chip_setup setup;
    char seed[SEED_MAX];
    int light_words, keyboard_pin;

    struct now *now;                    /* then, in the same block, */
    void *chip;                         /* the chip */
    struct history history;
    size_t cursor;                      /* events applied so far */
    uint64_t end_tick;                  /* the furthest ever reached */

    struct session_sink journal;
    struct light_meter meter;           /* since the last frame */
    session_watcher *watcher;
    void *watch_with;
};

/* One tick */

static uint64_t mix(uint64_t sum, pins out)
{
    sum ^= out;
    return (sum << 29 | sum >> 35) * UINT64_C(0x9e3779b97f4a7c15);
}

/* A character stands on the keyboard's pins for one tick, its strobe with
 * it; a zero follows as a quiet tick, so that each strobe has an edge. */
static void strike_key(struct session *self)
{
    struct now *now = self->now;
    pins key = (unsigned char)now->typed[0];

    now->typed_count--;
    memmove(now->typed, now->typed + 1, now->typed_count);
    now->in &= ~PINS(self->keyboard_pin, 9);
    if (key)
        now->in |= (key | PIN(8)) << self->keyboard_pin;
}

static void note_changes(struct session *self, int word, uint64_t changed)
{
    for (int bit = 0; bit < 64; bit++) {
        uint64_t *ticks = self->now->changed[64 * word + bit];

        if (!(changed >> bit & 1))
            continue;
        memmove(ticks + 1, ticks, (CHANGES - 1) * sizeof *ticks);
        ticks[0] = self->now->tick + 1; /* zero is never */
    }
}

static void look(struct session *self)
{
    struct now *now = self->now;

    for (int w = 0; w < self->light_words; w++) {
        uint64_t seen = 0;

        for (int i = 0; i < self->board->scan_ticks; i++)
            seen |= now->lit[i].word[w];
        if (seen != now->seen.word[w]) {
            note_changes(self, w, seen ^ now->seen.word[w]);
            now->seen.word[w] = seen;
        }
    }
}

static void tick_once(struct session *self)
{
    struct now *now = self->now;
    struct lights *lit =
        &now->lit[now->tick % (unsigned)self->board->scan_ticks];

    if (now->typed_count)
        strike_key(self);
    now->out = self->machine->top->tick(self->chip, now->in);
    now->sum = mix(now->sum, now->out);
    self->board->shine(now->out, lit);
    light_meter_add(&self->meter, lit, self->light_words);
    look(self);
    now->tick++;
    if (self->watcher)
        self->watcher(self->watch_with, self);
}

/* Events */

static void type_on(struct now *now, const char *typed)
{
    for (; *typed && now->typed_count + 2 <= sizeof now->typed; typed++) {
        now->typed[now->typed_count++] = *typed;
        now->typed[now->typed_count++] = 0;
    }
}

static void apply(struct session *self, const struct event *event)
{
    struct now *now = self->now;

    now->in = (now->in & ~event->drop) | event->raise;
    if (event->kind == EVENT_TYPE)
        type_on(now, event->typed);
    if (event->kind == EVENT_POWER)
        self->machine->top->reset(self->chip, &self->setup);
}

static void apply_due(struct session *self)
{
    const struct history *history = &self->history;

    while (self->cursor < history->event_count
           && history->events[self->cursor].tick <= self->now->tick)
        apply(self, &history->events[self->cursor++]);
}

/* Time */

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
static void snap_if_due(struct session *self)
{
    if (self->now->tick == history_due(&self->history))
        (void)history_snap(&self->history, self->now->tick, self->now);
}

static void run_until(struct session *self, uint64_t until)
{
    while (self->now->tick < until) {
        uint64_t stop;

        apply_due(self);
        stop = earlier(until, next_event_tick(self));
        if (history_due(&self->history) > self->now->tick)
            stop = earlier(stop, history_due(&self->history));
        while (self->now->tick < stop)
            tick_once(self);
        snap_if_due(self);
    }
}

void session_run(struct session *self, uint64_t ticks)
{
    uint64_t room = UINT64_MAX - self->now->tick;

    run_until(self, self->now->tick + earlier(ticks, room));
    if (self->end_tick < self->now->tick)
        self->end_tick = self->now->tick;
}

static void restore(struct session *self, const struct snapshot *snapshot)
{
    memcpy(self->now, snapshot->bytes, self->history.snapshot_size);
    self->cursor = history_event_at(&self->history, snapshot->tick);
}

/* To a tick before its events, along the shortest way. */
static void seek_before(struct session *self, uint64_t tick)
{
    const struct snapshot *snapshot = history_before(&self->history, tick);
    size_t cursor = history_event_at(&self->history, tick);

    if (tick < self->now->tick || cursor < self->cursor
                               || snapshot->tick > self->now->tick)
        restore(self, snapshot);
    run_until(self, tick);
    light_meter_clear(&self->meter);
}

void session_seek(struct session *self, uint64_t tick)
{
    seek_before(self, earlier(tick, self->end_tick));
    if (tick >= self->end_tick)
        apply_due(self);
}

/* The journal */

static const char *journal(const struct session *self, struct text *line)
{
    text_put_char(line, '\n');
    if (!self->journal.append)
        return NULL;
    return self->journal.append(self->journal.to, line->start);
}

static const char *journal_event(const struct session *self,
                                 const struct event *event)
{
    char buffer[EVENT_WORDS_MAX + 32];
    struct text line;

    text_begin(&line, buffer, sizeof buffer);
    text_put_char(&line, '@');
    text_put_number(&line, event->tick);
    text_put_char(&line, ' ');
    text_put(&line, event->words);
    return journal(self, &line);
}

/* What lies ahead is a future that will not be. */
static const char *cut(struct session *self)
{
    char buffer[40];
    struct text line;
    const char *error;

    if (self->now->tick == self->end_tick
        && self->cursor == self->history.event_count)
        return NULL;
    text_begin(&line, buffer, sizeof buffer);
    text_put(&line, "rewind ");
    text_put_number(&line, self->now->tick);
    error = journal(self, &line);
    if (error)
        return error;
    history_cut(&self->history, self->cursor, self->now->tick);
    self->end_tick = self->now->tick;
    return NULL;
}

const char *session_rewind(struct session *self, uint64_t tick)
{
    if (tick > self->end_tick)
        session_run(self, tick - self->now->tick);
    seek_before(self, tick);
    return cut(self);
}

static const char *do_event(struct session *self, struct event *event)
{
    const char *error = cut(self);

    event->tick = self->now->tick;
    if (!error)
        error = journal_event(self, event);
    if (!error)
        error = history_add(&self->history, event);
    if (!error)
        apply_due(self);
    return error;
}

static const char *do_tap(struct session *self, const char *words)
{
    char buffer[EVENT_WORDS_MAX];
    struct text to;
    const char *part = strchr(words, ' ');
    const char *error;

    text_begin(&to, buffer, sizeof buffer);
    text_put(&to, "press");
    text_put(&to, part);
    error = session_do(self, buffer);
    if (error)
        return error;
    session_run(self, (uint64_t)self->board->tap_ticks);
    text_begin(&to, buffer, sizeof buffer);
    text_put(&to, "release");
    text_put(&to, part);
    error = session_do(self, buffer);
    session_run(self, (uint64_t)self->board->rest_ticks);
    return error;
}

static const char *too_much_typed(const struct session *self,
                                  const struct event *event)
{
    if (self->now->typed_count + 2 * strlen(event->typed)
        <= sizeof self->now->typed)
        return NULL;
    return "too much typed at once: wait until the machine has taken it";
}

const char *session_do(struct session *self, const char *words)
{
    struct event event;
    const char *error = event_parse(self->board, words, &event);

    if (!error)
        error = too_much_typed(self, &event);
    if (error)
        return error;
    if (event.kind == EVENT_TAP)
        return do_tap(self, event.words);
    return do_event(self, &event);
}

void session_journal(struct session *self, struct session_sink sink)
{
    self->journal = sink;
}

static const char *write_head(const struct session *self,
                              struct session_sink sink)
{
    char buffer[3 * ID_WORD_MAX];
    struct text line;
    const char *error = sink.append(sink.to, "boardwalk 1\n");

    if (error)
        return error;
    text_begin(&line, buffer, sizeof buffer);
    text_put(&line, "open ");
    session_id(self, &line);
    text_put_char(&line, '\n');
    return sink.append(sink.to, line.start);
}

const char *session_write(const struct session *self,
                          struct session_sink sink)
{
    struct session copy = {.journal = sink};
    const char *error = write_head(self, sink);
    char buffer[32];
    struct text mark;

    for (size_t i = 0; !error && i < self->cursor; i++)
        error = journal_event(&copy, &self->history.events[i]);
    if (error)
        return error;
    text_begin(&mark, buffer, sizeof buffer);
    text_put_char(&mark, '@');
    text_put_number(&mark, self->now->tick);
    return journal(&copy, &mark);
}

/* Opening and closing */

static const char *take_seed(struct session *self, char *word)
{
    char *hash = strchr(word, '#');
    const char *seed = hash ? hash + 1 : "0";

    if (strlen(seed) >= SEED_MAX)
        return text_error("the seed '", seed, "' is too long: 63 characters "
                          "at most", (char *)0);
    if (!*seed)
        return "the seed behind # is missing, such as duel#42";
    strcpy(self->seed, seed);
    if (hash)
        *hash = 0;
    self->setup.seed = self->seed;
    return NULL;
}

static const char *take_id(struct session *self, const char *id)
{
    char word[ID_WORD_MAX];
    const char *error;
    int got = text_word(&id, word, sizeof word);

    if (got <= 0)
        return got ? "the machine's name is too long"
                   : "a machine is missing, such as duel:basys2#42";
    error = take_seed(self, word);
    if (!error)
        error = machines_find(word, &self->machine);
    if (error)
        return error;
    options_defaults(self->machine->top->options, self->setup.option);
    while (!error && (got = text_word(&id, word, sizeof word)) > 0)
        error = options_set(self->machine->top->options, self->setup.option,
                            word);
    if (!error && got < 0)
        return "an option is too long: they read name=value";
    return error;
}

static int find_keyboard(const struct board_type *board)
{
    for (const struct part *part = board->parts; part->group; part++)
        if (part->kind == PART_KEYBOARD)
            return part->pin;
    return 0;
}

static const char *power_up(struct session *self)
{
    size_t chip_size = self->machine->top->size;
    size_t size = sizeof *self->now + chip_size;
    uint64_t spacing;

    self->board = self->machine->board;
    self->setup.clock_hz = self->board->clock_hz;
    self->light_words = (self->board->lights + 63) / 64;
    self->keyboard_pin = find_keyboard(self->board);
    self->now = calloc(1, size);
    if (!self->now)
        return "out of memory for a session";
    self->chip = self->now + 1;
    self->machine->top->reset(self->chip, &self->setup);
    spacing = (uint64_t)SNAPSHOT_SECONDS * self->board->clock_hz;
    history_begin(&self->history, spacing < SNAPSHOT_TICKS_MIN
                                  ? SNAPSHOT_TICKS_MIN : spacing, size);
    return history_snap(&self->history, 0, self->now);
}

const char *session_open(struct session **session, const char *id)
{
    struct session *self = calloc(1, sizeof *self);
    const char *error;

    *session = NULL;
    if (!self)
        return "out of memory for a session";
    error = take_id(self, id);
    if (!error)
        error = power_up(self);
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
    free(self->now);
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
    return self->machine;
}

const struct chip_setup *session_setup(const struct session *self)
{
    return &self->setup;
}

const void *session_chip(const struct session *self)
{
    return self->chip;
}

uint64_t session_tick(const struct session *self)
{
    return self->now->tick;
}

uint64_t session_end(const struct session *self)
{
    return self->end_tick;
}

pins session_in(const struct session *self)
{
    return self->now->in;
}

pins session_out(const struct session *self)
{
    return self->now->out;
}

uint64_t session_sum(const struct session *self)
{
    return self->now->sum;
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

void session_id(const struct session *self, struct text *to)
{
    text_put(to, self->machine->name);
    text_put_char(to, ':');
    text_put(to, self->board->name);
    text_put_char(to, '#');
    text_put(to, self->seed);
    options_write(self->machine->top->options, self->setup.option, to);
}

/* Light */

const struct lights *session_seen(const struct session *self)
{
    return &self->now->seen;
}

/* Three changes in two seconds: no message comes and goes so fast. */
int session_blinks(const struct session *self, int light)
{
    uint64_t third = self->now->changed[light][CHANGES - 1];

    return third && self->now->tick - third
                    < (uint64_t)BLINK_SECONDS * self->board->clock_hz;
}

/* What full brightness is: a digit shines for one tick of each scan. */
static unsigned share_of(const struct session *self, const struct part *part)
{
    return part->kind == PART_DIGIT ? (unsigned)self->board->scan_ticks : 1;
}

static int light_count(const struct part *part)
{
    switch (part->kind) {
    case PART_LED:   return 1;
    case PART_DIGIT: return 8;
    default:         return 0;
    }
}

static uint8_t brightness_of(const struct session *self, int light,
                             unsigned share)
{
    if (self->meter.ticks < (uint32_t)self->board->scan_ticks)
        return lights_has(&self->now->seen, light) ? 255 : 0;
    return light_brightness(light_meter_read(&self->meter, light),
                            self->meter.ticks, share);
}

void session_frame(struct session *self, uint8_t *brightness)
{
    for (const struct part *part = self->board->parts; part->group; part++)
        for (int i = 0; i < light_count(part); i++)
            brightness[part->light + i] =
                brightness_of(self, part->light + i, share_of(self, part));
    light_meter_clear(&self->meter);
}
