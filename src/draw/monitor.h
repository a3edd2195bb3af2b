/* monitor.h - what a terminal and a screen share: housing and stand.
 *
 *     .-------------------.
 *     | .---------------. |   The layout says how large the glass is. In the
 *     | |     glass     | |   chin below it stands the name, and there is
 *     | '---------------' |   room for a line of words.
 *     | VGA   caption   o |
 *     '-------------------'
 *           _|   |_
 */
#ifndef MONITOR_H
#define MONITOR_H

#include "draw/painter.h"

/* Where its pieces are, from the part's box in the layout. The stand and the
 * housing together are that box. */
struct monitor {
    struct canvas_rect glass;           /* whole pixels */
    struct canvas_box housing, chin, words, stand;
    int unit;                           /* sub-pixels: a hundredth of it */
};

void monitor_build(struct monitor *self, const struct layout *layout,
                   int part);

/* Housing, stand, dark glass and the name in the chin. */
void monitor_draw(struct canvas *canvas, const struct monitor *self,
                  const char *name, uint32_t glass_rgb);

/* What a dark glass mirrors of the room, over whatever it shows. */
void monitor_gleam(struct canvas *canvas, const struct monitor *self,
                   int level);

#endif
