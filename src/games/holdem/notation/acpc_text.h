/* acpc_text.h - hands of the Annual Computer Poker Competition as text.
 *
 *     MATCHSTATE:1:7:cr300c/:|AhKd/2c7dTh    as position 1 sees hand 7
 *     STATE:7:cr300f:QsJs|AhKd:-100|100:Bob|Alice          a line of a log
 *     SCORE:-250|250:Alice|Bob                             its last line
 *
 * Betting is f, c and r, in no-limit with the player's total after the raise;
 * a slash ends a round. Cards are those of the players by position, unknown
 * ones left out, then the board, round by round.
 */
#ifndef ACPC_TEXT_H
#define ACPC_TEXT_H

#include "base/slice.h"
#include "base/text.h"
#include "games/holdem/rules/acpc.h"

enum {
    ACPC_LINE_MAX = 4096,               /* longest state there can be, with
                                         * an action after it */
    ACPC_WHOLE = -1,                    /* a viewer who sees all cards */
};

/* "VERSION:2.0.0", with which a player begins. */
extern const char acpc_version[];

/* Null if the line is a version that this dealer serves, else why not. */
const char *acpc_check_version(const char *line);

/* Actions and betting */

void acpc_write_action(const struct acpc_game *game,
                       const struct acpc_action *action, struct text *to);

/* Reads f, c, r or r300, and advances *at; case does not matter, and k is a
 * check, b a bet. 0 if there is none. */
int acpc_read_action(const struct acpc_game *game, const char **at,
                     struct acpc_action *action);

void acpc_write_betting(const struct acpc_hand *hand, struct text *to);

/* Plays the actions up to a colon or the end, and advances *at. Slashes may be
 * left out. Null is success; otherwise why not, and *at is there. */
const char *acpc_read_betting(struct acpc_hand *hand, const char **at);

/* States */

/* The hand as a position sees it: its own cards, and those that are shown at
 * the end. ACPC_WHOLE writes all cards, without position, as logs do. */
void acpc_write_state(const struct acpc_hand *hand, int viewer,
                      struct text *to);

/* Reads a state of either kind and advances *at past its cards. Null is
 * success; otherwise why not, and *at is there. */
const char *acpc_read_state(struct acpc_hand *hand,
                            const struct acpc_game *game, int *viewer,
                            const char **at);

/* Values */

/* An amount as parts of a chip, or as a sum of many that are too large for
 * that. */
struct acpc_sum {
    int64_t chips, parts;
};

void acpc_add(struct acpc_sum *sum, int64_t parts);

/* At most six digits after the point, without trailing zeros. */
void acpc_write_sum(const struct acpc_sum *sum, struct text *to);
void acpc_write_parts(int64_t parts, struct text *to);

/* Game files */

/* Reads a game. Null is success; otherwise the reason, with the line it is
 * in; line 0 is the file as a whole. */
const char *acpc_read_game(struct acpc_game *game, const char *text,
                           size_t length, int *line);

/* Writes one, each line after `before`: "# " for a comment. */
void acpc_write_game(const struct acpc_game *game, const char *before,
                     struct text *to);

#endif
