/* on_basys2.h - the nim chip on a Basys2. */
#ifndef NIM_BASYS2_H
#define NIM_BASYS2_H

#include "boards/board.h"
#include "chips/debouncer.h"
#include "chips/ssd.h"
#include "machines/nim/nim.h"

struct nim_basys2 {
    struct debouncer button_a, button_b;
    struct nim game;
    struct ssd display;
};

extern const struct machine_type nim_on_basys2;

#endif
