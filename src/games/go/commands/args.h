/* args.h - rules of Go and limits from the command line. */
#ifndef GO_ARGS_H
#define GO_ARGS_H

#include "cli/args.h"
#include "games/go/rules/game.h"

#define GO_ARGS_SIZE {"size", 0, "N", "lines of the board, 2 to 19; else 9"}
#define GO_ARGS_KOMI {"komi", 0, "POINTS", "for White; else 7.5"}
#define GO_ARGS_RULES {"rules", 'r', "RULES", "such as AGA; else Chinese: " \
                       "area, superko"}

#define GO_ARGS_RULES_UNSAID {"rules", 'r', "RULES", "where a file names " \
                              "none; else area, simple ko"}

/* Those that programs play by among themselves: 9 lines, area, positional
 * superko, komi 7.5. */
void go_args_standard(struct go_rules *rules);

/* What a file means that says nothing: area, simple ko, no komi. */
void go_args_unsaid(struct go_rules *rules);

/* --size, --komi and --rules over what the rules say already; a null return
 * is success. */
const char *go_args_rules(const struct args *args, struct go_rules *rules);

/* Seconds such as 2 or 0.25, more than none and a day at most; it stays as
 * it is if the option is not given. */
const char *go_args_seconds(const struct args *args, const char *name,
                            int *ms);

#endif
