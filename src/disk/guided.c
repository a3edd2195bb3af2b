/* guided.c - remembers which machines a player has been shown on this
 * computer. */
#include "disk/guided.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "disk/append.h"
#include "disk/state.h"

enum { SIZE_MAX_BYTES = 65536, NAME_MAX_BYTES = 64 };

static const char file_name[] = "guided";

/* Reading makes no folder. */
static const char *read_guided(char **names)
{
    char path[FILE_PATH_MAX];
    const char *error = state_folder(path);
    struct text to = {path, sizeof path, 0};
    size_t length;

    if (error)
        return error;
    to.used = strlen(path);
    text_put_char(&to, '/');
    text_put(&to, file_name);
    return file_read(path, SIZE_MAX_BYTES, names, &length);
}

/* Whole lines only: "go" is not "gomoku". */
int guided_has(const char *machine)
{
    size_t length = strlen(machine);
    char *names;
    int is_there = 0;

    if (read_guided(&names))
        return 0;
    for (const char *at = names; *at && !is_there; at += *at == '\n') {
        size_t line = strcspn(at, "\n");

        is_there = line == length && memcmp(at, machine, length) == 0;
        at += line;
    }
    free(names);
    return is_there;
}

const char *guided_add(const char *machine)
{
    char path[FILE_PATH_MAX], line[NAME_MAX_BYTES];
    struct append file;
    struct text to;
    const char *error = state_path(file_name, path), *closed;

    if (error || guided_has(machine))
        return error;
    text_begin(&to, line, sizeof line);
    text_put(&to, machine);
    text_put_char(&to, '\n');
    append_begin(&file);
    error = append_open(&file, path);
    if (!error)
        error = append_add(&file, line, to.used);
    closed = append_close(&file);
    return error ? error : closed;
}
