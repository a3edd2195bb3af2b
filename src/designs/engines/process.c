/* process.c - a simulator in a process of its own, reached through a socket.
 *
 * The child is forked, not spawned: what it becomes is a function of this
 * program. Between fork and become only the limits, signals and descriptors of
 * the child are set.
 */
#include "designs/engines/process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "designs/build/build_run.h"

/* Descriptors beyond DESCRIPTORS are not looked for: the program opens few. */
enum { FILES_MAX = 16, DESCRIPTORS = 256, CAGE_REFUSED = 126 };

#define MEMORY_MAX ((size_t)4 << 30)
#define FILE_SIZE_MAX ((size_t)64 << 20)

/* In the child */

/* The socket becomes PROCESS_SOCKET, which must survive an exec; the standard
 * ones go to /dev/null and all others are closed. */
static void set_descriptors(int socket)
{
    int nowhere = open("/dev/null", O_RDWR);

    if (socket == PROCESS_SOCKET)
        fcntl(socket, F_SETFD, 0);
    else
        dup2(socket, PROCESS_SOCKET);
    dup2(nowhere, STDIN_FILENO);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    for (int i = PROCESS_SOCKET + 1; i < DESCRIPTORS; i++)
        close(i);
}

/* A session of its own keeps the terminal's signals away. Handlers and the mask
 * of the parent do not apply to it. */
static void set_signals(void)
{
    static const int usual[] = {SIGINT, SIGTERM, SIGHUP, SIGPROF, SIGABRT,
                                SIGXFSZ, SIGPIPE};
    sigset_t none;

    setsid();
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
        signal(usual[i], SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/* Where compilers have less than that (build_run.h), so has a design. */
static long answer_seconds(void)
{
    unsigned seconds = build_run_seconds();

    return seconds < PROCESS_ANSWER_SECONDS ? (long)seconds
                                            : PROCESS_ANSWER_SECONDS;
}

/* ITIMER_PROF counts processor time, so a slow or suspended computer does not
 * end a child. An exec keeps it. */
void process_set_timer(void)
{
    const struct itimerval time = {{0, 0}, {answer_seconds(), 0}};

    setitimer(ITIMER_PROF, &time, NULL);
}

/* In the parent */

/* Processor time is limited for each answer, not in all. */
void process_cage(struct cage *cage, const char *reads)
{
    *cage = (struct cage){.reads = {reads}, .memory = MEMORY_MAX,
                          .file_size = FILE_SIZE_MAX, .files = FILES_MAX};
}

/* A function `become` that returns could not be run: 127, as in a shell. */
const char *process_start(struct process *self,
                          void (*become)(const void *with), const void *with,
                          const struct cage *cage)
{
    int ends[2];

    self->pid = 0;
    self->socket = -1;
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return text_error("cannot create a socket for a simulator: ",
                          strerror(errno), (char *)0);
    for (int i = 0; i < 2; i++)         /* no other child inherits it */
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    self->pid = fork();
    if (self->pid == 0) {
        set_signals();
        set_descriptors(ends[1]);
        cage_limit(RLIMIT_CORE, 0);
        if (cage && cage_enter(cage))
            _exit(CAGE_REFUSED);
        process_set_timer();
        become(with);
        _exit(127);
    }
    close(ends[1]);
    self->socket = ends[0];
    if (self->pid > 0)
        return NULL;
    self->pid = 0;
    return text_error("cannot start a simulator: ", strerror(errno),
                      (char *)0);
}

/* MSG_NOSIGNAL: a child that is gone must not end us by SIGPIPE. */
int process_give(const struct process *self, const void *bytes, size_t length)
{
    for (const char *at = bytes; length > 0;) {
        ssize_t sent = send(self->socket, at, length, MSG_NOSIGNAL);

        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return 0;
        at += sent;
        length -= (size_t)sent;
    }
    return 1;
}

/* recv returns 0 when the child has closed its end or ended. */
int process_take(const struct process *self, void *bytes, size_t length)
{
    for (char *at = bytes; length > 0;) {
        ssize_t got = recv(self->socket, at, length, 0);

        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return 0;
        at += got;
        length -= (size_t)got;
    }
    return 1;
}

/* The status of waitpid; 0 if the child was not ours to wait for. */
static int reap_process(const struct process *self)
{
    int status = 0;

    while (waitpid(self->pid, &status, 0) < 0)
        if (errno != EINTR)
            break;
    return status;
}

void process_end(struct process *self)
{
    if (self->pid) {
        kill(self->pid, SIGKILL);       /* it has nothing to tidy up */
        reap_process(self);
    }
    if (self->socket >= 0)
        close(self->socket);
    self->pid = 0;
    self->socket = -1;
}

/* SIGPROF is the timer; any other signal is a crash or a limit. */
static const char *name_signal(int signal)
{
    char number[24];
    struct text to;

    text_begin(&to, number, sizeof number);
    if (signal == SIGPROF) {
        text_put_number(&to, (uint64_t)answer_seconds());
        return text_error("the design did not answer within ", number,
                          " s of processor time", (char *)0);
    }
    text_put_number(&to, (uint64_t)signal);
    return text_error("the design was killed by signal ",
                      number, " (", strsignal(signal), ")", (char *)0);
}

/* The socket may be closed a moment before the process ends: waiting gives the
 * true reason. */
const char *process_death(struct process *self)
{
    int status = self->pid ? reap_process(self) : 0;
    char number[24];
    struct text to;

    self->pid = 0;
    if (WIFSIGNALED(status))
        return name_signal(WTERMSIG(status));
    if (WEXITSTATUS(status) == PROCESS_FINISHED)
        return "the design called $finish, $stop or $fatal";
    if (WEXITSTATUS(status) == CAGE_REFUSED)
        return "this system cannot sandbox the design";
    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)WEXITSTATUS(status));
    return text_error("the simulator exited with status ",
                      number, (char *)0);
}

int64_t process_cpu_ms(const struct process *self)
{
    clockid_t clock = CLOCK_PROCESS_CPUTIME_ID;
    struct timespec now = {0, 0};

    if (self && (!self->pid || clock_getcpuclockid(self->pid, &clock) != 0))
        return 0;
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
