/* games.c - the kept games as a list, and a line for any other file. */
#include "term/games.h"

#include <string.h>

#include "term/input.h"
#include "term/theme.h"

enum { LEFT = 2, TOP = 2, ROWS_BELOW = 3, DATE_WIDTH = 18,
       LINE = 256 };

static void leave_out(struct kept_list *list, const char *played)
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

void term_games_open(struct term_games *self, const char *folder,
                     const char *played)
{
    memset(self, 0, sizeof *self);
    self->is_open = 1;
    term_prompt_ask(&self->prompt, "Open the game:");
    if (!*folder || kept_list_read(&self->list, folder))
        return;                         /* a list that cannot be had is empty */
    kept_list_select(&self->list);
    if (played)
        leave_out(&self->list, played);
}

/* Keys */

static int page_of(const struct term_screen *screen)
{
    return screen->rows - TOP - ROWS_BELOW;
}

static void choose(struct term_games *self, int by)
{
    self->at += by;
    if (self->at >= self->list.count)
        self->at = self->list.count - 1;
    if (self->at < 0)
        self->at = 0;
}

/* A line that was typed goes before the list. */
static enum term_prompt_answer finish(struct term_games *self)
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

enum term_prompt_answer term_games_key(struct term_games *self, uint32_t key)
{
    enum term_prompt_answer answer;

    switch (key) {
    case KEY_UP:        choose(self, -1); return TERM_PROMPT_OPEN;
    case KEY_DOWN:
    case KEY_TAB:       choose(self, 1); return TERM_PROMPT_OPEN;
    case KEY_PAGE_UP:   choose(self, -10); return TERM_PROMPT_OPEN;
    case KEY_PAGE_DOWN: choose(self, 10); return TERM_PROMPT_OPEN;
    case KEY_HOME:      self->at = 0; return TERM_PROMPT_OPEN;
    case KEY_END:       choose(self, KEPT_MAX); return TERM_PROMPT_OPEN;
    case KEY_ENTER:     return finish(self);
    default:            break;
    }
    answer = term_prompt_key(&self->prompt, key);
    self->is_open = answer == TERM_PROMPT_OPEN;
    return answer;
}

/* Drawing */

static void draw_game(const struct term_games *self,
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
    text_begin(&to, line, sizeof line);
    kept_put_line(&self->list.game[i], &to);
    term_screen_text(screen, LEFT + 2, row, date - LEFT - 4, line, ink);
    text_begin(&to, line, sizeof line);
    kept_put_date(&self->list.game[i], &to);
    term_screen_text(screen, date, row, DATE_WIDTH, line, ink);
}

static void draw_list(const struct term_games *self,
                      struct term_screen *screen)
{
    struct term_style faint = {THEME_FAINT, THEME_ROOM, 0};
    int page = page_of(screen);
    int first = self->at < page ? 0 : self->at - page + 1;

    for (int i = first; i < self->list.count && i < first + page; i++)
        draw_game(self, screen, i, TOP + i - first);
    if (self->list.count == 0)
        term_screen_text(screen, LEFT, TOP, screen->columns - LEFT,
                         "There are no other games; a path can be typed",
                         faint);
}

void term_games_draw(const struct term_games *self,
                     struct term_screen *screen)
{
    struct term_style plain = {THEME_TEXT, THEME_ROOM, 0};
    struct term_style heading = {THEME_GOOD, THEME_ROOM, 1};
    struct term_style faint = {THEME_FAINT, THEME_ROOM, 0};
    char path[JOURNAL_PATH_MAX];

    term_screen_fill(screen, 0, 0, screen->columns, screen->rows, plain);
    term_screen_text(screen, LEFT, 0, screen->columns - LEFT, "Kept games",
                     heading);
    draw_list(self, screen);
    if (self->list.count && !self->prompt.used) {
        kept_path(&self->list, self->at, path);
        term_screen_text(screen, LEFT, screen->rows - 3,
                         screen->columns - LEFT - 1, path, faint);
    }
    term_prompt_draw(&self->prompt, screen, screen->rows - 2);
    term_screen_text(screen, 1, screen->rows - 1, screen->columns - 2,
                     "↑↓ choose   Enter open   Esc back   or type the path "
                     "of a file", faint);
}
