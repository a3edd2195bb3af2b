/* play_robots.h - who sits at a game: robots in the seats of minds, and
 * watchers in those of people.
 *
 * Part of play.c, in a file of its own.
 */
#ifndef PLAY_ROBOTS_H
#define PLAY_ROBOTS_H

#include "bench/play.h"

/* Whether a player's name is a person's: null, "" or "human"; and whether one
 * sits in a seat that this game has. */
int play_robots_names_human(const char *name);
int play_robots_is_human(const struct play *self, int seat);

/* Whether there is a mind; and whether there is anybody, be it a watcher. */
int play_robots_have_mind(const struct play *self);
int play_robots_are_there(const struct play *self);

/* New ones for the minds of this game, which watch it up to a tick. On an
 * error there are none. */
const char *play_robots_renew(struct play *self, uint64_t tick);
void play_robots_dismiss(struct play *self);
void play_robots_dismiss_watchers(struct play *self);

/* Two people at one screen have tables that turn with the game: to be called
 * when watchers have come. */
void play_robots_share(struct play *self);

/* Those that knew what they knew then; 0 if nobody remembers. Then they watch
 * on, up to a tick. */
int play_robots_restore(struct play *self, uint64_t tick);
void play_robots_watch(struct play *self, uint64_t tick);

/* All look at the board; whether they did whenever they should have. */
void play_robots_look(struct play *self);
int play_robots_have_looked(const struct play *self);
uint64_t play_robots_last_look(const struct play *self);        /* was due */

/* All do what they want to do now. A mind may be busy then (is_thinking), or
 * is waited for. */
int play_robots_are_due(const struct play *self);
void play_robots_act(struct play *self);
void play_robots_act_at_last(struct play *self);

/* Something keeps a robot from playing on. */
void play_robots_record(struct play *self, const char *error);

#endif
