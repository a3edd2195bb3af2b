/* gtp.c - a session of the Go Text Protocol.
 *
 * What all commands need: finding a command, arguments, the answer, games and
 * players. A line is run to its end before the next one is read; only a
 * thought looks at the input meanwhile, through is_called().
 */
#include "games/go/engine/gtp.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "os/clock.h"

const char go_gtp_syntax[] = "syntax error";
const char go_gtp_too_long[] = "this game has become too long";

static const char line_too_long[] = "line too long: 65535 bytes at most";

/* Commands. Each theme ends its own table with a null name; list_commands
 * lists them in this order. */

static const struct go_gtp_command *const tables[] = {
    go_gtp_admin_commands, go_gtp_play_commands, go_gtp_setup_commands,
    go_gtp_think_commands, go_gtp_score_commands, go_gtp_time_commands,
    go_gtp_analysis_commands, go_gtp_gogui_commands, go_gtp_server_commands,
    NULL,
};

const struct go_gtp_command *go_gtp_command(int i)
{
    for (int t = 0; tables[t]; t++)
        for (const struct go_gtp_command *at = tables[t]; at->name; at++)
            if (i-- == 0)
                return at;
    return NULL;
}

/* Linear search: there are some sixty commands, and each line is one search. */
static const char *dispatch_command(struct go_gtp *self)
{
    const struct go_gtp_command *command;

    if (self->line.is_cut)
        return go_gtp_syntax;
    for (int i = 0; (command = go_gtp_command(i)) != NULL; i++)
        if (text_same(command->name, self->line.command))
            return command->run(self);
    return "unknown command";
}

/* The buffer is larger than what a command can put, by the id and the line
 * ends that are added. */
static void send_answer(struct go_gtp *self, const char *error)
{
    static char whole[GO_GTP_ANSWER_MAX + TEXT_ERROR_MAX];
    struct text to;

    text_begin(&to, whole, sizeof whole);
    gtp_write_answer(&to, self->line.id, !error,
                     error ? error : self->answer.start);
    fputs(whole, self->out);
}

/* Lines without a command get no answer. A line that is cut within a comment
 * is complete as far as it counts. */
void go_gtp_hear(struct go_gtp *self, char *line, int is_cut)
{
    const char *error;

    self->heard_ms = clock_ms();
    is_cut = is_cut && !strchr(line, '#');
    gtp_read(&self->line, line);
    if (!self->line.command && !is_cut)
        return;
    self->is_answered = 0;
    text_begin(&self->answer, self->buffer, sizeof self->buffer);
    error = is_cut ? line_too_long : dispatch_command(self);
    if (!self->is_answered)
        send_answer(self, error);
    fflush(self->out);
}

/* Arguments */

/* A missing argument is an empty word, which no parser accepts. */
static const char *argument(const struct go_gtp *self, int i)
{
    return i < self->line.count ? self->line.argument[i] : "";
}

int go_gtp_colour(const struct go_gtp *self, int i, enum go_colour *colour)
{
    return !go_read_colour(argument(self, i), colour);
}

int go_gtp_number(const struct go_gtp *self, int i, int *number)
{
    const char *digits = argument(self, i);
    uint64_t wide;

    if (!*digits || digits[strspn(digits, "0123456789")])
        return 0;
    *number = text_number(digits, &wide) && wide <= INT_MAX ? (int)wide
                                                            : INT_MAX;
    return 1;
}

int go_gtp_seconds(const struct go_gtp *self, int i, int64_t *ms)
{
    uint64_t wide;

    if (!text_seconds(argument(self, i), &wide))
        return 0;
    *ms = (int64_t)wide;
    return 1;
}

/* A point that only a larger board has is well formed but illegal; anything
 * else is a syntax error. */
const char *go_gtp_point(const struct go_gtp *self, int i, go_point *point)
{
    if (!go_read_vertex(self->game.rules.size, argument(self, i), point))
        return NULL;
    if (!go_read_vertex(GO_SIZE_MAX, argument(self, i), point))
        return "illegal move";
    return go_gtp_syntax;
}

void go_gtp_put_point(struct go_gtp *self, go_point point)
{
    if (self->answer.used && self->answer.start[self->answer.used - 1] != '\n')
        text_put_char(&self->answer, ' ');
    go_write_vertex(self->game.rules.size, point, &self->answer);
}

/* Digit by digit, without floating point. */
void go_gtp_put_fraction(struct text *to, int parts, int one)
{
    if (parts < 0)
        text_put_char(to, '-');
    parts = abs(parts);
    text_put_number(to, (uint64_t)(parts / one));
    text_put_char(to, '.');
    for (int unit = one / 10; unit; unit /= 10)
        text_put_number(to, (uint64_t)(parts / unit % 10));
}

/* Games and players */

/* Each game has a seed of its own, made of the session's seed and the number
 * of the game: the same opponent does not get the same game again and again,
 * and a session can still be repeated. */
static void begin_player(struct go_gtp *self)
{
    char seed[GO_GTP_SEED_MAX + 24];
    struct text to;

    text_begin(&to, seed, sizeof seed);
    text_put(&to, self->seed);
    text_put_char(&to, '/');
    text_put_number(&to, (uint64_t)self->games);
    if (self->player)
        go_player_begin(self->player, seed);
    if (self->examiner)
        go_player_begin(self->examiner, seed);
}

void go_gtp_forget(struct go_gtp *self)
{
    self->verdict.is_known = 0;
    begin_player(self);
}

/* Only games with moves count: controllers send clear_board more than once. */
void go_gtp_begin_game(struct go_gtp *self)
{
    self->games += self->game.count > 0;
    (void)go_game_begin(&self->game, &self->rules);
    go_clock_restart(&self->clock);
    self->is_cleaning = 0;
    go_gtp_forget(self);
}

const char *go_gtp_need_player(struct go_gtp *self)
{
    const char *error;

    if (self->player)
        return NULL;
    error = go_player_open(&self->player, &self->terms.player);
    if (!error)
        begin_player(self);
    return error;
}

const char *go_gtp_need_examiner(struct go_gtp *self)
{
    const char *error = self->examiner
        ? NULL : go_player_open(&self->examiner, &self->terms.player);

    if (!error)
        go_player_begin(self->examiner, self->seed);
    return error;
}

const char *go_gtp_open(struct go_gtp *self, const struct go_gtp_terms *terms,
                        FILE *out)
{
    struct go_clock_terms no_clock = {.kind = GO_CLOCK_NONE};

    memset(self, 0, sizeof *self);
    self->terms = *terms;
    self->out = out;
    self->rules = terms->rules;
    self->must_clean_up = terms->must_clean_up;
    if (strlen(terms->seed) >= sizeof self->seed)
        return "a seed has at most 63 characters";
    strcpy(self->seed, terms->seed);
    go_clock_begin(&self->clock, &no_clock);
    return go_game_begin(&self->game, &self->rules);
}

void go_gtp_close(struct go_gtp *self)
{
    go_player_close(self->player);
    go_player_close(self->examiner);
}
