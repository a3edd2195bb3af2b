/* view.c - the screen of the terminal face around the board.
 *
 * The rows are counted from the bottom, as all of them but the title are there;
 * what they show comes from struct play and is only read.
 */
#include "term/view.h"

#include <string.h>

#include "base/words.h"
#include "bench/intro.h"
#include "bench/play_table.h"
#include "bench/title.h"
#include "player/cross.h"
#include "player/labels.h"
#include "term/theme.h"
#include "term/wrap.h"

enum { ROWS_ABOVE = 1, ROWS_BELOW = 4, TALK_ROWS = ROWS_BELOW - 1,
       TEXT_MAX = 512, EVENTS_MAX = 12, SAID_MAX = 2 * TABLE_LINE_MAX + 4 };

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

static void put_seat_player(const struct play *play, int seat,
                            struct text *to)
{
    if (play->minds[seat][0])
        intro_put_mind(intro_of(session_machine(play->session)),
                       play->minds[seat], to);
    else
        text_put(to, words_of("a person"));
}

/* "A: a person   b: Medium (odds)" */
static void put_seat_players(const struct play *play, struct text *to)
{
    const char *seats = session_machine(play->session)->seats;

    for (int i = 0; seats && seats[i] && i < PLAY_SEATS; i++) {
        if (!has_seat(play, seats[i]))
            continue;
        text_put(to, to->used ? "   " : "");
        text_put_char(to, seats[i]);
        text_put(to, ": ");
        put_seat_player(play, i, to);
    }
}

/* Seats at the right have their room; of the id the end is cut off if need be.
 */
static void draw_title(struct term_screen *screen, const struct play *play)
{
    char seats[TEXT_MAX], id[TEXT_MAX], title[TEXT_MAX];
    struct text to;
    int at = 1, right;

    text_begin(&to, seats, sizeof seats);
    put_seat_players(play, &to);
    text_begin(&to, id, sizeof id);
    session_id(play->session, &to);
    text_begin(&to, title, sizeof title);
    title_put(session_machine(play->session), &to);
    right = screen->columns - 1 - term_screen_width(seats);
    term_screen_fill(screen, 0, 0, screen->columns, 1, bar);
    at += term_screen_text(screen, at, 0, right - at, title, bar_strong) + 3;
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

/* Returns the column after the text. Anything but plain text is bold. */
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

/* A design is slower than its board may be: how fast it really is tells more
 * than how fast it should be. */
static void put_progress(const struct play *play, const struct gauge *gauge,
                         struct text *to)
{
    char tick[32];
    struct text number;

    if (gauge) {
        text_put(to, "   ");
        gauge_put(gauge, play, to);
        return;
    }
    text_begin(&number, tick, sizeof tick);
    text_put_number(&number, session_tick(play->session));
    words_put(to, "   tick {1}   speed {2}", tick,
              words_of(pace_name(&play->pace)), (char *)0);
}

static void draw_status(struct term_screen *screen, const struct play *play,
                        const struct gauge *gauge, int row)
{
    char words[TEXT_MAX];
    struct text to;
    int at;

    term_screen_fill(screen, 0, row, screen->columns, 1, bar);
    text_begin(&to, words, sizeof words);
    player_time(play, session_tick(play->session), &to);
    at = put_status(screen, 1, row, words, THEME_STRONG);
    text_begin(&to, words, sizeof words);
    put_progress(play, gauge, &to);
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

/* What stands in the three rows between board and keys. */
struct below {
    const char *talk;                   /* of a guide, or of an end; "": none */
    char said[SAID_MAX];                /* a notice, or what now */
    struct term_style style;
    int talk_rows, said_rows;           /* a question takes the latter's */
    int is_table;                       /* shown in place of the board */
    const struct gauge *gauge;          /* of a design, or null */
};

/* What has happened, and what to do now, where the machine's table tells; only
 * the latter where there is no room for both, and nothing is cut in two. At the
 * board the last events tell what has happened, and keep their row for that. */
static void put_now(const struct play *play, const struct below *below,
                    int width, struct text *to)
{
    int rows = 2 - below->talk_rows;
    char now[TABLE_LINE_MAX], last[TABLE_LINE_MAX], both[SAID_MAX];
    struct text to_now, to_last, to_both;

    text_begin(&to_now, now, sizeof now);
    text_begin(&to_last, last, sizeof last);
    play_table_say(play, &to_now, &to_last);
    text_begin(&to_both, both, sizeof both);
    text_put(&to_both, last);
    text_put(&to_both, *last && *now ? ". " : "");
    text_put(&to_both, now);
    if (term_wrap_lines(both, width) <= (below->is_table ? rows : 1))
        text_put(to, both);
    else if (term_wrap_lines(now, width) <= rows)
        text_put(to, now);
}

/* A trouble of the game, such as a full disk, stays until it is over; a notice
 * covers it for a while. */
static void say_news(struct below *self, const char *news, int width)
{
    struct text to;

    text_begin(&to, self->said, sizeof self->said);
    if (term_screen_width(news) <= width)
        text_put(&to, news);
    else
        term_screen_shorten(news, &to);
    self->said_rows = term_wrap_lines(self->said, width) > 1 ? 2 : 1;
}

/* A talk gives way for a while where there is no room for both. */
static void arrange_below(struct below *self, const struct play *play,
                          const struct term_prompt *prompt,
                          const char *notice, int width)
{
    int is_notice = notice && *notice;
    const char *news = is_notice ? notice : play->trouble;
    struct text to;

    self->style = plain;
    self->talk_rows = term_wrap_lines(self->talk, width);
    if (prompt->question) {
        self->said_rows = 1;
    } else if (*news) {
        self->style.fg = is_notice ? THEME_NOTICE : THEME_WARNING;
        say_news(self, news, width);
    } else {
        text_begin(&to, self->said, sizeof self->said);
        put_now(play, self, width, &to);
        self->said_rows = term_wrap_lines(self->said, width);
    }
    if (self->talk_rows + self->said_rows > TALK_ROWS)
        self->talk_rows = 0;
}

static void draw_talk_rows(struct term_screen *screen, const char *words,
                           int row, int rows, struct term_style style)
{
    struct term_wrap place = {1, row, screen->columns - 2, 0, row + rows};

    (void)term_wrap_draw(screen, place, words, style);
}

/* What needs two rows takes that of the last events, and three that of the
 * status. */
static void draw_below(struct term_screen *screen, const struct play *play,
                       const struct term_prompt *prompt,
                       const struct below *below)
{
    struct term_style note = {THEME_NOTICE, THEME_ROOM, 1};
    int bottom = screen->rows - 1;
    int rows = below->talk_rows + below->said_rows;

    if (rows < 1 + (below->talk_rows > 0))
        rows++;                         /* it does not jump up and down */
    if (rows < 2)
        draw_events(screen, play, bottom - 3);
    if (rows < TALK_ROWS)
        draw_status(screen, play, below->gauge, bottom - 1 - rows);
    draw_talk_rows(screen, below->talk, bottom - rows, below->talk_rows,
                   note);
    if (prompt->question)
        term_prompt_draw(prompt, screen, bottom - 1);
    else
        draw_talk_rows(screen, below->said, bottom - below->said_rows,
                       below->said_rows, below->style);
}

/* What the key m asks for in this machine; null: nothing. */
static const char *asked_for(const struct machine_type *machine)
{
    return machine->board->pointer ? words_of("Move")
         : machine->dial ? words_of(machine->dial->title) : NULL;
}

/* There is no room for all keys in 80 columns: the table is worth more than
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
    if (key[0] == 'E')
        return !talk->is_table;
    return is_left_out(play, key[0])
        || (*talk->words && strchr(".<[o", key[0]))
        || (*talk->back && strchr("hs", key[0]));
}

enum { HINTS = 15 };

struct key_hint {
    const char *key, *does;
};

/* As they are called everywhere; brief, as there is one row for all. */
static void list_key_hints(const struct play *play,
                           const struct term_view_talk *talk,
                           struct key_hint to[HINTS])
{
    const struct machine_type *machine = session_machine(play->session);
    const struct key_hint hints[HINTS] = {
        {"n", talk->next}, {"g", talk->back},
        {"?", labels_brief(LABEL_HELP)},
        {"t", talk->is_table ? words_of("Board") : words_of("Table")},
        {"Enter", words_of("Touch")},
        {"h", labels_brief(LABEL_HINT)}, {"m", asked_for(machine)},
        {"v", words_of("Look")}, {"space", words_of("Pause")},
        {".", words_of("Step")}, {"<>", words_of("1 s")},
        {"[ ]", words_of("Speed")}, {"w", labels_brief(LABEL_SAVE)},
        {"o", labels_brief(LABEL_KEPT_GAMES)}, {"q", words_of("Quit")},
    };

    for (int i = 0; i < HINTS; i++) {
        to[i] = hints[i];
        to[i].key = is_left_out_now(play, hints[i].key, talk) ? ""
                  : cross_name(machine->board, hints[i].key);
    }
}

static int hints_width(const struct key_hint hints[HINTS])
{
    int width = 0;

    for (int i = 0; i < HINTS; i++)
        if (*hints[i].key)
            width += term_screen_width(hints[i].key) + 3
                   + term_screen_width(hints[i].does);
    return width - 2;
}

/* Words of some languages are longer: what is least worth gives way, and
 * nothing is cut in two. */
static void drop_hints(struct key_hint hints[HINTS], int room)
{
    static const char least_first[] = "<.[ovE";

    for (const char *drop = least_first;
         *drop && hints_width(hints) > room; drop++)
        for (int i = 0; i < HINTS; i++)
            if (hints[i].key[0] == *drop)
                hints[i].key = "";
}

static void draw_key_hints(struct term_screen *screen, const struct play *play,
                           const struct term_view_talk *talk, int row)
{
    struct key_hint hints[HINTS];
    struct term_style key = {THEME_KEY, THEME_ROOM, 0};
    int width = screen->columns, at = 1;

    list_key_hints(play, talk, hints);
    drop_hints(hints, width - 2);
    for (int i = 0; i < HINTS; i++) {
        if (!*hints[i].key)
            continue;
        at += term_screen_text(screen, at, row, width, hints[i].key, key) + 1;
        at += term_screen_text(screen, at, row, width, hints[i].does, faint)
              + 2;
    }
}

void term_view_draw(struct term_screen *screen, const struct play *play,
                    const struct term_prompt *prompt, const char *notice,
                    const struct term_view_talk *talk)
{
    struct below below = {.talk = talk->words, .is_table = talk->is_table,
                          .gauge = talk->gauge};

    term_screen_fill(screen, 0, 0, screen->columns, screen->rows, plain);
    draw_title(screen, play);
    draw_key_hints(screen, play, talk, screen->rows - 1);
    arrange_below(&below, play, prompt, notice, screen->columns - 2);
    draw_below(screen, play, prompt, &below);
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

void term_view_draw_small(struct term_screen *screen, int columns, int rows)
{
    struct term_style strong = {THEME_STRONG, THEME_ROOM, 1};
    char words[TEXT_MAX];
    struct text to;
    int middle = screen->rows / 2;

    term_screen_fill(screen, 0, 0, screen->columns, screen->rows, plain);
    text_begin(&to, words, sizeof words);
    put_size(&to, WORDS("The board needs {1} x {2}"), columns, rows);
    draw_centred(screen, middle - 1, words, strong);
    text_begin(&to, words, sizeof words);
    put_size(&to, WORDS("this window has {1} x {2}"),
             screen->columns, screen->rows);
    draw_centred(screen, middle, words, plain);
    draw_centred(screen, middle + 1, words_of("paused; q quits"), faint);
}
