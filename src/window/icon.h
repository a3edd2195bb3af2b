/* icon.h - small pictures for buttons, drawn from shapes.
 *
 * No image files: they are as sharp at 200 % as at 100 %, and take the colour
 * of the text beside them.
 */
#ifndef WINDOW_ICON_H
#define WINDOW_ICON_H

#include "draw/canvas.h"

enum window_icon {
    WINDOW_ICON_NONE, WINDOW_ICON_GO_ON, WINDOW_ICON_PAUSE,
    WINDOW_ICON_STEP, WINDOW_ICON_BACK, WINDOW_ICON_SLOWER,
    WINDOW_ICON_FASTER, WINDOW_ICON_NEW, WINDOW_ICON_OPEN, WINDOW_ICON_SAVE,
    WINDOW_ICON_POWER, WINDOW_ICON_HINT, WINDOW_ICON_HELP,
    WINDOW_ICON_SOUND, WINDOW_ICON_MUTED, WINDOW_ICON_SUN, WINDOW_ICON_MOON,
    WINDOW_ICON_LARGE, WINDOW_ICON_SMALL, WINDOW_ICON_QUIT, WINDOW_ICON_EYE,
    WINDOW_ICON_MOVE, WINDOW_ICON_KEYS, WINDOW_ICON_PERSON, WINDOW_ICON_MIND,
    WINDOW_ICON_TABLE, WINDOW_ICON_TAKE_BACK, WINDOW_ICON_LOBBY,
    WINDOW_ICON_RULES, WINDOW_ICON_GUIDE,
    WINDOW_ICON_RIGHT, WINDOW_ICON_LEFT, WINDOW_ICON_UP, WINDOW_ICON_DOWN,
    WINDOW_ICONS
};

/* Draws one into a square, in sub-pixels; WINDOW_ICON_NONE draws nothing. */
void window_icon_draw(struct canvas *canvas, struct canvas_box box,
                      enum window_icon icon, uint32_t colour);

#endif
