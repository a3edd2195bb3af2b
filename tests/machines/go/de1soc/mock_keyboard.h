/* mock_keyboard.h - a USB keyboard that is not there, below an unmodified
 * libusb: umockdev shows it in /sys and asks here for each ioctl. */
#ifndef MOCK_KEYBOARD_H
#define MOCK_KEYBOARD_H

#include <pthread.h>
#include <stdint.h>
#include <umockdev.h>

enum { MOCK_MOST = 32, MOCK_REPORT = 64 };

enum mock_kind {
    MOCK_KEYBOARD,                      /* packets of 8 bytes */
    MOCK_WIDE,                          /* packets of up to 16 */
    MOCK_MOUSE,
    MOCK_BOTH,                          /* a mouse, and behind it a keyboard */
};

struct mock_packet {
    int status;                         /* 0, or minus an errno */
    int length;
    uint8_t bytes[MOCK_REPORT];
};

struct mock_keyboard {
    UMockdevTestbed *bed;
    UMockdevIoctlBase *handler;
    pthread_mutex_t lock;               /* ioctls come in other threads */
    UMockdevIoctlData *waiting;         /* a transfer, or null */
    UMockdevIoctlData *done[MOCK_MOST]; /* to be reaped */
    int done_count;
    struct mock_packet packet[MOCK_MOST];       /* to be sent */
    int packet_count;
    uint8_t setup[MOCK_MOST][8];        /* control requests that came */
    int setup_count;
    int is_plugged;
    int is_busy;                        /* somebody else has claimed it */
    int detached, claimed, released, cleared, waited; /* how often */
    int number;                         /* of the device on its bus */
};

void mock_keyboard_begin(struct mock_keyboard *self);
void mock_keyboard_end(struct mock_keyboard *self);
void mock_keyboard_plug(struct mock_keyboard *self, enum mock_kind kind);
void mock_keyboard_unplug(struct mock_keyboard *self);

/* A packet when it is next asked. */
void mock_keyboard_send(struct mock_keyboard *self, const uint8_t *bytes,
                        int length);
void mock_keyboard_fail(struct mock_keyboard *self, int error, int times);

#endif
