/* multisync.h - a monitor on the wires of a VGA connector: it measures what
 * comes, finds the mode, and draws.
 *
 * It knows nothing of the design but levels. Lines and frames are measured from
 * rise to rise of the sync wires, the shorter part of a period is the pulse,
 * and the nearest of the published modes is taken once two frames in a row ask
 * for it. Pixels are then looked at one by one, counted from the end of the
 * line's own pulse by the pixel clock that the mode has at the measured
 * line rate. So a design whose porches are wrong has its picture in the wrong
 * place, and one whose lines are too short or too long has a torn one, as on a
 * desk.
 */
#ifndef MULTISYNC_H
#define MULTISYNC_H

#include <stdint.h>

#include "base/text.h"
#include "boards/device.h"

enum { MULTISYNC_WIDTH = 1024, MULTISYNC_HEIGHT = 768,
       MULTISYNC_PIXELS = MULTISYNC_WIDTH * MULTISYNC_HEIGHT,
       MULTISYNC_NONE = -1 };

/* Wires: of a colour the first bits only, the lowest first. The last two are
 * those of a converter in between (ADV7123), as the DE boards have one. */
enum { MULTISYNC_HS, MULTISYNC_VS, MULTISYNC_RED, MULTISYNC_GREEN = 10,
       MULTISYNC_BLUE = 18, MULTISYNC_BLANK_N = 26, MULTISYNC_CLOCK };

/* Its words in a socket; it has a converter if these two are in use. */
enum { MULTISYNC_BLANK_WORD = 5, MULTISYNC_CLOCK_WORD };

struct multisync_settings {
    uint8_t bits[3];                    /* of red, green and blue, 1 to 8;
                                         * four each if not set */
    uint8_t converter;                  /* an enum multisync_converter */
};

/* A converter takes a colour when its clock rises, and black for blank. Where
 * somebody else holds the wires until the clock rises (base/view.h), it takes
 * them as they come. */
enum multisync_converter { MULTISYNC_DIRECT, MULTISYNC_CLOCKED,
                           MULTISYNC_HELD };

struct multisync_mode {
    uint16_t width, h_back, h_total;    /* in pixels; the back porch is what */
    uint16_t height, v_back, v_total;   /* lies between pulse and picture */
    uint8_t hz;                         /* by which it is called */
    uint8_t hs_is_high, vs_is_high;     /* during the pulse */
    uint32_t line_hz;
};

/* What was measured in one frame. */
struct multisync_frame {
    uint64_t line_ticks, frame_ticks;
    uint32_t lines;
    uint8_t hs_is_high, vs_is_high, reserved[2];
};

struct multisync {                      /* plain data */
    uint64_t tick_hz, levels;
    uint64_t used;                      /* wires that it has */
    uint32_t scale[3];                  /* of a colour's bits to 0..255 */
    uint32_t rgb;                       /* on the wires now: 0xRRGGBB */

    uint64_t hs_rise, hs_high_ticks;    /* the latter in this frame */
    uint64_t vs_rise, vs_high_ticks;
    uint64_t line_ticks;                /* of most lines of this frame, */
    uint32_t votes;                     /* found by majority vote */
    uint32_t lines, lit_lines;          /* in this frame */
    struct multisync_frame measured;    /* the last whole one */
    uint32_t lit_lines_measured;
    int16_t found, mode;                /* in the last frame; shown */
    struct multisync_mode shown;        /* all zero: none */
    uint8_t hs_is_high, vs_is_high;     /* the mode is locked to these, */
    uint8_t is_behind_vs;               /* no line has begun since */
    uint8_t converter;
    uint64_t locked_ticks;              /* to a line of so many; 0: none */
    uint64_t porch_ticks, step;         /* 2^32 times the pixels of a tick */

    uint64_t vs_end, row_begin;
    int32_t row;
    uint32_t column;                    /* drawn up to it */
    uint32_t frames;                    /* shown since it is on */
    uint32_t picture[MULTISYNC_PIXELS]; /* 0xRRGGBB, rows of the mode's width */
};

extern const struct device_type multisync_device;

/* What its own menu would say. */
enum multisync_status { MULTISYNC_NO_SIGNAL, MULTISYNC_OUT_OF_RANGE,
                        MULTISYNC_SHOWS };

struct multisync_report {
    enum multisync_status status;
    const struct multisync_mode *mode;  /* if it shows one */
    uint64_t line_hz, frame_millihertz; /* measured, unless no signal */
    uint32_t lines;                     /* in a frame, of which so many had */
    uint32_t lit_lines;                 /* colour where black is measured: a
                                         * tube would darken the picture */
};

struct multisync_report multisync_read(const struct multisync *self,
                                       uint64_t tick);

/* "No signal", "Out of range: 24.8 kHz, 43 Hz", "640 x 480, 60 Hz". */
void multisync_say(const struct multisync_report *report, struct text *to);

/* The mode nearest to a frame, or MULTISYNC_NONE; and the i-th, null after
 * the last. */
int multisync_find_mode(const struct multisync_frame *frame, uint64_t tick_hz);
const struct multisync_mode *multisync_mode_at(int i);

#endif
