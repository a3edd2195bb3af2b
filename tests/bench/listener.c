/* listener.c - a mind that only listens: what its hand has seen. */
#include "listener.h"

struct mastermind_seen listener_heard;
int listener_asked;

static void reset(void *mind, const char *seed)
{
    (void)mind;
    (void)seed;
}

static enum mind_answer think(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    (void)mind;
    (void)scratch;
    (void)budget;
    listener_heard = *(const struct mastermind_seen *)seen;
    listener_asked++;
    *(uint32_t *)move = 0;
    return MIND_MOVES;
}

const struct mind_type listener = {
    .name = "listener",
    .title = "only listens",
    .size = 1,
    .reset = reset,
    .think = think,
};
