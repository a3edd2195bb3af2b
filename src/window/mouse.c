/* mouse.c - a mouse on the board: presses, latches, drags.
 *
 * layout_hit says which part is at a pixel; what the mouse does there depends
 * on the part's use alone. Everything goes through player_work and
 * player_let_go, and so into the journal.
 */
#include "window/mouse.h"

#include <stdlib.h>

#include "bench/play_table.h"

enum { STEP_PX = 2, FLIP_PX_MIN = 3 };

static const struct board_type *board_under_mouse(const struct player *game)
{
    return session_machine(game->play->session)->board;
}

static enum part_use use_of(const struct player *game, int part)
{
    return part_type(&board_under_mouse(game)->parts[part])->use;
}

/* Switches */

static int switch_level(const struct player *game, int part)
{
    return (session_in(game->play->session)
            & PIN(board_under_mouse(game)->parts[part].pin)) != 0;
}

/* Working a switch flips it, so one that is right already is left alone. */
static void flip_to_level(struct player *game, int part, int level)
{
    if (switch_level(game, part) != level)
        player_work(game, part, HOLD_MOUSE);
}

static void grab_switch(struct window_mouse *self, struct player *game,
                        int part, int y)
{
    player_work(game, part, HOLD_MOUSE);
    self->is_dragging = 1;
    self->part = part;
    self->level = switch_level(game, part);
    self->anchor_y = y;
}

/* How far a knob is pulled before it flips, in pixels. */
static int flip_px(const struct layout *layout, int part)
{
    int third = layout->touch[part].height / CANVAS_PX / 3;

    return third > FLIP_PX_MIN ? third : FLIP_PX_MIN;
}

/* Flips the switch when it is pulled far enough the other way. The anchor
 * moves along with a mouse that goes further in the direction the switch is
 * already set to, so that a pull back counts from the farthest point. */
static void pull_switch(struct window_mouse *self, struct player *game,
                        const struct layout *layout, int y)
{
    int far = flip_px(layout, self->part);

    if (abs(y - self->anchor_y) < far) {
        if (self->level ? y < self->anchor_y : y > self->anchor_y)
            self->anchor_y = y;
        return;
    }
    self->level = y < self->anchor_y;
    self->anchor_y = y;
    flip_to_level(game, self->part, self->level);
}

/* Off all parts, and on the switch itself, the drag pulls it. */
static void cross_switches(struct window_mouse *self, struct player *game,
                           const struct layout *layout, int x, int y)
{
    int part = layout_hit(layout, x, y);

    if (part < 0 || part == self->part) {
        pull_switch(self, game, layout, y);
    } else if (use_of(game, part) == USE_FLIP) {
        self->part = part;
        self->anchor_y = y;
        flip_to_level(game, part, self->level);
    }
}

/* Buttons */

static void toggle_latch(struct player *game, int part)
{
    if (use_of(game, part) != USE_PRESS)
        return;
    if (hold_is_latched(&game->holds, part))
        player_let_go(game, part, HOLD_LATCH);
    else
        player_work(game, part, HOLD_LATCH);
}

/* Pressing a latched button takes over from the latch: it comes up with the
 * mouse. */
static void press_with_mouse(struct player *game, int part)
{
    player_work(game, part, HOLD_MOUSE);
    player_let_go(game, part, HOLD_LATCH);
}

/* Squares */

static int takes_pointing(const struct player *game, int part)
{
    const struct board_pointer *pointer = board_under_mouse(game)->pointer;

    return pointer && board_find(board_under_mouse(game), pointer->matrix).first
                      == part;
}

static void point(struct player *game, const struct layout *layout,
                  int part, int x, int y)
{
    int square = layout_square(layout, part, x, y);

    if (square >= 0 && takes_pointing(game, part))
        player_point(game, square);
}

/* The machine's own monitor */

/* The thing of the table that is shown there; 0: none. */
static int touch_on_screen(const struct player *game,
                           const struct layout *layout, int x, int y)
{
    int screen_x, screen_y;

    return layout_screen(layout, x, y, &screen_x, &screen_y)
         ? play_table_at_screen(game->play, screen_x, screen_y) : 0;
}

static void press_screen(struct player *game, const struct layout *layout,
                         int x, int y)
{
    int touch = touch_on_screen(game, layout, x, y);

    if (touch)
        (void)player_touch(game, touch, 0);
}

/* Events */

static enum player_request press_part(struct window_mouse *self,
                                      struct player *game,
                                      const struct layout *layout, int part)
{
    switch (use_of(game, part)) {
    case USE_FLIP:  grab_switch(self, game, part, self->y); break;
    case USE_PRESS: press_with_mouse(game, part); break;
    case USE_POINT: point(game, layout, part, self->x, self->y); break;
    case USE_TYPE:  return PLAYER_TYPE;
    case USE_LOOK:  return PLAYER_LOOK;
    default:        press_screen(game, layout, self->x, self->y); break;
    }
    return PLAYER_NOTHING;
}

enum player_request window_mouse_press(struct window_mouse *self,
                                       struct player *game,
                                       const struct layout *layout, int x,
                                       int y, int is_right)
{
    int part = layout_hit(layout, x, y);

    if (is_right) {
        if (part >= 0)
            toggle_latch(game, part);
        return PLAYER_NOTHING;
    }
    *self = (struct window_mouse){.is_down = 1, .part = -1, .x = x, .y = y};
    return part < 0 ? PLAYER_NOTHING
                    : press_part(self, game, layout, part);
}

/* A fast mouse skips pixels between two reports: the line between them is
 * walked in steps of STEP_PX, so that no switch on it is missed. */
void window_mouse_move(struct window_mouse *self, struct player *game,
                       const struct layout *layout, int x, int y)
{
    int across = x - self->x, down = y - self->y;
    int far = abs(across) > abs(down) ? abs(across) : abs(down);
    int steps = far / STEP_PX + 1;

    for (int i = 1; self->is_dragging && i <= steps; i++)
        cross_switches(self, game, layout, self->x + across * i / steps,
                       self->y + down * i / steps);
    self->x = x;
    self->y = y;
}

/* Whatever the mouse holds, wherever it is now. */
void window_mouse_release(struct window_mouse *self, struct player *game,
                          int is_right)
{
    if (is_right)
        return;
    self->is_down = self->is_dragging = 0;
    player_let_go(game, -1, HOLD_MOUSE);
}

int window_mouse_works(const struct player *game,
                       const struct layout *layout, int x, int y)
{
    int part = layout_hit(layout, x, y);

    if (part < 0)
        return 0;
    if (use_of(game, part) == USE_NONE)
        return touch_on_screen(game, layout, x, y) != 0;
    if (use_of(game, part) == USE_POINT)
        return takes_pointing(game, part);
    if (use_of(game, part) == USE_LOOK)
        return session_machine(game->play->session)->eyes != NULL;
    return part_is_input(&board_under_mouse(game)->parts[part]);
}
