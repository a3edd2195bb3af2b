/* sitting.h - from what a player asked for to a game on a face. */
#ifndef SITTING_H
#define SITTING_H

struct sitting {
    const char *id;                     /* "duel#42 repeat=counting", or */
    const char *load;                   /* a journal to go on with */
    const char *a, *b;                  /* minds; null: people */
    const char *face;                   /* null: the best one here */
    int keeps_no_journal;
    int opens_menu;                     /* where the face has one */
};

/* Plays it; the return is the exit status. */
int sitting_run(const struct sitting *wish);

/* Two minds play, and the board is printed: no terminal is needed. */
int sitting_demo(void);

#endif
