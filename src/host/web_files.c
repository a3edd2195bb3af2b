/* web_files.c - the files of the page, all read at start.
 *
 * A white list in two steps: the name must be plain and have a known ending,
 * and the entry must be a regular file when it is opened.
 */
#include "host/web_files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"
#include "disk/file.h"

enum { PAGE_FILE_MAX = 1 << 26 };       /* bytes */

/* Browsers run a module only if it comes with its own type. */
static const struct {
    const char *end, *type;
} known_types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".png", "image/png"},
    {".po", "text/plain; charset=utf-8"},
};

static const char *const needed[] = {"index.html", "main.js",
                                     "boardwalk.css", "boardwalk.wasm"};

enum { TYPES = sizeof known_types / sizeof known_types[0],
       NEEDED = sizeof needed / sizeof needed[0] };

/* What may be served */

/* No hidden files, and no character that a URL would escape. */
static int is_servable_name(const char *name)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyz"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";

    return name[0] != '.' && strlen(name) < WEB_FILE_NAME_MAX
        && name[strspn(name, plain)] == 0;
}

/* Null if it is not a file of a page. */
static const char *type_of(const char *name)
{
    const char *end = strrchr(name, '.');

    for (int i = 0; end && is_servable_name(name) && i < TYPES; i++)
        if (text_same(end, known_types[i].end))
            return known_types[i].type;
    return NULL;
}

/* Reading */

/* A file counts from when it has a slot, so that its bytes are freed. */
static const char *add_open_file(struct web_files *self, int fd,
                                 const char *name, const char *path)
{
    struct web_file *file = &self->file[self->count];

    if (self->count == WEB_FILES_MAX)
        return "it has too many files for the page: at most 100";
    *file = (struct web_file){.type = type_of(name)};
    memcpy(file->name, name, strlen(name) + 1);
    self->count++;
    return file_read_open(fd, path, PAGE_FILE_MAX, &file->bytes,
                          &file->length);
}

/* Links, pipes and folders are skipped. O_NOFOLLOW and O_NONBLOCK make sure
 * that none of them is followed or holds up the start; errno tells which it
 * was. */
static const char *add_page_file(struct web_files *self, const char *folder,
                                 const char *name)
{
    const char *error = NULL;
    char path[FILE_PATH_MAX];
    struct stat status;
    int fd;

    file_join(folder, name, path);
    fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return errno == ELOOP || errno == EMLINK || errno == ENXIO
             ? NULL : file_trouble("read", path);
    if (fstat(fd, &status) == 0 && S_ISREG(status.st_mode))
        error = add_open_file(self, fd, name, path);
    close(fd);
    return error;
}

static const struct web_file *find_name(const struct web_files *self,
                                        const char *name)
{
    for (int i = 0; i < self->count; i++)
        if (text_same(name, self->file[i].name))
            return &self->file[i];
    return NULL;
}

static const char *check_needed(const struct web_files *self)
{
    for (int i = 0; i < NEEDED; i++)
        if (!find_name(self, needed[i]))
            return text_error("it has no file ", needed[i], "; links are "
                              "not followed", (char *)0);
    return NULL;
}

const char *web_files_read(struct web_files *self, const char *folder)
{
    const char *error = NULL;
    struct dirent *entry;
    DIR *dir = opendir(folder);

    if (!dir)
        return file_trouble("look into", folder);
    while (!error && (entry = readdir(dir)) != NULL)
        if (type_of(entry->d_name))
            error = add_page_file(self, folder, entry->d_name);
    closedir(dir);
    return error ? error : check_needed(self);
}

void web_files_free(struct web_files *self)
{
    for (int i = 0; i < self->count; i++)
        free(self->file[i].bytes);
    *self = (struct web_files){0};
}

const struct web_file *web_files_find(const struct web_files *self,
                                      const char *path)
{
    if (*path++ != '/')
        return NULL;
    return find_name(self, *path ? path : "index.html");
}
