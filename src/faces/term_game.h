/* term_game.h - what a person at the terminal does to a sitting.
 *
 * Keys become words for the session, buttons spring back, time is stepped
 * and taken back, games are saved and opened; and every refusal becomes a
 * notice. Nothing here draws.
 */
#ifndef TERM_GAME_H
#define TERM_GAME_H

#include "bench/play.h"
#include "faces/term_hold.h"
#include "faces/term_move.h"

enum { TERM_NOTICE_MAX = 400 };

struct term_game {                      /* zero it, set play */
    struct play *play;
    struct term_holds holds;
    struct term_move move;              /* typed, not all of it pressed */
    char notice[TERM_NOTICE_MAX];
    uint64_t notice_until_ns;
    uint64_t notice_count;              /* grows whenever it changes */
};

/* Shows a notice for a while. */
void term_game_tell(struct term_game *self, const char *notice);
void term_game_forget_notice(struct term_game *self, uint64_t now_ns);

/* Does "power" or any other event. */
void term_game_do(struct term_game *self, const char *words);
void term_game_type(struct term_game *self, const char *typed);

/* Enters the squares of a typed move, "c3-d4", one after the other as time
 * goes on; whatever else is worked meanwhile breaks it off. */
void term_game_move(struct term_game *self, const char *typed);

/* Sets a typed number on the switches of the machine's dial. */
void term_game_dial(struct term_game *self, const char *typed);

/* Points at a square; the one that is pointed at already is entered. */
void term_game_point(struct term_game *self, int square);

/* Works a button or a switch, by its place in the table or by its key; the
 * latter also takes shortcuts and the keys of a cross of buttons or of a
 * pointer, and returns 0 if the key means nothing. */
void term_game_work(struct term_game *self, int part, int is_mouse);
int term_game_work_key(struct term_game *self, uint32_t key);

/* Asks for advice on this moment, and shows it. */
void term_game_hint(struct term_game *self);

/* Time */
void term_game_advance(struct term_game *self, uint64_t elapsed_ns);
void term_game_seek(struct term_game *self, uint64_t tick);
void term_game_seek_by(struct term_game *self, int seconds);
void term_game_step(struct term_game *self);
void term_game_step_back(struct term_game *self);

/* Files */
void term_game_save(struct term_game *self, const char *path);
void term_game_open(struct term_game *self, const char *path);

/* Lets go of everything. */
void term_game_leave(struct term_game *self);

#endif
