/* plain_body.c - statements of Verilator's XML as Verilog.
 *
 * A for has become an assignment and a while after it; Yosys unrolls the one
 * and not the other, so it becomes a for again. What only talks, $display and
 * its like, is left out.
 * plain_jump.c has what leaves a loop early.
 */
#include "designs/plain/plain_inside.h"

#include <stdlib.h>
#include <string.h>

static void put_text(struct plain *self, const char *text)
{
    text_put(self->to, text);
}

static const char *const silent[] = {
    "display", "assert", "assertintrinsic", "coverdecl",
    "coverinc", "coverstmt", "fclose", "fflush", "monitoroff", "systemcsection",
    "typedef", "modport", "comment", "cover", "jumplabel", "final",
};

static int is_one_of(const struct xml *node, const char *const *list,
                     size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (xml_is(node, list[i]))
            return 1;
    return 0;
}

static int is_silent_statement(const struct xml *node)
{
    return is_one_of(node, silent, sizeof silent / sizeof *silent);
}

int plain_is_statement(const struct xml *node)
{
    static const char *const tags[] = {
        "begin", "assign", "assigndly", "if", "case", "while", "stmtexpr",
        "jumpblock", "jumpgo", "readmem", "var",
    };

    return is_silent_statement(node) || is_one_of(node, tags,
                                        sizeof tags / sizeof *tags);
}

/* Children are the value, then the place. */
static void put_left(struct plain *self, const struct xml *place)
{
    if (xml_is(place, "concat")) {
        put_text(self, "{");
        put_left(self, xml_nth(place, 0));
        put_text(self, ",");
        put_left(self, xml_nth(place, 1));
        put_text(self, "}");
    } else {
        plain_put_place(self, place);
    }
}

static void put_assign(struct plain *self, const struct xml *node,
                       const char *sign)
{
    put_left(self, xml_nth(node, 1));
    put_text(self, sign);
    plain_put_expr(self, xml_nth(node, 0));
}

void plain_put_assign(struct plain *self, const struct xml *node)
{
    put_assign(self, node, "=");
}

void plain_put_init(struct plain *self, const struct plain_name *name,
                    const struct xml *values)
{
    for (const struct xml *v = values->child; v; v = v->next) {
        put_text(self, name->printed);
        put_text(self, "[");
        text_put_number(self->to, (uint64_t)xml_number(v, "index", 0));
        put_text(self, "]=");
        plain_put_expr(self, xml_nth(v, 0));
        put_text(self, ";\n");
    }
}

/* Verilator makes q <= cond ? a : b of an if with two branches. Yosys finds an
 * asynchronous reset only in an if. */
static void put_choice_as_if(struct plain *self, const struct xml *place,
                       const struct xml *value)
{
    if (xml_is(value, "cond")) {
        put_text(self, "if (");
        plain_put_expr(self, xml_nth(value, 0));
        put_text(self, ") begin\n");
        put_choice_as_if(self, place, xml_nth(value, 1));
        put_text(self, "end else begin\n");
        put_choice_as_if(self, place, xml_nth(value, 2));
        put_text(self, "end\n");
        return;
    }
    put_left(self, place);
    put_text(self, "<=");
    plain_put_expr(self, value);
    put_text(self, ";\n");
}

/* A memory gets its values one by one. */
static void put_whole_assign(struct plain *self, const struct xml *node)
{
    const struct xml *value = xml_nth(node, 0), *place = xml_nth(node, 1);
    const struct plain_name *name = xml_is(place, "varref")
                                  ? plain_find(self, place) : NULL;

    if (name && name->is_memory && xml_is(value, "initarray")) {
        plain_put_init(self, name, value);
        return;
    }
    put_assign(self, node, "=");
    put_text(self, ";\n");
}

/* Loops */

static const struct xml *loop_of(const struct xml *node)
{
    if (xml_is(node, "jumpblock"))
        node = xml_nth(node, 0);
    return xml_is(node, "while") ? node : NULL;
}

/* Parts of a while: what to prepare, whether, what, and the step. Where there
 * is nothing to do, what is left out. */
static void put_for(struct plain *self, const struct xml *first,
                    const struct xml *loop)
{
    const struct xml *last = xml_nth(loop, 3);
    const struct xml *step = xml_nth(last ? last : xml_nth(loop, 2), 0);

    if (xml_nth(xml_nth(loop, 0), 0) || !xml_is(step, "assign")
        || step->next) {
        plain_fail(self, loop, "a loop other than a simple 'for'");
        return;
    }
    put_text(self, "for (");
    put_assign(self, first, "=");
    put_text(self, ";");
    plain_put_expr(self, xml_nth(xml_nth(loop, 1), 0));
    put_text(self, ";");
    put_assign(self, step, "=");
    put_text(self, ") begin\n");
    if (self->jump_depth && plain_has_jump(loop)) {
        plain_check_count(self, first);
        put_text(self, "if (");
        plain_put_going(self);
        put_text(self, ") begin\n");
    }
    if (last)
        plain_put_statements(self, xml_nth(xml_nth(loop, 2), 0));
    put_text(self, self->jump_depth && plain_has_jump(loop) ? "end\nend\n"
                                                            : "end\n");
}

/* Inside of a loop, what it repeats; a loop; else what a function does. */
static enum plain_jump_kind kind_of_jump(const struct xml *block,
                                         const struct xml *first)
{
    const struct xml *around = block->parent;

    return first ? PLAIN_BREAK
         : around && xml_is(around->parent, "while") ? PLAIN_CONTINUE
         : PLAIN_RETURN;
}

static void put_jump_block(struct plain *self, const struct xml *node,
                           const struct xml *first)
{
    plain_begin_jump(self, node, kind_of_jump(node, first));
    if (first)
        put_for(self, first, loop_of(node));
    else
        plain_put_statements(self, node->child);
    plain_end_jump(self);
}

/* Blocks */

/* One with variables of its own has a label, or Verilog allows none. */
static void put_plain_block(struct plain *self, const struct xml *node)
{
    int has_variables = 0;

    for (const struct xml *n = node->child; n; n = n->next)
        has_variables |= xml_is(n, "var");
    plain_enter(self, node);
    put_text(self, "begin");
    if (has_variables) {
        put_text(self, " : block_");
        text_put_number(self->to, (uint64_t)self->blocks++);
    }
    put_text(self, "\n");
    plain_put_statements(self, node->child);
    put_text(self, "end\n");
    plain_leave(self);
}

static void put_local_variable(struct plain *self, const struct xml *node)
{
    const struct plain_name *name = plain_declare(self, node);

    if (!name)
        return;
    put_text(self, "logic [");
    text_put_number(self->to, (uint64_t)(name->type.width
        * (name->type.elements ? name->type.elements : 1) - 1));
    put_text(self, ":0] ");
    put_text(self, name->printed);
    put_text(self, ";\n");
}

static void put_if(struct plain *self, const struct xml *node)
{
    put_text(self, "if (");
    plain_put_expr(self, xml_nth(node, 0));
    put_text(self, ") begin\n");
    plain_put_statements(self, xml_nth(xml_nth(node, 1), 0));
    put_text(self, "end\n");
    if (xml_nth(node, 2)) {
        put_text(self, "else begin\n");
        plain_put_statements(self, xml_nth(xml_nth(node, 2), 0));
        put_text(self, "end\n");
    }
}

/* The patterns of an item, or with `value` whether it is one of them. */
static void put_case_item(struct plain *self, const struct xml *item,
                          const struct xml *value)
{
    const struct xml *n = item->child;
    int count = 0;

    for (; n && !plain_is_statement(n); n = n->next) {
        if (count++)
            put_text(self, ",");
        if (value)
            plain_put_match(self, value, n);
        else
            plain_put_expr(self, n);
    }
    put_text(self, count ? ": begin\n" : "default: begin\n");
    plain_put_statements(self, n);
    put_text(self, "end\n");
}

static int has_range(const struct xml *node)
{
    for (const struct xml *item = node->child; item; item = item->next)
        for (const struct xml *n = xml_is(item, "caseitem") ? item->child
             : NULL; n; n = n->next)
            if (xml_is(n, "insiderange"))
                return 1;
    return 0;
}

/* Whether it was a case, a casez or a casex is not told; a pattern with z is
 * of a casez, and plain values are the same in all. With a range, the first
 * item that is true is taken. */
static void put_choice_of_values(struct plain *self, const struct xml *node)
{
    const struct xml *value = xml_nth(node, 0);
    int is_ranged = has_range(node);

    put_text(self, "casez (");
    if (is_ranged)
        put_text(self, "1'b1");
    else
        plain_put_expr(self, value);
    put_text(self, ")\n");
    for (const struct xml *n = value->next; n; n = n->next)
        put_case_item(self, n, is_ranged ? value : NULL);
    put_text(self, "endcase\n");
}

/* The name of the file stands there as a number, its letters in hexadecimal. */
static void put_file_name(struct plain *self, const struct xml *node)
{
    char value[XML_VALUE_MAX];
    const char *at = strstr(xml_value(node, "name", value), "'h");

    if (!at || strlen(at + 2) % 2) {
        plain_fail(self, node, "a memory file whose name is not a constant");
        return;
    }
    put_text(self, "\"");
    for (at += 2; *at; at += 2) {
        char letter[3] = {at[0], at[1], 0};

        text_put_char(self->to, (char)strtol(letter, NULL, 16));
    }
    put_text(self, "\"");
}

/* Verilator does not tell $readmemh from $readmemb. */
static void put_readmem(struct plain *self, const struct xml *node)
{
    const struct plain_name *name = plain_find(self, xml_nth(node, 1));

    if (self->memory_files == PLAIN_FILES_BOTH || !name || !name->is_memory) {
        plain_fail(self, node, "memory files in both bases, or for a memory "
                   "that is used as a whole");
        return;
    }
    put_text(self, self->memory_files == PLAIN_FILES_BINARY ? "$readmemb("
                                                       : "$readmemh(");
    put_file_name(self, xml_nth(node, 0));
    put_text(self, ", ");
    put_text(self, name->printed);
    for (int i = 2; xml_nth(node, i); i++) {
        put_text(self, ", ");
        plain_put_expr(self, xml_nth(node, i));
    }
    put_text(self, ");\n");
}

void plain_put_statement(struct plain *self, const struct xml *node)
{
    if (self->error || is_silent_statement(node))
        return;
    if (xml_is(node, "begin"))
        put_plain_block(self, node);
    else if (xml_is(node, "assign"))
        put_whole_assign(self, node);
    else if (xml_is(node, "assigndly"))
        put_choice_as_if(self, xml_nth(node, 1), xml_nth(node, 0));
    else if (xml_is(node, "if"))
        put_if(self, node);
    else if (xml_is(node, "case"))
        put_choice_of_values(self, node);
    else if (xml_is(node, "var"))
        put_local_variable(self, node);
    else if (xml_is(node, "readmem"))
        put_readmem(self, node);
    else if (xml_is(node, "jumpblock"))
        put_jump_block(self, node, NULL);
    else if (xml_is(node, "jumpgo"))
        plain_put_jump(self, node);
    else if (xml_is(node, "stmtexpr") || xml_is(node, "taskref")) {
        plain_put_expr(self, xml_is(node, "taskref") ? node
                             : xml_nth(node, 0));
        put_text(self, ";\n");
    } else {
        plain_fail(self, node, "an unknown statement");
    }
}

/* The assignment before a loop is its beginning, also where the loop may be
 * left by a jump. */
static int begins_loop(const struct xml *node)
{
    return xml_is(node, "assign") && node->next && loop_of(node->next);
}

static void put_loop(struct plain *self, const struct xml *first)
{
    if (xml_is(first->next, "jumpblock"))
        put_jump_block(self, first->next, first);
    else
        put_for(self, first, first->next);
}

void plain_put_statements(struct plain *self, const struct xml *first)
{
    int open = 0;

    for (const struct xml *n = first; n && !self->error; n = n->next) {
        if (begins_loop(n)) {
            put_loop(self, n);
            n = n->next;
        } else {
            plain_put_statement(self, n);
        }
        if (!n)
            break;
        if (self->jump_depth && plain_has_jump(n) && n->next) {
            put_text(self, "if (");
            plain_put_going(self);
            put_text(self, ") begin\n");
            open++;
        }
    }
    while (open--)
        put_text(self, "end\n");
}
