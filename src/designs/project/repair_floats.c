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
 * Icarus is told that the buffer is off. Yosys must not know, or it would take
 * the buffer away again; without a driver it is off all the same.
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

/* What a bracket opens or closes. */
static int nesting(const struct project_word *word)
{
    if (word->token.length != 1)
        return 0;
    return strchr("([{", word->token.at[0]) ? 1
         : strchr(")]}", word->token.at[0]) ? -1 : 0;
}

/* The comma or semicolon behind an assignment, or 0 if there is none. */
static size_t assignment_end(const struct project_module *module, size_t from)
{
    const struct project_word *words = module->file->words;
    int depth = 0;

    for (size_t i = from; i < module->to; i++) {
        if (!depth && (project_word_is(&words[i], ",")
                       || project_word_is(&words[i], ";")))
            return i;
        depth += nesting(&words[i]);
    }
    return 0;
}

static int is_choice(const struct project_module *module, size_t from,
                     size_t end)
{
    while (from < end && !project_word_is(&module->file->words[from], "?"))
        from++;
    return from < end;
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

static int repair_assignment(struct project *self,
                             struct project_module *module, size_t from,
                             size_t end)
{
    const struct project_word *words = module->file->words;
    int count = 0;

    if (is_choice(module, from, end))
        return 0;
    for (size_t i = from + 1; i + 1 < end; i++)
        if (project_word_is(&words[i], "'") && is_float(&words[i + 1]))
            count += hold_back(self, module, i);
    return count;
}

/* Each of a list is one by itself: assign a = c ? d : 1'bz, b = 1'bz; */
static int repair_statement(struct project *self,
                            struct project_module *module, size_t from)
{
    int count = 0;
    size_t end;

    do {
        end = assignment_end(module, from + 1);
        count += repair_assignment(self, module, from, end);
        from = end;
    } while (end && project_word_is(&module->file->words[end], ","));
    return count;
}

void repair_floats(struct project *self, struct project_module *module)
{
    const struct project_word *words = module->file->words;
    size_t first = 0;

    for (size_t i = module->head_to; i < module->to; i++)
        if (project_word_is(&words[i], "assign")
            && repair_statement(self, module, i) && !first)
            first = i;
    if (!first)
        return;
    project_insert_behind(self, module, module->head_to - 1,
                          " wire boardwalk_off "
                          "`ifdef __ICARUS__ = 0 `endif ;");
    repair_note(self, PROJECT_REPAIR, module, first, "a pin that is always z "
                "is read as an input", "", "");
}
