/* advice.c - the best next guess, and how certain that is.
 *
 * Up to a certain number of codes an exact search is a matter of a moment;
 * before that, a few opening guesses are known from long searches, and for
 * all else the guess that looks best must do. The advice says which of these
 * it is, because only the first two are proven.
 *
 * Everything happens in the scratch memory of the caller, and the answer does
 * not depend on what was in it.
 */
#include "games/mastermind/minds/advice.h"

#include "games/mastermind/minds/best.h"

enum { CODES_ROOM = 32768 };

/* Openings, as `boardwalk mastermind solve` finds them */

struct reply {
    uint8_t marks;
    uint16_t guess;
};

static const struct opening {
    struct mastermind_game game;
    enum mastermind_goal goal;
    uint16_t first;
    int worst;                          /* it takes so many guesses */
    long cost;                          /* of all codes */
    struct reply reply[16];             /* a guess of 0 ends them */
} openings[] = {
    {{4, 8, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN, 0x0123, 7, 20471, {
        {0x00, 0x4456}, {0x01, 0x1445}, {0x02, 0x1245}, {0x03, 0x1245},
        {0x04, 0x1230}, {0x10, 0x0445}, {0x11, 0x0245}, {0x12, 0x0245},
        {0x13, 0x0012}, {0x20, 0x0245}, {0x21, 0x0245}, {0x22, 0x0013},
        {0x30, 0x0245},
    }},
};

static const struct opening *find_opening(const struct mastermind_seen *seen)
{
    const struct opening *opening = &openings[0];
    const struct mastermind_game *game = &seen->game;

    if (game->pegs != opening->game.pegs
        || game->colours != opening->game.colours
        || game->rule != opening->game.rule || game->is_distinct
        || seen->goal != opening->goal
        || (seen->limit && seen->limit < opening->worst))
        return NULL;
    return opening;
}

/* 1 if the guess is in the book. */
static int open_by_book(const struct mastermind_seen *seen, uint32_t *guess)
{
    const struct opening *opening = find_opening(seen);

    if (!opening || seen->tries > 1)
        return 0;
    *guess = opening->first;
    if (seen->tries == 0)
        return 1;
    for (const struct reply *reply = opening->reply; reply->guess; reply++)
        if (seen->past[0].guess == opening->first
            && seen->past[0].marks == reply->marks) {
            *guess = reply->guess;
            return 1;
        }
    return 0;
}

/* The exact search */

/* Counts divide codes into few parts, so trees are deep and searches long;
 * marks for each place divide well. Chosen so that a hint does not make its
 * reader wait. */
static size_t exact_up_to(const struct mastermind_game *game)
{
    return game->rule == MASTERMIND_COUNTS ? 256 : 2401;
}

/* At least one, so that there is something to advise even when the limit has
 * been reached. */
static int guesses_left(const struct mastermind_seen *seen)
{
    int left = seen->limit - seen->tries;

    if (!seen->limit || left > MASTERMIND_LEFT_MAX)
        return MASTERMIND_UNLIMITED;
    return left < 1 ? 1 : left;
}

static int search_exactly(const struct mastermind_choice *choice,
                          const struct mastermind_task *task,
                          struct arena arena, struct mastermind_advice *advice)
{
    struct mastermind_search *search;
    struct mastermind_worker worker;
    int cost;

    search = arena_take(&arena, sizeof *search);
    if (!search || !mastermind_search_begin(search, task, &arena)
        || !mastermind_worker_begin(&worker, search, arena)
        || !mastermind_best(&worker, choice, 0, &advice->guess, &cost))
        return 0;
    advice->cost = cost;
    return cost < MASTERMIND_NEVER;
}

/* 0 if there are too many codes for it. A mean with a limit that cannot be
 * held becomes a chance to win. */
static int advise_exactly(const struct mastermind_seen *seen,
                          const struct mastermind_choice *choice,
                          struct arena arena, struct mastermind_advice *advice)
{
    struct mastermind_task task = {&seen->game, choice->codes, choice->count,
                                   seen->goal, guesses_left(seen)};

    if (choice->count > exact_up_to(&seen->game)
        || mastermind_table_check(&seen->game, choice->count))
        return 0;
    advice->goal = seen->goal;
    if (search_exactly(choice, &task, arena, advice))
        return 1;
    advice->goal = task.goal = MASTERMIND_WIN;
    return search_exactly(choice, &task, arena, advice);
}

/* Why */

/* The figures that the hint shows: how many answers are possible, and how many
 * codes the worst of them leaves. */
static void describe_division(const struct mastermind_choice *choice,
                              struct mastermind_advice *advice,
                              struct arena arena)
{
    const struct mastermind_game *game = choice->twins->game;
    size_t kinds = mastermind_marks_end(game);
    uint32_t *heap = arena_take(&arena, kinds * sizeof *heap);

    if (!heap)
        return;
    for (size_t i = 0; i < kinds; i++)
        heap[i] = 0;
    for (size_t i = 0; i < choice->count; i++) {
        uint32_t codes = ++heap[mastermind_marks(game->rule, game->pegs,
                                                 choice->codes[i],
                                                 advice->guess)];

        advice->parts += codes == 1;
        if (codes > advice->worst)
            advice->worst = codes;
        advice->may_be_secret |= choice->codes[i] == advice->guess;
    }
}

/* The exact search before the book: it knows the cost as well, and the book is
 * only for positions that are too large to search. */
static void choose_advice(const struct mastermind_seen *seen,
                          const struct mastermind_choice *choice,
                          struct arena arena, struct mastermind_advice *advice)
{
    advice->sureness = MASTERMIND_BEST;
    if (advise_exactly(seen, choice, arena, advice))
        return;
    if (open_by_book(seen, &advice->guess)) {
        advice->goal = seen->goal;
        advice->cost = seen->tries ? 0 : find_opening(seen)->cost;
        return;
    }
    advice->sureness = MASTERMIND_GOOD;
    advice->guess = mastermind_greedy(MASTERMIND_MAX_ENTROPY, choice, arena);
}

void mastermind_advise(const struct mastermind_seen *seen, void *scratch,
                       struct mastermind_advice *advice)
{
    struct arena arena = arena_of(scratch, MASTERMIND_ADVICE_SCRATCH);
    uint32_t *codes = arena_take(&arena, CODES_ROOM * sizeof *codes);
    struct mastermind_twins twins;
    struct mastermind_choice choice = {&twins, codes, 0};

    *advice = (struct mastermind_advice){0};
    advice->left = choice.count = mastermind_left(seen, codes, CODES_ROOM);
    if (choice.count == 0)
        return;
    mastermind_twins_seen(&twins, seen);
    if (choice.count > CODES_ROOM) {
        advice->sureness = MASTERMIND_FITTING;
        advice->guess = codes[0];
        advice->may_be_secret = 1;
        return;
    }
    choose_advice(seen, &choice, arena, advice);
    describe_division(&choice, advice, arena);
}
