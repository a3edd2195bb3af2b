/* rtl.h - commands with --rtl: machines as they are loaded onto a board. */
#ifndef CLI_RTL_H
#define CLI_RTL_H

#include "cli/args.h"
#include "twin/top.h"

#define RTL_OPTION                                                        \
    {"rtl", 0, NULL, "run the machine's top in Verilog on its board"}

/* From now on this machine, "duel:basys2#42", or the one of a journal or
 * script, is its top in Verilog. On an error *top is null; a null top may be
 * closed. */
const char *rtl_use(const char *id, struct top **top);
const char *rtl_use_journal(const char *path, struct top **top);
void rtl_end(struct top *top);

#endif
