/* lesson.h - sixteen hands, one after the other: deal=lesson.
 *
 * Each shows how two kinds of hands compare, with three community cards. They
 * are the same every time, so that a class can be asked about them, and a
 * design be compared with the machine.
 */
#ifndef POKER_LESSON_H
#define POKER_LESSON_H

#include <stdint.h>

enum { POKER_LESSON_HANDS = 16 };

/* The cards of a hand, from 0, as in given.h. */
uint64_t poker_lesson_hand(unsigned hand);

#endif
