/* build_run.c - runs the script that builds a twin.
 *
 * It gets a process group of its own, so that a signal that ends this program
 * can be passed on to all compilers that are at work.
 */
#include "designs/build_run.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/text.h"
#include "designs/process.h"

/* Limits for a foreign design, which may be made to keep a compiler busy. */
enum { SIGNALS = 3, GRACE_SECONDS = 2, COMPILER_SECONDS = 600 };

#define COMPILER_MEMORY ((rlim_t)8 << 30)
#define COMPILER_FILE ((rlim_t)1 << 30)

static const int ending[SIGNALS] = {SIGINT, SIGTERM, SIGHUP};

static volatile sig_atomic_t is_ended;

static void note_end(int number)
{
    (void)number;
    is_ended = 1;
}

/* The script */

/* In the child. No input, and all output into the pipe; temporary files go into
 * the folder of the build, which is removed with them. The environment is set
 * before memory is limited. */
static void become_script(const struct build_run *self, int out,
                          const sigset_t *mask)
{
    int nowhere = open("/dev/null", O_RDONLY);

    setpgid(0, 0);
    for (int i = 0; i < SIGNALS; i++)
        signal(ending[i], SIG_DFL);
    sigprocmask(SIG_SETMASK, mask, NULL);
    dup2(nowhere, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    setenv("TMPDIR", self->temporary, 1);
    process_limit(RLIMIT_CORE, 0);
    if (self->is_bounded) {
        process_limit(RLIMIT_CPU, COMPILER_SECONDS);
        process_limit(RLIMIT_AS, COMPILER_MEMORY);
        process_limit(RLIMIT_FSIZE, COMPILER_FILE);
    }
    execv(self->words[0], self->words);
    _exit(127);
}

/* Signals are blocked except inside pselect, so that none can come between the
 * check of is_ended and the wait. */

struct signals {
    sigset_t before;
    struct sigaction action[SIGNALS];
};

/* A signal that was ignored stays ignored. */
static void hold_end_signals(struct signals *self)
{
    struct sigaction action = {.sa_handler = note_end};
    sigset_t blocked;

    is_ended = 0;
    sigemptyset(&blocked);
    for (int i = 0; i < SIGNALS; i++) {
        sigaddset(&blocked, ending[i]);
        sigaction(ending[i], NULL, &self->action[i]);
        if (self->action[i].sa_handler != SIG_IGN)
            sigaction(ending[i], &action, NULL);
    }
    sigprocmask(SIG_BLOCK, &blocked, &self->before);
}

static void restore_signals(const struct signals *self)
{
    sigprocmask(SIG_SETMASK, &self->before, NULL);
    for (int i = 0; i < SIGNALS; i++)
        sigaction(ending[i], &self->action[i], NULL);
}

/* Its output */

/* Reads some of it; what is beyond the log is dropped. 0 at its end. */
static int take_output(struct build_run *self, int from)
{
    char bytes[4096];
    ssize_t got = read(from, bytes, sizeof bytes);
    size_t room = sizeof self->log - 1 - self->used;

    if (got <= 0)
        return got < 0 && errno == EINTR;
    if ((size_t)got < room)
        room = (size_t)got;
    memcpy(self->log + self->used, bytes, room);
    self->used += room;
    self->log[self->used] = 0;
    return 1;
}

/* Collects output until it ends or a signal comes; with a limit, which is for
 * each wait, signals do not count, and 0 is returned when it is over. */
static int collect_output(struct build_run *self, int from,
                          const sigset_t *mask,
                          const struct timespec *limit_or_null)
{
    for (;;) {
        fd_set files;
        int ready;

        FD_ZERO(&files);
        FD_SET(from, &files);
        ready = pselect(from + 1, &files, NULL, NULL, limit_or_null, mask);
        if (ready == 0)
            return 0;
        if (ready > 0 && !take_output(self, from))
            return 1;
        if (is_ended && !limit_or_null)
            return 1;
    }
}

/* Lets the compilers remove their files for a moment, then ends them. */
static void end_group(struct build_run *self, pid_t group, int from)
{
    const struct timespec grace = {GRACE_SECONDS, 0};
    sigset_t all;

    sigfillset(&all);
    kill(-group, SIGTERM);
    collect_output(self, from, &all, &grace);
    kill(-group, SIGKILL);
}

/* A script that a signal ended has the status -1. */
static void reap_script(struct build_run *self, pid_t script)
{
    int status = -1;

    while (waitpid(script, &status, 0) < 0 && errno == EINTR)
        ;
    self->status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static const char *supervise_script(struct build_run *self, pid_t script,
                                    int from, const sigset_t *mask)
{
    int was_ended;

    setpgid(script, script);            /* here and there: no race */
    collect_output(self, from, mask, NULL);
    was_ended = is_ended;
    if (was_ended)
        end_group(self, script, from);
    reap_script(self, script);
    return was_ended ? "interrupted" : NULL;
}

const char *build_run(struct build_run *self)
{
    struct signals signals;
    const char *error = NULL;
    int ends[2];
    pid_t script;

    if (pipe(ends) != 0)
        return text_error("cannot start a build: ", strerror(errno),
                          (char *)0);
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    hold_end_signals(&signals);
    script = fork();
    if (script == 0)
        become_script(self, ends[1], &signals.before);
    close(ends[1]);
    if (script > 0)
        error = supervise_script(self, script, ends[0], &signals.before);
    else
        error = text_error("cannot start a build: ", strerror(errno),
                           (char *)0);
    close(ends[0]);
    restore_signals(&signals);
    return error;
}
