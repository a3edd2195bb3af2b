/* ghdl_names.c - renames identifiers of VHDL that Verilog does not allow.
 *
 * A signal may be called reg in VHDL, and GHDL writes it as it is. So it is
 * called reg_vhdl before GHDL sees it. Names of VHDL's own types and attributes
 * are left alone: they do not get into the Verilog.
 */
#include "designs/languages/ghdl_names.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#define ADDED "_vhdl"

static const char *const taken[] = {
    "always", "always_comb", "always_ff", "always_latch", "assign", "before",
    "bind", "bins", "break", "buf", "bufif0", "bufif1", "byte", "casex",
    "casez", "cell", "chandle", "checker", "class", "clocking", "cmos",
    "config", "const", "constraint", "continue", "cross", "deassign",
    "defparam", "design", "disable", "dist", "do", "edge", "endcase",
    "endclass", "endfunction", "endmodule", "endpackage", "endprogram",
    "endtask", "enum", "expect", "export", "extends", "extern", "final",
    "foreach", "forever", "fork", "global", "iff", "implements", "import",
    "initial", "inout", "input", "inside", "instance", "int", "interface",
    "join", "large", "let", "local", "localparam", "logic", "longint",
    "macromodule", "matches", "medium", "modport", "module", "negedge",
    "nmos", "notif0", "notif1", "output", "packed", "pmos", "posedge",
    "primitive", "priority", "program", "pull0", "pull1", "pulldown",
    "pullup", "rand", "randc", "rcmos", "realtime", "ref", "reg", "release",
    "repeat", "scalared", "shortint", "shortreal", "small", "soft", "solve",
    "specify", "specparam", "static", "strong0", "strong1", "struct", "super",
    "supply0", "supply1", "table", "tagged", "task", "this", "tran", "tri",
    "tri0", "tri1", "triand", "trior", "trireg", "typedef", "union",
    "unique", "uwire", "var", "vectored", "virtual", "void", "wand", "weak",
    "weak0", "weak1", "wildcard", "wire", "within", "wor",
};

static int compare_names(const void *key, const void *entry)
{
    return strcmp(key, *(const char *const *)entry);
}

/* inout is a word of VHDL as well, and says the same. */
static int is_verilog_word(const struct verilog_token *token)
{
    char small[16];

    if (token->length >= sizeof small)
        return 0;
    for (size_t i = 0; i < token->length; i++)
        small[i] = text_small(token->at[i]);
    small[token->length] = 0;
    return !text_same(small, "inout")
        && bsearch(small, taken, sizeof taken / sizeof *taken, sizeof *taken,
                   compare_names) != NULL;
}

/* An attribute, as in clk'event. */
static int is_vhdl_attribute(const struct project_file *file,
                        const struct verilog_token *token)
{
    return token->at > file->text && token->at[-1] == '\'';
}

static int must_change(const struct project_file *file, size_t i)
{
    const struct verilog_token *token = &file->words[i].token;

    return is_verilog_word(token) && !is_vhdl_attribute(file, token);
}

char *ghdl_names_respell(const struct project_file *file, size_t *length)
{
    char *copy = malloc(file->length + 1
                        + file->word_count * strlen(ADDED)), *to = copy;
    const char *from = file->text;

    if (!copy)
        return NULL;
    for (size_t i = 0; i < file->word_count; i++) {
        const struct verilog_token *token = &file->words[i].token;
        size_t piece = (size_t)(token->at + token->length - from);

        if (!must_change(file, i))
            continue;
        memcpy(to, from, piece);
        memcpy(to + piece, ADDED, strlen(ADDED));
        to += piece + strlen(ADDED);
        from += piece;
    }
    memcpy(to, from, (size_t)(file->text + file->length - from));
    to += file->text + file->length - from;
    *to = 0;
    *length = (size_t)(to - copy);
    return copy;
}
