/* recall.c - reuses checks of an earlier result.
 *
 * The old result is read when the process that runs the design has been forked:
 * it tells of hidden checks, as the checks themselves do.
 */
#include "grade/recall.h"

#include <string.h>
#include <unistd.h>

#include "base/text.h"

void recall_begin(struct recall *self, const char *folder)
{
    memset(self, 0, sizeof *self);
    self->folder = folder;
    if (result_read(&self->old, folder))
        self->old.check_count = 0;
}

/* The result is a file in a folder that others may write to: only names that
 * verdicts give their files are removed. */
static void remove_shown(const struct recall *self, const char *name)
{
    char path[FILE_PATH_MAX];

    if (!name[0] || strchr(name, '/'))
        return;
    file_join(self->folder, name, path);
    (void)unlink(path);
}

/* What is left of a check: its script, both pictures, the waves. */
static void remove_shown_all(const struct recall *self,
                             const struct result_check *check)
{
    remove_shown(self, check->script);
    remove_shown(self, check->picture);
    remove_shown(self, check->golden_picture);
    remove_shown(self, check->waves);
}

static int has_shown(const struct recall *self, const char *name)
{
    char path[FILE_PATH_MAX];

    file_join(self->folder, name, path);
    return !name[0] || access(path, R_OK) == 0;
}

/* Somebody may have tidied up. */
static int has_shown_all(const struct recall *self,
                         const struct result_check *check)
{
    return has_shown(self, check->script) && has_shown(self, check->picture)
        && has_shown(self, check->golden_picture)
        && has_shown(self, check->waves);
}

int recall_take(struct recall *self, const char key[65],
                struct result_check *check)
{
    for (int i = 0; i < self->old.check_count; i++) {
        const struct result_check *old = &self->old.check[i];

        if (self->is_taken[i] || !text_same(old->name, check->name))
            continue;
        self->is_taken[i] = 1;
        if (text_same(old->key, key) && has_shown_all(self, old)) {
            *check = *old;
            return 1;
        }
        remove_shown_all(self, old);
    }
    return 0;
}

void recall_end(struct recall *self)
{
    for (int i = 0; i < self->old.check_count; i++)
        if (!self->is_taken[i])
            remove_shown_all(self, &self->old.check[i]);
    result_free(&self->old);
}

void recall_nothing(const char *folder)
{
    struct recall recall;

    recall_begin(&recall, folder);
    recall_end(&recall);
}
