/* wrapper.h - a wrapper module around the top of a project, with two wide
 * ports.
 *
 * Simulators that compile Verilog all give ports their own names and types. So
 * the top is put into a module boardwalk_top, whose one input and one output
 * have the bits of all ports in a row, as base/design.h wants them.
 */
#ifndef WRAPPER_H
#define WRAPPER_H

#include <stdio.h>

#include "base/design.h"
#include "designs/project/project.h"

#define WRAPPER_NAME "boardwalk_top"

struct wrapper {                        /* zero it before use */
    struct design_port *ports;          /* null: none made yet */
    int in_words, out_words;
};

/* The ports of the top, one after the other. The error names one that cannot
 * be wrapped: not every simulator tells what is driven on a port that goes both
 * ways. The names are the project's. */
const char *wrapper_make(struct wrapper *self, const struct project *project,
                         int takes_both);
void wrapper_free(struct wrapper *self);

/* Writes WRAPPER_NAME.v and the table of ports into a folder; and reads the
 * table back, without a project. */
const char *wrapper_write(const struct wrapper *self,
                          const struct project *project, const char *folder);
const char *wrapper_write_table(const struct wrapper *self,
                                const char *folder);
const char *wrapper_read(struct wrapper *self, const char *folder);

/* For those who write such a module of their own: how many bits a row has in
 * it, which is more than are used, and how the top is connected with the rows
 * in and out, and a port that goes both ways with a net of its own, both_N by
 * its in_at. */
int wrapper_row_bits(int words);
void wrapper_put_top(const struct wrapper *self,
                     const struct project *project, const char *in,
                     const char *out, FILE *to);

#endif
