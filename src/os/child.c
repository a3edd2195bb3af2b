/* child.c - a child program that is controlled by lines of text.
 *
 * Matches run engines of other authors this way, so the program at the other
 * end is not trusted to be polite: it may write without end, never read, leave
 * grandchildren behind, or die. Each wait has a deadline, and closing always
 * ends the whole process group.
 */
#include "os/child.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "os/clock.h"

enum { FAREWELL_MS = 1000, MOMENT_NS = 5000000 };

/* Held while a child is started: otherwise a child of one thread could
 * inherit the pipes of another before they are marked close-on-exec, and
 * keep them open. */
static pthread_mutex_t spawn_lock = PTHREAD_MUTEX_INITIALIZER;

static int make_pipe(int ends[2])
{
    if (pipe(ends) != 0)
        return 0;
    return fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0
        && fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0;
}

/* In the child: becomes the shell. A group of its own, so that the shell and
 * all it starts end together. Signals that we ignore or catch are as usual
 * again. */
static void exec_shell(const char *command, int in, int out)
{
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    execl("/bin/sh", "sh", "-c", command, (char *)0);
    _exit(127);
}

static void close_both(const int ends[2])
{
    close(ends[0]);
    close(ends[1]);
}

/* Forks with the lock held. On an error all four ends are closed again and pid
 * is 0; the text is that of errno. */
static const char *spawn_shell(struct child *self, const char *command)
{
    int in[2], out[2];

    if (!make_pipe(in))
        return strerror(errno);
    if (!make_pipe(out)) {
        close_both(in);
        return strerror(errno);
    }
    self->pid = fork();
    if (self->pid == 0)
        exec_shell(command, in[0], out[1]);
    close(in[0]);
    close(out[1]);
    self->to = in[1];
    lines_begin(&self->from, out[0]);
    if (self->pid > 0)
        return NULL;
    close(self->to);
    close(self->from.file);
    self->pid = 0;
    return strerror(errno);
}

const char *child_open(struct child *self, const char *command)
{
    const char *error;

    pthread_mutex_lock(&spawn_lock);
    error = spawn_shell(self, command);
    pthread_mutex_unlock(&spawn_lock);
    if (error)
        return text_error("cannot start '", command, "': ", error,
                          (char *)0);
    setpgid(self->pid, self->pid);      /* parent or child: who is first */
    fcntl(self->to, F_SETFL, O_NONBLOCK);
    return NULL;
}

static int has_ended(const struct child *self)
{
    return waitpid(self->pid, NULL, WNOHANG) != 0;
}

/* A closed input asks the program to end; after FAREWELL_MS it is killed. The
 * group is killed in any case, as a shell may have left programs behind. */
void child_close(struct child *self)
{
    const struct timespec moment = {0, MOMENT_NS};
    int64_t until_ms = clock_ms() + FAREWELL_MS;

    if (self->pid == 0)
        return;
    close(self->to);
    close(self->from.file);
    while (!has_ended(self)) {
        if (clock_ms() > until_ms) {
            kill(-self->pid, SIGKILL);
            waitpid(self->pid, NULL, 0);
            break;
        }
        nanosleep(&moment, NULL);
    }
    kill(-self->pid, SIGKILL);          /* what the shell left behind */
    self->pid = 0;
}

int child_tell(struct child *self, const char *line, int64_t until_ms)
{
    return lines_send(self->to, line, strlen(line), until_ms)
        && lines_send(self->to, "\n", 1, until_ms);
}

const char *child_hear(struct child *self, char **line, int64_t until_ms,
                       int (*should_stop)(void *context), void *context)
{
    return lines_hear(&self->from, line, until_ms, should_stop, context);
}
