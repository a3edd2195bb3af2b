/* child.c - another program that is talked to in lines.
 *
 * Matches run engines of other authors this way, so the program at the other
 * end is not trusted to be polite: it may write without end, never read, leave
 * grandchildren behind, or die. Each wait has a deadline, and closing always
 * ends the whole process group.
 */
#include "os/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "os/clock.h"

enum { FAREWELL_MS = 1000, MOMENT_NS = 5000000, SLICE_MS = 200 };

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

/* The pipe does not block, so a program that reads nothing costs at most the
 * time until the deadline. */
static int tell_bytes(struct child *self, const char *bytes, size_t count,
                      int64_t until_ms)
{
    while (count) {
        ssize_t done = write(self->to, bytes, count);

        if (done < 0 && errno == EAGAIN) {
            if (!lines_wait(self->to, POLLOUT, until_ms))
                return 0;
        } else if (done < 0 && errno != EINTR) {
            return 0;
        } else if (done > 0) {
            bytes += done;
            count -= (size_t)done;
        }
    }
    return 1;
}

int child_tell(struct child *self, const char *line, int64_t until_ms)
{
    return tell_bytes(self, line, strlen(line), until_ms)
        && tell_bytes(self, "\n", 1, until_ms);
}

/* Waits in slices, so that should_stop is asked several times a second. The
 * deadline is checked first: a program that talks without end is late, too. */
const char *child_hear(struct child *self, char **line, int64_t until_ms,
                       int (*should_stop)(void *context), void *context)
{
    int64_t now_ms;

    while ((now_ms = clock_ms()) <= until_ms) {
        int64_t slice_ms = now_ms + SLICE_MS;

        if (should_stop && should_stop(context))
            return "is no longer waited for";
        switch (lines_next(&self->from, line,
                           slice_ms < until_ms ? slice_ms : until_ms)) {
        case LINES_END:  return "has ended";
        case LINES_LINE: return NULL;
        case LINES_LATE: break;
        }
    }
    return "does not answer in time";
}
