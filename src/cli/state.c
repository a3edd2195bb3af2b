/* state.c - where games are kept: one folder, a journal for each.
 *
 * $XDG_STATE_HOME/boardwalk, or ~/.local/state/boardwalk. Names carry the
 * date, so that a listing is in the order of time.
 */
#include "cli/state.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char ending[] = ".bw";

static int is_set(const char *value)
{
    return value && *value;
}

const char *state_folder(char path[JOURNAL_PATH_MAX])
{
    const char *state = getenv("XDG_STATE_HOME");
    const char *home = getenv("HOME");
    struct text to;

    text_begin(&to, path, JOURNAL_PATH_MAX - 80);
    if (!is_set(state) && !is_set(home))
        return "there is no home folder to keep games in: set HOME";
    text_put(&to, is_set(state) ? state : home);
    text_put(&to, is_set(state) ? "/boardwalk" : "/.local/state/boardwalk");
    return NULL;
}

/* Like mkdir -p. */
static const char *make_folders(char *path)
{
    for (char *at = path + 1; ; at++) {
        char kept = *at;
        int failed;

        if (kept != '/' && kept != 0)
            continue;
        *at = 0;
        failed = mkdir(path, 0777) != 0 && errno != EEXIST;
        *at = kept;
        if (failed)
            return text_error("cannot make the folder ", path, ": ",
                              strerror(errno), (char *)0);
        if (kept == 0)
            return NULL;
    }
}

const char *state_path(const char *name, char path[JOURNAL_PATH_MAX])
{
    const char *error = state_folder(path);
    struct text to = {path, JOURNAL_PATH_MAX, 0};

    if (!error)
        error = make_folders(path);
    if (error)
        return error;
    to.used = strlen(path);
    text_put_char(&to, '/');
    text_put(&to, name);
    return NULL;
}

const char *state_new_path(const char *machine, char path[JOURNAL_PATH_MAX])
{
    time_t now = time(NULL);
    struct tm local;
    char name[80], date[32];

    localtime_r(&now, &local);
    strftime(date, sizeof date, "%Y%m%d-%H%M%S", &local);
    snprintf(name, sizeof name, "%.24s-%s-%ld%s", machine, date,
             (long)getpid(), ending);
    return state_path(name, path);
}

/* Of this machine, or of any: "pegs-20260131-235959-4711.bw" */
static int is_journal(const char *name, const char *machine)
{
    size_t length = strlen(name), first = machine ? strlen(machine) : 0;

    if (machine && (strncmp(name, machine, first) != 0
                    || name[first] != '-'))
        return 0;
    return length > strlen(ending)
        && text_same(name + length - strlen(ending), ending);
}

static void keep_newer(char *best, struct timespec *newest,
                       const char *path)
{
    struct stat info;

    if (stat(path, &info) != 0 || info.st_mtim.tv_sec < newest->tv_sec
        || (info.st_mtim.tv_sec == newest->tv_sec
            && info.st_mtim.tv_nsec <= newest->tv_nsec))
        return;
    *newest = info.st_mtim;
    strcpy(best, path);
}

void state_last_path(const char *machine, char path[JOURNAL_PATH_MAX])
{
    char in[JOURNAL_PATH_MAX], one[JOURNAL_PATH_MAX];
    struct timespec newest = {0, 0};
    struct dirent *entry;
    DIR *dir;

    path[0] = 0;
    if (state_folder(in) || !(dir = opendir(in)))
        return;
    while ((entry = readdir(dir)) != NULL) {
        int length = snprintf(one, sizeof one, "%s/%s", in, entry->d_name);

        if (is_journal(entry->d_name, machine)
            && length < (int)sizeof one)
            keep_newer(path, &newest, one);
    }
    closedir(dir);
}
