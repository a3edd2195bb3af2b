/* desk.h - a board with its chip, powered: one tick, one event, one look.
 *
 * Everything that a replay must bring back is in one block of plain bytes,
 * now and the chip behind it: copying state_size bytes is a snapshot. What a
 * face measures between two frames (meter, unread) is outside the block: it
 * has no effect on the machine.
 *
 * Only session.c works a desk; snap.c asks for the size of its state.
 */
#ifndef DESK_H
#define DESK_H

#include "bench/event.h"
#include "bench/harness/harness.h"
#include "boards/terminal.h"
#include "parts/picture.h"
#include "parts/playing.h"

enum { DESK_SCAN_MAX = 32, DESK_CHANGES = 3 };

struct desk_state {
    uint64_t tick;                      /* the next one to run */
    uint64_t sum;                       /* a hash of all outputs so far */
    pins in, out;
    uint32_t turn;                      /* of this tick in the scan */
    pins shone[DESK_SCAN_MAX];          /* outputs of the last scan, and */
    struct lights lit[DESK_SCAN_MAX];   /* what they lit */
    struct lights seen;                 /* all of it together */
    uint64_t changed[LIGHTS_MAX][DESK_CHANGES]; /* when seen did, last first */
    char typed[2 * EVENT_TYPED_MAX];    /* waiting for the chip */
    uint32_t typed_count;
    struct terminal terminal;           /* blank where the board has none */
};

struct desk {
    const struct machine_type *machine;
    const struct board_type *board;
    struct chip_setup setup;
    int light_words, keyboard_pin;
    int has_changed;                    /* what is seen: desk_run_still */
    int terminal_pin;                   /* negative: none */
    size_t state_size;
    struct desk_state *now;             /* then, in the same block, */
    void *chip;                         /* the chip; or a design's saved state,
                                         * while it runs in a harness */
    struct harness *harness;                    /* null: the chip is ticked */
    struct light_meter meter;           /* since the last frame, but for */
    uint32_t unread[DESK_SCAN_MAX];     /* ticks of each turn as it is lit */
};

/* Powers a machine up at tick 0. setup->clock_hz is the board's, whatever it
 * says; its seed is not copied and must outlive the desk. Null is success. */
const char *desk_open(struct desk *self, const struct machine_type *machine,
                      const struct chip_setup *setup);
void desk_close(struct desk *self);

/* Whether a state from elsewhere keeps within this desk's arrays. */
int desk_is_sound(const struct desk *self, const struct desk_state *state);

/* The state as it is to be copied; to be called after other bytes were copied
 * over it. */
const void *desk_state(struct desk *self);
void desk_take_state(struct desk *self);

/* Runs up to a tick with the inputs as they are; a design no farther than to
 * where one can look at its lights again. An event is put into effect to be
 * seen by the next tick. None of them can fail. */
void desk_run(struct desk *self, uint64_t until);
void desk_run_design(struct desk *self, uint64_t until);
void desk_apply(struct desk *self, const struct event *event);

/* Like desk_run, of a chip, but only to the first tick after which something
 * else is seen. */
void desk_run_still(struct desk *self, uint64_t until);

/* After how many ticks a design's monitor has certainly been drawn anew; 0:
 * there is none. */
uint64_t desk_picture_ticks(const struct desk *self);

/* What is on the monitor and comes out of the speaker; the type is null where
 * there is none. */
struct picture_view desk_picture(const struct desk *self);
struct playing desk_playing(const struct desk *self);

/* Whether a light blinks, and how bright all are (session.h). A frame begins
 * the next measurement. */
int desk_blinks(const struct desk *self, int light);
void desk_frame(struct desk *self, uint8_t *brightness);

/* Forgets the light since the last frame. */
void desk_forget_light(struct desk *self);

#endif
