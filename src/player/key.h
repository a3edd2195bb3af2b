/* key.h - the keys of every face, by number.
 *
 * A key is the code point that it writes; Ctrl-L is 12; those that write
 * nothing begin above Unicode.
 */
#ifndef KEY_H
#define KEY_H

enum {
    KEY_CTRL_C = 3, KEY_CTRL_L = 12, KEY_CTRL_U = 21, KEY_CTRL_V = 22,
    KEY_CTRL_Z = 26,
    KEY_TAB = 9, KEY_ENTER = 13, KEY_ESC = 27, KEY_BACKSPACE = 127,
    KEY_BEYOND = 0x110000,
    KEY_UP, KEY_DOWN, KEY_RIGHT, KEY_LEFT, KEY_HOME, KEY_END, KEY_PAGE_UP,
    KEY_PAGE_DOWN, KEY_DELETE, KEY_BACK_TAB, KEY_F1, KEY_F11, KEY_F2,
    KEY_F3,
};

#endif
