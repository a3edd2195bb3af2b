/* parameters.c - what an instance sets its parameters to, by #( ) or by
 * defparam.
 *
 * Wizards of vendors write defparam, people write #( ). For cells whose
 * behaviour depends on their parameters, PLLs above all, both are looked
 * through; and what a model of ours needs in addition is added to the first.
 */
#include "designs/project/repair.h"

#include <string.h>

static int is_word_alike(const struct project_word *word, const char *name)
{
    size_t length = strlen(name), i = 0;

    while (i < length && i < word->token.length
           && text_small(word->token.at[i]) == text_small(name[i]))
        i++;
    return i == length && i == word->token.length;
}

/* Behind .NAME( in the brackets of #( ). */
static int find_named_value(const struct project_module *module,
                        const struct project_instance *instance,
                        const char *name, size_t *from, size_t *to)
{
    const struct project_word *words = module->file->words;

    for (size_t i = instance->parameters_from;
         i + 2 < instance->parameters_to; i++) {
        int depth = 1;

        if (!project_word_is(&words[i], ".")
            || !is_word_alike(&words[i + 1], name))
            continue;
        *from = *to = i + 3;
        for (; *to < instance->parameters_to; ++*to) {
            depth += project_word_is(&words[*to], "(");
            depth -= project_word_is(&words[*to], ")");
            if (!depth)
                return 1;
        }
    }
    return 0;
}

/* instance.NAME = value, or ; */
static int find_defparam(const struct project_module *module,
                         const struct project_instance *instance,
                         const char *name, size_t *from, size_t *to)
{
    const struct project_word *words = module->file->words;
    const struct verilog_token *own = &words[instance->name_at].token;

    for (size_t i = instance->close_at; i + 4 < module->to; i++) {
        if (words[i].token.length != own->length
            || memcmp(words[i].token.at, own->at, own->length) != 0
            || !project_word_is(&words[i + 1], ".")
            || !is_word_alike(&words[i + 2], name)
            || !project_word_is(&words[i + 3], "="))
            continue;
        *from = *to = i + 4;
        while (*to < module->to && !project_word_is(&words[*to], ",")
               && !project_word_is(&words[*to], ";"))
            ++*to;
        return 1;
    }
    return 0;
}

/* As a number if it is one, in whichever base it is written: tools write 4'd9,
 * students 9. */
const char *project_parameter(struct project *self,
                              const struct project_module *module,
                              const struct project_instance *instance,
                              const char *name)
{
    const char *text;
    size_t from, to, length;
    int64_t value;

    if (!find_named_value(module, instance, name, &from, &to)
        && !find_defparam(module, instance, name, &from, &to))
        return NULL;
    if (project_constant(module, from, to, &value) && value >= 0
        && value <= INT32_MAX)
        return store_join(&self->store, project_digits((int)value),
                          (char *)0);
    text = repair_text(self, module, from, to);
    length = strlen(text);
    if (length > 1 && text[0] == '"' && text[length - 1] == '"')
        return store_copy(&self->store, text + 1, length - 2);
    return text;
}

/* Kept until all are known, as an instance has only one #( ). */
void project_set_parameter(struct project *self,
                           struct project_instance *instance,
                           const char *name, const char *value)
{
    const char *before = instance->settings ? instance->settings : "";

    instance->settings = store_join(&self->store, before, *before ? ", ." : ".",
                                    name, "(", value, ")", (char *)0);
}

/* Into the brackets of #( ), or into new ones after the type. */
void project_apply_parameters(struct project *self,
                              const struct project_module *module,
                              const struct project_instance *instance)
{
    if (!instance->settings)
        return;
    if (!instance->parameters_to)
        project_insert_behind(self, module, instance->type_at,
            store_join(&self->store, " #(", instance->settings, ")",
                       (char *)0));
    else
        project_insert_before(self, module, instance->parameters_to,
            store_join(&self->store, instance->parameters_to
                       > instance->parameters_from ? ", " : "",
                       instance->settings, (char *)0));
}
