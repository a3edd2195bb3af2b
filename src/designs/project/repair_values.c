/* repair_values.c - how and when values are assigned: = and <=, the state at
 * power-up, loops. */
#include "designs/project/repair.h"

static int is_of(const struct project_module *module,
                 const struct project_assign *assign,
                 const struct project_name *name)
{
    return project_word_is(&module->file->words[assign->name_at], name->name);
}

static const struct project_block *block_of(
    const struct project_module *module, int number)
{
    const struct project_block *block = module->blocks;

    while (block && --number > 0)
        block = block->next;
    return block;
}

/* = and <= on one variable */

/* Whether a word is in a branch that an assignment excludes. */
static int is_elsewhere(const struct project_module *module,
                        const struct project_assign *assign, size_t at)
{
    for (const struct project_fork *f = module->forks; f; f = f->next)
        if (assign->name_at >= f->from && assign->name_at < f->to
            && at >= f->to && at < f->past)
            return 1;
    return 0;
}

/* Whether a variable is read behind an assignment in its block; what stands
 * left of another assignment to it is no reading. */
static int is_read_behind(const struct project_module *module,
                          const struct project_assign *assign,
                          const struct project_name *name)
{
    const struct project_block *block = block_of(module, assign->block);

    for (size_t i = assign->end_at; block && i < block->to; i++) {
        const struct project_assign *a = module->assigns;

        if (!project_word_is(&module->file->words[i], name->name))
            continue;
        while (a && a->name_at != i)
            a = a->next;
        if (!a && !is_elsewhere(module, assign, i))
            return 1;
    }
    return 0;
}

static void make_nonblocking(struct project *self,
                             struct project_module *module,
                             const struct project_assign *assign,
                             const struct project_name *name)
{
    if (assign->sort != PROJECT_CLOCKED
        || !project_word_is(&module->file->words[assign->op_at], "=")
        || is_read_behind(module, assign, name)) {
        repair_note(self, PROJECT_DOUBT, module, assign->name_at, name->name,
            " is assigned with = here and with <= elsewhere; one of them is "
            "meant", "");
        return;
    }
    if (project_edit_words(self, module, assign->op_at, assign->op_at + 1,
                           "<="))
        repair_note(self, PROJECT_REPAIR, module, assign->name_at, name->name,
            " is assigned with = here and with <= elsewhere: <= is taken",
            "");
}

static void unite_operators(struct project *self,
                            struct project_module *module,
                            const struct project_name *name)
{
    int blocking = 0, nonblocking = 0;

    for (const struct project_assign *a = module->assigns; a; a = a->next)
        if (is_of(module, a, name) && (a->sort == PROJECT_CLOCKED
                                       || a->sort == PROJECT_COMBINED)) {
            nonblocking |= a->is_nonblocking;
            blocking |= !a->is_nonblocking;
        }
    if (!blocking || !nonblocking)
        return;
    for (const struct project_assign *a = module->assigns; a; a = a->next)
        if (is_of(module, a, name) && !a->is_nonblocking
            && (a->sort == PROJECT_CLOCKED || a->sort == PROJECT_COMBINED))
            make_nonblocking(self, module, a, name);
}

/* Two blocks that drive one variable */

static void check_drivers(struct project *self,
                          const struct project_module *module,
                          const struct project_name *name)
{
    const struct project_assign *first = NULL;

    for (const struct project_assign *a = module->assigns; a; a = a->next) {
        const struct project_word *behind;

        if (!is_of(module, a, name) || a->sort == PROJECT_INITIAL
            || a->sort == PROJECT_FUNCTION || name->is_array)
            continue;
        behind = &module->file->words[a->name_at + 1];
        if (project_word_is(behind, "["))
            return;                     /* maybe another bit */
        if (first && first->block != a->block
            && first->sort != PROJECT_ASSIGN) {
            repair_note(self, PROJECT_DOUBT, module, a->name_at, name->name,
                " has a second driver here: it is also assigned in another "
                "always, in line ", project_digits(
                    module->file->words[first->name_at].token.line));
            return;
        }
        if (!first)
            first = a;
    }
}

/* Power-up */

static int is_clocked(const struct project_module *module,
                      const struct project_name *name)
{
    int is_clocked_somewhere = 0;

    for (const struct project_assign *a = module->assigns; a; a = a->next) {
        if (!is_of(module, a, name))
            continue;
        if (a->sort == PROJECT_INITIAL)
            return 0;
        is_clocked_somewhere |= a->sort == PROJECT_CLOCKED;
    }
    return is_clocked_somewhere;
}

static int has_plain_type(const struct project_module *module,
                          const struct project_name *name)
{
    const struct project_word *type = &module->file->words[name->type_at];

    return name->type_at && (project_word_is(type, "reg")
                             || project_word_is(type, "logic")
                             || project_word_is(type, "integer"));
}

/* Behind the name in the declaration that makes it a register. */
static int start_at_zero(struct project *self, struct project_module *module,
                         const struct project_name *name)
{
    size_t at = name->again_at && !module->is_ansi ? name->again_at
                                                   : name->at;

    if (name->sort != PROJECT_VARIABLE || name->is_array || name->value_from
        || !has_plain_type(module, name) || !is_clocked(module, name))
        return 0;
    return project_insert_behind(self, module, at, " = 0");
}

void repair_values(struct project *self, struct project_module *module)
{
    int count = 0;

    for (const struct project_name *n = module->names; n; n = n->next) {
        if (n->sort != PROJECT_VARIABLE)
            continue;
        unite_operators(self, module, n);
        check_drivers(self, module, n);
        count += start_at_zero(self, module, n);
    }
    if (count)
        project_note(self, PROJECT_REPAIR, module->file, module->line,
            project_digits(count), count == 1 ? " register" : " registers",
            " of ", module->name, count == 1 ? " has" : " have",
            " no start value: zero, as when the chip is configured",
            (char *)0);
}

/* Loops */

/* i < n with a variable n: i < 2 ** width, and the test before each turn. */
static void bound_loop(struct project *self, struct project_module *module,
                       const struct project_loop *loop,
                       const struct project_name *bound)
{
    const char *test = repair_text(self, module, loop->test_from,
                                   loop->test_to);
    int width = project_width(bound);

    if (width > 12) {
        repair_note(self, PROJECT_DOUBT, module, loop->test_from, "this loop "
            "ends at ", bound->name, ", which is no constant: no chip can "
            "have a number of copies that changes");
        return;
    }
    if (!project_edit_words(self, module, loop->test_to - 1, loop->test_to,
                            project_digits(1 << width))
        || !project_insert_before(self, module, loop->body_from,
                store_join(&self->store, "begin if (", test, ") ", (char *)0)))
        return;
    project_insert_behind(self, module, loop->body_to - 1, " end");
    repair_note(self, PROJECT_REPAIR, module, loop->test_from, "this loop "
        "ends at ", bound->name, ", which is no constant: it goes to its "
        "largest value, and does nothing beyond");
}

/* Only tests of the form NAME < NAME, where more than the name decides. */
void repair_loops(struct project *self, struct project_module *module)
{
    for (const struct project_loop *l = module->loops; l; l = l->next) {
        const struct project_word *words = module->file->words;
        const struct project_name *bound;

        if (l->test_to - l->test_from != 3
            || !project_word_is(&words[l->test_from + 1], "<"))
            continue;
        bound = project_find_word(module, &words[l->test_to - 1]);
        if (bound && (bound->sort == PROJECT_NET
                      || bound->sort == PROJECT_VARIABLE)
            && bound->is_sized && bound->range_from)
            bound_loop(self, module, l, bound);
    }
}
