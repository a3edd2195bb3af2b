/* remote.c - registers that another process answers for.
 *
 * Every access waits for its answer, a write too: so the model has done it
 * before the program goes on, as on a real bus, and a test is deterministic.
 */
#include "machines/go/de1soc/remote.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

/* -1 if nobody listens there, or if the path does not fit an address. */
static int open_line(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int line;

    if (strlen(path) >= sizeof address.sun_path)
        return -1;
    memcpy(address.sun_path, path, strlen(path));
    line = socket(AF_UNIX, SOCK_STREAM, 0);
    if (line >= 0 && connect(line, (struct sockaddr *)&address,
                             sizeof address) == 0)
        return line;
    if (line >= 0)
        close(line);
    return -1;
}

/* Shared with the model, which reads what is drawn as the FPGA would. */
static uint16_t *map_frames(const char *path)
{
    int file = open(path, O_RDWR | O_CLOEXEC);
    void *at;

    if (file < 0)
        return NULL;
    at = mmap(NULL, REMOTE_FRAMES_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED,
              file, 0);
    close(file);
    return at == MAP_FAILED ? NULL : at;
}

/* Also after connecting only in part. */
static void disconnect_model(void *with)
{
    struct remote *self = with;

    if (self->memory)
        munmap(self->memory, REMOTE_FRAMES_BYTES);
    if (self->line >= 0)
        close(self->line);
    self->memory = NULL;
    self->line = -1;
}

/* Both or none, as with /dev/mem. */
static int connect_model(void *with)
{
    struct remote *self = with;

    if (self->memory)
        return 0;
    self->memory = map_frames(self->frames);
    if (self->memory)
        self->line = open_line(self->socket);
    if (self->line >= 0)
        return 0;
    disconnect_model(self);
    return 1;
}

/* A stream may deliver a word in pieces, and a signal may interrupt it. */
static int receive_word(int line, uint32_t *word)
{
    char *at = (char *)word;
    size_t left = sizeof *word;

    while (left) {
        ssize_t come = recv(line, at, left, 0);

        if (come < 0 && errno == EINTR)
            continue;
        if (come <= 0)
            return 0;
        at += come;
        left -= (size_t)come;
    }
    return 1;
}

/* A request is 8 bytes, which a socket takes whole. After a failure nothing
 * more is sent. */
static uint32_t exchange_request(struct remote *self, uint32_t what,
                                 uint32_t value)
{
    struct remote_request request = {what, value};
    uint32_t answer = 0;

    if (self->is_broken)
        return 0;
    if (send(self->line, &request, sizeof request, MSG_NOSIGNAL)
            != (ssize_t)sizeof request
        || !receive_word(self->line, &answer))
        self->is_broken = 1;
    return answer;
}

/* The bus of hw_iface.h. */
static uint32_t request_read(void *with, uint32_t offset)
{
    return exchange_request(with, offset, 0);
}

static void request_write(void *with, uint32_t offset, uint32_t value)
{
    exchange_request(with, offset | REMOTE_WRITE, value);
}

static uint16_t *shared_frame(void *with, int which)
{
    struct remote *self = with;

    return self->memory + (size_t)which * FB_PIXELS;
}

void remote_begin(struct remote *self, const char *socket, const char *frames)
{
    *self = (struct remote){.socket = socket, .frames = frames, .line = -1};
}

struct hw_bus remote_bus(struct remote *self)
{
    return (struct hw_bus){
        .with = self, .open = connect_model, .close = disconnect_model,
        .read = request_read, .write = request_write, .frame = shared_frame,
    };
}
