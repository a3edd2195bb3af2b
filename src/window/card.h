/* card.h - a sound card, by SDL: takes samples at its own pace.
 *
 * One card at a time, mono, 16 bits. sound.h decides how many samples wait in
 * its queue; here they are only played.
 */
#ifndef WINDOW_CARD_H
#define WINDOW_CARD_H

#include <stdint.h>

/* Opens the default card and starts it; returns its rate in Hz, which is the
 * card's choice, or 0 where there is none. Closing twice is harmless. */
uint32_t window_card_open(void);
void window_card_close(void);

/* Whether the open card was taken away: unplugged, or its server ended. */
int window_card_is_lost(void);

/* How many samples wait to be played; and adds some more. */
uint32_t window_card_queued(void);
void window_card_queue(const int16_t *samples, uint32_t count);

#endif
