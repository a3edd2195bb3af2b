/* repair_shadow.c - = and <= on one variable, where the order matters.
 *
 *     count = count + 1;              begin count_now = count_now + 1;
 *     if (count == 10)                      count <= count_now; end
 *         count <= 0;                 if (count_now == 10) count <= 0;
 *
 * count_now begins each clock as count. The last assignment decides, of
 * whichever kind, and everybody else sees count change behind the clock: the
 * same as on the vendor's chip, without a mixture.
 */
#include "designs/project/repair.h"

/* The first word of what an always does; 0 if it has not just one edge. */
static size_t body_of(const struct project_module *module,
                      const struct project_block *block)
{
    const struct project_word *words = module->file->words;
    size_t at = block->from + 3;

    if (!project_word_is(&words[block->from + 1], "@")
        || !project_word_is(&words[block->from + 2], "("))
        return 0;
    for (; at < block->to && !project_word_is(&words[at], ")"); at++)
        if (project_word_is(&words[at], "or")
            || project_word_is(&words[at], ",")
            || project_word_is(&words[at], "("))
            return 0;
    return at + 1 < block->to ? at + 1 : 0;
}

/* The assignment to the word at a place, or null: then it is read. */
static const struct project_assign *assign_at(
    const struct project_module *module, size_t at)
{
    const struct project_assign *assign = module->assigns;

    while (assign && assign->name_at != at)
        assign = assign->next;
    return assign;
}

/* Only words that stand in the source can be edited, and no concatenation. */
static int can_shadow(const struct project_module *module,
                      const struct project_name *name, size_t from, size_t to)
{
    const struct project_word *words = module->file->words;

    for (size_t i = from; i < to; i++) {
        const struct project_assign *assign;

        if (!project_word_is(&words[i], name->name))
            continue;
        assign = assign_at(module, i);
        if (words[i].is_made
            || (assign && !project_word_is(&words[assign->end_at], ";"))
            || (assign && (project_word_is(&words[i - 1], "{")
                           || project_word_is(&words[i - 1], ","))))
            return 0;
    }
    return 1;
}

/* "[3:0]" behind the name. */
static void shadow_assign(struct project *self, struct project_module *module,
                          const struct project_assign *assign,
                          const char *name, const char *now)
{
    const char *part = repair_text(self, module, assign->name_at + 1,
                                   assign->op_at);

    project_edit_words(self, module, assign->name_at, assign->name_at + 1,
        store_join(&self->store, "begin ", now, (char *)0));
    project_insert_behind(self, module, assign->end_at,
        store_join(&self->store, " ", name, part, " <= ", now, part, "; end",
                   (char *)0));
    repair_note(self, PROJECT_REPAIR, module, assign->name_at, name, " is "
        "assigned with = here and with <= elsewhere: the value of the moment "
        "is called ", now);
}

/* Every occurrence in the block. */
static void shadow_words(struct project *self, struct project_module *module,
                         const struct project_name *name, size_t from,
                         size_t to, const char *now)
{
    for (size_t i = from; i < to; i++) {
        const struct project_assign *assign;

        if (!project_word_is(&module->file->words[i], name->name)
            || project_word_is(&module->file->words[i - 1], "."))
            continue;
        assign = assign_at(module, i);
        if (!assign)
            project_edit_words(self, module, i, i + 1, now);
        else if (!assign->is_nonblocking)
            shadow_assign(self, module, assign, name->name, now);
    }
}

/* Nothing is edited before it is sure that all of it can be. */
int repair_shadow(struct project *self, struct project_module *module,
                  const struct project_name *name,
                  const struct project_block *block)
{
    size_t body = block ? body_of(module, block) : 0;
    const char *now = store_join(&self->store, name->name, "_now", (char *)0);

    if (!body || name->is_array || !can_shadow(module, name, body, block->to))
        return 0;
    while (project_find_name(module, now) && !self->store.is_out)
        now = store_join(&self->store, now, "_", (char *)0);
    if (!project_insert_before(self, module, body, store_join(&self->store,
            "begin ", now, " = ", name->name, "; ", (char *)0)))
        return 0;
    project_insert_behind(self, module, module->head_to - 1,
        store_join(&self->store, " reg ", name->is_signed ? "signed " : "",
            repair_text(self, module, name->dims_from, name->dims_to), " ",
            now, ";", (char *)0));
    shadow_words(self, module, name, body, block->to, now);
    project_insert_behind(self, module, block->to - 1, " end");
    return 1;
}
