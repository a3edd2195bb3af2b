/* near.c - a design on our own engine in this process.
 *
 * An engine works in memory of its caller's, which has to be found again when
 * the design is closed: hence the list.
 */
#include "designs/near.h"

#include <stdlib.h>

struct near {
    struct near *next;
    struct leap *leap;
    void *memory;
};

static struct near *all_near;

static void free_near(struct near *near)
{
    if (near)
        free(near->memory);
    free(near);
}

static const char *fill_near(struct near *near,
                             const struct simulation *simulation,
                             const struct design_clock *clocks,
                             int clock_count)
{
    size_t need = leap_need(simulation->length);
    struct arena arena;
    const char *error;

    near->memory = malloc(need);
    if (!near->memory)
        return "out of memory for a design";
    arena = arena_of(near->memory, need);
    error = leap_open(&near->leap, &arena, NULL, simulation->text,
                      simulation->length);
    if (!error)
        error = leap_set_clocks(near->leap, clocks, clock_count);
    if (!error)
        leap_set_way(near->leap, simulation->way);
    return error;
}

const char *near_open(struct design **design,
                      const struct simulation *simulation,
                      const struct design_clock *clocks, int clock_count)
{
    struct near *near = calloc(1, sizeof *near);
    const char *error = near ? fill_near(near, simulation, clocks,
                                         clock_count)
                             : "out of memory for a design";

    *design = NULL;
    if (error) {
        free_near(near);
        return error;
    }
    near->next = all_near;
    all_near = near;
    *design = leap_design(near->leap);
    return NULL;
}

/* The place that points to it, or to the null at the end. */
static struct near **find_near(const struct design *design)
{
    struct near **at = &all_near;

    while (*at && leap_design((*at)->leap) != design)
        at = &(*at)->next;
    return at;
}

int near_close(const struct design *design)
{
    struct near **at = find_near(design), *gone = *at;

    if (!gone)
        return 0;
    *at = gone->next;
    free_near(gone);
    return 1;
}

struct leap *near_leap(const struct design *design)
{
    struct near *near = *find_near(design);

    return near ? near->leap : NULL;
}
