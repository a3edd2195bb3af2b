/* hand_advice.c - a line about the next move, for a person.
 *
 * The searching mind's best move, and in a few words why: what its expected
 * line wins or loses, or that it is won or lost. Numbers of evaluation mean
 * nothing to a player and are not shown.
 */
#include "machines/checkers/hand_advice.h"

#include "base/bits.h"
#include "games/draughts/minds/minds.h"

/* What the line comes to */

struct outcome {
    int men, kings;                     /* more than now, for this side */
    int is_open;                        /* somebody can take at its end */
};

/* How many more of a set this side has than the other. */
static int piece_lead(uint64_t set, const struct checkers *at, int side)
{
    return bits_count(set & at->pieces[side])
         - bits_count(set & at->pieces[side ^ 1]);
}

/* A line that ends in the middle of an exchange says nothing yet (is_open). */
static struct outcome outcome_of_line(const struct checkers *now,
                                      const struct checkers_thought *thought)
{
    struct checkers end = *now;

    for (int i = 0; i < thought->line_length; i++)
        checkers_play(&end, &thought->line[i]);
    return (struct outcome){
        .men = piece_lead(CHECKERS_BOARD, &end, now->turn)
             - piece_lead(CHECKERS_BOARD, now, now->turn),
        .kings = piece_lead(end.kings, &end, now->turn)
               - piece_lead(now->kings, now, now->turn),
        .is_open = checkers_can_jump(&end),
    };
}

/* In words */

static void put_move_count(int plies, struct text *to)
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

/* Scores near CHECKERS_WIN count the plies to the end. */
static void put_forced_end(const struct checkers_thought *thought,
                           struct text *to)
{
    int is_win = thought->score > 0;

    text_put(to, is_win ? ": wins in " : ": holds out for ");
    put_move_count(CHECKERS_WIN - (is_win ? thought->score : -thought->score),
                   to);
}

/* The strongest claim that holds: the end of the game, then men, then a king;
 * otherwise only how far the search has looked. */
static void put_outlook(const struct checkers *now,
                        const struct checkers_thought *thought,
                        struct text *to)
{
    struct outcome outcome = outcome_of_line(now, thought);

    if (thought->score >= CHECKERS_WON || thought->score <= -CHECKERS_WON) {
        put_forced_end(thought, to);
    } else if (outcome.men && !outcome.is_open) {
        put_gain(outcome.men, to);
    } else if (outcome.kings > 0 && !outcome.is_open) {
        text_put(to, ": makes a king");
    } else {
        text_put(to, ": looks best, ");
        put_move_count(thought->depth, to);
        text_put(to, " ahead");
    }
}

/* Half a jump was made: only its continuations are legal. Any will do. */
static void advise_on_jump(const struct hand_checkers_track *track,
                           struct text *to)
{
    struct checkers_move move;

    if (!hand_checkers_track_find(track, &move))
        return;
    hand_checkers_put_move(&move, to);
    text_put(to, ": the jump goes on");
}

/* What is forced needs no search. */
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
