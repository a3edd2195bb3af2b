/* engine_icarus.c - twins that Icarus Verilog runs, as a program beside us.
 *
 * It is the slow one, and the one that knows X and Z. We talk over a socket
 * in blocks of ticks; twin/icarus.c says in which words.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/text.h"
#include "twin/build.h"
#include "twin/engine_inside.h"

enum { SOCKET = 3 };                    /* the other end has this number */

struct icarus {
    struct engine engine;
    int socket;
    pid_t child;                        /* 0: none */
    uint64_t *spare;                    /* room for words nobody wants */
    size_t spare_words;
};

static struct icarus *of(struct engine *self)
{
    return (struct icarus *)(void *)self;
}

/* The socket */

static const char *gone(void)
{
    return "the simulator has gone: vvp ended before it was told to";
}

static const char *give(struct icarus *self, const void *bytes, size_t length)
{
    for (const char *at = bytes; length > 0;) {
        ssize_t sent = send(self->socket, at, length, MSG_NOSIGNAL);

        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return gone();
        at += sent;
        length -= (size_t)sent;
    }
    return NULL;
}

static const char *take(struct icarus *self, void *bytes, size_t length)
{
    for (char *at = bytes; length > 0;) {
        ssize_t got = recv(self->socket, at, length, 0);

        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return gone();
        at += got;
        length -= (size_t)got;
    }
    return NULL;
}

/* The program */

/* In the folder of the twin, so that it finds all by short names. What it
 * prints is not for us, and what interrupts us is not for it: it ends when
 * we do. */
static void become_vvp(int socket, const char *folder)
{
    int nowhere = open("/dev/null", O_RDWR);

    setsid();
    if (socket == SOCKET)
        fcntl(socket, F_SETFD, 0);
    else
        dup2(socket, SOCKET);
    dup2(nowhere, STDIN_FILENO);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    if (chdir(folder) == 0)
        execlp("vvp", "vvp", "-n", "-M.", "-mtwin", "twin.vvp", (char *)0);
    _exit(127);
}

static const char *start(struct icarus *self, const char *folder)
{
    int ends[2];

    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return "no socket to talk to a simulator";
    for (int i = 0; i < 2; i++)         /* no other child holds it open */
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    self->child = fork();
    if (self->child == 0)
        become_vvp(ends[1], folder);
    close(ends[1]);
    self->socket = ends[0];
    if (self->child > 0)
        return NULL;
    self->child = 0;
    return "cannot start a simulator";
}

/* It ends when it hears no more. */
static void close_icarus(struct engine *engine)
{
    struct icarus *self = of(engine);

    if (self->socket >= 0)
        close(self->socket);
    while (self->child && waitpid(self->child, NULL, 0) < 0)
        if (errno != EINTR)
            break;
    free(self->spare);
    free(self);
}

static const char *open_icarus(struct engine **engine, const char *folder,
                               const struct engine_wish *wish)
{
    struct icarus *self = calloc(1, sizeof *self);
    const char *error;

    (void)wish;
    if (!self)
        return "out of memory for a twin";
    self->socket = -1;
    error = start(self, folder);
    if (error)
        close_icarus(&self->engine);
    else
        *engine = &self->engine;
    return error;
}

/* Ticks */

static const char *ask(struct icarus *self, size_t ticks, int is_power_up,
                       const uint64_t *words, size_t count)
{
    uint64_t head[] = {ticks, (uint64_t)is_power_up};
    const char *error = give(self, head, sizeof head);

    return error ? error : give(self, words, count * sizeof *words);
}

static uint64_t *spare(struct icarus *self, size_t words)
{
    if (words > self->spare_words) {
        free(self->spare);
        self->spare = calloc(words, sizeof *self->spare);
        self->spare_words = self->spare ? words : 0;
    }
    return self->spare;
}

/* Null: not wanted. */
static const char *hear(struct icarus *self, uint64_t *out,
                        uint64_t *unknown, size_t words)
{
    const char *error;

    if ((!out || !unknown) && !spare(self, words))
        return "out of memory for the pins of a twin";
    error = take(self, out ? out : self->spare, words * sizeof *out);
    if (error)
        return error;
    return take(self, unknown ? unknown : self->spare,
                words * sizeof *unknown);
}

static const char *power_up(struct engine *engine, const uint64_t *held)
{
    struct icarus *self = of(engine);
    const char *error = ask(self, 1, 1, held, TWIN_SETUP_WORDS);

    return error ? error : hear(self, NULL, NULL, (size_t)engine->out_words);
}

static const char *run(struct engine *engine, const uint64_t *in,
                       uint64_t *out, uint64_t *unknown, size_t ticks)
{
    struct icarus *self = of(engine);
    const char *error;

    if (ticks == 0)
        return NULL;
    error = ask(self, ticks, 0, in, ticks * (size_t)engine->in_words);
    return error ? error : hear(self, out, unknown,
                                ticks * (size_t)engine->out_words);
}

const struct engine_type engine_icarus = {
    .script = "icarus.sh",
    .product = "twin.vpi",
    .needs = "iverilog and cc",
    .open = open_icarus,
    .close = close_icarus,
    .power_up = power_up,
    .run = run,
};
