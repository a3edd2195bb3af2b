/* repair.c - repairs what vendors' tools tolerate, in the copy, and notes each
 * repair.
 *
 * Simulators and other synthesis tools are stricter than the tool a student
 * has used. Each repair keeps what the design does on the vendor's chip; where
 * that is not certain it is only doubted.
 */
#include "designs/project/repair.h"

#include <string.h>

/* In the file and line of the word, which may be an included one. */
void repair_note(struct project *self, enum project_note_kind kind,
                 const struct project_module *module, size_t at,
                 const char *first, const char *second, const char *third)
{
    const struct project_word *word = &module->file->words[at];

    project_note(self, kind, word->file, word->token.line, first, second,
                 third, (char *)0);
}

/* For texts that are written elsewhere in the copy, and for notes. */
const char *repair_text(struct project *self,
                        const struct project_module *module, size_t from,
                        size_t to)
{
    const char *text = "";

    for (size_t i = from; i < to; i++) {
        const struct project_word *word = &module->file->words[i];

        text = store_join(&self->store, text,
                          i > from && word->token.is_apart ? " " : "",
                          project_word_text(self, word), (char *)0);
    }
    return text;
}

/* Directives */

/* The next line that begins with a directive, or null. */
static const char *find_directive(const char *text, const char *from,
                                  const char *directive)
{
    const char *at = from;

    while ((at = strstr(at, directive))) {
        const char *line = at;

        while (line > text && text_is_blank(line[-1]))
            line--;
        if (line == text || line[-1] == '\n')
            return at;
        at++;
    }
    return NULL;
}

/* Time on a board is that of its oscillator; two files with different units
 * would be a quarrel between simulators. */
static void drop_timescales(struct project *self, struct project_file *file)
{
    const char *at = file->text;
    int count = 0;

    while ((at = find_directive(file->text, at, "`timescale"))) {
        size_t length = strcspn(at, "\r\n/");

        if (at[length] == '/' && at[length + 1] != '/')
            length += 1 + strcspn(at + length + 1, "\r\n/");
        project_edit(self, file, (size_t)(at - file->text), length, "");
        if (count++)
            project_note(self, PROJECT_REPAIR, file, 0, "removed all but the "
                         "first `timescale", (char *)0);
        at += length;
    }
}

/* `default_nettype none of one file would hold for those after it. */
static void end_nettype(struct project *self, struct project_file *file)
{
    const char *at = file->text, *last = NULL;

    while ((at = find_directive(file->text, at, "`default_nettype")))
        last = at++;
    if (!last || !strstr(last, "none")
        || strcspn(last, "\n") < (size_t)(strstr(last, "none") - last))
        return;
    project_edit(self, file, file->length, 0, "\n`default_nettype wire\n");
    project_note(self, PROJECT_REPAIR, file, 0, "`default_nettype none now "
        "ends with the file; it would hold in the next one", (char *)0);
}

/* Words that Verilog does not have. */
static int is_modern_word(const struct project_word *word)
{
    static const char *const words[] = {
        "logic", "always_ff", "always_comb", "always_latch", "typedef", "enum",
        "unique", "priority", "endpackage",
    };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (project_word_is(word, words[i]))
            return 1;
    return 0;
}

/* Verilog has none, and no tool reads them in a file that is called so. */
static int has_array_port(const struct project_file *file)
{
    for (const struct project_module *m = file->modules; m; m = m->next)
        for (const struct project_name *n = m->names; n; n = n->next)
            if (n->is_port && n->is_array)
                return 1;
    return 0;
}

/* top.v becomes top.sv. */
static void call_modern(struct project *self, struct project_file *file)
{
    size_t at = 0;

    if (file->kind != PROJECT_VERILOG)
        return;
    while (at < file->word_count && !(is_modern_word(&file->words[at])
                                      && file->words[at].file == file))
        at++;
    if (at == file->word_count && !has_array_port(file))
        return;
    file->is_modern = 1;
    file->kind = PROJECT_SYSTEM_VERILOG;
    file->plain = store_join(&self->store, store_copy(&self->store,
        file->plain, strcspn(file->plain, ".")), ".sv", (char *)0);
    project_note(self, PROJECT_REPAIR, file, at < file->word_count
        ? file->words[at].token.line : 0, "this is SystemVerilog: the copy is "
        "named ", file->plain, (char *)0);
}

/* Instances first: what they make of names is looked at next. */
static void repair_module(struct project *self, struct project_module *module)
{
    repair_instances(self, module);
    repair_parameters(self, module);
    repair_names(self, module);
    repair_ports(self, module);
    repair_values(self, module);
    repair_memory(self, module);
    repair_tasks(self, module);
    repair_loops(self, module);
    repair_floats(self, module);
}

/* A file that could not be read to its end is left as it is: it cannot play
 * anyway, and what was not read would be told as missing. */
static void repair_file(struct project *self, struct project_file *file)
{
    drop_timescales(self, file);
    end_nettype(self, file);
    call_modern(self, file);
    for (struct project_module *m = file->modules; m; m = m->next)
        if (m->is_used && !m->is_package && !m->is_interface
            && !file->is_broken)
            repair_module(self, m);
}

/* Models are ours, and VHDL is for GHDL. */
void project_repair(struct project *self)
{
    for (struct project_file **s = self->sources; s && *s; s++)
        if ((*s)->modules && !(*s)->modules->is_cell
            && (*s)->kind != PROJECT_VHDL)
            repair_file(self, *s);
}
