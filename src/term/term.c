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

#include "base/words.h"
#include "bench/play_table.h"
#include "disk/guided.h"
#include "player/labels.h"
#include "term/board.h"
#include "term/goodbye.h"
#include "term/help.h"
#include "term/rules.h"
#include "term/sitting.h"
#include "term/theme.h"
#include "term/tty.h"
#include "term/view.h"

enum { FRAME_MS = 20, IDLE_MS = 250, QUIET_MS_MAX = 10000, MS = 1000000 };

int term_is_still(const struct term *self)
{
    return self->is_small || self->page || self->prompt.question
        || self->games.is_open || self->moves.is_open;
}

struct term_box term_sitting_table(const struct term *self)
{
    return term_table_box(term_view_area(&self->screen));
}

/* Input */

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
        term_keys_take(self, &event);
        self->is_stale = 1;
    }
}

/* Drawing */

/* The lowest window that the board fits in, and then the narrowest: a board
 * with many parts in a row wants more than those of the machines. */
static void find_room_needed(struct term *self)
{
    enum { COLUMNS_MAX = 200, ROWS_MAX = 70 };
    struct term_screen asked = {0};

    for (asked.rows = TERM_ROWS_MIN; asked.rows < ROWS_MAX; asked.rows++)
        for (asked.columns = TERM_COLUMNS_MIN; asked.columns < COLUMNS_MAX;
             asked.columns++) {
            self->columns_needed = asked.columns;
            self->rows_needed = asked.rows;
            if (term_layout_make(&self->layout, term_machine(self),
                                 term_view_area(&asked)))
                return;
        }
}

static void lay_out_board(struct term *self)
{
    self->is_small = term_view_is_small(&self->screen)
        || !term_layout_make(&self->layout, term_machine(self),
                             term_view_area(&self->screen));
    if (self->is_small)
        find_room_needed(self);
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
    term_show_ask(&self->show, term_machine(self));
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
    term_show_ask(&self->show, term_machine(self));
    session_frame(self->game.play->session, self->brightness);
    guide_stop(&self->guide);
    if (guide_suits(self->game.play)
        && !guided_has(term_machine(self)->name))
        guide_begin(&self->guide, self->game.play);
    self->is_guided = self->guide.is_on;
    lay_out_board(self);
}

/* Done or skipped, nobody is guided again without asking for it. */
static void look_at_guide(struct term *self)
{
    self->is_stale |= guide_look(&self->guide, self->game.play);
    self->is_stale |= self->is_guided != self->guide.is_on;
    if (self->is_guided && !self->guide.is_on)
        (void)guided_add(term_machine(self)->name);
    self->is_guided = self->guide.is_on;
    self->table.guide = &self->guide;
}

/* What changes by itself, but for light, as a row of numbers to compare. The
 * tick would change with every frame: while time runs a tenth of a second, as
 * the status line shows it, will do. */
static void note_state(const struct term *self,
                       uint64_t state[TERM_STATE_WORDS])
{
    const struct play *play = self->game.play;
    const struct session *session = play->session;
    uint64_t tick = session_tick(session);
    uint64_t hz = term_machine(self)->board->clock_hz;
    const struct terminal *terminal = session_terminal(session);
    uint64_t words[TERM_STATE_WORDS] = {
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
    uint64_t state[TERM_STATE_WORDS];
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

/* What a first game asks for, or how a game ended, and the keys for it. */
static void begin_talk(const struct term *self, struct term_view_talk *talk,
                       char said[TERM_VIEW_TALK_MAX])
{
    struct text to;

    text_begin(&to, said, TERM_VIEW_TALK_MAX);
    *talk = (struct term_view_talk){
        said, "", "", self->table.is_shown,
        gauge_suits(self->game.play) ? &self->gauge : NULL};
    if (self->guide.is_on) {
        guide_put(&self->guide, &to);
        talk->next = words_of("Skip");
    } else if (recap_is_shown(&self->recap)) {
        recap_put(&self->recap, &to);
        talk->next = labels_name(LABEL_NEW_GAME);
        talk->back = labels_name(LABEL_LOOK_BACK);
    }
}

/* Arrows at both sides of the part that a first game asks for. */
static void point_at_next(struct term *self)
{
    int part = guide_part(&self->guide, self->game.play) - 1;
    struct term_style style = {THEME_NOTICE, THEME_PCB, 1};
    struct term_box box;

    if (part < 0 || part >= self->layout.count)
        return;
    box = self->layout.places[part].box;
    if (!box.width)
        return;
    term_screen_put(&self->screen, box.left - 1, box.top + box.height / 2,
                    TERM_POINT_RIGHT, style);
    term_screen_put(&self->screen, box.left + box.width,
                    box.top + box.height / 2, TERM_POINT_LEFT, style);
}

/* The view first: it clears the screen. */
static void draw_game_view(struct term *self)
{
    const struct play *play = self->game.play;
    struct term_view_talk talk;
    char said[TERM_VIEW_TALK_MAX];
    char words[COVER_WORDS_MAX];
    struct term_scene scene = {
        .brightness = self->brightness,
        .in = session_in(play->session),
        .terminal = session_terminal(play->session),
        .cover = cover_words(&self->cover, play, words),
        .display = term_show_display(&self->show),
        .is_sounding = sight_is_sounding(play->session),
    };

    begin_talk(self, &talk, said);
    term_view_draw(&self->screen, play, &self->prompt, self->game.notice,
                   &talk);
    if (self->table.is_shown) {
        term_table_draw(&self->screen, term_sitting_table(self),
                        &self->table.table, self->table.focus);
    } else {
        term_board_draw(&self->screen, &self->layout, &scene);
        point_at_next(self);
    }
}

static void draw_page(struct term *self)
{
    self->page_height = self->page == PAGE_RULES
        ? term_rules_draw(&self->screen, term_machine(self),
                          self->page_scroll)
        : term_help_draw(&self->screen, term_machine(self),
                         self->page_scroll);
}

/* A picture that the terminal draws lies over the cells: it is hidden before
 * another screen is written, and shown after the cells of its own. */
static void show_frame(struct term *self)
{
    const char *bytes;
    size_t count;
    int is_covered = self->is_small || self->page || self->games.is_open
                  || self->moves.is_open || self->table.is_shown;

    if (is_covered)
        term_show_hide(&self->show, &self->screen);
    if (self->is_small)
        term_view_draw_small(&self->screen, self->columns_needed,
                             self->rows_needed);
    else if (self->page)
        draw_page(self);
    else if (self->games.is_open)
        term_games_draw(&self->games, &self->screen);
    else if (self->moves.is_open)
        term_moves_draw(&self->moves, &self->screen, self->game.play);
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
    int frame = term_is_still(self) || self->game.play->pace.is_paused
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
    if (!term_is_still(self))
        player_advance(&self->game, now - self->last_ns);
    self->last_ns = now;
    gauge_look(&self->gauge, self->game.play, now);
    cover_look(&self->cover, self->game.play);
    sight_look(&self->show.sight, self->game.play->session);
    player_forget_notice(&self->game, now);
    look_at_guide(self);
    term_moves_look(&self->moves, self->game.play);
    self->is_stale |= recap_look(&self->recap, self->game.play);
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
    self->game.course.asks = 1;
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
