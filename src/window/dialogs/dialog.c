/* dialog.c - a sheet over the board that asks for something: mouse,
 * keys and drawing.
 *
 * Everything that differs from dialog to dialog is asked of its record
 * (sheet.h). The state is ids and row numbers: items are made anew for every
 * picture. focus is always SHEET_ROW + at when the list has it.
 */
#include "window/dialogs/dialog.h"

#include <string.h>

#include "bench/intro.h"
#include "window/item_draw.h"
#include "window/dialogs/sheet.h"

/* SCALE_MIN is in percent; sizes are in pixels at 100 %. A window smaller than
 * WIDTH_MIN or HEIGHT_MIN makes the scale smaller until it is not. */
enum { SCALE_MIN = 60, WIDTH_MIN = 500, HEIGHT_MIN = 440, RADIUS = 10,
       SHADOW = 24, WHEEL_ROWS = 3 };

/* Opening and closing */

int window_dialog_is_open(const struct window_dialog *self)
{
    return self->kind != WINDOW_DIALOG_NONE;
}

static const struct window_sheet *sheet_of(const struct window_dialog *self)
{
    return window_sheet_of(self->kind);
}

/* Forgets all of the last dialog but its place in the window. */
static void reset_dialog(struct window_dialog *self,
                         enum window_dialog_kind kind)
{
    self->kind = kind;
    self->at = self->first = self->page = 0;
    self->hovered = self->pressed = self->pressed_last = 0;
    self->is_whole = self->is_warned = self->is_again = 0;
    self->words[0] = self->title[0] = self->label[0] = 0;
    window_field_set(&self->field, "");
}

/* A list has one stop for Tab: its chosen row. */
static int focus_of(const struct window_dialog *self, int id)
{
    return id >= SHEET_ROW ? SHEET_ROW + self->at : id;
}

static enum window_dialog_kind dialog_of_command(enum window_command command)
{
    switch (command) {
    case COMMAND_NEW:    return WINDOW_DIALOG_NEW;
    case COMMAND_OPEN:   return WINDOW_DIALOG_OPEN;
    case COMMAND_SAVE:   return WINDOW_DIALOG_SAVE;
    case COMMAND_HELP:   return WINDOW_DIALOG_HELP;
    case COMMAND_ASK:    return WINDOW_DIALOG_ASK;
    case COMMAND_TYPE:   return WINDOW_DIALOG_TYPE;
    case COMMAND_RULES:  return WINDOW_DIALOG_RULES;
    case COMMAND_COURSE: return WINDOW_DIALOG_COURSE;
    case COMMAND_SEAT_A:
    case COMMAND_SEAT_B: return WINDOW_DIALOG_SEAT;
    default:          return WINDOW_DIALOG_NONE;
    }
}

static int has_rules(const struct player *player)
{
    const struct intro *intro =
        intro_of(session_machine(player->play->session));

    return intro && intro->rules;
}

/* The sheet's own open may set title, field and chosen row; the focus comes
 * after it, for it may be that row. */
int window_dialog_open(struct window_dialog *self, enum window_command command,
                       const struct player *player)
{
    enum window_dialog_kind kind = dialog_of_command(command);

    if (kind == WINDOW_DIALOG_NONE
        || (kind == WINDOW_DIALOG_RULES && !has_rules(player)))
        return 0;
    reset_dialog(self, kind);
    self->seat = command == COMMAND_SEAT_B;
    self->machine = self->about ? self->about
                                : session_machine(player->play->session);
    self->about = NULL;
    if (sheet_of(self)->open)
        sheet_of(self)->open(self, player);
    self->focus = focus_of(self, sheet_of(self)->first_focus);
    return 1;
}

static void set_dialog_words(struct window_dialog *self, const char *words)
{
    struct text to;

    text_begin(&to, self->words, sizeof self->words);
    text_put(&to, words);
}

void window_dialog_tell(struct window_dialog *self, const char *title,
                        const char *words)
{
    struct text to;

    reset_dialog(self, WINDOW_DIALOG_TELL);
    text_begin(&to, self->title, sizeof self->title);
    text_put(&to, title);
    set_dialog_words(self, words);
    self->focus = SHEET_OK;
}

void window_dialog_turn(struct window_dialog *self,
                        enum window_dialog_kind kind)
{
    int at = self->at;

    reset_dialog(self, kind);
    self->at = at;
    if (sheet_of(self)->choose)
        sheet_of(self)->choose(self);
    self->focus = focus_of(self, sheet_of(self)->first_focus);
}

void window_dialog_close(struct window_dialog *self)
{
    self->kind = WINDOW_DIALOG_NONE;
}

/* Its place */

static int sheet_fits(struct canvas_rect window, int scale)
{
    return window.width >= window_item_px(scale, WIDTH_MIN)
        && window.height >= window_item_px(scale, HEIGHT_MIN);
}

/* Items are made twice: only the first time tells how many rows fit, and
 * after that the chosen row is scrolled into view. */
void window_dialog_place(struct window_dialog *self,
                         struct canvas_rect window, int scale)
{
    while (scale > SCALE_MIN && !sheet_fits(window, scale))
        scale -= 5;
    self->window = window;
    self->scale = scale;
    self->is_whole = 0;
    if (!window_dialog_is_open(self))
        return;
    window_sheet_make(self);
    window_sheet_scroll_to(self);
    window_sheet_make(self);
}

/* Doing things */

/* OK or Enter. An error keeps the dialog open and is shown in it. */
static void confirm(struct window_dialog *self, struct player *player)
{
    const char *error = sheet_of(self)->done(self, player);

    if (error)
        set_dialog_words(self, error);
    else
        window_dialog_close(self);
}

/* A row out of range is the nearest there is. Any error shown was about the
 * old one. */
static void choose_row(struct window_dialog *self, int row)
{
    int last = window_sheet_rows(self) - 1;

    if (last < 0)
        return;
    self->at = row < 0 ? 0 : row > last ? last : row;
    self->focus = SHEET_ROW + self->at;
    self->words[0] = 0;
    self->is_warned = 0;
    window_sheet_scroll_to(self);
    if (sheet_of(self)->choose)
        sheet_of(self)->choose(self);
}

/* The next value of a choice, or the one before; errors were about the old
 * one. */
static void change_choice_by(struct window_dialog *self, int id, int by)
{
    sheet_of(self)->change(self, id - SHEET_CHOICE, by);
    self->words[0] = 0;
}

static int is_more(int id)
{
    return id >= SHEET_MORE && id < SHEET_MORE + WINDOW_SHEET_MORE;
}

static void do_more(struct window_dialog *self, struct player *player, int id)
{
    const char *words = sheet_of(self)->do_more(self, player,
                                                id - SHEET_MORE);

    set_dialog_words(self, words ? words : "");
}

static int is_row(int id)
{
    return id >= SHEET_ROW;
}

static int is_choice_id(int id)
{
    return id >= SHEET_CHOICE && id < SHEET_ROW;
}

/* Mouse */

/* 0 where there is nothing to work. */
static int item_id_at(const struct window_dialog *self, int x, int y)
{
    const struct window_item *item = window_item_at(&self->items, x, y);

    return item ? item->id : 0;
}

/* The middle of the thumb goes where the mouse is. */
static void drag_scroll(struct window_dialog *self, int y)
{
    const struct window_item *item = window_item_find(&self->items,
                                                      SHEET_SCROLL);

    if (item && item->box.height > 0)
        window_sheet_scroll(self, (y - item->box.top) * item->total
                                  / item->box.height - self->page / 2
                                  - self->first);
}

/* A click in the field puts the caret there. */
static void point_field(struct window_dialog *self, int x)
{
    const struct window_item *item = window_item_find(&self->items,
                                                      SHEET_FIELD);

    if (item)
        window_field_point(&self->field,
                           window_item_field_at(item, self->scale, x));
}

void window_dialog_move(struct window_dialog *self, struct player *player,
                        int x, int y)
{
    (void)player;
    self->hovered = item_id_at(self, x, y);
    if (self->pressed == SHEET_SCROLL)
        drag_scroll(self, y);
}

/* A row is chosen when it is pressed, a button works when it is released. A
 * click on nothing takes no focus away. */
void window_dialog_press(struct window_dialog *self, struct player *player,
                         int x, int y)
{
    int id = item_id_at(self, x, y);

    self->pressed = id;
    window_dialog_move(self, player, x, y);
    if (!id)
        return;
    self->is_again = id == self->pressed_last;
    self->pressed_last = id;
    if (is_row(id))
        choose_row(self, id - SHEET_ROW);
    else if (id != SHEET_SCROLL)
        self->focus = id;
    if (id == SHEET_FIELD)
        point_field(self, x);
}

/* A click on "<" goes back, anywhere else on it goes forward. */
static void work_choice(struct window_dialog *self, int id, int x)
{
    const struct window_item *item = window_item_find(&self->items, id);

    if (item)
        change_choice_by(self, id, window_item_choice_at(item, x) < 0 ? -1 : 1);
}

/* A second click on the same row is as good as OK, in dialogs that allow it,
 * however long after the first: no clock is needed for double clicks. */
static int confirms_by_row(const struct window_dialog *self, int id)
{
    return is_row(id) && self->is_again && sheet_of(self)->row_confirms;
}

void window_dialog_release(struct window_dialog *self, struct player *player,
                           int x, int y)
{
    int id = self->pressed;

    self->pressed = 0;
    self->hovered = item_id_at(self, x, y);
    if (!id || id != self->hovered)
        return;
    if (id == SHEET_OK || confirms_by_row(self, id))
        confirm(self, player);
    else if (id == SHEET_CANCEL)
        window_dialog_close(self);
    else if (is_more(id))
        do_more(self, player, id);
    else if (is_choice_id(id))
        work_choice(self, id, x);
}

void window_dialog_wheel(struct window_dialog *self, int by)
{
    if (window_dialog_is_open(self))
        window_sheet_scroll(self, by * WHEEL_ROWS);
}

/* Keys */

/* A changed field takes back error and warning. */
static void edited(struct window_dialog *self)
{
    self->words[0] = 0;
    self->is_warned = 0;
}

/* A page of text has no chosen row: arrow keys scroll it. */
static int page_key(struct window_dialog *self, uint32_t key)
{
    int page = self->page > 1 ? self->page - 1 : 1;

    switch (key) {
    case KEY_UP:        window_sheet_scroll(self, -1); return 1;
    case KEY_DOWN:      window_sheet_scroll(self, 1); return 1;
    case KEY_PAGE_UP:   window_sheet_scroll(self, -page); return 1;
    case ' ':
    case KEY_PAGE_DOWN: window_sheet_scroll(self, page); return 1;
    case KEY_HOME:      window_sheet_scroll(self, -self->first); return 1;
    case KEY_END:
        window_sheet_scroll(self, window_sheet_rows(self));
        return 1;
    default:            return 0;
    }
}

/* A page moves by one row less than is seen, so that one row stays. */
static int row_key(struct window_dialog *self, uint32_t key)
{
    int page = self->page > 1 ? self->page - 1 : 1;

    switch (key) {
    case KEY_UP:        choose_row(self, self->at - 1); return 1;
    case KEY_DOWN:      choose_row(self, self->at + 1); return 1;
    case KEY_PAGE_UP:   choose_row(self, self->at - page); return 1;
    case KEY_PAGE_DOWN: choose_row(self, self->at + page); return 1;
    case KEY_HOME:      choose_row(self, 0); return 1;
    case KEY_END:       choose_row(self, window_sheet_rows(self)); return 1;
    default:            return 0;
    }
}

static int choice_key(struct window_dialog *self, uint32_t key)
{
    switch (key) {
    case KEY_LEFT:  change_choice_by(self, self->focus, -1); return 1;
    case ' ':
    case KEY_RIGHT: change_choice_by(self, self->focus, 1); return 1;
    default:        return 0;
    }
}

/* Anything typed goes to the field, wherever the focus is; but a space only
 * if the field has the focus, for it also works buttons. Up and Down in the
 * field move in the list. */
static int field_key(struct window_dialog *self, uint32_t key)
{
    int is_there = self->focus == SHEET_FIELD;
    int writes = key > ' ' && key != KEY_BACKSPACE && key < KEY_BEYOND;

    if (!sheet_of(self)->has_field || (!is_there && !writes))
        return 0;
    if (is_there && window_sheet_rows(self)
        && (key == KEY_UP || key == KEY_DOWN))
        return row_key(self, key);
    if (!window_field_key(&self->field, key))
        return 0;
    self->focus = SHEET_FIELD;
    edited(self);
    return 1;
}

/* Whether what has the focus took the key. */
static int focused_key(struct window_dialog *self, uint32_t key)
{
    if (field_key(self, key))
        return 1;
    if (sheet_of(self)->is_page)
        return page_key(self, key);
    if (is_row(self->focus))
        return row_key(self, key);
    return is_choice_id(self->focus) && choice_key(self, key);
}

/* Tab goes round: past the last item is the first. */
static void move_sheet_focus(struct window_dialog *self, int by)
{
    int next = window_item_next(&self->items, self->focus, by);

    if (!next)
        next = window_item_next(&self->items, 0, by);
    self->focus = focus_of(self, next);
}

/* From the help to the rules; where they are open the key closes them. */
static void turn_to_rules(struct window_dialog *self,
                          const struct player *player)
{
    if (self->kind == WINDOW_DIALOG_RULES)
        window_dialog_close(self);
    else if (self->kind == WINDOW_DIALOG_HELP
             && window_dialog_open(self, COMMAND_RULES, player))
        window_dialog_place(self, self->window, self->scale);
}

/* First what has the focus, then the keys of every dialog. Enter confirms
 * wherever the focus is, except on Cancel. */
void window_dialog_key(struct window_dialog *self, struct player *player,
                       uint32_t key)
{
    if (!window_dialog_is_open(self) || focused_key(self, key))
        return;
    switch (key) {
    case KEY_TAB:      move_sheet_focus(self, 1); break;
    case KEY_BACK_TAB: move_sheet_focus(self, -1); break;
    case KEY_ESC:
    case KEY_CTRL_C:   window_dialog_close(self); break;
    case ' ':
    case KEY_ENTER:
        if (self->focus == SHEET_CANCEL)
            window_dialog_close(self);
        else if (is_more(self->focus))
            do_more(self, player, self->focus);
        else if (key == KEY_ENTER || self->focus == SHEET_OK)
            confirm(self, player);
        break;
    case KEY_F1:                        /* opened it, and closes it */
        if (self->kind == WINDOW_DIALOG_HELP)
            window_dialog_close(self);
        break;
    case KEY_F2:
        turn_to_rules(self, player);
        break;
    case KEY_UP: case KEY_DOWN: case KEY_LEFT: case KEY_RIGHT:
        self->focus = focus_of(self, window_item_beside(&self->items,
                                                        self->focus, key));
        break;
    default:
        break;
    }
}

/* Pasted text goes to the field, wherever the focus was. */
void window_dialog_paste(struct window_dialog *self, const char *text)
{
    if (!window_dialog_is_open(self) || !sheet_of(self)->has_field)
        return;
    self->focus = SHEET_FIELD;
    window_field_paste(&self->field, text);
    edited(self);
}

/* Drawing */

static int sheet_sub_pixels(const struct window_dialog *self, int length)
{
    return window_item_px(self->scale, length) * CANVAS_PX;
}

static void draw_sheet_items(const struct window_dialog *self,
                             struct canvas *canvas, int is_light)
{
    for (int i = 0; i < self->items.count; i++)
        window_item_draw(canvas, self->scale, &self->items.item[i],
                         window_theme(is_light));
    if (sheet_of(self)->draw)
        sheet_of(self)->draw(self, canvas, is_light);
}

static void draw_whole_sheet(struct window_dialog *self, struct canvas *canvas,
                             int is_light)
{
    const struct window_theme *theme = window_theme(is_light);
    struct canvas_box box = canvas_box_of(self->sheet);
    int radius = sheet_sub_pixels(self, RADIUS);

    canvas_fill(canvas, self->window, theme->dim);      /* once: it adds up */
    canvas_shadow(canvas, box, radius, sheet_sub_pixels(self, SHADOW), 100);
    canvas_round(canvas, box, radius, theme->sheet);
    canvas_frame(canvas, box, radius, sheet_sub_pixels(self, 1),
                 theme->sheet_edge);
    draw_sheet_items(self, canvas, is_light);
    self->is_whole = 1;
}

/* The sheet without its round corners, in which no item stands: it can be
 * filled again without drawing shadow and dimmed board anew. */
static struct canvas_rect inner_of(const struct window_dialog *self)
{
    int edge = window_item_px(self->scale, RADIUS);
    struct canvas_rect sheet = self->sheet;

    return (struct canvas_rect){sheet.left + edge, sheet.top + edge,
                                sheet.width - 2 * edge,
                                sheet.height - 2 * edge};
}

/* The whole window is dirty when it is first drawn, since the board behind it
 * is dimmed; later only what changes on the sheet. */
int window_dialog_update(struct window_dialog *self, struct canvas *canvas,
                         const struct player *player, int is_light,
                         struct canvas_rect *dirty)
{
    const struct window_theme *theme = window_theme(is_light);
    int is_other;

    (void)player;
    *dirty = (struct canvas_rect){0, 0, 0, 0};
    if (!window_dialog_is_open(self))
        return 0;
    canvas_unclip(canvas);
    self->is_light = is_light;
    window_sheet_make(self);
    if (!self->is_whole) {
        memcpy(&self->shown, &self->items, sizeof self->shown);
        draw_whole_sheet(self, canvas, is_light);
        *dirty = self->window;
        return 1;
    }
    *dirty = window_item_refresh(canvas, &self->items, &self->shown, theme,
                                 theme->sheet, &is_other);
    if (is_other) {
        *dirty = inner_of(self);
        canvas_fill(canvas, *dirty, theme->sheet);
        draw_sheet_items(self, canvas, is_light);
    }
    return !canvas_rect_is_empty(*dirty);
}

void window_dialog_renew(struct window_dialog *self)
{
    self->is_whole = 0;
}
