/* ports.h - moves pins between words and the ports of a design: C++ for the
 * shims, and a plain list for a simulator that finds ports by name.
 *
 * build.c writes both into the folder of a build, and hashes them. Ports carry
 * levels and pins are active words: polarity is resolved in what is written.
 */
#ifndef PORTS_H
#define PORTS_H

#include <stdio.h>

#include "twin/twin.h"

/* The header that a shim includes: how many words there are, and functions that
 * move them to and from the ports of the class Vtwin. */
void ports_write_cpp(const struct twin *twin, FILE *to);

/* One line for each port: what it is for (held, in, out), its name, the bit
 * that is its lowest, its width, and 1 if it is low-active. */
void ports_write_list(const struct twin *twin, FILE *to);

#endif
