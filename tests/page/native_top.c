/* native_top.c - what an exported top is compared with: the same on this
 * machine.
 *
 *     native_top JOURNAL       "TICK SUM" at its end, of the machine's top in
 *                              Verilog; SUM is of every change of a pin
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/id.h"
#include "bench/journal.h"
#include "boards/machines.h"
#include "disk/file.h"
#include "twin/top.h"

/* The machine that a journal opens. */
static const char *find_opened(const char *path,
                               const struct machine_type **machine)
{
    char *text, *open;
    size_t length;
    struct id id;
    const char *error = file_read(path, JOURNAL_SIZE_MAX, &text, &length);

    if (error)
        return error;
    open = strstr(text, "\nopen ");
    if (open)
        open[1 + strcspn(open + 1, "\n")] = 0;
    error = open ? id_split(&id, open + strlen("\nopen "))
                 : "this opens no machine";
    if (!error)
        error = machines_find(id.name, machine);
    free(text);
    return error;
}

static const char *show_sum(const char *path,
                            const struct machine_type *machine)
{
    const struct script_limit limit = {.design = machine};
    struct session *session;
    const char *error = journal_read_within(path, &limit, &session);

    if (error)
        return error;
    printf("%llu %016llx\n", (unsigned long long)session_tick(session),
           (unsigned long long)session_sum(session));
    session_close(session);
    return NULL;
}

int main(int count, char **words)
{
    const struct machine_type *machine;
    struct top *top = NULL;
    const char *error = count == 2 ? find_opened(words[1], &machine)
                                   : "name one journal";

    if (!error)
        error = top_open(&top, machine, NULL);
    if (!error)
        error = show_sum(words[1], top_machine(top));
    if (error)
        printf("!%s\n", error);
    top_close(top);
    return error != NULL;
}
