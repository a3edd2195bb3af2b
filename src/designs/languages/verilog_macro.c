/* verilog_macro.c - expands macros and conditions of Verilog.
 *
 * Words of an expansion are never joined to their neighbours, so that no new
 * word can come of them; `` and `" do not exist here. A file is first cut into
 * words as a whole, then they are expanded one by one.
 *
 * Designs are hostile: nesting, steps, arguments and conditions are all
 * bounded, so that no file can use up time, memory or the stack.
 */
#include "designs/languages/verilog_macro.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { STEPS_MAX = 8000000, NESTING_MAX = 64, CONDITIONS_MAX = 64,
       ARGUMENTS_MAX = 32 };

/* An `ifdef with its `elsif and `else. */
struct condition {
    int is_on;                          /* this branch */
    int was_on;                         /* one of its branches so far */
};

struct expansion {                      /* of a file or of a macro */
    struct verilog_macros *design;
    const struct verilog_token *at;
    size_t count, i;
    int line;                           /* where words go; 0: their own */
    int place;                          /* for errors; 0: the words' own */
    int nesting;                        /* of macros */
    struct condition conditions[CONDITIONS_MAX];
    int depth;
};

/* Lists */

/* Appends a copy of the token, not of its text. */
static const char *list_add(struct verilog_list *list,
                            const struct verilog_token *token)
{
    if (list->count == list->room) {
        size_t room = list->room ? 2 * list->room : 16;
        struct verilog_token *more = realloc(list->at, room * sizeof *more);

        if (!more)
            return "out of memory for a design";
        list->at = more;
        list->room = room;
    }
    list->at[list->count++] = *token;
    return NULL;
}

static void list_free(struct verilog_list *list)
{
    free(list->at);
    *list = (struct verilog_list){0};
}

/* Counts all words that are read or made. A macro that doubles itself, sixty
 * times over, ends here. */
static const char *count_step(struct verilog_macros *design)
{
    return ++design->steps < STEPS_MAX ? NULL
         : "this design is too large, or its macros expand without end";
}

/* Puts the place before an error, once: callers further out get the same text
 * again. Inside a macro the place is where it is used. */
static const char *locate_error(struct expansion *self, int line,
                                const char *error)
{
    struct verilog_macros *design = self->design;
    char number[24];
    struct text to;

    if (design->error)
        return design->error;
    design->error_line = self->place ? self->place : line;
    if (design->is_lenient)
        return design->error = error;
    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)design->error_line);
    design->error = text_error(design->folder, "/", design->name, ":", number,
                               ": ", error, (char *)0);
    return design->error;
}

/* Macros */

static int is_same_token(const struct verilog_token *a,
                         const struct verilog_token *b)
{
    return a->length == b->length && memcmp(a->at, b->at, a->length) == 0;
}

/* A pointer that is good until the next `define or `undef. */
static struct verilog_macro *find_macro(const struct verilog_macros *design,
                                        const char *name, size_t length)
{
    for (size_t i = 0; i < design->macro_count; i++) {
        struct verilog_macro *macro = &design->macros[i];

        if (macro->name.length == length
            && memcmp(macro->name.at, name, length) == 0)
            return macro;
    }
    return NULL;
}

static int is_defined(const struct verilog_macros *design,
                      const struct verilog_token *name)
{
    return find_macro(design, name->at, name->length) != NULL;
}

/* The last one takes its place: the order does not matter. */
static void forget_macro(struct verilog_macros *design,
                         const struct verilog_token *name)
{
    struct verilog_macro *macro = find_macro(design, name->at, name->length);

    if (!macro)
        return;
    list_free(&macro->formals);
    list_free(&macro->body);
    *macro = design->macros[--design->macro_count];
}

/* Replaces one of the same name. Takes over its lists, unless it fails. */
static const char *add_macro(struct verilog_macros *design,
                             const struct verilog_macro *macro)
{
    struct verilog_macro *more;

    forget_macro(design, &macro->name);
    more = realloc(design->macros,
                   (design->macro_count + 1) * sizeof *more);
    if (!more)
        return "out of memory for a macro";
    design->macros = more;
    more[design->macro_count++] = *macro;
    return NULL;
}

/* Whether there is another word in the row of a directive. */
static int is_in_row(const struct expansion *self, int row)
{
    return self->i < self->count && self->at[self->i].row == row;
}

/* The names between ( and ). */
static const char *take_formals(struct expansion *self, int row,
                                struct verilog_macro *macro)
{
    const char *error = NULL;

    macro->has_arguments = 1;
    self->i++;
    while (!error) {
        if (!is_in_row(self, row)
            || !verilog_token_is_name(&self->at[self->i])
            || macro->formals.count == ARGUMENTS_MAX)
            return "the arguments of a macro must be names separated by commas";
        error = list_add(&macro->formals, &self->at[self->i++]);
        if (!is_in_row(self, row))
            return "the arguments of a macro must end with )";
        if (verilog_token_is(&self->at[self->i++], ")"))
            return error;
        if (!verilog_token_is(&self->at[self->i - 1], ","))
            return "macros with default arguments are not allowed";
    }
    return error;
}

/* Only a ( that touches the name begins arguments; else it belongs to the
 * body. */
static const char *define(struct expansion *self, int row)
{
    struct verilog_macro macro = {0};
    const char *error = NULL;

    if (!is_in_row(self, row) || !verilog_token_is_name(&self->at[self->i]))
        return "`define needs a name";
    macro.name = self->at[self->i++];
    if (is_in_row(self, row) && !self->at[self->i].is_apart
        && verilog_token_is(&self->at[self->i], "("))
        error = take_formals(self, row, &macro);
    while (!error && is_in_row(self, row))
        error = list_add(&macro.body, &self->at[self->i++]);
    if (!error)
        error = add_macro(self->design, &macro);
    if (error) {
        list_free(&macro.formals);
        list_free(&macro.body);
    }
    return error;
}

/* Use of macros */

static const char *expand_words(struct expansion *self);

/* One argument, up to a comma or bracket outside of all brackets; *is_last: it
 * was a closing bracket. */
static const char *take_argument(struct expansion *self,
                                 struct verilog_list *argument, int *is_last)
{
    int open = 0;
    const char *error = NULL;

    for (; !error && self->i < self->count; self->i++) {
        const struct verilog_token *token = &self->at[self->i];

        if (token->length == 1 && strchr("([{", *token->at)) {
            open++;
        } else if (token->length == 1 && strchr(")]}", *token->at)) {
            if (open-- == 0) {
                *is_last = 1;
                self->i++;
                return NULL;
            }
        } else if (open == 0 && verilog_token_is(token, ",")) {
            self->i++;
            return NULL;
        }
        error = list_add(argument, token);
    }
    return error ? error : "the arguments of this macro are not closed: ) is "
                           "missing";
}

static const char *take_macro_arguments(struct expansion *self,
                                        const struct verilog_macro *macro,
                                        struct verilog_list *arguments)
{
    const char *error = NULL;
    size_t count = 0;
    int is_last = 0;

    if (self->i >= self->count
        || !verilog_token_is(&self->at[self->i], "("))
        return "this macro needs arguments in ( )";
    self->i++;
    while (!error && !is_last && count < macro->formals.count)
        error = take_argument(self, &arguments[count++], &is_last);
    if (!error && (!is_last || count != macro->formals.count))
        error = "this macro takes a different number of arguments";
    return error;
}

/* Appends a word of the body, or the argument that it stands for; the first
 * word of an argument is set apart from what precedes it. */
static const char *append_substituted(struct verilog_macros *design,
                                      const struct verilog_macro *macro,
                                      const struct verilog_list *arguments,
                                      const struct verilog_token *word,
                                      struct verilog_list *to)
{
    const struct verilog_list one = {(struct verilog_token *)word, 1, 1};
    const struct verilog_list *from = &one;
    const char *error = NULL;

    for (size_t i = 0; i < macro->formals.count; i++)
        if (is_same_token(&macro->formals.at[i], word))
            from = &arguments[i];
    for (size_t i = 0; !error && i < from->count; i++) {
        error = count_step(design);
        if (!error)
            error = list_add(to, &from->at[i]);
        if (!error && from != &one && i == 0)
            to->at[to->count - 1].is_apart = 1;
    }
    return error;
}

/* Expands the words of a macro in place, on the line where it is used. */
static const char *expand_inside(struct expansion *self,
                                 const struct verilog_list *words, int line)
{
    struct expansion inside = {
        .design = self->design, .at = words->at, .count = words->count,
        .line = self->line ? self->line : line,
        .place = self->place ? self->place : line,
        .nesting = self->nesting + 1,
    };

    return expand_words(&inside);
}

/* The body with its arguments, then expanded again. is_apart: the next word
 * must not be joined, as what precedes it is an argument, nothing, or the
 * place where the macro is used. The macro itself is not touched after
 * expand_inside, which may move the table. */
static const char *use_macro(struct expansion *self,
                             const struct verilog_macro *macro, int line)
{
    struct verilog_list arguments[ARGUMENTS_MAX] = {{0}}, words = {0};
    const char *error = NULL;
    int is_apart = 1;

    if (self->nesting >= NESTING_MAX)
        return "macros use each other in a loop";
    if (macro->has_arguments)
        error = take_macro_arguments(self, macro, arguments);
    for (size_t i = 0; !error && i < macro->body.count; i++) {
        size_t before = words.count;

        error = append_substituted(self->design, macro, arguments,
                                   &macro->body.at[i], &words);
        if (!error && before < words.count && is_apart)
            words.at[before].is_apart = 1;
        is_apart = words.count != before + 1
                || words.at[before].at != macro->body.at[i].at;
    }
    if (!error)
        error = expand_inside(self, &words, line);
    for (size_t i = 0; i < ARGUMENTS_MAX; i++)
        list_free(&arguments[i]);
    list_free(&words);
    return error;
}

/* Conditions */

/* All conditions around this word hold. */
static int is_branch_taken(const struct expansion *self)
{
    for (int i = 0; i < self->depth; i++)
        if (!self->conditions[i].is_on)
            return 0;
    return 1;
}

static const char *take_condition(struct expansion *self, int row,
                                  int *is_true)
{
    if (!is_in_row(self, row) || !verilog_token_is_name(&self->at[self->i]))
        return "`ifdef, `ifndef and `elsif need a name";
    *is_true = is_defined(self->design, &self->at[self->i++]);
    return NULL;
}

/* `ifdef wants the name defined (1), `ifndef not (0). */
static const char *begin_condition(struct expansion *self, int row,
                                   int is_wanted)
{
    struct condition *condition = &self->conditions[self->depth];
    int is_true;
    const char *error = take_condition(self, row, &is_true);

    if (self->depth + 1 == CONDITIONS_MAX)
        return "conditions are nested too deeply";
    if (error)
        return error;
    condition->is_on = condition->was_on = is_true == is_wanted;
    self->depth++;
    return NULL;
}

/* Of all branches only the first whose condition holds is taken. */
static const char *change_condition(struct expansion *self,
                                    const struct verilog_token *token)
{
    struct condition *condition;
    int is_true = 1;
    const char *error = NULL;

    if (self->depth == 0)
        return "this has no matching `ifdef";
    condition = &self->conditions[self->depth - 1];
    if (verilog_token_is(token, "`endif")) {
        self->depth--;
        return NULL;
    }
    if (verilog_token_is(token, "`elsif"))
        error = take_condition(self, token->row, &is_true);
    condition->is_on = is_true && !condition->was_on;
    condition->was_on |= condition->is_on;
    return error;
}

/* Conditions are followed even in a branch that is not taken, as they nest. */
static int is_condition(struct expansion *self,
                        const struct verilog_token *token,
                        const char **error)
{
    if (verilog_token_is(token, "`ifdef"))
        *error = begin_condition(self, token->row, 1);
    else if (verilog_token_is(token, "`ifndef"))
        *error = begin_condition(self, token->row, 0);
    else if (verilog_token_is(token, "`else")
             || verilog_token_is(token, "`elsif")
             || verilog_token_is(token, "`endif"))
        *error = change_condition(self, token);
    else
        return 0;
    return 1;
}

/* Directives */

static const char *undefine(struct expansion *self, int row)
{
    if (!is_in_row(self, row))
        return "`undef needs a name";
    forget_macro(self->design, &self->at[self->i++]);
    return NULL;
}

static const char *include(struct expansion *self,
                           const struct verilog_token *token)
{
    const struct verilog_token *name = &self->at[self->i];
    char path[VERILOG_NAME_MAX];

    if (!is_in_row(self, token->row) || name->kind != VERILOG_STRING
        || name->length - 2 >= sizeof path)
        return "`include needs the name of a file in the design's folder, in "
               "quotes";
    self->i++;
    memcpy(path, name->at + 1, name->length - 2);
    path[name->length - 2] = 0;
    return self->design->include(self->design->to, path,
                                 self->line ? self->line : token->line);
}

/* A directive that goes out as it is; the text is ours. */
static const char *put_directive(struct expansion *self, const char *text,
                                 int line)
{
    struct verilog_token token = {VERILOG_CHAR, text, strlen(text), line, 0,
                                  1};

    self->design->is_made = 1;
    /* cppcheck-suppress returnDanglingLifetime ; an error is a text alone */
    return self->design->put(self->design->to, &token,
                             self->line ? self->line : line);
}

/* Simulators treat undeclared names by it, so it is passed on. */
static const char *put_nettype(struct expansion *self,
                               const struct verilog_token *token)
{
    if (is_in_row(self, token->row)) {
        const struct verilog_token *type = &self->at[self->i++];

        if (verilog_token_is(type, "none"))
            return put_directive(self, "`default_nettype none", token->line);
        if (verilog_token_is(type, "wire"))
            return put_directive(self, "`default_nettype wire", token->line);
    }
    return "`default_nettype must be none or wire";
}

/* Directives that do not change what a design does on a clock; left out. The
 * last two do, but only for ports that nothing is connected to. */
static int is_ignorable(const struct verilog_macros *design,
                        const struct verilog_token *token)
{
    static const char *const dull[] = {"`timescale", "`celldefine",
                                       "`endcelldefine", "`line",
                                       "`unconnected_drive",
                                       "`nounconnected_drive"};
    size_t count = sizeof dull / sizeof *dull - (design->is_lenient ? 0 : 2);

    for (size_t i = 0; i < count; i++)
        if (verilog_token_is(token, dull[i]))
            return 1;
    return 0;
}

static void skip_row(struct expansion *self, int row)
{
    while (is_in_row(self, row))
        self->i++;
}

static const char *refuse_tick(const struct verilog_macros *design,
                               const struct verilog_token *token)
{
    char name[VERILOG_QUOTE_MAX];

    verilog_token_quote(token, name);
    if (design->is_lenient)
        return text_error(name, " is used, but never defined",
                          (char *)0);
    return text_error(name, " is neither a defined macro nor a directive "
                      "allowed in a design to be compared",
                      (char *)0);
}

/* A directive of the language, or the use of a macro. */
static const char *follow_directive(struct expansion *self,
                                    const struct verilog_token *token)
{
    const struct verilog_macro *macro;

    if (verilog_token_is(token, "`define"))
        return define(self, token->row);
    if (verilog_token_is(token, "`undef"))
        return undefine(self, token->row);
    if (verilog_token_is(token, "`include"))
        return include(self, token);
    if (verilog_token_is(token, "`default_nettype"))
        return put_nettype(self, token);
    if (verilog_token_is(token, "`resetall"))
        return put_directive(self, "`default_nettype wire", token->line);
    if (is_ignorable(self->design, token)) {
        skip_row(self, token->row);
        return NULL;
    }
    macro = find_macro(self->design, token->at + 1, token->length - 1);
    if (!macro && self->design->define
        && self->design->define(self->design->to, token->at + 1,
                                token->length - 1))
        macro = find_macro(self->design, token->at + 1, token->length - 1);
    return macro ? use_macro(self, macro, token->line)
                 : refuse_tick(self->design, token);
}

/* All words */

/* is_torn keeps the words before and after a directive apart: it is set before,
 * for what the directive itself puts out, and after. */
static const char *expand_word(struct expansion *self,
                               const struct verilog_token *token)
{
    const char *error = NULL;

    if (token->kind != VERILOG_TICK && is_branch_taken(self)) {
        self->design->is_made = self->nesting > 0;
        return self->design->put(self->design->to, token,
                                 self->line ? self->line : token->line);
    }
    self->design->is_torn = 1;          /* something goes that stood here */
    if (token->kind == VERILOG_TICK && is_condition(self, token, &error))
        return error;
    if (is_branch_taken(self))
        error = follow_directive(self, token);
    self->design->is_torn = 1;
    return error;
}

/* A file or a macro must close the conditions that it opens. */
static const char *expand_words(struct expansion *self)
{
    const char *error = NULL;

    while (!error && self->i < self->count) {
        const struct verilog_token *token = &self->at[self->i++];

        error = count_step(self->design);
        if (!error)
            error = expand_word(self, token);
        if (error)
            return locate_error(self, token->line, error);
    }
    if (self->depth)
        return locate_error(self, self->count
                            ? self->at[self->count - 1].line : 1,
                            "`endif is missing");
    return NULL;
}

/* All words of a text. */
static const char *lex_all(struct verilog_macros *design, const char *text,
                           struct verilog_list *list)
{
    struct expansion place = {.design = design};
    struct verilog_lex lex;
    struct verilog_token token;
    const char *error;

    verilog_lex_begin(&lex, text);
    lex.is_lenient = design->is_lenient;
    do {
        error = verilog_lex_next(&lex, &token);
        if (!error && token.kind != VERILOG_END)
            error = list_add(list, &token);
        if (!error)
            error = count_step(design);
    } while (!error && token.kind != VERILOG_END);
    return error ? locate_error(&place, token.line, error) : NULL;
}

const char *verilog_macros_expand(struct verilog_macros *self,
                                  const char *text, int line)
{
    struct verilog_list list = {0};
    const char *error = lex_all(self, text, &list);
    struct expansion file = {.design = self, .at = list.at,
                             .count = list.count, .line = line};

    if (!error)
        error = expand_words(&file);
    list_free(&list);
    return error;
}

void verilog_macros_free(struct verilog_macros *self)
{
    for (size_t i = 0; i < self->macro_count; i++) {
        list_free(&self->macros[i].formals);
        list_free(&self->macros[i].body);
    }
    free(self->macros);
    self->macros = NULL;
    self->macro_count = 0;
}
