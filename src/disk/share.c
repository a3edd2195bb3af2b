/* share.c - finds the program's data files: po, rtl, twin, web.
 *
 * Tried in this order: the list beside the program, the list in the folder
 * above, SHARE_DIR. The first list that names the folder decides.
 */
#include "disk/share.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"

enum { LIST_LEVELS = 2,                 /* the program's folder, and above */
       PLACE_MAX = 4096 };

/* The list must belong to the owner of the program, who could have changed
 * the program as well. A list that somebody else put beside it, as in /tmp,
 * could make us run their code. */
static int is_trusted(FILE *list, const struct stat *program)
{
    struct stat is;

    return fstat(fileno(list), &is) == 0 && S_ISREG(is.st_mode)
        && is.st_uid == program->st_uid && !(is.st_mode & S_IWOTH);
}

/* The path of a line "NAME PATH"; null: it is about something else. */
static const char *path_of_line(char *line, const char *what)
{
    size_t length = strlen(what);

    line[strcspn(line, "\n")] = 0;
    if (strncmp(line, what, length) != 0 || line[length] != ' ')
        return NULL;
    return line + length + 1;
}

static int find_in_list(FILE *list, const char *what, char *path, size_t size)
{
    char line[PLACE_MAX];
    const char *found = NULL;

    while (!found && fgets(line, sizeof line, list))
        found = path_of_line(line, what);
    if (!found || strlen(found) >= size)
        return 0;
    strcpy(path, found);
    return 1;
}

static int look_in_list(const char *folder, const struct stat *program,
                        const char *what, char *path, size_t size)
{
    char name[PLACE_MAX + 20];
    FILE *list;
    int is_found;

    snprintf(name, sizeof name, "%s/boardwalk.share", folder);
    list = fopen(name, "r");
    if (!list)
        return 0;
    is_found = is_trusted(list, program)
            && find_in_list(list, what, path, size);
    fclose(list);
    return is_found;
}

/* Test programs lie one folder below the build folder. */
static int is_in_build(const char *program, const char *what, char *path,
                       size_t size)
{
    char folder[PLACE_MAX];
    struct stat is;

    if (strlen(program) >= sizeof folder || stat(program, &is) != 0)
        return 0;
    strcpy(folder, program);
    for (int level = 0; level < LIST_LEVELS; level++) {
        char *name = strrchr(folder, '/');

        if (!name)
            return 0;
        *name = 0;
        if (look_in_list(folder, &is, what, path, size))
            return 1;
    }
    return 0;
}

const char *share_find_for(const char *program, const char *what, char *path,
                           size_t size)
{
    struct stat is;

    if (!is_in_build(program, what, path, size))
        snprintf(path, size, "%s/%s", SHARE_DIR, what);
    if (stat(path, &is) == 0 && S_ISDIR(is.st_mode))
        return NULL;
    return text_error("the data folder '", what, "' of this program is ",
                      "missing: there is no ", path,
                      "; 'make install' installs it", (char *)0);
}

/* Without /proc the path is empty, no list is found, and SHARE_DIR is used. */
const char *share_find(const char *what, char *path, size_t size)
{
    char program[PLACE_MAX];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);

    program[length > 0 ? length : 0] = 0;
    return share_find_for(program, what, path, size);
}
