/* checkers_model.c - the rule checker as a clerk, one thing in each cycle. */
#include "machines/checkers/checkers_model.h"

#include <ctype.h>
#include <string.h>

#include "machines/checkers/checkers_referee.h"

static int is_doing(const struct checkers_model *self, const char *what)
{
    return strcmp(self->doing, what) == 0;
}

void checkers_model_open(struct checkers_model *self, int is_full)
{
    memset(self, 0, sizeof *self);
    checkers_judge_begin(&self->paper);
    self->is_full = is_full;
    self->doing = "source";
    self->to_do = "";
}

void checkers_model_begin(struct checkers_model *self,
                          struct checkers_model_input in)
{
    char side = self->paper.side;

    self->in = in;
    if (in.reset)
        checkers_judge_begin(&self->paper);
    self->paper.side = side;            /* waits for the cycle's end */
}

/* Eyes */

static int waits_for_people(const struct checkers_model *self)
{
    return is_doing(self, "source") || is_doing(self, "destination")
        || is_doing(self, "error");
}

static int has_lost(const struct checkers_model *self)
{
    return self->is_full && !checkers_referee_can_move(&self->paper);
}

void checkers_model_lights(const struct checkers_model *self, char lights[8])
{
    int is_red = self->paper.side == 'r';
    char *to = lights;

    *to++ = is_red ? 'R' : 'B';
    if (is_doing(self, "error"))
        *to++ = 'E';
    if (self->is_full && waits_for_people(self)
        && checkers_referee_can_jump(&self->paper))
        *to++ = 'M';
    if (self->king_made)
        *to++ = 'K';
    if (waits_for_people(self) && has_lost(self))
        *to++ = is_red ? 'b' : 'r';
    *to = 0;
}

static int is_held(const struct checkers_model *self, int row, int column)
{
    if (row != self->hop.from_row || column != self->hop.from_column)
        return 0;
    return is_doing(self, "destination") || is_doing(self, "check")
        || is_doing(self, "check jump")
        || (is_doing(self, "error") && self->must_go_on);
}

static char mark_at(const struct checkers_model *self, int row, int column)
{
    if (is_held(self, row, column))
        return 'h';
    if (!self->has_moved)
        return '.';
    if (row == self->reached_row && column == self->reached_column)
        return '!';
    if (row == self->left_row && column == self->left_column)
        return 'l';
    return '.';
}

void checkers_model_view(const struct checkers_model *self, char view[5])
{
    int row = self->in.view_row;

    for (int i = 0; i < 4; i++) {
        int column = row % 2 ? 2 * i + 1 : 2 * i;

        view[i] = self->in.view_mark ? mark_at(self, row, column)
                                     : self->paper.man[row][column];
    }
    view[4] = 0;
}

/* Work */

static void begin_again(struct checkers_model *self)
{
    self->doing = self->must_go_on ? "destination" : "source";
}

static int is_dark_input(const struct checkers_model *self)
{
    return self->in.row % 2 == self->in.column % 2;
}

static void take_source(struct checkers_model *self)
{
    if (!self->in.enter)
        return;
    self->king_made = 0;
    self->hop.from_row = self->in.row;
    self->hop.from_column = self->in.column;
    self->doing = is_dark_input(self) && !has_lost(self) ? "destination"
                                                         : "error";
}

static void take_destination(struct checkers_model *self)
{
    char man = self->paper.man[self->hop.from_row][self->hop.from_column];

    if (tolower(man) != self->paper.side)
        self->doing = "error";
    else if (self->in.enter) {
        self->hop.to_row = self->in.row;
        self->hop.to_column = self->in.column;
        self->doing = is_dark_input(self) ? "check" : "error";
    }
}

static void plan(struct checkers_model *self, const char *to_do)
{
    self->doing = "carry out";
    self->to_do = to_do;
}

static void check(struct checkers_model *self)
{
    switch (checkers_judge(&self->paper, self->hop)) {
    case CHECKERS_STEP:
        if (self->is_full && checkers_referee_can_jump(&self->paper))
            self->doing = "error";
        else
            plan(self, "put,lift,turn");
        break;
    case CHECKERS_JUMP:
    case CHECKERS_NO_ENEMY:
        self->doing = "check jump";
        break;
    default:
        self->doing = "error";
    }
}

static void check_jump(struct checkers_model *self)
{
    if (checkers_judge(&self->paper, self->hop) == CHECKERS_JUMP)
        plan(self, "take,put,lift,turn");
    else
        self->doing = "error";
}

static char *man_at(struct checkers_model *self, int row, int column)
{
    return &self->paper.man[row][column];
}

static void put_down(struct checkers_model *self)
{
    const struct checkers_hop *hop = &self->hop;
    char man = *man_at(self, hop->from_row, hop->from_column);

    if (self->is_full && hop->to_row == (man == 'r' ? 7 : 0)
        && islower(man)) {
        man = (char)toupper(man);
        self->king_made = 1;
    }
    *man_at(self, hop->to_row, hop->to_column) = man;
}

static void end_turn(struct checkers_model *self)
{
    struct checkers_hop *hop = &self->hop;
    int was_jump = (hop->to_row - hop->from_row) % 2 == 0;

    if (!self->must_go_on) {
        self->left_row = hop->from_row;
        self->left_column = hop->from_column;
    }
    self->has_moved = 1;
    self->reached_row = hop->to_row;
    self->reached_column = hop->to_column;
    self->must_go_on = self->is_full && was_jump && !self->king_made
        && checkers_referee_can_jump_from(&self->paper, hop->to_row,
                                          hop->to_column);
    if (self->must_go_on) {
        hop->from_row = hop->to_row;
        hop->from_column = hop->to_column;
    } else {
        self->paper.side = checkers_judge_other(self->paper.side);
    }
    begin_again(self);
}

static void carry_out(struct checkers_model *self)
{
    const struct checkers_hop *hop = &self->hop;

    if (strncmp(self->to_do, "take", 4) == 0)
        *man_at(self, (hop->from_row + hop->to_row) / 2,
                (hop->from_column + hop->to_column) / 2) = '.';
    else if (strncmp(self->to_do, "put", 3) == 0)
        put_down(self);
    else if (strncmp(self->to_do, "lift", 4) == 0)
        *man_at(self, hop->from_row, hop->from_column) = '.';
    else
        end_turn(self);
    self->to_do += strcspn(self->to_do, ",");
    self->to_do += *self->to_do == ',';
}

void checkers_model_end(struct checkers_model *self)
{
    if (self->in.reset)
        checkers_model_open(self, self->is_full);
    else if (is_doing(self, "carry out"))
        carry_out(self);
    else if (self->in.clr)
        begin_again(self);
    else if (is_doing(self, "source"))
        take_source(self);
    else if (is_doing(self, "destination"))
        take_destination(self);
    else if (is_doing(self, "check"))
        check(self);
    else if (is_doing(self, "check jump"))
        check_jump(self);
    else if (self->in.enter)
        begin_again(self);              /* from the error */
}
