/* test_mastermind_greedy.c - the guess that looks best, found once more by
 * trying them all. */
#include "check.h"

#include <string.h>

#include "games/mastermind/minds/greedy.h"
#include "games/mastermind/minds/tree.h"
#include "games/minds_rig.h"

enum { HEAPS_MAX = 1 << 10, NUMBERS = RIG_CODES_MAX + 1 };

static const enum mastermind_criterion tastes[] = {
    MASTERMIND_MINIMAX, MASTERMIND_MAX_ENTROPY, MASTERMIND_MOST_PARTS,
};

/* How well a guess divides. News are compared as what all heaps c to the
 * power of c make together: by their logarithm, and if that is the same, by
 * how often each prime is in it. */
struct worth {
    int worst, parts;
    long double bits;
    int sizes[64];                      /* heaps of each small size */
    int is_member;
};

/* To far more digits than the source has. */
static long double log_of(int n)
{
    long double x = n, log = 0, bit = 1;

    while (x >= 2) {
        x /= 2;
        log++;
    }
    for (int i = 0; i < 60; i++) {
        x *= x;
        bit /= 2;
        if (x >= 2) {
            x /= 2;
            log += bit;
        }
    }
    return log;
}

static long double news_of(int heap)
{
    static long double news[NUMBERS];

    if (heap > 1 && news[heap] == 0)
        news[heap] = (long double)heap * log_of(heap);
    return news[heap];
}

static struct worth worth_of(const struct mastermind_game *game,
                             const uint32_t *codes, size_t count,
                             uint32_t guess)
{
    static int heap[HEAPS_MAX];
    int end = (int)mastermind_marks_end(game);
    struct worth worth = {0};

    assert_true(end <= HEAPS_MAX);
    memset(heap, 0, (size_t)end * sizeof *heap);
    for (size_t i = 0; i < count; i++) {
        heap[mastermind_marks(game->rule, game->pegs, codes[i], guess)]++;
        worth.is_member |= codes[i] == guess;
    }
    for (int i = 0; i < end; i++) {
        worth.parts += heap[i] > 0;
        worth.worst = heap[i] > worth.worst ? heap[i] : worth.worst;
        worth.bits += news_of(heap[i]);
        if (heap[i] < 64)
            worth.sizes[heap[i]]++;
    }
    return worth;
}

static int times_in(int n, int prime)
{
    int times = 0;

    for (; n % prime == 0; n /= prime)
        times++;
    return times;
}

static int is_prime(int n)
{
    for (int d = 2; d < n; d++)
        if (n % d == 0)
            return 0;
    return 1;
}

/* Is it the same number, prime by prime? */
static int tell_the_same(const struct worth *a, const struct worth *b)
{
    for (int prime = 2; prime < 64; prime++) {
        long difference = 0;

        if (!is_prime(prime))
            continue;
        for (int c = 2; c < 64; c++)
            difference += (long)(a->sizes[c] - b->sizes[c]) * c
                        * times_in(c, prime);
        if (difference != 0)
            return 0;
    }
    return 1;
}

/* Ties between heaps of different sizes, as a test of the test. */
static int odd_ties;

static int compare_news(const struct worth *a, const struct worth *b)
{
    long double difference = a->bits - b->bits;

    if (difference > 1e-10L)
        return 1;
    if (difference < -1e-10L)
        return -1;
    if (a->worst < 64 && b->worst < 64) {
        assert_true(tell_the_same(a, b));
        odd_ties += memcmp(a->sizes + 1, b->sizes + 1,
                           sizeof a->sizes - sizeof *a->sizes) != 0;
    }
    return 0;
}

/* Below zero if a is the better one. */
static int compare(enum mastermind_criterion criterion, const struct worth *a,
                   const struct worth *b)
{
    int order = criterion == MASTERMIND_MINIMAX ? a->worst - b->worst
        : criterion == MASTERMIND_MOST_PARTS ? b->parts - a->parts
        : compare_news(a, b);

    return order ? order : b->is_member - a->is_member;
}

static uint32_t best_of_all(enum mastermind_criterion criterion,
                            const struct mastermind_game *game,
                            const uint32_t *codes, size_t count)
{
    uint32_t best = codes[0];
    struct worth most = worth_of(game, codes, count, best);

    if (count <= 2)
        return best;                    /* nothing to divide */
    for (uint64_t g = 0; g < mastermind_codes(game); g++) {
        uint32_t guess = mastermind_code(game, g);
        struct worth worth = worth_of(game, codes, count, guess);
        int order = compare(criterion, &worth, &most);

        if (order < 0 || (order == 0 && guess < best)) {
            best = guess;
            most = worth;
        }
    }
    return best;
}

/* What the source chooses, with no byte more than it asked for. */
static uint32_t greedy(enum mastermind_criterion criterion,
                       const struct mastermind_choice *choice)
{
    size_t need = mastermind_greedy_need(choice->twins->game, choice->count);
    char *memory = aligned_alloc(ARENA_ALIGN, need + ARENA_ALIGN);
    uint32_t guess;

    memset(memory, 0xa5, need + ARENA_ALIGN);
    guess = mastermind_greedy(criterion, choice, arena_of(memory, need));
    for (int i = 0; i < ARENA_ALIGN; i++)
        assert_int_equal((unsigned char)memory[need + (size_t)i], 0xa5);
    free(memory);
    return guess;
}

static void check_choice(const struct mastermind_seen *seen,
                         const struct mastermind_choice *choice)
{
    for (int t = 0; t < 3; t++)
        if (greedy(tastes[t], choice)
            != best_of_all(tastes[t], &seen->game, choice->codes,
                           choice->count))
            fail_msg("criterion %d, rule %d, %d codes, after %x and %x: "
                     "%x instead of %x", t, seen->game.rule,
                     (int)choice->count, seen->past[0].guess,
                     seen->past[1].guess, greedy(tastes[t], choice),
                     best_of_all(tastes[t], &seen->game, choice->codes,
                                 choice->count));
}

static void check_positions(const struct mastermind_game *game, int times)
{
    static uint32_t codes[RIG_CODES_MAX];
    struct mastermind_twins twins;
    struct rng rng;

    rng_seed(&rng, "positions");
    for (int n = 0; n < times; n++) {
        struct mastermind_seen seen = {.game = *game};
        uint32_t secret = rig_secret(&rng, game);
        struct mastermind_choice choice = {&twins, codes, 0};

        for (int tries = n % 4; tries > 0; tries--)
            rig_try(&seen, secret, n % 2 ? rig_plain_guess(&rng, game)
                                         : rig_guess(&rng, game));
        choice.count = rig_left(&seen, codes);
        mastermind_twins_seen(&twins, &seen);
        check_choice(&seen, &choice);
    }
}

CASE(counts_are_divided_as_by_trying_all)
{
    BEGIN_CASE;
    odd_ties = 0;
    check_positions(&(struct mastermind_game){4, 6, MASTERMIND_COUNTS, 0},
                    40);
    check_positions(&(struct mastermind_game){3, 8, MASTERMIND_COUNTS, 0},
                    100);
    check_positions(&(struct mastermind_game){5, 4, MASTERMIND_COUNTS, 0},
                    40);
    check_positions(&(struct mastermind_game){2, 12, MASTERMIND_COUNTS, 0},
                    100);
    check_positions(&(struct mastermind_game){3, 9, MASTERMIND_COUNTS, 1},
                    100);
    check_positions(&(struct mastermind_game){6, 3, MASTERMIND_COUNTS, 0},
                    60);
    assert_true(odd_ties > 10);
}

CASE(marks_of_places_are_divided_as_by_trying_all)
{
    BEGIN_CASE;
    odd_ties = 0;
    for (int rule = 0; rule < 2; rule++) {
        enum mastermind_rule places = (enum mastermind_rule)rule;

        check_positions(&(struct mastermind_game){3, 7, places, 0},
                        check_sample(100));
        check_positions(&(struct mastermind_game){4, 5, places, 0},
                        check_sample(60));
        check_positions(&(struct mastermind_game){4, 7, places, 1},
                        check_sample(12));
        check_positions(&(struct mastermind_game){5, 3, places, 0},
                        check_sample(60));
    }
    assert_true(odd_ties > check_sample(10));
}

/* Any codes at all, with nothing to exchange. */
static void check_sets(const struct mastermind_game *game, int times)
{
    static uint32_t codes[RIG_CODES_MAX];
    struct mastermind_seen seen = {.game = *game};
    struct mastermind_twins twins;
    struct rng rng;

    rng_seed(&rng, "sets");
    mastermind_twins_colours(&twins, game, 0xffff);
    for (int n = 0; n < check_sample(times); n++) {
        struct mastermind_choice choice = {&twins, codes, 0};
        uint64_t share = 1 + rng_below(&rng, 300);

        for (uint64_t c = 0; c < mastermind_codes(game); c++)
            if (rng_below(&rng, 300) < share)
                codes[choice.count++] = mastermind_code(game, c);
        if (choice.count > 0)
            check_choice(&seen, &choice);
    }
}

/* In small games ties are frequent, such as between heaps of 6 and six
 * times 1, and of 3, 3, 2, 2, 2. */
CASE(any_set_of_codes_is_divided_as_by_trying_all)
{
    BEGIN_CASE;
    odd_ties = 0;
    for (int rule = 0; rule < 3; rule++) {
        enum mastermind_rule its = (enum mastermind_rule)rule;

        check_sets(&(struct mastermind_game){4, 5, its, 0}, 20);
        check_sets(&(struct mastermind_game){3, 7, its, 0}, 50);
        check_sets(&(struct mastermind_game){4, 3, its, 0}, 1000);
        check_sets(&(struct mastermind_game){3, 4, its, 0}, 1000);
        check_sets(&(struct mastermind_game){2, 6, its, 0}, 2000);
        check_sets(&(struct mastermind_game){5, 2, its, 0}, 2000);
    }
    assert_true(odd_ties > check_sample(100));
}

/* 07 makes heaps of 9, 2, 2, 2, 1, 1, 1 and 03 of 6, 3, 3, 3, 3, which tell
 * the same to the last bit; only 07 is left. If the logarithms of 3 and 9
 * were rounded one by one, 03 would be chosen. */
CASE(what_tells_exactly_as_much_costs_exactly_the_same)
{
    static const struct mastermind_game game = {
        2, 8, MASTERMIND_MEMBERSHIP, 0,
    };
    static const uint32_t codes[] = {
        0x00, 0x02, 0x07, 0x11, 0x20, 0x23, 0x27, 0x31, 0x35,
        0x36, 0x40, 0x43, 0x44, 0x46, 0x55, 0x70, 0x73, 0x74,
    };
    struct mastermind_seen seen = {.game = game};
    struct mastermind_twins twins;
    struct mastermind_choice choice = {&twins, codes, 18};

    BEGIN_CASE;
    mastermind_twins_colours(&twins, &game, 0xffff);
    assert_int_equal(greedy(MASTERMIND_MAX_ENTROPY, &choice), 0x07);
    check_choice(&seen, &choice);
}

/* A guess that is left tells all apart, and a lower one that is not left
 * does so, too: 0712345 differs only in a colour that the others have not.
 * Only marks of places have answers for so many codes. */
static size_t fill_apart(const struct mastermind_game *game, uint32_t *codes,
                         size_t room)
{
    static char is_taken[1 << 14];
    size_t count = 0;
    struct rng rng;

    rng_seed(&rng, "apart");
    memset(is_taken, 0, sizeof is_taken);
    codes[count++] = 0x0812345;
    is_taken[mastermind_solved(game)] = 1;
    while (count < room) {
        uint32_t code = rig_guess(&rng, &(struct mastermind_game){
                                            7, 7, game->rule, 0});
        uint16_t marks = mastermind_marks(game->rule, 7, code, 0x0812345);
        size_t at = count;

        if (is_taken[marks]++ || (code & 0xf0fffff) == 0x0012345)
            continue;
        for (; at > 0 && codes[at - 1] > code; at--)
            codes[at] = codes[at - 1];
        codes[at] = code;
        count++;
    }
    return count;
}

CASE(a_code_that_is_left_comes_before_a_lower_guess)
{
    static const struct mastermind_game game = {
        7, 9, MASTERMIND_MEMBERSHIP, 0,
    };
    static uint32_t codes[300];
    struct mastermind_twins twins;
    struct mastermind_choice choice = {&twins, codes, 0};

    BEGIN_CASE;
    choice.count = fill_apart(&game, codes, 300);
    mastermind_twins_colours(&twins, &game, 0xffff);
    for (int t = 0; t < 3; t++) {
        uint32_t guess = greedy(tastes[t], &choice);
        size_t c = 0;

        while (c < choice.count && codes[c] != guess)
            c++;
        if (c == choice.count)
            fail_msg("criterion %d: %07x is not left", t, guess);
    }
}

/* Whole strategies */

struct gardener {
    enum mastermind_criterion criterion;
    int is_checked;
};

static int choose(void *with, const struct mastermind_choice *choice,
                  int depth, uint32_t *guess)
{
    const struct gardener *gardener = with;

    (void)depth;
    *guess = greedy(gardener->criterion, choice);
    if (gardener->is_checked)
        assert_int_equal(*guess, best_of_all(gardener->criterion,
            choice->twins->game, choice->codes, choice->count));
    return 1;
}

/* Guesses for all codes, and the worst, as total * 100 + worst. */
static long grow(int pegs, int colours, enum mastermind_criterion criterion,
                 int is_checked)
{
    static _Alignas(16) char memory[1 << 20];
    static uint32_t codes[RIG_CODES_MAX];
    struct mastermind_game game = {pegs, colours, MASTERMIND_COUNTS, 0};
    struct gardener gardener = {criterion, is_checked};
    struct mastermind_tree tree = {.arena = arena_of(memory, sizeof memory),
                                   .choose = choose, .with = &gardener};
    size_t count = rig_codes(&game, codes);
    uint64_t found = 0;

    assert_true(mastermind_grow(&tree, &game, codes, count));
    for (int depth = 0; depth <= MASTERMIND_DEPTH_MAX; depth++)
        found += tree.found[depth];
    assert_int_equal(found, count);
    return (long)tree.guesses * 100 + tree.worst;
}

CASE(every_choice_of_a_whole_strategy_is_the_best)
{
    BEGIN_CASE;
    for (int t = 0; t < 3; t++) {
        grow(4, 5, tastes[t], 1);
        grow(3, 7, tastes[t], 1);
    }
}

CASE(strategies_for_four_pegs_and_six_colours_are_the_known_ones)
{
    BEGIN_CASE;
    assert_int_equal(grow(4, 6, MASTERMIND_MINIMAX, 0), 580105);
}

CASE(strategies_for_pegs_have_their_figures)
{
    BEGIN_CASE;
    assert_int_equal(grow(4, 8, MASTERMIND_MINIMAX, 0), 2123006);
    assert_int_equal(grow(4, 8, MASTERMIND_MAX_ENTROPY, 0), 2068807);
    assert_int_equal(grow(4, 8, MASTERMIND_MOST_PARTS, 0), 2089607);
}

/* Small things */

CASE(one_or_two_codes_are_guessed_in_order)
{
    static const struct mastermind_game game = {4, 6, MASTERMIND_COUNTS, 0};
    const uint32_t codes[] = {0x0345, 0x5432};
    struct mastermind_twins twins;
    struct mastermind_choice choice = {&twins, codes, 2};

    BEGIN_CASE;
    mastermind_twins_begin(&twins, &game);
    for (int t = 0; t < 3; t++) {
        assert_int_equal(greedy(tastes[t], &choice), 0x0345);
        choice.codes = codes + 1;
        choice.count = 1;
        assert_int_equal(greedy(tastes[t], &choice), 0x5432);
        choice = (struct mastermind_choice){&twins, codes, 2};
    }
}

CASE(without_memory_any_code_left_will_do)
{
    static const struct mastermind_game game = {4, 6, MASTERMIND_COUNTS, 0};
    static uint32_t codes[RIG_CODES_MAX];
    static _Alignas(16) char memory[1 << 16];
    struct mastermind_twins twins;
    struct mastermind_choice choice = {&twins, codes, 0};
    size_t need;

    BEGIN_CASE;
    choice.count = rig_codes(&game, codes);
    need = mastermind_greedy_need(&game, choice.count);
    mastermind_twins_begin(&twins, &game);
    for (size_t size = 0; size < need; size += 1 + need / 97) {
        memset(memory, 0xa5, sizeof memory);
        assert_int_equal(mastermind_greedy(MASTERMIND_MAX_ENTROPY, &choice,
                                           arena_of(memory, size)), 0);
        for (size_t i = size; i < sizeof memory; i++)
            assert_int_equal((unsigned char)memory[i], 0xa5);
    }
}

CASE(what_is_left_is_counted_even_if_there_is_no_room)
{
    struct mastermind_seen seen = {.game = {4, 6, MASTERMIND_COUNTS, 0}};
    static uint32_t codes[RIG_CODES_MAX], slowly[RIG_CODES_MAX];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "left");
    for (int n = 0; n < 60; n++) {
        struct mastermind_game game = {4, 5, (enum mastermind_rule)(n % 3),
                                       n / 3 % 2};
        uint32_t secret = rig_secret(&rng, &game);
        size_t count, room = rng_below(&rng, 40);

        seen = (struct mastermind_seen){.game = game};
        while (seen.tries < n % 4)
            rig_try(&seen, secret, rig_guess(&rng, &game));
        count = rig_left(&seen, slowly);
        memset(codes, 0xa5, sizeof codes);
        assert_int_equal(mastermind_left(&seen, codes, room), count);
        for (size_t i = 0; i < room + 5; i++)
            assert_int_equal(codes[i], i < room && i < count
                                       ? slowly[i] : 0xa5a5a5a5);
    }
}

CASE(absent_colours_stand_in_no_code)
{
    static const struct mastermind_game game = {4, 9, MASTERMIND_COUNTS, 0};
    const uint32_t codes[] = {0x0011, 0x0117, 0x8888};

    BEGIN_CASE;
    assert_int_equal(mastermind_absent(&game, codes, 3), 0x07c);
    assert_int_equal(mastermind_absent(&game, codes, 2), 0x17c);
    assert_int_equal(mastermind_absent(&game, codes, 0), 0x1ff);
}

/* 14 colours are 38416 codes; one try leaves more than there is room for. */
CASE(of_too_many_codes_the_first_that_fits_is_taken)
{
    static _Alignas(16) char scratch[MASTERMIND_GREEDY_SCRATCH];
    struct mastermind_seen seen = {.game = {4, 14, MASTERMIND_COUNTS, 0}};

    BEGIN_CASE;
    assert_int_equal(mastermind_greedy_move(MASTERMIND_MOST_PARTS, &seen,
                                            scratch), 0x0000);
    seen.game.colours = 16;
    rig_try(&seen, 0x0555, 0x1111);
    assert_int_equal(mastermind_greedy_move(MASTERMIND_MOST_PARTS, &seen,
                                            scratch), 0x0000);
    rig_try(&seen, 0x0555, 0x0000);
    assert_int_not_equal(mastermind_greedy_move(MASTERMIND_MOST_PARTS,
                                                &seen, scratch), 0x0222);
}

static const struct CMUnitTest tests[] = {
    TEST("greedy: counts are divided as by trying all guesses",
         counts_are_divided_as_by_trying_all),
    TEST("greedy: marks of places are divided as by trying all guesses",
         marks_of_places_are_divided_as_by_trying_all),
    TEST("greedy: any set of codes is divided as by trying all guesses",
         any_set_of_codes_is_divided_as_by_trying_all),
    TEST("greedy: what tells exactly as much costs exactly the same",
         what_tells_exactly_as_much_costs_exactly_the_same),
    TEST("greedy: a code that is left comes before a lower guess that is "
         "as good", a_code_that_is_left_comes_before_a_lower_guess),
    TEST("greedy: every choice of a whole strategy is the best",
         every_choice_of_a_whole_strategy_is_the_best),
    TEST("greedy: four pegs and six colours take 5801 guesses, five at "
         "worst", strategies_for_four_pegs_and_six_colours_are_the_known_ones),
    TEST("greedy: four pegs and eight colours take 21230, 20688 and 20896",
         strategies_for_pegs_have_their_figures),
    TEST("greedy: one or two codes are guessed in order",
         one_or_two_codes_are_guessed_in_order),
    TEST("greedy: without memory any code left will do",
         without_memory_any_code_left_will_do),
    TEST("greedy: what is left is counted even if there is no room",
         what_is_left_is_counted_even_if_there_is_no_room),
    TEST("greedy: absent colours stand in no code",
         absent_colours_stand_in_no_code),
    TEST("greedy: of too many codes the first that fits is taken",
         of_too_many_codes_the_first_that_fits_is_taken),
};

CHECK_MAIN("mastermind greedy", tests)
