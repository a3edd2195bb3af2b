/* choose.h - evidence for and against a module or file being part of the
 * design. */
#ifndef PROJECT_CHOOSE_H
#define PROJECT_CHOOSE_H

#include "designs/project/inside.h"

/* A module that only a simulation needs. */
int choose_is_bench(const struct project_module *module);

/* How much a name says that a file is an old one: "old", "Copy of", "bak". */
int choose_age(const char *name);

/* By name, with numbers by their value: phase2 before phase10. */
int choose_compare(const char *a, const char *b);

/* How many folders two files have in common, and one more if all. */
int choose_nearness(const char *a, const char *b);

/* "uart.v" is the file of a module uart. */
int choose_is_file_of(const struct project_file *file, const char *module);

/* What the project of the vendor's tool says. */
int choose_is_top_of_settings(const struct project *self, const char *module);
int choose_is_in_settings(const struct project *self,
                          const struct project_file *file);

#endif
