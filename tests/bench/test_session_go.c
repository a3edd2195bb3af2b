/* test_session_go.c - a machine with a processor, megabytes of memory and bots
 * that think for seconds, on the same bench as the small ones. */
#include "rig.h"

#include <string.h>

#include "bench/look.h"

static void tap(struct session *session, const char *key)
{
    char words[32];
    struct text to;

    text_begin(&to, words, sizeof words);
    text_put(&to, "press ");
    text_put(&to, key);
    rig_do(session, words);
    session_run(session, 600);
    text_begin(&to, words, sizeof words);
    text_put(&to, "release ");
    text_put(&to, key);
    rig_do(session, words);
    session_run(session, 600);
}

/* Against level 4, two moves each. */
static struct session *played(void)
{
    static const char *const keys[] = {"ENTER", "DOWN", "ENTER", "DOWN",
        "DOWN", "DOWN", "ENTER", "ENTER", "LEFT", "ENTER"};
    struct session *session;

    assert_null(session_open(&session, "go:de1soc#11"));
    session_run(session, 3000);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        tap(session, keys[i]);
    session_run(session, 31250);
    tap(session, "UP");
    tap(session, "UP");
    tap(session, "ENTER");
    session_run(session, 31250);
    return session;
}

struct moment {
    uint64_t tick, sum, picture;
};

enum { MOMENTS = 30 };

CASE(every_moment_comes_again_also_in_the_middle_of_a_thought)
{
    struct session *session = played(), *again = played();
    struct moment moments[MOMENTS];
    uint64_t end = session_end(session);
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "moments");
    session_seek(again, 0);
    for (int i = 0; i < MOMENTS; i++) {
        session_run(again, end / MOMENTS - 1);
        moments[i] = (struct moment){session_tick(again), session_sum(again),
                                     look_picture(again)};
    }
    for (int i = 0; i < 2 * MOMENTS; i++) {
        const struct moment *moment = &moments[rng_below(&rng, MOMENTS)];

        session_seek(session, moment->tick);
        assert_true(session_sum(session) == moment->sum);
        assert_true(look_picture(session) == moment->picture);
    }
    session_close(session);
    session_close(again);
}

static void assert_expects(const struct session *session, const char *words,
                           int holds)
{
    struct look_answer answer;

    assert_null(look_expect(session, words, &answer));
    assert_int_equal(answer.holds, holds);
}

CASE(a_screen_is_read_by_some_of_its_words_or_as_a_number)
{
    struct session *session = played();
    struct look_answer answer;
    char words[32];
    struct text to;

    BEGIN_CASE;
    assert_expects(session, "VGA \"Black to move\"", 1);
    assert_expects(session, "VGA \"White to move\"", 0);
    assert_expects(session, "VGA \"move 4\"", 1);
    text_begin(&to, words, sizeof words);
    text_put(&to, "VGA 0x");
    text_put_hex(&to, look_picture(session), 8);
    assert_expects(session, words, 1);
    assert_expects(session, "VGA 0x12345678", 0);
    assert_non_null(look_expect(session, "VGA 0xhello", &answer));
    tap(session, "LEFT");
    assert_expects(session, words, 0);
    session_close(session);
}

CASE(a_screen_is_read_pixel_by_pixel)
{
    static const char *const wrong[] = {
        "VGA 640,0=000", "VGA 0,480=000", "VGA 1,2=ff", "VGA 1,2=fgf",
        "VGA 1,2=ffff", "VGA \"1,2=222 dark\"",
    };
    struct session *session = played();
    struct look_answer answer;

    BEGIN_CASE;
    assert_expects(session, "VGA 110,10=db8", 1);
    assert_expects(session, "VGA 110,10=DB8", 1);
    assert_expects(session, "VGA 110,10=dx8", 1);
    assert_expects(session, "VGA 110,10=dx9", 0);
    assert_expects(session, "VGA \"128,60=000 127,60=db8 129,60=db8\"", 1);
    assert_expects(session, "VGA \"128,60=000 127,60=000\"", 0);
    assert_null(look_expect(session, "VGA \"128,60=fff 110,10=fff\"",
                            &answer));
    assert_string_equal(answer.actual, "128,60=000 110,10=db8");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        rig_says(look_expect(session, wrong[i], &answer),
                 "is not a list of pixels|320,212=eee");
    session_close(session);
}

CASE(a_speaker_is_read_as_the_sound_it_makes)
{
    struct session *session = played();

    BEGIN_CASE;
    assert_expects(session, "SPK \"\"", 1);
    tap(session, "LEFT");
    tap(session, "ENTER");
    assert_expects(session, "SPK \"place\"", 1);
    assert_expects(session, "SPK \"capture\"", 0);
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("session: every moment of a Go machine comes again, inside thoughts",
         every_moment_comes_again_also_in_the_middle_of_a_thought),
    TEST("look: a screen is read by some of its words, or as a number",
         a_screen_is_read_by_some_of_its_words_or_as_a_number),
    TEST("look: pixels of a screen are read one by one",
         a_screen_is_read_pixel_by_pixel),
    TEST("look: a speaker is read as the sound it makes",
         a_speaker_is_read_as_the_sound_it_makes),
};

CHECK_MAIN("session_go", tests)
