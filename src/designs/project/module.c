/* module.c - looks up modules and names.
 *
 * Nothing here changes a project. Words are compared where they lie, without a
 * copy, as these functions are called for every word of every source.
 */
#include "designs/project/inside.h"

#include <string.h>

/* Exactly: Verilog tells capitals from small letters. */
int project_word_is(const struct project_word *word, const char *text)
{
    return verilog_token_is(&word->token, text);
}

/* A copy, as words have no end of their own. */
const char *project_word_text(struct project *self,
                              const struct project_word *word)
{
    return store_copy(&self->store, word->token.at, word->token.length);
}

/* Its own source is used before an older one. */
struct project_module *project_module_named(const struct project *self,
                                            const char *name)
{
    struct project_module *found = NULL;

    for (struct project_file *f = self->files; f; f = f->next)
        for (struct project_module *m = f->modules; m; m = m->next)
            if (text_same(m->name, name)
                && (!found || (m->is_used && !found->is_used)
                    || (!f->why && found->file->why)))
                found = m;
    return found;
}

/* For a suggestion: of all files, even those that were left out, as the module
 * that was meant may be in one of them. */
const char *project_module_name_at(const void *project, int i)
{
    const struct project *self = project;

    for (const struct project_file *f = self->files; f; f = f->next)
        for (const struct project_module *m = f->modules; m; m = m->next)
            if (i-- == 0)
                return m->name;
    return NULL;
}

/* The same sum as when it was kept; buckets are short. */
static struct project_name *find_spelled(const struct project_module *module,
                                         const char *name, size_t length)
{
    unsigned sum = 0;
    struct project_name *found;

    for (size_t i = 0; i < length; i++)
        sum = sum * 31 + (unsigned char)name[i];
    found = module->bucket[sum % PROJECT_BUCKETS];
    while (found && (strncmp(found->name, name, length) != 0
                     || found->name[length]))
        found = found->beside;
    return found;
}

/* The innermost scope is not known here: the last one that was declared with
 * this name is found. */
struct project_name *project_find_name(const struct project_module *module,
                                       const char *name)
{
    return find_spelled(module, name, strlen(name));
}

/* Without copying the word first: this is asked for every name of a source. */
struct project_name *project_find_word(const struct project_module *module,
                                       const struct project_word *word)
{
    return word->token.length ? find_spelled(module, word->token.at,
                                             word->token.length) : NULL;
}

/* Ports are declared in the head, before anything but parameters. */
const struct project_name *project_nth_port(
    const struct project_module *module, int i)
{
    for (const struct project_name *n = module->names; n; n = n->next)
        if (n->is_port && i-- == 0)
            return n;
    return NULL;
}

/* One that is not known counts as one bit, as tools do with a warning. */
int project_width(const struct project_name *name)
{
    if (!name->is_sized)
        return 1;
    return (name->left > name->right ? name->left - name->right
                                     : name->right - name->left) + 1;
}
