/* top_files.c - the files of a machine's top.
 *
 * A top is read as the project of a student is: a list of paths with one
 * constraint file among them. Those of the boards that a machine was made for
 * are in rtl/top; one for another board is written into a folder of its own,
 * which goes when the top is closed.
 */
#include "twin/top_files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "designs/build/build_cache.h"
#include "disk/share.h"

enum { NAME_SIZE = 40, SOURCE_MAX = 1 << 20 };

/* What the tops need beside the sources of a twin. */
static const char common[] = " power_up synchroniser slow_clock";

/* Sources */

/* More than there is room for are left out: the top then lacks a module, and
 * its project reader says which. */
static void add_path(struct top_files *self, const char *folder,
                     const char *name, const char *ending)
{
    struct text to;

    if (self->count == TOP_FILES_MAX)
        return;
    text_begin(&to, self->at[self->count], FILE_PATH_MAX);
    text_put(&to, self->rtl);
    text_put(&to, folder);
    text_put(&to, name);
    text_put(&to, ending);
    self->list[self->count] = self->at[self->count];
    self->count++;
}

/* rtl/NAME.sv or rtl/boards/NAME.sv; with a dot, a file as it is called. */
static void add_top_source(struct top_files *self, const char *name)
{
    if (strchr(name, '.')) {
        add_path(self, "/", name, "");
        return;
    }
    add_path(self, "/", name, ".sv");
    if (self->count && access(self->at[self->count - 1], R_OK)) {
        self->count--;
        add_path(self, "/boards/", name, ".sv");
    }
}

static void add_sources(struct top_files *self, const char *names)
{
    while (*names) {
        char name[NAME_SIZE];
        size_t length = strcspn(names, " ");

        snprintf(name, sizeof name, "%.*s", (int)length, names);
        if (length)
            add_top_source(self, name);
        names += length + (names[length] == ' ');
    }
}

/* In the folder of the top, not in rtl. */
static void add_made_path(struct top_files *self, const struct made_top *made,
                          const char *ending)
{
    snprintf(self->at[self->count], FILE_PATH_MAX, "%s/%s%s", self->folder,
             made->module, ending);
    self->list[self->count] = self->at[self->count];
    self->count++;
}

/* The top comes first. Its constraint file is one of the paths, as in a folder
 * of a student's. */
static const char *find_top_sources(struct top_files *self,
                                    const struct twin *twin, const char *rtl,
                                    const struct made_top *made)
{
    const char *error = share_find("rtl", self->rtl, sizeof self->rtl);

    if (error)
        return error;
    file_join(self->rtl, "cells", self->cells);
    if (rtl)
        snprintf(self->rtl, sizeof self->rtl, "%s", rtl);
    if (made) {
        add_made_path(self, made, ".sv");
        add_made_path(self, made, made->ending);
    } else {
        add_path(self, "/top/", twin->top->module, ".sv");
        add_path(self, "/top/", twin->top->module, twin->top->constraints);
    }
    add_sources(self, twin->sources);
    add_sources(self, common);
    self->list[self->count] = NULL;
    return NULL;
}

/* A top that was made */

static const char *write_made_file(const struct top_files *self,
                                   const struct made_top *made,
                                   const char *ending, const char *text)
{
    char path[FILE_PATH_MAX];
    FILE *file;
    int is_whole;

    snprintf(path, sizeof path, "%s/%s%s", self->folder, made->module,
             ending);
    file = fopen(path, "w");
    if (!file)
        return file_trouble("cannot write", path);
    is_whole = fputs(text, file) >= 0;
    return fclose(file) == 0 && is_whole ? NULL
                                         : file_trouble("cannot write", path);
}

/* They are read by those who read a student's files, so they must be there. */
static const char *write_made_files(struct top_files *self,
                                    const struct made_top *made)
{
    const char *error;

    strcpy(self->folder, "/tmp/boardwalk-top-XXXXXX");
    if (!mkdtemp(self->folder)) {
        self->folder[0] = 0;
        return "cannot make a folder in /tmp for a top";
    }
    error = write_made_file(self, made, ".sv", made->verilog);
    return error ? error
                 : write_made_file(self, made, made->ending,
                                   made->constraints);
}

const char *top_files_begin(struct top_files *self, const struct twin *twin,
                            const char *rtl, const struct made_top *made)
{
    const char *error = made ? write_made_files(self, made) : NULL;

    return error ? error : find_top_sources(self, twin, rtl, made);
}

void top_files_end(struct top_files *self)
{
    if (!self || !self->folder[0])
        return;
    build_cache_remove(self->folder);
    self->folder[0] = 0;
}

/* Copies */

/* rtl/sounds/place.vh goes to sounds/place.vh, all others have no folder. */
static const char *name_in_folder(const struct top_files *self,
                                  const char *path)
{
    const char *name = strrchr(path, '/') + 1;
    size_t length = strlen(self->rtl);

    return strncmp(path, self->rtl, length) == 0 && strstr(path, "/sounds/")
         ? path + length + 1 : name;
}

static const char *copy_top_source(const char *from, const char *to)
{
    char *text;
    size_t length;
    struct file_draft draft = {0};
    const char *error = file_read(from, SOURCE_MAX, &text, &length);

    if (error)
        return error;
    error = file_begin(&draft, to);
    if (!error) {
        fwrite(text, 1, length, draft.stream);
        error = file_commit(&draft);
    }
    free(text);
    return error;
}

/* One that is there is taken as it is: files of these names are replaced. */
static const char *make_copy_folder(const char *folder)
{
    return mkdir(folder, 0777) == 0 || errno == EEXIST
         ? NULL : file_trouble("cannot make", folder);
}

const char *top_files_copy(const struct top_files *self, const char *folder)
{
    const char *error = make_copy_folder(folder);
    char path[FILE_PATH_MAX];

    for (int i = 0; !error && self->list[i]; i++) {
        const char *name = name_in_folder(self, self->list[i]);

        if (strchr(name, '/')) {
            file_join(folder, "sounds", path);
            error = make_copy_folder(path);
        }
        file_join(folder, name, path);
        if (!error)
            error = copy_top_source(self->list[i], path);
    }
    return error;
}
