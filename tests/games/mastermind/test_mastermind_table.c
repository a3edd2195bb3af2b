/* test_mastermind_table.c - every answer of the table is what the slow judge
 * says. */
#include "check.h"

#include <string.h>

#include "games/mastermind/minds/table.h"
#include "games/minds_rig.h"

enum { GUARD = 64 };

struct table_memory {
    char *memory;
    size_t size;
};

/* Exactly so much, with a guard behind it. */
static struct table_memory take(size_t size)
{
    struct table_memory taken = {aligned_alloc(ARENA_ALIGN,
        (size / ARENA_ALIGN + 2) * ARENA_ALIGN + GUARD), size};

    assert_non_null(taken.memory);
    memset(taken.memory + size, 0xa5, GUARD);
    return taken;
}

static void give_back(struct table_memory taken)
{
    for (size_t i = 0; i < GUARD; i++)
        assert_int_equal((unsigned char)taken.memory[taken.size + i], 0xa5);
    free(taken.memory);
}

static void check_row(const struct mastermind_table *table, int g)
{
    const uint8_t *answer = mastermind_answers_to(table, g);

    for (int c = 0; c < table->codes; c++) {
        assert_true(answer[c] < table->answers);
        assert_int_equal(table->marks[answer[c]],
                         rig_marks(&table->game, table->code[c],
                                   table->guess[g]));
        assert_int_equal(answer[c] == 0, table->code[c] == table->guess[g]);
    }
}

static void check_codes(const struct mastermind_table *table,
                        const uint32_t *codes)
{
    for (int c = 0; c < table->codes; c++) {
        assert_int_equal(table->code[c], codes[c]);
        assert_int_equal(table->guess[table->guess_of[c]], codes[c]);
        for (int other = 0; other < c; other++)
            assert_true(table->hash[c] != table->hash[other]);
    }
}

static void check_table(const struct mastermind_game *game,
                        const uint32_t *codes, size_t count, int guesses)
{
    size_t need = mastermind_table_need(game, count);
    struct table_memory taken = take(need);
    struct arena arena = arena_of(taken.memory, need);
    struct mastermind_table table;

    assert_true(mastermind_table_fill(&table, game, codes, count, &arena));
    assert_int_equal(table.guesses, guesses);
    assert_int_equal(table.codes, count);
    check_codes(&table, codes);
    for (int g = 0; g < table.guesses; g++) {
        assert_true(g == 0 || table.guess[g] > table.guess[g - 1]);
        check_row(&table, g);
    }
    give_back(taken);
}

CASE(every_answer_is_what_the_slow_judge_says)
{
    static const int sizes[][2] = {{4, 4}, {3, 5}, {5, 3}, {2, 9}, {1, 7},
                                   {8, 2}};
    static uint32_t codes[RIG_CODES_MAX];

    BEGIN_CASE;
    for (int n = 0; n < 36; n++) {
        struct mastermind_game game = {sizes[n / 6][0], sizes[n / 6][1],
                                       (enum mastermind_rule)(n % 3),
                                       n / 3 % 2};
        size_t count;

        if (mastermind_check(&game) || mastermind_table_check(&game, 0))
            continue;
        count = rig_codes(&game, codes);
        check_table(&game, codes, count, (int)mastermind_codes(&game));
    }
}

/* Of colours that no code has, the lowest is enough. */
CASE(guesses_use_one_absent_colour_at_most)
{
    static const struct mastermind_game game = {3, 6, MASTERMIND_COUNTS, 0};
    const uint32_t codes[] = {0x033, 0x300, 0x330, 0x333};

    BEGIN_CASE;
    check_table(&game, codes, 4, 3 * 3 * 3);
}

static int answers_of(int pegs, enum mastermind_rule rule)
{
    struct mastermind_game game = {pegs, 2, rule, 0};
    const uint32_t codes[] = {0, 1};
    size_t need = mastermind_table_need(&game, 2);
    struct table_memory taken = take(need);
    struct arena arena = arena_of(taken.memory, need);
    struct mastermind_table table;

    assert_true(mastermind_table_fill(&table, &game, codes, 2, &arena));
    give_back(taken);
    return table.answers;
}

CASE(there_are_as_many_answers_as_can_come)
{
    BEGIN_CASE;
    assert_int_equal(answers_of(4, MASTERMIND_COUNTS), 14);
    assert_int_equal(answers_of(5, MASTERMIND_COUNTS), 20);
    assert_int_equal(answers_of(8, MASTERMIND_COUNTS), 44);
    assert_int_equal(answers_of(4, MASTERMIND_MEMBERSHIP), 81);
    assert_int_equal(answers_of(4, MASTERMIND_COUNTING), 81 - 4);
    assert_int_equal(answers_of(5, MASTERMIND_MEMBERSHIP), 243);
    assert_int_equal(answers_of(1, MASTERMIND_MEMBERSHIP), 2);
}

CASE(too_large_a_game_is_told_why)
{
    BEGIN_CASE;
    assert_null(mastermind_table_check(
        &(struct mastermind_game){5, 8, MASTERMIND_COUNTING, 0}, 32768));
    assert_null(mastermind_table_check(
        &(struct mastermind_game){8, 3, MASTERMIND_COUNTS, 0}, 6561));
    assert_string_equal(mastermind_table_check(
        &(struct mastermind_game){5, 9, MASTERMIND_COUNTS, 0}, 5),
        "too many codes for an exact search: at most 32768");
    assert_string_equal(mastermind_table_check(
        &(struct mastermind_game){2, 9, MASTERMIND_COUNTS, 0}, 32769),
        "too many codes for an exact search: at most 32768");
    assert_string_equal(mastermind_table_check(
        &(struct mastermind_game){6, 2, MASTERMIND_MEMBERSHIP, 0}, 64),
        "too many answers for an exact search: with marks for each place, "
        "at most 5 pegs");
    assert_int_equal(mastermind_table_need(
        &(struct mastermind_game){5, 9, MASTERMIND_COUNTS, 0}, 5), 0);
    assert_int_equal(mastermind_table_need(
        &(struct mastermind_game){6, 2, MASTERMIND_COUNTING, 0}, 64), 0);
}

CASE(memory_too_short_is_told_and_not_overrun)
{
    static const struct mastermind_game game = {2, 4, MASTERMIND_COUNTS, 0};
    uint32_t codes[RIG_CODES_MAX];
    size_t count, need;

    BEGIN_CASE;
    count = rig_codes(&game, codes);
    need = mastermind_table_need(&game, count);
    for (size_t size = 0; size < need; size++) {
        struct table_memory taken = take(size);
        struct arena arena = arena_of(taken.memory, size);
        struct mastermind_table table;

        assert_false(mastermind_table_fill(&table, &game, codes, count,
                                           &arena));
        give_back(taken);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("table: every answer is what the slow judge says",
         every_answer_is_what_the_slow_judge_says),
    TEST("table: guesses use one absent colour at most",
         guesses_use_one_absent_colour_at_most),
    TEST("table: there are as many answers as can come",
         there_are_as_many_answers_as_can_come),
    TEST("table: too large a game is told why",
         too_large_a_game_is_told_why),
    TEST("table: memory too short is told and not overrun",
         memory_too_short_is_told_and_not_overrun),
};

CHECK_MAIN("mastermind table", tests)
