/* robot.h - a mind at a board: it reads the lights and presses the buttons.
 *
 * A robot sits in one seat. It sees what a person in that seat may see and
 * presses only that seat's buttons, so it cannot cheat, and a replay does
 * not need it: its presses are in the journal as a person's are. One without
 * a mind only watches, for a person who asks.
 */
#ifndef ROBOT_H
#define ROBOT_H

#include "bench/session.h"
#include "bench/table.h"
#include "games/mind.h"

struct robot;
struct intro_step;

/* Puts a mind ("consistent") into a seat ('A'); a null return is success. */
const char *robot_open(struct robot **robot, const struct session *session,
                       char seat, const char *mind);
void robot_close(struct robot *self);

/* One that watches for a person in a seat, and what it would do there: a
 * line, or an error that says why there is none now. */
const char *robot_watch(struct robot **robot, const struct session *session,
                        char seat);
const char *robot_advise(struct robot *self, struct text *to);

/* The same robot with the same memory, ready to take over; null if there is
 * no room for it. */
struct robot *robot_copy(const struct robot *self);

/* All that it has seen and thought, plain bytes: the same bytes, the same
 * robot, if seat and mind are. It can take those of another. */
const void *robot_memory(const struct robot *self, size_t *size);
void robot_recall(struct robot *self, const void *memory);

/* How often a robot wants to look, in ticks. */
uint64_t robot_step_ticks(const struct session *session);

/* The tick from which on a finger may come after the last event, so that
 * the machine can tell one press from the next. */
uint64_t robot_calm_tick(const struct session *session);

/* Looks at the board and remembers. Call it after every few ticks, also
 * when an old game is played back, so that the robot knows how it went. */
void robot_look(struct robot *self, const struct session *session);

/* How many of its next looks would tell it nothing and note nothing but what
 * robot_skip notes, as long as the board stays as it is since its last look;
 * mostly 0. */
uint64_t robot_calm_looks(const struct robot *self,
                          const struct session *session);
void robot_skip(struct robot *self, uint64_t looks);

/* A watcher who has nothing to do for his person. */
int robot_is_idle(const struct robot *self);

/* Does what it wants to do now, if anything. If it is busy then, its mind is
 * in the middle of a thought: ask again before time passes, so that when it
 * presses depends on the game and not on how fast it thinks. */
const char *robot_act(struct robot *self, struct session *session);
int robot_is_busy(const struct robot *self);

/* Sleeps until one that is busy and thinks elsewhere has its move. */
void robot_wait(const struct robot *self);

/* Lets its mind think elsewhere, if it can. A thought that has begun begins
 * anew. */
void robot_use(struct robot *self, mind_thinker_open *open_thinker);

/* The table of one who watches for a person: what lies on it, and a touch,
 * which its hand turns into presses as time goes on; the return says why not.
 * An order that is not wanted any more, because the person works the board
 * himself, is forgotten. */
const struct table_type *robot_table(const struct robot *self);
void robot_lay(const struct robot *self, const struct session *session,
               struct table *to);
const char *robot_touch(struct robot *self, const struct session *session,
                        int touch, int32_t value);
void robot_forget_order(struct robot *self);
int robot_has_order(const struct robot *self);

/* Two people look at one screen: what is for one of them alone lies on his
 * table only when he asks for it. */
void robot_share_screen(struct robot *self, int is_shared);

/* Whose turn it is, 'A', as far as it can be seen; 0: nobody's. */
char robot_turn(const struct robot *self);

/* What is to be done now, and what has happened last, a sentence each. */
void robot_say(const struct robot *self, const struct session *session,
               struct text *now, struct text *last);

/* The moves of the game. */
int robot_count_moves(const struct robot *self,
                      const struct session *session);
void robot_move(const struct robot *self, const struct session *session,
                int i, struct table_move *to);

/* Whether the game is over, and how it ended; and step i of a first game. */
int robot_end(const struct robot *self, const struct session *session,
              struct table_end *to);
void robot_guide(const struct robot *self, const struct session *session,
                 int step, struct intro_step *to);

/* What a click on the machine's own monitor touches; 0: nothing. */
int robot_screen_touch(const struct robot *self, const struct session *session,
                       int x, int y);

/* A robot alone with robots opens the game; with a person it waits. */
void robot_may_start(struct robot *self, int may);

/* Whether a machine has a table at all. */
int robot_has_table(const struct machine_type *machine);

/* The minds that can play a machine, null after the last. */
const struct mind_type *const *robot_minds(const struct machine_type *machine);

/* The name of the i-th of them, null after the last. */
const char *robot_mind_at(const struct machine_type *machine, int i);

#endif
