/* checkers_learn.c - fits the network that evaluates positions of draughts.
 *
 *     fit/checkers_learn WEIGHTS.c EPOCHS SHARE SAMPLES...
 *
 * Reads what checkers_play wrote and writes src/games/draughts/minds/weights.c.
 * What a position is said to be worth shall come near to a mixture of how
 * its game ended (SHARE, 0 to 1) and what a short search thought of it.
 * The method is Adam (Kingma and Ba, 2014) on the cross entropy, with two
 * threads, each with half of every batch.
 */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "fit/checkers_sample.h"
#include "games/draughts/minds/net.h"

enum {
    INPUTS = CHECKERS_NET_INPUTS,
    WIDE = CHECKERS_NET_WIDE,
    NARROW = CHECKERS_NET_NARROW,
    PHASES = CHECKERS_NET_PHASES,
    BATCH = 2048,
    WORKERS = 2,
    HELD_OUT = 40,                      /* one in so many only to measure */
};

static const float rate_first = 2e-3f, rate_last = 2e-5f;

/* Weights, and likewise their slopes: a plain array of floats with names. */
struct layers {
    float first[INPUTS][WIDE], first_bias[WIDE];
    float second[PHASES][WIDE][NARROW], second_bias[PHASES][NARROW];
    float third[PHASES][NARROW], third_bias[PHASES];
};

enum { WEIGHTS = sizeof(struct layers) / sizeof(float) };

struct lesson {                         /* a sample, ready to learn from */
    uint8_t inputs[2 * CHECKERS_MEN];
    uint8_t count;
    float target;
};

static struct lesson *lessons;
static size_t lesson_count, held_out;

static struct layers weights, slope_mean, slope_square;

struct worker {
    struct layers slope;
    double loss;
    const struct lesson *from;
    size_t count;
};

static struct worker workers[WORKERS];

/* One sample */

struct signals {
    float wide_sum[WIDE], wide[WIDE];
    float narrow_sum[NARROW], narrow[NARROW];
};

static float clip(float value)
{
    return value < 0 ? 0 : value > 1 ? 1 : value;
}

static int is_clipped(float value)
{
    return value <= 0 || value >= 1;
}

static float forward(const struct lesson *lesson, int phase,
                     struct signals *s)
{
    float out = weights.third_bias[phase];

    memcpy(s->wide_sum, weights.first_bias, sizeof s->wide_sum);
    for (int i = 0; i < lesson->count; i++)
        for (int k = 0; k < WIDE; k++)
            s->wide_sum[k] += weights.first[lesson->inputs[i]][k];
    memcpy(s->narrow_sum, weights.second_bias[phase], sizeof s->narrow_sum);
    for (int k = 0; k < WIDE; k++) {
        s->wide[k] = clip(s->wide_sum[k]);
        for (int n = 0; n < NARROW; n++)
            s->narrow_sum[n] += s->wide[k] * weights.second[phase][k][n];
    }
    for (int n = 0; n < NARROW; n++) {
        s->narrow[n] = clip(s->narrow_sum[n]);
        out += s->narrow[n] * weights.third[phase][n];
    }
    return out;
}

static void backward(const struct lesson *lesson, int phase,
                     const struct signals *s, float error,
                     struct layers *slope)
{
    float narrow[NARROW], wide[WIDE];

    slope->third_bias[phase] += error;
    for (int n = 0; n < NARROW; n++) {
        slope->third[phase][n] += error * s->narrow[n];
        narrow[n] = is_clipped(s->narrow_sum[n])
            ? 0 : error * weights.third[phase][n];
        slope->second_bias[phase][n] += narrow[n];
    }
    for (int k = 0; k < WIDE; k++) {
        wide[k] = 0;
        for (int n = 0; n < NARROW; n++) {
            slope->second[phase][k][n] += narrow[n] * s->wide[k];
            wide[k] += narrow[n] * weights.second[phase][k][n];
        }
        if (is_clipped(s->wide_sum[k]))
            wide[k] = 0;
        slope->first_bias[k] += wide[k];
    }
    for (int i = 0; i < lesson->count; i++)
        for (int k = 0; k < WIDE; k++)
            slope->first[lesson->inputs[i]][k] += wide[k];
}

static float chance(float points)
{
    return 1 / (1 + expf(-points));
}

static double loss_of(float guess, float target)
{
    float sure = guess < 1e-6f ? 1e-6f : guess > 1 - 1e-6f ? 1 - 1e-6f
                                                           : guess;

    return -(double)(target * logf(sure) + (1 - target) * logf(1 - sure));
}

/* A batch, in halves */

static void *study(void *of)
{
    struct worker *self = of;
    struct signals signals;

    memset(&self->slope, 0, sizeof self->slope);
    self->loss = 0;
    for (size_t i = 0; i < self->count; i++) {
        const struct lesson *lesson = &self->from[i];
        int phase = checkers_net_phase(lesson->count);
        float guess = chance(forward(lesson, phase, &signals));

        self->loss += loss_of(guess, lesson->target);
        backward(lesson, phase, &signals, guess - lesson->target,
                 &self->slope);
    }
    return NULL;
}

static void adam(size_t count, float rate, long step)
{
    float *w = (float *)&weights, *m = (float *)&slope_mean,
          *v = (float *)&slope_square;
    float fix_m = 1 - powf(0.9f, (float)step);
    float fix_v = 1 - powf(0.999f, (float)step);

    for (int i = 0; i < WEIGHTS; i++) {
        float slope = 0;

        for (int k = 0; k < WORKERS; k++)
            slope += ((const float *)&workers[k].slope)[i];
        slope /= (float)count;
        m[i] = 0.9f * m[i] + 0.1f * slope;
        v[i] = 0.999f * v[i] + 0.001f * slope * slope;
        w[i] -= rate * (m[i] / fix_m) / (sqrtf(v[i] / fix_v) + 1e-8f);
    }
}

static double learn_batch(const struct lesson *from, size_t count,
                          float rate, long step)
{
    pthread_t other;
    size_t half = count / 2;

    workers[0].from = from;
    workers[0].count = half;
    workers[1].from = from + half;
    workers[1].count = count - half;
    if (pthread_create(&other, NULL, study, &workers[1]))
        abort();
    study(&workers[0]);
    pthread_join(other, NULL);
    adam(count, rate, step);
    return workers[0].loss + workers[1].loss;
}

/* All of them */

static void shuffle(struct rng *rng, size_t from)
{
    for (size_t i = lesson_count - 1; i > from; i--) {
        size_t k = from + (size_t)rng_below(rng, i - from + 1);
        struct lesson kept = lessons[i];

        lessons[i] = lessons[k];
        lessons[k] = kept;
    }
}

static double measure(void)
{
    struct signals signals;
    double loss = 0;

    for (size_t i = 0; i < held_out; i++) {
        int phase = checkers_net_phase(lessons[i].count);

        loss += loss_of(chance(forward(&lessons[i], phase, &signals)),
                        lessons[i].target);
    }
    return loss / (double)held_out;
}

static void learn(int epochs, struct rng *rng)
{
    size_t all = lesson_count - held_out;
    long step = 0, steps = (long)epochs * (long)(all / BATCH);

    for (int epoch = 1; epoch <= epochs; epoch++) {
        double loss = 0;

        shuffle(rng, held_out);
        for (size_t i = held_out; i + BATCH <= lesson_count; i += BATCH) {
            float gone = (float)step / (float)steps;

            loss += learn_batch(&lessons[i], BATCH,
                                rate_first * powf(rate_last / rate_first,
                                                  gone), step + 1);
            step++;
        }
        fprintf(stderr, "epoch %d: %.5f, held out %.5f\n", epoch,
                loss / (double)all, measure());
    }
}

static float any(struct rng *rng, float size)
{
    return size * ((float)rng_below(rng, 2001) / 1000 - 1);
}

static void begin(struct rng *rng)
{
    float *w = (float *)&weights;

    for (int i = 0; i < WEIGHTS; i++)
        w[i] = any(rng, 0.2f);
}

/* Files */

static void add_lesson(const struct checkers_sample *sample, float share)
{
    struct lesson *lesson = &lessons[lesson_count++];
    float result = (float)(sample->result + 1) / 2;

    lesson->count = (uint8_t)checkers_net_inputs(&sample->at,
                                                 lesson->inputs);
    lesson->target = share * result + (1 - share)
        * chance((float)sample->score / CHECKERS_NET_POINTS);
}

static void read_samples(const char *name, float share)
{
    struct checkers_sample sample;
    FILE *file = fopen(name, "rb");

    if (!file) {
        perror(name);
        exit(1);
    }
    while (fread(&sample, sizeof sample, 1, file) == 1) {
        if (lesson_count % (1 << 20) == 0)
            lessons = realloc(lessons, (lesson_count + (1 << 20))
                                       * sizeof *lessons);
        if (!lessons)
            abort();
        add_lesson(&sample, share);
    }
    fclose(file);
}

/* Numbers with a brace around each group of so many, for each of up to
 * two sizes; a size of 0 ends them. */
struct shape {
    int size[2];
};

static int put_braces(FILE *file, const struct shape *shape, int i,
                      const char *brace)
{
    int column = 0;

    for (int k = 0; k < 2 && shape->size[k]; k++)
        if (i % shape->size[k] == 0)
            column += fprintf(file, "%s", brace);
    return column;
}

static void put_all(FILE *file, const char *name, const float *value,
                    int count, float unit, struct shape shape)
{
    int column = 0;

    fprintf(file, "    .%s = {\n", name);
    for (int i = 0; i < count; i++) {
        column += put_braces(file, &shape, i, "{");
        column += fprintf(file, "%ld,", lroundf(value[i] * unit));
        column += put_braces(file, &shape, i + 1, "},");
        if (column > 70) {
            fprintf(file, "\n");
            column = 0;
        }
    }
    fprintf(file, "%s    },\n", column ? "\n" : "");
}

/* The second layer is kept by pairs of cells, as the judge reads it. */
static void put_second(FILE *file)
{
    static float by_pair[PHASES][WIDE / 2][NARROW][2];

    for (int p = 0; p < PHASES; p++)
        for (int k = 0; k < WIDE; k++)
            for (int n = 0; n < NARROW; n++)
                by_pair[p][k / 2][n][k % 2] = weights.second[p][k][n];
    put_all(file, "second", &by_pair[0][0][0][0], PHASES * NARROW * WIDE,
            CHECKERS_NET_UNIT,
            (struct shape){{2 * NARROW, NARROW * WIDE}});
}

/* The words are those of the command line. */
static void write_head(FILE *file, const char *epochs, const char *share)
{
    fprintf(file, "/* weights.c - the net as it was fitted; made "
                  "by fit/checkers_learn.\n"
                  " *\n * %zu positions, %s epochs, share %s. */\n"
                  "#include \"games/draughts/minds/net.h\"\n\n"
                  "const struct checkers_net checkers_net = {\n",
            lesson_count, epochs, share);
}

static void write_weights(FILE *file)
{
    const float one = CHECKERS_NET_ONE, unit = CHECKERS_NET_UNIT;

    put_all(file, "first", &weights.first[0][0], INPUTS * WIDE, one,
            (struct shape){{WIDE}});
    put_all(file, "first_bias", weights.first_bias, WIDE, one,
            (struct shape){{0}});
    put_second(file);
    put_all(file, "second_bias", &weights.second_bias[0][0],
            PHASES * NARROW, one * unit, (struct shape){{NARROW}});
    put_all(file, "third", &weights.third[0][0], PHASES * NARROW, unit,
            (struct shape){{NARROW}});
    put_all(file, "third_bias", weights.third_bias, PHASES, one * unit,
            (struct shape){{0}});
    fprintf(file, "};\n");
}

int main(int argc, char **argv)
{
    struct rng rng;
    FILE *file;

    if (argc < 5) {
        fprintf(stderr, "usage: checkers_learn WEIGHTS.c EPOCHS SHARE "
                        "SAMPLES...\n");
        return 2;
    }
    for (int i = 4; i < argc; i++)
        read_samples(argv[i], strtof(argv[3], NULL));
    held_out = lesson_count / HELD_OUT;
    fprintf(stderr, "%zu positions, %d weights\n", lesson_count, WEIGHTS);
    rng_seed(&rng, "checkers");
    shuffle(&rng, 0);
    begin(&rng);
    learn(atoi(argv[2]), &rng);
    file = fopen(argv[1], "w");
    if (!file) {
        perror(argv[1]);
        return 1;
    }
    write_head(file, argv[2], argv[3]);
    write_weights(file);
    free(lessons);
    return fclose(file) ? 1 : 0;
}
