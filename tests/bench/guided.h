/* guided.h - a first game that is played by nothing but what is ringed, and
 * what must hold of every intro. */
#ifndef GUIDED_H
#define GUIDED_H

#include "base/rng.h"
#include "player/guide.h"

/* A tenth of a second, or a tick. */
uint64_t guided_moment(const struct play *play);

struct guided {                         /* how many of them were seen */
    int touches, steps;
};

/* Follows the rings for so many moments at most, or until the guide is off,
 * which must come. On the way: what is ringed can be touched, there are words
 * for it, and the hand goes to the control that was ringed on the board. With
 * dice, any key with a peg may be touched where one is ringed. */
struct guided guided_go_on(struct play *play, struct guide *guide,
                           struct rng *rng, int moments);
struct guided guided_finish(struct play *play, struct guide *guide,
                            struct rng *rng);

/* From power-up to the last step: of a game that is there, and by dice of one
 * with these seats. */
struct guided guided_play(struct play *play);
void guided_follow(const char *id, const char *a, const char *b,
                   const char *seed);

/* What holds of an intro whatever the game: its id opens, its levels are the
 * three and have minds, its options have words, and its picture fits the
 * sheet. */
void guided_check_intro(const char *machine);

#endif
