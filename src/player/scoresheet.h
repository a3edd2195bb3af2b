/* scoresheet.h - the moves of a game in a list, to go back to one of them.
 *
 * The table knows the moves up to the moment that is shown. Here the later
 * ones are kept as well while an earlier moment is looked at, so that there is
 * a way forward again; they are gone when the game takes another course.
 */
#ifndef SCORESHEET_H
#define SCORESHEET_H

#include "bench/table.h"
#include "player/player.h"

enum { SCORESHEET_MOVES = 512 };

struct scoresheet {                     /* zero it before use */
    const struct session *session;      /* whose moves these are */
    int count;
    struct table_move move[SCORESHEET_MOVES];
};

/* Looks at the moves of a sitting; once a picture. */
void scoresheet_look(struct scoresheet *self, const struct play *play);

/* The last move that was made by now; -1: none. */
int scoresheet_now(const struct scoresheet *self, const struct play *play);

/* Goes to the moment of a move, and pauses there. */
void scoresheet_seek(const struct scoresheet *self, struct player *player,
                     int i);

/* Whether a person has made a move by now; and back to before it, paused: the
 * next move goes on from there. */
int scoresheet_can_take_back(const struct scoresheet *self,
                             const struct play *play);
void scoresheet_take_back(const struct scoresheet *self,
                          struct player *player);

#endif
