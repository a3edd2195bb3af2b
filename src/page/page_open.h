/* page_open.h - a long game opened bit by bit, so that the page stays awake.
 */
#ifndef PAGE_OPEN_H
#define PAGE_OPEN_H

/* Whoever takes a seat in the middle of a game watches it from its beginning
 * first, as page_open's robots do. */
const char *page_open_seat(int seat, const char *who);

/* Gives up what is being opened, if anything. */
void page_open_end(void);

#endif
