/* stimulus.c - files, clocks and random inputs of the tests of leaps. */
#include "designs/leap/stimulus.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "designs/leap/leap_c.h"

static void fail(const char *what, const char *why)
{
    fprintf(stderr, "%s: %s\n", what, why);
    exit(1);
}

static char *read_whole(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    size_t room = 0, got;

    if (!file)
        fail(path, "cannot be read");
    *length = 0;
    do {
        room += 1 << 20;
        text = realloc(text, room);
        if (!text)
            fail(path, "is too large");
        got = fread(text + *length, 1, room - *length, file);
        *length += got;
    } while (*length == room);
    fclose(file);
    return text;
}

static int port_named(const struct bench *self, const char *name, size_t n)
{
    const struct design_port *ports = self->design->ports;

    for (int i = 0; ports[i].name; i++)
        if (strlen(ports[i].name) == n && !memcmp(ports[i].name, name, n))
            return ports[i].in_at;
    fail(name, "is not a port");
    return 0;
}

static void read_clocks(struct bench *self, const char *clocks)
{
    while (*clocks) {
        size_t n = strcspn(clocks, "=");
        struct design_clock *clock = &self->clocks[self->clock_count++];
        char *end;

        clock->in_at = port_named(self, clocks, n);
        clock->ticks = (uint32_t)strtoul(clocks + n + 1, &end, 10);
        clocks = *end ? end + 1 : end;
    }
}

void stimulus_open(struct bench *self, const char *path, const char *clocks)
{
    size_t length, need;
    struct arena arena;
    const char *error;

    memset(self, 0, sizeof *self);
    self->text = read_whole(path, &length);
    need = leap_need(length);
    self->memory = malloc(need);
    arena = arena_of(self->memory, self->memory ? need : 0);
    error = leap_open(&self->leap, &arena, NULL, self->text, length);
    if (error)
        fail(path, error);
    self->design = leap_design(self->leap);
    read_clocks(self, clocks);
    error = leap_set_clocks(self->leap, self->clocks, self->clock_count);
    if (error || self->design->in_words > STIMULUS_WORDS_MAX
        || self->design->out_words > STIMULUS_WORDS_MAX)
        fail(path, error ? error : "too many ports");
}

/* How long it is. */
static size_t write_design_c(struct bench *self, const char *path)
{
    FILE *file = fopen(path, "w");
    size_t length = leap_c_length(self->leap), need = leap_c_need(self->leap);
    char *buffer = malloc(length), *scratch = malloc(need);
    struct arena arena = arena_of(scratch, scratch ? need : 0);
    const char *error;
    struct text to;

    if (!file || !buffer)
        fail(path, "cannot be written");
    text_begin(&to, buffer, length);
    error = leap_c_write(self->leap, &arena, &to);
    if (error)
        fail(path, error);
    fputs(buffer, file);
    fclose(file);
    length = strlen(buffer);
    free(scratch);
    free(buffer);
    return length;
}

static leap_c_function *function_of(struct bench *self, const char *name)
{
    void *found = dlsym(self->library, name);
    leap_c_function *function = NULL;

    memcpy(&function, &found, sizeof found);
    return function;
}

/* Compiling with -O2, as `play` does, takes longer than the few clocks that are
 * compared, except in `make soak`. */
void stimulus_compile(struct bench *self, const char *file)
{
    char path[500], command[1200];
    size_t length;

    snprintf(path, sizeof path, "%s.c", file);
    length = write_design_c(self, path);
    snprintf(command, sizeof command,
             "cc %s -w -fPIC -shared -o '%s.so' '%s'",
             getenv("SOAK") ? leap_c_option(length) : "-O1", file, path);
    if (system(command))
        fail(path, "does not compile");
    snprintf(path, sizeof path, "%s.so", file);
    self->library = dlopen(path, RTLD_NOW);
    if (!self->library)
        fail(path, "cannot be loaded");
    leap_c_use(self->leap, function_of(self, "leap_c_run"));
}

void stimulus_close(struct bench *self)
{
    if (self->library)
        dlclose(self->library);
    free(self->memory);
    free(self->text);
}

void stimulus_begin(struct stimulus *self, const char *seed)
{
    memset(self, 0, sizeof *self);
    rng_seed(&self->rng, seed);
}

static void put_bit(struct stimulus *self, int at, int level)
{
    uint64_t bit = UINT64_C(1) << at % 64;

    self->in[at / 64] = (self->in[at / 64] & ~bit) | (level ? bit : 0);
}

static void draw_port(struct stimulus *self, const struct design_port *port)
{
    int is_low = !strncmp(port->name, "rstn", 4);
    int is_reset = !strncmp(port->name, "rst", 3);

    for (int i = 0; i < port->width; i++) {
        int at = port->in_at + i, old = self->in[at / 64] >> at % 64 & 1;
        uint64_t draw = rng_below(&self->rng, 16);

        if (is_reset)
            put_bit(self, at, (draw == 0) != is_low);
        else if (draw < 4)
            put_bit(self, at, !old);
    }
}

void stimulus_next(struct stimulus *self, const struct bench *bench)
{
    static const uint64_t longest[] = {2, 30, 400, 5000};
    const struct design_port *ports = bench->design->ports;

    self->ticks = 1 + rng_below(&self->rng,
                                longest[rng_below(&self->rng, 4)]);
    for (int i = 0; ports[i].name; i++) {
        int is_clock = 0;

        for (int k = 0; k < bench->clock_count; k++)
            is_clock |= ports[i].in_at == bench->clocks[k].in_at;
        if (ports[i].direction != DESIGN_OUT && !is_clock)
            draw_port(self, &ports[i]);
    }
}
