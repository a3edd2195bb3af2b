/* solve.h - boardwalk poker solve: shared by its files.
 *
 * solve.c has the command and the solving, solve_args.c reads what is to be
 * solved, solve_team.c has the threads, solve_line.c goes to the point that is
 * shown, solve_table.c and solve_json.c print it.
 */
#ifndef POKER_SOLVE_H
#define POKER_SOLVE_H

#include "cli/command.h"
#include "games/holdem/notation/words.h"
#include "games/holdem/solver/view.h"

/* Chips are counted in hundredths, so that bets may be a share of any pot. */
enum { SOLVE_CHIP = 100, SOLVE_CHIPS_MAX = 5000000, SOLVE_WORD_MAX = 32 };

struct solve {
    /* What is asked */
    struct poker_list board;
    uint64_t pot, stack;                /* in hundredths */
    struct poker_range range[POKER_PLAYERS];
    float weight[POKER_PLAYERS][POKER_COMBOS];
    struct poker hand;
    struct solver_spot spot;
    uint64_t target;                    /* in thousandths of a percent of the
                                         * pot */
    uint64_t steps_max, memory_max;     /* bytes */
    int threads;
    const char *line;
    int has_combos, is_json, is_plan, shows_progress;

    /* What came of it */
    struct solver *solver;
    void *memory, *numbers;
    double bytes;
    double exploitability;              /* in chips */
    int is_interrupted;
    struct solver_view *view;
};

extern const struct arg_def solve_options[];

/* Reads all arguments. Null is success. */
const char *solve_read_args(struct solve *self, const struct args *args);

/* Of these, how many threads; they are set to work in the spot. */
const char *solve_read_team(struct solve *self, const struct args *args);

/* "out of position" first. */
extern const char *const solve_players[POKER_PLAYERS];

/* An amount of hundredths as chips: 19.8. */
void solve_write_chips(double hundredths, char to[SOLVE_WORD_MAX]);

/* What leads to a child of the view's node: check, bet 30, all-in 180. */
void solve_write_action(const struct solver_view *view, int action,
                        char to[SOLVE_WORD_MAX]);

/* Leads the view along the line. Null is success. */
const char *solve_follow_line(struct solve *self);

/* Prints what there is at the view. */
void solve_print_table(const struct solve *self);
void solve_print_json(const struct solve *self);

#endif
