/* test_mastermind_bulk.c - many codes judged at once, each against the slow
 * judge. */
#include "check.h"

#include <string.h>

#include "base/oracle.h"
#include "base/rng.h"
#include "games/mastermind/rules/bulk.h"
#include "games/mastermind/slow_judge.h"

enum { CODES_MAX = 4096, BLOCKS_MAX = CODES_MAX / MASTERMIND_BLOCK + 1 };

static struct slow_code slow[CODES_MAX];
static uint32_t codes[CODES_MAX];
static struct mastermind_block blocks[BLOCKS_MAX];
static uint16_t marks[BLOCKS_MAX * MASTERMIND_BLOCK];

static size_t all_codes(const struct mastermind_game *game)
{
    size_t count = (size_t)mastermind_codes(game);

    assert_true(count <= CODES_MAX);
    for (size_t i = 0; i < count; i++) {
        slow[i] = slow_nth(game->pegs, game->colours, i);
        codes[i] = slow_packed(game->pegs, &slow[i]);
    }
    return count;
}

/* Both judges of the source, each code against each guess. */
static void compare_all_pairs(const struct mastermind_game *game)
{
    size_t count = all_codes(game);

    mastermind_lay_out(game->pegs, codes, count, blocks);
    for (size_t g = 0; g < count; g++) {
        mastermind_judge(game, codes[g], blocks, count, marks);
        for (size_t c = 0; c < count; c++) {
            unsigned expected = slow_judge(game->rule, game->pegs, &slow[c],
                                           &slow[g]);

            if (marks[c] != expected
                || mastermind_marks(game->rule, game->pegs, codes[c],
                                    codes[g]) != expected)
                fail_msg("%d pegs, %d colours, rule %d: code %x, guess %x",
                         game->pegs, game->colours, game->rule, codes[c],
                         codes[g]);
        }
    }
}

static void compare_sizes(enum mastermind_rule rule)
{
    static const int sizes[][2] = {
        {4, 6}, {3, 10}, {5, 4}, {1, 16}, {8, 2}, {2, 16}, {6, 3}, {7, 2},
    };

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        compare_all_pairs(&(struct mastermind_game){sizes[i][0], sizes[i][1],
                                                    rule, 0});
}

CASE(counts_agree_on_every_pair)
{
    BEGIN_CASE;
    compare_sizes(MASTERMIND_COUNTS);
    compare_all_pairs(&(struct mastermind_game){4, 8, MASTERMIND_COUNTS, 0});
}

CASE(membership_agrees_on_every_pair)
{
    BEGIN_CASE;
    compare_sizes(MASTERMIND_MEMBERSHIP);
    compare_all_pairs(&(struct mastermind_game){4, 7, MASTERMIND_MEMBERSHIP,
                                                0});
}

CASE(counting_agrees_on_every_pair)
{
    BEGIN_CASE;
    compare_sizes(MASTERMIND_COUNTING);
    compare_all_pairs(&(struct mastermind_game){4, 7, MASTERMIND_COUNTING,
                                                0});
}

static struct slow_code random_code(struct rng *rng, int pegs, int colours)
{
    struct slow_code code = {{0}};

    for (int i = 0; i < pegs; i++)
        code.peg[i] = (int)rng_below(rng, (uint64_t)colours);
    return code;
}

static void compare_random(struct rng *rng,
                           const struct mastermind_game *game)
{
    enum { COUNT = 150 };
    struct slow_code guess = random_code(rng, game->pegs, game->colours);
    uint32_t packed = slow_packed(game->pegs, &guess);

    for (int i = 0; i < COUNT; i++) {
        slow[i] = random_code(rng, game->pegs, game->colours);
        codes[i] = slow_packed(game->pegs, &slow[i]);
    }
    mastermind_lay_out(game->pegs, codes, COUNT, blocks);
    mastermind_judge(game, packed, blocks, COUNT, marks);
    for (int i = 0; i < COUNT; i++) {
        unsigned expected = slow_judge(game->rule, game->pegs, &slow[i],
                                       &guess);

        assert_int_equal(marks[i], expected);
        assert_int_equal(mastermind_marks(game->rule, game->pegs, codes[i],
                                          packed), expected);
    }
}

CASE(every_size_agrees_on_random_pairs)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "bulk");
    for (int n = 0; n < 3 * 8 * 15; n++) {
        struct mastermind_game game = {1 + n / 3 % 8, 2 + n / 24,
                                       (enum mastermind_rule)(n % 3), 0};

        for (int i = 0; i < 20; i++)
            compare_random(&rng, &game);
    }
}

/* Edges of blocks */

static void check_layout(int pegs, size_t count)
{
    for (size_t i = 0; i < mastermind_blocks(count) * MASTERMIND_BLOCK; i++)
        for (int place = 0; place < MASTERMIND_PEGS_MAX; place++) {
            unsigned peg = i < count && place < pegs
                ? (unsigned)slow[i].peg[place] : 0;

            assert_int_equal(blocks[i / MASTERMIND_BLOCK]
                                 .peg[place][i % MASTERMIND_BLOCK], peg);
        }
}

static void check_untouched(const void *from, size_t size)
{
    const unsigned char *byte = from;

    for (size_t i = 0; i < size; i++)
        assert_int_equal(byte[i], 0xa5);
}

/* Whole blocks are written, and not a byte behind them. */
static void check_edges(const struct mastermind_game *game, size_t count)
{
    size_t whole = mastermind_blocks(count);

    memset(blocks, 0xa5, sizeof blocks);
    memset(marks, 0xa5, sizeof marks);
    mastermind_lay_out(game->pegs, codes, count, blocks);
    check_layout(game->pegs, count);
    check_untouched(blocks + whole,
                    sizeof blocks - whole * sizeof *blocks);
    mastermind_judge(game, codes[77], blocks, count, marks);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(marks[i], slow_judge(game->rule, game->pegs,
                                              &slow[i], &slow[77]));
    check_untouched(marks + whole * MASTERMIND_BLOCK,
                    sizeof marks - whole * MASTERMIND_BLOCK * sizeof *marks);
}

CASE(whole_blocks_are_filled_and_nothing_behind_them)
{
    static const size_t counts[] = {0, 1, 2, 63, 64, 65, 127, 128, 129, 200};

    BEGIN_CASE;
    for (int rule = 0; rule < 3; rule++) {
        struct mastermind_game game = {3, 6, (enum mastermind_rule)rule, 0};

        all_codes(&game);
        for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
            check_edges(&game, counts[i]);
    }
}

CASE(codes_take_as_many_blocks_as_they_need)
{
    BEGIN_CASE;
    assert_int_equal(mastermind_blocks(0), 0);
    assert_int_equal(mastermind_blocks(1), 1);
    assert_int_equal(mastermind_blocks(64), 1);
    assert_int_equal(mastermind_blocks(65), 2);
    assert_int_equal(mastermind_blocks(4096), 64);
}

/* Tables */

static uint32_t packed_word(const char *letters, const char *word)
{
    uint32_t code = 0;

    for (; *word; word++)
        code = code << 4 | (uint32_t)(strchr(letters, *word) - letters);
    return code;
}

static unsigned judged(enum mastermind_rule rule, uint32_t code,
                       uint32_t guess)
{
    struct mastermind_game game = {4, 8, rule, 0};

    mastermind_lay_out(4, &code, 1, blocks);
    mastermind_judge(&game, guess, blocks, 1, marks);
    return marks[0];
}

CASE(the_table_of_counts_holds)
{
    static const char colours[] = "KBGCRMYW";
    struct oracle table;
    int rows = 0;

    BEGIN_CASE;
    oracle_open(&table, "pegs/xo_pairs.csv");
    for (; oracle_next(&table); rows++)
        assert_int_equal(judged(MASTERMIND_COUNTS,
                                packed_word(colours, table.field[0]),
                                packed_word(colours, table.field[1])),
                         MASTERMIND_XO(atoi(table.field[2]),
                                       atoi(table.field[3])));
    assert_int_equal(rows, 18);
}

CASE(the_table_of_lights_holds)
{
    static const char letters[] = "-ACEFHLU";
    struct oracle table;
    int rows = 0;

    BEGIN_CASE;
    oracle_open(&table, "duel/led_feedback_pairs.csv");
    for (; oracle_next(&table); rows++) {
        uint32_t code = packed_word(letters, table.field[0]);
        uint32_t guess = packed_word(letters, table.field[1]);

        assert_int_equal(judged(MASTERMIND_COUNTING, code, guess),
                         strtoul(table.field[3], NULL, 2));
        assert_int_equal(judged(MASTERMIND_MEMBERSHIP, code, guess),
                         strtoul(table.field[5], NULL, 2));
    }
    assert_int_equal(rows, 18);
}

static const struct CMUnitTest tests[] = {
    TEST("bulk: X and O agree with a slow judge on every pair "
         "(M1-19, M1-20, M1-21, M1-22)", counts_agree_on_every_pair),
    TEST("bulk: membership agrees with a slow judge on every pair "
         "(M0-47, M0-48, M0-49)", membership_agrees_on_every_pair),
    TEST("bulk: counting agrees with a slow judge on every pair "
         "(M0-47, M0-48, M0-49)", counting_agrees_on_every_pair),
    TEST("bulk: every number of pegs and colours agrees on random pairs",
         every_size_agrees_on_random_pairs),
    TEST("bulk: whole blocks are filled and nothing behind them",
         whole_blocks_are_filled_and_nothing_behind_them),
    TEST("bulk: codes take as many blocks as they need",
         codes_take_as_many_blocks_as_they_need),
    TEST("bulk: the table of X and O holds (M1-19, M1-20, M1-22, M1-23)",
         the_table_of_counts_holds),
    TEST("bulk: the table of lights holds under both rules (M0-47)",
         the_table_of_lights_holds),
};

CHECK_MAIN("mastermind bulk", tests)
