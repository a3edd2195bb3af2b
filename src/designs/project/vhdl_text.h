/* vhdl_text.h - fits what GHDL writes in among the other sources. */
#ifndef VHDL_TEXT_H
#define VHDL_TEXT_H

#include "base/text.h"
#include "designs/project/project.h"

/* Modules without empty ones and doubles, real generics as numbers, names of
 * modules in Verilog as these are spelled. The result is not longer than the
 * text: two spellings of a name have the same length, and a number is shorter
 * than 64 bits. */
void vhdl_text_clean(const char *text, const struct project *project,
                     struct text *to);

#endif
