/* rtl.h - commands with --rtl: machines as they are loaded onto a board. */
#ifndef CLI_RTL_H
#define CLI_RTL_H

#include "cli/args.h"
#include "twin/top.h"

#define RTL_OPTION                                                        \
    {"rtl", 0, NULL, "run the machine's top in Verilog on its board"}

/* Opens the top of this machine, "duel:basys2#42", or of the one of a journal
 * or script: those who open its id then name top_machine as the design. The
 * caller closes it. On an error *top is null. */
const char *rtl_open(const char *id, struct top **top);
const char *rtl_open_journal(const char *path, struct top **top);

#endif
