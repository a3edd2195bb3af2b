/* combine.c - makes combinational blocks complete, so that simulators agree
 * with synthesis. */
#include "designs/build/combine.h"

#include <stdlib.h>
#include <string.h>

#include "designs/languages/verilog_lex.h"

struct reader {                         /* of one source */
    struct verilog_lex lex;
    const char *done;                   /* copied up to here */
    char *to;
};

static int read_token(struct reader *self, struct verilog_token *token)
{
    return !verilog_lex_next(&self->lex, token) && token->kind != VERILOG_END;
}

static void copy_up_to(struct reader *self, const char *end)
{
    memcpy(self->to, self->done, (size_t)(end - self->done));
    self->to += end - self->done;
    self->done = end;
}

/* After "always": up to the end of "@*" or "@( ... )" if it waits for no edge,
 * else null. A macro may be anything. */
static const char *end_of_list(struct reader *self)
{
    struct verilog_token token;
    int depth = 0, is_edge = 0;

    if (!read_token(self, &token) || !verilog_token_is(&token, "@"))
        return NULL;
    while (read_token(self, &token)) {
        depth += verilog_token_is(&token, "(");
        depth -= verilog_token_is(&token, ")");
        is_edge |= verilog_token_is(&token, "posedge")
                || verilog_token_is(&token, "negedge")
                || verilog_token_is(&token, "edge")
                || token.kind == VERILOG_TICK;
        if (depth > 0)
            continue;
        return !is_edge && (verilog_token_is(&token, "*")
                            || verilog_token_is(&token, ")"))
             ? token.at + token.length : NULL;
    }
    return NULL;
}

/* The lines of what is left out stay. */
static void put_combined(struct reader *self, const struct verilog_token *word,
                         const char *end, const char *head)
{
    copy_up_to(self, word->at);
    self->to = (char *)memcpy(self->to, head, strlen(head)) + strlen(head);
    for (; self->done < end; self->done++)
        if (*self->done == '\n')
            *self->to++ = '\n';
    *self->to++ = ' ';
}

/* "always@*" is the shortest; what it becomes has four letters more. */
char *combine_text(const char *text, const char *head)
{
    size_t length = strlen(text);
    char *made = malloc(length + length / 2 + 16);
    struct reader self = {.done = text, .to = made};
    struct verilog_token token;

    if (!made)
        return NULL;
    verilog_lex_begin(&self.lex, text);
    self.lex.is_lenient = 1;
    while (read_token(&self, &token)) {
        struct verilog_lex before = self.lex;
        const char *end = NULL;

        if (verilog_token_is(&token, "always"))
            end = end_of_list(&self);
        if (end)
            put_combined(&self, &token, end, head);
        else
            self.lex = before;
    }
    copy_up_to(&self, text + length);
    *self.to = 0;
    return made;
}

static const char *combine_file(const struct project_file *file,
                                const char *folder, const char *head)
{
    size_t length;
    char *copy = project_copy(file, &length);
    char *made = copy ? combine_text(copy, head) : NULL;
    const char *error = made ? project_put(folder, file->plain, made,
                                           strlen(made))
                             : "out of memory for a project";

    free(made);
    free(copy);
    return error;
}

const char *combine_write(const struct project *project, const char *folder,
                          const char *head)
{
    const char *error = NULL;

    for (const struct project_file *f = project->files; f && !error;
         f = f->next)
        if (f->is_source || f->is_included)
            error = combine_file(f, folder, head);
    return error;
}
