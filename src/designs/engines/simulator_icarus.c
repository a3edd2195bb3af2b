/* simulator_icarus.c - a project as Icarus Verilog runs it.
 *
 * It is slow and takes nearly everything: what synthesis tools do not read, and
 * what Verilator cannot put in order. vvp is a program of its own, started by
 * the child in whose cage it then is as well (vvp.h). A step of it is half a
 * tick, and its inputs have the levels of the clocks.
 *
 * vvp cannot write down its state. A state here is what has happened since
 * power-up (past.h), and to load it is to let that happen again.
 */
#include <stdlib.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "designs/build/blame.h"
#include "designs/build/build_run.h"
#include "designs/build/combine.h"
#include "designs/build/icarus_bench.h"
#include "designs/engines/past.h"
#include "designs/engines/simulator_inside.h"
#include "designs/engines/vvp.h"
#include "disk/share.h"

enum { ROW_MAX = 64,                    /* words; twin/icarus.c has no more */
       BLOCK = 512,                     /* ticks that are sent at once */
       HALVES = 2 };                    /* steps of a tick */

/* Building */

static const char *explain_icarus(const struct project *project,
                                  const struct build_run *run)
{
    const char *at = strstr(run->log, "error");

    if (run->limit)
        return blame_limit(project, "Icarus Verilog", run->limit, run->log);
    if (strstr(run->log, "iverilog: not found")
        || strstr(run->log, "iverilog-vpi: not found"))
        return "Icarus Verilog is not installed (Debian: apt install "
               "iverilog)";
    if (!at)
        at = strstr(run->log, "sorry");
    while (at && at > run->log && at[-1] != '\n')
        at--;
    return blame_complaint(project, "Icarus Verilog", ": ", at ? at : "");
}

static const char *compile_bench(const struct project *project,
                                 const char *folder, struct build_run *run)
{
    char shims[BUILD_PATH_MAX], script[BUILD_PATH_MAX + 32];
    char place[BUILD_PATH_MAX];
    char *words[] = {"/bin/sh", script, place, NULL};
    const char *error = share_find("twin", shims, sizeof shims);
    struct cage cage;

    if (error)
        return error;
    snprintf(script, sizeof script, "%s/design_icarus.sh", shims);
    snprintf(place, sizeof place, "%s", folder);
    build_run_cage(&cage, folder);
    cage.reads[0] = shims;
    *run = (struct build_run){.words = words, .temporary = folder,
                              .cage = &cage};
    error = build_run(run);
    return !error && run->status ? explain_icarus(project, run) : error;
}

static const char *build_icarus(const struct project *project,
                                const char *folder)
{
    struct build_run *run = calloc(1, sizeof *run);
    struct wrapper wrapper = {0};
    const char *error = run ? wrapper_make(&wrapper, project, 1)
                            : "out of memory for a design";

    if (!error && (wrapper.in_words > ROW_MAX || wrapper.out_words > ROW_MAX))
        error = "the design has too many ports for Icarus Verilog";
    if (!error)
        error = wrapper_write_table(&wrapper, folder);
    if (!error)
        error = combine_write(project, folder, COMBINE_FROM_START);
    if (!error)
        error = icarus_bench_write(&wrapper, project, folder);
    if (!error)
        error = compile_bench(project, folder, run);
    wrapper_free(&wrapper);
    free(run);
    return error;
}

/* In the child */

static const struct simulation *simulation;
static struct process vvp = {0, -1};
static struct design icarus;
static struct design_clock clocks[SIMULATOR_CLOCKS_MAX];
static int clock_count;
static size_t in_row, out_row;          /* words of a step: at least those of
                                         * the design */
static uint64_t *block_in, *block_out, *block_unknown;

/* Now, since power-up. */
static uint64_t tick, in[ROW_MAX], out[ROW_MAX];
static struct past past, wanted;
static int is_open;

/* While it is opened, blame_words puts the place there. */
static const char *tell_death(void)
{
    return text_error(is_open ? simulation->place : "", process_death(&vvp),
                      (char *)0);
}

/* The levels of the clocks in a half of the tick. */
static void put_clock_levels(uint64_t at_tick, int half)
{
    for (int i = 0; i < clock_count; i++) {
        const struct design_clock *clock = &clocks[i];
        uint64_t bit = UINT64_C(1) << clock->in_at % 64;
        uint64_t halves = at_tick % clock->ticks * 2 + (uint64_t)half;
        uint64_t phase = halves * clock->cycles % (2 * (uint64_t)clock->ticks);

        in[clock->in_at / 64] &= ~bit;
        if (phase < clock->ticks)
            in[clock->in_at / 64] |= bit;
    }
}

/* A step in which no clock moves: all that follows from the inputs alone is
 * settled before the next edge. What it shows is seen after that. */
static const char *settle_inputs(void)
{
    struct vvp_block block = {.steps = 1, .in = in, .in_words = in_row,
                              .out_words = out_row, .out = block_out,
                              .unknown = block_unknown};

    return vvp_exchange(&vvp, &block) ? NULL : tell_death();
}

/* The caller does not know the levels of clocks. */
static const char *take_icarus_inputs(const uint64_t *fresh)
{
    uint64_t former[ROW_MAX];

    memcpy(former, in, sizeof in);
    memcpy(in, fresh, (size_t)icarus.in_words * sizeof *in);
    for (int i = 0; i < clock_count; i++) {
        uint64_t bit = UINT64_C(1) << clocks[i].in_at % 64;
        uint64_t *word = &in[clocks[i].in_at / 64];

        *word = (*word & ~bit) | (former[clocks[i].in_at / 64] & bit);
    }
    return memcmp(former, in, sizeof in) ? settle_inputs() : NULL;
}

/* So many ticks, at most BLOCK, fewer if one of the stops changes. */
static const char *exchange_icarus(const uint64_t *stops, uint64_t *ticks)
{
    uint64_t ends[ROW_MAX] = {0};
    struct vvp_block block = {.steps = (size_t)*ticks * HALVES,
                              .pace = HALVES, .in = block_in,
                              .in_words = (size_t)*ticks * HALVES * in_row,
                              .stops = ends, .out_words = out_row,
                              .out = block_out, .unknown = block_unknown};

    if (stops)
        memcpy(ends, stops, (size_t)icarus.out_words * sizeof *ends);
    for (size_t i = 0; i < block.steps; i++) {
        put_clock_levels(tick + i / HALVES, (int)(i % HALVES));
        memcpy(block_in + i * in_row, in, in_row * sizeof *in);
    }
    if (!vvp_exchange(&vvp, &block))
        return tell_death();
    *ticks = block.steps / HALVES;
    tick += *ticks;
    if (block.steps)
        memcpy(in, block_in + (block.steps - 1) * in_row,
               in_row * sizeof *in);
    return NULL;
}

/* What has changed in a block that began at a tick of the run. */
static void note_block_changes(struct design_run *run, uint64_t begin,
                         uint64_t ticks)
{
    size_t bytes = (size_t)icarus.out_words * sizeof *out;

    for (size_t i = 0; i < ticks; i++) {
        const uint64_t *row = block_out + (HALVES * i + 1) * out_row;
        uint64_t *change = run->changes
                         + run->count * (1 + (size_t)icarus.out_words);

        if (memcmp(row, out, bytes) == 0)
            continue;
        memcpy(out, row, bytes);
        change[0] = begin + i;
        memcpy(change + 1, row, bytes);
        run->count++;
    }
}

/* No more ticks at once than there is room for changes: vvp cannot go back to
 * where it was full. */
static const char *run_icarus(struct design *self, struct design_run *run)
{
    uint64_t asked = run->ticks, ticks, most;
    const char *error = take_icarus_inputs(run->in);

    (void)self;
    run->ticks = run->count = 0;
    while (!error && run->ticks < asked && run->count < run->room) {
        most = asked - run->ticks;
        if (most > run->room - run->count)
            most = run->room - run->count;
        ticks = most = most < BLOCK ? most : BLOCK;
        error = exchange_icarus(run->stops, &ticks);
        if (error)
            break;
        note_block_changes(run, run->ticks, ticks);
        past_add(&past, run->in, ticks);
        run->ticks += ticks;
        if (ticks < most)
            break;                      /* at one of the stops */
    }
    return error;
}

/* vvp begins anew. */
static const char *power_up_icarus(struct design *self)
{
    const char *error;

    (void)self;
    vvp_end_inside(&vvp);
    past_clear(&past);
    memset(in, 0, sizeof in);
    memset(out, 0, sizeof out);
    tick = 0;
    error = vvp_start_inside(&vvp, simulation->folder);
    return error ? error : settle_inputs();
}

/* States */

static void save_icarus(struct design *self, void *state)
{
    (void)self;
    past_save(&past, state);
}

static const char *relive(const uint64_t *inputs, uint64_t ticks)
{
    static uint64_t seen[BLOCK * (1 + ROW_MAX)];
    struct design_run run = {.in = inputs, .changes = seen, .room = BLOCK};
    const char *error = NULL;

    while (!error && ticks) {
        run.ticks = ticks;
        process_set_timer();
        error = run_icarus(&icarus, &run);
        ticks -= run.ticks;
    }
    return error;
}

/* Onwards from here if that leads there; else from the beginning. */
static const char *load_icarus(struct design *self, const void *state)
{
    const char *error = past_load(&wanted, state);
    size_t begin, had;
    uint64_t ticks;

    if (error)
        return error;
    if (!past_is_before(&past, &wanted))
        error = power_up_icarus(self);
    had = past.count;
    begin = had ? had - 1 : 0;
    for (size_t i = begin; !error && i < wanted.count; i++) {
        const uint64_t *inputs = past_stretch(&wanted, i < had ? &past : NULL,
                                              i, &ticks);

        error = relive(inputs, ticks);
    }
    return error;
}

static void close_icarus_design(struct design *self)
{
    (void)self;                         /* the process ends with it */
}

static const struct design_type type = {
    .name = "icarus",
    .power_up = power_up_icarus,
    .run = run_icarus,
    .save = save_icarus,
    .load = load_icarus,
    .close = close_icarus_design,
};

/* Opening */

static const char *make_blocks(void)
{
    const size_t steps = BLOCK * HALVES;

    block_in = calloc(steps * in_row, sizeof *block_in);
    block_out = calloc(steps * out_row, sizeof *block_out);
    block_unknown = calloc(steps * out_row, sizeof *block_unknown);
    return block_in && block_out && block_unknown
         ? NULL : "out of memory for a design";
}

static const char *open_icarus_design(const void *with,
                                      struct design **design)
{
    struct wrapper wrapper = {0};
    const char *error;

    simulation = with;
    error = wrapper_read(&wrapper, simulation->folder);
    if (error)
        return error;
    in_row = (size_t)wrapper_row_bits(wrapper.in_words) / 64;
    out_row = (size_t)wrapper_row_bits(wrapper.out_words) / 64;
    error = make_blocks();
    if (!error)
        error = past_open(&past, (size_t)wrapper.in_words);
    if (!error)
        error = past_open(&wanted, (size_t)wrapper.in_words);
    if (error)
        return error;
    icarus = (struct design){.type = &type, .ports = wrapper.ports,
                             .in_words = wrapper.in_words,
                             .out_words = wrapper.out_words,
                             .state_size = past_size(&past)};
    *design = &icarus;
    error = power_up_icarus(&icarus);
    is_open = 1;
    return error;
}

static const char *set_icarus_clocks(const struct design_clock *from,
                                     int count)
{
    clock_count = count < SIMULATOR_CLOCKS_MAX ? count : SIMULATOR_CLOCKS_MAX;
    for (int i = 0; i < clock_count; i++) {
        clocks[i] = from[i];
        if (!clocks[i].cycles)
            clocks[i].cycles = 1;
    }
    return NULL;
}

const struct simulator simulator_icarus = {
    .name = "icarus",
    .tool = "Icarus Verilog",
    .product = "twin.vpi",
    .salt = "icarus 1",
    .starts_programs = 1,
    .is_forgetful = 1,
    .build = build_icarus,
    .engine = {.open = open_icarus_design, .set_clocks = set_icarus_clocks},
};
