/* gadget.c - a spot that one player need not enter.
 *
 * The node before the root is played with the same arithmetic as every other
 * (rows.h), on rows of its own: first those of hands that come, then those of
 * hands that stay away. What a hand has elsewhere never changes; what it gains
 * by coming is brought in anew by every pass.
 */
#include "games/holdem/solver/gadget.h"

#include <string.h>

#include "games/holdem/solver/spot.h"

enum { COME, STAY, CHOICES };

static size_t row_bytes(const struct solver_gadget *self)
{
    return (size_t)self->stride * sizeof(float);
}

static float *take_rows(const struct solver_gadget *self, struct arena *arena)
{
    float *rows = arena_take(arena, CHOICES * row_bytes(self));

    if (rows)
        memset(rows, 0, CHOICES * row_bytes(self));
    return rows;
}

/* All zero: at first each hand comes as often as not. */
static int take_all_rows(struct solver_gadget *self, struct arena *arena)
{
    self->regrets = take_rows(self, arena);
    self->sums = take_rows(self, arena);
    self->behind = take_rows(self, arena);
    self->parts = take_rows(self, arena);
    return self->regrets && self->sums && self->behind && self->parts;
}

int solver_gadget_make(struct solver *solver, struct arena *arena)
{
    int player = solver->spot.elsewhere_player;
    const struct solver_side *side = &solver->sides[player];
    const float *elsewhere = solver->spot.elsewhere;
    struct solver_gadget *self;

    if (!elsewhere)                     /* an ordinary spot */
        return 1;
    self = arena_take(arena, sizeof *self);
    if (!self)
        return 0;
    *self = (struct solver_gadget){.player = player, .stride = side->stride,
                                   .range = solver->range[player]};
    if (!take_all_rows(self, arena))
        return 0;
    for (int i = 0; i < side->count; i++)
        self->behind[STAY * self->stride + i] = elsewhere[side->hand[i].name];
    solver->gadget = self;
    return 1;
}

static struct solver_choice choice_by(const struct solver_gadget *self,
                                      float *rows, float *behind)
{
    return (struct solver_choice){CHOICES, self->stride, rows, behind,
                                  (size_t)self->stride};
}

/* Not the hands that he is expected with come, but those that gain by it, more
 * and more often as they regret to have stayed away. */
void solver_gadget_enter(struct solver_gadget *self, int is_average,
                         float kept, float *root)
{
    struct solver_choice choice = choice_by(
        self, is_average ? self->sums : self->regrets, self->parts);

    solver_rows_divide(&choice, self->range, is_average ? NULL : self->sums,
                       kept);
    memcpy(root, self->parts, row_bytes(self));
}

/* The choice with what coming gains now, in the place of what it gained. */
static struct solver_choice with_gain(const struct solver_gadget *self,
                                      float *rows, const float *gain)
{
    memcpy(self->behind, gain, row_bytes(self));
    return choice_by(self, rows, self->behind);
}

void solver_gadget_best(struct solver_gadget *self, float *gain)
{
    struct solver_choice choice = with_gain(self, self->sums, gain);

    solver_rows_best(&choice, gain);
}

void solver_gadget_mix(struct solver_gadget *self, float *gain)
{
    struct solver_choice choice = with_gain(self, self->sums, gain);

    solver_rows_mix(&choice, gain);
}

void solver_gadget_regret(struct solver_gadget *self, float *gain,
                          const float kept[2])
{
    struct solver_choice choice = with_gain(self, self->regrets, gain);

    solver_rows_regret(&choice, gain, kept);
}

/* By the parts that stayed at the last enter: what the two players gain adds up
 * to 0 only if this is counted for both. */
double solver_gadget_paid(const struct solver_gadget *self)
{
    const float *stays = self->parts + self->stride;
    const float *has = self->behind + self->stride;
    double paid = 0;

    for (int i = 0; i < self->stride; i++)
        paid += (double)stays[i] * (double)has[i];
    return paid;
}
