/* stamp.c - detects whether anything in some folders has changed.
 *
 * Looked at now and then: that works on every file system, with editors that
 * write a new file and rename it, and in folders that come and go.
 */
#define _XOPEN_SOURCE 700

#include "designs/build/stamp.h"

#include <ftw.h>
#include <string.h>
#include <sys/stat.h>

enum { FOLDERS_OPEN = 16, FILES_MOST = 20000 };

static uint64_t sum;                    /* for nftw, which has no argument */
static int seen;

static void mix_stamp(uint64_t value)
{
    sum = (sum ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    sum ^= sum >> 29;
}

/* Of folders nothing counts but what is in them: tools touch them. */
static int add_stamp_file(const char *path, const struct stat *is, int kind,
                    struct FTW *where)
{
    (void)where;
    if (kind != FTW_F)
        return 0;
    for (; *path; path++)
        mix_stamp((unsigned char)*path);
    mix_stamp((uint64_t)is->st_size);
    mix_stamp((uint64_t)is->st_mtim.tv_sec);
    mix_stamp((uint64_t)is->st_mtim.tv_nsec);
    return ++seen > FILES_MOST;
}

uint64_t stamp_of(const char *const *paths)
{
    sum = 1;
    seen = 0;
    for (; *paths; paths++)
        nftw(*paths, add_stamp_file, FOLDERS_OPEN, FTW_PHYS);
    return sum;
}
