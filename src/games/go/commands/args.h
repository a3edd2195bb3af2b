/* args.h - rules of Go and limits from the command line.
 *
 * The options that several commands share, so that they read, default and fail
 * alike everywhere. */
#ifndef GO_ARGS_H
#define GO_ARGS_H

#include "cli/args.h"
#include "games/go/rules/game.h"

#define GO_ARGS_SIZE {"size", 0, "N", "board size, 2 to 19 (default 9)"}
#define GO_ARGS_KOMI {"komi", 0, "POINTS", "komi for White (default 7.5)"}
#define GO_ARGS_RULES {"rules", 'r', "RULES", "such as AGA (default Chinese: " \
                       "area, superko)"}

#define GO_ARGS_RULES_UNSAID {"rules", 'r', "RULES", "if a file names none " \
                              "(default area, simple ko)"}

/* The rules that programs play by among themselves: 9 lines, area, positional
 * superko, komi 7.5. */
void go_args_standard(struct go_rules *rules);

/* The rules of a file that names none: area, simple ko, no komi. */
void go_args_unsaid(struct go_rules *rules);

/* Applies --size, --komi and --rules to rules that are set already. A null
 * return is success; otherwise the rules are unchanged. */
const char *go_args_rules(const struct args *args, struct go_rules *rules);

/* Reads an option in seconds such as 2 or 0.25, above 0 and a day at most, into
 * milliseconds; *ms stays as it is if the option is not given. A null return is
 * success. */
const char *go_args_seconds(const struct args *args, const char *name,
                            int *ms);

#endif
