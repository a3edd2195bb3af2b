/* page_open.c - a long game opened bit by bit, so that the page stays awake.
 *
 * First its lines are skimmed, one after the other, on a session of its own: a
 * journal that is wrong leaves the game on the desk as it is. Then that runs
 * to its end, from the last place that can be believed. At last it takes the
 * desk, and minds that sit at it watch it once more, from that place or from
 * its beginning. Whatever the text may be, a call works for about as long as
 * a frame.
 */
#include "page/page_open.h"

#include <stdlib.h>
#include <string.h>

#include "bench/play_memory.h"
#include "bench/script.h"
#include "page/page.h"
#include "page/state.h"

enum { TEXT_MAX = 8 << 20, SNAP_MAX = 8 << 20, SLICE_TICKS = 1 << 13,
       WATCH_STEPS = 4,
       SHARES = 1000, HOUR_SECONDS = 3600 };

/* The most machine time of a game, in hours: of anybody's, and of one that
 * was kept here, which is opened again whatever the wait. */
enum { HOURS_OF_OTHERS = 24, HOURS_OF_OURS = 30 * 24 };

static const uint64_t slice_ns = 20000000;

enum phase { NOTHING, READS, RUNS, WATCHES };

static struct {
    enum phase phase;
    char *text, *at;                    /* READS: the journal, from here */
    char *seat[PLAY_SEATS];             /* in front of the text */
    char *memory;                       /* that all this is in */
    struct script script;
    struct session *session;            /* RUNS: it is whole */
    char *snap;                         /* bytes to be believed, or not */
    size_t snap_length;
    uint64_t first_tick;                /* where it goes on from, and */
    uint64_t last_tick;                 /* to, as far as one can tell */
    int is_watched;                     /* the way comes once more */
    uint64_t most_hours;                /* of machine time */
    int is_cut_off;                     /* its last line was */
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

/* What somebody reads who opened a journal with an error in it. */
static const char *fail(const char *error)
{
    char number[24];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)opening.script.line);
    error = opening.script.line > 0
        ? text_error("line ", number, ": ", error, (char *)0)
        : text_error(error, (char *)0);
    page_open_end();
    return error;
}

/* Watching */

static int is_late(uint64_t begun_ns)
{
    return state_clock_ns() - begun_ns >= slice_ns;
}

static void watch_on(uint64_t begun_ns)
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

static void watch_until(uint64_t tick)
{
    opening.phase = WATCHES;
    opening.first_tick = 0;
    opening.last_tick = tick;
    opening.is_watched = 0;             /* the way comes once */
    watch_on(state_clock_ns());
}

const char *page_open_seat(int seat, const char *who)
{
    uint64_t tick = session_tick(state.play.session);
    const char *error;

    if (opening.phase != NOTHING)
        return "a game is being opened: one moment";
    player_leave(&state.player);
    play_seek(&state.play, 0);
    error = play_seat(&state.play, seat, who);
    watch_until(tick);
    return error;
}

static int is_person(const char *who)
{
    return !*who || text_same(who, "human");
}

/* It has come to its end. Who watches goes on from the last place, too. */
static const char *take(uint64_t begun_ns)
{
    struct session *session = opening.session;
    const char *a = opening.seat[0], *b = opening.seat[1], *error;
    int goes_back = opening.is_watched || state.snap;

    if (goes_back)
        session_seek(session, 0);
    error = state_take(session, a, b);
    if (error)
        return fail(error);
    opening.session = NULL;
    if (goes_back)
        play_seek(&state.play, opening.first_tick);
    if (opening.is_cut_off)
        state.play.notice = "the last line was cut off in the middle and is "
                            "dropped";
    opening.phase = WATCHES;
    watch_on(begun_ns);
    return NULL;
}

/* Running */

static const char *run_on(uint64_t begun_ns)
{
    struct session *session = opening.session;

    while (session_tick(session) < opening.last_tick) {
        session_seek(session, session_tick(session) + SLICE_TICKS);
        if (is_late(begun_ns))
            return NULL;
    }
    session_seek(session, opening.last_tick);
    return take(begun_ns);
}

/* From the last place that can be believed. */
static void find_place(void)
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

/* All lines are done. */
static const char *begin_running(uint64_t begun_ns)
{
    opening.session = script_take(&opening.script);
    opening.script.line = 0;            /* no line is to blame from here */
    if (!opening.session)
        return fail("this is no journal: nothing is opened in it");
    session_skim(opening.session, 0);
    opening.phase = RUNS;
    opening.last_tick = session_end(opening.session);
    opening.is_watched = !is_person(opening.seat[0])
                      || !is_person(opening.seat[1]);
    find_place();
    return run_on(begun_ns);
}

/* Reading */

static const char *do_line(void)
{
    char line[SCRIPT_LINE_MAX + 1];
    size_t length = strcspn(opening.at, "\n");
    size_t kept = length < SCRIPT_LINE_MAX ? length : SCRIPT_LINE_MAX;
    const char *error;

    memcpy(line, opening.at, kept);     /* too long stays too long */
    line[kept] = 0;
    error = script_line(&opening.script, line);
    opening.at += length + (opening.at[length] == '\n');
    return error;
}

/* The machine is known now, and so is how long its hours are. */
static const char *limit_time(void)
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
    return text_error("it is longer than ", hours, " hours of machine time, "
                      "the most that the page opens; 'boardwalk play --load' "
                      "opens it", (char *)0);
}

static const char *do_limited_line(void)
{
    int was_open = opening.script.session != NULL;
    const char *error = do_line();

    return !error && !was_open && opening.script.session ? limit_time()
                                                         : error;
}

static const char *read_on(uint64_t begun_ns)
{
    while (*opening.at) {
        const char *error = do_limited_line();

        if (error)
            return fail(error);
        if (is_late(begun_ns))
            return NULL;
    }
    return begin_running(begun_ns);
}

const char *page_open_on(void)
{
    uint64_t begun_ns = state_clock_ns();

    if (opening.phase == READS)
        return state_say(read_on(begun_ns));
    if (opening.phase == RUNS)
        return state_say(run_on(begun_ns));
    if (opening.phase == WATCHES)
        watch_on(begun_ns);
    return "";
}

/* A journal that was closed ends with the tick that it came to. */
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
        return 0;                       /* the line itself is refused */
    memcpy(digits, text + length + 1, count);
    digits[count] = 0;
    return text_number(digits, &tick) ? tick : 0;
}

/* A last line without its end was never acknowledged. */
static void begin_reading(char *text)
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
    opening.script.skims = 1;
}

/* Places to go on from */

static struct {
    char *bytes;
    size_t length;
} given, kept;

void page_take_snap(int length)
{
    free(given.bytes);
    given.bytes = length > 0 && length <= SNAP_MAX ? state.room : NULL;
    given.length = (size_t)length;
    if (given.bytes)
        state.room = NULL;
}

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

const char *page_open(int is_own)
{
    char *from = state.room;

    page_open_end();
    opening.snap = given.bytes;
    opening.snap_length = given.length;
    given.bytes = NULL;
    if (!from) {
        page_open_end();
        return "there is no journal to open";
    }
    opening.memory = from;
    opening.most_hours = is_own ? HOURS_OF_OURS : HOURS_OF_OTHERS;
    state.room = NULL;
    for (int i = 0; i < PLAY_SEATS; i++)
        opening.seat[i] = state_line(&from);
    if (strlen(from) > TEXT_MAX)
        return fail("this journal is too large: 8 MiB at most");
    begin_reading(from);
    return page_open_on();
}

/* Breaking off */

/* Minds that have not seen the whole game leave; without them its end is near
 * at any length. */
static void dismiss_minds(void)
{
    play_seek(&state.play, 0);
    for (int i = 0; i < PLAY_SEATS; i++)
        (void)play_seat(&state.play, i, "human");
    play_seek(&state.play, opening.last_tick);
    state.play.notice = "the minds have not seen the whole game and have left "
                        "their seats";
}

int page_cancel(void)
{
    int is_taken = opening.phase == WATCHES;

    if (is_taken)
        dismiss_minds();
    page_open_end();
    return is_taken;
}

/* How far it is */

static int share(uint64_t done, uint64_t of)
{
    return of == 0 ? 0 : done >= of ? SHARES - 1
         : (int)(done * SHARES / of);
}

/* Lines take no time worth showing. The ticks from the first place on come
 * once, or once more where minds watch. */
static int share_run(uint64_t tick, int is_second)
{
    uint64_t way = opening.last_tick - opening.first_tick;
    uint64_t done = tick < opening.first_tick ? 0 : tick - opening.first_tick;

    return opening.is_watched ? share(done + (is_second ? way : 0), 2 * way)
                              : share(done, way);
}

int page_opening(void)
{
    switch (opening.phase) {
    case READS:   return 0;
    case RUNS:    return share_run(session_tick(opening.session), 0);
    case WATCHES: return share_run(session_tick(state.play.session), 1);
    case NOTHING: break;
    }
    return -1;
}
