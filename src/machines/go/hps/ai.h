/* ai.h - the computer's moves. Levels 1 to 3 are the document's; 4 and 5 are
 * the strong search of games/go/minds/mcts.h. */
#ifndef HPS_AI_H
#define HPS_AI_H

#include <stddef.h>

#include "machines/go/hps/record.h"

typedef enum {
    AI_RANDOM = 1, AI_GREEDY = 2, AI_MCTS = 3,
    AI_STRONG = 4,                      /* 1,000 games with some thought */
    AI_MASTER = 5,                      /* 5,000 of them */
} AiLevel;

enum { AI_LEVELS = 5 };

#define MCTS_SIMULATIONS 200
#define MCTS_MAX_DEPTH   81

typedef struct {
    int row;                            /* -1 with a pass */
    int col;
    int pass;
} Move;

/* The move for the one on turn, all at once (M4-131). Every call throws other
 * dice. */
Move ai_get_move(const BoardState *b, AiLevel level);

/* The same bit by bit, so that a program can listen meanwhile. Plain data: the
 * tree itself is scratch memory, found again from what is kept here, even
 * after a jump in time (it is then thought anew, as far as it was). */
struct ai_thought {
    uint64_t seed;
    uint32_t done;                      /* simulations */
    uint8_t level;                      /* AiLevel; 0: nothing is thought */
    uint8_t has_superko;
    uint8_t reserved[2];
};

void ai_begin(struct ai_thought *self, AiLevel level, int has_superko,
              uint64_t seed);

/* How many simulations there will be: 1 for levels that look only once, 0 for
 * one that there is not. */
uint32_t ai_simulations(AiLevel level);

/* Goes on for so many simulations; 1 if the move is there. The board and the
 * record must be those of the call before. Without a record (null), or with
 * one of another game, the board is all that is known. */
int ai_think(struct ai_thought *self, const BoardState *b,
             const struct record *record, int simulations, Move *move);

/* Bytes of scratch memory a level needs. */
size_t ai_memory(AiLevel level);

/* Bytes of it that must be lent before a level can think, 0 if none: levels 4
 * and 5 have nothing of their own (M4-140), and pass until they have it. */
size_t ai_lacks(AiLevel level);

/* Lends as many bytes as ai_lacks says, until the process ends; null leaves
 * the levels without. Any thread may call it. */
void ai_lend(void *memory);

#endif
