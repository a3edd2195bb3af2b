/* simulator_leap.c - a project on our own engine for netlists.
 *
 * The text of the netlist is read here, before the fork, and the child finds it
 * in its own memory: in its cage it needs no file, and many copies of a design
 * do not read it many times.
 */
#include <stdlib.h>

#include "designs/engines/compiled.h"
#include "designs/leap/raw.h"
#include "designs/build/netlist.h"
#include "designs/engines/simulator_inside.h"
#include "disk/file.h"

enum { NETLIST_MAX = 256 << 20 };

/* Copies share the text of the netlist and nothing else. */
static const char *load_netlist(struct simulation *self)
{
    char path[FILE_PATH_MAX];

    simulator_free(self);
    file_join(self->folder, NETLIST_NAME, path);
    return file_read(path, NETLIST_MAX, &self->text, &self->length);
}

/* In the child: it has one design and ends with it. */

static struct leap *leap;

static const char *open_netlist(const void *with, struct design **design)
{
    const struct simulation *self = with;
    size_t need = leap_need(self->length);
    void *memory = malloc(need);
    struct arena arena;
    const char *error;

    if (!memory)
        return "out of memory for a design";
    arena = arena_of(memory, need);
    error = leap_open(&leap, &arena, NULL, self->text, self->length);
    if (error)
        return error;
    leap_set_way(leap, self->way);
    *design = leap_design(leap);
    return NULL;
}

static const char *set_leap_clocks(const struct design_clock *clocks,
                                   int count)
{
    return leap_set_clocks(leap, clocks, count);
}

static uint32_t look_into_leap(const char *name, uint64_t *value,
                               uint32_t limbs)
{
    return leap_look(leap, name, value, limbs);
}

static uint32_t put_into_leap(const char *name, const uint64_t *value,
                              uint32_t width)
{
    return leap_put(leap, name, value, width);
}

static const char *use_library(const char *path)
{
    leap_c_function *run = compiled_load(path);

    if (!run)
        return "the compiled design cannot be loaded";
    leap_c_use(leap, run);
    return NULL;
}

static void count_leap(uint64_t *stepped, uint64_t *leaped)
{
    struct leap_count count = leap_counted(leap);

    *stepped = count.ticks - count.leaped;
    *leaped = count.leaped;
}

const struct simulator simulator_leap = {
    .name = "leap",
    .tool = "Yosys",
    .product = NETLIST_NAME,
    .salt = RAW_YOSYS,
    .build = netlist_make,
    .load = load_netlist,
    .engine = {open_netlist, set_leap_clocks, look_into_leap, put_into_leap,
               use_library, count_leap},
};
