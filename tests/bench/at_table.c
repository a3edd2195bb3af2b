/* at_table.c - people at the table of any machine. */
#include "at_table.h"

#include <string.h>

struct table at_table_laid;

uint64_t at_table_moment(const struct play *play)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;

    return hz < 10 ? 1 : hz / 10;
}

/* Reading the table */

static int begins(const char *text, const char *name)
{
    return strncmp(text, name, strlen(name)) == 0;
}

const struct table_item *at_table_find(const char *name)
{
    for (int i = 0; i < at_table_laid.count; i++)
        if (begins(at_table_laid.item[i].text, name))
            return &at_table_laid.item[i];
    for (int i = 0; i < at_table_laid.count; i++)
        if (begins(at_table_laid.item[i].words, name))
            return &at_table_laid.item[i];
    return NULL;
}

const struct table_item *at_table_look(struct play *play, const char *name)
{
    play_table_lay(play, &at_table_laid);
    return at_table_find(name);
}

static const char *say(const struct play *play, int is_last)
{
    static char now[TABLE_LINE_MAX], last[TABLE_LINE_MAX];
    struct text to_now, to_last;

    text_begin(&to_now, now, sizeof now);
    text_begin(&to_last, last, sizeof last);
    play_table_say(play, &to_now, &to_last);
    assert_true(to_now.used + 1 < to_now.size
                && to_last.used + 1 < to_last.size);
    return is_last ? last : now;
}

const char *at_table_now(const struct play *play)
{
    return say(play, 0);
}

const char *at_table_last(const struct play *play)
{
    return say(play, 1);
}

/* Touches */

const struct table_item *at_table_wait(struct play *play, const char *name)
{
    for (int i = 0; i < AT_TABLE_MOMENTS; i++) {
        const struct table_item *item = at_table_look(play, name);

        if (item && item->touch)
            return item;
        play_run(play, at_table_moment(play));
    }
    fail_msg("'%s' cannot be touched: %s", name, at_table_now(play));
    return NULL;
}

const char *at_table_refusal(struct play *play, const char *name)
{
    return play_table_touch(play, at_table_wait(play, name)->touch, 0);
}

void at_table_touch(struct play *play, const char *name)
{
    const char *error = at_table_refusal(play, name);

    for (int i = 0; i < 20 && error; i++) {
        if (!begins(error, "wait: "))
            break;
        play_run(play, at_table_moment(play));
        error = at_table_refusal(play, name);
    }
    if (error)
        fail_msg("%s: %s", name, error);
}

static void wait_until_said(struct play *play, const char *words, int is_last)
{
    for (int i = 0; i < AT_TABLE_MOMENTS; i++) {
        if (strstr(say(play, is_last), words))
            return;
        play_run(play, at_table_moment(play));
    }
    fail_msg("'%s' is never said, but '%s'", words, say(play, is_last));
}

void at_table_hear(struct play *play, const char *words)
{
    wait_until_said(play, words, 0);
}

void at_table_hear_last(struct play *play, const char *words)
{
    wait_until_said(play, words, 1);
}

/* The journal */

int at_table_presses(const struct play *play, const char *button)
{
    char words[EVENT_WORDS_MAX];
    int count = 0;

    event_words(words, "press", button);
    for (size_t i = 0; i < session_event_count(play->session); i++)
        count += strcmp(session_event(play->session, i)->words, words) == 0;
    return count;
}

void at_table_is_calm(struct play *play, int seconds)
{
    size_t events = session_event_count(play->session);

    sitting_run(play, (uint64_t)seconds);
    assert_int_equal(session_event_count(play->session), events);
}
