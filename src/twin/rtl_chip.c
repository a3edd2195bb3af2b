/* rtl_chip.c - a twin as the chip of its machine: to be played on. */
#include "twin/rtl_chip.h"

#include <stdlib.h>

#include "boards/machines.h"

/* A chip's functions get its state and nothing else, so what they run on is
 * kept here. */
static struct {
    struct engine *engine;
    const struct twin *twin;
    void *scratch;                      /* the chip in C, for its seeds */
    struct chip_type top;
    struct machine_type machine;
} used;

struct engine *rtl_chip_engine(void)
{
    return used.engine;
}

/* The C chip is reset first, in scratch: the seeds of the held ports are taken
 * from it. A simulator in this process does not go away, so errors cannot come.
 */
static void reset(void *chip, const struct chip_setup *setup)
{
    uint64_t held[TWIN_SETUP_WORDS] = {0};

    twin_chip(used.twin)->reset(used.scratch, setup);
    if (used.twin->power_up)
        used.twin->power_up(used.scratch, setup, held);
    (void)engine_power_up(used.engine, held);
    engine_save(used.engine, chip);
}

/* State in, one tick, state out: the simulator itself has no memory of it. */
static pins tick(void *chip, pins in)
{
    pins out;

    engine_load(used.engine, chip);
    (void)engine_run(used.engine, &in, &out, NULL, 1);
    engine_save(used.engine, chip);
    return out;
}

static const char *find_twin(const struct machine_type *machine,
                             const struct twin **twin)
{
    for (int i = 0; (*twin = twins_at(i)); i++)
        if ((*twin)->machine == machine)
            return NULL;
    return "this machine has no twin in Verilog";
}

/* The machine's record is copied, with a top that runs here; the core of the C
 * chip, which probes and hints look into, does not exist any more. */
const char *rtl_chip_use(const struct machine_type *machine,
                         const struct engine_config *config)
{
    struct engine_config own = *config;
    const char *error = find_twin(machine, &own.twin);

    own.clock_hz = machine->board->clock_hz;
    used.scratch = calloc(1, machine->top->size);
    if (!error && !used.scratch)
        error = "out of memory for a chip";
    if (!error)
        error = engine_open(&used.engine, &own);
    if (!error && !engine_state_size(used.engine))
        error = "only a twin built by verilator can be played";
    if (error) {
        rtl_chip_end();
        return error;
    }
    used.twin = own.twin;
    used.top = *machine->top;
    used.top.size = engine_state_size(used.engine);
    used.top.reset = reset;
    used.top.tick = tick;
    used.top.core = NULL;
    used.top.probe = NULL;
    if (own.twin->play)
        own.twin->play(&used.top);
    used.machine = *machine;
    used.machine.top = &used.top;
    machines_use(machine, &used.machine);
    return NULL;
}

void rtl_chip_end(void)
{
    machines_use(NULL, NULL);
    engine_close(used.engine);
    free(used.scratch);
    used.engine = NULL;
    used.scratch = NULL;
}
