/* test_append.c - records are put behind a file, each whole or not at all. */
#include "../bench/folder.h"
#include "../bench/rig.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "disk/append.h"

enum { LIMIT = 100, RECORD = 30 };

CASE(records_follow_what_is_there)
{
    struct append file;
    struct folder folder;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "file");
    append_begin(&file);
    assert_false(append_is_open(&file));
    assert_null(append_close(&file));
    for (int i = 0; i < 2; i++) {
        assert_null(append_open(&file, path));
        assert_true(append_is_open(&file));
        assert_null(append_add(&file, "one\n", 4));
        assert_null(append_add(&file, "two\n", 4));
        assert_null(append_close(&file));
        assert_false(append_is_open(&file));
    }
    assert_string_equal(folder_text(path), "one\ntwo\none\ntwo\n");
    folder_end(&folder);
}

CASE(a_file_that_cannot_be_written_is_named)
{
    struct append file;

    BEGIN_CASE;
    rig_says(append_open(&file, "no/such/folder"),
             "cannot write no/such/folder: No such");
    assert_false(append_is_open(&file));
}

/* A record that crosses the limit is written in part, and taken back. */
CASE(half_a_record_is_taken_back)
{
    struct rlimit before, small;
    char record[RECORD + 1], three[3 * RECORD + 1] = "";
    struct append file;
    struct folder folder;
    const char *path, *error;

    BEGIN_CASE;
    folder_begin(&folder);
    path = folder_at(&folder, "file");
    memset(record, 'x', RECORD - 1);
    strcpy(record + RECORD - 1, "\n");
    for (int i = 0; i < 3; i++)
        strcat(three, record);
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    small = before;
    small.rlim_cur = LIMIT;
    assert_null(append_open(&file, path));
    setrlimit(RLIMIT_FSIZE, &small);
    for (int i = 0; i < 3; i++)
        assert_null(append_add(&file, record, RECORD));
    error = append_add(&file, record, RECORD);
    setrlimit(RLIMIT_FSIZE, &before);
    rig_says(error, "cannot write |file: File too large");
    assert_string_equal(folder_text(path), three);
    assert_null(append_close(&file));
    folder_end(&folder);
}

static const struct CMUnitTest tests[] = {
    TEST("records follow what is in a file", records_follow_what_is_there),
    TEST("a file that cannot be written is named",
         a_file_that_cannot_be_written_is_named),
    TEST("half a record is taken back", half_a_record_is_taken_back),
};

CHECK_MAIN("append", tests)
