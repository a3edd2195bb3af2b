/* test_cage.c - what a child in a cage can and cannot do. Each attempt is made
 * by a child of its own, with whatever means this system has. */
#include "check.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "os/cage.h"

enum { CAGE_FAILED = 100 };

static char root[] = "/tmp/test_cage_XXXXXX";
static char project[64], scratch[64], outside[64];

static void make_file(const char *folder, const char *name)
{
    char path[100];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "w");
    assert_non_null(file);
    fputs("text\n", file);
    fclose(file);
}

static int set_up(void **state)
{
    (void)state;
    if (!mkdtemp(root))
        return -1;
    snprintf(project, sizeof project, "%s/project", root);
    snprintf(scratch, sizeof scratch, "%s/scratch", root);
    snprintf(outside, sizeof outside, "%s/outside", root);
    mkdir(project, 0755);
    mkdir(scratch, 0755);
    mkdir(outside, 0755);
    make_file(project, "top.v");
    make_file(outside, "secret");
    return 0;
}

static int tear_down(void **state)
{
    char command[100];

    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", root);
    return system(command);
}

/* Attempts: 1 if it could be done */

static int opens(const char *folder, const char *name, int flags)
{
    char path[100];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    return open(path, flags, 0644) >= 0;
}

static int reads_project(void) { return opens(project, "top.v", O_RDONLY); }
static int reads_library(void) { return opens("/usr/bin", "env", O_RDONLY); }
static int reads_etc(void) { return opens("/etc", "passwd", O_RDONLY); }
static int reads_outside(void) { return opens(outside, "secret", O_RDONLY); }
static int reads_by_dots(void)
{
    return opens(project, "../outside/secret", O_RDONLY);
}
static int writes_project(void) { return opens(project, "top.v", O_RDWR); }
static int makes_in_project(void)
{
    return opens(project, "new", O_WRONLY | O_CREAT);
}
static int makes_outside(void)
{
    return opens(outside, "new", O_WRONLY | O_CREAT);
}
static int makes_in_scratch(void)
{
    return opens(scratch, "new", O_WRONLY | O_CREAT);
}
static int writes_nowhere(void) { return opens("/dev", "null", O_WRONLY); }

static int changes_mode(void)
{
    char path[100];

    snprintf(path, sizeof path, "%s/secret", outside);
    return chmod(path, 0600) == 0;
}

static int removes_outside(void)
{
    char path[100];

    snprintf(path, sizeof path, "%s/secret", outside);
    return unlink(path) == 0;
}

static int opens_socket(void) { return socket(AF_INET, SOCK_STREAM, 0) >= 0; }
static int signals_parent(void) { return kill(getppid(), 0) == 0; }

static int starts_process(void)
{
    pid_t child = fork();

    if (child == 0)
        _exit(0);
    if (child > 0)
        waitpid(child, NULL, 0);
    return child > 0;
}

static int starts_program(void)
{
    int status = system("exit 7");

    return WIFEXITED(status) && WEXITSTATUS(status) == 7;
}

static int takes_memory(void)
{
    void *block = malloc((size_t)3 << 30);

    return block != NULL;
}

static int writes_much(void)
{
    static char bytes[1 << 20];
    char path[100];
    int file;

    signal(SIGXFSZ, SIG_IGN);
    snprintf(path, sizeof path, "%s/much", scratch);
    file = open(path, O_WRONLY | O_CREAT, 0644);
    for (int i = 0; i < 8; i++)
        if (write(file, bytes, sizeof bytes) != (ssize_t)sizeof bytes)
            return 0;
    return 1;
}

/* In a child: 1 or 0 as the attempt says. */
static int attempt(int (*what)(void), const struct cage *cage)
{
    int status;
    pid_t child = fork();

    if (child == 0)
        _exit(cage && cage_enter(cage) ? CAGE_FAILED : what());
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_not_equal(WEXITSTATUS(status), CAGE_FAILED);
    return WEXITSTATUS(status);
}

static struct cage compiler(void)
{
    return (struct cage){.reads = {project}, .scratch = scratch,
                         .starts_programs = 1, .memory = (size_t)1 << 30,
                         .file_size = 4 << 20, .files = 64, .seconds = 60};
}

static int (*const harmless[])(void) = {
    reads_project, reads_library, makes_in_scratch, writes_nowhere,
};
static int (*const harmful[])(void) = {
    reads_etc, reads_outside, reads_by_dots, writes_project,
    makes_in_project, makes_outside, changes_mode, opens_socket,
    signals_parent, removes_outside,
};

static void expect_cage(void)
{
    struct cage cage = compiler();

    for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++)
        assert_int_equal(attempt(harmless[i], &cage), 1);
    for (size_t i = 0; i < sizeof harmful / sizeof *harmful; i++)
        assert_int_equal(attempt(harmful[i], &cage), 0);
}

/* What the last of them does outside is undone. */
CASE(test_attempts_succeed_outside)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof harmful / sizeof *harmful; i++)
        assert_int_equal(attempt(harmful[i], NULL), 1);
    assert_int_equal(attempt(takes_memory, NULL), 1);
    assert_int_equal(attempt(writes_much, NULL), 1);
    make_file(outside, "secret");
}

static int is_missing(unsigned means)
{
    char words[300];
    struct text to;
    int lacks;

    text_begin(&to, words, sizeof words);
    cage_pretend_without(means);
    lacks = cage_lacks(&to);
    cage_pretend_without(0);
    return lacks;
}

CASE(test_cage_with_all_means)
{
    BEGIN_CASE;
    if (is_missing(0))
        skip();
    expect_cage();
}

CASE(test_cage_without_landlock)
{
    BEGIN_CASE;
    if (is_missing(CAGE_LANDLOCK))
        skip();
    cage_pretend_without(CAGE_LANDLOCK);
    expect_cage();
    cage_pretend_without(0);
}

CASE(test_what_is_missing_is_said)
{
    char words[300] = "";
    struct text to;

    BEGIN_CASE;
    text_begin(&to, words, sizeof words);
    cage_pretend_without(CAGE_LANDLOCK | CAGE_SPACES | CAGE_SECCOMP);
    assert_int_equal(cage_lacks(&to), 1);
    cage_pretend_without(0);
    assert_non_null(strstr(words, "Landlock"));
    assert_non_null(strstr(words, "seccomp"));
}

CASE(test_programs)
{
    struct cage cage = compiler();

    BEGIN_CASE;
    if (is_missing(0))
        skip();
    assert_int_equal(attempt(starts_program, &cage), 1);
    assert_int_equal(attempt(starts_process, &cage), 1);
    cage.starts_programs = 0;
    assert_int_equal(attempt(starts_program, &cage), 0);
    assert_int_equal(attempt(starts_process, &cage), 0);
}

CASE(test_limits)
{
    struct cage cage = compiler();

    BEGIN_CASE;
    assert_int_equal(attempt(takes_memory, &cage), 0);
    assert_int_equal(attempt(writes_much, &cage), 0);
}

CASE(test_nowhere_to_write)
{
    struct cage cage = compiler();

    BEGIN_CASE;
    if (is_missing(0))
        skip();
    cage.scratch = NULL;
    assert_int_equal(attempt(makes_in_scratch, &cage), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("cage: outside of one every attempt succeeds",
         test_attempts_succeed_outside),
    TEST("cage: a compiler reads its project, writes its scratch folder, and "
         "nothing else", test_cage_with_all_means),
    TEST("cage: the same without Landlock", test_cage_without_landlock),
    TEST("cage: what the system lacks is said", test_what_is_missing_is_said),
    TEST("cage: a design starts no process and no program", test_programs),
    TEST("cage: memory and files have bounds", test_limits),
    TEST("cage: without a scratch folder nothing is written",
         test_nowhere_to_write),
};

int main(void)
{
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("cage", tests, set_up, tear_down);
}
