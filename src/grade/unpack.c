/* unpack.c - unpacks submissions: zip, tar and tar.gz.
 *
 *     zip       its directory stands at the end; entries stored or deflated
 *     tar       blocks of 512 bytes: a head, then the contents
 *     gzip      a head of 10 bytes and more, a deflated stream
 *
 * Written here and not left to a program: an archive is a stranger's, and may
 * claim any size, name or offset. Each offset is compared with the length
 * before it is used, sizes with what is left of the disk space before memory is
 * taken, and only plain files come out. A link is left out, as in folders,
 * since it could show a file of the grader, or of somebody else, as part of the
 * submission.
 */
#include "grade/unpack.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "grade/folder.h"
#include "grade/inflate.h"

enum { NAME_MAX_BYTES = 512, TAR_BLOCK = 512,
       ZIP_END = 22, ZIP_ENTRY = 46, ZIP_LOCAL = 30 };

struct archive {
    const char *folder;
    const uint8_t *bytes;
    size_t length;
    size_t left;                        /* bytes that may still come out */
    int files;
    folder_choice *is_chosen;           /* or null: all */
};

static const char broken[] = "the archive is corrupt";

static size_t number_at(const uint8_t *at, int bytes)
{
    size_t number = 0;

    while (bytes--)
        number = number << 8 | at[bytes];
    return number;
}

/* What other systems and Git leave in archives is left out, as in folders. */
static int is_archive_odd(const char *name)
{
    const char *at = name;

    for (; at; at = strchr(at, '/')) {
        at += *at == '/';
        if (*at == '.' || !strncmp(at, "__MACOSX/", 9))
            return strncmp(at, "../", 3) != 0 && strncmp(at, "./", 2) != 0;
    }
    return 0;
}

/* "./" begins the names of a tar that was made of the folder it was in. */
static int is_archive_wanted(const struct archive *self, const char *name,
                             size_t length)
{
    while (!strncmp(name, "./", 2))
        name += 2;
    return !is_archive_odd(name)
        && (!self->is_chosen || self->is_chosen(name, length));
}

static const char *put_archive_entry(struct archive *self, const char *name,
                             const uint8_t *bytes, size_t length)
{
    while (!strncmp(name, "./", 2))
        name += 2;
    if (length > self->left)
        return "the archive unpacks to more than is allowed";
    if (++self->files > FOLDER_FILES_MAX)
        return "the archive has too many files";
    self->left -= length;
    return folder_put(self->folder, name, bytes, length);
}

/* zip */

static const char *unpack_archive_entry(struct archive *self, const char *name,
                                int method, const uint8_t *packed,
                                size_t packed_size, size_t size)
{
    uint8_t *plain;
    size_t length = 0;
    const char *error;

    if (!is_archive_wanted(self, name, size))
        return NULL;
    if (method == 0)
        return packed_size == size
             ? put_archive_entry(self, name, packed, size) : broken;
    if (method != 8)
        return "the archive's compression method is not supported; use store "
               "or deflate";
    if (size > self->left)
        return "the archive unpacks to more than is allowed";
    plain = malloc(size + 1);
    if (!plain)
        return "out of memory for an archive";
    error = inflate(packed, packed_size, plain, size, &length);
    if (!error && length != size)
        error = broken;
    if (!error)
        error = put_archive_entry(self, name, plain, size);
    free(plain);
    return error;
}

/* An entry of the directory, and where its bytes lie. */
static const char *take_zip_entry(struct archive *self, const uint8_t *entry,
                                  size_t *step)
{
    size_t packed = number_at(entry + 20, 4), size = number_at(entry + 24, 4);
    size_t name_length = number_at(entry + 28, 2);
    size_t local = number_at(entry + 42, 4), begin;
    unsigned mode = (unsigned)number_at(entry + 40, 2) & 0170000;
    char name[NAME_MAX_BYTES];

    *step = ZIP_ENTRY + name_length + number_at(entry + 30, 2)
          + number_at(entry + 32, 2);
    if (name_length >= sizeof name
        || (size_t)(entry - self->bytes) + ZIP_ENTRY + name_length
           > self->length || local + ZIP_LOCAL > self->length)
        return broken;
    memcpy(name, entry + ZIP_ENTRY, name_length);
    name[name_length] = 0;
    if (!name_length || name[name_length - 1] == '/')
        return NULL;
    if (mode == 0120000)
        return NULL;                    /* a link */
    begin = local + ZIP_LOCAL + number_at(self->bytes + local + 26, 2)
          + number_at(self->bytes + local + 28, 2);
    if (begin > self->length || packed > self->length - begin)
        return broken;
    return unpack_archive_entry(self, name, (int)number_at(entry + 10, 2),
                        self->bytes + begin, packed, size);
}

/* The end of the directory is looked for from behind: a comment may follow. */
static const char *unpack_zip(struct archive *self)
{
    const uint8_t *end = NULL;
    size_t at, count;
    const char *error = NULL;

    for (size_t i = 0; i + ZIP_END <= self->length && i < 65536 && !end; i++)
        if (!memcmp(self->bytes + self->length - ZIP_END - i, "PK\5\6", 4))
            end = self->bytes + self->length - ZIP_END - i;
    if (!end)
        return broken;
    count = number_at(end + 10, 2);
    at = number_at(end + 16, 4);
    while (count-- && !error) {
        size_t step = 0;

        if (at > self->length || self->length - at < ZIP_ENTRY
            || memcmp(self->bytes + at, "PK\1\2", 4) != 0)
            return broken;
        error = take_zip_entry(self, self->bytes + at, &step);
        at += step;
    }
    return error;
}

/* tar */

static size_t octal(const uint8_t *at, int digits)
{
    size_t number = 0;

    while (digits && *at == ' ')
        at++, digits--;
    while (digits-- && *at >= '0' && *at <= '7')
        number = 8 * number + (size_t)(*at++ - '0');
    return number;
}

/* Prefix and name, or the long name that stood before. */
static void tar_name(const uint8_t *head, const char *longer, char *name)
{
    struct text to;

    text_begin(&to, name, NAME_MAX_BYTES);
    if (longer[0]) {
        text_put(&to, longer);
        return;
    }
    if (!memcmp(head + 257, "ustar", 5))
        for (int i = 345; i < 500 && head[i]; i++)
            text_put_char(&to, (char)head[i]);
    if (to.used)
        text_put_char(&to, '/');
    for (int i = 0; i < 100 && head[i]; i++)
        text_put_char(&to, (char)head[i]);
}

static const char *take_tar_entry(struct archive *self, const uint8_t *head,
                                  size_t size, char *longer)
{
    char name[NAME_MAX_BYTES];
    char kind = (char)head[156];

    tar_name(head, longer, name);
    longer[0] = 0;
    if (kind == 'L') {                  /* the name of the next one */
        if (size >= NAME_MAX_BYTES)
            return broken;
        memcpy(longer, head + TAR_BLOCK, size);
        longer[size] = 0;
    }
    if (kind == 'L' || kind == 'g' || kind == 'x' || kind == '5')
        return NULL;
    if ((kind != '0' && kind != 0) || !is_archive_wanted(self, name, size))
        return NULL;                    /* a link or a device, or not wanted */
    return put_archive_entry(self, name, head + TAR_BLOCK, size);
}

static const char *unpack_tar(struct archive *self)
{
    char longer[NAME_MAX_BYTES] = "";
    const char *error = NULL;

    for (size_t at = 0; !error && at + TAR_BLOCK <= self->length;) {
        const uint8_t *head = self->bytes + at;
        size_t size = octal(head + 124, 12);

        if (!head[0])
            return NULL;
        if (size > self->length - at - TAR_BLOCK)
            return broken;
        error = take_tar_entry(self, head, size, longer);
        at += TAR_BLOCK + (size + TAR_BLOCK - 1) / TAR_BLOCK * TAR_BLOCK;
    }
    return error;
}

/* gzip */

/* After ten bytes may stand extra bytes, a name, a comment and a sum. */
static size_t gzip_head(const uint8_t *bytes, size_t length)
{
    size_t at = 10;
    int flags = bytes[3];

    if (flags & 4 && at + 2 <= length)
        at += 2 + number_at(bytes + at, 2);
    for (int text = 8; text <= 16; text *= 2)
        if (flags & text) {
            while (at < length && bytes[at])
                at++;
            at++;
        }
    return at + (flags & 2 ? 2 : 0);
}

/* A tar is longer than its files by heads and padding, hence twice the room;
 * the files themselves are counted as they come out. */
static const char *unpack_gzip(struct archive *self)
{
    size_t at = self->length < 18 ? 0 : gzip_head(self->bytes, self->length);
    size_t room = 2 * self->left + 65536, length = 0;
    struct archive inside = *self;
    uint8_t *plain;
    const char *error;

    if (!at || at + 8 > self->length)
        return broken;
    plain = malloc(room);
    if (!plain)
        return "out of memory for an archive";
    error = inflate(self->bytes + at, self->length - at - 8, plain, room,
                    &length);
    if (!error && inflate_crc(plain, length)
                  != number_at(self->bytes + self->length - 8, 4))
        error = broken;
    inside.bytes = plain;
    inside.length = length;
    if (!error)
        error = unpack_tar(&inside);
    free(plain);
    return error;
}

/* All */

static int ends_with(const char *path, const char *ending)
{
    size_t length = strlen(path), tail = strlen(ending);

    return length > tail && text_alike(path + length - tail, ending);
}

int unpack_is_archive(const char *path)
{
    return ends_with(path, ".zip") || ends_with(path, ".tar")
        || ends_with(path, ".tar.gz") || ends_with(path, ".tgz");
}

/* By their first bytes: names are not always true. */
const char *unpack(const char *path, const char *folder, size_t most_bytes,
                   folder_choice *is_chosen)
{
    struct archive self = {.folder = folder, .left = most_bytes,
                           .is_chosen = is_chosen};
    char *text;
    const char *error = file_read(path, most_bytes, &text, &self.length);

    if (error)
        return error;
    self.bytes = (const uint8_t *)text;
    error = folder_make(folder);
    if (!error && self.length > 4 && !memcmp(text, "PK", 2))
        error = unpack_zip(&self);
    else if (!error && self.length > 2 && !memcmp(text, "\x1f\x8b", 2))
        error = unpack_gzip(&self);
    else if (!error && self.length > 262 && !memcmp(text + 257, "ustar", 5))
        error = unpack_tar(&self);
    else if (!error)
        error = "neither zip nor tar nor tar.gz";
    free(text);
    return error;
}
