/* socket.c - TCP connections to and from other programs.
 *
 * Lines go out at once (TCP_NODELAY): in a conversation in which each side
 * waits for the other, there is nothing to wait for and to collect.
 */
#include "os/socket.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/text.h"
#include "os/lines.h"

static int make_private(int file)
{
    return fcntl(file, F_SETFL, O_NONBLOCK) == 0
        && fcntl(file, F_SETFD, FD_CLOEXEC) == 0;
}

static int keep_errno_closing(int file)
{
    int error = errno;

    close(file);
    errno = error;
    return -1;
}

/* Errors of setsockopt are ignored: lines only come a little later. */
static void send_at_once(int file)
{
    int on = 1;

    setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

int socket_listen(int *port, int backlog)
{
    struct sockaddr_in at = {.sin_family = AF_INET};
    socklen_t size = sizeof at;
    int file = socket(AF_INET, SOCK_STREAM, 0), on = 1;

    if (file < 0)
        return -1;
    setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    at.sin_port = htons((uint16_t)*port);
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (!make_private(file)
        || bind(file, (struct sockaddr *)&at, sizeof at) != 0
        || listen(file, backlog) != 0
        || getsockname(file, (struct sockaddr *)&at, &size) != 0)
        return keep_errno_closing(file);
    *port = ntohs(at.sin_port);
    return file;
}

/* A connection may be gone again when it is its turn, hence the error. */
int socket_accept(int listener, int64_t until_ms)
{
    int file;

    if (!lines_wait(listener, POLLIN, until_ms))
        return -1;
    file = accept(listener, NULL, NULL);
    if (file < 0)
        return -1;
    if (!make_private(file))
        return keep_errno_closing(file);
    send_at_once(file);
    return file;
}

/* The result of a connection that was begun without blocking. */
static int finish_connecting(int file, int64_t until_ms)
{
    int error = 0;
    socklen_t size = sizeof error;

    if (errno != EINPROGRESS)
        return 0;
    errno = ETIMEDOUT;
    if (!lines_wait(file, POLLOUT, until_ms)
        || getsockopt(file, SOL_SOCKET, SO_ERROR, &error, &size) != 0)
        return 0;
    errno = error;
    return error == 0;
}

static int connect_to(const struct addrinfo *to, int64_t until_ms)
{
    int file = socket(to->ai_family, to->ai_socktype, to->ai_protocol);

    if (file < 0)
        return -1;
    if (!make_private(file)
        || (connect(file, to->ai_addr, to->ai_addrlen) != 0
            && !finish_connecting(file, until_ms)))
        return keep_errno_closing(file);
    send_at_once(file);
    return file;
}

const char *socket_connect(const char *host, const char *port,
                           int64_t until_ms, int *file)
{
    const struct addrinfo wanted = {.ai_socktype = SOCK_STREAM};
    struct addrinfo *list;
    int error = getaddrinfo(host, port, &wanted, &list);

    *file = -1;
    if (error)
        return text_error("cannot find ", host, " port ", port, ": ",
                          gai_strerror(error), (char *)0);
    for (struct addrinfo *at = list; at && *file < 0; at = at->ai_next)
        *file = connect_to(at, until_ms);
    error = errno;
    freeaddrinfo(list);
    if (*file >= 0)
        return NULL;
    return text_error("cannot connect to ", host, " port ", port, ": ",
                      strerror(error), (char *)0);
}
