/* test_share.c - where the program's own data files are. */
#include "check.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "disk/share.h"

static char root[64], program[128], list[128], rtl[128];
static char path[1024];

static void write_file(const char *name, const char *text)
{
    FILE *to = fopen(name, "w");

    assert_non_null(to);
    fputs(text, to);
    fclose(to);
}

static void write_list(void)
{
    char text[256];

    snprintf(text, sizeof text, "twin /nowhere\nrtl %s\n", rtl);
    write_file(list, text);
    assert_int_equal(chmod(list, 0644), 0);
}

/* A build folder with a program, and a folder rtl elsewhere. */
static int make_build(void **state)
{
    char folder[80];

    (void)state;
    strcpy(root, "/tmp/share.XXXXXX");
    if (!mkdtemp(root))
        return 1;
    snprintf(rtl, sizeof rtl, "%s/the rtl", root);
    snprintf(folder, sizeof folder, "%s/build", root);
    snprintf(list, sizeof list, "%s/boardwalk.share", folder);
    snprintf(program, sizeof program, "%s/boardwalk", folder);
    return mkdir(rtl, 0755) || mkdir(folder, 0755)
        || (write_file(program, ""), 0);
}

static int remove_build(void **state)
{
    char command[100];

    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", root);
    return system(command);
}

CASE(a_program_in_a_build_folder_asks_the_list_beside_it)
{
    BEGIN_CASE;
    write_list();
    assert_null(share_find_for(program, "rtl", path, sizeof path));
    assert_string_equal(path, rtl);
}

CASE(a_test_program_asks_the_list_one_folder_above)
{
    char deeper[200];

    BEGIN_CASE;
    write_list();
    snprintf(deeper, sizeof deeper, "%s/build/tests", root);
    assert_int_equal(mkdir(deeper, 0755), 0);
    strcat(deeper, "/test");
    write_file(deeper, "");
    assert_null(share_find_for(deeper, "rtl", path, sizeof path));
    assert_string_equal(path, rtl);
}

CASE(a_program_without_a_list_looks_where_it_is_installed_and_nowhere_else)
{
    BEGIN_CASE;
    assert_non_null(share_find_for(program, "no such folder", path,
                                   sizeof path));
    assert_string_equal(path, SHARE_DIR "/no such folder");
    assert_non_null(share_find_for("/usr/games/boardwalk", "no such folder",
                                   path, sizeof path));
    assert_string_equal(path, SHARE_DIR "/no such folder");
    assert_non_null(share_find_for("boardwalk", "no such folder", path,
                                   sizeof path));
    assert_string_equal(path, SHARE_DIR "/no such folder");
}

CASE(what_the_list_does_not_name_is_looked_for_where_it_is_installed)
{
    BEGIN_CASE;
    write_list();
    assert_non_null(share_find_for(program, "rt", path, sizeof path));
    assert_string_equal(path, SHARE_DIR "/rt");
    assert_non_null(share_find_for(program, "rtlx", path, sizeof path));
    assert_string_equal(path, SHARE_DIR "/rtlx");
}

CASE(a_list_that_anybody_can_write_is_not_believed)
{
    BEGIN_CASE;
    write_list();
    assert_int_equal(chmod(list, 0666), 0);
    share_find_for(program, "rtl", path, sizeof path);
    assert_string_equal(path, SHARE_DIR "/rtl");
}

CASE(a_list_of_another_owner_is_not_believed)
{
    BEGIN_CASE;
    write_list();
    if (chown(list, 4711, (gid_t)-1) != 0)
        skip();                         /* only root can make one */
    share_find_for(program, "rtl", path, sizeof path);
    assert_string_equal(path, SHARE_DIR "/rtl");
}

CASE(a_missing_folder_is_an_error_with_its_place)
{
    const char *error;

    BEGIN_CASE;
    write_list();
    error = share_find_for(program, "twin", path, sizeof path);
    assert_non_null(error);
    assert_non_null(strstr(error, "the data folder 'twin'"));
    assert_non_null(strstr(error, "/nowhere"));
}

CASE(a_path_too_long_for_the_caller_is_not_cut)
{
    char shorter[8];

    BEGIN_CASE;
    write_list();
    assert_non_null(share_find_for(program, "rtl", shorter, sizeof shorter));
}

CASE(this_very_program_finds_the_source_tree_it_was_built_from)
{
    struct stat is;

    BEGIN_CASE;
    assert_null(share_find("twin", path, sizeof path));
    strcat(path, "/verilator.sh");
    assert_int_equal(stat(path, &is), 0);
}

#define IN_BUILD(sentence, function) \
    {sentence, function, make_build, remove_build, NULL}

static const struct CMUnitTest tests[] = {
    IN_BUILD("share: a program in a build folder asks the list beside it",
             a_program_in_a_build_folder_asks_the_list_beside_it),
    IN_BUILD("share: a test program asks the list one folder above",
             a_test_program_asks_the_list_one_folder_above),
    IN_BUILD("share: an installed program looks where it is installed and "
             "nowhere else",
        a_program_without_a_list_looks_where_it_is_installed_and_nowhere_else),
    IN_BUILD("share: what the list does not name is looked for where it is "
             "installed",
             what_the_list_does_not_name_is_looked_for_where_it_is_installed),
    IN_BUILD("share: a list that anybody can write is not believed",
             a_list_that_anybody_can_write_is_not_believed),
    IN_BUILD("share: a list of another owner is not believed",
             a_list_of_another_owner_is_not_believed),
    IN_BUILD("share: a missing folder is an error that names its place",
             a_missing_folder_is_an_error_with_its_place),
    IN_BUILD("share: a path too long for the caller is not cut",
             a_path_too_long_for_the_caller_is_not_cut),
    TEST("share: this program finds the source tree it was built from",
         this_very_program_finds_the_source_tree_it_was_built_from),
};

CHECK_MAIN("share", tests)
