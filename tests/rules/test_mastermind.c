/* test_mastermind.c - the judge against a slower one, over every pair. */
#include "check.h"

#include <string.h>

#include "base/oracle.h"
#include "base/rng.h"
#include "rules/mastermind.h"

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
    assert_true(mastermind_codes(&(struct mastermind_game){4, 7, 0}) == 2401);
    assert_true(mastermind_codes(&(struct mastermind_game){1, 2, 0}) == 2);
    assert_true(mastermind_codes(&(struct mastermind_game){8, 16, 0})
                == UINT64_C(1) << 32);
}

/* In the order of the codes as numbers, each colour within bounds. */
CASE(the_codes_of_a_game_come_in_order)
{
    const struct mastermind_game game = {3, 6, MASTERMIND_COUNTING};
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
};

CHECK_MAIN("mastermind", tests)
