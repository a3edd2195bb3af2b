/* handed_in.c - a submission as it comes, laid out in a folder of ours.
 *
 * Students hand in what they have: the whole folder of Vivado with its
 * checkpoints and waves, a film of the board, a zip in which another one lies,
 * since the course's system has packed what was packed before. A design is a
 * few small texts. What the project reader would not open is not even copied,
 * so that nobody is refused for the size of it, and archives are opened where
 * there is no source beside them.
 */
#include "grade/handed_in.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"
#include "designs/project/project.h"
#include "grade/folder.h"
#include "grade/unpack.h"

enum { ARCHIVE_MAX = 64 << 20,          /* bytes of an archive inside, */
       OTHER_MAX = 8 << 20,             /* and of any file but sources */
       ARCHIVES_MAX = 16, LEVELS_MAX = 3 };

static const char no_source[] = "there is no Verilog, SystemVerilog or VHDL in "
                                "it";

/* What is taken */

/* A part that leads up is left to whoever writes files, to be refused. */
static int is_junk_folder(const char *part, size_t length)
{
    char name[FILE_PATH_MAX];

    snprintf(name, sizeof name, "%.*s", (int)length, part);
    return strcmp(name, ".") != 0 && strcmp(name, "..") != 0
        && project_is_tools_own(name);
}

static int has_controls(const char *name)
{
    for (; *name; name++)
        if (text_is_control(*name))
            return 1;
    return 0;
}

static int is_source(const char *name)
{
    enum project_kind kind;

    return project_kind_of(name, &kind)
        && (kind == PROJECT_VERILOG || kind == PROJECT_SYSTEM_VERILOG
            || kind == PROJECT_VHDL);
}

/* A memory may be read from a file of any name, but not from a film. */
static int is_taken(const char *name, size_t length)
{
    const char *at = name, *slash;

    for (; (slash = strchr(at, '/')) != NULL; at = slash + 1)
        if (is_junk_folder(at, (size_t)(slash - at)))
            return 0;
    return !has_controls(name)
        && (length <= OTHER_MAX || is_source(name)
            || (unpack_is_archive(name) && length <= ARCHIVE_MAX));
}

/* What is there */

struct contents {
    int sources, archive_count;
    size_t bytes;
    char archives[ARCHIVES_MAX][FILE_PATH_MAX];
    char unknown[FILE_PATH_MAX];        /* an archive that nothing here reads */
};

static int is_unknown_archive(const char *name)
{
    static const char *const endings[] = {"rar", "7z", "xz", "bz2", "zst",
                                          "gz", "tbz", "txz"};
    const char *dot = strrchr(name, '.');

    for (size_t i = 0; dot && i < sizeof endings / sizeof *endings; i++)
        if (text_alike(dot + 1, endings[i]))
            return 1;
    return 0;
}

static const char *look_at(void *with, const char *path, const char *name)
{
    struct contents *self = with;
    struct stat about;

    if (stat(path, &about) == 0)
        self->bytes += (size_t)about.st_size;
    self->sources += is_source(name);
    if (unpack_is_archive(name)) {
        if (self->archive_count < ARCHIVES_MAX)
            snprintf(self->archives[self->archive_count++], FILE_PATH_MAX,
                     "%s", path);
    } else if (is_unknown_archive(name))
        snprintf(self->unknown, sizeof self->unknown, "%s", name);
    return NULL;
}

/* Archives in it */

/* Beside the archive, in a folder of its name without the ending. */
static const char *open_archive(const char *path, size_t most_bytes)
{
    char folder[FILE_PATH_MAX];
    const char *error;

    snprintf(folder, sizeof folder, "%s", path);
    *strrchr(folder, '.') = 0;
    error = unpack(path, folder, most_bytes, is_taken);
    (void)unlink(path);
    return error;
}

static const char *tell_no_source(const struct contents *self)
{
    return self->unknown[0]
         ? text_error(no_source, ", and ", self->unknown, " is an archive of "
                      "a kind that is not read here: hand in a zip",
                      (char *)0)
         : no_source;
}

/* A backup that lies beside the sources is left alone. */
static const char *open_archives(const char *folder, size_t most_bytes)
{
    const char *error = NULL;

    for (int level = 0; level <= LEVELS_MAX && !error; level++) {
        struct contents found = {0};

        error = folder_walk(folder, look_at, &found);
        if (error || found.sources)
            return error;
        if (!found.archive_count || level == LEVELS_MAX)
            return tell_no_source(&found);
        for (int i = 0; i < found.archive_count && !error; i++)
            error = open_archive(found.archives[i], found.bytes < most_bytes
                                 ? most_bytes - found.bytes : 0);
    }
    return error;
}

/* One file */

static const char *copy_source(const char *path, const char *folder,
                               size_t most)
{
    const char *slash = strrchr(path, '/');
    char *text;
    size_t length;
    const char *error = file_read(path, most, &text, &length);

    if (error)
        return error;
    error = folder_put(folder, slash ? slash + 1 : path, text, length);
    free(text);
    return error;
}

const char *handed_in(const char *path, const char *folder, size_t most_bytes)
{
    struct stat about;
    const char *error;

    if (stat(path, &about) != 0)
        return file_trouble("read", path);
    error = S_ISDIR(about.st_mode)
          ? folder_copy(path, folder, most_bytes, is_taken)
          : is_source(path) ? copy_source(path, folder, most_bytes)
          : unpack(path, folder, most_bytes, is_taken);
    return error ? error : open_archives(folder, most_bytes);
}
