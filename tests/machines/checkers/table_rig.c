/* table_rig.c - a draughts table that is touched by the names of its things. */
#include "table_rig.h"

#include <string.h>

#include "bench/rig.h"
#include "bench/sitting.h"

const struct table_item *table_rig_find(struct play *play, const char *name)
{
    static struct table table;

    play_table_lay(play, &table);
    for (int i = 0; i < table.count; i++)
        if (strncmp(table.item[i].words, name, strlen(name)) == 0
            || strcmp(table.item[i].text, name) == 0)
            return &table.item[i];
    return NULL;
}

const char *table_rig_touch(struct play *play, const char *name)
{
    const struct table_item *item = table_rig_find(play, name);

    if (!item)
        fail_msg("'%s' is not on the table", name);
    return play_table_touch(play, item->touch, 0);
}

void table_rig_move(struct play *play, const char *squares)
{
    for (; *squares; squares += 2) {
        char name[] = {squares[0], squares[1], ',', 0};
        const char *error = table_rig_touch(play, name);

        if (error)
            fail_msg("%s %s", name, error);
    }
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

const char *table_rig_now(const struct play *play)
{
    return say(play, 0);
}

const char *table_rig_last(const struct play *play)
{
    return say(play, 1);
}

void table_rig_wait(struct play *play, const char *words)
{
    for (int i = 0; i < 600; i++) {
        if (strstr(table_rig_now(play), words))
            return;
        play_run(play, TABLE_RIG_HZ / 10);
    }
    fail_msg("'%s' is never said, but '%s'", words, table_rig_now(play));
}

int table_rig_presses(const struct play *play, const char *button)
{
    char words[EVENT_WORDS_MAX];
    int count = 0;

    event_words(words, "press", button);
    for (size_t i = 0; i < session_event_count(play->session); i++)
        count += strcmp(session_event(play->session, i)->words, words) == 0;
    return count;
}

void table_rig_is_calm(struct play *play, int seconds)
{
    size_t events = session_event_count(play->session);

    sitting_run(play, (uint64_t)seconds);
    assert_int_equal(session_event_count(play->session), events);
}
