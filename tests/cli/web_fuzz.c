/* web_fuzz.c - requests that nobody should send, to `boardwalk web`.
 *
 *   web_fuzz BOARDWALK [SEED] [REQUESTS]
 *
 * Takes requests of all kinds, damages them, sets them one behind the other,
 * sends them in pieces, slowly, or half, and hangs up early, politely or not
 * at all. After each batch a good client must get the whole page, and SIGTERM
 * must end the server. Prints TAP; the same seed sends the same bytes.
 */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/rng.h"
#include "talk.h"

enum { REQUEST_ROOM = 65536, BATCH = 100, HELD_MOST = 24, PARALLEL = 50,
       LARGE_FILE = 400000, GROWTH_MOST_KB = 32 << 10, PATH_ROOM = 256 };

struct bytes {
    char at[REQUEST_ROOM];
    size_t length;
};

struct server {
    pid_t pid;
    int port;
};

static const char *program, *seed = "1";
static char folder[] = "/tmp/boardwalk-web-XXXXXX";
static struct rng chance;
static struct bytes request;            /* the last one that was sent */
static int held[HELD_MOST];             /* connections left open, or -1 */
static int number, failed;

static size_t below(size_t n)
{
    return (size_t)rng_below(&chance, n);
}

/* Requests */

#define OWN "Host: 127.0.0.1\r\n"

static const char *const samples[] = {
    "GET / HTTP/1.1\r\n" OWN "\r\n",
    "HEAD /boardwalk.wasm HTTP/1.1\r\n" OWN "Connection: close\r\n\r\n",
    "GET /boardwalk.wasm HTTP/1.1\r\n" OWN "Range: bytes=0-99,5-\r\n\r\n",
    "POST / HTTP/1.1\r\n" OWN "Content-Length: 5\r\n\r\nhello",
    "PUT / HTTP/1.1\r\n" OWN "Transfer-Encoding: chunked\r\n\r\n"
    "5\r\nhello\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\n" OWN "Expect: 100-continue\r\n"
    "Content-Length: 18446744073709551615\r\n\r\n",
    "POST / HTTP/1.1\r\n" OWN "Content-Length: -1\r\n"
    "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nG",
    "GET / HTTP/1.1\r\n" OWN "Connection: Upgrade, HTTP2-Settings\r\n"
    "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n\r\n",
    "GET / HTTP/1.1\r\n" OWN "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "CONNECT example.org:443 HTTP/1.1\r\n" OWN "\r\n",
    "OPTIONS * HTTP/1.1\r\n" OWN "\r\n",
    "GET /\r\n",
    "GET http://127.0.0.1/index.html?x=1#y HTTP/1.0\r\n" OWN "\r\n",
    "GET / HTTP/1.1\r\nHost: LOCALHOST:99999\r\nCookie: a=b\r\n c\r\n\r\n",
    "GET /%2e%2e/%00 HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "\x16\x03\x01\x02\x01\x01\xfc\x03\x03 TLS \x13\x01\r\n\r\n",
    "\r\n\r\n\r\nGET / HTTP/1.1\nHost: localhost\n\n",
};

static const char *const tokens[] = {
    "\r\n", "\r\n\r\n", "\n", "\r", " ", ":", ",", "%", "/", "..", "HTTP/1.1",
    "GET / HTTP/1.1\r\n", "POST / HTTP/1.1\r\n", OWN, "Content-Length: 0\r\n",
    "Content-Length: 99999999999999999999\r\n", "Connection: keep-alive\r\n",
    "Transfer-Encoding: chunked\r\n", "Upgrade: h2c\r\n", "\x80\xff", "\t",
};

static void append(struct bytes *to, const char *bytes, size_t count)
{
    if (count > sizeof to->at - to->length)
        count = sizeof to->at - to->length;
    memcpy(to->at + to->length, bytes, count);
    to->length += count;
}

static void append_sample(struct bytes *to)
{
    const char *sample = samples[below(sizeof samples / sizeof *samples)];

    append(to, sample, strlen(sample));
}

/* Puts count bytes of anything where so many others were. */
static void replace(struct bytes *in, size_t at, size_t old,
                    const char *with, size_t count)
{
    static struct bytes rest;

    rest.length = 0;
    append(&rest, in->at + at + old, in->length - at - old);
    in->length = at;
    append(in, with, count);
    append(in, rest.at, rest.length);
}

static void insert_token(struct bytes *in, size_t at)
{
    const char *token = tokens[below(sizeof tokens / sizeof *tokens)];

    replace(in, at, 0, token, strlen(token));
}

/* A line or a name without an end, or a body that nobody asked for. */
static void insert_run(struct bytes *in, size_t at)
{
    static char run[20000];

    memset(run, "ax \n:"[below(5)], sizeof run);
    replace(in, at, 0, run, 1 + below(sizeof run));
}

static void damage(struct bytes *in)
{
    size_t at = below(in->length + 1), left = in->length - at;
    size_t some = left ? 1 + below(left < 40 ? left : 40) : 0;
    char byte = (char)below(256);

    switch (below(8)) {
    case 0: replace(in, at, left ? 1 : 0, &byte, 1); break;
    case 1: replace(in, at, some, "", 0); break;
    case 2: replace(in, at, 0, &byte, 1); break;
    case 3: case 4: insert_token(in, at); break;
    case 5: replace(in, at, 0, in->at + at, some); break;
    case 6: in->length = at; break;
    case 7: insert_run(in, at); break;
    }
}

/* One to four of them, one behind the other, damaged or not. */
static void make_request(struct bytes *to)
{
    to->length = 0;
    do
        append_sample(to);
    while (below(3) == 0);
    for (size_t times = below(4); times > 0 && to->length > 0; times--)
        damage(to);
}

/* Sending */

static void hang_up(int fd, int is_rude)
{
    const struct linger now = {1, 0};

    if (is_rude)
        setsockopt(fd, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    close(fd);
}

/* Left open with an unfinished request or an answer that is never read; those
 * from before get another byte each, as a slow client sends them. */
static void hold(int fd)
{
    size_t at = below(HELD_MOST);

    for (int i = 0; i < HELD_MOST; i++)
        if (held[i] >= 0)
            (void)talk_send(held[i], "x", 1);
    if (held[at] >= 0)
        hang_up(held[at], (int)below(2));
    held[at] = fd;
}

static void let_go_of_held(void)
{
    for (int i = 0; i < HELD_MOST; i++) {
        if (held[i] >= 0)
            close(held[i]);
        held[i] = -1;
    }
}

static void send_in_pieces(int fd, const struct bytes *all)
{
    size_t sent = 0, most = below(2) ? all->length : 1 + below(40);

    while (sent < all->length && all->length - sent > most
           && all->length < 2000) {
        size_t piece = 1 + below(most);

        if (!talk_send(fd, all->at + sent, piece))
            return;
        sent += piece;
    }
    (void)talk_send(fd, all->at + sent, all->length - sent);
}

/* 0 if the server neither answers nor hangs up. */
static int send_one(const struct server *server)
{
    int fd = talk_connect(server->port);
    long got = 0;

    if (fd < 0)
        return 0;
    make_request(&request);
    send_in_pieces(fd, &request);
    switch (below(8)) {
    case 0: hang_up(fd, 0); break;
    case 1: hang_up(fd, 1); break;
    case 2: hold(fd); break;
    default:
        shutdown(fd, SHUT_WR);
        got = talk_receive(fd, NULL, 0);
        close(fd);
    }
    return got >= 0;
}

/* The server */

static void write_file(const char *name, char fill, size_t size)
{
    char path[PATH_ROOM];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "w");
    for (size_t i = 0; file && i < size; i++)
        putc(fill, file);
    if (!file || fclose(file) != 0) {
        perror(path);
        exit(1);
    }
}

static void make_page(void)
{
    if (!mkdtemp(folder)) {
        perror(folder);
        exit(1);
    }
    write_file("index.html", 'h', 1000);
    write_file("main.js", 'j', 50000);
    write_file("boardwalk.css", 'c', 9000);
    write_file("boardwalk.wasm", 'w', LARGE_FILE);
}

static void remove_page(void)
{
    static const char *const names[] = {"index.html", "main.js",
                                        "boardwalk.css", "boardwalk.wasm"};
    char path[PATH_ROOM];

    for (int i = 0; i < 4; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        unlink(path);
    }
    rmdir(folder);
}

/* "Boardwalk is at http://127.0.0.1:40123/" */
static int read_port(int from)
{
    struct pollfd wait = {.fd = from, .events = POLLIN};
    char words[400] = "";
    size_t used = 0;
    const char *port;

    do {
        ssize_t got = poll(&wait, 1, TALK_PATIENCE_MS) <= 0 ? 0
                    : read(from, words + used, sizeof words - 1 - used);

        if (got <= 0)
            return -1;
        used += (size_t)got;
        port = strstr(words, "127.0.0.1:");
    } while (!port || !strchr(port, '/'));
    return atoi(port + strlen("127.0.0.1:"));
}

static void become_server(int words)
{
    dup2(words, STDOUT_FILENO);
    execl(program, program, "web", "--port", "0", "--no-browser", "--root",
          folder, (char *)0);
    _exit(127);
}

static struct server start_server(void)
{
    struct server server = {-1, -1};
    int words[2];

    if (pipe(words) != 0)
        return server;
    server.pid = fork();
    if (server.pid == 0)
        become_server(words[1]);
    close(words[1]);
    server.port = read_port(words[0]);
    close(words[0]);
    return server;
}

static int64_t now_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* The status with which it ended by itself after one signal, or -1. */
static int end_server(const struct server *server, int with)
{
    const struct timespec moment = {0, 2000000};
    int64_t until = now_ms() + TALK_PATIENCE_MS;
    int status = -1;

    kill(server->pid, with);
    while (waitpid(server->pid, &status, WNOHANG) == 0) {
        if (now_ms() > until) {
            kill(server->pid, SIGKILL);
            waitpid(server->pid, &status, 0);
            return -1;
        }
        nanosleep(&moment, NULL);
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static long resident_kb(const struct server *server)
{
    char path[PATH_ROOM];
    long pages[2] = {0, 0};
    FILE *file;

    snprintf(path, sizeof path, "/proc/%ld/statm", (long)server->pid);
    file = fopen(path, "r");
    if (!file)
        return 0;
    if (fscanf(file, "%ld %ld", &pages[0], &pages[1]) != 2)
        pages[1] = 0;
    fclose(file);
    return pages[1] * (sysconf(_SC_PAGESIZE) / 1024);
}

/* Good clients */

static int ask_for(const struct server *server, const char *path)
{
    char words[200];
    int fd = talk_connect(server->port);

    snprintf(words, sizeof words, "GET %s HTTP/1.1\r\n" OWN
             "Connection: close\r\n\r\n", path);
    if (fd >= 0)
        (void)talk_send(fd, words, strlen(words));
    return fd;
}

/* Whether all of a file comes, and nothing else. */
static int gets_all(int fd, char fill, size_t size)
{
    static char answer[LARGE_FILE + 8192];
    long got = fd < 0 ? -1 : talk_receive(fd, answer, sizeof answer);
    size_t from;

    close(fd);
    if (got < (long)size || got >= (long)sizeof answer
        || strncmp(answer, "HTTP/1.1 200 ", 13) != 0)
        return 0;
    from = (size_t)got - size;
    for (size_t i = from; i < (size_t)got; i++)
        if (answer[i] != fill)
            return 0;
    return memcmp(answer + from - 4, "\r\n\r\n", 4) == 0;
}

static int is_served(const struct server *server)
{
    return gets_all(ask_for(server, "/"), 'h', 1000);
}

/* Tests */

static void tell(int is_good, const char *sentence)
{
    printf("%sok %d - web: %s\n", is_good ? "" : "not ", ++number, sentence);
    failed += !is_good;
    fflush(stdout);
}

/* What was sent last, so that a failure can be looked into. */
static void tell_request(const char *what)
{
    printf("# %s; seed %s, the last request has %zu bytes:\n# ", what, seed,
           request.length);
    for (size_t i = 0; i < request.length && i < 2000; i++)
        printf(request.at[i] >= ' ' && request.at[i] < 127 ? "%c" : "\\x%02x",
               (unsigned char)request.at[i]);
    printf("\n");
}

static int send_batch(const struct server *server, int count)
{
    for (int i = 0; i < count; i++)
        if (!send_one(server)) {
            tell_request("no answer, and nobody hung up");
            return 0;
        }
    if (!is_served(server)) {
        tell_request("a good client was not served");
        return 0;
    }
    return 1;
}

/* Each batch has a server of its own, which is ended while connections are
 * still open. */
static int survives_batches(int requests)
{
    static const int signals[] = {SIGTERM, SIGINT, SIGHUP};

    for (int done = 0; done < requests; done += BATCH) {
        struct server server = start_server();
        int is_good = server.port > 0 && send_batch(&server, BATCH);
        int status = end_server(&server, signals[done / BATCH % 3]);

        let_go_of_held();
        if (is_good && status != 0)
            tell_request("a signal did not end the server with status 0");
        if (!is_good || status != 0)
            return 0;
    }
    return 1;
}

static int serves_in_parallel(const struct server *server)
{
    int fds[PARALLEL], served = 0;

    for (int i = 0; i < PARALLEL; i++)
        fds[i] = ask_for(server, "/boardwalk.wasm");
    for (int i = 0; i < PARALLEL; i++)
        served += gets_all(fds[i], 'w', LARGE_FILE);
    printf("# %d of %d clients at once were served\n", served, PARALLEL);
    return served == PARALLEL;
}

static int stays_small(const struct server *server, int requests)
{
    long before, after;
    int is_good = send_batch(server, BATCH) && serves_in_parallel(server);

    before = resident_kb(server);
    for (int done = 0; is_good && done < requests; done += BATCH)
        is_good = send_batch(server, BATCH);
    after = resident_kb(server);
    printf("# %ld KiB resident at first, %ld after %d requests\n", before,
           after, requests);
    return is_good && before > 0 && after - before <= GROWTH_MOST_KB;
}

static void test_one_server(int requests)
{
    struct server server = start_server();

    tell(serves_in_parallel(&server), "serves fifty clients at once");
    tell(stays_small(&server, requests), "has no more memory after thousands "
         "of bad requests than after a few");
    tell(serves_in_parallel(&server), "and still serves fifty at once");
    tell(end_server(&server, SIGTERM) == 0, "SIGTERM ends it while clients "
         "hold connections");
    let_go_of_held();
    tell(talk_connect(server.port) < 0, "then nobody listens there");
}

int main(int argc, char **argv)
{
    int requests = argc > 3 ? atoi(argv[3]) : 1000;

    if (argc < 2)
        return 2;
    program = argv[1];
    if (argc > 2)
        seed = argv[2];
    rng_seed(&chance, seed);
    memset(held, 0xff, sizeof held);
    make_page();
    atexit(remove_page);
    printf("1..6\n");
    tell(survives_batches(requests), "whatever is sent, a good client is "
         "served afterwards and a signal ends the server");
    test_one_server(10 * requests);
    return failed != 0;
}
