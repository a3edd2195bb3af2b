/* multisync.c - a monitor on the wires of a VGA connector.
 *
 *     hs   __|~|________________________________|~|____     or upside down
 *             |     |                        |
 *            end  back     pixels          front
 *            = row_begin  porch            porch
 *
 * The wires change up to once a pixel, so that nothing is done but at changes:
 * the pixels that are looked at between two of them have one colour.
 */
#include "parts/screen/multisync.h"

#include <string.h>

#include "base/words.h"

enum { HS = 1 << MULTISYNC_HS, VS = 1 << MULTISYNC_VS, SYNCS = HS | VS,
       BLANK_N = 1 << MULTISYNC_BLANK_N, CLOCK = 1 << MULTISYNC_CLOCK };
enum { BITS_MOST = 8, BITS_USUAL = 4, HIDDEN = INT16_MAX };
enum { SLOWEST_FRAME_HZ = 10, SLOWEST_LINE_HZ = 1000 };

/* Pixels are looked at a little after their middle, at five eighths: colours
 * come late, if at all, and those that a converter takes in the middle must not
 * be at the edge. */
static const uint64_t rest_of_pixel = UINT64_C(3) << 29;

static const uint8_t first_wire[3] = {MULTISYNC_RED, MULTISYNC_GREEN,
                                      MULTISYNC_BLUE};

/* Colours */

/* Rounded, so that the brightest is 255 for every number of bits. */
static uint32_t colour(const struct multisync *self, uint64_t levels, int i)
{
    uint32_t value = (uint32_t)(levels >> first_wire[i] & 0xff);

    return (value * self->scale[i] + 0x8000) >> 16 & 0xff;
}

static uint32_t colour_of_wires(const struct multisync *self, uint64_t levels)
{
    return colour(self, levels, 0) << 16
         | colour(self, levels, 1) << 8
         | colour(self, levels, 2);
}

/* With a converter, what is on its wires counts only when its clock rises: a
 * design that forgets the clock, or leaves blank low, has a black picture. */
static uint32_t colour_now(const struct multisync *self, uint64_t levels,
                           uint64_t changed)
{
    uint64_t taken = self->converter == MULTISYNC_CLOCKED
                   ? changed & levels & CLOCK
                   : changed & ~(uint64_t)SYNCS;

    if (!taken)
        return self->rgb;
    return self->converter && !(levels & BLANK_N)
         ? 0 : colour_of_wires(self, levels);
}

/* All bits of a colour are full brightness, however few. */
static void take_bits(struct multisync *self, int i, int bits)
{
    uint64_t most;

    if (bits == 0 || bits > BITS_MOST)
        bits = BITS_USUAL;
    most = (UINT64_C(1) << bits) - 1;
    self->used |= most << first_wire[i];
    self->scale[i] = (uint32_t)((255 << 16) / most);
}

/* Drawing */

/* How many pixels of the row were looked at before this tick. */
static uint32_t column_at(const struct multisync *self, uint64_t tick)
{
    uint64_t ticks = tick - self->row_begin;
    uint64_t pixels;

    if (ticks > 2 * self->locked_ticks)
        ticks = 2 * self->locked_ticks;
    pixels = (ticks * self->step + rest_of_pixel) >> 32;
    if (pixels <= self->shown.h_back)
        return 0;
    pixels -= self->shown.h_back;
    return pixels < self->shown.width ? (uint32_t)pixels : self->shown.width;
}

/* Everything up to this tick, in the colour that the wires had. */
static void draw_until(struct multisync *self, uint64_t tick)
{
    uint32_t end, *row;

    if (self->row < 0 || self->row >= self->shown.height)
        return;
    end = column_at(self, tick);
    row = self->picture + (uint32_t)self->row * self->shown.width;
    for (uint32_t i = self->column; i < end; i++)
        row[i] = self->rgb;
    if (end > self->column)
        self->column = end;
}

/* The end of the vertical pulse may be at the beginning of a line's pulse, as
 * VESA has it, or where the counter of columns is zero: the first line behind
 * it is the one that begins nearest to it. From there on lines are counted. */
static int32_t first_row(const struct multisync *self, uint64_t tick)
{
    uint64_t line = self->locked_ticks;
    uint64_t behind = tick + self->porch_ticks - self->vs_end;
    uint64_t lines = (behind + line / 2) / line;

    return (lines < self->shown.v_total ? (int32_t)lines : 0)
         - self->shown.v_back;
}

/* Without a locked clock there is nothing to place pixels by; lines are still
 * measured. */
static void begin_row(struct multisync *self, uint64_t tick)
{
    self->lit_lines += self->rgb != 0;
    if (self->locked_ticks == 0)
        return;
    if (self->is_behind_vs)
        self->row = first_row(self, tick);
    else if (self->row != HIDDEN)
        self->row++;
    self->is_behind_vs = 0;
    self->row_begin = tick;
    self->column = 0;
}

/* Measuring */

/* The majority of a frame's lines, if there is one (Boyer and Moore): a line
 * that is wrong does not move all others. */
static void vote_for_line(struct multisync *self, uint64_t ticks)
{
    if (self->votes == 0)
        self->line_ticks = ticks;
    if (self->line_ticks == ticks)
        self->votes++;
    else
        self->votes--;
}

/* The picture of another mode means nothing in this one. */
static void switch_mode(struct multisync *self, int mode)
{
    const struct multisync_mode *shown = multisync_mode_at(mode);

    self->mode = (int16_t)mode;
    self->shown = shown ? *shown : (struct multisync_mode){0};
    self->locked_ticks = 0;
    self->row = HIDDEN;
    self->is_behind_vs = 0;
    memset(self->picture, 0, sizeof self->picture);
}

/* The pixel clock follows the lines, as a monitor's phase-locked loop does. */
static void lock_clock(struct multisync *self)
{
    const struct multisync_frame *frame = &self->measured;
    const struct multisync_mode *mode = multisync_mode_at(self->mode);

    if (!mode)
        return;
    self->hs_is_high = frame->hs_is_high;
    self->vs_is_high = frame->vs_is_high;
    self->locked_ticks = frame->line_ticks;
    self->porch_ticks = frame->line_ticks * mode->h_back / mode->h_total;
    self->step = ((uint64_t)mode->h_total << 32) / frame->line_ticks;
    self->frames++;
}

/* A mode must be there for two frames; until then the old one is drawn with
 * what comes, torn. */
static void follow_frame(struct multisync *self)
{
    int found = multisync_find_mode(&self->measured, self->tick_hz);

    if (found == self->found) {
        if (found != self->mode)
            switch_mode(self, found);
        lock_clock(self);
    }
    self->found = (int16_t)found;
}

/* All that was counted since the last rise of the vertical pulse; then from
 * zero again. */
static void end_frame(struct multisync *self, uint64_t tick)
{
    uint64_t ticks = tick - self->vs_rise;

    self->measured = (struct multisync_frame){
        .line_ticks = self->line_ticks, .frame_ticks = ticks,
        .lines = self->lines,
        .hs_is_high = self->hs_high_ticks < ticks / 2,
        .vs_is_high = self->vs_high_ticks < ticks / 2,
    };
    self->lit_lines_measured = self->lit_lines;
    follow_frame(self);
    self->vs_rise = tick;
    self->hs_high_ticks = self->line_ticks = 0;
    self->votes = self->lines = self->lit_lines = 0;
}

/* Wires */

/* The pulse ends where its wire leaves the level that is the shorter one; the
 * row before that is over. */
static void see_vs(struct multisync *self, uint64_t tick, int is_high)
{
    if (is_high)
        end_frame(self, tick);
    else
        self->vs_high_ticks = tick - self->vs_rise;
    if (is_high == self->vs_is_high)
        return;
    self->vs_end = tick;
    self->is_behind_vs = 1;
    self->row = HIDDEN;
}

/* Each line begins with the end of its own pulse, however long the line before
 * was. */
static void see_hs(struct multisync *self, uint64_t tick, int is_high)
{
    if (is_high) {
        vote_for_line(self, tick - self->hs_rise);
        self->lines++;
        self->hs_rise = tick;
    } else
        self->hs_high_ticks += tick - self->hs_rise;
    if (is_high != self->hs_is_high)
        begin_row(self, tick);
}

static void see_multisync(void *device, uint64_t tick, uint64_t levels)
{
    struct multisync *self = device;
    uint64_t changed;
    uint32_t rgb;

    levels &= self->used;
    changed = levels ^ self->levels;
    self->levels = levels;
    rgb = colour_now(self, levels, changed);
    if (rgb == self->rgb && !(changed & SYNCS))
        return;
    draw_until(self, tick);
    self->rgb = changed & SYNCS ? self->rgb : rgb;
    if (!(changed & SYNCS))
        return;
    if (changed & VS)
        see_vs(self, tick, (levels & VS) != 0);
    if (changed & HS)
        see_hs(self, tick, (levels & HS) != 0);
    self->rgb = rgb;
}

/* A monitor that is switched on knows nothing of the signal. */
static void power_up_multisync(void *device, uint64_t tick_hz,
                               const void *settings)
{
    const struct multisync_settings *set = settings;
    struct multisync *self = device;

    memset(self, 0, sizeof *self);
    self->tick_hz = tick_hz;
    self->used = SYNCS;
    self->converter = set ? set->converter : MULTISYNC_DIRECT;
    if (self->converter)
        self->used |= BLANK_N;
    if (self->converter == MULTISYNC_CLOCKED)
        self->used |= CLOCK;
    self->found = self->mode = MULTISYNC_NONE;
    self->row = HIDDEN;
    for (int i = 0; i < 3; i++)
        take_bits(self, i, set ? set->bits[i] : BITS_USUAL);
}

const struct device_type multisync_device = {
    .name = "monitor",
    .wires = "hs vs r[8] g[8] b[8] blank_n clk",
    .size = sizeof(struct multisync),
    .power_up = power_up_multisync,
    .see = see_multisync,
};

/* Its menu */

/* Both wires have to move, and slowly is not at all. */
static int has_signal(const struct multisync *self, uint64_t tick)
{
    return self->measured.line_ticks && self->measured.frame_ticks
        && tick - self->vs_rise < self->tick_hz / SLOWEST_FRAME_HZ
        && tick - self->hs_rise < self->tick_hz / SLOWEST_LINE_HZ;
}

struct multisync_report multisync_read(const struct multisync *self,
                                       uint64_t tick)
{
    const struct multisync_frame *frame = &self->measured;
    struct multisync_report report = {.status = MULTISYNC_NO_SIGNAL};

    if (!has_signal(self, tick))
        return report;
    report.mode = multisync_mode_at(self->mode);
    report.status = report.mode ? MULTISYNC_SHOWS : MULTISYNC_OUT_OF_RANGE;
    report.line_hz = self->tick_hz / frame->line_ticks;
    report.frame_millihertz = 1000 * self->tick_hz / frame->frame_ticks;
    report.lines = frame->lines;
    report.lit_lines = self->lit_lines_measured;
    return report;
}

static const char *number_text(struct text *to, char *buffer, size_t size,
                               uint64_t number)
{
    text_begin(to, buffer, size);
    text_put_number(to, number);
    return buffer;
}

/* With one place after the point, as monitors give it. */
static void say_range(const struct multisync_report *report, struct text *to)
{
    char khz[24], hz[24];
    struct text number;

    number_text(&number, khz, sizeof khz, report->line_hz / 1000);
    text_put_char(&number, '.');
    text_put_number(&number, report->line_hz / 100 % 10);
    words_put(to, "Out of range: {1} kHz, {2} Hz", khz,
              number_text(&number, hz, sizeof hz,
                          (report->frame_millihertz + 500) / 1000),
              (char *)0);
}

/* No words in it: the same in all languages. */
static void say_mode(const struct multisync_mode *mode, struct text *to)
{
    text_put_number(to, mode->width);
    text_put(to, " x ");
    text_put_number(to, mode->height);
    text_put(to, ", ");
    text_put_number(to, mode->hz);
    text_put(to, " Hz");
}

void multisync_say(const struct multisync_report *report, struct text *to)
{
    if (report->status == MULTISYNC_SHOWS)
        say_mode(report->mode, to);
    else if (report->status == MULTISYNC_OUT_OF_RANGE)
        say_range(report, to);
    else
        text_put(to, words_of("No signal"));
}
