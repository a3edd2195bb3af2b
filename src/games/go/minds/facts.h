/* facts.h - facts about the groups of a position, computed once.
 *
 * All moves of a position are weighed one after the other (prior.c), and most
 * of them ask about the same groups. Ladders cost most, so the answers are
 * cached by the head of a group. A cache is good for one position only. */
#ifndef GO_FACTS_H
#define GO_FACTS_H

#include "games/go/minds/tactics.h"

enum { GO_FACTS_LADDER = 40,            /* moves that are read ahead */
       GO_FACTS_GROUPS = 100 };         /* with more some are found again */

struct go_group_facts {
    uint8_t few;                        /* liberties, to GO_RACE + 1 */
    uint8_t foe;                        /* the fewest of the other's groups
                                         * around, counted likewise; of groups
                                         * short of liberties, not in atari */
    uint8_t is_caught[2];               /* of two liberties: if the other */
    go_point liberties[2];              /* plays there first */
};

struct go_facts {                       /* all zero: nothing is known */
    uint8_t known[GO_POINTS];           /* by head: its place and one more */
    uint8_t count;
    struct go_group_facts group[GO_FACTS_GROUPS];
};

/* The facts about the group of a stone. The pointer is good until the next
 * call. */
const struct go_group_facts *go_facts_of(struct go_facts *self,
                                         const struct go_board *board,
                                         go_point stone);

#endif
