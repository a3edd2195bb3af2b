/* test_intro_duel.c - the duel machine as a player meets it: a first match
 * that is guided, the end, and the codes that are left. */
#include "sitter.h"

#include <stdio.h>

#include "bench/guided.h"
#include "bench/rig.h"
#include "bench/sitting.h"
#include "machines/duel/duel.h"
#include "machines/levels.h"

static const char letters[] = "ACEFHLU";
static struct table rules_table;        /* large for a stack */

CASE(the_intro_fits_the_machine)
{
    BEGIN_CASE;
    guided_check_intro("duel:basys2");
    guided_check_intro("duel:sim");
}

static uint32_t code_of(const char *word)
{
    uint32_t code = 0;

    for (; *word; word++)
        code = code << 4 | (uint32_t)(strchr(letters, *word) - letters);
    return code;
}

/* What the picture of the rules shows is so by both rules of the machine. */
CASE(the_example_on_the_card_is_judged_as_the_machine_judges)
{
    char word[2][5] = {"", ""};
    unsigned shown = 0, count = 0;
    struct session *session = rig_open("duel#1");

    BEGIN_CASE;
    rules_table.count = 0;
    intro_of(session_machine(session))->lay_rules(&rules_table);
    for (int i = 0; i < rules_table.count; i++) {
        const struct table_item *item = &rules_table.item[i];

        if (item->piece != TABLE_PEG)
            continue;
        assert_int_equal(letters[item->value], item->text[0]);
        word[count / 4][count % 4] = item->text[0];
        shown = shown << 2
              | (item->marks & TABLE_IS_RIGHT ? MASTERMIND_EXACT
                 : item->marks & TABLE_IS_NEAR ? MASTERMIND_ELSEWHERE : 0u);
        count++;
    }
    assert_int_equal(count, 8);
    for (int rule = 0; rule < 2; rule++)
        assert_int_equal(shown, mastermind_marks(
            rule ? MASTERMIND_COUNTING : MASTERMIND_MEMBERSHIP, 4,
            code_of(word[0]), code_of(word[1])));
    session_close(session);
}

CASE(easy_medium_and_hard_differ)
{
    struct session *session = rig_open("duel#1");
    struct mastermind_seen rules = {
        .game = {.pegs = 4, .colours = 7, .rule = MASTERMIND_MEMBERSHIP},
        .goal = MASTERMIND_WIN, .limit = DUEL_TRIES,
    };

    BEGIN_CASE;
    levels_check(intro_of(session_machine(session)), &rules,
                        150);
    session_close(session);
}

/* A first match */

CASE(a_first_match_is_guided_from_either_seat_against_every_level)
{
    BEGIN_CASE;
    for (int board = 0; board < 2; board++)
        for (int i = 0; i < 18; i++) {
            struct session *session = rig_open("duel#1");
            const char *mind = intro_of(session_machine(session))
                                   ->levels[i / 2 % 3].mind;
            char id[40], seed[8];

            snprintf(seed, sizeof seed, "%d", i);
            snprintf(id, sizeof id, "%sg%d", sitter_boards[board], i / 6);
            guided_follow(id, i % 2 ? mind : NULL, i % 2 ? NULL : mind, seed);
            session_close(session);
        }
}

CASE(two_people_are_guided_at_one_table)
{
    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        char id[40], seed[8];

        snprintf(seed, sizeof seed, "%d", i);
        snprintf(id, sizeof id, "%st%d%s", sitter_boards[i % 2], i,
                 i < 3 ? "" : " repeat=counting hide=on");
        guided_follow(id, NULL, NULL, seed);
    }
}

/* At any moment of the first match. */
CASE(a_reset_does_not_leave_the_guide_stuck)
{
    BEGIN_CASE;
    for (int moment = 1; moment < 400; moment += 13) {
        struct play *play = sitting_begin("duel:basys2#x", NULL, "consistent");
        struct guide guide;
        struct rng rng;

        rng_seed(&rng, "x");
        guide_begin(&guide, play);
        guided_go_on(play, &guide, &rng, moment);
        sitting_tap(play, "BTN2");
        play_run(play, guided_moment(play));
        guide_look(&guide, play);
        guided_finish(play, &guide, &rng);
        sitting_end(play);
    }
}

/* Nobody makes a code in the game for one: the guess comes at once. */
CASE(one_who_plays_alone_is_guided)
{
    struct play *play = sitting_begin("duel:basys2#1", NULL, NULL);
    struct guide guide;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "1");
    sitting_do(play, "set SW3 1");
    play_run(play, guided_moment(play));
    guide_begin(&guide, play);
    guided_finish(play, &guide, &rng);
    assert_int_equal(play_table_moves(play), 1);
    sitting_end(play);
}

/* The end */

static void check_end_words(struct play *play, char winner, const char *words)
{
    struct table_end end;

    for (int i = 0; i < 1200 && !play_table_end(play, &end); i++)
        play_run(play, sitter_moment(play));
    assert_true(play_table_end(play, &end));
    assert_int_equal(end.winner, winner);
    assert_string_equal(end.words, words);
    assert_true(sitter_wait_for(play, "Play again")->marks & TABLE_IS_STRONG);
}

/* Makes a code, or guesses three times, until the match is over. */
static void lose_all_guesses(struct play *play, const char *word)
{
    struct table_end end;

    sitter_touch(play, "Start");
    for (int i = 0; i < 4000 && !play_table_end(play, &end); i++) {
        const char *now = sitter_say(play, 0);

        if (strstr(now, "choose four letters")) {
            sitter_enter(play, word);
            sitter_wait_said(play, "being entered", 0);
        } else if (strstr(now, "touch Continue")) {
            sitter_touch(play, "Continue");
            play_run(play, 2 * sitter_moment(play));
        }
        play_run(play, sitter_moment(play));
    }
}

/* Two people: A's LACE is found at once, then b's HULL is not. */
CASE(the_end_of_a_match_names_winner_and_reason)
{
    struct play *play = sitting_begin("duel:basys2#e", NULL, NULL);
    struct table_end end;

    BEGIN_CASE;
    assert_false(play_table_end(play, &end));
    sitter_touch(play, "Start");
    sitter_enter(play, "LACE");
    sitter_wait_said(play, "Player b, guess 1", 0);
    sitter_enter(play, "LACE");
    sitter_touch(play, "Continue");
    sitter_wait_said(play, "Player b, make a code", 0);
    assert_false(play_table_end(play, &end));
    sitter_enter(play, "HULL");
    for (int i = 0; i < 3; i++) {
        sitter_wait_said(play, "Player A, guess", 0);
        sitter_enter(play, "AAAA");
        sitter_touch(play, "Continue");
    }
    check_end_words(play, 'b', "b wins the match 2-0: A did not find b's "
                               "code HULL");
    sitter_touch(play, "Play again");
    sitter_wait_said(play, "make a code", 0);
    assert_false(play_table_end(play, &end));
    sitting_end(play);
}

/* A blind mind finds nothing, and neither does who always says AAAA: three
 * rounds, of which the first and the last are the person's. */
CASE(a_person_against_a_mind_is_told_you)
{
    char seats[] = "Ab";

    BEGIN_CASE;
    for (int seat = 0; seat < 2; seat++) {
        struct play *play = sitting_begin("duel:sim#y",
                                          seat ? "random" : NULL,
                                          seat ? NULL : "random");
        char words[80];

        lose_all_guesses(play, "AUAU");
        snprintf(words, sizeof words, "You win the match 2-1: %c did not "
                 "find your code AUAU", seats[!seat]);
        check_end_words(play, seats[seat], words);
        sitting_end(play);
    }
}

/* The machine's code stands on the digits at the end. */
CASE(the_end_alone_tells_the_code)
{
    struct play *play = sitting_begin("duel:basys2#1", NULL, NULL);
    char words[80];

    BEGIN_CASE;
    sitting_do(play, "set SW3 1");
    play_run(play, 100);
    sitter_touch(play, "Start alone");
    for (int i = 0; i < 3; i++) {
        sitter_wait_said(play, "Player A, guess", 0);
        sitter_enter(play, "AAAA");
        sitter_touch(play, "Continue");
    }
    sitter_wait_said(play, "Player A has not found", 0);
    snprintf(words, sizeof words, "Not found: the code was %s. You had "
             "three guesses", rig_read(play->session, "AN"));
    check_end_words(play, 0, words);
    sitting_end(play);
}

/* Codes left */

static int count_left(enum mastermind_rule rule, const char *const *guesses,
                      int count, const char *code)
{
    int left = 0;

    for (int n = 0; n < 7 * 7 * 7 * 7; n++) {
        uint32_t other = (uint32_t)(n / 343 << 12 | n / 49 % 7 << 8
                                    | n / 7 % 7 << 4 | n % 7);
        int fits = 1;

        for (int i = 0; i < count; i++)
            fits &= mastermind_marks(rule, 4, other, code_of(guesses[i]))
                 == mastermind_marks(rule, 4, code_of(code),
                                     code_of(guesses[i]));
        left += fits;
    }
    return left;
}

static void check_values(const char *id, enum mastermind_rule rule)
{
    static const char *const guesses[] = {"AACC", "ALEF", "LACE"};
    struct play *play = sitting_begin(id, NULL, NULL);
    struct table_move move;

    sitter_touch(play, "Start");
    sitter_enter(play, "LACE");
    for (int i = 0; i < 3; i++) {
        sitter_wait_said(play, "Player b, guess", 0);
        sitter_enter(play, guesses[i]);
        sitter_wait_moves(play, i + 1);
        play_table_move(play, i, &move);
        assert_true(move.has_value);
        assert_int_equal(move.value, count_left(rule, guesses, i + 1,
                                                "LACE"));
        sitter_touch(play, "Continue");
        play_run(play, 2 * sitter_moment(play));
    }
    assert_int_equal(move.value, 1);
    assert_string_equal(play_table_graph(play), "Codes left");
    sitting_end(play);
}

CASE(every_guess_counts_the_codes_that_are_left)
{
    BEGIN_CASE;
    check_values("duel:basys2#v", MASTERMIND_MEMBERSHIP);
    check_values("duel:sim#v repeat=counting", MASTERMIND_COUNTING);
}

static const struct CMUnitTest tests[] = {
    TEST("intro of duel: it fits the machine on both boards",
         the_intro_fits_the_machine),
    TEST("intro of duel: the example on the card is judged as the machine "
         "judges", the_example_on_the_card_is_judged_as_the_machine_judges),
    TEST("intro of duel: easy, medium and hard differ",
         easy_medium_and_hard_differ),
    TEST("intro of duel: a first match is guided from either seat against "
         "every level",
         a_first_match_is_guided_from_either_seat_against_every_level),
    TEST("intro of duel: two people are guided at one table",
         two_people_are_guided_at_one_table),
    TEST("intro of duel: a reset at any moment does not leave the guide stuck",
         a_reset_does_not_leave_the_guide_stuck),
    TEST("intro of duel: one who plays alone is guided",
         one_who_plays_alone_is_guided),
    TEST("end of duel: it names the winner of a match and the reason",
         the_end_of_a_match_names_winner_and_reason),
    TEST("end of duel: a person against a mind is told 'you'",
         a_person_against_a_mind_is_told_you),
    TEST("end of duel: of a game alone it tells the code",
         the_end_alone_tells_the_code),
    TEST("graph of duel: every guess counts the codes that are left",
         every_guess_counts_the_codes_that_are_left),
};

CHECK_MAIN("intro_duel", tests)
