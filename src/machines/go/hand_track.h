/* hand_track.h - a game of Go followed from picture to picture.
 *
 * A picture shows stones, but neither the ko nor what positions were there
 * before. A robot that has watched all moves knows both, from the game that
 * is kept here; one that has not starts from the stones alone.
 */
#ifndef HAND_GO_TRACK_H
#define HAND_GO_TRACK_H

#include "games/go/rules/game.h"
#include "machines/go/hand_eye.h"

struct hand_go_track {
    struct go_game game;
    unsigned games, moves;              /* this game and its moves, counted by
                                         * the machine */
    unsigned refusals;                  /* in this turn, not foreseen, */
    uint8_t refused[GO_POINTS];         /* and where */
};

void hand_go_track_begin(struct hand_go_track *self, int has_superko);

/* Whether the stones stand like that. */
int hand_go_track_agrees(const struct hand_go_track *self,
                         const uint8_t stones[HAND_GO_SPOTS]);

/* Plays the one move after which they do; 0 if there is none. */
int hand_go_track_follow(struct hand_go_track *self,
                         const uint8_t stones[HAND_GO_SPOTS]);

/* From here on, whatever was; 0 if stones cannot stand like that. */
int hand_go_track_adopt(struct hand_go_track *self,
                        const struct hand_go_sight *sight,
                        const uint8_t stones[HAND_GO_SPOTS]);

/* The machine does not take what the game would: it knows of a ko, perhaps,
 * that was before. */
void hand_go_track_refuse(struct hand_go_track *self, go_point point);

#endif
