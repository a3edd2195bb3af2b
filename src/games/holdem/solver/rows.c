/* rows.c - arithmetic on rows, with the widest registers that there are. */
#include "games/holdem/solver/rows.h"

#include <string.h>

#include "games/holdem/rules/values.h"

enum { SOLVER_CHOICES = 8 };            /* actions at a point */

/* A number for each of the questions that are answered side by side. */
typedef float lanes __attribute__((vector_size(SOLVER_LANES
                                               * sizeof(float))));

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

static const struct ways *const wide_ways = &avx2_ways;
#else
static const struct ways *const wide_ways = NULL;
#endif

static const struct ways *_Atomic chosen;       /* every thread finds the
                                                 * same */

static const struct ways *find_ways(void)
{
    return wide_ways && poker_values_widest() >= POKER_256 ? wide_ways
                                                           : &plain_ways;
}

static const struct ways *chosen_ways(void)
{
    if (!chosen)
        chosen = find_ways();
    return chosen;
}

int solver_rows_use(int way)
{
    if (way == SOLVER_WIDE && find_ways() != wide_ways)
        return 0;
    chosen = way == SOLVER_WIDE ? wide_ways : &plain_ways;
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
