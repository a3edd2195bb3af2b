/* web_files.c - the files of the page, read once: there are no others. */
#include "cli/web_files.h"

#include <stdlib.h>

#include "base/text.h"
#include "bench/journal.h"

static const struct web_file known[WEB_FILES] = {
    {"index.html", "text/html; charset=utf-8", {0}, {0}},
    {"boardwalk.js", "text/javascript; charset=utf-8", {0}, {0}},
    {"boardwalk.css", "text/css; charset=utf-8", {0}, {0}},
    {"boardwalk.wasm", "application/wasm", {0}, {0}},
};

static const char *read_body(struct web_body *body, const char *folder,
                             const char *name, const char *ending)
{
    char path[JOURNAL_PATH_MAX];
    struct text to;

    text_begin(&to, path, sizeof path);
    text_put(&to, folder);
    text_put(&to, "/");
    text_put(&to, name);
    text_put(&to, ending);
    return journal_slurp(path, &body->bytes, &body->length);
}

const char *web_files_read(struct web_files *self, const char *folder)
{
    for (int i = 0; i < WEB_FILES; i++) {
        struct web_file *file = &self->file[i];
        const char *error;

        *file = known[i];
        error = read_body(&file->plain, folder, file->name, "");
        if (error)
            return error;
        if (read_body(&file->gzip, folder, file->name, ".gz"))
            file->gzip = (struct web_body){0};
    }
    return NULL;
}

void web_files_free(struct web_files *self)
{
    for (int i = 0; i < WEB_FILES; i++) {
        free(self->file[i].plain.bytes);
        free(self->file[i].gzip.bytes);
    }
    *self = (struct web_files){0};
}

const struct web_file *web_files_find(const struct web_files *self,
                                      const char *path)
{
    if (*path++ != '/')
        return NULL;
    if (!*path)
        return &self->file[0];
    for (int i = 0; i < WEB_FILES; i++)
        if (text_same(path, self->file[i].name))
            return &self->file[i];
    return NULL;
}
