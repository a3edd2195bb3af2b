/* page_touch.c - the height of a board's picture that suits fingers.
 *
 * A screen that is held upright can be scrolled, so a board may be higher than
 * it is. Parts are laid out anew in each height; the first in which all that
 * can be worked is large enough is the one, or else that in which it is
 * largest. More height is not always better: blocks may lie side by side then.
 */
#include "page/page.h"
#include "page/state.h"

enum { HIGH_MOST = 3, STEPS = 8 };      /* widths; heights tried in each */

/* In sub-pixels, the shorter side. */
static int smallest_target(const struct layout *layout)
{
    int smallest = INT32_MAX;

    for (int i = 0; i < layout->count; i++) {
        struct canvas_box box = layout->touch[i];

        if (box.width > 0)
            smallest = canvas_min(smallest,
                                  canvas_min(box.width, box.height));
    }
    return smallest;
}

int page_touch_height(int width, int height, int least)
{
    static struct layout layout;
    int best = height, largest = 0;

    for (; state.play.session && width >= STEPS && height > 0
           && height < HIGH_MOST * width && largest < least * CANVAS_PX;
         height += width / STEPS) {
        int target = layout_make(&layout,
                                 session_machine(state.play.session),
                                 (struct canvas_rect){0, 0, width, height})
                   ? smallest_target(&layout) : 0;

        if (target > largest) {
            largest = target;
            best = height;
        }
    }
    return best;
}
