/* revisit.c - returns to a move, or to where it was due.
 *
 * A move is made by a press, and the board answers later: time runs on from
 * the press, as it did, until the table has the move. To make another one in
 * its place, right after the move before it is often too early as well: in a
 * game of rounds the other side still has to read its judgement and to make a
 * code. There time runs on until the seat of the move is to act.
 */
#include "player/revisit.h"

#include "bench/play_table.h"

enum {
    RESTS_A_SECOND = 2,                 /* one of them, half a second, ends a
                                         * row of presses: the menu before a
                                         * first stone is no part of it */
    SHOWN_SECONDS = 10,                 /* by then a board has answered */
    LOOKS_A_SECOND = 50,
};

static uint64_t clock_of(const struct play *play)
{
    return session_machine(play->session)->board->clock_hz;
}

/* Before the presses that made the first move of a game: from there back to
 * the first longer rest. */
static uint64_t before_presses(const struct play *play, uint64_t tick)
{
    uint64_t rest = clock_of(play) / RESTS_A_SECOND, first = tick;

    for (size_t i = session_event_count(play->session); i > 0; i--) {
        uint64_t at = session_event(play->session, i - 1)->tick;

        if (at > tick)
            continue;
        if (first - at > rest)
            break;
        first = at;
    }
    return first;
}

/* Whether the table shows so many moves, and this seat is to act; 0: any. */
static int is_shown(const struct play *play, int moves, char seat)
{
    return play_table_moves(play) >= moves
        && (!seat || play_table_is_due(play, seat));
}

static void run_until_shown(struct play *play, int moves, char seat,
                            uint64_t end)
{
    uint64_t step = clock_of(play) / LOOKS_A_SECOND;

    while (!is_shown(play, moves, seat)
           && session_tick(play->session) + step < end)
        play_run(play, step);
}

/* No further than the game has come. */
void revisit_move(struct player *player, const struct table_move *move, int i)
{
    struct play *play = player->play;
    uint64_t last = move->tick + SHOWN_SECONDS * clock_of(play);
    uint64_t end = session_end(play->session);

    player_visit(player, move->tick);
    run_until_shown(play, i + 1, 0, last < end ? last : end);
}

void revisit_turn(struct player *player, const struct table_move *move, int i,
                  const struct table_move *before)
{
    player_visit(player, before ? before->tick
                                : before_presses(player->play, move->tick));
    if (before)
        run_until_shown(player->play, i, move->seat, move->tick);
}
