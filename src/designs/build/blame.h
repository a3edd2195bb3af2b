/* blame.h - traces a tool's error message to a file and line of the student's.
 *
 * Tools work on a copy and know it by other names; some of their messages have
 * no place at all, and a tool that is ended for its greed says nothing. A
 * message for people always begins with a file and a line: that of the tool,
 * or of the module that it was busy with, or of the top.
 */
#ifndef BLAME_H
#define BLAME_H

#include "designs/project/project.h"

/* The first complaint in what a tool printed, by `mark` ("ERROR: "): a
 * text_error, "folder/top.v:12: Yosys: syntax error". */
const char *blame_complaint(const struct project *project, const char *tool,
                            const char *mark, const char *log);

/* What our own engine says of a netlist, "led in top.v:1", in the same way. */
const char *blame_words(const struct project *project, const char *words);

/* The tool was ended by a limit, and the log says how far it came. */
const char *blame_limit(const struct project *project, const char *tool,
                        const char *limit, const char *log);

#endif
