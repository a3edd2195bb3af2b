/* runner.h - a project on one engine, in one way, for comparison with others.
 *
 * Ways of our own engine run in this process, so that all of their state can be
 * looked at; other engines run as the program runs them. All of them report
 * changes of the outputs in one layout, that of the netlist's ports, whatever
 * their own is; levels of a wire that the design does not drive count as 0.
 */
#ifndef RUNNER_H
#define RUNNER_H

#include "designs/leap/stimulus.h"
#include "designs/on_board.h"

enum { RUNNER_WORDS_MAX = 16 };

struct runner {
    const char *name;                   /* plain, over, ..., verilator */
    struct design *design;
    const struct design_port *ports;    /* of the layout */
    struct bench bench;                 /* of our own engine; else its leap is
                                         * null */
    struct on_board *board;             /* of another */
    size_t words;                       /* of the outputs in the layout */

    uint64_t *changes;                  /* of the window: a tick and the words
                                         * of the layout each */
    size_t count, room;
    uint64_t last[RUNNER_WORDS_MAX];    /* the outputs now */
};

/* The name is a way of our own engine (plain, over, checked, sampled; compiled
 * is plain and mixed is over, both with compiled code) or another engine. The
 * board has been opened with the engine "leap". Work is a path that files may
 * begin with. An error, or null. */
const char *runner_open(struct runner *self, struct on_board *board,
                        const char *name, const char *work,
                        const char *const *paths,
                        const struct project_spec *spec,
                        const struct design_port *ports);
void runner_close(struct runner *self);

/* On for so many ticks, with inputs in the layout; changes are then those of
 * this window. */
const char *runner_run(struct runner *self, const uint64_t *in,
                       uint64_t ticks);

/* The words of a change, and of the layout. */
int runner_words(const struct design_port *ports);

/* Whether two of our own engine are in the same state: every register, every
 * wire and every word of memory. True if one is another engine. */
int runner_is_same_inside(const struct runner *a, const struct runner *b);

#endif
