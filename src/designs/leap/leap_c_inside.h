/* leap_c_inside.h - what the files that write C share; inside of leap_c*.c. */
#ifndef LEAP_C_INSIDE_H
#define LEAP_C_INSIDE_H

#include "designs/leap/leap_cut.h"

/* A text in the making. */
struct leap_c_text {
    const struct leap *leap;
    const struct leap_cut *cut;
    struct text *to;
    uint8_t *is_sampled;                /* registers, in this function */
};

/* A pattern in which each # stands for the next number, in decimal, and each $
 * for the next as a constant of 64 bits. Numbers are all that a design can put
 * into the text. */
void leap_c_put(struct leap_c_text *self, const char *pattern,
                const uint64_t *numbers);
#define LEAP_C(...) ((const uint64_t[]){__VA_ARGS__})

/* Statements that mark whoever reads a node: blocks, but not the one of that
 * number, and registers; and that an output shows it. */
void leap_c_put_marks(struct leap_c_text *self, uint32_t node,
                      uint32_t but_block);
void leap_c_put_marks_if(struct leap_c_text *self, uint32_t node,
                         uint32_t but_block);           /* x is all ones */
int leap_c_has_marks(const struct leap_c_text *self, uint32_t node,
                     uint32_t but_block);

/* The same for all that read a memory. */
void leap_c_put_memory_marks(struct leap_c_text *self, uint32_t memory);

/* Whether the interpreter is called for a node of the logic. */
int leap_c_is_called(const struct leap *leap, uint32_t node);

/* Whether a node is a bit that changes as if by chance, so that a branch that
 * depends on it is guessed wrongly every other time. */
int leap_c_is_noisy(const struct leap *leap, uint32_t node);

/* leap_c_logic.c: the functions that evaluate blocks, and a statement that
 * calls those that have something to do. */
void leap_c_put_logic(struct leap_c_text *self);
void leap_c_put_evaluate(struct leap_c_text *self);

/* leap_c_edge.c: functions for edges of clocks and for loads. */
void leap_c_put_edges(struct leap_c_text *self);

#endif
