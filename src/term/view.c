/* view.c - the screen of the terminal face around the board.
 *
 * The rows are counted from the bottom, as all of them but the title are there;
 * what they show comes from struct play and is only read.
 */
#include "term/view.h"

#include <string.h>

#include "base/words.h"
#include "bench/play_table.h"
#include "player/cross.h"
#include "term/theme.h"
#include "term/wrap.h"

enum { ROWS_ABOVE = 1, ROWS_BELOW = 4, TEXT_MAX = 512, EVENTS_MAX = 12 };

static const struct term_style plain = {THEME_TEXT, THEME_ROOM, 0};
static const struct term_style faint = {THEME_FAINT, THEME_ROOM, 0};
static const struct term_style bar = {THEME_TEXT, THEME_BAR, 0};
static const struct term_style bar_strong = {THEME_STRONG, THEME_BAR, 1};
static const struct term_style bar_faint = {THEME_FAINT, THEME_BAR, 0};

struct term_box term_view_area(const struct term_screen *screen)
{
    return (struct term_box){0, ROWS_ABOVE, screen->columns,
                             screen->rows - ROWS_ABOVE - ROWS_BELOW};
}

int term_view_is_small(const struct term_screen *screen)
{
    return screen->columns < TERM_COLUMNS_MIN
        || screen->rows < TERM_ROWS_MIN;
}

/* The title line */

/* Some machines have a second seat only with certain options. */
static int has_seat(const struct play *play, char seat)
{
    return !machine_missing_seat(session_machine(play->session), seat,
                                 session_setup(play->session)->option);
}

/* "A: human   b: odds" */
static void put_seat_players(const struct play *play, struct text *to)
{
    const char *seats = session_machine(play->session)->seats;

    for (int i = 0; seats && seats[i] && i < PLAY_SEATS; i++) {
        if (!has_seat(play, seats[i]))
            continue;
        text_put(to, to->used ? "   " : "");
        text_put_char(to, seats[i]);
        text_put(to, ": ");
        text_put(to, play->minds[i][0] ? play->minds[i]
                                       : words_of("human"));
    }
}

/* Seats at the right have their room; of the id the end is cut off if need be.
 */
static void draw_title(struct term_screen *screen, const struct play *play)
{
    char seats[TEXT_MAX], id[TEXT_MAX];
    struct text to;
    int at = 1, right;

    text_begin(&to, seats, sizeof seats);
    put_seat_players(play, &to);
    text_begin(&to, id, sizeof id);
    session_id(play->session, &to);
    right = screen->columns - 1 - term_screen_width(seats);
    term_screen_fill(screen, 0, 0, screen->columns, 1, bar);
    at += term_screen_text(screen, at, 0, right - at,
                           session_machine(play->session)->title,
                           bar_strong);
    at += 3;
    term_screen_text(screen, at, 0, right - at - 2, id, bar_faint);
    term_screen_text(screen, right, 0, screen->columns, seats, bar);
}

/* The last events */

/* "1:02.3 press BTN3" */
static void put_timed_event(const struct play *play, const struct event *event,
                            struct text *to)
{
    player_time(play, event->tick, to);
    text_put_char(to, ' ');
    text_put(to, event->words);
}

/* The first event of the list, such that the newest still fits: counted back
 * from it while there is room, three columns between two. */
static size_t first_event(const struct play *play, size_t done, int width)
{
    char words[TEXT_MAX];
    struct text to;
    size_t first = done;

    while (first > 0 && done - first < EVENTS_MAX) {
        text_begin(&to, words, sizeof words);
        put_timed_event(play, session_event(play->session, first - 1), &to);
        width -= (int)to.used + 3;
        if (width < 0)
            break;
        first--;
    }
    return first;
}

/* The newest is brighter than those before it. */
static void draw_events(struct term_screen *screen, const struct play *play,
                        int row)
{
    size_t done = session_events_done(play->session);
    int at = 1;

    for (size_t i = first_event(play, done, screen->columns - 2); i < done;
         i++) {
        char words[TEXT_MAX];
        struct text to;

        text_begin(&to, words, sizeof words);
        put_timed_event(play, session_event(play->session, i), &to);
        at += term_screen_text(screen, at, row, screen->columns - 1 - at,
                               words, i + 1 == done ? plain : faint);
        if (i + 1 < done)
            term_screen_put(screen, at + 1, row, TERM_MIDDLE_DOT, faint);
        at += 3;
    }
}

/* The status line */

/* Returns the column behind the text. Anything but plain text is bold. */
static int put_status(struct term_screen *screen, int at, int row,
                      const char *text, uint32_t fg)
{
    struct term_style style = {fg, THEME_BAR, fg != THEME_TEXT};

    return at + term_screen_text(screen, at, row, screen->columns - at,
                                 text, style);
}

/* How far behind the newest tick the shown one is. */
static int draw_rewound(struct term_screen *screen, const struct play *play,
                        int at, int row)
{
    char words[TEXT_MAX], seconds[32];
    struct text to;

    text_begin(&to, seconds, sizeof seconds);
    player_seconds(play, session_end(play->session)
                         - session_tick(play->session), &to);
    text_begin(&to, words, sizeof words);
    words_put(&to, "REWOUND {1} s", seconds, (char *)0);
    return put_status(screen, at, row, words, THEME_NOTICE);
}

static void draw_status(struct term_screen *screen, const struct play *play,
                        int row)
{
    char words[TEXT_MAX], tick[32];
    struct text to;
    int at;

    term_screen_fill(screen, 0, row, screen->columns, 1, bar);
    text_begin(&to, tick, sizeof tick);
    text_put_number(&to, session_tick(play->session));
    text_begin(&to, words, sizeof words);
    player_time(play, session_tick(play->session), &to);
    at = put_status(screen, 1, row, words, THEME_STRONG);
    text_begin(&to, words, sizeof words);
    words_put(&to, "   tick {1}   speed {2}", tick,
              words_of(pace_name(&play->pace)), (char *)0);
    at = put_status(screen, at, row, words, THEME_TEXT) + 3;
    if (play->pace.is_paused)
        at = put_status(screen, at, row, words_of("PAUSED"),
                        THEME_WARNING) + 3;
    else if (play->is_thinking)
        at = put_status(screen, at, row, words_of("thinking"), THEME_TEXT) + 3;
    if (player_is_rewound(play))
        draw_rewound(screen, play, at, row);
}

/* Notice and keys */

/* What has happened, and what to do now, where the machine's table tells. */
static void draw_now(struct term_screen *screen, const struct play *play,
                     int row)
{
    char now[TABLE_LINE_MAX], last[TABLE_LINE_MAX];
    struct text to_now, to_last;
    int at = 1;

    text_begin(&to_now, now, sizeof now);
    text_begin(&to_last, last, sizeof last);
    play_table_say(play, &to_now, &to_last);
    if (*last) {
        at += term_screen_text(screen, at, row, screen->columns - 2, last,
                               faint);
        at += term_screen_text(screen, at, row, 2, ". ", faint);
    }
    term_screen_text(screen, at, row, screen->columns - 1 - at, now, plain);
}

/* A trouble of the game, such as a full disk, stays until it is over; a notice
 * covers it for a while. */
static void draw_notice(struct term_screen *screen, const struct play *play,
                        const char *notice, int row)
{
    struct term_style note = {THEME_NOTICE, THEME_ROOM, 0};
    struct term_style warning = {THEME_WARNING, THEME_ROOM, 0};

    if (notice && *notice)
        term_screen_notice(screen, 1, row, screen->columns - 2, notice, note);
    else if (play->trouble[0])
        term_screen_notice(screen, 1, row, screen->columns - 2,
                           play->trouble, warning);
    else
        draw_now(screen, play, row);
}

/* What the key m asks for in this machine; null: nothing. */
static const char *asked_for(const struct machine_type *machine)
{
    return machine->board->pointer ? "move"
         : machine->dial ? machine->dial->asks : NULL;
}

/* There is not room for all keys in 80 columns: the table is worth more than
 * the speed; where moves are typed, that key is worth more than single ticks,
 * and a look at covered cards more than another game. The help page has them
 * all. */
static int is_left_out(const struct play *play, char key)
{
    const struct machine_type *machine = session_machine(play->session);

    switch (key) {
    case 'm': return !asked_for(machine);
    case 't': return !play_table_is_there(play);
    case '[': return play_table_is_there(play);
    case '.': return asked_for(machine) != NULL;
    case 'v': return !machine->eyes;
    case 'o': return machine->eyes != NULL;
    default:  return 0;
    }
}

/* Guides and ends need room for their own keys: time can wait. */
static int is_left_out_now(const struct play *play, const char *key,
                           const struct term_view_talk *talk)
{
    if (key[0] == 'n' || key[0] == 'g')
        return !*(key[0] == 'n' ? talk->next : talk->back);
    return is_left_out(play, key[0])
        || (*talk->words && strchr(".<[o", key[0]))
        || (*talk->back && strchr("hs", key[0]));
}

static void draw_key_hints(struct term_screen *screen, const struct play *play,
                           const struct term_view_talk *talk, int row)
{
    const struct machine_type *machine = session_machine(play->session);
    const char *const keys[] = {
        "n", talk->next, "g", talk->back,
        "?", "help", "t", "table", "h", "hint", "m", asked_for(machine),
        "v", "look", "space", "pause",
        ".", "step", "<>", "1 s", "[ ]", "speed", "w", "save", "o", "open",
        "q", WORDS("quit"),
    };
    struct term_style key = {THEME_KEY, THEME_ROOM, 0};
    int at = 1;

    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i += 2) {
        if (is_left_out_now(play, keys[i], talk))
            continue;
        at += term_screen_text(screen, at, row, 10,
                               cross_name(machine->board, keys[i]), key)
              + 1;
        at += term_screen_text(screen, at, row, 12, words_of(keys[i + 1]),
                               faint) + 2;
    }
}

/* Up to two lines; the second is a question's or a notice's first. */
static void draw_talk(struct term_screen *screen, const struct play *play,
                      const struct term_prompt *prompt, const char *notice,
                      const char *words)
{
    struct term_style note = {THEME_NOTICE, THEME_ROOM, 1};
    int bottom = screen->rows - 1, width = screen->columns - 2;
    int has_second = !prompt->question && !(notice && *notice)
                  && !play->trouble[0] && term_wrap_lines(words, width) > 1;
    struct term_wrap place = {1, bottom - 2, width, 0,
                              bottom - 1 + has_second};

    draw_status(screen, play, bottom - 3);
    (void)term_wrap_draw(screen, place, words, note);
    if (prompt->question)
        term_prompt_draw(prompt, screen, bottom - 1);
    else if (!has_second)
        draw_notice(screen, play, notice, bottom - 1);
}

void term_view_draw(struct term_screen *screen, const struct play *play,
                    const struct term_prompt *prompt, const char *notice,
                    const struct term_view_talk *talk)
{
    int bottom = screen->rows - 1;

    term_screen_fill(screen, 0, 0, screen->columns, screen->rows, plain);
    draw_title(screen, play);
    draw_key_hints(screen, play, talk, bottom);
    if (*talk->words) {
        draw_talk(screen, play, prompt, notice, talk->words);
        return;
    }
    draw_events(screen, play, bottom - 3);
    draw_status(screen, play, bottom - 2);
    if (prompt->question)
        term_prompt_draw(prompt, screen, bottom - 1);
    else
        draw_notice(screen, play, notice, bottom - 1);
}

/* Too small */

static void draw_centred(struct term_screen *screen, int row,
                         const char *text, struct term_style style)
{
    int width = term_screen_width(text);
    int at = width < screen->columns ? (screen->columns - width) / 2 : 0;

    term_screen_text(screen, at, row, screen->columns - at, text, style);
}

static void put_size(struct text *to, const char *pattern, int columns,
                     int rows)
{
    char width[16], height[16];
    struct text number;

    text_begin(&number, width, sizeof width);
    text_put_number(&number, (uint64_t)columns);
    text_begin(&number, height, sizeof height);
    text_put_number(&number, (uint64_t)rows);
    words_put(to, pattern, width, height, (char *)0);
}

void term_view_draw_small(struct term_screen *screen)
{
    struct term_style strong = {THEME_STRONG, THEME_ROOM, 1};
    char words[TEXT_MAX];
    struct text to;
    int middle = screen->rows / 2;

    term_screen_fill(screen, 0, 0, screen->columns, screen->rows, plain);
    text_begin(&to, words, sizeof words);
    put_size(&to, WORDS("The board needs {1} x {2}"),
             TERM_COLUMNS_MIN, TERM_ROWS_MIN);
    draw_centred(screen, middle - 1, words, strong);
    text_begin(&to, words, sizeof words);
    put_size(&to, WORDS("this window has {1} x {2}"),
             screen->columns, screen->rows);
    draw_centred(screen, middle, words, plain);
    draw_centred(screen, middle + 1, words_of("paused; q quits"), faint);
}
