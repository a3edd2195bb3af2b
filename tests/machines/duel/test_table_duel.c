/* test_table_duel.c - duels played at the table: letters are chosen by touch,
 * and the hand sets the switches and presses the seat's own button. */
#include "bench/rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/play_table.h"
#include "bench/sitting.h"
#include "games/mastermind/minds/minds.h"

static const char letters[] = "ACEFHLU";

static struct table table;

static uint64_t a_moment(const struct play *play)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;

    return hz < 10 ? 1 : hz / 10;
}

static const struct table_item *find_item(struct play *play, const char *words)
{
    play_table_lay(play, &table);
    for (int i = 0; i < table.count; i++)
        if (strcmp(table.item[i].words, words) == 0
            || strcmp(table.item[i].text, words) == 0)
            return &table.item[i];
    return NULL;
}

/* Waits for a thing that can be touched, for at most two minutes. */
static const struct table_item *wait_for(struct play *play, const char *words)
{
    for (int i = 0; i < 1200; i++) {
        const struct table_item *item = find_item(play, words);

        if (item && item->touch)
            return item;
        play_run(play, a_moment(play));
    }
    fail_msg("'%s' cannot be touched", words);
    return NULL;
}

static void touch(struct play *play, const char *words)
{
    const char *error = play_table_touch(play, wait_for(play, words)->touch,
                                         0);

    if (error)
        fail_msg("%s: %s", words, error);
}

/* What a touch is answered that must be refused. */
static const char *refusal(struct play *play, const char *words)
{
    return play_table_touch(play, wait_for(play, words)->touch, 0);
}

static void choose_letters(struct play *play, const char *word)
{
    for (; *word; word++) {
        char key[] = "Letter ?";

        key[7] = *word;
        touch(play, key);
    }
}

static void enter(struct play *play, const char *word)
{
    choose_letters(play, word);
    touch(play, "Enter");
}

static const char *say(const struct play *play, int is_last)
{
    static char now[TABLE_LINE_MAX], last[TABLE_LINE_MAX];
    struct text to_now, to_last;

    text_begin(&to_now, now, sizeof now);
    text_begin(&to_last, last, sizeof last);
    play_table_say(play, &to_now, &to_last);
    return is_last ? last : now;
}

static void wait_until_said(struct play *play, const char *words, int is_last)
{
    for (int i = 0; i < 1200; i++) {
        if (strstr(say(play, is_last), words))
            return;
        play_run(play, a_moment(play));
    }
    fail_msg("'%s' is never said, but '%s'", words, say(play, is_last));
}

static void wait_for_moves(struct play *play, int count)
{
    for (int i = 0; i < 1200 && play_table_moves(play) < count; i++)
        play_run(play, a_moment(play));
    assert_int_equal(play_table_moves(play), count);
}

static uint32_t code_of(const char *word)
{
    uint32_t code = 0;

    for (; *word; word++)
        code = code << 4 | (uint32_t)(strchr(letters, *word) - letters);
    return code;
}

/* Whose buttons were pressed, and that nothing else was. */
static int presses_of(const struct play *play, const char *button)
{
    int count = 0;

    for (size_t i = 0; i < session_event_count(play->session); i++) {
        const char *words = session_event(play->session, i)->words;

        if (strncmp(words, "press ", 6) == 0)
            count += strcmp(words + 6, button) == 0;
        else
            assert_true(strncmp(words, "release ", 8) == 0
                        || strncmp(words, "set SW xxxxx", 12) == 0);
    }
    return count;
}

/* The judgement on the table is that of the rules. */

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
        item = find_item(play, wanted);
        if (!item)
            fail_msg("no '%s'", wanted);
        assert_int_equal(item->piece, TABLE_PEG);
        assert_int_equal(item->text[0], guess[i]);
    }
}

/* Letters that stand in the row of the code; "" while it is hidden. */
static const char *shown_code(struct play *play)
{
    static char code[5];
    int used = 0;

    memset(code, 0, sizeof code);
    play_table_lay(play, &table);
    for (int i = 0; i < table.count && used < 4; i++)
        if (strncmp(table.item[i].words, "Code, letter ", 13) == 0
            && table.item[i].piece == TABLE_PEG)
            code[used++] = table.item[i].text[0];
    return code;
}

static const char *const boards[] = {"duel:basys2#", "duel:sim#"};

static struct play *sit_at(const char *board, const char *rest, const char *a,
                           const char *b)
{
    char id[64];

    snprintf(id, sizeof id, "%s%s", board, rest);
    return sitting_begin(id, a, b);
}

/* A match by two people: A's code is found, b's is not, A's is not. */
static void play_match_of_two(const char *board)
{
    struct play *play = sit_at(board, "t", NULL, NULL);
    struct table_move move;

    touch(play, "Start");
    wait_until_said(play, "Player A, make a code: choose four letters", 0);
    assert_non_null(strstr(say(play, 0), "press BTN3"));
    enter(play, "LACE");
    wait_until_said(play, "Player b, guess 1 of 3: choose four letters", 0);
    assert_int_equal(play_table_seat(play), 1);
    assert_string_equal(say(play, 1), "Player A has made a code");
    assert_string_equal(shown_code(play), "");
    enter(play, "LEFH");
    wait_until_said(play, "b guessed LEFH: one right, one elsewhere", 1);
    check_guess(play, 0, "LEFH", "LACE", MASTERMIND_MEMBERSHIP);
    assert_non_null(find_item(play, "1 right"));
    assert_non_null(find_item(play, "Lives left: 2"));
    touch(play, "Continue");
    wait_until_said(play, "Player b, guess 2 of 3", 0);
    enter(play, "LACE");
    wait_until_said(play, "b guessed LACE: all four right: a point for b", 1);
    check_guess(play, 1, "LACE", "LACE", MASTERMIND_MEMBERSHIP);
    assert_string_equal(shown_code(play), "LACE");
    touch(play, "Continue");
    wait_until_said(play, "The score is A 0, b 1", 0);
    wait_until_said(play, "Player b, make a code", 0);
    assert_non_null(find_item(play, "Round 2"));
    assert_string_equal(shown_code(play), "");
    enter(play, "HULL");
    for (int i = 0; i < 3; i++) {
        wait_until_said(play, "Player A, guess", 0);
        assert_string_equal(shown_code(play), "");
        enter(play, "AULA");
        wait_for_moves(play, 3 + i);
        assert_string_equal(say(play, 1), i < 2 ? "A guessed AULA: two right"
                            : "A guessed AULA: two right. Not found: a point "
                              "for b");
        check_guess(play, i, "AULA", "HULL", MASTERMIND_MEMBERSHIP);
        touch(play, "Continue");
        play_run(play, 2 * a_moment(play));
    }
    while (!strstr(say(play, 0), "Player b wins the match 2-0: the last code "
                                 "was not found")) {
        assert_true(strcmp(shown_code(play), "") == 0
                    || strcmp(shown_code(play), "HULL") == 0);
        play_run(play, 1);
    }
    assert_string_equal(shown_code(play), "HULL");
    assert_int_equal(play_table_moves(play), 5);
    play_table_move(play, 0, &move);
    assert_string_equal(move.words, "LEFH: one right, one elsewhere");
    assert_int_equal(move.seat, 'b');
    play_table_move(play, 4, &move);
    assert_string_equal(move.words, "AULA: two right");
    assert_int_equal(move.seat, 'A');
    assert_in_range(move.tick, 1, session_tick(play->session));
    assert_true(presses_of(play, "BTN2") == 0);
    touch(play, "Play again");
    wait_until_said(play, "Player A, make a code", 0);
    assert_int_equal(play_table_moves(play), 0);
    assert_non_null(find_item(play, "Score: A 0, b 0"));
    sitting_end(play);
}

CASE(two_people_play_a_match_at_one_table)
{
    BEGIN_CASE;
    for (int i = 0; i < 2; i++)
        play_match_of_two(boards[i]);
}

/* Whatever comes, until a match is over: a code when a code is due, the same
 * guesses for ever, and on. */
static void play_by_touch(struct play *play)
{
    for (int i = 0; i < 3000 && !strstr(say(play, 0), "wins the match"); i++) {
        const char *now = say(play, 0);

        if (strstr(now, "choose four letters")) {
            enter(play, i % 2 ? "FACE" : "HULA");
            wait_until_said(play, "being entered", 0);
        } else if (strstr(now, "touch Continue")) {
            touch(play, "Continue");
            play_run(play, 2 * a_moment(play));
        }
        play_run(play, a_moment(play));
    }
    assert_non_null(strstr(say(play, 0), "wins the match"));
}

static void check_end(struct play *play)
{
    const char *digits = rig_read(play->session, "AN");
    char wanted[8];
    int winner = digits[3] == '2';

    snprintf(wanted, sizeof wanted, "%c-%c", digits[winner ? 3 : 1],
             digits[winner ? 1 : 3]);
    assert_non_null(strstr(say(play, 0), wanted));
    assert_int_equal(say(play, 0)[7], winner ? 'b' : 'A');
    assert_in_range(play_table_moves(play), 2, 9);
}

CASE(matches_are_played_against_every_mind_from_either_seat)
{
    BEGIN_CASE;
    for (int board = 0; board < 2; board++)
        for (int i = 0; mastermind_minds[i]; i++)
            for (int seat = 0; seat < 2; seat++) {
                const char *mind = mastermind_minds[i]->name;
                struct play *play = sit_at(boards[board], "m",
                                           seat ? mind : NULL,
                                           seat ? NULL : mind);

                touch(play, "Start");
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
    struct play *play = sit_at(board, options, NULL, "consistent");
    struct table_move move;

    touch(play, "Start");
    enter(play, "ACCA");
    wait_until_said(play, "b guessed", 1);
    assert_string_equal(shown_code(play), "ACCA");
    assert_non_null(find_item(play, "for you only"));
    for (int i = 0; i < 3; i++) {
        char guess[5] = "";

        wait_for_moves(play, i + 1);
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
        watch_mind(boards[i], "j", MASTERMIND_MEMBERSHIP);
        watch_mind(boards[i], "k repeat=counting", MASTERMIND_COUNTING);
    }
}

/* Secrecy: two rounds that differ in nothing but the code. */

static const struct robot *watcher_of_b(const struct play *play)
{
    return play->robots[PLAY_SEATS + 1];
}

static void assert_b_knows_the_same(const struct play *one,
                                    const struct play *two)
{
    static struct table first, second;
    size_t size;
    const void *memory = robot_memory(watcher_of_b(one), &size);
    char now[2][TABLE_LINE_MAX], last[2][TABLE_LINE_MAX];

    assert_memory_equal(memory, robot_memory(watcher_of_b(two), &size), size);
    robot_lay(watcher_of_b(one), one->session, &first);
    robot_lay(watcher_of_b(two), two->session, &second);
    assert_int_equal(first.count, second.count);
    assert_memory_equal(first.item, second.item,
                        (size_t)first.count * sizeof first.item[0]);
    for (int i = 0; i < 2; i++) {
        const struct play *play = i ? two : one;
        struct text to_now, to_last;

        text_begin(&to_now, now[i], sizeof now[i]);
        text_begin(&to_last, last[i], sizeof last[i]);
        robot_say(watcher_of_b(play), play->session, &to_now, &to_last);
    }
    assert_string_equal(now[0], now[1]);
    assert_string_equal(last[0], last[1]);
}

static void compare_rounds(const char *board)
{
    struct play *one = sit_at(board, "s", NULL, NULL);
    struct play *two = sit_at(board, "s", NULL, NULL);

    touch(one, "Start");
    touch(two, "Start");
    enter(one, "LACE");
    enter(two, "FUHE");             /* the switches keep the last */
    for (int i = 0; !strstr(say(one, 0), "guess 1 of 3"); i++) {
        assert_true(i < 20000);
        assert_b_knows_the_same(one, two);
        play_run(one, 1);
        play_run(two, 1);
    }
    for (int i = 0; i < 40; i++) {
        assert_b_knows_the_same(one, two);
        play_run(one, a_moment(one));
        play_run(two, a_moment(two));
    }
    sitting_end(one);
    sitting_end(two);
}

CASE(nothing_at_a_breakers_table_depends_on_the_code)
{
    BEGIN_CASE;
    for (int i = 0; i < 2; i++)
        compare_rounds(boards[i]);
}

/* What is on the screen while two people share it, from the fourth letter on
 * until the guess is judged: never the code. */
CASE(the_code_is_covered_when_the_other_is_to_look)
{
    struct play *play = sitting_begin("duel:basys2#c", NULL, NULL);

    BEGIN_CASE;
    touch(play, "Start");
    wait_until_said(play, "make a code", 0);
    enter(play, "LACE");
    assert_string_equal(shown_code(play), "LACE");
    while (!strstr(say(play, 0), "The code is ready")
           && play_table_seat(play) == 0)
        play_run(play, 1);
    for (int i = 0; i < 10000; i++) {
        assert_string_equal(shown_code(play), "");
        assert_null(strstr(say(play, 0), "LACE"));
        assert_null(strstr(say(play, 1), "LACE"));
        play_run(play, 1);
    }
    sitting_end(play);
}

CASE(with_hide_the_code_is_covered_while_it_comes_in)
{
    struct play *play = sitting_begin("duel:basys2#h hide=on", NULL, "random");

    BEGIN_CASE;
    touch(play, "Start");
    wait_until_said(play, "make a code", 0);
    choose_letters(play, "LAC");
    assert_string_equal(shown_code(play), "???");
    choose_letters(play, "E");
    touch(play, "Enter");
    wait_until_said(play, "Player b makes guess 1", 0);
    assert_string_equal(shown_code(play), "LACE");
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
    touch(play, "Start");
    wait_until_said(play, "make a code", 0);
    rig_says(refusal(play, "Enter"), "choose four letters first");
    rig_says(refusal(play, "Delete"), "no letter to delete");
    choose_letters(play, "AAC");
    rig_says(refusal(play, "Enter"), "choose one more letter");
    touch(play, "Delete");
    rig_says(refusal(play, "Enter"), "choose two more letters");
    choose_letters(play, "AA");
    rig_says(refusal(play, "Letter U"), "there are four letters");
    rig_says(play_table_touch(play, 1, 0), "nothing to go on from");
    assert_int_equal(presses_of(play, "BTN3"), 1);
    touch(play, "Enter");               /* AAAA: letters may repeat */
    rig_says(play_table_touch(play, 16, 0), "is being pressed");
    wait_until_said(play, "Player b makes guess 1", 0);
    rig_says(play_table_touch(play, 16, 0), "not your turn");
    sitting_end(play);
}

/* Letters that a finger has entered on the board count, and stay. */
CASE(a_word_is_begun_on_the_board_and_finished_at_the_table)
{
    struct play *play = sitting_begin("duel:basys2#f", NULL, "random");

    BEGIN_CASE;
    touch(play, "Start");
    wait_until_said(play, "make a code", 0);
    sitting_run(play, 5);
    sitting_do(play, "set SW xxxxx110");
    sitting_tap(play, "BTN3");
    sitting_do(play, "set SW xxxxx001");
    sitting_tap(play, "BTN3");
    assert_string_equal(shown_code(play), "LA");
    rig_says(refusal(play, "Delete"), "it stays");
    enter(play, "CE");
    wait_until_said(play, "Player b makes guess 1", 0);
    assert_string_equal(shown_code(play), "LACE");
    sitting_end(play);
}

/* A finger may be quicker than the eye: the judgement is seen all the same. */
CASE(quick_fingers_on_the_board_are_followed)
{
    BEGIN_CASE;
    for (int delay = 0; delay < 120; delay += 10) {
        struct play *play = sitting_begin("duel:basys2#q", NULL, NULL);

        touch(play, "Start");
        enter(play, "LACE");
        while (strcmp(rig_read(play->session, "AN"), "_L-3") != 0)
            play_run(play, 1);
        sitting_do(play, "set SW xxxxx101");
        while (strcmp(rig_read(play->session, "AN"), "_L-3") == 0)
            play_run(play, 1);
        play_run(play, (uint64_t)delay);
        for (int i = 0; i < 4; i++)
            sitting_tap(play, "BTN0");
        wait_until_said(play, "b guessed HHHH: none of its letters", 1);
        sitting_end(play);
    }
}

/* Two ticks for each letter: no two looks see the same digits until the guess
 * is judged. */
CASE(fingers_too_quick_for_the_eye_leave_their_judgement)
{
    static const char *const sets[] = {
        "set SW xxxxx110", "set SW xxxxx011", "set SW xxxxx100",
        "set SW xxxxx101", "set SW xxxxx101",
    };
    struct play *play = sitting_begin("duel:sim#q", NULL, NULL);

    BEGIN_CASE;
    touch(play, "Start");
    enter(play, "LACE");
    while (strcmp(rig_read(play->session, "AN"), "_L-3") != 0)
        play_run(play, 1);
    while (strcmp(rig_read(play->session, "AN"), "_L-3") == 0)
        play_run(play, 1);
    sitting_do(play, sets[0]);
    for (int i = 0; i < 4; i++) {
        sitting_do(play, "press BTN0");
        play_run(play, 1);
        sitting_do(play, "release BTN0");
        sitting_do(play, sets[i + 1]);
        play_run(play, 1);
    }
    wait_until_said(play, "b guessed LEFH: one right, one elsewhere", 1);
    touch(play, "Continue");
    wait_until_said(play, "Player b, guess 2 of 3", 0);
    sitting_end(play);
}

CASE(one_person_plays_alone)
{
    BEGIN_CASE;
    for (int board = 0; board < 2; board++) {
        struct play *play = sit_at(boards[board], "1", NULL, NULL);

        sitting_do(play, "set SW xxxx1xxx");
        touch(play, "Start alone");
        wait_until_said(play, "The machine has made a code", 1);
        for (int i = 0; i < 3; i++) {
            wait_until_said(play, "Player A, guess", 0);
            enter(play, "AAAA");
            wait_until_said(play, "touch Continue", 0);
            touch(play, "Continue");
            play_run(play, 2 * a_moment(play));
        }
        wait_until_said(play, "Player A has not found the code: it was ", 0);
        assert_string_equal(shown_code(play), rig_read(play->session, "AN"));
        touch(play, "Play again");
        wait_until_said(play, "Player A, guess 1 of 3", 0);
        sitting_end(play);
    }
}

/* A person who orders nothing is not played for, whatever time passes. */
CASE(without_a_touch_nothing_is_pressed)
{
    BEGIN_CASE;
    for (int board = 0; board < 2; board++) {
        struct play *play = sit_at(boards[board], "n", NULL, "random");

        sitting_run(play, 20);
        assert_int_equal(session_event_count(play->session), 0);
        touch(play, "Start");
        wait_until_said(play, "make a code", 0);
        choose_letters(play, "LACE");
        sitting_run(play, 20);
        assert_int_equal(presses_of(play, "BTN3"), 1);
        assert_int_equal(presses_of(play, "BTN0"), 0);
        touch(play, "Enter");
        wait_until_said(play, "Player b makes guess 1", 0);
        assert_int_equal(presses_of(play, "BTN3"), 5);
        sitting_end(play);
    }
}

/* An order that came too late, here because of a reset, is not kept. */
CASE(a_late_order_is_not_pressed_in_the_next_match)
{
    struct play *play = sitting_begin("duel:basys2#l", NULL, NULL);

    BEGIN_CASE;
    touch(play, "Start");
    wait_until_said(play, "make a code", 0);
    enter(play, "LACE");                /* in the message before */
    sitting_tap(play, "BTN2");
    wait_until_said(play, "Touch Start", 0);
    touch(play, "Start");
    wait_until_said(play, "make a code", 0);
    sitting_run(play, 10);
    assert_string_equal(shown_code(play), "");
    assert_int_equal(presses_of(play, "BTN3"), 2);
    sitting_end(play);
}

/* Random touches, wherever: the buttons of this seat only, and always a way
 * on. */

static void touch_anything(struct play *play, struct rng *rng)
{
    play_table_lay(play, &table);
    if (rng_below(rng, 4) == 0)
        (void)play_table_touch(play, (int)rng_below(rng, 30), 0);
    else
        (void)play_table_touch(
            play, table.item[rng_below(rng, (uint32_t)table.count)].touch, 0);
    play_run(play, rng_below(rng, 3 * (uint32_t)a_moment(play)) + 1);
}

static void fuzz_seat(const char *board, int seat, const char *seed)
{
    struct play *play = sit_at(board, seed, seat ? "random" : NULL,
                               seat ? NULL : "random");
    struct rng rng;
    size_t events = 0, done = 0;

    rng_seed(&rng, seed);
    for (int i = 0; i < 1500; i++)
        touch_anything(play, &rng);
    assert_string_equal(play->trouble, "");
    events = session_event_count(play->session);
    assert_true(events > 20);
    for (int i = 0; i < 4000 && done < 1; i++) {
        touch_anything(play, &rng);
        done = session_event_count(play->session) > events + 8;
    }
    assert_true(done);
    assert_int_equal(presses_of(play, "BTN2"), 0);
    sitting_end(play);
}

CASE(random_touches_neither_hang_nor_press_for_another)
{
    BEGIN_CASE;
    for (int board = 0; board < 2; board++)
        for (int seat = 0; seat < 2; seat++)
            for (int i = 0; i < 3; i++) {
                char seed[2] = {(char)('x' + i), 0};

                fuzz_seat(boards[board], seat, seed);
            }
}

/* Touches and fingers at once, resets and all: whatever the watchers believe
 * then, a reset puts it right. */
static void make_a_mess(struct play *play, struct rng *rng)
{
    char words[EVENT_WORDS_MAX];

    for (int i = 0; i < 400; i++) {
        touch_anything(play, rng);
        if (rng_below(rng, 3))
            continue;
        rig_random_event(rng, play->session, words);
        if (strncmp(words, "tap", 3) != 0)
            (void)play_do(play, words);
        play_run(play, rng_below(rng, 2 * (uint32_t)a_moment(play)) + 1);
    }
    sitting_run(play, 20);              /* what was ordered is done */
    for (int i = 0; i < 4; i++) {
        snprintf(words, sizeof words, "release BTN%d", i);
        (void)play_do(play, words);
    }
    sitting_do(play, "set SW 00000000");
    sitting_run(play, 1);
    sitting_tap(play, "BTN2");
}

CASE(after_any_mess_a_match_can_be_played)
{
    BEGIN_CASE;
    for (int i = 0; i < 8; i++) {
        struct play *play = sit_at(boards[i % 2], "z", NULL,
                                   i / 2 % 2 ? "random" : NULL);
        char seed[2] = {(char)('p' + i), 0};
        struct rng rng;

        rng_seed(&rng, seed);
        make_a_mess(play, &rng);
        wait_until_said(play, "Touch Start", 0);
        touch(play, "Start");
        wait_until_said(play, "Player A, make a code", 0);
        enter(play, "LACE");
        wait_until_said(play, "Player b", 0);
        if (play_table_seat(play) == 1)
            enter(play, "LUCE");
        wait_until_said(play, "b guessed ", 1);
        sitting_end(play);
    }
}

/* Nobody else is there: what b is to press stays undone. */
CASE(touches_at_one_seat_never_press_for_the_other)
{
    BEGIN_CASE;
    for (int board = 0; board < 2; board++) {
        struct play *play = sit_at(boards[board], "o", NULL, NULL);
        struct robot *a = play->robots[PLAY_SEATS];
        struct rng rng;

        rng_seed(&rng, "one seat");
        for (int i = 0; i < 2000; i++) {
            (void)robot_touch(a, play->session, (int)rng_below(&rng, 30), 0);
            play_run(play, rng_below(&rng, 3 * (uint32_t)a_moment(play)) + 1);
        }
        assert_int_equal(presses_of(play, "BTN0"), 0);
        assert_int_equal(presses_of(play, "BTN3"), 5);
        wait_until_said(play, "Player b, guess 1 of 3", 0);
        sitting_end(play);
    }
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

static const struct CMUnitTest tests[] = {
    TEST("table of duel: two people play a match at one table",
         two_people_play_a_match_at_one_table),
    TEST("table of duel: matches against every mind, from either seat",
         matches_are_played_against_every_mind_from_either_seat),
    TEST("table of duel: the maker sees what the breaker is told",
         the_maker_sees_what_the_breaker_is_told),
    TEST("table of duel: nothing at a breaker's table depends on the code",
         nothing_at_a_breakers_table_depends_on_the_code),
    TEST("table of duel: the code is covered when the other is to look",
         the_code_is_covered_when_the_other_is_to_look),
    TEST("table of duel: with hide=on the code is covered while it comes in",
         with_hide_the_code_is_covered_while_it_comes_in),
    TEST("table of duel: what cannot be is refused in words",
         what_cannot_be_is_refused_in_words),
    TEST("table of duel: a word is begun on the board, finished at the table",
         a_word_is_begun_on_the_board_and_finished_at_the_table),
    TEST("table of duel: quick fingers on the board are followed",
         quick_fingers_on_the_board_are_followed),
    TEST("table of duel: fingers too quick for the eye leave their judgement",
         fingers_too_quick_for_the_eye_leave_their_judgement),
    TEST("table of duel: one person plays alone", one_person_plays_alone),
    TEST("table of duel: without a touch nothing is pressed",
         without_a_touch_nothing_is_pressed),
    TEST("table of duel: a late order is not pressed in the next match",
         a_late_order_is_not_pressed_in_the_next_match),
    TEST("table of duel: random touches neither hang nor press for another",
         random_touches_neither_hang_nor_press_for_another),
    TEST("table of duel: after any mess a match can be played",
         after_any_mess_a_match_can_be_played),
    TEST("table of duel: touches at one seat never press for the other",
         touches_at_one_seat_never_press_for_the_other),
    TEST("table of duel: minds alone leave no table to touch",
         minds_alone_leave_no_table_to_touch),
};

CHECK_MAIN("table_duel", tests)
