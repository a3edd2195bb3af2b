/* write.c - writes the sources as compiled to a folder.
 *
 * All files lie side by side, under plain names, so that no tool has to be
 * told where to look for headers and memories. The list of sources is in the
 * order in which every tool can read them.
 */
#include "designs/project/inside.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "disk/file.h"

/* Not synced: the copy can be made again at any time. */
const char *project_put(const char *folder, const char *name,
                               const char *bytes, size_t length)
{
    char path[FILE_PATH_MAX];
    struct file_draft draft;
    const char *error;

    file_join(folder, name, path);
    error = file_begin(&draft, path);
    if (error)
        return error;
    if (fwrite(bytes, 1, length, draft.stream) != length) {
        error = file_trouble("write", path);
        file_abandon(&draft);
        return error;
    }
    return file_commit_loose(&draft);
}

/* With its edits. */
static const char *write_source(const char *folder,
                                const struct project_file *file)
{
    size_t length;
    char *copy = project_copy(file, &length);
    const char *error;

    if (!copy)
        return "out of memory for a project";
    error = project_put(folder, file->plain, copy, length);
    free(copy);
    return error;
}

/* Under the names that the sources have for them in the copy. */
static const char *write_memories(const struct project *self,
                                  const char *folder)
{
    const char *error = NULL;

    for (const struct project_data *d = self->data; d && !error; d = d->next)
        error = project_put(folder, d->name,
                            d->text ? d->text : d->file->text,
                            d->text ? d->length : d->file->length);
    return error;
}

/* One name on a line, those below before those above. */
static const char *write_list(const struct project *self, const char *folder)
{
    size_t length = 1;
    const char *error;
    char *list;

    for (struct project_file **s = self->sources; *s; s++)
        length += strlen((*s)->plain) + 1;
    list = calloc(length, 1);
    if (!list)
        return "out of memory for a project";
    for (struct project_file **s = self->sources; *s; s++) {
        strcat(list, (*s)->plain);
        strcat(list, "\n");
    }
    error = project_put(folder, "sources.txt", list, strlen(list));
    free(list);
    return error;
}

/* Into a folder that may be there already: an older copy is replaced file by
 * file. */
const char *project_write(const struct project *self, const char *folder)
{
    const char *error = NULL;

    if (mkdir(folder, 0777) != 0 && errno != EEXIST)
        return file_trouble("make the folder", folder);
    for (const struct project_file *f = self->files; f && !error; f = f->next)
        if (f->is_source || f->is_included)
            error = write_source(folder, f);
    if (!error)
        error = write_memories(self, folder);
    return error ? error : write_list(self, folder);
}
