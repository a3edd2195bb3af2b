/* folder.c - copies, hashes and removes folders of submissions.
 *
 * These come from strangers. One walk, which follows no link, stops at a depth
 * and counts files, is behind copies and sums alike, so that what is summed up
 * is what is copied. One function, folder_put, writes every file of theirs,
 * from folders and archives, and refuses names that lead out.
 */
#include "grade/folder.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/sha256.h"
#include "base/text.h"

enum { FILE_MAX = 64 << 20 };

struct walk {
    folder_visit *visit;
    void *with;
    folder_choice *is_chosen;           /* or null: all */
    size_t skip;                        /* length of the folder and its / */
    int files;
};

/* Hidden files are left out, what editors and Git leave among them. */
static int is_folder_wanted(const struct dirent *entry)
{
    return entry->d_name[0] != '.' && strcmp(entry->d_name, "__MACOSX") != 0;
}

static const char *walk_into(struct walk *self, const char *folder, int depth);

static int is_left_out(const struct walk *self, const char *path,
                       const struct stat *about)
{
    char name[FILE_PATH_MAX + 1];

    if (!self->is_chosen)
        return 0;
    snprintf(name, sizeof name, "%s%s", path + self->skip,
             S_ISDIR(about->st_mode) ? "/" : "");
    return !self->is_chosen(name, S_ISDIR(about->st_mode)
                                  ? 0 : (size_t)about->st_size);
}

static const char *visit_entry(struct walk *self, const char *path, int depth)
{
    struct stat about;

    if (strlen(path) >= FILE_PATH_MAX - 1)
        return text_error(path, ": the path is too long", (char *)0);
    if (lstat(path, &about) != 0)
        return file_trouble("read", path);
    if (is_left_out(self, path, &about))
        return NULL;
    if (S_ISDIR(about.st_mode))
        return depth < FOLDER_DEPTH_MAX
             ? walk_into(self, path, depth + 1)
             : text_error(path, ": folders are nested too deep", (char *)0);
    if (!S_ISREG(about.st_mode))
        return NULL;
    if (++self->files > FOLDER_FILES_MAX)
        return text_error(path, ": too many files", (char *)0);
    return self->visit(self->with, path, path + self->skip);
}

/* By the order of bytes: the same on every computer. */
static int by_folder_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static const char *walk_into(struct walk *self, const char *folder, int depth)
{
    struct dirent **entries;
    int count = scandir(folder, &entries, is_folder_wanted, by_folder_name);
    const char *error = NULL;

    if (count < 0)
        return file_trouble("read the folder", folder);
    for (int i = 0; i < count; i++) {
        char path[FILE_PATH_MAX];

        file_join(folder, entries[i]->d_name, path);
        if (!error)
            error = visit_entry(self, path, depth);
        free(entries[i]);
    }
    free(entries);
    return error;
}

static const char *walk_some(const char *folder, folder_visit *visit,
                             void *with, folder_choice *is_chosen)
{
    struct walk walk = {.visit = visit, .with = with,
                        .is_chosen = is_chosen};
    char plain[FILE_PATH_MAX];
    size_t length = strlen(folder);

    while (length > 1 && folder[length - 1] == '/')
        length--;
    if (length >= sizeof plain)
        return text_error(folder, ": the path is too long", (char *)0);
    memcpy(plain, folder, length);
    plain[length] = 0;
    walk.skip = length + 1;
    return walk_into(&walk, plain, 0);
}

const char *folder_walk(const char *folder, folder_visit *visit, void *with)
{
    return walk_some(folder, visit, with, NULL);
}

/* Sums */

/* The folder of an assignment is summed up before any design runs, and hidden
 * checks are among its files. A process forked later has a copy of all memory,
 * freed or not, so their text must not stay there. volatile, or the compiler
 * may see that nobody reads it any more. */
static void wipe(char *text, size_t length)
{
    for (volatile char *at = text; length; length--)
        *at++ = 0;
}

struct summing {
    struct sha256 sha;
    int (*leaves_out)(const void *with, const char *name);      /* or null */
    const void *with;
};

/* A name ends with its zero byte and contents follow their length: no two
 * different folders give the same bytes to the sum. */
static const char *sum_file(void *with, const char *path, const char *name)
{
    struct summing *summing = with;
    struct sha256 *sha = &summing->sha;
    uint64_t length;
    char *text;
    size_t size;
    const char *error;

    if (summing->leaves_out && summing->leaves_out(summing->with, name))
        return NULL;
    error = file_read(path, FILE_MAX, &text, &size);
    if (error)
        return error;
    length = size;
    sha256_add(sha, name, strlen(name) + 1);
    sha256_add(sha, &length, sizeof length);
    sha256_add(sha, text, size);
    wipe(text, size);
    free(text);
    return NULL;
}

const char *folder_sum_some(const char *folder,
                            int (*leaves_out)(const void *with,
                                              const char *name),
                            const void *with, char sum[65])
{
    struct summing summing = {.leaves_out = leaves_out, .with = with};
    const char *error;

    sha256_begin(&summing.sha);
    error = folder_walk(folder, sum_file, &summing);
    sha256_end_hex(&summing.sha, sum, SHA256_LENGTH);
    return error;
}

const char *folder_sum(const char *folder, char sum[65])
{
    return folder_sum_some(folder, NULL, NULL, sum);
}

/* Writing */

const char *folder_make(const char *path)
{
    char part[FILE_PATH_MAX];

    snprintf(part, sizeof part, "%s", path);
    for (char *at = part + 1; *at; at++)
        if (*at == '/') {
            *at = 0;
            (void)mkdir(part, 0777);    /* the last one tells */
            *at = '/';
        }
    if (mkdir(part, 0777) != 0 && errno != EEXIST)
        return file_trouble("make the folder", path);
    return NULL;
}

/* Not absolute, no part is "..", and no odd character. A backslash divides as
 * well: archives made on Windows have them. */
static int leads_out(const char *name)
{
    const char *at = name;

    if (*name == '/' || !*name)
        return 1;
    while (*at) {
        size_t length = strcspn(at, "/\\");

        if (!length || (length == 2 && at[0] == '.' && at[1] == '.'))
            return 1;
        at += length + (at[length] != 0);
    }
    for (at = name; *at; at++)
        if (text_is_control(*at))
            return 1;
    return 0;
}

static const char *make_folder_way(const char *path)
{
    char folder[FILE_PATH_MAX], *slash;

    snprintf(folder, sizeof folder, "%s", path);
    slash = strrchr(folder, '/');
    if (!slash || slash == folder)
        return NULL;
    *slash = 0;
    return folder_make(folder);
}

const char *folder_put(const char *folder, const char *name,
                       const void *bytes, size_t length)
{
    char path[FILE_PATH_MAX];
    struct file_draft draft;
    const char *error;

    if (leads_out(name) || strlen(folder) + strlen(name) + 2 > sizeof path)
        return text_error("'", name, "' is not the name of a file inside a "
                          "submission", (char *)0);
    file_join(folder, name, path);
    error = make_folder_way(path);
    if (!error)
        error = file_begin(&draft, path);
    if (error)
        return error;
    fwrite(bytes, 1, length, draft.stream);
    return file_commit_loose(&draft);
}

struct copy {
    const char *to;
    size_t left;
};

static const char *copy_found(void *with, const char *path, const char *name)
{
    struct copy *self = with;
    char *text;
    size_t length;
    const char *error = file_read(path, self->left, &text, &length);

    if (error)
        return error;
    self->left -= length;
    error = folder_put(self->to, name, text, length);
    free(text);
    return error;
}

const char *folder_copy(const char *from, const char *to, size_t most_bytes,
                        folder_choice *is_chosen)
{
    struct copy copy = {to, most_bytes};
    const char *error = folder_make(to);

    return error ? error : walk_some(from, copy_found, &copy, is_chosen);
}

/* Never through a link: what it leads to is not ours. */
void folder_remove(const char *folder)
{
    DIR *open = opendir(folder);
    struct dirent *entry;

    while (open && (entry = readdir(open))) {
        char path[FILE_PATH_MAX];
        struct stat about;

        if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, ".."))
            continue;
        file_join(folder, entry->d_name, path);
        if (lstat(path, &about) == 0 && S_ISDIR(about.st_mode))
            folder_remove(path);
        else
            (void)unlink(path);
    }
    if (open)
        closedir(open);
    (void)rmdir(folder);
}
