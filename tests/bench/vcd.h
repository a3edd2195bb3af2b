/* vcd.h - a small reader of value change dumps, written from the standard
 * (IEEE 1364) and not from our writer. */
#ifndef VCD_H
#define VCD_H

#include <stdint.h>

enum { VCD_VARS_MAX = 40, VCD_NAME_MAX = 64 };

struct vcd_var {
    char scope[VCD_NAME_MAX];           /* "top.core" */
    char name[VCD_NAME_MAX];
    char id[8];
    int width;
    int is_known;                       /* it had a value already */
    uint64_t value;
};

struct vcd {
    const char *at;                     /* the rest of the dump */
    char timescale[VCD_NAME_MAX];       /* "1 us" */
    struct vcd_var vars[VCD_VARS_MAX];
    int count;
    uint64_t time;                      /* of the changes read last */
    int is_over;
};

/* Reads the head up to $enddefinitions; a dump that is not one fails. */
void vcd_begin(struct vcd *self, const char *text);

/* Reads changes up to the next time stamp, and that stamp. */
void vcd_next(struct vcd *self);

const struct vcd_var *vcd_find(const struct vcd *self, const char *scope,
                               const char *name);

#endif
