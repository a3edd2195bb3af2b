/* journal.c - a session on disk: every line is there before it happens.
 *
 * A line is written with one write and synced before session_do goes on; a
 * line that could not be written whole is taken back. So at any moment the
 * file is the head, whole lines, and at most one torn line at its end.
 */
#include "bench/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bench/script.h"

static const size_t size_max = 1 << 28;     /* years of play */

static const char *trouble(const char *what, const char *path)
{
    return text_error("cannot ", what, " ", path, ": ", strerror(errno),
                      (char *)0);
}

/* Writing */

static int write_all(int fd, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t wrote = write(fd, bytes, length);

        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote <= 0)
            return 0;
        bytes += wrote;
        length -= (size_t)wrote;
    }
    return 1;
}

/* Devices that cannot sync or truncate are no reason to stop. */
static int sync_all(int fd)
{
    return fdatasync(fd) == 0 || errno == EINVAL || errno == EROFS;
}

static const char *take_back(struct journal *self)
{
    int why = errno;

    if (ftruncate(self->fd, (off_t)self->length) == 0)
        lseek(self->fd, (off_t)self->length, SEEK_SET);
    errno = why;
    return trouble("write to", self->path);
}

static const char *append(void *to, const char *line)
{
    struct journal *self = to;
    size_t length = strlen(line);

    if (!write_all(self->fd, line, length) || !sync_all(self->fd))
        return take_back(self);
    self->length += length;
    return NULL;
}

void journal_attach(struct journal *self, struct session *session)
{
    session_journal(session, (struct session_sink){append, self});
}

/* A new name is on disk when its folder is. A folder that cannot be synced
 * is no reason to stop. */
static void sync_folder(const char *path)
{
    char folder[JOURNAL_PATH_MAX] = ".";
    const char *slash = strrchr(path, '/');
    int fd;

    if (slash && slash > path) {
        memcpy(folder, path, (size_t)(slash - path));
        folder[slash - path] = 0;
    } else if (slash) {
        strcpy(folder, "/");
    }
    fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    (void)fsync(fd);
    close(fd);
}

/* One process at a time */

static const char *in_use(const char *path)
{
    return text_error(path, " is in use by a boardwalk that plays it now; "
                      "close that one, or use a copy", (char *)0);
}

static const char *lock(int fd, const char *path)
{
    struct stat info;

    if (fstat(fd, &info) == 0 && !S_ISREG(info.st_mode))
        return text_error(path, " is no file that a journal can be in",
                          (char *)0);
    if (flock(fd, LOCK_EX | LOCK_NB) == 0)
        return NULL;
    if (errno == EWOULDBLOCK)
        return in_use(path);
    return trouble("lock", path);
}

static const char *keep_path(struct journal *self, const char *path)
{
    if (strlen(path) >= sizeof self->path)
        return text_error("this path is too long: ", path, (char *)0);
    strcpy(self->path, path);
    return NULL;
}

static const char *give_up(struct journal *self, const char *error)
{
    close(self->fd);
    self->path[0] = 0;
    return error;
}

const char *journal_create(struct journal *self, const char *path,
                           struct session *session)
{
    const char *error = keep_path(self, path);

    if (error)
        return error;
    self->length = 0;
    self->fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (self->fd < 0) {
        self->path[0] = 0;
        if (errno == EEXIST)
            return text_error(path, " exists already; --load goes on with "
                              "it", (char *)0);
        return trouble("create", path);
    }
    error = lock(self->fd, path);
    if (!error)
        error = session_write(session, (struct session_sink){append, self});
    if (error) {
        unlink(path);
        return give_up(self, error);
    }
    sync_folder(path);
    journal_attach(self, session);
    return NULL;
}

/* Reading */

struct bytes {
    char *start;
    size_t used, room;
};

/* Room for one more byte and a zero behind it. */
static int make_room(struct bytes *to)
{
    size_t room = to->room ? 2 * to->room : 1 << 16;
    char *more;

    if (to->used + 1 < to->room)
        return 1;
    more = realloc(to->start, room);
    if (!more)
        return 0;
    to->start = more;
    to->room = room;
    return 1;
}

static const char *read_all(int fd, const char *path, struct bytes *to)
{
    for (;;) {
        ssize_t got;

        if (!make_room(to))
            return "out of memory for a file";
        got = read(fd, to->start + to->used, to->room - to->used - 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return trouble("read", path);
        to->used += (size_t)got;
        to->start[to->used] = 0;
        if (got == 0)
            return NULL;
        if (to->used > size_max)
            return text_error(path, " is too large for a journal", (char *)0);
    }
}

static const char *read_rest(int fd, const char *path, char **text,
                             size_t *length)
{
    struct bytes bytes = {NULL, 0, 0};
    const char *error = read_all(fd, path, &bytes);

    if (error) {
        free(bytes.start);
        bytes.start = NULL;
    }
    *text = bytes.start;
    *length = bytes.used;
    return error;
}

const char *journal_slurp(const char *path, char **text, size_t *length)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    const char *error;

    if (fd < 0)
        return trouble("open", path);
    error = read_rest(fd, path, text, length);
    close(fd);
    return error;
}

static const char *at_line(const char *path, int line, const char *error)
{
    char number[24];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)line);
    return text_error(path, ":", number, ": ", error, (char *)0);
}

static const char *replay(const char *path, const char *text, size_t length,
                          struct session **session)
{
    struct script script;
    const char *error;

    *session = NULL;
    if (strlen(text) != length)
        return text_error(path, " is no journal: it holds a zero byte",
                          (char *)0);
    script_begin(&script);
    error = script_text(&script, text);
    if (error)
        error = at_line(path, script.line, error);
    else if (!script.session)
        error = text_error(path, " is no journal: nothing is opened in it",
                           (char *)0);
    else
        *session = script_take(&script);
    script_end(&script);
    return error;
}

/* Where whole lines end. */
static size_t whole_lines(const char *text, size_t length)
{
    while (length > 0 && text[length - 1] != '\n')
        length--;
    return length;
}

/* A torn last line is not worth an error; one that reads well may be the
 * work of a person whose editor ends no last line. */
const char *journal_read(const char *path, struct session **session)
{
    char *text = NULL;
    size_t length = 0, whole;
    const char *error = journal_slurp(path, &text, &length);

    *session = NULL;
    if (!text)
        return error;
    error = replay(path, text, length, session);
    whole = whole_lines(text, length);
    if (error && whole > 0 && whole < length) {
        text[whole] = 0;
        error = replay(path, text, whole, session);
    }
    free(text);
    return error;
}

static const char *load_locked(struct journal *self,
                               struct session **session,
                               const char **notice)
{
    char *text;
    size_t length, whole;
    const char *error = read_rest(self->fd, self->path, &text, &length);

    if (error)
        return error;
    whole = whole_lines(text, length);
    if (whole < length && notice)
        *notice = "the last line was cut off in the middle and is dropped";
    self->length = whole;
    text[whole] = 0;
    error = replay(self->path, text, whole, session);
    free(text);
    if (!error && whole < length && ftruncate(self->fd, (off_t)whole) != 0)
        error = trouble("shorten", self->path);
    if (error) {
        session_close(*session);
        *session = NULL;
    }
    return error;
}

const char *journal_load(struct journal *self, const char *path,
                         struct session **session, const char **notice)
{
    const char *error = keep_path(self, path);

    *session = NULL;
    if (error)
        return error;
    self->fd = open(path, O_RDWR | O_APPEND | O_CLOEXEC);
    if (self->fd < 0) {
        self->path[0] = 0;
        return trouble("open", path);
    }
    error = lock(self->fd, path);
    if (!error)
        error = load_locked(self, session, notice);
    if (error)
        return give_up(self, error);
    journal_attach(self, *session);
    return NULL;
}

/* Saving a copy, and closing */

static const char *write_copy(struct journal *copy,
                              const struct session *session,
                              const char *path)
{
    const char *error = session_write(session,
                                      (struct session_sink){append, copy});

    if (error)
        return error;
    if (rename(copy->path, path) != 0)
        return trouble("write", path);
    sync_folder(path);
    return NULL;
}

/* A game that is being played must not have its file taken away. */
static const char *refuse_if_in_use(const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    int is_locked;

    if (fd < 0)
        return NULL;                    /* nothing there to take away */
    is_locked = flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    close(fd);
    return is_locked ? in_use(path) : NULL;
}

const char *journal_save(const struct session *session, const char *path)
{
    struct journal copy = {0};
    struct text to;
    const char *error = refuse_if_in_use(path);

    if (error)
        return error;
    if (strlen(path) + 8 > sizeof copy.path)
        return text_error("this path is too long: ", path, (char *)0);
    text_begin(&to, copy.path, sizeof copy.path);
    text_put(&to, path);
    text_put(&to, ".XXXXXX");
    copy.fd = mkstemp(copy.path);
    if (copy.fd < 0)
        return trouble("write", path);
    (void)fchmod(copy.fd, 0644);
    error = write_copy(&copy, session, path);
    if (error)
        unlink(copy.path);
    close(copy.fd);
    return error;
}

/* The mark says only where time went: without it nothing is lost. */
void journal_close(struct journal *self, const struct session *session)
{
    if (!self->path[0])
        return;
    if (session && session_tick(session) == session_end(session))
        (void)session_mark(session, (struct session_sink){append, self});
    close(self->fd);
    self->path[0] = 0;
}
