/* test_table_pegs_match.c - a match of pegs at the table. */
#include "machines/pegs/table_rig.h"

CASE(two_people_play_a_match_at_one_table)
{
    struct play *play = sitting_begin("pegs#m match=3", NULL, NULL);

    BEGIN_CASE;
    for (int game = 0; game < 6; game++) {
        char seat = "Ab"[game % 2];
        char begins[] = "Player _ begins: touch Start";

        begins[7] = seat;
        wait_until_said(play, begins, 0);
        assert_int_equal(play_table_seat(play), game % 2);
        touch(play, "Start");
        play_a_game(play, seat == 'A' ? 2 : 3);
        touch(play, "Go on");
        wait_until_said(play, game < 5 ? "Turns so far: A: "
                                       : "A wins the match. Turns of A: 6, "
                                         "of b: 9", 0);
        assert_int_equal(say(play, 1)[0], seat);
        if (game < 5)
            touch(play, "Go on");
    }
    check_moves(play);
    assert_int_equal(games.ended, 1);
    sitting_run(play, 30);              /* winner and totals by turns */
    assert_true(strstr(say(play, 0), "A wins the match"));
    touch(play, "New match");
    wait_until_said(play, "Player A begins", 0);
    sitting_end(play);
}

/* To the result of the last game, or to the totals behind it. */
static struct play *play_a_match(int is_to_totals)
{
    struct play *play = sitting_begin("pegs#o match=1", NULL, NULL);

    play_a_game(play, 2);
    sitting_run(play, 10);
    play_a_game(play, 2);
    if (is_to_totals) {
        touch(play, "Go on");
        wait_until_said(play, "Turns so far: ", 0);
    }
    return play;
}

/* To go on there never means another match, however late it is asked for. */
CASE(a_match_stays_over_until_another_is_asked_for)
{
    BEGIN_CASE;
    for (unsigned i = 0; i < 80; i++) {
        struct play *play = play_a_match(i % 2);
        const struct table_item *key;

        play_run(play, i % 2 ? i * 30 : i * 66);
        key = find_item(play, "Go on");
        if (key)
            assert_null(play_table_touch(play, key->touch, 0));
        sitting_run(play, 10);
        assert_int_equal(games_chip(play->session)->state, PEGS_OVER);
        assert_true(strstr(say(play, 0), "The match is a draw"));
        sitting_end(play);
    }
}

CASE(a_person_plays_a_match_against_a_mind)
{
    struct play *play = sitting_begin("pegs#v match=1", "consistent", NULL);

    BEGIN_CASE;
    sitting_run(play, 3);
    assert_int_equal(play_table_seat(play), 1);
    rig_says(play_table_touch(play, 8, 0), "n");
    wait_until_said(play, "the other player is guessing", 0);
    rig_says(play_table_touch(play, 8, 0), "it is not your turn");
    wait_until_said(play, "Player b, turn 1 of 8: choose", 0);
    assert_string_not_equal(say(play, 1), "");
    play_a_game(play, 9);
    touch(play, "Go on");
    wait_until_said(play, "the match", 0);
    sitting_run(play, 1);
    touch(play, "New match");
    wait_until_said(play, "Player A, turn 1 of 8", 0);
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("table of pegs: a match stays over until another is asked for",
         a_match_stays_over_until_another_is_asked_for),
    TEST("table of pegs: two people play a match at one table",
         two_people_play_a_match_at_one_table),
    TEST("table of pegs: a person plays a match against a mind",
         a_person_plays_a_match_against_a_mind),
};

CHECK_MAIN("table_pegs_match", tests)
