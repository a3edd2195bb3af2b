/* twin_report.h - what boardwalk twin tells. */
#ifndef TWIN_REPORT_H
#define TWIN_REPORT_H

#include "twin/lockstep.h"

/* A twin is being built, which takes a while. */
void twin_report_build(const char *module, const char *kind);

void twin_report_head(const struct lockstep *self);

/* One kind of stimulus is done, or broke off. */
void twin_report_part(const struct lockstep *self, const char *what,
                      uint64_t ticks);

/* All was equal; and, where that was asked for, what was covered. The return
 * is the exit status. */
int twin_report_equal(struct lockstep *self, int64_t ms);

/* The difference, the way there made short, and waves. The name is that of
 * the files, null: one after the machine. */
int twin_report_difference(struct lockstep *self, const char *name);

#endif
