/* serial.h - a terminal that follows a serial line by time, at any baud rate
 * and in any usual format, and sends what is typed.
 *
 * A byte that arrives broken, without its stop bit or with the wrong parity, is
 * shown as a mark: a student whose divider is wrong sees that something comes,
 * and that it is not understood. Its screen is that of boards/terminal.h.
 */
#ifndef SERIAL_H
#define SERIAL_H

#include <stdint.h>

#include "boards/device.h"
#include "boards/terminal.h"

enum { SERIAL_RX, SERIAL_TX };          /* wires: what it hears, what it says */

enum serial_parity { SERIAL_NO_PARITY, SERIAL_EVEN, SERIAL_ODD };

struct serial_settings {                /* 115200 8N1 where not set */
    uint32_t baud;
    uint8_t bits;                       /* 5 to 8 */
    uint8_t parity;
    uint8_t stops;                      /* 1 or 2 */
};

enum { SERIAL_TYPED_MAX = 256 };

struct serial {                         /* plain data */
    struct terminal terminal;
    uint64_t tick_hz;
    uint32_t baud;
    uint8_t bits, parity, stops;

    uint8_t level;                      /* of what it hears */
    uint8_t is_hearing, is_broken;      /* a byte; until the line is high */
    uint8_t place;                      /* the bit looked at next, 0: start */
    uint8_t is_sending;
    uint32_t shift;
    uint32_t framing_errors, parity_errors;
    uint64_t heard_from;                /* when the start bit began */

    uint64_t sent_from;                 /* likewise */
    uint32_t frame;                     /* that is sent, the first bit lowest */
    uint16_t typed_first, typed_count;
    uint8_t typed[SERIAL_TYPED_MAX];    /* and not yet sent, in a ring */
};

extern const struct device_type serial_device;

/* A byte is typed at this tick; 0 if too many are waiting. */
int serial_type(struct serial *self, uint64_t tick, uint8_t byte);

#endif
