/* answer.c - what a Hub engine says, a line each. */
#include "games/draughts/engine/answer.h"

#include <stdio.h>

#include "games/draughts/notation/hub.h"

enum { LINE_MAX_BYTES = 4096, MOVES_MAX_BYTES = 2048 };

struct answer {
    struct text text;
    char line[LINE_MAX_BYTES];
};

static void begin(struct answer *self, const char *command)
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

    begin(&answer, "error");
    hub_write_value(&answer.text, "message", what);
    checkers_answer(answer.line);
}

void checkers_answer_id(void)
{
    struct answer answer;

    begin(&answer, "id");
    hub_write_value(&answer.text, "name", "Boardwalk");
    hub_write_value(&answer.text, "version", BOARDWALK_VERSION);
    hub_write_value(&answer.text, "author", "the authors of Boardwalk");
    checkers_answer(answer.line);
}

void checkers_answer_number(const char *name, int value, int most)
{
    struct answer answer;

    begin(&answer, "param");
    hub_write_value(&answer.text, "name", name);
    hub_write_number(&answer.text, "value", (uint64_t)value);
    hub_write_value(&answer.text, "type", "int");
    hub_write_number(&answer.text, "min", 1);
    hub_write_number(&answer.text, "max", (uint64_t)most);
    checkers_answer(answer.line);
}

void checkers_answer_choice(const char *name, const char *value,
                            const char *values)
{
    struct answer answer;

    begin(&answer, "param");
    hub_write_value(&answer.text, "name", name);
    hub_write_value(&answer.text, "value", value);
    hub_write_value(&answer.text, "type", "enum");
    hub_write_value(&answer.text, "values", values);
    checkers_answer(answer.line);
}

static void put_moves(struct text *to, const struct checkers_thought *thought)
{
    for (int i = 0; i < thought->line_length; i++) {
        if (i)
            text_put_char(to, ' ');
        hub_write_move(&thought->line[i], to);
    }
}

/* Speed is told in millions a second. */
void checkers_answer_info(const struct checkers_thought *thought,
                          uint64_t ms)
{
    struct answer answer;
    struct text *text = &answer.text, line;
    char moves[MOVES_MAX_BYTES];

    begin(&answer, "info");
    hub_write_number(text, "depth", (uint64_t)thought->depth);
    hub_write_decimal(text, "score", thought->score, 2);
    hub_write_number(text, "nodes", thought->nodes);
    hub_write_decimal(text, "time", (int64_t)ms, 3);
    hub_write_decimal(text, "nps",
                      (int64_t)(thought->nodes / (10 * (ms ? ms : 1))), 2);
    text_begin(&line, moves, sizeof moves);
    put_moves(&line, thought);
    hub_write_value(text, "pv", moves);
    checkers_answer(answer.line);
}

static void add_move(struct text *to, const char *name,
                     const struct checkers_move *move)
{
    char word[HUB_MOVE_MAX];
    struct text text;

    text_begin(&text, word, sizeof word);
    hub_write_move(move, &text);
    hub_write_value(to, name, word);
}

void checkers_answer_done(const struct checkers_thought *thought)
{
    struct answer answer;

    begin(&answer, "done");
    add_move(&answer.text, "move", &thought->best);
    if (thought->line_length > 1)
        add_move(&answer.text, "ponder", &thought->line[1]);
    checkers_answer(answer.line);
}
