/* journal.c - a session on disk: every line is there before it happens.
 *
 * The head is on disk before the file has its name. A line is written with
 * one write and synced before session_do goes on; a line that could not be
 * written whole is taken back. So at any moment the file is the head, whole
 * lines, and at most one torn line at its end.
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
#include "disk/file.h"

/* Writing */

static const char *take_back(struct journal *self)
{
    int why = errno;

    if (ftruncate(self->fd, (off_t)self->length) == 0)
        lseek(self->fd, (off_t)self->length, SEEK_SET);
    errno = why;
    return file_trouble("write to", self->path);
}

static const char *append(void *to, const char *line)
{
    struct journal *self = to;
    size_t length = strlen(line);

    if (!file_write_all(self->fd, line, length) || !file_sync(self->fd))
        return take_back(self);
    self->length += length;
    return NULL;
}

void journal_attach(struct journal *self, struct session *session)
{
    session_journal(session, (struct session_sink){append, self});
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
    return file_trouble("lock", path);
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

/* Creating */

static const char *add_line(void *to, const char *line)
{
    return fputs(line, to) < 0 ? strerror(errno) : NULL;
}

static const char *write_draft(struct file_draft *draft,
                               const struct session *session)
{
    const char *error =
        session_write(session, (struct session_sink){add_line,
                                                     draft->stream});

    return error ? text_error("cannot write ", draft->path, ": ", error,
                              (char *)0) : NULL;
}

static const char *exists_already(const char *path)
{
    return text_error(path, " exists already; --load goes on with it",
                      (char *)0);
}

/* Locked before it has a name: nobody else can open it first. */
static const char *publish(struct journal *self, struct file_draft *draft,
                           const struct session *session)
{
    const char *error = lock(fileno(draft->stream), draft->path);

    if (!error)
        error = write_draft(draft, session);
    if (error) {
        file_abandon(draft);
        return error;
    }
    error = file_commit_new(draft, &self->fd);
    if (error && errno == EEXIST)
        return exists_already(self->path);
    if (error)
        return error;
    self->length = (uint64_t)lseek(self->fd, 0, SEEK_END);
    return NULL;
}

const char *journal_create(struct journal *self, const char *path,
                           struct session *session)
{
    struct file_draft draft;
    const char *error = keep_path(self, path);

    if (!error && access(path, F_OK) == 0)
        error = exists_already(path);
    if (!error)
        error = file_begin(&draft, path);
    if (!error)
        error = publish(self, &draft, session);
    if (error) {
        self->path[0] = 0;
        return error;
    }
    journal_attach(self, session);
    return NULL;
}

/* Reading */

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
    const char *error = file_read(path, JOURNAL_SIZE_MAX, &text,
                                  &length);

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
    const char *error = file_read_open(self->fd, self->path,
                                       JOURNAL_SIZE_MAX, &text, &length);

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
        error = file_trouble("shorten", self->path);
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
        return file_trouble("open", path);
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
    struct file_draft draft;
    const char *error = refuse_if_in_use(path);

    if (!error)
        error = file_begin(&draft, path);
    if (error)
        return error;
    error = write_draft(&draft, session);
    if (!error)
        return file_commit(&draft);
    file_abandon(&draft);
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
