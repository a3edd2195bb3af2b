/* web_files.h - the files of the page, read once: there are no others. */
#ifndef WEB_FILES_H
#define WEB_FILES_H

#include <stddef.h>

enum { WEB_FILES_MAX = 100, WEB_FILE_NAME_MAX = 60 };

struct web_file {
    char name[WEB_FILE_NAME_MAX];       /* "main.js" */
    const char *type;                   /* "text/javascript; charset=utf-8" */
    char *bytes;
    size_t length;
};

struct web_files {                      /* zero it before use */
    struct web_file file[WEB_FILES_MAX];
    int count;
};

/* Reads what a page may have in a folder: files with a plain name that ends
 * as those of a page do. Links are not followed, so that nothing comes from
 * outside. The error says which file is not there that every page needs. */
const char *web_files_read(struct web_files *self, const char *folder);
void web_files_free(struct web_files *self);

/* By the path that a browser asks for, "/" or "/main.js"; null if it is none
 * of them. */
const struct web_file *web_files_find(const struct web_files *self,
                                      const char *path);

#endif
