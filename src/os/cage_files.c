/* cage_files.c - restricts the files that a child may read and write, by
 * Landlock.
 *
 * The system calls are made by their numbers and the records are written down
 * here, because C libraries and headers are often older than the kernel. What
 * an older kernel does not know is left out: each version added rights.
 */
#define _GNU_SOURCE                     /* O_PATH, syscall */

#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "os/cage_inside.h"

/* The same on every architecture of Linux. */
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446,
       ASK_VERSION = 1, PATH_BENEATH = 1 };

/* Rights of version 1, and those that came later. */
enum { EXECUTE = 1 << 0, WRITE_FILE = 1 << 1, READ_FILE = 1 << 2,
       READ_DIR = 1 << 3, ALL_FIRST = (1 << 13) - 1,
       REFER = 1 << 13, TRUNCATE = 1 << 14, IOCTL_DEV = 1 << 15,
       OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV,
       TO_READ = EXECUTE | READ_FILE | READ_DIR,
       TCP = 3,                         /* bind and connect, version 4 */
       SCOPES = 3 };                    /* abstract sockets and signals, 6 */

struct ruleset {
    uint64_t files, net, scoped;
};

struct beneath {                        /* packed, as the kernel has it */
    uint64_t allowed;
    int32_t folder;
} __attribute__((packed));

static long version_landlock(void)
{
    return syscall(CREATE_RULESET, NULL, 0, ASK_VERSION);
}

int cage_files_work(void)
{
    return version_landlock() > 0;
}

/* A right that is not dealt with is not denied. */
static struct ruleset dealt_with(long known, size_t *size)
{
    struct ruleset all = {ALL_FIRST, 0, 0};

    *size = known >= 6 ? sizeof all : known >= 4 ? 16 : 8;
    all.files |= known >= 2 ? REFER : 0;
    all.files |= known >= 3 ? TRUNCATE : 0;
    all.files |= known >= 5 ? IOCTL_DEV : 0;
    all.net = known >= 4 ? TCP : 0;
    all.scoped = known >= 6 ? SCOPES : 0;
    return all;
}

/* What is not there cannot be read; that is no error. */
static int allow(int rules, const char *path, uint64_t rights)
{
    struct beneath rule = {rights, open(path, O_PATH | O_CLOEXEC)};
    struct stat is;
    long failed = 0;

    if (rule.folder < 0)
        return 1;
    if (fstat(rule.folder, &is) == 0 && !S_ISDIR(is.st_mode))
        rule.allowed &= OF_FILES;
    if (rule.allowed)
        failed = syscall(ADD_RULE, rules, PATH_BENEATH, &rule, 0);
    close(rule.folder);
    return failed == 0;
}

static int allow_all(int rules, const char *const *paths, uint64_t rights)
{
    int is_done = 1;

    for (; is_done && *paths; paths++)
        is_done = allow(rules, *paths, rights);
    return is_done;
}

/* Without new privileges, as the kernel wants it: a program that would run as
 * another user does not. */
const char *cage_files_close(const struct cage *self,
                             const struct cage_system *system)
{
    size_t size;
    const struct ruleset all = dealt_with(version_landlock(), &size);
    int rules = (int)syscall(CREATE_RULESET, &all, size, 0);
    int is_done = rules >= 0;

    is_done = is_done && allow_all(rules, system->paths, TO_READ);
    is_done = is_done && allow_all(rules, self->reads, TO_READ);
    is_done = is_done && allow(rules, "/dev/null",
                               all.files & (READ_FILE | WRITE_FILE));
    if (self->scratch)
        is_done = is_done && allow(rules, self->scratch, all.files);
    is_done = is_done && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
           && syscall(RESTRICT_SELF, rules, 0) == 0;
    if (rules >= 0)
        close(rules);
    return is_done ? NULL : "the kernel rejected the Landlock rules";
}
