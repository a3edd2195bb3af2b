/* hand_notes.c - what was done at the poker machine, in the words of poker.
 *
 * The machine knows only chips that are added. What they mean - a call, a
 * raise, too little - follows from the totals before them.
 */
#include "machines/poker/hand_notes.h"

#include <string.h>

/* The older half makes room: nobody reads that far back. */
static struct hand_poker_note *add_note(struct hand_poker_notes *self,
                                        const struct hand_poker_track *track,
                                        uint64_t tick)
{
    struct hand_poker_note *note;

    if (self->count == HAND_POKER_NOTES) {
        self->count /= 2;
        memmove(self->note, self->note + self->count,
                (size_t)self->count * sizeof *self->note);
    }
    note = &self->note[self->count++];
    memset(note, 0, sizeof *note);
    note->tick = tick;
    note->hand = track->hands;
    return note;
}

/* Before the track has paid the pot out. Split as the machine does it: player 1
 * gets the odd chip. */
static void note_chips(struct hand_poker_note *note,
                       const struct hand_poker_track *track, int winner)
{
    int32_t first = winner == POKER_TIE ? note->amount - note->amount / 2
                  : winner == 0 ? note->amount : 0;

    note->chips[0] = track->wallet[0] + first;
    note->chips[1] = track->wallet[1] + note->amount - first;
}

static void end_in_notes(struct hand_poker_notes *self,
                         const struct hand_poker_track *track, int winner,
                         uint64_t tick)
{
    struct hand_poker_note *note = add_note(self, track, tick);

    note->act = winner == POKER_TIE ? HAND_POKER_TIED : HAND_POKER_WON;
    note->player = winner == 1;
    note->amount = track->total[0] + track->total[1];
    note_chips(note, track, winner);
}

void hand_poker_notes_win(struct hand_poker_notes *self,
                          const struct hand_poker_track *track, int winner,
                          uint64_t tick)
{
    end_in_notes(self, track, winner, tick);
}

/* More than the other has counts only if he can still answer. The first bet
 * of a round is a bet, any higher one a raise. */
static void judge_chips(struct hand_poker_note *note,
                        const struct hand_poker_track *before, int32_t chips)
{
    int player = note->player;
    int32_t due = before->total[!player] - before->total[player];
    int32_t left = before->wallet[player] - chips;

    note->amount = chips;
    note->is_all_in = left == 0 && chips > 0;
    if (left < 0) {
        note->act = HAND_POKER_REFUSED;
    } else if (chips < due && left > 0) {
        note->act = HAND_POKER_FELL_SHORT;
    } else if (chips > due && before->wallet[!player] > 0) {
        note->act = before->total[player] == before->before[player] && due == 0
                  ? HAND_POKER_BET : HAND_POKER_RAISED;
        note->amount = before->total[player] + chips - before->before[player];
    } else {
        note->act = due > 0 ? HAND_POKER_CALLED : HAND_POKER_CHECKED;
        note->amount = chips < due ? chips : due;
    }
}

void hand_poker_notes_bet(struct hand_poker_notes *self,
                          const struct hand_poker_track *before,
                          struct hand_poker_bet bet, uint64_t tick)
{
    struct hand_poker_note *note = add_note(self, before, tick);

    note->player = before->player == 1;
    if (!bet.is_fold) {
        judge_chips(note, before, bet.chips);
        return;
    }
    note->act = HAND_POKER_FOLDED;
    end_in_notes(self, before, !note->player, tick);
}

int hand_poker_notes_is_end(const struct hand_poker_note *note)
{
    return note->act == HAND_POKER_WON || note->act == HAND_POKER_TIED;
}

/* From the end back, within a hand. */
static const struct hand_poker_note *
find_note(const struct hand_poker_notes *self, unsigned hand, int wants_end,
          int player)
{
    for (int i = self->count - 1; i >= 0 && self->note[i].hand == hand; i--)
        if (hand_poker_notes_is_end(&self->note[i]) == wants_end
            && (player == POKER_NOBODY || self->note[i].player == player))
            return &self->note[i];
    return NULL;
}

const struct hand_poker_note *
hand_poker_notes_last(const struct hand_poker_notes *self, unsigned hand,
                      int player)
{
    return find_note(self, hand, 0, player);
}

const struct hand_poker_note *
hand_poker_notes_end(const struct hand_poker_notes *self, unsigned hand)
{
    return find_note(self, hand, 1, POKER_NOBODY);
}
