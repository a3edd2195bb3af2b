/* test_table_duel.c - duels played at the table: letters are chosen by touch,
 * and the hand sets the switches and presses the seat's own button. */
#include "sitter.h"

#include <stdio.h>
#include <string.h>

#include "bench/rig.h"
#include "bench/sitting.h"
#include "games/mastermind/minds/minds.h"

/* The judgement on the table is that of the rules. */

static uint32_t code_of(const char *word)
{
    static const char letters[] = "ACEFHLU";
    uint32_t code = 0;

    for (; *word; word++)
        code = code << 4 | (uint32_t)(strchr(letters, *word) - letters);
    return code;
}

static const char *mark_words(unsigned marks, int place)
{
    switch (marks >> 2 * (3 - place) & 3) {
    case MASTERMIND_EXACT:     return "right";
    case MASTERMIND_ELSEWHERE: return "elsewhere";
    default:                   return "not in the code";
    }
}

static void check_guess(struct play *play, int row, const char *guess,
                        const char *code, enum mastermind_rule rule)
{
    unsigned marks = mastermind_marks(rule, 4, code_of(code),
                                      code_of(guess));

    for (int i = 0; i < 4; i++) {
        char wanted[TABLE_WORDS_MAX];
        const struct table_item *item;

        snprintf(wanted, sizeof wanted, "Guess %d, letter %d: %c, %s",
                 row + 1, i + 1, guess[i], mark_words(marks, i));
        item = sitter_find(play, wanted);
        if (!item)
            fail_msg("no '%s'", wanted);
        assert_int_equal(item->piece, TABLE_PEG);
        assert_int_equal(item->text[0], guess[i]);
    }
}

/* A match by two people: A's code is found, b's is not. */

static void find_code_of_a(struct play *play)
{
    sitter_touch(play, "Start");
    sitter_wait_said(play, "Player A, make a code: choose four letters", 0);
    assert_non_null(strstr(sitter_say(play, 0), "press BTN3"));
    sitter_enter(play, "LACE");
    sitter_wait_said(play, "Player b, guess 1 of 3: choose four letters", 0);
    assert_int_equal(play_table_seat(play), 1);
    assert_string_equal(sitter_say(play, 1), "Player A has made a code");
    assert_string_equal(sitter_code(play), "");
    sitter_enter(play, "LEFH");
    sitter_wait_said(play, "b guessed LEFH: one right, one elsewhere", 1);
    check_guess(play, 0, "LEFH", "LACE", MASTERMIND_MEMBERSHIP);
    assert_non_null(sitter_find(play, "1 right"));
    assert_non_null(sitter_find(play, "Lives left: 2"));
    sitter_touch(play, "Continue");
    sitter_wait_said(play, "Player b, guess 2 of 3", 0);
    sitter_enter(play, "LACE");
    sitter_wait_said(play, "b guessed LACE: all four right: a point for b", 1);
    check_guess(play, 1, "LACE", "LACE", MASTERMIND_MEMBERSHIP);
    assert_string_equal(sitter_code(play), "LACE");
}

static void miss_code_of_b(struct play *play)
{
    const char *const said = "A guessed AULA: two right";

    sitter_touch(play, "Continue");
    sitter_wait_said(play, "The score is A 0, b 1", 0);
    sitter_wait_said(play, "Player b, make a code", 0);
    assert_non_null(sitter_find(play, "Round 2"));
    assert_string_equal(sitter_code(play), "");
    sitter_enter(play, "HULL");
    for (int i = 0; i < 3; i++) {
        sitter_wait_said(play, "Player A, guess", 0);
        assert_string_equal(sitter_code(play), "");
        sitter_enter(play, "AULA");
        sitter_wait_moves(play, 3 + i);
        assert_int_equal(strncmp(sitter_say(play, 1), said, strlen(said)), 0);
        check_guess(play, i, "AULA", "HULL", MASTERMIND_MEMBERSHIP);
        sitter_touch(play, "Continue");
        play_run(play, 2 * sitter_moment(play));
    }
    assert_non_null(strstr(sitter_say(play, 1), "Not found: a point for b"));
}

/* Nothing but the code is ever shown as the code. */
static void wait_for_end(struct play *play, const char *words)
{
    for (int i = 0; !strstr(sitter_say(play, 0), words); i++) {
        assert_true(i < 10000);
        assert_true(strcmp(sitter_code(play), "") == 0
                    || strcmp(sitter_code(play), "HULL") == 0);
        play_run(play, 1);
    }
    assert_string_equal(sitter_code(play), "HULL");
}

static void check_moves(struct play *play)
{
    struct table_move move;

    assert_int_equal(play_table_moves(play), 5);
    play_table_move(play, 0, &move);
    assert_string_equal(move.words, "LEFH: one right, one elsewhere");
    assert_int_equal(move.seat, 'b');
    play_table_move(play, 4, &move);
    assert_string_equal(move.words, "AULA: two right");
    assert_int_equal(move.seat, 'A');
    assert_in_range(move.tick, 1, session_tick(play->session));
}

static void play_match_of_two(const char *board)
{
    struct play *play = sitter_begin(board, "t", NULL, NULL);

    find_code_of_a(play);
    miss_code_of_b(play);
    wait_for_end(play, "Player b wins the match 2-0: the last code was not "
                       "found. Touch Play again, or press BTN3");
    check_moves(play);
    assert_int_equal(sitter_presses(play, "BTN2"), 0);
    sitter_touch(play, "Play again");
    sitter_wait_said(play, "Player A, make a code", 0);
    assert_int_equal(play_table_moves(play), 0);
    assert_non_null(sitter_find(play, "Score: A 0, b 0"));
    sitting_end(play);
}

CASE(two_people_play_a_match_at_one_table)
{
    BEGIN_CASE;
    for (int i = 0; i < 2; i++)
        play_match_of_two(sitter_boards[i]);
}

/* Whatever comes, until a match is over: a code when a code is due, the same
 * guesses for ever, and on. */
static void play_by_touch(struct play *play)
{
    const char *now = sitter_say(play, 0);

    for (int i = 0; i < 3000 && !strstr(now, "wins the match"); i++) {
        if (strstr(now, "choose four letters")) {
            sitter_enter(play, i % 2 ? "FACE" : "HULA");
            sitter_wait_said(play, "being entered", 0);
        } else if (strstr(now, "touch Continue")) {
            sitter_touch(play, "Continue");
            play_run(play, 2 * sitter_moment(play));
        }
        play_run(play, sitter_moment(play));
        now = sitter_say(play, 0);
    }
    assert_non_null(strstr(now, "wins the match"));
}

static void check_end(struct play *play)
{
    const char *digits = rig_read(play->session, "AN");
    char wanted[8];
    int winner = digits[3] == '2';

    snprintf(wanted, sizeof wanted, "%c-%c", digits[winner ? 3 : 1],
             digits[winner ? 1 : 3]);
    assert_non_null(strstr(sitter_say(play, 0), wanted));
    assert_int_equal(sitter_say(play, 0)[7], winner ? 'b' : 'A');
    assert_in_range(play_table_moves(play), 2, 9);
}

CASE(matches_are_played_against_every_mind_from_either_seat)
{
    BEGIN_CASE;
    for (int board = 0; board < 2; board++)
        for (int i = 0; mastermind_minds[i]; i++)
            for (int seat = 0; seat < 2; seat++) {
                const char *mind = mastermind_minds[i]->name;
                struct play *play = sitter_begin(sitter_boards[board], "m",
                                           seat ? mind : NULL,
                                           seat ? NULL : mind);

                sitter_touch(play, "Start");
                play_by_touch(play);
                check_end(play);
                assert_int_equal(play_table_seat(play), seat);
                sitting_end(play);
            }
}

/* The judgement against a mind's guesses, as its maker sees them, with letters
 * twice, by either rule. */
static void watch_mind(const char *board, const char *options,
                       enum mastermind_rule rule)
{
    struct play *play = sitter_begin(board, options, NULL, "consistent");
    struct table_move move;

    sitter_touch(play, "Start");
    sitter_enter(play, "ACCA");
    sitter_wait_said(play, "b guessed", 1);
    assert_string_equal(sitter_code(play), "ACCA");
    assert_non_null(sitter_find(play, "seen by you"));
    for (int i = 0; i < 3; i++) {
        char guess[5] = "";

        sitter_wait_moves(play, i + 1);
        play_table_move(play, i, &move);
        memcpy(guess, move.words, 4);
        check_guess(play, i, guess, "ACCA", rule);
        if (strcmp(guess, "ACCA") == 0)
            break;
    }
    sitting_end(play);
}

CASE(the_maker_sees_what_the_breaker_is_told)
{
    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        watch_mind(sitter_boards[i], "j", MASTERMIND_MEMBERSHIP);
        watch_mind(sitter_boards[i], "k repeat=counting", MASTERMIND_COUNTING);
    }
}

CASE(with_hide_the_code_is_covered_while_it_comes_in)
{
    struct play *play = sitting_begin("duel:basys2#h hide=on", NULL, "random");

    BEGIN_CASE;
    sitter_touch(play, "Start");
    sitter_wait_said(play, "make a code", 0);
    sitter_choose(play, "LAC");
    assert_string_equal(sitter_code(play), "???");
    sitter_choose(play, "E");
    sitter_touch(play, "Enter");
    sitter_wait_said(play, "Player b makes guess 1", 0);
    assert_string_equal(sitter_code(play), "LACE");
    sitting_end(play);
}

CASE(what_cannot_be_is_refused_in_words)
{
    struct play *play = sitting_begin("duel:basys2#r", NULL, "random");

    BEGIN_CASE;
    play_run(play, 500);
    rig_says(play_table_touch(play, 2, 0), "nobody has started");
    rig_says(play_table_touch(play, 15, 0), "nothing to touch");
    rig_says(play_table_touch(play, 23, 0), "nothing to touch");
    sitter_touch(play, "Start");
    sitter_wait_said(play, "make a code", 0);
    rig_says(sitter_refusal(play, "Enter"), "choose four letters first");
    rig_says(sitter_refusal(play, "Delete"), "no letter to delete");
    sitter_choose(play, "AAC");
    rig_says(sitter_refusal(play, "Enter"), "choose one more letter");
    sitter_touch(play, "Delete");
    rig_says(sitter_refusal(play, "Enter"), "choose two more letters");
    sitter_choose(play, "AA");
    rig_says(sitter_refusal(play, "Letter U"), "there are four letters");
    rig_says(play_table_touch(play, 1, 0), "nothing to continue");
    assert_int_equal(sitter_presses(play, "BTN3"), 1);
    sitter_touch(play, "Enter");               /* AAAA: letters may repeat */
    rig_says(play_table_touch(play, 16, 0), "is being pressed");
    sitter_wait_said(play, "Player b makes guess 1", 0);
    rig_says(play_table_touch(play, 16, 0), "not your turn");
    sitting_end(play);
}

CASE(one_person_plays_alone)
{
    BEGIN_CASE;
    for (int board = 0; board < 2; board++) {
        struct play *play = sitter_begin(sitter_boards[board], "1", NULL, NULL);

        sitting_do(play, "set SW xxxx1xxx");
        sitter_touch(play, "Start alone");
        sitter_wait_said(play, "The machine has made a code", 1);
        for (int i = 0; i < 3; i++) {
            sitter_wait_said(play, "Player A, guess", 0);
            sitter_enter(play, "AAAA");
            sitter_wait_said(play, "touch Continue", 0);
            sitter_touch(play, "Continue");
            play_run(play, 2 * sitter_moment(play));
        }
        sitter_wait_said(play, "Player A has not found the code: it was ", 0);
        assert_string_equal(sitter_code(play), rig_read(play->session, "AN"));
        sitter_touch(play, "Play again");
        sitter_wait_said(play, "Player A, guess 1 of 3", 0);
        sitting_end(play);
    }
}

/* A person who orders nothing is not played for, whatever time passes. */
CASE(without_a_touch_nothing_is_pressed)
{
    BEGIN_CASE;
    for (int board = 0; board < 2; board++) {
        struct play *play = sitter_begin(sitter_boards[board], "n", NULL,
                                         "random");

        sitting_run(play, 20);
        assert_int_equal(session_event_count(play->session), 0);
        sitter_touch(play, "Start");
        sitter_wait_said(play, "make a code", 0);
        sitter_choose(play, "LACE");
        sitting_run(play, 20);
        assert_int_equal(sitter_presses(play, "BTN3"), 1);
        assert_int_equal(sitter_presses(play, "BTN0"), 0);
        sitter_touch(play, "Enter");
        sitter_wait_said(play, "Player b makes guess 1", 0);
        assert_int_equal(sitter_presses(play, "BTN3"), 5);
        sitting_end(play);
    }
}

CASE(going_back_shows_the_table_as_it_was)
{
    struct play *play = sitting_begin("duel:basys2#b", NULL, "consistent");
    static struct table before, table;
    char said[TABLE_LINE_MAX];
    uint64_t tick;

    BEGIN_CASE;
    sitter_touch(play, "Start");
    sitter_enter(play, "HULA");
    sitter_wait_moves(play, 1);
    play_table_lay(play, &before);
    snprintf(said, sizeof said, "%s", sitter_say(play, 1));
    tick = session_tick(play->session);
    sitter_wait_said(play, "Player b makes guess 2 of 3", 0);
    sitting_run(play, 3);
    play_seek(play, tick);
    play_table_lay(play, &table);
    assert_int_equal(table.count, before.count);
    assert_memory_equal(table.item, before.item,
                        (size_t)table.count * sizeof table.item[0]);
    assert_string_equal(sitter_say(play, 1), said);
    play_seek(play, 0);
    assert_non_null(sitter_find(play, "Start"));
    assert_int_equal(play_table_moves(play), 0);
    assert_string_equal(sitter_code(play), "");
    sitting_end(play);
}

CASE(minds_alone_leave_no_table_to_touch)
{
    struct play *play = sitting_begin("duel:basys2#a", "random", "random");

    BEGIN_CASE;
    sitting_run(play, 60);
    assert_true(play_table_is_there(play));
    assert_false(play_table_is_open(play));
    rig_says(play_table_touch(play, 1, 0), "minds play this game");
    assert_true(play_table_moves(play) > 0);
    sitting_end(play);
}

CASE(on_another_board_its_own_parts_are_named)
{
    struct play *play = sitting_begin("duel:nexysa7#a", NULL, NULL);

    BEGIN_CASE;
    sitter_wait_said(play, "On the board: press BTNL", 0);
    sitter_touch(play, "Start");
    sitter_wait_said(play, "set SW2-SW0 to a letter, press BTNL", 0);
    sitting_end(play);
}

CASE(against_a_mind_nobody_looks_away)
{
    struct play *play = sitting_begin("duel:basys2#w", NULL, "random");

    BEGIN_CASE;
    sitter_touch(play, "Start");
    sitter_wait_said(play, "Player A, make a code: choose four letters, then "
                           "Enter", 0);
    sitting_end(play);
    play = sitting_begin("duel:basys2#w", NULL, NULL);
    sitter_touch(play, "Start");
    sitter_wait_said(play, "while b looks away, then Enter", 0);
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("table of duel: two people play a match at one table",
         two_people_play_a_match_at_one_table),
    TEST("table of duel: matches against every mind, from either seat",
         matches_are_played_against_every_mind_from_either_seat),
    TEST("table of duel: the maker sees what the breaker is told",
         the_maker_sees_what_the_breaker_is_told),
    TEST("table of duel: with hide=on the code is covered while it comes in",
         with_hide_the_code_is_covered_while_it_comes_in),
    TEST("table of duel: what cannot be is refused in words",
         what_cannot_be_is_refused_in_words),
    TEST("table of duel: one person plays alone",
         one_person_plays_alone),
    TEST("table of duel: without a touch nothing is pressed",
         without_a_touch_nothing_is_pressed),
    TEST("table of duel: going back shows the table as it was",
         going_back_shows_the_table_as_it_was),
    TEST("table of duel: on another board its own parts are named",
         on_another_board_its_own_parts_are_named),
    TEST("table of duel: against a mind nobody is told to look away",
         against_a_mind_nobody_looks_away),
    TEST("table of duel: minds alone leave no table to touch",
         minds_alone_leave_no_table_to_touch),
};

CHECK_MAIN("table_duel", tests)
