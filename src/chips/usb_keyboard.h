/* usb_keyboard.h - a USB boot keyboard with the keys of this game: it answers
 * each poll (every 8 ms) with a report if something has changed. */
#ifndef USB_KEYBOARD_H
#define USB_KEYBOARD_H

#include <stdint.h>

enum usb_key { USB_KEY_UP, USB_KEY_DOWN, USB_KEY_LEFT, USB_KEY_RIGHT,
               USB_KEY_ENTER, USB_KEY_SPACE, USB_KEY_ESC, USB_KEYS };

enum { USB_KEYBOARD_REPORT = 8, USB_KEYBOARD_POLL_US = 8000 };

/* Plain data, no gaps; zero: no key is down. The sets have a bit for each
 * usb_key. */
struct usb_keyboard {
    uint8_t order[USB_KEYS];            /* in the order in which they went
                                         * down; usb_key + 1 */
    uint8_t count;
    uint8_t down;                       /* now */
    uint8_t told;                       /* in the last report */
    uint8_t went_down, went_up;         /* and nobody was told: a tap between
                                         * two polls is not lost */
};

/* Key levels change, a bit for each usb_key. */
void usb_keyboard_keys(struct usb_keyboard *self, uint8_t keys);

/* A poll; 1 if there is a report. */
int usb_keyboard_poll(struct usb_keyboard *self,
                      uint8_t report[USB_KEYBOARD_REPORT]);

#endif
