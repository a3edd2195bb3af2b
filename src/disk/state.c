/* state.c - where games are kept: one folder, a journal for each.
 *
 * $XDG_STATE_HOME/boardwalk, or ~/.local/state/boardwalk. Names carry the
 * date, so that a listing is in the order of time.
 */
#include "disk/state.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "base/words.h"

static const char ending[] = ".bw";

/* A relative path would mean a different folder in each working directory;
 * the XDG specification says that it is to be ignored. */
static int is_absolute(const char *value)
{
    return value && *value == '/';
}

/* The buffer keeps 80 bytes free for the name that follows, and a base may
 * have FILE_PATH_MAX - 200 bytes, so neither this path nor a file in it is
 * ever cut off. */
const char *state_folder(char path[FILE_PATH_MAX])
{
    const char *state = getenv("XDG_STATE_HOME");
    const char *home = getenv("HOME");
    const char *base = is_absolute(state) ? state : home;
    struct text to;

    text_begin(&to, path, FILE_PATH_MAX - 80);
    if (!base || !*base)
        return WORDS("there is no home folder to keep games in; set HOME");
    if (!is_absolute(base))
        return words_error("the home folder '{1}' is not an absolute path; "
                           "set HOME to one that begins with /", base,
                           (char *)0);
    if (strlen(base) > FILE_PATH_MAX - 200)
        return words_error("this path is too long: {1}", base, (char *)0);
    text_put(&to, base);
    text_put(&to, base == state ? "/boardwalk" : "/.local/state/boardwalk");
    return NULL;
}

/* Like mkdir -p: creates each folder of the path that is missing. The path is
 * cut at each slash in turn and is whole again at the end. */
static const char *create_folder_path(char *path)
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
            return file_trouble("make the folder", path);
        if (kept == 0)
            return NULL;
    }
}

const char *state_path(const char *name, char path[FILE_PATH_MAX])
{
    const char *error = state_folder(path);
    struct text to = {path, FILE_PATH_MAX, 0};

    if (!error)
        error = create_folder_path(path);
    if (error)
        return error;
    to.used = strlen(path);
    text_put_char(&to, '/');
    text_put(&to, name);
    return NULL;
}

/* The process id makes the name unique among programs that start in the same
 * second; file_commit_new refuses a name that exists nevertheless. */
const char *state_new_path(const char *machine, char path[FILE_PATH_MAX])
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

/* A name with a slash is a path, and a file of that name in the working
 * directory has precedence. */
int state_find(const char *name, char path[FILE_PATH_MAX])
{
    struct text to;

    if (!*name || strchr(name, '/') || access(name, F_OK) == 0
        || state_folder(path))
        return 0;
    to = (struct text){path, FILE_PATH_MAX, strlen(path)};
    text_put_char(&to, '/');
    text_put(&to, name);
    return access(path, F_OK) == 0;
}
