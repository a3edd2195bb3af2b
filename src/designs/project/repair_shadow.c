/* repair_shadow.c - repairs = and <= on one variable, where the order matters.
 *
 * What = assigns is read at once; what <= assigns comes after the clock, and
 * then wins, whichever stood first. Tools that take no mixture get the same
 * from = alone, with the value of the moment, what <= has set, and which bits:
 *
 *     count = count + 1;         count_now = count_now + 1;
 *     if (count == 10)           if (count_now == 10)
 *         count <= 0;                begin count_then = 0; count_set = -1; end
 *
 * count_now begins each clock as count, and count_set as 0; at the end of the
 * block count gets count_then where count_set is 1, and count_now elsewhere.
 * Everybody else sees count change after the clock.
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

/* The three variables. */
struct shadow {
    const char *name, *now, *then, *set;
};

/* "[3:0]" after the name is repeated for the bits that are set. */
static void shadow_later(struct project *self, struct project_module *module,
                         const struct project_assign *assign,
                         const struct shadow *shadow)
{
    const char *part = repair_text(self, module, assign->name_at + 1,
                                   assign->op_at);

    project_edit_words(self, module, assign->name_at, assign->name_at + 1,
        store_join(&self->store, "begin ", shadow->then, (char *)0));
    project_edit_words(self, module, assign->op_at, assign->op_at + 2, "=");
    project_insert_behind(self, module, assign->end_at,
        store_join(&self->store, " ", shadow->set, part, " = -1; end",
                   (char *)0));
}

/* Every occurrence in the block. */
static void shadow_words(struct project *self, struct project_module *module,
                         const struct shadow *shadow, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        const struct project_assign *assign;

        if (!project_word_is(&module->file->words[i], shadow->name)
            || project_word_is(&module->file->words[i - 1], "."))
            continue;
        assign = assign_at(module, i);
        if (assign && assign->is_nonblocking) {
            shadow_later(self, module, assign, shadow);
            continue;
        }
        project_edit_words(self, module, i, i + 1, shadow->now);
        if (assign)
            repair_note(self, PROJECT_REPAIR, module, i, shadow->name, " is "
                "assigned with = here and with <= elsewhere: its intermediate "
                "value is named ", shadow->now);
    }
}

/* A name that nobody has. */
static const char *shadow_name(struct project *self,
                               const struct project_module *module,
                               const char *name, const char *ending)
{
    const char *made = store_join(&self->store, name, ending, (char *)0);

    while (project_find_name(module, made) && !self->store.is_out)
        made = store_join(&self->store, made, "_", (char *)0);
    return made;
}

/* Around the block, and in the declarations. */
static int frame_block(struct project *self, struct project_module *module,
                       const struct project_name *name,
                       const struct shadow *shadow, size_t from, size_t to)
{
    if (!project_insert_before(self, module, from, store_join(&self->store,
            "begin ", shadow->now, " = ", shadow->name, "; ", shadow->set,
            " = 0; ", (char *)0)))
        return 0;
    project_insert_behind(self, module, module->head_to - 1,
        store_join(&self->store, " reg ", name->is_signed ? "signed " : "",
            repair_text(self, module, name->dims_from, name->dims_to), " ",
            shadow->now, ", ", shadow->then, ", ", shadow->set, ";",
            (char *)0));
    project_insert_behind(self, module, to - 1, store_join(&self->store, " ",
        shadow->name, " <= (", shadow->now, " & ~", shadow->set, ") | (",
        shadow->then, " & ", shadow->set, "); end", (char *)0));
    return 1;
}

/* Nothing is edited before it is sure that all of it can be. */
int repair_shadow(struct project *self, struct project_module *module,
                  const struct project_name *name,
                  const struct project_block *block)
{
    size_t body = block ? body_of(module, block) : 0;
    struct shadow shadow = {name->name, "", "", ""};

    if (!body || name->is_array || !can_shadow(module, name, body, block->to))
        return 0;
    shadow.now = shadow_name(self, module, name->name, "_now");
    shadow.then = shadow_name(self, module, name->name, "_then");
    shadow.set = shadow_name(self, module, name->name, "_set");
    if (!frame_block(self, module, name, &shadow, body, block->to))
        return 0;
    shadow_words(self, module, &shadow, body, block->to);
    return 1;
}
