/* menu.c - the menu of boardwalk without arguments.
 *
 * The loop of the menu: it waits for input, changes the offer (player/offer.h)
 * and draws all of it again. menu_view.c draws, games.c has the list of kept
 * games. Nothing moves by itself, so it sleeps until a key or a signal comes.
 */
#include "term/menu.h"

#include <stdlib.h>
#include <string.h>

#include "term/games.h"
#include "term/menu_view.h"
#include "term/tty.h"
#include "term/view.h"

enum { IDLE_MS = 250 };

struct menu {
    struct term_screen screen;
    struct term_input input;
    struct offer list;
    struct term_games games;            /* to be opened */
    const char *folder;                 /* theirs */
    const char *last;                   /* the last game's path */
    const char *notice;                 /* what went wrong before, or "" */
    int is_done;                        /* an entry was chosen, */
    int is_chosen;                      /* or a kept game, */
    int is_quit;                        /* or nothing */
};

/* Keys */

/* The last game, and the first setting of a machine ("begin"), end the menu;
 * other settings change, and a machine shows its settings. */
static void enter_choice(struct menu *self)
{
    struct offer *list = &self->list;

    if (!offer_entry(list)->machine
        || (list->is_inside && list->row == 0)) {
        self->is_done = 1;
    } else if (list->is_inside) {
        offer_change(offer_entry(list), list->row, 1);
    } else {
        list->is_inside = 1;
        list->row = 0;
    }
}

static void show_kept_games(struct menu *self)
{
    term_games_open(&self->games, self->folder, NULL, NULL);
}

/* From the settings to the machines, from there out. */
static void leave_or_quit(struct menu *self)
{
    if (self->list.is_inside)
        self->list.is_inside = 0;
    else
        self->is_quit = 1;
}

/* Among settings, to the next or the last value; among machines, to the right
 * into the settings. The last game has none: there the list opens. */
static void step_sideways(struct menu *self, int by)
{
    struct offer *list = &self->list;

    if (list->is_inside)
        offer_change(offer_entry(list), list->row, by);
    else if (by > 0 && offer_entry(list)->machine)
        enter_choice(self);
    else if (by > 0)
        show_kept_games(self);
}

/* Digits 1 to 9 are for the first nine entries, and enter at once. */
static void choose_number(struct menu *self, int at)
{
    if (at >= self->list.count)
        return;
    self->list.at = at;
    self->list.is_inside = 0;
    enter_choice(self);
}

/* A notice stays until the next key. */
static void handle_menu_key(struct menu *self, uint32_t key)
{
    self->notice = "";
    switch (key) {
    case KEY_UP:    offer_move(&self->list, -1); break;
    case KEY_DOWN:
    case KEY_TAB:   offer_move(&self->list, 1); break;
    case KEY_LEFT:  step_sideways(self, -1); break;
    case KEY_RIGHT: step_sideways(self, 1); break;
    case KEY_ENTER:
    case ' ':       enter_choice(self); break;
    case KEY_ESC:   leave_or_quit(self); break;
    case 'o':       show_kept_games(self); break;
    case 'q':
    case KEY_CTRL_C: self->is_quit = 1; break;
    case KEY_CTRL_L: term_screen_forget(&self->screen); break;
    case KEY_CTRL_Z: term_tty_suspend(); break;
    default:
        if (key >= '1' && key <= '9')
            choose_number(self, (int)(key - '1'));
    }
}

/* A first click chooses, a second one on the same goes in. */
static void handle_click(struct menu *self, int column, int row)
{
    struct offer *list = &self->list;
    struct term_menu_spot spot = term_menu_view_hit(&self->screen, list,
                                                    column, row);

    if (spot.entry >= 0) {
        int again = spot.entry == list->at && !list->is_inside;

        list->at = spot.entry;
        list->is_inside = 0;
        if (again)
            enter_choice(self);
    }
    if (spot.row >= 0) {
        list->is_inside = 1;
        list->row = spot.row;
        if (spot.row == 0)
            self->is_done = 1;
        else if (spot.by)
            offer_change(offer_entry(list), spot.row, spot.by);
    }
}

/* A paste may only fill in the path of a game; control characters in it, an
 * Enter above all, are dropped. In a terminal that is too small only q works.
 */
static void handle_menu_event(struct menu *self,
                              const struct term_input_event *event)
{
    int is_small = term_view_is_small(&self->screen);

    if (self->games.is_open && event->kind == TERM_KEY) {
        if (!event->is_pasted || event->key >= ' ')
            self->is_chosen = term_games_key(&self->games, event->key)
                              == TERM_PROMPT_DONE;
        return;
    }
    if (event->is_pasted)
        return;
    if (event->kind == TERM_KEY && (!is_small || event->key == 'q'))
        handle_menu_key(self, event->key);
    if (event->kind == TERM_PRESS && !is_small)
        handle_click(self, event->column, event->row);
}

/* The loop */

static int is_menu_over(const struct menu *self)
{
    return self->is_done || self->is_chosen || self->is_quit
        || term_tty_signal() != 0;
}

/* A terminal that is gone is as if the player had quit. */
static void handle_menu_input(struct menu *self)
{
    struct term_input_event event;
    int waits = term_input_waits(&self->input);
    int timeout_ms = waits ? TERM_INPUT_LATE_MS : IDLE_MS;
    int got = term_tty_read(&self->input, timeout_ms);

    if (got < 0)
        self->is_quit = 1;
    while (!is_menu_over(self)
           && term_input_next(&self->input, got ? 0 : timeout_ms, &event))
        handle_menu_event(self, &event);
}

/* Also whenever the terminal has changed. */
static const char *fit_screen(struct menu *self)
{
    int columns, rows;

    term_tty_size(&columns, &rows);
    return term_screen_open(&self->screen, columns, rows,
                            term_screen_depth(getenv), term_tty_is_utf8());
}

/* Everything is drawn; only the cells that differ are written. */
static void draw_menu_screen(struct menu *self)
{
    const char *bytes;
    size_t count;

    if (term_view_is_small(&self->screen))
        term_view_draw_small(&self->screen, TERM_COLUMNS_MIN, TERM_ROWS_MIN);
    else if (self->games.is_open)
        term_games_draw(&self->games, &self->screen);
    else
        term_menu_view_draw(&self->screen, &self->list, self->last,
                            self->notice);
    count = term_screen_flush(&self->screen, &bytes);
    if (count)
        term_tty_write(bytes, count);
}

/* The loop sleeps in handle_menu_input. */
static const char *run_menu(struct menu *self)
{
    const char *error = fit_screen(self);

    while (!error && !is_menu_over(self)) {
        draw_menu_screen(self);
        handle_menu_input(self);
        if (term_tty_is_new())
            error = fit_screen(self);
    }
    return error;
}

/* After an error nothing is done or chosen, so the choice says to quit. */
const char *term_menu(struct offer_choice *choice)
{
    struct menu *self = calloc(1, sizeof *self);
    const char *error = self ? term_tty_begin()
                             : "out of memory for the menu";

    if (error) {
        free(self);
        return error;
    }
    self->last = choice->load;
    self->folder = choice->games;
    self->notice = choice->notice;
    offer_begin(&self->list, choice->load[0] != 0);
    error = run_menu(self);
    term_tty_end();
    if (term_tty_signal())
        term_tty_die(term_tty_signal());
    choice->quit = !self->is_done && !self->is_chosen;
    offer_choose(offer_entry(&self->list), choice);
    if (self->is_chosen) {
        choice->machine = NULL;
        memcpy(choice->load, self->games.path, sizeof choice->load);
    }
    if (choice->quit)
        choice->load[0] = 0;
    term_screen_close(&self->screen);
    free(self);
    return error;
}
