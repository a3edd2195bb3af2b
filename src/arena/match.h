/* match.h - a match: two sides, many games, several at a time, and what comes
 * out of them, told in their order.
 *
 * What a game is, the match does not know: it is data and functions of the
 * game's command. Here are the threads and the order, interruption, the
 * records, progress on a terminal, and what counts as an error.
 */
#ifndef MATCH_H
#define MATCH_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "disk/append.h"

enum { MATCH_SIDES = 2, MATCH_WHY_MAX = 240 };

/* One game. The result of every kind of game begins with this; all of it is
 * zero at first. */
struct match_result {
    int is_played;                      /* to its end; else the match is over,
                                         * and nothing is told of this one */
    int is_forfeit;                     /* told on standard error */
    char why[MATCH_WHY_MAX];            /* "both passed" */
    char *record;                       /* the match frees it; or null */
    size_t record_length;
};

/* What each thread has of its own. */
struct match_table {
    void *side[MATCH_SIDES];
    void *game;                         /* of game_size, zero at first */
};

struct match {
    const char *name[MATCH_SIDES];      /* of match_take_names */
    const char *who;                    /* what is said if they are not two */
    const char *unread;                 /* the error if nobody reads what is
                                         * printed */
    int games;                          /* by numbers from 0 */
    int threads;
    int is_quiet;                       /* no print_result */
    int progress_ms;                    /* between two lines of progress */
    size_t side_size, game_size, result_size;

    /* Whether there can be a side of that name; and one of them, by its
     * number, in memory that is zero. It is closed after an error, too. */
    const char *(*check_side)(const char *name);
    const char *(*open_side)(void *context, int number, void *side);
    void (*close_side)(void *side);

    /* Opens the file of records, if there is to be one, before the first
     * game. To keep a record is to append it there, unless keep is not null:
     * then it is called whether there is a file or not. */
    const char *(*prepare)(void *context, struct append *records);
    const char *(*keep)(void *context, struct append *records, int number,
                        const struct match_result *result);

    /* One game, into a result of result_size. What it comes to depends on its
     * number only, unless there is but one thread. Several at a time. */
    const char *(*play)(void *context, const struct match_table *table,
                        int number, struct match_result *result);

    /* Never two at a time, in the order of the games: adds a result up;
     * prints it; prints how far the match is, on a terminal, for the quiet;
     * and at last the sum, after an error, too. */
    void (*add)(void *context, int number, const struct match_result *result);
    void (*print_result)(void *context, int number,
                         const struct match_result *result);
    void (*print_progress)(void *context, FILE *to);
    void (*print_sum)(void *context, FILE *to);

    void *context;
};

/* Takes the sides by the words of a command line, if they are two and each can
 * be had; the words stay the caller's. A null return is success. */
const char *match_take_names(struct match *self, const char *const word[],
                             int count);

/* Which side has the first move in this game: they take turns. */
static inline int match_first(int number)
{
    return number % MATCH_SIDES;
}

/* A null return is success; "interrupted" is an error, too. */
const char *match_run(const struct match *self);

#endif
