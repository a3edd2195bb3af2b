/* hand.c - what the hands at all machines share.
 *
 * Minds keep nothing from one thought to the next: all that a robot remembers
 * is in its hand's plain state, which can be copied and restored.
 */
#include "bench/hand.h"

#include <string.h>

#include "base/text.h"

void hand_wake(const struct mind_type *mind, void *state,
               const struct hand *hand, const struct session *session,
               uint64_t game, uint64_t move)
{
    char seed[128];
    struct text to;

    text_begin(&to, seed, sizeof seed);
    text_put(&to, session_setup(session)->seed);
    text_put(&to, " mind ");
    text_put_char(&to, hand->seat);
    text_put_char(&to, ' ');
    text_put_number(&to, game);
    text_put_char(&to, ' ');
    text_put_number(&to, move);
    mind->reset(state, seed);
}

enum mind_answer hand_think(const struct hand *hand, void *mind,
                            const void *seen, long budget, void *move)
{
    if (hand->thinker)
        return hand->thinker->ask(hand->thinker, mind, seen, move);
    return hand->mind->think(mind, seen, hand->scratch, budget, move);
}

static enum mind_answer take_order(void *mind, const void *seen,
                                   void *scratch, long budget, void *move)
{
    struct table_order *order = scratch;

    (void)mind;
    (void)seen;
    (void)budget;
    if (!order || order->kind != TABLE_MOVES)
        return MIND_BUSY;
    memcpy(move, order->move, order->size);
    order->kind = TABLE_NO_ORDER;
    return MIND_MOVES;
}

const struct mind_type hand_person = {
    .name = "human",
    .title = "a person",
    .size = 1,
    .reset = mind_forgets,
    .think = take_order,
};
