/* test_sound.c - the speaker's levels as samples: exact, and without clicks.
 */
#include "player/at_board.h"

#include <stdlib.h>

#include "player/sound.h"

enum { HZ = 31250, TAPS = 3, MANY = 200000 };

static struct sound sound;
static int16_t samples[MANY];
static int16_t levels[MANY];            /* of every tick, for the reference */
static uint32_t level_count;

/* A menu is opened and left, and stones are placed: all of it sounds. */
static void begin_go(struct sitting *self)
{
    memset(&sound, 0, sizeof sound);
    level_count = 0;
    begin(self, "go:de1soc#1");
    frames(self, 60);
    for (const char *keys = "ee"; *keys; keys++) {
        player_work_key(&self->game, (unsigned char)*keys, HOLD_TAP);
        frames(self, 20);
    }
}

static void place(struct sitting *self)
{
    player_work_key(&self->game, 'e', HOLD_TAP);
}

/* One tick at a time, so that the test hears the levels itself. */
static uint32_t hear(struct sitting *self, uint32_t ticks, uint32_t rate_hz)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < ticks; i++) {
        struct playing playing;

        sound_listen(&sound, &self->play, rate_hz);
        play_run(&self->play, 1);
        sound_leave(&self->play);
        playing = session_playing(self->play.session);
        levels[level_count++] = playing.type->level(playing.from);
        count += sound_take(&sound, samples + count, MANY - count);
    }
    return count;
}

/* Goes on into a sound; the level there. */
static int hear_until_loud(struct sitting *self)
{
    for (int i = 0; abs(sound.level) < 2000 && i < 20000; i++)
        hear(self, 1, 48000);
    assert_true(abs(sound.level) >= 2000);
    return sound.level;
}

static int loudest(uint32_t count)
{
    int most = 0;

    for (uint32_t i = 0; i < count; i++)
        most = abs(samples[i]) > most ? abs(samples[i]) : most;
    return most;
}

static int largest_step(uint32_t count)
{
    int most = 0;

    for (uint32_t i = 1; i < count; i++) {
        int step = abs(samples[i] - samples[i - 1]);

        most = step > most ? step : most;
    }
    return most;
}

/* The mean of the levels at a tick and before it, as the speaker holds each
 * of its samples for about so long. */
static double smoothed(uint32_t tick)
{
    double sum = 0;

    for (uint32_t i = 0; i < TAPS; i++)
        sum += tick >= i ? levels[tick - i] : 0;
    return (double)(int)(sum / TAPS);
}

/* The same by the slow way: in floating point, from the ends of each sample's
 * time. */
static double reference(uint32_t sample, double rate_hz, double tick_hz)
{
    double from = sample / rate_hz * tick_hz;
    double to = (sample + 1) / rate_hz * tick_hz;
    double sum = 0;

    for (uint32_t tick = (uint32_t)from; tick < to; tick++) {
        double a = tick > from ? tick : from;
        double b = tick + 1 < to ? tick + 1 : to;

        sum += (b - a) * smoothed(tick);
    }
    return sum / (to - from);
}

static void expect_reference(uint32_t count, double rate_hz, double tick_hz)
{
    for (uint32_t i = 0; i + 1 < count; i++) {
        double wanted = reference(i, rate_hz, tick_hz);

        if (samples[i] - wanted > 1.001 || wanted - samples[i] > 1.001)
            fail_msg("sample %u is %d, wanted %f", i, samples[i], wanted);
    }
}

/* Slides from before are over when a stone falls. */
static void expect_exact(uint32_t rate_hz, uint32_t speed_tenths)
{
    struct sitting s;
    uint32_t count;

    begin_go(&s);
    s.play.pace.speed_tenths = speed_tenths;
    place(&s);
    count = hear(&s, 12000, rate_hz);
    assert_in_range(count, (uint64_t)12000 * rate_hz * 10
                           / ((uint64_t)HZ * speed_tenths) - 1,
                    (uint64_t)12000 * rate_hz * 10
                    / ((uint64_t)HZ * speed_tenths) + 1);
    assert_true(loudest(count) > 1000);
    expect_reference(count, rate_hz, HZ * speed_tenths / 10.0);
    play_close(&s.play);
}

CASE(samples_are_the_mean_over_their_time_at_any_rate)
{
    BEGIN_CASE;
    expect_exact(48000, 10);
    expect_exact(44100, 10);
    expect_exact(HZ, 10);
    expect_exact(8000, 10);
}

CASE(at_other_speeds_it_is_higher_or_lower)
{
    BEGIN_CASE;
    expect_exact(48000, 20);
    expect_exact(48000, 5);
}

CASE(at_unlimited_speed_and_without_a_card_nothing_is_heard)
{
    struct sitting s;

    BEGIN_CASE;
    begin_go(&s);
    s.play.pace.speed_tenths = PACE_UNLIMITED;
    place(&s);
    assert_int_equal(hear(&s, 9000, 48000), 0);
    s.play.pace.speed_tenths = 10;
    assert_int_equal(hear(&s, 9000, 0), 0);
    play_close(&s.play);
}

CASE(a_machine_without_a_speaker_gives_no_samples)
{
    struct sitting s;

    BEGIN_CASE;
    memset(&sound, 0, sizeof sound);
    begin(&s, "duel:basys2");
    sound_listen(&sound, &s.play, 48000);
    frames(&s, 50);
    assert_int_equal(sound_ready(&sound), 0);
    play_close(&s.play);
}

CASE(a_seek_is_not_heard)
{
    struct sitting s;

    BEGIN_CASE;
    begin_go(&s);
    place(&s);
    hear(&s, 3000, 48000);
    play_seek(&s.play, 0);
    play_seek(&s.play, UINT64_MAX);
    assert_int_equal(sound_ready(&sound), 0);
    play_close(&s.play);
}

/* In the middle of a sound time is taken back to silence, or goes on from
 * silence to a sound: neither makes a step that the sound itself has not. */
CASE(a_jump_in_time_does_not_click)
{
    struct sitting s;
    uint32_t count;
    int own, before;

    BEGIN_CASE;
    begin_go(&s);
    place(&s);
    own = largest_step(hear(&s, 9000, 48000));
    play_seek(&s.play, session_tick(s.play.session) - 8000);
    before = hear_until_loud(&s);
    play_seek(&s.play, 10);
    count = hear(&s, 3000, 48000);
    assert_in_range(abs(samples[0] - before), 0, own + 90);
    assert_in_range(largest_step(count), 0, own + 90);
    assert_int_equal(samples[count - 1], 0);
    play_close(&s.play);
}

CASE(a_card_that_runs_dry_fades_to_silence)
{
    struct sitting s;
    uint32_t count = 0, more;
    int last;

    BEGIN_CASE;
    begin_go(&s);
    place(&s);
    last = hear_until_loud(&s);
    while ((more = sound_fade(&sound, samples + count, 100)) > 0)
        count += more;
    assert_in_range(count, abs(last) / 100, 800);
    assert_int_equal(samples[count - 1], 0);
    assert_in_range(abs(samples[0] - last), 0, 90);
    assert_in_range(largest_step(count), 0, 90);
    count = hear(&s, 10, 48000);
    assert_in_range(abs(samples[0]), 0, 3000);
    play_close(&s.play);
}

CASE(what_nobody_takes_is_dropped_and_a_slow_card_catches_up)
{
    struct sitting s;
    int16_t before;

    BEGIN_CASE;
    begin_go(&s);
    place(&s);
    sound_listen(&sound, &s.play, 48000);
    play_run(&s.play, 20000);
    sound_leave(&s.play);
    assert_int_equal(sound_ready(&sound), SOUND_ROOM);
    before = sound.ring[sound.from];
    sound_catch_up(&sound, 500);
    assert_int_equal(sound_ready(&sound), 500);
    assert_int_equal(sound_take(&sound, samples, 1000), 500);
    assert_int_equal(samples[0], before);
    sound_catch_up(&sound, 0);
    assert_int_equal(sound_ready(&sound), 0);
    play_close(&s.play);
}

/* The old session is gone: it must not be asked for anything. */
CASE(another_game_in_its_place_is_listened_to)
{
    struct sitting s;

    BEGIN_CASE;
    begin_go(&s);
    place(&s);
    hear(&s, 2000, 48000);
    play_close(&s.play);
    begin(&s, "go:de1soc#2");
    assert_in_range(hear(&s, 3125, 48000), 4799, 4801);
    play_close(&s.play);
}

static const struct CMUnitTest tests[] = {
    TEST("sound: samples are the mean over their time at any rate",
         samples_are_the_mean_over_their_time_at_any_rate),
    TEST("sound: at other speeds it is higher or lower",
         at_other_speeds_it_is_higher_or_lower),
    TEST("sound: at unlimited speed and without a card nothing is heard",
         at_unlimited_speed_and_without_a_card_nothing_is_heard),
    TEST("sound: a machine without a speaker gives no samples",
         a_machine_without_a_speaker_gives_no_samples),
    TEST("sound: a seek is not heard", a_seek_is_not_heard),
    TEST("sound: a jump in time does not click",
         a_jump_in_time_does_not_click),
    TEST("sound: a card that runs dry fades to silence",
         a_card_that_runs_dry_fades_to_silence),
    TEST("sound: what nobody takes is dropped, and a slow card catches up",
         what_nobody_takes_is_dropped_and_a_slow_card_catches_up),
    TEST("sound: another game in its place is listened to",
         another_game_in_its_place_is_listened_to),
};

CHECK_MAIN("sound", tests)
