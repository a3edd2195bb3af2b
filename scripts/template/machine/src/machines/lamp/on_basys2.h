/* on_basys2.h - the lamp chip on a Basys2. */
#ifndef LAMP_BASYS2_H
#define LAMP_BASYS2_H

#include "boards/board.h"
#include "chips/debouncer.h"
#include "machines/lamp/lamp.h"

struct lamp_basys2 {
    struct debouncer button_a, button_b;
    struct lamp game;
};

extern const struct machine_type lamp_on_basys2;

#endif
