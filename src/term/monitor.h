/* monitor.h - a serial terminal as a small monitor in cells. */
#ifndef TERM_MONITOR_H
#define TERM_MONITOR_H

#include "boards/terminal.h"
#include "term/layout.h"
#include "term/screen.h"

/* The housing alone, with its name on the lower edge; the glass is untouched.
 */
void term_monitor_frame(struct term_screen *screen, struct term_box box,
                        const char *name);

/* Draws the lines that hold text, the last ones if there are more than fit. A
 * cover (null: none) hides them and shows its own words, with "/" between
 * lines: the other player must not see the cards (M2-007). A null terminal is
 * blank. */
void term_monitor_draw(struct term_screen *screen, struct term_box box,
                       const char *name, const struct terminal *terminal,
                       const char *cover);

#endif
