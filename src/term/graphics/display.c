/* display.c - a monitor that shows a picture, with a line of words at
 * its foot. */
#include "term/graphics/display.h"

#include "term/layout_screen.h"
#include "term/monitor.h"
#include "term/theme.h"

enum { BEZEL = TERM_SCREEN_BEZEL };

/* The glass: what the bezel leaves. */
static struct term_box inside_of(struct term_box box)
{
    return (struct term_box){box.left + BEZEL, box.top + BEZEL,
                             box.width - 2 * BEZEL, box.height - 2 * BEZEL};
}

struct term_display term_display_of(const struct sight *sight)
{
    return (struct term_display){
        .picture = {sight->width, sight->height, sight->pixels},
        .caption = sight->caption,
    };
}

struct term_box term_display_glass(struct term_box box, int width, int height)
{
    return term_picture_fit(width, height, inside_of(box));
}

/* On the lower bezel, after the monitor's name, or in place of it if there is
 * not room for both. A caption that is too long ends with an ellipsis. */
static void draw_bezel_caption(struct term_screen *screen, struct term_box box,
                               const char *name, const char *caption)
{
    struct term_style style = {THEME_STRONG, THEME_BEZEL, 0};
    int room = box.width - 2, at = box.left + 1;
    int row = box.top + box.height - 1;
    int width = term_screen_width(caption), own = term_screen_width(name);
    int used;

    if (own + 2 + width < room) {
        term_screen_put(screen, at + own, row, ' ', style);
        used = term_screen_text(screen, at, row, own, name,
                                (struct term_style){THEME_ON_PACKAGE,
                                                    THEME_BEZEL, 0}) + 2;
        at += used;
        room -= used;
    }
    term_screen_put(screen, at - 1, row, ' ', style);
    used = term_screen_text(screen, at, row, room, caption, style);
    if (used < width)
        term_screen_put(screen, at + used - 1, row, TERM_ELLIPSIS, style);
    else
        term_screen_put(screen, at + used, row, ' ', style);
}

/* A caption brings the monitor's name along, so the frame is drawn without
 * it. */
void term_display_draw(struct term_screen *screen, struct term_box box,
                       const char *name, const struct term_display *display)
{
    struct term_box inside = inside_of(box);
    struct term_style glass = {0, THEME_GLASS, 0};
    const struct term_picture *picture = &display->picture;
    int has_caption = display->caption && *display->caption;

    term_monitor_frame(screen, box, has_caption ? "" : name);
    term_screen_fill(screen, inside.left, inside.top, inside.width,
                     inside.height, glass);
    if (has_caption)
        draw_bezel_caption(screen, box, name, display->caption);
    if (picture->pixels && !display->is_elsewhere)
        term_picture_draw(screen, term_display_glass(box, picture->width,
                                                     picture->height),
                          picture);
}
