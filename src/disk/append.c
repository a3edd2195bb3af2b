/* append.c - appends records to a file, each of them whole or not at all.
 *
 * For the records of matches (PDN, SGF, PHH), which grow game by game. O_APPEND
 * makes each write land at the end even if two programs have the file open; a
 * record of usual length is a single write, so records do not mix.
 */
#include "disk/append.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"

void append_begin(struct append *self)
{
    *self = (struct append){.fd = -1};
}

int append_is_open(const struct append *self)
{
    return self->fd >= 0;
}

static int64_t now_s(void)
{
    struct timespec now = {0};

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec;
}

const char *append_open(struct append *self, const char *path)
{
    append_begin(self);
    if (strlen(path) >= sizeof self->path)
        return text_error("this path is too long: ", path, (char *)0);
    strcpy(self->path, path);
    self->fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
    self->synced_s = now_s();
    return self->fd < 0 ? file_trouble("write", path) : NULL;
}

/* Removes a record of which only a part was written, unless another program
 * has written after it, or the file is a pipe or device. Keeps errno, which
 * says why the write failed. */
static void truncate_partial_record(const struct append *self, size_t length)
{
    int why = errno;
    off_t end = lseek(self->fd, 0, SEEK_CUR);
    struct stat about;

    if (fstat(self->fd, &about) == 0 && S_ISREG(about.st_mode)
        && end == about.st_size && (off_t)length <= end
        && ftruncate(self->fd, end - (off_t)length) == 0)
        (void)file_sync(self->fd);
    errno = why;
}

/* Synced when the second of the clock changes: a crash loses a second of
 * records at most, and a fast match does not wait for the disk each time. */
const char *append_add(struct append *self, const char *bytes, size_t length)
{
    size_t done = 0;

    while (done < length) {
        ssize_t wrote = write(self->fd, bytes + done, length - done);

        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote <= 0) {
            truncate_partial_record(self, done);
            return file_trouble("write", self->path);
        }
        done += (size_t)wrote;
    }
    if (now_s() == self->synced_s)
        return NULL;
    self->synced_s = now_s();
    return file_sync(self->fd) ? NULL : file_trouble("write", self->path);
}

const char *append_close(struct append *self)
{
    int is_good;

    if (self->fd < 0)
        return NULL;
    is_good = file_sync(self->fd);
    if (close(self->fd) != 0)
        is_good = 0;
    self->fd = -1;
    return is_good ? NULL : file_trouble("write", self->path);
}
