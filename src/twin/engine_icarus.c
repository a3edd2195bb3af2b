/* engine_icarus.c - twins that Icarus Verilog runs, as a program beside us.
 *
 * It is the slow one, and the only one that knows X and Z. Blocks of ticks go
 * over a socket; twin/icarus.c, the module of vvp at its other end, describes
 * the format.
 */
#include <stdlib.h>
#include <unistd.h>

#include "base/text.h"
#include "twin/build.h"
#include "twin/engine_inside.h"
#include "designs/process.h"

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

/* The program */

/* Runs vvp in the folder of a foreign design, so that $readmemh finds its
 * files; else in the folder of the build. Returns only if vvp cannot be run. */
static void become_vvp(const void *with)
{
    const char *folder = with;

    if (chdir(folder) == 0 && chdir("design") == 0)
        execlp("vvp", "vvp", "-n", "-M..", "-mtwin", "../twin.vvp",
               (char *)0);
    else
        execlp("vvp", "vvp", "-n", "-M.", "-mtwin", "twin.vvp", (char *)0);
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
    error = process_start(&self->process, become_vvp, folder,
                          config->rtl ? &cage : NULL);
    if (error)
        close_icarus(&self->engine);
    else
        *engine = &self->engine;
    return error;
}

/* Ticks */

/* The head and the words of the inputs of a block. */
static const char *send_ticks(struct icarus *self, size_t ticks,
                              int is_power_up, const uint64_t *words,
                              size_t count)
{
    uint64_t head[] = {ticks, (uint64_t)is_power_up};

    if (process_give(&self->process, head, sizeof head)
        && process_give(&self->process, words, count * sizeof *words))
        return NULL;
    return engine_death(&self->process);
}

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

/* Receives the words of the outputs, then those of what is unknown in them.
 * Both always come; null: not wanted. */
static const char *receive_outputs(struct icarus *self, uint64_t *out,
                                   uint64_t *unknown, size_t words)
{
    if ((!out || !unknown) && !spare_room(self, words))
        return "out of memory for the pins of a twin";
    if (process_take(&self->process, out ? out : self->spare,
                     words * sizeof *out)
        && process_take(&self->process, unknown ? unknown : self->spare,
                        words * sizeof *unknown))
        return NULL;
    return engine_death(&self->process);
}

/* A block of one tick with the held ports; its outputs are not compared. */
static const char *send_power_up(struct engine *engine, const uint64_t *held)
{
    struct icarus *self = icarus_of(engine);
    const char *error = send_ticks(self, 1, 1, held, TWIN_SETUP_WORDS);

    return error ? error : receive_outputs(self, NULL, NULL,
                                           (size_t)engine->out_words);
}

static const char *exchange_ticks(struct engine *engine, const uint64_t *in,
                                  uint64_t *out, uint64_t *unknown,
                                  size_t ticks)
{
    struct icarus *self = icarus_of(engine);
    const char *error;

    if (ticks == 0)
        return NULL;
    error = send_ticks(self, ticks, 0, in, ticks * (size_t)engine->in_words);
    return error ? error : receive_outputs(self, out, unknown,
                                           ticks * (size_t)engine->out_words);
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
