/* theme.c - the colours of the window's bar and dialogs.
 *
 * Pairs that must contrast: on_main on main, on_chosen on chosen, on_tip and
 * tip_key on tip; strong, text, faint, notice and warning on bar and sheet.
 */
#include "window/theme.h"

static const struct window_theme dark = {
    .desk       = 0xff14171b,
    .bar        = 0xff1c2128, .bar_edge   = 0xff0c0f12,
    .sheet      = 0xff212730, .sheet_edge = 0xff3b4552,
    .dim        = 0x99080a0d,
    .strong     = 0xfff4f6f8, .text = 0xffc9d1da, .faint = 0xff8994a1,
    .notice     = 0xffffd166, .warning = 0xffff8a6b,
    .face       = 0xff2c343f, .face_hover = 0xff38424f,
    .face_down  = 0xff1f252d, .face_edge  = 0xff46515f,
    .main       = 0xff2c7a57, .main_hover = 0xff35906a,
    .main_down  = 0xff215c42, .on_main    = 0xffffffff,
    .chosen     = 0xff2c6f52, .on_chosen  = 0xffffffff,
    .well       = 0xff12161b, .well_edge  = 0xff38424f,
    .fill       = 0xff45b888, .ghost      = 0xff3a4552,
    .knob       = 0xfff0f3f6,
    .focus      = 0xff4ea1ff,
    .tip        = 0xff0d1013, .tip_edge   = 0xff5a6675,
    .on_tip     = 0xffe6ebf0, .tip_key    = 0xffffd75e,
};

static const struct window_theme light = {
    .desk       = 0xffd9d4ca,
    .bar        = 0xfff3f1ec, .bar_edge   = 0xffbdb7aa,
    .sheet      = 0xfffaf9f6, .sheet_edge = 0xffa9a396,
    .dim        = 0x73473f30,
    .strong     = 0xff15181b, .text = 0xff343a40, .faint = 0xff6b7178,
    .notice     = 0xff8a5800, .warning = 0xffb3261e,
    .face       = 0xffffffff, .face_hover = 0xffeef4fb,
    .face_down  = 0xffdfe5ea, .face_edge  = 0xffbdb9b0,
    .main       = 0xff1f7a54, .main_hover = 0xff278f64,
    .main_down  = 0xff185f41, .on_main    = 0xffffffff,
    .chosen     = 0xff1f7a54, .on_chosen  = 0xffffffff,
    .well       = 0xffffffff, .well_edge  = 0xffaaa69c,
    .fill       = 0xff2a9a6c, .ghost      = 0xffd0ccc2,
    .knob       = 0xff2b3138,
    .focus      = 0xff1668d9,
    .tip        = 0xff2b3036, .tip_edge   = 0xff2b3036,
    .on_tip     = 0xffffffff, .tip_key    = 0xffffd75e,
};

const struct window_theme *window_theme(int is_light)
{
    return is_light ? &light : &dark;
}
