/* match.c - what happened in a duel, read from the chip itself. */
#include "match.h"

#include <string.h>

#include "machines/duel/on_basys2.h"
#include "machines/duel/on_sim.h"
#include "rig.h"

const struct duel *match_chip(const struct session *session)
{
    const void *chip = session_chip(session);

    if (session_machine(session) == &duel_on_sim)
        return chip;
    assert_ptr_equal(session_machine(session), &duel_on_basys2);
    return &((const struct duel_basys2 *)chip)->game;
}

int match_is_over(const struct session *session)
{
    return match_chip(session)->state == DUEL_GAMEOVER;
}

static void note_try(struct match *self, const struct duel *chip)
{
    assert_true(self->count < MATCH_TRIES_MAX);
    self->tries[self->count++] = (struct match_try){
        self->round, chip->maker == DUEL_A ? 'A' : 'b', chip->code,
        chip->guess, chip->leds,
    };
}

static void watch(void *with, const struct session *session)
{
    struct match *self = with;
    const struct duel *chip = match_chip(session);

    if (chip->state == self->state)
        return;
    if (chip->state == DUEL_FEEDBACK)
        note_try(self, chip);
    if ((chip->state == DUEL_PLAYER_M || chip->state == DUEL_START)
        && self->count)
        self->round++;
    self->ended += chip->state == DUEL_GAMEOVER;
    self->state = chip->state;
}

void match_read(struct match *self, const struct session *played)
{
    memset(self, 0, sizeof *self);
    rig_play_again(played, watch, self);
}

void match_compare(const struct match *is, const struct match *should)
{
    assert_int_equal(is->count, should->count);
    assert_int_equal(is->ended, should->ended);
    for (int i = 0; i < is->count; i++) {
        assert_int_equal(is->tries[i].round, should->tries[i].round);
        assert_int_equal(is->tries[i].maker, should->tries[i].maker);
        assert_int_equal(is->tries[i].code, should->tries[i].code);
        assert_int_equal(is->tries[i].guess, should->tries[i].guess);
        assert_int_equal(is->tries[i].marks, should->tries[i].marks);
    }
}
