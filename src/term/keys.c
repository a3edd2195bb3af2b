/* keys.c - what keys, the mouse and pastes do in the terminal.
 *
 * What they do to the game goes through player/player.h; here are the pages
 * and questions of a terminal that they open.
 */
#include "term/sitting.h"

#include <string.h>

#include "base/words.h"
#include "bench/play_table.h"
#include "parts/matrix/cells_matrix.h"
#include "term/rules.h"
#include "term/tty.h"
#include "term/view.h"

/* Keys */

/* One question at a time; asks says whose answer it will be. */
static void ask_question(struct term *self, enum question asks,
                         const char *question)
{
    term_prompt_ask(&self->prompt, question);
    self->asks = asks;
}

/* Whether a part is a keyboard: clicking it asks for text. */
static int is_typed_on(const struct term *self, int part)
{
    const struct board_type *board = term_machine(self)->board;

    return part_type(&board->parts[part])->use == USE_TYPE;
}

static void ask_to_type(struct term *self)
{
    ask_question(self, ASKS_TO_TYPE, words_of("Type on the keyboard:"));
}

static void ask_to_save(struct term *self)
{
    ask_question(self, ASKS_TO_SAVE, words_of("Save a copy as:"));
}

/* What was done at an earlier moment waits for the answer. */
static void ask_to_go_on(struct term *self)
{
    ask_question(self, ASKS_TO_GO_ON,
                 words_of("Go on from here? Later moves will be lost. y/N"));
}

static void ask_for_move(struct term *self)
{
    struct text to;

    text_begin(&to, self->question, sizeof self->question);
    ask_question(self, ASKS_FOR_MOVE, player_question(&self->game, &to));
}

/* Before a file is replaced the player is told what is in it. */
static void save_as(struct term *self, const char *path)
{
    char what[sizeof self->question];
    struct text to;

    text_begin(&to, what, sizeof what);
    if (!kept_put_replaced(path, self->game.play->journal.limit.design, &to)) {
        player_save(&self->game, path);
        return;
    }
    text_begin(&to, self->question, sizeof self->question);
    words_put(&to, "{1}; replace it? y/N", what, (char *)0);
    memcpy(self->replaced, path, sizeof self->replaced);
    ask_question(self, ASKS_TO_REPLACE, self->question);
}

/* The letter of the question, and that of English in every language. */
static int is_yes(const char *answer)
{
    return text_same(answer, "y") || text_same(answer, "Y")
        || text_same(answer, words_of("y"))
        || text_same(answer, words_of("Y"));
}

static void replace_if_confirmed(struct term *self, const char *answer)
{
    if (is_yes(answer))
        player_save(&self->game, self->replaced);
    else
        player_tell(&self->game, WORDS("nothing was saved"));
}

static void go_on_if_confirmed(struct term *self, const char *answer)
{
    if (is_yes(answer))
        course_go_on(&self->game);
    else
        course_stay(&self->game);
}

/* The answer is copied, as it may open the next prompt. */
static void act_on_answer(struct term *self)
{
    char answer[JOURNAL_PATH_MAX];

    memcpy(answer, self->prompt.text, sizeof answer);
    switch (self->asks) {
    case ASKS_TO_TYPE:    player_type(&self->game, answer); break;
    case ASKS_FOR_MOVE:   player_answer(&self->game, answer); break;
    case ASKS_TO_SAVE:    save_as(self, answer); break;
    case ASKS_TO_REPLACE: replace_if_confirmed(self, answer); break;
    case ASKS_TO_GO_ON:   go_on_if_confirmed(self, answer); break;
    case ASKS_NOTHING:    break;
    }
}

/* The game that is being played is left out of the list. */
static void open_game_list(struct term *self)
{
    const struct play *play = self->game.play;

    term_games_open(&self->games, play->games, play->journal.path,
                    play->journal.limit.design);
}

/* A page opens at its beginning. */
static void open_page(struct term *self, enum term_page page)
{
    self->page = page;
    self->page_scroll = 0;
}

/* Guides, rules and looking back */

/* One key for what comes next: it ends the steps of a first game, begins
 * another game where this one is over, or begins the steps. */
static void do_next(struct term *self)
{
    const char *error = NULL;

    if (self->guide.is_on)
        guide_stop(&self->guide);
    else if (self->recap.is_over)
        error = recap_again(&self->game);
    else
        guide_begin(&self->guide, self->game.play);
    if (error)
        player_tell(&self->game, error);
}

static int is_next_there(const struct term *self)
{
    const struct intro *intro = intro_of(term_machine(self));

    return self->guide.is_on || self->recap.is_over
        || (intro && intro->steps > 0);
}

/* Time stops, or the game would go on after the list. */
static void look_back(struct term *self)
{
    player_stop(&self->game);
    term_moves_open(&self->moves, self->game.play);
}

/* Only where the machine has what they are for. */
static int key_of_table(struct term *self, uint32_t key)
{
    int has_table = play_table_is_there(self->game.play);

    if (key == 'R' && term_rules_are_there(term_machine(self)))
        open_page(self, PAGE_RULES);
    else if (key == 'n' && is_next_there(self))
        do_next(self);
    else if (key == 'g' && has_table)
        look_back(self);
    else if (key == 'u' && has_table)
        scoresheet_take_back(&self->moves.sheet, &self->game);
    else
        return 0;
    return 1;
}

/* Keys of the face: time and hints are done by the player already, and what
 * needs a screen comes back as a request. */
static void own_key(struct term *self, uint32_t key)
{
    switch (player_own_key(&self->game, key)) {
    case PLAYER_HELP: open_page(self, PAGE_HELP); break;
    case PLAYER_SAVE: ask_to_save(self); break;
    case PLAYER_OPEN: open_game_list(self); break;
    case PLAYER_QUIT: self->is_over = 1; break;
    case PLAYER_TYPE: ask_to_type(self); break;
    case PLAYER_MOVE: ask_for_move(self); break;
    case PLAYER_TABLE: term_table_view_switch(&self->table); break;
    case PLAYER_LOOK: player_lift(&self->game, &self->cover); break;
    case PLAYER_NOTHING: case PLAYER_UNKNOWN: break;
    }
}

/* Scrolls within the page; any other key closes it. */
static void turn_page(struct term *self, uint32_t key)
{
    int page = self->screen.rows - 2;
    int most = self->page_height - self->screen.rows;

    switch (key) {
    case KEY_UP:        self->page_scroll--; break;
    case KEY_DOWN:      self->page_scroll++; break;
    case KEY_PAGE_UP:   self->page_scroll -= page; break;
    case KEY_PAGE_DOWN: self->page_scroll += page; break;
    default:            self->page = PAGE_NONE; break;
    }
    if (self->page_scroll > most)
        self->page_scroll = most;
    if (self->page_scroll < 0)
        self->page_scroll = 0;
}

/* To cancel a question of yes and no is to say no. */
static void prompt_key(struct term *self, uint32_t key)
{
    if (self->games.is_open) {
        if (term_games_key(&self->games, key) == TERM_PROMPT_DONE)
            player_open(&self->game, self->games.path);
        return;
    }
    switch (term_prompt_key(&self->prompt, key)) {
    case TERM_PROMPT_DONE:
        act_on_answer(self);
        break;
    case TERM_PROMPT_CANCELLED:
        if (self->asks == ASKS_TO_REPLACE)
            replace_if_confirmed(self, "");
        if (self->asks == ASKS_TO_GO_ON)
            go_on_if_confirmed(self, "");
        break;
    case TERM_PROMPT_OPEN:
        break;
    }
}

static int is_asking(const struct term *self)
{
    return self->prompt.question || self->games.is_open;
}

/* Keys that work on every screen. Ctrl-C leaves, but a question is only
 * cancelled by it. */
static int key_anywhere(struct term *self, uint32_t key)
{
    switch (key) {
    case KEY_CTRL_L:
        term_screen_forget(&self->screen);
        term_graphics_forget(&self->show.graphics);
        self->is_stale = 1;
        return 1;
    case KEY_CTRL_Z:
        term_tty_suspend();
        return 1;
    case KEY_CTRL_C:
        self->is_over = !is_asking(self);
        return self->is_over;
    default:
        return 0;
    }
}

/* The machine's keys come before the face's own: a game may use any that are
 * left to it. */
static void handle_key(struct term *self, uint32_t key)
{
    if (key_anywhere(self, key))
        return;
    if (self->is_small)
        self->is_over = key == 'q';
    else if (is_asking(self))
        prompt_key(self, key);
    else if (self->page)
        turn_page(self, key);
    else if (self->moves.is_open)
        term_moves_key(&self->moves, &self->game, key);
    else if (!term_table_view_key(&self->table, &self->game, key)
             && !player_work_key(&self->game, key, HOLD_TAP)
             && !key_of_table(self, key))
        own_key(self, key);
}

/* Mouse and pastes */

/* Whether a part is the matrix that switches point at. */
static int is_pointer_matrix(const struct term *self, int part)
{
    const struct board_type *board = term_machine(self)->board;

    return board->pointer
        && board_find(board, board->pointer->matrix).first == part;
}

static void point_at_square(struct term *self, int part, int column, int row)
{
    int square = cells_matrix_at(self->layout.places[part].box, column, row);

    if (square >= 0)
        player_point(&self->game, square);
}

/* A click closes a page; where a question or a list is open it does nothing
 * more. */
static void press_at_cell(struct term *self, int column, int row)
{
    int part;

    self->page = PAGE_NONE;
    if (term_is_still(self))
        return;
    if (self->table.is_shown) {
        term_table_view_press(&self->table, &self->game,
                              term_sitting_table(self), column, row);
        return;
    }
    part = term_layout_hit(&self->layout, column, row);
    if (part >= 0 && is_typed_on(self, part))
        ask_to_type(self);
    else if (part >= 0 && is_pointer_matrix(self, part))
        point_at_square(self, part, column, row);
    else if (part >= 0)
        player_work(&self->game, part, HOLD_MOUSE);
}

/* Pasted text may fill in an answer, without Enter; it is never a key: it would
 * press whatever its letters are. */
static void handle_pasted(struct term *self,
                          const struct term_input_event *event)
{
    if (event->kind == TERM_PASTE && !is_asking(self))
        player_tell(&self->game,
                    WORDS("pasted text was ignored: it would press buttons"));
    if (event->kind == TERM_KEY && is_asking(self)
        && event->key >= ' ' && event->key < KEY_BEYOND)
        prompt_key(self, event->key);
}

/* Whatever came in, a move at an earlier moment may now be waiting for a yes;
 * and a question that is no longer waited for is forgotten. */
void term_keys_take(struct term *self, const struct term_input_event *event)
{
    if (event->is_pasted)
        handle_pasted(self, event);
    else if (event->kind == TERM_KEY)
        handle_key(self, event->key);
    else if (event->kind == TERM_PRESS)
        press_at_cell(self, event->column, event->row);
    else if (event->kind == TERM_RELEASE)
        player_let_go(&self->game, -1, HOLD_MOUSE);
    else
        self->is_stale |= term_show_answer(&self->show, &self->screen, event);
    if (course_is_waiting(&self->game) && self->asks != ASKS_TO_GO_ON)
        ask_to_go_on(self);
    if (!course_is_waiting(&self->game) && self->asks == ASKS_TO_GO_ON)
        self->asks = ASKS_NOTHING;
}

