/* steps.c - steps of a solver, and what a best response to it gains.
 *
 * All of it is passes (pass.h) of one manner or another, one for each player.
 */
#include "games/holdem/solver/pass.h"

/* Steps */

/* Newton's: the core has no library of mathematics. */
static float root_of(float x)
{
    float root = x > 1 ? x : 1;

    for (int i = 0; i < 16; i++)
        root = (root + x / root) / 2;
    return root;
}

/* As Brown and Sandholm found best: older regrets count less, negative ones
 * half of that, and the average forgets the first steps with the cube of
 * time. */
void solver_step(struct solver *self)
{
    float t = (float)self->steps, grown = t * root_of(t);
    float share = t / (t + 1);

    for (int player = 0; player < POKER_PLAYERS; player++) {
        struct pass pass = {self, TRAINS, player,
                            {grown / (grown + 1), 0.5f},
                            share * share * share};

        solver_pass(&pass);
    }
    self->steps++;
}

int solver_steps(const struct solver *self)
{
    return self->steps;
}

/* What it gains */

double solver_weight(const struct solver *self)
{
    float *row = self->desk[0].gain;
    struct solver_question all = {self->range[1], row, 1};
    double weight = 0;

    solver_rows_fold(self->sides, 0, &all, 1);
    for (int i = 0; i < self->sides[0].count; i++)
        weight += (double)self->range[0][i] * row[i];
    return weight;
}

static void find_gains(struct solver *self, enum manner manner,
                       double gain[POKER_PLAYERS])
{
    double weight = solver_weight(self);

    for (int player = 0; player < POKER_PLAYERS; player++) {
        struct pass pass = {.solver = self, .manner = manner,
                            .player = player};

        solver_pass(&pass);
        gain[player] = 0;
        for (int i = 0; i < self->sides[player].count; i++)
            gain[player] += (double)self->range[player][i]
                          * self->desk[0].gain[i];
        /* The other's hands that stay away have theirs from this player. */
        if (self->gadget && self->gadget->player != player)
            gain[player] -= solver_gadget_paid(self->gadget);
        gain[player] /= weight;
    }
}

void solver_best(struct solver *self, double gain[POKER_PLAYERS])
{
    find_gains(self, BEST, gain);
}

/* The pass leaves both on the desk: the other's reach comes from his average,
 * the player's gain from the best that he can do from the node on. */
void solver_best_at(struct solver *self, int player, int node, float *reach,
                    float *gain)
{
    struct pass pass = {.solver = self, .manner = BEST, .player = player};
    const struct solver_desk *desk = self->desk;
    const struct solver_side *own = &self->sides[player];
    const struct solver_side *other = &self->sides[!player];

    solver_pass(&pass);
    for (int i = 0; i < other->count; i++)
        reach[other->hand[i].name] = desk->reach_of[node][i];
    for (int i = 0; i < own->count; i++)
        gain[own->hand[i].name] =
            desk->gain[(size_t)node * (size_t)self->stride + (size_t)i];
}

void solver_value(struct solver *self, double gain[POKER_PLAYERS])
{
    find_gains(self, AVERAGE, gain);
}
