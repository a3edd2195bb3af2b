/* journal_snap.c - snapshots of a game on disk, beside its journal:
 * "game.bw.snap".
 *
 * The bytes and their seal are made by snap.c, which knows no files.
 */
#include "bench/journal_snap.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "disk/file.h"
#include "disk/secret.h"

enum { FILE_BYTES_MAX = 64 << 20 };

/* The path of the file beside a journal; 0 if it would be too long. */
static int put_path(const char *journal, char path[FILE_PATH_MAX])
{
    struct text to;

    text_begin(&to, path, FILE_PATH_MAX);
    text_put(&to, journal);
    text_put(&to, ".snap");
    return strlen(journal) + sizeof ".snap" <= FILE_PATH_MAX;
}

/* Without a sync, which takes long and is not needed: a file that a crash has
 * torn does not fit its seal. */
static void replace_snap_file(const char *path, const char *bytes,
                              size_t length)
{
    struct file_draft draft;

    if (file_begin(&draft, path))
        return;
    if (fwrite(bytes, 1, length, draft.stream) == length)
        (void)file_commit_loose(&draft);
    else
        file_abandon(&draft);
}

void journal_snap_write(const char *journal, const struct session *session,
                        const struct snap_place *places, int count)
{
    unsigned char secret[SECRET_LENGTH];
    const struct snap_key key = {secret, sizeof secret};
    char path[FILE_PATH_MAX], *bytes;
    size_t length;

    if (!put_path(journal, path) || secret_read(secret))
        return;
    bytes = snap_write(session, places, count, key, &length);
    if (bytes)
        replace_snap_file(path, bytes, length);
    free(bytes);
}

/* Most journals have no such file: that is asked first, without reading the
 * user's key. */
struct snap *journal_snap_read(const char *journal, struct session *session)
{
    unsigned char secret[SECRET_LENGTH];
    const struct snap_key key = {secret, sizeof secret};
    char path[FILE_PATH_MAX], *bytes;
    size_t length;

    if (!put_path(journal, path) || access(path, R_OK) != 0
        || secret_read(secret)
        || file_read(path, FILE_BYTES_MAX, &bytes, &length))
        return NULL;
    return snap_read(session, bytes, length, key);
}

void journal_snap_remove(const char *journal)
{
    char path[FILE_PATH_MAX];

    if (put_path(journal, path))
        (void)unlink(path);
}
