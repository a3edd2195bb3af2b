/* scoresheet.c - the moves of a game in a list, to go back to one of them.
 *
 * The watcher at the table remembers moves up to where the game is shown, as
 * all robots do. So the list is kept here, and compared with what the watcher
 * knows: at the end of the game his is right, and while the game is rewound
 * ours is, as long as his is the beginning of it.
 */
#include "player/scoresheet.h"

#include <string.h>

#include "base/words.h"
#include "bench/play_robots.h"
#include "bench/play_table.h"
#include "player/revisit.h"

/* The list */

static int is_same_move(const struct table_move *a, const struct table_move *b)
{
    return a->tick == b->tick && a->seat == b->seat
        && text_same(a->words, b->words);
}

/* Whether the game as it is seen now is the beginning of what is kept. */
static int goes_on_as_kept(const struct scoresheet *self,
                           const struct play *play, int count)
{
    struct table_move move;

    if (self->session != play->session || count > self->count
        || !player_is_rewound(play))
        return 0;
    if (count == 0)
        return 1;
    memset(&move, 0, sizeof move);
    play_table_move(play, count - 1, &move);
    return is_same_move(&move, &self->move[count - 1]);
}

/* Moves that are kept and known do not change: only new ones are asked for,
 * unless the last one known is another. */
static int first_unknown(const struct scoresheet *self,
                         const struct play *play, int count)
{
    struct table_move move;

    if (self->session != play->session || !self->count
        || count < self->count)
        return 0;
    memset(&move, 0, sizeof move);
    play_table_move(play, self->count - 1, &move);
    return is_same_move(&move, &self->move[self->count - 1])
         ? self->count : 0;
}

void scoresheet_look(struct scoresheet *self, const struct play *play)
{
    int count = play_table_moves(play), from;

    if (count > SCORESHEET_MOVES)
        count = SCORESHEET_MOVES;
    if (goes_on_as_kept(self, play, count))
        return;
    from = first_unknown(self, play, count);
    for (int i = from; i < count; i++) {
        memset(&self->move[i], 0, sizeof self->move[i]);
        play_table_move(play, i, &self->move[i]);
    }
    self->session = play->session;
    self->count = count;
}

/* Moves are in order of time. */
int scoresheet_now(const struct scoresheet *self, const struct play *play)
{
    uint64_t tick = session_tick(play->session);
    int at = self->count - 1;

    while (at >= 0 && self->move[at].tick > tick)
        at--;
    return at;
}

/* Going there */

void scoresheet_seek(const struct scoresheet *self, struct player *player,
                     int i)
{
    if (i < 0 || i >= self->count)
        return;
    revisit_move(player, &self->move[i], i);
}

static int is_own(const struct play *play, const struct table_move *move)
{
    const char *seats = session_machine(play->session)->seats;

    for (int i = 0; seats && i < PLAY_SEATS; i++)
        if (seats[i] == move->seat)
            return play_robots_is_human(play, i);
    return 0;
}

/* Up to the moment that is shown: taken back twice, it is the one before. */
static int last_own(const struct scoresheet *self, const struct play *play)
{
    int at = scoresheet_now(self, play);

    while (at >= 0 && !is_own(play, &self->move[at]))
        at--;
    return at;
}

int scoresheet_can_take_back(const struct scoresheet *self,
                             const struct play *play)
{
    return last_own(self, play) >= 0;
}

void scoresheet_take_back(const struct scoresheet *self,
                          struct player *player)
{
    int i = last_own(self, player->play);

    if (i < 0) {
        player_tell(player, WORDS("there is no move of yours to take back"));
        return;
    }
    revisit_turn(player, &self->move[i], i,
                 i ? &self->move[i - 1] : NULL);
    player_tell(player,
                WORDS("your move is taken back: make another one, or press End "
                      "to let it stand"));
}
