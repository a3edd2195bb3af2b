/* test_file.c - files are read whole, and replaced whole or not at all. */
#include "../bench/rig.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../bench/folder.h"
#include "disk/file.h"

static const char *replace(const char *path, const char *text)
{
    struct file_draft draft;
    const char *error = file_begin(&draft, path);

    if (error)
        return error;
    fputs(text, draft.stream);
    return file_commit(&draft);
}

static mode_t mode_of(const char *path)
{
    struct stat info;

    assert_int_equal(stat(path, &info), 0);
    return info.st_mode & 07777;
}

/* Reading */

CASE(a_file_is_read_whole)
{
    struct folder folder;
    const char *path;
    char *big = malloc(300000), *text;
    size_t length;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "big");
    for (int i = 0; i < 300000; i++)
        big[i] = (char)(i % 251);
    for (size_t size = 0; size <= 262144; size = size ? 2 * size : 32768)
        for (size_t near = size ? size - 2 : 0; near <= size + 2; near++) {
            folder_write(path, big, near);
            assert_null(file_read(path, near, &text, &length));
            assert_int_equal(length, near);
            assert_int_equal(text[near], 0);
            assert_memory_equal(text, big, near);
            free(text);
            if (near == 0)
                continue;
            rig_says(file_read(path, near - 1, &text, &length),
                     "big is too long: at most");
            assert_null(text);
        }
    free(big);
    folder_end(&folder);
}

CASE(a_file_without_an_end_is_refused_at_the_limit)
{
    char *text;
    size_t length;

    BEGIN_CASE;
    rig_says(file_read("/dev/zero", 1000000, &text, &length),
             "/dev/zero is too long: at most 1000000 bytes are read");
    assert_null(text);
}

CASE(a_file_that_is_not_there_is_named)
{
    char *text;
    size_t length;

    BEGIN_CASE;
    rig_says(file_read("no/such/file", 10, &text, &length),
             "cannot read no/such/file: No such file");
    assert_null(text);
}

/* Replacing */

CASE(a_file_is_the_old_one_until_it_is_committed)
{
    struct folder folder;
    struct file_draft draft;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "file");
    assert_null(replace(path, "old"));
    assert_string_equal(folder_text(path), "old");
    assert_null(file_begin(&draft, path));
    fputs("new", draft.stream);
    fflush(draft.stream);
    assert_string_equal(folder_text(path), "old");
    assert_null(file_commit(&draft));
    assert_string_equal(folder_text(path), "new");
    assert_int_equal(folder_files(&folder), 1);
    folder_end(&folder);
}

CASE(an_abandoned_draft_leaves_nothing)
{
    struct folder folder;
    struct file_draft draft;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "file");
    assert_null(file_begin(&draft, path));
    fputs("new", draft.stream);
    file_abandon(&draft);
    assert_int_equal(folder_files(&folder), 0);
    folder_end(&folder);
}

CASE(a_replaced_file_keeps_its_mode)
{
    struct folder folder;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "file");
    assert_null(replace(path, "old"));
    assert_int_equal(chmod(path, 0600), 0);
    assert_null(replace(path, "new"));
    assert_int_equal(mode_of(path), 0600);
    folder_end(&folder);
}

CASE(a_link_is_followed)
{
    struct folder folder;
    char file[FILE_PATH_MAX];
    const char *link;
    struct stat info;

    BEGIN_CASE;
    folder_begin(&folder);
    strcpy(file, folder_at(&folder, "file"));
    link = folder_at(&folder, "link");
    assert_null(replace(file, "old"));
    assert_int_equal(symlink("file", link), 0);
    assert_null(replace(link, "new"));
    assert_int_equal(lstat(link, &info), 0);
    assert_true(S_ISLNK(info.st_mode));
    assert_string_equal(folder_text(file), "new");
    folder_end(&folder);
}

CASE(a_folder_and_a_missing_folder_are_refused)
{
    struct folder folder;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "inner");
    assert_int_equal(mkdir(path, 0700), 0);
    rig_says(replace(path, "x"), "cannot write |inner: Is a directory");
    rig_says(replace(folder_at(&folder, "none/file"), "x"),
             "cannot write |none/file: No such file or directory");
    rmdir(folder_at(&folder, "inner"));
    folder_end(&folder);
}

CASE(a_device_is_written_as_it_stands)
{
    mode_t before = mode_of("/dev/null");

    BEGIN_CASE;
    assert_null(replace("/dev/null", "x"));
    rig_says(replace("/dev/full", "x"), "cannot write /dev/full: No space");
    assert_int_equal(mode_of("/dev/null"), before);
}

/* A disk that is full behind so many bytes: the old file stays. */
CASE(a_full_disk_leaves_the_old_file)
{
    struct folder folder;
    struct rlimit before, limit;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "file");
    assert_null(replace(path, "old"));
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before);
    limit = before;
    for (limit.rlim_cur = 0; limit.rlim_cur < 5; limit.rlim_cur++) {
        const char *error;

        setrlimit(RLIMIT_FSIZE, &limit);
        error = replace(path, "longer");
        setrlimit(RLIMIT_FSIZE, &before);
        rig_says(error, "cannot write |file: File too large");
        assert_string_equal(folder_text(path), "old");
        assert_int_equal(folder_files(&folder), 1);
    }
    assert_null(replace(path, "longer"));
    folder_end(&folder);
}

/* New names */

CASE(a_new_file_is_never_put_over_another)
{
    struct folder folder;
    struct file_draft draft;
    const char *path;
    int fd;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "file");
    assert_null(file_begin(&draft, path));
    fputs("mine", draft.stream);
    assert_null(replace(path, "theirs"));
    assert_non_null(file_commit_new(&draft, &fd));
    assert_int_equal(errno, EEXIST);
    assert_string_equal(folder_text(path), "theirs");
    assert_int_equal(folder_files(&folder), 1);
    folder_end(&folder);
}

CASE(a_new_file_stays_open_for_more)
{
    struct folder folder;
    struct file_draft draft;
    const char *path;
    int fd;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "file");
    assert_null(file_begin(&draft, path));
    fputs("head\n", draft.stream);
    assert_null(file_commit_new(&draft, &fd));
    lseek(fd, 0, SEEK_END);
    assert_true(file_write_all(fd, "line\n", 5));
    assert_true(file_sync(fd));
    close(fd);
    assert_string_equal(folder_text(path), "head\nline\n");
    assert_int_equal(folder_files(&folder), 1);
    folder_end(&folder);
}

/* The child is killed with the draft half written. */
CASE(a_killed_writer_leaves_the_old_file_and_nothing_else)
{
    struct folder folder;
    struct file_draft draft;
    const char *path;
    int status;
    pid_t child;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "file");
    assert_null(replace(path, "old"));
    child = fork();
    if (child == 0) {
        if (!file_begin(&draft, path)) {
            fputs("half", draft.stream);
            fflush(draft.stream);
            raise(SIGKILL);
        }
        _exit(1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    assert_string_equal(folder_text(path), "old");
    assert_int_equal(folder_files(&folder), 1);
    folder_end(&folder);
}

static const struct CMUnitTest tests[] = {
    TEST("file: one is read whole, up to its limit", a_file_is_read_whole),
    TEST("file: one without an end is refused at the limit",
         a_file_without_an_end_is_refused_at_the_limit),
    TEST("file: one that is not there is named",
         a_file_that_is_not_there_is_named),
    TEST("file: the old one stays until the new one is committed",
         a_file_is_the_old_one_until_it_is_committed),
    TEST("file: an abandoned draft leaves nothing",
         an_abandoned_draft_leaves_nothing),
    TEST("file: a replaced one keeps its mode",
         a_replaced_file_keeps_its_mode),
    TEST("file: a link is followed", a_link_is_followed),
    TEST("file: folders, and missing ones, are refused",
         a_folder_and_a_missing_folder_are_refused),
    TEST("file: a device is written as it stands",
         a_device_is_written_as_it_stands),
    TEST("file: a full disk leaves the old one",
         a_full_disk_leaves_the_old_file),
    TEST("file: a new one is never put over another",
         a_new_file_is_never_put_over_another),
    TEST("file: a new one stays open for more",
         a_new_file_stays_open_for_more),
    TEST("file: a killed writer leaves the old one and nothing else",
         a_killed_writer_leaves_the_old_file_and_nothing_else),
};

CHECK_MAIN("file", tests)
