/* protocol.js - numbers shared by the page and its worker. */

/* What may hold a button down, enum hold_finger of src/player/hold.h. */
export const FINGER_MOUSE = 1, FINGER_KEY = 2, FINGER_LATCH = 4;
