/* program_rig.h - the Go program with a pretended FPGA that notes what is
 * written, and shows frames as the real one would. */
#ifndef PROGRAM_RIG_H
#define PROGRAM_RIG_H

#include "machines/go/hps/program.h"

enum { RIG_MEMORY = 16 << 20 };
enum { RIG_LOG = 4096, RIG_STEP_US = 800, RIG_STEPS_A_FRAME = 21 };

struct rig_write {
    uint32_t offset, value;
    uint32_t drawn;                     /* hash of the frame behind, then */
};

struct rig {
    struct program program;
    struct hw_bus bus;
    int front, is_pending, steps, frames;
    uint32_t switches;
    int opened, closed;                 /* calls */
    int has_no_memory, asked;           /* calls for memory */
    size_t asked_bytes;
    int log_count;
    struct rig_write log[RIG_LOG];
    uint16_t frame[2][FB_PIXELS];
};

void rig_begin(struct rig *self, uint64_t seed);
void rig_step(struct rig *self, int steps);

/* A command, and time until it is shown. */
void rig_do(struct rig *self, enum command command);

/* Words such as "down enter space esc", one command each; a point such as "E5"
 * moves the cursor there, "E5!" also places a stone. */
void rig_play(struct rig *self, const char *words);

/* Lets a bot think until it is not its turn. */
void rig_wait(struct rig *self);

/* What the screen says; and it must say these words. */
const char *rig_caption(const struct rig *self);
void rig_assert_says(const struct rig *self, const char *words);

/* Forgets the log; how often something was written since. */
void rig_forget(struct rig *self);
int rig_writes(const struct rig *self, uint32_t offset);
uint32_t rig_shown(const struct rig *self);     /* hash of the front frame */

/* Goes from the title to a game of two players, or against a level. */
void rig_start_pvp(struct rig *self);
void rig_start_pvc(struct rig *self, int level, Stone human);

#endif
