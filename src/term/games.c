/* games.c - the kept games as a list, and a line for any other file. */
#include "term/games.h"

#include <string.h>

#include "base/words.h"
#include "bench/kept_shelf.h"
#include "term/input.h"
#include "term/theme.h"

enum { LEFT = 2, TOP = 2, ROWS_BELOW = 4, DATE_WIDTH = 18,
       LINE = 256 };

/* To open the game that is being played would close its journal and read it
 * back: no change, and a risk. */
static void hide_played_game(struct kept_list *list, const char *played)
{
    char path[JOURNAL_PATH_MAX];
    int count = 0;

    for (int i = 0; i < list->count; i++) {
        kept_path(list, i, path);
        if (!text_same(path, played))
            list->game[count++] = list->game[i];
    }
    list->count = count;
}

/* The newest games come first; kept_list_select drops those not worth it. */
void term_games_open(struct term_games *self, const char *folder,
                     const char *played, const struct machine_type *design)
{
    memset(self, 0, sizeof *self);
    self->is_open = 1;
    term_prompt_ask(&self->prompt, words_of("Open the game:"));
    if (!*folder || kept_list_read(&self->list, folder, design))
        return;                         /* unreadable: empty */
    kept_list_select(&self->list);
    if (played)
        hide_played_game(&self->list, played);
}

/* Keys */

/* How many games fit between the heading and the lines below. */
static int page_of(const struct term_screen *screen)
{
    return screen->rows - TOP - ROWS_BELOW;
}

/* Stays inside the list; in an empty one the choice is 0. */
static void move_choice(struct term_games *self, int by)
{
    self->at += by;
    if (self->at >= self->list.count)
        self->at = self->list.count - 1;
    if (self->at < 0)
        self->at = 0;
}

/* What was typed takes precedence over the choice in the list. */
static enum term_prompt_answer accept_choice(struct term_games *self)
{
    self->is_open = 0;
    if (self->prompt.used) {
        memcpy(self->path, self->prompt.text, sizeof self->path);
        return TERM_PROMPT_DONE;
    }
    if (!self->list.count)
        return TERM_PROMPT_CANCELLED;
    kept_path(&self->list, self->at, self->path);
    return TERM_PROMPT_DONE;
}

/* Keys that the list does not take go to the prompt: it has no cursor keys. */
enum term_prompt_answer term_games_key(struct term_games *self, uint32_t key)
{
    enum term_prompt_answer answer;

    switch (key) {
    case KEY_UP:        move_choice(self, -1); return TERM_PROMPT_OPEN;
    case KEY_DOWN:
    case KEY_TAB:       move_choice(self, 1); return TERM_PROMPT_OPEN;
    case KEY_PAGE_UP:   move_choice(self, -10); return TERM_PROMPT_OPEN;
    case KEY_PAGE_DOWN: move_choice(self, 10); return TERM_PROMPT_OPEN;
    case KEY_HOME:      self->at = 0; return TERM_PROMPT_OPEN;
    case KEY_END:       move_choice(self, KEPT_MAX); return TERM_PROMPT_OPEN;
    case KEY_ENTER:     return accept_choice(self);
    default:            break;
    }
    answer = term_prompt_key(&self->prompt, key);
    self->is_open = answer == TERM_PROMPT_OPEN;
    return answer;
}

/* Drawing */

static void draw_listed_line(const struct kept *game,
                             struct term_screen *screen, int row, int width,
                             struct term_style ink)
{
    char line[LINE];
    struct text to;

    text_begin(&to, line, sizeof line);
    kept_shelf_put_line(game, &to);
    term_screen_fitting(screen, LEFT + 2, row, width, line, ink);
}

/* While a path is typed no game is marked: Enter would not take it. */
static void draw_listed_game(const struct term_games *self,
                             struct term_screen *screen, int i, int row)
{
    int is_chosen = i == self->at && !self->prompt.used;
    struct term_style ink = {is_chosen ? THEME_STRONG : THEME_TEXT,
                             is_chosen ? THEME_CHOSEN : THEME_ROOM,
                             is_chosen};
    int date = screen->columns - DATE_WIDTH - 1;
    char line[LINE];
    struct text to;

    term_screen_fill(screen, LEFT, row, screen->columns - LEFT - 1, 1, ink);
    if (is_chosen)
        term_screen_put(screen, LEFT, row, TERM_POINT_RIGHT, ink);
    draw_listed_line(&self->list.game[i], screen, row, date - LEFT - 4, ink);
    text_begin(&to, line, sizeof line);
    kept_put_date(&self->list.game[i], &to);
    term_screen_text(screen, date, row, DATE_WIDTH, line, ink);
}

/* Scrolls as little as needed: the chosen game is the last row shown, or the
 * list starts at its beginning. */
static void draw_list(const struct term_games *self,
                      struct term_screen *screen)
{
    struct term_style faint = {THEME_FAINT, THEME_ROOM, 0};
    int page = page_of(screen);
    int first = self->at < page ? 0 : self->at - page + 1;

    for (int i = first; i < self->list.count && i < first + page; i++)
        draw_listed_game(self, screen, i, TOP + i - first);
    if (self->list.count == 0)
        term_screen_text(screen, LEFT, TOP, screen->columns - LEFT,
                         words_of("No other games here; type the path of a "
                                  "file"), faint);
}

/* The chosen game in full, and its path: its row may be cut off. */
static void draw_chosen_game(const struct term_games *self,
                             struct term_screen *screen)
{
    struct term_style plain = {THEME_TEXT, THEME_ROOM, 0};
    struct term_style faint = {THEME_FAINT, THEME_ROOM, 0};
    char path[JOURNAL_PATH_MAX];

    kept_path(&self->list, self->at, path);
    draw_listed_line(&self->list.game[self->at], screen, screen->rows - 4,
                     screen->columns - LEFT - 3, plain);
    term_screen_notice(screen, LEFT + 2, screen->rows - 3,
                       screen->columns - LEFT - 3, path, faint);
}

/* Nothing is told of the chosen game while the path of another is typed. */
void term_games_draw(const struct term_games *self,
                     struct term_screen *screen)
{
    struct term_style plain = {THEME_TEXT, THEME_ROOM, 0};
    struct term_style heading = {THEME_GOOD, THEME_ROOM, 1};
    struct term_style faint = {THEME_FAINT, THEME_ROOM, 0};

    term_screen_fill(screen, 0, 0, screen->columns, screen->rows, plain);
    term_screen_text(screen, LEFT, 0, screen->columns - LEFT,
                     words_of("Kept games"), heading);
    draw_list(self, screen);
    if (self->list.count && !self->prompt.used)
        draw_chosen_game(self, screen);
    term_prompt_draw(&self->prompt, screen, screen->rows - 2);
    term_screen_text(screen, 1, screen->rows - 1, screen->columns - 2,
                     words_of("↑↓ Choose   Enter Open   Esc Back   or type "
                              "the path of a file"), faint);
}
