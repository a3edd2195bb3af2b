/* input.c - routes an event to dialog, bar, table or board.
 *
 * An open dialog gets everything. Without one, the mouse goes to bar, table or
 * board by where it is, and stays there until its button comes up; a key goes
 * to bar or table if that has the focus and takes it, else to the board. At
 * most one of the three has the focus.
 */
#include "window/input.h"

#include <string.h>

#include "window/focus.h"
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
    window_table_forget(&self->view->table);
    self->view->strip.pressed = 0;
    self->is_bars = self->is_tables = self->is_strips = 0;
}

/* A click anywhere takes the focus of the keyboard away. */
static void unfocus_all(struct window_input *self)
{
    window_keys_unfocus(&self->keys);
    window_bar_unfocus(&self->view->bar);
    window_strip_unfocus(&self->view->strip);
    window_table_unfocus(&self->view->table);
    window_panel_unfocus(&self->view->panel);
}

void window_input_meet(struct window_input *self)
{
    release_everything(self);
    unfocus_all(self);
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

/* The places of all things change, and the mouse may be on another one. Where
 * a small window shows the table alone already, that is no other place. */
static void arrange_next(struct window_input *self)
{
    struct window_view *view = self->view;
    int was_table = !view->has_board;

    if (!view->has_table)
        return;
    release_everything(self);
    do {
        view->settings.arrangement =
            (enum window_arrangement)((view->settings.arrangement + 1)
                                      % ARRANGEMENTS);
    } while (was_table && view->settings.arrangement == ARRANGE_TABLE);
    window_view_lay_out(view, self->game);
    if (!view->has_board)
        window_keys_unfocus(&self->keys);
}

/* A game without a table has no list of moves. */
static void take_back(struct window_input *self)
{
    if (!self->view->has_table)
        return;
    scoresheet_look(&self->view->bar.moves, self->game->play);
    scoresheet_take_back(&self->view->bar.moves, self->game);
}

/* The lobby */

static int has_lobby(const struct window_input *self)
{
    return self->view->lobby.is_open;
}

/* Nothing stays held below it, as with a dialog. */
static void open_lobby(struct window_input *self)
{
    release_everything(self);
    window_bar_move(&self->view->bar, self->game, NOWHERE, NOWHERE);
    window_view_open_lobby(self->view, self->game);
    self->is_hand = 0;
}

static void close_lobby(struct window_input *self)
{
    if (has_lobby(self))
        window_view_close_lobby(self->view, self->game);
}

/* Back to the game, where there is one to go back to. */
static void change_lobby(struct window_input *self)
{
    if (!has_lobby(self))
        open_lobby(self);
    else if (self->view->lobby.resume[0])
        close_lobby(self);
}

/* In the lobby some commands are about a machine that is not played. */
static void lobby_command(struct window_input *self,
                          enum window_command command)
{
    self->view->dialog.about = command == COMMAND_NEW
                            || command == COMMAND_RULES
                             ? self->view->lobby.asked : NULL;
    window_input_command(self, command);
}

/* Of the keys that work everywhere those that need no game. */
static int suits_lobby(enum window_command command)
{
    switch (command) {
    case COMMAND_NEW: case COMMAND_OPEN: case COMMAND_QUIT:
    case COMMAND_LIGHT: case COMMAND_HELP: case COMMAND_FULL_SCREEN:
    case COMMAND_MUTE: case COMMAND_LOBBY:
        return 1;
    default:
        return 0;
    }
}

static void lobby_key(struct window_input *self, uint32_t key,
                      enum window_command command, int is_repeat)
{
    if (is_repeat && (key == ' ' || key == KEY_ENTER))
        return;
    if (suits_lobby(command))
        window_input_command(self, command);
    else if (!command)
        lobby_command(self, window_lobby_key(&self->view->lobby, self->game,
                                             key));
}

/* The desk belongs to the still picture, so all is laid out again. */
static void change_light(struct window_input *self)
{
    self->view->settings.is_light ^= 1;
    window_view_lay_out(self->view, self->game);
}

/* The end is read by who begins another game: what went wrong is told. */
static void begin_again(struct window_input *self)
{
    const char *error = recap_again(self->game);

    if (error)
        player_tell(self->game, error);
}

/* One key for what comes next: it ends the steps of a first game, begins
 * another game where this one is over, or begins the steps. */
static void do_what_is_next(struct window_input *self)
{
    struct window_strip *strip = &self->view->strip;

    if (strip->guide.is_on)
        guide_stop(&strip->guide);
    else if (strip->recap.is_over)
        begin_again(self);
    else
        guide_begin(&strip->guide, self->game->play);
}

/* Also at an end that was closed. */
static void look_back(struct window_input *self)
{
    struct recap *recap = &self->view->strip.recap;

    if (!recap->is_over)
        return;
    recap->is_closed = 0;
    recap_turn_back(recap, self->game);
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
    case COMMAND_ARRANGE:     arrange_next(self); break;
    case COMMAND_SIGNALS:
        unfocus_all(self);
        window_view_turn_panel(self->view, self->game);
        break;
    case COMMAND_TAKE_BACK:   take_back(self); break;
    case COMMAND_LOBBY:       change_lobby(self); break;
    case COMMAND_RESUME:      close_lobby(self); break;
    case COMMAND_GUIDE:
        guide_begin(&self->view->strip.guide, self->game->play);
        break;
    case COMMAND_SKIP:        guide_stop(&self->view->strip.guide); break;
    case COMMAND_AGAIN:       begin_again(self); break;
    case COMMAND_NEXT:        do_what_is_next(self); break;
    case COMMAND_CLOSE:       window_strip_close(&self->view->strip); break;
    case COMMAND_BACK:        look_back(self); break;
    case COMMAND_QUIT:        self->is_over = 1; break;
    case COMMAND_LAY_OUT:
        window_view_lay_out(self->view, self->game);
        break;
    case COMMAND_FOCUS_ON:    window_focus_move(self, 1); break;
    case COMMAND_FOCUS_BACK:  window_focus_move(self, -1); break;
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

/* In the strip, or in the panel of a design. */
static int strip_key(struct window_input *self, uint32_t key, int is_repeat)
{
    struct window_strip *strip = &self->view->strip;
    struct window_panel *panel = &self->view->panel;
    enum window_command command = COMMAND_NOTHING;
    int is_taken;

    if (!strip->focus && !panel->focus)
        return 0;
    if (is_repeat && (key == ' ' || key == KEY_ENTER))
        return 1;
    is_taken = strip->focus
             ? window_strip_key(strip, self->game, key, &command)
             : window_panel_key(panel, self->game, key, &command);
    window_input_command(self, command);
    return is_taken;
}

/* As in the bar, a touch does not repeat; arrows do. */
static int table_key(struct window_input *self, uint32_t key, int is_repeat)
{
    struct window_table *table = &self->view->table;

    if (!table->has_focus)
        return 0;
    if (is_repeat && (key == ' ' || key == KEY_ENTER))
        return 1;
    return window_table_key(table, self->game, key);
}

/* Keys that work everywhere go before those of bar and table, and these before
 * the board's; Tab moves the focus between the three. They do not repeat. */
static void route_key(struct window_input *self, uint32_t key, int is_repeat)
{
    enum window_command command = is_repeat ? COMMAND_NOTHING
                                            : window_keys_anywhere(key);

    if (has_dialog(self)) {
        dialog_key(self, key);
    } else if (has_lobby(self)) {
        lobby_key(self, key, command, is_repeat);
    } else if (command) {
        window_input_command(self, command);
    } else if (!bar_key(self, key, is_repeat)
               && !strip_key(self, key, is_repeat)
               && !table_key(self, key, is_repeat)) {
        if (key == KEY_TAB || key == KEY_BACK_TAB)
            window_focus_move(self, key == KEY_TAB ? 1 : -1);
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
    int has_list = has_dialog(self) || has_lobby(self)
                || window_bar_has_focus(&self->view->bar)
                || self->view->strip.focus || self->view->panel.focus
                || self->view->table.has_focus;

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

/* On a terminal it looks under the cover, if
 * there is one. */
static void press_board(struct window_input *self,
                        const struct window_event *event)
{
    struct window_view *view = self->view;
    enum player_request command;

    unfocus_all(self);
    if (!view->has_board)
        return;
    command = window_mouse_press(&self->mouse, self->game, &view->draw.layout,
                                 event->x, event->y, event->is_right);
    if (command != PLAYER_LOOK || view->scene.cover[0])
        window_input_command(self, window_command_of(command));
}

/* The keyboard loses the focus; on the table it comes back to where the mouse
 * was. */
static void press_table(struct window_input *self,
                        const struct window_event *event)
{
    unfocus_all(self);
    if (event->is_right)
        return;
    self->is_tables = 1;
    window_table_press(&self->view->table, self->game, event->x, event->y);
}

static void press_strip(struct window_input *self,
                        const struct window_event *event)
{
    unfocus_all(self);
    if (event->is_right)
        return;
    self->is_strips = 1;
    window_strip_press(&self->view->strip, self->game, event->x, event->y);
}

static void press_panel(struct window_input *self,
                        const struct window_event *event)
{
    if (!event->is_right)
        window_input_command(self, window_panel_press(
            &self->view->panel, self->game, event->x, event->y));
    unfocus_all(self);
}

/* Only the left button works dialogs, the strip and the bar. */
static void route_press(struct window_input *self,
                        const struct window_event *event)
{
    struct window_view *view = self->view;
    int is_bars = window_bar_has(&view->bar, event->x, event->y);

    if (has_dialog(self)) {
        if (!event->is_right)
            window_dialog_press(&view->dialog, self->game, event->x,
                                event->y);
    } else if (has_lobby(self)) {
        if (!event->is_right)
            window_lobby_press(&view->lobby, event->x, event->y);
    } else if (!is_bars
               && window_strip_has(&view->strip, event->x, event->y)) {
        press_strip(self, event);
    } else if (!is_bars
               && window_table_has(&view->table, event->x, event->y)) {
        press_table(self, event);
    } else if (!is_bars
               && window_panel_has(&view->panel, event->x, event->y)) {
        press_panel(self, event);
    } else if (!is_bars) {
        press_board(self, event);
    } else if (!event->is_right) {
        unfocus_all(self);
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

static int is_worked_by_click(const struct window_input *self,
                              const struct window_event *event)
{
    const struct window_view *view = self->view;

    if (window_table_has(&view->table, event->x, event->y))
        return window_table_works(&view->table, event->x, event->y);
    return view->has_board
        && window_mouse_works(self->game, &view->draw.layout, event->x,
                              event->y);
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
    if (has_lobby(self)) {
        window_lobby_move(&self->view->lobby, event->x, event->y);
        self->is_hand = self->view->lobby.hovered != 0;
        return;
    }
    move_in_bar(self, event);
    window_strip_move(&self->view->strip, event->x, event->y);
    self->is_hand = !self->was_in_bar && is_worked_by_click(self, event);
    if (self->is_tables)
        window_table_move(&self->view->table, self->game, event->x,
                          event->y);
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
    if (has_lobby(self)) {
        if (!event->is_right)
            lobby_command(self, window_lobby_release(
                &self->view->lobby, self->game, event->x, event->y));
        return;
    }
    window_mouse_release(&self->mouse, self->game, event->is_right);
    if (self->is_tables && !event->is_right) {
        self->is_tables = 0;
        window_table_release(&self->view->table, self->game, event->x,
                             event->y);
    }
    if (self->is_strips && !event->is_right) {
        self->is_strips = 0;
        window_input_command(self, window_strip_release(
            &self->view->strip, self->game, event->x, event->y));
    }
    if (!was_bars)
        return;
    self->is_bars = 0;
    window_input_command(self, window_bar_release(&self->view->bar, self->game,
                                                  event->x, event->y));
}

/* Scrolls a dialog, or the moves; elsewhere up is a second back in time. */
static void route_wheel(struct window_input *self,
                        const struct window_event *event)
{
    if (has_dialog(self))
        window_dialog_wheel(&self->view->dialog, -event->by);
    else if (has_lobby(self))
        window_lobby_wheel(&self->view->lobby, -event->by);
    else if (!window_bar_wheel(&self->view->bar, event->x, event->y,
                               event->by)
             && !window_panel_wheel(&self->view->panel, event->x, event->y,
                                    event->by))
        player_seek_by(self->game, event->by > 0 ? -1 : 1);
}

void window_input_paste(struct window_input *self, const char *text)
{
    if (has_dialog(self))
        window_dialog_paste(&self->view->dialog, text);
    self->wants_paste = 0;
}

/* What waits for a yes is asked about; however the question was closed, it is
 * over. */
static void ask_for_course(struct window_input *self, int was_asked)
{
    if (!course_is_waiting(self->game) || has_dialog(self))
        return;
    if (was_asked)
        course_stay(self->game);
    else
        open_dialog(self, COMMAND_COURSE);
}

/* Events that none of these cares for are window.c's own. Whichever way
 * another game was begun or opened, the lobby makes room for it. */
void window_input_take(struct window_input *self,
                       const struct window_event *event)
{
    const struct session *before = self->game->play->session;
    int was_asked = self->view->dialog.kind == WINDOW_DIALOG_COURSE;

    switch (event->kind) {
    case WINDOW_KEY:     route_key(self, event->key, event->is_repeat); break;
    case WINDOW_KEY_UP:  route_key_up(self, event->key); break;
    case WINDOW_PRESS:   route_press(self, event); break;
    case WINDOW_RELEASE: route_release(self, event); break;
    case WINDOW_MOTION:  route_motion(self, event); break;
    case WINDOW_WHEEL:   route_wheel(self, event); break;
    case WINDOW_PAD:
    case WINDOW_PAD_UP:  route_pad(self, event); break;
    case WINDOW_LEFT:    release_everything(self); break;
    case WINDOW_CLOSE:   self->is_over = 1; break;
    default:             break;         /* the window's own business */
    }
    if (self->game->play->session != before)
        close_lobby(self);
    ask_for_course(self, was_asked);
    self->view->scene.focus = self->keys.focus;
    self->view->scene.shows_keys = self->keys.shows_keys;
}
