/* result.h - the result of one submission, as data and as a file.
 *
 * The file result.txt in the folder of a submission is what reports are made
 * of, here or on another computer, now or after a stop. Its key says of which
 * submission, assignment, kind of run and version of the program it is.
 */
#ifndef RESULT_H
#define RESULT_H

#include "grade/assignment.h"

enum { RESULT_TEXT = 800, RESULT_LONG = 4000, RESULT_SKETCH = 64,
       RESULT_SEEDS = 9 };

enum result_state {
    RESULT_PASSED,
    RESULT_LOST,                        /* some points, or all */
    RESULT_UNSTEADY,                    /* not with all seeds */
};

struct result_check {
    char key[65];                       /* of all that it hangs on; "": never
                                         * to be used again */
    unsigned tries;                     /* to shorten its script */
    char name[SCRIPT_WORD_MAX], title[SCRIPT_NAME_MAX];
    int is_hidden;
    unsigned points, got;
    enum result_state state;
    char why[RESULT_TEXT];              /* what is wrong, in a sentence */
    char part[PART_NAME_MAX];
    char wanted[RESULT_TEXT], seen[RESULT_TEXT], golden[RESULT_TEXT];
    char seed[24];                      /* with which it was lost */
    char seeds[RESULT_TEXT];            /* how each seed ended, if unsteady */
    char done[RESULT_LONG];             /* the lines up to there */
    char script[64], picture[64], golden_picture[64], waves[64]; /* files in
                                         * the folder; "": none */
    unsigned long board_ms;
};

struct result {
    char key[65];
    char name[FILE_PATH_MAX];           /* of the submission */
    char sum[65];                       /* of its files */
    char failure[RESULT_LONG];          /* it was not graded: why; "": it was */
    char file[RESULT_TEXT];             /* and where, if that is known */
    int line;
    char top[64], board[32];
    int has_own_blocks;                 /* it does not fit the given ones */
    char seeds[RESULT_SEEDS][24];
    unsigned points, got;
    unsigned long board_ms;
    int check_count;
    struct result_check *check;         /* ASSIGNMENT_CHECKS of them */
    uint32_t sketch[RESULT_SKETCH];     /* of the structure (alike.h) */
};

const char *result_begin(struct result *self);
void result_free(struct result *self);

const char *result_write(const struct result *self, const char *folder);
const char *result_read(struct result *self, const char *folder);

#endif
