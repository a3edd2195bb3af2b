/* repair_memory.c - repairs memories that are cleared and then read from a
 * file.
 *
 * Yosys carries out what an initial block assigns to words of a memory after
 * all of its $readmemh, wherever they stand: a memory that a loop clears before
 * it is read would stay empty. For Yosys those assignments are left out of the
 * copy; what nothing is assigned to begins at zero.
 */
#include "designs/project/repair.h"

/* The memory in $readmemh(FILE, MEMORY, ...); 0 if it is not a plain name. */
static size_t memory_of(const struct project_module *module, size_t at)
{
    const struct project_word *words = module->file->words;
    int depth = 0;

    for (at++; at < module->to && !project_word_is(&words[at], ";"); at++) {
        depth += project_word_is(&words[at], "(")
               - project_word_is(&words[at], ")");
        if (depth == 1 && project_word_is(&words[at], ","))
            return at + 1;
    }
    return 0;
}

/* No word of it may come from a macro, and it must be one line: directives end
 * with it. */
static int leave_to_others(struct project *self,
                           const struct project_module *module,
                           const struct project_assign *assign)
{
    return project_insert_before(self, module, assign->name_at,
                                 " `ifndef YOSYS ")
        && project_insert_before(self, module, assign->end_at, " `endif ");
}

/* Those in initial blocks, and before it is read. */
static void leave_out_clearing(struct project *self,
                               struct project_module *module, size_t read_at,
                               size_t memory)
{
    const struct project_word *words = module->file->words;
    const char *name = project_word_text(self, &words[memory]);
    int is_told = 0;

    for (const struct project_assign *a = module->assigns; a; a = a->next) {
        if (a->sort != PROJECT_INITIAL || a->name_at > read_at
            || !project_word_is(&words[a->name_at], name)
            || !leave_to_others(self, module, a) || is_told++)
            continue;
        repair_note(self, PROJECT_REPAIR, module, a->name_at, name, " is "
                    "filled here and then read from a file; Yosys would "
                    "reverse the order, so this is hidden from it", "");
    }
}

void repair_memory(struct project *self, struct project_module *module)
{
    for (size_t i = module->from; i < module->to; i++) {
        const struct project_word *word = &module->file->words[i];
        size_t memory;

        if (!project_word_is(word, "$readmemh")
            && !project_word_is(word, "$readmemb"))
            continue;
        memory = memory_of(module, i);
        if (memory)
            leave_out_clearing(self, module, i, memory);
    }
}
