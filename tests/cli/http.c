/* http.c - sends bytes to a port of this machine and prints what comes back.
 *
 *   http PORT          its input, byte for byte, then the answer
 *   http PORT slow     asks for the largest file and never reads it
 *   http PORT many N   N connections at once; how many of them were answered
 */
#include <arpa/inet.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { ANSWER_MS = 3000, MANY_MOST = 500 };

static int connect_to(const char *port)
{
    struct sockaddr_in at = {.sin_family = AF_INET};
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    at.sin_port = htons((unsigned short)atoi(port));
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (fd < 0 || connect(fd, (struct sockaddr *)&at, sizeof at) != 0) {
        perror("http");
        exit(1);
    }
    return fd;
}

static void send_all(int fd, const char *bytes, size_t count)
{
    while (count > 0) {
        ssize_t sent = send(fd, bytes, count, MSG_NOSIGNAL);

        if (sent <= 0)
            return;                     /* it has hung up: so be it */
        bytes += sent;
        count -= (size_t)sent;
    }
}

/* Until it hangs up, or is quiet for long. */
static long receive(int fd, FILE *to)
{
    struct pollfd wait = {.fd = fd, .events = POLLIN};
    char bytes[65536];
    long total = 0;
    ssize_t got;

    while (poll(&wait, 1, ANSWER_MS) > 0
           && (got = recv(fd, bytes, sizeof bytes, 0)) > 0) {
        total += got;
        if (to)
            fwrite(bytes, 1, (size_t)got, to);
    }
    return total;
}

static const char request[] = "GET /boardwalk.wasm HTTP/1.1\r\n"
                              "Host: 127.0.0.1\r\nConnection: close\r\n\r\n";

static void be_slow(const char *port)
{
    int fd = connect_to(port);

    send_all(fd, request, strlen(request));
    sleep(20);
    close(fd);
}

static void be_many(const char *port, int count)
{
    int fds[MANY_MOST], answered = 0;

    if (count > MANY_MOST)
        count = MANY_MOST;
    for (int i = 0; i < count; i++)
        fds[i] = connect_to(port);
    for (int i = 0; i < count; i++)
        send_all(fds[i], request, strlen(request));
    for (int i = 0; i < count; i++) {
        answered += receive(fds[i], NULL) > 0;
        close(fds[i]);
    }
    printf("%d answered\n", answered);
}

int main(int argc, char **argv)
{
    static char input[1 << 20];
    size_t count;
    int fd;

    if (argc < 2)
        return 2;
    if (argc > 2 && strcmp(argv[2], "slow") == 0) {
        be_slow(argv[1]);
        return 0;
    }
    if (argc > 3) {
        be_many(argv[1], atoi(argv[3]));
        return 0;
    }
    fd = connect_to(argv[1]);
    count = fread(input, 1, sizeof input, stdin);
    send_all(fd, input, count);
    receive(fd, stdout);
    close(fd);
    return 0;
}
