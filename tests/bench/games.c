/* games.c - what happened at a pegs machine, read from the chip itself. */
#include "games.h"

#include <string.h>

#include "games/mastermind/rules/mastermind.h"
#include "machines/pegs/on_nexys3.h"
#include "rig.h"

const struct pegs *games_chip(const struct session *session)
{
    assert_ptr_equal(session_machine(session), &pegs_on_nexys3);
    return &((const struct pegs_nexys3 *)session_chip(session))->game;
}

static void note_try(struct games *self, const struct pegs *chip,
                     uint64_t tick)
{
    assert_true(self->count < GAMES_TRIES_MAX);
    self->tries[self->count++] = (struct games_try){
        self->finished, self->turn, chip->player == PEGS_A ? 'A' : 'b',
        chip->code, chip->guess, chip->marks[chip->stored - 1], tick,
    };
}

static void watch(void *with, const struct session *session)
{
    struct games *self = with;
    const struct pegs *chip = games_chip(session);
    int is_end = chip->state == PEGS_RESULT && self->state == PEGS_PLAY;

    if (is_end || (chip->state == PEGS_PLAY && self->turn
                   && chip->turn == self->turn + 1))
        note_try(self, chip, session_tick(session));
    self->finished += is_end;
    self->won += is_end && chip->guess == chip->code;
    self->ended += chip->state == PEGS_OVER && self->state != PEGS_OVER;
    self->state = chip->state;
    self->turn = chip->turn;
}

void games_read(struct games *self, const struct session *played)
{
    memset(self, 0, sizeof *self);
    rig_play_again(played, watch, self);
}

void games_check(const struct games *self)
{
    for (int i = 0; i < self->count; i++) {
        const struct games_try *now = &self->tries[i], *past = now - 1;

        assert_int_equal(now->marks, mastermind_marks(MASTERMIND_COUNTS, 4,
                                                      now->code, now->guess));
        if (i > 0 && past->game == now->game) {
            assert_int_equal(now->turn, past->turn + 1);
            assert_int_equal(now->code, past->code);
            assert_int_equal(now->player, past->player);
        } else {
            assert_int_equal(now->turn, 1);
        }
    }
}

int games_contradictions(const struct games *self, char player)
{
    int count = 0;

    for (int i = 0; i < self->count; i++) {
        const struct games_try *now = &self->tries[i];

        for (int j = 0; j < i; j++) {
            const struct games_try *past = &self->tries[j];

            if (now->player == player && past->game == now->game
                && mastermind_marks(MASTERMIND_COUNTS, 4, now->guess,
                                    past->guess) != past->marks)
                count++;
        }
    }
    return count;
}
