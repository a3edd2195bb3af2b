/* system.h - the processor's half of the Go machine, around its top. */
#ifndef GO_SYSTEM_H
#define GO_SYSTEM_H

#include "boards/board.h"

extern const struct machine_system go_system;

#endif
