/* input.c - routes an event to dialog, bar or board.
 *
 * An open dialog gets everything. Without one, the mouse goes to the bar or
 * to the board by where it is, and stays there until its button comes up; a
 * key goes to the bar if that has the focus and takes it, else to the board.
 * At most one of bar and board has the focus.
 */
#include "window/input.h"

#include <string.h>

#include "window/pad.h"

enum { NOWHERE = -1 };                  /* a place outside everything */

void window_input_begin(struct window_input *self, struct window_view *view,
                        struct player *game)
{
    memset(self, 0, sizeof *self);
    self->view = view;
    self->game = game;
    window_keys_begin(&self->keys);
    view->scene.focus = -1;
}

static int has_dialog(const struct window_input *self)
{
    return window_dialog_is_open(&self->view->dialog);
}

/* Lets go of all that keys, mouse and controllers hold down: the window has
 * lost them, or a dialog opens, and their release would not be seen. */
static void release_everything(struct window_input *self)
{
    window_keys_forget(&self->keys, self->game);
    window_mouse_release(&self->mouse, self->game, 0);
    memset(self->pad_held, 0, sizeof self->pad_held);
    if (self->is_bars)
        (void)window_bar_release(&self->view->bar, self->game, NOWHERE,
                                 NOWHERE);
    self->is_bars = 0;
}

void window_input_meet(struct window_input *self)
{
    release_everything(self);
    window_keys_unfocus(&self->keys);
}

/* Commands */

/* What was held is let go first, and the hover in the bar ends: the dialog
 * gets the mouse from now on. It is placed at once, to be drawn next. */
static void open_dialog(struct window_input *self, enum window_command command)
{
    struct window_view *view = self->view;

    if (!window_dialog_open(&view->dialog, command, self->game))
        return;
    release_everything(self);
    window_bar_move(&view->bar, self->game, NOWHERE, NOWHERE);
    window_dialog_place(&view->dialog,
                        (struct canvas_rect){0, 0, view->width, view->height},
                        view->scale);
    self->is_hand = 0;
}

/* Tab goes through the parts of the board, then through the bar, and round;
 * by -1 the other way. */
static void move_window_focus(struct window_input *self, int by)
{
    window_bar_unfocus(&self->view->bar);
    if (!self->view->has_board
        || !window_keys_focus(&self->keys, &self->view->draw.layout, by))
        window_bar_focus(&self->view->bar, by);
}

/* The desk belongs to the still picture, so all is laid out again. */
static void change_light(struct window_input *self)
{
    self->view->settings.is_light ^= 1;
    window_view_lay_out(self->view, self->game);
}

/* All that is not listed is a dialog's. Full screen and quitting are only
 * noted here: window.c does them. */
void window_input_command(struct window_input *self,
                          enum window_command command)
{
    struct window_settings *settings = &self->view->settings;

    switch (command) {
    case COMMAND_NOTHING:     break;
    case COMMAND_LOOK:
        player_lift(self->game, &self->view->eye.cover);
        break;
    case COMMAND_MUTE:        settings->is_muted ^= 1; break;
    case COMMAND_LIGHT:       change_light(self); break;
    case COMMAND_FULL_SCREEN: settings->is_full_screen ^= 1; break;
    case COMMAND_QUIT:        self->is_over = 1; break;
    case COMMAND_LAY_OUT:
        window_view_lay_out(self->view, self->game);
        break;
    case COMMAND_FOCUS_ON:    move_window_focus(self, 1); break;
    case COMMAND_FOCUS_BACK:  move_window_focus(self, -1); break;
    default:                  open_dialog(self, command); break;
    }
}

/* Keys */

/* Two keys work with any dialog open: full screen, and pasting, for which
 * window.c must ask for the clipboard. */
static void dialog_key(struct window_input *self, uint32_t key)
{
    if (key == KEY_F11)
        window_input_command(self, COMMAND_FULL_SCREEN);
    else if (key == KEY_CTRL_V)
        self->wants_paste = 1;
    else
        window_dialog_key(&self->view->dialog, self->game, key);
}

/* Enter and Space do not repeat: a control would be switched to and fro. */
static int bar_key(struct window_input *self, uint32_t key, int is_repeat)
{
    enum window_command command = COMMAND_NOTHING;

    if (!window_bar_has_focus(&self->view->bar))
        return 0;
    if (is_repeat && (key == ' ' || key == KEY_ENTER))
        return 1;
    if (!window_bar_key(&self->view->bar, self->game, key, &command))
        return 0;
    window_input_command(self, command);
    return 1;
}

/* Keys that work everywhere go before the bar's, and those before the
 * board's; Tab moves the focus between the two. They do not repeat. */
static void route_key(struct window_input *self, uint32_t key, int is_repeat)
{
    enum window_command command = is_repeat ? COMMAND_NOTHING
                                            : window_keys_anywhere(key);

    if (has_dialog(self)) {
        dialog_key(self, key);
    } else if (command) {
        window_input_command(self, command);
    } else if (!bar_key(self, key, is_repeat)) {
        if (key == KEY_TAB || key == KEY_BACK_TAB)
            move_window_focus(self, key == KEY_TAB ? 1 : -1);
        else
            window_input_command(self, window_keys_down(&self->keys, self->game,
                                                        key, is_repeat));
    }
}

static void route_key_up(struct window_input *self, uint32_t key)
{
    window_input_command(self, window_keys_up(&self->keys, self->game, key));
}

/* A button of a controller is held as the key it was when it went down,
 * whatever key it would be now. */
static void route_pad(struct window_input *self,
                      const struct window_event *event)
{
    uint32_t *held = &self->pad_held[event->pad];
    int has_list = has_dialog(self)
                || window_bar_has_focus(&self->view->bar);

    if (event->kind == WINDOW_PAD_UP) {
        if (*held)
            route_key_up(self, *held);
        *held = 0;
        return;
    }
    *held = window_pad_key(self->game, event->pad, has_list);
    if (*held)
        route_key(self, *held, 0);
}

/* The mouse */

/* A click takes the focus away. On a terminal it looks under the cover, if
 * there is one. */
static void press_board(struct window_input *self,
                        const struct window_event *event)
{
    struct window_view *view = self->view;
    enum player_request command;

    window_keys_unfocus(&self->keys);
    window_bar_unfocus(&view->bar);
    if (!view->has_board)
        return;
    command = window_mouse_press(&self->mouse, self->game, &view->draw.layout,
                                 event->x, event->y, event->is_right);
    if (command != PLAYER_LOOK || view->scene.cover[0])
        window_input_command(self, window_command_of(command));
}

/* Only the left button works dialogs and the bar. */
static void route_press(struct window_input *self,
                        const struct window_event *event)
{
    struct window_view *view = self->view;
    int is_bars = window_bar_has(&view->bar, event->x, event->y);

    if (has_dialog(self)) {
        if (!event->is_right)
            window_dialog_press(&view->dialog, self->game, event->x,
                                event->y);
    } else if (!is_bars) {
        press_board(self, event);
    } else if (!event->is_right) {
        window_keys_unfocus(&self->keys);
        self->is_bars = 1;
        window_bar_press(&view->bar, self->game, event->x, event->y);
    }
}

/* The bar also hears of the first place outside, to end its hover. */
static void move_in_bar(struct window_input *self,
                        const struct window_event *event)
{
    int is_inside = self->is_bars
                 || window_bar_has(&self->view->bar, event->x, event->y);

    if (is_inside || self->was_in_bar)
        window_bar_move(&self->view->bar, self->game, event->x, event->y);
    self->was_in_bar = is_inside;
}

/* The cursor becomes a hand over what a click would work. */
static void route_motion(struct window_input *self,
                         const struct window_event *event)
{
    const struct layout *layout = &self->view->draw.layout;

    if (has_dialog(self)) {
        window_dialog_move(&self->view->dialog, self->game, event->x,
                           event->y);
        return;
    }
    move_in_bar(self, event);
    self->is_hand = self->view->has_board && !self->was_in_bar
        && window_mouse_works(self->game, layout, event->x, event->y);
    if (self->view->has_board && self->mouse.is_down)
        window_mouse_move(&self->mouse, self->game, layout, event->x,
                          event->y);
}

/* Whatever the mouse is on now, what it held is let go. */
static void route_release(struct window_input *self,
                          const struct window_event *event)
{
    int was_bars = self->is_bars && !event->is_right;

    if (has_dialog(self)) {
        if (!event->is_right)
            window_dialog_release(&self->view->dialog, self->game, event->x,
                                  event->y);
        return;
    }
    window_mouse_release(&self->mouse, self->game, event->is_right);
    if (!was_bars)
        return;
    self->is_bars = 0;
    window_input_command(self, window_bar_release(&self->view->bar, self->game,
                                                  event->x, event->y));
}

/* Scrolls a dialog; over the board, up is a second back in time. */
static void route_wheel(struct window_input *self, int by)
{
    if (has_dialog(self))
        window_dialog_wheel(&self->view->dialog, -by);
    else
        player_seek_by(self->game, by > 0 ? -1 : 1);
}

void window_input_paste(struct window_input *self, const char *text)
{
    if (has_dialog(self))
        window_dialog_paste(&self->view->dialog, text);
    self->wants_paste = 0;
}

/* Events that none of these cares for are window.c's own. */
void window_input_take(struct window_input *self,
                       const struct window_event *event)
{
    switch (event->kind) {
    case WINDOW_KEY:     route_key(self, event->key, event->is_repeat); break;
    case WINDOW_KEY_UP:  route_key_up(self, event->key); break;
    case WINDOW_PRESS:   route_press(self, event); break;
    case WINDOW_RELEASE: route_release(self, event); break;
    case WINDOW_MOTION:  route_motion(self, event); break;
    case WINDOW_WHEEL:   route_wheel(self, event->by); break;
    case WINDOW_PAD:
    case WINDOW_PAD_UP:  route_pad(self, event); break;
    case WINDOW_LEFT:    release_everything(self); break;
    case WINDOW_CLOSE:   self->is_over = 1; break;
    default:             break;         /* the window's own business */
    }
    self->view->scene.focus = self->keys.focus;
    self->view->scene.shows_keys = self->keys.shows_keys;
}
