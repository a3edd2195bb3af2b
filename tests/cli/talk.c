/* talk.c - a client's end of a connection to a port of this machine. */
#include "talk.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int talk_connect(int port)
{
    struct sockaddr_in at = {.sin_family = AF_INET};
    int fd = socket(AF_INET, SOCK_STREAM, 0), on = 1;

    if (fd < 0)
        return -1;
    at.sin_port = htons((unsigned short)port);
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (connect(fd, (struct sockaddr *)&at, sizeof at) != 0) {
        close(fd);
        return -1;
    }
    return fd;
}

int talk_send(int fd, const char *bytes, size_t count)
{
    while (count > 0) {
        ssize_t sent = send(fd, bytes, count, MSG_NOSIGNAL);

        if (sent <= 0)
            return 0;
        bytes += sent;
        count -= (size_t)sent;
    }
    return 1;
}

long talk_receive(int fd, char *to, size_t room)
{
    struct pollfd wait = {.fd = fd, .events = POLLIN};
    char bytes[65536];
    size_t total = 0;

    for (;;) {
        ssize_t got;

        if (poll(&wait, 1, TALK_PATIENCE_MS) <= 0)
            return -1;
        got = recv(fd, bytes, sizeof bytes, 0);
        if (got <= 0)
            return (long)total;
        if (total < room)
            memcpy(to + total, bytes, (size_t)got < room - total
                                      ? (size_t)got : room - total);
        total += (size_t)got;
    }
}
