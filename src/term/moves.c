/* moves.c - a look back: the moves of the game on one page.
 *
 *     title                                     keys
 *     what the graph shows
 *     the graph, a column for each place along the game
 *     the moves
 *
 * A graph needs two moves that have a value; without it there are more rows
 * for the moves.
 */
#include "term/moves.h"

#include "base/words.h"
#include "term/theme.h"

enum { TOP = 2, LEFT = 2, GRAPH_ROWS = 7, WORDS_MAX = 128 };

static const struct term_style plain = {THEME_TEXT, THEME_ROOM, 0};
static const struct term_style faint = {THEME_FAINT, THEME_ROOM, 0};

void term_moves_look(struct term_moves *self, const struct play *play)
{
    scoresheet_look(&self->sheet, play);
}

/* Opens at the move that is shown now. */
void term_moves_open(struct term_moves *self, const struct play *play)
{
    term_moves_look(self, play);
    self->is_open = 1;
    self->at = scoresheet_now(&self->sheet, play);
    self->at = self->at < 0 ? 0 : self->at;
}

/* Stays at the ends. */
static void choose_move(struct term_moves *self, int at)
{
    int last = self->sheet.count - 1;

    self->at = at > last ? last : at;
    self->at = self->at < 0 ? 0 : self->at;
}

/* Any key that is not listed closes the page, and only Enter goes anywhere. */
void term_moves_key(struct term_moves *self, struct player *player,
                    uint32_t key)
{
    int page = self->page > 1 ? self->page - 1 : 1;
    uint64_t now = session_tick(player->play->session);

    switch (key) {
    case KEY_UP:   case KEY_LEFT:  choose_move(self, self->at - 1); return;
    case KEY_DOWN: case KEY_RIGHT: choose_move(self, self->at + 1); return;
    case KEY_PAGE_UP:   choose_move(self, self->at - page); return;
    case KEY_PAGE_DOWN: choose_move(self, self->at + page); return;
    case KEY_HOME:      choose_move(self, 0); return;
    case KEY_END:       choose_move(self, self->sheet.count); return;
    case KEY_ENTER:     scoresheet_seek(&self->sheet, player, self->at); break;
    default:            player_visit(player, now); break;
    }
    self->is_open = 0;
}

/* The graph */

/* A game must say what its values mean, or the graph would be a riddle. */
static int has_values(const struct term_moves *self, const struct play *play)
{
    return play_table_graph(play) && self->graph.count > 1;
}

/* Half cells count: a full block has two of them. The lowest value still has
 * one, so that no move is without a mark. */
static void draw_column(struct term_screen *screen, int column, int top,
                        int halves, struct term_style style)
{
    for (int row = 0; row < GRAPH_ROWS; row++) {
        int filled = halves - 2 * (GRAPH_ROWS - 1 - row);

        if (filled > 0)
            term_screen_put(screen, column, top + row,
                            filled > 1 ? TERM_FULL : TERM_LOWER, style);
    }
}

/* The column of the chosen move is brighter. */
static void draw_values(const struct term_moves *self,
                        struct term_screen *screen, int top)
{
    struct term_style line = {THEME_ROLE, THEME_ROOM, 0};
    struct term_style now = {THEME_NOTICE, THEME_ROOM, 1};
    int width = screen->columns - 2 * LEFT;
    int chosen = recap_graph_of(&self->graph, self->at);

    for (int x = 0; x < width; x++) {
        int i = recap_graph_at(&self->graph, x, width - 1);

        draw_column(screen, LEFT + x, top,
                    1 + recap_graph_height(&self->graph, i,
                                           2 * GRAPH_ROWS - 1),
                    i == chosen ? now : line);
    }
}

/* Returns the row below it. */
static int draw_move_graph(const struct term_moves *self,
                           struct term_screen *screen,
                           const struct play *play)
{
    char words[WORDS_MAX];
    struct text to;

    if (!has_values(self, play))
        return TOP;
    text_begin(&to, words, sizeof words);
    recap_graph_put(&self->graph, play_table_graph(play), &to);
    term_screen_text(screen, LEFT, TOP, screen->columns - 2 * LEFT, words,
                     faint);
    draw_values(self, screen, TOP + 1);
    return TOP + GRAPH_ROWS + 2;
}

/* The list */

/* "4. A  LACE: one right    12" */
static void draw_move(const struct term_moves *self,
                      struct term_screen *screen, int i, int row)
{
    const struct table_move *move = &self->sheet.move[i];
    int is_chosen = i == self->at, end = screen->columns - LEFT;
    struct term_style ink = {is_chosen ? THEME_STRONG : THEME_TEXT,
                             is_chosen ? THEME_CHOSEN : THEME_ROOM,
                             is_chosen};
    char number[16], seat[] = {move->seat, 0}, value[16] = "";
    char words[WORDS_MAX];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)i + 1);
    text_begin(&to, words, sizeof words);
    words_put(&to, "{1}. {2}  {3}", number, seat, move->words, (char *)0);
    text_begin(&to, value, sizeof value);
    if (move->has_value)
        recap_put_value(move->value, &to);
    term_screen_fill(screen, LEFT, row, end - LEFT, 1, ink);
    if (is_chosen)
        term_screen_put(screen, LEFT, row, TERM_POINT_RIGHT, ink);
    term_screen_text(screen, LEFT + 2, row, end - LEFT - 12, words, ink);
    term_screen_text(screen, end - 1 - term_screen_width(value), row, 12,
                     value, ink);
}

/* The list scrolls only as far as the chosen move needs it, which is then the
 * last row. */
static void draw_move_list(struct term_moves *self,
                           struct term_screen *screen, int top)
{
    int rows = screen->rows - top - 1;
    int first = self->at < rows ? 0 : self->at - rows + 1;

    self->page = rows;
    for (int i = 0; i < rows && first + i < self->sheet.count; i++)
        draw_move(self, screen, first + i, top + i);
    if (!self->sheet.count)
        term_screen_text(screen, LEFT, top, screen->columns,
                         words_of("No move has been made yet."), plain);
}

void term_moves_draw(struct term_moves *self, struct term_screen *screen,
                     const struct play *play)
{
    struct term_style bar = {THEME_FAINT, THEME_BAR, 0};
    struct term_style strong = {THEME_STRONG, THEME_BAR, 1};
    const char *keys = words_of("↑↓ choose   Enter go there   Esc close");

    recap_graph_take(&self->graph, &self->sheet);
    term_screen_fill(screen, 0, 0, screen->columns, screen->rows, plain);
    term_screen_fill(screen, 0, 0, screen->columns, 1, bar);
    term_screen_text(screen, 1, 0, screen->columns, words_of("Look back"),
                     strong);
    term_screen_text(screen, screen->columns - term_screen_width(keys) - 1, 0,
                     screen->columns, keys, bar);
    draw_move_list(self, screen, draw_move_graph(self, screen, play));
}
