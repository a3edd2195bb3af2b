/* test_table_pegs.c - pegs played at the table: colours are chosen by touch,
 * and the hand turns the pegs and submits. */
#include "bench/rig.h"

#include <string.h>

#include "bench/games.h"
#include "bench/play_table.h"
#include "bench/sitting.h"
#include "boards/nexys3.h"
#include "games/mastermind/rules/mastermind.h"

static struct table table;
static struct games games;              /* large */

static const char *const colours[] = {
    "black", "blue", "green", "cyan", "red", "magenta", "yellow", "white",
};

static const struct table_item *find_item(struct play *play, const char *words)
{
    play_table_lay(play, &table);
    for (int i = 0; i < table.count; i++)
        if (strncmp(table.item[i].words, words, strlen(words)) == 0
            || strcmp(table.item[i].text, words) == 0)
            return &table.item[i];
    return NULL;
}

static void touch(struct play *play, const char *words)
{
    const struct table_item *item = find_item(play, words);
    const char *error;

    if (!item || !item->touch)
        fail_msg("'%s' cannot be touched", words);
    error = play_table_touch(play, item->touch, 0);
    if (error)
        fail_msg("%s: %s", words, error);
}

static const char *say(const struct play *play, int is_last)
{
    static char now[TABLE_LINE_MAX], last[TABLE_LINE_MAX];
    struct text to_now, to_last;

    text_begin(&to_now, now, sizeof now);
    text_begin(&to_last, last, sizeof last);
    play_table_say(play, &to_now, &to_last);
    assert_true(to_now.used + 1 < to_now.size);
    return is_last ? last : now;
}

static void wait_until_said(struct play *play, const char *words, int is_last)
{
    for (int i = 0; i < 1200; i++) {
        if (strstr(say(play, is_last), words))
            return;
        play_run(play, 100);
    }
    fail_msg("'%s' is never said, but '%s'", words, say(play, is_last));
}

/* A guess of the chip, peg by peg, up to Enter. */
static void compose(struct play *play, unsigned guess)
{
    for (int i = 0; i < PEGS_PLACES; i++) {
        char words[20] = "Choose ";

        strcat(words, colours[mastermind_peg(guess, PEGS_PLACES, i)]);
        touch(play, words);
    }
}

static void put_letters(unsigned guess, struct text *to)
{
    for (int i = 0; i < PEGS_PLACES; i++)
        text_put_char(to, "KBGCRMYW"[mastermind_peg(guess, PEGS_PLACES, i)]);
}

/* "GCRM: 2 right, 1 elsewhere", by the rules and written otherwise. */
static const char *judged(unsigned guess, unsigned code)
{
    static char words[40];
    unsigned marks = mastermind_marks(MASTERMIND_COUNTS, 4, code, guess);
    char tail[24] = "_ right, _ elsewhere";
    struct text to;

    text_begin(&to, words, sizeof words);
    put_letters(guess, &to);
    text_put(&to, ": ");
    tail[0] = (char)('0' + (marks >> 4));
    tail[9] = (char)('0' + (marks & 15));
    if (!(marks & 15))
        tail[7] = 0;
    text_put(&to, marks == 0x40 ? "all four right"
                : marks == 0 ? "nothing right"
                : marks >> 4 ? tail : tail + 9);
    return words;
}

static void wait_for_turn(struct play *play, unsigned turn)
{
    char words[] = "urn _ of 8: choose four colours, then Enter";

    words[4] = (char)('0' + turn);
    wait_until_said(play, words, 0);
}

/* The row of a turn holds this guess, and its marks as letters. */
static void check_row(struct play *play, unsigned turn, unsigned guess,
                      unsigned code)
{
    unsigned marks = mastermind_marks(MASTERMIND_COUNTS, 4, code, guess);
    unsigned pegs = 0, x = 0, o = 0;
    int top;

    play_table_lay(play, &table);
    top = 76 + 88 * ((int)turn - 1);
    for (int i = 0; i < table.count; i++) {
        const struct table_item *item = &table.item[i];

        if (item->y + item->height / 2 < top
            || item->y + item->height / 2 >= top + 88)
            continue;
        if (item->piece == TABLE_PEG) {
            assert_int_equal(item->text[0], "KBGCRMYW"[mastermind_peg(
                guess, PEGS_PLACES, (int)pegs)]);
            assert_int_equal(item->touch, 0);
            pegs++;
        }
        if (item->marks & TABLE_IS_RIGHT)
            x += (unsigned)strlen(item->text);
        if (item->marks & TABLE_IS_NEAR)
            o += (unsigned)strlen(item->text);
    }
    assert_int_equal(pegs, 4);
    assert_int_equal(x << 4 | o, marks);
}

/* The n-th wrong guess; the code is drawn at the first press. */
static unsigned wrong_guess(const struct play *play, unsigned n)
{
    unsigned guess = (0x0123 + n * 0x1357) & 0x7777;

    return guess == games_chip(play->session)->code ? guess ^ 1 : guess;
}

/* Plays one game that finds the code in a turn; 9: not at all. */
static void play_a_game(struct play *play, unsigned found)
{
    unsigned guess, code = 0;

    for (unsigned turn = 1; turn <= 8 && turn <= found; turn++) {
        wait_for_turn(play, turn);
        guess = turn == found ? games_chip(play->session)->code
                              : wrong_guess(play, turn);
        compose(play, guess);
        touch(play, "Enter");
        wait_until_said(play, "entering", 0);
        rig_says(play_table_touch(play, 8, 0), "wait: the last move");
        wait_until_said(play, turn == found || turn == 8
                        ? "Touch" : "choose", 0);
        code = games_chip(play->session)->code;
        wait_until_said(play, judged(guess, code), 1);
        check_row(play, turn, guess, code);
        assert_int_equal(play_table_moves(play), turn);
    }
}

static void check_end(struct play *play, unsigned found)
{
    unsigned code = games_chip(play->session)->code;
    char words[60];
    struct text to;

    text_begin(&to, words, sizeof words);
    text_put(&to, found <= 8 ? "Found in " : "Not found; the code was ");
    if (found <= 8)
        text_put_number(&to, found);
    else
        put_letters(code, &to);
    text_put(&to, found <= 8 ? " turns" : "");
    wait_until_said(play, words, 0);
    for (int i = 0, pegs = 0; pegs < 4; i++) {
        assert_true(i < table.count);
        if (strncmp(table.item[i].words, "Code: ", 6) != 0)
            continue;
        assert_string_equal(table.item[i].words + 6, colours[
            mastermind_peg(code, PEGS_PLACES, pegs++)]);
    }
    touch(play, "New game");
    wait_for_turn(play, 1);
    assert_string_equal(say(play, 1), words);
}

/* The moves are those of the last game until the next one begins. */
static void check_moves(struct play *play)
{
    const struct games_try *tries;
    int count = play_table_moves(play);

    games_read(&games, play->session);
    games_check(&games);
    tries = &games.tries[games.count - count];
    assert_int_equal(tries[0].turn, 1);
    for (int i = 0; i < count; i++) {
        struct table_move move;

        play_table_move(play, i, &move);
        assert_int_equal(move.seat, tries[i].player);
        assert_string_equal(move.words, judged(tries[i].guess,
                                               tries[i].code));
        assert_in_range(move.tick, tries[i].tick, tries[i].tick + 2);
    }
}

CASE(whole_games_are_played_by_touch)
{
    struct play *play = sitting_begin("pegs#t", NULL, NULL);

    BEGIN_CASE;
    for (unsigned found = 2; found <= 9; found++) {
        play_a_game(play, found);
        check_end(play, found);
        check_moves(play);
        assert_int_equal(games.finished, (int)found - 1);
        assert_int_equal(games.won, found == 9 ? 7 : (int)found - 1);
    }
    sitting_end(play);
}

CASE(with_other_lights_and_a_kept_history_games_go_the_same)
{
    struct play *play = sitting_begin("pegs#b turns=bar history=keep", NULL,
                                      NULL);

    BEGIN_CASE;
    play_a_game(play, 9);
    check_end(play, 9);
    play_a_game(play, 3);
    check_end(play, 3);
    check_moves(play);
    sitting_end(play);
}

/* The result ends by itself, and its rows stay until the next peg. */
CASE(a_finished_game_stays_until_the_next_one_begins)
{
    struct play *play = sitting_begin("pegs#s", NULL, NULL);

    BEGIN_CASE;
    play_a_game(play, 2);
    sitting_run(play, 30);
    assert_true(strstr(say(play, 0), "Turn 1 of 8: choose"));
    assert_string_equal(say(play, 1), "Found in 2 turns");
    assert_non_null(find_item(play, "Code: "));
    assert_non_null(find_item(play, "Turn 2: "));
    touch(play, "Choose red");
    assert_null(find_item(play, "Code: "));
    assert_null(find_item(play, "Turn 2: "));
    assert_non_null(find_item(play, "Hole 1, red"));
    assert_non_null(find_item(play, "8 turns left"));
    touch(play, "Delete");
    assert_non_null(find_item(play, "Code: "));
    sitting_tap(play, "BTNU");          /* a finger on the board begins it */
    sitting_run(play, 1);
    assert_null(find_item(play, "Code: "));
    assert_non_null(find_item(play, "Hole 1, blue, chosen"));
    assert_int_equal(play_table_moves(play), 0);
    sitting_end(play);
}

CASE(pegs_go_into_the_hole_that_was_touched)
{
    struct play *play = sitting_begin("pegs#h", NULL, NULL);

    BEGIN_CASE;
    wait_for_turn(play, 1);
    assert_int_equal(find_item(play, "Enter")->touch, 0);
    assert_int_equal(find_item(play, "Delete")->touch, 0);
    rig_says(play_table_touch(play, 2, 0), "choose four colours first");
    touch(play, "Hole 3, empty");
    touch(play, "Choose white");
    assert_non_null(find_item(play, "Hole 3, white"));
    touch(play, "Choose blue");
    touch(play, "Choose green");
    touch(play, "Choose cyan");
    assert_non_null(find_item(play, "Hole 1, blue"));
    assert_non_null(find_item(play, "Hole 2, green"));
    assert_non_null(find_item(play, "Hole 4, cyan"));
    rig_says(play_table_touch(play, 8, 0), "all four holes are full");
    touch(play, "Hole 2, green");
    assert_non_null(find_item(play, "Hole 2, green, chosen"));
    touch(play, "Delete");
    assert_non_null(find_item(play, "Hole 2, empty"));
    touch(play, "Delete");
    assert_non_null(find_item(play, "Hole 4, empty"));
    touch(play, "Hole 1, blue");
    touch(play, "Choose red");
    touch(play, "Choose yellow");
    touch(play, "Choose magenta");
    touch(play, "Enter");
    wait_for_turn(play, 2);
    check_row(play, 1, 0x4675, games_chip(play->session)->code);
    sitting_end(play);
}

/* The switch shows old turns; the hand puts it down before it enters. */
CASE(the_history_does_not_confuse_the_table)
{
    struct play *play = sitting_begin("pegs#y", NULL, NULL);
    unsigned code;

    BEGIN_CASE;
    sitting_do(play, "set SW0 1");
    sitting_run(play, 2);
    assert_true(strstr(say(play, 0), "SW0 is up"));
    touch(play, "Start");
    wait_for_turn(play, 1);
    compose(play, 0x0123);
    touch(play, "Enter");
    wait_for_turn(play, 2);
    compose(play, 0x4567);
    touch(play, "Enter");
    wait_for_turn(play, 3);
    code = games_chip(play->session)->code;
    sitting_do(play, "set SW0 1");
    sitting_run(play, 1);
    for (int i = 0; i < 3; i++) {
        sitting_tap(play, "BTND");
        sitting_run(play, 1);
        assert_true(strstr(say(play, 0), "Turn 3 of 8. SW0 is up"));
        assert_string_equal(say(play, 1), judged(0x4567, code));
        check_row(play, 1, 0x0123, code);
        check_row(play, 2, 0x4567, code);
    }
    compose(play, 0x7070);
    touch(play, "Enter");
    wait_until_said(play, judged(0x7070, code), 1);
    wait_for_turn(play, 4);
    check_row(play, 3, 0x7070, code);
    assert_false(session_in(play->session) & PIN(NEXYS3_SW));
    check_moves(play);
    sitting_end(play);
}

/* Guesses that fingers enter on the board are on the table as well. */
CASE(what_is_done_on_the_board_is_seen)
{
    struct play *play = sitting_begin("pegs#f", NULL, NULL);

    BEGIN_CASE;
    wait_for_turn(play, 1);
    sitting_tap(play, "BTNU");
    sitting_tap(play, "BTNR");
    sitting_tap(play, "BTND");
    sitting_run(play, 1);
    assert_non_null(find_item(play, "Hole 1, blue"));
    assert_non_null(find_item(play, "Hole 2, white, chosen"));
    sitting_tap(play, "BTNS");
    wait_for_turn(play, 2);
    check_row(play, 1, 0x1700, games_chip(play->session)->code);
    compose(play, 0x1110);
    touch(play, "Enter");
    wait_for_turn(play, 3);
    check_row(play, 2, 0x1110, games_chip(play->session)->code);
    check_moves(play);
    sitting_end(play);
}

/* A match */

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
    touch(play, "New match");
    wait_until_said(play, "Player A, turn 1 of 8", 0);
    sitting_end(play);
}

/* Whatever is touched */

CASE(without_an_order_nothing_is_pressed)
{
    struct play *play = sitting_begin("pegs#n match=1", NULL, NULL);

    BEGIN_CASE;
    sitting_run(play, 20);
    assert_int_equal(session_event_count(play->session), 0);
    wait_until_said(play, "Player A, turn 1 of 8", 0);
    compose(play, 0x1234);
    sitting_run(play, 20);
    assert_int_equal(session_event_count(play->session), 0);
    rig_says(play_table_touch(play, 3, 0), "nothing to touch");
    rig_says(play_table_touch(play, 40, 0), "nothing to touch");
    rig_says(play_table_touch(play, -1, 0), "nothing to touch");
    sitting_end(play);
}

static void work_the_board(struct rng *rng, struct play *play)
{
    static const char *const buttons[] = {
        "BTNS", "BTNL", "BTNR", "BTNU", "BTND",
    };

    if (rng_below(rng, 4) == 0)
        sitting_do(play, rng_below(rng, 2) ? "set SW0 1" : "set SW0 0");
    else
        sitting_tap(play, buttons[rng_below(rng, 5)]);
}

/* One that is there, or any number; 1: it was an order. */
static int touch_anything(struct rng *rng, struct play *play)
{
    int id = (int)rng_below(rng, 40) - 4;

    play_table_lay(play, &table);
    if (rng_below(rng, 4)) {
        int i = (int)rng_below(rng, (unsigned)table.count);

        id = table.item[i].touch ? table.item[i].touch : id;
    }
    return !play_table_touch(play, id, 0) && (id == 2 || id == 3);
}

static void touch_at_random(const char *id, const char *seed, int works)
{
    struct play *play = sitting_begin(id, NULL, NULL);
    struct rng rng;
    int orders = 0;
    size_t events;

    rng_seed(&rng, seed);
    for (int i = 0; i < 2000; i++) {
        orders += touch_anything(&rng, play);
        if (!orders && !works)
            assert_int_equal(session_event_count(play->session), 0);
        if (works && rng_below(&rng, 8) == 0)
            work_the_board(&rng, play);
        play_run(play, rng_below(&rng, 700));
        (void)say(play, 0);
        assert_string_equal(play->trouble, "");
    }
    sitting_run(play, 60);
    events = session_event_count(play->session);
    sitting_run(play, 60);
    assert_int_equal(session_event_count(play->session), events);
    assert_true(orders > 5);
    games_read(&games, play->session);
    games_check(&games);
    assert_true(games.count > 5);
    sitting_end(play);
}

CASE(random_touches_hang_nothing_and_press_nothing_unordered)
{
    static const char *const seeds[] = {"1", "2", "3", "4"};

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        const char *seed = seeds[i];

        touch_at_random("pegs#r", seed, 0);
        touch_at_random("pegs#r", seed, 1);
        touch_at_random("pegs#r match=1 turns=bar", seed, 0);
        touch_at_random("pegs#r match=2 history=keep", seed, 1);
    }
}

static void check_sizes(void)
{
    for (int i = 0; i < table.count; i++) {
        const struct table_item *item = &table.item[i];

        assert_in_range(item->x + item->width, 1, TABLE_WIDTH);
        assert_in_range(item->y + item->height, 1, TABLE_HEIGHT);
        if (item->touch)
            assert_true(item->width >= TABLE_FINGER
                        && item->height >= TABLE_FINGER);
    }
}

CASE(everything_to_touch_is_as_large_as_a_finger)
{
    struct play *play = sitting_begin("pegs#z match=1", NULL, NULL);

    BEGIN_CASE;
    wait_until_said(play, "Player A begins", 0);
    play_table_lay(play, &table);
    check_sizes();
    wait_for_turn(play, 1);
    compose(play, 0x1234);
    play_table_lay(play, &table);
    assert_true(table.count < TABLE_ITEMS_MAX);
    check_sizes();
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("table of pegs: whole games are played by touch, found in any turn "
         "or not", whole_games_are_played_by_touch),
    TEST("table of pegs: with turns=bar and history=keep games go the same "
         "way", with_other_lights_and_a_kept_history_games_go_the_same),
    TEST("table of pegs: a finished game stays until the next one begins",
         a_finished_game_stays_until_the_next_one_begins),
    TEST("table of pegs: a peg goes into the hole that was touched",
         pegs_go_into_the_hole_that_was_touched),
    TEST("table of pegs: the history does not confuse it",
         the_history_does_not_confuse_the_table),
    TEST("table of pegs: what is done on the board is seen",
         what_is_done_on_the_board_is_seen),
    TEST("table of pegs: two people play a match at one table",
         two_people_play_a_match_at_one_table),
    TEST("table of pegs: a person plays a match against a mind",
         a_person_plays_a_match_against_a_mind),
    TEST("table of pegs: without an order nothing is pressed",
         without_an_order_nothing_is_pressed),
    TEST("table of pegs: random touches hang nothing, and press nothing "
         "unordered", random_touches_hang_nothing_and_press_nothing_unordered),
    TEST("table of pegs: everything to touch is as large as a finger",
         everything_to_touch_is_as_large_as_a_finger),
};

CHECK_MAIN("table_pegs", tests)
