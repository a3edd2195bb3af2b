/* repair.h - repairs what vendors' tools tolerate, one kind in each function,
 * which looks at one module in use. */
#ifndef PROJECT_REPAIR_H
#define PROJECT_REPAIR_H

#include "designs/project/inside.h"

void repair_ports(struct project *self, struct project_module *module);
void repair_instances(struct project *self, struct project_module *module);
void repair_parameters(struct project *self, struct project_module *module);
void repair_names(struct project *self, struct project_module *module);
void repair_values(struct project *self, struct project_module *module);
void repair_memory(struct project *self, struct project_module *module);
void repair_tasks(struct project *self, struct project_module *module);
void repair_loops(struct project *self, struct project_module *module);
void repair_floats(struct project *self, struct project_module *module);

/* repair_shadow.c: a variable that a block assigns in both ways and reads in
 * between gets a second one, for the value of the moment; 0 if it cannot. */
int repair_shadow(struct project *self, struct project_module *module,
                  const struct project_name *name,
                  const struct project_block *block);

/* A note about a word of a module. */
void repair_note(struct project *self, enum project_note_kind kind,
                 const struct project_module *module, size_t at,
                 const char *first, const char *second, const char *third);

/* The text of some words, as closely as they stood. */
const char *repair_text(struct project *self,
                        const struct project_module *module, size_t from,
                        size_t to);

#endif
