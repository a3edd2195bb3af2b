/* machines.c - machines by name.
 *
 * The catalogue is compiled in, and this file is how all others see it: by
 * number for lists, by name for command lines and journals. A replacement puts
 * a chip in Verilog in the place of its C twin, so that every face and script
 * works with it unchanged. It is global: there is one bench in a program.
 */
#include "boards/machines.h"

#include <string.h>

#include "base/words.h"

enum { NAME_MAX_LENGTH = 32 };

/* The same machine with another chip in it, or none. */
static const struct machine_type *replaced, *replacement;

void machines_use(const struct machine_type *instead_of,
                  const struct machine_type *machine)
{
    replaced = instead_of;
    replacement = machine;
}

const struct machine_type *machines_at(int i)
{
    for (int family = 0; machine_families[family]; family++)
        for (int m = 0; machine_families[family][m]; m++)
            if (i-- == 0)
                return machine_families[family][m];
    return NULL;
}

static const char *machine_name_at(const void *at, int i)
{
    const struct machine_type *machine = machines_at(i);

    (void)at;
    return machine ? machine->name : NULL;
}

/* The boards of one machine, for suggestions. */
static const char *board_name_at(const void *name, int i)
{
    const struct machine_type *machine;

    for (int m = 0; (machine = machines_at(m)); m++)
        if (text_same(machine->name, name) && i-- == 0)
            return machine->board->name;
    return NULL;
}

static const char *unknown_machine(const char *name)
{
    static const struct words_unknown says = {
        WORDS("no machine '{1}'; did you mean '{3}'?"),
        WORDS("no machine '{1}'; 'boardwalk list' shows them"), NULL,
    };

    return words_unknown(&says, name, "", machine_name_at, NULL);
}

static const char *unknown_board(const char *name, const char *board)
{
    static const struct words_unknown says = {
        WORDS("no board '{1}' for the machine {2}; did you mean '{3}'?"),
        WORDS("no board '{1}' for the machine {2}; there are {3}"),
        WORDS("no board '{1}' for the machine {2}; there is {3}"),
    };

    return words_unknown(&says, board, name, board_name_at, name);
}

/* A name without a board is the first machine of that name. The result may be
 * the replacement, which only those who look by name get: machines_at lists
 * the originals. */
const char *machines_find(const char *name,
                          const struct machine_type **machine)
{
    const char *colon = strchr(name, ':');
    size_t length = colon ? (size_t)(colon - name) : strlen(name);
    const struct machine_type *found;
    char own[NAME_MAX_LENGTH];
    int known = 0;

    if (length >= sizeof own)
        return unknown_machine(name);
    memcpy(own, name, length);
    own[length] = 0;
    for (int i = 0; (found = machines_at(i)); i++) {
        if (!text_same(found->name, own))
            continue;
        known = 1;
        *machine = found == replaced ? replacement : found;
        if (!colon || text_same(found->board->name, colon + 1))
            return NULL;
    }
    return known ? unknown_board(own, colon + 1) : unknown_machine(own);
}
