/* files.c - paths, folders and free names for the file dialogs.
 *
 * Nothing here writes: what is saved goes through play_save, which replaces
 * files atomically.
 */
#include "window/dialogs/files.h"

#include <string.h>
#include <sys/stat.h>

#include "disk/file.h"

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

/* The last number is returned even if it is taken; Save warns then. */
void window_files_free_name(const char *folder, const char *machine,
                            char path[JOURNAL_PATH_MAX])
{
    for (uint64_t i = 1; i < 10000; i++) {
        char name[KEPT_NAME_MAX];
        struct text to;

        text_begin(&to, name, sizeof name);
        text_put(&to, machine);
        text_put_char(&to, '-');
        text_put_number(&to, i);
        text_put(&to, ".bw");
        file_join(folder, name, path);
        if (!window_files_is_there(path))
            return;
    }
}
