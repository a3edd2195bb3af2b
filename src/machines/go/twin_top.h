/* twin_top.h - the processor's half of the Go machine, around its top. */
#ifndef GO_TWIN_TOP_H
#define GO_TWIN_TOP_H

#include "twin/twin.h"

extern const struct twin_system go_system;

#endif
