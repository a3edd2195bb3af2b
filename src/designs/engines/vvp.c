/* vvp.c - vvp, the simulator of Icarus Verilog, as a child process.
 *
 * twin/icarus.c, the module at the other end of the socket, describes what goes
 * over it.
 */
#include "designs/engines/vvp.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/* Runs vvp in the folder of a foreign design, so that $readmemh finds its
 * files; else in the folder of the build. Returns only if vvp cannot be run. */
static void become_vvp(const void *with)
{
    const char *folder = with;

    if (chdir(folder) == 0 && chdir("design") == 0)
        execlp("vvp", "vvp", "-n", "-M..", "-mtwin", "../twin.vvp", "-none",
               (char *)0);
    else
        execlp("vvp", "vvp", "-n", "-M.", "-mtwin", "twin.vvp", "-none",
               (char *)0);
}

/* One that never settles does not notice that nobody listens any more. */
static void become_vvp_inside(const void *with)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    become_vvp(with);
}

const char *vvp_start(struct process *self, const char *folder,
                      const struct cage *cage)
{
    return process_start(self, become_vvp, folder, cage);
}

const char *vvp_start_inside(struct process *self, const char *folder)
{
    return process_start(self, become_vvp_inside, folder, NULL);
}

void vvp_end_inside(struct process *self)
{
    if (self->socket >= 0)
        close(self->socket);
    if (self->pid)
        waitpid(self->pid, NULL, 0);
    self->pid = 0;
    self->socket = -1;
}

/* Blocks */

static int send_block(const struct process *self,
                      const struct vvp_block *block)
{
    const uint64_t head[] = {block->steps, (uint64_t)block->is_power_up,
                             block->pace};

    return process_give(self, head, sizeof head)
        && process_give(self, block->in, block->in_words * sizeof *block->in)
        && (!block->pace
            || process_give(self, block->stops,
                            block->out_words * sizeof *block->stops));
}

int vvp_exchange(const struct process *self, struct vvp_block *block)
{
    size_t bytes;
    uint64_t steps;

    if (!send_block(self, block) || !process_take(self, &steps, sizeof steps))
        return 0;
    if (steps > block->steps) {         /* it shall end, and say how */
        shutdown(self->socket, SHUT_RDWR);
        return 0;
    }
    block->steps = (size_t)steps;
    bytes = block->steps * block->out_words * sizeof *block->out;
    return process_take(self, block->out, bytes)
        && process_take(self, block->unknown, bytes);
}
