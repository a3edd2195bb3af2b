/* page_guide.h - the guided first game, for the code that lays the table. */
#ifndef PAGE_GUIDE_H
#define PAGE_GUIDE_H

/* Goes past the steps that are done; returns whether anything is new. Also
 * tells the picture of the board which part to ring. */
int page_guide_look(void);

/* Another game is on the desk: what was told of the last one is not known of
 * it. */
void page_table_forget(void);

#endif
