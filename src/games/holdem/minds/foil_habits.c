/* foil_habits.c - two foils that react to the opponent: one copies, one counts.
 *
 * The learner keeps its counts in scratch memory, so it knows the other better
 * from hand to hand; with several threads each has its own counts.
 */
#include "games/holdem/minds/foils.h"

#include "games/holdem/minds/strength.h"

enum { POT = 100 };

/* The mirror */

/* A bet is answered by a raise, everything else by a check or call. */
static enum mind_answer mirror_last(void *mind, const void *seen,
                                    void *scratch, long budget, void *move)
{
    const struct poker_seen *spot = seen;
    const struct poker_past *last = spot->past_count
                                  ? &spot->past[spot->past_count - 1] : NULL;

    (void)mind;
    (void)scratch;
    (void)budget;
    *(struct poker_action *)move =
        last && last->action.kind == POKER_RAISES
        && last->player != spot->player && spot->hand.raises < 4
        ? foil_raise(spot, POT) : (struct poker_action){.kind = POKER_CALLS};
    return MIND_MOVES;
}

const struct mind_type foil_mirror = {
    .name = "foil-mirror",
    .title = "does what the other did",
    .size = 1,
    .reset = mind_forgets,
    .think = mirror_last,
};

/* The learner */

struct counts {
    int bets, answers;                  /* its own before the river, and those
                                         * that were not folded to */
    int checks, stabs;                  /* checks to the other, and bets that
                                         * came then */
};

/* Each pair of actions, its own and then the other's, is counted when the
 * other's is seen; a fold never is, so bets are counted when they are made. */
static void count_answer(struct counts *self, const struct poker_seen *seen)
{
    const struct poker_past *own, *other;

    if (seen->past_count < 2)
        return;
    own = &seen->past[seen->past_count - 2];
    other = &seen->past[seen->past_count - 1];
    if (own->player != seen->player || other->player == seen->player
        || own->street != other->street)
        return;
    if (own->action.kind == POKER_RAISES)
        self->answers += own->street < POKER_STREETS - 1;
    else {
        self->checks++;
        self->stabs += other->action.kind == POKER_RAISES;
    }
}

/* Thousandths, one half at first. */
static int share_counted(int part, int all)
{
    return POKER_WHOLE * (part + 10) / (all + 20);
}

static struct poker_action answer_bet(const struct counts *self,
                                      int strength,
                                      const struct poker_seen *seen)
{
    int stabs = share_counted(self->stabs, self->checks);

    if (strength > 940)
        return foil_raise(seen, POT);
    return (struct poker_action){.kind = strength > 800 - stabs / 2
                                         ? POKER_CALLS : POKER_FOLDS};
}

/* Bluffs if more than half of its bets are folded to, bets for value if
 * fewer are. */
static struct poker_action bet_or_check(const struct counts *self,
                                        int strength,
                                        const struct poker_seen *seen)
{
    int folds = POKER_WHOLE - share_counted(self->answers, self->bets);

    return folds > 550 || strength > 600 + folds / 2
         ? foil_raise(seen, 75)
         : (struct poker_action){.kind = POKER_CALLS};
}

static enum mind_answer play_counts(void *mind, const void *seen,
                                    void *scratch, long budget, void *move)
{
    const struct poker_seen *spot = seen;
    struct poker_action *action = move;
    struct counts *counts = scratch;
    int strength = foil_strength(spot);
    struct poker_options options;

    (void)mind;
    (void)budget;
    poker_find_options(&spot->hand, &options);
    count_answer(counts, spot);
    *action = options.to_call ? answer_bet(counts, strength, spot)
                              : bet_or_check(counts, strength, spot);
    counts->bets += action->kind == POKER_RAISES
                 && spot->hand.street < POKER_STREETS - 1;
    return MIND_MOVES;
}

const struct mind_type foil_learner = {
    .name = "foil-learner",
    .title = "counts what the other does",
    .size = 1,
    .scratch_size = sizeof(struct counts),
    .reset = mind_forgets,
    .think = play_counts,
};
