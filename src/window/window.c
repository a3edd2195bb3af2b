/* window.c - the board in a window of its own.
 *
 * At most sixty times a second: let time pass, look at the lights, draw what
 * changed. Between two pictures events are handled as they come, so that what
 * a finger does is in the journal at once. While time stands still only an
 * event, or a tooltip that is due, wakes it.
 *
 * This file ties the others together and is the only one with a loop; view.c
 * has the picture, input.c what events do, sdl.c the system.
 */
#include "window/window.h"

#include <stdlib.h>

#include "base/words.h"
#include "disk/guided.h"
#include "window/card.h"
#include "window/input.h"
#include "window/sdl.h"
#include "window/sound.h"
#include "window/view.h"

/* The window's first size in pixels; MS is a millisecond in nanoseconds;
 * IDLE_MS is how long a picture stays at most while nothing moves. */
enum { WIDTH = 1180, HEIGHT = 760, MS = 1000000, FRAME_NS = 1000000000 / 60,
       IDLE_MS = 250, CARD_AGAIN_MS = 20000, TITLE_MAX = 64,
       CLIPBOARD_MAX = 1024, EVENTS_AT_ONCE = 100 };

struct window {
    struct player game;
    struct window_view view;
    struct window_input input;
    struct window_sound sound;
    const struct session *laid_out;     /* the one that the view is for */
    uint64_t last_ns;                   /* when time last passed */
    uint64_t frame_ns;                  /* when this picture was due */
    uint64_t card_ns;                   /* when a sound card was looked for */
    int is_awake;                       /* something happened since then */
    int is_guided;                      /* as of the last picture */
    int is_resized, is_exposed, is_hidden, is_card_new;
};

static const struct machine_type *machine_in_window(const struct window *self)
{
    return session_machine(self->game.play->session);
}

/* Time waits while a dialog or the lobby covers the board. */
static int is_covered(const struct window *self)
{
    return window_dialog_is_open(&self->view.dialog)
        || self->view.lobby.is_open;
}

static int is_time_stopped(const struct window *self)
{
    return is_covered(self) || self->game.play->pace.is_paused;
}

/* The boards of the lobby rest when nobody sees them. */
static int is_lobby_seen(const struct window *self)
{
    return self->view.lobby.is_open && !self->is_hidden
        && !window_dialog_is_open(&self->view.dialog);
}

/* Sound */

/* That there is no card is said once. */
static void look_for_card(struct window *self, uint64_t now)
{
    self->is_card_new = 0;
    self->card_ns = now;
    self->sound.rate_hz = window_card_open();
    self->sound.had_card |= self->sound.rate_hz != 0;
    if (self->sound.rate_hz || self->sound.has_told)
        return;
    self->sound.has_told = 1;
    player_tell(&self->game,
                WORDS("no sound card was found: the machine is silent until "
                      "there is one"));
}

/* A card is looked for the first time, when another one comes, and every
 * CARD_AGAIN_MS if one was lost: a sound server may restart unnoticed. */
static int is_card_due(const struct window *self, uint64_t now)
{
    return !self->card_ns || self->is_card_new
        || (self->sound.had_card
            && now - self->card_ns > (uint64_t)CARD_AGAIN_MS * MS);
}

/* Only for machines with a speaker. An open card is kept when others come and
 * go. */
static void keep_card(struct window *self, uint64_t now)
{
    if (!machine_in_window(self)->top->playing)
        return;
    if (window_card_is_lost()) {
        window_card_close();
        self->sound.rate_hz = 0;
    }
    if (!self->sound.rate_hz && is_card_due(self, now))
        look_for_card(self, now);
}

/* The buffer is static: it is large for a stack, and there is one window. */
static void sound_out(struct window *self)
{
    static int16_t samples[WINDOW_SOUND_ROOM];
    uint32_t count;

    if (!self->sound.rate_hz)
        return;
    count = window_sound_take(&self->sound, window_card_queued(),
                              samples);
    window_card_queue(samples, count);
}

/* Games */

static void set_title(const struct window *self)
{
    char title[TITLE_MAX];
    struct text to;

    text_begin(&to, title, sizeof title);
    text_put(&to, "Boardwalk - ");
    text_put(&to, machine_in_window(self)->name);
    window_sdl_title(title);
}

/* Another game was opened. Its lights are read once and thrown away: what was
 * measured before now does not belong to the first frame. */
static void open_session_view(struct window *self)
{
    uint8_t brightness[LIGHTS_MAX];

    self->laid_out = self->game.play->session;
    window_input_meet(&self->input);
    session_frame(self->game.play->session, brightness);
    self->view.scene.focus = -1;
    guide_stop(&self->view.strip.guide);
    if (guide_suits(self->game.play)
        && !guided_has(machine_in_window(self)->name))
        guide_begin(&self->view.strip.guide, self->game.play);
    self->is_guided = self->view.strip.guide.is_on;
    window_view_lay_out(&self->view, &self->game);
    set_title(self);
}

/* Done or skipped, nobody is guided again without asking for it. */
static void keep_guided(struct window *self)
{
    int is_on = self->view.strip.guide.is_on;

    if (self->is_guided && !is_on)
        (void)guided_add(machine_in_window(self)->name);
    self->is_guided = is_on;
}

/* Real time that passed under a cover is skipped, not made up for. */
static void advance_time(struct window *self, uint64_t now)
{
    window_bar_advance(&self->view.bar, &self->game);
    if (!is_covered(self)) {
        window_sound_listen(&self->sound, self->game.play);
        player_advance(&self->game, now - self->last_ns);
        window_sound_leave(&self->sound, self->game.play);
    }
    self->last_ns = now;
    player_forget_notice(&self->game, now);
}

/* Pictures */

static const char *resize_view(struct window *self)
{
    int width, height;

    self->is_resized = 0;
    window_sdl_size(&width, &height);
    return window_view_resize(&self->view, &self->game, width, height,
                              window_sdl_scale());
}

/* The desktop may have lost what was shown: then all of it is copied. */
static void show_changes(struct window *self)
{
    const struct canvas *canvas = &self->view.draw.live;
    struct canvas_rect all = {0, 0, canvas->width, canvas->height};
    int count = window_view_update(&self->view, &self->game);

    if (self->is_exposed)
        window_sdl_show(canvas, &all, 1);
    else if (count)
        window_sdl_show(canvas, self->view.dirty, count);
    self->is_exposed = 0;
}

/* Keeps sixty frames a second on average, though each wait is in whole
 * milliseconds: the next frame is due from when this one was due, unless it
 * is late by a frame or more. */
static void begin_frame(struct window *self, uint64_t now)
{
    uint64_t due = self->frame_ns + FRAME_NS;

    self->frame_ns = now >= due && now - due < FRAME_NS ? due : now;
}

/* A card of the lobby gets its turn, and pays for it and for its picture. */
static void show_lobby(struct window *self, uint64_t now)
{
    int card = window_lobby_advance(&self->view.lobby, now);

    show_changes(self);
    if (card >= 0)
        window_lobby_took(&self->view.lobby, card,
                          window_sdl_clock_ns() - now);
}

/* A hidden window lets time pass and sounds, but draws nothing. */
static const char *run_frame(struct window *self)
{
    uint64_t now = window_sdl_clock_ns();
    const char *error = NULL;

    self->game.now_ns = now;
    begin_frame(self, now);
    if (self->laid_out != self->game.play->session)
        open_session_view(self);
    keep_card(self, now);
    self->sound.is_muted = self->view.settings.is_muted;
    advance_time(self, now);
    sound_out(self);
    if (self->is_hidden)
        return NULL;
    if (self->is_resized)
        error = resize_view(self);
    if (!error && is_lobby_seen(self))
        show_lobby(self, now);
    else if (!error)
        show_changes(self);
    keep_guided(self);
    return error;
}

/* Events */

static void note_window_event(struct window *self,
                              const struct window_event *event)
{
    switch (event->kind) {
    case WINDOW_SIZE:    self->is_resized = 1; break;
    case WINDOW_EXPOSED: self->is_exposed = 1; break;
    case WINDOW_HIDDEN:  self->is_hidden = 1; break;
    case WINDOW_SHOWN:   self->is_hidden = 0; self->is_exposed = 1; break;
    case WINDOW_SOUND:   self->is_card_new = 1; break;
    default:             break;
    }
}

static void paste(struct window *self)
{
    char text[CLIPBOARD_MAX];

    window_sdl_clipboard(text, sizeof text);
    window_input_paste(&self->input, text);
}

/* The desktop may refuse; then the setting goes back. */
static void fill_screen(struct window *self)
{
    window_sdl_full_screen(self->view.settings.is_full_screen);
    self->view.settings.is_full_screen = window_sdl_is_full_screen();
}

/* What the window itself must do is seen to after each event, not each frame:
 * a paste must come before the next key. */
static void handle_event(struct window *self, const struct window_event *event)
{
    self->game.now_ns = window_sdl_clock_ns();
    note_window_event(self, event);
    window_input_take(&self->input, event);
    if (self->input.wants_paste)
        paste(self);
    if (self->view.settings.is_full_screen != window_sdl_is_full_screen())
        fill_screen(self);
    window_sdl_cursor(self->input.is_hand);
    self->is_awake = 1;
}

/* How long the picture stays: a frame, or longer if nothing moves. */
static uint64_t frame_ns(const struct window *self)
{
    int tip_ms = window_bar_wake_ms(&self->view.bar, &self->game);

    if (self->is_awake || !is_time_stopped(self))
        return FRAME_NS;
    return (uint64_t)(tip_ms > 0 && tip_ms < IDLE_MS ? tip_ms : IDLE_MS)
         * MS;
}

/* In the lobby it is the next card that is waited for. */
static uint64_t next_frame_ns(const struct window *self)
{
    uint64_t due = self->frame_ns + frame_ns(self), card;

    if (!is_lobby_seen(self))
        return due;
    card = window_lobby_due_ns(&self->view.lobby);
    return card < due ? card : due;
}

static int frame_wait_ms(const struct window *self)
{
    uint64_t due = next_frame_ns(self);
    uint64_t now = window_sdl_clock_ns();

    return due > now ? (int)((due - now + MS - 1) / MS) : 0;
}

/* Handles events until the next frame is due. If it is due already, those
 * that wait are still handled, up to EVENTS_AT_ONCE: neither input nor the
 * picture can starve the other. */
static void take_events(struct window *self)
{
    struct window_event event;
    int taken = 0, wait, has_event;

    self->is_awake = 0;
    do {
        wait = frame_wait_ms(self);
        has_event = window_sdl_next(&event, wait);
        if (has_event)
            handle_event(self, &event);
        taken += has_event;
    } while (!self->input.is_over && (has_event || wait > 0)
             && (wait > 0 || taken < EVENTS_AT_ONCE));
}

/* The loop */

/* A frame first, so that there is a picture before the first event. Leaving
 * lets go of all that is held, and so ends the journal cleanly. */
static const char *run_window_loop(struct window *self)
{
    const char *error = resize_view(self);

    self->last_ns = window_sdl_clock_ns();
    if (!error && self->game.play->wants_menu)
        window_input_command(&self->input, COMMAND_LOBBY);
    while (!error && !self->input.is_over) {
        error = run_frame(self);
        if (!error)
            take_events(self);
    }
    player_leave(&self->game);
    return error;
}

/* For players who want nothing to move; SDL knows of no such setting. */
static int wants_still(void)
{
    const char *wanted = getenv("BOARDWALK_STILL");

    return wanted && wanted[0] && wanted[0] != '0';
}

/* Card and window are closed in any case; both may be closed unopened. */
static const char *play_in_window(struct play *play)
{
    struct window *self = calloc(1, sizeof *self);
    const char *error = self ? window_sdl_open("Boardwalk", WIDTH, HEIGHT)
                             : "out of memory for a window";

    if (!error) {
        self->game.play = play;
        self->game.course.asks = 1;
        play->clock_ns = window_sdl_clock_ns;
        window_input_begin(&self->input, &self->view, &self->game);
        self->view.lobby.lobby.is_still = wants_still();
        error = run_window_loop(self);
        window_panel_close(&self->view.panel, &self->game);
        window_view_close(&self->view);
    }
    window_card_close();
    window_sdl_close();
    free(self);
    return error;
}

const struct face_type face_window = {
    .name = "window",
    .title = "the board in a window",
    .needs = "display",
    .takes_keys = 1,
    .is_usable = window_sdl_is_usable,
    .play = play_in_window,
};
