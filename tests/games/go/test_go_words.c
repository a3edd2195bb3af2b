/* test_go_words.c - Go in words: points, colours, results, rules, boards. */
#include "check.h"

#include <string.h>

#include "games/go/notation/words.h"

static char word[GO_BOARD_TEXT_MAX];

static struct text fresh(void)
{
    struct text to;

    text_begin(&to, word, sizeof word);
    return to;
}

static void assert_says(const char *error, const char *part)
{
    assert_non_null(error);
    if (!strstr(error, part))
        fail_msg("'%s' does not say '%s'", error, part);
}

/* Points */

static void assert_vertex(int size, const char *name, int row, int column)
{
    go_point point = GO_POINTS;

    assert_null(go_read_vertex(size, name, &point));
    assert_int_equal(point, go_at(row, column));
}

CASE(vertices_are_read)
{
    BEGIN_CASE;
    assert_vertex(19, "A1", 18, 0);
    assert_vertex(19, "t19", 0, 18);
    assert_vertex(19, "h8", 11, 7);
    assert_vertex(19, "J8", 11, 8);
    assert_vertex(9, "J9", 0, 8);
    assert_vertex(2, "b2", 0, 1);
}

CASE(every_vertex_comes_back)
{
    BEGIN_CASE;
    for (int size = GO_SIZE_MIN; size <= GO_SIZE_MAX; size++)
        for (int row = 0; row < size; row++)
            for (int column = 0; column < size; column++) {
                struct text to = fresh();

                go_write_vertex(size, go_at(row, column), &to);
                assert_vertex(size, word, row, column);
            }
}

CASE(vertices_stand_for_where_people_see_them)
{
    struct text to = fresh();

    BEGIN_CASE;
    go_write_vertex(9, go_at(0, 8), &to);
    text_put_char(&to, ' ');
    go_write_vertex(19, go_at(3, 15), &to);
    text_put_char(&to, ' ');
    go_write_vertex(19, GO_PASS, &to);
    assert_string_equal(word, "J9 Q16 pass");
}

CASE(passes_are_read_in_either_case)
{
    go_point point = 1;

    BEGIN_CASE;
    assert_null(go_read_vertex(9, "PaSS", &point));
    assert_int_equal(point, GO_PASS);
}

CASE(what_is_no_vertex_is_told)
{
    static const char *const words[] = {
        "", "I5", "i5", "K9", "A10", "A0", "A01", "A", "5", "A1x", "AA1",
        "passe", "pas", "A100", " A1", "A-1", "@1", "!1", ("\xc1" "1"),
    };
    go_point point;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_says(go_read_vertex(9, words[i], &point), "A1 to J9");
}

CASE(letters_go_to_52)
{
    int column, row;

    BEGIN_CASE;
    assert_true(go_read_letters("az", 2, &column, &row));
    assert_int_equal(column, 0);
    assert_int_equal(row, 25);
    assert_true(go_read_letters("AZ", 2, &column, &row));
    assert_int_equal(column, 26);
    assert_int_equal(row, 51);
    assert_false(go_read_letters("a", 1, &column, &row));
    assert_false(go_read_letters("aab", 3, &column, &row));
    assert_false(go_read_letters("a1", 2, &column, &row));
    assert_false(go_read_letters("[a", 2, &column, &row));
    assert_false(go_read_letters("a`", 2, &column, &row));
}

CASE(letters_are_column_and_row)
{
    struct text to = fresh();

    BEGIN_CASE;
    go_write_letters(go_at(3, 15), &to);
    go_write_letters(GO_PASS, &to);
    go_write_letters(go_at(18, 0), &to);
    assert_string_equal(word, "pdas");
}

/* Colours */

CASE(colours_have_names)
{
    enum go_colour colour = GO_EMPTY;

    BEGIN_CASE;
    assert_null(go_read_colour("b", &colour));
    assert_int_equal(colour, GO_BLACK);
    assert_null(go_read_colour("White", &colour));
    assert_int_equal(colour, GO_WHITE);
    assert_null(go_read_colour("BLACK", &colour));
    assert_int_equal(colour, GO_BLACK);
    assert_null(go_read_colour("W", &colour));
    assert_int_equal(colour, GO_WHITE);
    assert_says(go_read_colour("bl", &colour), "black and white");
    assert_says(go_read_colour("", &colour), "not a colour");
    assert_string_equal(go_colour_name(GO_BLACK), "Black");
    assert_int_equal(go_colour_letter(GO_WHITE), 'W');
}

/* Half points */

CASE(half_points_are_read)
{
    static const struct {
        const char *name;
        int halves;
    } good[] = {
        {"6.5", 13}, {"0", 0}, {"7", 14}, {"-3.5", -7}, {".5", 1},
        {"5,50", 11}, {"+0.5", 1}, {"6.0", 12}, {"6.", 12}, {"1000", 2000},
        {"-.5", -1}, {"06.5", 13},
    };
    static const char *const bad[] = {
        "", ".", "-", "6.25", "3.75", "six", "6.5 ", "6.5.5", "1001",
        "99999999999999999999", "--1", "6.51", "1e3",
    };
    int halves;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        if (!go_read_halves(good[i].name, &halves))
            fail_msg("%s", good[i].name);
        assert_int_equal(halves, good[i].halves);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (go_read_halves(bad[i], &halves))
            fail_msg("%s", bad[i]);
}

CASE(half_points_come_back)
{
    BEGIN_CASE;
    for (int halves = -1000; halves <= 1000; halves++) {
        struct text to = fresh();
        int back;

        go_write_halves(halves, &to);
        assert_true(go_read_halves(word, &back));
        assert_int_equal(back, halves);
    }
}

/* Results */

static void assert_result(const char *name, enum go_end end,
                          enum go_colour winner, int margin,
                          const char *standard)
{
    struct text to = fresh();
    struct go_result result;

    if (!go_read_result(name, &result))
        fail_msg("%s", name);
    assert_int_equal(result.end, end);
    assert_int_equal(result.winner, winner);
    assert_int_equal(result.margin, margin);
    go_write_result(&result, &to);
    assert_string_equal(word, standard);
}

CASE(results_are_read_and_written)
{
    BEGIN_CASE;
    assert_result("B+3.5", GO_END_SCORE, GO_BLACK, 7, "B+3.5");
    assert_result("w+64", GO_END_SCORE, GO_WHITE, 128, "W+64");
    assert_result("W+R", GO_END_RESIGN, GO_WHITE, 0, "W+R");
    assert_result("b+resign", GO_END_RESIGN, GO_BLACK, 0, "B+R");
    assert_result("B+Time", GO_END_TIME, GO_BLACK, 0, "B+T");
    assert_result("W+F", GO_END_FORFEIT, GO_WHITE, 0, "W+F");
    assert_result("W+", GO_END_SCORE, GO_WHITE, 0, "W+");
    assert_result("0", GO_END_DRAW, GO_EMPTY, 0, "0");
    assert_result("Draw", GO_END_DRAW, GO_EMPTY, 0, "0");
    assert_result("Void", GO_END_VOID, GO_EMPTY, 0, "Void");
    assert_result("?", GO_END_UNKNOWN, GO_EMPTY, 0, "?");
    assert_result("", GO_END_UNKNOWN, GO_EMPTY, 0, "?");
}

CASE(what_is_no_result_is_none)
{
    static const char *const words[] = {
        "B", "B3.5", "X+3", "B+x", "B+0", "B+-3", "White won", "+R", "B+R!",
        "00",
    };
    struct go_result result;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (go_read_result(words[i], &result))
            fail_msg("%s", words[i]);
}

CASE(margins_are_results)
{
    struct text to = fresh();
    struct go_result result = go_result_of(7);

    BEGIN_CASE;
    go_write_result(&result, &to);
    result = go_result_of(-1);
    go_write_result(&result, &to);
    result = go_result_of(0);
    go_write_result(&result, &to);
    assert_string_equal(word, "B+3.5W+0.50");
}

/* Rules */

CASE(all_rules_come_back)
{
    BEGIN_CASE;
    for (int i = 0; i < 12; i++) {
        struct go_rules rules = {.size = 9, .ko = (uint8_t)(i % 3),
                                 .count = (uint8_t)(i / 3 % 2),
                                 .may_suicide = (uint8_t)(i / 6),
                                 .komi = 11};
        struct go_rules back = {.size = 9, .ko = 9, .count = 9,
                                .may_suicide = 9, .komi = 11};
        struct text to = fresh();

        go_write_rules(&rules, &to);
        assert_true(strlen(word) < GO_RULES_WORD_MAX);
        assert_true(go_read_rules(word, &back));
        assert_memory_equal(&rules, &back, sizeof rules);
    }
}

CASE(rules_are_known_by_their_names)
{
    struct go_rules rules;

    BEGIN_CASE;
    go_rules_standard(&rules);
    assert_true(go_read_rules("japanese 1989", &rules));
    assert_int_equal(rules.count, GO_COUNT_TERRITORY);
    assert_true(go_read_rules("NZ", &rules));
    assert_int_equal(rules.ko, GO_KO_SITUATIONAL);
    assert_int_equal(rules.may_suicide, 1);
    assert_true(go_read_rules("area, simple ko", &rules));
    assert_int_equal(rules.ko, GO_KO_SIMPLE);
    assert_int_equal(rules.may_suicide, 0);
    assert_false(go_read_rules("Chineses", &rules));
    assert_false(go_read_rules("area", &rules));
    assert_false(go_read_rules("area, simple kos", &rules));
    assert_false(go_read_rules("", &rules));
    assert_int_equal(rules.ko, GO_KO_SIMPLE);
}

/* Boards */

static int stars(int size)
{
    int count = 0;

    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++)
            count += go_is_star(size, go_at(row, column));
    return count;
}

CASE(boards_have_their_star_points)
{
    static const int counts[] = {0, 0, 0, 1, 0, 1, 0, 5, 4, 5, 4, 5, 4,
                                 9, 4, 9, 4, 9, 4, 9};

    BEGIN_CASE;
    for (int size = GO_SIZE_MIN; size <= GO_SIZE_MAX; size++)
        assert_int_equal(stars(size), counts[size]);
    assert_true(go_is_star(19, go_at(3, 15)));
    assert_true(go_is_star(19, go_at(9, 3)));
    assert_true(go_is_star(9, go_at(2, 6)));
}

static void play(struct go_game *game, const char *vertex,
                 enum go_colour colour)
{
    go_point point;

    assert_null(go_read_vertex(game->rules.size, vertex, &point));
    assert_int_equal(go_game_play(game, point, colour), GO_LEGAL);
}

static void begin(struct go_game *game, int size)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    rules.size = (uint8_t)size;
    assert_null(go_game_begin(game, &rules));
}

CASE(boards_are_shown)
{
    struct text to = fresh();
    struct go_game game;

    BEGIN_CASE;
    begin(&game, 5);
    play(&game, "A5", GO_BLACK);
    play(&game, "B5", GO_WHITE);
    play(&game, "E1", GO_BLACK);
    play(&game, "A4", GO_WHITE);
    go_write_board(&game, &to);
    assert_string_equal(word,
                        "   A B C D E\n"
                        " 5 . O . . . 5\n"
                        " 4(O). . . . 4\n"
                        " 3 . . + . . 3\n"
                        " 2 . . . . . 2\n"
                        " 1 . . . . X 1\n"
                        "   A B C D E\n"
                        "Black (X) has taken 0\n"
                        "White (O) has taken 1\n");
}

CASE(the_last_move_is_in_parentheses_at_the_edge_too)
{
    struct text to = fresh();
    struct go_game game;

    BEGIN_CASE;
    begin(&game, 2);
    play(&game, "B2", GO_BLACK);
    go_write_board(&game, &to);
    assert_non_null(strstr(word, " 2 .(X)2\n 1 . . 1\n"));
    play(&game, "pass", GO_WHITE);
    to = fresh();
    go_write_board(&game, &to);
    assert_non_null(strstr(word, " 2 . X 2\n 1 . . 1\n"));
}

CASE(the_largest_board_has_room)
{
    struct text to = fresh();
    struct go_game game;

    BEGIN_CASE;
    begin(&game, 19);
    go_write_board(&game, &to);
    assert_non_null(strstr(word, "White (O) has taken 0\n"));
    assert_non_null(strstr(word, "\n10 . . . + "));
    assert_non_null(strstr(word, "\n 9 . . . . "));
    assert_true(to.used < GO_BOARD_TEXT_MAX - 32);
}

/* Between two whole points every komi decides alike. */
CASE(komi_may_have_any_fraction)
{
    static const struct { const char *word; int halves; } good[] = {
        {"7.5", 15}, {"7", 14}, {"7.0", 14}, {"7.25", 15}, {"7.75", 15},
        {"6.75", 13}, {"0.25", 1}, {"-0.25", -1}, {"-7.75", -15},
        {".75", 1}, {"7.001", 15}, {"3,75", 7}, {"1000", 2000},
    };
    static const char *const bad[] = {"", "x", ".", "7.2.5", "7.x", "7.25x",
                                      "1001", "7e1", "--7"};
    int halves;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_true(go_read_komi(good[i].word, &halves));
        assert_int_equal(halves, good[i].halves);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(go_read_komi(bad[i], &halves));
    assert_false(go_read_halves("7.25", &halves));
}

static const struct CMUnitTest tests[] = {
    TEST("go words: vertices are read", vertices_are_read),
    TEST("go words: every vertex of every board comes back",
         every_vertex_comes_back),
    TEST("go words: vertices stand for where people see them",
         vertices_stand_for_where_people_see_them),
    TEST("go words: passes are read in either case",
         passes_are_read_in_either_case),
    TEST("go words: what is no vertex is told", what_is_no_vertex_is_told),
    TEST("go words: letters of records go to 52 lines", letters_go_to_52),
    TEST("go words: letters are column and row", letters_are_column_and_row),
    TEST("go words: colours have names", colours_have_names),
    TEST("go words: half points are read", half_points_are_read),
    TEST("go words: half points come back", half_points_come_back),
    TEST("go words: results are read and written",
         results_are_read_and_written),
    TEST("go words: what is no result is none", what_is_no_result_is_none),
    TEST("go words: margins are results", margins_are_results),
    TEST("go words: all rules come back", all_rules_come_back),
    TEST("go words: rules are known by their names",
         rules_are_known_by_their_names),
    TEST("go words: boards have their star points",
         boards_have_their_star_points),
    TEST("go words: boards are shown with coordinates and prisoners",
         boards_are_shown),
    TEST("go words: the last move is in parentheses, at the edge too",
         the_last_move_is_in_parentheses_at_the_edge_too),
    TEST("go words: the largest board has room", the_largest_board_has_room),
    TEST("go_words: komi may have any fraction", komi_may_have_any_fraction),
};

CHECK_MAIN("go_words", tests)
