/* test_guided.c - which machines a player has been shown. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "disk/file.h"
#include "disk/guided.h"

static char home[] = "/tmp/boardwalk-guided.XXXXXX";

static void kept(char path[FILE_PATH_MAX])
{
    snprintf(path, FILE_PATH_MAX, "%s/boardwalk/guided", home);
}

CASE(a_machine_is_remembered_by_its_whole_name)
{
    char path[FILE_PATH_MAX], *text;
    size_t length;

    BEGIN_CASE;
    assert_false(guided_has("go"));
    kept(path);
    assert_int_not_equal(access(path, F_OK), 0);
    assert_null(guided_add("gomoku"));
    assert_false(guided_has("go"));
    assert_true(guided_has("gomoku"));
    assert_null(guided_add("go"));
    assert_null(guided_add("go"));
    assert_true(guided_has("go"));
    assert_null(file_read(path, 1000, &text, &length));
    assert_string_equal(text, "gomoku\ngo\n");
    free(text);
    assert_int_equal(unlink(path), 0);
}

CASE(where_nothing_can_be_kept_nobody_was_guided)
{
    BEGIN_CASE;
    assert_int_equal(setenv("XDG_STATE_HOME", "/dev/null/state", 1), 0);
    assert_false(guided_has("go"));
    assert_non_null(guided_add("go"));
    assert_false(guided_has("go"));
    assert_int_equal(setenv("XDG_STATE_HOME", home, 1), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("guided: a machine is remembered once, by its whole name",
         a_machine_is_remembered_by_its_whole_name),
    TEST("guided: where nothing can be kept, nobody was guided",
         where_nothing_can_be_kept_nobody_was_guided),
};

static int open_home(void **state)
{
    (void)state;
    return !mkdtemp(home) || setenv("XDG_STATE_HOME", home, 1) != 0;
}

static int close_home(void **state)
{
    char folder[FILE_PATH_MAX];

    (void)state;
    snprintf(folder, sizeof folder, "%s/boardwalk", home);
    return rmdir(folder) != 0 || rmdir(home) != 0;
}

int main(void)
{
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("guided", tests, open_home,
                                       close_home);
}
