/* test_intro_poker.c - poker as a player meets it: a guided first hand, the
 * levels, the rules, and how a match ends. */
#include "machines/poker/poker_touch.h"

#include <stdio.h>
#include <string.h>

#include "bench/guided.h"
#include "games/holdem/minds/minds.h"
#include "games/holdem/rules/value.h"
#include "machines/poker/on_basys3.h"
#include "machines/poker/table.h"

static const struct intro *intro_of_poker(void)
{
    return intro_of(&poker_on_basys3);
}

/* A first hand */

static void follow(const char *id, const char *a, const char *b)
{
    struct play *play = sitting_begin(id, a, b);
    int steps = guided_play(play).steps;

    if (steps < 3 || steps > intro_of_poker()->steps)
        fail_msg("%s: %d steps", id, steps);
    assert_true(stakes_chip(play->session)->hands >= 2);
    sitting_end(play);
}

static void follow_at(const char *options, const char *mind, int seeds)
{
    char id[80];

    for (int seed = 0; seed < seeds; seed++) {
        snprintf(id, sizeof id, "poker#g%d%s", seed, options);
        follow(id, NULL, mind);
        follow(id, mind, NULL);
    }
}

CASE(a_first_hand_ends_at_every_level_in_both_seats)
{
    BEGIN_CASE;
    for (int i = 0; i < INTRO_LEVELS; i++) {
        const char *mind = intro_of_poker()->levels[i].mind;
        int is_slow = i + 1 == INTRO_LEVELS;    /* it solves every hand */

        follow_at(is_slow ? " showdown=cards chips=12" : " showdown=cards",
                  mind, is_slow ? 2 : 20);
        follow_at(" cards=5 chips=7 ante=6", mind, is_slow ? 5 : 20);
    }
}

CASE(two_people_are_guided_too)
{
    char id[80];

    BEGIN_CASE;
    for (int seed = 0; seed < 20; seed++) {
        snprintf(id, sizeof id, "poker#p%d%s", seed,
                 seed % 2 ? " cards=5" : "");
        follow(id, NULL, NULL);
    }
}

/* The rings that a touch begins with, each just before something is done. */
static void expect_rings(struct play *play, const char *key,
                         const char *expected)
{
    char seen[80] = "";
    struct intro_step step;

    at_table_touch(play, key);
    for (int i = 0; i < 100; i++) {
        size_t events = session_event_count(play->session);

        play_table_guide(play, 0, &step);
        play_run(play, robot_step_ticks(play->session));
        if (session_event_count(play->session) == events
            || strncmp(session_event(play->session, events)->words,
                       "release", 7) == 0)
            continue;
        assert_true(strlen(seen) + 8 < sizeof seen);
        strcat(seen, step.part ? step.part : "-");
        strcat(seen, " ");
    }
    if (strncmp(seen, expected, strlen(expected)) != 0)
        fail_msg("%s: %s, not %s", key, seen, expected);
}

CASE(the_ring_on_the_board_goes_before_the_hand)
{
    struct play *play = sitting_begin("poker#ring", NULL, "caller");

    BEGIN_CASE;
    expect_rings(play, "Deal", "BTNC BTNC BTNC ");
    at_table_hear(play, "Your turn");
    assert_null(play_table_touch(play, POKER_TOUCH_AMOUNT, 21));
    expect_rings(play, "Bet 21", "BTNC SW4 BTNC SW4 ");
    expect_rings(play, "Showdown", "BTNC ");
    expect_rings(play, "Deal the next hand", "BTNC BTNC BTNC ");
    expect_rings(play, "Fold", "BTNC SW15 BTNC SW15 ");
    sitting_end(play);
}

/* After a fold there is no showdown to wait for. */
CASE(a_fold_ends_the_guided_hand_early)
{
    struct play *play = sitting_begin("poker#fold", NULL, NULL);
    struct intro_step step;

    BEGIN_CASE;
    at_table_touch(play, "Deal");
    at_table_hear(play, "b, your press: touch Take my cards");
    at_table_touch(play, "Take my cards");
    at_table_hear(play, "A, your turn");
    at_table_touch(play, "Fold");
    at_table_hear_last(play, "b wins 10: A folded");
    for (int i = 0; i < intro_of_poker()->steps; i++) {
        play_table_guide(play, i, &step);
        assert_int_equal(step.is_done, i < 5);
    }
    play_table_guide(play, 5, &step);
    rig_says(step.words, "The hand is over");
    at_table_touch(play, "Deal the next hand");
    at_table_hear(play, "b, your press: touch Take my cards");
    play_table_guide(play, 5, &step);
    assert_true(step.is_done);
    play_table_guide(play, 6, &step);
    assert_true(step.is_done);
    sitting_end(play);
}

/* Matches */

static void expect_chips_in_graph(struct play *play, int player)
{
    const struct poker_chip *chip = stakes_chip(play->session);
    int count = play_table_moves(play), ends = 0;
    struct table_move move = {0};

    for (int i = 0; i < count; i++) {
        play_table_move(play, i, &move);
        assert_int_equal(move.has_value,
                         strncmp(move.words, "won", 3) == 0
                         || strncmp(move.words, "tied", 4) == 0);
        assert_in_range(move.value, 0, 2 * chip->chips);
        ends += move.has_value;
    }
    assert_true(ends > 0 && move.has_value);
    assert_int_equal(move.value, chip->wallet[player]);
}

static void begin_again(struct play *play, int own)
{
    const struct poker_chip *chip = stakes_chip(play->session);
    struct table_end end;

    at_table_touch(play, "New match");
    at_table_hear(play, "Your turn");
    assert_in_range(play_table_moves(play), 0, 1);      /* the mind's */
    assert_false(play_table_end(play, &end));
    assert_int_equal(chip->wallet[own] + chip->ante, chip->chips);
}

/* All chips in the first hand. What is said in the end, or "" after a tie. */
static void end_all_in(const char *id, const char *a, const char *b,
                       struct table_end *end)
{
    struct play *play = sitting_begin(id, a, b);
    const struct poker_chip *chip = stakes_chip(play->session);
    int own = a != NULL, is_over;

    at_table_touch(play, "Deal");
    assert_false(play_table_end(play, end));
    at_table_touch(play, "All-in");
    at_table_touch(play, "Showdown");
    stakes_await(play, POKER_PHASE_OVER, 2000);
    expect_chips_in_graph(play, own);
    is_over = play_table_end(play, end);
    assert_int_equal(is_over, chip->wallet[0] == 0 || chip->wallet[1] == 0);
    if (is_over) {
        assert_int_equal(end->winner, chip->wallet[0] ? 'A' : 'b');
        assert_non_null(strstr(at_table_now(play), end->words));
        begin_again(play, own);
    }
    sitting_end(play);
}

CASE(a_match_ends_with_the_last_chip_and_begins_anew)
{
    int won = 0, lost = 0;

    BEGIN_CASE;
    for (int i = 0; i < 8; i++) {
        struct table_end end;
        char id[40];
        int is_b = i % 2;

        snprintf(id, sizeof id, "poker#end%d showdown=cards", i);
        end_all_in(id, is_b ? "caller" : NULL, is_b ? NULL : "caller", &end);
        if (!end.words[0])
            continue;
        won += end.winner == (is_b ? 'b' : 'A');
        lost += end.winner != (is_b ? 'b' : 'A');
        assert_string_equal(end.words, end.winner == (is_b ? 'b' : 'A')
                            ? is_b ? "You win the match: A has no chips left"
                                   : "You win the match: b has no chips left"
                            : is_b ? "A wins the match: you have no chips "
                                     "left"
                                   : "b wins the match: you have no chips "
                                     "left");
    }
    assert_true(won > 0 && lost > 0);
}

/* Nobody is "you" where two people share a table, or minds play alone. */
CASE(others_are_told_of_by_their_seats)
{
    struct play *play = sitting_begin("poker#minds chips=20", "random",
                                      "caller");
    struct table_end end;

    BEGIN_CASE;
    for (int i = 0; i < 6000 && !play_table_end(play, &end); i++) {
        play_table_lay(play, &at_table_laid);
        for (int k = 0; k < at_table_laid.count; k++)
            assert_int_equal(at_table_laid.item[k].touch, 0);
        assert_null(strstr(at_table_now(play), "ou"));
        assert_null(strstr(at_table_last(play), "ou "));
        stakes_run_ms(play, 100);
    }
    assert_true(end.winner == 'A' || end.winner == 'b');
    assert_string_equal(end.words, end.winner == 'A'
                        ? "A wins the match: b has no chips left"
                        : "b wins the match: A has no chips left");
    sitting_end(play);
}

/* What is told before a game */

CASE(the_intro_is_complete_and_true)
{
    const struct intro *intro = intro_of_poker();
    static struct table picture;
    struct session *session = rig_open(intro->id);
    int paragraphs = 0, drawn = 0;

    BEGIN_CASE;
    assert_string_equal(intro->levels[0].name, "Easy");
    assert_string_equal(intro->levels[1].name, "Medium");
    assert_string_equal(intro->levels[2].name, "Hard");
    for (int i = 0; i < INTRO_LEVELS; i++)
        assert_non_null(mind_find(poker_minds, intro->levels[i].mind));
    assert_non_null(mind_find(poker_minds, intro->demo));
    while (intro->rules[paragraphs])
        paragraphs++;
    assert_in_range(paragraphs, 4, 7);
    for (const struct intro_choice *c = intro->choices; c->option; c++) {
        const struct option_def *option = poker_options;

        while (option->name && strcmp(option->name, c->option) != 0)
            option++;
        assert_non_null(option->name);
        assert_int_equal(option->values != NULL, c->values != NULL);
    }
    intro->lay_rules(&picture);
    for (int i = 0; i < picture.count; i++)
        drawn += picture.item[i].kind == TABLE_CARD;
    assert_int_equal(drawn, 50);
    session_close(session);
}

/* Each hand of the picture is better than the next one. */
CASE(the_picture_ranks_hands_as_the_machine_does)
{
    static struct table picture;
    uint32_t before = UINT32_MAX;
    cards hand = 0;
    int count = 0;

    BEGIN_CASE;
    intro_of_poker()->lay_rules(&picture);
    for (int i = 0; i < picture.count; i++) {
        static const int suits[] = {2, 1, 0, 3};
        int32_t value = picture.item[i].value;

        if (picture.item[i].kind != TABLE_CARD)
            continue;
        hand |= cards_of(card_of(value / 4, suits[value % 4]));
        if (++count % 5)
            continue;
        assert_int_equal(poker_category(poker_value(hand)),
                         POKER_ROYAL_FLUSH + 1 - count / 5);
        assert_true(poker_value(hand) < before);
        before = poker_value(hand);
        hand = 0;
    }
    assert_int_equal(count, 50);
}

static const struct CMUnitTest tests[] = {
    TEST("poker's intro: a first hand ends, whatever the cards",
         a_first_hand_ends_at_every_level_in_both_seats),
    TEST("poker's intro: two people are guided, too",
         two_people_are_guided_too),
    TEST("poker's intro: the ring on the board goes before the hand",
         the_ring_on_the_board_goes_before_the_hand),
    TEST("poker's intro: a fold ends the guided hand early",
         a_fold_ends_the_guided_hand_early),
    TEST("poker's intro: a match ends with the last chip and begins anew",
         a_match_ends_with_the_last_chip_and_begins_anew),
    TEST("poker's intro: others are told of by their seats",
         others_are_told_of_by_their_seats),
    TEST("poker's intro: it is complete and true",
         the_intro_is_complete_and_true),
    TEST("poker's intro: the picture ranks hands as the machine does",
         the_picture_ranks_hands_as_the_machine_does),
};

CHECK_MAIN("intro_poker", tests)
