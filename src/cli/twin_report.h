/* twin_report.h - prints what boardwalk twin found.
 *
 * In this order: a build, the head, the parts, and then that all was equal or
 * the difference.
 */
#ifndef TWIN_REPORT_H
#define TWIN_REPORT_H

#include "bench/journal.h"
#include "twin/lockstep.h"

/* A twin is being built, which may take a minute. Also used by `play --rtl`. */
void twin_report_build(const char *module, const char *kind);

void twin_report_head(const struct lockstep *self);

/* One kind of input has been applied, completely or up to a difference. */
void twin_report_part(const struct lockstep *self, const char *what,
                      uint64_t ticks);
void twin_report_quick(const struct lockstep *self, uint64_t ticks);

/* All was equal, in ms of real time; with --cover also what was reached.
 * Returns the exit status. */
int twin_report_equal(struct lockstep *self, int64_t ms);

/* Prints the difference, shortens the steps that lead to it, and writes script
 * and waves. name is that of the files, null: after the machine. Returns the
 * exit status. */
int twin_report_difference(struct lockstep *self, const char *name);

/* A name for the files of a difference that no file has yet: NAME or NAME-2. */
void twin_report_name(const char *name, char chosen[JOURNAL_PATH_MAX]);

#endif
