/* page_table.c - the table in the page: its picture, what lies on it, what is
 * said about it, and the moves so far.
 *
 * Exports of page.h. A table changes once in a move, so it is laid often and
 * drawn seldom: only where it differs from the one that was drawn last.
 */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "bench/play_table.h"
#include "draw/table.h"
#include "page/json.h"
#include "page/page.h"
#include "page/page_guide.h"
#include "page/page_open.h"
#include "page/state.h"
#include "player/revisit.h"

enum { SHEET_MAX = 4096 };              /* pixels, either way */

/* What page_table_look found to be new. */
enum {
    NEW_THINGS = 1, NEW_WORDS = 2, NEW_MOVES = 4, NEW_PICTURE = 8,
    NEW_GUIDE = 16, NEW_END = 32,
};

struct said {
    char now[TABLE_LINE_MAX], last[TABLE_LINE_MAX];
};

static struct {
    struct canvas canvas;               /* pixels null: nobody looks */
    enum draw_theme theme;
    int is_drawn;                       /* as it lies there */
    int is_there, is_open, seat;        /* as the page knows them */
    struct table table;
    struct said said;
    int moves;
    uint64_t last_move_tick;
    int is_over;
    struct table_end end;
} shown;

/* While a game is being opened its watchers have not seen all of it, and
 * would show an old table. */
int state_has_table(void)
{
    return state.play.session && page_opening() < 0
        && play_table_is_there(&state.play);
}

/* The picture */

/* A sheet that nobody looks at needs no pixels; things and words are told all
 * the same. */
int page_table_size(int width, int height, int theme)
{
    size_t pixels = (size_t)width * (size_t)height;
    uint32_t *memory = NULL;

    if (width > 0 && height > 0 && width <= SHEET_MAX && height <= SHEET_MAX)
        memory = realloc(shown.canvas.pixels, 4 * pixels);
    if (!memory) {
        free(shown.canvas.pixels);
        shown.canvas = (struct canvas){0};
        return 0;
    }
    canvas_begin(&shown.canvas, memory, width, height);
    shown.theme = theme ? DRAW_LIGHT : DRAW_DARK;
    shown.is_drawn = 0;
    return 1;
}

/* The colour that the page has around the sheet (boardwalk.css, --felt). */
static void clear_sheet(struct canvas *canvas, enum draw_theme theme)
{
    uint32_t colour = theme == DRAW_LIGHT ? 0xffe8e1d5 : 0xff23272d;
    size_t count = (size_t)canvas->width * (size_t)canvas->height;

    for (size_t i = 0; i < count; i++)
        canvas->pixels[i] = colour;
}

/* A pixel 0xAARRGGBB is stored as B G R A; ImageData wants R G B A. */
void state_turn_pixels(struct canvas *canvas)
{
    uint32_t *pixel = canvas->pixels;
    size_t count = (size_t)canvas->width * (size_t)canvas->height;

    for (; count > 0; count--, pixel++)
        *pixel = (*pixel & 0xff00ff00) | (*pixel & 0xff) << 16
               | (*pixel >> 16 & 0xff);
}

void state_paint_table(struct canvas *canvas, enum draw_theme theme,
                       const struct table *table)
{
    struct canvas_rect room = {0, 0, canvas->width, canvas->height};

    clear_sheet(canvas, theme);
    table_draw(canvas, room, table, (struct table_look){
        .theme = theme, .focus = -1, .scale = state.draw.scale});
    state_turn_pixels(canvas);
}

/* Null, or as large as was asked for last; valid until the next size. */
const uint8_t *page_table_pixels(void)
{
    return (const uint8_t *)shown.canvas.pixels;
}

/* Looking */

/* Static, because a table is large for the stack of a page. */
static int look_at_things(void)
{
    static struct table now;
    int is_there = state_has_table();
    int is_open = is_there && play_table_is_open(&state.play);
    int seat = is_there ? play_table_seat(&state.play) : 0;

    now.count = 0;
    if (is_there)
        play_table_lay(&state.play, &now);
    guide_mark(&state.guide, &now);
    if (is_there == shown.is_there && is_open == shown.is_open
        && seat == shown.seat && table_is_same(&now, &shown.table))
        return 0;
    shown.is_there = is_there;
    shown.is_open = is_open;
    shown.seat = seat;
    shown.table = now;
    shown.is_drawn = 0;
    return NEW_THINGS;
}

/* Sentences may change while everything lies as it did. */
static int look_at_words(void)
{
    struct said said = {{0}, {0}};
    struct text now, last;

    text_begin(&now, said.now, sizeof said.now);
    text_begin(&last, said.last, sizeof said.last);
    if (shown.is_there)
        play_table_say(&state.play, &now, &last);
    if (!strcmp(said.now, shown.said.now) && !strcmp(said.last,
                                                     shown.said.last))
        return 0;
    shown.said = said;
    return NEW_WORDS;
}

/* A game only ever adds moves, or is taken back and goes on otherwise: the
 * last one tells. */
static int look_at_moves(void)
{
    int count = shown.is_there ? play_table_moves(&state.play) : 0;
    struct table_move last = {0};

    if (count > 0)
        play_table_move(&state.play, count - 1, &last);
    if (count == shown.moves && last.tick == shown.last_move_tick)
        return 0;
    shown.moves = count;
    shown.last_move_tick = last.tick;
    return NEW_MOVES;
}

/* The winner and the words tell ends apart; a game that goes on again after a
 * rewind is news, too. */
static int look_at_end(void)
{
    struct table_end end = {0};
    int is_over = shown.is_there && play_table_end(&state.play, &end);

    if (is_over == shown.is_over && end.winner == shown.end.winner
        && !strcmp(end.words, shown.end.words))
        return 0;
    shown.is_over = is_over;
    shown.end = end;
    return NEW_END;
}

/* An end with the same words as the last one is news. */
void page_table_forget(void)
{
    shown.is_over = -1;
}

/* The guide first: it marks what lies there. */
int page_table_look(void)
{
    int news = page_guide_look() ? NEW_GUIDE : 0;

    news |= look_at_things() | look_at_words();
    news |= look_at_moves() | look_at_end();
    if (!shown.is_there || !shown.canvas.pixels || shown.is_drawn)
        return news;
    state_paint_table(&shown.canvas, shown.theme, &shown.table);
    shown.is_drawn = 1;
    return news | NEW_PICTURE;
}

/* Telling */

/* Numbers of kinds, pieces and marks are those of bench/table.h; the page's
 * scripts know them. */
static void put_thing(struct text *to, const struct table_item *item)
{
    json_open(to, NULL, '{');
    json_number(to, "kind", item->kind);
    json_number(to, "piece", item->piece);
    json_number(to, "marks", item->marks);
    json_number(to, "x", item->x);
    json_number(to, "y", item->y);
    json_number(to, "width", item->width);
    json_number(to, "height", item->height);
    json_number(to, "touch", item->touch);
    if (item->kind == TABLE_SLIDER) {
        json_number(to, "value", item->value);
        json_number(to, "least", item->least);
        json_number(to, "most", item->most);
    }
    json_text(to, "words", item->words[0] ? item->words : item->text);
    text_put_char(to, '}');
}

/* What page_table_look has seen last, so that things and picture agree. */
const char *page_table(void)
{
    struct text *to = state_answer();

    json_open(to, NULL, '{');
    json_bool(to, "is_there", shown.is_there);
    json_bool(to, "is_open", shown.is_open);
    json_number(to, "seat", shown.seat);
    json_open(to, "things", '[');
    for (int i = 0; i < shown.table.count; i++)
        put_thing(to, &shown.table.item[i]);
    text_put(to, "]}");
    return to->start;
}

const char *page_table_words(void)
{
    struct text *to = state_answer();

    json_open(to, NULL, '{');
    json_text(to, "now", shown.said.now);
    json_text(to, "last", shown.said.last);
    text_put_char(to, '}');
    return to->start;
}

static void put_listed_move(struct text *to, const struct table_move *move)
{
    json_open(to, NULL, '{');
    json_number(to, "tick", (long long)move->tick);
    json_text(to, "seat", (char[]){move->seat, 0});
    json_text(to, "words", move->words);
    if (move->has_value)
        json_number(to, "value", move->value);
    text_put_char(to, '}');
}

/* From the game and not from what is shown: the list may be asked for at any
 * time. */
const char *page_moves(void)
{
    struct text *to = state_answer();
    int count = state_has_table() ? play_table_moves(&state.play) : 0;

    json_open(to, NULL, '[');
    for (int i = 0; i < count; i++) {
        struct table_move move = {0};

        play_table_move(&state.play, i, &move);
        put_listed_move(to, &move);
    }
    text_put_char(to, ']');
    return to->start;
}

/* "graph" is what the values of the moves mean, or empty where they have
 * none. */
const char *page_end(void)
{
    struct text *to = state_answer();
    const char *graph = shown.is_there ? play_table_graph(&state.play) : NULL;

    json_open(to, NULL, '{');
    json_bool(to, "is_over", shown.is_over > 0);
    json_text(to, "winner", (char[]){shown.end.winner, 0});
    json_text(to, "words", shown.end.words);
    json_text(to, "graph", graph ? words_of(graph) : "");
    text_put_char(to, '}');
    return to->start;
}

/* Touching */

/* A move goes on from here, also where time stood; what is only begun does
 * not. */
const char *page_table_touch(int touch, int value)
{
    uint64_t acts = state.play.acts;
    const char *error;

    if (!state_has_table())
        return words_of("there is no table");
    error = play_table_touch(&state.play, touch, value);
    if (!error && state.play.acts > acts)
        player_pause(&state.player, 0);
    return state_say(error);
}

/* Taking back */

/* A seat without a mind is a person's. */
static int is_of_person(char seat)
{
    const char *seats = session_machine(state.play.session)->seats;

    for (int i = 0; seats && i < PLAY_SEATS && seats[i]; i++)
        if (seats[i] == seat)
            return !state.play.minds[i][0];
    return 0;
}

/* The last move that a person has made, -1: none. */
static int find_own_move(struct table_move *move)
{
    int i = play_table_moves(&state.play) - 1;

    for (; i >= 0; i--) {
        play_table_move(&state.play, i, move);
        if (is_of_person(move->seat))
            return i;
    }
    return -1;
}

/* A seat that moves twice takes back one of the two. */
int page_take_back(void)
{
    struct table_move move = {0}, before = {0};
    int at = state_has_table() ? find_own_move(&move) : -1;

    if (at < 0)
        return 0;
    if (at > 0)
        play_table_move(&state.play, at - 1, &before);
    revisit_turn(&state.player, &move, at, at > 0 ? &before : NULL);
    player_tell(&state.player,
                WORDS("your move is taken back: make another one, or touch "
                      "Resume to let it stand"));
    return 1;
}
