/* guest.c - another program that plays, by the Hub protocol.
 *
 * The controller's side of the protocol whose engine is commands/engine.c.
 * Lines that make no sense, or that nobody waits for (info, for example), are
 * skipped, as the protocol asks; only a missing answer is a failure.
 */
#include "games/draughts/match/guest.h"

#include "games/draughts/notation/hub.h"

/* Room for a position and CHECKERS_QUIET_PLIES moves. */
enum { LINE_BYTES = 8192 };

/* Values of the parameter `variant`, those of commands/engine.c. */
static const char *const variants[] = {
    [CHECKERS_FULL] = "english",
    [CHECKERS_SIMPLE] = "simple",
};

static const struct checkers_guest_terms *match_terms(const struct guest *guest)
{
    return guest->game;
}

/* The next line that can be parsed and is not empty. */
static const char *next_hub_line(struct guest *self, struct hub_line *line,
                                 int64_t until_ms)
{
    const char *error;
    char *text;

    do
        error = guest_hear(self, &text, until_ms);
    while (!error && (hub_read(line, text) || !line->command));
    return error;
}

/* In a list with blanks between the words. */
static int lists_word(const char *list, const char *word)
{
    char next[40];

    while (text_word(&list, next, sizeof next) > 0)
        if (text_same(next, word))
            return 1;
    return 0;
}

/* What the guest says about the variant that is to be played. */
struct variant {
    int is_offered;                     /* it knows this one */
    int is_chosen;                      /* and would play it unasked */
};

/* param name=variant value=english type=enum values="english simple" */
static void note_param(struct variant *variant, const struct hub_line *line,
                       const char *wanted)
{
    const char *name = hub_value(line, "name");
    const char *value = hub_value(line, "value");
    const char *values = hub_value(line, "values");

    if (!name || !text_same(name, "variant"))
        return;
    variant->is_chosen = value && text_same(value, wanted);
    variant->is_offered = values && lists_word(values, wanted);
}

/* "hub" is answered by id and params up to "wait". */
static const char *exchange_greetings(struct guest *self,
                                      struct variant *variant,
                                      int64_t until_ms)
{
    struct hub_line line;
    const char *error = guest_tell(self, "hub", until_ms);

    while (!error && !(error = next_hub_line(self, &line, until_ms))) {
        if (text_same(line.command, "param"))
            note_param(variant, &line, variants[match_terms(self)->rules]);
        if (text_same(line.command, "wait"))
            return NULL;
    }
    return error;
}

/* A guest without variants is assumed to play English draughts, which is the
 * default here; it cannot play the simple game. */
static const char *select_variant(struct guest *self,
                                  const struct variant *variant,
                                  int64_t until_ms)
{
    enum checkers_rules rules = match_terms(self)->rules;
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

/* Setting up may take a while (a large table, for example); the patience of
 * the match covers it. */
static const char *wait_until_ready(struct guest *self, int64_t until_ms)
{
    struct hub_line line;
    const char *error = guest_tell(self, "init", until_ms);

    while (!error && !(error = next_hub_line(self, &line, until_ms)))
        if (text_same(line.command, "ready"))
            return NULL;
    return error;
}

/* The start of a guest's life: hub, set-param, init. All of it shares one
 * deadline. Errors name the command, since no game has begun yet. */
static const char *negotiate(struct guest *self)
{
    int64_t until_ms = guest_until_ms(self, 0);
    struct variant variant = {0, 0};
    const char *error;

    if ((error = exchange_greetings(self, &variant, until_ms))
        || (error = select_variant(self, &variant, until_ms))
        || (error = wait_until_ready(self, until_ms)))
        return text_error("'", self->command, "' ", error, (char *)0);
    return NULL;
}

/* The protocol has no answer to new-game, so nothing is waited for. */
static const char *begin_next_game(struct guest *self)
{
    return guest_tell(self, "new-game", guest_until_ms(self, 0));
}

const struct guest_protocol checkers_guest_hub = {
    .prefix = "hub:",
    .example = "boardwalk checkers engine",
    .farewell = "quit",
    .greet = negotiate,
    .begin = begin_next_game,
};

/* A turn */

/* The position after the last capture or man's move, and the moves since
 * then: what came before cannot be repeated, and this keeps the line short. */
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

/* A guest has the same limits as our own search. */
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

/* The protocol wants three lines: where, for how long, and go. */
static const char *request_move(struct guest *self,
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
    put_level(&line, match_terms(self)->effort);
    if ((error = guest_tell(self, buffer, until_ms)))
        return error;
    return guest_tell(self, "go think", until_ms);
}

static const char *read_guest_move(const struct hub_line *line,
                                   const struct checkers *before,
                                   struct checkers_move *move)
{
    const char *word = hub_value(line, "move"), *error;

    if (!word)
        return "sent no move";
    error = hub_read_move(before, word, move);
    return error ? text_error("made no legal move: ", error,
                              (char *)0) : NULL;
}

/* Everything before "done" is skipped. The deadline is that of the whole
 * answer, so a guest cannot gain time by talking. */
const char *checkers_guest_move(struct guest *self,
                                const struct checkers_record *record,
                                struct checkers_move *move)
{
    int64_t until_ms = guest_until_ms(self, match_terms(self)->effort->time_ms);
    struct hub_line line;
    const char *error = request_move(self, record, until_ms);

    while (!error && !(error = next_hub_line(self, &line, until_ms)))
        if (text_same(line.command, "done"))
            return read_guest_move(&line, &record->game.now, move);
    return error;
}
