/* test_keep_pegs.c - the results that journals of pegs tell. */
#include "bench/rig.h"

#include <string.h>

#include "bench/folder.h"
#include "bench/games.h"
#include "bench/play.h"
#include "bench/sitting.h"

/* A guess of the chip's by finger: the pegs are turned one by one. */
static void enter(struct play *play, unsigned guess)
{
    const struct pegs *chip = games_chip(play->session);

    for (int place = 0; place < PEGS_PLACES; place++) {
        int shift = 4 * (PEGS_PLACES - 1 - place);

        while ((chip->guess >> shift & 7) != (guess >> shift & 7))
            sitting_tap(play, "BTNU");
        sitting_tap(play, "BTNR");
    }
    sitting_tap(play, "BTNS");
}

/* Until a result is shown: the code is found in a turn, 9: never. */
static void play_game(struct play *play, int found)
{
    const struct pegs *chip = games_chip(play->session);

    while (chip->state != PEGS_PLAY)
        play_run(play, 10);
    sitting_tap(play, "BTNU");          /* draws the code */
    for (int turn = 1; chip->state == PEGS_PLAY; turn++)
        enter(play, turn == found ? chip->code : chip->code ^ 0x0001u);
}

/* What a journal says that is closed now, "" if nothing. */
static const char *result_of(struct play *play)
{
    static char result[80];
    struct folder folder;
    char kept[JOURNAL_PATH_MAX];
    const char *path, *at;

    folder_begin(&folder);
    path = folder_at(&folder, "game.bw");
    assert_null(journal_create(&play->journal, path, play->session));
    play_keep(play, kept);
    at = strstr(folder_text(path), "# result ");
    result[0] = 0;
    if (at)
        strncat(result, at + 9, strcspn(at + 9, "\n"));
    folder_end(&folder);
    return result;
}

static void check_game(const char *id, int found, const char *result)
{
    struct play *play = sitting_begin(id, NULL, NULL);

    play_game(play, found);
    play_run(play, 1000);
    assert_int_equal(games_chip(play->session)->state, PEGS_RESULT);
    assert_string_equal(result_of(play), result);
    sitting_end(play);
}

CASE(a_game_alone_is_found_or_not)
{
    BEGIN_CASE;
    check_game("pegs#1", 3, "the code was found");
    check_game("pegs#2", 8, "the code was found");
    check_game("pegs#3", 9, "the code was not found");
    check_game("pegs#4 turns=bar", 8, "the code was found");
    check_game("pegs#5 turns=bar", 9, "the code was not found");
}

/* A game of a match is not its result. */
CASE(a_match_that_goes_on_has_no_result)
{
    BEGIN_CASE;
    check_game("pegs#1 match=1", 8, "");
    check_game("pegs#2 match=1", 9, "");
    check_game("pegs#3 match=1 turns=bar", 9, "");
}

/* At its end the digits show the winner and the totals by turns, and all LEDs
 * blink, as they do when a code was not found. */
static void check_match(const char *id, int found_a, int found_b,
                        const char *winner)
{
    struct play *play = sitting_begin(id, NULL, NULL);
    const struct pegs *chip = games_chip(play->session);
    int seen[2] = {0, 0};

    play_game(play, found_a);
    while (chip->state != PEGS_PLAY)
        play_run(play, 10);
    play_game(play, found_b);
    while (chip->state != PEGS_OVER)
        play_run(play, 10);
    play_run(play, 1500);
    for (int i = 0; i < 40; i++) {
        play_run(play, 130);
        if (chip->phase_ticks % 250 < 10 || chip->left_ticks < 10
            || chip->left_ticks > 990)
            continue;                   /* the old and the new at once */
        assert_string_equal(result_of(play), chip->winner_is_shown
                            ? winner : "the match is over");
        seen[chip->winner_is_shown] = 1;
    }
    assert_true(seen[0] && seen[1]);
    sitting_end(play);
}

CASE(a_match_has_its_winner_and_is_over_while_the_totals_show)
{
    BEGIN_CASE;
    check_match("pegs#1 match=1", 2, 3, "A won");
    check_match("pegs#2 match=1", 9, 8, "b won");
    check_match("pegs#3 match=1 turns=bar", 9, 9, "a draw");
}

/* Whenever somebody leaves: from the first moment on, while the LEDs have not
 * blinked yet, and while digits and LEDs change. */
static void check_every_moment(const char *id, int found_a, int found_b,
                               const char *winner)
{
    struct play *play = sitting_begin(id, NULL, NULL);
    const struct pegs *chip = games_chip(play->session);

    play_game(play, found_a);
    while (chip->state != PEGS_PLAY)
        play_run(play, 10);
    play_game(play, found_b);
    while (chip->state != PEGS_OVER)
        play_run(play, 1);
    play_run(play, 40);                 /* seen twice */
    for (int i = 0; i < 240; i++) {
        const char *result = result_of(play);

        if (strcmp(result, winner) != 0
            && strcmp(result, "the match is over") != 0)
            fail_msg("%s: '%s' %d ms after the end", id, result, 40 + 11 * i);
        play_run(play, 11);
    }
    sitting_end(play);
}

CASE(the_end_of_a_match_is_told_at_every_moment)
{
    BEGIN_CASE;
    check_every_moment("pegs#1 match=1", 2, 3, "A won");
    check_every_moment("pegs#2 match=1", 9, 8, "b won");
}

/* The machine has begun the next one, which nobody plays. */
CASE(a_game_that_is_over_has_its_result_while_nobody_plays_on)
{
    BEGIN_CASE;
    for (int plays_on = 0; plays_on < 2; plays_on++) {
        struct play *play = sitting_begin("pegs#1", NULL, NULL);

        play_game(play, 3);
        sitting_run(play, 20);
        assert_int_equal(games_chip(play->session)->state, PEGS_PLAY);
        if (plays_on)
            sitting_tap(play, "BTNU");
        sitting_run(play, 1);
        assert_string_equal(result_of(play), plays_on ? "" : "A won");
        sitting_end(play);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("keep: a game of pegs that is over has its result while nobody plays "
         "on", a_game_that_is_over_has_its_result_while_nobody_plays_on),
    TEST("keep: the end of a match of pegs is told at every moment",
         the_end_of_a_match_is_told_at_every_moment),
    TEST("keep: a game of pegs alone is found or not",
         a_game_alone_is_found_or_not),
    TEST("keep: a match of pegs that goes on has no result",
         a_match_that_goes_on_has_no_result),
    TEST("keep: a match of pegs has its winner, and is over while the totals "
         "show", a_match_has_its_winner_and_is_over_while_the_totals_show),
};

CHECK_MAIN("keep_pegs", tests)
