/* coverage.c - which states, transitions and wires of a twin were ever seen. */
#include "twin/coverage.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"

enum { CONTROLLERS_MAX = 16, STATES_MAX = 64, NOWHERE = -1 };

struct seen {                           /* of one controller */
    int last;                           /* its state at the last look */
    uint32_t looks;                     /* since power-up */
    uint64_t state[STATES_MAX];
    uint64_t transition[STATES_MAX][STATES_MAX];
};

enum point { POINT_TOGGLE, POINT_LINE, POINT_OTHER };

struct counted {                        /* by the simulator */
    enum point kind;
    int is_reached;
};

struct coverage {
    const struct twin *twin;
    struct seen seen[CONTROLLERS_MAX];
    struct counted *point;
    size_t points, room;
};

struct coverage *coverage_open(const struct twin *twin)
{
    struct coverage *self = calloc(1, sizeof *self);

    if (!self)
        return NULL;
    self->twin = twin;
    coverage_forget(self);
    return self;
}

void coverage_close(struct coverage *self)
{
    if (self)
        free(self->point);
    free(self);
}

void coverage_forget(struct coverage *self)
{
    for (int i = 0; i < CONTROLLERS_MAX; i++) {
        self->seen[i].last = NOWHERE;
        self->seen[i].looks = 0;
    }
}

static void look(struct seen *seen, unsigned state, uint32_t settle_ticks)
{
    if (seen->looks < settle_ticks) {
        seen->looks++;
        return;
    }
    seen->state[state]++;
    if (seen->last != NOWHERE)
        seen->transition[seen->last][state]++;
    seen->last = (int)state;
}

void coverage_look(struct coverage *self, const struct engine *engine)
{
    const struct twin_controller *one = self->twin->controllers;

    for (int i = 0; one && one[i].name && i < CONTROLLERS_MAX; i++)
        look(&self->seen[i],
             (unsigned)engine_controller(engine, i) % STATES_MAX,
             one[i].settle_ticks);
}

/* Telling */

static int code_of(const struct twin_controller *one, const char *name)
{
    for (int i = 0; i < STATES_MAX && one->states[i]; i++)
        if (text_same(one->states[i], name))
            return i;
    return NOWHERE;
}

static const char *name_of(const struct twin_controller *one, int code)
{
    for (int i = 0; one->states[i]; i++)
        if (i == code)
            return one->states[i];
    return "a code of no state";
}

static int is_known(const struct twin_controller *one, int from, int to)
{
    for (const struct twin_transition *step = one->transitions;
         step && step->from; step++)
        if (code_of(one, step->from) == from && code_of(one, step->to) == to)
            return 1;
    return from == to;
}

static int tell_states(const struct seen *seen,
                       const struct twin_controller *one, FILE *to)
{
    int all = 0, reached = 0;

    for (int i = 0; one->states[i]; i++) {
        all++;
        reached += seen->state[i] != 0;
    }
    fprintf(to, "  %s: %d of %d states", one->name, reached, all);
    return all - reached;
}

static int tell_transitions(const struct seen *seen,
                            const struct twin_controller *one, FILE *to)
{
    int all = 0, reached = 0;

    for (const struct twin_transition *step = one->transitions;
         step && step->from; step++) {
        int from = code_of(one, step->from), target = code_of(one, step->to);

        all++;
        reached += from != NOWHERE && target != NOWHERE
                && seen->transition[from][target] != 0;
    }
    fprintf(to, ", %d of %d transitions\n", reached, all);
    return all - reached;
}

static void tell_missing(const struct seen *seen,
                         const struct twin_controller *one, FILE *to)
{
    for (int i = 0; one->states[i]; i++)
        if (!seen->state[i])
            fprintf(to, "    never in %s\n", one->states[i]);
    for (const struct twin_transition *step = one->transitions;
         step && step->from; step++) {
        int from = code_of(one, step->from), target = code_of(one, step->to);

        if (from == NOWHERE || target == NOWHERE
            || !seen->transition[from][target])
            fprintf(to, "    never from %s to %s\n", step->from, step->to);
    }
}

/* A transition that nobody wrote down is a surprise. */
static int tell_unknown(const struct seen *seen,
                        const struct twin_controller *one, FILE *to)
{
    int unknown = 0;

    for (int from = 0; from < STATES_MAX; from++)
        for (int target = 0; target < STATES_MAX; target++) {
            if (!seen->transition[from][target] || is_known(one, from, target))
                continue;
            unknown++;
            fprintf(to, "    not in the list: from %s to %s\n",
                    name_of(one, from), name_of(one, target));
        }
    return unknown;
}

static void tell_points(const struct coverage *self, const char *name,
                        enum point kind, FILE *to)
{
    unsigned all = 0, reached = 0;

    for (size_t i = 0; i < self->points; i++) {
        all += self->point[i].kind == kind;
        reached += self->point[i].kind == kind && self->point[i].is_reached;
    }
    fprintf(to, "  %s: %u of %u\n", name, reached, all);
}

int coverage_tell(const struct coverage *self, FILE *to)
{
    const struct twin_controller *one = self->twin->controllers;
    int missing = 0;

    tell_points(self, "toggles", POINT_TOGGLE, to);
    tell_points(self, "branches", POINT_LINE, to);

    for (int i = 0; one && one[i].name && i < CONTROLLERS_MAX; i++) {
        missing += tell_states(&self->seen[i], &one[i], to);
        missing += tell_transitions(&self->seen[i], &one[i], to);
        tell_missing(&self->seen[i], &one[i], to);
        missing += tell_unknown(&self->seen[i], &one[i], to);
    }
    return missing;
}

/* The simulator's counts: C 'names and values' COUNT, a point a line, in the
 * same order for every engine of one build. */

static enum point kind_of(const char *line)
{
    if (strstr(line, "v_toggle"))
        return POINT_TOGGLE;
    return strstr(line, "v_line") || strstr(line, "v_branch") ? POINT_LINE
                                                              : POINT_OTHER;
}

static const char *make_room(struct coverage *self, size_t count)
{
    struct counted *point;

    if (count <= self->room)
        return NULL;
    self->room = self->room ? 2 * self->room : 1024;
    point = realloc(self->point, self->room * sizeof *point);
    if (!point)
        return "out of memory for counts";
    self->point = point;
    return NULL;
}

static const char *add_point(struct coverage *self, size_t i,
                             const char *line)
{
    const char *count = strrchr(line, ' ');
    const char *error = make_room(self, i + 1);

    if (error)
        return error;
    if (i == self->points)
        self->point[self->points++] = (struct counted){kind_of(line), 0};
    self->point[i].is_reached |= count && strtoul(count, NULL, 10) > 0;
    return NULL;
}

static const char *add_file(struct coverage *self, FILE *from)
{
    const char *error = NULL;
    char line[4096];
    size_t i = 0;

    while (!error && fgets(line, sizeof line, from))
        if (line[0] == 'C')
            error = add_point(self, i++, line);
    return error;
}

const char *coverage_take(struct coverage *self, struct engine *engine)
{
    char path[] = "/tmp/boardwalk-cover-XXXXXX";
    int fd = mkstemp(path);
    FILE *from;
    const char *error;

    if (fd < 0)
        return "cannot make a file for counts in /tmp";
    error = engine_cover(engine, path);
    from = fdopen(fd, "r");
    if (!error)
        error = from ? add_file(self, from) : "cannot read the counts";
    if (from)
        fclose(from);
    unlink(path);
    return error;
}
