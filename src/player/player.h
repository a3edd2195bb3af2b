/* player.h - what a person does to a game, in any face.
 *
 * Keys become words for the session, buttons spring back, time is stepped
 * and taken back, games are saved and opened; and every refusal becomes a
 * notice. Nothing here draws, and nothing asks a clock: the face says what
 * time it is.
 */
#ifndef PLAYER_H
#define PLAYER_H

#include "bench/play.h"
#include "player/course.h"
#include "player/cover.h"
#include "player/hold.h"
#include "player/key.h"
#include "player/move.h"

enum { PLAYER_NOTICE_MAX = 400 };

struct player {                      /* zero it, set play */
    struct play *play;
    struct holds holds;
    struct move move;              /* typed, not all of it pressed */
    struct course course;          /* what waits for a yes */
    int is_visiting;               /* time stands still to look back, not by
                                    * the person's pause */
    char notice[PLAYER_NOTICE_MAX];
    uint64_t now_ns, notice_until_ns;   /* now: as the face last said */
    uint64_t notice_count;              /* grows whenever it changes */
};

/* Shows a notice for six seconds, in place of any other, in the player's own
 * language; the text is copied. */
void player_tell(struct player *self, const char *notice);
void player_forget_notice(struct player *self, uint64_t now_ns);

/* Tells of an error; or, after something was done at an earlier moment, that
 * the game takes another course from there. */
void player_tell_outcome(struct player *self, const char *error,
                         int was_rewound);

/* Does "power" or any other event, in the words of a journal; types a text on
 * the keyboard of the board. */
void player_do(struct player *self, const char *words);
void player_type(struct player *self, const char *typed);

/* Enters the squares of a typed move, "c3-d4", one after the other as time
 * goes on; whatever else is worked meanwhile breaks it off. */
void player_move(struct player *self, const char *typed);

/* Sets a typed number on the switches of the machine's dial. */
void player_dial(struct player *self, const char *typed);

/* Points at a square; the one that is pointed at already is entered. An arrow
 * key points at the one beside it: 0 if there is nothing to point with. */
void player_point(struct player *self, int square);
int player_point_beside(struct player *self, uint32_t key);

/* Touches a thing on the table beside the board (play_table.h), with the value
 * of a slider; 0 if that was refused. */
int player_touch(struct player *self, int touch, int32_t value);

/* Works a button or a switch, by its place in the table or by its key; the
 * latter also takes shortcuts and the keys of a cross of buttons or of a
 * pointer, and returns 0 if the key means nothing. A finger that can be seen
 * to leave is told of, too: by part (-1: wherever it was) or by key. */
void player_work(struct player *self, int part, enum hold_finger finger);
int player_work_key(struct player *self, uint32_t key,
                    enum hold_finger finger);
void player_let_go(struct player *self, int part, unsigned fingers);
void player_let_go_key(struct player *self, uint32_t key);

/* The button or switch that a key works, or -1. */
int player_key_part(const struct player *self, uint32_t key);

/* The keys that every face has, whatever the machine: time and hints are
 * seen to here, and what needs the face's own windows is its answer. */
enum player_request {
    PLAYER_UNKNOWN = -1,                /* no key of ours */
    PLAYER_NOTHING, PLAYER_HELP, PLAYER_SAVE, PLAYER_OPEN, PLAYER_QUIT,
    PLAYER_TYPE, PLAYER_MOVE, PLAYER_LOOK, PLAYER_TABLE,
};
enum player_request player_own_key(struct player *self, uint32_t key);

/* What a machine takes in words: a move, or a number for its dial; the
 * question, or null if there is none, and the answer. */
const char *player_question(const struct player *self, struct text *to);
void player_answer(struct player *self, const char *typed);

/* Lifts the cloth over a terminal, or lets it fall; or tells why not. */
void player_lift(struct player *self, struct cover *cover);

/* Asks for advice on this moment, and shows it. */
void player_hint(struct player *self);

/* Time */
void player_advance(struct player *self, uint64_t elapsed_ns);
void player_seek(struct player *self, uint64_t tick);
void player_pause(struct player *self, int is_paused);

/* Stops time to look at the game, or goes to another moment for that: time
 * runs on when the game goes on from there or is at its end again. */
void player_stop(struct player *self);
void player_visit(struct player *self, uint64_t tick);
void player_seek_by(struct player *self, int seconds);
void player_step(struct player *self);
void player_step_back(struct player *self);

/* "1:02.3", and "62.3" seconds; and whether what is shown is not the newest
 * there is. */
void player_time(const struct play *play, uint64_t tick, struct text *to);
void player_seconds(const struct play *play, uint64_t ticks,
                    struct text *to);
int player_is_rewound(const struct play *play);

/* Files; one that is there already is replaced. */
void player_save(struct player *self, const char *path);
void player_open(struct player *self, const char *path);

/* Another game in place of this one, from disk or a new one ("duel:basys2
 * lives=3" and who plays it); another mind at a seat of this one. For faces
 * that show the error themselves: nothing has changed then. */
const char *player_load(struct player *self, const char *path);
const char *player_renew(struct player *self, const char *id, const char *a,
                         const char *b);
const char *player_seat(struct player *self, int seat, const char *who);

/* To be called after the sitting got another session: forgets what was held
 * in the old one. */
void player_meet(struct player *self);

/* Releases every button; the last thing a face does with a sitting. */
void player_leave(struct player *self);

#endif
