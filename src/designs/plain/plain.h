/* plain.h - rewrites SystemVerilog as plain Verilog, by way of Verilator.
 *
 * Verilator reads all of SystemVerilog that people synthesise, and writes down
 * what it has understood (--xml-only): every type with its width, every
 * extension and selection as an operation of its own, no parameters, no
 * structures, no methods. That is written here as Verilog which Yosys reads.
 *
 *   xml            the document as a tree
 *   plain_types    widths, and arrays
 *   plain_names    what a name in a scope stands for
 *   plain_expr     expressions
 *   plain_body     statements
 *   plain          modules
 */
#ifndef PLAIN_H
#define PLAIN_H

#include <stddef.h>

/* In which base the sources have their memory files; it is not in the document.
 */
enum plain_files { PLAIN_FILES_HEX, PLAIN_FILES_BINARY, PLAIN_FILES_BOTH };

/* The Verilog, which the caller frees. An error says what cannot be written
 * this way, with file and line. */
const char *plain_verilog(const char *xml, size_t length,
                          enum plain_files memory_files, char **verilog);

#endif
