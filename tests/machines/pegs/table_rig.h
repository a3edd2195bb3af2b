/* table_rig.h - a player at the table of pegs, for its tests. */
#ifndef TABLE_RIG_H
#define TABLE_RIG_H

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

static inline const struct table_item *find_item(struct play *play,
                                                 const char *words)
{
    play_table_lay(play, &table);
    for (int i = 0; i < table.count; i++)
        if (strncmp(table.item[i].words, words, strlen(words)) == 0
            || strcmp(table.item[i].text, words) == 0)
            return &table.item[i];
    return NULL;
}

static inline int touch_of(struct play *play, const char *words)
{
    const struct table_item *item = find_item(play, words);

    if (!item || !item->touch)
        fail_msg("'%s' cannot be touched", words);
    return item->touch;
}

static inline void touch(struct play *play, const char *words)
{
    const char *error = play_table_touch(play, touch_of(play, words), 0);

    if (error)
        fail_msg("%s: %s", words, error);
}

/* Drops one thing on another. */
static inline void drag(struct play *play, const char *from, const char *to)
{
    int dragged = touch_of(play, from);
    const char *error = play_table_touch(play, touch_of(play, to), dragged);

    if (error)
        fail_msg("%s to %s: %s", from, to, error);
}

static inline const char *say(const struct play *play, int is_last)
{
    static char now[TABLE_LINE_MAX], last[TABLE_LINE_MAX];
    struct text to_now, to_last;

    text_begin(&to_now, now, sizeof now);
    text_begin(&to_last, last, sizeof last);
    play_table_say(play, &to_now, &to_last);
    assert_true(to_now.used + 1 < to_now.size);
    return is_last ? last : now;
}

static inline void wait_until_said(struct play *play, const char *words,
                                   int is_last)
{
    for (int i = 0; i < 1200; i++) {
        if (strstr(say(play, is_last), words))
            return;
        play_run(play, 100);
    }
    fail_msg("'%s' is never said, but '%s'", words, say(play, is_last));
}

/* A guess of the chip, peg by peg, up to Enter. */
static inline void compose(struct play *play, unsigned guess)
{
    for (int i = 0; i < PEGS_PLACES; i++) {
        char words[20] = "Choose ";

        strcat(words, colours[mastermind_peg(guess, PEGS_PLACES, i)]);
        touch(play, words);
    }
}

static inline void put_letters(unsigned guess, struct text *to)
{
    for (int i = 0; i < PEGS_PLACES; i++)
        text_put_char(to, "KBGCRMYW"[mastermind_peg(guess, PEGS_PLACES, i)]);
}

/* "GCRM: 2 right, 1 elsewhere", by the rules and written otherwise. */
static inline const char *judged(unsigned guess, unsigned code)
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

static inline void wait_for_turn(struct play *play, unsigned turn)
{
    char words[] = "urn _ of 8: choose ";

    words[4] = (char)('0' + turn);
    wait_until_said(play, words, 0);
}

/* The row of a turn holds this guess, and its marks as letters. */
static inline void check_row(struct play *play, unsigned turn, unsigned guess,
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
static inline unsigned wrong_guess(const struct play *play, unsigned n)
{
    unsigned guess = (0x0123 + n * 0x1357) & 0x7777;

    return guess == games_chip(play->session)->code ? guess ^ 1 : guess;
}

/* Plays one game that finds the code in a turn; 9: not at all. */
static inline void play_a_game(struct play *play, unsigned found)
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

static inline void check_end(struct play *play, unsigned found)
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
static inline void check_moves(struct play *play)
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

#endif
