/* test_mastermind_words.c - codes, marks and rules as words, both ways. */
#include "check.h"

#include <string.h>

#include "games/mastermind/notation/words.h"

struct sample {
    struct mastermind_game game;
    const char *letters;
};

/* The games of the machines, of the shops, and the smallest and largest. */
static const struct sample samples[] = {
    {{4, 6, MASTERMIND_COUNTS, 0}, MASTERMIND_LETTERS},
    {{4, 8, MASTERMIND_COUNTS, 0}, "KBGCRMYW"},
    {{4, 7, MASTERMIND_MEMBERSHIP, 0}, "ACEFHLU"},
    {{4, 7, MASTERMIND_COUNTING, 0}, "ACEFHLU"},
    {{5, 8, MASTERMIND_COUNTS, 0}, MASTERMIND_LETTERS},
    {{1, 2, MASTERMIND_COUNTS, 0}, "01"},
    {{8, 2, MASTERMIND_MEMBERSHIP, 0}, "aA"},
    {{3, 16, MASTERMIND_COUNTS, 0}, MASTERMIND_LETTERS},
};

enum { SAMPLES = sizeof samples / sizeof *samples };

static const struct mastermind_game shop = {4, 6, MASTERMIND_COUNTS, 0};
static const struct mastermind_game duel = {4, 7, MASTERMIND_MEMBERSHIP, 0};

static const char *code_word(const struct sample *of, uint32_t code)
{
    static char word[MASTERMIND_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    mastermind_write_code(&of->game, of->letters, code, &to);
    return word;
}

static const char *marks_word(const struct mastermind_game *game,
                              unsigned marks)
{
    static char word[MASTERMIND_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    mastermind_write_marks(game, marks, &to);
    return word;
}

static unsigned marks_of(const struct mastermind_game *game,
                         const char *word)
{
    unsigned marks = 0xdead;

    assert_null(mastermind_read_marks(game, word, &marks));
    return marks;
}

static void assert_says(const char *error, const char *part)
{
    assert_non_null(error);
    if (!strstr(error, part))
        fail_msg("'%s' does not say '%s'", error, part);
}

static void refuse_code(const char *word, const char *part)
{
    uint32_t code;

    assert_says(mastermind_read_code(&shop, MASTERMIND_LETTERS, word, &code),
                part);
}

static void refuse_marks(const struct mastermind_game *game,
                         const char *word, const char *part)
{
    unsigned marks;

    assert_says(mastermind_read_marks(game, word, &marks), part);
}

/* Codes */

CASE(codes_read_back)
{
    BEGIN_CASE;
    for (int i = 0; i < SAMPLES; i++)
        for (uint64_t n = 0; n < mastermind_codes(&samples[i].game); n++) {
            uint32_t code = mastermind_code(&samples[i].game, n), read = ~0u;
            const char *word = code_word(&samples[i], code);

            assert_int_equal(strlen(word), samples[i].game.pegs);
            assert_null(mastermind_read_code(&samples[i].game,
                                             samples[i].letters, word,
                                             &read));
            assert_int_equal(read, code);
        }
}

/* The left peg is the left letter, and a letter's place is its colour. */
CASE(letters_are_colours)
{
    uint32_t code;

    BEGIN_CASE;
    assert_null(mastermind_read_code(&samples[1].game, "KBGCRMYW", "WKKB",
                                     &code));
    assert_int_equal(code, 0x7001);
    assert_string_equal(code_word(&samples[1], 0x4625), "RYGM");
    assert_string_equal(code_word(&samples[0], 0x0125), "ABCF");
}

CASE(small_letters_are_large_ones_unless_both_mean_something)
{
    static const struct mastermind_game three = {4, 3, MASTERMIND_COUNTS, 0};
    uint32_t code;

    BEGIN_CASE;
    assert_null(mastermind_read_code(&shop, MASTERMIND_LETTERS, "aBcF",
                                     &code));
    assert_int_equal(code, 0x0125);
    assert_null(mastermind_read_code(&three, "aAb", "aAbB", &code));
    assert_int_equal(code, 0x0122);
}

CASE(a_bad_code_is_named)
{
    BEGIN_CASE;
    refuse_code("ABCG",
                "'G' in 'ABCG' is not a colour; the colours are ABCDEF");
    refuse_code("ABC", "'ABC' has 3 pegs; a code has 4");
    refuse_code("ABCDE", "has 5 pegs; a code has 4");
    refuse_code("", "'' has 0 pegs; a code has 4");
    refuse_code("AB D", "' ' in 'AB D'");
    refuse_code("AB\xc3\xa4" "D", "'\xc3\xa4' in");     /* one character */
    refuse_code("AB\x1b[31m", "'?' in 'AB?[31m'");
    refuse_code("ABCDEFABCDEFABCDEFABCDEFABCDEFABCDEFABCDEF",
                "'ABCDEFABCDEFABCDEFABCDEFABCD...' has 42 pegs");
}

CASE(a_code_that_is_refused_changes_nothing)
{
    uint32_t code = 42;

    BEGIN_CASE;
    assert_non_null(mastermind_read_code(&shop, MASTERMIND_LETTERS, "ABCDE",
                                         &code));
    assert_non_null(mastermind_read_code(&shop, MASTERMIND_LETTERS, "ABCX",
                                         &code));
    assert_int_equal(code, 42);
}

CASE(letters_are_checked)
{
    BEGIN_CASE;
    assert_null(mastermind_check_letters(MASTERMIND_LETTERS));
    assert_null(mastermind_check_letters("KBGCRMYW"));
    assert_null(mastermind_check_letters("01aA"));
    assert_says(mastermind_check_letters("AB-"),
                "'-' in 'AB-' is not a letter");
    assert_says(mastermind_check_letters("A=B"), "'=' in 'A=B'");
    assert_says(mastermind_check_letters("ABCA"), "'A' in 'ABCA'");
    assert_says(mastermind_check_letters("ABCDEFGHIJKLMNOPQ"),
                "has 17 letters; a game has at most 16");
}

/* Marks */

CASE(marks_read_back)
{
    BEGIN_CASE;
    for (int i = 0; i < SAMPLES; i++)
        for (unsigned marks = 0; marks < 1u << 16; marks++) {
            const char *word;

            if (!mastermind_possible(&samples[i].game, marks))
                continue;
            word = marks_word(&samples[i].game, marks);
            assert_int_equal(strlen(word), samples[i].game.pegs);
            assert_int_equal(marks_of(&samples[i].game, word), marks);
        }
}

CASE(marks_are_written_x_first)
{
    BEGIN_CASE;
    assert_string_equal(marks_word(&shop, MASTERMIND_XO(2, 1)), "XXO-");
    assert_string_equal(marks_word(&shop, MASTERMIND_XO(0, 0)), "----");
    assert_string_equal(marks_word(&shop, MASTERMIND_XO(0, 4)), "OOOO");
    assert_string_equal(marks_word(&shop, MASTERMIND_XO(4, 0)), "XXXX");
}

CASE(counted_marks_have_no_order)
{
    static const char *const same[] = {
        "XXO", "XOX", "OXX", "XXO-", "-XOX", "xox.", "X-OX",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        assert_int_equal(marks_of(&shop, same[i]), MASTERMIND_XO(2, 1));
    assert_int_equal(marks_of(&shop, "-"), 0);
    assert_int_equal(marks_of(&shop, "...."), 0);
    assert_int_equal(marks_of(&shop, "O"), MASTERMIND_XO(0, 1));
}

/* The leftmost place has the highest bits. */
CASE(marks_by_place_have_their_place)
{
    BEGIN_CASE;
    assert_int_equal(marks_of(&duel, "XO--"), 0xd0);
    assert_int_equal(marks_of(&duel, ".-oX"), 0x07);
    assert_string_equal(marks_word(&duel, 0xd0), "XO--");
    assert_string_equal(marks_word(&duel, 0x07), "--OX");
}

CASE(bad_marks_are_named)
{
    BEGIN_CASE;
    refuse_marks(&shop, "XQ", "'Q' in 'XQ' is not a mark; X is right");
    refuse_marks(&shop, "XX0", "'0' in 'XX0'");
    refuse_marks(&shop, "XXXXX", "has 5 marks; a guess has at most 4");
    refuse_marks(&shop, "", "missing; - stands for none");
    refuse_marks(&shop, "XXXO", "cannot be elsewhere");
    refuse_marks(&duel, "XO", "has 2 marks; with this rule each of the 4");
    refuse_marks(&duel, "XO---", "has 5 marks; with this rule");
    refuse_marks(&duel, "", "'' has 0 marks");
}

CASE(marks_are_counted)
{
    int right, elsewhere;

    BEGIN_CASE;
    mastermind_count_marks(&shop, MASTERMIND_XO(1, 2), &right, &elsewhere);
    assert_int_equal(right, 1);
    assert_int_equal(elsewhere, 2);
    mastermind_count_marks(&duel, 0xd4, &right, &elsewhere);    /* XOO- */
    assert_int_equal(right, 1);
    assert_int_equal(elsewhere, 2);
    mastermind_count_marks(&duel, 0x3f, &right, &elsewhere);    /* -XXX */
    assert_int_equal(right, 3);
    assert_int_equal(elsewhere, 0);
}

/* Rules */

CASE(rules_have_names)
{
    static const enum mastermind_rule rules[] = {
        MASTERMIND_MEMBERSHIP, MASTERMIND_COUNTING, MASTERMIND_COUNTS,
    };
    enum mastermind_rule read;

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        assert_null(mastermind_read_rule(mastermind_rule_name(rules[i]),
                                         &read));
        assert_int_equal(read, rules[i]);
    }
    assert_string_equal(mastermind_rule_name(MASTERMIND_COUNTS), "counts");
    assert_says(mastermind_read_rule("countig", &read),
                "no rule 'countig'; did you mean 'counting'?");
    assert_says(mastermind_read_rule("x", &read),
                "the rules are counts, membership and counting");
}

static const struct CMUnitTest tests[] = {
    TEST("words: every code of the common games reads back", codes_read_back),
    TEST("words: the left letter is the left peg, a letter's place in the "
         "alphabet its colour", letters_are_colours),
    TEST("words: small letters are large ones, unless both mean something",
         small_letters_are_large_ones_unless_both_mean_something),
    TEST("words: a bad code is refused, with what is bad and what is right",
         a_bad_code_is_named),
    TEST("words: a code that is refused changes nothing",
         a_code_that_is_refused_changes_nothing),
    TEST("words: letters for colours are few, plain and different",
         letters_are_checked),
    TEST("words: all marks of the common games read back", marks_read_back),
    TEST("words: marks are written X first, then O, then nothing",
         marks_are_written_x_first),
    TEST("words: counted marks are the same in any order",
         counted_marks_have_no_order),
    TEST("words: marks by place have their place",
         marks_by_place_have_their_place),
    TEST("words: bad marks are refused, with what is bad and what is right",
         bad_marks_are_named),
    TEST("words: marks of either kind are counted", marks_are_counted),
    TEST("words: rules have names", rules_have_names),
};

CHECK_MAIN("mastermind_words", tests)
