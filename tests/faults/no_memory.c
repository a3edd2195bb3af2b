/* no_memory.c - memory that runs out, for any program (LD_PRELOAD).
 *
 * FAULT_AT=N: the N-th allocation fails; FAULT_AT=N+: that and all after it.
 * The file named by FAULT_MARK is made when one has failed.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

/* glibc's own, which these functions hide. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

static atomic_long count;
static long fails_at = -1;
static int fails_on;

__attribute__((constructor)) static void read_orders(void)
{
    const char *at = getenv("FAULT_AT");
    char *end;

    if (!at)
        return;
    fails_at = strtol(at, &end, 10);
    fails_on = *end == '+';
    atomic_store(&count, 0);
}

static void leave_mark(void)
{
    const char *mark = getenv("FAULT_MARK");
    int fd = mark ? open(mark, O_CREAT | O_WRONLY, 0600) : -1;

    if (fd >= 0)
        close(fd);
}

static int is_out(void)
{
    long now = atomic_fetch_add(&count, 1) + 1;

    if (fails_at < 0 || (now != fails_at && !(fails_on && now > fails_at)))
        return 0;
    if (now == fails_at)
        leave_mark();
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size)
{
    return is_out() ? NULL : __libc_malloc(size);
}

void *calloc(size_t members, size_t size)
{
    return is_out() ? NULL : __libc_calloc(members, size);
}

void *realloc(void *old, size_t size)
{
    return is_out() ? NULL : __libc_realloc(old, size);
}
