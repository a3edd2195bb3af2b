/* test_mastermind_strategy.c - strategies written, read, and refused. */
#include "check.h"

#include <string.h>

#include "games/mastermind/first_fit.h"

enum { TEXT_SIZE = 1 << 18 };

static char text[TEXT_SIZE];
static char memory[TEXT_SIZE * 2];

/* Two pegs, two colours. AB tells BA; AA and BB are left for later. */
static const char small[] =
    "boardwalk-strategy 1\n"
    "pegs 2\n"
    "colours 2\n"
    "rule counts\n"
    "secrets all\n"
    "goal mean\n"
    "limit 0\n"
    "codes 4\n"
    "cost 8\n"
    "worst 3\n"
    "tree\n"
    "AB\n"
    " X AA\n"
    "  - BB\n"
    " OO BA\n";

/* The arena ends where the memory does, so that sanitizers see one byte
 * too many. */
static const char *read_length(struct mastermind_strategy *self,
                               const char *from, size_t length)
{
    size_t need = mastermind_strategy_need(from, length);
    struct arena arena = arena_of(memory + sizeof memory - need, need);

    assert_true(need <= sizeof memory);
    return mastermind_strategy_read(self, from, length, &arena);
}

static const char *read_text(struct mastermind_strategy *self,
                             const char *from)
{
    return read_length(self, from, strlen(from));
}

/* The small strategy with some words exchanged. */
static const char *changed(const char *old, const char *new)
{
    const char *at = strstr(small, old);
    struct text to;

    assert_non_null(at);
    text_begin(&to, text, sizeof text);
    for (const char *c = small; c < at; c++)
        text_put_char(&to, *c);
    text_put(&to, new);
    text_put(&to, at + strlen(old));
    return text;
}

static void refuse(const char *from, const char *part)
{
    struct mastermind_strategy strategy;
    const char *error = read_text(&strategy, from);

    if (!error)
        fail_msg("taken, but it should say '%s'", part);
    else if (!strstr(error, part))
        fail_msg("'%s' does not say '%s'", error, part);
}

/* Writing and reading */

CASE(a_strategy_is_written_as_documented)
{
    struct mastermind_strategy strategy = {
        .game = {2, 2, MASTERMIND_COUNTS, 0}, .codes = 4, .cost = 8,
        .worst = 3,
    };
    struct text to;

    BEGIN_CASE;
    text_begin(&to, text, sizeof text);
    mastermind_strategy_head(&strategy, &to);
    mastermind_strategy_line(&strategy, 0, 0, 0x01, &to);
    mastermind_strategy_line(&strategy, 1, MASTERMIND_XO(1, 0), 0x00, &to);
    mastermind_strategy_line(&strategy, 2, 0, 0x11, &to);
    mastermind_strategy_line(&strategy, 1, MASTERMIND_XO(0, 2), 0x10, &to);
    assert_string_equal(text, small);
}

CASE(a_goal_to_win_and_distinct_secrets_stand_in_the_head)
{
    struct mastermind_strategy strategy = {
        .game = {3, 5, MASTERMIND_MEMBERSHIP, 1}, .limit = 3, .codes = 60,
        .goal = MASTERMIND_STRATEGY_WIN, .cost = 99, .worst = 3, .found = 40,
    };
    struct text to;

    BEGIN_CASE;
    text_begin(&to, text, sizeof text);
    mastermind_strategy_head(&strategy, &to);
    mastermind_strategy_line(&strategy, 1, 0x10, 0x012, &to);
    assert_string_equal(text,
        "boardwalk-strategy 1\npegs 3\ncolours 5\nrule membership\n"
        "secrets distinct\ngoal win\nlimit 3\ncodes 60\ncost 99\nworst 3\n"
        "found 40\ntree\n O-- ABC\n");
}

static void assert_same_head(const struct mastermind_strategy *a,
                             const struct mastermind_strategy *b)
{
    assert_memory_equal(&a->game, &b->game, sizeof a->game);
    assert_int_equal(a->goal, b->goal);
    assert_int_equal(a->limit, b->limit);
    assert_int_equal(a->codes, b->codes);
    assert_int_equal(a->cost, b->cost);
    assert_int_equal(a->found, b->found);
    assert_int_equal(a->worst, b->worst);
}

/* Writes every step that was read, and compares the bytes. */
static void assert_writes_back(const struct mastermind_strategy *read)
{
    static char again[TEXT_SIZE];
    struct text to;

    text_begin(&to, again, sizeof again);
    mastermind_strategy_head(read, &to);
    for (uint32_t i = 0; i < read->steps; i++)
        mastermind_strategy_line(read, read->step[i].depth,
                                 read->step[i].marks, read->step[i].guess,
                                 &to);
    assert_string_equal(again, text);
}

static const struct mastermind_strategy games[] = {
    {.game = {1, 2, MASTERMIND_COUNTS, 0}},
    {.game = {4, 6, MASTERMIND_COUNTS, 0}},
    {.game = {4, 8, MASTERMIND_COUNTS, 0},
     .goal = MASTERMIND_STRATEGY_WORST, .limit = 12},
    {.game = {4, 5, MASTERMIND_MEMBERSHIP, 0},
     .goal = MASTERMIND_STRATEGY_WIN, .limit = 3},
    {.game = {3, 6, MASTERMIND_COUNTING, 0}},
    {.game = {4, 6, MASTERMIND_COUNTS, 1}},
    {.game = {2, 16, MASTERMIND_COUNTS, 0}},
    {.game = {8, 2, MASTERMIND_MEMBERSHIP, 0}},
};

CASE(strategies_read_back)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        struct mastermind_strategy written = games[i], read;
        struct text to;

        text_begin(&to, text, sizeof text);
        first_fit_write(&written, &to);
        assert_true(to.used + 1 < sizeof text);
        assert_null(read_text(&read, text));
        assert_same_head(&written, &read);
        assert_writes_back(&read);
    }
}

/* Refusing */

static const struct {
    const char *old, *new, *error;
} damages[] = {
    {"boardwalk-strategy 1", "boardwalk 1", "line 1: not a strategy"},
    {"strategy 1", "strategy 2", "line 1: only version 1"},
    {"strategy 1", "strategy one", "line 1: only version 1"},
    {"pegs 2", "pegs", "line 2: expected 'pegs ...'"},
    {"pegs 2\n", "", "line 2: expected 'pegs ...'"},
    {"pegs 2", "pegs two", "line 2: 'pegs' must be a number"},
    {"pegs 2", "pegs 2 ", "line 2: 'pegs' must be a number"},
    {"pegs 2", "pegs 9", "in the head: a code has 1 to 8 pegs"},
    {"pegs 2", "pegs 4294967298", "line 2: 'pegs' is too large"},
    {"colours 2", "colours 17", "in the head: a game has 2 to 16 colours"},
    {"colours 2", "colour 2", "line 3: expected 'colours"},
    {"rule counts", "rule count", "line 4: no rule 'count'; did you mean"},
    {"secrets all", "secrets some",
     "line 5: 'secrets' must be all or distinct"},
    {"goal mean", "goal fun", "line 6: 'goal' must be mean or worst or win"},
    {"limit 0", "limit -1", "line 7: 'limit' must be a number"},
    {"codes 4", "codes 99999999999999999999", "line 8: 'codes' must be"},
    {"cost 8", "worst 8", "line 9: expected 'cost ...'"},
    {"worst 3", "worst 3\nfound 4", "line 11: expected 'tree'"},
    {"goal mean", "goal win", "line 11: expected 'found ...'"},
    {"tree", "trees", "line 11: expected 'tree'"},
    {"tree\nAB", "tree\n AB", "line 12: the first guess must not"},
    {"tree\nAB", "tree\nX AB", "line 12: 'X' in 'X AB' is not a colour"},
    {"tree\nAB", "tree\nAC", "line 12: 'C' in 'AC' is not a colour"},
    {"tree\nAB", "tree\nABA", "line 12: 'ABA' has 3 pegs"},
    {" X AA", " X", "line 13: a line must be marks, a space and a guess"},
    {" X AA", " X  AA", "line 13: ' ' in ' AA' is not a colour"},
    {" X AA", " X AA ", "line 13: ' ' in 'AA ' is not a colour"},
    {" X AA", "", "line 13: a second guess that is not"},
    {" X AA", "X AA", "line 13: a second guess that is not"},
    {" X AA", "  X AA", "line 13: the guess that leads here is missing"},
    {" X AA\n  - BB", "  - BB\n X AA", "line 13: the guess that leads here"},
    {" X AA\n", "", "line 13: the guess that leads here is missing"},
    {"  - BB", "   - BB", "line 14: the guess that leads here is missing"},
    {"\n OO BA", "\n\tOO BA", "line 15: a second guess that is not"},
    {" OO BA", " X BA", "line 15: a second guess for the same marks"},
    {" OO BA", " -X BA", "line 15: a second guess for the same marks"},
    {" OO BA", " XX BA", "line 15: the code is found here"},
    {" OO BA", " XO BA", "line 15: the marks 'XO' are impossible"},
    {" OO BA", " OOO BA", "line 15: 'OOO' has 3 marks"},
    {" OO BA", " QQ BA", "line 15: 'Q' in 'QQ' is not a mark"},
    {" OO BA", " OO BA\n\n", "line 16: a second guess that is not"},
    {" OO BA\n", " OO BA", "line 15: cut off"},
    {" OO BA\n", " OO", "line 15: cut off"},
    {"limit 0", "limit 2", "line 14: one guess more than the limit allows"},
};

CASE(each_damage_is_refused)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++)
        refuse(changed(damages[i].old, damages[i].new), damages[i].error);
}

CASE(a_goal_to_win_needs_a_limit)
{
    BEGIN_CASE;
    refuse("boardwalk-strategy 1\npegs 1\ncolours 2\nrule counts\n"
           "secrets all\ngoal win\nlimit 0\ncodes 2\ncost 3\nworst 2\n"
           "found 2\ntree\nA\n - B\n", "the goal 'win' needs a limit");
}

CASE(a_strategy_that_ends_early_is_refused)
{
    struct mastermind_strategy strategy;
    size_t tree = (size_t)(strstr(small, "AB\n") - small);

    BEGIN_CASE;
    for (size_t length = 0; length < tree; length++)
        assert_non_null(read_length(&strategy, small, length));
    assert_string_equal(read_length(&strategy, small, tree),
                        "the tree has no guess");
    refuse("", "line 1: not a strategy");
    refuse("boardwalk-strategy 1\n", "line 2: the file ends within the head");
}

CASE(lines_are_not_too_long)
{
    char line[200];

    BEGIN_CASE;
    memset(line, 'A', sizeof line);
    line[sizeof line - 1] = 0;
    refuse(line, "line 1: not a strategy");
    refuse(changed("pegs 2", line), "line 2: the line is too long");
    refuse(changed(" OO BA", line), "line 15: the line is too long");
    line[MASTERMIND_STRATEGY_LINE_MAX] = 0;
    refuse(changed(" OO BA", line), "line 15: the line is too long");
    line[MASTERMIND_STRATEGY_LINE_MAX - 1] = 0;
    refuse(changed(" OO BA", line), "line 15: a second guess that is not");
}

/* Up to 64 guesses in a row, and a blank more. */
static const char *chain(int guesses)
{
    struct mastermind_strategy strategy = {
        .game = {8, 16, MASTERMIND_COUNTS, 0},
    };
    struct text to;

    text_begin(&to, text, sizeof text);
    mastermind_strategy_head(&strategy, &to);
    for (int depth = 0; depth < guesses; depth++)
        mastermind_strategy_line(&strategy, depth, MASTERMIND_XO(2, 6), 0,
                                 &to);
    return text;
}

CASE(trees_are_not_too_deep)
{
    struct mastermind_strategy strategy;

    BEGIN_CASE;
    assert_null(read_text(&strategy,
                          chain(MASTERMIND_STRATEGY_DEPTH_MAX)));
    assert_int_equal(strategy.step[63].depth, 63);
    refuse(chain(MASTERMIND_STRATEGY_DEPTH_MAX + 1),
           "line 76: more than 64 guesses in a row");
}

CASE(a_zero_byte_is_refused)
{
    struct mastermind_strategy strategy;
    char copy[sizeof small];

    BEGIN_CASE;
    memcpy(copy, small, sizeof small);
    *strstr(copy, "X AA") = 0;
    assert_string_equal(read_length(&strategy, copy, sizeof small - 1),
                        "line 13: the line contains a zero byte");
}

/* As an editor on Windows would save it. */
CASE(a_mark_and_other_line_ends_are_no_matter)
{
    struct mastermind_strategy strategy;
    struct text to;

    BEGIN_CASE;
    text_begin(&to, text, sizeof text);
    text_put(&to, "\xef\xbb\xbf");
    for (const char *at = small; *at; at++) {
        text_put(&to, *at == '\n' ? "\r" : "");
        text_put_char(&to, *at);
    }
    assert_null(read_text(&strategy, text));
    assert_int_equal(strategy.cost, 8);
    assert_int_equal(strategy.steps, 4);
    assert_non_null(strstr(read_text(&strategy, "\xff\xfe" "b"),
                           "this is UTF-16"));
}

CASE(memory_that_is_short_is_no_harm)
{
    struct mastermind_strategy strategy;
    size_t need = mastermind_strategy_need(small, strlen(small));

    BEGIN_CASE;
    for (size_t size = 0; size + ARENA_ALIGN < need; size++) {
        struct arena arena = arena_of(memory, size);

        assert_string_equal(mastermind_strategy_read(&strategy, small,
                                strlen(small), &arena),
                            "out of memory for the strategy");
    }
}

CASE(huge_texts_are_refused_unread)
{
    struct mastermind_strategy strategy;
    struct arena arena = arena_of(memory, sizeof memory);

    BEGIN_CASE;
    assert_non_null(strstr(mastermind_strategy_read(&strategy, small,
                               (size_t)MASTERMIND_STRATEGY_SIZE_MAX + 1,
                               &arena),
                           "at most 256 MiB"));
}

static const struct CMUnitTest tests[] = {
    TEST("strategy: it is written as documented",
         a_strategy_is_written_as_documented),
    TEST("strategy: a goal to win and distinct secrets stand in the head",
         a_goal_to_win_and_distinct_secrets_stand_in_the_head),
    TEST("strategy: what was written reads back, and writes back to the byte",
         strategies_read_back),
    TEST("strategy: each damage is refused, with its line",
         each_damage_is_refused),
    TEST("strategy: a goal to win needs a limit",
         a_goal_to_win_needs_a_limit),
    TEST("strategy: one that ends early is refused",
         a_strategy_that_ends_early_is_refused),
    TEST("strategy: a line too long is refused", lines_are_not_too_long),
    TEST("strategy: a tree too deep is refused", trees_are_not_too_deep),
    TEST("strategy: a zero byte is refused", a_zero_byte_is_refused),
    TEST("strategy: a byte order mark and CRLF are no matter, UTF-16 is",
         a_mark_and_other_line_ends_are_no_matter),
    TEST("strategy: too little memory is an error and no harm",
         memory_that_is_short_is_no_harm),
    TEST("strategy: a huge text is refused unread",
         huge_texts_are_refused_unread),
};

CHECK_MAIN("mastermind_strategy", tests)
