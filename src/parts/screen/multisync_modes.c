/* multisync_modes.c - the modes that the monitor knows, and which is meant.
 *
 * Numbers are those of VESA's monitor timings (DMT) and of IBM's VGA for the
 * lines of 449. Borders count as porches. Designs of students are near a mode
 * and seldom on it: 25 MHz for 25.175, 521 lines for 525. The nearest by lines
 * and by line rate is taken, where lines count twice because they are exact;
 * polarities tell only modes apart that are equal in both.
 */
#include "parts/screen/multisync.h"

enum { PER_MILLE = 1000, NEAR = 50,     /* per mille, of each */
       WRONG_POLARITY = 10,             /* is as far as so much */
       LEAST_LINE_HZ = 1000 };

static const struct multisync_mode modes[] = {
    {640,   48,  800, 350, 60, 449, 70, 1, 0, 31469},
    {720,   54,  900, 400, 35, 449, 70, 0, 1, 31469},
    {640,   48,  800, 480, 33, 525, 60, 0, 0, 31469},
    {640,   48,  800, 480, 29, 521, 60, 0, 0, 31250},  /* manuals of boards */
    {640,  128,  832, 480, 28, 520, 72, 0, 0, 37861},
    {640,  120,  840, 480, 16, 500, 75, 0, 0, 37500},
    {640,   80,  832, 480, 25, 509, 85, 0, 0, 43269},
    {800,  128, 1024, 600, 22, 625, 56, 1, 1, 35156},
    {800,   88, 1056, 600, 23, 628, 60, 1, 1, 37879},
    {800,   64, 1040, 600, 23, 666, 72, 1, 1, 48077},
    {800,  160, 1056, 600, 21, 625, 75, 1, 1, 46875},
    {800,  152, 1048, 600, 27, 631, 85, 1, 1, 53674},
    {1024, 160, 1344, 768, 29, 806, 60, 0, 0, 48363},
    {1024, 144, 1328, 768, 29, 806, 70, 0, 0, 56476},
    {1024, 176, 1312, 768, 28, 800, 75, 1, 1, 60023},
    {1024, 208, 1376, 768, 36, 808, 85, 1, 1, 68677},
};

enum { MODES = sizeof modes / sizeof *modes };

const struct multisync_mode *multisync_mode_at(int i)
{
    return i >= 0 && i < MODES ? &modes[i] : NULL;
}

static uint64_t per_mille_off(uint64_t is, uint64_t should_be)
{
    uint64_t off = is > should_be ? is - should_be : should_be - is;

    return off * PER_MILLE / should_be;
}

/* How far off, in per mille; at least NEAR squared if too far. */
static uint64_t rate_mode(const struct multisync_mode *mode,
                          const struct multisync_frame *frame,
                          uint64_t tick_hz)
{
    uint64_t lines = per_mille_off(frame->lines, mode->v_total);
    uint64_t rate = per_mille_off(tick_hz, mode->line_hz * frame->line_ticks);

    if (lines > NEAR || rate > NEAR)
        return NEAR * NEAR;
    return 2 * lines + rate
         + WRONG_POLARITY * (uint64_t)(mode->hs_is_high != frame->hs_is_high)
         + WRONG_POLARITY * (uint64_t)(mode->vs_is_high != frame->vs_is_high);
}

/* Line rates far below every mode are left out first: their products would not
 * fit. */
int multisync_find_mode(const struct multisync_frame *frame, uint64_t tick_hz)
{
    uint64_t least = NEAR * NEAR;
    int found = MULTISYNC_NONE;

    if (frame->line_ticks == 0
        || frame->line_ticks > tick_hz / LEAST_LINE_HZ)
        return MULTISYNC_NONE;
    for (int i = 0; i < MODES; i++) {
        uint64_t off = rate_mode(&modes[i], frame, tick_hz);

        if (off < least) {
            least = off;
            found = i;
        }
    }
    return found;
}
