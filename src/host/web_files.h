/* web_files.h - the files of the page, read once: there are no others. */
#ifndef WEB_FILES_H
#define WEB_FILES_H

#include <stddef.h>

enum { WEB_FILES = 4 };

struct web_file {
    const char *name;                   /* "boardwalk.js" */
    const char *type;                   /* "text/javascript; charset=utf-8" */
    char *bytes;
    size_t length;
};

struct web_files {                      /* zero it before use */
    struct web_file file[WEB_FILES];
};

/* Reads them from a folder; the error says which one is not there. */
const char *web_files_read(struct web_files *self, const char *folder);
void web_files_free(struct web_files *self);

/* By the path that a browser asks for, "/" or "/boardwalk.js"; null if it is
 * none of them. */
const struct web_file *web_files_find(const struct web_files *self,
                                      const char *path);

#endif
