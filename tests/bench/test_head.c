/* test_head.c - whenever a program dies, it leaves no journal without a head.
 *
 * A child creates a journal, plays and closes it; the parent follows it from
 * system call to system call and kills it before the n-th one, for every n.
 */
#include "rig.h"

#include <dirent.h>
#include <signal.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench/journal.h"
#include "folder.h"

enum { CALLS_MAX = 3000 };

static void play_in_child(const char *path)
{
    struct journal journal = {0};
    struct session *session;

    if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0)
        _exit(9);                       /* it is not allowed here */
    raise(SIGSTOP);
    if (session_open(&session, "duel:sim#5")
        || journal_create(&journal, path, session)
        || session_do(session, "set SW 1"))
        _exit(1);
    journal_close(&journal, session);
    _exit(0);
}

/* Lets it make so many calls; 1 if it came to its end before. */
static int is_over_before(pid_t child, int calls)
{
    int status = 0;

    if (waitpid(child, &status, 0) != child || WIFEXITED(status))
        return 1;
    for (int i = 0; i < 2 * calls; i++) {       /* in and out of each */
        if (ptrace(PTRACE_SYSCALL, child, NULL, NULL) != 0
            || waitpid(child, &status, 0) != child || !WIFSTOPPED(status))
            return 1;
    }
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    return 0;
}

static void check_every_file(const struct folder *folder)
{
    struct session *session;
    struct dirent *entry;
    DIR *dir = opendir(folder->path);

    assert_non_null(dir);
    while ((entry = readdir(dir)) != NULL) {
        const char *error;

        if (entry->d_name[0] == '.')
            continue;
        error = journal_read(folder_at(folder, entry->d_name), &session);
        if (error)
            fail_msg("%s", error);
        session_close(session);
    }
    closedir(dir);
}

static int is_traceable(void)
{
    int status;
    pid_t child = fork();

    if (child == 0)
        _exit(ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0 ? 0 : 9);
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

CASE(no_death_leaves_a_journal_without_a_head)
{
    struct folder folder;
    int calls = 0, is_over = 0;

    BEGIN_CASE;
    if (!is_traceable())
        skip();
    while (!is_over && calls < CALLS_MAX) {
        pid_t child;

        folder_begin(&folder);
        child = fork();
        if (child == 0)
            play_in_child(folder_at(&folder, "game.bw"));
        is_over = is_over_before(child, calls++);
        check_every_file(&folder);
        folder_end(&folder);
    }
    assert_true(is_over);
    assert_true(calls > 10);
}

static const struct CMUnitTest tests[] = {
    TEST("head: no death, before any system call, leaves a journal without "
         "a head", no_death_leaves_a_journal_without_a_head),
};

CHECK_MAIN("head", tests)
