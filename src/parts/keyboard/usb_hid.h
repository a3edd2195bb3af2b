/* usb_hid.h - a low-speed USB keyboard: enumeration, and boot reports of the
 * keys that are held.
 *
 * A report is made at every press and release and waits for its host, so that
 * a key which is tapped between two polls is not lost.
 */
#ifndef USB_HID_H
#define USB_HID_H

#include "parts/keyboard/usb_line.h"

enum { USB_HID_REPORT = 8, USB_HID_WAITING = 32, USB_HID_SHIFT = 0xE1,
       USB_HID_NONE = 0 };

struct usb_hid {                        /* plain data */
    struct usb_line line;
    uint8_t address, new_address;       /* the latter from the next status on */
    uint8_t configuration;
    uint8_t leds;                       /* num 1, caps 2, scroll 4 */

    uint8_t token, endpoint;            /* that data is to follow */
    uint8_t setup[USB_HID_REPORT];      /* the request that is answered */
    uint8_t stage;                      /* of it */
    uint8_t answer;                     /* which bytes, */
    uint8_t sent, length;               /* so many of them */
    uint8_t in_flight;                  /* bytes that wait for their ACK, */
    uint8_t flight_end;                 /* and from where: 0, 1; 2: none */
    uint8_t toggle[2];                  /* of what is sent next */

    uint8_t first, count;               /* in the ring */
    uint8_t held[USB_HID_REPORT];       /* the report of now */
    uint8_t waiting[USB_HID_WAITING][USB_HID_REPORT];
    uint8_t reserved[6];
};

extern const struct device_type usb_hid_device;

/* A key goes down or up: its usage in the tables of HID, 0xE0 to 0xE7 for
 * Ctrl, Shift and the like. */
void usb_hid_press(struct usb_hid *self, int usage);
void usb_hid_release(struct usb_hid *self, int usage);

/* A character is typed, with shift where it needs that; 0 if there is no such
 * key, or no room. */
int usb_hid_type(struct usb_hid *self, char c);
int usb_hid_usage(char c, int *shift);

#endif
