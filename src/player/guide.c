/* guide.c - a guided first game: one step after the other. */
#include "player/guide.h"

#include <string.h>

#include "base/words.h"

static int count_people(const struct play *play)
{
    const struct machine_type *machine = session_machine(play->session);
    const char *seats = machine->seats;
    int count = 0;

    for (int i = 0; seats && seats[i] && i < PLAY_SEATS; i++)
        count += !play->minds[i][0]
              && !machine_missing_seat(machine, seats[i],
                                       session_setup(play->session)->option);
    return count;
}

int guide_suits(const struct play *play)
{
    const struct intro *intro = intro_of(session_machine(play->session));

    return intro && intro->steps > 0 && count_people(play) == 1
        && session_event_count(play->session) == 0
        && play_table_is_open(play);
}

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

void guide_put(const struct guide *self, struct text *to)
{
    char step[12], steps[12];
    struct text number;

    text_begin(&number, step, sizeof step);
    text_put_number(&number, (uint64_t)self->step + 1);
    text_begin(&number, steps, sizeof steps);
    text_put_number(&number, (uint64_t)self->steps);
    if (self->is_on)
        words_put(to, "Step {1} of {2}: {3}", step, steps,
                  words_of(self->now.words), (char *)0);
}

int guide_part(const struct guide *self, const struct play *play)
{
    const struct board_type *board = session_machine(play->session)->board;

    return self->is_on && self->now.part
         ? board_find(board, self->now.part).first + 1 : 0;
}

void guide_mark(const struct guide *self, struct table *table)
{
    for (int i = 0; self->is_on && i < table->count; i++)
        if (table->item[i].touch && table->item[i].touch == self->now.touch)
            table->item[i].marks |= TABLE_IS_NEXT;
}
