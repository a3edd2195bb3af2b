/* match.h - runs the games of a match, several at a time, and reports their
 * results in order.
 *
 * The match does not know what a game is: data and functions come from the
 * game's command. Here are the threads and the order of results, interruption,
 * the file of records, progress on a terminal, and what counts as an error.
 */
#ifndef MATCH_H
#define MATCH_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "disk/append.h"

enum { MATCH_SIDES = 2, MATCH_WHY_MAX = 240 };

/* One game. The result of every kind of game begins with this struct; all of
 * it is zero at first. */
struct match_result {
    int is_played;                      /* to its end; otherwise the match is
                                         * over and this one not reported */
    int is_forfeit;                     /* reported on standard error */
    char why[MATCH_WHY_MAX];            /* how it ended: "both passed" */
    char *record;                       /* malloc'ed, freed by the match; or
                                         * null */
    size_t record_length;
};

/* What each thread has of its own. */
struct match_table {
    void *side[MATCH_SIDES];
    void *game;                         /* of game_size, zero at first */
};

struct match {
    const char *name[MATCH_SIDES];      /* of match_take_names */
    const char *who;                    /* the error if they are not two */
    int games;                          /* numbered from 0 */
    int threads;
    int is_quiet;                       /* progress instead of print_result */
    int progress_ms;                    /* least time between two updates */
    size_t side_size, game_size, result_size;

    /* check_side: an error if there can be no side of that name. open_side
     * gets memory of side_size that is zero; close_side is called even if it
     * failed. Null is success. */
    const char *(*check_side)(const char *name);
    const char *(*open_side)(void *context, int number, void *side);
    void (*close_side)(void *side);

    /* prepare opens the file of records, if there is to be one, before the
     * first game. Records are appended to it; if keep is not null, it is
     * called instead, whether there is a file or not. */
    const char *(*prepare)(void *context, struct append *records);
    const char *(*keep)(void *context, struct append *records, int number,
                        const struct match_result *result);

    /* Plays one game into a result of result_size. Called by several threads
     * at a time, so with more than one thread the result must depend on
     * nothing but the number. */
    const char *(*play)(void *context, const struct match_table *table,
                        int number, struct match_result *result);

    /* Called one at a time, in the order of the games: add counts a result,
     * print_result prints it, print_progress rewrites the line of a quiet
     * match on a terminal, and print_sum ends the match, even after an
     * error. */
    void (*add)(void *context, int number, const struct match_result *result);
    void (*print_result)(void *context, int number,
                         const struct match_result *result);
    void (*print_progress)(void *context, FILE *to);
    void (*print_sum)(void *context, FILE *to);

    void *context;
};

/* Names the sides from the words of a command line: exactly two, each of them
 * accepted by check_side. The words must outlive the match. A null return is
 * success. */
const char *match_take_names(struct match *self, const char *const word[],
                             int count);

/* Which side has the first move in this game: they take turns. */
static inline int match_first(int number)
{
    return number % MATCH_SIDES;
}

/* Plays all games. A null return is success; an interrupt is the error
 * "interrupted", and output that fails "cannot write to standard output". */
const char *match_run(const struct match *self);

#endif
