/* page_open.h - opens a long game piece by piece, so that the page stays
 * responsive.
 */
#ifndef PAGE_OPEN_H
#define PAGE_OPEN_H

/* Seats somebody in the middle of a game. A mind watches the game from its
 * beginning first, as in page_open, so that it knows what it would know had it
 * been there. */
const char *page_open_seat(int seat, const char *who);

/* Drops what is being opened, if anything, and frees its memory. */
void page_open_end(void);

#endif
