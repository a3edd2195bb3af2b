/* hand_mastermind.c - what a hand at any Mastermind machine has in mind.
 *
 * A mind is asked in portions of BUDGET until it answers, so that a look of
 * the robot stays short. Its answer must not depend on how the time is cut
 * up: a game that is taken back and played again has to go the same way.
 */
#include "machines/hand_mastermind.h"

#include "base/words.h"

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

/* By how good the guess is, as far as that is known, and whether it may be the
 * code itself. {1} codes are left, {2} is the guess. */
static const char *const advices[][2] = {
    {WORDS("{1} codes left; try {2}: is not the code"),
     WORDS("{1} codes left; try {2}: may be the code")},
    {WORDS("{1} codes left; try {2}: looks best, is not the code, leaves {3} "
           "at most"),
     WORDS("{1} codes left; try {2}: looks best, may be the code, leaves {3} "
           "at most")},
    {WORDS("{1} codes left; try {2}: proven best, is not the code"),
     WORDS("{1} codes left; try {2}: proven best, may be the code")},
    {WORDS("{1} codes left; try {2}: proven best, is not the code, {3} tries "
           "on average"),
     WORDS("{1} codes left; try {2}: proven best, may be the code, {3} tries "
           "on average")},
    {WORDS("{1} codes left; try {2}: proven best, is not the code, finds {3} "
           "in time"),
     WORDS("{1} codes left; try {2}: proven best, may be the code, finds {3} "
           "in time")},
    {WORDS("{1} codes left; try {2}: proven best, is not the code, finds all "
           "in time"),
     WORDS("{1} codes left; try {2}: proven best, may be the code, finds all "
           "in time")},
};

/* In tenths, rounded: the cost is the sum over all codes left. */
static void put_mean_tries(const struct mastermind_advice *advice,
                           struct text *to)
{
    uint64_t tenths = ((uint64_t)advice->cost * 10 + advice->left / 2)
                    / advice->left;

    text_put_number(to, tenths / 10);
    text_put_char(to, '.');
    text_put_number(to, tenths % 10);
}

/* The row of advices, and what stands for {3} in it. Where the goal is to win,
 * the cost counts the codes that would not be found in time. */
static int rate_guess(const struct mastermind_advice *advice, struct text *to)
{
    if (advice->sureness == MASTERMIND_GOOD) {
        text_put_number(to, advice->worst);
        return 1;
    }
    if (advice->sureness != MASTERMIND_BEST)
        return 0;
    if (advice->goal == MASTERMIND_WIN && advice->cost)
        text_put_number(to, advice->left - (uint64_t)advice->cost);
    else if (advice->cost)
        put_mean_tries(advice, to);
    if (advice->goal == MASTERMIND_WIN)
        return advice->cost ? 4 : 5;
    return advice->cost ? 3 : 2;
}

static void put_advice(const struct mastermind_advice *advice,
                       const char *guess, struct text *to)
{
    char left[24], worth[24];
    struct text text;
    int row;

    text_begin(&text, worth, sizeof worth);
    row = rate_guess(advice, &text);
    text_begin(&text, left, sizeof left);
    text_put_number(&text, advice->left);
    words_put(to, advices[row][!!advice->may_be_secret], left, guess, worth,
              (char *)0);
}

/* "5 codes left; try ACEF: proven best, may be the code, 1.8 tries on average"
 */
const char *hand_mastermind_advise(const struct hand_mastermind *self,
                                   const struct hand *hand,
                                   const char *letters, struct text *to)
{
    struct mastermind_advice advice;
    char guess[16];
    struct text letters_of_guess;

    mastermind_advise(&self->seen, hand->scratch, &advice);
    if (advice.left == 0)
        return WORDS("no hint: no code fits all marks of this game");
    text_begin(&letters_of_guess, guess, sizeof guess);
    put_code_letters(advice.guess, self->seen.game.pegs, letters,
                     &letters_of_guess);
    if (advice.left == 1)
        words_put(to, "1 code left: {1}", guess, (char *)0);
    else
        put_advice(&advice, guess, to);
    return NULL;
}
