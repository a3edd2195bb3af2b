/* acpc_log.h - logs of matches of the Annual Computer Poker Competition.
 *
 * A log is a line for each hand, and at the end the score:
 *
 *     STATE:0:r300c/cc/cc/cc:QsJs|AhKd/2c7dTh/4s/9d:-300|300:Bob|Alice
 *     SCORE:-300|300:Bob|Alice
 *
 * It does not say which game it is of. Ours do, in comments that are a game
 * file; for others the caller may know, or the usual game is assumed. A remark
 * may follow a line after " # ". Numbers of hands are not checked: logs may be
 * parts or collections, and a lost hand shows in the score.
 */
#ifndef ACPC_LOG_H
#define ACPC_LOG_H

#include "games/holdem/notation/acpc_text.h"

enum { ACPC_NAME_MAX = 64 };            /* bytes of a name, zero included */

/* Null if a player may be called that in a log, else why not. */
const char *acpc_log_check_name(const char *name);

/* Writes a line without its end. Names are by position, those of the score by
 * seat. */
void acpc_log_write_hand(const struct acpc_hand *hand,
                         const char *const name[ACPC_PLAYERS],
                         struct text *to);
void acpc_log_write_score(const struct acpc_sum *sum,
                          const char *const name[ACPC_PLAYERS], int players,
                          struct text *to);

struct acpc_log {
    void (*tell)(void *context, int line, int column, const char *message);
    void *context;

    const char *at, *end;               /* of what is left of the text */
    int line;                           /* of the last one read */
    int has_game, is_stopped;
    struct acpc_game game;
    char text[ACPC_LINE_MAX];           /* the last line */

    int is_broken;                      /* a hand could not be read: what
                                         * follows from it is not told */
    int has_stranger;                   /* who was not in the first hand */
    int players;                        /* that the match has, or 0 */
    char name[ACPC_PLAYERS][ACPC_NAME_MAX];
    struct acpc_sum sum[ACPC_PLAYERS];
    struct acpc_hand hand;
};

/* Whether a text is a log: its first line but comments is one of a hand, or
 * the score. */
int acpc_log_is(const char *text, size_t length);

/* Begins to check a log; game may be null. Defects are told with their
 * places. */
void acpc_log_begin(struct acpc_log *self, const char *text, size_t length,
                    const struct acpc_game *game);

/* Checks the next hand, and what lies before it: every action is legal, every
 * card there once, the values are what was won. 0 if there is no other. */
int acpc_log_next(struct acpc_log *self);

#endif
