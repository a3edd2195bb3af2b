/* sdl.c - the window itself, its keyboard, mouse and controllers.
 *
 * The only file, with card.c, that knows SDL. Each SDL event is translated
 * into none, one or several window_events; keys go through typing.c first,
 * which pairs a key with the text it writes. Both queues are emptied before
 * SDL is asked again, so they stay short and order is kept.
 *
 * The picture is copied into the window's surface: no renderer, no graphics
 * driver, and only the rectangles that changed.
 */
#include "window/sdl.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "player/key.h"
#include "window/pad.h"
#include "window/typing.h"

/* The least size of the window in pixels; controllers at a time; events that
 * may wait; rectangles shown at once; the dots per inch of a scale of 100 %;
 * how long text may be behind its key. */
enum { WIDTH_MIN = 480, HEIGHT_MIN = 360, PADS = 4, WAITING = 8,
       RECTS = 64, PLAIN_DPI = 96, SETTLED_MS = 1 };

/* All zero while no window is open. */
static struct {
    SDL_Window *window;
    SDL_Cursor *arrow, *hand;
    SDL_GameController *pads[PADS];
    struct window_typing typing;
    struct window_pad_stick stick;
    struct window_event waiting[WAITING];       /* taken apart, not told */
    int waiting_count;
    int is_hand;
} sdl;

/* Opening and closing */

static int is_set(const char *name)
{
    const char *value = getenv(name);

    return value && *value;
}

/* SDL also has drivers without a display ("dummy", "offscreen"); on those a
 * window would open that nobody sees. */
int window_sdl_is_usable(void)
{
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY"))
        return 0;
    if (SDL_WasInit(SDL_INIT_VIDEO))
        return 1;
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0)
        return 0;
    if (strcmp(SDL_GetCurrentVideoDriver(), "x11") != 0
        && strcmp(SDL_GetCurrentVideoDriver(), "wayland") != 0) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        return 0;
    }
    return 1;
}

/* Without panels and docks, where the desktop tells. */
static void fit_display(int *width, int *height)
{
    SDL_Rect usable;

    if (SDL_GetDisplayUsableBounds(0, &usable) != 0 || usable.w <= 0)
        return;
    if (*width > usable.w)
        *width = usable.w;
    if (*height > usable.h)
        *height = usable.h;
}

/* Boards are quiet pictures: the screen saver may come, a compositor stays
 * on, the click that activates the window also counts, and no 3D context is
 * made for a plain surface. */
static void set_hints(void)
{
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
}

/* Text input is on all the time: typing.c pairs keys with their text. A
 * window without controllers is a window all the same. */
const char *window_sdl_open(const char *title, int width, int height)
{
    set_hints();
    if (!window_sdl_is_usable())
        return "cannot open a window: there is no display";
    fit_display(&width, &height);
    sdl.window = SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED,
                                  SDL_WINDOWPOS_CENTERED, width, height,
                                  SDL_WINDOW_RESIZABLE);
    if (!sdl.window)
        return text_error("cannot open a window: ", SDL_GetError(),
                          (char *)0);
    SDL_SetWindowMinimumSize(sdl.window, WIDTH_MIN, HEIGHT_MIN);
    sdl.arrow = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW);
    sdl.hand = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND);
    SDL_StartTextInput();
    (void)SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);   /* or there is none */
    return NULL;
}

static void close_pads(void)
{
    for (int i = 0; i < PADS; i++) {
        if (sdl.pads[i])
            SDL_GameControllerClose(sdl.pads[i]);
        sdl.pads[i] = NULL;
    }
}

/* SDL's video is not quit here. SDL wakes itself up by messages to its window,
 * over an X connection of their own; one that arrives when the window is gone
 * is an error, for which Xlib would end the program when that connection is
 * closed. The connections are left to the end of the program. */
void window_sdl_close(void)
{
    close_pads();
    if (sdl.arrow)
        SDL_FreeCursor(sdl.arrow);
    if (sdl.hand)
        SDL_FreeCursor(sdl.hand);
    if (sdl.window)
        SDL_DestroyWindow(sdl.window);
    memset(&sdl, 0, sizeof sdl);
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

/* Title, size and picture */

void window_sdl_title(const char *title)
{
    SDL_SetWindowTitle(sdl.window, title);
}

void window_sdl_size(int *width, int *height)
{
    SDL_GetWindowSize(sdl.window, width, height);
}

/* Displays that do not know their size, or tell nonsense, count as plain. */
static int dpi(void)
{
    int display = SDL_GetWindowDisplayIndex(sdl.window);
    float across = 0;

    if (display < 0 || SDL_GetDisplayDPI(display, NULL, &across, NULL) != 0)
        return PLAIN_DPI;
    return across > 0 && across < 1000 ? (int)across : PLAIN_DPI;
}

static int scale_wanted(void)
{
    const char *wanted = getenv("BOARDWALK_SCALE");
    int percent = wanted ? atoi(wanted) : 0;

    return percent > 0 ? percent : dpi() * 100 / PLAIN_DPI;
}

/* Rounded to one of three steps. */
int window_sdl_scale(void)
{
    int percent = scale_wanted();

    return percent >= 175 ? 200 : percent >= 130 ? 150 : 100;
}

static void show_rect(SDL_Surface *from, SDL_Surface *to,
                      const struct canvas_rect *rect, SDL_Rect *shown)
{
    SDL_Rect at = {rect->left, rect->top, rect->width, rect->height};

    *shown = at;
    SDL_BlitSurface(from, &at, to, shown);      /* clips shown, too */
}

/* The surface is asked for each time: SDL makes another one when the window
 * changes its size. Rectangles beyond RECTS are not shown; callers have at
 * most WINDOW_VIEW_DIRTY, which is less. */
void window_sdl_show(const struct canvas *canvas,
                     const struct canvas_rect *rects, int count)
{
    SDL_Surface *to = SDL_GetWindowSurface(sdl.window);
    SDL_Surface *from = to ? SDL_CreateRGBSurfaceWithFormatFrom(
        canvas->pixels, canvas->width, canvas->height, 32,
        canvas->stride * 4, SDL_PIXELFORMAT_RGB888) : NULL;
    SDL_Rect shown[RECTS];

    if (!from)
        return;
    if (count > RECTS)
        count = RECTS;
    for (int i = 0; i < count; i++)
        show_rect(from, to, &rects[i], &shown[i]);
    SDL_UpdateWindowSurfaceRects(sdl.window, shown, count);
    SDL_FreeSurface(from);
}

int window_sdl_is_full_screen(void)
{
    return (SDL_GetWindowFlags(sdl.window)
            & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

void window_sdl_full_screen(int is_full)
{
    SDL_SetWindowFullscreen(sdl.window, is_full
        ? (Uint32)SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

/* Called after every event; SDL is asked only when it changes. */
void window_sdl_cursor(int is_hand)
{
    if (is_hand != sdl.is_hand && sdl.hand && sdl.arrow)
        SDL_SetCursor(is_hand ? sdl.hand : sdl.arrow);
    sdl.is_hand = is_hand;
}

void window_sdl_clipboard(char *to, size_t size)
{
    char *found = SDL_GetClipboardText();
    struct text text;

    text_begin(&text, to, size);
    text_put(&text, found ? found : "");
    SDL_free(found);
}

/* Whole seconds and the rest apart: now * 10^9 would overflow. */
uint64_t window_sdl_clock_ns(void)
{
    uint64_t hz = SDL_GetPerformanceFrequency();
    uint64_t now = SDL_GetPerformanceCounter();

    return now / hz * 1000000000u + now % hz * 1000000000u / hz;
}

/* Keys */

static const struct {
    SDL_Keycode code;
    uint32_t key;
} named_keys[] = {
    {SDLK_UP, KEY_UP}, {SDLK_DOWN, KEY_DOWN}, {SDLK_LEFT, KEY_LEFT},
    {SDLK_RIGHT, KEY_RIGHT}, {SDLK_HOME, KEY_HOME}, {SDLK_END, KEY_END},
    {SDLK_PAGEUP, KEY_PAGE_UP}, {SDLK_PAGEDOWN, KEY_PAGE_DOWN},
    {SDLK_DELETE, KEY_DELETE}, {SDLK_BACKSPACE, KEY_BACKSPACE},
    {SDLK_RETURN, KEY_ENTER}, {SDLK_KP_ENTER, KEY_ENTER},
    {SDLK_ESCAPE, KEY_ESC}, {SDLK_F1, KEY_F1}, {SDLK_F11, KEY_F11},
    {SDLK_F2, KEY_F2}, {SDLK_F3, KEY_F3},
};

/* Keys that write nothing. Alt-Enter is full screen, as in other games. */
static uint32_t named_key(SDL_Keycode code, Uint16 with)
{
    if (code == SDLK_TAB)
        return with & KMOD_SHIFT ? KEY_BACK_TAB : KEY_TAB;
    if (code == SDLK_RETURN && with & KMOD_ALT)
        return KEY_F11;
    for (size_t i = 0; i < sizeof named_keys / sizeof named_keys[0]; i++)
        if (named_keys[i].code == code)
            return named_keys[i].key;
    return 0;
}

/* What the numeric keypad's keys are while they do not write digits. */
static uint32_t keypad_key(SDL_Keycode code)
{
    switch (code) {
    case SDLK_KP_8: return KEY_UP;
    case SDLK_KP_2: return KEY_DOWN;
    case SDLK_KP_4: return KEY_LEFT;
    case SDLK_KP_6: return KEY_RIGHT;
    case SDLK_KP_7: return KEY_HOME;
    case SDLK_KP_1: return KEY_END;
    case SDLK_KP_9: return KEY_PAGE_UP;
    case SDLK_KP_3: return KEY_PAGE_DOWN;
    case SDLK_KP_PERIOD: return KEY_DELETE;
    default:        return 0;
    }
}

/* Keys whose code is the character that they write, without Shift. */
static int is_plain_character(SDL_Keycode code)
{
    return (code >= 'a' && code <= 'z') || (code >= '0' && code <= '9')
        || code == ' ';
}

/* Named keys and Ctrl with a letter are known by their code. Alt and the
 * logo key belong to the desktop, except for the right Alt, which writes on
 * many layouts (AltGr). All other keys are what they write; a letter or digit
 * is itself even where no text follows. */
static void translate_key(const SDL_KeyboardEvent *from)
{
    SDL_Keycode code = from->keysym.sym;
    Uint16 with = from->keysym.mod;
    int place = (int)from->keysym.scancode, repeat = from->repeat != 0;
    uint32_t key = named_key(code, with);

    if (from->type == SDL_KEYUP) {
        window_typing_up(&sdl.typing, place);
    } else if (key) {
        window_typing_down(&sdl.typing, place, key, 0, repeat);
    } else if (with & KMOD_CTRL && !(with & KMOD_ALT)) {
        if (code >= 'a' && code <= 'z')
            window_typing_down(&sdl.typing, place, (uint32_t)code & 31, 0,
                               repeat);
    } else if (with & (KMOD_LALT | KMOD_GUI) && !(with & KMOD_RALT)) {
        window_typing_settle(&sdl.typing);      /* the desktop's keys */
    } else {
        window_typing_down(&sdl.typing, place,
                           is_plain_character(code) && !(with & KMOD_SHIFT)
                           ? (uint32_t)code : keypad_key(code), 1, repeat);
    }
}

/* Controllers */

static const struct {
    SDL_GameControllerButton button;
    enum window_pad pad;
} pad_buttons[] = {
    {SDL_CONTROLLER_BUTTON_DPAD_UP, WINDOW_PAD_UPWARD},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, WINDOW_PAD_DOWNWARD},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, WINDOW_PAD_LEFT},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, WINDOW_PAD_RIGHT},
    {SDL_CONTROLLER_BUTTON_A, WINDOW_PAD_A},
    {SDL_CONTROLLER_BUTTON_B, WINDOW_PAD_B},
    {SDL_CONTROLLER_BUTTON_X, WINDOW_PAD_X},
    {SDL_CONTROLLER_BUTTON_Y, WINDOW_PAD_Y},
    {SDL_CONTROLLER_BUTTON_START, WINDOW_PAD_START},
    {SDL_CONTROLLER_BUTTON_BACK, WINDOW_PAD_BACK},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, WINDOW_PAD_LEFT_SHOULDER},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, WINDOW_PAD_RIGHT_SHOULDER},
};

/* One SDL event makes at most two, and they are taken before the next. */
static void queue_event(struct window_event event)
{
    if (sdl.waiting_count < WAITING)
        sdl.waiting[sdl.waiting_count++] = event;
}

static void translate_pad_button(const SDL_ControllerButtonEvent *from)
{
    enum window_event_kind kind =
        from->type == SDL_CONTROLLERBUTTONDOWN ? WINDOW_PAD : WINDOW_PAD_UP;

    for (size_t i = 0; i < sizeof pad_buttons / sizeof pad_buttons[0]; i++)
        if (pad_buttons[i].button == from->button)
            queue_event((struct window_event){.kind = kind,
                                              .pad = pad_buttons[i].pad});
}

/* Only the left stick; it is one more cross. */
static void translate_pad_axis(const SDL_ControllerAxisEvent *from)
{
    struct window_event events[2];
    int count = 0;

    if (from->axis == SDL_CONTROLLER_AXIS_LEFTX
        || from->axis == SDL_CONTROLLER_AXIS_LEFTY)
        count = window_pad_move(&sdl.stick,
                                from->axis == SDL_CONTROLLER_AXIS_LEFTY,
                                from->value, events);
    for (int i = 0; i < count; i++)
        queue_event(events[i]);
}

/* A controller beyond the fourth is ignored. */
static void meet_pad(int device)
{
    for (int i = 0; i < PADS; i++)
        if (!sdl.pads[i]) {
            sdl.pads[i] = SDL_GameControllerOpen(device);
            return;
        }
}

/* A controller is unplugged: WINDOW_LEFT lets go of whatever it held. */
static void lose_pad(SDL_JoystickID which)
{
    SDL_GameController *pad = SDL_GameControllerFromInstanceID(which);

    for (int i = 0; pad && i < PADS; i++)
        if (sdl.pads[i] == pad) {
            SDL_GameControllerClose(pad);
            sdl.pads[i] = NULL;
            queue_event((struct window_event){.kind = WINDOW_LEFT});
        }
    memset(&sdl.stick, 0, sizeof sdl.stick);
}

/* The window and the mouse */

/* Minimized is hidden, maximized is shown; moves do not matter. */
static void translate_window(const SDL_WindowEvent *from)
{
    struct window_event event = {0};

    switch (from->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: event.kind = WINDOW_SIZE; break;
    case SDL_WINDOWEVENT_EXPOSED:      event.kind = WINDOW_EXPOSED; break;
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN:       event.kind = WINDOW_HIDDEN; break;
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_MAXIMIZED:
    case SDL_WINDOWEVENT_SHOWN:        event.kind = WINDOW_SHOWN; break;
    case SDL_WINDOWEVENT_FOCUS_LOST:
        window_typing_forget(&sdl.typing);
        event.kind = WINDOW_LEFT;
        break;
    case SDL_WINDOWEVENT_CLOSE:        event.kind = WINDOW_CLOSE; break;
    default:                           return;
    }
    queue_event(event);
}

static void translate_button(const SDL_MouseButtonEvent *from)
{
    struct window_event event = {
        .kind = from->type == SDL_MOUSEBUTTONDOWN ? WINDOW_PRESS
                                                  : WINDOW_RELEASE,
        .x = from->x, .y = from->y,
        .is_right = from->button == SDL_BUTTON_RIGHT,
    };

    if (from->button == SDL_BUTTON_LEFT || from->button == SDL_BUTTON_RIGHT)
        queue_event(event);
}

/* Flipped wheels ("natural scrolling") report the other sign. SDL before 2.26
 * gives no place with the event, so the mouse is asked. */
static void translate_wheel(const SDL_MouseWheelEvent *from)
{
    struct window_event event = {.kind = WINDOW_WHEEL, .by = from->y};

    SDL_GetMouseState(&event.x, &event.y);
    if (from->direction == SDL_MOUSEWHEEL_FLIPPED)
        event.by = -event.by;
    if (event.by)
        queue_event(event);
}

/* All events */

static void translate_other(const SDL_Event *from)
{
    switch (from->type) {
    case SDL_CONTROLLERDEVICEADDED:   meet_pad(from->cdevice.which); break;
    case SDL_CONTROLLERDEVICEREMOVED: lose_pad(from->cdevice.which); break;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        translate_pad_button(&from->cbutton);
        break;
    case SDL_CONTROLLERAXISMOTION:    translate_pad_axis(&from->caxis); break;
    case SDL_AUDIODEVICEADDED:
    case SDL_AUDIODEVICEREMOVED:
        queue_event((struct window_event){.kind = WINDOW_SOUND});
        break;
    case SDL_QUIT:                      /* also Ctrl-C, SIGTERM */
        queue_event((struct window_event){.kind = WINDOW_CLOSE});
        break;
    default:
        break;
    }
}

static void translate_event(const SDL_Event *from)
{
    switch (from->type) {
    case SDL_KEYDOWN: case SDL_KEYUP: translate_key(&from->key); break;
    case SDL_TEXTINPUT:
        window_typing_text(&sdl.typing, from->text.text);
        break;
    case SDL_MOUSEMOTION:
        queue_event((struct window_event){.kind = WINDOW_MOTION,
                                          .x = from->motion.x,
                                          .y = from->motion.y});
        break;
    case SDL_MOUSEBUTTONDOWN: case SDL_MOUSEBUTTONUP:
        translate_button(&from->button);
        break;
    case SDL_MOUSEWHEEL:  translate_wheel(&from->wheel); break;
    case SDL_WINDOWEVENT: translate_window(&from->window); break;
    default:              translate_other(from); break;
    }
}

/* Keys first: when the focus is lost they come up before WINDOW_LEFT. */
static int next_waiting(struct window_event *event)
{
    if (window_typing_next(&sdl.typing, event))
        return 1;
    if (!sdl.waiting_count)
        return 0;
    *event = sdl.waiting[0];
    sdl.waiting_count--;
    memmove(sdl.waiting, sdl.waiting + 1,
            (size_t)sdl.waiting_count * sizeof sdl.waiting[0]);
    return 1;
}

/* A key waits for its text no longer than SETTLED_MS: SDL reports both at
 * once if there is any. */
int window_sdl_next(struct window_event *event, int timeout_ms)
{
    SDL_Event from;

    while (!next_waiting(event)) {
        if (!SDL_WaitEventTimeout(&from, sdl.typing.is_pending ? SETTLED_MS
                                                               : timeout_ms)) {
            window_typing_settle(&sdl.typing);
            return next_waiting(event);
        }
        translate_event(&from);
    }
    return 1;
}
