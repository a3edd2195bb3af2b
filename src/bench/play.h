/* play.h - a sitting: a session, its journal, its robots and its pace.
 *
 * Everything a face needs to let people play; the face itself only turns
 * keys into words and parts into pictures. A struct play owns its session,
 * journal and robots until play_close. Robots are called from here alone, at
 * fixed ticks, so that a game does not depend on how a face cuts up time.
 */
#ifndef PLAY_H
#define PLAY_H

#include "bench/journal.h"
#include "bench/pace.h"
#include "bench/robot.h"

/* For each seat a robot, where a mind sits there; and after these one that
 * watches for hints, where a person does. */
enum { PLAY_SEATS = 2, PLAY_ROBOTS = 2 * PLAY_SEATS };

struct play_memory {                    /* what the robots knew at a tick */
    uint64_t tick;
    struct robot *robots[PLAY_ROBOTS];
};

struct play {
    struct session *session;
    struct journal journal;
    struct pace pace;
    struct robot *robots[PLAY_ROBOTS];  /* null: nobody, or no memory */
    char minds[PLAY_SEATS][24];         /* their names; empty: a person */
    int had_person;                     /* a person sat there at some time */
    int is_asked_for;                   /* the user named its journal */
    struct play_memory *past;           /* in order of time */
    size_t past_count, past_room;
    uint64_t acted_tick;                /* when the robots last did, and */
    uint64_t looked_tick;               /* when they last looked */
    uint64_t unkept_ns;                 /* on the wall, since places to go
                                         * on from were kept */
    uint64_t acts;                      /* what persons did since the game
                                         * was opened */
    uint64_t (*clock_ns)(void);         /* for unlimited speed, or null */
    mind_thinker_open *open_thinker;    /* where minds think; null: here */
    int is_thinking;                    /* one of them, so time stands */

    /* Begins another game in place of this one, "duel:basys2 lives=3" with
     * its seats: set by whoever opened it; null: there is no way to. */
    const char *(*renew)(struct play *self, const char *id, const char *a,
                         const char *b);
    char games[JOURNAL_PATH_MAX];       /* the folder of kept games, or "" */
    int keeps_later;                    /* a move at the table waits before
                                         * it cuts off what came later */
    int wants_menu;                     /* it is open for a start: a face
                                         * that has a menu shows it first */
    const char *notice;                 /* something to tell, or null */
    char trouble[TEXT_ERROR_MAX];       /* what stopped a robot or the
                                         * design, or "" */
};

/* Takes a session over and seats the minds; a null or "human" name is a
 * person. Zero the struct first; its journal may be open already. On an
 * error nothing is taken. */
const char *play_open(struct play *self, struct session *session,
                      const char *a, const char *b);
void play_close(struct play *self);

/* Closes the journal. kept is where the game is, or empty: a new game without
 * an event, or without a person, is not kept unless it was asked for. */
void play_keep(struct play *self, char kept[JOURNAL_PATH_MAX]);

/* Another mind, or a person, takes a seat (0 or 1) in the middle of a game. A
 * mind knows what it would know had it sat there from the beginning. */
const char *play_seat(struct play *self, int seat, const char *who);

/* Changes over to another session, its journal open or none, with the seats
 * of this one or others. On an error nothing is taken: this game goes on. The
 * places of the journal are used up in any case. */
const char *play_change(struct play *self, struct session *session,
                        struct journal *journal, const char *a, const char *b);

/* A person does something: "press BTN3". What was ordered at the table and not
 * pressed yet is dropped. The errors are those of session_do; nothing happened
 * then. */
const char *play_do(struct play *self, const char *words);

/* Lets time pass by the clock on the wall; returns the ticks that ran. At
 * unlimited speed it runs for about as long as elapsed_ns. While a mind is in
 * the middle of a thought, time on the board stands. */
uint64_t play_advance(struct play *self, uint64_t elapsed_ns);

/* Runs ticks now, with the robots, and waits for their minds; single step is
 * play_run(self, 1). */
void play_run(struct play *self, uint64_t ticks);

/* Goes to another tick of this game; robots remember only what was then. */
void play_seek(struct play *self, uint64_t tick);

/* A piece of the way to a later tick of it, the robots watching as they do
 * when a game is opened: up to a multiple of robot_step_ticks, or the last. */
void play_watch(struct play *self, uint64_t tick);

/* What a person might do now, in one line; the error says why there is
 * nothing to say. Nothing happens to the game. */
const char *play_hint(struct play *self, struct text *to);

/* Saves a copy under a name; or changes over to another game on disk, with
 * the same seats. On an error this game goes on. */
const char *play_save(struct play *self, const char *path);
const char *play_load(struct play *self, const char *path);

#endif
