/* test_intro_pegs.c - the pegs machine as a player meets it: first guesses
 * that are guided, the end, and the codes that are left. */
#include "machines/pegs/table_rig.h"

#include <stdio.h>

#include "bench/guided.h"
#include "bench/rig.h"
#include "bench/sitting.h"
#include "machines/levels.h"

static struct table rules_table;        /* large for a stack */

CASE(the_intro_fits_the_machine)
{
    BEGIN_CASE;
    guided_check_intro("pegs");
}

/* What the picture of the rules shows is how the machine would judge. */
CASE(the_example_on_the_card_is_judged_as_the_machine_judges)
{
    uint32_t rows[2] = {0, 0};
    unsigned shown = 0, count = 0;
    struct session *session = rig_open("pegs#1");

    BEGIN_CASE;
    rules_table.count = 0;
    intro_of(session_machine(session))->lay_rules(&rules_table);
    for (int i = 0; i < rules_table.count; i++) {
        const struct table_item *item = &rules_table.item[i];

        if (item->piece == TABLE_PEG) {
            rows[count++ / 4] <<= 4;
            rows[(count - 1) / 4] |= (uint32_t)(
                strchr("KBGCRMYW", item->text[0]) - "KBGCRMYW");
        } else if (item->text[strspn(item->text, "XO")] == 0) {
            shown += (unsigned)strlen(item->text)
                  << (item->text[0] == 'X' ? 4 : 0);
        }
    }
    assert_int_equal(count, 8);
    assert_int_equal(shown, mastermind_marks(MASTERMIND_COUNTS, 4, rows[0],
                                             rows[1]));
    session_close(session);
}

CASE(easy_medium_and_hard_differ)
{
    struct session *session = rig_open("pegs#1");
    struct mastermind_seen rules = {
        .game = {.pegs = 4, .colours = 8, .rule = MASTERMIND_COUNTS},
        .goal = MASTERMIND_MEAN, .limit = PEGS_TRIES,
    };

    BEGIN_CASE;
    levels_check(intro_of(session_machine(session)), &rules,
                        40);
    session_close(session);
}

/* A first game */

CASE(a_first_game_is_guided)
{
    BEGIN_CASE;
    for (int i = 0; i < 12; i++) {
        char id[60], seed[8];

        snprintf(seed, sizeof seed, "%d", i);
        snprintf(id, sizeof id, "pegs#g%d%s", i,
                 i % 2 ? " turns=bar history=keep" : "");
        guided_follow(id, NULL, NULL, seed);
    }
}

CASE(a_first_match_is_guided_from_either_seat_against_every_level)
{
    struct session *session = rig_open("pegs#1");
    const struct intro *intro = intro_of(session_machine(session));

    BEGIN_CASE;
    for (int i = 0; i < 18; i++) {
        const char *mind = intro->levels[i / 2 % 3].mind;
        char id[40], seed[8];

        snprintf(seed, sizeof seed, "%d", i);
        snprintf(id, sizeof id, "pegs#m%d match=1", i / 6);
        guided_follow(id, i % 2 ? mind : NULL, i % 2 ? NULL : mind, seed);
    }
    guided_follow("pegs#t match=2", NULL, NULL, "t");
    session_close(session);
}

/* Fingers on the board, and the switch, at any moment. */
CASE(work_on_the_board_does_not_leave_the_guide_stuck)
{
    static const char *const does[] = {"BTNU", "BTNS", "SW0", "BTNR"};

    BEGIN_CASE;
    for (int moment = 0; moment < 160; moment += 5) {
        struct play *play = sitting_begin("pegs#x", NULL, NULL);
        const char *part = does[moment / 5 % 4];
        struct guide guide;
        struct rng rng;

        rng_seed(&rng, "x");
        guide_begin(&guide, play);
        guided_go_on(play, &guide, &rng, moment);
        if (part[0] == 'S')
            sitting_do(play, "set SW0 1");
        else
            sitting_tap(play, part);
        play_run(play, guided_moment(play));
        guide_look(&guide, play);
        guided_finish(play, &guide, &rng);
        sitting_end(play);
    }
}

/* The end */

static void check_end_words(struct play *play, char winner, const char *words)
{
    struct table_end end;

    for (int i = 0; i < 100 && !play_table_end(play, &end); i++)
        play_run(play, 100);
    assert_true(play_table_end(play, &end));
    assert_int_equal(end.winner, winner);
    assert_string_equal(end.words, words);
}

/* It stays over while the machine goes on by itself, and until somebody begins
 * the next game. */
static void check_end_of_game(struct play *play, unsigned found)
{
    char words[80], code[5];
    struct text to;
    struct table_end end;

    assert_false(play_table_end(play, &end));
    play_a_game(play, found);
    text_begin(&to, code, sizeof code);
    put_letters(games_chip(play->session)->code, &to);
    if (found <= 8)
        snprintf(words, sizeof words, "You found %s in %u turns", code, found);
    else
        snprintf(words, sizeof words, "You did not find %s in eight turns",
                 code);
    check_end_words(play, found <= 8 ? 'A' : 0, words);
    sitting_run(play, 20);
    assert_int_equal(games_chip(play->session)->state, PEGS_PLAY);
    check_end_words(play, found <= 8 ? 'A' : 0, words);
    touch(play, "New game");
    for (int i = 0; i < 50 && play_table_end(play, &end); i++)
        play_run(play, 100);
    assert_false(play_table_end(play, &end));
    wait_until_said(play, "Turn 1 of 8: choose", 0);
    assert_null(find_item(play, "Code: "));
    assert_non_null(find_item(play, "Hole 1, empty"));
    assert_int_equal(games_chip(play->session)->guess, 0);
}

CASE(the_end_of_a_game_stays_until_the_next_is_begun)
{
    struct play *play = sitting_begin("pegs#e", NULL, NULL);

    BEGIN_CASE;
    check_end_of_game(play, 3);
    check_end_of_game(play, 9);
    check_end_of_game(play, 8);
    sitting_end(play);
}

static void check_end_of_match(const char *a, const char *b,
                               unsigned found_a, unsigned found_b,
                               char winner, const char *words)
{
    struct play *play = sitting_begin("pegs#m match=1", a, b);
    struct table_end end;

    if (!a) {
        play_a_game(play, found_a);
        assert_false(play_table_end(play, &end));
        sitting_run(play, 10);
    }
    if (!b)
        play_a_game(play, found_b);
    sitting_run(play, 12);
    check_end_words(play, winner, words);
    touch(play, "New match");
    wait_until_said(play, "Player A", 0);
    assert_false(play_table_end(play, &end));
    sitting_end(play);
}

CASE(the_end_of_a_match_names_the_winner)
{
    BEGIN_CASE;
    check_end_of_match(NULL, NULL, 2, 3, 'A',
                       "A wins the match, 2 to 3: fewer turns win");
    check_end_of_match(NULL, NULL, 9, 8, 'b',
                       "b wins the match, 8 to 9: fewer turns win");
    check_end_of_match(NULL, NULL, 4, 4, 0,
                       "The match is a draw: 4 turns each");
    check_end_of_match("random", NULL, 0, 2, 'b',
                       "You win the match, 2 to 9: fewer turns win");
}

/* Codes left */

static int count_left(const unsigned *guesses, int count, unsigned code)
{
    int left = 0;

    for (unsigned n = 0; n < 4096; n++) {
        unsigned other = n >> 9 << 12 | (n >> 6 & 7) << 8 | (n >> 3 & 7) << 4
                       | (n & 7);
        int fits = 1;

        for (int i = 0; i < count; i++)
            fits &= mastermind_marks(MASTERMIND_COUNTS, 4, other, guesses[i])
                 == mastermind_marks(MASTERMIND_COUNTS, 4, code, guesses[i]);
        left += fits;
    }
    return left;
}

/* Of a game that is found, and of one that is not: the last guess counts. */
CASE(every_guess_counts_the_codes_that_are_left)
{
    BEGIN_CASE;
    for (unsigned found = 4; found <= 9; found += 5) {
        struct play *play = sitting_begin("pegs#v", NULL, NULL);
        unsigned guesses[8];
        struct table_move move;

        play_a_game(play, found);
        games_read(&games, play->session);
        for (int i = 0; i < play_table_moves(play); i++) {
            guesses[i] = games.tries[i].guess;
            play_table_move(play, i, &move);
            assert_true(move.has_value);
            assert_int_equal(move.value, count_left(guesses, i + 1,
                                                    games.tries[i].code));
        }
        assert_int_equal(play_table_moves(play), found > 8 ? 8 : found);
        if (found <= 8)
            assert_int_equal(move.value, 1);
        assert_string_equal(play_table_graph(play), "Codes left");
        sitting_end(play);
    }
}

/* The switch goes up behind the last submit, before the result was read. */
static void raise_history_after_end(unsigned found, unsigned ms)
{
    struct play *play = sitting_begin("pegs#h", NULL, NULL);
    const struct pegs *chip = games_chip(play->session);
    unsigned last = found > 8 ? 8 : found, guess = 0;
    struct table_end end;

    for (unsigned turn = 1; turn <= last; turn++) {
        wait_for_turn(play, turn);
        guess = turn == found ? chip->code : wrong_guess(play, turn);
        compose(play, guess);
        touch(play, "Enter");
        if (turn < last)
            wait_until_said(play, "entering", 0);
    }
    for (int i = 0; i < 60000 && chip->state != PEGS_RESULT; i++)
        play_run(play, 1);
    assert_int_equal(chip->state, PEGS_RESULT);
    play_run(play, ms);
    sitting_do(play, "set SW0 1");
    for (int i = 0; i < 40 && !play_table_end(play, &end); i++)
        play_run(play, 100);
    assert_true(play_table_end(play, &end));
    assert_int_equal(end.winner, found > 8 ? 0 : 'A');
    assert_int_equal(play_table_moves(play), last);
    check_row(play, last, guess, chip->code);
    sitting_end(play);
}

CASE(the_switch_up_after_the_last_submit_hides_no_row)
{
    BEGIN_CASE;
    for (unsigned ms = 0; ms < 400; ms += ms < 40 ? 3 : 30) {
        raise_history_after_end(9, ms);
        raise_history_after_end(3, ms);
    }
}

/* What is said fits the width of a window */

CASE(no_sentence_is_longer_than_a_window)
{
    static const char *const ids[] = {"pegs#w", "pegs#w match=2"};

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        struct play *play = sitting_begin(ids[i], NULL, i ? "random" : NULL);

        for (int at = 0; at < 600; at++) {
            if (at == 300)
                sitting_do(play, "set SW0 1");
            play_run(play, 100);
            assert_in_range(strlen(say(play, 0)), 1, 90);
            assert_in_range(strlen(say(play, 1)), 0, 90);
        }
        sitting_end(play);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("intro of pegs: it fits the machine", the_intro_fits_the_machine),
    TEST("intro of pegs: the example on the card is judged as the machine "
         "judges", the_example_on_the_card_is_judged_as_the_machine_judges),
    TEST("intro of pegs: easy, medium and hard differ",
         easy_medium_and_hard_differ),
    TEST("intro of pegs: a first game is guided", a_first_game_is_guided),
    TEST("intro of pegs: a first match is guided from either seat against "
         "every level",
         a_first_match_is_guided_from_either_seat_against_every_level),
    TEST("intro of pegs: work on the board does not leave the guide stuck",
         work_on_the_board_does_not_leave_the_guide_stuck),
    TEST("end of pegs: of a game it stays until the next is begun",
         the_end_of_a_game_stays_until_the_next_is_begun),
    TEST("end of pegs: of a match it names the winner",
         the_end_of_a_match_names_the_winner),
    TEST("graph of pegs: every guess counts the codes that are left",
         every_guess_counts_the_codes_that_are_left),
    TEST("table of pegs: the switch up after the last submit hides no row",
         the_switch_up_after_the_last_submit_hides_no_row),
    TEST("table of pegs: no sentence is longer than a window",
         no_sentence_is_longer_than_a_window),
};

CHECK_MAIN("intro_pegs", tests)
