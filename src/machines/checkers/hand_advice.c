/* hand_advice.c - a line about the next move, for a person. */
#include "machines/checkers/hand_advice.h"

#include "base/bits.h"
#include "games/draughts/minds/minds.h"

/* What the line comes to */

struct outcome {
    int men, kings;                     /* more than now, for this side */
    int is_open;                        /* somebody can take at its end */
};

static int lead_of(uint64_t set, const struct checkers *at, int side)
{
    return bits_count(set & at->pieces[side])
         - bits_count(set & at->pieces[side ^ 1]);
}

static struct outcome follow(const struct checkers *now,
                             const struct checkers_thought *thought)
{
    struct checkers end = *now;

    for (int i = 0; i < thought->line_length; i++)
        checkers_play(&end, &thought->line[i]);
    return (struct outcome){
        .men = lead_of(CHECKERS_BOARD, &end, now->turn)
             - lead_of(CHECKERS_BOARD, now, now->turn),
        .kings = lead_of(end.kings, &end, now->turn)
               - lead_of(now->kings, now, now->turn),
        .is_open = checkers_can_jump(&end),
    };
}

/* In words */

static void put_moves(int plies, struct text *to)
{
    int moves = (plies + 1) / 2;

    text_put_number(to, (uint64_t)moves);
    text_put(to, moves == 1 ? " move" : " moves");
}

static void put_gain(int men, struct text *to)
{
    text_put(to, men > 0 ? ": wins " : ": loses ");
    men = men > 0 ? men : -men;
    if (men == 1)
        text_put(to, "a man");
    else
        text_put_number(to, (uint64_t)men);
    if (men > 1)
        text_put(to, " men");
}

static void put_end(const struct checkers_thought *thought, struct text *to)
{
    int is_win = thought->score > 0;

    text_put(to, is_win ? ": wins in " : ": holds out for ");
    put_moves(CHECKERS_WIN - (is_win ? thought->score : -thought->score),
              to);
}

static void put_outlook(const struct checkers *now,
                        const struct checkers_thought *thought,
                        struct text *to)
{
    struct outcome outcome = follow(now, thought);

    if (thought->score >= CHECKERS_WON || thought->score <= -CHECKERS_WON) {
        put_end(thought, to);
    } else if (outcome.men && !outcome.is_open) {
        put_gain(outcome.men, to);
    } else if (outcome.kings > 0 && !outcome.is_open) {
        text_put(to, ": makes a king");
    } else {
        text_put(to, ": looks best, ");
        put_moves(thought->depth, to);
        text_put(to, " ahead");
    }
}

/* Half a jump was made: there is not much left to choose. */
static void advise_on_jump(const struct hand_checkers_track *track,
                           struct text *to)
{
    struct checkers_move move;

    if (!hand_checkers_track_find(track, &move))
        return;
    hand_checkers_put_move(&move, to);
    text_put(to, ": the jump goes on");
}

void hand_checkers_advise(const struct hand_checkers_track *track,
                          void *scratch, struct text *to)
{
    const struct checkers *now = &track->game.now;
    struct checkers_thought thought;
    struct checkers_moves moves;

    checkers_find_moves(now, &moves);
    if (track->length > 1) {
        advise_on_jump(track, to);
        return;
    }
    if (moves.count == 1) {
        hand_checkers_put_move(&moves.move[0], to);
        text_put(to, ": the only move");
        return;
    }
    checkers_searcher_think(&track->game, scratch, &thought);
    hand_checkers_put_move(&thought.best, to);
    put_outlook(now, &thought, to);
}
