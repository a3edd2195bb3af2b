/* test_sgf_game.c - game records replayed on a board. */
#include "check.h"

#include <string.h>

#include "games/go/sgf_rig.h"

static struct sgf_game replay;
static char told[RIG_ROOM];

static void begin(const char *text)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    sgf_game_begin(&replay, text, strlen(text), &rules);
}

/* Up to the end of the n-th node, from 1; faults are not looked at. */
static void go_to_node(const char *text, int n)
{
    struct sgf_event event;

    begin(text);
    while (n > 0) {
        assert_int_not_equal(sgf_game_next(&replay, &event), SGF_END);
        n -= event.kind == SGF_NODE_END;
    }
}

static void assert_stones(const char *stones)
{
    char now[GO_AREA_MAX + GO_SIZE_MAX + 1];
    struct text to;

    text_begin(&to, now, sizeof now);
    for (int row = 0; row < replay.game.rules.size; row++) {
        for (int column = 0; column < replay.game.rules.size; column++)
            text_put_char(&to, ".XO"[replay.game.now.colour[
                                   go_at(row, column)]]);
        text_put_char(&to, row + 1 < replay.game.rules.size ? '/' : 0);
    }
    assert_string_equal(now, stones);
}

static void assert_faults(const char *text, const char *faults)
{
    struct text to;

    text_begin(&to, told, sizeof told);
    rig_check(text, strlen(text), &to);
    assert_string_equal(told, faults);
}

/* Some fault says this at this place. */
static void assert_fault(const char *text, const char *part)
{
    struct text to;

    text_begin(&to, told, sizeof told);
    rig_check(text, strlen(text), &to);
    if (!strstr(told, part))
        fail_msg("'%s' does not say '%s'", told, part);
}

CASE(moves_are_made)
{
    BEGIN_CASE;
    go_to_node("(;SZ[3];B[aa];W[ba];B[];W[ab])", 5);
    assert_stones(".O./O../...");
    assert_int_equal(replay.plies, 4);
    assert_int_equal(replay.game.count, 4);
    assert_int_equal(replay.game.now.taken[GO_WHITE], 1);
    assert_int_equal(replay.game.turn, GO_BLACK);
    assert_faults("(;SZ[3];B[aa];W[ba];B[];W[ab])", "");
}

CASE(a_record_without_a_size_has_19_lines)
{
    BEGIN_CASE;
    go_to_node("(;;B[ss])", 2);
    assert_int_equal(replay.game.rules.size, 19);
    assert_int_equal(replay.game.now.colour[go_at(18, 18)], GO_BLACK);
}

CASE(passes_are_empty_or_tt)
{
    BEGIN_CASE;
    go_to_node("(;SZ[9];B[];W[tt])", 3);
    assert_true(go_game_is_over(&replay.game));
    assert_faults("(;SZ[19];B[tt];W[ ])", "");
    assert_fault("(;SZ[9];B[uu])", "1:10: B[uu]: this is neither a point");
}

CASE(stones_are_set_up_at_the_root)
{
    BEGIN_CASE;
    go_to_node("(;SZ[4]AB[aa:bb][dd]AW[cc:ca]PL[W])", 1);
    assert_stones("XXO./XXO./..O./...X");
    assert_int_equal(replay.game.setup_count, 8);
    assert_int_equal(replay.game.turn, GO_WHITE);
    go_to_node("(;SZ[3]AB[ba:aa]AW[cc:bb]PL[2])", 1);
    assert_stones("XX./.OO/.OO");
    assert_int_equal(replay.game.turn, GO_WHITE);
}

CASE(the_size_may_come_behind_the_stones)
{
    BEGIN_CASE;
    go_to_node("(;AB[aa]SZ[3]AW[cc])", 1);
    assert_stones("X../.../..O");
    assert_faults("(;AB[dd]SZ[3])",
                  "1:2: stones of this node are outside the board\n");
}

CASE(stones_are_set_up_later_too)
{
    BEGIN_CASE;
    go_to_node("(;SZ[3];B[aa];W[ba];AE[aa]AB[cc]AW[ba]PL[B];B[bb])", 4);
    assert_stones(".O./.../..X");
    assert_int_equal(replay.game.turn, GO_BLACK);
    assert_int_equal(replay.plies, 2);
    go_to_node("(;SZ[3];B[aa];W[ba];AE[aa]AB[cc]AW[ba]PL[B];B[bb])", 5);
    assert_stones(".O./.X./..X");
    assert_int_equal(replay.plies, 3);
}

CASE(each_node_sets_up_its_own_stones)
{
    BEGIN_CASE;
    go_to_node("(;SZ[3]AB[aa];AE[aa];B[aa];AB[cc])", 4);
    assert_stones("X../.../..X");
}

CASE(prisoners_are_kept_when_stones_are_set_up)
{
    BEGIN_CASE;
    go_to_node("(;SZ[3];B[aa];W[ba];B[];W[ab];AB[cc])", 6);
    assert_int_equal(replay.game.now.taken[GO_WHITE], 1);
}

CASE(handicap_gives_white_the_first_move)
{
    BEGIN_CASE;
    go_to_node("(;SZ[9]HA[2]AB[cg][gc])", 1);
    assert_int_equal(replay.game.turn, GO_WHITE);
    assert_int_equal(replay.game.handicap, 2);
    go_to_node("(;SZ[9]HA[2]AB[cg][gc]PL[B])", 1);
    assert_int_equal(replay.game.turn, GO_BLACK);
    go_to_node("(;SZ[9]HA[0])", 1);
    assert_int_equal(replay.game.turn, GO_BLACK);
}

CASE(variations_go_on_from_the_node_before_them)
{
    static const char text[] =
        "(;SZ[3];B[aa](;W[ba];B[ca](;W[cb])(;W[ac]))(;W[bb];AE[aa]AB[cc])"
        "(;W[cc]))";

    BEGIN_CASE;
    go_to_node(text, 5);
    assert_stones("XO./..O/...");
    assert_true(replay.is_main);
    go_to_node(text, 6);
    assert_stones("XOX/.../O..");
    assert_int_equal(replay.plies, 4);
    assert_false(replay.is_main);
    go_to_node(text, 8);
    assert_stones("..." "/.O./..X");
    go_to_node(text, 9);
    assert_stones("X../.../..O");
    assert_int_equal(replay.plies, 2);
    assert_int_equal(replay.game.count, 2);
}

CASE(each_game_begins_afresh)
{
    BEGIN_CASE;
    go_to_node("(;SZ[3]KM[7.5]PB[x]RE[B+1];B[aa](;W[bb])(;W[cc]))(;SZ[2])",
               5);
    assert_stones("../..");
    assert_true(replay.is_main);
    assert_int_equal(replay.game.rules.komi, 11);
    assert_null(replay.info[SGF_INFO_BLACK].start);
    assert_int_equal(replay.result.end, GO_END_UNKNOWN);
}

CASE(illegal_moves_are_told_and_made)
{
    BEGIN_CASE;
    assert_faults("(;SZ[3];B[aa];W[aa];B[cc])",
                  "1:16: White A3 is not legal: the point is occupied\n");
    go_to_node("(;SZ[3];B[aa];W[aa];B[cc])", 4);
    assert_stones("O../.../..X");
    assert_int_equal(replay.plies, 3);

    assert_faults("(;SZ[3]AW[ba][ab];B[aa];W[cc])",
                  "1:20: Black A3 is not legal: it would have no liberty\n");
    go_to_node("(;SZ[3]AW[ba][ab];B[aa];W[cc])", 3);
    assert_stones(".O./O../..O");

    assert_int_equal(replay.game.turn, GO_BLACK);

    go_to_node("(;SZ[3]AW[ba][ab];B[aa])", 2);
    assert_int_equal(replay.game.turn, GO_WHITE);

    assert_faults("(;SZ[3];B[ad];W[aa])",
                  "1:10: B[ad]: this is neither a point of the board nor a "
                  "pass, which is []\n");
    go_to_node("(;SZ[3];B[ad])", 2);
    assert_int_equal(replay.game.turn, GO_WHITE);
}

/* White takes at B3, and Black retakes at once. */
static const char ko[] =
    "(;SZ[5]%s;B[bb];W[cb];B[ac];W[dc];B[bd];W[cd];B[cc];W[bc];B[cc])";

static const char *with_rules(const char *rules)
{
    static char text[200];
    struct text to;
    const char *hole = strstr(ko, "%s");

    text_begin(&to, text, sizeof text);
    for (const char *c = ko; c < hole; c++)
        text_put_char(&to, *c);
    text_put(&to, rules);
    text_put(&to, hole + 2);
    return text;
}

CASE(ko_is_told_and_made)
{
    BEGIN_CASE;
    assert_faults(with_rules(""), "1:58: Black C3 is not legal: it would "
                                  "repeat a position (ko)\n");
    go_to_node(with_rules(""), 10);
    assert_stones("...../.XO../X.XO./.XO../.....");
    assert_int_equal(replay.game.now.taken[GO_BLACK], 1);
    assert_int_equal(replay.game.now.taken[GO_WHITE], 1);
}

CASE(moves_are_judged_by_the_rules_of_the_record)
{
    BEGIN_CASE;
    assert_faults("(;SZ[3]RU[NZ]AW[ba:bb][ab];B[aa])",
                  "1:29: Black A3 is not legal: it would have no liberty\n");
    assert_faults("(;SZ[3]RU[NZ]AW[ca][bb][ac]AB[aa];B[ba];B[cb];B[ab])",
                  "");
    assert_faults("(;SZ[3]RU[Tromp-Taylor]AB[aa]AW[ca][bb][ac];B[ba];B[ab])",
                  "");
    go_to_node("(;SZ[3]RU[Tromp-Taylor]AB[aa]AW[ca][bb][ac];B[ba];B[ab])",
               3);
    assert_stones("..O/.O./O..");
}

CASE(suicide_is_told_each_time_and_made)
{
    static const char text[] =
        "(;SZ[3]RU[Japanese]AB[aa]AW[ca][bb][ac];B[ba];B[ab];B[aa];B[ba];"
        "B[ab])";

    BEGIN_CASE;
    assert_faults(text, "1:48: Black A2 is not legal: it would have no "
                        "liberty\n"
                        "1:66: Black A2 is not legal: it would have no "
                        "liberty\n");
    go_to_node(text, 3);
    assert_stones("..O/.O./O..");
}

CASE(the_root_tells_about_the_game)
{
    char name[32];

    BEGIN_CASE;
    go_to_node("(;CA[ISO-8859-1]SZ[9]KM[-6.5]RU[Japanese]HA[3]RE[W+R]"
               "PB[J\xf6rg \\] ]PW[B\r\nb]DT[2024-01-02]TM[600]OT[5x30]"
               "PB[later])", 1);
    assert_int_equal(replay.game.rules.komi, -13);
    assert_int_equal(replay.game.rules.count, GO_COUNT_TERRITORY);
    assert_int_equal(replay.handicap, 3);
    assert_int_equal(replay.result.end, GO_END_RESIGN);
    assert_int_equal(replay.result.winner, GO_WHITE);
    sgf_game_info(&replay, SGF_INFO_BLACK, name, sizeof name);
    assert_string_equal(name, "J\xc3\xb6rg ] ");
    sgf_game_info(&replay, SGF_INFO_WHITE, name, sizeof name);
    assert_string_equal(name, "B b");
    sgf_game_info(&replay, SGF_INFO_TIME, name, sizeof name);
    assert_string_equal(name, "600");
    sgf_game_info(&replay, SGF_INFO_EVENT, name, sizeof name);
    assert_string_equal(name, "");
}

CASE(only_the_root_tells_about_the_game)
{
    BEGIN_CASE;
    go_to_node("(;SZ[3]KM[1];KM[2]SZ[5]RE[B+R])", 2);
    assert_int_equal(replay.game.rules.komi, 2);
    assert_int_equal(replay.game.rules.size, 3);
    assert_int_equal(replay.result.end, GO_END_UNKNOWN);
    assert_fault("(;SZ[3];SZ[5])", "note 1:11: SZ[5]: only the first");
}

CASE(values_that_make_no_sense_are_told)
{
    BEGIN_CASE;
    assert_fault("(;KM[3.75])", "note 1:5: KM[3.75]: komi is");
    assert_fault("(;HA[two])", "note 1:5: HA[two]: handicap is");
    assert_fault("(;RU[Own])", "note 1:5: RU[Own]: unknown rules");
    assert_fault("(;RE[Black won])", "note 1:5: RE[Black won]: a result");
    assert_fault("(;PL[x])", "1:5: PL[x]: the player");
    assert_fault("(;AB[a1])", "1:5: AB[a1]: this is neither a point");
    assert_fault("(;AB[aa:b])", "1:5: AB[aa:b]: this is neither a point");
    assert_fault("(;SZ[9]AB[aa:jj])", "1:10: AB[aa:jj]: this is outside");
    assert_fault("(;SZ[9];B[aa]W[bb])", "note 1:15: a node has one move");
    assert_fault("(;SZ[9];B[aa]W[bb]B[cc])", "1:20: this move is skipped");
    assert_fault("(;SZ[9];B[aa]AB[bb])", "note 1:8: a node may set up");
    assert_faults("(;KM[]HA[]RU[]RE[])", "");
}

CASE(stones_without_liberties_are_left_out)
{
    BEGIN_CASE;
    assert_fault("(;SZ[2]AB[aa:bb])", "1:2: a stone set up here");
    go_to_node("(;SZ[2]AB[aa:bb])", 1);
    assert_stones("XX/X.");
}

CASE(other_boards_are_read_but_not_played)
{
    BEGIN_CASE;
    assert_fault("(;SZ[13:9];B[aa])", "1:2: this board cannot be");
    assert_faults("(;SZ[52];B[ZZ];W[tt];B[zA])",
                  "1:2: this board cannot be played on: only square boards "
                  "of 2 to 19 lines can\n");
    assert_fault("(;SZ[1];B[aa])", "1:2: this board cannot be");
    assert_fault("(;SZ[13:9];B[aj])", "B[aj]: this is neither a point");
    assert_fault("(;SZ[53])", "1:5: SZ[53]: the size is 1 to 52");
    assert_fault("(;SZ[0])", "1:5: SZ[0]: the size is");
    assert_fault("(;SZ[9:x])", "1:5: SZ[9:x]: the size is");
    go_to_node("(;SZ[13:9];B[mi])", 2);
    assert_false(replay.is_playable);
    assert_int_equal(replay.plies, 1);
}

CASE(tt_is_a_point_of_larger_boards)
{
    BEGIN_CASE;
    assert_fault("(;SZ[21:9];B[tt])", "B[tt]: this is neither a point");
}

CASE(other_games_are_told)
{
    BEGIN_CASE;
    assert_faults("(;GM[2];B[zz])(;GM[1]SZ[2];B[aa])",
                  "1:5: GM[2]: this is not Go, which is GM[1]\n"
                  "1:10: B[zz]: this is neither a point of the board nor a "
                  "pass, which is []\n");
    go_to_node("(;GM[2];B[aa])", 2);
    assert_false(replay.is_playable);
}

CASE(long_lines_are_given_up)
{
    static char text[8192];
    struct text to;

    BEGIN_CASE;
    text_begin(&to, text, sizeof text);
    text_put(&to, "(;SZ[9]");
    for (int i = 0; i < 600; i++)
        text_put(&to, ";B[];W[]");
    text_put(&to, ";B[aa])(;SZ[2];B[aa])");
    text_begin(&to, told, sizeof told);
    rig_check(text, strlen(text), &to);
    assert_non_null(strstr(told, "this line is too long"));
    assert_null(strchr(strchr(told, '\n') + 1, '\n'));
    go_to_node(text, 1204);
    assert_stones("X./..");
}

CASE(a_variation_of_a_long_line_is_followed)
{
    static char text[8192];
    struct text to;

    BEGIN_CASE;
    text_begin(&to, text, sizeof text);
    text_put(&to, "(;SZ[3](");
    for (int i = 0; i < 600; i++)
        text_put(&to, ";B[];W[]");
    text_put(&to, ")(;B[bb]))");
    go_to_node(text, 1202);
    assert_stones(".../.X./...");
}

CASE(long_work_on_a_board_is_given_up)
{
    static char text[1024];
    struct text to;

    BEGIN_CASE;
    text_begin(&to, text, sizeof text);
    text_put(&to, "(;SZ[19]");
    for (int i = 0; i < 8; i++)
        text_put(&to, ";AB[aa:sr];AE[aa:sr]");
    text_put(&to, ")");
    assert_fault(text, "this line is too long");
}

/* Loading */

static const char *load(const char *text, int moves)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    return sgf_game_load(&replay, text, strlen(text), &rules, moves);
}

CASE(the_main_line_is_loaded)
{
    static const char text[] =
        "(;SZ[3];B[aa];W[ba](;B[];W[ab])(;B[cc]))(;SZ[9];B[ee])";

    BEGIN_CASE;
    assert_null(load(text, -1));
    assert_stones(".O./O../...");
    assert_null(load(text, 2));
    assert_stones("XO./.../...");
    assert_null(load(text, 0));
    assert_stones(".../.../...");
    assert_null(load(text, 99));
    assert_int_equal(replay.game.count, 4);
    assert_true(go_game_undo(&replay.game));
    assert_stones("XO./.../...");
}

CASE(what_cannot_be_loaded_is_told)
{
    BEGIN_CASE;
    assert_string_equal(load("", -1), "no game found; a game begins with (;");
    assert_string_equal(load("(;SZ[3];B[aa];\nW[aa])", -1),
                        "2:2: White A3 is not legal: the point is occupied");
    assert_non_null(strstr(load("(;GM[5])", -1), "not Go"));
    assert_non_null(strstr(load("(;SZ[20])", -1), "2 to 19"));
    assert_null(load("(;SZ[3];B[aa];W[aa])", 1));
}

CASE(small_defects_do_not_hinder_loading)
{
    BEGIN_CASE;
    assert_null(load("Hello (SZ[3]KM[x];B[aa];W[bb]", -1));
    assert_stones("X../.O./...");
}

static const struct CMUnitTest tests[] = {
    TEST("sgf: moves are made", moves_are_made),
    TEST("sgf: a record without a size has 19 lines",
         a_record_without_a_size_has_19_lines),
    TEST("sgf: passes are empty, or tt up to 19 lines",
         passes_are_empty_or_tt),
    TEST("sgf: stones are set up at the root", stones_are_set_up_at_the_root),
    TEST("sgf: the size may come behind the stones",
         the_size_may_come_behind_the_stones),
    TEST("sgf: stones are set up later, too", stones_are_set_up_later_too),
    TEST("sgf: each node sets up its own stones",
         each_node_sets_up_its_own_stones),
    TEST("sgf: prisoners are kept when stones are set up",
         prisoners_are_kept_when_stones_are_set_up),
    TEST("sgf: handicap gives White the first move",
         handicap_gives_white_the_first_move),
    TEST("sgf: variations go on from the node before them",
         variations_go_on_from_the_node_before_them),
    TEST("sgf: each game begins afresh", each_game_begins_afresh),
    TEST("sgf: illegal moves are told at their place, and made",
         illegal_moves_are_told_and_made),
    TEST("sgf: ko is told, and made", ko_is_told_and_made),
    TEST("sgf: moves are judged by the rules of the record",
         moves_are_judged_by_the_rules_of_the_record),
    TEST("sgf: suicide is told each time, and made",
         suicide_is_told_each_time_and_made),
    TEST("sgf: the root tells about the game", the_root_tells_about_the_game),
    TEST("sgf: only the root tells about the game",
         only_the_root_tells_about_the_game),
    TEST("sgf: values that make no sense are told",
         values_that_make_no_sense_are_told),
    TEST("sgf: stones without liberties are left out",
         stones_without_liberties_are_left_out),
    TEST("sgf: other boards are read but not played on",
         other_boards_are_read_but_not_played),
    TEST("sgf: tt is a point of larger boards",
         tt_is_a_point_of_larger_boards),
    TEST("sgf: other games are told", other_games_are_told),
    TEST("sgf: lines that are too long are given up",
         long_lines_are_given_up),
    TEST("sgf: a variation of a long line is followed",
         a_variation_of_a_long_line_is_followed),
    TEST("sgf: long work on a board is given up",
         long_work_on_a_board_is_given_up),
    TEST("sgf: the main line is loaded, or its beginning",
         the_main_line_is_loaded),
    TEST("sgf: what cannot be loaded is told", what_cannot_be_loaded_is_told),
    TEST("sgf: small defects do not hinder loading",
         small_defects_do_not_hinder_loading),
};

CHECK_MAIN("sgf_game", tests)
