/* table_rig.c - a draughts table that is touched by the names of its things. */
#include "table_rig.h"

#include <string.h>

#include "bench/rig.h"

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
