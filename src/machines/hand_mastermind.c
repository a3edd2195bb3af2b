/* hand_mastermind.c - what a hand at any Mastermind machine has in mind.
 *
 * A mind is asked in portions of BUDGET until it answers, so that a look of
 * the robot stays short. Its answer must not depend on how the time is cut
 * up: a game that is taken back and played again has to go the same way.
 */
#include "machines/hand_mastermind.h"

enum { BUDGET = 500 };                  /* codes examined in one portion */

/* What was seen */

void hand_mastermind_see(struct mastermind_seen *seen, uint32_t guess,
                         unsigned marks)
{
    if (seen->tries == MASTERMIND_TRIES_MAX)
        return;                         /* no machine has so many */
    seen->past[seen->tries].guess = guess;
    seen->past[seen->tries].marks = (uint16_t)marks;
    seen->tries++;
}

void hand_mastermind_add(struct hand_mastermind *self, uint32_t guess,
                         unsigned marks)
{
    hand_mastermind_see(&self->seen, guess, marks);
}

void hand_mastermind_forget_plan(struct hand_mastermind *self)
{
    self->has_plan = self->is_thinking = 0;
}

/* Game and try name the moment, and with it the seed. */
static void wake_for_guess(struct hand_mastermind *self,
                           const struct mind_type *mind,
                           const struct hand *hand,
                           const struct session *session, unsigned game)
{
    hand_wake(mind, self->mind, hand, session, game,
              (uint64_t)self->seen.tries);
}

enum mind_answer hand_mastermind_think(struct hand_mastermind *self,
                                       const struct hand *hand,
                                       const struct session *session,
                                       unsigned game)
{
    enum mind_answer answer;

    if (self->has_plan)
        return MIND_MOVES;
    if (!self->is_thinking)
        wake_for_guess(self, hand->mind, hand, session, game);
    self->is_thinking = 1;
    answer = hand_think(hand, self->mind, &self->seen, BUDGET, &self->plan);
    self->has_plan = answer == MIND_MOVES;
    return answer;
}

enum mind_answer hand_mastermind_decide(struct hand_mastermind *self,
                                        const struct hand *hand,
                                        const struct session *session,
                                        unsigned game)
{
    enum mind_answer answer;

    do
        answer = hand_mastermind_think(self, hand, session, game);
    while (answer == MIND_THINKS);
    return answer;
}

/* The code is always drawn at random: a mind that begins every game with the
 * same guess would otherwise make that guess the code. A person makes his
 * own. */
enum mind_answer hand_mastermind_make(struct hand_mastermind *self,
                                      const struct hand *hand,
                                      const struct session *session,
                                      unsigned game)
{
    if (hand_is_person(hand))
        return hand_mastermind_think(self, hand, session, game);
    if (self->has_plan)
        return MIND_MOVES;
    wake_for_guess(self, &mastermind_random, hand, session, game);
    (void)mastermind_random.think(self->mind, &self->seen, hand->scratch,
                                  BUDGET, &self->plan);
    self->has_plan = 1;
    return MIND_MOVES;
}

/* Advice */

static void put_code_letters(uint32_t code, int pegs, const char *letters,
                             struct text *to)
{
    for (int place = 0; place < pegs; place++)
        text_put_char(to, letters[mastermind_peg(code, pegs, place)]);
}

static void put_sureness(enum mastermind_sureness sureness, struct text *to)
{
    switch (sureness) {
    case MASTERMIND_BEST: text_put(to, ": proven best, "); break;
    case MASTERMIND_GOOD: text_put(to, ": looks best, "); break;
    default:              text_put(to, ": "); break;
    }
}

/* In tenths, rounded: the cost is the sum over all codes left. */
static void put_mean_tries(const struct mastermind_advice *advice,
                           struct text *to)
{
    uint64_t tenths = ((uint64_t)advice->cost * 10 + advice->left / 2)
                    / advice->left;

    text_put(to, ", ");
    text_put_number(to, tenths / 10);
    text_put_char(to, '.');
    text_put_number(to, tenths % 10);
    text_put(to, " tries on average");
}

/* Here the cost counts the codes that would not be found in time. */
static void put_codes_found(const struct mastermind_advice *advice,
                            struct text *to)
{
    text_put(to, ", finds ");
    if (advice->cost)
        text_put_number(to, advice->left - (uint64_t)advice->cost);
    else
        text_put(to, "all");
    text_put(to, " in time");
}

/* How good it is, as far as that is known. */
static void put_guess_worth(const struct mastermind_advice *advice,
                            struct text *to)
{
    if (advice->sureness == MASTERMIND_GOOD) {
        text_put(to, ", leaves ");
        text_put_number(to, advice->worst);
        text_put(to, " at most");
    } else if (advice->sureness == MASTERMIND_BEST
               && advice->goal == MASTERMIND_WIN) {
        put_codes_found(advice, to);
    } else if (advice->sureness == MASTERMIND_BEST && advice->cost) {
        put_mean_tries(advice, to);
    }
}

/* "5 codes left; try ACEF: proven best, may be the code, 1.8 tries on average"
 */
const char *hand_mastermind_advise(const struct hand_mastermind *self,
                                   const struct hand *hand,
                                   const char *letters, struct text *to)
{
    struct mastermind_advice advice;
    int pegs = self->seen.game.pegs;

    mastermind_advise(&self->seen, hand->scratch, &advice);
    if (advice.left == 0)
        return "no hint: no code fits all marks of this game";
    if (advice.left == 1) {
        text_put(to, "1 code left: ");
        put_code_letters(advice.guess, pegs, letters, to);
        return NULL;
    }
    text_put_number(to, advice.left);
    text_put(to, " codes left; try ");
    put_code_letters(advice.guess, pegs, letters, to);
    put_sureness(advice.sureness, to);
    text_put(to, advice.may_be_secret ? "may be the code"
                                      : "is not the code");
    put_guess_worth(&advice, to);
    return NULL;
}
