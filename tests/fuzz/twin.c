/* twin.c - any bytes at a machine in C and in Verilog at once (libFuzzer).
 *
 * TWIN says which machine, RTL where the Verilog is if it is not our own. Both
 * sides are compiled to be counted, so an input that is new to either of them
 * is kept. The first tick on which a pin differs is told, with the way there
 * as a journal in ticks of the clock that is used here.
 */
#include <inttypes.h>

#include "target.h"
#include "twin/pair.h"
#include "twin_bytes.h"

static struct pair *pair;

int LLVMFuzzerInitialize(int *count, char ***words);

static void must(const char *error)
{
    if (!error)
        return;
    fprintf(stderr, "twin: %s\n", error);
    exit(2);
}

int LLVMFuzzerInitialize(int *count, char ***words)
{
    struct engine_config config = {.kind = engine_kinds[0],
                                   .rtl = getenv("RTL"),
                                   .is_trusted = 1};
    const char *name = getenv("TWIN");
    struct chip_setup setup = {.seed = "0"};

    (void)count;
    (void)words;
    must(twins_find(name ? name : "", &config.twin));
    must(config.twin->machine ? NULL : "only machines have people");
    config.clock_hz = twin_bytes_clock(config.twin->machine);
    setup.clock_hz = config.clock_hz;
    options_defaults(twin_chip(config.twin)->options, setup.option);
    must(pair_open(&pair, &config, &setup));
    return 0;
}

static const char *print(void *to, const char *line)
{
    fputs(line, to);
    return NULL;
}

static void tell(const struct twin_bytes *sitting)
{
    const struct difference *seen = &pair->difference;

    steps_write(&sitting->steps, pair->twin->machine->board, sitting->id,
                "found by the fuzzer", (struct session_sink){print, stderr});
    fprintf(stderr, "%s: tick %" PRIu64 " at %lu Hz: %s is %#" PRIx64 " in C, "
            "%#" PRIx64 " in Verilog\n", sitting->id, seen->tick,
            (unsigned long)pair->setup.clock_hz, seen->pin, seen->c,
            seen->twin);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static struct twin_bytes sitting;

    must(twin_bytes_read(&sitting, pair->twin->machine, bytes, size));
    pair->setup = sitting.setup;
    must(steps_run(&sitting.steps, pair));
    if (pair->difference.is_there) {
        steps_cut(&sitting.steps, pair->difference.tick + 1);
        tell(&sitting);
        abort();
    }
    return 0;
}
