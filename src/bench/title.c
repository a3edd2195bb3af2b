/* title.c - what players call a machine. */
#include "bench/title.h"

#include "base/words.h"
#include "bench/intro.h"

/* A design has only the board that it was read for. */
static int is_usual_board(const struct machine_type *machine)
{
    const struct machine_type *usual;

    return machine->design || machines_find(machine->name, &usual)
        || usual->board == machine->board;
}

void title_put(const struct machine_type *machine, struct text *to)
{
    const struct intro *intro = intro_of(machine);
    const char *title = words_of(intro ? intro->title : machine->title);

    if (is_usual_board(machine))
        text_put(to, title);
    else
        words_put(to, "{1} ({2})", title, machine->board->name, (char *)0);
}
