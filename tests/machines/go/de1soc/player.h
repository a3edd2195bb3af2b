/* player.h - somebody at the board: a program in another process, a modelled
 * FPGA behind it, a pipe for a keyboard, and the reference beside it. */
#ifndef PLAYER_H
#define PLAYER_H

#include "machines/go/de1soc/device.h"
#include "machines/go/de1soc/reference.h"

enum { PLAYER_PATIENCE_MS = 180000, PLAYER_SEED = 7 };

struct player {
    int has_usb;                        /* no pipe; set before the start */
    int files_max;                      /* it may open; 0: no limit */
    struct device device;
    struct reference reference;
    int keys;                           /* the pipe; -1: unplugged */
    int child;
    char folder[DEVICE_PATH], pipe[DEVICE_PATH + 8], said[DEVICE_PATH + 8];
};

/* Starts the program; its command is in the environment: PROGRAM. */
void player_start(struct player *self);

/* And waits until both show the title; a keyboard is plugged in. */
void player_begin(struct player *self);

/* A key goes down and comes up again; both screens must agree afterwards. */
void player_tap(struct player *self, uint8_t key);
void player_taps(struct player *self, const uint8_t *keys, int count);

/* A report for both. */
void player_report(struct player *self, const uint8_t report[KEYS_REPORT]);

/* Both show the same, as soon as nothing moves any more. */
void player_agrees(struct player *self);

/* A key that was held until the keyboard went may have repeated before: that
 * is a matter of time. Waits until the cursor stands, which is somewhere on the
 * way of that key, and brings the reference there, if need be with the key that
 * leads back. */
void player_finds_cursor(struct player *self, uint8_t key, uint8_t back);

void player_unplug(struct player *self);
void player_plug(struct player *self);

/* Whether the program has written this on its error output. */
int player_has_said(const struct player *self, const char *what);

/* Tells the program to leave; its exit status. */
int player_leave(struct player *self);

/* Waits for its end; -1 if a signal ended it. */
int player_status(struct player *self);
void player_end(struct player *self);

#endif
