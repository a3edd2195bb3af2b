/* notes.c - the proven results of a long search on disk, so that it can be
 * resumed.
 *
 * The file is append-only while a search runs: notes are truncated at open,
 * after the last line that can be trusted, and at a failed write, after the
 * last line that was whole. `end` is always such a place. Only the thread that
 * holds `lock` writes; opening and closing are single-threaded.
 *
 * The format is versioned twice: "2" in the title is that of the lines, and
 * "search N" that of what the facts mean.
 */
#include "games/mastermind/engine/notes.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/sha256.h"
#include "os/clock.h"

enum {
    LINE_LENGTH_MAX = NOTES_TITLE_MAX + 120,
    SEAL_HEX = 2 * NOTES_SEAL_LENGTH,
    SYNC_MS = 1000,
    OPENS_MAX = 100,
};

/* A line of the file. */
struct note {
    uint64_t key;
    struct mastermind_fact fact;
};

/* Seals */

/* HMAC over the previous seal and the line: a chain, so that no line can be
 * removed, repeated or moved without breaking all that follow. */
static void seal_line(const struct mastermind_notes *self, const char *line,
                      unsigned char seal[NOTES_SEAL_LENGTH])
{
    unsigned char sum[SHA256_LENGTH];
    struct sha256_hmac hmac;

    sha256_hmac_begin(&hmac, self->key, sizeof self->key);
    sha256_hmac_add(&hmac, self->seal, sizeof self->seal);
    sha256_hmac_add(&hmac, line, strlen(line));
    sha256_hmac_end(&hmac, sum);
    memcpy(seal, sum, NOTES_SEAL_LENGTH);
}

static void put_seal(const unsigned char seal[NOTES_SEAL_LENGTH],
                     struct text *to)
{
    for (int i = 0; i < NOTES_SEAL_LENGTH; i++)
        text_put_hex(to, seal[i], 2);
}

/* Removes the seal and the newline from the end of a line, and returns whether
 * the seal was right; if so it becomes the last seal. A line that was longer
 * than the buffer has no newline and fails. */
static int strip_seal(struct mastermind_notes *self, char *line)
{
    unsigned char seal[NOTES_SEAL_LENGTH];
    char wanted[SEAL_HEX + 1];
    size_t length = strlen(line);
    struct text to;

    if (length < SEAL_HEX + 2 || line[length - 1] != '\n'
        || line[length - SEAL_HEX - 2] != ' ')
        return 0;
    line[length - 1] = 0;
    line[length - SEAL_HEX - 2] = 0;
    seal_line(self, line, seal);
    text_begin(&to, wanted, sizeof wanted);
    put_seal(seal, &to);
    if (!text_same(wanted, line + length - SEAL_HEX - 1))
        return 0;
    memcpy(self->seal, seal, sizeof seal);
    return 1;
}

/* Writing */

/* After a failed write or sync: keeps the reason, removes half a line, and
 * notes nothing more. The search itself is not affected. */
static void stop_noting(struct mastermind_notes *self)
{
    struct text to;

    text_begin(&to, self->why, sizeof self->why);
    text_put(&to, file_trouble("write", self->path));
    if (ftruncate(self->fd, (off_t)self->end) == 0)
        (void)file_sync(self->fd);
    atomic_store(&self->is_cut, 1);
}

/* Once a second: a crash loses no more than that. */
static void sync_at_times(struct mastermind_notes *self)
{
    int64_t now_ms = clock_ms();

    if (now_ms - self->synced_ms < SYNC_MS)
        return;
    self->synced_ms = now_ms;
    if (!file_sync(self->fd))
        stop_noting(self);
}

/* The state changes only after the whole line is written. */
static void write_sealed(struct mastermind_notes *self, const char *words)
{
    unsigned char seal[NOTES_SEAL_LENGTH];
    char line[LINE_LENGTH_MAX];
    struct text to;

    seal_line(self, words, seal);
    text_begin(&to, line, sizeof line);
    text_put(&to, words);
    text_put_char(&to, ' ');
    put_seal(seal, &to);
    text_put_char(&to, '\n');
    if (!file_write_all(self->fd, line, to.used)) {
        stop_noting(self);
        return;
    }
    self->end += (int64_t)to.used;
    memcpy(self->seal, seal, sizeof seal);
    sync_at_times(self);
}

/* Every worker comes here; one line at a time reaches the disk. */
static void note_fact(void *with, uint64_t key, struct mastermind_fact fact)
{
    struct mastermind_notes *self = with;
    char words[LINE_LENGTH_MAX];

    snprintf(words, sizeof words, "%016" PRIx64 " %d %d %d", key, fact.low,
             fact.high, fact.guess);
    pthread_mutex_lock(&self->lock);
    if (!atomic_load(&self->is_cut))
        write_sealed(self, words);
    pthread_mutex_unlock(&self->lock);
}

/* Reading */

/* The seal proves who wrote a fact; this guards against indices that would lie
 * outside the tables, whoever wrote them. */
static int is_sound(const struct mastermind_fact *fact,
                    const struct mastermind_search *search)
{
    return fact->low >= 0 && fact->low <= fact->high
        && fact->high <= MASTERMIND_NEVER && fact->guess >= 0
        && (fact->guess < search->looker.table.guesses
            || fact->guess == MASTERMIND_NO_GUESS);
}

static int read_note(struct mastermind_notes *self, FILE *file,
                     struct note *note,
                     const struct mastermind_search *search)
{
    char line[LINE_LENGTH_MAX];

    return fgets(line, sizeof line, file) && strip_seal(self, line)
        && sscanf(line, "%" SCNx64 " %d %d %d", &note->key, &note->fact.low,
                  &note->fact.high, &note->fact.guess) == 4
        && is_sound(&note->fact, search);
}

static int read_sealed_title(struct mastermind_notes *self, FILE *file,
                             const char *title)
{
    char line[LINE_LENGTH_MAX];

    return fgets(line, sizeof line, file) && strip_seal(self, line)
        && text_same(line, title);
}

/* If the title is wrong, the chain starts over from zeros, as for a new
 * file. */
static void recall_all(struct mastermind_notes *self, FILE *file,
                       const char *title, struct mastermind_search *search)
{
    struct note note;

    if (!read_sealed_title(self, file, title)) {
        memset(self->seal, 0, sizeof self->seal);
        return;
    }
    self->end = ftell(file);
    while (read_note(self, file, &note, search)) {
        mastermind_search_recall(search, note.key, note.fact);
        self->facts++;
        self->end = ftell(file);
    }
}

/* Leaves the file where new notes go: after the last good one. */
static const char *read_notes(struct mastermind_notes *self,
                              const char *title,
                              struct mastermind_search *search)
{
    int fd = fcntl(self->fd, F_DUPFD_CLOEXEC, 0);
    FILE *file = fd < 0 ? NULL : fdopen(fd, "r");
    struct stat about;

    if (!file) {
        if (fd >= 0)
            close(fd);
        return file_trouble("read", self->path);
    }
    recall_all(self, file, title, search);
    fclose(file);
    if (fstat(self->fd, &about) != 0
        || ftruncate(self->fd, (off_t)self->end) != 0
        || lseek(self->fd, (off_t)self->end, SEEK_SET) < 0)
        return file_trouble("write", self->path);
    self->is_damaged = (int64_t)about.st_size > self->end;
    return NULL;
}

/* Opening */

/* Another search that is done may have removed the file that was opened. */
static int is_still_there(const struct mastermind_notes *self)
{
    struct stat ours, named;

    return fstat(self->fd, &ours) == 0 && stat(self->path, &named) == 0
        && ours.st_ino == named.st_ino && ours.st_dev == named.st_dev;
}

static void close_notes_file(struct mastermind_notes *self)
{
    if (self->fd >= 0)
        close(self->fd);
    self->fd = -1;
}

/* O_NONBLOCK, so that a fifo in the place of the file does not block;
 * O_NOFOLLOW, so that no link leads elsewhere. */
static const char *lock_once(struct mastermind_notes *self)
{
    struct stat about;

    self->fd = open(self->path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK
                                | O_CLOEXEC, 0600);
    if (self->fd < 0)
        return file_trouble("write", self->path);
    if (fstat(self->fd, &about) != 0 || !S_ISREG(about.st_mode))
        return text_error(self->path, " is not a regular file", (char *)0);
    if (flock(self->fd, LOCK_EX | LOCK_NB) == 0)
        return NULL;
    if (errno == EWOULDBLOCK)
        return "another search of this game is running and uses the notes";
    return file_trouble("lock", self->path);
}

/* A search that is done removes its notes while it still holds the lock, so a
 * lock may be on a file without a name. Then it is tried again. */
static const char *lock_notes(struct mastermind_notes *self)
{
    for (int i = 0; i < OPENS_MAX; i++) {
        const char *error = lock_once(self);

        if (error || is_still_there(self))
            return error;
        close_notes_file(self);
    }
    return text_error("cannot lock ", self->path, (char *)0);
}

/* The key first: without it nothing could be checked or sealed. New notes
 * begin with their title. */
static const char *open_sealed(struct mastermind_notes *self,
                               const char *title, int is_fresh,
                               struct mastermind_search *search)
{
    const char *error = secret_read(self->key);

    if (!error)
        error = lock_notes(self);
    if (!error && is_fresh && ftruncate(self->fd, 0) != 0)
        error = file_trouble("write", self->path);
    if (!error)
        error = read_notes(self, title, search);
    if (error)
        return error;
    self->synced_ms = clock_ms();
    if (self->end == 0)
        write_sealed(self, title);
    return atomic_load(&self->is_cut) ? self->why : NULL;
}

const char *mastermind_notes_open(struct mastermind_notes *self,
                                  const char *path, const char *title,
                                  int is_fresh,
                                  struct mastermind_search *search)
{
    const char *error;
    struct text to;

    *self = (struct mastermind_notes){.fd = -1};
    text_begin(&to, self->path, sizeof self->path);
    text_put(&to, path);
    error = open_sealed(self, title, is_fresh, search);
    if (error) {
        close_notes_file(self);
        return error;
    }
    pthread_mutex_init(&self->lock, NULL);
    search->with = self;
    search->learned = note_fact;
    return NULL;
}

/* Removed while the lock is held, so that no other search opens them in
 * between and loses what it notes. */
void mastermind_notes_close(struct mastermind_notes *self, int is_done)
{
    if (self->fd < 0)
        return;
    if (is_done)
        unlink(self->path);             /* still locked */
    else if (!atomic_load(&self->is_cut) && !file_sync(self->fd))
        stop_noting(self);
    close_notes_file(self);
    pthread_mutex_destroy(&self->lock);
}
