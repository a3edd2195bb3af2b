/* checkers_referee.c - the whole game on paper: every legal move. */
#include "machines/checkers/checkers_referee.h"

#include <ctype.h>

#include "check.h"

static const int ways[4][2] = {{1, -1}, {1, 1}, {-1, -1}, {-1, 1}};

static int is_on_board(int row, int column)
{
    return row >= 0 && row < 8 && column >= 0 && column < 8;
}

/* The hop of so many squares this way, if the judge has nothing against it. */
static int find_hop(const struct checkers_paper *paper, int row, int column,
                    const int way[2], int squares, struct checkers_hop *hop)
{
    *hop = (struct checkers_hop){row, column, row + squares * way[0],
                                 column + squares * way[1]};
    return is_on_board(hop->to_row, hop->to_column)
        && checkers_judge(paper, *hop)
           == (squares == 1 ? CHECKERS_STEP : CHECKERS_JUMP);
}

static int can_hop(const struct checkers_paper *paper, int row, int column,
                   int squares)
{
    struct checkers_hop hop;

    for (int i = 0; i < 4; i++)
        if (find_hop(paper, row, column, ways[i], squares, &hop))
            return 1;
    return 0;
}

static int anyone_can_hop(const struct checkers_paper *paper, int squares)
{
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
            if (can_hop(paper, row, column, squares))
                return 1;
    return 0;
}

int checkers_referee_can_jump_from(const struct checkers_paper *paper,
                                   int row, int column)
{
    return can_hop(paper, row, column, 2);
}

int checkers_referee_can_jump(const struct checkers_paper *paper)
{
    return anyone_can_hop(paper, 2);
}

int checkers_referee_can_move(const struct checkers_paper *paper)
{
    return anyone_can_hop(paper, 1) || anyone_can_hop(paper, 2);
}

int checkers_referee_do(struct checkers_paper *paper,
                        struct checkers_hop hop)
{
    char *man = &paper->man[hop.to_row][hop.to_column];

    checkers_judge_do(paper, hop);
    if ((*man == 'r' && hop.to_row == 7) || (*man == 'b' && hop.to_row == 0)) {
        *man = (char)toupper(*man);
        return 1;
    }
    return 0;
}

static void add_line(struct checkers_lines *lines,
                     const struct checkers_line *line)
{
    assert_true(lines->count < CHECKERS_LINES_MAX);
    lines->line[lines->count++] = *line;
}

/* Every way to jump on; where there is none, the line is complete. */
static void jump_on(struct checkers_paper paper, struct checkers_line line,
                    int row, int column, struct checkers_lines *lines)
{
    int found = 0;

    for (int i = 0; i < 4; i++) {
        struct checkers_paper next = paper;
        struct checkers_line longer = line;
        struct checkers_hop hop;

        if (!find_hop(&paper, row, column, ways[i], 2, &hop))
            continue;
        found = 1;
        longer.hop[longer.hops++] = hop;
        if (checkers_referee_do(&next, hop))
            add_line(lines, &longer);           /* crowning ends a move */
        else
            jump_on(next, longer, hop.to_row, hop.to_column, lines);
    }
    if (!found && line.hops)
        add_line(lines, &line);
}

static void find_steps(const struct checkers_paper *paper, int row,
                       int column, struct checkers_lines *lines)
{
    struct checkers_line line = {.hops = 1};

    for (int i = 0; i < 4; i++)
        if (find_hop(paper, row, column, ways[i], 1, &line.hop[0]))
            add_line(lines, &line);
}

void checkers_referee_find(const struct checkers_paper *paper,
                           struct checkers_lines *lines)
{
    int must_jump = checkers_referee_can_jump(paper);

    lines->count = 0;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++)
            if (must_jump)
                jump_on(*paper, (struct checkers_line){0}, row, column,
                        lines);
            else
                find_steps(paper, row, column, lines);
}
