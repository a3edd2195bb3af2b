/* keyboard.h - a thread that reads USB boot keyboards, as they come and go. */
#ifndef DE1SOC_KEYBOARD_H
#define DE1SOC_KEYBOARD_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "machines/go/de1soc/queue.h"

enum { KEYBOARD_WAIT_MS = 100,          /* for a report, then look around */
       KEYBOARD_SEARCH_MS = 500 };      /* between two looks for a keyboard */

struct keyboard {
    struct libusb_context *context;
    struct libusb_device_handle *handle;        /* null: none is there */
    struct queue *to;
    pthread_t thread;
    atomic_int is_leaving;
    int errors;                         /* in a row */
    int complaint;                      /* about one that cannot be opened */
    uint16_t packet;                    /* bytes its endpoint sends at most */
    uint8_t interface, endpoint;
};

/* Starts the thread. Null is success; the error is what libusb said. A missing
 * keyboard is no error: one may be plugged in later. keyboard_stop must follow
 * a success, and gives the keyboard back to the kernel. */
const char *keyboard_start(struct keyboard *self, struct queue *to);
void keyboard_stop(struct keyboard *self);

#endif
