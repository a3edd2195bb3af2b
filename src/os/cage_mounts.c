/* cage_mounts.c - restricts the files that a child can see, by namespaces.
 *
 * Where the kernel has no Landlock, the child gets a view of the file system of
 * its own: an empty one, in which the paths that it may read are mounted as
 * they are, read-only, and its scratch folder for writing. It also gets a
 * network without any device. That takes a user name space, which some systems
 * deny.
 */
#define _GNU_SOURCE

#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "os/cage_inside.h"

enum { PATH_LENGTH = 2048 };

/* The new root begins there, for the folder is everywhere; then the old root
 * is below it until all is shown. */
#define ROOT "/tmp"
#define OLD "/.old"

/* A user name space in which everybody is who he was. */

static int write_map(const char *path, const char *text)
{
    int file = open(path, O_WRONLY | O_CLOEXEC);
    int is_done = file >= 0
               && write(file, text, strlen(text)) == (ssize_t)strlen(text);

    if (file >= 0)
        close(file);
    return is_done;
}

static int leave_spaces(void)
{
    unsigned user = geteuid(), group = getegid();
    char users[64], groups[64];

    snprintf(users, sizeof users, "%u %u 1", user, user);
    snprintf(groups, sizeof groups, "%u %u 1", group, group);
    return unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWNET) == 0
        && write_map("/proc/self/setgroups", "deny")
        && write_map("/proc/self/uid_map", users)
        && write_map("/proc/self/gid_map", groups);
}

/* Tried in a child of its own, for there is no way back. */
int cage_mounts_work(void)
{
    int status = 1;
    pid_t child = fork();

    if (child == 0)
        _exit(!leave_spaces());
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

/* Mounts */

/* All folders above the last name of a path. */
static void make_folders(char *path, size_t from)
{
    for (char *at = path + from; (at = strchr(at, '/')); at++) {
        *at = 0;
        mkdir(path, 0755);
        *at = '/';
    }
}

static int make_mount_place(char *to, const struct stat *is)
{
    int file;

    make_folders(to, 1);
    if (S_ISDIR(is->st_mode)) {
        mkdir(to, 0755);
        return 1;
    }
    file = open(to, O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
    if (file >= 0)
        close(file);
    return file >= 0;
}

/* Flags that are set already must stay: the name space may not remove them. */
static unsigned long kept_flags(const char *path)
{
    struct statvfs is;
    unsigned long flags = 0;

    if (statvfs(path, &is) != 0)
        return 0;
    flags |= is.f_flag & ST_NOSUID ? MS_NOSUID : 0;
    flags |= is.f_flag & ST_NODEV ? MS_NODEV : 0;
    flags |= is.f_flag & ST_NOEXEC ? MS_NOEXEC : 0;
    flags |= is.f_flag & ST_NOATIME ? MS_NOATIME : 0;
    flags |= is.f_flag & ST_NODIRATIME ? MS_NODIRATIME : 0;
    flags |= is.f_flag & ST_RELATIME ? MS_RELATIME : 0;
    return flags;
}

/* What is not there cannot be read; that is no error. */
static int show_mount_path(const char *path, int is_written)
{
    char from[PATH_LENGTH], to[PATH_LENGTH];
    struct stat is;

    snprintf(from, sizeof from, OLD "%s", path);
    snprintf(to, sizeof to, "%s", path);
    if (stat(from, &is) != 0)
        return 1;
    if (!make_mount_place(to, &is)
        || mount(from, to, NULL, MS_BIND | MS_REC, NULL) != 0)
        return 0;
    return is_written
        || mount(NULL, to, NULL,
                 MS_BIND | MS_REMOUNT | MS_RDONLY | kept_flags(to),
                 NULL) == 0;
}

static int show_all(const char *const *paths)
{
    int is_done = 1;

    for (; is_done && *paths; paths++)
        is_done = show_mount_path(*paths, 0);
    return is_done;
}

/* An empty root, with the old one inside. */
static int enter_root(void)
{
    return mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0
        && mount("boardwalk", ROOT, "tmpfs", MS_NOSUID | MS_NODEV,
                 "size=1m") == 0
        && mkdir(ROOT OLD, 0700) == 0
        && syscall(SYS_pivot_root, ROOT, ROOT OLD) == 0 && chdir("/") == 0;
}

static int leave_old_root(void)
{
    return umount2(OLD, MNT_DETACH) == 0 && rmdir(OLD) == 0
        && mount(NULL, "/", NULL,
                 MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL) == 0;
}

/* All paths are those of real files: a link to elsewhere would lead nowhere. */
const char *cage_mounts_close(const struct cage *self,
                              const struct cage_system *system)
{
    char here[PATH_LENGTH];
    int has_place = getcwd(here, sizeof here) != NULL;
    int is_done = leave_spaces() && enter_root() && show_all(system->paths)
               && show_all(self->reads) && show_mount_path("/dev/null", 1)
               && (!self->scratch || show_mount_path(self->scratch, 1))
               && leave_old_root();

    if (has_place && chdir(here) != 0)
        is_done = is_done && chdir("/") == 0;
    return is_done ? NULL
        : "the kernel rejected the namespaces";
}
