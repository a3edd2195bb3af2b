/* test_frame.c - light as a face shows it: how bright, and what blinks. */
#include "rig.h"

#include <string.h>

#include "base/glyph.h"
#include "bench/look.h"

static const struct part *find(const struct session *session,
                               const char *name)
{
    const struct board_type *board = session_machine(session)->board;
    struct parts parts = board_find(board, name);

    assert_int_equal(parts.count, 1);
    return &board->parts[parts.first];
}

static uint8_t bright(const uint8_t *frame, const struct session *session,
                      const char *name)
{
    return frame[find(session, name)->light];
}

static int blinks(const struct session *session, const char *name)
{
    return session_blinks(session, find(session, name)->light);
}

/* Lit segments read 255, dark ones 0: "_A-b" from AN3 to AN0. */
static void check_digits(const uint8_t *frame, const struct session *session,
                         const char *digits)
{
    static const char *const names[] = {"AN3", "AN2", "AN1", "AN0"};

    for (int i = 0; i < 4; i++) {
        int light = find(session, names[i])->light;

        for (int s = 0; s < 8; s++)
            assert_int_equal(frame[light + s],
                glyph_segments(digits[i]) >> s & 1 ? 255 : 0);
    }
}

static void check_frame(struct session *session, const char *digits)
{
    uint8_t frame[LIGHTS_MAX];

    memset(frame, 0x55, sizeof frame);
    session_frame(session, frame);
    check_digits(frame, session, digits);
}

/* Scanned digits */

CASE(scanned_digits_are_fully_lit_over_any_number_of_scans)
{
    struct session *session = rig_open("duel:basys2");
    uint64_t scan = (uint64_t)session_machine(session)->board->scan_ticks;

    BEGIN_CASE;
    session_run(session, 50);
    for (uint64_t phase = 0; phase < scan; phase++) {
        for (uint64_t scans = 1; scans < 70; scans++) {
            session_frame(session, (uint8_t[LIGHTS_MAX]){0});
            session_run(session, scans * scan);
            check_frame(session, "_A-b");
        }
        session_run(session, 1);
    }
    session_close(session);
}

CASE(a_digit_with_wires_of_its_own_is_lit_in_any_tick)
{
    struct session *session = rig_open("duel:sim");

    BEGIN_CASE;
    for (uint64_t ticks = 1; ticks < 20; ticks++) {
        session_run(session, ticks);
        check_frame(session, "_A-b");
    }
    session_close(session);
}

/* Whatever n is not a multiple of, no segment that is dark may shine. */
CASE(dark_segments_stay_dark_in_broken_scans)
{
    struct session *session = rig_open("duel:basys2");
    int light = find(session, "AN3")->light;
    uint8_t frame[LIGHTS_MAX];

    BEGIN_CASE;
    session_run(session, 8);
    for (uint64_t ticks = 0; ticks < 40; ticks++) {
        session_run(session, ticks);
        session_frame(session, frame);
        for (int s = 0; s < 8; s++)
            assert_int_equal(frame[light + s], 0);
    }
    session_close(session);
}

/* LEDs */

static uint8_t share(uint64_t on, uint64_t all)
{
    return (uint8_t)((on * 255 + all / 2) / all);
}

/* LD0 of the null machine follows its button a tick later. */
CASE(an_led_is_as_bright_as_it_was_long_on)
{
    struct session *session = rig_open("null");
    uint8_t frame[LIGHTS_MAX];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "light");
    for (int i = 0; i < 500; i++) {
        uint64_t on = rng_below(&rng, 300), off = 1 + rng_below(&rng, 300);

        rig_do(session, "press BTN0");
        session_run(session, on);
        rig_do(session, "release BTN0");
        session_run(session, off);
        session_frame(session, frame);
        assert_int_equal(bright(frame, session, "LD0"), share(on, on + off));
        assert_int_equal(bright(frame, session, "LD1"), 0);
    }
    session_close(session);
}

CASE(an_led_that_is_half_on_reads_half)
{
    struct session *session = rig_open("null");
    uint8_t frame[LIGHTS_MAX];

    BEGIN_CASE;
    rig_do(session, "set SW0 1");
    session_run(session, 500);
    rig_do(session, "set SW0 0");
    session_run(session, 500);
    session_frame(session, frame);
    assert_in_range(bright(frame, session, "LD1"), 127, 128);
    session_close(session);
}

/* The LEDs of a game that is over change every half second. On a board with
 * scanned digits an LED is still no digit: half of the time is half. */
CASE(a_blinking_led_is_half_as_bright)
{
    struct session *session = rig_open("duel:basys2");
    uint8_t frame[LIGHTS_MAX];
    int partly = 0;

    BEGIN_CASE;
    rig_match(session);
    session_frame(session, frame);
    session_run(session, 1000);
    session_frame(session, frame);
    assert_in_range(bright(frame, session, "LD0"), 127, 128);
    session_run(session, 2);            /* so that scans straddle changes */
    session_frame(session, frame);
    for (int i = 0; i < 250; i++) {
        session_run(session, 4);
        session_frame(session, frame);
        partly += bright(frame, session, "LD0") % 255 != 0;
    }
    assert_int_equal(partly, 2);        /* one goes on, one goes off */
    session_close(session);
}

CASE(a_frame_begins_where_the_last_one_ended)
{
    struct session *session = rig_open("null");
    uint8_t frame[LIGHTS_MAX];

    BEGIN_CASE;
    rig_do(session, "press BTN0");
    session_run(session, 101);
    session_frame(session, frame);
    rig_do(session, "release BTN0");
    session_run(session, 1);            /* the chip still holds it */
    session_frame(session, frame);
    assert_int_equal(bright(frame, session, "LD0"), 255);
    session_run(session, 100);
    session_frame(session, frame);
    assert_int_equal(bright(frame, session, "LD0"), 0);
    session_close(session);
}

/* While time stands still */

CASE(a_pause_shows_the_last_scan)
{
    struct session *session = rig_open("duel:basys2");

    BEGIN_CASE;
    check_frame(session, "____");
    session_run(session, 52);
    check_frame(session, "_A-b");
    for (int i = 0; i < 3; i++)
        check_frame(session, "_A-b");
    session_run(session, 3);            /* less than a scan */
    check_frame(session, "_A-b");
    check_frame(session, "_A-b");
    session_close(session);
}

CASE(a_seek_shows_the_last_scan_of_its_tick)
{
    struct session *session = rig_open("duel:basys2");

    BEGIN_CASE;
    session_run(session, 1000);
    rig_do(session, "tap BTN3");
    session_run(session, 3900);
    session_seek(session, 500);
    check_frame(session, "_A-b");
    session_seek(session, 1500);
    check_frame(session, "_0-0");
    session_run(session, 2);
    check_frame(session, "_0-0");
    session_seek(session, 4000);
    check_frame(session, "_P-A");
    session_seek(session, session_end(session));
    check_frame(session, "_P-A");
    session_seek(session, 0);
    check_frame(session, "____");
    session_close(session);
}

/* The way back from the old time to the new one shines on nobody. */
CASE(light_from_before_a_seek_is_forgotten)
{
    struct session *session = rig_open("null");
    uint8_t frame[LIGHTS_MAX];

    BEGIN_CASE;
    rig_do(session, "press BTN0");
    session_run(session, 100);
    rig_do(session, "release BTN0");
    session_run(session, 100);
    session_seek(session, 150);
    session_run(session, 50);
    session_frame(session, frame);
    assert_int_equal(bright(frame, session, "LD0"), 0);
    session_close(session);
}

/* What shone in the last ticks, worked out from the pins themselves. */
struct afterglow {
    uint64_t words[16];
    uint64_t ticks;
};

static void check_afterglow(void *with, const struct session *session)
{
    struct afterglow *self = with;
    const struct board_type *board = session_machine(session)->board;
    struct lights lit;
    uint64_t all = 0;

    memset(&lit, 0, sizeof lit);
    board->shine(session_out(session), &lit);
    self->words[self->ticks++ % 16] = lit.word[0];
    for (int i = 0; i < board->scan_ticks; i++)
        all |= self->words[(self->ticks - 1 - (unsigned)i) % 16];
    assert_int_equal(session_seen(session)->word[0], all);
}

static void check_seen(const char *id)
{
    struct session *session = rig_open(id);
    struct afterglow glow = {{0}, 0};
    struct rng rng;

    rng_seed(&rng, id);
    session_watch(session, check_afterglow, &glow);
    rig_play(&rng, session, 500, 100);
    assert_int_equal(glow.ticks, session_tick(session));
    session_close(session);
}

CASE(seen_is_what_was_lit_at_any_time_in_the_last_scan)
{
    BEGIN_CASE;
    check_seen("duel:basys2");
    check_seen("duel:sim");
    check_seen("null");
}

/* Blinking */

static void check_blinking(const struct session *session, int expected)
{
    static const char *const names[] = {
        "LD0", "LD1", "LD2", "LD3", "LD4", "LD5", "LD6", "LD7",
    };

    for (int i = 0; i < 8; i++)
        assert_int_equal(blinks(session, names[i]), expected);
}

static void check_end(const char *id)
{
    struct session *session = rig_open(id);
    uint64_t hz = session_machine(session)->board->clock_hz;

    rig_match(session);
    assert_string_equal(rig_read(session, "AN"), "_0-2");
    rig_wait(session, 10);
    for (uint64_t i = 0; i < 4 * hz; i++) {
        session_run(session, 1);
        check_blinking(session, 1);
    }
    rig_do(session, "tap BTN0");
    rig_wait(session, 25);
    check_blinking(session, 0);
    session_close(session);
}

CASE(the_leds_of_a_game_that_is_over_blink)
{
    BEGIN_CASE;
    check_end("duel:basys2");
    check_end("duel:sim");
}

/* Notes the first digits under which any LED blinks. */
static void note_blinking(void *with, const struct session *session)
{
    char *digits = with;

    for (int i = 0; i < 8 && !*digits; i++)
        if (session_blinks(session, i))
            strcpy(digits, rig_read(session, "AN"));
}

/* As quick as a person can be: judged and gone on at once. */
static void miss_quickly(struct session *session)
{
    for (int i = 0; i < 3; i++) {
        rig_wait(session, 22);
        rig_enter(session, 'b', "LALA");
        rig_do(session, "tap BTN0");
    }
}

static void check_judgements(const char *id)
{
    struct session *session = rig_open(id);
    char digits[LOOK_MAX] = "";

    session_watch(session, note_blinking, digits);
    rig_do(session, "tap BTN3");
    rig_wait(session, 45);
    rig_enter(session, 'A', "ALEF");
    rig_wait(session, 22);
    miss_quickly(session);
    assert_string_equal(digits, "");
    rig_do(session, "tap BTN2");
    rig_match(session);
    assert_string_equal(digits, "_0-2");
    session_close(session);
}

CASE(a_judgement_that_comes_and_goes_does_not_blink)
{
    BEGIN_CASE;
    check_judgements("duel:basys2");
    check_judgements("duel:sim");
}

CASE(a_steady_light_does_not_blink)
{
    struct session *session = rig_open("null");

    BEGIN_CASE;
    rig_do(session, "press BTN0");
    for (int i = 0; i < 5000; i++) {
        session_run(session, 1);
        assert_int_equal(blinks(session, "LD0"), 0);
        assert_int_equal(blinks(session, "LD1"), 0);
    }
    session_close(session);
}

/* LD0 changes at ticks 11, 11 + gap and 11 + 2 gap. */
static void change_thrice(struct session *session, uint64_t gap)
{
    session_run(session, 9);
    rig_do(session, "press BTN0");
    session_run(session, gap);
    rig_do(session, "release BTN0");
    session_run(session, gap);
    rig_do(session, "press BTN0");
    session_run(session, 2);
}

CASE(three_changes_in_two_seconds_are_blinking)
{
    struct session *session;

    BEGIN_CASE;
    session = rig_open("null");
    change_thrice(session, 999);
    assert_int_equal(session_tick(session), 11 + 2 * 999);
    assert_int_equal(blinks(session, "LD0"), 1);
    session_run(session, 1);
    assert_int_equal(blinks(session, "LD0"), 1);
    session_run(session, 1);
    assert_int_equal(blinks(session, "LD0"), 0);
    session_close(session);

    session = rig_open("null");
    change_thrice(session, 1000);
    assert_int_equal(blinks(session, "LD0"), 0);
    session_close(session);

    session = rig_open("null");
    change_thrice(session, 1);
    session_run(session, 2011 - session_tick(session) - 1);
    assert_int_equal(blinks(session, "LD0"), 1);
    session_run(session, 1);
    assert_int_equal(blinks(session, "LD0"), 0);
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("frame: scanned digits are fully lit over any number of scans",
         scanned_digits_are_fully_lit_over_any_number_of_scans),
    TEST("frame: a digit with wires of its own is lit in any tick",
         a_digit_with_wires_of_its_own_is_lit_in_any_tick),
    TEST("frame: dark segments stay dark in broken scans",
         dark_segments_stay_dark_in_broken_scans),
    TEST("frame: an LED is as bright as it was long on, exactly",
         an_led_is_as_bright_as_it_was_long_on),
    TEST("frame: an LED that is on half the time reads half",
         an_led_that_is_half_on_reads_half),
    TEST("frame: a blinking LED is half as bright",
         a_blinking_led_is_half_as_bright),
    TEST("frame: a frame begins where the last one ended",
         a_frame_begins_where_the_last_one_ended),
    TEST("frame: a pause shows the last scan", a_pause_shows_the_last_scan),
    TEST("frame: a seek shows the last scan of its tick",
         a_seek_shows_the_last_scan_of_its_tick),
    TEST("frame: light from before a seek is forgotten",
         light_from_before_a_seek_is_forgotten),
    TEST("frame: seen is what was lit at any time in the last scan",
         seen_is_what_was_lit_at_any_time_in_the_last_scan),
    TEST("frame: the LEDs of a game that is over blink",
         the_leds_of_a_game_that_is_over_blink),
    TEST("frame: a judgement that comes and goes does not blink",
         a_judgement_that_comes_and_goes_does_not_blink),
    TEST("frame: a steady light does not blink",
         a_steady_light_does_not_blink),
    TEST("frame: three changes in two seconds are blinking",
         three_changes_in_two_seconds_are_blinking),
};

CHECK_MAIN("frame", tests)
