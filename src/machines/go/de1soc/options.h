/* options.h - the options of the program's command line. */
#ifndef DE1SOC_OPTIONS_H
#define DE1SOC_OPTIONS_H

#include <stdint.h>

struct options {
    const char *root;                   /* where /dev and /proc are; "" */
    const char *registers, *frames;     /* of a modelled FPGA, or null */
    const char *keys;                   /* a pipe of reports, or null */
    uint64_t seed;
    int has_seed;
    int wants_help, wants_version;
};

/* Null is success; an error says which option is wrong. Strings point into
 * argv. */
const char *options_read(struct options *self, int argc, char **argv);
extern const char options_help[];

#endif
