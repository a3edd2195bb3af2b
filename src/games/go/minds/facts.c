/* facts.c - facts about the groups of a position, computed once.
 *
 * Called by prior.c for every group beside a move. */
#include "games/go/minds/facts.h"

#include <string.h>

/* Ladders are read only with two liberties, races only up to GO_RACE. */
static void find_out(const struct go_board *board, go_point stone,
                     struct go_group_facts *facts)
{
    go_point liberties[GO_RACE + 1] = {0};

    facts->few = (uint8_t)go_tactics_few_liberties(board, stone, liberties);
    facts->foe = GO_RACE + 1;
    memcpy(facts->liberties, liberties, sizeof facts->liberties);
    if (facts->few == 2)
        for (int i = 0; i < 2; i++)
            facts->is_caught[i] = (uint8_t)go_tactics_is_caught(
                board, stone, facts->liberties[i], GO_FACTS_LADDER);
    if (facts->few >= 2 && facts->few <= GO_RACE)
        facts->foe = (uint8_t)go_tactics_weakest_foe(board, stone, GO_RACE,
                                                     liberties);
}

const struct go_group_facts *go_facts_of(struct go_facts *self,
                                         const struct go_board *board,
                                         go_point stone)
{
    uint8_t *known = &self->known[board->head[stone]];
    struct go_group_facts *facts;

    if (*known)
        return &self->group[*known - 1];
    facts = &self->group[self->count];
    find_out(board, stone, facts);
    if (self->count < GO_FACTS_GROUPS - 1)
        *known = ++self->count;         /* the last place is never kept */
    return facts;
}
