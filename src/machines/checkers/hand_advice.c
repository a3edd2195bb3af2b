/* hand_advice.c - a line about the next move, for a person.
 *
 * The searching mind's best move, and in a few words why: what its expected
 * line wins or loses, or that it is won or lost. Numbers of evaluation mean
 * nothing to a player and are not shown.
 */
#include "machines/checkers/hand_advice.h"

#include "base/bits.h"
#include "base/words.h"
#include "games/draughts/minds/minds.h"

enum { MOVE_WORDS_MAX = 40 };           /* "c3xe5xg7" and longer */

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

/* A pattern with the move and a number; one is said without it. */
static void put_counted(struct text *to, int count, const char *one,
                        const char *others, const char *move)
{
    char digits[12];
    struct text number;

    text_begin(&number, digits, sizeof digits);
    text_put_number(&number, (uint64_t)count);
    words_put(to, count == 1 ? one : others, move, digits, (char *)0);
}

static int moves_for_plies(int plies)
{
    return (plies + 1) / 2;
}

static void put_gain(int men, const char *move, struct text *to)
{
    if (men > 0)
        put_counted(to, men, WORDS("{1}: wins a man"),
                    WORDS("{1}: wins {2} men"), move);
    else
        put_counted(to, -men, WORDS("{1}: loses a man"),
                    WORDS("{1}: loses {2} men"), move);
}

/* Scores near CHECKERS_WIN count the plies to the end. */
static void put_forced_end(const struct checkers_thought *thought,
                           const char *move, struct text *to)
{
    int is_win = thought->score > 0;
    int plies = CHECKERS_WIN - (is_win ? thought->score : -thought->score);

    if (is_win)
        put_counted(to, moves_for_plies(plies), WORDS("{1}: wins in {2} move"),
                    WORDS("{1}: wins in {2} moves"), move);
    else
        put_counted(to, moves_for_plies(plies),
                    WORDS("{1}: holds out for {2} move"),
                    WORDS("{1}: holds out for {2} moves"), move);
}

/* The strongest claim that holds: the end of the game, then men, then a king;
 * otherwise only how far the search has looked. */
static void put_outlook(const struct checkers *now,
                        const struct checkers_thought *thought,
                        const char *move, struct text *to)
{
    struct outcome outcome = outcome_of_line(now, thought);

    if (thought->score >= CHECKERS_WON || thought->score <= -CHECKERS_WON)
        put_forced_end(thought, move, to);
    else if (outcome.men && !outcome.is_open)
        put_gain(outcome.men, move, to);
    else if (outcome.kings > 0 && !outcome.is_open)
        words_put(to, "{1}: makes a king", move, (char *)0);
    else
        put_counted(to, moves_for_plies(thought->depth),
                    WORDS("{1}: looks best, {2} move ahead"),
                    WORDS("{1}: looks best, {2} moves ahead"), move);
}

/* A move as text, for the holes of patterns. */
static void name_move(const struct checkers_move *move,
                      char words[MOVE_WORDS_MAX])
{
    struct text to;

    text_begin(&to, words, MOVE_WORDS_MAX);
    hand_checkers_put_move(move, &to);
}

/* Half a jump was made: only its continuations are legal. Any will do. */
static void advise_on_jump(const struct hand_checkers_track *track,
                           struct text *to)
{
    struct checkers_move move;
    char words[MOVE_WORDS_MAX];

    if (!hand_checkers_track_find(track, &move))
        return;
    name_move(&move, words);
    words_put(to, "{1}: the jump goes on", words, (char *)0);
}

/* What is forced needs no search. */
void hand_checkers_advise(const struct hand_checkers_track *track,
                          void *scratch, struct text *to)
{
    const struct checkers *now = &track->game.now;
    struct checkers_thought thought;
    struct checkers_moves moves;
    char words[MOVE_WORDS_MAX];

    checkers_find_moves(now, &moves);
    if (track->length > 1) {
        advise_on_jump(track, to);
        return;
    }
    if (moves.count == 1) {
        name_move(&moves.move[0], words);
        words_put(to, "{1}: the only move", words, (char *)0);
        return;
    }
    checkers_searcher_think(&track->game, scratch, &thought);
    name_move(&thought.best, words);
    put_outlook(now, &thought, words, to);
}
