/* repair_floats.c - repairs pins that a design releases for good: assign P =
 * 1'bz.
 *
 * For a vendor's tool that is an input. Yosys takes z for the value of the
 * wire, and whoever reads it reads nothing. So in the copy it is let go by a
 * buffer that is never on:
 *
 *     assign JC = {2'bzz, a};
 *     assign JC = {(boardwalk_off ? 2'b0 : 2'bzz), a};
 *
 * What is let go at times, c ? a : 1'bz, is a buffer already and stays.
 */
#include "designs/project/repair.h"

#include <string.h>

/* "bz" of 1'bz: every digit is one. */
static int is_float(const struct project_word *word)
{
    const char *at = word->token.at;
    size_t length = word->token.length, i = 1;

    if (word->token.kind != VERILOG_WORD || length < 2
        || !strchr("bBoOhHdD", at[0]))
        return 0;
    while (i < length && strchr("zZ?_", at[i]))
        i++;
    return i == length;
}

static int is_size(const struct project_word *word)
{
    return word->token.kind == VERILOG_WORD
        && text_is_digit(word->token.at[0]);
}

/* The ; of a statement, or 0 if it chooses between values. */
static size_t plain_end(const struct project_module *module, size_t from)
{
    const struct project_word *words = module->file->words;

    for (size_t i = from; i < module->to; i++) {
        if (project_word_is(&words[i], "?"))
            return 0;
        if (project_word_is(&words[i], ";"))
            return i;
    }
    return 0;
}

/* The number whose quote is at `quote`; 0 if it comes of a macro. */
static int hold_back(struct project *self, struct project_module *module,
                     size_t quote)
{
    const struct project_word *words = module->file->words;
    size_t from = quote - (size_t)is_size(&words[quote - 1]);
    const char *size = from < quote ? repair_text(self, module, from, quote)
                                    : "1";
    const char *text = store_join(&self->store, "(boardwalk_off ? ", size,
        "'b0 : ", repair_text(self, module, from, quote + 2), ")", (char *)0);

    return project_edit_words(self, module, from, quote + 2, text);
}

static int repair_statement(struct project *self,
                            struct project_module *module, size_t from,
                            size_t end)
{
    const struct project_word *words = module->file->words;
    int count = 0;

    for (size_t i = from + 1; i + 1 < end; i++)
        if (project_word_is(&words[i], "'") && is_float(&words[i + 1]))
            count += hold_back(self, module, i);
    return count;
}

void repair_floats(struct project *self, struct project_module *module)
{
    const struct project_word *words = module->file->words;
    size_t first = 0;

    for (size_t i = module->head_to; i < module->to; i++) {
        size_t end = project_word_is(&words[i], "assign")
                   ? plain_end(module, i) : 0;

        if (end && repair_statement(self, module, i, end) && !first)
            first = i;
    }
    if (!first)
        return;
    project_insert_behind(self, module, module->head_to - 1,
                          " wire boardwalk_off;");
    repair_note(self, PROJECT_REPAIR, module, first, "a pin that is always z "
                "is read as an input", "", "");
}
