/* test_mastermind_minds.c - fair dice, and never a guess that contradicts
 * what was seen. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/fair.h"
#include "base/rng.h"
#include "games/mastermind/minds/advice.h"
#include "games/mastermind/minds/tree.h"

enum { CODES_MAX = 2401, PEGS_CODES = 4096 };

/* For any mind to scribble on, as large as the largest asks for. */
static _Alignas(max_align_t) char scratch[MASTERMIND_ADVICE_SCRATCH];

static const struct mastermind_game duel_game = {
    4, 7, MASTERMIND_MEMBERSHIP, 0,
};

/* What a mind answers, with so much thought at a time. */
static uint32_t ask(const struct mind_type *mind, const char *seed,
                    const struct mastermind_seen *seen, long budget)
{
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];
    uint32_t move = 0;
    long rounds = 0;

    memset(state, 0xa5, sizeof state);
    mind->reset(state, seed);
    while (mind->think(state, seen, scratch, budget, &move) == MIND_THINKS)
        assert_true(++rounds < 100000);
    return move;
}

static uint32_t ask_number(const struct mind_type *mind, int number,
                           const struct mastermind_seen *seen)
{
    char seed[24];

    sprintf(seed, "mind %d", number);
    return ask(mind, seed, seen, 1000000);
}

static void add_try(struct mastermind_seen *seen, uint32_t code,
                    uint32_t guess)
{
    seen->past[seen->tries].guess = guess;
    seen->past[seen->tries].marks = mastermind_marks(seen->game.rule,
        seen->game.pegs, code, guess);
    seen->tries++;
}

/* The place of a code among all; CODES_MAX if it is none of them. */
static int place_of(const struct mastermind_game *game, uint32_t code)
{
    for (uint64_t i = 0; i < mastermind_codes(game); i++)
        if (mastermind_code(game, i) == code)
            return (int)i;
    return CODES_MAX;
}

static int is_consistent(const struct mastermind_seen *seen, uint32_t code)
{
    for (int i = 0; i < seen->tries; i++)
        if (mastermind_marks(seen->game.rule, seen->game.pegs, code,
                             seen->past[i].guess) != seen->past[i].marks)
            return 0;
    return 1;
}

/* Which minds there are */

CASE(every_mind_can_be_found)
{
    BEGIN_CASE;
    assert_ptr_equal(mind_find(mastermind_minds, "random"), &mastermind_random);
    assert_ptr_equal(mind_find(mastermind_minds, "consistent"),
                     &mastermind_consistent);
    assert_null(mind_find(mastermind_minds, "Random"));
    assert_null(mind_find(mastermind_minds, ""));
    assert_ptr_equal(mind_find(mastermind_minds, "optimal"),
                     &mastermind_optimal);
    assert_ptr_equal(mind_find(mastermind_minds, "entropy"),
                     &mastermind_entropy);
    assert_ptr_equal(mind_find(mastermind_minds, "parts"), &mastermind_parts);
    assert_ptr_equal(mind_find(mastermind_minds, "knuth"), &mastermind_knuth);
    assert_ptr_equal(mastermind_minds[0], &mastermind_optimal);
    assert_ptr_equal(mastermind_minds[4], &mastermind_consistent);
    assert_ptr_equal(mastermind_minds[5], &mastermind_forgetful);
    assert_ptr_equal(mastermind_minds[6], &mastermind_random);
    assert_null(mastermind_minds[7]);
}

CASE(every_mind_fits_and_has_a_name)
{
    BEGIN_CASE;
    for (int i = 0; mastermind_minds[i]; i++) {
        const struct mind_type *mind = mastermind_minds[i];

        assert_true(mind->size <= MIND_SIZE_MAX);
        assert_true(mind->size > 0);
        assert_true(strlen(mind->title) > 0);
        assert_ptr_equal(mind_find(mastermind_minds, mind->name), mind);
    }
}

/* Of this game, the i-th; null after the last. */
static const struct mind_type *breaker(int i)
{
    return mastermind_minds[i];
}

/* The random mind */

CASE(random_takes_every_code_with_the_same_chance)
{
    static unsigned counts[CODES_MAX];
    struct mastermind_seen seen = {.game = duel_game};
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];

    BEGIN_CASE;
    mastermind_random.reset(state, "fair");
    for (int i = 0; i < 20 * CODES_MAX; i++) {
        uint32_t move;
        int place;

        assert_int_equal(mastermind_random.think(state, &seen, scratch, 1,
                                                 &move), MIND_MOVES);
        place = place_of(&duel_game, move);
        assert_true(place < CODES_MAX);
        counts[place]++;
    }
    assert_true(fair_enough(counts, CODES_MAX));
    for (int i = 0; i < CODES_MAX; i++)
        assert_true(counts[i] > 0);
}

CASE(random_of_many_seeds_is_fair_too)
{
    static unsigned counts[CODES_MAX];
    struct mastermind_seen seen = {.game = duel_game};

    BEGIN_CASE;
    for (int i = 0; i < 10 * CODES_MAX; i++)
        counts[place_of(&duel_game,
                        ask_number(&mastermind_random, i, &seen))]++;
    assert_true(fair_enough(counts, CODES_MAX));
}

CASE(the_same_seed_gives_the_same_code)
{
    struct mastermind_seen seen = {.game = duel_game};
    int different = 0;

    BEGIN_CASE;
    add_try(&seen, 0x0123, 0x1111);
    for (int i = 0; breaker(i); i++)
        for (int seed = 0; seed < 50; seed++) {
            uint32_t move = ask_number(breaker(i), seed, &seen);

            assert_int_equal(ask_number(breaker(i), seed, &seen), move);
            different += ask_number(breaker(i), seed + 1, &seen) != move;
        }
    assert_true(different > 80);
}

/* The consistent mind */

static uint32_t random_code(struct rng *rng,
                            const struct mastermind_game *game)
{
    return mastermind_code(game, rng_below(rng, mastermind_codes(game)));
}

CASE(consistent_never_contradicts_what_it_saw)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "consistent");
    for (int i = 0; i < 1500; i++) {
        struct mastermind_seen seen = {.game = {
            1 + (int)rng_below(&rng, 4), 1 + (int)rng_below(&rng, 7),
            i % 2 ? MASTERMIND_COUNTING : MASTERMIND_MEMBERSHIP, 0,
        }};
        uint32_t code = random_code(&rng, &seen.game);
        int tries = (int)rng_below(&rng, MASTERMIND_TRIES_MAX + 1);
        uint32_t move;

        while (seen.tries < tries)
            add_try(&seen, code, random_code(&rng, &seen.game));
        move = ask_number(&mastermind_consistent, i, &seen);
        assert_true(place_of(&seen.game, move) < CODES_MAX);
        assert_true(is_consistent(&seen, move));
    }
}

/* What the consistent mind would say to the later half of the guesses, of an
 * odd number with the middle one. */
CASE(forgetful_knows_the_later_half)
{
    struct rng rng;
    int contradicts = 0;

    BEGIN_CASE;
    rng_seed(&rng, "forgetful");
    for (int i = 0; i < 300; i++) {
        struct mastermind_seen seen = {.game = duel_game}, later = seen;
        uint32_t code = random_code(&rng, &seen.game), move;
        int tries = (int)rng_below(&rng, MASTERMIND_TRIES_MAX + 1);

        for (int t = 0; t < tries; t++) {
            uint32_t guess = random_code(&rng, &seen.game);

            add_try(&seen, code, guess);
            if (2 * t + 1 >= tries)
                add_try(&later, code, guess);
        }
        move = ask_number(&mastermind_forgetful, i, &seen);
        assert_int_equal(move, ask_number(&mastermind_consistent, i, &later));
        assert_true(is_consistent(&later, move));
        contradicts += !is_consistent(&seen, move);
    }
    assert_true(contradicts > 50);
}

/* Every code that may be it comes, and each about as often. */
static void check_fair(const struct mastermind_seen *seen, int least)
{
    unsigned counts[CODES_MAX] = {0}, found[CODES_MAX];
    int boxes = 0;

    for (int i = 0; i < 6000; i++)
        counts[place_of(&seen->game, ask_number(&mastermind_consistent, i,
                                                seen))]++;
    for (int i = 0; i < (int)mastermind_codes(&seen->game); i++) {
        uint32_t code = mastermind_code(&seen->game, (uint64_t)i);

        if (is_consistent(seen, code))
            found[boxes++] = counts[i];
        else
            assert_int_equal(counts[i], 0);
    }
    assert_true(boxes >= least);
    assert_true(fair_enough(found, boxes));
}

CASE(consistent_takes_what_is_left_with_the_same_chance)
{
    struct mastermind_seen seen = {.game = {3, 4, MASTERMIND_COUNTING, 0}};

    BEGIN_CASE;
    check_fair(&seen, 64);              /* nothing seen: all codes */
    add_try(&seen, 0x012, 0x123);
    check_fair(&seen, 2);
    seen = (struct mastermind_seen){.game = {3, 4, MASTERMIND_MEMBERSHIP, 0}};
    add_try(&seen, 0x303, 0x112);
    check_fair(&seen, 8);
    seen = (struct mastermind_seen){.game = {2, 7, MASTERMIND_MEMBERSHIP, 0}};
    add_try(&seen, 0x12, 0x33);
    check_fair(&seen, 20);
}

CASE(an_answer_does_not_depend_on_the_budget)
{
    static const long budgets[] = {1, 2, 7, 500, 2400, 2401, 2402, 1000000};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "budget");
    for (int i = 0; i < check_sample(20); i++) {
        struct mastermind_seen seen = {.game = duel_game};
        uint32_t code = random_code(&rng, &seen.game);

        for (int tries = i % 4; tries > 0; tries--)
            add_try(&seen, code, random_code(&rng, &seen.game));
        for (int m = 0; breaker(m); m++) {
            uint32_t move = ask(breaker(m), "b", &seen, 50);

            for (int b = 0; b < 8; b++)
                assert_int_equal(ask(breaker(m), "b", &seen, budgets[b]),
                                 move);
        }
    }
}

/* It thinks in pieces as small as it is told to, no more and no less. */
CASE(thinking_takes_as_many_pieces_as_there_are_codes)
{
    struct mastermind_seen seen = {.game = duel_game};
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];
    uint32_t move;
    int pieces = 1;

    BEGIN_CASE;
    mastermind_consistent.reset(state, "pieces");
    while (mastermind_consistent.think(state, &seen, scratch, 100, &move)
           == MIND_THINKS)
        pieces++;
    assert_in_range(pieces, 24, 26);
}

CASE(marks_that_contradict_each_other_are_survived)
{
    struct mastermind_seen seen = {.game = duel_game, .tries = 2};
    uint32_t move;

    BEGIN_CASE;
    seen.past[0].guess = seen.past[1].guess = 0x1234;
    seen.past[0].marks = 0x00;
    seen.past[1].marks = 0xff;
    for (int m = 0; breaker(m); m++) {
        move = ask(breaker(m), "odd", &seen, 100);
        assert_true(place_of(&duel_game, move) < CODES_MAX);
    }
    seen.past[0].marks = 0xaa;          /* no mark at all looks like that */
    for (int m = 0; breaker(m); m++) {
        move = ask(breaker(m), "odd", &seen, 1000);
        assert_true(place_of(&duel_game, move) < CODES_MAX);
    }
}

/* Both machines */

static const struct mastermind_seen beginnings[] = {
    {.game = {4, 7, MASTERMIND_MEMBERSHIP, 0}, .goal = MASTERMIND_WIN,
     .limit = 3},
    {.game = {4, 7, MASTERMIND_COUNTING, 0}, .goal = MASTERMIND_WIN,
     .limit = 3},
    {.game = {4, 8, MASTERMIND_COUNTS, 0}, .goal = MASTERMIND_MEAN,
     .limit = 8},
};

static int is_in_game(const struct mastermind_game *game, uint32_t code)
{
    for (int place = 0; place < game->pegs; place++)
        if (mastermind_peg(code, game->pegs, place)
            >= (unsigned)game->colours)
            return 0;
    return code >> 4 * game->pegs == 0;
}

static int has_dice(const struct mind_type *mind)
{
    return mind == &mastermind_random || mind == &mastermind_consistent
        || mind == &mastermind_forgetful;
}

/* With another scratch and another seed; only dice may make a difference. */
static void ask_again(const struct mind_type *mind,
                      const struct mastermind_seen *seen, uint32_t move)
{
    memset(scratch, (int)(move & 0xff) + 1, mind->scratch_size);
    assert_int_equal(ask(mind, has_dice(mind) ? "play" : "else", seen,
                         100000), move);
}

static void play(const struct mind_type *mind, struct mastermind_seen seen,
                 uint32_t secret)
{
    uint32_t move = ~secret;

    while (seen.tries < seen.limit && move != secret) {
        move = ask(mind, "play", &seen, 100000);
        if (!is_in_game(&seen.game, move))
            fail_msg("%s: %x is no code", mind->name, move);
        ask_again(mind, &seen, move);
        add_try(&seen, secret, move);
    }
}

CASE(every_mind_plays_both_machines)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "machines");
    for (int i = 0; i < check_sample(18); i++)
        for (int m = 0; breaker(m); m++)
            play(breaker(m), beginnings[i % 3],
                 random_code(&rng, &beginnings[i % 3].game));
}

/* More tries than allowed, as after a mistake. */
CASE(every_mind_goes_on_when_its_time_is_up)
{
    BEGIN_CASE;
    for (int i = 0; i < 3; i++)
        for (int m = 0; breaker(m); m++) {
            struct mastermind_seen seen = beginnings[i];

            seen.limit = 2;
            for (int tries = 0; tries < 3; tries++)
                add_try(&seen, 0x0123, 0x1111u * (unsigned)tries);
            assert_true(is_in_game(&seen.game,
                                   ask(breaker(m), "late", &seen, 100000)));
        }
}

CASE(no_mind_writes_beside_its_paper)
{
    BEGIN_CASE;
    for (int m = 0; breaker(m); m++) {
        struct mastermind_seen seen = beginnings[2];
        _Alignas(max_align_t) char state[MIND_SIZE_MAX];
        char *sheet = malloc(breaker(m)->scratch_size + 64);
        uint32_t move;

        add_try(&seen, 0x0123, 0x0444);
        memset(sheet, 0xa5, breaker(m)->scratch_size + 64);
        breaker(m)->reset(state, "scratch");
        while (breaker(m)->think(state, &seen, sheet + 32, 100000, &move)
               == MIND_THINKS)
            ;
        for (size_t i = 0; i < 32; i++) {
            assert_int_equal((unsigned char)sheet[i], 0xa5);
            assert_int_equal(
                (unsigned char)sheet[32 + breaker(m)->scratch_size + i], 0xa5);
        }
        free(sheet);
    }
}

/* Whole strategies: what a mind says is asked for every node */

struct school {
    const struct mind_type *mind;
    struct mastermind_seen seen;
};

/* The marks that led to a node are those of its first code. */
static int choose(void *with, const struct mastermind_choice *choice,
                  int depth, uint32_t *guess)
{
    struct school *school = with;
    struct mastermind_seen *seen = &school->seen;

    if (depth > MASTERMIND_TRIES_MAX)
        return 0;
    for (int i = 0; i < depth - 1; i++)
        seen->past[i].marks = mastermind_marks(seen->game.rule,
            seen->game.pegs, choice->codes[0], seen->past[i].guess);
    seen->tries = depth - 1;
    *guess = ask(school->mind, "tree", seen, 1000000);
    seen->past[depth - 1].guess = *guess;
    return 1;
}

static struct mastermind_tree grow(const struct mind_type *mind,
                                   const struct mastermind_seen *beginning)
{
    static _Alignas(16) char memory[1 << 20];
    static uint32_t codes[PEGS_CODES];
    struct school school = {mind, *beginning};
    struct mastermind_tree tree = {
        .limit = beginning->limit,
        .arena = arena_of(memory, sizeof memory),
        .choose = choose, .with = &school,
    };
    size_t count = (size_t)mastermind_codes(&beginning->game);

    for (size_t i = 0; i < count; i++)
        codes[i] = mastermind_code(&beginning->game, i);
    assert_true(mastermind_grow(&tree, &beginning->game, codes, count));
    return tree;
}

CASE(optimal_finds_all_pegs_in_time_and_as_soon_as_can_be)
{
    struct mastermind_tree tree = grow(&mastermind_optimal, &beginnings[2]);

    BEGIN_CASE;
    assert_int_equal(tree.missed, 0);
    assert_true(tree.worst <= 8);
    assert_int_equal(tree.guesses, 20471);
}

CASE(optimal_wins_as_many_duels_as_can_be)
{
    BEGIN_CASE;
    assert_int_equal(grow(&mastermind_optimal, &beginnings[0]).missed,
                     2401 - 1171);
    assert_int_equal(grow(&mastermind_optimal, &beginnings[1]).missed,
                     2401 - 1214);
}

CASE(each_greedy_mind_has_its_taste)
{
    BEGIN_CASE;
    assert_int_equal(grow(&mastermind_knuth, &beginnings[2]).guesses, 21230);
    assert_int_equal(grow(&mastermind_entropy, &beginnings[2]).guesses,
                     20688);
    assert_int_equal(grow(&mastermind_parts, &beginnings[2]).guesses, 20896);
}

static const struct CMUnitTest tests[] = {
    TEST("mind: every mind can be found", every_mind_can_be_found),
    TEST("mind: every mind fits into its place and has a name",
         every_mind_fits_and_has_a_name),
    TEST("mind: random takes every code with the same chance",
         random_takes_every_code_with_the_same_chance),
    TEST("mind: random of many seeds is fair, too",
         random_of_many_seeds_is_fair_too),
    TEST("mind: the same seed gives the same code",
         the_same_seed_gives_the_same_code),
    TEST("mind: consistent never contradicts what it saw",
         consistent_never_contradicts_what_it_saw),
    TEST("mind: forgetful knows the later half of its guesses",
         forgetful_knows_the_later_half),
    TEST("mind: consistent takes what is left with the same chance",
         consistent_takes_what_is_left_with_the_same_chance),
    TEST("mind: an answer does not depend on the budget",
         an_answer_does_not_depend_on_the_budget),
    TEST("mind: thinking takes as many pieces as there are codes",
         thinking_takes_as_many_pieces_as_there_are_codes),
    TEST("mind: marks that contradict each other are survived",
         marks_that_contradict_each_other_are_survived),
    TEST("mind: every mind plays both machines, the same way with the same "
         "dice", every_mind_plays_both_machines),
    TEST("mind: every mind goes on when its time is up",
         every_mind_goes_on_when_its_time_is_up),
    TEST("mind: no mind writes beside its scratch",
         no_mind_writes_beside_its_paper),
    TEST("mind: optimal finds all 4096 codes of pegs in time, by 20471 "
         "guesses (M1-46)",
         optimal_finds_all_pegs_in_time_and_as_soon_as_can_be),
    TEST("mind: optimal wins 1171 and 1214 of 2401 duels",
         optimal_wins_as_many_duels_as_can_be),
    TEST("mind: each greedy mind has its criterion",
         each_greedy_mind_has_its_taste),
};

CHECK_MAIN("mastermind minds", tests)
