/* term.c - the board in the terminal, played with keys and mouse.
 *
 * Fifty times a second: take the keys, let time pass, look at the lights, and
 * draw if anything has changed. While time stands still it looks four times a
 * second, and a key, the mouse or a signal wakes it at once.
 *
 * What the player does goes through player/player.h, as in every face; here are
 * only the screens and questions of a terminal. Nothing is drawn outside of
 * show_frame, and nothing changes the session outside of the player.
 */
#include "term/term.h"

#include <stdlib.h>
#include <string.h>

#include "bench/play_table.h"
#include "player/cover.h"
#include "player/player.h"
#include "term/board.h"
#include "term/games.h"
#include "term/goodbye.h"
#include "term/help.h"
#include "term/matrix.h"
#include "term/show.h"
#include "term/table_view.h"
#include "term/tty.h"
#include "term/view.h"

enum { FRAME_MS = 20, IDLE_MS = 250, QUIET_MS_MAX = 10000, MS = 1000000,
       STATE_WORDS = 13 };

/* What the prompt is open for. */
enum question { ASKS_NOTHING, ASKS_TO_TYPE, ASKS_FOR_MOVE, ASKS_TO_SAVE,
                ASKS_TO_REPLACE };

/* The screen that is shown follows from these, in this order: too small, help,
 * list of games, board; a prompt lies over the board. */
struct term {
    struct player game;
    struct term_screen screen;
    struct term_layout layout;
    const struct session *laid_out;     /* the one it is for */
    struct term_input input;
    struct term_prompt prompt;
    struct cover cover;
    struct term_show show;              /* of a monitor's picture */
    struct term_games games;            /* to be opened */
    struct term_table_view table;       /* in place of the board, if wanted */
    enum question asks;
    char question[PLAYER_NOTICE_MAX];
    char replaced[JOURNAL_PATH_MAX];    /* a file that a save would replace */

    uint8_t brightness[LIGHTS_MAX];     /* as drawn */
    uint64_t state[STATE_WORDS];        /* what else a picture shows */
    uint64_t last_ns, last_byte_ns;
    int is_help, help_scroll, help_height;
    int is_small;                       /* the window, for this board */
    int is_stale;                       /* draw whether it changed or not */
    int is_over, is_gone;               /* the loop; the terminal */
};

static const struct machine_type *current_machine(const struct term *self)
{
    return session_machine(self->game.play->session);
}

/* Time stands still while a page or a question covers the board. */
static int is_time_stopped(const struct term *self)
{
    return self->is_small || self->is_help || self->prompt.question
        || self->games.is_open;
}

/* Keys */

static void ask_question(struct term *self, enum question asks,
                         const char *question)
{
    term_prompt_ask(&self->prompt, question);
    self->asks = asks;
}

/* Whether a part is a keyboard: clicking it asks for text. */
static int is_typed_on(const struct term *self, int part)
{
    const struct board_type *board = current_machine(self)->board;

    return part_type(&board->parts[part])->use == USE_TYPE;
}

static void ask_to_type(struct term *self)
{
    ask_question(self, ASKS_TO_TYPE, "Type on the keyboard:");
}

static void ask_to_save(struct term *self)
{
    ask_question(self, ASKS_TO_SAVE, "Save a copy as:");
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
    struct text to;

    text_begin(&to, self->question, sizeof self->question);
    if (!kept_put_replaced(path, &to)) {
        player_save(&self->game, path);
        return;
    }
    text_put(&to, "; replace it? y/N");
    memcpy(self->replaced, path, sizeof self->replaced);
    ask_question(self, ASKS_TO_REPLACE, self->question);
}

static void replace_if_confirmed(struct term *self, const char *answer)
{
    if (text_same(answer, "y") || text_same(answer, "Y"))
        player_save(&self->game, self->replaced);
    else
        player_tell(&self->game, "nothing was saved");
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
    case ASKS_NOTHING:    break;
    }
}

static void open_game_list(struct term *self)
{
    const struct play *play = self->game.play;

    term_games_open(&self->games, play->games, play->journal.path);
}

static void open_help_page(struct term *self)
{
    self->is_help = 1;
    self->help_scroll = 0;
}

/* Keys of the face: time and hints are done by the player already, and what
 * needs a screen comes back as a request. */
static void own_key(struct term *self, uint32_t key)
{
    switch (player_own_key(&self->game, key)) {
    case PLAYER_HELP: open_help_page(self); break;
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
static void help_key(struct term *self, uint32_t key)
{
    int page = self->screen.rows - 2;
    int most = self->help_height - self->screen.rows;

    switch (key) {
    case KEY_UP:        self->help_scroll--; break;
    case KEY_DOWN:      self->help_scroll++; break;
    case KEY_PAGE_UP:   self->help_scroll -= page; break;
    case KEY_PAGE_DOWN: self->help_scroll += page; break;
    default:            self->is_help = 0; break;
    }
    if (self->help_scroll > most)
        self->help_scroll = most;
    if (self->help_scroll < 0)
        self->help_scroll = 0;
}

/* To cancel the question whether to replace a file is to say no. */
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
    else if (self->is_help)
        help_key(self, key);
    else if (!term_table_view_key(&self->table, &self->game, key)
             && !player_work_key(&self->game, key, HOLD_TAP))
        own_key(self, key);
}

/* Mouse and pastes */

static struct term_box table_box(const struct term *self)
{
    return term_table_box(term_view_area(&self->screen));
}

/* Whether a part is the matrix that switches point at. */
static int is_pointer_matrix(const struct term *self, int part)
{
    const struct board_type *board = current_machine(self)->board;

    return board->pointer
        && board_find(board, board->pointer->matrix).first == part;
}

static void point_at_square(struct term *self, int part, int column, int row)
{
    int square = term_matrix_at(self->layout.places[part].box, column, row);

    if (square >= 0)
        player_point(&self->game, square);
}

static void press_at_cell(struct term *self, int column, int row)
{
    int part;

    self->is_help = 0;
    if (is_time_stopped(self))
        return;
    if (self->table.is_shown) {
        term_table_view_press(&self->table, &self->game, table_box(self),
                              column, row);
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
                    "pasted text was ignored: it would press buttons");
    if (event->kind == TERM_KEY && is_asking(self)
        && event->key >= ' ' && event->key < KEY_BEYOND)
        prompt_key(self, event->key);
}

static void handle_input_event(struct term *self,
                               const struct term_input_event *event)
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
}

/* Waits for input at most so long, and handles all of it. How long nothing has
 * come decides whether a lone ESC is a key. Whatever came, the screen is drawn
 * again: one read may answer a question and open the next, which looks the
 * same to anybody who counts. */
static void read_and_handle(struct term *self, int timeout_ms)
{
    struct term_input_event event;
    int got = term_tty_read(&self->input, timeout_ms);
    uint64_t now = term_tty_clock_ns(), quiet_ms;

    if (got < 0)
        self->is_over = self->is_gone = 1;
    if (got > 0)
        self->last_byte_ns = now;
    quiet_ms = (now - self->last_byte_ns) / MS;
    if (quiet_ms > QUIET_MS_MAX)
        quiet_ms = QUIET_MS_MAX;
    while (!self->is_over
           && term_input_next(&self->input, (int)quiet_ms, &event)) {
        handle_input_event(self, &event);
        self->is_stale = 1;
    }
}

/* Drawing */

static void lay_out_board(struct term *self)
{
    self->is_small = term_view_is_small(&self->screen)
        || !term_layout_make(&self->layout, current_machine(self),
                             term_view_area(&self->screen));
    self->is_stale = 1;
}

/* The picture is forgotten before the screen is opened anew: its cells are of
 * the old size. */
static const char *adopt_window_size(struct term *self)
{
    int columns, rows;
    const char *error;

    term_tty_size(&columns, &rows);
    term_show_renew(&self->show, columns, rows);
    term_show_ask(&self->show, current_machine(self));
    error = term_screen_open(&self->screen, columns, rows,
                             term_screen_depth(getenv), term_tty_is_utf8());
    if (!error)
        lay_out_board(self);
    return error;
}

/* Another game was opened. session_frame is called once to discard the light
 * that gathered since its last frame. */
static void adopt_session(struct term *self)
{
    self->laid_out = self->game.play->session;
    self->table.is_shown &= play_table_is_there(self->game.play);
    term_show_hide(&self->show, &self->screen);
    term_show_ask(&self->show, current_machine(self));
    session_frame(self->game.play->session, self->brightness);
    lay_out_board(self);
}

/* What changes by itself, but for light, as a row of numbers to compare. The
 * tick would change with every frame: while time runs a tenth of a second, as
 * the status line shows it, will do. */
static void note_state(const struct term *self, uint64_t state[STATE_WORDS])
{
    const struct play *play = self->game.play;
    const struct session *session = play->session;
    uint64_t tick = session_tick(session);
    uint64_t hz = current_machine(self)->board->clock_hz;
    const struct terminal *terminal = session_terminal(session);
    uint64_t words[STATE_WORDS] = {
        play->pace.is_paused ? tick : tick * 10 / hz,
        session_end(session) > tick, session_in(session),
        session_events_done(session), session_event_count(session),
        (uint64_t)play->pace.is_paused, (uint64_t)play->is_thinking,
        play->pace.speed_tenths,
        self->game.notice_count, (uint64_t)play->trouble[0],
        terminal ? terminal->bytes : 0, (uint64_t)self->cover.is_lifted,
        self->show.sight.count,
    };

    memcpy(state, words, sizeof words);
}

/* Compares with what was drawn last, and takes note of what will be drawn now.
 * session_frame starts the next frame's light, so it is called once a frame. */
static int is_changed(struct term *self)
{
    uint64_t state[STATE_WORDS];
    uint8_t brightness[LIGHTS_MAX] = {0};
    int changed = self->is_stale;

    note_state(self, state);
    session_frame(self->game.play->session, brightness);
    changed |= memcmp(state, self->state, sizeof state) != 0
            || memcmp(brightness, self->brightness, sizeof brightness) != 0;
    memcpy(self->state, state, sizeof state);
    memcpy(self->brightness, brightness, sizeof brightness);
    self->is_stale = 0;
    return changed;
}

/* The view first: it clears the screen. */
static void draw_game_view(struct term *self)
{
    const struct play *play = self->game.play;
    char words[COVER_WORDS_MAX];
    struct term_scene scene = {
        .brightness = self->brightness,
        .in = session_in(play->session),
        .terminal = session_terminal(play->session),
        .cover = cover_words(&self->cover, play, words),
        .display = term_show_display(&self->show),
        .is_sounding = sight_is_sounding(play->session),
    };

    term_view_draw(&self->screen, play, &self->prompt, self->game.notice);
    if (self->table.is_shown)
        term_table_draw(&self->screen, table_box(self), &self->table.table,
                        self->table.focus);
    else
        term_board_draw(&self->screen, &self->layout, &scene);
}

/* A picture that the terminal draws lies over the cells: it is hidden before
 * another screen is written, and shown after the cells of its own. */
static void show_frame(struct term *self)
{
    const char *bytes;
    size_t count;
    int is_covered = self->is_small || self->is_help || self->games.is_open
                  || self->table.is_shown;

    if (is_covered)
        term_show_hide(&self->show, &self->screen);
    if (self->is_small)
        term_view_draw_small(&self->screen);
    else if (self->is_help)
        self->help_height = term_help_draw(&self->screen, current_machine(self),
                                           self->help_scroll);
    else if (self->games.is_open)
        term_games_draw(&self->games, &self->screen);
    else
        draw_game_view(self);
    count = term_screen_flush(&self->screen, &bytes);
    if (count)
        term_tty_write(bytes, count);
    if (!is_covered)
        self->is_stale |= term_show_draw(&self->show, &self->screen,
                                         &self->layout);
}

/* The loop */

/* How long to wait for input: the rest of the frame, or less while an escape
 * sequence is incomplete. */
static int frame_rest_ms(const struct term *self)
{
    uint64_t spent_ms = (term_tty_clock_ns() - self->last_ns) / MS;
    int frame = is_time_stopped(self) || self->game.play->pace.is_paused
              ? IDLE_MS : FRAME_MS;

    if (term_input_waits(&self->input) && frame > TERM_INPUT_LATE_MS)
        frame = TERM_INPUT_LATE_MS;
    return spent_ms < (uint64_t)frame ? frame - (int)spent_ms : 0;
}

/* A new window or session comes first: what follows draws for it. Time that
 * passed while the game stood still is not made up for. */
static const char *run_one_frame(struct term *self)
{
    const char *error = term_tty_is_new() ? adopt_window_size(self) : NULL;
    uint64_t now = term_tty_clock_ns();

    if (error)
        return error;
    if (self->laid_out != self->game.play->session)
        adopt_session(self);
    if (!is_time_stopped(self))
        player_advance(&self->game, now - self->last_ns);
    self->last_ns = now;
    cover_look(&self->cover, self->game.play);
    sight_look(&self->show.sight, self->game.play->session);
    player_forget_notice(&self->game, now);
    self->is_stale |= term_table_view_look(&self->table, self->game.play);
    if (is_changed(self))
        show_frame(self);
    return NULL;
}

/* However it ends, fingers are lifted and the picture is removed. */
static const char *run_until_over(struct term *self)
{
    const char *error = adopt_window_size(self);

    self->last_ns = self->last_byte_ns = term_tty_clock_ns();
    while (!error && !self->is_over && !term_tty_signal()) {
        error = run_one_frame(self);
        if (!error)
            read_and_handle(self, frame_rest_ms(self));
    }
    term_show_hide(&self->show, &self->screen);
    player_leave(&self->game);
    return error;
}

/* Coming and going */

/* A second signal may follow the first, and a terminal that vanishes sends
 * some: the journal is closed while they are still caught. path gets where the
 * game is kept, or "". */
static void close_early(const struct term *self, char path[JOURNAL_PATH_MAX])
{
    path[0] = 0;
    if (term_tty_signal() || self->is_gone)
        play_keep(self->game.play, path);
}

/* The caller gets no chance to say where the game is, so the player is told
 * here. */
static void end_by_signal(const char *path, const struct play *play)
{
    goodbye_tell(path, play);
    term_tty_die(term_tty_signal());
}

/* The terminal is given back before anything is printed or freed. */
static const char *play_in_terminal(struct play *play)
{
    struct term *self = calloc(1, sizeof *self);
    const char *error = self ? term_graphics_begin(&self->show.graphics,
                                                   getenv)
                             : "out of memory for the terminal";
    char path[JOURNAL_PATH_MAX];

    if (!error)
        error = term_tty_begin();
    if (error) {
        free(self);
        return error;
    }
    self->game.play = play;
    play->clock_ns = term_tty_clock_ns;
    error = run_until_over(self);
    close_early(self, path);
    term_tty_end();
    term_screen_close(&self->screen);
    term_show_end(&self->show);
    free(self);
    if (term_tty_signal())
        end_by_signal(path, play);
    return error;
}

const struct face_type face_term = {
    .name = "term",
    .title = "the board in the terminal",
    .needs = "terminal",
    .takes_keys = 1,
    .is_usable = term_tty_is_usable,
    .play = play_in_terminal,
};
