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

#include "base/words.h"
#include "bench/hint.h"
#include "bench/look.h"
#include "bench/play_memory.h"
#include "bench/play_robots.h"
#include "bench/play_still.h"
#include "bench/play_table.h"
#include "boards/printed.h"

#define KEEP_NS UINT64_C(60000000000)   /* places to resume from: each minute */

/* Who sits there */

/* "A=human b=odds"; a seat that the game's options take away is left out. */
static void put_seat_names(const struct play *self, struct text *to)
{
    const char *seats = session_machine(self->session)->seats;

    for (int i = 0; seats && i < PLAY_SEATS; i++) {
        if (play_robots_names_human(self->minds[i])
            && !play_robots_is_human(self, i))
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
    self->had_person |= play_robots_is_human(self, 0)
                     || play_robots_is_human(self, 1);
}

/* The board may have gone on, or not be clear yet, where whoever has watched
 * the game knows that it is over. Journals are in English. */
static const char *find_result_at_table(const struct play *self)
{
    struct table_end end;
    char winner[2] = "";

    if (!play_table_end(self, &end))
        return NULL;
    winner[0] = end.winner;
    return winner[0] ? text_error(winner, " won", (char *)0)
                     : WORDS("the game is over");
}

/* How it ended, as far as that can be read off the board, or was seen. */
static const char *find_result(const struct play *self)
{
    const struct machine_sign *sign =
        session_machine(self->session)->results;

    for (; sign && sign->shows; sign++)
        if (look_has_sign(self->session, sign))
            return sign->says;
    return find_result_at_table(self);
}

/* Opening and closing */

static void store_mind_name(char kept[24], const char *name)
{
    struct text to;

    text_begin(&to, kept, 24);
    if (!play_robots_names_human(name))
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
    error = play_robots_renew(self, session_tick(session));
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
    play_robots_dismiss(self);
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
    error = play_robots_renew(self, tick);
    if (error) {
        error = text_error(error, (char *)0);
        memcpy(self->minds[seat], before, sizeof before);
        (void)play_robots_renew(self, tick);    /* as it was: no new error */
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
    for (int i = PLAY_SEATS; i < PLAY_ROBOTS; i++)
        if (self->robots[i])
            robot_forget_order(self->robots[i]);
    return error;
}

/* To the next moment at which the robots look, or less; returns the ticks
 * that ran. */
static uint64_t run_to_look(struct play *self, uint64_t ticks,
                            void (*act)(struct play *))
{
    uint64_t step = robot_step_ticks(self->session);
    int must_look;
    uint64_t n = play_still_run(self, ticks, &must_look);

    if (n && !must_look)
        return n;
    if (!n) {
        n = step - session_tick(self->session) % step;
        n = n < ticks ? n : ticks;
        session_run(self->session, n);
        if (session_tick(self->session) % step)
            return n;
    }
    play_robots_look(self);
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
    if (!play_robots_have_looked(self))
        play_robots_dismiss_watchers(self);
    if (!play_robots_are_there(self)) {
        session_run(self->session, ticks);
        return ticks;
    }
    play_memory_cut(self, session_end(self->session));  /* cut off since */
    if (play_robots_are_due(self))
        act(self);
    while (ran < ticks && !self->is_thinking)
        ran += run_to_look(self, ticks - ran, act);
    return ran;
}

/* What stopped a design is told for as long as it stands still: until it is
 * powered up again, or time goes back to before that. What its sources are up
 * to comes first: that is how it may go on. */
static void tell_of_design(struct play *self)
{
    const struct machine_design *design =
        session_machine(self->session)->design;
    const char *trouble = session_trouble(self->session);
    const char *news;
    struct text to;

    if (!design)
        return;
    news = design->news ? design->news(design) : NULL;
    text_begin(&to, self->trouble, sizeof self->trouble);
    if (news)
        text_put(&to, news);
    else if (trouble)
        words_put(&to, "The design has stopped: {1}", words_of(trouble),
                  (char *)0);
}

void play_run(struct play *self, uint64_t ticks)
{
    (void)run_with(self, ticks, play_robots_act_at_last);
    tell_of_design(self);
}

/* As much as fits, in slices short enough to notice the time. */
static uint64_t run_unlimited(struct play *self, uint64_t for_ns)
{
    const uint64_t slice_ticks = 4096;
    uint64_t begun = self->clock_ns ? self->clock_ns() : 0, ran = 0;

    if (self->pace.is_paused)
        return 0;
    do
        ran += run_with(self, slice_ticks, play_robots_act);
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

/* A design may be slower than its clock. Then time passes more slowly rather
 * than that a face waits for it: what is not run in time is forgotten. */
static uint64_t run_design(struct play *self, uint64_t ticks,
                           uint32_t clock_hz)
{
    const uint64_t most_ns = 20000000;
    uint64_t slice = clock_hz / 200 + 1, ran = 0;
    uint64_t begun = self->clock_ns ? self->clock_ns() : 0;

    while (ran < ticks) {
        uint64_t left = ticks - ran;

        ran += run_with(self, left < slice ? left : slice, play_robots_act);
        if (self->is_thinking || (self->clock_ns
                                  && self->clock_ns() - begun > most_ns))
            break;
    }
    return ran;
}

static uint64_t run_at_pace(struct play *self, uint64_t elapsed_ns)
{
    const struct board_type *board = session_machine(self->session)->board;
    uint64_t ticks;

    if (self->pace.speed_tenths == PACE_UNLIMITED)
        return run_unlimited(self, elapsed_ns / 2);
    ticks = pace_ticks(&self->pace, elapsed_ns, board->clock_hz,
                       (uint32_t)board->scan_ticks);
    return session_machine(self->session)->design
         ? run_design(self, ticks, board->clock_hz)
         : run_with(self, ticks, play_robots_act);
}

uint64_t play_advance(struct play *self, uint64_t elapsed_ns)
{
    uint64_t ran;

    keep_places_if_due(self, elapsed_ns);
    ran = run_at_pace(self, elapsed_ns);
    tell_of_design(self);
    return ran;
}

/* The same minds as before: only memory can be missing. The game is at its
 * tick in any case, and `trouble` says why nobody plays on. */
static void seek_with_new_robots(struct play *self, uint64_t tick)
{
    const char *error = play_robots_renew(self, tick);

    if (!error)
        return;
    play_robots_record(self, error);
    session_seek(self->session, tick);
}

void play_seek(struct play *self, uint64_t tick)
{
    if (tick > session_end(self->session))
        tick = session_end(self->session);
    self->acted_tick = 0;
    if (!play_robots_have_mind(self) && !play_memory_before(self, tick))
        play_robots_dismiss_watchers(self);
    if (!play_robots_are_there(self))
        session_seek(self->session, tick);
    else if (play_robots_restore(self, tick))
        play_robots_watch(self, tick);
    else
        seek_with_new_robots(self, tick);
    tell_of_design(self);
}

void play_watch(struct play *self, uint64_t tick)
{
    self->acted_tick = 0;
    play_robots_watch(self, tick);
}

/* Hints */

static int has_watchers(const struct play *self)
{
    for (int i = 0; i < PLAY_SEATS; i++)
        if (play_robots_is_human(self, i) && !self->robots[PLAY_SEATS + i])
            return 0;
    return play_robots_have_looked(self);
}

static const char *call_watchers(struct play *self)
{
    const char *seats = session_machine(self->session)->seats;
    const char *error = NULL;

    play_robots_dismiss_watchers(self);
    for (int i = 0; !error && i < PLAY_SEATS; i++)
        if (play_robots_is_human(self, i))
            error = hint_watch(&self->robots[PLAY_SEATS + i], self->session,
                               seats[i]);
    if (error)
        play_robots_dismiss_watchers(self);
    else
        self->looked_tick = play_robots_last_look(self);
    play_robots_share(self);
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
    return printed_error(session_machine(self->session)->board, error);
}

const char *play_hint(struct play *self, struct text *to)
{
    const struct machine_type *machine = session_machine(self->session);
    const char *error = NULL;

    if (!machine->seats)
        return words_error("there are no hints for {1}", machine->name,
                           (char *)0);
    if (!play_robots_is_human(self, 0) && !play_robots_is_human(self, 1))
        return WORDS("no hint: a mind sits in every seat");
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

    journal->snap = NULL;               /* used up, whatever came of it */
    if (error)
        return error;
    next.pace = self->pace;
    if (!session_tick(session))
        next.pace.is_paused = 0;        /* nobody begins with a pause */
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
