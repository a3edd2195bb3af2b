/* go_learn.c - fits the weights of features and patterns of Go.
 *
 *     fit/go_learn FILE... >src/games/go/minds/weights.c
 *
 * From the moves that fit/go_play kept. A move's chance is two to the power
 * of its weights, divided by the sum of that over all moves there; wanted is
 * the chance with which the search looked at it. The weights go down the
 * slope of the cross entropy, by steps that shrink where the slope was steep
 * (Adagrad). One position in ten is not learnt from but asked at the end.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fit/go_sample.h"
#include "games/go/minds/prior.h"

enum {
    EPOCHS = 60, HELD_OUT = 10, SEEN_LEAST = 20,
    WEIGHTS = GO_FEATURES + GO_PATTERNS,
};

static const double step_size = 0.1, decay = 2.0;

/* A short search looks at much that it would not look at for long. */
static const double sharpness = 4.0;

struct choice {
    int first;                          /* of its weights */
    int count;
    float wanted;
};

struct position {
    int first, count;                   /* of its choices */
};

static struct {
    struct position *position;
    struct choice *choice;
    int *weight;
    int positions, choices, weights;
} all;

static double value[WEIGHTS], slope_squares[WEIGHTS];
static int seen[WEIGHTS];

static void *grown(void *list, int count, size_t size)
{
    /* Doubled at every power of two. */
    if (count & (count - 1))
        return list;
    list = realloc(list, (size_t)(count ? 2 * count : 1) * size);
    if (!list)
        abort();
    return list;
}

static void add_weight(int weight)
{
    all.weight = grown(all.weight, all.weights, sizeof *all.weight);
    all.weight[all.weights++] = weight;
    seen[weight]++;
}

static void add_choice(struct go_situation *at, go_point point,
                       double wanted)
{
    uint8_t features[GO_FEATURES_AT_ONCE];
    int count = go_prior_features(at, point, features);
    unsigned pattern = at->board->pattern[point];
    struct choice choice = {all.weights, count + 1, (float)wanted};

    for (int i = 0; i < count; i++)
        add_weight(features[i]);
    if (at->turn == GO_WHITE)
        pattern = go_pattern_swapped(pattern);
    add_weight(GO_FEATURES + (int)go_pattern_least(pattern));
    all.choice = grown(all.choice, all.choices, sizeof *all.choice);
    all.choice[all.choices++] = choice;
}

static double visits_of(const struct go_sample *sample, go_point point)
{
    for (int i = 0; i < sample->count; i++)
        if (sample->top[i] == point)
            return pow(sample->visits[i], sharpness);
    return 0;
}

static void add_position(const struct go_game *game,
                         const struct go_sample *sample)
{
    int count = game->count;
    struct go_situation at = {
        .board = &game->now,
        .turn = (enum go_colour)game->turn,
        .last = count > 0 ? game->move[count - 1].point : GO_PASS,
        .before_last = count > 1 ? game->move[count - 2].point : GO_PASS,
    };
    struct position position = {all.choices, 0};
    double sum = 0;

    for (int i = 0; i < sample->count; i++)
        sum += sample->top[i] != GO_PASS
            ? pow(sample->visits[i], sharpness) : 0;
    if (sum <= 0 || sample->top[0] == GO_PASS)
        return;
    for (int i = 0; i < game->now.free_count; i++) {
        go_point point = game->now.free_point[i];

        if (!go_is_eye(&game->now, point, at.turn)
            && go_game_judge(game, point, at.turn) == GO_LEGAL)
            add_choice(&at, point, visits_of(sample, point) / sum);
    }
    position.count = all.choices - position.first;
    all.position = grown(all.position, all.positions, sizeof *all.position);
    all.position[all.positions++] = position;
}

static void read_file(const char *path)
{
    static struct go_game game;
    struct go_sample sample;
    struct go_rules rules;
    FILE *file = fopen(path, "rb");

    if (!file) {
        perror(path);
        exit(1);
    }
    go_rules_standard(&rules);
    rules.ko = GO_KO_POSITIONAL;
    while (fread(&sample, sizeof sample, 1, file) == 1) {
        rules.size = sample.size;
        if (sample.ply == 0)
            go_game_begin(&game, &rules);
        add_position(&game, &sample);
        go_game_play(&game, sample.move, (enum go_colour)game.turn);
    }
    fclose(file);
}

/* Chances of all moves of a position. */
static void predict(const struct position *position, double *chance)
{
    double most = -1e9, sum = 0;

    for (int i = 0; i < position->count; i++) {
        const struct choice *choice = &all.choice[position->first + i];

        chance[i] = 0;
        for (int k = 0; k < choice->count; k++)
            chance[i] += value[all.weight[choice->first + k]];
        most = fmax(most, chance[i]);
    }
    for (int i = 0; i < position->count; i++)
        sum += chance[i] = exp(chance[i] - most);
    for (int i = 0; i < position->count; i++)
        chance[i] /= sum;
}

static void learn(const struct position *position)
{
    double chance[GO_AREA_MAX];

    predict(position, chance);
    for (int i = 0; i < position->count; i++) {
        const struct choice *choice = &all.choice[position->first + i];
        double slope = choice->wanted - chance[i];

        for (int k = 0; k < choice->count; k++) {
            int weight = all.weight[choice->first + k];
            double down = slope - decay * value[weight] / (1 + seen[weight]);

            slope_squares[weight] += down * down;
            value[weight] += step_size * down
                           / sqrt(slope_squares[weight] + 1e-3);
        }
    }
}

/* How well the moves of positions that were not learnt from are known. */
static void tell_quality(void)
{
    double entropy = 0;
    int asked = 0, right = 0;

    for (int p = 0; p < all.positions; p += HELD_OUT) {
        const struct position *position = &all.position[p];
        double chance[GO_AREA_MAX];
        int best = 0, wanted = 0;

        predict(position, chance);
        for (int i = 0; i < position->count; i++) {
            double share = all.choice[position->first + i].wanted;

            if (share > 0)
                entropy -= share * log2(chance[i]);
            if (chance[i] > chance[best])
                best = i;
            if (share > all.choice[position->first + wanted].wanted)
                wanted = i;
        }
        asked++;
        right += best == wanted;
    }
    fprintf(stderr, "%d positions, cross entropy %.3f bits, "
            "the best move first in %.1f %%\n", all.positions,
            entropy / asked, 100.0 * right / asked);
}

static int in_parts(double weight)
{
    return (int)lrint(weight / log(2) * GO_PRIOR_BIT);
}

static void print(void)
{
    int count = 0;

    printf("/* weights.c - what features and patterns are worth; made by "
           "fit/go_learn.\n *\n * %d positions, %d epochs. */\n"
           "#include \"games/go/minds/prior.h\"\n\n"
           "static const struct go_pattern_weight patterns[] = {\n",
           all.positions, EPOCHS);
    for (int i = 0; i < GO_PATTERNS; i++)
        if (seen[GO_FEATURES + i] >= SEEN_LEAST)
            printf("{%d,%d},%s", i, in_parts(value[GO_FEATURES + i]),
                   ++count % 5 ? " " : "\n");
    printf("\n};\n\nconst struct go_weights go_weights = {\n"
           "    .feature = {");
    for (int i = 0; i < GO_FEATURES; i++)
        printf("%s%d,", i % 10 ? " " : "\n        ", in_parts(value[i]));
    printf("\n    },\n    .pattern_count = %d,\n    .pattern = patterns,\n"
           "};\n", count);
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fputs("usage: go_learn FILE... >src/games/go/minds/weights.c\n", stderr);
        return 2;
    }
    for (int i = 1; i < argc; i++)
        read_file(argv[i]);
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
        for (int p = 0; p < all.positions; p++)
            if (p % HELD_OUT)
                learn(&all.position[p]);
        if (epoch % 10 == 9)
            tell_quality();
    }
    print();
    return 0;
}
