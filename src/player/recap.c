/* recap.c - a game that is over: how it ended, a look back along its moves,
 * and another one like it.
 *
 * The watcher at the table knows no end while an earlier moment is shown. So
 * the end is kept here until the game takes another course.
 */
#include "player/recap.h"

#include <string.h>

#include "base/words.h"

static void forget_end(struct recap *self)
{
    self->is_over = self->is_closed = self->is_back = 0;
    memset(&self->end, 0, sizeof self->end);
}

int recap_look(struct recap *self, const struct play *play)
{
    struct recap before = *self;
    struct table_end end;

    if (self->session != play->session)
        forget_end(self);
    self->session = play->session;
    if (play_table_end(play, &end)) {
        self->is_over = 1;
        self->end = end;
    } else if (!player_is_rewound(play)) {
        forget_end(self);
    }
    return before.is_over != self->is_over
        || !text_same(before.end.words, self->end.words);
}

int recap_is_shown(const struct recap *self)
{
    return self->is_over && !self->is_closed;
}

void recap_put(const struct recap *self, struct text *to)
{
    text_put(to, self->end.words[0] ? words_of(self->end.words)
                                    : words_of("The game is over."));
}

void recap_turn_back(struct recap *self, struct player *player)
{
    self->is_back ^= 1;
    if (self->is_back)
        player_stop(player);
    else
        player_visit(player, UINT64_MAX);
}

const char *recap_again(struct player *player)
{
    const struct session *session = player->play->session;
    const struct machine_type *machine = session_machine(session);
    char id[ID_MAX], seats[PLAY_SEATS][sizeof player->play->minds[0]];
    struct text to;

    text_begin(&to, id, sizeof id);
    text_put(&to, machine->name);
    text_put_char(&to, ':');
    text_put(&to, machine->board->name);
    options_write(machine->top->options, session_setup(session)->option, &to);
    memcpy(seats, player->play->minds, sizeof seats);
    return player_renew(player, id, seats[0][0] ? seats[0] : "human",
                        seats[1][0] ? seats[1] : "human");
}

/* The graph */

static void add_point(struct recap_graph *self, int move, int32_t value)
{
    if (!self->count || value < self->least)
        self->least = value;
    if (!self->count || value > self->most)
        self->most = value;
    self->move[self->count] = move;
    self->value[self->count++] = value;
}

void recap_graph_take(struct recap_graph *self, const struct scoresheet *moves)
{
    self->count = 0;
    self->least = self->most = 0;
    for (int i = 0; i < moves->count; i++)
        if (moves->move[i].has_value)
            add_point(self, i, moves->move[i].value);
}

int recap_graph_across(const struct recap_graph *self, int i, int span)
{
    return self->count > 1 ? (int)((int64_t)i * span / (self->count - 1))
                           : span / 2;
}

/* A game that stood level all the time is a line in the middle. */
int recap_graph_height(const struct recap_graph *self, int i, int span)
{
    int64_t range = (int64_t)self->most - self->least;
    int64_t above = (int64_t)self->value[i] - self->least;

    return range ? (int)(above * span / range) : span / 2;
}

void recap_put_value(int32_t value, struct text *to)
{
    int64_t wide = value;

    if (wide < 0)
        text_put_char(to, '-');
    text_put_number(to, (uint64_t)(wide < 0 ? -wide : wide));
}

void recap_graph_put(const struct recap_graph *self, const char *graph,
                     struct text *to)
{
    char least[16], most[16];
    struct text number;

    text_begin(&number, least, sizeof least);
    recap_put_value(self->least, &number);
    text_begin(&number, most, sizeof most);
    recap_put_value(self->most, &number);
    words_put(to, "{1}, from {2} to {3}", words_of(graph), least, most,
              (char *)0);
}

int recap_graph_at(const struct recap_graph *self, int across, int span)
{
    int64_t steps = self->count - 1, at;

    if (self->count < 1)
        return -1;
    at = span > 0 ? (2 * (int64_t)across * steps + span) / (2 * (int64_t)span)
                  : 0;
    return (int)(at < 0 ? 0 : at > steps ? steps : at);
}

int recap_graph_of(const struct recap_graph *self, int move)
{
    int at = self->count - 1;

    while (at >= 0 && self->move[at] > move)
        at--;
    return at;
}
