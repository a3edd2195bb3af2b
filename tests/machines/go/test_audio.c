/* test_audio.c - the audio controller, clock by clock. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/oracle.h"
#include "base/rng.h"
#include "base/text.h"
#include "machines/go/audio.h"

enum { CLOCK_HZ = 50000000, PLACE = 1, CAPTURE, ILLEGAL, GAME_OVER };

static const struct audio_in idle = {.left_ready = 1, .right_ready = 1};

static struct audio fresh(void)
{
    struct audio self;

    audio_reset(&self);
    return self;
}

static struct audio_out clock(struct audio *self)
{
    return audio_clock(self, &idle);
}

static struct audio_out command(struct audio *self, uint8_t cmd)
{
    struct audio_in in = idle;

    in.cmd_write = 1;
    in.cmd = cmd;
    return audio_clock(self, &in);
}

/* Time */

/* To the end of a sound: every sample is there for one period, offered in its
 * first clock and then no more; busy for all of them and no clock longer. */
static void hear_all(int cmd)
{
    const struct audio_sound *sound = &audio_rom[cmd];
    struct audio self = fresh();
    struct audio_out out = command(&self, (uint8_t)cmd);

    for (int i = 0; i < sound->count; i++)
        for (int c = 0; c < AUDIO_PERIOD; c++) {
            if (!out.busy || out.left_data != sound->samples[i]
                || out.left_valid != (c == 0))
                fail_msg("sound %d, sample %d, clock %d", cmd, i, c);
            out = clock(&self);
        }
    assert_false(out.busy || out.left_valid || out.right_valid);
    assert_int_equal(out.left_data, 0);
}

CASE(a_sample_takes_6250_clocks_and_the_first_is_there_at_once)
{
    BEGIN_CASE;
    assert_int_equal(AUDIO_PERIOD, 6250);
    assert_int_equal(AUDIO_PERIOD * AUDIO_RATE, CLOCK_HZ);
    for (int cmd = PLACE; cmd <= GAME_OVER; cmd++)
        hear_all(cmd);
}

static const char *const names[] = {"", "place", "capture", "illegal",
                                    "game_over"};

CASE(the_sounds_are_as_long_as_the_table_says)
{
    struct oracle table;

    BEGIN_CASE;
    oracle_open(&table, "go/sounds.csv");
    for (int cmd = PLACE; cmd <= GAME_OVER; cmd++) {
        assert_true(oracle_next(&table));
        assert_string_equal(table.field[0], names[cmd]);
        assert_int_equal(audio_rom[cmd].count, atoi(table.field[1]));
        assert_int_equal(audio_rom[cmd].count * sizeof(int16_t),
                         atoi(table.field[2]));
        assert_int_equal(audio_rom[cmd].count * 1000 / AUDIO_RATE,
                         atoi(table.field[3]));
    }
    assert_false(oracle_next(&table));
    assert_int_equal(audio_rom[0].count, 0);
}

/* The fragment of the document, register for register. */
struct printed {
    int active_sound, sample_index, sample_clock, length;
    int samples, last_read;             /* what came of it */
};

static void printed_clock(struct printed *self)
{
    if (self->sample_clock < AUDIO_PERIOD) {
        self->sample_clock++;
        return;
    }
    self->sample_clock = 0;
    self->last_read = self->sample_index;
    self->samples++;
    if (self->sample_index >= self->length)
        self->active_sound = 0;
    else
        self->sample_index++;
}

static void play_printed(const struct oracle *row, int length)
{
    struct printed self = {.active_sound = 1, .length = length};
    int64_t clocks = 0;

    for (; self.active_sound; clocks++)
        printed_clock(&self);
    assert_int_equal(self.samples, atoi(row->field[4]));
    assert_int_equal(clocks, (int64_t)self.samples * atoi(row->field[5]));
    assert_int_equal((clocks + 25) / 50, atoi(row->field[6]));
    assert_int_equal(self.last_read, length);
}

CASE(the_printed_code_would_play_one_sample_and_one_clock_too_many)
{
    struct oracle table;

    BEGIN_CASE;
    oracle_open(&table, "go/sounds.csv");
    for (int cmd = PLACE; cmd <= GAME_OVER; cmd++) {
        assert_true(oracle_next(&table));
        play_printed(&table, audio_rom[cmd].count);
    }
    assert_false(oracle_next(&table));
}

CASE(both_channels_say_the_same)
{
    struct audio self = fresh();
    struct audio_out out = command(&self, CAPTURE);
    int differs = 0;

    BEGIN_CASE;
    for (int i = 0; i < 3 * AUDIO_PERIOD; i++, out = clock(&self)) {
        assert_int_equal(out.left_data, out.right_data);
        assert_int_equal(out.left_valid, out.right_valid);
        differs |= out.left_data != audio_rom[CAPTURE].samples[0];
    }
    assert_true(differs);
}

/* A sink that lets one wait */

struct ear {
    int taken;
    int is_waiting;                     /* valid was there, not ready */
    int16_t offered;
};

static void hear(struct ear *self, int is_ready, int valid, int16_t data,
                 const struct audio_sound *sound)
{
    if (self->is_waiting) {
        assert_true(valid);
        assert_int_equal(data, self->offered);
    }
    self->is_waiting = valid && !is_ready;
    self->offered = data;
    if (!valid || !is_ready)
        return;
    assert_true(self->taken < sound->count);
    assert_int_equal(data, sound->samples[self->taken]);
    self->taken++;
}

/* Each channel is ready once in so many clocks, by chance. */
static int64_t play_to(int cmd, unsigned left, unsigned right)
{
    const struct audio_sound *sound = &audio_rom[cmd];
    struct audio self = fresh();
    struct audio_out out = command(&self, (uint8_t)cmd);
    struct ear ears[2] = {{0}};
    struct rng rng;
    int64_t clocks = 0;

    rng_seed(&rng, "sink");
    for (; out.busy; clocks++) {
        struct audio_in in = {.left_ready = rng_below(&rng, left) == 0,
                              .right_ready = rng_below(&rng, right) == 0};

        hear(&ears[0], in.left_ready, out.left_valid, out.left_data, sound);
        hear(&ears[1], in.right_ready, out.right_valid, out.right_data,
             sound);
        assert_true(abs(ears[0].taken - ears[1].taken) <= 1);
        out = audio_clock(&self, &in);
    }
    assert_int_equal(ears[0].taken, sound->count);
    assert_int_equal(ears[1].taken, sound->count);
    return clocks;
}

CASE(a_sample_is_held_until_both_channels_have_taken_it)
{
    int64_t exact = (int64_t)AUDIO_ILLEGAL_SAMPLES * AUDIO_PERIOD;

    BEGIN_CASE;
    assert_int_equal(play_to(ILLEGAL, 1, 1), exact);
    assert_int_equal(play_to(ILLEGAL, 100, 300), exact);
    assert_true(play_to(ILLEGAL, 5000, 1) > exact);
    assert_true(play_to(ILLEGAL, 1, 5000) > exact);
}

/* Taken at the very end of its time, a sample costs no time; later, it does.
 */
static int second_sample_at(int left_from, int right_from)
{
    struct audio self = fresh();
    int clocks = 0;

    command(&self, PLACE);
    while (self.sample_index == 0) {
        struct audio_in in = {.left_ready = clocks + 1 >= left_from,
                              .right_ready = clocks + 1 >= right_from};

        audio_clock(&self, &in);
        clocks++;
    }
    assert_int_equal(self.sample_clock, 0);
    return clocks;
}

CASE(the_next_sample_waits_for_the_slower_channel)
{
    BEGIN_CASE;
    assert_int_equal(second_sample_at(1, 1), 6250);
    assert_int_equal(second_sample_at(6250, 1), 6250);
    assert_int_equal(second_sample_at(1, 6251), 6251);
    assert_int_equal(second_sample_at(9000, 7000), 9000);
    assert_int_equal(second_sample_at(7000, 9000), 9000);
}

CASE(busy_waits_for_the_last_sample_to_be_taken)
{
    struct audio self = fresh();
    struct audio_in deaf = {.left_ready = 1};

    BEGIN_CASE;
    command(&self, ILLEGAL);
    audio_clocks(&self, (AUDIO_ILLEGAL_SAMPLES - 1) * AUDIO_PERIOD, NULL, 0);
    assert_int_equal(self.sample_index, AUDIO_ILLEGAL_SAMPLES - 1);
    for (int i = 0; i < 3 * AUDIO_PERIOD; i++)
        assert_true(audio_clock(&self, &deaf).busy);
    assert_false(clock(&self).busy);
}

/* Commands */

CASE(nothing_plays_before_a_command)
{
    struct audio self = fresh();
    struct audio_in in = {.cmd = GAME_OVER};

    BEGIN_CASE;
    for (int i = 0; i < 2 * AUDIO_PERIOD; i++) {
        struct audio_out out = audio_clock(&self, &in);

        assert_false(out.busy || out.left_valid || out.right_valid);
    }
}

CASE(a_command_starts_from_the_first_sample_also_while_another_plays)
{
    BEGIN_CASE;
    for (int first = PLACE; first <= GAME_OVER; first++)
        for (int second = PLACE; second <= GAME_OVER; second++) {
            struct audio self = fresh(), other = fresh();
            struct audio_out out;

            command(&self, (uint8_t)first);
            audio_clocks(&self, 17 * AUDIO_PERIOD + 31, NULL, 0);
            assert_int_equal(self.sample_index, 17);
            out = command(&self, (uint8_t)second);
            command(&other, (uint8_t)second);
            assert_memory_equal(&self, &other, sizeof self);
            assert_true(out.busy && out.left_valid && out.right_valid);
        }
}

CASE(command_0_stops)
{
    struct audio self = fresh(), still = fresh();
    struct audio_out out;

    BEGIN_CASE;
    command(&self, GAME_OVER);
    audio_clocks(&self, 5 * AUDIO_PERIOD, NULL, 0);
    out = command(&self, 0);
    assert_false(out.busy || out.left_valid || out.right_valid);
    assert_memory_equal(&self, &still, sizeof self);
    assert_false(command(&self, 0).busy);
}

CASE(commands_5_to_7_change_nothing)
{
    BEGIN_CASE;
    for (uint8_t cmd = 5; cmd <= 7; cmd++) {
        struct audio self = fresh(), other = fresh();

        assert_false(command(&self, cmd).busy);
        command(&self, CAPTURE);
        command(&other, CAPTURE);
        for (int i = 0; i < 2 * AUDIO_PERIOD; i++) {
            command(&self, cmd);
            clock(&other);
        }
        assert_memory_equal(&self, &other, sizeof self);
        audio_command(&self, cmd);
        assert_memory_equal(&self, &other, sizeof self);
    }
}

/* Many clocks at once */

enum { MOST = 8 };

static int clock_by_clock(struct audio *self, uint32_t clocks,
                          int16_t *samples)
{
    int taken = 0;

    for (uint32_t i = 0; i < clocks; i++) {
        if (self->left_valid || self->right_valid)
            samples[taken++] = self->sample;
        clock(self);
    }
    return taken;
}

static void go_both_ways(struct audio *slow, struct audio *fast,
                         uint32_t clocks)
{
    int16_t wanted[MOST] = {0}, got[MOST] = {0};
    int count = clock_by_clock(slow, clocks, wanted);

    assert_int_equal(audio_clocks(fast, clocks, got, MOST), count);
    assert_memory_equal(got, wanted, sizeof got);
    assert_memory_equal(slow, fast, sizeof *slow);
}

/* Now and then one channel has not taken its sample. */
static void leave_one(struct audio *slow, struct audio *fast, struct rng *rng)
{
    struct audio_in in = {.left_ready = rng_below(rng, 2) == 0};

    in.right_ready = !in.left_ready;
    audio_clock(slow, &in);
    audio_clock(fast, &in);
}

CASE(many_clocks_at_once_are_as_many_clocks)
{
    struct audio slow = fresh(), fast = fresh();
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "clocks");
    for (int i = 0; i < 3000; i++) {
        uint8_t cmd = (uint8_t)rng_below(&rng, 8);

        if (rng_below(&rng, 4) == 0) {
            audio_command(&fast, cmd);
            if (cmd <= GAME_OVER)
                command(&slow, cmd);
        }
        if (rng_below(&rng, 4) == 0)
            leave_one(&slow, &fast, &rng);
        go_both_ways(&slow, &fast, (uint32_t)rng_below(&rng, 5) * 6249
                                   + (uint32_t)rng_below(&rng, 3));
        go_both_ways(&slow, &fast, (uint32_t)rng_below(&rng, 9000));
    }
}

CASE(a_whole_sound_at_once)
{
    static int16_t samples[AUDIO_GAME_OVER_SAMPLES];
    struct audio self = fresh(), still = fresh();

    BEGIN_CASE;
    audio_command(&self, GAME_OVER);
    assert_int_equal(audio_clocks(&self, UINT32_MAX, samples, 2),
                     AUDIO_GAME_OVER_SAMPLES);
    assert_int_equal(samples[2], 0);
    assert_memory_equal(&self, &still, sizeof self);
    audio_command(&self, GAME_OVER);
    assert_int_equal(audio_clocks(&self, UINT32_MAX, samples,
                                  AUDIO_GAME_OVER_SAMPLES),
                     AUDIO_GAME_OVER_SAMPLES);
    assert_memory_equal(samples, audio_rom[GAME_OVER].samples,
                        sizeof samples);
    assert_int_equal(audio_clocks(&self, 1000000, samples, 1), 0);
}

/* The ROM */

static void judge_sound(const struct audio_sound *sound)
{
    int64_t sum = 0;
    int most = 0, least = 0;

    for (int i = 0; i < sound->count; i++) {
        sum += sound->samples[i];
        most = sound->samples[i] > most ? sound->samples[i] : most;
        least = sound->samples[i] < least ? sound->samples[i] : least;
    }
    assert_true(llabs(sum) < sound->count);
    assert_true(most > INT16_MAX / 4 && least < INT16_MIN / 4);
    most = most > -least ? most : -least;
    assert_in_range(most, INT16_MAX * 60 / 100, INT16_MAX * 80 / 100);
    assert_int_equal(sound->samples[0], 0);
    for (int i = 1; i <= 8; i++)
        assert_in_range(sound->samples[sound->count - i] + 8, 0, 16);
}

CASE(the_sounds_are_loud_and_end_quietly)
{
    BEGIN_CASE;
    for (int cmd = PLACE; cmd <= GAME_OVER; cmd++)
        judge_sound(&audio_rom[cmd]);
}

static FILE *open_hex(const char *name)
{
    char path[1000];
    struct text to;
    FILE *file;

    text_begin(&to, path, sizeof path);
    text_put(&to, SOUNDS "/");
    text_put(&to, name);
    text_put(&to, ".vh");
    file = fopen(path, "r");
    if (!file)
        fail_msg("no file %s", path);
    return file;
}

static int read_hex(const char *line)
{
    assert_int_equal(strspn(line, "0123456789abcdef"), 4);
    assert_string_equal(line + 4, "\n");
    return (int16_t)(uint16_t)strtoul(line, NULL, 16);
}

CASE(the_files_for_synthesis_hold_the_same_samples)
{
    BEGIN_CASE;
    for (int cmd = PLACE; cmd <= GAME_OVER; cmd++) {
        FILE *file = open_hex(names[cmd]);
        char line[20];

        for (int i = 0; i < audio_rom[cmd].count; i++) {
            assert_non_null(fgets(line, sizeof line, file));
            assert_int_equal(read_hex(line), audio_rom[cmd].samples[i]);
        }
        assert_null(fgets(line, sizeof line, file));
        fclose(file);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("audio: a sample takes 6250 clocks, the first is there at once, busy "
         "lasts to the end of the last (M4-080, M4-084)",
         a_sample_takes_6250_clocks_and_the_first_is_there_at_once),
    TEST("audio: place 1600, capture 2400, illegal 1200 and game over 12000 "
         "samples of two bytes, 8000 a second (M4-074, M4-076, M4-077, "
         "M4-078, M4-079)", the_sounds_are_as_long_as_the_table_says),
    TEST("audio: the printed code would play one sample too many, each a "
         "clock too long (errata 16, 17)",
         the_printed_code_would_play_one_sample_and_one_clock_too_many),
    TEST("audio: both channels say the same (M4-082)",
         both_channels_say_the_same),
    TEST("audio: a sample is held until both channels have taken it, and "
         "none is lost or repeated (M4-083)",
         a_sample_is_held_until_both_channels_have_taken_it),
    TEST("audio: the next sample waits for the slower channel",
         the_next_sample_waits_for_the_slower_channel),
    TEST("audio: busy waits for the last sample to be taken",
         busy_waits_for_the_last_sample_to_be_taken),
    TEST("audio: nothing plays before a command's strobe",
         nothing_plays_before_a_command),
    TEST("audio: a command starts from the first sample, also while another "
         "sound or the same plays (M4-081, M4-137)",
         a_command_starts_from_the_first_sample_also_while_another_plays),
    TEST("audio: command 0 stops", command_0_stops),
    TEST("audio: commands 5 to 7 change nothing",
         commands_5_to_7_change_nothing),
    TEST("audio: many clocks at once are as many clocks",
         many_clocks_at_once_are_as_many_clocks),
    TEST("audio: a whole sound at once", a_whole_sound_at_once),
    TEST("audio: the sounds are loud, do not clip, have no offset and begin "
         "and end at zero", the_sounds_are_loud_and_end_quietly),
    TEST("audio: the files for $readmemh hold the samples of the ROM, a "
         "number of four digits a line (M4-075, M4-085)",
         the_files_for_synthesis_hold_the_same_samples),
};

CHECK_MAIN("audio", tests)
