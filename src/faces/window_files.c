/* window_files.c - the games in a folder, the newest first. */
#include "faces/window_files.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

static const char ending[] = ".bw";

static void join(const char *folder, const char *name,
                 char path[JOURNAL_PATH_MAX])
{
    struct text to;

    text_begin(&to, path, JOURNAL_PATH_MAX);
    text_put(&to, folder);
    text_put(&to, *folder && folder[strlen(folder) - 1] == '/' ? "" : "/");
    text_put(&to, name);
}

static int is_journal(const char *name)
{
    size_t length = strlen(name);

    return length >= sizeof ending && length < WINDOW_FILES_NAME
        && text_same(name + length - strlen(ending), ending);
}

/* Which machine: "open duel:basys2#42", one of the first lines. */
static void read_machine(const char *path, char machine[24])
{
    char line[256];
    FILE *file = fopen(path, "r");
    struct text to;

    text_begin(&to, machine, 24);
    for (int i = 0; file && i < 32 && fgets(line, sizeof line, file); i++) {
        if (strncmp(line, "open ", 5) != 0)
            continue;
        line[5 + strcspn(line + 5, ":# \n")] = 0;
        text_put(&to, line + 5);
        break;
    }
    if (file)
        fclose(file);
}

/* The oldest gives way when there are too many. */
static struct window_file *room_for(struct window_files *self,
                                    int64_t seconds)
{
    struct window_file *oldest = &self->of[0];

    if (self->count < WINDOW_FILES_MAX)
        return &self->of[self->count++];
    for (int i = 1; i < self->count; i++)
        if (self->of[i].seconds < oldest->seconds)
            oldest = &self->of[i];
    return oldest->seconds < seconds ? oldest : NULL;
}

static void add(struct window_files *self, const char *name)
{
    char path[JOURNAL_PATH_MAX];
    struct stat info;
    struct window_file *file;
    struct text to;

    join(self->folder, name, path);
    if (stat(path, &info) != 0 || !S_ISREG(info.st_mode))
        return;
    file = room_for(self, (int64_t)info.st_mtime);
    if (!file)
        return;
    file->seconds = (int64_t)info.st_mtime;
    text_begin(&to, file->name, sizeof file->name);
    text_put(&to, name);
}

/* Of one second: by name, backwards, for names have the date. */
static int newer_first(const void *left, const void *right)
{
    const struct window_file *a = left, *b = right;

    if (a->seconds != b->seconds)
        return a->seconds < b->seconds ? 1 : -1;
    return strcmp(b->name, a->name);
}

const char *window_files_read(struct window_files *self, const char *folder)
{
    char path[JOURNAL_PATH_MAX];
    struct dirent *entry;
    struct text to;
    DIR *dir = opendir(folder);

    if (!dir)
        return text_error("cannot look into the folder ", folder, ": ",
                          strerror(errno), (char *)0);
    memset(self, 0, sizeof *self);
    text_begin(&to, self->folder, sizeof self->folder);
    text_put(&to, folder);
    while ((entry = readdir(dir)) != NULL)
        if (is_journal(entry->d_name))
            add(self, entry->d_name);
    closedir(dir);
    qsort(self->of, (size_t)self->count, sizeof self->of[0], newer_first);
    for (int i = 0; i < self->count; i++) {
        window_files_path(self, i, path);
        read_machine(path, self->of[i].machine);
    }
    return NULL;
}

void window_files_folder(const char *path, char folder[JOURNAL_PATH_MAX])
{
    const char *slash = strrchr(path, '/');
    struct text to;

    text_begin(&to, folder, JOURNAL_PATH_MAX);
    if (!slash)
        text_put_char(&to, '.');
    else if (slash == path)
        text_put_char(&to, '/');
    for (const char *at = path; slash && at < slash; at++)
        text_put_char(&to, *at);
}

int window_files_is_folder(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

int window_files_is_there(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0;
}

void window_files_path(const struct window_files *self, int i,
                       char path[JOURNAL_PATH_MAX])
{
    join(self->folder, self->of[i].name, path);
}

void window_files_date(const struct window_file *file, struct text *to)
{
    time_t when = (time_t)file->seconds;
    struct tm local;
    char date[32];

    if (!localtime_r(&when, &local)
        || !strftime(date, sizeof date, "%d %b %Y %H:%M", &local))
        return;
    text_put(to, date);
}

void window_files_free_name(const char *folder, const char *machine,
                            char path[JOURNAL_PATH_MAX])
{
    for (uint64_t i = 1; i < 10000; i++) {
        char name[WINDOW_FILES_NAME];
        struct text to;

        text_begin(&to, name, sizeof name);
        text_put(&to, machine);
        text_put_char(&to, '-');
        text_put_number(&to, i);
        text_put(&to, ending);
        join(folder, name, path);
        if (!window_files_is_there(path))
            return;
    }
}
