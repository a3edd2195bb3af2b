/* page.c - the bench in a web page: games, picture, input.
 *
 * The exports of page.h that change something; page_tell.c has those that only
 * report. Pointers and numbers come from JavaScript and are checked here: no
 * argument may crash the module or leave the bench in a state that a desktop
 * cannot have.
 */
#include "page/page.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "bench/play_table.h"
#include "page/page_guide.h"
#include "page/page_open.h"
#include "page/state.h"

enum {
    MS = 1000000,                       /* in nanoseconds */
    ROOM_MAX = 9 << 20,                 /* a journal of 8 MiB, and more */
    SIDE_MAX = 16384, PIXELS_MAX = 1 << 25,     /* of a picture */
    SCALE_MAX = 1000,                   /* percent */
    FRAME_MS = 20,                      /* work in one call */
    QUICK_NS = MS / 4, GROWN_NS = 64 * MS,      /* of its pieces */
    ELAPSED_MS = 3600000,               /* the most that one frame takes */
};

struct state state;

/* Text in */

/* The last byte is zeroed, so the text ends even if the caller forgets
 * that. */
char *page_room(uint32_t bytes)
{
    char *room = bytes < ROOM_MAX ? realloc(state.room, bytes + 1) : NULL;

    if (!room)
        return NULL;
    room[0] = 0;
    room[bytes] = 0;
    state.room = room;
    return room;
}

/* What JavaScript wrote, never null. */
static char *given_text(void)
{
    static char nothing[1];

    return state.room ? state.room : nothing;
}

/* The words point into the text: its memory is kept for good. */
const char *page_language(void)
{
    char *po = given_text();

    state.room = NULL;
    return state_say(words_take(po));
}

char *state_line(char **from)
{
    char *line = *from;
    size_t length = strcspn(line, "\n");

    *from += length + (line[length] == '\n');
    line[length] = 0;
    return line;
}

/* While a game is being opened there is none that input could reach. */
static int accepts_input(void)
{
    return state.play.session && page_opening() < 0;
}

/* Games */

uint64_t state_clock_ns(void)
{
    return (uint64_t)(page_clock_ms() * MS);
}

const char *state_say(const char *error)
{
    return error ? words_of(error) : "";
}

/* Also the callback with which the bench begins a new game itself; there is
 * only one play. session_close accepts null. */
static const char *begin_new_game(struct play *play, const char *id,
                                  const char *a, const char *b)
{
    struct session *session;
    const char *error = session_open_design(&session, id, state.design);

    (void)play;
    if (!error)
        error = state_take(session, a, b);
    if (error) {
        error = text_error(error, (char *)0);
        session_close(session);
    }
    return error;
}

/* Ownership passes to the journal. */
static struct snap *take_snap(void)
{
    struct snap *snap = state.snap;

    state.snap = NULL;
    return snap;
}

/* The first game of the page: sets up what later games keep. The places to go
 * on from change hands, too. */
static const char *take_first(struct session *session, struct journal *journal,
                              const char *a, const char *b)
{
    const char *error;

    state.play.journal.snap = journal->snap;
    journal->snap = NULL;
    error = play_open(&state.play, session, a, b);
    if (error)
        return error;
    state.scene.focus = -1;
    state.play.clock_ns = state_clock_ns;
    state.play.renew = begin_new_game;
    state.player.play = &state.play;
    return journal_create(&state.play.journal, "page", session);
}

/* The text is made before anything changes, so that running out of memory
 * leaves the current game. The page gets the whole journal in one call, which
 * it stores atomically. */
const char *state_take(struct session *session, const char *a, const char *b)
{
    struct journal journal = {.path = "page", .snap = take_snap()};
    char *text = state_journal(session);
    const char *error = text ? NULL : WORDS("out of memory for a journal");

    if (state.play.session)
        player_leave(&state.player);
    if (!error)
        error = state.play.session
            ? play_change(&state.play, session, &journal, a, b)
            : take_first(session, &journal, a, b);
    if (error)
        journal_forget_snap(&journal);
    if (!error) {
        page_guide_stop();
        page_table_forget();
        page_begin_journal();
        page_line(text, (uint32_t)strlen(text));
        player_meet(&state.player);
        state_lay_out();
    }
    free(text);
    return error;
}

const char *page_new(void)
{
    char *from = given_text();
    const char *id = state_line(&from);
    const char *a = state_line(&from);
    const char *b = state_line(&from);

    page_open_end();
    return state_say(begin_new_game(&state.play, id, a, b));
}

const char *page_seat(int seat)
{
    if (!state.play.session || seat < 0 || seat >= PLAY_SEATS)
        return words_of("there is no such seat");
    return state_say(page_open_seat(seat, given_text()));
}

/* The picture */

void state_lay_out(void)
{
    const struct canvas *live = &state.draw.live;
    const struct canvas_rect room = {0, 0, live->width, live->height};

    state.has_picture = live->pixels && state.play.session
        && draw_begin(&state.draw, session_machine(state.play.session), room,
                      state.theme);
    if (state.play.session)
        scene_look(&state.scene, &state.eye, &state.player);
}

/* One block for three canvases: still, live, and the converted copy that
 * JavaScript reads. */
static int take_canvases(size_t width, size_t height)
{
    size_t pixels = width * height;
    uint32_t *memory = realloc(state.draw.still.pixels, 3 * 4 * pixels);

    if (!memory)
        return 0;
    memset(memory, 0, 3 * 4 * pixels);
    canvas_begin(&state.draw.still, memory, (int)width, (int)height);
    canvas_begin(&state.draw.live, memory + pixels, (int)width, (int)height);
    state.shown = (uint8_t *)(memory + 2 * pixels);
    return 1;
}

/* After a refusal there is no picture until a size is accepted. */
int page_size(int width, int height, int theme, int scale)
{
    state.has_picture = 0;
    state.draw.scale = scale > 0 && scale <= SCALE_MAX ? scale : 0;
    state.draw.is_plain = scale < 0;
    if (width < 1 || height < 1 || width > SIDE_MAX || height > SIDE_MAX
        || width > PIXELS_MAX / height
        || !take_canvases((size_t)width, (size_t)height))
        return 0;
    state.theme = theme ? DRAW_LIGHT : DRAW_DARK;
    state_lay_out();
    return state.has_picture;
}

const uint8_t *page_pixels(void)
{
    return state.shown;
}

/* A pixel 0xAARRGGBB is stored as B G R A; ImageData wants R G B A. */
static void convert_row(uint32_t *to, const uint32_t *from, int width)
{
    for (int x = 0; x < width; x++)
        to[x] = (from[x] & 0xff00ff00) | (from[x] & 0xff) << 16
              | (from[x] >> 16 & 0xff);
}

static void convert_rect(struct canvas_rect rect)
{
    const struct canvas *live = &state.draw.live;

    for (int y = rect.top; y < rect.top + rect.height; y++) {
        size_t at = (size_t)y * (size_t)live->stride + (size_t)rect.left;

        convert_row((uint32_t *)state.shown + at, live->pixels + at,
                    rect.width);
    }
}

/* The wall time of 2048 ticks, so that one piece of a frame is short at any
 * speed. pace.h drops what exceeds a quarter of a second at once, hence the
 * bound. */
static uint64_t piece_ns(void)
{
    const struct pace *pace = &state.play.pace;
    const uint64_t piece_ticks = 2048, tick = UINT64_C(10000000000);
    const uint64_t most_ns = 200000000;
    uint64_t hz = session_machine(state.play.session)->board->clock_hz;

    uint64_t ns = pace->speed_tenths == PACE_UNLIMITED
        ? (uint64_t)FRAME_MS * 2 * MS
        : piece_ticks * tick / (pace->speed_tenths * hz) + 1;

    return ns < most_ns ? ns : most_ns;
}

/* A design that leaps has done 2048 clocks at once, and each piece costs as
 * much as that: after one that took no time the next is twice as long. */
static uint64_t next_piece_ns(uint64_t piece, uint64_t took_ns)
{
    return took_ns < QUICK_NS && piece < GROWN_NS ? 2 * piece : piece;
}

static void advance_piece(uint64_t most_ns)
{
    uint64_t ns = state.left_ns < most_ns ? state.left_ns : most_ns;

    sound_listen(&state.sound, &state.play, (uint32_t)state.listen_hz);
    player_advance(&state.player, ns);
    state.left_ns -= ns;
}

/* Runs the elapsed time in pieces until it is used up or the frame's time is
 * over; the rest is in left_ns. At unlimited speed nothing is left: the wall
 * clock does not matter. */
static void advance_frame(uint64_t elapsed_ns)
{
    uint64_t begun = state_clock_ns(), piece = piece_ns(), now = begun, last;

    state.left_ns = elapsed_ns;
    do {
        last = now;
        advance_piece(piece);
        now = state_clock_ns();
        piece = next_piece_ns(piece, now - last);
    } while (state.left_ns > 0 && now - begun < (uint64_t)FRAME_MS * MS);
    sound_leave(&state.play);           /* seeks make no sound */
    if (state.play.pace.speed_tenths == PACE_UNLIMITED
        || state.play.is_thinking)
        state.left_ns = 0;
}

/* Only the rectangles that changed are converted. */
static int paint_changes(void)
{
    int count = draw_update(&state.draw, &state.scene);

    for (int i = 0; i < count; i++)
        convert_rect(state.draw.dirty[i]);
    return count;
}

/* NaN and negative times are 0. */
static uint64_t as_ns(double ms)
{
    return ms > 0 ? (uint64_t)((ms < ELAPSED_MS ? ms : ELAPSED_MS) * MS) : 0;
}

/* Opening and playing share a frame's time; the picture is updated in either
 * case. An error of the opening ends it, and page_opening shows that. */
int page_frame(double elapsed_ms)
{
    uint64_t elapsed_ns = as_ns(elapsed_ms);

    state.now_ns += elapsed_ns;
    state.left_ns = 0;
    if (page_opening() >= 0)
        (void)page_open_on();
    if (!state.play.session)
        return 0;
    player_forget_notice(&state.player, state.now_ns);
    if (page_opening() < 0)
        advance_frame(elapsed_ns);
    scene_look(&state.scene, &state.eye, &state.player);
    return state.has_picture && !state.is_folded ? paint_changes() : 0;
}

/* What changed meanwhile is drawn when it is looked at again. */
void page_show_board(int is_shown)
{
    state.is_folded = !is_shown;
}

double page_left(void)
{
    return (double)state.left_ns / MS;
}

const int32_t *page_dirty(void)
{
    return (const int32_t *)state.draw.dirty;
}

void page_focus(int part)
{
    state.scene.focus = part;
}

void page_show_keys(int is_shown)
{
    state.scene.shows_keys = is_shown;
}

/* Hands */

/* Null for any number that is not a part of the current board. */
static const struct part *workable_part(int part)
{
    const struct part *parts;

    if (!accepts_input())
        return NULL;
    parts = session_machine(state.play.session)->board->parts;
    for (int i = 0; parts[i].group; i++)
        if (i == part)
            return &parts[i];
    return NULL;
}

/* A click on the picture of the machine's monitor is one on the table. */
static void touch_screen(int x, int y)
{
    int screen_x, screen_y, touch;

    if (!layout_screen(&state.draw.layout, x, y, &screen_x, &screen_y))
        return;
    touch = play_table_at_screen(&state.play, screen_x, screen_y);
    if (touch)
        (void)player_touch(&state.player, touch, 0);
}

int page_touch(int x, int y, int finger)
{
    int part = state.has_picture && accepts_input()
             ? layout_hit(&state.draw.layout, x, y) : -1;
    int square;

    if (part < 0)
        return -1;
    if (part_type(workable_part(part))->use == USE_NONE) {
        touch_screen(x, y);
        return part;
    }
    if (part_type(workable_part(part))->use != USE_POINT) {
        page_press(part, finger);
        return part;
    }
    square = layout_square(&state.draw.layout, part, x, y);
    if (square >= 0)
        player_point(&state.player, square);
    return part;
}

/* An unknown finger is a tap, which lets go by itself. */
void page_press(int part, int finger)
{
    if (workable_part(part))
        player_work(&state.player, part,
                    finger == HOLD_KEY ? HOLD_KEY
                    : finger == HOLD_LATCH ? HOLD_LATCH
                    : finger == HOLD_MOUSE ? HOLD_MOUSE : HOLD_TAP);
}

/* Bits that are no finger are ignored. */
void page_let_go(int part, int fingers)
{
    if (accepts_input() && (part == -1 || workable_part(part)))
        player_let_go(&state.player, part, (unsigned)fingers & HOLD_ALL);
}

int page_is_latched(int part)
{
    return workable_part(part) && hold_is_latched(&state.player.holds, part);
}

/* The board's keys come first, then those of the player. */
int page_key(int key)
{
    enum player_request request;

    if (!accepts_input() || key < 0)
        return PLAYER_UNKNOWN;
    if (player_work_key(&state.player, (uint32_t)key, HOLD_KEY))
        return PLAYER_NOTHING;
    request = player_own_key(&state.player, (uint32_t)key);
    if (request == PLAYER_LOOK)
        player_lift(&state.player, &state.eye.cover);
    return request;
}

void page_key_up(int key)
{
    if (accepts_input() && key >= 0)
        player_let_go_key(&state.player, (uint32_t)key);
}

void page_answer(void)
{
    if (accepts_input())
        player_answer(&state.player, given_text());
}

void page_type(void)
{
    if (accepts_input())
        player_type(&state.player, given_text());
}

void page_do(void)
{
    if (accepts_input())
        player_do(&state.player, given_text());
}

void page_hint(void)
{
    if (accepts_input())
        player_hint(&state.player);
}

void page_ask_first(int is_so)
{
    state.player.course.asks = is_so != 0;
}

void page_course(int is_yes)
{
    if (!accepts_input() || !course_is_waiting(&state.player))
        return;
    if (is_yes)
        course_go_on(&state.player);
    else
        course_stay(&state.player);
}

/* Time */

void page_pause(int is_paused)
{
    player_pause(&state.player, is_paused != 0);
}

void page_step(int by)
{
    if (accepts_input() && by < 0)
        player_step_back(&state.player);
    else if (accepts_input())
        player_step(&state.player);
}

void page_speed(int by)
{
    if (by > 0)
        pace_faster(&state.play.pace);
    else if (by < 0)
        pace_slower(&state.play.pace);
}

/* A double beyond the range of uint64_t cannot be converted. */
void page_seek(double tick)
{
    if (accepts_input())
        player_seek(&state.player, tick >= 1e18 ? UINT64_MAX
                                   : tick > 0 ? (uint64_t)tick : 0);
}

void page_seek_by(int seconds)
{
    if (accepts_input())
        player_seek_by(&state.player, seconds);
}

/* Sound */

static int16_t samples[SOUND_ROOM];

/* A rate that no sound card has turns sound off. */
void page_listen(int rate_hz)
{
    state.listen_hz = rate_hz > 0 && rate_hz <= 192000 ? rate_hz : 0;
}

int page_sound_take(int most)
{
    uint32_t count = most < 0 ? 0 : (uint32_t)most;

    return (int)sound_take(&state.sound, samples,
                           count < SOUND_ROOM ? count : SOUND_ROOM);
}

const int16_t *page_sound(void)
{
    return samples;
}
