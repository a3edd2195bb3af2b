/* refuse.c - refuses what a simulator can do and a chip cannot: commands,
 * files, C.
 *
 * A cage keeps such words from doing harm; here they are found before anything
 * is built, and said with their line. Words that only print or end a simulation
 * are no trouble: hardware has none of them, and goes on.
 */
#include "designs/project/inside.h"

#include <string.h>

struct refusal {
    const char *word;                   /* as it stands there */
    const char *why;
};

#define FILES "needs files, which a chip does not have"

static const struct refusal refusals[] = {
    {"$system", "runs a command, which a chip cannot do"},
    {"$c", "is C++, which a chip cannot run"},
    {"$fopen", FILES}, {"$fread", FILES}, {"$fgets", FILES},
    {"$fgetc", FILES}, {"$fscanf", FILES}, {"$fseek", FILES},
    {"$rewind", FILES}, {"$ungetc", FILES}, {"$writememh", FILES},
    {"$writememb", FILES}, {"$sdf_annotate", FILES},
    {"$value$plusargs", "needs a command line, which a chip does not have"},
    {"$test$plusargs", "needs a command line, which a chip does not have"},
    {"\"DPI-C\"", "calls functions in C, which a chip cannot run"},
    {"\"DPI\"", "calls functions in C, which a chip cannot run"},
};

static const struct refusal *find_refusal(const struct verilog_token *token)
{
    if (token->kind != VERILOG_SYSTEM && token->kind != VERILOG_STRING)
        return NULL;
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++)
        if (verilog_token_is(token, refusals[i].word))
            return &refusals[i];
    return NULL;
}

/* Strings elsewhere may say what they like. */
static int is_import(const struct project_file *file, size_t i)
{
    const struct verilog_token *before = &file->words[i ? i - 1 : 0].token;

    return verilog_token_is(before, "import")
        || verilog_token_is(before, "export");
}

static void check_words(struct project *self, const struct project_file *file)
{
    for (size_t i = 0; i < file->word_count; i++) {
        const struct project_word *word = &file->words[i];
        const struct refusal *refusal = find_refusal(&word->token);

        if (refusal && (word->token.kind == VERILOG_SYSTEM
                        || is_import(file, i)))
            project_note(self, PROJECT_DEFECT, word->file, word->token.line,
                         refusal->word, " ", refusal->why, (char *)0);
    }
}

/* Only what is used counts: test benches do all of this. */
void project_refuse(struct project *self)
{
    for (struct project_file *const *s = self->sources; s && *s; s++)
        check_words(self, *s);
}
