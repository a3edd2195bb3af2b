/* checkers_model.h - the rule checker as a clerk: a sheet of paper, a list of
 * things to do, one of them in each cycle. Written from the requirements and
 * not from the chip: no addresses, no codes, no latches. */
#ifndef CHECKERS_MODEL_H
#define CHECKERS_MODEL_H

#include "machines/checkers/checkers_judge.h"

struct checkers_model_input {
    int row, column, enter, clr, reset;
    int view_row, view_mark;
};

struct checkers_model {
    struct checkers_paper paper;
    int is_full;
    const char *doing;          /* "source", "destination", "check", "check
                                 * jump", "error", "carry out" */
    const char *to_do;          /* what is still to be carried out */
    struct checkers_hop hop;    /* the move in hand */
    int must_go_on, king_made;
    int has_moved;              /* the last move, for the marks */
    int left_row, left_column, reached_row, reached_column;
    struct checkers_model_input in;
};

/* As after a cycle of reset. */
void checkers_model_open(struct checkers_model *self, int is_full);

/* The first half of a cycle: inputs come, lights can be seen. */
void checkers_model_begin(struct checkers_model *self,
                          struct checkers_model_input in);

/* Letters for what is lit, as in checkers_driver_lights. */
void checkers_model_lights(const struct checkers_model *self, char lights[8]);

/* Four letters for the row in view, the lowest column first: men, or 'h',
 * 'l', '!' for held, left and reached. */
void checkers_model_view(const struct checkers_model *self, char view[5]);

/* The second half: the clerk works. */
void checkers_model_end(struct checkers_model *self);

#endif
