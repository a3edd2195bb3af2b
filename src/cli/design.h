/* design.h - options of commands that take a user's own design in place of a
 * machine. */
#ifndef CLI_DESIGN_H
#define CLI_DESIGN_H

#include "cli/args.h"
#include "designs/on_board.h"
#include "disk/file.h"

#define DESIGN_OPTIONS                                                    \
    {"board", 0, "BOARD", "of a design: this board, not the best match"}, \
    {"top", 0, "MODULE", "of a design: this top, not the best match"},    \
    {"plug", 0, "JA=THING", "of a design: plug THING into the connector " \
     "JA; may be repeated"},                                              \
    {"beside", 0, "PATH", "of a design: a second one, on a board of its " \
     "own"},                                                              \
    {"join", 0, "PORT=PORT", "a wire between the two boards; may be "     \
     "repeated"},                                                         \
    {"engine", 'e', "ENGINE", "of a design: leap, verilator or icarus"}
#define DESIGN_OPTION                                                     \
    {"design", 'd', "PATH", "a project folder or a source; may be "       \
     "repeated"},                                                         \
    DESIGN_OPTIONS

/* The folder with our models of vendors' cells; 0 if it is not there. */
int design_find_cells(char cells[FILE_PATH_MAX]);

/* Whether the words of a command line are a project: a folder, or sources. */
int design_is_named(const struct args *args);

/* Opens the project that the words name, or the one of --design; prints in one
 * line what was chosen. *design is null if there is none. */
const char *design_open_words(const struct args *args,
                              struct on_board **design);
const char *design_open_option(const struct args *args,
                               struct on_board **design);

/* The same with nets inside led out: those of --signal, or all. */
const char *design_open_traced(const struct args *args,
                               struct on_board **design);

#endif
