/* answer.c - the output lines of a Hub engine.
 *
 * Every line is flushed at once: the program at the other end of the pipe
 * waits for it. Whether stdout still works is checked by the caller, in
 * commands/engine.c. The names and units are those of the Hub protocol.
 */
#include "games/draughts/engine/answer.h"

#include <stdio.h>

#include "games/draughts/notation/hub.h"

/* A line of CHECKERS_DEPTH_MAX moves fits; what does not is cut off. */
enum { LINE_MAX_BYTES = 4096, MOVES_MAX_BYTES = 2048 };

struct answer {                         /* a line under construction */
    struct text text;                   /* writes into line */
    char line[LINE_MAX_BYTES];
};

static void begin_hub_line(struct answer *self, const char *command)
{
    text_begin(&self->text, self->line, sizeof self->line);
    hub_write(&self->text, command);
}

void checkers_answer(const char *line)
{
    puts(line);
    fflush(stdout);
}

void checkers_answer_error(const char *what)
{
    struct answer answer;

    begin_hub_line(&answer, "error");
    hub_write_value(&answer.text, "message", what);
    checkers_answer(answer.line);
}

void checkers_answer_id(void)
{
    struct answer answer;

    begin_hub_line(&answer, "id");
    hub_write_value(&answer.text, "name", "Boardwalk");
    hub_write_value(&answer.text, "version", BOARDWALK_VERSION);
    hub_write_value(&answer.text, "author", "the authors of Boardwalk");
    checkers_answer(answer.line);
}

/* param name=threads value=1 type=int min=1 max=16 */
void checkers_answer_number(const char *name, int value, int most)
{
    struct answer answer;

    begin_hub_line(&answer, "param");
    hub_write_value(&answer.text, "name", name);
    hub_write_number(&answer.text, "value", (uint64_t)value);
    hub_write_value(&answer.text, "type", "int");
    hub_write_number(&answer.text, "min", 1);
    hub_write_number(&answer.text, "max", (uint64_t)most);
    checkers_answer(answer.line);
}

/* param name=variant value=english type=enum values="english simple" */
void checkers_answer_choice(const char *name, const char *value,
                            const char *values)
{
    struct answer answer;

    begin_hub_line(&answer, "param");
    hub_write_value(&answer.text, "name", name);
    hub_write_value(&answer.text, "value", value);
    hub_write_value(&answer.text, "type", "enum");
    hub_write_value(&answer.text, "values", values);
    checkers_answer(answer.line);
}

/* One argument with all moves: pv="8-11 22-17". */
static void write_line_of_play(struct text *to,
                               const struct checkers_thought *thought)
{
    for (int i = 0; i < thought->line_length; i++) {
        if (i)
            text_put_char(to, ' ');
        hub_write_move(&thought->line[i], to);
    }
}

/* Units of the protocol: score in men, time in seconds, nps in millions of
 * nodes a second. nodes / ms is thousands a second, hence the 10 for two
 * decimals of a million. */
void checkers_answer_info(const struct checkers_thought *thought,
                          uint64_t ms)
{
    struct answer answer;
    struct text *text = &answer.text, line;
    char moves[MOVES_MAX_BYTES];

    begin_hub_line(&answer, "info");
    hub_write_number(text, "depth", (uint64_t)thought->depth);
    hub_write_decimal(text, "score", thought->score, 2);
    hub_write_number(text, "nodes", thought->nodes);
    hub_write_decimal(text, "time", (int64_t)ms, 3);
    hub_write_decimal(text, "nps",
                      (int64_t)(thought->nodes / (10 * (ms ? ms : 1))), 2);
    text_begin(&line, moves, sizeof moves);
    write_line_of_play(&line, thought);
    hub_write_value(text, "pv", moves);
    checkers_answer(answer.line);
}

static void write_move_argument(struct text *to, const char *name,
                                const struct checkers_move *move)
{
    char word[HUB_MOVE_MAX];
    struct text text;

    text_begin(&text, word, sizeof word);
    hub_write_move(move, &text);
    hub_write_value(to, name, word);
}

/* The reply that the search expects is offered for pondering. */
void checkers_answer_done(const struct checkers_thought *thought)
{
    struct answer answer;

    begin_hub_line(&answer, "done");
    write_move_argument(&answer.text, "move", &thought->best);
    if (thought->line_length > 1)
        write_move_argument(&answer.text, "ponder", &thought->line[1]);
    checkers_answer(answer.line);
}
