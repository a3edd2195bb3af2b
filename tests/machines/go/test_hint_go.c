/* test_hint_go.c - a line of advice at Go. */
#include "bench/rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/asking.h"
#include "games/go/minds/minds.h"
#include "bench/goban.h"
#include "machines/go/hand_advice.h"
#include "bench/sitting.h"

static struct play *begin_game(const char *id, const char *b)
{
    struct play *play = sitting_begin(id, NULL, b);

    goban_run_ms(play, 300);
    goban_tap(play, "EE");
    goban_run_ms(play, 100);
    return play;
}

/* Does what the line says; it must be legal. */
static void follow(struct play *play, const char *hint)
{
    const struct program *program = goban_program(play->session);
    char point[3] = {hint[0], hint[1], 0};
    unsigned moves = program->record.count;

    if (strncmp(hint, "a pass", 6) == 0)
        goban_tap(play, "S");
    else
        goban_place(play, point);
    assert_int_equal(program->record.count, moves + 1);
}

/* A whole game would take long: each hint sees it again from its start. */
CASE(who_follows_the_hints_is_soon_sure)
{
    struct play *play = begin_game("go#follow", "random");
    unsigned long first = 0, last = 0;

    BEGIN_CASE;
    for (int i = 0; i < 14; i++) {
        const char *hint;

        goban_await(play, BLACK, 5000);
        hint = hint_of(play);
        last = strtoul(strstr(hint, " wins ") + 6, NULL, 10);
        first = first ? first : last;
        follow(play, hint);
    }
    assert_true(first < 60 && last > 95);
    sitting_end(play);
}

CASE(both_players_may_ask_in_their_turn)
{
    struct play *play = begin_game("go#two", NULL);
    struct play *black = begin_game("go#one", "random");
    char first[200];

    BEGIN_CASE;
    strcpy(first, hint_of(play));
    rig_says(first, " wins | of 100 games played on from here");
    assert_string_equal(hint_of(play), first);
    goban_place(play, "D5");
    goban_run_ms(play, 100);
    rig_says(hint_of(play), " wins ");
    assert_memory_not_equal(hint_of(play), "D5", 2);
    (void)hint_of(black);
    goban_place(black, "D5");
    goban_run_ms(black, 100);
    rig_says(refusal(black), "no hint now|other player's turn");
    sitting_end(play);
    sitting_end(black);
}

CASE(there_is_no_hint_without_a_move_to_make)
{
    struct play *play = sitting_begin("go#none", NULL, NULL);

    BEGIN_CASE;
    goban_run_ms(play, 300);
    rig_says(refusal(play), "no hint now|ENTER");
    goban_tap(play, "E");
    goban_run_ms(play, 100);
    rig_says(refusal(play), "no hint now|ENTER");
    goban_tap(play, "DEUEE");           /* level 5, Black */
    goban_run_ms(play, 100);
    (void)hint_of(play);
    goban_tap(play, "E");
    goban_run_ms(play, 100);
    rig_says(refusal(play), "no hint now|is thinking");
    sitting_do(play, "press KEY0");
    goban_run_ms(play, 100);
    rig_says(refusal(play), "no hint now|nothing on the monitor");
    sitting_do(play, "release KEY0");
    goban_run_ms(play, 100);
    goban_tap(play, "X");
    goban_tap(play, "UESS");            /* both pass at once */
    goban_run_ms(play, 100);
    rig_says(refusal(play), "the game is over|any key");
    sitting_end(play);
}

/* A frame of the monitor, and a little more. */
CASE(a_hint_waits_for_the_picture)
{
    struct play *play = begin_game("go#soon", NULL);

    BEGIN_CASE;
    goban_place(play, "E5");
    goban_tap(play, "D");
    sitting_do(play, "press ENTER");    /* Black is on turn again */
    goban_run_ms(play, 30);
    rig_says(refusal(play), "no hint now|wait a moment");
    goban_run_ms(play, 100);
    (void)hint_of(play);
    sitting_end(play);
}

/* Positions */

static _Alignas(max_align_t) char scratch[GO_SEARCHER_SCRATCH];

static const char *advise(const char *const rows[9], enum go_colour turn,
                          int passes)
{
    static char line[200];
    static struct go_game game;
    struct go_rules rules;
    struct text to;

    go_rules_standard(&rules);
    assert_null(go_game_begin(&game, &rules));
    for (int i = 0; i < 81; i++)
        if (rows[i / 9][i % 9] != '.')
            assert_null(go_game_set_up(&game, go_at(i / 9, i % 9),
                                       rows[i / 9][i % 9] == 'X'
                                       ? GO_BLACK : GO_WHITE));
    game.turn = (uint8_t)turn;
    game.passes = (uint16_t)passes;
    text_begin(&to, line, sizeof line);
    hand_go_advise(&game, scratch, &to);
    return line;
}

/* Two eyes each, and nothing left to play for. */
CASE(a_won_game_is_ended_by_a_pass)
{
    static const char *const rows[9] = {
        ".X.XO.O.O", "XXXXOOOOO", "XXXXOO.OO", "XXXXXOOOO", "XXXXXOOOO",
        "XXXXXOOOO", "XXXXXOOOO", "XXXXXOOOO", ".X.XXOOO.",
    };

    BEGIN_CASE;
    rig_says(advise(rows, GO_WHITE, 1), "a pass wins 9| of 100");
    rig_says(advise(rows, GO_BLACK, 1), " wins ");
}

/* Who plays at A9 first takes the other's stones, and wins. */
CASE(a_capture_is_seen)
{
    static const char *const rows[9] = {
        ".XXXOO.O.", "OOOOXOOOO", "XXXXXO.OO", "XXXXXOOOO", ".XXXXOOOO",
        "XXXXXOOOO", "XXXXXOOOO", "XXXXXOOOO", "X.XXXOOO.",
    };

    BEGIN_CASE;
    rig_says(advise(rows, GO_BLACK, 0), "A9 wins 9");
    rig_says(advise(rows, GO_WHITE, 0), "A9 wins ");
}

static const struct CMUnitTest tests[] = {
    TEST("hint: who follows the hints at Go is soon sure to win, and each is "
         "legal",
         who_follows_the_hints_is_soon_sure),
    TEST("hint: at Go each player may ask in his turn, and hears the same "
         "again", both_players_may_ask_in_their_turn),
    TEST("hint: at Go there is none without a move to make",
         there_is_no_hint_without_a_move_to_make),
    TEST("hint: at Go it waits for the picture",
         a_hint_waits_for_the_picture),
    TEST("hint: a game of Go that is won is ended by a pass",
         a_won_game_is_ended_by_a_pass),
    TEST("hint: at Go a capture that decides is seen", a_capture_is_seen),
};

CHECK_MAIN("hint go", tests)
