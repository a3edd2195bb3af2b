/* parse_statement.c - parses always, initial and assign: who assigns what,
 * when.
 *
 * Statements are followed as deeply as they go, as only that shows where each
 * of them ends. Of expressions nothing is kept. What is kept is every
 * assignment with its block, and which branches exclude each other: repairs
 * depend on both.
 */
#include "designs/project/parse.h"

#include <string.h>

enum { ASSIGNS_MAX = 20000 };

/* Assignments */

/* Which block it is in is kept as well: two blocks that assign one variable
 * are a mistake that only shows on the chip. */
static void note_assign(struct parse *self, size_t name_at, size_t op_at,
                        int is_nonblocking)
{
    struct project_assign *assign = store_take(&self->project->store,
                                               sizeof *assign);

    if (!assign || self->module->assign_count++ == ASSIGNS_MAX) {
        parse_fail_here(self, "this module has too many assignments");
        return;
    }
    assign->name_at = name_at;
    assign->op_at = op_at;
    assign->is_nonblocking = is_nonblocking;
    assign->sort = self->sort;
    assign->block = self->module->block_count;
    *self->assign_tail = assign;
    self->assign_tail = &assign->next;
}

/* The names between two words that are outside of all [ ]: those of {a, b[i]}.
 * An index between brackets is read, not assigned. */
static void note_targets(struct parse *self, size_t from, size_t op_at,
                         int is_nonblocking)
{
    int depth = 0, is_first = 1;

    for (size_t i = from; i < op_at; i++) {
        const struct project_word *word = &self->file->words[i];

        depth += project_word_is(word, "[");
        depth -= project_word_is(word, "]");
        if (!depth && is_first && verilog_token_is_name(&word->token))
            note_assign(self, i, op_at, is_nonblocking);
        if (!depth)
            is_first = project_word_is(word, "{")
                    || project_word_is(word, ",");
    }
}

/* Of all targets of one assignment, {a, b} = c has two. */
static void set_ends(struct parse *self, struct project_assign **from)
{
    for (struct project_assign *a = *from; a; a = a->next)
        a->end_at = self->at;
}

/* What is assigned to: a name with its selects, or names in braces. */
static void pass_target(struct parse *self)
{
    if (parse_is(self, "{")) {
        parse_brackets(self);
        return;
    }
    self->at++;
    while (parse_goes_on(self))
        if (parse_is(self, "[")) {
            parse_brackets(self);
        } else if (parse_is(self, ".") || parse_is_pair(self, ":", ":")) {
            self->at += parse_is(self, ".") ? 2 : 3;
        } else {
            return;
        }
}

/* += and its like; how many words the operator has, 0: it is none. */
static size_t operator_length(const struct parse *self)
{
    static const char *const signs[] = {"+", "-", "*", "/", "%", "&", "|",
                                        "^", NULL};

    for (int i = 0; signs[i]; i++)
        if (parse_is_pair(self, signs[i], "="))
            return 2;
    if ((parse_is_pair(self, "<", "<") || parse_is_pair(self, ">", ">"))
        && parse_nth_is(self, 2, "="))
        return 3;
    return parse_is_pair(self, "+", "+") || parse_is_pair(self, "-", "-")
         ? 2 : 0;
}

/* What was typed mostly shows what was meant. */
static void tell_bad_operator(struct parse *self)
{
    if (parse_is(self, ":"))
        parse_fail_here(self, ":= is VHDL; in Verilog an assignment is = or "
                        "<=");
    else if (parse_is_pair(self, "=", "="))
        parse_fail_here(self, "== compares; an assignment is = or <=");
    else if (parse_is_pair(self, "=", ">"))
        parse_fail_here(self, "=> is not an assignment: write <=");
    else
        parse_fail_behind(self, "expected = or <= here");
}

/* After the target: the operator and the value. What stands where the
 * operator should is the best place for the message. */
static void pass_value(struct parse *self, size_t from)
{
    struct project_assign **first = self->assign_tail;
    size_t length = operator_length(self);
    int is_nonblocking = parse_is_pair(self, "<", "=");

    if (!length && !is_nonblocking
        && (!parse_is(self, "=") || parse_is_pair(self, "=", "=")
            || parse_is_pair(self, "=", ">"))) {
        tell_bad_operator(self);
        return;
    }
    note_targets(self, from, self->at, is_nonblocking);
    self->at += length ? length : is_nonblocking ? 2 : 1;
    if (parse_is(self, "#"))
        parse_delay(self);
    parse_expression(self, ",;)");
    set_ends(self, first);
}

/* Several with commas between, as the language allows. */
void parse_assign(struct parse *self)
{
    self->at++;
    self->sort = PROJECT_ASSIGN;
    if (parse_is(self, "#"))
        parse_delay(self);
    do {
        size_t from = self->at;

        if (!parse_is_name(self, 0) && !parse_is(self, "{")) {
            parse_fail_here(self, "expected the name of a net here, after "
                                  "assign");
            return;
        }
        pass_target(self);
        if (parse_is_pair(self, "<", "=")) {
            parse_fail_here(self, "assign takes =; <= belongs in always");
            return;
        }
        pass_value(self, from);
    } while (parse_goes_on(self) && parse_skip(self, ","));
    parse_want(self, ";");
}

/* Statements */

/* begin : name ... end. Where an item of a module begins inside of it, the end
 * was forgotten before that, and not at the end of the file. */
static void pass_begin(struct parse *self)
{
    int line = parse_word(self, 0)->token.line;

    self->at++;
    if (parse_skip(self, ":") && parse_is_name(self, 0))
        parse_add_name(self, self->at++, PROJECT_OTHER);
    self->scopes++;
    while (parse_goes_on(self) && !parse_is(self, "end")
           && !parse_is(self, "join"))
        if (parse_is(self, "endmodule") || parse_is(self, "always")
            || parse_is(self, "endcase") || parse_is(self, "assign"))
            parse_fail_here(self, text_error("'end' is missing before this: "
                "the begin in line ", project_digits(line), " is still open",
                (char *)0));
        else if (parse_is(self, "automatic") || parse_is(self, "static"))
            self->at++;
        else if (parse_is_declaration(self))
            parse_declaration(self);
        else
            parse_statement(self);
    self->scopes--;
    if (self->is_failed)
        return;
    if (self->at >= self->file->word_count)
        parse_fail_behind(self, text_error("the file ends, but the begin in "
            "line ", project_digits(line), " has no end", (char *)0));
    self->at++;
    if (parse_skip(self, ":"))
        self->at++;
}

/* Without brackets it is most often another language. */
static void want_condition(struct parse *self, const char *words)
{
    if (parse_is(self, "("))
        parse_brackets(self);
    else
        parse_fail_here(self, words);
}

/* A branch; where its neighbours end is known only later. */
static void note_fork(struct parse *self, size_t from)
{
    struct project_fork *fork = store_take(&self->project->store,
                                           sizeof *fork);

    if (!fork)
        return;
    fork->from = from;
    fork->to = fork->past = self->at;
    fork->next = self->module->forks;
    self->module->forks = fork;
}

/* After all of them it is known where those end that stand after a branch.
 * Those of statements inside are known already, as they ended before. */
static void end_forks(struct parse *self, size_t first)
{
    for (struct project_fork *f = self->module->forks; f && f->from > first;
         f = f->next)
        if (f->past == f->to)
            f->past = self->at;
}

/* if (...) and its statement; the words after it are not looked at. */
static void pass_condition(struct parse *self)
{
    self->at++;
    want_condition(self, "expected a condition in ( ) after if");
    if (parse_is(self, ";") && parse_nth_is(self, 1, "begin"))
        parse_fail_here(self, "the ; after if ( ) ends the if: leave it out");
    if (parse_is(self, "then") && !parse_nth_is(self, 1, "="))
        parse_fail_here(self, "then is VHDL; in Verilog the statement follows "
                        "the condition at once");
    parse_statement(self);
}

/* A branch is noted if there is an else: what follows in the text does not
 * follow in time. A chain of else if is one statement, not a nest of them:
 * students draw pictures with a thousand of these. */
static void pass_if(struct parse *self)
{
    size_t first = self->at;

    while (parse_goes_on(self)) {
        size_t from = self->at;

        pass_condition(self);
        if (!parse_is(self, "else"))
            break;
        note_fork(self, from);
        self->at++;
        if (parse_is(self, "if"))
            continue;
        parse_statement(self);
        break;
    }
    end_forks(self, first - 1);
}

/* One branch: values up to a colon, or default. */
static void pass_branch(struct parse *self)
{
    if (parse_skip(self, "default")) {
        parse_skip(self, ":");
    } else {
        parse_expression(self, ",:");
        while (parse_goes_on(self) && parse_skip(self, ","))
            parse_expression(self, ",:");
        parse_want(self, ":");
    }
    parse_statement(self);
}

/* Each branch excludes those after it, up to endcase, which is known only at
 * the end. */
static void pass_case(struct parse *self)
{
    int line = parse_word(self, 0)->token.line;
    size_t first = self->at;

    self->at++;
    want_condition(self, "expected a value in ( ) after case");
    parse_skip(self, "inside");
    while (parse_goes_on(self) && !parse_is(self, "endcase")) {
        size_t from;

        if (parse_is(self, "end") || parse_is(self, "endmodule"))
            parse_fail_here(self, text_error("'endcase' is missing before "
                "this: the case in line ", project_digits(line),
                " is still open", (char *)0));
        from = self->at;
        pass_branch(self);
        note_fork(self, from);
    }
    end_forks(self, first);
    parse_want(self, "endcase");
}

/* Judged later, when it is known what its bound is. */
static struct project_loop *note_loop(struct parse *self, size_t from,
                                      size_t to)
{
    struct project_loop *loop = store_take(&self->project->store,
                                           sizeof *loop);

    if (!loop)
        return NULL;
    loop->test_from = from;
    loop->test_to = to;
    loop->body_from = self->at;
    *self->loop_tail = loop;
    self->loop_tail = &loop->next;
    return loop;
}

/* for (i = 0; i < 8; i = i + 1); a type may stand before i. The first part is
 * an assignment like any other, or a declaration, which holds up
 * to the end of the loop. */
static void pass_for(struct parse *self)
{
    struct project_loop *loop;
    size_t from, to;

    self->at++;
    self->scopes++;
    parse_want(self, "(");
    if (parse_is_declaration(self)) {
        self->scopes++;
        parse_declaration(self);
        self->scopes--;
    } else {
        size_t first = self->at;

        pass_target(self);
        pass_value(self, first);
        parse_want(self, ";");
    }
    from = self->at;
    parse_expression(self, ";");
    to = self->at;
    parse_want(self, ";");
    if (!parse_is(self, ")"))
        parse_expression(self, ")");
    parse_want(self, ")");
    loop = note_loop(self, from, to);
    parse_statement(self);
    if (loop)
        loop->body_to = self->at;
    self->scopes--;
}

/* A statement that begins with a name: an assignment, or the call of a task.
 * Two names in one line with = or ; after are a declaration; in two lines a ;
 * was forgotten. */
static void pass_named(struct parse *self)
{
    size_t from = self->at;

    if (parse_is_name(self, 0) && parse_is_name(self, 1)
        && (parse_nth_is(self, 2, ";") || parse_nth_is(self, 2, "=")
            || parse_nth_is(self, 2, ","))
        && parse_word(self, 0)->token.line == parse_word(self, 1)->token.line) {
        parse_declaration(self);
        return;
    }
    pass_target(self);
    if (parse_is(self, ":") && !parse_nth_is(self, 1, "=")) {
        self->at++;
        parse_statement(self);
        return;
    }
    if (parse_is(self, "("))
        parse_brackets(self);
    else if (!parse_is(self, ";"))
        pass_value(self, from);
    parse_want(self, ";");
}

/* $display("...");, $finish; */
static void pass_system(struct parse *self)
{
    self->module->has_finish |= parse_is(self, "$finish")
                             || parse_is(self, "$stop")
                             || parse_is(self, "$dumpfile")
                             || parse_is(self, "$monitor");
    self->at++;
    if (parse_is(self, "("))
        parse_brackets(self);
    parse_want(self, ";");
}

/* @(posedge clk), @*, @(*), @name. */
static void pass_event(struct parse *self)
{
    self->at++;
    if (parse_is(self, "("))
        parse_brackets(self);
    else if (!parse_skip(self, "*"))
        pass_target(self);
}

/* foreach (a[i, j]): the names between [ and ] are new. They hold for the
 * statement only, but nobody minds if they are known a little longer. */
static void pass_foreach(struct parse *self)
{
    int depth = 0;

    self->at++;
    for (size_t n = 0; parse_word(self, n)->file
                       && !parse_nth_is(self, n, ")"); n++) {
        depth += parse_nth_is(self, n, "[");
        depth -= parse_nth_is(self, n, "]");
        if (depth && parse_is_name(self, n))
            parse_add_name(self, self->at + n, PROJECT_OTHER);
    }
    want_condition(self, "expected ( ) after foreach");
    parse_statement(self);
}

/* assert (x) statement else statement; each of them may be missing. Assertions
 * are for simulations; synthesis passes over them, but they must be passed
 * over in the right place. */
static void pass_assert(struct parse *self)
{
    self->at++;
    parse_skip(self, "property");
    want_condition(self, "expected a condition in ( ) after assert");
    if (!parse_is(self, "else"))
        parse_statement(self);
    if (parse_skip(self, "else"))
        parse_statement(self);
}

/* do statement while (x): the only loop that has its test after it. */
static void pass_do(struct parse *self)
{
    self->at++;
    parse_statement(self);
    parse_want(self, "while");
    want_condition(self, "expected a condition in ( ) here");
    parse_want(self, ";");
}

/* The words that SystemVerilog has in addition; students use some of them as
 * names, so what follows decides. 0: it is none of them. */
static int pass_late_keyword(struct parse *self)
{
    static const char *const asserts[] = {"assert", "assume", "cover", NULL};

    if (parse_is(self, "foreach") && parse_nth_is(self, 1, "("))
        pass_foreach(self);
    else if (parse_is_any(self, asserts)
             && (parse_nth_is(self, 1, "(")
                 || parse_nth_is(self, 1, "property")))
        pass_assert(self);
    else if (parse_is(self, "do") && (parse_nth_is(self, 1, "begin")
                                      || parse_is_name(self, 1)))
        pass_do(self);
    else
        return 0;
    return 1;
}

/* Statements with a word of the language in front; 0: it is none of them. Each
 * of these words begins exactly one kind of statement. */
static int pass_keyword(struct parse *self)
{
    static const char *const cases[] = {"case", "casex", "casez", NULL};
    static const char *const loops[] = {"while", "repeat", "wait", NULL};
    static const char *const simple[] = {"disable", "return", "break",
                                         "continue", "-", NULL};

    if (parse_is(self, "begin") || parse_is(self, "fork"))
        pass_begin(self);
    else if (parse_is(self, "if"))
        pass_if(self);
    else if (parse_is_any(self, cases))
        pass_case(self);
    else if (parse_is(self, "for"))
        pass_for(self);
    else if (parse_is_any(self, loops)) {
        self->at++;
        want_condition(self, "expected a condition in ( ) here");
        parse_statement(self);
    } else if (parse_skip(self, "forever") || parse_skip(self, "unique")
               || parse_skip(self, "priority") || parse_skip(self, "unique0"))
        parse_statement(self);
    else if (parse_is(self, "assign") || parse_is(self, "deassign"))
        parse_assign(self);
    else if (parse_is_any(self, simple)) {
        parse_expression(self, ";");
        parse_want(self, ";");
    } else
        return pass_late_keyword(self);
    return 1;
}

/* As in tell_no_item, the frequent ones. */
static void tell_no_statement(struct parse *self)
{
    if (parse_is(self, "else"))
        parse_fail_here(self, "this else has no if: is an end missing before "
                        "it, or begin and end around several statements?");
    else if (parse_is(self, "end") || parse_is(self, "endcase"))
        parse_fail_here(self, "a statement is missing before this; a ; on its "
                        "own would do");
    else
        parse_fail_here(self, text_error("no statement begins like this; ",
            "assignments are NAME <= VALUE;", (char *)0));
}

/* One statement, of any kind; each passes over a word, or fails. */
void parse_statement(struct parse *self)
{
    if (parse_enter(self) && !parse_skip(self, ";") && !pass_keyword(self)) {
        if (parse_is(self, "@")) {
            pass_event(self);
            parse_statement(self);
        } else if (parse_is(self, "#")) {
            parse_delay(self);
            parse_statement(self);
        } else if (parse_word(self, 0)->token.kind == VERILOG_SYSTEM) {
            pass_system(self);
        } else if (parse_is_name(self, 0) || parse_is(self, "{")) {
            if (!parse_tell_misplaced(self))
                pass_named(self);
        } else {
            tell_no_statement(self);
        }
    }
    parse_leave(self);
}

/* Blocks */

/* Numbers begin at 1: 0 is for assignments outside of all. */
struct project_block *parse_add_block(struct parse *self,
                                      enum project_block_sort sort)
{
    struct project_block *block = store_take(&self->project->store,
                                             sizeof *block);

    if (!block)
        return NULL;
    block->from = block->to = self->at;
    block->sort = sort;
    *self->block_tail = block;
    self->block_tail = &block->next;
    self->module->block_count++;
    return block;
}

/* Whether the event that follows has an edge. */
static int has_edge(const struct parse *self)
{
    for (size_t n = 0; !parse_nth_is(self, n, ")")
                       && parse_word(self, n)->file; n++)
        if (parse_nth_is(self, n, "posedge")
            || parse_nth_is(self, n, "negedge"))
            return 1;
    return 0;
}

/* always_comb, always @*, always @(posedge clk), always #5, initial. */
void parse_block(struct parse *self)
{
    int is_initial = parse_is(self, "initial") || parse_is(self, "final");
    int is_comb = parse_is(self, "always_comb")
               || parse_is(self, "always_latch");
    struct project_block *block;

    block = parse_add_block(self, PROJECT_COMBINED);
    self->at++;
    self->module->has_initial |= is_initial;
    self->sort = is_initial ? PROJECT_INITIAL
               : !is_comb && parse_is(self, "@") && has_edge(self)
               ? PROJECT_CLOCKED : PROJECT_COMBINED;
    if (!is_initial && !is_comb && !parse_is(self, "@")
        && !parse_is(self, "#") && !parse_is(self, "begin"))
        parse_fail_here(self, "expected @( ) after always: always @(posedge "
                        "clk), or always @* for logic without a clock");
    parse_statement(self);
    if (block) {
        block->sort = self->sort;
        block->to = self->at;
    }
}
