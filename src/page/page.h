/* page.h - the bench as a web page has it: what JavaScript may call.
 *
 * Every function here is an export of boardwalk.wasm under its own name.
 * Text goes in through page_room: the caller gets memory for so many bytes,
 * writes UTF-8 with a zero behind it, and calls the function that reads it.
 * Text comes out as an address of UTF-8 with a zero behind it, good until the
 * next call. Where a text is an error, "" is success. Numbers that may be
 * large (ticks) go as doubles, which are exact up to 2^53.
 */
#ifndef PAGE_H
#define PAGE_H

#include <stdint.h>

/* Everything else of the bench is compiled to be hidden. */
#pragma GCC visibility push(default)

/* Null: too much; a journal may have 8 MiB. */
char *page_room(uint32_t bytes);

/* {"version":"0.7.0","machines":[{"id":"duel:basys2","name":"duel","title":..,
 *  "board":..,"how_to":..,"seats":["A","b"],"minds":["optimal",..],
 *  "options":[{"name":..,"help":..,"value":..,"values":[..]}]}]}; a number's
 * option has "least" and "most" in place of values. */
const char *page_offer(void);

/* Begins a game: room has "ID\nA\nB", seats "human" or a mind. The seed is in
 * the id, "duel:basys2#42"; the page makes it of crypto.getRandomValues. */
const char *page_new(void);

/* Goes on with a game: room has "A\nB\n" and then a journal; it may have 24
 * hours of machine time, and 30 days if it was kept here (is_own). On an
 * error the game before it stays. Long ones are replayed in pieces:
 * page_opening is the share of the ticks that are done, 0..1000, and -1 when
 * there is nothing to do; call page_open_on until then, which answers with an
 * error, too. To go on at the last moment of a game whose lines were kept, put
 * "@END\n" behind them, END being that of page_status. A last line without its
 * end is dropped. */
const char *page_open(int is_own);
const char *page_open_on(void);
int page_opening(void);

/* Places to go on from, so that the next page_open is quick: so many bytes, 0
 * if there are none worth keeping. Before page_open room has had such bytes,
 * and page_take_snap takes them; those that do not fit the journal, or are not
 * of this version, are not believed. They are kept where this page alone can
 * write: no key seals them. */
int page_snap(void);
const uint8_t *page_snap_bytes(void);
void page_take_snap(int length);

/* Breaks that off. 0: the game before it is still there, as after an error;
 * 1: the new one is there already, at its end, and only the minds have not
 * watched it to the end: they leave their seats. */
int page_cancel(void);

/* The whole journal of this game, as boardwalk on a desktop opens it, also
 * of one that was taken back and not changed. */
const char *page_journal(void);

/* The picture: so many pixels, dark (0) or light (1) desk. 0: too small. */
int page_size(int width, int height, int theme);
const uint8_t *page_pixels(void);       /* R G B A, row by row */

/* Time passes, by the clock outside (0 while the page waits for an answer),
 * and the picture is brought up to date. Returns how many rectangles changed;
 * page_dirty has left, top, width, height of each. It works for about 20 ms;
 * what time of the wall did not fit is in page_left, in milliseconds, to be
 * given again or forgotten. While a game is being opened it goes on with
 * that, and hands are not heard. */
int page_frame(double elapsed_ms);
double page_left(void);
const int32_t *page_dirty(void);

/* [{"part":0,"name":"BTN3","group":"BTN","kind":"button","does":"A enters",
 *   "key":"a","x":..,"y":..,"width":..,"height":..}, ..] in pixels: where a
 * finger works it, or where it is for one that only shows something; without
 * a picture there are no places. Kinds: button switch keyboard led digit rgb
 * matrix terminal screen speaker chip breadboard resistor wire. */
const char *page_parts(void);

/* What can be read off the board, group by group: [{"name":"AN","kind":
 *  "digit","text":"_P-A"}, ..], with lines of a terminal parted by "/"; and
 * which buttons are down and switches up: bit by bit in the order of
 * page_parts, "0110". */
const char *page_reading(void);
const char *page_inputs(void);

/* Fingers (hold.h): 1 mouse or touch, 2 key, 4 latch. A finger at a pixel
 * finds the part itself, and the square of an array; returns the part or -1.
 */
int page_touch(int x, int y, int finger);
void page_press(int part, int finger);
void page_let_go(int part, int fingers);        /* part -1: everywhere */
int page_is_latched(int part);
void page_focus(int part);                      /* -1: none */
void page_show_keys(int is_shown);

/* Keys by number (key.h). Down returns what the page should do, enum
 * player_request: 1 help, 2 save, 3 open, 4 quit, 5 type, 6 a move, 7 -, which
 * is done already; -1: the key means nothing here. */
int page_key(int key);
void page_key_up(int key);

/* What the machine asks for in words, "move:", or ""; its answer is in room;
 * what is typed on the machine's keyboard, too; any event, "power". */
const char *page_question(void);
void page_answer(void);
void page_type(void);
void page_do(void);
void page_hint(void);                   /* the answer is a notice */

/* Time */
void page_pause(int is_paused);
void page_step(int by);                 /* 1 or -1 tick */
void page_speed(int by);                /* 1 faster, -1 slower */
void page_seek(double tick);
void page_seek_by(int seconds);

/* Room has who takes seat 0 or 1; an error says why not. In a long game he
 * watches it first: see page_opening. */
const char *page_seat(int seat);

/* {"id":..,"machine":"duel","tick":..,"end":..,"time":"1:02.3","of":"2:00.0",
 *  "speed":"1x","paused":false,"rewound":false,"notice":..,"notices":3,
 *  "trouble":.. (what stopped a mind, or ""),
 *  "seats":["human","optimal"],"missing":["",""] (why nobody can sit there),
 *  "sum":"0123456789abcdef","events":12,"acts":3 (what persons did since
 *  the game was begun or opened here)} */
const char *page_status(void);

/* Samples for a sound card of this rate: listen, then take after every frame;
 * page_sound has them, 16 bits each. */
void page_listen(int rate_hz);
int page_sound_take(int most);
const int16_t *page_sound(void);

/* For tests: room has a script; answers "TICKS SUM", SUM being made of the
 * checksums at every tick, or "!" and what was wrong. */
const char *page_check(void);

#pragma GCC visibility pop

/* What the page must offer, module "page": a journal's line, with its line
 * end, before it takes effect - or two, a rewind and what is done there, or
 * all of another game: what comes in one call belongs together. Another
 * game's journal is announced by page_begin_journal; what came before that
 * belongs to the one that is left. A clock in milliseconds. */
__attribute__((import_module("page"), import_name("line")))
void page_line(const char *line, uint32_t length);
__attribute__((import_module("page"), import_name("begin")))
void page_begin_journal(void);
__attribute__((import_module("page"), import_name("clock")))
double page_clock_ms(void);

#endif
