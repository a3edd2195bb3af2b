/* checkers_judge.h - the rules of checkers as a person reads them: eight rows
 * of eight letters, moves as coordinates. A second witness for the chip.
 *
 *     r b    men; red goes to higher rows, black to lower ones
 *     R B    kings, which go both ways; only the whole game has them
 *     .      nobody
 */
#ifndef CHECKERS_JUDGE_H
#define CHECKERS_JUDGE_H

struct checkers_paper {
    char man[8][8];             /* by row and column */
    char side;                  /* 'r' or 'b', on turn */
};

/* What is to be said about a move, in the order of asking. */
enum checkers_verdict {
    CHECKERS_LIGHT_SOURCE,
    CHECKERS_NOT_OWN,
    CHECKERS_LIGHT_DEST,
    CHECKERS_NO_WAY,            /* taken, too far, not diagonal, backwards */
    CHECKERS_NO_ENEMY,          /* a jump over nobody or over an own man */
    CHECKERS_STEP,
    CHECKERS_JUMP,
};

struct checkers_hop {
    int from_row, from_column, to_row, to_column;
};

void checkers_judge_begin(struct checkers_paper *paper);

enum checkers_verdict checkers_judge(const struct checkers_paper *paper,
                                     struct checkers_hop hop);

/* Carries out a legal step or jump; whose turn it is stays. */
void checkers_judge_do(struct checkers_paper *paper, struct checkers_hop hop);

char checkers_judge_other(char side);

#endif
