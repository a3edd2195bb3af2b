/* checkers_judge.c - the rules of checkers as a person reads them. */
#include "machines/checkers/checkers_judge.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static int is_dark(int row, int column)
{
    return row % 2 == column % 2;
}

static char first_owner(int row, int column)
{
    if (!is_dark(row, column) || row == 3 || row == 4)
        return '.';
    return row < 3 ? 'r' : 'b';
}

void checkers_judge_begin(struct checkers_paper *paper)
{
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
            paper->man[row][column] = first_owner(row, column);
    paper->side = 'r';
}

char checkers_judge_other(char side)
{
    return side == 'r' ? 'b' : 'r';
}

static char owner(const struct checkers_paper *paper, int row, int column)
{
    return (char)tolower(paper->man[row][column]);
}

static int may_go(char man, int rows)
{
    switch (man) {
    case 'r': return rows > 0;
    case 'b': return rows < 0;
    default:  return 1;
    }
}

/* Diagonal, forwards, one or two squares: how many, or none. */
static int reach(const struct checkers_paper *paper, struct checkers_hop hop)
{
    int rows = hop.to_row - hop.from_row;
    int columns = hop.to_column - hop.from_column;

    if (abs(rows) != abs(columns))
        return 0;
    if (!may_go(paper->man[hop.from_row][hop.from_column], rows))
        return 0;
    return abs(rows) <= 2 ? abs(rows) : 0;
}

static char between(const struct checkers_paper *paper,
                    struct checkers_hop hop)
{
    return owner(paper, (hop.from_row + hop.to_row) / 2,
                 (hop.from_column + hop.to_column) / 2);
}

static enum checkers_verdict judge_reach(const struct checkers_paper *paper,
                                         struct checkers_hop hop)
{
    switch (reach(paper, hop)) {
    case 1:
        return CHECKERS_STEP;
    case 2:
        return between(paper, hop) == checkers_judge_other(paper->side)
            ? CHECKERS_JUMP : CHECKERS_NO_ENEMY;
    default:
        return CHECKERS_NO_WAY;
    }
}

enum checkers_verdict checkers_judge(const struct checkers_paper *paper,
                                     struct checkers_hop hop)
{
    if (!is_dark(hop.from_row, hop.from_column))
        return CHECKERS_LIGHT_SOURCE;
    if (owner(paper, hop.from_row, hop.from_column) != paper->side)
        return CHECKERS_NOT_OWN;
    if (!is_dark(hop.to_row, hop.to_column))
        return CHECKERS_LIGHT_DEST;
    if (paper->man[hop.to_row][hop.to_column] != '.')
        return CHECKERS_NO_WAY;
    return judge_reach(paper, hop);
}

void checkers_judge_do(struct checkers_paper *paper, struct checkers_hop hop)
{
    paper->man[hop.to_row][hop.to_column] =
        paper->man[hop.from_row][hop.from_column];
    if (abs(hop.to_row - hop.from_row) == 2)
        paper->man[(hop.from_row + hop.to_row) / 2]
                  [(hop.from_column + hop.to_column) / 2] = '.';
    paper->man[hop.from_row][hop.from_column] = '.';
}
