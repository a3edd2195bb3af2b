/* folder.c - a folder for a test's files, gone with all of them at its end. */
#include "folder.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "check.h"

/* In memory where there is such a place: a journal syncs every line, and a
 * disk that others use may take its time. */
static const char *root(void)
{
    const char *request = getenv("TMPDIR");

    if (request && strlen(request) < 100)
        return request;
    return access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
}

void folder_begin(struct folder *self)
{
    snprintf(self->path, sizeof self->path, "%s/boardwalk-test-XXXXXX",
             root());
    assert_non_null(mkdtemp(self->path));
}

const char *folder_at(const struct folder *self, const char *name)
{
    static char paths[8][500];
    static int turn;

    turn = (turn + 1) % 8;
    snprintf(paths[turn], sizeof paths[turn], "%s/%s", self->path, name);
    return paths[turn];
}

/* Calls see for each file, folders among them; returns their number. */
static int walk(const struct folder *self, int (*see)(const char *path))
{
    DIR *dir = opendir(self->path);
    struct dirent *entry;
    int count = 0;

    assert_non_null(dir);
    while ((entry = readdir(dir))) {
        if (strcmp(entry->d_name, ".") == 0
            || strcmp(entry->d_name, "..") == 0)
            continue;
        count++;
        if (see)
            assert_int_equal(see(folder_at(self, entry->d_name)), 0);
    }
    closedir(dir);
    return count;
}

int folder_files(const struct folder *self)
{
    return walk(self, NULL);
}

void folder_end(struct folder *self)
{
    walk(self, remove);
    assert_int_equal(rmdir(self->path), 0);
}

const char *folder_text(const char *path)
{
    static char text[1 << 20];
    FILE *file = fopen(path, "rb");
    size_t length;

    assert_non_null(file);
    length = fread(text, 1, sizeof text - 1, file);
    assert_true(length < sizeof text - 1);
    text[length] = 0;
    fclose(file);
    return text;
}

void folder_write(const char *path, const char *text, size_t length)
{
    FILE *file = fopen(path, "wb");

    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}
