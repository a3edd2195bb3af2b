/* at_board.h - a game as a person has it before him. */
#ifndef AT_BOARD_H
#define AT_BOARD_H

#include "check.h"

#include <string.h>

#include "player/player.h"

static const uint64_t frame_ns = 20000000;

struct sitting {
    struct play play;
    struct player game;
};

/* With a mind in the second seat, or nobody. */
static inline void begin_against(struct sitting *self, const char *id,
                                 const char *mind)
{
    struct session *session;

    memset(self, 0, sizeof *self);
    assert_null(session_open(&session, id));
    assert_null(play_open(&self->play, session, NULL, mind));
    self->game.play = &self->play;
}

static inline void begin(struct sitting *self, const char *id)
{
    begin_against(self, id, NULL);
}

static inline void frames(struct sitting *self, int count)
{
    while (count-- > 0)
        player_advance(&self->game, frame_ns);
}

static inline void expect_count(const struct sitting *self, size_t count)
{
    assert_int_equal(session_event_count(self->play.session), count);
}

#endif
