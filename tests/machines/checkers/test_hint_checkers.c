/* test_hint_checkers.c - a line of advice at checkers. */
#include "bench/rig.h"

#include <string.h>

#include "bench/asking.h"
#include "bench/draughts.h"
#include "games/draughts/minds/minds.h"
#include "machines/checkers/hand_advice.h"
#include "bench/sitting.h"

/* The squares of a hint, entered as they stand there. */
static void follow(struct play *play, const char *hint)
{
    for (; *hint != ':'; hint++)
        if (*hint != '-' && *hint != 'x') {
            draughts_enter(play, (char[]){hint[0], hint[1], 0});
            hint++;
        }
}

static void check_followed(const char *id)
{
    struct play *play = sitting_begin(id, NULL, "greedy");
    static struct draughts seen;
    struct checkers now;

    play_run(play, 1000);
    for (int i = 0; i < 200; i++) {
        now = draughts_position(play->session);
        if (!checkers_can_move(&now))
            break;
        if (now.turn == CHECKERS_BLACK)
            follow(play, hint_of(play));
        else
            play_run(play, 4000);
        play_run(play, 400);
    }
    draughts_read(&seen, play->session);
    assert_int_equal(seen.errors, 0);
    assert_int_equal(checkers_game_result(&seen.game), CHECKERS_BLACK_WINS);
    sitting_end(play);
}

CASE(who_follows_the_hints_wins)
{
    BEGIN_CASE;
    check_followed("checkers#follow");
    check_followed("checkers#follow rules=full");
}

CASE(both_players_may_ask_in_their_turn)
{
    struct play *play = sitting_begin("checkers#two", NULL, NULL);
    struct play *red = sitting_begin("checkers#one", NULL, "random");

    BEGIN_CASE;
    play_run(play, 1000);
    rig_says(hint_of(play), "3-|4: looks best, | moves ahead");
    draughts_enter(play, "c3d4");
    play_run(play, 400);
    rig_says(hint_of(play), "6-|5: ");
    play_run(red, 1000);
    (void)hint_of(red);
    draughts_enter(red, "c3d4");
    play_run(red, 400);
    rig_says(refusal(red), "no hint now|other player's turn");
    sitting_end(play);
    sitting_end(red);
}

/* While half of a move, or an error, stands there. */
CASE(a_hint_knows_what_is_coming_in)
{
    struct play *play = sitting_begin("checkers#half rules=full", NULL,
                                      NULL);

    BEGIN_CASE;
    play_run(play, 1000);
    draughts_enter(play, "g3h4h6g5f2g3g5f4");
    rig_says(hint_of(play), "3x|5: ");
    draughts_enter(play, "g3");
    play_run(play, 400);
    rig_says(hint_of(play), "3x|5: ");
    draughts_enter(play, "e5");
    play_run(play, 400);
    rig_says(hint_of(play), "f6xd4xf2: ");
    draughts_enter(play, "f6d4");
    play_run(play, 400);
    rig_says(hint_of(play), "f6xd4xf2: the jump goes on");
    draughts_enter(play, "b6");         /* no */
    play_run(play, 400);
    rig_says(hint_of(play), "f6xd4xf2: the jump goes on");
    sitting_end(play);
}

/* Positions */

static _Alignas(max_align_t) char scratch[CHECKERS_SEARCHER_SCRATCH];

static const char *advise(enum checkers_rules rules, int turn,
                          uint64_t black, uint64_t white, uint64_t kings)
{
    static char line[200];
    static struct hand_checkers_track track;
    struct checkers position = {
        .pieces = {black, white}, .kings = kings, .turn = (uint8_t)turn,
        .rules = (uint8_t)rules,
    };
    struct text to;

    assert_null(checkers_check(&position));
    hand_checkers_track_adopt(&track, &position);
    text_begin(&to, line, sizeof line);
    hand_checkers_advise(&track, scratch, &to);
    return line;
}

#define AT checkers_at

/* 14x21 takes a man in passing; 5-9 shuts the last man in. */
CASE(a_hint_says_what_a_move_is_good_for)
{
    BEGIN_CASE;
    rig_says(advise(CHECKERS_SIMPLE, CHECKERS_BLACK,
                    AT(14) | AT(1) | AT(2) | AT(3),
                    AT(17) | AT(32) | AT(31) | AT(30), 0),
             "f4xh6: wins a man");
    rig_says(advise(CHECKERS_FULL, CHECKERS_BLACK, AT(5) | AT(6) | AT(25),
                    AT(13), 0), "h2-g3: wins in 1 move");
    rig_says(advise(CHECKERS_FULL, CHECKERS_BLACK, AT(5) | AT(6),
                    AT(14) | AT(15) | AT(17) | AT(18) | AT(22), 0),
             ": holds out for 3 moves");
    rig_says(advise(CHECKERS_FULL, CHECKERS_BLACK,
                    AT(2) | AT(3) | AT(10) | AT(16) | AT(17),
                    AT(11) | AT(26) | AT(32), 0), ": wins 2 men");
    rig_says(advise(CHECKERS_FULL, CHECKERS_BLACK, AT(9) | AT(10) | AT(13),
                    AT(22) | AT(24) | AT(29) | AT(31), 0), ": loses a man");
    rig_says(advise(CHECKERS_FULL, CHECKERS_BLACK, AT(3) | AT(8) | AT(20),
                    AT(12) | AT(16) | AT(19) | AT(29), 0),
             ": makes a king");
    assert_string_equal(advise(CHECKERS_FULL, CHECKERS_BLACK, AT(10),
                               AT(14) | AT(32), 0), "e3xg5: the only move");
}

/* Who lost, asked by people who sit down after the end. */
static int loser_of(const char *id)
{
    struct play *play = sitting_begin(id, "random", "random");
    struct session *session = play->session;
    struct checkers now;

    draughts_play_out(play);
    now = draughts_position(session);
    play->session = NULL;
    sitting_end(play);
    play = sitting_with(session, NULL, NULL);
    assert_false(checkers_can_move(&now));
    rig_says(refusal(play), now.turn == CHECKERS_BLACK
             ? "no hint: the game is over|Red cannot move|RESET"
             : "no hint: the game is over|Black cannot move|RESET");
    sitting_end(play);
    return now.turn;
}

CASE(a_game_that_is_over_has_no_hint)
{
    int red, black;

    BEGIN_CASE;
    red = loser_of("checkers#over rules=full");
    black = loser_of("checkers#3 rules=full");
    assert_int_equal(red, CHECKERS_BLACK);
    assert_int_equal(black, CHECKERS_WHITE);
}

static const struct CMUnitTest tests[] = {
    TEST("hint: who follows the hints beats greedy at checkers",
         who_follows_the_hints_wins),
    TEST("hint: at checkers each player may ask in his turn",
         both_players_may_ask_in_their_turn),
    TEST("hint: at checkers it knows what is coming in",
         a_hint_knows_what_is_coming_in),
    TEST("hint: at checkers it says what a move is good for",
         a_hint_says_what_a_move_is_good_for),
    TEST("hint: a game of checkers that is over has none",
         a_game_that_is_over_has_no_hint),
};

CHECK_MAIN("hint checkers", tests)
