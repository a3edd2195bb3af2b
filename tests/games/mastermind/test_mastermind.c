/* test_mastermind.c - the judge against a slower one, over every pair. */
#include "check.h"

#include <string.h>

#include "base/oracle.h"
#include "base/rng.h"
#include "games/mastermind/rules/mastermind.h"
#include "games/mastermind/slow_judge.h"

enum { LETTERS = 7, CODES = LETTERS * LETTERS * LETTERS * LETTERS };

/* The slow judge knows no places and no bits of a code: it has words, and
 * a stock of each letter from which marks are paid. */
static int letters_in(const char *word, char letter)
{
    int count = 0;

    for (; *word; word++)
        count += *word == letter;
    return count;
}

/* How many of a letter are left when exact places have taken theirs. */
static int stock_of(const char *code, const char *guess, char letter)
{
    int stock = letters_in(code, letter);

    for (int i = 0; code[i]; i++)
        stock -= code[i] == letter && guess[i] == letter;
    return stock;
}

/* Misplaced ones of the same letter that stand before place. */
static int asked_before(const char *code, const char *guess, int place)
{
    int asked = 0;

    for (int i = 0; i < place; i++)
        asked += guess[i] == guess[place] && code[i] != guess[i];
    return asked;
}

/* Two characters for each place, as on the LEDs: "11", "01" or "00". */
static void judge_slowly(int counting, const char *code, const char *guess,
                         char *marks)
{
    *marks = 0;
    for (int i = 0; code[i]; i++) {
        int stock = stock_of(code, guess, guess[i]);

        if (code[i] == guess[i])
            strcat(marks, "11");
        else if (counting ? stock > asked_before(code, guess, i)
                          : letters_in(code, guess[i]) > 0)
            strcat(marks, "01");
        else
            strcat(marks, "00");
    }
}

static unsigned from_binary(const char *digits)
{
    return (unsigned)strtoul(digits, NULL, 2);
}

static unsigned slow_marks(int counting, const char *code, const char *guess)
{
    char marks[2 * MASTERMIND_PEGS_MAX + 1];

    judge_slowly(counting, code, guess, marks);
    return from_binary(marks);
}

static uint32_t packed(const char *word)
{
    uint32_t code = 0;

    for (; *word; word++)
        code = code << 4 | (uint32_t)(*word - 'a' + 1);
    return code;
}

static void nth_word(int n, char *word)
{
    for (int place = 3; place >= 0; place--, n /= LETTERS)
        word[place] = (char)('a' + n % LETTERS);
    word[4] = 0;
}

/* Visits each of the 5,764,801 pairs of code and guess. */
static void for_all_pairs(void (*visit)(const char *code, const char *guess))
{
    char code[5], guess[5];

    for (int i = 0; i < CODES; i++) {
        nth_word(i, code);
        for (int j = 0; j < CODES; j++) {
            nth_word(j, guess);
            visit(code, guess);
        }
    }
}

static void compare_membership(const char *code, const char *guess)
{
    if (mastermind_marks(MASTERMIND_MEMBERSHIP, 4, packed(code),
                         packed(guess)) != slow_marks(0, code, guess))
        fail_msg("membership: code %s, guess %s", code, guess);
}

static void compare_counting(const char *code, const char *guess)
{
    if (mastermind_marks(MASTERMIND_COUNTING, 4, packed(code),
                         packed(guess)) != slow_marks(1, code, guess))
        fail_msg("counting: code %s, guess %s", code, guess);
}

CASE(membership_agrees_with_the_slow_judge)
{
    BEGIN_CASE;
    for_all_pairs(compare_membership);
}

CASE(counting_agrees_with_the_slow_judge)
{
    BEGIN_CASE;
    for_all_pairs(compare_counting);
}

static int differing;
static unsigned long visited;

static void count_difference(const char *code, const char *guess)
{
    uint32_t c = packed(code), g = packed(guess);

    visited++;
    differing += mastermind_marks(MASTERMIND_MEMBERSHIP, 4, c, g)
              != mastermind_marks(MASTERMIND_COUNTING, 4, c, g);
}

/* 25.3 % of all pairs, to the pair. */
CASE(the_rules_differ_on_a_quarter_of_all_pairs)
{
    BEGIN_CASE;
    differing = 0;
    visited = 0;
    for_all_pairs(count_difference);
    assert_int_equal(visited, 5764801);
    assert_int_equal(differing, 1457736);
    assert_int_equal((differing * 1000L + 2882400) / 5764801, 253);
}

/* A high bit of a pair without its low bit would be the pair 10. */
static void look_for_10(const char *code, const char *guess)
{
    static const enum mastermind_rule rules[] = {MASTERMIND_MEMBERSHIP,
                                                 MASTERMIND_COUNTING};

    for (int i = 0; i < 2; i++) {
        unsigned marks = mastermind_marks(rules[i], 4, packed(code),
                                          packed(guess));

        if (marks & ~marks << 1 & 0xaa)
            fail_msg("pair 10: code %s, guess %s", code, guess);
    }
}

CASE(the_pair_10_never_appears)
{
    BEGIN_CASE;
    for_all_pairs(look_for_10);
}

static void random_word(struct rng *rng, int pegs, char *word)
{
    int letters = 1 + (int)rng_below(rng, 15);

    for (int i = 0; i < pegs; i++)
        word[i] = (char)('a' + rng_below(rng, (uint64_t)letters));
    word[pegs] = 0;
}

CASE(any_number_of_pegs_agrees_with_the_slow_judge)
{
    struct rng rng;
    char code[MASTERMIND_PEGS_MAX + 1], guess[MASTERMIND_PEGS_MAX + 1];

    BEGIN_CASE;
    rng_seed(&rng, "pegs");
    for (int i = 0; i < 200000; i++) {
        int pegs = 1 + i % MASTERMIND_PEGS_MAX;

        random_word(&rng, pegs, code);
        random_word(&rng, pegs, guess);
        assert_int_equal(mastermind_marks(MASTERMIND_MEMBERSHIP, pegs,
                                          packed(code), packed(guess)),
                         slow_marks(0, code, guess));
        assert_int_equal(mastermind_marks(MASTERMIND_COUNTING, pegs,
                                          packed(code), packed(guess)),
                         slow_marks(1, code, guess));
    }
}

/* The table has the duel's own letters. */
static uint32_t packed_duel(const char *word)
{
    static const char letters[] = "-ACEFHLU";
    uint32_t code = 0;

    for (; *word; word++)
        code = code << 4 | (uint32_t)(strchr(letters, *word) - letters);
    return code;
}

CASE(the_table_of_pairs_holds_under_both_rules)
{
    struct oracle table;
    int rows = 0;

    BEGIN_CASE;
    oracle_open(&table, "duel/led_feedback_pairs.csv");
    for (; oracle_next(&table); rows++) {
        uint32_t code = packed_duel(table.field[0]);
        uint32_t guess = packed_duel(table.field[1]);

        assert_int_equal(mastermind_marks(MASTERMIND_COUNTING, 4, code,
                                          guess),
                         from_binary(table.field[3]));
        assert_int_equal(mastermind_marks(MASTERMIND_MEMBERSHIP, 4, code,
                                          guess),
                         from_binary(table.field[5]));
    }
    assert_int_equal(rows, 18);
}

CASE(a_peg_is_found_by_its_place)
{
    BEGIN_CASE;
    assert_int_equal(mastermind_peg(0x1634, 4, 0), 1);
    assert_int_equal(mastermind_peg(0x1634, 4, 3), 4);
    assert_int_equal(mastermind_peg(0xf0000002, 8, 0), 15);
    assert_int_equal(mastermind_peg(7, 1, 0), 7);
}

CASE(a_game_has_colours_to_the_power_of_pegs)
{
    BEGIN_CASE;
    assert_int_equal(mastermind_codes(&(struct mastermind_game){4, 7, 0, 0}),
                     2401);
    assert_int_equal(mastermind_codes(&(struct mastermind_game){1, 2, 0, 0}),
                     2);
    assert_true(mastermind_codes(&(struct mastermind_game){8, 16, 0, 0})
                == UINT64_C(1) << 32);
}

/* In the order of the codes as numbers, each colour within bounds. */
CASE(the_codes_of_a_game_come_in_order)
{
    const struct mastermind_game game = {3, 6, MASTERMIND_COUNTING, 0};
    uint32_t before = 0;

    BEGIN_CASE;
    assert_int_equal(mastermind_code(&game, 0), 0x000);
    assert_int_equal(mastermind_code(&game, 7), 0x011);
    assert_int_equal(mastermind_code(&game, 215), 0x555);
    for (uint64_t n = 1; n < mastermind_codes(&game); n++) {
        uint32_t code = mastermind_code(&game, n);

        assert_true(code > before);
        for (int place = 0; place < 3; place++)
            assert_in_range(mastermind_peg(code, 3, place), 0, 5);
        before = code;
    }
}

/* Counts: X and O */

static unsigned counts_of(uint32_t code, uint32_t guess)
{
    return mastermind_marks(MASTERMIND_COUNTS, 4, code, guess);
}

CASE(counts_agree_with_the_slow_judge)
{
    static struct slow_code code[4096];

    BEGIN_CASE;
    for (int i = 0; i < 4096; i++)
        code[i] = slow_nth(4, 8, (uint64_t)i);
    for (int i = 0; i < 4096; i++)
        for (int j = 0; j < 4096; j++)
            if (counts_of(slow_packed(4, &code[i]), slow_packed(4, &code[j]))
                != slow_judge(MASTERMIND_COUNTS, 4, &code[i], &code[j]))
                fail_msg("code %d, guess %d", i, j);
}

/* Black is 0, white 7. */
CASE(three_whites_for_two_are_three_x)
{
    BEGIN_CASE;
    assert_int_equal(counts_of(0x7700, 0x7770), MASTERMIND_XO(3, 0));
}

/* The table has the colours' initials, K for black. */
static uint32_t packed_pegs(const char *word)
{
    static const char colours[] = "KBGCRMYW";
    uint32_t code = 0;

    for (; *word; word++)
        code = code << 4 | (uint32_t)(strchr(colours, *word) - colours);
    return code;
}

CASE(the_table_of_counts_holds)
{
    struct oracle table;
    int rows = 0;

    BEGIN_CASE;
    oracle_open(&table, "pegs/xo_pairs.csv");
    for (; oracle_next(&table); rows++) {
        int x = atoi(table.field[2]), o = atoi(table.field[3]);

        assert_int_equal(counts_of(packed_pegs(table.field[0]),
                                   packed_pegs(table.field[1])),
                         MASTERMIND_XO(x, o));
    }
    assert_int_equal(rows, 18);
}

static uint32_t random_code(struct rng *rng, int pegs, int colours)
{
    uint32_t code = 0;

    while (pegs-- > 0)
        code = code << 4 | (uint32_t)rng_below(rng, (uint64_t)colours);
    return code;
}

static uint32_t swapped(uint32_t code, int a, int b)
{
    uint32_t differ = (code >> 4 * a ^ code >> 4 * b) & 15;

    return code ^ differ << 4 * a ^ differ << 4 * b;
}

/* Exchange two places in both: a mark that belonged to a place would go
 * with it, a count does not. */
CASE(counts_belong_to_no_place)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "counts");
    for (int i = 0; i < 50000; i++) {
        int pegs = 2 + i % 7, a = (int)rng_below(&rng, (uint64_t)pegs);
        int b = (int)rng_below(&rng, (uint64_t)pegs);
        uint32_t code = random_code(&rng, pegs, 5);
        uint32_t guess = random_code(&rng, pegs, 5);

        assert_int_equal(mastermind_marks(MASTERMIND_COUNTS, pegs, code,
                                          guess),
                         mastermind_marks(MASTERMIND_COUNTS, pegs,
                                          swapped(code, a, b),
                                          swapped(guess, a, b)));
    }
}

/* The code with other colours wherever the guess does not have them. */
static uint32_t recoloured(struct rng *rng, uint32_t code, uint32_t guess)
{
    for (int place = 0; place < 4; place++) {
        unsigned colour = 8 + (unsigned)rng_below(rng, 8);
        int shift = 4 * (3 - place);

        if (!(mastermind_colours_of(4, guess)
              >> mastermind_peg(code, 4, place) & 1))
            code = (code & ~(15u << shift)) | colour << shift;
    }
    return code;
}

CASE(marks_say_nothing_of_colours_not_guessed)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "unguessed");
    for (int i = 0; i < 50000; i++) {
        uint32_t code = random_code(&rng, 4, 8);
        uint32_t guess = random_code(&rng, 4, 8);
        uint32_t other = recoloured(&rng, code, guess);

        for (int rule = 0; rule < 3; rule++)
            assert_int_equal(
                mastermind_marks((enum mastermind_rule)rule, 4, code, guess),
                mastermind_marks((enum mastermind_rule)rule, 4, other,
                                 guess));
    }
}

/* Games */

/* Which marks any guess gets from any secret. */
static void find_marks(const struct mastermind_game *game, char *occurs)
{
    uint64_t codes = mastermind_codes(game);

    memset(occurs, 0, 1 << 16);
    for (uint64_t i = 0; i < codes; i++) {
        struct slow_code code = slow_nth(game->pegs, game->colours, i);

        if (game->is_distinct && !slow_is_distinct(game->pegs, &code))
            continue;
        for (uint64_t j = 0; j < codes; j++) {
            struct slow_code guess = slow_nth(game->pegs, game->colours, j);

            occurs[slow_judge(game->rule, game->pegs, &code, &guess)] = 1;
        }
    }
}

/* With two colours, or if the secret must have every colour, some marks
 * that are possible by themselves never come. */
static int has_colours_enough(const struct mastermind_game *game)
{
    return game->is_distinct ? game->colours > game->pegs
                             : game->colours > 2 || game->pegs == 1;
}

static void check_possible(const struct mastermind_game *game)
{
    static char occurs[1 << 16];

    find_marks(game, occurs);
    assert_true(occurs[mastermind_solved(game)]);
    for (unsigned marks = 0; marks < 1 << 16; marks++) {
        int is_possible = mastermind_possible(game, marks);

        if (occurs[marks])
            assert_true(is_possible && marks < mastermind_marks_end(game));
        else if (has_colours_enough(game))
            assert_false(is_possible);
    }
}

CASE(marks_are_possible_exactly_if_they_occur)
{
    int checked = 0;

    BEGIN_CASE;
    for (int n = 0; n < 3 * 2 * 5 * 15; n++) {
        struct mastermind_game game = {1 + n / 6 % 5, 2 + n / 30,
                                       (enum mastermind_rule)(n % 3),
                                       n / 3 % 2};

        if (mastermind_check(&game) || mastermind_codes(&game) > 700)
            continue;
        check_possible(&game);
        checked++;
    }
    assert_true(checked > 100);
}

CASE(the_answer_to_the_code_itself_is_all_exact)
{
    BEGIN_CASE;
    for (int pegs = 1; pegs <= 8; pegs++) {
        struct mastermind_game game = {pegs, 16, MASTERMIND_COUNTS, 0};

        assert_int_equal(mastermind_solved(&game), pegs << 4);
        assert_int_equal(mastermind_marks_end(&game), (pegs << 4) + 1);
        game.rule = MASTERMIND_COUNTING;
        assert_int_equal(mastermind_solved(&game), (1 << 2 * pegs) - 1);
        assert_int_equal(mastermind_marks_end(&game), 1 << 2 * pegs);
    }
}

CASE(a_code_and_its_number_are_one)
{
    BEGIN_CASE;
    for (int n = 0; n < 8 * 15; n++) {
        struct mastermind_game game = {1 + n / 15, 2 + n % 15, 0, 0};
        uint64_t codes = mastermind_codes(&game);
        uint64_t step = codes / 1000 + 1;

        for (uint64_t i = 0; i < codes; i += step) {
            uint32_t code = mastermind_code(&game, i);
            struct slow_code slow = slow_nth(game.pegs, game.colours, i);

            assert_int_equal(code, slow_packed(game.pegs, &slow));
            assert_true(mastermind_number(&game, code) == i);
        }
        assert_true(mastermind_number(&game,
            mastermind_code(&game, codes - 1)) == codes - 1);
    }
}

CASE(a_secret_of_distinct_colours_has_none_twice)
{
    struct mastermind_game game = {4, 7, MASTERMIND_MEMBERSHIP, 1};
    int secrets = 0;

    BEGIN_CASE;
    for (uint64_t i = 0; i < mastermind_codes(&game); i++) {
        struct slow_code code = slow_nth(4, 7, i);
        uint32_t packed = slow_packed(4, &code);

        game.is_distinct = 1;
        assert_int_equal(mastermind_may_be_secret(&game, packed),
                         slow_is_distinct(4, &code));
        secrets += slow_is_distinct(4, &code);
        game.is_distinct = 0;
        assert_true(mastermind_may_be_secret(&game, packed));
    }
    assert_int_equal(secrets, 7 * 6 * 5 * 4);
}

CASE(the_colours_of_a_code_are_bits)
{
    BEGIN_CASE;
    assert_int_equal(mastermind_colours_of(4, 0x0123), 0x000f);
    assert_int_equal(mastermind_colours_of(4, 0xf0f0), 0x8001);
    assert_int_equal(mastermind_colours_of(2, 0x33), 0x0008);
}

static const char *wrong_with(int pegs, int colours, int is_distinct)
{
    return mastermind_check(&(struct mastermind_game){
        pegs, colours, MASTERMIND_COUNTS, is_distinct});
}

CASE(a_game_that_cannot_be_is_told_why)
{
    BEGIN_CASE;
    assert_null(wrong_with(1, 2, 0));
    assert_null(wrong_with(8, 16, 1));
    assert_null(wrong_with(4, 4, 1));
    assert_null(wrong_with(8, 2, 0));
    assert_string_equal(wrong_with(0, 2, 0), "a code has 1 to 8 pegs");
    assert_string_equal(wrong_with(9, 2, 0), "a code has 1 to 8 pegs");
    assert_string_equal(wrong_with(4, 1, 0), "a game has 2 to 16 colours");
    assert_string_equal(wrong_with(4, 17, 0), "a game has 2 to 16 colours");
    assert_string_equal(wrong_with(5, 4, 1), "a code of distinct colours "
                        "needs as many colours as pegs");
}

static const struct CMUnitTest tests[] = {
    TEST("mastermind: membership agrees with a slow judge on every pair "
         "(M0-47, M0-48, M0-49)", membership_agrees_with_the_slow_judge),
    TEST("mastermind: counting agrees with a slow judge on every pair "
         "(M0-47, M0-48, M0-49)", counting_agrees_with_the_slow_judge),
    TEST("mastermind: the two rules differ on 25.3 % of all pairs",
         the_rules_differ_on_a_quarter_of_all_pairs),
    TEST("mastermind: the pair 10 never appears (M0-50)",
         the_pair_10_never_appears),
    TEST("mastermind: one to eight pegs agree with the slow judge",
         any_number_of_pegs_agrees_with_the_slow_judge),
    TEST("mastermind: the table of pairs holds under both rules",
         the_table_of_pairs_holds_under_both_rules),
    TEST("mastermind: a peg is found by its place, 0 leftmost",
         a_peg_is_found_by_its_place),
    TEST("mastermind: a game has colours to the power of pegs codes",
         a_game_has_colours_to_the_power_of_pegs),
    TEST("mastermind: the codes of a game come in order",
         the_codes_of_a_game_come_in_order),
    TEST("mastermind: X and O agree with a slow judge on every pair "
         "(M1-19, M1-20, M1-21, M1-22)", counts_agree_with_the_slow_judge),
    TEST("mastermind: three whites for two of the code are three X (M1-23)",
         three_whites_for_two_are_three_x),
    TEST("mastermind: the table of X and O holds (M1-19, M1-20, M1-22)",
         the_table_of_counts_holds),
    TEST("mastermind: X and O are counts and belong to no place (M1-28)",
         counts_belong_to_no_place),
    TEST("mastermind: marks say nothing of colours not guessed (M1-24)",
         marks_say_nothing_of_colours_not_guessed),
    TEST("mastermind: marks are possible exactly if they occur, given "
         "colours enough", marks_are_possible_exactly_if_they_occur),
    TEST("mastermind: the answer to the code itself is all exact",
         the_answer_to_the_code_itself_is_all_exact),
    TEST("mastermind: a code and its number are one",
         a_code_and_its_number_are_one),
    TEST("mastermind: a secret of distinct colours has none twice",
         a_secret_of_distinct_colours_has_none_twice),
    TEST("mastermind: the colours of a code are bits",
         the_colours_of_a_code_are_bits),
    TEST("mastermind: a game that cannot be is told why",
         a_game_that_cannot_be_is_told_why),
};

CHECK_MAIN("mastermind", tests)
