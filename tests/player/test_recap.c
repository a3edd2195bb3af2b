/* test_recap.c - a game that is over: its graph, and another one like it. */
#include "player/at_board.h"

#include "player/recap.h"

static struct scoresheet sheet;
static struct recap_graph graph;

static void add_move(int has_value, int32_t value)
{
    sheet.move[sheet.count++] = (struct table_move){
        .tick = 100 * (uint64_t)sheet.count, .seat = 'A',
        .has_value = has_value, .value = value};
}

static void begin_graph(void)
{
    memset(&sheet, 0, sizeof sheet);
    add_move(1, -10);
    add_move(0, 99);
    add_move(1, 30);
    add_move(1, 10);
    recap_graph_take(&graph, &sheet);
}

CASE(a_graph_has_the_moves_with_values)
{
    BEGIN_CASE;
    begin_graph();
    assert_int_equal(graph.count, 3);
    assert_int_equal(graph.move[1], 2);
    assert_int_equal(graph.least, -10);
    assert_int_equal(graph.most, 30);
    assert_int_equal(recap_graph_height(&graph, 0, 80), 0);
    assert_int_equal(recap_graph_height(&graph, 1, 80), 80);
    assert_int_equal(recap_graph_height(&graph, 2, 80), 40);
    assert_int_equal(recap_graph_of(&graph, 1), 0);
    assert_int_equal(recap_graph_of(&graph, 3), 2);
    assert_int_equal(recap_graph_of(&graph, -1), -1);
}

CASE(every_point_is_found_where_it_is)
{
    BEGIN_CASE;
    begin_graph();
    for (int width = 3; width < 400; width += 7)
        for (int i = 0; i < graph.count; i++)
            assert_int_equal(recap_graph_at(&graph,
                recap_graph_across(&graph, i, width), width), i);
    assert_int_equal(recap_graph_at(&graph, -50, 100), 0);
    assert_int_equal(recap_graph_at(&graph, 500, 100), 2);
    assert_int_equal(recap_graph_at(&graph, 3, 0), 0);
}

CASE(graphs_of_nothing_one_move_and_extremes_hold)
{
    BEGIN_CASE;
    memset(&sheet, 0, sizeof sheet);
    recap_graph_take(&graph, &sheet);
    assert_int_equal(recap_graph_at(&graph, 0, 100), -1);
    add_move(1, INT32_MIN);
    recap_graph_take(&graph, &sheet);
    assert_int_equal(recap_graph_across(&graph, 0, 100), 50);
    assert_int_equal(recap_graph_height(&graph, 0, 80), 40);
    add_move(1, INT32_MAX);
    recap_graph_take(&graph, &sheet);
    assert_int_equal(recap_graph_height(&graph, 1, 80), 80);
    while (sheet.count < SCORESHEET_MOVES)
        add_move(1, sheet.count);
    recap_graph_take(&graph, &sheet);
    assert_int_equal(graph.count, SCORESHEET_MOVES);
}

CASE(values_and_their_range_are_said)
{
    char line[64];
    struct text to;

    BEGIN_CASE;
    begin_graph();
    text_begin(&to, line, sizeof line);
    recap_graph_put(&graph, "Lead", &to);
    assert_string_equal(line, "Lead, from -10 to 30");
    text_begin(&to, line, sizeof line);
    recap_put_value(INT32_MIN, &to);
    assert_string_equal(line, "-2147483648");
}

static char renewed[400];

static const char *note_renewal(struct play *self, const char *id,
                                const char *a, const char *b)
{
    struct text to;

    (void)self;
    text_begin(&to, renewed, sizeof renewed);
    text_put(&to, id);
    text_put(&to, ", ");
    text_put(&to, a);
    text_put(&to, " - ");
    text_put(&to, b);
    return NULL;
}

CASE(another_game_has_the_same_options_and_players)
{
    struct sitting s;

    BEGIN_CASE;
    begin_against(&s, "duel:basys2#77 repeat=counting", "random");
    s.play.renew = note_renewal;
    assert_null(recap_again(&s.game));
    assert_string_equal(renewed,
                        "duel:basys2 repeat=counting, human - random");
    play_close(&s.play);
}

/* The end is kept while the game is looked at, and not longer. */
CASE(an_end_stays_while_one_looks_back)
{
    struct recap recap = {0};
    struct sitting s;

    BEGIN_CASE;
    begin_against(&s, "duel:basys2#1", "random");
    player_do(&s.game, "set SW7 1");
    frames(&s, 20);
    assert_false(recap_look(&recap, &s.play));
    assert_false(recap_is_shown(&recap));
    recap.is_over = 1;                  /* as if it were */
    recap_turn_back(&recap, &s.game);
    assert_true(s.play.pace.is_paused);
    player_seek(&s.game, 10);
    recap_look(&recap, &s.play);
    assert_true(recap_is_shown(&recap) && recap.is_back);
    recap_turn_back(&recap, &s.game);
    assert_false(player_is_rewound(&s.play));
    assert_true(recap_look(&recap, &s.play));
    assert_false(recap_is_shown(&recap));
    play_close(&s.play);
}

static const struct CMUnitTest tests[] = {
    TEST("recap: a graph has the moves with values, from least to most",
         a_graph_has_the_moves_with_values),
    TEST("recap: every point is found where it is drawn",
         every_point_is_found_where_it_is),
    TEST("recap: graphs of nothing, of one move and of extremes hold",
         graphs_of_nothing_one_move_and_extremes_hold),
    TEST("recap: values and their range are said",
         values_and_their_range_are_said),
    TEST("recap: another game has the same options and players",
         another_game_has_the_same_options_and_players),
    TEST("recap: an end stays while one looks back, and not longer",
         an_end_stays_while_one_looks_back),
};

CHECK_MAIN("recap", tests)
