/* test_table_duel_apart.c - two seats at one duel stay apart: what one must not
 * know, what one must not press, and fingers on the board meanwhile. */
#include "sitter.h"

#include <stdio.h>
#include <string.h>

#include "bench/rig.h"
#include "bench/sitting.h"

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
    struct play *one = sitter_begin(board, "s", NULL, NULL);
    struct play *two = sitter_begin(board, "s", NULL, NULL);

    sitter_touch(one, "Start");
    sitter_touch(two, "Start");
    sitter_enter(one, "LACE");
    sitter_enter(two, "FUHE");             /* the switches keep the last */
    for (int i = 0; !strstr(sitter_say(one, 0), "guess 1 of 3"); i++) {
        assert_true(i < 20000);
        assert_b_knows_the_same(one, two);
        play_run(one, 1);
        play_run(two, 1);
    }
    for (int i = 0; i < 40; i++) {
        assert_b_knows_the_same(one, two);
        play_run(one, sitter_moment(one));
        play_run(two, sitter_moment(two));
    }
    sitting_end(one);
    sitting_end(two);
}

CASE(nothing_at_a_breakers_table_depends_on_the_code)
{
    BEGIN_CASE;
    for (int i = 0; i < 2; i++)
        compare_rounds(sitter_boards[i]);
}

/* What is on the screen while two people share it, from the fourth letter on
 * until the guess is judged: never the code. */
CASE(the_code_is_covered_when_the_other_is_to_look)
{
    struct play *play = sitting_begin("duel:basys2#c", NULL, NULL);

    BEGIN_CASE;
    sitter_touch(play, "Start");
    sitter_wait_said(play, "make a code", 0);
    sitter_enter(play, "LACE");
    assert_string_equal(sitter_code(play), "LACE");
    while (!strstr(sitter_say(play, 0), "The code is ready")
           && play_table_seat(play) == 0)
        play_run(play, 1);
    for (int i = 0; i < 10000; i++) {
        assert_string_equal(sitter_code(play), "");
        assert_null(strstr(sitter_say(play, 0), "LACE"));
        assert_null(strstr(sitter_say(play, 1), "LACE"));
        play_run(play, 1);
    }
    sitting_end(play);
}

/* Letters that a finger has entered on the board count, and stay. */
CASE(a_word_is_begun_on_the_board_and_finished_at_the_table)
{
    struct play *play = sitting_begin("duel:basys2#f", NULL, "random");

    BEGIN_CASE;
    sitter_touch(play, "Start");
    sitter_wait_said(play, "make a code", 0);
    sitting_run(play, 5);
    sitting_do(play, "set SW xxxxx110");
    sitting_tap(play, "BTN3");
    sitting_do(play, "set SW xxxxx001");
    sitting_tap(play, "BTN3");
    assert_string_equal(sitter_code(play), "LA");
    rig_says(sitter_refusal(play, "Delete"), "it stays");
    sitter_enter(play, "CE");
    sitter_wait_said(play, "Player b makes guess 1", 0);
    assert_string_equal(sitter_code(play), "LACE");
    sitting_end(play);
}

/* A finger may be quicker than the eye: the judgement is seen all the same. */
CASE(quick_fingers_on_the_board_are_followed)
{
    BEGIN_CASE;
    for (int delay = 0; delay < 120; delay += 10) {
        struct play *play = sitting_begin("duel:basys2#q", NULL, NULL);

        sitter_touch(play, "Start");
        sitter_enter(play, "LACE");
        while (strcmp(rig_read(play->session, "AN"), "_L-3") != 0)
            play_run(play, 1);
        sitting_do(play, "set SW xxxxx101");
        while (strcmp(rig_read(play->session, "AN"), "_L-3") == 0)
            play_run(play, 1);
        play_run(play, (uint64_t)delay);
        for (int i = 0; i < 4; i++)
            sitting_tap(play, "BTN0");
        sitter_wait_said(play, "b guessed HHHH: none of its letters", 1);
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
    sitter_touch(play, "Start");
    sitter_enter(play, "LACE");
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
    sitter_wait_said(play, "b guessed LEFH: one right, one elsewhere", 1);
    sitter_touch(play, "Continue");
    sitter_wait_said(play, "Player b, guess 2 of 3", 0);
    sitting_end(play);
}

/* An order that came too late, here because of a reset, is not kept. */
CASE(a_late_order_is_not_pressed_in_the_next_match)
{
    struct play *play = sitting_begin("duel:basys2#l", NULL, NULL);

    BEGIN_CASE;
    sitter_touch(play, "Start");
    sitter_wait_said(play, "make a code", 0);
    sitter_enter(play, "LACE");                /* in the message before */
    sitting_tap(play, "BTN2");
    sitter_wait_said(play, "Touch Start", 0);
    sitter_touch(play, "Start");
    sitter_wait_said(play, "make a code", 0);
    sitting_run(play, 10);
    assert_string_equal(sitter_code(play), "");
    assert_int_equal(sitter_presses(play, "BTN3"), 2);
    sitting_end(play);
}

/* Random touches, wherever: the buttons of this seat only, and always a way
 * on. */
static void touch_anything(struct play *play, struct rng *rng)
{
    static struct table table;

    play_table_lay(play, &table);
    if (rng_below(rng, 4) == 0)
        (void)play_table_touch(play, (int)rng_below(rng, 30), 0);
    else
        (void)play_table_touch(
            play, table.item[rng_below(rng, (uint32_t)table.count)].touch, 0);
    play_run(play, rng_below(rng, 3 * (uint32_t)sitter_moment(play)) + 1);
}

static void fuzz_seat(const char *board, int seat, const char *seed)
{
    struct play *play = sitter_begin(board, seed, seat ? "random" : NULL,
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
    assert_int_equal(sitter_presses(play, "BTN2"), 0);
    sitting_end(play);
}

CASE(random_touches_neither_hang_nor_press_for_another)
{
    BEGIN_CASE;
    for (int board = 0; board < 2; board++)
        for (int seat = 0; seat < 2; seat++)
            for (int i = 0; i < 3; i++) {
                char seed[2] = {(char)('x' + i), 0};

                fuzz_seat(sitter_boards[board], seat, seed);
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
        play_run(play, rng_below(rng, 2 * (uint32_t)sitter_moment(play)) + 1);
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
        struct play *play = sitter_begin(sitter_boards[i % 2], "z", NULL,
                                   i / 2 % 2 ? "random" : NULL);
        char seed[2] = {(char)('p' + i), 0};
        struct rng rng;

        rng_seed(&rng, seed);
        make_a_mess(play, &rng);
        sitter_wait_said(play, "Touch Start", 0);
        sitter_touch(play, "Start");
        sitter_wait_said(play, "Player A, make a code", 0);
        sitter_enter(play, "LACE");
        sitter_wait_said(play, "Player b", 0);
        if (play_table_seat(play) == 1)
            sitter_enter(play, "LUCE");
        sitter_wait_said(play, "b guessed ", 1);
        sitting_end(play);
    }
}

/* Nobody else is there: what b is to press stays undone. */
CASE(touches_at_one_seat_never_press_for_the_other)
{
    BEGIN_CASE;
    for (int board = 0; board < 2; board++) {
        struct play *play = sitter_begin(sitter_boards[board], "o", NULL, NULL);
        struct robot *a = play->robots[PLAY_SEATS];
        struct rng rng;

        rng_seed(&rng, "one seat");
        for (int i = 0; i < 2000; i++) {
            (void)robot_touch(a, play->session, (int)rng_below(&rng, 30), 0);
            play_run(play, rng_below(&rng, 3 * (uint32_t)sitter_moment(play))
                           + 1);
        }
        assert_int_equal(sitter_presses(play, "BTN0"), 0);
        assert_int_equal(sitter_presses(play, "BTN3"), 5);
        sitter_wait_said(play, "Player b, guess 1 of 3", 0);
        sitting_end(play);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("table of duel: nothing at a breaker's table depends on the code",
         nothing_at_a_breakers_table_depends_on_the_code),
    TEST("table of duel: the code is covered when the other is to look",
         the_code_is_covered_when_the_other_is_to_look),
    TEST("table of duel: a word is begun on the board, finished at the table",
         a_word_is_begun_on_the_board_and_finished_at_the_table),
    TEST("table of duel: quick fingers on the board are followed",
         quick_fingers_on_the_board_are_followed),
    TEST("table of duel: fingers too quick for the eye leave their judgement",
         fingers_too_quick_for_the_eye_leave_their_judgement),
    TEST("table of duel: a late order is not pressed in the next match",
         a_late_order_is_not_pressed_in_the_next_match),
    TEST("table of duel: random touches neither hang nor press for another",
         random_touches_neither_hang_nor_press_for_another),
    TEST("table of duel: after any mess a match can be played",
         after_any_mess_a_match_can_be_played),
    TEST("table of duel: touches at one seat never press for the other",
         touches_at_one_seat_never_press_for_the_other),
};

CHECK_MAIN("table_duel_apart", tests)
