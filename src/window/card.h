/* card.h - the sound card of the machine that the window is on, by
 * SDL: samples in, at its own pace. */
#ifndef WINDOW_CARD_H
#define WINDOW_CARD_H

#include <stdint.h>

/* Its rate; 0 where there is none. */
uint32_t window_card_open(void);
void window_card_close(void);

/* It was taken away. */
int window_card_is_lost(void);

/* How many samples wait to be played; and some more. */
uint32_t window_card_queued(void);
void window_card_queue(const int16_t *samples, uint32_t count);

#endif
