/* device.c - a model of the FPGA for a program in another process. */
#include "machines/go/de1soc/device.h"

#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "check.h"
#include "machines/go/de1soc/remote.h"

/* No divisor of a picture's lines: a device that is always late shall not be
 * found at the same line each time. */
enum { LINE_US = 32, BEHIND_MAX = 101, LATE_MS = 150 };

static uint64_t now_us(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static uint16_t *make_frames(const char *path)
{
    int file = open(path, O_RDWR | O_CREAT, 0600);
    void *at;

    assert_true(file >= 0);
    assert_int_equal(ftruncate(file, REMOTE_FRAMES_BYTES), 0);
    at = mmap(NULL, REMOTE_FRAMES_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED,
              file, 0);
    assert_ptr_not_equal(at, MAP_FAILED);
    close(file);
    return at;
}

static int make_door(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int door = socket(AF_UNIX, SOCK_STREAM, 0);

    assert_true(door >= 0);
    memcpy(address.sun_path, path, strlen(path));
    assert_int_equal(bind(door, (struct sockaddr *)&address, sizeof address),
                     0);
    assert_int_equal(listen(door, 1), 0);
    return door;
}

void device_open(struct device *self, const char *folder)
{
    snprintf(self->registers, sizeof self->registers, "%s/registers", folder);
    snprintf(self->frames, sizeof self->frames, "%s/frames", folder);
    self->memory = make_frames(self->frames);
    self->door = make_door(self->registers);
    self->line = -1;
    self->has_ended = 0;
    monitor_begin(&self->monitor, self->memory);
    self->last_us = now_us();
}

void device_close(struct device *self)
{
    if (self->line >= 0)
        close(self->line);
    close(self->door);
    unlink(self->registers);
    munmap(self->memory, REMOTE_FRAMES_BYTES);
    unlink(self->frames);
}

/* A machine that is busy elsewhere loses time, not lines. */
static void let_time_pass(struct device *self)
{
    uint64_t now = now_us();
    uint64_t lines = (now - self->last_us) / LINE_US;

    self->last_us += lines * LINE_US;
    monitor_lines(&self->monitor,
                  lines < BEHIND_MAX ? (int)lines : BEHIND_MAX);
}

static uint32_t answer(struct device *self,
                       const struct remote_request *request)
{
    uint32_t offset = request->what & ~REMOTE_WRITE;

    if (!(request->what & REMOTE_WRITE))
        return monitor_read(&self->monitor, offset);
    monitor_write(&self->monitor, offset, request->value);
    return 0;
}

static void serve_request(struct device *self)
{
    struct remote_request request;
    uint32_t word;

    if (recv(self->line, &request, sizeof request, MSG_WAITALL)
            != (ssize_t)sizeof request) {
        self->has_ended = 1;
        return;
    }
    if (self->late > 0) {
        const struct timespec pause = {0, LATE_MS * 1000000L};

        self->late--;
        nanosleep(&pause, NULL);
    }
    word = answer(self, &request);
    (void)send(self->line, &word, sizeof word, MSG_NOSIGNAL);
}

static void serve_once(struct device *self)
{
    struct pollfd wait = {.events = POLLIN};

    wait.fd = self->line >= 0 ? self->line : self->door;
    if (poll(&wait, 1, 1) > 0) {
        if (self->line >= 0)
            serve_request(self);
        else
            self->line = accept(self->door, NULL, NULL);
    }
    let_time_pass(self);
}

int device_serve(struct device *self, int ms, uint64_t hash)
{
    uint64_t until = now_us() + (uint64_t)ms * 1000;

    while (self->monitor.hash != hash && !self->has_ended
           && now_us() < until)
        serve_once(self);
    return self->monitor.hash == hash;
}
