/* guest.c - another program that plays, by the Hub protocol. */
#include "games/draughts/match/guest.h"

#include "games/draughts/notation/hub.h"

enum { LINE_BYTES = 8192 };

static const char *const variants[] = {
    [CHECKERS_FULL] = "english",
    [CHECKERS_SIMPLE] = "simple",
};

static const struct checkers_guest_terms *terms_of(const struct guest *guest)
{
    return guest->game;
}

/* The next line that makes sense. */
static const char *hear(struct guest *self, struct hub_line *line,
                        int64_t until_ms)
{
    const char *error;
    char *text;

    do
        error = guest_hear(self, &text, until_ms);
    while (!error && (hub_read(line, text) || !line->command));
    return error;
}

static int has_word(const char *list, const char *word)
{
    char next[40];

    while (text_word(&list, next, sizeof next) > 0)
        if (text_same(next, word))
            return 1;
    return 0;
}

/* Whether it says that it has the game, and must be told to play it. */
struct variant {
    int is_offered, is_chosen;
};

static void note_param(struct variant *variant, const struct hub_line *line,
                       const char *wanted)
{
    const char *name = hub_value(line, "name");
    const char *value = hub_value(line, "value");
    const char *values = hub_value(line, "values");

    if (!name || !text_same(name, "variant"))
        return;
    variant->is_chosen = value && text_same(value, wanted);
    variant->is_offered = values && has_word(values, wanted);
}

static const char *introduce(struct guest *self, struct variant *variant,
                             int64_t until_ms)
{
    struct hub_line line;
    const char *error = guest_tell(self, "hub", until_ms);

    while (!error && !(error = hear(self, &line, until_ms))) {
        if (text_same(line.command, "param"))
            note_param(variant, &line, variants[terms_of(self)->rules]);
        if (text_same(line.command, "wait"))
            return NULL;
    }
    return error;
}

/* One that knows no variants is taken to play the usual game. */
static const char *choose(struct guest *self, const struct variant *variant,
                          int64_t until_ms)
{
    enum checkers_rules rules = terms_of(self)->rules;
    char buffer[100];
    struct text line;

    if (variant->is_chosen)
        return NULL;
    if (!variant->is_offered)
        return rules == CHECKERS_FULL
            ? NULL : "does not know the variant simple";
    text_begin(&line, buffer, sizeof buffer);
    hub_write(&line, "set-param");
    hub_write_value(&line, "name", "variant");
    hub_write_value(&line, "value", variants[rules]);
    return guest_tell(self, buffer, until_ms);
}

static const char *wait_until_ready(struct guest *self, int64_t until_ms)
{
    struct hub_line line;
    const char *error = guest_tell(self, "init", until_ms);

    while (!error && !(error = hear(self, &line, until_ms)))
        if (text_same(line.command, "ready"))
            return NULL;
    return error;
}

static const char *agree(struct guest *self)
{
    int64_t until_ms = guest_until_ms(self, 0);
    struct variant variant = {0, 0};
    const char *error;

    if ((error = introduce(self, &variant, until_ms))
        || (error = choose(self, &variant, until_ms))
        || (error = wait_until_ready(self, until_ms)))
        return text_error("'", self->command, "' ", error, (char *)0);
    return NULL;
}

static const char *begin_next(struct guest *self)
{
    return guest_tell(self, "new-game", guest_until_ms(self, 0));
}

const struct guest_protocol checkers_guest_hub = {
    .prefix = "hub:",
    .example = "boardwalk checkers engine",
    .farewell = "quit",
    .greet = agree,
    .begin = begin_next,
};

/* A turn */

/* From the last man's move on: nothing before that can come again. */
static void put_position(struct text *line,
                         const struct checkers_record *record)
{
    const struct checkers_game *game = &record->game;
    char word[HUB_POSITION_MAX], moves[LINE_BYTES / 2];
    struct text to;

    text_begin(&to, word, sizeof word);
    hub_write_position(game->quiet ? &game->past[0] : &game->now, &to);
    hub_write(line, "pos");
    hub_write_value(line, "pos", word);
    if (!game->quiet)
        return;
    text_begin(&to, moves, sizeof moves);
    for (int i = record->count - game->quiet; i < record->count; i++) {
        if (to.used)
            text_put_char(&to, ' ');
        hub_write_move(&record->moves[i], &to);
    }
    hub_write_value(line, "moves", moves);
}

static void put_level(struct text *line, const struct checkers_effort *effort)
{
    hub_write(line, "level");
    if (effort->depth)
        hub_write_number(line, "depth", (uint64_t)effort->depth);
    if (effort->nodes)
        hub_write_number(line, "nodes", effort->nodes);
    if (effort->time_ms)
        hub_write_decimal(line, "move-time", effort->time_ms, 3);
}

static const char *ask(struct guest *self,
                       const struct checkers_record *record,
                       int64_t until_ms)
{
    char buffer[LINE_BYTES];
    struct text line;
    const char *error;

    text_begin(&line, buffer, sizeof buffer);
    put_position(&line, record);
    if ((error = guest_tell(self, buffer, until_ms)))
        return error;
    text_begin(&line, buffer, sizeof buffer);
    put_level(&line, terms_of(self)->effort);
    if ((error = guest_tell(self, buffer, until_ms)))
        return error;
    return guest_tell(self, "go think", until_ms);
}

static const char *understand(const struct hub_line *line,
                              const struct checkers *before,
                              struct checkers_move *move)
{
    const char *word = hub_value(line, "move"), *error;

    if (!word)
        return "has no move";
    error = hub_read_move(before, word, move);
    return error ? text_error("makes no legal move: ", error,
                              (char *)0) : NULL;
}

const char *checkers_guest_move(struct guest *self,
                                const struct checkers_record *record,
                                struct checkers_move *move)
{
    int64_t until_ms = guest_until_ms(self, terms_of(self)->effort->time_ms);
    struct hub_line line;
    const char *error = ask(self, record, until_ms);

    while (!error && !(error = hear(self, &line, until_ms)))
        if (text_same(line.command, "done"))
            return understand(&line, &record->game.now, move);
    return error;
}
