/* cost.c - what a strategy costs, and what it costs at least.
 *
 * Both tables are bounds from an ideal tree, in which every guess has all
 * answers and one of them finds a code. No real strategy does better, so what
 * they exclude is excluded.
 */
#include "games/mastermind/minds/cost.h"

/* In a tree with so many answers one code is found by the first guess, and
 * each other answer leads to one more tree. */
static void fill_most_found(struct mastermind_cost *self)
{
    int32_t most = 0;

    for (int left = 0; left <= MASTERMIND_UNLIMITED; left++) {
        self->most_found[left] = most;
        most = most < MASTERMIND_NEVER / self->answers
            ? 1 + (self->answers - 1) * most : MASTERMIND_NEVER;
    }
    self->most_found[MASTERMIND_UNLIMITED] = MASTERMIND_NEVER;
}

/* The n-th code is found at the first depth that has room for it. */
static int cost_of_nth(const struct mastermind_cost *self, int left, int n)
{
    int depth = 1;

    if (n > self->most_found[left])
        return self->goal == MASTERMIND_WIN ? 1 : MASTERMIND_NEVER;
    if (self->goal == MASTERMIND_WIN)
        return 0;
    while (n > self->most_found[depth])
        depth++;
    return depth;
}

/* floor[n] is the sum of the n cheapest codes of the ideal tree. */
static void fill_floor(struct mastermind_cost *self, int left)
{
    int32_t *floor = self->floor + left * (self->codes + 1);

    floor[0] = 0;
    for (int n = 1; n <= self->codes; n++) {
        floor[n] = floor[n - 1] + cost_of_nth(self, left, n);
        if (floor[n] > MASTERMIND_NEVER)
            floor[n] = MASTERMIND_NEVER;
    }
}

size_t mastermind_cost_need(int codes)
{
    return arena_need((size_t)(codes + 1) * (MASTERMIND_UNLIMITED + 1)
                      * sizeof(int32_t));
}

int mastermind_cost_begin(struct mastermind_cost *self,
                          enum mastermind_goal goal, int answers, int codes,
                          struct arena *arena)
{
    self->goal = goal;
    self->answers = answers;
    self->codes = codes;
    self->floor = arena_take(arena, mastermind_cost_need(codes));
    if (!self->floor)
        return 0;
    fill_most_found(self);
    for (int left = 0; left <= MASTERMIND_UNLIMITED; left++)
        fill_floor(self, left);
    return 1;
}

/* The next guess finds one code in each part but that of the guess itself;
 * all others take one more at least: count for this guess, count for the
 * next, and count - parts for a third; one less if the guess is a member. With
 * two guesses left, a part of two codes cannot be finished. */
static int bound_mean(int left, int count, int parts, int is_member)
{
    if (left == 2 && parts < count)
        return MASTERMIND_NEVER;
    return 3 * count - parts - is_member;
}

/* Each part can have found at most as many codes as the ideal tree with one
 * guess less; the part of the guess itself is done. */
static int bound_win(const struct mastermind_cost *self, int left,
                     int count, int parts, int is_member)
{
    int64_t found = is_member
        + (int64_t)(parts - is_member) * self->most_found[left - 1];

    return found < count ? count - (int)found : 0;
}

int mastermind_bound(const struct mastermind_cost *self, int left,
                     int count, int parts, int is_member)
{
    return self->goal == MASTERMIND_MEAN
        ? bound_mean(left, count, parts, is_member)
        : bound_win(self, left, count, parts, is_member);
}
