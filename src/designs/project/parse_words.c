/* parse_words.c - parses words, brackets and expressions.
 *
 * An expression is everything up to a sign that ends it. On the way brackets
 * are counted, and two mistakes are noticed that would otherwise be told lines
 * later, as something else: a word that cannot be in an expression, and a name
 * that follows another one on the next line. In both cases a semicolon was
 * forgotten.
 */
#include "designs/project/parse.h"

#include <string.h>

enum { BRACKETS_MAX = 200, NESTING_LIMIT = 200 };

/* So many look ahead that the end is a word, too. */
const struct project_word *parse_word(const struct parse *self, size_t n)
{
    static const struct project_word end;

    return n < self->file->word_count - self->at
         ? &self->file->words[self->at + n] : &end;
}

/* For deciding by what comes later, without going there. */
int parse_nth_is(const struct parse *self, size_t n, const char *text)
{
    return project_word_is(parse_word(self, n), text);
}

/* The next word. */
int parse_is(const struct parse *self, const char *text)
{
    return parse_nth_is(self, 0, text);
}

/* One of a list that null ends. */
int parse_is_any(const struct parse *self, const char *const *texts)
{
    for (; *texts; texts++)
        if (parse_is(self, *texts))
            return 1;
    return 0;
}

/* Of the language; those of SystemVerilog that students use as names (do, bit,
 * byte, final) only where they must be. */
int parse_is_keyword(const struct project_word *word)
{
    static const char *const keywords[] = {
        "always", "always_comb", "always_ff", "always_latch", "and", "assign",
        "begin", "buf", "case", "casex", "casez", "default", "defparam",
        "else", "end", "endcase", "endfunction", "endgenerate", "endmodule",
        "endtask", "enum", "for", "forever", "function", "generate", "genvar",
        "if", "initial", "inout", "input", "integer", "localparam", "logic",
        "module", "nand", "negedge", "nor", "not", "or", "output", "package",
        "parameter", "posedge", "real", "reg", "repeat", "signed", "struct",
        "supply0", "supply1", "task", "tri", "typedef", "wait", "while",
        "wire", "xnor", "xor", NULL,
    };

    for (int i = 0; keywords[i]; i++)
        if (project_word_is(word, keywords[i]))
            return 1;
    return 0;
}

/* Escaped names always are: they may be called like a keyword. */
int parse_is_name(const struct parse *self, size_t n)
{
    const struct project_word *word = parse_word(self, n);

    return word->token.kind == VERILOG_ESCAPED
        || (verilog_token_is_name(&word->token) && !parse_is_keyword(word));
}

/* The scanner does not know operators; a < = b is none. */
int parse_is_pair(const struct parse *self, const char *first,
                  const char *second)
{
    return parse_is(self, first) && parse_nth_is(self, 1, second)
        && !parse_word(self, 1)->token.is_apart;
}

/* The only way forward that looks where it goes. */
int parse_skip(struct parse *self, const char *text)
{
    if (!parse_is(self, text))
        return 0;
    self->at++;
    return 1;
}

/* Failures */

/* One failure for each file: what follows it is mostly its consequence, and
 * twenty messages help no beginner. */
static void fail_at(struct parse *self, const struct project_word *word,
                    const char *words)
{
    int is_known = self->is_failed || self->file->is_broken;

    self->is_failed = 1;
    self->file->is_broken = 1;
    if (is_known)
        return;
    project_note(self->project, PROJECT_DEFECT,
                 word->file ? word->file : self->file,
                 word->file ? word->token.line : 0, words, (char *)0);
}

/* At the end of the file there is no word; then it is the last one. */
void parse_fail_here(struct parse *self, const char *words)
{
    if (self->at < self->file->word_count)
        fail_at(self, parse_word(self, 0), words);
    else
        parse_fail_behind(self, words);
}

/* Something that is missing is missing where the last word ends, not where the
 * next one begins: that may be lines below. */
void parse_fail_behind(struct parse *self, const char *words)
{
    static const struct project_word none;

    fail_at(self, self->at ? &self->file->words[self->at - 1] : &none, words);
}

/* "'assign'", or the end. */
static const char *quote_word(const struct parse *self)
{
    char quoted[VERILOG_QUOTE_MAX];

    if (self->at >= self->file->word_count)
        return "the end of the file";
    verilog_token_quote(&parse_word(self, 0)->token, quoted);
    return store_join(&self->project->store, "'", quoted, "'", (char *)0);
}

/* A forgotten ; gets its own sentence, as it is the most frequent mistake of
 * all. */
void parse_want(struct parse *self, const char *text)
{
    if (self->is_failed || parse_skip(self, text))
        return;
    if (text_same(text, ";"))
        parse_fail_behind(self, text_error("a ; is missing at the end of this "
            "line, before ", quote_word(self), (char *)0));
    else
        parse_fail_behind(self, text_error("expected '", text, "' "
            "before ", quote_word(self), (char *)0));
}

/* Every loop asks this. */
int parse_goes_on(const struct parse *self)
{
    return !self->is_failed && self->at < self->file->word_count;
}

/* Recursion follows the source, so its depth is bounded here. */
int parse_enter(struct parse *self)
{
    if (++self->depth > NESTING_LIMIT)
        parse_fail_here(self, "this is nested too deeply");
    return !self->is_failed;
}

/* Also after a failure, so that both are always a pair. */
void parse_leave(struct parse *self)
{
    self->depth--;
}

/* Expressions */

/* .T(logic [3:0]), $bits(int): a type that is given to something. Anywhere
 * else in brackets its word begins a declaration, and the bracket was
 * forgotten. */
static int is_type_given(const struct parse *self)
{
    static const char *const types[] = {
        "logic", "bit", "reg", "byte", "shortint", "int", "longint",
        "integer", NULL,
    };

    return self->at && parse_is_any(self, types)
        && project_word_is(parse_word(self, 0) - 1, "(");
}

/* A word that begins something else than an expression. */
static int is_foreign_word(const struct parse *self, int depth)
{
    static const char *const inside[] = {
        "or", "posedge", "negedge", "signed", "unsigned", "and", "not", "real",
        NULL,
    };

    if (!parse_is_keyword(parse_word(self, 0)) || parse_is_any(self, inside)
        || is_type_given(self))
        return 0;
    if (parse_is(self, "default") && depth)
        return 0;                       /* '{default: 0} */
    return !parse_nth_is(self, 1, "'"); /* logic'(x) */
}

/* Something that an expression could end with. */
static int is_operand(const struct project_word *word)
{
    return word->token.kind == VERILOG_WORD
        || word->token.kind == VERILOG_ESCAPED
        || project_word_is(word, ")") || project_word_is(word, "]")
        || project_word_is(word, "}");
}

/* A name below another, with no operator between: a ; was forgotten. */
static int is_run_on(const struct parse *self, size_t from)
{
    const struct project_word *last, *word = parse_word(self, 0);

    if (self->at == from || word->token.kind != VERILOG_WORD
        || word->is_made)
        return 0;
    last = word - 1;
    return last->file == word->file && is_operand(last) && !last->is_made
        && last->token.line != word->token.line
        && !parse_is_keyword(word) && !project_word_is(last, "inside")
        && verilog_token_is_name(&word->token);
}

/* The bracket that ends another one. */
static char closing(char open)
{
    return (char)(open == '(' ? ')' : open == '[' ? ']' : '}');
}

struct expression {
    char close[BRACKETS_MAX];
    int line[BRACKETS_MAX];
    int depth, questions;
    const char *stops;
};

/* Its line is kept for the case that it is never closed. */
static void open_bracket(struct parse *self, struct expression *in)
{
    const struct verilog_token *token = &parse_word(self, 0)->token;

    if (in->depth == BRACKETS_MAX) {
        parse_fail_here(self, "brackets are nested too deeply");
        return;
    }
    in->line[in->depth] = token->line;
    in->close[in->depth++] = closing(token->at[0]);
    self->at++;
}

/* The line where the other one opened is what a student looks for. */
static void close_bracket(struct parse *self, struct expression *in)
{
    char wanted[2] = {in->close[in->depth - 1], 0};

    if (!parse_skip(self, wanted)) {
        parse_fail_here(self, text_error("expected '", wanted, "' here: the "
            "bracket in line ", project_digits(in->line[in->depth - 1]),
            " is still open", (char *)0));
        return;
    }
    in->depth--;
}

/* The first reason why an expression cannot go on here. */
static const char *find_break(const struct parse *self,
                              const struct expression *in, size_t from)
{
    if (parse_is(self, ";") || is_foreign_word(self, in->depth)) {
        if (in->depth)
            return text_error("the bracket opened in line ",
                project_digits(in->line[in->depth - 1]), " is not closed",
                (char *)0);
        return text_error("a ; is missing at the end of this line, before ",
                          quote_word(self), (char *)0);
    }
    if (is_run_on(self, from))
        return text_error("a ; or an operator is missing at the end of this "
                          "line, before ", quote_word(self), (char *)0);
    return NULL;
}

/* The ? of 4'b1??0, which is a digit. Only labels of case have them, so that
 * x==2'b01?a:b stays what it is elsewhere. Without this the colon after such
 * a label would be taken for that of a ? : and half of the case would be read
 * as an expression. */
static int is_digit_mark(const struct parse *self, const struct expression *in)
{
    const struct project_word *word = parse_word(self, 0);

    if (self->at < 2 || word->token.is_apart || !strchr(in->stops, ':'))
        return 0;
    if (project_word_is(word - 1, "'") || project_word_is(word - 1, "?"))
        return 1;
    return word[-1].token.kind == VERILOG_WORD && !word[-1].token.is_apart
        && (project_word_is(word - 2, "'") || project_word_is(word - 2, "?"));
}

/* One word of it; 0 at its end. */
static int step_expression(struct parse *self, struct expression *in,
                           size_t from)
{
    const struct verilog_token *token = &parse_word(self, 0)->token;
    char c = (char)(token->kind == VERILOG_CHAR ? token->at[0] : 0);
    const char *why;

    if (!in->depth && (c == ';' || (c && strchr(in->stops, c)
                                    && !(c == ':' && in->questions))))
        if (!parse_is_pair(self, ":", ":"))
            return 0;
    why = find_break(self, in, from);
    if (why) {
        parse_fail_behind(self, why);
    } else if (c && strchr("([{", c)) {
        open_bracket(self, in);
    } else if (c && strchr(")]}", c) && in->depth) {
        close_bracket(self, in);
    } else if (c && strchr(")]}", c)) {
        parse_fail_here(self, text_error(quote_word(self), " closes a bracket "
            "that was never opened", (char *)0));
    } else {
        in->questions += !in->depth && c == '?' && !is_digit_mark(self, in);
        in->questions -= !in->depth && c == ':' && in->questions;
        self->at += parse_is_pair(self, ":", ":") ? 2 : 1;
    }
    return 1;
}

/* Its operators are not checked: that would take a grammar, and whatever tool
 * compiles the copy has one. */
void parse_expression(struct parse *self, const char *stops)
{
    struct expression in = {.stops = stops};
    size_t from = self->at;

    while (parse_goes_on(self) && step_expression(self, &in, from))
        ;
    if (!self->is_failed && in.depth)
        parse_fail_behind(self, text_error("the file ends, but the bracket "
            "opened in line ", project_digits(in.line[in.depth - 1]),
            " is not closed", (char *)0));
    else if (!self->is_failed && self->at >= self->file->word_count)
        parse_fail_behind(self, "the file ends in the middle of a statement: "
                          "endmodule is missing, and maybe more");
}

/* A ; may stand in it: for (;;). */
void parse_brackets(struct parse *self)
{
    struct expression in = {.stops = ""};

    do {
        const struct verilog_token *token = &parse_word(self, 0)->token;
        char c = (char)(token->kind == VERILOG_CHAR ? token->at[0] : 0);
        const char *why = c == ';' ? NULL
                        : find_break(self, &in, self->at);

        if (why)
            parse_fail_behind(self, why);
        else if (c && strchr("([{", c))
            open_bracket(self, &in);
        else if (c && strchr(")]}", c) && in.depth)
            close_bracket(self, &in);
        else
            self->at++;
    } while (in.depth && parse_goes_on(self));
    if (!self->is_failed && in.depth)
        parse_fail_behind(self, text_error("the bracket opened in line ",
            project_digits(in.line[0]), " is not closed", (char *)0));
}

/* #5, #(5), #1.5, #1ns, #CYCLE */
void parse_delay(struct parse *self)
{
    self->module->has_delay = 1;
    self->at++;
    if (parse_is(self, "("))
        parse_brackets(self);
    else
        self->at++;
    if (parse_is(self, "."))
        self->at += 2;
}

/* Two that begin with a name, but are no assignment and no call. */
int parse_tell_misplaced(struct parse *self)
{
    static const char *const others[] = {"elseif", "elsif", "elif", NULL};

    if (parse_is_any(self, others) && parse_nth_is(self, 1, "("))
        parse_fail_here(self, "in Verilog this is two words: else if");
    else if (parse_is_name(self, 1) && parse_nth_is(self, 2, "("))
        parse_fail_here(self, "an instance belongs outside of always blocks: "
                        "it is a part of the circuit and always there");
    else
        return 0;
    return 1;
}
