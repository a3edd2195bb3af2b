/* go_sounds.c - makes the four sounds of the Go machine.
 *
 *     fit/go_sounds rom >src/machines/go/sounds.c
 *     fit/go_sounds NAME >rtl/sounds/NAME.vh       place, capture, illegal,
 *                                                  game_over
 *
 * The first is the ROM in C, the others are for $readmemh: a number of four
 * hexadecimal digits a line, two's complement. Everything is made of modes,
 * which are sine waves that die away, and of short bursts of noise. All in
 * whole numbers: the same bytes on every machine.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "machines/go/audio.h"

enum {
    ONE = 1 << 30,                      /* of sines and of factors */
    PERCENT = 1 << 16,                  /* of loudness, in a sum */
    SERIES = 9,                         /* terms: a sine to 30 bits */
    ONSET = 4, LONGEST = AUDIO_GAME_OVER_SAMPLES,
    HIGHEST = 370000,                   /* centihertz: below half the rate */
    COLUMNS = 80,
};

/* A turn is 2^32; half of pi in units of ONE. */
#define QUARTER_TURN (UINT32_C(1) << 30)
#define HALF_PI INT64_C(1686629713)

static int64_t sum[LONGEST];            /* the sound as it is made */
static struct rng rng;

/* Sine waves that die away */

static int64_t times(int64_t a, int64_t b)
{
    return a * b / ONE;
}

/* Within a quarter of a turn. */
static int64_t sine_of(uint32_t angle)
{
    int64_t x = (int64_t)angle * HALF_PI / QUARTER_TURN;
    int64_t term = x, result = x;

    for (int i = 1; i < SERIES; i++) {
        term = -times(times(term, x), x) / (2 * i * (2 * i + 1));
        result += term;
    }
    return result;
}

static int64_t sine(uint32_t angle)
{
    uint32_t half = angle % (2 * QUARTER_TURN);
    int64_t value = sine_of(half > QUARTER_TURN ? 2 * QUARTER_TURN - half
                                                : half);

    return angle >= 2 * QUARTER_TURN ? -value : value;
}

static uint32_t turn_of(int centihertz)
{
    return (uint32_t)(((uint64_t)centihertz << 32) / (100 * AUDIO_RATE));
}

/* A mode struck at a time; after `ring` samples it is down to 1/e. */
static void strike(int at, int centihertz, int ring, int percent)
{
    uint32_t turn = turn_of(centihertz);
    int64_t keep = ONE - ONE / ring;
    int64_t by = 2 * times(keep, sine(turn + QUARTER_TURN));
    int64_t less = times(keep, keep);
    int64_t before = 0, now = times(percent * PERCENT, sine(turn));

    for (int i = at + 1; i < LONGEST; i++) {
        int64_t next = times(by, now) - times(less, before);

        sum[i] += now;
        before = now;
        now = next;
    }
}

/* Noise, its low part taken away, that fades evenly. */
static void hiss(int at, int length, int percent)
{
    int64_t before = 0;

    for (int i = 0; i < length; i++) {
        int64_t now = (int64_t)rng_below(&rng, 2 * PERCENT) - PERCENT;

        sum[at + i] += (now - before) / 2 * percent * (length - i) / length;
        before = now;
    }
}

/* Things that are struck */

struct mode {
    int centihertz, ring, percent;
};

static void strike_all(int at, const struct mode *modes, int higher_percent,
                       int percent)
{
    for (; modes->ring; modes++)
        strike(at, modes->centihertz * (100 + higher_percent) / 100,
               modes->ring, modes->percent * percent / 100);
}

/* A board of wood: one slow and full mode, faster ones above it. */
static const struct mode board[] = {
    {23800, 150, 26}, {51200, 110, 24}, {94600, 84, 52}, {148300, 56, 46},
    {224700, 36, 50}, {312000, 24, 44}, {0},
};

/* A stone against another, of shell and slate: high and short. */
static const struct mode stone[] = {
    {178000, 40, 22}, {241000, 46, 44}, {297000, 34, 38}, {352000, 22, 26},
    {0},
};

/* The bowl that they fall into. */
static const struct mode bowl[] = {
    {41500, 130, 22}, {73400, 84, 18}, {0},
};

/* A fist on a cushion: low, and gone at once. */
static const struct mode cushion[] = {
    {13100, 150, 46}, {18500, 140, 60}, {26200, 90, 46}, {37000, 54, 34},
    {0},
};

static void land(int at, int percent)
{
    hiss(at, 14, percent);
    strike_all(at, board, 0, percent);
}

/* It is set down, rocks on its round side and lies still. */
static void make_place(void)
{
    land(0, 100);
    land(430, 13);
    land(615, 6);
}

static void rattle(int at, int higher_percent, int percent)
{
    hiss(at, 8, percent / 2);
    strike_all(at, stone, higher_percent, percent);
    strike_all(at, bowl, higher_percent / 2, percent);
}

/* Faster and softer, as they come to rest. */
static void make_capture(void)
{
    static const struct {
        int at, higher_percent, percent;
    } fall[] = {
        {0, 0, 90}, {290, -9, 100}, {435, 5, 70}, {690, -4, 82},
        {810, 7, 48}, {960, -12, 60}, {1130, 3, 38}, {1215, -6, 30},
        {1380, 8, 26}, {1490, -3, 17}, {1610, 4, 12}, {1700, -8, 8},
    };

    for (size_t i = 0; i < sizeof fall / sizeof *fall; i++)
        rattle(fall[i].at, fall[i].higher_percent, fall[i].percent);
}

static void make_illegal(void)
{
    strike_all(0, cushion, 0, 100);
    strike_all(520, cushion, -12, 80);
}

/* A string plucked at a seventh of its length: the partials get weaker and
 * die away sooner the higher they are. */
static void pluck(int at, int centihertz, int percent)
{
    hiss(at, 24, percent / 8);
    for (int n = 1; n * centihertz < HIGHEST; n++) {
        uint32_t bend = (uint32_t)((UINT64_C(1) << 32) * (unsigned)n / 14);
        int64_t weight = sine(bend);

        strike(at, n * centihertz, 3600 / (n + 1) * 2,
               (int)(percent * weight / ONE / n));
    }
}

/* Down a scale of five notes, slower and slower, to an open chord. */
static void make_game_over(void)
{
    static const struct {
        int at, centihertz, percent;
    } note[] = {
        {0, 58733, 80}, {1160, 49388, 78}, {2400, 44000, 80},
        {3840, 32963, 84}, {5680, 14683, 70}, {5920, 22000, 70},
        {6160, 29366, 92},
    };

    for (size_t i = 0; i < sizeof note / sizeof *note; i++)
        pluck(note[i].at, note[i].centihertz, note[i].percent);
}

static const struct {
    const char *name;
    void (*make)(void);
    int count;
    int fade;                           /* samples at the end */
    int peak;                           /* of 32767 */
} sounds[AUDIO_SOUNDS] = {
    {"place", make_place, AUDIO_PLACE_SAMPLES, 600, 24500},
    {"capture", make_capture, AUDIO_CAPTURE_SAMPLES, 500, 23000},
    {"illegal", make_illegal, AUDIO_ILLEGAL_SAMPLES, 400, 21000},
    {"game_over", make_game_over, AUDIO_GAME_OVER_SAMPLES, 4000, 23000},
};

/* From the sum to samples */

/* What does not swing is taken away; it would be a thump in the speaker. The
 * onset comes before that, or it would bring some back. */
static void level(int count)
{
    int64_t low = 0;

    for (int i = 0; i < ONSET; i++)
        sum[i] = sum[i] * i / ONSET;
    for (int i = 0; i < count; i++) {
        low += (sum[i] - low) / 64;
        sum[i] -= low;
    }
}

static void taper(int count, int fade)
{
    for (int i = 0; i < fade; i++) {
        int64_t part = (int64_t)i * ONE / fade;

        sum[count - 1 - i] = times(sum[count - 1 - i], times(part, part));
    }
}

static int64_t loudest(int count)
{
    int64_t most = 1;

    for (int i = 0; i < count; i++)
        if (llabs(sum[i]) > most)
            most = llabs(sum[i]);
    return most;
}

static int make(int sound, int16_t *samples)
{
    int count = sounds[sound].count;
    int64_t most;

    memset(sum, 0, sizeof sum);
    rng_seed(&rng, sounds[sound].name);
    sounds[sound].make();
    level(count);
    taper(count, sounds[sound].fade);
    most = loudest(count);
    for (int i = 0; i < count; i++)
        samples[i] = (int16_t)(sum[i] * sounds[sound].peak / most);
    return count;
}

/* As files */

static void print_hex(const int16_t *samples, int count)
{
    for (int i = 0; i < count; i++)
        printf("%04x\n", (unsigned)(uint16_t)samples[i]);
}

static void print_array(const char *name, const int16_t *samples, int count)
{
    int column = 0;

    printf("\nstatic const int16_t %s[] = {\n", name);
    for (int i = 0; i < count; i++) {
        char word[16];
        int width = snprintf(word, sizeof word, "%d,", samples[i]);

        if (column + width > COLUMNS) {
            putchar('\n');
            column = 0;
        }
        fputs(word, stdout);
        column += width;
    }
    printf("\n};\n");
}

static void print_rom(void)
{
    static int16_t samples[LONGEST];

    printf("/* sounds.c - the sounds of the Go machine, 8 kHz; made by "
           "fit/go_sounds. */\n#include \"machines/go/audio.h\"\n");
    for (int i = 0; i < AUDIO_SOUNDS; i++)
        print_array(sounds[i].name, samples, make(i, samples));
    printf("\n#define SOUND(name) {name, sizeof (name) / sizeof *(name)}\n\n"
           "const struct audio_sound audio_rom[AUDIO_SOUNDS + 1] = {\n"
           "    {0, 0},\n");
    for (int i = 0; i < AUDIO_SOUNDS; i++)
        printf("    SOUND(%s),\n", sounds[i].name);
    printf("};\n");
}

static int print_sound(const char *name)
{
    static int16_t samples[LONGEST];

    for (int i = 0; i < AUDIO_SOUNDS; i++)
        if (!strcmp(name, sounds[i].name)) {
            print_hex(samples, make(i, samples));
            return 1;
        }
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 2 && !strcmp(argv[1], "rom"))
        print_rom();
    else if (argc != 2 || !print_sound(argv[1])) {
        fprintf(stderr, "usage: go_sounds rom | place | capture | illegal | "
                        "game_over\n");
        return 2;
    }
    return fflush(stdout) != 0;
}
