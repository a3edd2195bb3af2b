/* player.c - somebody at the board. */
#include "machines/go/de1soc/player.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

enum { COMMAND = 1024, FILES = 64, STANDS_MS = 800 };

/* It inherits nothing but the three that everybody has. */
static void arrange_files(const struct player *self)
{
    struct rlimit limit = {(rlim_t)self->files_max, (rlim_t)self->files_max};
    int said = open(self->said, O_WRONLY | O_CREAT, 0600);

    dup2(said, STDERR_FILENO);
    for (int file = STDERR_FILENO + 1; file < FILES; file++)
        close(file);
    if (self->files_max)
        setrlimit(RLIMIT_NOFILE, &limit);
}

static void become_program(const struct player *self)
{
    char command[COMMAND], keys[DEVICE_PATH * 2] = "";

    if (!self->has_usb)
        snprintf(keys, sizeof keys, "--keys=%s", self->pipe);
    snprintf(command, sizeof command,
             "exec %s --registers=%s --frames=%s --seed=%d %s",
             getenv("PROGRAM"), self->device.registers, self->device.frames,
             PLAYER_SEED, keys);
    arrange_files(self);
    execl("/bin/sh", "sh", "-c", command, (char *)0);
    _exit(127);
}

void player_plug(struct player *self)
{
    self->keys = open(self->pipe, O_RDWR);
    assert_true(self->keys >= 0);
}

void player_unplug(struct player *self)
{
    close(self->keys);
    self->keys = -1;
    program_unplug(&self->reference.program);
}

void player_start(struct player *self)
{
    assert_non_null(getenv("PROGRAM"));
    strcpy(self->folder, "/tmp/de1socXXXXXX");
    assert_non_null(mkdtemp(self->folder));
    snprintf(self->pipe, sizeof self->pipe, "%s/keys", self->folder);
    snprintf(self->said, sizeof self->said, "%s/said", self->folder);
    assert_int_equal(mkfifo(self->pipe, 0600), 0);
    self->keys = -1;
    device_open(&self->device, self->folder);
    reference_begin(&self->reference, PLAYER_SEED);
    self->child = fork();
    if (self->child == 0)
        become_program(self);
}

void player_begin(struct player *self)
{
    memset(self, 0, sizeof *self);
    player_start(self);
    player_agrees(self);
    player_plug(self);
}

void player_agrees(struct player *self)
{
    reference_settle(&self->reference);
    assert_true(device_serve(&self->device, PLAYER_PATIENCE_MS,
                             self->reference.monitor.hash));
}

void player_report(struct player *self, const uint8_t report[KEYS_REPORT])
{
    reference_report(&self->reference, report, KEYS_REPORT);
    assert_int_equal(write(self->keys, report, KEYS_REPORT), KEYS_REPORT);
}

void player_tap(struct player *self, uint8_t key)
{
    uint8_t down[KEYS_REPORT] = {[2] = key};
    uint8_t up[KEYS_REPORT] = {0};

    player_report(self, down);
    player_report(self, up);
    player_agrees(self);
}

void player_taps(struct player *self, const uint8_t *keys, int count)
{
    for (int i = 0; i < count; i++)
        player_tap(self, keys[i]);
}

static void tap_reference(struct reference *self, uint8_t key)
{
    uint8_t down[KEYS_REPORT] = {[2] = key};
    uint8_t up[KEYS_REPORT] = {0};

    reference_report(self, down, KEYS_REPORT);
    reference_report(self, up, KEYS_REPORT);
    reference_settle(self);
}

/* The pictures from here to the edge of the board. */
static int walk_reference(struct reference *self, uint8_t key,
                          uint64_t pictures[BOARD_LINES])
{
    int count = 0;

    reference_settle(self);
    do {
        pictures[count++] = self->monitor.hash;
        tap_reference(self, key);
    } while (count < BOARD_LINES
             && self->monitor.hash != pictures[count - 1]);
    return count;
}

static int wait_for_one(struct device *self, const uint64_t *pictures,
                        int count)
{
    for (int ms = 0; ms < PLAYER_PATIENCE_MS; ms += STANDS_MS) {
        uint64_t before = self->monitor.hash;

        device_serve(self, STANDS_MS, 0);
        for (int i = 0; i < count && self->monitor.hash == before; i++)
            if (pictures[i] == before)
                return i;
    }
    fail_msg("no picture has the cursor on its way");
    return 0;
}

void player_finds_cursor(struct player *self, uint8_t key, uint8_t back)
{
    uint64_t pictures[BOARD_LINES];
    int count = walk_reference(&self->reference, key, pictures);
    int at = wait_for_one(&self->device, pictures, count);

    while (--count > at)
        tap_reference(&self->reference, back);
    player_agrees(self);
}

int player_has_said(const struct player *self, const char *what)
{
    char text[COMMAND] = "";
    FILE *file = fopen(self->said, "r");
    size_t length;

    if (!file)
        return 0;
    length = fread(text, 1, sizeof text - 1, file);
    text[length] = 0;
    fclose(file);
    return strstr(text, what) != NULL;
}

int player_status(struct player *self)
{
    int status;

    device_serve(&self->device, PLAYER_PATIENCE_MS, 0);
    assert_true(self->device.has_ended);
    assert_int_equal(waitpid(self->child, &status, 0), self->child);
    self->child = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int player_leave(struct player *self)
{
    kill(self->child, SIGTERM);
    return player_status(self);
}

void player_end(struct player *self)
{
    if (self->child > 0) {
        kill(self->child, SIGKILL);
        waitpid(self->child, NULL, 0);
    }
    if (self->keys >= 0)
        close(self->keys);
    device_close(&self->device);
    unlink(self->pipe);
    unlink(self->said);
    rmdir(self->folder);
}
