/* play.c - a sitting: a session, its journal, its robots and its pace.
 *
 * Robots look at every multiple of robot_step_ticks and act only at the end
 * of the recorded game: while old ticks are played back they watch, so that
 * they know what they would know had they sat there all along. Copies of what
 * they know (play_memory.c) make going back cheap.
 */
#include "bench/play.h"

#include <stdlib.h>
#include <string.h>

#include "bench/hint.h"
#include "bench/look.h"
#include "bench/play_memory.h"

#define KEEP_NS UINT64_C(60000000000)   /* places to resume from: each minute */

/* Robots */

static int names_person(const char *name)
{
    return !name || !*name || text_same(name, "human");
}

static void dismiss_from(struct play *self, int first)
{
    for (int i = first; i < PLAY_ROBOTS; i++) {
        robot_close(self->robots[i]);
        self->robots[i] = NULL;
    }
}

static void dismiss_robots(struct play *self)
{
    dismiss_from(self, 0);
}

/* The next hint calls new ones, which watch the game from its beginning. */
static void dismiss_watchers(struct play *self)
{
    dismiss_from(self, PLAY_SEATS);
}

/* Some options make a game for one player. */
static int has_second_seat(const struct play *self)
{
    const struct machine_type *machine = session_machine(self->session);

    return machine->seats
        && !machine_missing_seat(machine, machine->seats[1],
                                 session_setup(self->session)->option);
}

/* Only among themselves do robots open a game, and the first one does. */
static void choose_starter(struct play *self)
{
    if (self->robots[0] && (self->robots[1] || !has_second_seat(self)))
        robot_may_start(self->robots[0], 1);
}

static int is_person_seated(const struct play *self, int i)
{
    const struct machine_type *machine = session_machine(self->session);

    return names_person(self->minds[i])
        && (!machine->seats
            || !machine_missing_seat(machine, machine->seats[i],
                                     session_setup(self->session)->option));
}

/* A watcher that there is no memory for is called for the next hint. */
static void seat_watchers(struct play *self)
{
    const char *seats = session_machine(self->session)->seats;

    for (int i = 0; seats && i < PLAY_SEATS; i++)
        if (is_person_seated(self, i))
            (void)robot_watch(&self->robots[PLAY_SEATS + i], self->session,
                              seats[i]);
}

static const char *seat_minds(struct play *self)
{
    const char *seats = session_machine(self->session)->seats;
    const char *error = NULL;

    if (!seats)
        seats = "--";                   /* robot_open refuses, and says why */
    for (int i = 0; !error && i < PLAY_SEATS; i++) {
        if (names_person(self->minds[i]))
            continue;
        error = robot_open(&self->robots[i], self->session, seats[i],
                           self->minds[i]);
        if (!error)
            robot_use(self->robots[i], self->open_thinker);
    }
    if (error) {
        dismiss_robots(self);
        return error;
    }
    choose_starter(self);
    seat_watchers(self);
    return NULL;
}

static int has_minds(const struct play *self)
{
    return self->robots[0] || self->robots[1];
}

static int has_robots(const struct play *self)
{
    for (int i = 0; i < PLAY_ROBOTS; i++)
        if (self->robots[i])
            return 1;
    return 0;
}

static void all_look(struct play *self)
{
    for (int i = 0; i < PLAY_ROBOTS; i++)
        if (self->robots[i])
            robot_look(self->robots[i], self->session);
    self->looked_tick = session_tick(self->session);
}

/* The tick of the last look that was due. */
static uint64_t last_look(const struct play *self)
{
    uint64_t tick = session_tick(self->session);

    return tick - tick % robot_step_ticks(self->session);
}

/* Whether they have looked whenever they should have: time that passes beside
 * play_run, as in a tap, passes without them. */
static int is_watched(const struct play *self)
{
    return self->looked_tick == last_look(self);
}

static void record_trouble(struct play *self, const char *error)
{
    struct text to;

    text_begin(&to, self->trouble, sizeof self->trouble);
    text_put(&to, error);
}

static void all_act(struct play *self)
{
    self->is_thinking = 0;
    for (int i = 0; i < PLAY_SEATS; i++) {
        const char *error = self->robots[i]
            ? robot_act(self->robots[i], self->session) : NULL;

        if (error)
            record_trouble(self, error);
        self->is_thinking |= self->robots[i]
                          && robot_is_busy(self->robots[i]);
    }
    if (!self->is_thinking)
        self->acted_tick = session_tick(self->session);
}

/* Acts until nobody is in the middle of a thought. */
static void all_act_at_last(struct play *self)
{
    all_act(self);
    while (self->is_thinking) {
        for (int i = 0; i < PLAY_SEATS; i++)
            if (self->robots[i])
                robot_wait(self->robots[i]);
        all_act(self);
    }
}

/* On a way back, or when a mind was busy, the robots have looked at a tick that
 * they would have acted in: they still do, if nothing else has happened
 * since. */
static int is_act_due(const struct play *self)
{
    uint64_t tick = session_tick(self->session);

    return tick % robot_step_ticks(self->session) == 0
        && tick == session_end(self->session) && tick != self->acted_tick;
}

/* Going back: robots that know what they knew then. A memory is whole if it
 * has every mind that is seated now. */

/* Only minds must be there: a watcher can be called again. */
static int is_whole(const struct play *self,
                    const struct play_memory *memory)
{
    for (int i = 0; i < PLAY_SEATS; i++)
        if (self->robots[i] && !memory->robots[i])
            return 0;
    return 1;
}

/* Robots as they were at the last memory; 0 if there is none. Watchers may be
 * missing. */
static int restore_robots(struct play *self, uint64_t tick)
{
    const struct play_memory *memory = play_memory_before(self, tick);

    if (!memory || !is_whole(self, memory))
        return 0;
    for (int i = 0; i < PLAY_ROBOTS; i++) {
        struct robot *copy = memory->robots[i]
            ? robot_copy(memory->robots[i]) : NULL;

        if (i < PLAY_SEATS && self->robots[i] && !copy)
            return 0;
        robot_close(self->robots[i]);
        self->robots[i] = copy;
    }
    session_seek(self->session, memory->tick);
    self->looked_tick = memory->tick;
    return 1;
}

/* Robots watch the game up to a tick without touching it, so that they
 * know what they would know there. */
static void watch_game_until(struct play *self, uint64_t tick)
{
    uint64_t step = robot_step_ticks(self->session);

    while (session_tick(self->session) + step <= tick) {
        session_seek(self->session, session_tick(self->session) + step);
        all_look(self);
        play_memory_keep(self);
    }
    session_seek(self->session, tick);
}

/* New robots, which have seen nothing yet, watch from the beginning. For
 * watchers alone that takes too long: they are called for the next hint. */
static const char *renew_robots(struct play *self, uint64_t tick)
{
    const char *error;

    dismiss_robots(self);
    play_memory_end(self);
    error = seat_minds(self);
    if (!error && !has_minds(self) && tick > 0 && !self->journal.snap)
        dismiss_watchers(self);
    if (error || !has_robots(self))
        return error;
    session_seek(self->session, 0);
    self->looked_tick = 0;
    play_memory_keep(self);
    play_memory_take(self, self->journal.snap);
    (void)restore_robots(self, tick);
    watch_game_until(self, tick);
    return NULL;
}

/* Who sits there */

/* "A=human b=odds"; a seat that the game's options take away is left out. */
static void put_seat_names(const struct play *self, struct text *to)
{
    const char *seats = session_machine(self->session)->seats;

    for (int i = 0; seats && i < PLAY_SEATS; i++) {
        if (names_person(self->minds[i]) && !is_person_seated(self, i))
            continue;
        text_put(to, to->used ? " " : "");
        text_put_char(to, seats[i]);
        text_put_char(to, '=');
        text_put(to, self->minds[i][0] ? self->minds[i] : "human");
    }
}

static void note_seats(struct play *self)
{
    char seats[JOURNAL_REMARK_MAX];
    struct text to;

    text_begin(&to, seats, sizeof seats);
    put_seat_names(self, &to);
    journal_seats(&self->journal, seats);
    self->had_person |= is_person_seated(self, 0) || is_person_seated(self, 1);
}

/* How it ended, as far as that can be read off the board. */
static const char *find_result(const struct play *self)
{
    const struct machine_sign *sign =
        session_machine(self->session)->results;

    for (; sign && sign->shows; sign++)
        if (look_holds(self->session, sign->shows))
            return sign->says;
    return NULL;
}

/* Opening and closing */

static void store_mind_name(char kept[24], const char *name)
{
    struct text to;

    text_begin(&to, kept, 24);
    if (!names_person(name))
        text_put(&to, name);
}

const char *play_open(struct play *self, struct session *session,
                      const char *a, const char *b)
{
    const char *error;

    self->session = session;
    pace_begin(&self->pace);
    store_mind_name(self->minds[0], a);
    store_mind_name(self->minds[1], b);
    error = renew_robots(self, session_tick(session));
    if (error)
        self->session = NULL;
    else
        note_seats(self);
    journal_forget_snap(&self->journal);
    return error;
}

/* A new game that nobody asked to keep, and in which no person did anything,
 * is removed: trying out machines must not fill the folder of games. */
static int is_worth_keeping(const struct play *self)
{
    return !self->journal.is_new || self->is_asked_for
        || (self->had_person && session_event_count(self->session) > 0);
}

/* So that the game opens at once the next time. */
static void keep_places(const struct play *self)
{
    struct snap_place places[SNAP_PLACES];

    if (session_end(self->session) >= SNAP_TICKS_MIN)
        journal_snap(&self->journal, self->session, places,
                     play_memory_places(self, places));
}

void play_keep(struct play *self, char kept[JOURNAL_PATH_MAX])
{
    kept[0] = 0;
    if (self->session && is_worth_keeping(self))
        keep_places(self);
    if (self->session && is_worth_keeping(self))
        journal_finish(&self->journal, self->session, find_result(self),
                       kept);
    else
        journal_drop(&self->journal);
}

void play_close(struct play *self)
{
    char kept[JOURNAL_PATH_MAX];

    if (self->session)
        play_keep(self, kept);
    dismiss_robots(self);
    play_memory_end(self);
    session_close(self->session);
    self->session = NULL;
}

const char *play_seat(struct play *self, int seat, const char *who)
{
    uint64_t tick = session_tick(self->session);
    char before[sizeof self->minds[0]];
    const char *error;

    memcpy(before, self->minds[seat], sizeof before);
    store_mind_name(self->minds[seat], who);
    error = renew_robots(self, tick);
    if (error) {
        error = text_error(error, (char *)0);
        memcpy(self->minds[seat], before, sizeof before);
        (void)renew_robots(self, tick);         /* as it was: no new error */
    } else {
        note_seats(self);
    }
    return error;
}

/* Playing */

const char *play_do(struct play *self, const char *words)
{
    const char *error;

    /* A tap takes time, in which nobody looks. */
    play_memory_cut(self, session_tick(self->session));
    error = session_do(self->session, words);
    if (!error)
        self->acts++;
    return error;
}

/* To the next moment at which the robots look, or less; returns the ticks
 * that ran. */
static uint64_t run_to_look(struct play *self, uint64_t ticks,
                            void (*act)(struct play *))
{
    uint64_t step = robot_step_ticks(self->session);
    uint64_t n = step - session_tick(self->session) % step;

    n = n < ticks ? n : ticks;
    session_run(self->session, n);
    if (session_tick(self->session) % step)
        return n;
    all_look(self);
    play_memory_keep(self);
    if (session_tick(self->session) == session_end(self->session))
        act(self);
    return n;
}

/* Ends early while a mind is busy, if act lets it be; returns the ticks that
 * ran. */
static uint64_t run_with(struct play *self, uint64_t ticks,
                         void (*act)(struct play *))
{
    uint64_t ran = 0;

    self->is_thinking = 0;
    if (!is_watched(self))
        dismiss_watchers(self);
    if (!has_robots(self)) {
        session_run(self->session, ticks);
        return ticks;
    }
    play_memory_cut(self, session_end(self->session));  /* cut off since */
    if (is_act_due(self))
        act(self);
    while (ran < ticks && !self->is_thinking)
        ran += run_to_look(self, ticks - ran, act);
    return ran;
}

void play_run(struct play *self, uint64_t ticks)
{
    (void)run_with(self, ticks, all_act_at_last);
}

/* As much as fits, in slices short enough to notice the time. */
static uint64_t run_unlimited(struct play *self, uint64_t for_ns)
{
    const uint64_t slice_ticks = 4096;
    uint64_t begun = self->clock_ns ? self->clock_ns() : 0, ran = 0;

    if (self->pace.is_paused)
        return 0;
    do
        ran += run_with(self, slice_ticks, all_act);
    while (!self->is_thinking && self->clock_ns
           && self->clock_ns() - begun < for_ns);
    return ran;
}

/* Now and then, for a game that is not closed but killed. */
static void keep_places_if_due(struct play *self, uint64_t elapsed_ns)
{
    self->unkept_ns += elapsed_ns;
    if (self->unkept_ns < KEEP_NS)
        return;
    self->unkept_ns = 0;
    if (self->had_person)
        keep_places(self);
}

uint64_t play_advance(struct play *self, uint64_t elapsed_ns)
{
    const struct board_type *board = session_machine(self->session)->board;
    uint64_t ticks;

    keep_places_if_due(self, elapsed_ns);

    if (self->pace.speed_tenths == PACE_UNLIMITED)
        return run_unlimited(self, elapsed_ns / 2);
    ticks = pace_ticks(&self->pace, elapsed_ns, board->clock_hz,
                       (uint32_t)board->scan_ticks);
    return run_with(self, ticks, all_act);
}

/* The same minds as before: only memory can be missing. The game is at its
 * tick in any case, and `trouble` says why nobody plays on. */
static void seek_with_new_robots(struct play *self, uint64_t tick)
{
    const char *error = renew_robots(self, tick);

    if (!error)
        return;
    record_trouble(self, error);
    session_seek(self->session, tick);
}

void play_seek(struct play *self, uint64_t tick)
{
    if (tick > session_end(self->session))
        tick = session_end(self->session);
    self->acted_tick = 0;
    if (!has_minds(self) && !play_memory_before(self, tick))
        dismiss_watchers(self);
    if (!has_robots(self))
        session_seek(self->session, tick);
    else if (restore_robots(self, tick))
        watch_game_until(self, tick);
    else
        seek_with_new_robots(self, tick);
}

void play_watch(struct play *self, uint64_t tick)
{
    self->acted_tick = 0;
    watch_game_until(self, tick);
}

/* Hints */

static int has_watchers(const struct play *self)
{
    for (int i = 0; i < PLAY_SEATS; i++)
        if (is_person_seated(self, i) && !self->robots[PLAY_SEATS + i])
            return 0;
    return is_watched(self);
}

static const char *call_watchers(struct play *self)
{
    const char *seats = session_machine(self->session)->seats;
    const char *error = NULL;

    dismiss_watchers(self);
    for (int i = 0; !error && i < PLAY_SEATS; i++)
        if (is_person_seated(self, i))
            error = hint_watch(&self->robots[PLAY_SEATS + i], self->session,
                               seats[i]);
    if (error)
        dismiss_watchers(self);
    else
        self->looked_tick = last_look(self);
    return error;
}

/* The first advice there is; else the reason why the first one has none. */
static const char *ask_watchers(const struct play *self, struct text *to)
{
    const char *error = NULL;

    for (int i = PLAY_SEATS; i < PLAY_ROBOTS; i++) {
        const char *why = self->robots[i]
            ? hint_ask(self->robots[i], to) : NULL;

        if (self->robots[i] && !why)
            return NULL;
        if (!error)
            error = why;
    }
    return error;
}

const char *play_hint(struct play *self, struct text *to)
{
    const struct machine_type *machine = session_machine(self->session);
    const char *error = NULL;

    if (!machine->seats)
        return text_error("there are no hints for ", machine->name,
                          (char *)0);
    if (!is_person_seated(self, 0) && !is_person_seated(self, 1))
        return "no hint: a mind sits in every seat";
    if (!has_watchers(self))
        error = call_watchers(self);
    return error ? error : ask_watchers(self, to);
}

/* Other games on disk */

const char *play_save(struct play *self, const char *path)
{
    return journal_save(self->session, path);
}

const char *play_change(struct play *self, struct session *session,
                        struct journal *journal, const char *a, const char *b)
{
    struct play next = {.journal = *journal,
                        .open_thinker = self->open_thinker};
    const char *error = play_open(&next, session, a, b);

    if (error)
        return error;
    next.pace = self->pace;
    next.clock_ns = self->clock_ns;
    next.renew = self->renew;
    memcpy(next.games, self->games, sizeof next.games);
    play_close(self);
    *self = next;
    if (self->journal.path[0])
        journal_attach(&self->journal, self->session);
    return NULL;
}

const char *play_load(struct play *self, const char *path)
{
    struct journal journal = {.limit = self->journal.limit};
    struct session *session;
    const char *notice = NULL;
    char a[sizeof self->minds[0]], b[sizeof self->minds[1]];
    const char *error = journal_load(&journal, path, &session, &notice);

    if (error)
        return error;
    memcpy(a, self->minds[0], sizeof a);
    memcpy(b, self->minds[1], sizeof b);
    error = play_change(self, session, &journal, a, b);
    if (error) {
        journal_close(&journal, NULL);
        session_close(session);
        return error;
    }
    self->notice = notice;
    return NULL;
}
