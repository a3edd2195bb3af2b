/* hand_entry.c - a guess that comes in at the pegs machine, press by press. */
#include "machines/pegs/hand_entry.h"

#include "games/mastermind/rules/mastermind.h"

static void shift_selection(struct hand_pegs_entry *self, int right)
{
    self->place = (uint8_t)((self->place + right) % PEGS_PLACES);
}

/* The colours wrap, as on the machine. */
static void shift_colour(struct hand_pegs_entry *self, int by)
{
    int shift = MASTERMIND_PEG_BITS * (PEGS_PLACES - 1 - self->place);
    int colour = (self->guess >> shift) + by;

    self->guess = (uint16_t)((self->guess & ~(15 << shift))
                             | (colour & 7) << shift);
}

void hand_pegs_entry_apply(struct hand_pegs_entry *self, int button)
{
    switch (button) {
    case PEGS_BTNL: shift_selection(self, PEGS_PLACES - 1); break;
    case PEGS_BTNR: shift_selection(self, 1); break;
    case PEGS_BTNU: shift_colour(self, 1); break;
    default:        shift_colour(self, -1); break;
    }
}

/* Presses of BTNU until a peg has its planned colour, modulo eight. */
static unsigned steps_up(const struct hand_pegs_entry *self, uint32_t plan,
                         int place)
{
    return (mastermind_peg(plan, PEGS_PLACES, place)
            - mastermind_peg(self->guess, PEGS_PLACES, place)) & 7;
}

const char *hand_pegs_entry_next(const struct hand_pegs_entry *self,
                                 uint32_t plan)
{
    int here = self->place;
    int right = (here + 1) % PEGS_PLACES;
    int left = (here + PEGS_PLACES - 1) % PEGS_PLACES;
    unsigned up = steps_up(self, plan, here);

    if (up)
        return up <= 4 ? "BTNU" : "BTND";
    return steps_up(self, plan, left) && !steps_up(self, plan, right)
         ? "BTNL" : "BTNR";
}
