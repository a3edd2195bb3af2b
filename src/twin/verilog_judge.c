/* verilog_judge.c - judges what a design to be compared may contain.
 *
 * The system tasks that are allowed are listed, not those that are refused:
 * simulators add new ones every year. Each word passes here on its way out,
 * after all macros, so nothing can be hidden in one. Operators, keywords,
 * numbers and names can do no harm and are not looked at.
 */
#include <string.h>

#include "base/text.h"
#include "twin/verilog.h"

static const char *const allowed[] = {
    /* functions that synthesis knows */
    "$bits", "$clog2", "$countbits", "$countones", "$dimensions", "$high",
    "$increment", "$isunbounded", "$isunknown", "$left", "$low", "$onehot",
    "$onehot0", "$right", "$signed", "$size", "$unpacked_dimensions",
    "$unsigned",
    /* of constants */
    "$acos", "$acosh", "$asin", "$asinh", "$atan", "$atan2", "$atanh",
    "$bitstoreal", "$ceil", "$cos", "$cosh", "$exp", "$floor", "$hypot",
    "$itor", "$ln", "$log10", "$pow", "$realtobits", "$rtoi", "$sin", "$sinh",
    "$sqrt", "$tan", "$tanh",
    /* of assertions */
    "$changed", "$fell", "$past", "$rose", "$sampled", "$stable",
    /* what is printed goes nowhere */
    "$display", "$displayb", "$displayh", "$displayo", "$error", "$info",
    "$monitor", "$monitorb", "$monitorh", "$monitoro", "$strobe", "$strobeb",
    "$strobeh", "$strobeo", "$warning", "$write", "$writeb", "$writeh",
    "$writeo",
    "$realtime", "$stime", "$time",
    /* these end the comparison, which says so */
    "$fatal", "$finish", "$stop",
    /* of a file of the design, see below */
    "$readmemb", "$readmemh",
    NULL,
};

static const char *judge_system(const struct verilog_token *token)
{
    char name[VERILOG_QUOTE_MAX];

    for (int i = 0; allowed[i]; i++)
        if (verilog_token_is(token, allowed[i]))
            return NULL;
    verilog_token_quote(token, name);
    return text_error(name, " is not allowed in a design to be compared; "
                      "allowed are synthesisable functions ($clog2, $signed), "
                      "$display, $finish, and $readmemh of a file in its "
                      "folder", (char *)0);
}

/* Two forms are allowed: $readmemh("name", and $readmemh({SoundsDir, "name"},
 * with a plain name. self->reading is what comes next. */

enum { READ_NOT, READ_OPEN, READ_NAME, READ_FOLDER, READ_COMMA,
       READ_SOUND };

/* The string without its quotes, in a folder that ends with a slash or is "".
 */
static const char *take_memory_file(struct verilog *self,
                                    const struct verilog_token *token,
                                    const char *folder)
{
    char name[VERILOG_NAME_MAX];

    if (token->length + strlen(folder) >= sizeof name)
        return "the name of a file is too long";
    snprintf(name, sizeof name, "%s%.*s", folder, (int)token->length - 2,
             token->at + 1);
    return verilog_take_data(self, name);
}

/* One word of the call; anything that is not of these forms is refused. */
static const char *judge_reading(struct verilog *self,
                                 const struct verilog_token *token)
{
    static const char wrong[] =
        "$readmemh and $readmemb need the name of a file in the design's "
        "folder, as a string: $readmemh(\"rom.hex\", rom)";
    int is_string = token->kind == VERILOG_STRING;
    int now = self->reading;

    self->reading = READ_NOT;
    if (is_string && (now == READ_NAME || now == READ_SOUND)) {
        self->behind = now == READ_NAME ? ",)" : "}";
        return take_memory_file(self, token, now == READ_NAME ? "" : "sounds/");
    }
    if (now == READ_OPEN && verilog_token_is(token, "("))
        self->reading = READ_NAME;
    else if (now == READ_NAME && verilog_token_is(token, "{"))
        self->reading = READ_FOLDER;
    else if (now == READ_FOLDER && verilog_token_is(token, "SoundsDir"))
        self->reading = READ_COMMA;
    else if (now == READ_COMMA && verilog_token_is(token, ","))
        self->reading = READ_SOUND;
    return self->reading ? NULL : wrong;
}

/* After the name only a comma or bracket may follow: anything else could join
 * something to it and make it another file. */
static const char *judge_behind(struct verilog *self,
                                const struct verilog_token *token)
{
    const char *behind = self->behind;

    self->behind = behind && *behind == '}' ? ",)" : NULL;
    if (!behind || strchr(behind, token->at[0]))
        return NULL;
    return "the name of the file must be a plain string, not an expression";
}

static int is_reader(const struct verilog_token *token)
{
    return verilog_token_is(token, "$readmemh")
        || verilog_token_is(token, "$readmemb");
}

/* import "DPI-C" and its like: a string after one of these words. */
static int is_foreign_code(const struct verilog *self,
                           const struct verilog_token *token)
{
    return token->kind == VERILOG_STRING
        && (verilog_token_is(&self->last, "import")
            || verilog_token_is(&self->last, "export"));
}

/* The context of $readmemh first: it restricts what any word may be. */
static const char *judge_token(struct verilog *self,
                               const struct verilog_token *token)
{
    const char *error = NULL;

    if (self->reading)
        error = judge_reading(self, token);
    else if (is_foreign_code(self, token))
        error = "DPI (import and export) is not allowed in a design to be "
                "compared";
    if (!error && token->kind == VERILOG_SYSTEM)
        error = judge_system(token);
    if (!error && is_reader(token))
        self->reading = READ_OPEN;
    return error;
}

/* Writing: each word on its line, and none joined to one that it did not stand
 * next to: "$sys" and "tem" must not become one. */

/* An escaped name ends with a space, which belongs to it. */
static const char *put_in_line(struct verilog *self,
                               const struct verilog_token *token, int line)
{
    int is_joined = self->line == line && !token->is_apart
                 && !self->macros.is_torn;

    self->macros.is_torn = 0;
    for (; self->line < line; self->line++)
        fputc('\n', self->out);
    if (!is_joined)
        fputc(' ', self->out);
    fwrite(token->at, 1, token->length, self->out);
    if (token->kind == VERILOG_ESCAPED)
        fputc(' ', self->out);
    return ferror(self->out) ? "out of memory for a design" : NULL;
}

const char *verilog_put(struct verilog *self,
                        const struct verilog_token *token, int line)
{
    const char *error = judge_behind(self, token);

    if (!error)
        error = judge_token(self, token);
    if (error)
        return error;
    if (token->kind == VERILOG_WORD)
        verilog_want(self, token);
    self->last = *token;
    return put_in_line(self, token, line);
}
