/* test_kill.c - a process killed at any moment loses nothing that it said
 * was done.
 *
 * A child plays on a journal and tells the parent what it has done, each
 * doing after it is done. The parent kills it and looks into the file.
 */
#include "rig.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "bench/journal.h"
#include "folder.h"

enum { ROUNDS = 200, ROUNDS_ON_ONE = 5, EVENTS_MAX = 200000,
       DELAY_MAX_NS = 10000000 };

/* What a child tells. */
struct done {
    uint64_t tick;
    uint64_t what;                      /* one of these, or hashed words */
};

enum { IS_THERE, REWOUND };

/* All events that the journal must hold. */
struct told {
    struct done *events;
    size_t count;
    size_t heard;                       /* ever, on any journal */
    int is_there;                       /* the journal, said this child */
};

/* The child */

static void tell(int to, const struct done *done, size_t count)
{
    if (write(to, done, count * sizeof *done)
        != (ssize_t)(count * sizeof *done))
        _exit(2);
}

static struct session *sit_down(struct journal *journal, const char *path)
{
    struct session *session = NULL;
    const char *error;

    if (access(path, F_OK) == 0)
        error = journal_load(journal, path, &session, NULL);
    else
        error = session_open(&session, "duel:sim#kill");
    if (!error && !journal->path[0])
        error = journal_create(journal, path, session);
    if (error)
        _exit(3);
    return session;
}

static uint64_t some_past_tick(struct rng *rng,
                               const struct session *session)
{
    uint64_t end = session_end(session), back = rng_below(rng, 20);

    return back < end ? end - back : 0;
}

static void do_something(struct rng *rng, struct session *session,
                         struct done *done)
{
    char words[EVENT_WORDS_MAX];

    rig_random_event(rng, session, words);
    if (session_do(session, words))
        _exit(4);
    *done = (struct done){
        session_event(session, session_event_count(session) - 1)->tick,
        rng_hash(words),
    };
}

/* One doing: an event, a step back, or a step back and an event. */
static void go_on(struct rng *rng, struct session *session, int to)
{
    struct done done[2] = {{some_past_tick(rng, session), REWOUND}};

    switch (rng_below(rng, 60)) {
    case 0:
        if (session_rewind(session, done[0].tick))
            _exit(5);
        tell(to, done, 1);
        break;
    case 1:
        if (done[0].tick == session_end(session))
            break;
        session_seek(session, done[0].tick);
        do_something(rng, session, &done[1]);
        tell(to, done, 2);
        break;
    default:
        do_something(rng, session, &done[1]);
        tell(to, &done[1], 1);
        session_run(session, rng_below(rng, 6));
    }
}

static void play_until_killed(const char *path, int to, int round)
{
    struct journal journal = {0};
    struct session *session = sit_down(&journal, path);
    struct done there = {0, IS_THERE};
    char seed[24];
    struct rng rng;

    tell(to, &there, 1);
    sprintf(seed, "round %d", round);
    rng_seed(&rng, seed);
    for (;;)
        go_on(&rng, session, to);
}

/* The parent */

static void take_back(struct told *told, uint64_t tick)
{
    while (told->count && told->events[told->count - 1].tick >= tick)
        told->count--;
}

/* One doing more, unless the child has come to its end. */
static int hear(struct told *told, int from)
{
    struct done done;

    if (read(from, &done, sizeof done) != (ssize_t)sizeof done)
        return 0;
    if (done.what == IS_THERE) {
        told->is_there = 1;
    } else if (done.what == REWOUND) {
        take_back(told, done.tick);
    } else {
        assert_true(told->count < EVENTS_MAX);
        told->events[told->count++] = done;
        told->heard++;
    }
    return 1;
}

/* Kills after some doings, which a slow machine takes its time for, and a
 * while more. */
static void run_and_kill(struct told *told, const char *path, int round,
                         struct rng *rng)
{
    struct timespec delay = {0, (long)rng_below(rng, DELAY_MAX_NS + 1)};
    int doings = round % 2 ? (int)rng_below(rng, 40) : 0;
    int ends[2], status;
    pid_t child;

    assert_int_equal(pipe(ends), 0);
    child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(ends[0]);
        play_until_killed(path, ends[1], round);
    }
    close(ends[1]);
    told->is_there = 0;
    while (doings-- > 0)
        assert_true(hear(told, ends[0]));
    nanosleep(&delay, NULL);
    assert_int_equal(kill(child, SIGKILL), 0);
    while (hear(told, ends[0]))
        ;
    close(ends[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

/* The tick of a rewind in the last two lines, or the end of time: one
 * doing writes no more than a rewind and an event. */
static uint64_t last_rewind(const char *path)
{
    const char *at = folder_text(path);
    uint64_t before = UINT64_MAX, last = UINT64_MAX;

    for (; at; at = strchr(at, '\n')) {
        at += *at == '\n';
        if (!*at)
            break;
        before = last;
        last = UINT64_MAX;
        sscanf(at, "rewind %" SCNu64, &last);
    }
    return before < last ? before : last;
}

static struct done at(const struct session *session, size_t i)
{
    const struct event *event = session_event(session, i);

    return (struct done){event->tick, rng_hash(event->words)};
}

/* All that was told is there, and of one doing more perhaps a part. */
static void compare(struct told *told, const struct session *session,
                    uint64_t rewind)
{
    size_t count = session_event_count(session);

    take_back(told, rewind);
    if (count == told->count + 1)
        told->events[told->count++] = at(session, count - 1);
    assert_int_equal(count, told->count);
    for (size_t i = 0; i < count; i++) {
        struct done is = at(session, i);

        assert_int_equal(is.tick, told->events[i].tick);
        assert_int_equal(is.what, told->events[i].what);
    }
}

static struct session *load(struct journal *journal, const char *path)
{
    struct session *session;
    const char *error = journal_load(journal, path, &session, NULL);

    if (error)
        fail_msg("%s", error);
    return session;
}

/* The parent sits down itself, plays a little, and finds that again. */
static void resume(struct told *told, const char *path)
{
    struct journal journal = {0};
    uint64_t rewind = last_rewind(path);
    struct session *session = load(&journal, path);

    compare(told, session, rewind);
    rig_do(session, "set SW 0x2a");
    session_run(session, 3);
    rig_do(session, "press BTN1");
    told->events[told->count] = at(session, told->count);
    told->events[told->count + 1] = at(session, told->count + 1);
    told->count += 2;
    journal_close(&journal, session);
    session_close(session);
    session = load(&journal, path);
    compare(told, session, UINT64_MAX);
    assert_string_equal(rig_read(session, "SW"), "00101010");
    journal_close(&journal, session);
    session_close(session);
}

/* Nothing was promised yet: the file may be missing, or have half a head. */
static int has_begun(const struct told *told, const char *path)
{
    const char *text, *open;

    if (told->is_there)
        return 1;
    if (access(path, F_OK) != 0)
        return 0;
    text = folder_text(path);
    open = strstr(text, "\nopen ");
    if (open && strchr(open + 1, '\n'))
        return 1;
    remove(path);
    return 0;
}

static void one_round(struct told *told, const char *path, int round,
                      struct rng *rng)
{
    if (round % ROUNDS_ON_ONE == 0) {
        remove(path);
        told->count = 0;
    }
    run_and_kill(told, path, round, rng);
    if (has_begun(told, path))
        resume(told, path);
    else
        assert_int_equal(told->count, 0);
}

CASE(whatever_was_acknowledged_survives_a_kill)
{
    struct folder folder;
    struct told told = {.count = 0};
    struct rng rng;

    BEGIN_CASE;
    told.events = calloc(EVENTS_MAX + 2, sizeof *told.events);
    assert_non_null(told.events);
    folder_begin(&folder);
    rng_seed(&rng, "kill");
    for (int round = 0; round < ROUNDS; round++)
        one_round(&told, folder_at(&folder, "game"), round, &rng);
    assert_true(told.heard > ROUNDS);   /* or nothing was tested */
    free(told.events);
    folder_end(&folder);
}

static const struct CMUnitTest tests[] = {
    TEST("kill: whatever was acknowledged survives SIGKILL, 200 times",
         whatever_was_acknowledged_survives_a_kill),
};

CHECK_MAIN("kill", tests)
