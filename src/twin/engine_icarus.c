/* engine_icarus.c - twins that Icarus Verilog runs, as a child process.
 *
 * It is the slow one, and the only one that knows X and Z. Blocks of ticks go
 * over a socket (designs/engines/vvp.h).
 */
#include <stdlib.h>

#include "base/text.h"
#include "twin/build.h"
#include "twin/engine_inside.h"
#include "designs/engines/vvp.h"

struct icarus {
    struct engine engine;
    struct process process;
    uint64_t *spare;                    /* for words that are not wanted */
    size_t spare_words;
};

/* An engine of this type is the first member of its struct icarus. */
static struct icarus *icarus_of(struct engine *self)
{
    return (struct icarus *)(void *)self;
}

static void close_icarus(struct engine *engine)
{
    struct icarus *self = icarus_of(engine);

    process_end(&self->process);
    free(self->spare);
    free(self);
}

static const char *open_icarus(struct engine **engine, const char *folder,
                               const struct engine_config *config)
{
    struct icarus *self = calloc(1, sizeof *self);
    const char *error;
    struct cage cage;

    if (!self)
        return "out of memory for a twin";
    process_cage(&cage, folder);
    cage.starts_programs = 1;           /* vvp, and it is one itself */
    error = vvp_start(&self->process, folder, config->rtl ? &cage : NULL);
    if (error)
        close_icarus(&self->engine);
    else
        *engine = &self->engine;
    return error;
}

/* Ticks */

/* At least so many words; null if there is no memory. Their contents are lost.
 */
static uint64_t *spare_room(struct icarus *self, size_t words)
{
    if (words > self->spare_words) {
        free(self->spare);
        self->spare = calloc(words, sizeof *self->spare);
        self->spare_words = self->spare ? words : 0;
    }
    return self->spare;
}

/* Words of outputs that are not wanted go to the spare ones. A twin never ends
 * a block of its own accord. */
static const char *exchange_block(struct icarus *self, struct vvp_block *block)
{
    size_t steps = block->steps, words = steps * block->out_words;

    if ((!block->out || !block->unknown) && !spare_room(self, words))
        return "out of memory for the pins of a twin";
    if (!block->out)
        block->out = self->spare;
    if (!block->unknown)
        block->unknown = self->spare;
    if (vvp_exchange(&self->process, block) && block->steps == steps)
        return NULL;
    return engine_death(&self->process);
}

/* A block of one tick with the held ports; its outputs are not compared. */
static const char *send_power_up(struct engine *engine, const uint64_t *held)
{
    struct vvp_block block = {.steps = 1, .is_power_up = 1, .in = held,
                              .in_words = TWIN_SETUP_WORDS,
                              .out_words = (size_t)engine->out_words};

    return exchange_block(icarus_of(engine), &block);
}

static const char *exchange_ticks(struct engine *engine, const uint64_t *in,
                                  uint64_t *out, uint64_t *unknown,
                                  size_t ticks)
{
    struct vvp_block block = {.steps = ticks, .in = in,
                              .in_words = ticks * (size_t)engine->in_words,
                              .out_words = (size_t)engine->out_words,
                              .out = out, .unknown = unknown};

    return ticks ? exchange_block(icarus_of(engine), &block) : NULL;
}

static int64_t vvp_cpu_ms(const struct engine *self)
{
    const struct icarus *my = (const struct icarus *)(const void *)self;

    return process_cpu_ms(&my->process);
}

const struct engine_type engine_icarus = {
    .script = "icarus.sh",
    .product = "twin.vpi",
    .needs = "iverilog and cc",
    .macros = "__ICARUS__",
    .open = open_icarus,
    .close = close_icarus,
    .power_up = send_power_up,
    .run = exchange_ticks,
    .cpu_ms = vvp_cpu_ms,
};
