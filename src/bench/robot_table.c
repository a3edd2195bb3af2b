/* robot_table.c - the table of a robot's seat: what it has read off the board,
 * laid out by its hand, and what a person touches there.
 *
 * Part of robot.c, in a file of its own. A touch becomes a draft, which is the
 * robot's but not its hand's knowledge, or an order, which robot_act carries
 * out.
 */
#include <string.h>

#include "base/words.h"
#include "bench/robot_inside.h"
#include "boards/printed.h"

static struct table_view view_of(const struct robot *self,
                                 const struct session *session)
{
    return (struct table_view){self->state, &self->hand, session};
}

const struct table_type *robot_table(const struct robot *self)
{
    return self->type->table;
}

int robot_has_table(const struct machine_type *machine)
{
    const struct hand_type *hand = robot_find_hand(machine);

    return hand && hand->table;
}

/* The hand presses a move: what is touched meanwhile would be in vain. */
static int is_pressing(const struct robot *self)
{
    return self->order.kind == TABLE_MOVES
        || (self->type->is_about && self->type->is_about(self->state));
}

void robot_lay(const struct robot *self, const struct session *session,
               struct table *to)
{
    struct table_view view = view_of(self, session);

    to->count = 0;
    if (self->type->table)
        self->type->table->lay(&view, self->draft, to);
    if (is_pressing(self))
        for (int i = 0; i < to->count; i++)
            to->item[i].marks |= TABLE_IS_WAITING;
}

const char *robot_touch(struct robot *self, const struct session *session,
                        int touch, int32_t value)
{
    struct table_view view = view_of(self, session);

    if (!self->type->table || !hand_is_person(&self->hand))
        return WORDS("nobody sits here");
    if (is_pressing(self))
        return WORDS("wait: the last move is being pressed");
    self->order_tick = session_tick(session);
    /* cppcheck-suppress returnDanglingLifetime ; a refusal is a text alone */
    return printed_error(session_machine(session)->board,
                         self->type->table->touch(&view, self->draft, touch,
                                                  value, &self->order));
}

/* What a person has begun to compose stays: it presses nothing. */
void robot_forget_order(struct robot *self)
{
    memset(&self->order, 0, sizeof self->order);
    if (hand_is_person(&self->hand) && self->type->drop_plan)
        self->type->drop_plan(self->state);
}

void robot_share_screen(struct robot *self, int is_shared)
{
    self->hand.is_shared = is_shared;
}

int robot_has_order(const struct robot *self)
{
    return self->order.kind != TABLE_NO_ORDER;
}

char robot_turn(const struct robot *self)
{
    return (char)(self->type->turn ? self->type->turn(self->state) : 0);
}

/* A machine knows the names of parts on its own board alone. */
static void say_as_printed(void (*say)(const struct table_view *view,
                                       struct text *to),
                           const struct table_view *view, struct text *to)
{
    char words[TABLE_LINE_MAX];
    struct text own;

    text_begin(&own, words, sizeof words);
    say(view, &own);
    printed_put(to, session_machine(view->session)->board, words);
}

void robot_say(const struct robot *self, const struct session *session,
               struct text *now, struct text *last)
{
    struct table_view view = view_of(self, session);

    if (!self->type->table)
        return;
    say_as_printed(self->type->table->say_now, &view, now);
    say_as_printed(self->type->table->say_last, &view, last);
}

int robot_count_moves(const struct robot *self,
                      const struct session *session)
{
    struct table_view view = view_of(self, session);

    return self->type->table ? self->type->table->count_moves(&view) : 0;
}

void robot_move(const struct robot *self, const struct session *session,
                int i, struct table_move *to)
{
    struct table_view view = view_of(self, session);

    self->type->table->move(&view, i, to);
}

int robot_end(const struct robot *self, const struct session *session,
              struct table_end *to)
{
    struct table_view view = view_of(self, session);
    const struct table_type *table = self->type->table;

    return table && table->end && table->end(&view, to);
}

void robot_guide(const struct robot *self, const struct session *session,
                 int step, struct intro_step *to)
{
    struct table_view view = view_of(self, session);

    memset(to, 0, sizeof *to);
    intro_of(session_machine(session))->guide(&view, self->draft, step, to);
    printed_rename(to->words, sizeof to->words,
                   session_machine(session)->board);
}

int robot_screen_touch(const struct robot *self, const struct session *session,
                       int x, int y)
{
    struct table_view view = view_of(self, session);
    const struct table_type *table = self->type->table;

    return table && table->screen_touch ? table->screen_touch(&view, x, y) : 0;
}
