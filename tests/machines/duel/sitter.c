/* sitter.c - a person at the table of the duel machine, for its tests. */
#include "sitter.h"

#include <stdio.h>
#include <string.h>

#include "bench/rig.h"
#include "bench/sitting.h"

const char *const sitter_boards[2] = {"duel:basys2#", "duel:sim#"};

static struct table table;

uint64_t sitter_moment(const struct play *play)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;

    return hz < 10 ? 1 : hz / 10;
}

const struct table_item *sitter_find(struct play *play, const char *words)
{
    play_table_lay(play, &table);
    for (int i = 0; i < table.count; i++)
        if (strcmp(table.item[i].words, words) == 0
            || strcmp(table.item[i].text, words) == 0)
            return &table.item[i];
    return NULL;
}

const struct table_item *sitter_wait_for(struct play *play, const char *words)
{
    for (int i = 0; i < 1200; i++) {
        const struct table_item *item = sitter_find(play, words);

        if (item && item->touch)
            return item;
        play_run(play, sitter_moment(play));
    }
    fail_msg("'%s' cannot be touched", words);
    return NULL;
}

const char *sitter_refusal(struct play *play, const char *words)
{
    return play_table_touch(play, sitter_wait_for(play, words)->touch, 0);
}

void sitter_touch(struct play *play, const char *words)
{
    const char *error = sitter_refusal(play, words);

    if (error)
        fail_msg("%s: %s", words, error);
}

void sitter_choose(struct play *play, const char *word)
{
    for (; *word; word++) {
        char key[] = "Letter ?";

        key[7] = *word;
        sitter_touch(play, key);
    }
}

void sitter_enter(struct play *play, const char *word)
{
    sitter_choose(play, word);
    sitter_touch(play, "Enter");
}

const char *sitter_say(const struct play *play, int is_last)
{
    static char now[TABLE_LINE_MAX], last[TABLE_LINE_MAX];
    struct text to_now, to_last;

    text_begin(&to_now, now, sizeof now);
    text_begin(&to_last, last, sizeof last);
    play_table_say(play, &to_now, &to_last);
    return is_last ? last : now;
}

void sitter_wait_said(struct play *play, const char *words, int is_last)
{
    for (int i = 0; i < 1200; i++) {
        if (strstr(sitter_say(play, is_last), words))
            return;
        play_run(play, sitter_moment(play));
    }
    fail_msg("'%s' is never said, but '%s'", words, sitter_say(play, is_last));
}

void sitter_wait_moves(struct play *play, int count)
{
    for (int i = 0; i < 1200 && play_table_moves(play) < count; i++)
        play_run(play, sitter_moment(play));
    assert_int_equal(play_table_moves(play), count);
}

int sitter_presses(const struct play *play, const char *button)
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

const char *sitter_code(struct play *play)
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

struct play *sitter_begin(const char *board, const char *rest, const char *a,
                          const char *b)
{
    char id[64];

    snprintf(id, sizeof id, "%s%s", board, rest);
    return sitting_begin(id, a, b);
}
