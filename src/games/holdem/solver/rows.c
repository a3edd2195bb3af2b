/* rows.c - arithmetic on rows, with the widest registers that there are. */
#include "games/holdem/solver/rows.h"

#include <string.h>

/* A product and a sum are rounded one by one, however wide registers are: clang
 * would join them where a processor can, and then the widths would differ. gcc
 * does so only if asked. */
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif

enum {
    SOLVER_CHOICES = 8,                 /* actions at a point */
    QUARTERS = 4, QUARTER = SOLVER_LEVELS_ROW / QUARTERS,       /* of levels */
};

/* A number for each of the questions that are answered side by side. */
typedef float lanes __attribute__((vector_size(SOLVER_LANES
                                               * sizeof(float))));

/* The same in memory of the caller's. */
typedef float loose_lanes __attribute__((vector_size(SOLVER_LANES
                                                     * sizeof(float)),
                                         aligned(sizeof(float)), may_alias));

struct sums {                           /* over hands, and those with a card */
    lanes all;
    lanes card[SOLVER_CARDS];
};

/* All that a kind of registers does. */
struct ways {
    void (*show)(const struct solver_board *, int,
                 const struct solver_question *, int);
    void (*fold)(const struct solver_side *, int,
                 const struct solver_question *, int);
    void (*to_levels)(const uint8_t *, int, const float (*)[SOLVER_LANES],
                      float (*)[SOLVER_LANES]);
    void (*from_levels)(const uint8_t *, const uint16_t *, int,
                        const float (*)[SOLVER_LANES],
                        float (*)[SOLVER_LANES]);
    void (*shares)(const struct solver_choice *, float *);
    void (*divide)(const struct solver_choice *, const float *, float *,
                   float);
    void (*mix)(const struct solver_choice *, float *);
    void (*best)(const struct solver_choice *, float *);
    void (*add)(const struct solver_choice *, float *);
    void (*regret)(const struct solver_choice *, float *, const float[2]);
};

static int hands_on(const struct solver_board *board, int player)
{
    return board->groups ? board->end[board->groups - 1][player] : 0;
}

#define ROWS(name) plain_##name
#define ROWS_TARGET
#define ROWS_WIDTH 4
#include "games/holdem/solver/rows_lanes.h"

#if defined __x86_64__ && defined __linux__
#define ROWS(name) avx2_##name
#define ROWS_TARGET __attribute__((target("avx2")))
#define ROWS_WIDTH 8
#include "games/holdem/solver/rows_lanes.h"

#define ROWS(name) avx512_##name
#define ROWS_TARGET __attribute__((target("avx512bw,avx512vl,avx512dq")))
#define ROWS_WIDTH 16
#include "games/holdem/solver/rows_lanes.h"

#define WIDER_WAYS &avx2_ways, &avx512_ways
#else
#define WIDER_WAYS NULL, NULL
#endif

/* One for each enum poker_width. */
static const struct ways *const ways_by_width[] = {&plain_ways, WIDER_WAYS};

static const struct ways *_Atomic chosen;       /* every thread finds the
                                                 * same */

static const struct ways *chosen_ways(void)
{
    if (!chosen)
        chosen = ways_by_width[poker_values_widest()];
    return chosen;
}

int solver_rows_use(enum poker_width width)
{
    if (width > poker_values_widest())
        return 0;
    chosen = ways_by_width[width];
    return 1;
}

void solver_rows_show(const struct solver_board *board, int player,
                      const struct solver_question *questions, int count)
{
    chosen_ways()->show(board, player, questions, count);
}

void solver_rows_fold(const struct solver_side sides[POKER_PLAYERS],
                      int player, const struct solver_question *questions,
                      int count)
{
    chosen_ways()->fold(sides, player, questions, count);
}

void solver_rows_to_levels(const uint8_t *level, int hands,
                           const float (*from)[SOLVER_LANES],
                           float (*to)[SOLVER_LANES])
{
    chosen_ways()->to_levels(level, hands, from, to);
}

void solver_rows_from_levels(const uint8_t *level, const uint16_t *image,
                             int hands, const float (*from)[SOLVER_LANES],
                             float (*to)[SOLVER_LANES])
{
    chosen_ways()->from_levels(level, image, hands, from, to);
}

/* Eight at a time; after the levels there is a 0. */
static float sum_of_levels(const float *row)
{
    float part[SOLVER_LANES] = {0}, sum = 0;

    for (int i = 0; i < SOLVER_LEVELS_ROW; i += SOLVER_LANES)
        for (int k = 0; k < SOLVER_LANES; k++)
            part[k] += row[i + k];
    for (int k = 0; k < SOLVER_LANES; k++)
        sum += part[k];
    return sum;
}

/* What is below each level in its quarter of them, side by side, since each
 * sum waits for the one before; returns the sum of all. */
static float sum_below(const float *row, float *below, float quarter[QUARTERS])
{
    float sum = 0;

    for (int q = 0; q < QUARTERS; q++)
        quarter[q] = 0;
    for (int i = 0; i < QUARTER; i++)
        for (int q = 0; q < QUARTERS; q++) {
            below[q * QUARTER + i] = quarter[q];
            quarter[q] += row[q * QUARTER + i];
        }
    for (int q = 0; q < QUARTERS; q++) {
        float own = quarter[q];

        quarter[q] = sum;
        sum += own;
    }
    return sum;
}

/* The worse levels less the better ones: hands of a level tie. The better ones
 * are all - worse - own, so worse - better is 2 * worse + own - all. Cards that
 * exclude each other are not known here: that is what makes it rough. */
void solver_rows_show_levels(const struct solver_question *question)
{
    float below[SOLVER_LEVELS_ROW], quarter[QUARTERS];
    float all = sum_below(question->range, below, quarter);

    for (int q = 0; q < QUARTERS; q++)
        for (int i = q * QUARTER; i < (q + 1) * QUARTER; i++)
            question->gain[i] = question->stake
                              * (2 * (quarter[q] + below[i])
                                 + question->range[i] - all);
    question->gain[SOLVER_LEVELS] = 0;
}

void solver_rows_fold_levels(const struct solver_question *question)
{
    float gain = question->stake * sum_of_levels(question->range);

    for (int i = 0; i < SOLVER_LEVELS; i++)
        question->gain[i] = gain;
    question->gain[SOLVER_LEVELS] = 0;
}

void solver_rows_shares(const struct solver_choice *choice, float *shares)
{
    chosen_ways()->shares(choice, shares);
}

void solver_rows_divide(const struct solver_choice *choice,
                        const float *reach, float *sums, float kept)
{
    chosen_ways()->divide(choice, reach, sums, kept);
}

void solver_rows_mix(const struct solver_choice *choice, float *gain)
{
    chosen_ways()->mix(choice, gain);
}

void solver_rows_best(const struct solver_choice *choice, float *gain)
{
    chosen_ways()->best(choice, gain);
}

void solver_rows_add(const struct solver_choice *choice, float *gain)
{
    chosen_ways()->add(choice, gain);
}

void solver_rows_regret(const struct solver_choice *choice, float *gain,
                        const float kept[2])
{
    chosen_ways()->regret(choice, gain, kept);
}
