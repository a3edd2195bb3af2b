/* forgetful.c - a disk that forgets every other line of a journal, and says
 * nothing (LD_PRELOAD). The tests that kill programs must notice. */
#define _GNU_SOURCE
#include <sys/types.h>
#include <sys/syscall.h>
#include <unistd.h>

ssize_t write(int fd, const void *bytes, size_t count)
{
    static int lines;

    if (count > 0 && *(const char *)bytes == '@' && ++lines % 2 == 0)
        return (ssize_t)count;
    return syscall(SYS_write, fd, bytes, count);
}
