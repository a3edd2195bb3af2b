/* coverage.c - the coverage of a twin: its states, transitions and wires.
 *
 * A transition is seen between two looks, so every tick must be looked at:
 * pair.c cuts its blocks to single ticks while coverage is on.
 */
#include "twin/coverage.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"

/* More than any twin has. */
enum { CONTROLLERS_MAX = 16, STATES_MAX = TWIN_STATES_MAX, NOWHERE = -1,
       NAMED_MAX = 8 };                 /* more missing ways are not named */

/* What one controller did; counts go on over all power-ups. */
struct seen {
    int last;                           /* its state at the last look */
    uint32_t looks;                     /* since power-up */
    uint64_t state[STATES_MAX];
    uint64_t transition[STATES_MAX][STATES_MAX];
};

/* What Verilator counts: a bit that toggles, a line or branch that is run. */
enum point { POINT_TOGGLE, POINT_LINE, POINT_OTHER };

struct counted {                        /* by the simulator */
    enum point kind;
    int is_reached;
};

/* point[0..points) is in the order of the simulator's file, which is the same
 * for every engine of one build. */
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

/* The first ticks after power-up do not count where a controller may start
 * anywhere. To stay in a state is a transition to itself, which is legal. */
static void count_state(struct seen *seen, unsigned state,
                        uint32_t settle_ticks)
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

/* The remainder keeps a state from a foreign design inside the tables. */
void coverage_look(struct coverage *self, const struct engine *engine)
{
    const struct twin_controller *one = self->twin->controllers;

    for (int i = 0; one && one[i].name && i < CONTROLLERS_MAX; i++)
        count_state(&self->seen[i],
                    (unsigned)engine_controller(engine, i) % STATES_MAX,
                    one[i].settle_ticks);
}

/* The report */

/* By name; NOWHERE if the table has none of this name. */
static int state_code(const struct twin_controller *one, const char *name)
{
    for (int i = 0; i < STATES_MAX && one->states[i]; i++)
        if (text_same(one->states[i], name))
            return i;
    return NOWHERE;
}

/* A code beyond the table is one that the design should not have. */
static const char *state_name(const struct twin_controller *one, int code)
{
    for (int i = 0; one->states[i]; i++)
        if (i == code)
            return one->states[i];
    return "an unnamed state";
}

/* To stay is always legal. */
static int is_legal_transition(const struct twin_controller *one, int from,
                               int to)
{
    for (const struct twin_transition *step = one->transitions;
         step && step->from; step++)
        if (state_code(one, step->from) == from
            && state_code(one, step->to) == to)
            return 1;
    return from == to;
}

/* The tell_ functions return how many were missed. */
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
        int from = state_code(one, step->from);
        int target = state_code(one, step->to);

        all++;
        reached += from != NOWHERE && target != NOWHERE
                && seen->transition[from][target] != 0;
    }
    fprintf(to, ", %d of %d transitions\n", reached, all);
    return all - reached;
}

/* One line for each, to be searched for in the source. */
static void tell_missing(const struct seen *seen,
                         const struct twin_controller *one, FILE *to)
{
    for (int i = 0; one->states[i]; i++)
        if (!seen->state[i])
            fprintf(to, "    never in %s\n", one->states[i]);
    for (const struct twin_transition *step = one->transitions;
         step && step->from; step++) {
        int from = state_code(one, step->from);
        int target = state_code(one, step->to);

        if (from == NOWHERE || target == NOWHERE
            || !seen->transition[from][target])
            fprintf(to, "    never from %s to %s\n", step->from, step->to);
    }
}

/* Transitions that were taken and are not in the table: an error in the table
 * or in the design. */
static int tell_unknown(const struct seen *seen,
                        const struct twin_controller *one, FILE *to)
{
    int unknown = 0;

    for (int from = 0; from < STATES_MAX; from++)
        for (int target = 0; target < STATES_MAX; target++) {
            if (!seen->transition[from][target]
                || is_legal_transition(one, from, target))
                continue;
            unknown++;
            fprintf(to, "    not in the list: from %s to %s\n",
                    state_name(one, from), state_name(one, target));
        }
    return unknown;
}

/* "  toggles: 812 of 830" */
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

/* Whether a way of the table was taken. */
static int has_way(const struct twin_controller *one, const uint64_t *ways,
                   const struct twin_transition *step)
{
    int from = state_code(one, step->from), to = state_code(one, step->to);

    return from != NOWHERE && to != NOWHERE && ways[from] >> to & 1;
}

void coverage_tell_ways(const struct twin *twin, const uint64_t *ways,
                        FILE *to)
{
    const struct twin_controller *one = twin->controllers;
    const struct twin_transition *step;
    int all = 0, reached = 0;

    if (!one || !one->transitions)
        return;
    for (step = one->transitions; step->from; step++, all++)
        reached += has_way(one, ways, step);
    fprintf(to, "  %s: %d of %d transitions\n", one->name, reached, all);
    for (step = one->transitions; step->from && all - reached <= NAMED_MAX;
         step++)
        if (!has_way(one, ways, step))
            fprintf(to, "    never from %s to %s\n", step->from, step->to);
}

/* Points do not count as missing: not every wire of a design can toggle. */
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

/* By the page that Verilator's line names. */
static enum point point_kind(const char *line)
{
    if (strstr(line, "v_toggle"))
        return POINT_TOGGLE;
    return strstr(line, "v_line") || strstr(line, "v_branch") ? POINT_LINE
                                                              : POINT_OTHER;
}

/* Points come one by one, so doubling once is enough. */
static const char *reserve_points(struct coverage *self, size_t count)
{
    size_t room = self->room ? 2 * self->room : 1024;
    struct counted *point;

    if (count <= self->room)
        return NULL;
    point = realloc(self->point, room * sizeof *point);
    if (!point)
        return "out of memory for coverage counts";
    self->point = point;
    self->room = room;
    return NULL;
}

/* The i-th point of a file; the first file makes the list. */
static const char *store_point(struct coverage *self, size_t i,
                               const char *line)
{
    const char *count = strrchr(line, ' ');
    const char *error = reserve_points(self, i + 1);

    if (error)
        return error;
    if (i == self->points)
        self->point[self->points++] = (struct counted){point_kind(line), 0};
    self->point[i].is_reached |= count && strtoul(count, NULL, 10) > 0;
    return NULL;
}

/* Lines that do not begin with C are comments. */
static const char *merge_counts(struct coverage *self, FILE *from)
{
    const char *error = NULL;
    char line[4096];
    size_t i = 0;

    while (!error && fgets(line, sizeof line, from))
        if (line[0] == 'C')
            error = store_point(self, i++, line);
    return error;
}

/* The simulator writes to a path; the descriptor stays ours, to read it back.
 */
const char *coverage_take(struct coverage *self, struct engine *engine)
{
    char path[] = "/tmp/boardwalk-cover-XXXXXX";
    int fd = mkstemp(path);
    FILE *from;
    const char *error;

    if (fd < 0)
        return "cannot create a file for coverage counts in /tmp";
    error = engine_cover(engine, path);
    from = fdopen(fd, "r");
    if (!error)
        error = from ? merge_counts(self, from)
                     : "cannot read the coverage counts";
    if (from)
        fclose(from);
    unlink(path);
    return error;
}
