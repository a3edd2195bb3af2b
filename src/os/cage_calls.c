/* cage_calls.c - restricts the system calls of a child, by seccomp.
 *
 * A list of what is refused, not of what is allowed: compilers and C libraries
 * differ in what they use, and what is refused here none of them needs. A call
 * that is refused fails as if for want of permission.
 *
 * Landlock does not know modes, owners and times of files, so these are here.
 */
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#include "os/cage_inside.h"

#if defined __x86_64__
#define MACHINE AUDIT_ARCH_X86_64
#elif defined __i386__
#define MACHINE AUDIT_ARCH_I386
#elif defined __aarch64__
#define MACHINE AUDIT_ARCH_AARCH64
#elif defined __arm__
#define MACHINE AUDIT_ARCH_ARM
#elif defined __riscv && __riscv_xlen == 64
#define MACHINE AUDIT_ARCH_RISCV64
#else
#define MACHINE 0                       /* not known: no filter */
#endif

enum { STEPS_MAX = 512, X32 = 0x40000000, THREAD = 0x10000 };

/* Always refused. Numbers that the header lacks are those of later calls, which
 * are the same everywhere. */
static const int refused[] = {
#define REFUSE(name) SYS_##name,
#include "os/cage_refused.h"
#undef REFUSE
    425, 426, 427,                      /* io_uring */
    424, 434, 438,                      /* pidfd: send_signal, open, getfd */
    428, 429, 430, 431, 432, 433, 442,  /* mounts */
    440, 452,                           /* process_madvise, fchmodat2 */
    463, 466,                           /* setxattrat, removexattrat */
};

/* And by a design, which starts nothing. */
static const int starting[] = {
    SYS_execve, SYS_execveat,
#ifdef SYS_fork
    SYS_fork, SYS_vfork,
#endif
};

struct filter {
    struct sock_filter step[STEPS_MAX];
    unsigned short count;
};

static void put_step(struct filter *self, unsigned short code, uint32_t value,
                     unsigned char if_true, unsigned char if_false)
{
    if (self->count < STEPS_MAX)
        self->step[self->count++] = (struct sock_filter){
            code, if_true, if_false, value};
}

static void load(struct filter *self, size_t offset)
{
    put_step(self, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

static void answer(struct filter *self, uint32_t with)
{
    put_step(self, BPF_RET | BPF_K, with, 0, 0);
}

static void refuse_call(struct filter *self, const int *calls, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        put_step(self, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)calls[i], 0, 1);
        answer(self, SECCOMP_RET_ERRNO | EPERM);
    }
}

/* Its own limits, not those of others: 0 is itself. */
static void refuse_unless_self(struct filter *self, int call)
{
    put_step(self, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 4);
    load(self, offsetof(struct seccomp_data, args[0]));
    put_step(self, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
    answer(self, SECCOMP_RET_ERRNO | EPERM);
    answer(self, SECCOMP_RET_ALLOW);
}

/* Threads are no processes. clone3 keeps its flags in memory, where a filter
 * cannot look: C libraries that are told that there is none use clone. */
static void refuse_processes(struct filter *self)
{
    refuse_call(self, starting, sizeof starting / sizeof *starting);
    put_step(self, BPF_JMP | BPF_JEQ | BPF_K, 435, 0, 1);
    answer(self, SECCOMP_RET_ERRNO | ENOSYS);
    put_step(self, BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4);
    load(self, offsetof(struct seccomp_data, args[0]));
    put_step(self, BPF_JMP | BPF_JSET | BPF_K, THREAD, 1, 0);
    answer(self, SECCOMP_RET_ERRNO | EPERM);
    answer(self, SECCOMP_RET_ALLOW);
}

/* Calls in the manner of another processor have other numbers. */
static void begin_filter(struct filter *self)
{
    load(self, offsetof(struct seccomp_data, arch));
    put_step(self, BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0);
    answer(self, SECCOMP_RET_KILL_PROCESS);
    load(self, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
    put_step(self, BPF_JMP | BPF_JGE | BPF_K, X32, 0, 1);
    answer(self, SECCOMP_RET_KILL_PROCESS);
#endif
}

int cage_calls_work(void)
{
    return MACHINE && prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0;
}

const char *cage_calls_close(int starts_programs)
{
    struct filter filter = {.count = 0};
    struct sock_fprog program = {0, filter.step};

    begin_filter(&filter);
    refuse_call(&filter, refused, sizeof refused / sizeof *refused);
    if (!starts_programs)
        refuse_processes(&filter);
    refuse_unless_self(&filter, SYS_prlimit64);
    answer(&filter, SECCOMP_RET_ALLOW);
    program.len = filter.count;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
        && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0)
        return NULL;
    return "the kernel rejected the seccomp filter";
}
