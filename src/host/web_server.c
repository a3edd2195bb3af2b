/* web_server.c - serves the files of the page, on the loopback address only.
 *
 * It listens on 127.0.0.1 and answers only to that name, so that a foreign
 * page whose host name is made to resolve here (DNS rebinding) gets nothing.
 * There is no folder to traverse, only the files in memory. One loop polls
 * all sockets and a pipe for signals. Nothing in the loop blocks, and it
 * cannot spin without polling, so a signal always ends it.
 *
 * No client can exclude others: the idlest connection makes room, and every
 * state of a client has a deadline.
 */
#include "host/web_server.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/text.h"
#include "host/web_client.h"
#include "os/clock.h"
#include "os/socket.h"

enum { CLIENTS_MAX = 500, BACKLOG = 128, PAUSE_MS = 200 };

struct server {                         /* state of the loop */
    const struct web_files *files;
    int listener;
    int64_t closed_until_ms;            /* nothing is accepted before that */
    struct web_client client[CLIENTS_MAX];
    struct pollfd wait[CLIENTS_MAX + 2];        /* clients, and the two */
};

enum { LISTENER = CLIENTS_MAX, SIGNALS = CLIENTS_MAX + 1 };     /* of wait */

static struct server server;
static int signal_pipe[2];              /* the handler writes to [1] */

/* No descriptor blocks, or is inherited by the browser that is started. */
static int set_flags(int fd)
{
    return fcntl(fd, F_SETFL, O_NONBLOCK) == 0
        && fcntl(fd, F_SETFD, FD_CLOEXEC) == 0;
}

/* Accepting */

static struct web_client *find_free(void)
{
    for (int i = 0; i < CLIENTS_MAX; i++)
        if (server.client[i].state == WEB_CLIENT_FREE)
            return &server.client[i];
    return NULL;
}

/* Closes the connection that has gone longest without progress: clients that
 * only hold connections open cannot keep others out. */
static struct web_client *drop_idlest(void)
{
    struct web_client *idlest = NULL;

    for (int i = 0; i < CLIENTS_MAX; i++) {
        struct web_client *one = &server.client[i];

        if (one->state != WEB_CLIENT_FREE
            && (!idlest || one->moved_ms < idlest->moved_ms))
            idlest = one;
    }
    if (idlest)
        web_client_end(idlest);
    return idlest;
}

/* Errors of accept that pass when other connections are closed. */
static int is_short_of_files(int error)
{
    return error == EMFILE || error == ENFILE || error == ENOBUFS
        || error == ENOMEM;
}

/* If descriptors run out and no client can be dropped, accepting pauses; the
 * listener would otherwise be ready again at once, and the loop would spin. */
static int accept_one(void)
{
    int fd = accept(server.listener, NULL, NULL);

    if (fd < 0 && is_short_of_files(errno) && drop_idlest())
        fd = accept(server.listener, NULL, NULL);
    if (fd < 0 && is_short_of_files(errno))
        server.closed_until_ms = clock_ms() + PAUSE_MS;
    return fd;
}

static void accept_client(int64_t now_ms)
{
    int fd = accept_one();
    struct web_client *client;

    if (fd < 0)
        return;
    client = find_free();
    if (!client)
        client = drop_idlest();
    if (set_flags(fd))
        web_client_begin(client, fd, now_ms);
    else
        close(fd);
}

/* The loop */

static int64_t earlier_ms(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* Fills the poll set and returns the earliest deadline. poll ignores negative
 * descriptors. */
static int64_t plan_wait(int64_t now_ms)
{
    int is_closed = now_ms < server.closed_until_ms;
    int64_t until = is_closed ? server.closed_until_ms : INT64_MAX;

    server.wait[LISTENER] = (struct pollfd){is_closed ? -1 : server.listener,
                                       POLLIN, 0};
    server.wait[SIGNALS] = (struct pollfd){signal_pipe[0], POLLIN, 0};
    for (int i = 0; i < CLIENTS_MAX; i++) {
        const struct web_client *client = &server.client[i];
        int is_there = client->state != WEB_CLIENT_FREE;

        server.wait[i] = (struct pollfd){is_there ? client->fd : -1,
                                        web_client_events(client), 0};
        if (is_there)
            until = earlier_ms(until, web_client_deadline_ms(client));
    }
    return until;
}

/* Rounded into the range of poll's timeout; -1 waits without limit. */
static int wait_until(int64_t until_ms)
{
    int64_t left = until_ms - clock_ms();
    int ms = until_ms == INT64_MAX ? -1 : left < 0 ? 0
           : left > INT_MAX ? INT_MAX : (int)left;

    return poll(server.wait, CLIENTS_MAX + 2, ms);
}

/* Work comes before deadlines, so that bytes sent at the last moment count. */
static void work_clients(int64_t now_ms)
{
    for (int i = 0; i < CLIENTS_MAX; i++) {
        struct web_client *client = &server.client[i];

        if (client->state == WEB_CLIENT_FREE)
            continue;
        if (server.wait[i].revents)
            web_client_work(client, server.files, now_ms);
        if (client->state != WEB_CLIENT_FREE
            && now_ms >= web_client_deadline_ms(client))
            web_client_time_out(client, now_ms);
    }
}

/* After EINTR all revents are still zero, and the signal is seen in the next
 * round: its byte stays in the pipe. */
static void serve_until_signal(void)
{
    do {
        int64_t until = plan_wait(clock_ms());

        if (wait_until(until) < 0)
            continue;                   /* EINTR: the pipe has a byte */
        work_clients(clock_ms());
        if (server.wait[LISTENER].revents)
            accept_client(clock_ms());
    } while (!server.wait[SIGNALS].revents);
    for (int i = 0; i < CLIENTS_MAX; i++)
        web_client_end(&server.client[i]);
}

/* Start and end */

/* Async-signal-safe: only write, and errno is restored. */
static void note_signal(int signal)
{
    int error = errno;

    (void)signal;
    if (write(signal_pipe[1], "", 1) < 0)
        errno = error;                  /* full: one byte is enough */
}

/* SA_RESETHAND: a second signal of the same kind ends the program at once,
 * whatever it is doing. */
static const char *route_signals_to_pipe(void)
{
    static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action = {.sa_handler = note_signal,
                               .sa_flags = (int)SA_RESETHAND};

    if (pipe(signal_pipe) != 0 || !set_flags(signal_pipe[0])
        || !set_flags(signal_pipe[1]))
        return "cannot make a pipe for signals";
    for (int i = 0; i < 3; i++)
        sigaction(ends[i], &action, NULL);
    return NULL;
}

static const char *listen_error(int port)
{
    char number[24];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)port);
    return text_error("cannot listen on 127.0.0.1:", number, ": ",
                      strerror(errno), "; --port names another port, and "
                      "--port 0 takes any that is free", (char *)0);
}

const char *web_server_run(struct web_server *self)
{
    const char *error;
    int port = self->port;

    server.listener = socket_listen(&port, BACKLOG);
    if (server.listener < 0)
        return listen_error(self->port);
    server.files = self->files;
    error = route_signals_to_pipe();
    if (!error) {
        self->on_ready(port);
        serve_until_signal();
    }
    close(server.listener);
    return error;
}
