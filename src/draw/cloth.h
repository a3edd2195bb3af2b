/* cloth.h - the cloth over a monitor, with words on it. */
#ifndef CLOTH_H
#define CLOTH_H

#include "draw/monitor.h"

/* Hides all of the glass; a "/" in the words begins a new line. */
void cloth_draw(struct canvas *canvas, const struct monitor *monitor,
                const char *words);

#endif
