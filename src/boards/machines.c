/* machines.c - every machine on the bench. */
#include "boards/machines.h"

#include <string.h>

#include "base/text.h"
#include "boards/duel_basys2.h"
#include "boards/duel_sim.h"
#include "boards/null.h"

enum { NAME_MAX_LENGTH = 32 };

const struct machine_type *const machines[] = {
    &duel_on_basys2,
    &duel_on_sim,
    &null_machine,
    NULL,
};

static const char *machine_name(const void *at, int i)
{
    (void)at;
    return machines[i] ? machines[i]->name : NULL;
}

/* The boards of one machine, for suggestions. */
static const char *board_name(const void *name, int i)
{
    for (int m = 0; machines[m]; m++)
        if (text_same(machines[m]->name, name) && i-- == 0)
            return machines[m]->board->name;
    return NULL;
}

static const char *no_machine(const char *name)
{
    const char *near = text_nearest(name, machine_name, NULL);

    if (near)
        return text_error("no machine '", name, "'; did you mean '", near,
                          "'?", (char *)0);
    return text_error("no machine '", name, "'; 'boardwalk list' shows them",
                      (char *)0);
}

static const char *no_board(const char *name, const char *board)
{
    const char *near = text_nearest(board, board_name, name);

    if (near)
        return text_error("no board '", board, "' for the machine ", name,
                          "; did you mean '", near, "'?", (char *)0);
    return text_error("no board '", board, "' for the machine ", name,
                      "; its usual one is '", board_name(name, 0), "'",
                      (char *)0);
}

const char *machines_find(const char *name,
                          const struct machine_type **machine)
{
    const char *colon = strchr(name, ':');
    size_t length = colon ? (size_t)(colon - name) : strlen(name);
    char own[NAME_MAX_LENGTH];
    int known = 0;

    if (length >= sizeof own)
        return no_machine(name);
    memcpy(own, name, length);
    own[length] = 0;
    for (int i = 0; machines[i]; i++) {
        if (!text_same(machines[i]->name, own))
            continue;
        known = 1;
        *machine = machines[i];
        if (!colon || text_same(machines[i]->board->name, colon + 1))
            return NULL;
    }
    return known ? no_board(own, colon + 1) : no_machine(own);
}
