/* build_run.c - runs the script that builds a design.
 *
 * It gets a process group of its own, so that a signal that ends this program
 * can be passed on to all compilers that are at work. If the design is not our
 * own they work in a cage (os/cage.h), and what they write is counted.
 */
#include "designs/build/build_run.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/text.h"

/* Limits for a foreign design, which may be made to keep a compiler busy. */
enum { SIGNALS = 3, GRACE_SECONDS = 2, GLANCE_SECONDS = 1,
       COMPILER_SECONDS = 120,
       SECONDS_MAX = 100000,
       COMPILER_FILES = 256, FOLDERS_OPEN = 16,
       CAGE_REFUSED = 126, BY_SIGNAL = 128 };

#define COMPILER_MEMORY ((size_t)4 << 30)
#define COMPILER_FILE ((size_t)512 << 20)
#define COMPILER_FOLDER ((size_t)1 << 30)       /* all files together */

static const int ending[SIGNALS] = {SIGINT, SIGTERM, SIGHUP};

static volatile sig_atomic_t is_ended;

static void note_end(int number)
{
    (void)number;
    is_ended = 1;
}

/* The script */

/* In the child. The cache of compiled C is outside of the cage. */
static void shut_in(const struct cage *cage)
{
    const char *error;

    setenv("CCACHE_DISABLE", "1", 1);
    error = cage_enter(cage);
    if (!error)
        return;
    fputs(error, stderr);
    _exit(CAGE_REFUSED);
}

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
    cage_limit(RLIMIT_CORE, 0);
    if (self->cage)
        shut_in(self->cage);
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

/* Its files */

static size_t counted;                  /* by nftw, which has no argument */

static int count_size(const char *path, const struct stat *is, int kind,
                      struct FTW *where)
{
    (void)path;
    (void)kind;
    (void)where;
    counted += (size_t)is->st_blocks * 512;
    return 0;
}

/* The system has a limit for each file, and none for all of them. */
static int is_too_large(struct build_run *self)
{
    if (!self->cage)
        return 0;
    counted = 0;
    nftw(self->temporary, count_size, FOLDERS_OPEN, FTW_PHYS);
    if (counted > COMPILER_FOLDER)
        self->limit = "1 GiB of files";
    return self->limit != NULL;
}

/* Collects output until it ends or a signal comes; with a limit, which is for
 * each wait, signals do not count, and 0 is returned when it is over. */
static int collect_output(struct build_run *self, int from,
                          const sigset_t *mask,
                          const struct timespec *limit_or_null)
{
    const struct timespec glance = {GLANCE_SECONDS, 0};

    for (;;) {
        fd_set files;
        int ready;

        FD_ZERO(&files);
        FD_SET(from, &files);
        ready = pselect(from + 1, &files, NULL, NULL,
                        limit_or_null ? limit_or_null : &glance, mask);
        if (ready == 0 && (limit_or_null || is_too_large(self)))
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

static const char *time_limit(unsigned seconds)
{
    static char words[48];

    snprintf(words, sizeof words, "%u s of processor time", seconds);
    return words;
}

/* By the signal that ended the script or, as the shell tells it, one of its
 * programs; or by what that said at last. */
static void find_limit(struct build_run *self, int signal)
{
    if (!self->cage || self->limit)
        return;
    if (signal == SIGXCPU)
        self->limit = time_limit(self->cage->seconds);
    else if (signal == SIGXFSZ || strstr(self->log, "File too large"))
        self->limit = "512 MiB for a file";
    else if (strstr(self->log, "bad_alloc")
             || strstr(self->log, "memory exhausted")
             || strstr(self->log, "out of memory")
             || strstr(self->log, "Cannot allocate memory"))
        self->limit = "4 GiB of memory";
}

/* A script that a signal ended has the status -1. */
static void reap_script(struct build_run *self, pid_t script)
{
    int status = -1, signal = 0;

    while (waitpid(script, &status, 0) < 0 && errno == EINTR)
        ;
    self->status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    if (WIFSIGNALED(status))
        signal = WTERMSIG(status);
    else if (self->status > BY_SIGNAL)
        signal = self->status - BY_SIGNAL;
    if (self->status)
        find_limit(self, signal);
}

static const char *supervise_script(struct build_run *self, pid_t script,
                                    int from, const sigset_t *mask)
{
    int was_ended;

    setpgid(script, script);            /* here and there: no race */
    collect_output(self, from, mask, NULL);
    was_ended = is_ended;
    if (was_ended || self->limit)
        end_group(self, script, from);
    reap_script(self, script);
    return was_ended ? "interrupted" : NULL;
}

/* BOARDWALK_SECONDS is for those whose computers are slow, and for tests with
 * designs that never come to an end. */
unsigned build_run_seconds(void)
{
    const char *limit = getenv("BOARDWALK_SECONDS");
    uint64_t seconds = 0;

    if (limit && text_number(limit, &seconds) && seconds
        && seconds <= SECONDS_MAX)
        return (unsigned)seconds;
    return COMPILER_SECONDS;
}

void build_run_cage(struct cage *cage, const char *folder)
{
    *cage = (struct cage){
        .scratch = folder, .starts_programs = 1,
        .seconds = build_run_seconds(),
        .memory = COMPILER_MEMORY, .file_size = COMPILER_FILE,
        .files = COMPILER_FILES};
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
