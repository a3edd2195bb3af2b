/* web_files.h - the files of the page, all read at start.
 *
 * All of them are read at start and served from memory, so a request never
 * reaches the file system.
 */
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

/* Reads the files of a folder whose plain names end as those of a page do.
 * Links are not followed, so nothing comes from outside the folder. Null is
 * success; otherwise the text says what cannot be read or is missing. Free the
 * files in either case. */
const char *web_files_read(struct web_files *self, const char *folder);
void web_files_free(struct web_files *self);

/* By the path of a request, "/" or "/main.js"; null if there is no such
 * file. */
const struct web_file *web_files_find(const struct web_files *self,
                                      const char *path);

#endif
