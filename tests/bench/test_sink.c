/* test_sink.c - the lines that a session writes, and when it writes them. */
#include "rig.h"

#include <string.h>

#include "bench/script.h"

/* A sink that looks at the session at the moment of each line. */
struct witness {
    const struct session *session;
    pins in;
    size_t events;
    uint64_t end;
    int lines;
};

static const char *look_on(void *to, const char *line)
{
    struct witness *self = to;

    (void)line;
    self->in = session_in(self->session);
    self->events = session_event_count(self->session);
    self->end = session_end(self->session);
    self->lines++;
    return NULL;
}

CASE(a_line_is_written_before_it_takes_effect)
{
    struct session *session = rig_open("duel:sim");
    struct witness witness = {session, 9, 9, 9, 0};

    BEGIN_CASE;
    session_journal(session, (struct session_sink){look_on, &witness});
    rig_do(session, "set SW 3");
    assert_int_equal(witness.in, 0);
    assert_int_equal(witness.events, 0);
    session_run(session, 20);
    rig_do(session, "set SW 5");
    assert_int_equal(witness.in, 0x30);
    assert_int_equal(witness.events, 1);
    assert_int_equal(session_in(session), 0x50);
    assert_null(session_rewind(session, 10));
    assert_int_equal(witness.events, 2);
    assert_int_equal(witness.end, 20);
    assert_int_equal(session_event_count(session), 1);
    session_close(session);
}

/* A sink that refuses every line with a word in it. */
static const char *refuse(void *to, const char *line)
{
    return strstr(line, to) ? "the disk is full" : NULL;
}

CASE(a_line_that_is_refused_has_no_effect)
{
    struct session *session = rig_open("duel:sim");

    BEGIN_CASE;
    rig_do(session, "set SW 1");
    session_run(session, 7);
    session_journal(session, (struct session_sink){refuse, (char[]){"@"}});
    rig_says(session_do(session, "set SW 2"), "the disk is full");
    rig_says(session_do(session, "tap BTN3"), "the disk is full");
    rig_says(session_do(session, "power"), "the disk is full");
    assert_int_equal(session_in(session), 0x10);
    assert_int_equal(session_tick(session), 7);
    assert_int_equal(session_event_count(session), 1);
    session_run(session, 5);
    assert_int_equal(session_in(session), 0x10);
    session_journal(session, (struct session_sink){NULL, NULL});
    rig_do(session, "set SW 2");
    assert_int_equal(session_in(session), 0x20);
    session_close(session);
}

CASE(a_rewind_that_is_refused_forgets_nothing)
{
    struct session *session = rig_open("duel:sim");

    BEGIN_CASE;
    session_run(session, 10);
    rig_do(session, "set SW 1");
    session_run(session, 10);
    session_journal(session,
                    (struct session_sink){refuse, (char[]){"rewind"}});
    rig_says(session_rewind(session, 5), "the disk is full");
    assert_int_equal(session_end(session), 20);
    assert_int_equal(session_event_count(session), 1);
    session_seek(session, 20);
    assert_int_equal(session_in(session), 0x10);
    session_close(session);
}

/* Nothing happened means that the old future is still there, too. */
CASE(an_event_refused_after_a_seek_leaves_the_future)
{
    struct session *session = rig_open("duel:sim");

    BEGIN_CASE;
    session_run(session, 10);
    rig_do(session, "set SW 1");
    session_run(session, 10);
    session_seek(session, 5);
    session_journal(session,
                    (struct session_sink){refuse, (char[]){"press"}});
    rig_says(session_do(session, "press BTN3"), "the disk is full");
    assert_int_equal(session_end(session), 20);
    assert_int_equal(session_event_count(session), 1);
    session_close(session);
}

CASE(lines_read_as_in_the_manual)
{
    struct session *session = rig_open("duel:sim#4 hide=on");
    struct rig_page page = {0};

    BEGIN_CASE;
    session_journal(session, rig_page_sink(&page));
    rig_do(session, "  set   SW   5");
    session_run(session, 120);
    rig_do(session, "tap BTN3");
    rig_do(session, "power");
    session_seek(session, 100);
    assert_null(session_rewind(session, 100));
    rig_do(session, "release BTN0");
    assert_null(session_rewind(session, 100));  /* drops it again */
    assert_null(session_rewind(session, 100));  /* nothing to drop */
    assert_string_equal(page.text,
        "@0 set SW 5\n@120 press BTN3\n@121 release BTN3\n@121 power\n"
        "rewind 100\n@100 release BTN0\nrewind 100\n");
    rig_page_free(&page);
    session_close(session);
}

CASE(a_seek_alone_writes_nothing)
{
    struct session *session = rig_open("duel:sim#4");
    struct rig_page page = {0};

    BEGIN_CASE;
    rig_do(session, "set SW 5");
    session_run(session, 50);
    session_journal(session, rig_page_sink(&page));
    session_seek(session, 20);
    session_seek(session, 50);
    session_run(session, 50);
    rig_do(session, "set SW 6");
    assert_string_equal(page.text, "@100 set SW 6\n");
    rig_page_free(&page);
    session_close(session);
}

/* The whole session */

static void check_written(const struct session *session,
                          const char *expected)
{
    struct rig_page page = {0};

    assert_null(session_write(session, rig_page_sink(&page)));
    assert_string_equal(page.text, expected);
    rig_page_free(&page);
}

CASE(a_session_is_written_with_head_events_and_end)
{
    struct session *session = rig_open("duel:sim#4 repeat=counting");

    BEGIN_CASE;
    check_written(session,
        "boardwalk 1\nopen duel:sim#4 repeat=counting\n@0\n");
    rig_do(session, "set SW 5");
    session_run(session, 120);
    rig_do(session, "press BTN3");
    session_run(session, 3);
    check_written(session,
        "boardwalk 1\nopen duel:sim#4 repeat=counting\n"
        "@0 set SW 5\n@120 press BTN3\n@123\n");
    session_close(session);
}

CASE(a_session_taken_back_is_written_up_to_there)
{
    struct session *session = rig_open("duel:sim#4");

    BEGIN_CASE;
    rig_do(session, "set SW 5");
    session_run(session, 120);
    rig_do(session, "press BTN3");
    session_run(session, 30);
    session_seek(session, 120);
    check_written(session, "boardwalk 1\nopen duel:sim#4\n@0 set SW 5\n@120\n");
    session_seek(session, 121);
    check_written(session, "boardwalk 1\nopen duel:sim#4\n@0 set SW 5\n"
                           "@120 press BTN3\n@121\n");
    assert_int_equal(session_end(session), 150);
    session_close(session);
}

static struct session *read_back(const struct session *session)
{
    struct rig_page page = {0};
    struct script script;
    struct session *again;

    assert_null(session_write(session, rig_page_sink(&page)));
    script_begin(&script);
    assert_null(script_text(&script, page.text));
    again = script_take(&script);
    script_end(&script);
    rig_page_free(&page);
    return again;
}

CASE(what_is_written_reads_as_the_same_session)
{
    static const char *const ids[] = {
        "duel#77", "duel:sim#78 hide=on repeat=counting", "null#79",
    };
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "write");
    for (int i = 0; i < 60; i++) {
        struct session *session = rig_open(ids[i % 3]), *again;

        rig_play(&rng, session, 60, 200);
        if (i & 1)
            session_seek(session, rng_below(&rng, session_end(session)));
        again = read_back(session);
        rig_compare(again, session);
        assert_string_equal(session_setup(again)->seed,
                            session_setup(session)->seed);
        session_close(again);
        session_close(session);
    }
}

/* Refuses from the n-th line on. */
static const char *refuse_later(void *to, const char *line)
{
    int *left = to;

    (void)line;
    return (*left)-- > 0 ? NULL : "no more room";
}

CASE(writing_stops_at_the_first_error)
{
    struct session *session = rig_open("duel#1");

    BEGIN_CASE;
    rig_do(session, "tap BTN1");
    for (int lines = 0; lines <= 5; lines++) {
        int left = lines;
        const char *error = session_write(session,
            (struct session_sink){refuse_later, &left});

        if (lines < 5)
            rig_says(error, "no more room");
        else
            assert_null(error);
        assert_int_equal(left, lines < 5 ? -1 : 0);
    }
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("sink: a line is written before it takes effect",
         a_line_is_written_before_it_takes_effect),
    TEST("sink: a line that is refused has no effect",
         a_line_that_is_refused_has_no_effect),
    TEST("sink: a rewind that is refused forgets nothing",
         a_rewind_that_is_refused_forgets_nothing),
    TEST("sink: an event refused after a seek leaves the future",
         an_event_refused_after_a_seek_leaves_the_future),
    TEST("sink: lines read as in the manual", lines_read_as_in_the_manual),
    TEST("sink: a seek alone writes nothing", a_seek_alone_writes_nothing),
    TEST("sink: a session is written with head, events and end",
         a_session_is_written_with_head_events_and_end),
    TEST("sink: a session taken back is written up to there",
         a_session_taken_back_is_written_up_to_there),
    TEST("sink: what is written reads as the same session",
         what_is_written_reads_as_the_same_session),
    TEST("sink: writing stops at the first error",
         writing_stops_at_the_first_error),
};

CHECK_MAIN("sink", tests)
