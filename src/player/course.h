/* course.h - asks the player before a game takes another course.
 *
 * Whatever is done at an earlier moment cuts off what came after it. A face
 * that can ask says so (asks): then the first such act of a game waits here
 * until the player has said yes, and no later one does.
 */
#ifndef COURSE_H
#define COURSE_H

#include "bench/event.h"

enum course_kind {
    COURSE_NOTHING,
    COURSE_ORDER,                       /* a move at the table */
    COURSE_PART,                        /* a button, a switch */
    COURSE_SQUARE,                      /* that is pointed at */
    COURSE_WORDS,                       /* of a journal: "power" */
    COURSE_NUMBER,                      /* typed for a dial */
    COURSE_MOVE,                        /* typed */
};

struct course {                         /* zero it before use */
    int asks;                           /* the face can */
    int is_agreed;                      /* in this game */
    enum course_kind kind;              /* what waits */
    int number;
    char words[EVENT_WORDS_MAX];
};

struct player;

/* What to ask. */
extern const char course_question[];

/* Whether an act would be asked about now; and whether one waits. */
int course_is_asking(const struct player *player);
int course_is_waiting(const struct player *player);

/* To be called before an act: 1 if it waits now. */
int course_waits(struct player *player, enum course_kind kind, int number,
                 const char *words);

/* The answer: what waits is done, or dropped. */
void course_go_on(struct player *player);
void course_stay(struct player *player);

/* There is another game. */
void course_forget(struct player *player);

#endif
