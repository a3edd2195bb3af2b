/* engine_icarus.c - twins that Icarus Verilog runs, as a program beside us.
 *
 * It is the slow one, and the one that knows X and Z. We talk over a socket
 * in blocks of ticks; twin/icarus.c says in which words.
 */
#include <stdlib.h>
#include <unistd.h>

#include "base/text.h"
#include "twin/build.h"
#include "twin/engine_inside.h"
#include "twin/process.h"

struct icarus {
    struct engine engine;
    struct process process;
    uint64_t *spare;                    /* room for words nobody wants */
    size_t spare_words;
};

static struct icarus *of(struct engine *self)
{
    return (struct icarus *)(void *)self;
}

/* The program */

/* In the folder of the design, if that is a foreign one, so that it finds the
 * files that it reads; else beside it. */
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
    struct icarus *self = of(engine);

    process_end(&self->process);
    free(self->spare);
    free(self);
}

static const char *open_icarus(struct engine **engine, const char *folder,
                               const struct engine_config *config)
{
    struct icarus *self = calloc(1, sizeof *self);
    const char *error;

    if (!self)
        return "out of memory for a twin";
    error = process_start(&self->process, become_vvp, folder,
                          config->rtl != NULL);
    if (error)
        close_icarus(&self->engine);
    else
        *engine = &self->engine;
    return error;
}

/* Ticks */

static const char *ask(struct icarus *self, size_t ticks, int is_power_up,
                       const uint64_t *words, size_t count)
{
    uint64_t head[] = {ticks, (uint64_t)is_power_up};

    if (process_give(&self->process, head, sizeof head)
        && process_give(&self->process, words, count * sizeof *words))
        return NULL;
    return process_death(&self->process);
}

static uint64_t *spare(struct icarus *self, size_t words)
{
    if (words > self->spare_words) {
        free(self->spare);
        self->spare = calloc(words, sizeof *self->spare);
        self->spare_words = self->spare ? words : 0;
    }
    return self->spare;
}

/* Null: not wanted. */
static const char *hear(struct icarus *self, uint64_t *out,
                        uint64_t *unknown, size_t words)
{
    if ((!out || !unknown) && !spare(self, words))
        return "out of memory for the pins of a twin";
    if (process_take(&self->process, out ? out : self->spare,
                     words * sizeof *out)
        && process_take(&self->process, unknown ? unknown : self->spare,
                        words * sizeof *unknown))
        return NULL;
    return process_death(&self->process);
}

static const char *power_up(struct engine *engine, const uint64_t *held)
{
    struct icarus *self = of(engine);
    const char *error = ask(self, 1, 1, held, TWIN_SETUP_WORDS);

    return error ? error : hear(self, NULL, NULL, (size_t)engine->out_words);
}

static const char *run(struct engine *engine, const uint64_t *in,
                       uint64_t *out, uint64_t *unknown, size_t ticks)
{
    struct icarus *self = of(engine);
    const char *error;

    if (ticks == 0)
        return NULL;
    error = ask(self, ticks, 0, in, ticks * (size_t)engine->in_words);
    return error ? error : hear(self, out, unknown,
                                ticks * (size_t)engine->out_words);
}

static int64_t cpu_ms(const struct engine *self)
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
    .power_up = power_up,
    .run = run,
    .cpu_ms = cpu_ms,
};
