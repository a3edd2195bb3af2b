/* secret.c - a secret key of this user, created when it is first needed.
 *
 * The file has 64 hexadecimal digits and a newline, mode 0600, in the folder
 * of games. It is created with file_commit_new: of two programs that start at
 * once, one makes the key and both read it. No link is followed and nothing
 * but a regular file of this user is accepted, so that nobody can provide a
 * key that they know.
 */
#include "disk/secret.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"
#include "disk/file.h"
#include "disk/state.h"

enum { HEX = 2 * SECRET_LENGTH };

static const char name[] = "secret.key";

static int draw_random_key(unsigned char key[SECRET_LENGTH])
{
    int fd = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    ssize_t got = fd < 0 ? -1 : read(fd, key, SECRET_LENGTH);

    if (fd >= 0)
        close(fd);
    return got == SECRET_LENGTH;
}

static const char *write_key_file(const char *path,
                                  const unsigned char key[SECRET_LENGTH])
{
    struct file_draft draft;
    const char *error = file_begin(&draft, path);
    int fd;

    if (error)
        return error;
    for (int i = 0; i < SECRET_LENGTH; i++)
        fprintf(draft.stream, "%02x", key[i]);
    fprintf(draft.stream, "\n");
    if (fchmod(fileno(draft.stream), S_IRUSR | S_IWUSR) != 0) {
        file_abandon(&draft);
        return file_trouble("write", path);
    }
    error = file_commit_new(&draft, &fd);
    if (!error)
        close(fd);
    return error;
}

static const char *make_key(const char *path)
{
    unsigned char key[SECRET_LENGTH];
    const char *error;

    if (!draw_random_key(key))
        return file_trouble("read", "/dev/urandom");
    error = write_key_file(path, key);
    return error && errno == EEXIST ? NULL : error;     /* made meanwhile */
}

/* The open file is asked, not its name, so that it cannot be exchanged between
 * the check and the reading. */
static const char *check_owner(int fd, const char *path)
{
    struct stat about;

    if (fstat(fd, &about) != 0)
        return file_trouble("read", path);
    if (!S_ISREG(about.st_mode) || about.st_uid != geteuid()
        || (about.st_mode & (S_IRWXG | S_IRWXO)))
        return text_error(path, " can be read by others, or is not a file of "
                          "yours; remove it to have a new key made",
                          (char *)0);
    return NULL;
}

static int key_digit(char c)
{
    const char *digits = "0123456789abcdef", *at = c ? strchr(digits, c) : 0;

    return at ? (int)(at - digits) : -1;
}

/* Exactly what write_key_file writes; anything else may be damaged. */
static int scan_key(const char *text, size_t length,
                    unsigned char key[SECRET_LENGTH])
{
    if (length != HEX + 1 || text[HEX] != '\n')
        return 0;
    for (int i = 0; i < SECRET_LENGTH; i++) {
        int high = key_digit(text[2 * i]), low = key_digit(text[2 * i + 1]);

        if (high < 0 || low < 0)
            return 0;
        key[i] = (unsigned char)(high << 4 | low);
    }
    return 1;
}

static const char *read_key(int fd, const char *path,
                            unsigned char key[SECRET_LENGTH])
{
    const char *error = check_owner(fd, path);
    char *text = NULL;
    size_t length = 0;

    if (!error)
        error = file_read_open(fd, path, HEX + 1, &text, &length);
    if (!error && !scan_key(text, length, key))
        error = text_error(path, " is not a valid key; remove it to have a "
                           "new one made", (char *)0);
    free(text);
    return error;
}

const char *secret_read(unsigned char key[SECRET_LENGTH])
{
    char path[FILE_PATH_MAX];
    const char *error = state_path(name, path);
    int fd;

    if (error)
        return error;
    if (access(path, F_OK) != 0 && (error = make_key(path)))
        return error;
    fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return file_trouble("read", path);
    error = read_key(fd, path, key);
    close(fd);
    return error;
}
