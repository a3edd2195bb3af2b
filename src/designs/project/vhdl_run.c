/* vhdl_run.c - VHDL made Verilog, by GHDL.
 *
 * GHDL is a program of its own and may be missing: then the project cannot
 * play, and the package is named. It is not asked for an answer of doctor,
 * only when a copy is written, as it takes longer than all the rest.
 */
#include "designs/project/inside.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "disk/file.h"

enum { WORDS_ON_LINE = 256 };

/* And needed. */
static int is_vhdl(const struct project_file *file)
{
    return file->kind == PROJECT_VHDL && file->is_source;
}

/* Whether a program is in one of the folders of PATH. */
static int has_program(const char *name)
{
    const char *path = getenv("PATH");

    while (path && *path) {
        size_t length = strcspn(path, ":");
        char folder[FILE_PATH_MAX], whole[FILE_PATH_MAX];

        if (length && length < sizeof folder) {
            memcpy(folder, path, length);
            folder[length] = 0;
            file_join(folder, name, whole);
            if (access(whole, X_OK) == 0)
                return 1;
        }
        path += length + (path[length] == ':');
    }
    return 0;
}

/* Once, with the name of the package: that is all a student has to do about
 * it. */
void project_check_vhdl(struct project *self)
{
    for (const struct project_file *f = self->files; f; f = f->next)
        if (is_vhdl(f) && !has_program("ghdl")) {
            project_note(self, PROJECT_DEFECT, f, 0, "this is VHDL, which "
                "GHDL translates; install the package ghdl", (char *)0);
            return;
        }
}

/* The entity that the others are below: the top, or what Verilog uses. */
static const char *root_entity(const struct project *self)
{
    if (self->top->file->kind == PROJECT_VHDL)
        return self->top->name;
    for (struct project_file **s = self->sources; *s; s++)
        for (struct project_module *m = (*s)->modules; m; m = m->next)
            for (struct project_instance *i = m->instances; i && m->is_used;
                 i = i->next)
                if (i->module && i->module->file->kind == PROJECT_VHDL
                    && (*s)->kind != PROJECT_VHDL)
                    return i->module->name;
    return self->top->name;
}

/* In the child; it does not come back. */
static void run_ghdl(const char *const *words, int out)
{
    if (dup2(out, 1) >= 0)
        execvp(words[0], (char *const *)words);
    _exit(127);
}

/* Its standard output goes to a file; its errors are ours. */
static const char *wait_for_ghdl(const char *const *words, int out)
{
    pid_t child = fork();
    int status = 0;

    if (child < 0)
        return file_trouble("start", words[0]);
    if (child == 0)
        run_ghdl(words, out);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return NULL;
    return "ghdl could not translate the VHDL of this project; see above";
}

/* All sources in one call, those below first, as GHDL wants them. */
const char *project_translate_vhdl(const struct project *self,
                                   const char *folder, const char *name)
{
    const char *words[WORDS_ON_LINE] = {"ghdl", "synth", "--std=08",
        "--latches", "--out=verilog"}, *error;
    char path[FILE_PATH_MAX];
    int count = 5, out;

    if (!has_program("ghdl"))
        return "GHDL is needed to translate VHDL; install the package ghdl";
    for (struct project_file **s = self->sources; *s; s++)
        if ((*s)->kind == PROJECT_VHDL && count < WORDS_ON_LINE - 3)
            words[count++] = (*s)->path;
    words[count++] = "-e";
    words[count++] = root_entity(self);
    file_join(folder, name, path);
    out = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (out < 0)
        return file_trouble("open", path);
    error = wait_for_ghdl(words, out);
    close(out);
    return error;
}
