/* journal.c - a session on disk: every line is synced before its event takes
 * effect.
 *
 * The head is on disk before the file has its name. A line is written with
 * one write and synced before session_do goes on; a line that could not be
 * written whole is taken back. So at any moment the file is the head, whole
 * lines, and at most one torn line at its end.
 *
 * Somebody may remove or replace the file while it is played. That is noticed
 * before the next line: the session, which holds all lines so far, is written
 * again under its name or, where that is taken, under another one.
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

#include "base/words.h"
#include "bench/journal_snap.h"
#include "disk/file.h"

static const char seats_remark[] = "# seats ";
static const char result_remark[] = "# result ";

enum { OTHER_NAMES = 1000 };

/* One process at a time */

static const char *in_use(const char *path)
{
    return words_error("{1} is in use by another boardwalk; close that one, "
                       "or use a copy", path, (char *)0);
}

/* An advisory lock on the open file: it ends with the process, however that
 * ends, and leaves no file behind. */
static const char *lock(int fd, const char *path)
{
    struct stat info;

    if (fstat(fd, &info) == 0 && !S_ISREG(info.st_mode))
        return words_error("{1} is not a regular file", path, (char *)0);
    if (flock(fd, LOCK_EX | LOCK_NB) == 0)
        return NULL;
    if (errno == EWOULDBLOCK)
        return in_use(path);
    return file_trouble("lock", path);
}

/* A path that is cut off would name another file. */
static const char *keep_path(struct journal *self, const char *path)
{
    if (strlen(path) >= sizeof self->path)
        return words_error("this path is too long: {1}", path, (char *)0);
    strcpy(self->path, path);
    return NULL;
}

static const char *abandon_load(struct journal *self, const char *error)
{
    journal_forget_snap(self);
    close(self->fd);
    self->path[0] = 0;
    return error;
}

/* A whole session into a new file */

static const char *write_draft_line(void *to, const char *line)
{
    return fputs(line, to) < 0 ? strerror(errno) : NULL;
}

/* The whole session as it is now, before the file gets its name. */
static const char *write_draft(struct file_draft *draft,
                               const struct session *session)
{
    const char *error =
        session_write(session, (struct session_sink){write_draft_line,
                                                     draft->stream});

    return error ? words_error("cannot write {1}: {2}", draft->path, error,
                               (char *)0) : NULL;
}

static const char *exists_already(const char *path)
{
    return text_error(path, " already exists; --load resumes it", (char *)0);
}

static int path_exists(const char *path)
{
    struct stat info;

    return lstat(path, &info) == 0;
}

/* A new file with all of a session, open and locked: it is locked before it
 * has a name, so that no other program can open it first. */
static const char *publish(const char *path, const struct session *session,
                           int *fd)
{
    struct file_draft draft;
    const char *error;

    if (path_exists(path))
        return exists_already(path);
    error = file_begin(&draft, path);
    if (error)
        return error;
    error = lock(fileno(draft.stream), draft.path);
    if (!error)
        error = write_draft(&draft, session);
    if (error) {
        file_abandon(&draft);
        return error;
    }
    error = file_commit_new(&draft, fd);
    return error && errno == EEXIST ? exists_already(path) : error;
}

static uint64_t file_end(int fd)
{
    return (uint64_t)lseek(fd, 0, SEEK_END);
}

/* Remarks are comments to whoever reads the journal as a script. They wait in
 * memory and are written with the next line: a game in which nothing happens
 * leaves the file as it was. One that does not fit is left out. */

static void put_remark(struct journal *self, const char *head,
                       const char *words)
{
    struct text to = {self->remark, sizeof self->remark,
                      strlen(self->remark)};

    if (to.used + strlen(head) + strlen(words) + 2 > to.size)
        return;
    text_put(&to, head);
    text_put(&to, words);
    text_put_char(&to, '\n');
}

/* Writing again what was removed */

enum loss { NO_LOSS, REMOVED, REPLACED };

/* Compares the open file with the one that has its name now. Where that
 * cannot be told, the file is taken for unharmed. */
static enum loss find_loss(const struct journal *self)
{
    struct stat open, named;

    if (fstat(self->fd, &open) != 0)
        return NO_LOSS;
    if (stat(self->path, &named) != 0)
        return errno == ENOENT || errno == ENOTDIR ? REMOVED : NO_LOSS;
    if (open.st_dev != named.st_dev || open.st_ino != named.st_ino)
        return REPLACED;
    return S_ISREG(open.st_mode) && (uint64_t)open.st_size < self->length
        ? REPLACED : NO_LOSS;           /* cut short from outside */
}

/* "game.bw" and 2 make "game-2.bw". */
static void put_other_name(const char *path, uint64_t number,
                           char other[JOURNAL_PATH_MAX])
{
    const char *slash = strrchr(path, '/');
    const char *dot = strrchr(slash ? slash : path, '.');
    struct text to;

    text_begin(&to, other, JOURNAL_PATH_MAX);
    for (const char *at = path; *at && at != dot; at++)
        text_put_char(&to, *at);
    text_put_char(&to, '-');
    text_put_number(&to, number);
    text_put(&to, dot ? dot : "");
}

static void note_new_place(struct journal *self, const char *before)
{
    int is_same = text_same(before, self->path);
    struct text to;

    text_begin(&to, self->notice, sizeof self->notice);
    words_put(&to, is_same ? "the journal was removed during the game and has "
                             "been written again: {1}"
                           : "the journal was replaced during the game, which "
                             "is now kept in {1}", self->path, (char *)0);
}

/* The session holds all that was ever done: it goes into a new file. */
static const char *write_again(struct journal *self)
{
    char before[JOURNAL_PATH_MAX], path[JOURNAL_PATH_MAX];
    const char *error;
    int fd = -1;

    strcpy(before, self->path);
    strcpy(path, before);
    for (uint64_t i = 2; path_exists(path) && i < OTHER_NAMES; i++)
        put_other_name(before, i, path);
    error = publish(path, self->session, &fd);
    if (error)
        return words_error("{1} was removed or replaced, and cannot be "
                           "written again: {2}; save a copy in another place",
                           before, error, (char *)0);
    close(self->fd);
    self->fd = fd;
    self->length = file_end(fd);
    strcpy(self->path, path);
    if (self->seats[0] && !self->remark[0])
        put_remark(self, seats_remark, self->seats);
    note_new_place(self, before);
    return NULL;
}

/* Writing */

/* After a failed write the file ends where the last whole line does; errno
 * stays that of the write. */
static const char *cut_torn_line(struct journal *self)
{
    int why = errno;

    if (ftruncate(self->fd, (off_t)self->length) == 0)
        lseek(self->fd, (off_t)self->length, SEEK_SET);
    errno = why;
    return file_trouble("write to", self->path);
}

/* The session's sink. On an error nothing of the line is in the file, as far
 * as that can be helped, and the event does not happen. */
static const char *append_synced_line(void *to, const char *line)
{
    struct journal *self = to;
    const char *error = find_loss(self) ? write_again(self) : NULL;
    size_t remark = strlen(self->remark), length = strlen(line);

    if (error)
        return error;
    if (!file_write_all(self->fd, self->remark, remark)
        || !file_write_all(self->fd, line, length) || !file_sync(self->fd))
        return cut_torn_line(self);
    self->length += remark + length;
    self->remark[0] = 0;
    return NULL;
}

void journal_attach(struct journal *self, struct session *session)
{
    self->session = session;
    session_journal(session, (struct session_sink){append_synced_line, self});
}

void journal_seats(struct journal *self, const char *seats)
{
    struct text to;

    if (!self->path[0] || text_same(seats, self->seats))
        return;
    text_begin(&to, self->seats, sizeof self->seats);
    text_put(&to, seats);
    self->remark[0] = 0;                /* what was not written never was */
    put_remark(self, seats_remark, seats);
}

/* Creating */

const char *journal_create(struct journal *self, const char *path,
                           struct session *session)
{
    const char *error = keep_path(self, path);

    if (!error)
        error = publish(path, session, &self->fd);
    if (error) {
        self->path[0] = 0;
        return error;
    }
    self->length = file_end(self->fd);
    self->is_new = 1;
    journal_attach(self, session);
    return NULL;
}

/* Reading */

/* "game.bw:3: " in front of what is wrong with line 3. */
static const char *prefix_line_number(const char *path, int line,
                                      const char *error)
{
    char number[24];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)line);
    return text_error(path, ":", number, ": ", words_of(error), (char *)0);
}

/* Reads all events of a journal without running a tick, so that places to
 * resume from can be compared with them; the session is at its beginning. */
static const char *skim(const char *path, const struct script_limit *limit,
                        const char *text, size_t length,
                        struct session **session)
{
    struct script script;
    const char *error;

    *session = NULL;
    if (strlen(text) != length)
        return words_error("{1} is not a journal: {2}", path,
                           words_of("it contains a zero byte"), (char *)0);
    script_begin(&script);
    script_allow(&script, limit);
    script.skims = 1;
    error = script_text(&script, text);
    if (error)
        error = prefix_line_number(path, script.line, error);
    else if (!script.session)
        error = words_error("{1} is not a journal: {2}", path,
                            words_of("it opens no machine"), (char *)0);
    else
        *session = script_take(&script);
    script_end(&script);
    if (!error)
        session_skim(*session, 0);
    return error;
}

/* Runs to the end, from the last place that can be believed. Those go to
 * *snap for the robots, unless snap is null. */
static const char *replay(const char *path, const struct script_limit *limit,
                          const char *text, size_t length,
                          struct session **session, struct snap **snap)
{
    const char *error = skim(path, limit, text, length, session);
    struct snap *found;

    if (error)
        return error;
    found = session_end(*session) < SNAP_TICKS_MIN
          ? NULL : journal_snap_read(path, *session);
    session_seek(*session, session_end(*session));
    if (snap)
        *snap = found;
    else
        snap_close(found);
    return NULL;
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
const char *journal_read_within(const char *path,
                                const struct script_limit *limit,
                                struct session **session)
{
    char *text = NULL;
    size_t length = 0, whole;
    const char *error = file_read(path, JOURNAL_SIZE_MAX, &text, &length);

    *session = NULL;
    if (!text)
        return error;
    error = replay(path, limit, text, length, session, NULL);
    whole = whole_lines(text, length);
    if (error && whole > 0 && whole < length) {
        text[whole] = 0;
        error = replay(path, limit, text, whole, session, NULL);
    }
    free(text);
    return error;
}

const char *journal_read(const char *path, struct session **session)
{
    const struct script_limit standard = {0};

    return journal_read_within(path, &standard, session);
}

/* The last remark about seats. */
static void find_seats(struct journal *self, const char *text)
{
    struct text to;

    text_begin(&to, self->seats, sizeof self->seats);
    while ((text = text_find(text, seats_remark)) != NULL) {
        text += strlen(seats_remark);
        text_begin(&to, self->seats, sizeof self->seats);
        for (; *text && *text != '\n' && *text != '\r'; text++)
            text_put_char(&to, *text);
    }
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
        *notice = WORDS("the last line was incomplete and has been dropped");
    self->length = whole;
    text[whole] = 0;
    error = replay(self->path, &self->limit, text, whole, session,
                   &self->snap);
    if (!error)
        find_seats(self, text);
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
    self->fd = open(path, O_RDWR | O_APPEND | O_NONBLOCK | O_CLOEXEC);
    if (self->fd < 0) {
        self->path[0] = 0;
        return file_trouble("open", path);
    }
    error = lock(self->fd, path);
    if (!error)
        error = load_locked(self, session, notice);
    if (error)
        return abandon_load(self, error);
    journal_attach(self, *session);
    return NULL;
}

/* Saving a copy, and closing */

/* A game that is being played must not have its file taken away. Taking the
 * lock and closing the file at once asks without keeping it. */
int journal_is_in_use(const char *path)
{
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    int is_locked;

    if (fd < 0)
        return 0;                       /* nothing there to take away */
    is_locked = flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    close(fd);
    return is_locked;
}

const char *journal_save(const struct session *session, const char *path)
{
    struct file_draft draft;
    const char *error = journal_is_in_use(path) ? in_use(path) : NULL;

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

/* Places to resume from */

void journal_snap(const struct journal *self, const struct session *session,
                  const struct snap_place *places, int count)
{
    if (self->path[0] && count > 0)
        journal_snap_write(self->path, session, places, count);
}

void journal_forget_snap(struct journal *self)
{
    snap_close(self->snap);
    self->snap = NULL;
}

int journal_remove(const char *path)
{
    if (unlink(path) != 0)
        return 0;
    journal_snap_remove(path);
    return 1;
}

/* The mark says only where time went: without it nothing is lost. */
static const char *mark_end(struct journal *self,
                            const struct session *session)
{
    if (session && session_tick(session) == session_end(session))
        return session_mark(session, (struct session_sink){
            append_synced_line, self});
    return find_loss(self) ? write_again(self) : NULL;
}

void journal_finish(struct journal *self, const struct session *session,
                    const char *result, char kept[JOURNAL_PATH_MAX])
{
    const char *error;
    struct text to;

    kept[0] = 0;
    journal_forget_snap(self);
    if (!self->path[0])
        return;
    if (result)
        put_remark(self, result_remark, result);
    error = mark_end(self, session);
    if (find_loss(self) == NO_LOSS) {
        strcpy(kept, self->path);
    } else if (error) {
        text_begin(&to, self->notice, sizeof self->notice);
        text_put(&to, error);
    }
    close(self->fd);
    self->path[0] = 0;
}

void journal_close(struct journal *self, const struct session *session)
{
    char kept[JOURNAL_PATH_MAX];

    journal_finish(self, session, NULL, kept);
}

/* Only what is still this journal's own file. */
void journal_drop(struct journal *self)
{
    journal_forget_snap(self);
    if (!self->path[0])
        return;
    if (find_loss(self) == NO_LOSS)
        (void)journal_remove(self->path);
    close(self->fd);
    self->path[0] = 0;
}
