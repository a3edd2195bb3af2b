/* test_go_positions.c - positions of Go worked by hand, from a table. */
#include "check.h"

#include <string.h>

#include "base/oracle.h"
#include "base/text.h"
#include "games/go/rules/game.h"

enum { LINES = 9, POSITIONS = 14, PLAYS = 18, PASSES = 14 };

static struct oracle table;
static struct go_game game;
static const char *name;                /* of the position, for complaints */
static char name_kept[ORACLE_LINE_MAX];
static int row, is_end;

static int number(int field)
{
    uint64_t value = 0;

    assert_true(field < table.fields);
    assert_true(text_number(table.field[field], &value));
    return (int)value;
}

static enum go_colour colour_of(char letter)
{
    if (letter == '.')
        return GO_EMPTY;
    assert_true(letter == 'B' || letter == 'W');
    return letter == 'B' ? GO_BLACK : GO_WHITE;
}

static enum go_verdict verdict_of(const char *word)
{
    static const char *const words[] = {
        [GO_LEGAL] = "legal", [GO_SUICIDE] = "suicide", [GO_KO] = "ko",
        [GO_OCCUPIED] = "occupied",
    };

    for (int i = GO_LEGAL; i <= GO_OCCUPIED; i++)
        if (text_same(word, words[i]))
            return (enum go_verdict)i;
    fail_msg("%s: no verdict: %s", name, word);
    return GO_OUTSIDE;
}

static void begin_position(void)
{
    struct go_rules rules;
    struct text to;

    text_begin(&to, name_kept, sizeof name_kept);
    text_put(&to, table.field[1]);
    name = name_kept;
    go_rules_standard(&rules);
    assert_int_equal(rules.size, LINES);
    assert_null(go_game_begin(&game, &rules));
    row = is_end = 0;
}

static void take_row(void)
{
    assert_in_range(row, 0, LINES - 1);
    assert_int_equal(strlen(table.field[1]), LINES);
    for (int column = 0; column < LINES; column++) {
        enum go_colour colour = colour_of(table.field[1][column]);
        go_point point = go_at(row, column);

        if (is_end && game.now.colour[point] != colour)
            fail_msg("%s: another stone in row %d, column %d", name, row,
                     column);
        if (!is_end && colour != GO_EMPTY)
            assert_null(go_game_set_up(&game, point, colour));
    }
    row++;
}

static void take_play(void)
{
    enum go_colour colour = colour_of(table.field[1][0]);
    go_point point = go_at(number(2), number(3));
    enum go_verdict wanted = verdict_of(table.field[4]);
    static struct go_game before;
    int taken = game.now.taken[colour];

    assert_int_equal(row, LINES);
    memcpy(&before, &game, sizeof before);
    if (go_game_play(&game, point, colour) != wanted)
        fail_msg("%s: another verdict", name);
    assert_int_equal(game.now.taken[colour] - taken, number(5));
    if (wanted == GO_LEGAL)
        assert_int_equal(game.turn, go_other(colour));
    else
        assert_memory_equal(&before, &game, sizeof game);
}

static void take_pass(void)
{
    enum go_colour colour = colour_of(table.field[1][0]);

    assert_int_equal(go_game_play(&game, GO_PASS, colour), GO_LEGAL);
    assert_int_equal(game.passes, number(2));
    assert_int_equal(go_game_is_over(&game), number(3));
}

static void take_end(void)
{
    assert_int_equal(row, LINES);
    row = 0;
    is_end = 1;
}

static void take_taken(void)
{
    assert_int_equal(row, LINES);
    assert_int_equal(game.now.taken[GO_BLACK], number(1));
    assert_int_equal(game.now.taken[GO_WHITE], number(2));
}

/* White's 5.5 are eleven half points. */
static void take_area(void)
{
    int black = number(1), white = number(2);
    struct go_area area;

    go_score_area(&game.now, NULL, &area, NULL);
    assert_int_equal(area.stones[GO_BLACK] + area.empty[GO_BLACK], black);
    assert_int_equal(area.stones[GO_WHITE] + area.empty[GO_WHITE], white);
    assert_int_equal(area.empty[GO_EMPTY], number(3));
    assert_int_equal(go_game_margin(&game, NULL), 2 * (black - white) - 11);
}

static const struct {
    const char *name;
    void (*take)(void);
    int wanted;                         /* lines of this kind */
} kinds[] = {
    {"position", begin_position, POSITIONS},
    {"row", take_row, 2 * LINES * POSITIONS},
    {"play", take_play, PLAYS},
    {"pass", take_pass, PASSES},
    {"end", take_end, POSITIONS},
    {"taken", take_taken, POSITIONS},
    {"area", take_area, POSITIONS},
};

enum { KINDS = sizeof kinds / sizeof *kinds };

CASE(each_position_comes_out_as_worked)
{
    int seen[KINDS] = {0};

    BEGIN_CASE;
    oracle_open(&table, "go/positions.txt");
    while (oracle_next(&table))
        for (int i = 0; i < KINDS; i++)
            if (text_same(table.field[0], kinds[i].name)) {
                kinds[i].take();
                seen[i]++;
            }
    for (int i = 0; i < KINDS; i++)
        assert_int_equal(seen[i], kinds[i].wanted);
}

static const struct CMUnitTest tests[] = {
    TEST("go: every position that was worked by hand comes out so",
         each_position_comes_out_as_worked),
};

CHECK_MAIN("go_positions", tests)
