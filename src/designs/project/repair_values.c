/* repair_values.c - repairs assignments: mixed = and <=, missing initial
 * values, unbounded loops.
 *
 * A synthesis tool decides all of this once, for hardware; a simulator plays
 * it event by event. Where the two could differ, the copy says explicitly what
 * the hardware does.
 */
#include "designs/project/repair.h"

/* Also of a part of it: q[3] <= is an assignment to q. */
static int is_of(const struct project_module *module,
                 const struct project_assign *assign,
                 const struct project_name *name)
{
    return project_word_is(&module->file->words[assign->name_at], name->name);
}

/* Numbers of assignments begin at 1. */
static const struct project_block *numbered_block(
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

/* Whether a variable is read after an assignment in its block; what stands
 * left of another assignment to it is no reading. */
static int is_read_behind(const struct project_module *module,
                          const struct project_assign *assign,
                          const struct project_name *name)
{
    const struct project_block *block = numbered_block(module, assign->block);

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

/* n++ and n += 2: an = in other words. */
static int is_step(const struct project_module *module,
                   const struct project_assign *assign)
{
    const struct project_word *words = module->file->words;
    size_t at = assign->op_at;

    if (!project_word_is(&words[at], "+") && !project_word_is(&words[at], "-"))
        return 0;
    return at > assign->name_at && (project_word_is(&words[at + 1], "=")
        || (assign->end_at == at + 2
            && words[at].token.at[0] == words[at + 1].token.at[0]));
}

/* "n <= n + 1", or "n <= n + (2)". */
static int write_step_out(struct project *self, struct project_module *module,
                          const struct project_assign *assign)
{
    size_t at = assign->op_at;
    const struct project_word *words = module->file->words;
    int is_one = !project_word_is(&words[at + 1], "=");
    const char *text = store_join(&self->store, " <= ",
        repair_text(self, module, assign->name_at, at), " ",
        project_word_text(self, &words[at]), is_one ? " 1" : " (", (char *)0);

    return project_edit_words(self, module, at, at + 2, text)
        && (is_one || project_insert_before(self, module, assign->end_at, ")"));
}

/* Only the operator changes, so that the line still reads as its author knows
 * it. */
static void make_nonblocking(struct project *self,
                             struct project_module *module,
                             const struct project_assign *assign,
                             const struct project_name *name)
{
    if (is_step(module, assign)
        ? write_step_out(self, module, assign)
        : project_edit_words(self, module, assign->op_at, assign->op_at + 1,
                             "<="))
        repair_note(self, PROJECT_REPAIR, module, assign->name_at, name->name,
            " is assigned with = here and with <= elsewhere: changed to <=",
            "");
}

/* Whether <= stands before an = on the same way through the block: it wins
 * nevertheless, which two <= would not do. */
static int is_set_before(const struct project_module *module,
                         const struct project_assign *assign,
                         const struct project_name *name)
{
    for (const struct project_assign *a = module->assigns; a; a = a->next)
        if (a->is_nonblocking && a->block == assign->block
            && a->name_at < assign->name_at && is_of(module, a, name)
            && !is_elsewhere(module, a, assign->name_at))
            return 1;
    return 0;
}

/* initial may use = for what always assigns with <=: that is how start values
 * are written. */
static int is_in_always(const struct project_assign *assign)
{
    return assign->sort == PROJECT_CLOCKED || assign->sort == PROJECT_COMBINED;
}

/* Whether every = of a variable may as well be <=; and whether all of them are
 * in one block with a clock. */
static int can_be_nonblocking(const struct project_module *module,
                              const struct project_name *name, int *block)
{
    int can = 1;

    *block = 0;
    for (const struct project_assign *a = module->assigns; a; a = a->next) {
        if (!is_of(module, a, name) || !is_in_always(a))
            continue;
        if (*block && *block != a->block)
            *block = -1;
        else if (!*block)
            *block = a->block;
        if (a->is_nonblocking)
            continue;
        if (a->sort != PROJECT_CLOCKED
            || (!project_word_is(&module->file->words[a->op_at], "=")
                && !is_step(module, a)))
            *block = -1;
        if (*block < 0 || is_read_behind(module, a, name)
            || is_set_before(module, a, name))
            can = 0;
    }
    return can;
}

/* A second variable takes over what is assigned with a plain = only. */
static int has_step(const struct project_module *module,
                    const struct project_name *name)
{
    for (const struct project_assign *a = module->assigns; a; a = a->next)
        if (is_of(module, a, name) && is_step(module, a))
            return 1;
    return 0;
}

/* First the simple way, then the one with a second variable, else it is only
 * doubted. */
static void unite_operators(struct project *self,
                            struct project_module *module,
                            const struct project_name *name)
{
    int blocking = 0, nonblocking = 0, block, can;

    for (const struct project_assign *a = module->assigns; a; a = a->next)
        if (is_of(module, a, name) && is_in_always(a)) {
            nonblocking |= a->is_nonblocking;
            blocking |= !a->is_nonblocking;
        }
    if (!blocking || !nonblocking)
        return;
    can = can_be_nonblocking(module, name, &block);
    if (!can && block > 0 && !has_step(module, name)
        && repair_shadow(self, module, name, numbered_block(module, block)))
        return;
    for (const struct project_assign *a = module->assigns; a; a = a->next) {
        if (!is_of(module, a, name) || a->is_nonblocking || !is_in_always(a))
            continue;
        if (can)
            make_nonblocking(self, module, a, name);
        else
            repair_note(self, PROJECT_DOUBT, module, a->name_at, name->name,
                " is assigned with = here and with <= elsewhere; use one of "
                "them", "");
    }
}

/* Two blocks that drive one variable */

/* On the chip both drive one net, and in a simulation the last one wins: what
 * was seen there is not what happens. Bits of a vector may well be driven
 * apart, so only whole variables are looked at. */
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
                "always block, in line ", project_digits(
                    module->file->words[first->name_at].token.line));
            return;
        }
        if (!first)
            first = a;
    }
}

/* Power-up */

/* A variable with a value in initial has its start, whatever else assigns it.
 */
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

/* 0 is no value of an enum or a struct. */
static int has_plain_type(const struct project_module *module,
                          const struct project_name *name)
{
    const struct project_word *type = &module->file->words[name->type_at];

    return name->type_at && (project_word_is(type, "reg")
                             || project_word_is(type, "logic")
                             || project_word_is(type, "integer"));
}

/* Chips begin with zeros, and many designs rely on it; a simulator with
 * unknown values would never leave them. */
static int start_at_zero(struct project *self, struct project_module *module,
                         const struct project_name *name)
{
    if (name->sort != PROJECT_VARIABLE || name->is_array || name->value_from
        || !has_plain_type(module, name) || !is_clocked(module, name))
        return 0;
    if (name->is_port)                  /* not all tools read it there */
        return project_insert_before(self, module, module->to - 1,
            store_join(&self->store, "initial ", name->name, " = 0; ",
                       (char *)0));
    return project_insert_behind(self, module, name->at, " = 0");
}

/* Reset to a variable */

/* Whether a block waits for two edges, a clock and a reset. */
static int has_two_edges(const struct project_module *module,
                         const struct project_block *block)
{
    const struct project_word *words = module->file->words;
    int edges = 0;

    for (size_t i = block->from; i < block->to
                                 && !project_word_is(&words[i], ")"); i++)
        edges += project_word_is(&words[i], "posedge")
              || project_word_is(&words[i], "negedge");
    return edges > 1;
}

/* The first branch of a block: what it does under reset. By the order of the
 * text: a reset is asked for before anything else. */
static const struct project_fork *reset_branch(
    const struct project_module *module, const struct project_block *block)
{
    const struct project_fork *first = NULL;

    for (const struct project_fork *f = module->forks; f; f = f->next)
        if (f->from > block->from && f->to <= block->to
            && (!first || f->from < first->from))
            first = f;
    return first;
}

/* The d0 of 8'd0 is none, even if there is a variable of this name. */
static const struct project_name *variable_in(
    const struct project_module *module, size_t from, size_t to)
{
    const struct project_word *words = module->file->words;

    for (size_t i = from; i < to; i++) {
        const struct project_name *name = project_find_word(module, &words[i]);

        if (name && !project_word_is(&words[i - 1], "'")
            && (name->sort == PROJECT_NET || name->sort == PROJECT_VARIABLE))
            return name;
    }
    return NULL;
}

/* Registers can be set or cleared without a clock, not loaded: the vendor's
 * tool makes a latch of it and goes on. A simulation does what is written. */
static void check_resets(struct project *self,
                         const struct project_module *module)
{
    for (const struct project_block *b = module->blocks; b; b = b->next) {
        const struct project_fork *reset = b->sort == PROJECT_CLOCKED
            && has_two_edges(module, b) ? reset_branch(module, b) : NULL;

        for (const struct project_assign *a = module->assigns; a && reset;
             a = a->next) {
            const struct project_name *from = a->name_at >= reset->from
                && a->name_at < reset->to
                ? variable_in(module, a->op_at + 2, a->end_at) : NULL;

            if (from)
                repair_note(self, PROJECT_DOUBT, module, a->name_at,
                    "under reset this takes the value of ", from->name,
                    ", which may change: an asynchronous reset can only load a "
                    "constant");
        }
    }
}

/* One note for all registers of a module: nobody wants to read forty. */
void repair_values(struct project *self, struct project_module *module)
{
    int count = 0;

    check_resets(self, module);
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
            " no initial value: zero, as after configuration",
            (char *)0);
}

/* Loops */

/* How many bits the end of a loop has: a variable as a whole or a part of it;
 * 0: it is a constant, or more than that. */
static int bound_width(const struct project_module *module, size_t from,
                       size_t to)
{
    const struct project_word *words = module->file->words;
    const struct project_name *name = project_find_word(module, &words[from]);
    int64_t high, low;

    if (!name || (name->sort != PROJECT_NET && name->sort != PROJECT_VARIABLE))
        return 0;
    if (to == from + 1)
        return name->is_sized && name->range_from ? project_width(name) : 0;
    if (to == from + 6 && project_word_is(&words[from + 3], ":")
        && project_constant(module, from + 2, from + 3, &high)
        && project_constant(module, from + 4, from + 5, &low) && high >= low)
        return (int)(high - low + 1);
    return 0;
}

/* i < n with a variable n: i < 2 ** width, and the test before each turn. */
static void bound_loop(struct project *self, struct project_module *module,
                       const struct project_loop *loop, int width)
{
    const char *test = repair_text(self, module, loop->test_from,
                                   loop->test_to);
    const char *bound = repair_text(self, module, loop->test_from + 2,
                                    loop->test_to);

    if (width > 12) {
        repair_note(self, PROJECT_DOUBT, module, loop->test_from, "this loop "
            "ends at ", bound, ", which is not a constant: hardware cannot "
            "have a changing number of copies");
        return;
    }
    if (!project_edit_words(self, module, loop->test_from + 2, loop->test_to,
                            store_join(&self->store,
                                       project_digits(1 << width), (char *)0))
        || !project_insert_before(self, module, loop->body_from,
                store_join(&self->store, "begin if (", test, ") ", (char *)0)))
        return;
    project_insert_behind(self, module, loop->body_to - 1, " end");
    repair_note(self, PROJECT_REPAIR, module, loop->test_from, "this loop "
        "ends at ", bound, ", which is not a constant: it now runs to the "
        "largest value and skips the rest");
}

/* Only tests of the form NAME < BOUND: more than that would be guessing. */
void repair_loops(struct project *self, struct project_module *module)
{
    for (const struct project_loop *l = module->loops; l; l = l->next) {
        const struct project_word *words = module->file->words;
        int width;

        if (l->test_to < l->test_from + 3
            || !project_word_is(&words[l->test_from + 1], "<"))
            continue;
        width = bound_width(module, l->test_from + 2, l->test_to);
        if (width > 0)
            bound_loop(self, module, l, width);
    }
}
