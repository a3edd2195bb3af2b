/* repair_tasks.c - repairs tasks with an inout argument.
 *
 * Yosys leaves out, without a word, what such a task does to the argument. An
 * input and an output in its place are the same:
 *
 *     task put(inout [3:0] w);        task put(input [3:0] w_before,
 *                                              output [3:0] w);
 *         w[0] = 1;                       begin w = w_before; w[0] = 1; end
 *     endtask                         endtask
 *     put(code);                      put(code, code);
 */
#include "designs/project/repair.h"

#include <string.h>

enum { ARGUMENTS_MAX = 16 };

struct argument {
    size_t direction_at, name_at;       /* what stands between is its type */
};

struct task {
    size_t at, name_at;                 /* the words "task" and its name */
    size_t head_to, body_from, end_at;  /* end_at: the word "endtask" */
    int count, inouts, is_list;         /* is_list: (input a, ...) */
    struct argument argument[ARGUMENTS_MAX];
};

static int is_word(const struct project_module *module, size_t at,
                   const char *text)
{
    return at < module->to && project_word_is(&module->file->words[at], text);
}

static int is_direction(const struct project_module *module, size_t at)
{
    return is_word(module, at, "input") || is_word(module, at, "output")
        || is_word(module, at, "inout");
}

/* The comma, bracket or semicolon after one of a list. */
static size_t end_of_item(const struct project_module *module, size_t at)
{
    int depth = 0;

    for (; at < module->to && !is_word(module, at, ";"); at++) {
        if (!depth && (is_word(module, at, ",") || is_word(module, at, ")")))
            return at;
        depth += is_word(module, at, "(") + is_word(module, at, "[")
               + is_word(module, at, "{");
        depth -= is_word(module, at, ")") + is_word(module, at, "]")
               + is_word(module, at, "}");
    }
    return at;
}

/* From a direction up to the ) or ; after its names. A name without one has
 * that of the name before it. */
static size_t take_arguments(const struct project_module *module, size_t at,
                             struct task *task)
{
    size_t direction = at;

    for (; task->count < ARGUMENTS_MAX; at++) {
        size_t end = end_of_item(module, at);

        if (is_direction(module, at))
            direction = at;
        task->argument[task->count++] = (struct argument){direction, end - 1};
        task->inouts += is_word(module, direction, "inout");
        at = end;
        if (!is_word(module, at, ","))
            break;
    }
    return at;
}

/* What is only declared: begins the body, but is no statement. */
static size_t pass_locals(const struct project_module *module, size_t at)
{
    while (is_word(module, at, "reg") || is_word(module, at, "integer")
           || is_word(module, at, "logic") || is_word(module, at, "int"))
        at = end_of_item(module, at) + 1;
    return at;
}

static void read_task(const struct project_module *module, size_t at,
                      struct task *task)
{
    *task = (struct task){.at = at};
    at += is_word(module, at + 1, "automatic")
       || is_word(module, at + 1, "static") ? 2 : 1;
    task->name_at = at++;
    if (is_word(module, at, "(") && is_direction(module, at + 1)) {
        task->is_list = 1;
        at = take_arguments(module, at + 1, task) + 1;
    }
    task->head_to = ++at;
    while (is_direction(module, at))
        at = take_arguments(module, at, task) + 1;
    task->body_from = pass_locals(module, at);
    for (task->end_at = at; task->end_at < module->to
         && !is_word(module, task->end_at, "endtask"); task->end_at++)
        ;
}

/* The head */

static const char *put_argument(struct project *self,
                                const struct project_module *module,
                                const struct argument *argument,
                                const char *end)
{
    const struct project_word *words = module->file->words;
    const char *direction = project_word_text(self,
                                              &words[argument->direction_at]);
    const char *name = project_word_text(self, &words[argument->name_at]);
    size_t to = argument->direction_at + 1;
    const char *type;

    while (to < argument->name_at && !is_word(module, to + 1, ",")
           && !is_word(module, to + 1, ";"))
        to++;
    type = store_join(&self->store, " ", repair_text(self, module,
        argument->direction_at + 1, to), " ", (char *)0);
    if (!is_word(module, argument->direction_at, "inout"))
        return store_join(&self->store, direction, type, name, end, (char *)0);
    return store_join(&self->store, "input", type, name, "_before", end,
                      "output", type, name, end, (char *)0);
}

/* All of it anew, in its own style. */
static int rewrite_head(struct project *self, struct project_module *module,
                        const struct task *task)
{
    const char *text = "";
    size_t from = task->argument[0].direction_at;
    size_t to = task->argument[task->count - 1].name_at + 1;

    for (int i = 0; i < task->count; i++)
        text = store_join(&self->store, text, put_argument(self, module,
            &task->argument[i], task->is_list ? ", " : "; "), (char *)0);
    if (task->is_list)                  /* without a comma at the end */
        text = store_copy(&self->store, text, strlen(text) - 2);
    return project_edit_words(self, module, from, to + !task->is_list, text);
}

static int rewrite_body(struct project *self, struct project_module *module,
                        const struct task *task)
{
    const char *text = "begin ";

    for (int i = 0; i < task->count; i++) {
        const char *name = project_word_text(self,
            &module->file->words[task->argument[i].name_at]);

        if (is_word(module, task->argument[i].direction_at, "inout"))
            text = store_join(&self->store, text, name, " = ", name,
                              "_before; ", (char *)0);
    }
    return project_insert_before(self, module, task->body_from, text)
        && project_insert_before(self, module, task->end_at, " end ");
}

/* Calls */

static void double_arguments(struct project *self,
                             struct project_module *module,
                             const struct task *task, size_t open)
{
    size_t at = open + 1;

    for (int i = 0; i < task->count; i++) {
        size_t end = end_of_item(module, at);

        if (is_word(module, task->argument[i].direction_at, "inout"))
            (void)project_insert_before(self, module, at, store_join(
                &self->store, repair_text(self, module, at, end), ", ",
                (char *)0));
        if (!is_word(module, end, ","))
            return;
        at = end + 1;
    }
}

static void repair_task(struct project *self, struct project_module *module,
                        const struct task *task)
{
    const char *name = project_word_text(self,
                                         &module->file->words[task->name_at]);

    if (!rewrite_head(self, module, task) || !rewrite_body(self, module, task))
        return;
    for (size_t i = module->from; i < module->to; i++)
        if (i != task->name_at && is_word(module, i, name)
            && is_word(module, i + 1, "(") && !is_word(module, i - 1, "."))
            double_arguments(self, module, task, i + 1);
    repair_note(self, PROJECT_REPAIR, module, task->name_at, "the task ", name,
                " has an inout, which Yosys drops: split into an input and an "
                "output");
}

void repair_tasks(struct project *self, struct project_module *module)
{
    struct task task;

    for (size_t i = module->from; i < module->to; i++) {
        if (!is_word(module, i, "task"))
            continue;
        read_task(module, i, &task);
        if (task.inouts && task.count < ARGUMENTS_MAX)
            repair_task(self, module, &task);
    }
}
