/* twins.c - finds twins by name.
 *
 * The lists come from machines/twins.c, one for each machine of the catalogue
 * and one for the shared chips; here they are one after the other.
 */
#include <string.h>

#include "base/text.h"
#include "boards/machines.h"
#include "twin/pair.h"

const struct twin *twins_at(int i)
{
    for (int family = 0; twin_families[family]; family++)
        for (int t = 0; twin_families[family][t]; t++)
            if (i-- == 0)
                return twin_families[family][t];
    return NULL;
}

const struct chip_type *twin_chip(const struct twin *twin)
{
    return twin->chip ? twin->chip : twin->machine->top;
}

const struct pin_def *twin_inputs(const struct twin *twin)
{
    return twin->pair && twin->pair->inputs ? twin->pair->inputs
                                            : twin_chip(twin)->inputs;
}

const struct pin_def *twin_outputs(const struct twin *twin)
{
    return twin->pair && twin->pair->outputs ? twin->pair->outputs
                                             : twin_chip(twin)->outputs;
}

int twin_words(const struct pin_def *table)
{
    int words = 1;

    for (; table && table->name; table++)
        if (table->at / 64 >= words)
            words = table->at / 64 + 1;
    return words;
}

/* A machine's twin is called as the machine is, any other as its chip. */
static const char *public_name(const struct twin *twin)
{
    return twin->machine ? twin->machine->name : twin->chip->name;
}

/* For text_unknown. */
static const char *twin_name(const void *at, int i)
{
    const struct twin *twin = twins_at(i);

    (void)at;
    return twin ? public_name(twin) : NULL;
}

static const struct twin *find_machine_twin(const struct machine_type *machine)
{
    const struct twin *twin;

    for (int i = 0; (twin = twins_at(i)); i++)
        if (twin->machine == machine)
            return twin;
    return NULL;
}

/* "uart" and "uart:chip" both name a chip alone. */
static int is_bare_chip(const struct twin *twin, const char *name)
{
    size_t length = twin->machine ? 0 : strlen(twin->chip->name);

    return length && strncmp(name, twin->chip->name, length) == 0
        && (!name[length] || text_same(name + length, ":chip"));
}

/* Machines first: "duel" is the machine on its usual board, and only
 * "duel:chip" the chip. */
const char *twins_find(const char *name, const struct twin **twin)
{
    const struct machine_type *machine;
    const char *error = machines_find(name, &machine);

    if (!error) {
        *twin = find_machine_twin(machine);
        return *twin ? NULL : text_error("the machine '", name, "' has no "
                                         "twin in Verilog", (char *)0);
    }
    for (int i = 0; (*twin = twins_at(i)); i++)
        if (is_bare_chip(*twin, name))
            return NULL;
    if (strchr(name, ':'))
        return error;                   /* it names the boards */
    return text_unknown("twin", name, "", twin_name, NULL,
                        "'boardwalk list' shows the machines");
}
