/* verilog_kept.c - a copy of a foreign design in the cache, beside the twin
 * made of it.
 *
 * A twin's folder is found by a hash, and a hash that somebody chose can be
 * that of another design. So the design itself is kept there, and compared
 * before the twin is used again. Our own designs have no copy: they have no
 * files here, and the hash says enough.
 */
#include "twin/verilog.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "disk/file.h"

enum { KEPT_SIZE_MAX = 1 << 26 };

static const char *write_bytes(const char *path, const char *text,
                               size_t length)
{
    FILE *file = fopen(path, "w");

    if (!file)
        return file_trouble("write", path);
    fwrite(text, 1, length, file);
    return fclose(file) == 0 ? NULL : file_trouble("write", path);
}

/* Makes the folders of the name first; verilog.c lets only plain names pass. */
static const char *write_design_file(const struct verilog_file *file,
                                     const char *folder)
{
    char path[VERILOG_PATH_MAX + VERILOG_NAME_MAX + 16];
    size_t start;

    snprintf(path, sizeof path, "%s/design/", folder);
    start = strlen(path);
    strcat(path, file->name);
    for (char *at = path + start; (at = strchr(at, '/')); at++) {
        *at = 0;
        mkdir(path, 0700);
        *at = '/';
    }
    return write_bytes(path, file->text, file->length);
}

const char *verilog_keep(const struct verilog *self, const char *folder)
{
    char path[VERILOG_PATH_MAX + 16];
    const char *error = NULL;

    snprintf(path, sizeof path, "%s/design", folder);
    if (mkdir(path, 0700) != 0)
        return file_trouble("make the folder", path);
    for (size_t i = 0; !error && i < self->count; i++)
        error = write_design_file(&self->files[i], folder);
    return error;
}

static int is_same_file(const struct verilog_file *file, const char *folder)
{
    char path[VERILOG_PATH_MAX + VERILOG_NAME_MAX + 16], *text;
    size_t length;
    int is_same;

    snprintf(path, sizeof path, "%s/design/%s", folder, file->name);
    if (file_read(path, KEPT_SIZE_MAX, &text, &length))
        return 0;
    is_same = length == file->length
           && memcmp(text, file->text, length) == 0;
    free(text);
    return is_same;
}

int verilog_is_kept(const struct verilog *self, const char *folder)
{
    for (size_t i = 0; i < self->count; i++)
        if (!is_same_file(&self->files[i], folder))
            return 0;
    return 1;
}
