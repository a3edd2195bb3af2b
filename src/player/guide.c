/* guide.c - a guided first game: one step after the other. */
#include "player/guide.h"

#include <string.h>

void guide_begin(struct guide *self, const struct play *play)
{
    const struct intro *intro = intro_of(session_machine(play->session));

    memset(self, 0, sizeof *self);
    self->steps = intro ? intro->steps : 0;
    self->is_on = self->steps > 0 && play_table_is_open(play);
    guide_look(self, play);
}

void guide_stop(struct guide *self)
{
    memset(self, 0, sizeof *self);
}

/* A step never comes back, so a player who takes a move back is not asked for
 * it again. */
int guide_look(struct guide *self, const struct play *play)
{
    struct guide before = *self;

    if (!self->is_on)
        return 0;
    play_table_guide(play, self->step, &self->now);
    while (self->step < self->steps && self->now.is_done) {
        self->step++;
        play_table_guide(play, self->step, &self->now);
    }
    self->is_on = self->step < self->steps;
    return self->step != before.step || self->now.touch != before.now.touch
        || self->now.part != before.now.part
        || !text_same(self->now.words, before.now.words);
}

void guide_mark(const struct guide *self, struct table *table)
{
    for (int i = 0; self->is_on && i < table->count; i++)
        if (table->item[i].touch && table->item[i].touch == self->now.touch)
            table->item[i].marks |= TABLE_IS_NEXT;
}
