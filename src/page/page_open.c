/* page_open.c - opens a long game piece by piece, so that the page stays
 * responsive.
 *
 * Three phases. READS: the lines are skimmed on a session of its own, so that
 * a faulty journal leaves the current game untouched. RUNS: the session runs
 * to its end, from the last snapshot that is valid. WATCHES: the game has
 * taken the desk, and its minds watch it, from that snapshot or from the
 * beginning. Whatever the text is, a call works for about as long as a frame.
 */
#include "page/page_open.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "bench/play_memory.h"
#include "bench/script.h"
#include "page/page.h"
#include "page/state.h"

enum {
    TEXT_MAX = 8 << 20, SNAP_MAX = 8 << 20,     /* bytes */
    SLICE_TICKS = 1 << 13,              /* between two looks at the clock */
    WATCH_STEPS = 4,                    /* steps of a robot, likewise */
    SHARES = 1000, HOUR_SECONDS = 3600,
};

/* The longest game in hours of machine time: of a foreign journal, and of one
 * that was kept here, which must open again however long it takes. */
enum { HOURS_OF_OTHERS = 24, HOURS_OF_OURS = 30 * 24 };

static const uint64_t slice_ns = 20000000;

enum phase { NOTHING, READS, RUNS, WATCHES };

static struct {
    enum phase phase;
    char *text, *at;                    /* READS: the journal, next line */
    char *seat[PLAY_SEATS];             /* names, before the text */
    char *memory;                       /* that holds seats and text */
    struct script script;
    struct session *session;            /* RUNS: has all its events */
    char *snap;                         /* bytes, not yet validated */
    size_t snap_length;
    uint64_t first_tick;                /* of the snapshot, or 0 */
    uint64_t last_tick;                 /* end of the game; while reading, as
                                         * its last line claims */
    int is_watched;                     /* the ticks run a second time */
    uint64_t most_hours;                /* of machine time */
    int is_cut_off;                     /* the last line was incomplete */
} opening;

void page_open_end(void)
{
    if (opening.phase == READS)
        script_end(&opening.script);
    session_close(opening.session);
    snap_close(state.snap);
    state.snap = NULL;
    free(opening.snap);
    free(opening.memory);
    memset(&opening, 0, sizeof opening);
}

/* Adds the line number to an error, if a line is to blame, and drops the
 * opening. The error is copied by text_error before its memory is freed. */
static const char *abandon_opening(const char *error)
{
    char number[24];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)opening.script.line);
    error = opening.script.line > 0
        ? words_error("line {1}: {2}", number, words_of(error), (char *)0)
        : text_error(words_of(error), (char *)0);
    page_open_end();
    return error;
}

/* Watching */

/* Whether this call has used up its time. */
static int is_late(uint64_t begun_ns)
{
    return state_clock_ns() - begun_ns >= slice_ns;
}

/* Minds watch in whole steps of a robot, as they do in a game that is
 * played. */
static void watch_slice(uint64_t begun_ns)
{
    struct session *session = state.play.session;
    uint64_t step = WATCH_STEPS * robot_step_ticks(session);

    while (!is_late(begun_ns)) {
        uint64_t tick = session_tick(session);

        if (tick + step >= opening.last_tick) {
            play_watch(&state.play, opening.last_tick);
            opening.phase = NOTHING;
            return;
        }
        play_watch(&state.play, tick + step);
    }
}

static void start_watching(uint64_t tick)
{
    opening.phase = WATCHES;
    opening.first_tick = 0;
    opening.last_tick = tick;
    opening.is_watched = 0;             /* progress counts one pass */
    watch_slice(state_clock_ns());
}

const char *page_open_seat(int seat, const char *who)
{
    uint64_t tick = session_tick(state.play.session);
    const char *error;

    if (opening.phase != NOTHING)
        return WORDS("a game is being opened; try again in a moment");
    player_leave(&state.player);
    play_seek(&state.play, 0);
    error = play_seat(&state.play, seat, who);
    start_watching(tick);
    return error;
}

static int is_human_seat(const char *who)
{
    return !*who || text_same(who, "human");
}

/* The run has reached its end. Whoever watches starts from the last snapshot,
 * too, so the session goes back before it changes hands. */
static const char *move_to_desk(uint64_t begun_ns)
{
    struct session *session = opening.session;
    const char *a = opening.seat[0], *b = opening.seat[1], *error;
    int goes_back = opening.is_watched || state.snap;

    if (goes_back)
        session_seek(session, 0);
    error = state_take(session, a, b);
    if (error)
        return abandon_opening(error);
    opening.session = NULL;
    if (goes_back)
        play_seek(&state.play, opening.first_tick);
    if (opening.is_cut_off)
        state.play.notice = WORDS("the last line was incomplete and has "
                                  "been dropped");
    opening.phase = WATCHES;
    watch_slice(begun_ns);
    return NULL;
}

/* Running */

/* Ticks without minds: fast, and bounded by the clock. */
static const char *run_until_late(uint64_t begun_ns)
{
    struct session *session = opening.session;

    while (session_tick(session) < opening.last_tick) {
        session_seek(session, session_tick(session) + SLICE_TICKS);
        if (is_late(begun_ns))
            return NULL;
    }
    session_seek(session, opening.last_tick);
    return move_to_desk(begun_ns);
}

/* Snapshots that are not valid are ignored; snap_read owns the bytes. */
static void seek_last_snapshot(void)
{
    const struct snap_key nobodys = {"", 0};

    if (opening.snap)
        state.snap = snap_read(opening.session, opening.snap,
                               opening.snap_length, nobodys);
    opening.snap = NULL;
    if (state.snap)
        opening.first_tick = state.snap->places[state.snap->count - 1].tick;
    session_seek(opening.session, opening.first_tick);
}

/* Minds watch, and so does whoever lays the table. */
static int is_watched_game(const struct session *session)
{
    return !is_human_seat(opening.seat[0]) || !is_human_seat(opening.seat[1])
        || robot_has_table(session_machine(session));
}

/* All lines are read: from here on no line is to blame for an error. */
static const char *begin_running(uint64_t begun_ns)
{
    const char *error = script_whole(&opening.script);

    if (error)
        return abandon_opening(error);
    opening.session = script_take(&opening.script);
    opening.script.line = 0;
    if (!opening.session)
        return abandon_opening(WORDS("this is not a journal: it opens no "
                                     "machine"));
    session_skim(opening.session, 0);
    opening.phase = RUNS;
    opening.last_tick = session_end(opening.session);
    opening.is_watched = is_watched_game(opening.session);
    seek_last_snapshot();
    return run_until_late(begun_ns);
}

/* Reading */

static const char *read_next_line(void)
{
    char line[SCRIPT_LINE_MAX + 1];
    size_t length = strcspn(opening.at, "\n");
    size_t kept = length < SCRIPT_LINE_MAX ? length : SCRIPT_LINE_MAX;
    const char *error;

    memcpy(line, opening.at, kept);     /* still too long if it was */
    line[kept] = 0;
    error = script_line(&opening.script, line);
    opening.at += length + (opening.at[length] == '\n');
    return error;
}

/* Called once the machine is known, and with it the ticks of an hour. */
static const char *limit_machine_time(void)
{
    uint64_t hz = session_machine(opening.script.session)->board->clock_hz;
    uint64_t most = opening.most_hours * HOUR_SECONDS * hz;
    char hours[24];
    struct text to;

    opening.script.ticks_left = most;
    if (opening.last_tick <= most)
        return NULL;
    text_begin(&to, hours, sizeof hours);
    text_put_number(&to, opening.most_hours);
    return words_error("it is longer than {1} hours of machine time, the "
                       "most that the page opens; use 'boardwalk play --load'",
                       hours, (char *)0);
}

/* The limit applies as soon as the journal has opened its machine. */
static const char *read_limited_line(void)
{
    int was_open = opening.script.session != NULL;
    const char *error = read_next_line();

    return !error && !was_open && opening.script.session ? limit_machine_time()
                                                         : error;
}

static const char *read_slice(uint64_t begun_ns)
{
    while (*opening.at) {
        const char *error = read_limited_line();

        if (error)
            return abandon_opening(error);
        if (is_late(begun_ns))
            return NULL;
    }
    return begin_running(begun_ns);
}

/* One slice of work in whatever phase; a phase that ends begins the next. */
const char *page_open_on(void)
{
    uint64_t begun_ns = state_clock_ns();

    if (opening.phase == READS)
        return state_say(read_slice(begun_ns));
    if (opening.phase == RUNS)
        return state_say(run_until_late(begun_ns));
    if (opening.phase == WATCHES)
        watch_slice(begun_ns);
    return "";
}

/* A journal that was closed ends with a mark of its last tick, "@TICK". It
 * allows refusing a journal that is too long before reading it; 0 if there is
 * no such line. */
static uint64_t find_last_tick(const char *text, size_t length)
{
    char digits[24];
    uint64_t tick = 0;
    size_t count;

    if (length == 0)
        return 0;
    length--;
    while (length > 0 && text[length - 1] != '\n')
        length--;
    if (text[length] != '@')
        return 0;
    count = strspn(text + length + 1, "0123456789");
    if (count >= sizeof digits)
        return 0;                       /* reading will refuse the line */
    memcpy(digits, text + length + 1, count);
    digits[count] = 0;
    return text_number(digits, &tick) ? tick : 0;
}

/* An incomplete last line was never acknowledged, so nothing is lost without
 * it. */
static void start_reading(char *text)
{
    size_t length = strlen(text), whole = length;

    while (whole > 0 && text[whole - 1] != '\n')
        whole--;
    opening.is_cut_off = whole < length;
    text[whole] = 0;
    opening.phase = READS;
    opening.text = opening.at = text;
    opening.last_tick = find_last_tick(text, whole);
    script_begin(&opening.script);
    opening.script.limit.design = state.design;
    opening.script.skims = 1;
}

/* Snapshots: given for the next page_open, and kept for the page to read */

static struct {
    char *bytes;
    size_t length;
} given, kept;

/* Takes over the memory of room instead of copying it. */
void page_take_snap(int length)
{
    free(given.bytes);
    given.bytes = length > 0 && length <= SNAP_MAX ? state.room : NULL;
    given.length = (size_t)length;
    if (given.bytes)
        state.room = NULL;
}

/* Short games are opened quickly without snapshots. */
int page_snap(void)
{
    struct snap_place places[SNAP_PLACES];
    const struct snap_key nobodys = {"", 0};
    const struct session *session = state.play.session;
    int count = session && opening.phase == NOTHING
              ? play_memory_places(&state.play, places) : 0;

    free(kept.bytes);
    kept.bytes = count > 0 && session_end(session) >= SNAP_TICKS_MIN
        ? snap_write(session, places, count, nobodys, &kept.length) : NULL;
    return kept.bytes ? (int)kept.length : 0;
}

const uint8_t *page_snap_bytes(void)
{
    return (const uint8_t *)kept.bytes;
}

/* Opening */

/* Takes over the memory of room; a failed opening frees it. */
const char *page_open(int is_own)
{
    char *from = state.room;

    page_open_end();
    opening.snap = given.bytes;
    opening.snap_length = given.length;
    given.bytes = NULL;
    if (!from) {
        page_open_end();
        return words_of("there is no journal to open");
    }
    opening.memory = from;
    opening.most_hours = is_own ? HOURS_OF_OURS : HOURS_OF_OTHERS;
    state.room = NULL;
    for (int i = 0; i < PLAY_SEATS; i++)
        opening.seat[i] = state_line(&from);
    if (strlen(from) > TEXT_MAX)
        return abandon_opening(WORDS("this journal is too large: 8 MiB at "
                                     "most"));
    start_reading(from);
    return page_open_on();
}

/* Cancelling */

/* Minds that have not watched the whole game leave: they would play without
 * knowing it. A seek without minds is quick. */
static void dismiss_minds(void)
{
    play_seek(&state.play, 0);
    for (int i = 0; i < PLAY_SEATS; i++)
        (void)play_seat(&state.play, i, "human");
    play_seek(&state.play, opening.last_tick);
    state.play.notice = WORDS("the minds have not watched the whole game and "
                              "have left their seats");
}

/* While minds watch, the new game is on the desk already and stays. */
int page_cancel(void)
{
    int is_taken = opening.phase == WATCHES;

    if (is_taken)
        dismiss_minds();
    page_open_end();
    return is_taken;
}

/* Progress */

static int per_mille(uint64_t done, uint64_t all)
{
    return all == 0 ? 0 : done >= all ? SHARES - 1
         : (int)(done * SHARES / all);
}

/* Reading takes no time worth showing. The ticks from the snapshot on run
 * once, and once more if minds watch. */
static int per_mille_of_run(uint64_t tick, int is_second)
{
    uint64_t way = opening.last_tick - opening.first_tick;
    uint64_t done = tick < opening.first_tick ? 0 : tick - opening.first_tick;

    return opening.is_watched ? per_mille(done + (is_second ? way : 0),
                                          2 * way)
                              : per_mille(done, way);
}

int page_opening(void)
{
    switch (opening.phase) {
    case READS:   return 0;
    case RUNS:    return per_mille_of_run(session_tick(opening.session), 0);
    case WATCHES: return per_mille_of_run(session_tick(state.play.session), 1);
    case NOTHING: break;
    }
    return -1;
}
