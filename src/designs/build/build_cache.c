/* build_cache.c - the cache of designs that were built.
 *
 * A twin is used by loading a file, which another process may remove meanwhile.
 * That does no harm on Unix: what is mapped stays until it is unmapped.
 */
#include "designs/build/build_cache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "disk/file.h"

enum { FOLDERS_OPEN = 16, NAME_MAX_HERE = 256, FOLDERS_MAX = 4096 };

#define LOCK_NAME "lock"

/* Folders */

/* For nftw; what cannot be removed stays. */
static int remove_one(const char *path, const struct stat *is, int kind,
                      struct FTW *where)
{
    (void)is;
    (void)kind;
    (void)where;
    remove(path);
    return 0;
}

void build_cache_remove(const char *folder)
{
    nftw(folder, remove_one, FOLDERS_OPEN, FTW_DEPTH | FTW_PHYS);
}

/* One that is there already will do. */
static const char *make_folder(const char *path, mode_t mode)
{
    return mkdir(path, mode) == 0 || errno == EEXIST
        ? NULL : file_trouble("make the folder", path);
}

/* And those around it, which get the usual rights; the cache itself is for its
 * user alone. */
static const char *make_cache_path(char path[BUILD_PATH_MAX])
{
    const char *error = NULL;

    for (char *slash = path + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = 0;
        if (access(path, F_OK) != 0)
            error = make_folder(path, 0777);
        *slash = '/';
        if (error)
            return file_trouble("make the folder", path);
    }
    return make_folder(path, 0700);
}

/* lstat: a link could lead to a folder that another user can change. */
const char *build_cache_check(const char *path)
{
    struct stat is;

    if (lstat(path, &is) != 0)
        return file_trouble("open", path);
    if (S_ISLNK(is.st_mode) || is.st_uid != geteuid())
        return text_error(path, " is a link or belongs to another user, who "
                          "could put programs there: set XDG_CACHE_HOME to a "
                          "folder of your own", (char *)0);
    if (is.st_mode & (S_IWGRP | S_IWOTH))
        return text_error(path, " is writable by others, who could put "
                          "programs there: run chmod go-w on it", (char *)0);
    return NULL;
}

/* Absolute, and without links: a compiler in a cage works there. */
const char *build_cache_open(char path[BUILD_PATH_MAX])
{
    const char *cache = getenv("XDG_CACHE_HOME");
    const char *home = getenv("HOME");
    char whole[PATH_MAX];
    const char *error;

    if (cache && *cache)
        snprintf(path, BUILD_PATH_MAX, "%s/boardwalk", cache);
    else if (home && *home)
        snprintf(path, BUILD_PATH_MAX, "%s/.cache/boardwalk", home);
    else
        return "there is no home folder to build twins in: set HOME";
    error = make_cache_path(path);
    if (!error)
        error = build_cache_check(path);
    if (!error && !realpath(path, whole))
        error = file_trouble("open", path);
    if (!error && strlen(whole) >= BUILD_PATH_MAX)
        error = "the path of the folder for built designs is too long";
    if (!error)
        strcpy(path, whole);
    return error;
}

/* The time of change of the folder is when it was used last. */
void build_cache_touch(const char *path)
{
    utimensat(AT_FDCWD, path, NULL, 0);
}

/* Builds */

/* F_SETLK on a file inside: a lock of fcntl ends with the process, however it
 * ends. */
const char *build_cache_begin(const char *folder, char half[BUILD_PATH_MAX],
                              int *lock)
{
    struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    char path[BUILD_PATH_MAX + 8];

    snprintf(half, BUILD_PATH_MAX, "%.*s-%ld", BUILD_PATH_MAX - 24, folder,
             (long)getpid());
    build_cache_remove(half);           /* left by one with our number */
    if (mkdir(half, 0700) != 0)
        return file_trouble("make the folder", half);
    snprintf(path, sizeof path, "%s/" LOCK_NAME, half);
    *lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (*lock < 0 || fcntl(*lock, F_SETLK, &all) != 0)
        return file_trouble("lock", path);
    return NULL;
}

/* "uart_tx-verilator-0123-4711" is being built by process 4711; 0 for a folder
 * that is finished. A hash never looks like a number: it is longer than any
 * that is accepted here. */
static long builder_of(const char *name)
{
    const char *last = strrchr(name, '-'), *dot = strrchr(name, '.');
    const char *number = dot && dot > last ? dot : last;
    char *end;
    long pid;

    if (!number || strlen(number) > 9 || number[1] < '1' || number[1] > '9')
        return 0;
    pid = strtol(number + 1, &end, 10);
    return *end ? 0 : pid;
}

/* Where a home folder is shared by several computers, process numbers say
 * nothing; locks of fcntl hold across NFS. */
static int is_locked(const char *folder)
{
    struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    char path[BUILD_PATH_MAX + NAME_MAX_HERE + 8];
    int lock, is_free;

    snprintf(path, sizeof path, "%s/" LOCK_NAME, folder);
    lock = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
    if (lock < 0)
        return 0;
    is_free = fcntl(lock, F_SETLK, &all) == 0;
    close(lock);
    return !is_free;
}

/* Its process is gone, and no one else holds its lock. */
static int is_left_over(const char *path, long builder)
{
    return kill((pid_t)builder, 0) != 0 && errno == ESRCH
        && !is_locked(path);
}

/* All folders */

/* A finished twin and when it was used last. */
struct entry {
    char name[NAME_MAX_HERE];
    time_t used;
};

/* For qsort: the least recently used first. */
static int is_older(const void *a, const void *b)
{
    const struct entry *one = a, *other = b;

    return (one->used > other->used) - (one->used < other->used);
}

/* Removes what interrupted builds left, and lists the finished ones. */
static size_t remove_leftovers(const char *cache, struct entry *entries)
{
    DIR *folder = opendir(cache);
    const struct dirent *at;
    size_t count = 0;

    while (folder && (at = readdir(folder)) && count < FOLDERS_MAX) {
        char path[BUILD_PATH_MAX + NAME_MAX_HERE];
        long builder = builder_of(at->d_name);
        struct stat is;

        snprintf(path, sizeof path, "%s/%s", cache, at->d_name);
        if (at->d_name[0] == '.' || lstat(path, &is) != 0
            || !S_ISDIR(is.st_mode))
            continue;
        if (builder && is_left_over(path, builder)) {
            build_cache_remove(path);
        } else if (!builder) {
            snprintf(entries[count].name, NAME_MAX_HERE, "%s", at->d_name);
            entries[count++].used = is.st_mtime;
        }
    }
    if (folder)
        closedir(folder);
    return count;
}

/* Without memory for the list nothing is removed. */
void build_cache_clean(const char *cache)
{
    struct entry *entries = calloc(FOLDERS_MAX, sizeof *entries);
    size_t count = entries ? remove_leftovers(cache, entries) : 0;

    if (count > BUILD_CACHE_KEPT)
        qsort(entries, count, sizeof *entries, is_older);
    for (size_t i = 0; i + BUILD_CACHE_KEPT < count; i++) {
        char path[BUILD_PATH_MAX + NAME_MAX_HERE];

        snprintf(path, sizeof path, "%s/%s", cache, entries[i].name);
        build_cache_remove(path);
    }
    free(entries);
}
