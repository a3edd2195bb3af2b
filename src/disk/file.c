/* file.c - reads whole files, and replaces files whole or not at all.
 *
 * Linux can hold a file without a name (O_TMPFILE), so that not even SIGKILL
 * leaves a draft behind. Where the system or the disk cannot, the draft is
 * ".boardwalk-PID-N" beside the file.
 */
#define _GNU_SOURCE                     /* O_TMPFILE */

#include "disk/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/words.h"

enum { CHUNK = 1 << 16, DRAFTS_MAX = 1000, PERMISSIONS = 07777 };

/* One sentence for each thing that can fail while somebody plays: other
 * languages bend the verb and put it elsewhere. */
static const char *sentence_for(const char *what)
{
    static const char *const troubles[][2] = {
        {"lock", WORDS("cannot lock {1}: {2}")},
        {"make the folder", WORDS("cannot make the folder {1}: {2}")},
        {"open", WORDS("cannot open {1}: {2}")},
        {"read", WORDS("cannot read {1}: {2}")},
        {"remove", WORDS("cannot remove {1}: {2}")},
        {"rename", WORDS("cannot rename {1}: {2}")},
        {"shorten", WORDS("cannot shorten {1}: {2}")},
        {"write", WORDS("cannot write {1}: {2}")},
        {"write to", WORDS("cannot write to {1}: {2}")},
    };

    for (size_t i = 0; i < sizeof troubles / sizeof troubles[0]; i++)
        if (text_same(troubles[i][0], what))
            return troubles[i][1];
    return NULL;
}

/* Must be called before anything else changes errno; the functions below that
 * clean up first keep it. */
const char *file_trouble(const char *what, const char *path)
{
    const char *why = strerror(errno), *sentence = sentence_for(what);

    return sentence ? words_error(sentence, path, why, (char *)0)
         : text_error("cannot ", what, " ", path, ": ", why, (char *)0);
}

/* Reading */

struct bytes {
    char *start;
    size_t used, room, most;
};

/* Room for one more byte and a zero after it. The buffer doubles, up to one
 * byte more than the limit: that byte tells that a file is too long. */
static int grow_buffer(struct bytes *to)
{
    size_t room = to->room ? 2 * to->room : CHUNK;
    char *more;

    if (to->used + 1 < to->room)
        return 1;
    if (room > to->most + 2)
        room = to->most + 2;
    more = realloc(to->start, room);
    if (!more)
        return 0;
    to->start = more;
    to->room = room;
    return 1;
}

static const char *too_long(const char *name, size_t most)
{
    char number[24];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, most);
    return words_error("{1} is too long: at most {2} bytes are read", name,
                       number, (char *)0);
}

static const char *read_to_end(int fd, const char *name, struct bytes *to)
{
    for (;;) {
        ssize_t got;

        if (!grow_buffer(to))
            return words_error("out of memory for {1}", name, (char *)0);
        got = read(fd, to->start + to->used, to->room - to->used - 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return file_trouble("read", name);
        to->used += (size_t)got;
        to->start[to->used] = 0;
        if (got == 0)
            return NULL;
        if (to->used > to->most)
            return too_long(name, to->most);
    }
}

const char *file_read_open(int fd, const char *name, size_t most, char **text,
                           size_t *length)
{
    struct bytes bytes = {.most = most};
    const char *error = read_to_end(fd, name, &bytes);

    if (error) {
        free(bytes.start);
        bytes = (struct bytes){0};
    }
    *text = bytes.start;
    *length = bytes.used;
    return error;
}

const char *file_read(const char *path, size_t most, char **text,
                      size_t *length)
{
    const char *error;
    int fd;

    if (text_same(path, "-"))
        return file_read_open(STDIN_FILENO, "standard input", most, text,
                              length);
    *text = NULL;
    *length = 0;
    fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return file_trouble("read", path);
    error = file_read_open(fd, path, most, text, length);
    close(fd);
    return error;
}

/* Small steps */

/* write may take less than it is given, for pipes and full disks; 0 means that
 * errno says why, and that some bytes may have been written. */
int file_write_all(int fd, const char *bytes, size_t length)
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

/* EINVAL and EROFS mean that the file is a pipe or a device that cannot be
 * synced; then there is nothing to lose. */
int file_sync(int fd)
{
    return fdatasync(fd) == 0 || errno == EINVAL || errno == EROFS;
}

/* The folder that a path is in: with its slash, or empty for this one. */
static size_t folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? (size_t)(slash - path) + 1 : 0;
}

static void put_folder(struct text *to, const char *path)
{
    size_t length = folder_length(path);

    for (size_t i = 0; i < length; i++)
        text_put_char(to, path[i]);
}

void file_join(const char *folder, const char *name, char path[FILE_PATH_MAX])
{
    struct text to;

    text_begin(&to, path, FILE_PATH_MAX);
    text_put(&to, folder);
    text_put(&to, *folder && folder[strlen(folder) - 1] == '/' ? "" : "/");
    text_put(&to, name);
}

/* A folder that cannot be synced is no reason to stop. */
void file_sync_folder(const char *path)
{
    char folder[FILE_PATH_MAX];
    struct text to;
    int fd;

    text_begin(&to, folder, sizeof folder);
    put_folder(&to, path);
    fd = open(to.used ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    (void)fsync(fd);
    close(fd);
}

/* Where a draft is */

static void put_draft_name(struct file_draft *self, int number)
{
    struct text to;

    text_begin(&to, self->draft, sizeof self->draft);
    put_folder(&to, self->path);
    text_put(&to, ".boardwalk-");
    text_put_number(&to, (uint64_t)getpid());
    text_put_char(&to, '-');
    text_put_number(&to, (uint64_t)number);
}

/* The fallback: a draft with a name. DRAFTS_MAX names are tried, as a killed
 * program of the same process id may have left some behind. */
static int open_named(struct file_draft *self)
{
    int fd = -1;

    errno = EEXIST;
    for (int i = 0; fd < 0 && errno == EEXIST && i < DRAFTS_MAX; i++) {
        put_draft_name(self, i);
        fd = open(self->draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    }
    if (fd < 0)
        self->draft[0] = 0;
    return fd;
}

/* The draft lies in the folder of the file, because a rename or link cannot
 * cross file systems. */
static int open_nameless(const struct file_draft *self)
{
#ifdef O_TMPFILE
    char folder[FILE_PATH_MAX];
    struct text to;

    text_begin(&to, folder, sizeof folder);
    put_folder(&to, self->path);
    return open(to.used ? folder : ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
#else
    (void)self;
    return -1;
#endif
}

/* Gives a nameless file a name beside the one it is meant for. linkat cannot
 * replace a file, so a rename must follow, and only the moment between the
 * two can leave a draft behind. */
static int name_draft(struct file_draft *self)
{
    char at[40];
    struct text to;
    int failed = -1;

    if (self->draft[0])
        return 1;
    text_begin(&to, at, sizeof at);
    text_put(&to, "/proc/self/fd/");
    text_put_number(&to, (uint64_t)fileno(self->stream));
    errno = EEXIST;
    for (int i = 0; failed && errno == EEXIST && i < DRAFTS_MAX; i++) {
        put_draft_name(self, i);
        failed = linkat(AT_FDCWD, at, AT_FDCWD, self->draft,
                        AT_SYMLINK_FOLLOW);
    }
    if (failed)
        self->draft[0] = 0;
    return !failed;
}

/* Without /proc a nameless file could never get a name. */
static int open_draft(struct file_draft *self)
{
    int fd = access("/proc/self/fd", X_OK) == 0 ? open_nameless(self) : -1;

    return fd < 0 ? open_named(self) : fd;
}

/* Beginning */

/* A symbolic link is followed, so that its target is replaced and not the
 * link. realpath fails for a file that does not exist yet. The spare 40 bytes
 * are for the name of a draft. */
static const char *take_path(struct file_draft *self, const char *path)
{
    char *real = realpath(path, NULL);
    const char *from = real ? real : path;
    const char *error = NULL;

    if (strlen(from) + 40 > sizeof self->path)
        error = words_error("this path is too long: {1}", path, (char *)0);
    else
        strcpy(self->path, from);
    free(real);
    return error;
}

static const char *open_stream(struct file_draft *self, int fd)
{
    self->stream = fd < 0 ? NULL : fdopen(fd, "w+");
    if (self->stream)
        return NULL;
    if (fd >= 0)
        close(fd);
    if (self->draft[0])
        unlink(self->draft);
    return file_trouble("write", self->path);
}

/* A device or pipe (/dev/stdout, a fifo) cannot be replaced; it is written
 * directly, and what was written cannot be taken back. */
static const char *begin_in_place(struct file_draft *self)
{
    int fd = open(self->path, O_WRONLY | O_CLOEXEC);

    self->is_in_place = 1;
    self->stream = fd < 0 ? NULL : fdopen(fd, "w");
    if (self->stream)
        return NULL;
    if (fd >= 0)
        close(fd);
    return file_trouble("write", self->path);
}

const char *file_begin(struct file_draft *self, const char *path)
{
    struct stat old;
    const char *error;
    int fd, exists;

    *self = (struct file_draft){0};
    error = take_path(self, path);
    if (error)
        return error;
    exists = stat(self->path, &old) == 0;
    if (exists && !S_ISREG(old.st_mode) && !S_ISDIR(old.st_mode))
        return begin_in_place(self);
    if (exists && S_ISDIR(old.st_mode))
        errno = EISDIR;
    if (exists && (S_ISDIR(old.st_mode) || access(self->path, W_OK) != 0))
        return file_trouble("write", self->path);
    fd = open_draft(self);
    if (exists && fd >= 0)
        (void)fchmod(fd, old.st_mode & PERMISSIONS);
    return open_stream(self, fd);
}

/* Ending */

void file_abandon(struct file_draft *self)
{
    int why = errno;

    if (self->stream)
        fclose(self->stream);
    if (self->draft[0])
        unlink(self->draft);
    self->stream = NULL;
    self->draft[0] = 0;
    errno = why;
}

static const char *abandon_with_error(struct file_draft *self)
{
    file_abandon(self);
    return file_trouble("write", self->path);
}

/* An earlier write failed inside stdio, which keeps only that it did. The
 * draft is lost anyway, so one more byte is written to it to learn the reason;
 * if that works, it can only be called an input/output error. */
static int reason_of_failure(struct file_draft *self)
{
    if (self->is_in_place || write(fileno(self->stream), "", 1) == 1
        || errno == 0)
        return EIO;
    return errno;
}

static int is_on_disk(struct file_draft *self)
{
    int is_good;

    errno = 0;
    is_good = fflush(self->stream) == 0 && !ferror(self->stream)
        && (self->is_in_place || file_sync(fileno(self->stream)));
    if (!is_good && errno == 0)
        errno = reason_of_failure(self);
    return is_good;
}

/* rename is atomic: a reader finds the old file or the new one. Its contents
 * are on disk before, or a crash could leave an empty file under the name. */
static const char *replace_target(struct file_draft *self)
{
    if (!self->is_in_place && (!name_draft(self)
                               || rename(self->draft, self->path) != 0))
        return abandon_with_error(self);
    self->draft[0] = 0;
    return NULL;
}

const char *file_commit(struct file_draft *self)
{
    const char *error = is_on_disk(self) ? replace_target(self)
                                         : abandon_with_error(self);

    if (error)
        return error;
    if (!self->is_in_place)
        file_sync_folder(self->path);
    file_abandon(self);
    return NULL;
}

const char *file_commit_loose(struct file_draft *self)
{
    const char *error = fflush(self->stream) == 0 && !ferror(self->stream)
                      ? replace_target(self) : abandon_with_error(self);

    if (!error)
        file_abandon(self);
    return error;
}

/* link, unlike rename, fails if the name exists, so that two programs cannot
 * both create the same game. The draft's own name is removed afterwards. */
const char *file_commit_new(struct file_draft *self, int *fd)
{
    if (self->is_in_place) {
        errno = EEXIST;
        return abandon_with_error(self);
    }
    if (!is_on_disk(self) || !name_draft(self)
        || link(self->draft, self->path) != 0)
        return abandon_with_error(self);
    *fd = fcntl(fileno(self->stream), F_DUPFD_CLOEXEC, 0);
    if (*fd < 0) {
        unlink(self->path);
        return abandon_with_error(self);
    }
    file_sync_folder(self->path);
    file_abandon(self);
    return NULL;
}
