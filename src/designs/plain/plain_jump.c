/* plain_jump.c - break, continue and return, for which Verilog has no words.
 *
 * A block that may be left early gets a bit, which a jump clears, and all that
 * comes after a jump asks the bits of all blocks around it:
 *
 *     begin : block_4
 *     logic goes_on_1;
 *     goes_on_1 = 1;
 *     for (...) begin
 *     if (goes_on_1) begin ... goes_on_1 = 0; ... end
 *     end
 *     end
 *
 * Verilator does not tell where a jump leads, but where its word stands in the
 * source, and so how long it is.
 */
#include "designs/plain/plain_inside.h"

#include <stdlib.h>
#include <string.h>

int plain_has_jump(const struct xml *node)
{
    if (xml_is(node, "jumpgo"))
        return 1;
    for (const struct xml *n = node->child; n; n = n->next)
        if (plain_has_jump(n))
            return 1;
    return 0;
}

static void put_going_bit(struct plain *self, int number)
{
    text_put(self->to, "goes_on_");
    text_put_number(self->to, (uint64_t)number);
}

/* "c,4,28,4,36" are eight letters; 0 if they are not in one line. */
static long letters_of_word(const struct xml *go)
{
    char value[XML_VALUE_MAX];
    const char *at = strchr(xml_value(go, "loc", value), ',');
    long numbers[4] = {0};

    for (int i = 0; i < 4 && at; i++) {
        numbers[i] = strtol(at + 1, NULL, 10);
        at = strchr(at + 1, ',');
    }
    return numbers[0] == numbers[2] ? numbers[3] - numbers[1] : 0;
}

/* The innermost block of a kind, or of return the outermost. */
static const struct plain_jump *find_jump(const struct plain *self,
                                          enum plain_jump_kind kind)
{
    const struct plain_jump *found = NULL;

    for (int i = 0; i < self->jump_depth; i++)
        if (self->jump[i].kind == kind && !(found && kind == PLAIN_RETURN))
            found = &self->jump[i];
    return found;
}

void plain_put_jump(struct plain *self, const struct xml *go)
{
    long letters = letters_of_word(go);
    const struct plain_jump *to = self->jump_depth == 1 ? &self->jump[0]
        : letters == (long)strlen("break") ? find_jump(self, PLAIN_BREAK)
        : letters == (long)strlen("continue") ? find_jump(self, PLAIN_CONTINUE)
        : letters == (long)strlen("return") ? find_jump(self, PLAIN_RETURN)
        : NULL;

    if (!to) {
        plain_fail(self, go, "a jump to an unknown place");
        return;
    }
    put_going_bit(self, to->number);
    text_put(self->to, " = 0;\n");
}

void plain_put_going(struct plain *self)
{
    for (int i = 0; i < self->jump_depth; i++) {
        text_put(self->to, i ? " & " : "");
        put_going_bit(self, self->jump[i].number);
    }
}

void plain_begin_jump(struct plain *self, const struct xml *block,
                      enum plain_jump_kind kind)
{
    if (self->jump_depth == PLAIN_JUMPS_MAX) {
        plain_fail(self, block, "jumps in too many loops at once");
        return;
    }
    self->jump[self->jump_depth++] =
        (struct plain_jump){kind, ++self->jumps};
    text_put(self->to, "begin : block_");
    text_put_number(self->to, (uint64_t)self->blocks++);
    text_put(self->to, "\nlogic ");
    put_going_bit(self, self->jumps);
    text_put(self->to, ";\n");
    put_going_bit(self, self->jumps);
    text_put(self->to, " = 1;\n");
}

void plain_end_jump(struct plain *self)
{
    text_put(self->to, "end\n");
    self->jump_depth -= self->jump_depth > 0;
}

/* What a loop counts */

static int has_name(const struct xml *node, const char *name)
{
    char value[XML_VALUE_MAX];

    return text_same(xml_value(node, "name", value), name);
}

static int reads_count(const struct xml *node, const char *name)
{
    if (xml_is(node, "varref") && has_name(node, name))
        return 1;
    for (const struct xml *n = node->child; n; n = n->next)
        if (reads_count(n, name))
            return 1;
    return 0;
}

/* Begins anew with it. */
static int sets_count(const struct xml *node, const char *name)
{
    const struct xml *place = xml_is(node, "assign") ? xml_nth(node, 1) : NULL;

    return place && xml_is(place, "varref") && has_name(place, name)
        && !reads_count(xml_nth(node, 0), name);
}

static int is_declared_in(const struct xml *block, const char *name)
{
    for (const struct xml *n = block ? block->child : NULL; n; n = n->next)
        if (xml_is(n, "var") && has_name(n, name))
            return 1;
    return 0;
}

static int is_outermost(const struct xml *node)
{
    return xml_is(node, "always") || xml_is(node, "initial")
        || xml_is(node, "func") || xml_is(node, "task")
        || xml_is(node, "initialstatic");
}

/* A loop that is left early counts on to its end here, which nobody may see. */
void plain_check_count(struct plain *self, const struct xml *first)
{
    char name[XML_VALUE_MAX];
    const struct xml *at = first->next;

    xml_value(xml_nth(first, 1), "name", name);
    for (int is_known = 0; at && !is_outermost(at) && !is_known;
         at = at->parent) {
        is_known = is_declared_in(at->parent, name);
        for (const struct xml *n = at->next; n; n = n->next) {
            if (sets_count(n, name))
                return;
            if (!reads_count(n, name))
                continue;
            plain_fail(self, n, "the count of a loop after a jump out of it");
            return;
        }
    }
}
