/* http.c - sends bytes to a port of this machine and prints what comes back.
 *
 *   http PORT          its input, byte for byte, then the answer
 *   http PORT slow     asks for the largest file and never reads it; says
 *                      "asked" when it has, and stays until it is killed
 *   http PORT many N   N connections at once; how many of them got all of
 *                      the largest file
 *
 * It waits until the other side hangs up; status 1 if that never comes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "talk.h"

enum { MANY_MOST = 500, LARGEST = 3000000 };

static int connect_or_exit(const char *port)
{
    int fd = talk_connect(atoi(port));

    if (fd < 0) {
        perror("http");
        exit(1);
    }
    return fd;
}

static const char request[] = "GET /boardwalk.wasm HTTP/1.1\r\n"
                              "Host: 127.0.0.1\r\nConnection: close\r\n\r\n";

static void be_slow(const char *port)
{
    int fd = connect_or_exit(port);

    talk_send(fd, request, strlen(request));
    puts("asked");
    fflush(stdout);
    pause();
    close(fd);
}

static void be_many(const char *port, int count)
{
    int fds[MANY_MOST], answered = 0;

    if (count > MANY_MOST)
        count = MANY_MOST;
    for (int i = 0; i < count; i++)
        fds[i] = connect_or_exit(port);
    for (int i = 0; i < count; i++)
        talk_send(fds[i], request, strlen(request));
    for (int i = 0; i < count; i++) {
        answered += talk_receive(fds[i], NULL, 0) > LARGEST;
        close(fds[i]);
    }
    printf("%d answered\n", answered);
}

static int pass_on(const char *port)
{
    static char input[1 << 20], answer[1 << 22];
    size_t count = fread(input, 1, sizeof input, stdin);
    int fd = connect_or_exit(port);
    long got;

    talk_send(fd, input, count);
    if (count == 0)
        shutdown(fd, SHUT_WR);          /* nothing comes of nothing */
    got = talk_receive(fd, answer, sizeof answer);
    close(fd);
    if (got < 0)
        return 1;
    fwrite(answer, 1, (size_t)got < sizeof answer ? (size_t)got
                                                  : sizeof answer, stdout);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    if (argc == 2)
        return pass_on(argv[1]);
    if (strcmp(argv[2], "slow") == 0)
        be_slow(argv[1]);
    else if (argc > 3)
        be_many(argv[1], atoi(argv[3]));
    return 0;
}
