/* leap_c_inside.h - shared by the files that generate C, leap_c*.c. */
#ifndef LEAP_C_INSIDE_H
#define LEAP_C_INSIDE_H

#include "designs/leap/leap_cut.h"

/* A text in the making. */
struct leap_c_text {
    const struct leap *leap;
    const struct leap_cut *cut;
    struct text *to;
    uint8_t *is_sampled;                /* registers, in this function */
    uint32_t *place;                    /* of registers, in the order in which
                                         * it stores them, from 1 on */
    uint8_t *marks[2];                  /* by word: whether this function marks
                                         * registers or blocks in it */
    int is_local[2];                    /* such words are variables of its own
                                         * until it ends */
    uint32_t *moves;                    /* by node, in the rehearsal */
    uint8_t *heat[2];                   /* of registers by node; of blocks */
    int has_heat;                       /* of something */
    int skips;                          /* ticks may be skipped */
    int is_whole;                       /* hot blocks are marked and asked for
                                         * here as others are */
    uint32_t *blocks;                   /* in the order of the busy ones */
};

/* leap_c_heat.c: how busy registers and blocks are. Hot ones have no marks, as
 * they are evaluated in any case. In large designs everything is cold. */
enum { LEAP_C_COLD, LEAP_C_WARM, LEAP_C_HOT,
       LEAP_C_PHASE = 256 };            /* moves of a condition that comes and
                                         * goes all the time, of 1024 */
size_t leap_c_heat_need(const struct leap *leap);
const char *leap_c_find_heat(struct leap_c_text *self, struct leap *leap,
                             struct arena *memory);

/* Those of a word that have that heat. */
uint64_t leap_c_heat_in_word(const struct leap_c_text *self, int is_block,
                             uint32_t word, int heat);

/* A condition that must have that level. */
struct leap_c_guard {
    uint32_t node;
    int level;
};

/* Marks of a function are collected in variables if there are few enough:
 * before it writes any, the nodes and memories are noted of which it will, then
 * the variables are declared, and in the end they are put where they belong.
 * What is noted begins anew with leap_c_begin_marks. */
void leap_c_begin_marks(struct leap_c_text *self);
void leap_c_note_marks(struct leap_c_text *self, uint32_t node,
                       uint32_t but_block);
void leap_c_note_memory(struct leap_c_text *self, uint32_t memory);
void leap_c_declare_marks(struct leap_c_text *self);
void leap_c_end_marks(struct leap_c_text *self);

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

/* Whether a reader of a node is a choice by it that, on one side, leaves a
 * register as it is. */
int leap_c_is_kept_somewhere(const struct leap_c_text *self, uint32_t node,
                             uint32_t by);

/* How many words of marks there are: of blocks, or of registers. */
uint32_t leap_c_mark_words(const struct leap_c_text *self, int is_block);

/* Whether all functions are to be part of the one that runs, so that marks are
 * variables: not in large designs, which would take long to compile. */
int leap_c_is_small(const struct leap_c_text *self);

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

/* leap_c_take.c: what a register takes, if it takes something at all. */
static inline uint32_t leap_c_next(const struct net *net, uint32_t reg)
{
    return net->regs[reg - net->first_reg].next;
}

/* Whether it is more than a limb; whether a node is one of its choices. */
int leap_c_is_long(const struct leap_c_text *self, uint32_t reg);
int leap_c_is_choice(const struct leap_c_text *self, uint32_t node);

/* Whether a node is a hot register's own complement, and nobody else's. */
int leap_c_is_toggle(const struct leap_c_text *self, uint32_t node);

/* Expressions: a condition, or what is at the end of the choices; and the
 * choices from a node on. */
void leap_c_put_leaf(struct leap_c_text *self, uint32_t node);
void leap_c_put_taken(struct leap_c_text *self, uint32_t node);

/* Statements: registers of a domain are looked at before anything changes; one
 * is stored; the same in parts, for long ones; and what follows if it has
 * changed, with the end of that block. */
void leap_c_put_samples(struct leap_c_text *self,
                        const struct leap_domain *domain);
void leap_c_put_store(struct leap_c_text *self, uint32_t reg);
void leap_c_put_long_sample(struct leap_c_text *self, uint32_t reg,
                            uint32_t from);
void leap_c_put_long_store(struct leap_c_text *self, uint32_t reg);
void leap_c_put_changed(struct leap_c_text *self, uint32_t reg);

/* Conditions without which registers stay as they are: whether two have the
 * same, all of them as the rest of a condition, and the first, if there is
 * one. */
int leap_c_has_same_guards(const struct leap_c_text *self, uint32_t a,
                           uint32_t b);
void leap_c_put_guards(struct leap_c_text *self, uint32_t reg);
int leap_c_first_guard(const struct leap_c_text *self, uint32_t reg,
                       struct leap_c_guard *guard);

/* leap_c_run.c: the function that runs. Which of several oscillators clocks a
 * domain, if nobody else looks at it, or -1: its level is nowhere to be seen
 * while the function runs. */
void leap_c_put_run(struct leap_c_text *self);
int leap_c_plain_clock(const struct leap *leap, uint32_t domain);

/* leap_c_skip.c: statements after a tick that skip those in which only
 * counters count. For a clock that does nothing else than clock registers. */
void leap_c_put_skip(struct leap_c_text *self);
int leap_c_is_counter(struct leap_c_text *self, uint32_t reg);

#endif
