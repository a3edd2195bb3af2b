/* hand_state.h - what a robot at the duel machine, or a watcher beside a
 * person, knows: the round as digits, LEDs and fingers tell it, and its plan.
 *
 * Plain data, zero at first. hand.c writes it, and table.c shows it. Nothing
 * in it tells a breaker the code before the board does.
 */
#ifndef HAND_DUEL_STATE_H
#define HAND_DUEL_STATE_H

#include "bench/hand.h"
#include "machines/duel/duel.h"
#include "machines/hand_mastermind.h"

#define HAND_DUEL_LETTERS "ACEFHLU"     /* colour 0 is SW = 1 */

enum {
    HAND_DUEL_COLOURS = sizeof HAND_DUEL_LETTERS - 1,
    HAND_DUEL_GUESSES = 3 * DUEL_TRIES, /* of a match, at most */
};

enum hand_duel_phase {
    HAND_DUEL_START,                    /* nobody has begun */
    HAND_DUEL_MESSAGE,                  /* something to read */
    HAND_DUEL_MAKE,                     /* a code comes in */
    HAND_DUEL_BREAK,                    /* a guess comes in */
    HAND_DUEL_JUDGED,                   /* the LEDs judge it */
    HAND_DUEL_DONE,                     /* read and left behind */
    HAND_DUEL_OVER,                     /* all LEDs blink */
};

struct hand_duel_guess {
    uint64_t tick;                      /* when it was judged */
    uint32_t guess;                     /* colours, as the rules have them */
    uint16_t marks;
    uint16_t left;                      /* codes that fit, after it */
    char seat;
    unsigned round;
};

/* The chip has more states than a person can tell apart: SCORE, P-A and L-3
 * are one phase here, a message, whose text tells what follows. */
struct duel_hand {
    enum hand_duel_phase phase;
    enum hand_duel_phase next;          /* after the message */
    uint64_t since_tick;                /* of this phase */
    struct lights seen_lights;          /* at the last look, and */
    char digits[8];                     /* what the digits said then */
    char message;                       /* the last one: 'P', 'L' or points */
    char on_turn;                       /* whose letters come in */
    int has_score;                      /* shown since the start */
    unsigned has_code;                  /* made in this round: 0 or 1 */
    int entered;                        /* letters, as far as this seat may */
    uint8_t word[DUEL_PLACES];          /* see, and which: 1 is A; 0: missed */
    int down_looks[2];                  /* the button of A, of b has been
                                         * down for */
    unsigned rounds;

    unsigned matches;                   /* games for one, too */
    unsigned first_round, shown_round;  /* of this match, on the table, */
    int has_round;                      /* if one has begun */
    char score[2];                      /* '0' to '2'; 0: not shown */
    char maker;                         /* in that round; 0: the machine */
    uint8_t code[DUEL_PLACES];          /* as word: this seat's own, or */
    int knows_code;                     /* shown to all */
    struct hand_duel_guess log[HAND_DUEL_GUESSES];
    int guesses;                        /* in this match */

    struct hand_mastermind thoughts;
    int is_read;                        /* the judgement, into them */
    char words[24];
};

/* The letter of a word at a place; '?' if it was missed. */
static inline char hand_duel_letter(uint8_t number)
{
    static const char letters[] = "?" HAND_DUEL_LETTERS;

    return letters[number];
}

/* A message that calls a player to enter letters: P-A or L-3. */
static inline int hand_duel_is_called(const struct duel_hand *self)
{
    return self->phase == HAND_DUEL_MESSAGE
        && (self->message == 'P' || self->message == 'L');
}

/* What comes in now, or after the message that calls for it; any other phase
 * as it is. */
static inline enum hand_duel_phase hand_duel_entry(
    const struct duel_hand *self)
{
    return hand_duel_is_called(self) ? self->next : self->phase;
}

#endif
