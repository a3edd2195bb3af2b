/* palette.h - the colours of boards, parts and desk, 0xRRGGBB.
 *
 * What several painters use; a colour that only one of them needs is in that
 * file. CANVAS_SOLID makes an opaque colour of them. A HIGH and a LOW are the
 * two ends of a shade from top to bottom.
 */
#ifndef PALETTE_H
#define PALETTE_H

enum {
    /* The desk, from its upper edge to its lower one */
    PALETTE_DESK_DARK_HIGH  = 0x2b2f36,
    PALETTE_DESK_DARK_LOW   = 0x16181c,
    PALETTE_DESK_LIGHT_HIGH = 0xf1ece2,
    PALETTE_DESK_LIGHT_LOW  = 0xd9d0c0,

    /* Print */
    PALETTE_SILK         = 0xe8efe6,    /* printed names */
    PALETTE_SILK_FAINT   = 0xcfdfd2,
    PALETTE_LABEL        = 0xfffdf4,    /* stuck on a breadboard */
    PALETTE_ON_LABEL     = 0x2a2a26,
    PALETTE_KEY          = 0xffe07a,    /* the key that works a part */
    PALETTE_KEY_LOW      = 0xf3c244,
    PALETTE_ON_KEY       = 0x1b1a12,
    PALETTE_FOCUS        = 0x4ea1ff,
    PALETTE_NEXT         = 0xffa51f,    /* a first game asks for it */

    /* Metal and plastic, from light to dark */
    PALETTE_METAL_HIGH   = 0xe9ecee,
    PALETTE_METAL        = 0xbfc5ca,
    PALETTE_METAL_LOW    = 0x878e95,
    PALETTE_METAL_EDGE   = 0x54595f,
    PALETTE_GOLD         = 0xd8b662,
    PALETTE_GOLD_LOW     = 0x9a7a33,
    PALETTE_CAP_HIGH     = 0x4a4d53,    /* of a push button */
    PALETTE_CAP          = 0x26282c,
    PALETTE_CAP_LOW      = 0x121316,
    PALETTE_CAP_DOWN     = 0x2f5c8f,    /* with a finger on it */
    PALETTE_LATCH        = 0xffb02e,
    PALETTE_SLOT         = 0x1a1c1f,    /* of a slide switch */
    PALETTE_KNOB_HIGH    = 0xfafafa,
    PALETTE_KNOB_LOW     = 0xc4c8cc,
    PALETTE_CASE_HIGH    = 0x3b3e44,    /* of a keyboard */
    PALETTE_CASE_LOW     = 0x202226,
    PALETTE_KEYCAP_HIGH  = 0xf4f1ea,
    PALETTE_KEYCAP_LOW   = 0xd6d1c6,
    PALETTE_KEYCAP_SIDE  = 0x9d978a,
    PALETTE_LEGEND       = 0x2d2f33,

    /* Light */
    PALETTE_RED          = 0xff3b2f,
    PALETTE_GREEN        = 0x3dff6e,
    PALETTE_AMBER        = 0xffb020,
    PALETTE_WHITE        = 0xdfeaff,
    PALETTE_DIGIT_CASE_HIGH = 0x2c2d30,
    PALETTE_DIGIT_CASE_LOW  = 0x17181a,
    PALETTE_DIGIT_DARK   = 0x3a2322,    /* a segment without light */
    PALETTE_DIGIT_LIT    = 0xff4433,
};

#endif
