/* hand.h - how a robot works one machine: what to look at, what to press.
 *
 * Each machine has a hand in machines/NAME/hand.c. It follows the game from
 * the lights, asks a mind what to do, and turns the answer into switches and
 * buttons. bench/robot.c has the timing that all share: how long a button is
 * held, how long the finger rests.
 */
#ifndef HAND_H
#define HAND_H

#include "bench/intro.h"
#include "bench/look.h"
#include "bench/table.h"
#include "games/mind.h"

enum hand_action {                      /* what `choose` decided */
    HAND_WAITS,                         /* nothing now */
    HAND_SETS,                          /* the words after "set" */
    HAND_PRESSES,                       /* the button after "press" */
    HAND_THINKS,                        /* ask again before time passes */
};

struct hand {                           /* what a robot gives its hand */
    const struct mind_type *mind;       /* hand_person: it watches, and does
                                         * what it is told at the table */
    char seat;                          /* 'A' */
    int may_start;                      /* no person is there to do it */
    int is_shared;                      /* its table is on one screen with
                                         * that of another person */
    void *scratch;                      /* for the mind, or for advice */
    struct mind_thinker *thinker;       /* or where the mind thinks */
};

struct hand_type {
    const char *machine;
    const struct mind_type *const *minds;       /* that can play it */
    size_t size;                        /* plain data, zero at first: it is
                                         * copied and kept on disk */

    /* Takes its seat at a session that may be at any tick. */
    void (*sit)(void *self, const struct hand *hand,
                const struct session *session);

    /* Looks at the board; called every robot_step_ticks, also when an old
     * game is played back, and by watchers that never act. */
    void (*look)(void *self, const struct hand *hand,
                 const struct session *session);

    /* How many more looks at a board on which nothing changes would tell it
     * nothing, so that they may be left out; 0: none, or it is not known. And
     * what so many of them would have noted. Null: none may. */
    uint64_t (*calm)(const void *self, const struct hand *hand,
                     const struct session *session);
    void (*skip)(void *self, uint64_t looks);

    /* The button that this seat has a finger on, as far as one can see;
     * null: none. */
    const char *(*held)(const void *self, const struct hand *hand,
                        const struct session *session);
    enum hand_action (*choose)(void *self, const struct hand *hand,
                               const struct session *session,
                               const char **words);

    /* A line for a person in this seat who asks what to do; the return says
     * why there is none now. */
    const char *(*advise)(const void *self, const struct hand *hand,
                          struct text *to);
    size_t advice_scratch_size;         /* for that */

    /* Whether it is still about to press what its mind has decided. */
    int (*is_about)(const void *self);

    /* Drops that decision: the person works the board himself, or has gone
     * back to another moment. */
    void (*drop_plan)(void *self);

    /* The seat that is to do something, 'A'; 0: none, or either. */
    char (*turn)(const void *self);

    const struct table_type *table;     /* null: there is none */
    const struct intro *intro;          /* null: players are told nothing */
};

/* The mind of a person: it has the move that was ordered at the table, and is
 * busy otherwise. Its scratch memory is the struct table_order. */
extern const struct mind_type hand_person;

static inline int hand_is_person(const struct hand *hand)
{
    return hand->mind == &hand_person;
}

/* A person with a table of his own is told what it means for him, "You win";
 * others who has won. */
static inline int hand_speaks_to_one(const struct hand *hand)
{
    return hand_is_person(hand) && !hand->is_shared;
}

/* How long a hand waits before it does something: a mind long enough to be
 * watched, a person not at all. */
static inline unsigned hand_pause_ms(const struct hand *hand, unsigned ms)
{
    return hand_is_person(hand) ? 0 : ms;
}

/* Begins a mind anew for its next thought. The seed names the moment - the
 * session's seed, the seat, the game and the move - so that a game taken back
 * and played again from there goes the same way. */
void hand_wake(const struct mind_type *mind, void *state,
               const struct hand *hand, const struct session *session,
               uint64_t game, uint64_t move);

/* Asks a mind that was woken. It may be busy: then the hand answers
 * HAND_THINKS, and asks the same again. */
enum mind_answer hand_think(const struct hand *hand, void *mind,
                            const void *seen, long budget, void *move);

/* One for each machine (machines/hands.c). */
extern const struct hand_type *const hands[];   /* null ends it */

#endif
