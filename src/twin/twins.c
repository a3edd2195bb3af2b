/* twins.c - every twin there is. */
#include <string.h>

#include "base/text.h"
#include "boards/machines.h"
#include "twin/twin.h"

/* Those of a machine first, in the machines' order. */
#define TWINS(X)                                                        \
    X(duel_basys2) X(duel_sim) X(pegs_nexys3) X(checkers_tinychip)      \
    X(poker_basys3) X(go_de1soc)                                        \
    X(duel) X(pegs) X(checkers) X(poker) X(poker_deal) X(poker_judge)   \
    X(clk_divider) X(debouncer) X(ssd) X(uart) X(uart_fifo) X(uart_top) \
    X(bcd) X(rng_module) X(two_phase) X(led_array)

#define TWIN_DECLARE(name) extern const struct twin twin_##name;
TWINS(TWIN_DECLARE)
#undef TWIN_DECLARE

const struct twin *const twins[] = {
#define TWIN_LIST(name) &twin_##name,
    TWINS(TWIN_LIST)
#undef TWIN_LIST
    NULL,
};

const struct chip_type *twin_chip(const struct twin *twin)
{
    return twin->chip ? twin->chip : twin->machine->top;
}

const struct pin_def *twin_inputs(const struct twin *twin)
{
    return twin->inputs ? twin->inputs : twin_chip(twin)->inputs;
}

const struct pin_def *twin_outputs(const struct twin *twin)
{
    return twin->outputs ? twin->outputs : twin_chip(twin)->outputs;
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
static const char *name_of(const struct twin *twin)
{
    return twin->machine ? twin->machine->name : twin->chip->name;
}

static const char *twin_name(const void *at, int i)
{
    (void)at;
    return twins[i] ? name_of(twins[i]) : NULL;
}

static const struct twin *of_machine(const struct machine_type *machine)
{
    for (int i = 0; twins[i]; i++)
        if (twins[i]->machine == machine)
            return twins[i];
    return NULL;
}

/* "duel:chip" is the bare chip of that name. */
static int is_bare(const struct twin *twin, const char *name)
{
    size_t length = twin->machine ? 0 : strlen(twin->chip->name);

    return length && strncmp(name, twin->chip->name, length) == 0
        && (!name[length] || text_same(name + length, ":chip"));
}

const char *twins_find(const char *name, const struct twin **twin)
{
    const struct machine_type *machine;
    const char *error = machines_find(name, &machine);

    if (!error) {
        *twin = of_machine(machine);
        return *twin ? NULL : text_error("the machine '", name, "' has no "
                                         "twin in Verilog", (char *)0);
    }
    for (int i = 0; twins[i]; i++) {
        *twin = twins[i];
        if (is_bare(*twin, name))
            return NULL;
    }
    if (strchr(name, ':'))
        return error;                   /* it knows the boards */
    return text_unknown("twin", name, "", twin_name, NULL,
                        "'boardwalk list' shows the machines");
}
