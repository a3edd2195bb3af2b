/* usb_line.h - packets on the two wires of low-speed USB, on the device's side.
 *
 * The board holds dm high, as the device's resistor would: that is what a host
 * knows it by. It drives both wires only while it answers.
 */
#ifndef USB_LINE_H
#define USB_LINE_H

#include <stdint.h>

#include "boards/device.h"

enum { USB_DP, USB_DM };                /* wires */
enum { USB_BIT_HZ = 1500000, USB_PACKET_MAX = 11, USB_SYMBOLS_MAX = 128 };

struct usb_line {                       /* plain data */
    uint64_t tick_hz;
    uint64_t changed_at;                /* the wires, the last time */
    uint64_t sent_from;
    uint8_t levels;
    uint8_t is_hearing, is_garbled;
    uint8_t ones;                       /* in a row, for unstuffing */
    uint8_t bits;                       /* of the byte that comes */
    uint8_t count;                      /* bytes; the first is the sync */
    uint8_t bytes[1 + USB_PACKET_MAX];
    uint8_t symbols;                    /* to be sent; 0: none */
    uint8_t reserved;
    uint8_t symbol[USB_SYMBOLS_MAX];    /* levels, one a bit */
};

void usb_line_power_up(struct usb_line *self, uint64_t tick_hz);

/* The wires have these levels from this tick on. A packet is complete with it,
 * or a reset is over; then it is in bytes[1] on, PID and all, count - 1. */
enum usb_line_event { USB_LINE_NOTHING, USB_LINE_PACKET, USB_LINE_RESET };
enum usb_line_event usb_line_see(struct usb_line *self, uint64_t tick,
                                 uint64_t levels);

/* Answers, from three bits after this tick on: a PID, and for those of data
 * some bytes, after which the check is added. */
void usb_line_send(struct usb_line *self, uint64_t tick, uint8_t pid,
                   const uint8_t *data, int count);

uint64_t usb_line_drive(struct usb_line *self, uint64_t tick,
                        uint64_t *driven, uint64_t *next);

/* The checks of USB: of eleven bits of a token, and of data. */
unsigned usb_line_check5(unsigned bits);
unsigned usb_line_check16(const uint8_t *data, int count);

#endif
