/* page.h - the functions of the bench that JavaScript may call.
 *
 * Every function here is an export of boardwalk.wasm under its own name.
 * Text goes in through page_room: the caller gets memory for so many bytes,
 * writes zero-terminated UTF-8 to it, and calls the function that reads it.
 * Text comes out as the address of zero-terminated UTF-8, valid until the
 * next call. Where a text is an error, "" is success. Numbers that may be
 * large (ticks) are passed as doubles, which are exact up to 2^53.
 *
 * All functions are called from one thread, the page's worker.
 */
#ifndef PAGE_H
#define PAGE_H

#include <stdint.h>

/* Everything else of the bench is compiled with hidden visibility. */
#pragma GCC visibility push(default)

/* Null if it is too much: a journal may have 8 MiB. */
char *page_room(uint32_t bytes);

/* From now on this language: room has the text of a .po file, and stays where
 * it is. Call it before page_offer. */
const char *page_language(void);

/* {"version":"0.7.0","machines":[{"id":"duel:basys2","name":"duel","title":..,
 *  "board":..,"how_to":..,"seats":["A","b"],"minds":["optimal",..],
 *  "missing":["",".."] (seats that are not there with these options),
 *  "options":[{"name":..,"help":..,"value":..,"values":[..]}],
 *  "intro":{"title":..,"pitch":..,"id":..,"seat":"A","demo":"random",
 *   "steps":6,"levels":[{"name":"Easy","mind":"random"},..],
 *   "choices":[{"option":..,"label":..,"values":[..]}],"rules":[..]}}]};
 * a number's option has "least" and "most" in place of values. The intro is
 * what players read (bench/intro.h). */
const char *page_offer(void);

/* Begins a game: room has "ID\nA\nB", where A and B are "human" or a mind.
 * The seed is part of the id, "duel:basys2#42"; the page takes it from
 * crypto.getRandomValues. */
const char *page_new(void);

/* Opens a game: room has "A\nB\n" and then a journal, of at most 24 hours of
 * machine time, or 30 days if it was kept here (is_own). After an error the
 * current game stays.
 *
 * Long journals are replayed in pieces: page_opening is the share of the ticks
 * that are done, 0..999, and -1 when nothing is being opened; until then call
 * page_open_on, which may also return an error. To resume a game at its last
 * moment, append "@END\n" to the lines that were kept, END being that of
 * page_status. An incomplete last line is dropped. */
const char *page_open(int is_own);
const char *page_open_on(void);
int page_opening(void);

/* Snapshots that make the next page_open fast: how many bytes, 0 if none are
 * worth keeping. To use them, write them to room and call page_take_snap
 * before page_open; bytes that do not fit the journal, or are of another
 * version, are ignored. They are stored where only this page can write, so
 * they are not signed. */
int page_snap(void);
const uint8_t *page_snap_bytes(void);
void page_take_snap(int length);

/* Cancels the opening. 0: the game before it is still there, as after an
 * error; 1: the new game is already there, at its end, but the minds have not
 * watched all of it and leave their seats. */
int page_cancel(void);

/* The whole journal of the current game, as boardwalk on a desktop opens it,
 * even if the game is rewound. */
const char *page_journal(void);

/* The picture: its size in pixels, a dark (0) or light (1) desk, and a
 * hundred times how many of them a CSS pixel is wide (0: one; -1: of a small
 * picture, on which it is not printed what parts do). Returns 0 if
 * there is no game to draw, or the size is too small or too large. */
int page_size(int width, int height, int theme, int scale);
const uint8_t *page_pixels(void);       /* R G B A, row by row */
void page_show_board(int is_shown);     /* else it is not drawn, but kept */

/* Lets time pass, by the clock outside (0 while the page waits for an answer),
 * and updates the picture. Returns how many rectangles changed; page_dirty has
 * left, top, width, height of each. It works for about 20 ms; the elapsed time
 * that did not fit is in page_left, in milliseconds, to be passed again or
 * dropped. While a game is being opened, it continues with that, and input is
 * ignored. */
int page_frame(double elapsed_ms);
double page_left(void);
const int32_t *page_dirty(void);

/* [{"part":0,"name":"BTN3","group":"BTN","kind":"button","does":"A enters",
 * "key":"a","x":..,"y":..,"width":..,"height":..}, ..], in pixels: where a
 * finger works the part, or where it is drawn if it only shows something;
 * without a picture there are no places. Kinds: button switch keyboard led
 * digit rgb matrix terminal screen speaker chip breadboard resistor wire. */
const char *page_parts(void);

/* The first height from this one on in which a finger has so many pixels for
 * everything on the board that can be worked, or in which it has the most. */
int page_touch_height(int width, int height, int least);

/* {"how_to":"..","rules":["..",..]} of the game on the desk, with the names of
 * parts as its board prints them; without a game {}. */
const char *page_card(void);

/* What can be read off the board, group by group: [{"name":"AN","kind":
 *  "digit","text":"_P-A"}, ..], with the lines of a terminal separated by
 * "/"; and which buttons are down and switches up, one digit for each part of
 * page_parts, "0110". */
const char *page_reading(void);
const char *page_inputs(void);

/* Fingers (hold.h): 1 mouse or touch, 2 key, 4 latch. page_touch finds the
 * part at a pixel, and the square of an array, and returns the part or -1. On
 * the monitor it touches what the table has for that place. */
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

/* What the machine asks for in words, "move:", or "". The others read room: an
 * answer to it; text to be typed on the machine's keyboard; any event, such
 * as "power". */
const char *page_question(void);
void page_answer(void);
void page_type(void);
void page_do(void);
void page_hint(void);                   /* the answer is a notice */

/* The table beside the board (bench/table.h): the size of its sheet in pixels,
 * 0 where nobody looks; returns whether there will be a picture.
 * page_table_look lays it and says what is new, a sum: 1 things, 2 words,
 * 4 moves, 8 the picture, R G B A, row by row, 16 the guide, 32 the end. Things
 * and places are those of table.h, "words" what is read out:
 * {"is_there":true,"is_open":true (a person may touch it),"seat":0,"things":
 *  [{"kind":3,"piece":8,"marks":0,"x":..,"y":..,"width":..,"height":..,
 *   "touch":17,"words":"D4, Black"}, ..]}; a slider has "value", "least" and
 * "most". {"now":"Your turn ..","last":".."}. [{"tick":..,"seat":"A",
 * "words":"D4","value":12}, ..]; the value is how it stands after the move,
 * where that is known. */
int page_table_size(int width, int height, int theme);
const uint8_t *page_table_pixels(void);
int page_table_look(void);
const char *page_table(void);
const char *page_table_words(void);
const char *page_moves(void);

/* How the game ended: {"is_over":true,"winner":"A" ("": nobody),"words":"You
 * win: ..","graph":"codes left" (what the values of moves are; "": they have
 * none)}. */
const char *page_end(void);

/* A guided first game (player/guide.h): begins with its first step, unless the
 * machine has none or nobody may touch the table; 0: it did not. Another game
 * ends it. {"step":2 (from 1; 0: not guided),"steps":6,"words":..,"touch":17
 * (of a thing; 0: none),"part":3 (of page_parts; -1: none)}; the thing has the
 * mark TABLE_IS_NEXT, and both are ringed in their pictures. */
int page_guide_begin(void);
void page_guide_stop(void);
const char *page_guide(void);

/* The picture of the rules of a machine, by its place in page_offer, R G B A;
 * null: it has none, or the size is too large. Valid until the next call. */
const uint8_t *page_rules_picture(int machine, int width, int height,
                                  int theme);

/* A touch of a thing, which goes on where time stood; an error says why not.
 * Taking back goes to before the last move of a person and stops time there;
 * 0: there was none. */
const char *page_table_touch(int touch, int value);
int page_take_back(void);

/* Whether the first act at an earlier moment of a game is asked about: then it
 * waits, "asks" in page_status, for the answer. */
void page_ask_first(int is_so);
void page_course(int is_yes);

/* Time */
void page_pause(int is_paused);
void page_step(int by);                 /* 1 or -1 tick */
void page_speed(int by);                /* 1 faster, -1 slower */
void page_seek(double tick);
void page_seek_by(int seconds);

/* Room has who takes seat 0 or 1; an error says why not. A mind first watches
 * the game so far, which may take a while: see page_opening. */
const char *page_seat(int seat);

/* {"id":..,"machine":"duel","tick":..,"end":..,"time":"1:02.3","of":"2:00.0",
 *  "speed":"1x","paused":false,"rewound":false,"notice":..,"notices":3,
 *  "trouble":.. (what stopped a mind or a design),
 *  "seats":["human","optimal"],"missing":["",""] (why nobody can sit there),
 *  "sum":"0123456789abcdef","events":12,"acts":3 (what persons did since
 *  the game was begun or opened here),"asks":false (see page_course),
 *  "moves":7,"result":"You win ..." (as the table tells them; 0 and ""
 *  without one, or before the end)} */
const char *page_status(void);

/* Sound samples at this rate, 0 for none: call page_listen once, then
 * page_sound_take after every frame; page_sound has them, 16 bits each. */
void page_listen(int rate_hz);
int page_sound_take(int most);
const int16_t *page_sound(void);

/* A design of somebody's own: room has it packed (designs/packed/packed.h); an
 * error, or "". page_new knows it by its name from then on. page_design_id is
 * what page_new opens it by. page_design_use takes what was compiled of it, by
 * its place in the table of functions. */
const char *page_design(void);
const char *page_design_id(void);
void page_design_use(int function);

/* Its name, clocks and speed in one line (player/gauge.h). */
const char *page_gauge(void);

/* What goes on inside of it (player/signals.h): opened or folded away. The rows
 * of its tree that are unfolded, the first 500 at most: {"error":"" (why there
 * are none),"span":"20 ms","rows":[{"node":3,"depth":1,"name":"an [3:0]",
 * "value":"e" ("" of a module),"module":false,"open":false,"chosen":true},
 * ..],"more":0,"waves":["an",..]}. A node is folded, unfolded, chosen for the
 * waves or taken out; an error says why not. The waves show less time by 1 and
 * more by -1, and are a picture, R G B A, in so many pixels at a scale in
 * percent; null: it is too large. */
void page_signals_open(int is_open);
const char *page_signals(void);
const char *page_signals_work(int node);
void page_signals_zoom(int by);
void page_signals_decimal(int is_so);
const uint8_t *page_signals_waves(int width, int height, int scale);

/* For tests: room has a script; returns "TICKS SUM", where SUM is computed from
 * the checksums at every tick, or "!" and the error. */
const char *page_check(void);

#pragma GCC visibility pop

/* Imports, module "page". page_line receives a line of the journal, with its
 * line end, before it takes effect; or two lines, a rewind and the event
 * after it; or a whole journal: what comes in one call is stored atomically.
 * page_begin_journal announces the journal of another game; what came before
 * belongs to the game that is left. The clock is in milliseconds. */
__attribute__((import_module("page"), import_name("line")))
void page_line(const char *line, uint32_t length);
__attribute__((import_module("page"), import_name("begin")))
void page_begin_journal(void);
__attribute__((import_module("page"), import_name("clock")))
double page_clock_ms(void);

#endif
