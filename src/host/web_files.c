/* web_files.c - the files of the page, read once: there are no others. */
#include "host/web_files.h"

#include <stdlib.h>

#include "base/text.h"
#include "disk/file.h"

enum { PAGE_FILE_MAX = 1 << 26 };       /* bytes */

static const struct web_file known[WEB_FILES] = {
    {"index.html", "text/html; charset=utf-8", NULL, 0},
    {"boardwalk.js", "text/javascript; charset=utf-8", NULL, 0},
    {"boardwalk.css", "text/css; charset=utf-8", NULL, 0},
    {"boardwalk.wasm", "application/wasm", NULL, 0},
};

static const char *read_file(struct web_file *file, const char *folder)
{
    char path[FILE_PATH_MAX];
    struct text to;

    text_begin(&to, path, sizeof path);
    text_put(&to, folder);
    text_put(&to, "/");
    text_put(&to, file->name);
    return file_read(path, PAGE_FILE_MAX, &file->bytes, &file->length);
}

const char *web_files_read(struct web_files *self, const char *folder)
{
    const char *error = NULL;

    for (int i = 0; !error && i < WEB_FILES; i++) {
        self->file[i] = known[i];
        error = read_file(&self->file[i], folder);
    }
    return error;
}

void web_files_free(struct web_files *self)
{
    for (int i = 0; i < WEB_FILES; i++)
        free(self->file[i].bytes);
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
